# Learning: lessons and challenges of any game, on screen and in plain lines.

learn-heading = Lesson { $number } of { $last }: { $title }.
learn-text-how = Answer with a number. skip goes to the next lesson, quit keeps your place; look and rule tell more.
text-command-skip = skip, next
text-help-skip = skip: go to the next lesson.
learn-what = What next?
learn-go-on = Go on. { $what }
learn-challenge = Challenge: { $title }{ $won ->
    [yes] , won before
   *[no] {""}
 }
learn-choose-lesson = Choose a lesson
learn-which-lesson = Which lesson?
learn-enough = Enough for now
learn-stands = Does it stand?
learn-think-again = Think again
learn-let-stand = Let it stand
learn-wrong = Try again?
learn-leave-it = Go on
learn-right = The right answer: { $words }.
learn-it-stands = It stands, and the table shows what it did.
learn-by-oneself = Now choose yourself, as in any game; hint, why not and rule help.
learn-otherwise = That is allowed and may be good, but wanted here was: { $words }.
learn-hint = Wanted here: { $words }.
learn-hint-option = That is option { $number }.
learn-hint-next = Next for that: option { $number }, { $words }.
learn-hint-of-game = A hint thinks of the whole game, not of this challenge.
learn-no-what = What an answer brings is told once you have answered; hint names the one that is wanted.
learn-no-undo = Nothing is taken back in a lesson; answer again or skip it.
learn-won = Challenge won!
learn-lost = Not this time.
learn-reached = Reached: { $reached } of { $wanted }.
learn-how-to-go-on = Your place in the lessons is kept. To go on: { $program } { $command }{ $game } --tutorial
learn-to-play = To play a game: { $program } text{ $game }
learn-trouble-read = What you had learnt could not be read, so the lessons begin anew.
learn-trouble-write = What you learn cannot be kept on this machine; the lessons work all the same.

learn-title = Learn { $game }
learn-told = { $done } of { $all } lessons done; all take about { $minutes } minutes.
learn-told-all = All lessons are done. Try a challenge, or begin a game at the title.
learn-row = { $done ->
    [yes] done
   *[no] {"    "}
 }  { $number }. { $title }
learn-row-challenge = { $done ->
    [yes] won{" "}
   *[no] {"    "}
 }  Challenge: { $title }
learn-keys = { $take } begins, { $leave_setup } leaves
learn-note-keys = { $take } goes on, { $undo } back, { $skip_lesson } next lesson, { $aside } board, { $leave } leaves
learn-note-ask-keys = digit or { $take }, { $undo } back, { $skip_lesson } next lesson, { $aside } board, { $leave } leaves
learn-note-board-keys = { $take } to the board, { $undo } back, { $skip_lesson } next lesson, { $leave } leaves
learn-challenge-note-keys = { $take } goes on, { $aside } board, { $leave } leaves
learn-challenge-keys = Play on the board: { $up } and { $down } choose, { $take } takes it; { $hint } gives a hint, { $help } lists all keys, { $bring_back } tells this again.
learn-again = Try again
learn-back = Back to the list
