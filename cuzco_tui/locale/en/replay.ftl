# Looking back at games that were played.

error-replay-open = This game is not over: it can be looked at only from your own seat.
error-what-if-over = The game is over here; go back to a point where something is to be decided.
error-what-if-too-early = You have nothing to decide before this point; go on to your first decision.
error-what-if-nobody = Several people play this game, which is not over: what would have been can be seen after its end.
saved-what-if = { $about } (what if, from { $origin })

replay-beginning = The beginning
replay-chose = { $who } – { $what }
replay-happened = What happened
replay-acted = { $who } acted
replay-next = Next: { $who }.
error-replay-only-looks = A replay is only looked at; what if begins a game of your own.

replay-in = { $round ->
    [0] set-up
   *[other] { -round } { $round }
 }
replay-where = Step { $step } of { $last }, turn { $turn } of all { $turns }, { replay-in }
replay-where-short = Step { $step } of { $last }, { replay-in }
replay-where-shortest = { $step } of { $last }
replay-in-front = Is { $name } here, and nobody else looks or listens?
replay-eyes = seen by { $who }
replay-eyes-all = all hands open{ $shown ->
    [yes] : { $key } shows them
   *[no] {""}
 }
replay-nobody = a watcher
replay-keys = { $back } { $on }
replay-keys-from = { $back } to { $on }
replay-seats = seats
replay-step = step
replay-turn = turn
replay-round = { -round }
replay-slow = It plays slowly.
replay-steady = It plays steadily.
replay-quick = It plays quickly.

keys-at-replay = In a replay
do-play-on = play
do-pace = speed
do-eyes-all = all seats
do-eyes-1 = seat 1
do-eyes-2 = seat 2
do-eyes-3 = seat 3
do-eyes-4 = seat 4
do-eyes-5 = seat 5
do-eyes-6 = seat 6
do-what-if = what if
do-export = export
do-take-in = import
do-leave-replay = back
about-replay-step = Goes a step further or back.
about-replay-turn = Goes to the end of the next turn, or of the one before.
about-replay-round = Goes to the beginning of a { -round }.
about-replay-ends = Goes to the beginning or to the end of the game.
about-play-on = Plays the game by itself from here, or stops it.
about-pace = Changes how quickly it plays.
about-eyes = Shows the game as this seat sees it; before its end only your own.
about-eyes-all = Shows the hands of all, once the game is over.
about-what-if = Takes over here, in a new game of your own.
about-export = Writes the game to a text file.
about-take-in = Takes the game of this file into your saved games.
about-leave-replay = Goes back.

what-if-title = What if
what-if-ask = Play on from step { $step }, { $round ->
    [0] in the set-up
   *[other] in { -round } { $round }
 }, as { $who }? It is a new game of its own, and nothing is changed in this one. { $anew ->
    [yes] What you may not know here is dealt anew.
   *[no] Everything lies as it did then.
 }
what-if-people = Shall bots play for { $names }? No lets them play at this keyboard.
replay-exported = Wrote the game to { $file }.
replay-taken-in = Taken into your saved games as { $game }.

# A replay by ear.
text-command-forward = next, forward
text-command-backward = back, previous
text-command-turn = turn
text-command-round = { -round-typed }
text-command-step = step
text-command-first = start, first
text-command-last = end, last
text-command-seat = seat
text-command-what-if = what, whatif
text-command-export = export
text-command-take-in = import
text-help-forward = next: the next step, as Enter alone. Next and a number goes so many.
text-help-backward = back: the step before. Back and a number goes so many.
text-help-turn = turn: the whole next turn. Turn back tells the one before.
text-help-round = { -round-typed }: where the next { -round } begins. With a number: to that one.
text-help-step = step and a number: to that step. The number alone does the same.
text-help-first = start: to the beginning.
text-help-last = end: to the end.
text-help-seat = seat and a name, or all: with whose eyes the game is told.
text-help-what-if = what if: play on from here, in a new game of your own.
text-help-export = export and a file: writes the game there.
text-help-take-in = import: takes the game of this file into your saved games.
text-replay-repeat = repeat: this step once more.
text-replay-leave = quit: ends the replay.
text-replay-begins = Replay of game { $game }, { $last } steps: { $names }.
text-replay-how = Enter: the next step. Turn, { -round-typed }, back or a number go elsewhere. Help, quit.
text-replay-eyes = You hear it as { $who }.
text-replay-eyes-all = You hear everything, also what was hidden.
text-replay-eyes-nobody = You hear it as somebody who watches.
text-replay-beginning = Step { $step } of { $last }. The beginning.
text-replay-acted = Step { $step }. { $who }.
text-replay-told = Step { $step }. { $told }
text-replay-step = Step { $step }. { $who }: { $what }.
text-replay-in-round = { $round ->
    [0] Set-up.
   *[other] { -Round } { $round }.
 }
text-replay-last = That was the last step.
text-replay-no-more = There is no step further on.
text-replay-no-less = There is no step before.
text-replay-no-round = There is no { -round } { $round }; the last one is { $last }.
text-replay-no-seat = There is no seat "{ $typed }"; name one of { $names }, or all.
text-replay-all = all, everybody
text-replay-yes-or-no = Type yes or no.
text-taken-over = Taken over from game { $origin } at step { $step }, as a new game: { $game }.
text-replay-stays = Nothing was begun.
text-replay-no-options = In a replay there are no options to ask about; what if plays on from here.
text-replay-saved-already = This game is among your saved games already.

error-look-back-open = The game at { $table } is not over; one can look back at it afterwards.
error-look-back-not-there = You have neither played nor watched the game at { $table }.
do-replay-table = look back
about-replay-table = Looks back at the finished game under the cursor, step by step.
text-command-look-back = replay, rewatch
text-help-look-back = replay and a table: tells a finished game again, step by step.
text-look-back-none = You have no finished game here.
text-command-moment = moment
text-help-moment = moment: the next choice that decided the game. Moment back: the one before.
replay-moments = moments
replay-no-moment = No choice that decided the game lies that way.
about-replay-moment = Goes to the next choice that decided the finished game, or to the one before.
about-replay-rule = Opens the rules at what was decided at this step.
