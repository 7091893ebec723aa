# Looking back with a coach.

analysis-in-round = { $round ->
    [0] Before { -round } 1
   *[other] { -Round } { $round }
 }
analysis-all = { $who ->
    [You] Your
   *[other] { $who }:
 } { $turns ->
    [one] one turn
   *[other] { $turns } turns
 } ({ $choices ->
    [one] one choice
   *[other] { $choices } choices
 }) gave away about { $vp } { -vp }, each counted by itself.
analysis-done = { $deed } – { $done }
analysis-dearest = { $count ->
    [one] The dearest mistake:
   *[other] The { $count } dearest mistakes:
 }
analysis-best = { $count ->
    [one] The best move:
   *[other] The { $count } best moves:
 }
analysis-numbered = { $number }. { $turn }
analysis-mistake = { $when }, step { $step }: { $done }. Better: { $better }. It cost { $vp } { -vp }.
analysis-good = { $when }, step { $step }: { $done }. That was { $vp } { -vp } ahead of anything else.
analysis-fine = { $when }, step { $step }: { $done }. Nothing was better.
error-analysis-own = Before a game is over only one's own turns can be analysed.
error-analysis-whose = Say whose turns are to be analysed, with --seat and one of { $names }.
error-analysis-seat = There is no seat "{ $typed }"; the seats are { $names }, or 1, 2 and so on.

## By ear

text-command-analyse = analyse, analyze
text-help-analyse = analyse: your dearest mistakes and best moves; all: every turn; a number: goes there.
text-analysis-begins = { $count } choices are judged; that takes about { $seconds } seconds. Enter stops it.
text-analysis-begins-here = { $count } choices are judged; that takes about { $seconds } seconds.
text-analysis-more = Type { $analyse } and a number to go there in the replay, { $analyse } { $all } for every turn.
text-analysis-judged = { $done } of { $total } choices judged.
text-analysis-still = Still judging: { $done } of { $total } choices. Enter stops it.
text-analysis-stopped = Stopped. What was judged is kept; type { $analyse } again to go on.
text-analysis-here = Here it was decided. { $turn }
text-analysis-whose = Say whose turns: { $analyse } and one of { $names }.
text-analysis-no-number = There is no number { $number }; the last one is { $last }.
text-analysis-no-number-yet = There is no number { $number }; type { $analyse } first.
text-analysis-failed = The analysis failed; try again.

## On screen

analysis-title = Analysis
analysis-judged = { $done } of { $total } choices judged
analysis-time = { $seconds ->
    [one] one second so far
   *[other] { $seconds } seconds so far
 }
analysis-time-left = { $seconds ->
    [one] about one second left
   *[other] about { $seconds } seconds left
 }
analysis-minutes-left = about { $minutes } minutes left
analysis-how = A strong bot judges each choice by what could be known then.
analysis-mistakes = Dearest mistakes
analysis-best-moves = Best moves
analysis-every-turn = Every turn
analysis-by-round = { -Vp } given away by { -round }
analysis-given-away = { -Vp } given away
analysis-signs = { -Vp }: - given away, + ahead
analysis-ahead = { -Vp } ahead of anything else
analysis-at = { $when }, step { $step }
analysis-better = Better: { $better }
analysis-no-mistakes = Nothing was given away.
analysis-no-best = No move was far ahead of anything else.
analysis-no-turns = { $who } never had anything to choose.
analysis-failed = The analysis failed; leave this page and try again.
