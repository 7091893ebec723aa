# Rückblick mit einem Trainer.

analysis-in-round = { $round ->
    [0] Vor { -round } 1
   *[other] { -round } { $round }
 }
analysis-all = { $who ->
    [Du] Du
   *[other] { $who }
 }, { $turns } { $turns ->
    [one] Zug
   *[other] Züge
 } ({ $choices } { $choices ->
    [one] Entscheidung
   *[other] Entscheidungen
 }): etwa { $vp } { $vp ->
    [one] { -point }
   *[other] { -points }
 } verschenkt, jeder Zug für sich gerechnet.
analysis-done = { $deed } – { $done }
analysis-dearest = { $count ->
    [one] Der teuerste Fehler:
   *[other] Die { $count } teuersten Fehler:
 }
analysis-best = { $count ->
    [one] Der beste Zug:
   *[other] Die { $count } besten Züge:
 }
analysis-numbered = { $number }. { $turn }
analysis-mistake = { $when }, Schritt { $step }: { $done }. Besser: { $better }. Das kostete { $vp ->
    [one] 1 { -point }
   *[other] { $vp } { -points }
 }.
analysis-good = { $when }, Schritt { $step }: { $done }. Das war { $vp ->
    [one] 1 { -point }
   *[other] { $vp } { -points }
 } besser als alles andere.
analysis-fine = { $when }, Schritt { $step }: { $done }. Nichts war besser.
error-analysis-own = Vor dem Ende eines Spiels lassen sich nur die eigenen Züge auswerten.
error-analysis-whose = Sag, wessen Züge ausgewertet werden sollen: --seat und einer von { $names }.
error-analysis-seat = Es gibt keinen Platz „{ $typed }“; die Plätze sind { $names }, oder 1, 2 und so weiter.

## Zum Hören

text-command-analyse = auswertung, auswerten
text-help-analyse = auswertung: teuerste Fehler und beste Züge; alle: jeder Zug; eine Nummer: geht dorthin.
text-analysis-begins = { $count } Entscheidungen werden beurteilt; das dauert etwa { $seconds } Sekunden. Enter bricht ab.
text-analysis-begins-here = { $count } Entscheidungen werden beurteilt; das dauert etwa { $seconds } Sekunden.
text-analysis-more = { $analyse } und eine Nummer geht im Rückblick dorthin, { $analyse } { $all } nennt jeden Zug.
text-analysis-judged = { $done } von { $total } Entscheidungen beurteilt.
text-analysis-still = Noch wird beurteilt: { $done } von { $total } Entscheidungen. Enter bricht ab.
text-analysis-stopped = Abgebrochen. Was beurteilt ist, bleibt; mit { $analyse } geht es weiter.
text-analysis-here = Hier wurde entschieden. { $turn }
text-analysis-whose = Sag, wessen Züge: { $analyse } und einer von { $names }.
text-analysis-no-number = Es gibt keine Nummer { $number }; die letzte ist { $last }.
text-analysis-no-number-yet = Es gibt keine Nummer { $number }; tippe erst { $analyse }.
text-analysis-failed = Die Auswertung ist misslungen; versuch es noch einmal.

## Auf dem Bildschirm

analysis-title = Auswertung
analysis-judged = { $done } von { $total } Entscheidungen beurteilt
analysis-time = { $seconds ->
    [one] seit einer Sekunde
   *[other] seit { $seconds } Sekunden
 }
analysis-time-left = { $seconds ->
    [one] noch etwa eine Sekunde
   *[other] noch etwa { $seconds } Sekunden
 }
analysis-minutes-left = noch etwa { $minutes } Minuten
analysis-how = Ein starker Bot beurteilt jede Entscheidung nach dem, was man da wissen konnte.
analysis-mistakes = Die teuersten Fehler
analysis-best-moves = Die besten Züge
analysis-every-turn = Jeder Zug
analysis-by-round = Verschenkt: { -vp } je { -round }
analysis-given-away = { -Vp } verschenkt
analysis-signs = { -Vp }: - verschenkt, + Vorsprung
analysis-ahead = { -Vp } Vorsprung vor allem anderen
analysis-at = { $when }, Schritt { $step }
analysis-better = Besser: { $better }
analysis-no-mistakes = Nichts wurde verschenkt.
analysis-no-best = Kein Zug war viel besser als alles andere.
analysis-no-turns = { $who } hatte nie etwas zu entscheiden.
analysis-failed = Die Auswertung ist misslungen; verlass diese Seite und versuch es noch einmal.
