# Das Protokoll: was jemand getan hat, in wenigen Worten, und was es gebracht hat, in kurzen Wendungen.
# Der Name steht allein, in Klammern oder vor einem Doppelpunkt.

log-round = Durchgang { $round }
log-won = { $mine ->
    [yes] Du hast gewonnen
   *[no] { $who } hat gewonnen
 }
log-order = Zugreihenfolge: { $order }
log-setup = Aufbau
log-start-task = Start-Aufgabe ({ $task })
log-task-kept = Aufgabe ({ $task })
log-rolled = gewürfelt { $dice }
log-pututu = { $missed ->
    [yes] kein Schneckenhorn mehr da
   *[no] Schneckenhorn { $size }
 }
log-pututu-used = Schneckenhorn: { $before } wird { $after }
log-die = { $virtual ->
    [yes] zusätzliche 1
   *[no] Würfel { $pips }
 }, { $what }
log-die-moved = { $mine ->
    [yes] deine { $pips }
   *[no] die { $pips } von { $who }
 } versetzt: { $source } nach { $target }
log-card = { $via ->
    [inti] per Medaillon { $card }
   *[offering] mit { $card }
 }
log-card-named = { $god } { $card }: { $effect }
log-card-taken = Karte { $card }
log-ability = { $colour } genutzt: { $ability }{ $strength ->
    [one] {""}
   *[other] {""} mit Stärke { $strength }
 }
log-run = { $kind } { $pips } nach { $place }
log-jump = Sprung nach { $place }
log-overlay = Aufleger gedreht
log-khipu = Khipu
log-on-top = { $mine ->
    [yes] Khipu auf deinem
   *[no] Khipu obenauf ({ $who })
 }
log-no-feather = keine vierte { coloured-feather }
log-feathers = { $count ->
    [one] { coloured-feather }
   *[other] { $count } { $colour ->
        [violett] violette
        [orange] orange
        [rosa] rosa
       *[other] türkise
     } Federn
 }
log-tile = { $colour ->
    [study] Forschung für { $ability }
   *[farm] Landwirtschaft für { $ability }
 }
log-priest = Priester auf Stufe { $step }
log-pushed = { $mine ->
    [yes] dein Priester auf { $step } geschoben
   *[no] auf { $step } geschoben: { $who }
 }
log-home = { $mine ->
    [yes] dein Priester geht heim
   *[no] heimgeschickt: { $who }
 }
log-reserve = { $amount ->
    [one] Khipu in Reserve
   *[other] { $amount } Khipus in Reserve
 }
log-down = { $amount ->
    [one] Plättchen herunter
   *[other] { $amount } Plättchen herunter
 }
log-up = { $amount ->
    [one] Plättchen hoch
   *[other] { $amount } Plättchen hoch
 }
log-offerings = { $amount ->
    [one] +1 Opfergabe
   *[other] +{ $amount } Opfergaben
 }
log-food = +{ $amount } Nahrung
log-knowledge = +{ $amount } Status
log-vp = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
 }
log-vp-of = { $who } { $vp }
log-inti = Inti-Medaillon{ $mine ->
    [yes] {""} für dich
   *[no] : { $who }
 }
log-inti-gone = ein Inti-Medaillon kommt aus dem Spiel
log-university = Status
log-temple = Tempel
log-final = Schlusswertung
log-source = { $source } { $vp }
log-only = nichts anderes war möglich
log-no-ability = keine Fähigkeit ist möglich
log-no-good = keine Ware ist zu haben
log-bought = gekauft: { $good } für { $cost } Nahrung
log-fulfilled = Aufgabe erfüllt
log-discarded = { $tasks ->
    [one] Aufgabe abgeworfen
   *[other] { $tasks } Aufgaben abgeworfen
 }
log-new-task = neue Aufgabe: { $task }

## Wozu der Zug eines Bots dient, unter dem Zug

purpose-set = damit ist eine Sammlung vollständig: { $count } { $set }, { $vp } Punkte am Ende
purpose-complete-and-die = damit ist Stirnreif { $circlet } gefüllt; die { $die } in der Hand kann ihn für { $vp } Punkte aktivieren
purpose-complete = damit ist Stirnreif { $circlet } gefüllt
purpose-priest-most = damit die meisten Priester im Tempel, für ein Inti-Medaillon
purpose-food-for = damit würde die Nahrung auf dem Markt für { $good } reichen, { $vp } Punkte
purpose-first = damit vorn auf der Status-Leiste, für den ersten Platz der Zugreihenfolge
purpose-strength = damit Stärke { $strength }: { $tile }
purpose-nearer = damit { $have } von { $need } für die Aufgabe { $task }
purpose-met = damit ist alles für die Aufgabe { $task } da
purpose-new-task = für die neue Aufgabe { $have ->
    [one] ist schon { $have }
   *[other] sind schon { $have }
 } von { $need } da
purpose-new-task-met = für die neue Aufgabe ist schon alles da
purpose-two = { $first }; { $second }
purpose-also-nearer = jetzt { $have } von { $need } für die Aufgabe { $task }
purpose-also-met = jetzt alles für die Aufgabe { $task }

## Das Ende eines Durchgangs

summary-people = Personen
summary-university = Status
summary-temple = Tempel
summary-market = Markt
summary-palace = Palast
summary-final = Ende
summary-priests = Priester im Tempel
summary-good = { $good }{ $again ->
    [yes] {""} noch einmal
   *[no] {""}
 }
summary-inti = Inti-Medaillon für die meisten Priester
summary-fulfilled = Aufgabe erfüllt: { $task }
summary-discarded = Aufgabe abgeworfen: { $task }
log-continued = weiter
