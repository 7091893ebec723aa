# The words of the screen.

panel-log = Log
panel-prompt = What now?
panel-score = { -Vp }
prompt-page = { $first } to { $last } of { $all }; { $page_down } shows more
prompt-help = Digits, or arrows and { $take }, answer
dialog-help = { $take } or its key takes, { $aside } board, { $hint } hint, { $undo } undo, { $help } help
reading-why = Why not
reading-hint = Hint
confirm-quit = Leave the game? It is not saved.
bots-thinking = { $bot } is thinking, { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 } so far
prompt-help-over = { $bring_back } shows the ranking, { $leave } leaves the game
prompt-help-waiting = You are told as soon as they have chosen; { $leave } leaves the game
prompt-help-trouble = { $skip } tries again, { $leave } leaves the game
prompt-help-bots = { $skip } shows their moves up to your next decision, { $speed } changes their speed
prompt-help-dialog = { $bring_back } opens the dialog
log-back = { $log }, { $lines } lines back; End shows the newest
news-more = … { $key } log
prompt-tail = { $every ->
    [yes] For each: { $told }
   *[no] For each but { $but }: { $told }
    }
prompt-lately = What happened
prompt-place = { $number } of { $all }
lead-key = { $key }
lead-take = do it
