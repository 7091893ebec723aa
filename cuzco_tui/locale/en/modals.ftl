# The words of the dialogs.

modal-help-columns = { $take } takes both, arrows choose, { $aside } board, { $hint } hint, { $help } help
modal-enter-takes = { $take } takes: { $picks }
modal-more-above = ▲ more
modal-more-below = ▼ more
modal-hand-over = Next player
modal-hand-over-keys = { $ready } shows the table, { $leave } leaves
prompt-page-last = { $first } to { $last } of { $all }; { $page_up } goes back
modal-hint-marks = { $take } marks it in its list, { $close_hint } closes
modal-confirm-keys = { $yes } yes, { $no } no
modal-undo-asked = Take back "{ $what }"?
modal-hint-keys = { $take } makes this move, { $close_hint } closes
modal-undo = Undo
modal-quit = Leave the table
reading-no-rule = The rules page does not know { $rule }.
modal-place = { $number } of { $all }
modal-interlude-keys = { $go } or { $close } goes on
reasons-together = { $head } { $first } and { $last }
modal-reasons-keys = { $why } lists all reasons, { $close } closes
