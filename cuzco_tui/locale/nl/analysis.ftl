# Terugblikken met een coach.

analysis-in-round = { $round ->
    [0] Voor { -round } 1
   *[other] { -Round } { $round }
 }
analysis-all = { $who ->
    [Jij] Jij
   *[other] { $who }
 }, { $turns } { $turns ->
    [one] beurt
   *[other] beurten
 } ({ $choices } { $choices ->
    [one] keuze
   *[other] keuzes
 }): ongeveer { $vp } { $vp ->
    [one] { -point }
   *[other] { -points }
 } weggegeven, elke beurt op zichzelf gerekend.
analysis-done = { $deed } – { $done }
analysis-dearest = { $count ->
    [one] De duurste fout:
   *[other] De { $count } duurste fouten:
 }
analysis-best = { $count ->
    [one] De beste zet:
   *[other] De { $count } beste zetten:
 }
analysis-numbered = { $number }. { $turn }
analysis-mistake = { $when }, stap { $step }: { $done }. Beter: { $better }. Dat kostte { $vp ->
    [one] 1 { -point }
   *[other] { $vp } { -points }
 }.
analysis-good = { $when }, stap { $step }: { $done }. Dat was { $vp ->
    [one] 1 { -point }
   *[other] { $vp } { -points }
 } beter dan al het andere.
analysis-fine = { $when }, stap { $step }: { $done }. Niets was beter.
error-analysis-own = Voor het einde van een partij kunnen alleen de eigen beurten worden geanalyseerd.
error-analysis-whose = Zeg wiens beurten geanalyseerd moeten worden: --seat en een van { $names }.
error-analysis-seat = Er is geen plaats "{ $typed }"; de plaatsen zijn { $names }, of 1, 2 enzovoort.

## Om te horen

text-command-analyse = analyse, analyseer
text-help-analyse = analyse: je duurste fouten en beste zetten; alle: elke beurt; een nummer: gaat erheen.
text-analysis-begins = { $count } keuzes worden beoordeeld; dat duurt ongeveer { $seconds } seconden. Enter stopt het.
text-analysis-begins-here = { $count } keuzes worden beoordeeld; dat duurt ongeveer { $seconds } seconden.
text-analysis-more = { $analyse } en een nummer gaat er in de terugblik heen, { $analyse } { $all } noemt elke beurt.
text-analysis-judged = { $done } van { $total } keuzes beoordeeld.
text-analysis-still = Nog bezig: { $done } van { $total } keuzes. Enter stopt het.
text-analysis-stopped = Gestopt. Wat beoordeeld is, blijft; met { $analyse } gaat het verder.
text-analysis-here = Hier werd beslist. { $turn }
text-analysis-whose = Zeg wiens beurten: { $analyse } en een van { $names }.
text-analysis-no-number = Er is geen nummer { $number }; het laatste is { $last }.
text-analysis-no-number-yet = Er is geen nummer { $number }; typ eerst { $analyse }.
text-analysis-failed = De analyse is mislukt; probeer het nog eens.

## Op het scherm

analysis-title = Analyse
analysis-judged = { $done } van { $total } keuzes beoordeeld
analysis-time = { $seconds ->
    [one] sinds één seconde
   *[other] sinds { $seconds } seconden
 }
analysis-time-left = { $seconds ->
    [one] nog ongeveer één seconde
   *[other] nog ongeveer { $seconds } seconden
 }
analysis-minutes-left = nog ongeveer { $minutes } minuten
analysis-how = Een sterke bot beoordeelt elke keuze naar wat toen bekend kon zijn.
analysis-mistakes = De duurste fouten
analysis-best-moves = De beste zetten
analysis-every-turn = Elke beurt
analysis-by-round = Weggegeven { -vp } per { -round }
analysis-given-away = weggegeven { -vp }
analysis-signs = { -vp }: - weggegeven, + voorsprong
analysis-ahead = { -vp } voor op al het andere
analysis-at = { $when }, stap { $step }
analysis-better = Beter: { $better }
analysis-no-mistakes = Er werd niets weggegeven.
analysis-no-best = Geen zet was veel beter dan al het andere.
analysis-no-turns = { $who } had nooit iets te kiezen.
analysis-failed = De analyse is mislukt; verlaat deze pagina en probeer het nog eens.
