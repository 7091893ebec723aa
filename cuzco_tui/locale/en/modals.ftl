# The words of the dialogs.

modal-help-columns = Digits pick, { $next } other list, { $take } confirms, { $aside } board, { $help } help
modal-enter-takes = { $take } takes: { $picks }
modal-more-above = more above ^
modal-more-below = v more below
modal-hand-over = Next player
modal-hand-over-keys = { $ready } shows the table, { $leave } quit
prompt-page-last = { $first } to { $last } of { $all }; { $page_up } goes back
modal-hint-marks = { $take } marks it in its list, { $close_hint } closes
modal-confirm-keys = { $yes } yes, { $no } no
modal-undo-asked = Take back "{ $what }"?
modal-hint-keys = { $take } makes this move, { $close_hint } closes
modal-ranking-keys = { $up } and { $down } scroll, { $close } shows the board
modal-ranking-tie = Between equals the one earlier in the turn order is ahead.
modal-ranking-sources = VP from
modal-ranking-total = together
modal-ranking-rounds = After round
modal-ranking-end = end
modal-ranking-lead = * has the lead
modal-ranking-saved = The game is finished and saved.
modal-ranking-unsaved = The game is finished; it was not saved.
modal-ranking-ways = { $close } shows the board; there { $bring_back } brings this back and { $leave } leaves.
modal-undo = Undo
modal-quit = Leave the table
reading-more = All rules: { $file }
reading-no-rule = The rules page does not know { $rule }.
