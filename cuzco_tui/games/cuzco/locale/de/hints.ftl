# Tipps: das Ziel eines Plans, wie er sich zu einem anderen verhält, und was dann kommt.

hint-best = Am besten: { $option }.
hint-short = { $option }, { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 } besser als { $other }
hint-short-than-plan = { $option }, { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 } besser als der bisherige Plan
hint-short-even = { $option }; etwa gleich gut: { $other }
hint-goal = Ziel: { $deed }.
hint-goal-two = Ziel: { $first }, dazu { $second }.
hint-goal-for-task = Ziel: { $deed }; für die Aufgabe { $task }: { $have } von { $need }.
hint-goal-completes-task = Ziel: { $deed }; damit ist alles für die Aufgabe { $task } da.
hint-goal-complete = Ziel: alles für die Aufgabe { $task } haben.
hint-goal-nearer = Ziel: der Aufgabe { $task } näherkommen: { $have } von { $need }.
hint-even = Etwa gleich gut: { $other }.
hint-more = { $vp ->
    [one] Ein Punkt
   *[other] { $vp } Punkte
 } besser als { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = { $vp ->
    [one] Ein Punkt
   *[other] { $vp } Punkte
 } besser als der bisherige Plan, { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = So geht der bisherige Plan weiter.
hint-parts = In Punkten: { $parts }.
hint-because = { $parts }
hint-part = { $topic } { $vp }
hint-then = Danach: { $steps }.
hint-steps-of = { $of }: { $steps }
hint-of-exchange = Tausch
hint-of-fire-trial = Feuerprobe

## Wozu ein Plan dient

goal-task = die Aufgabe { $task } erfüllen
goal-circlet = Stirnreif { $circlet } aktivieren
goal-circlet-at-once = Stirnreif { $circlet } füllen und aktivieren
goal-complete = Stirnreif { $circlet } füllen
goal-complete-and-die = Stirnreif { $circlet } füllen, dann mit der { $die } aktivieren
goal-village = ein Khipu nach { $village } bringen
goal-priest = ein Priester im Tempel
goal-priest-most = die meisten Priester im Tempel, für ein Inti-Medaillon
goal-good = { $good } kaufen
goal-food-for = genug Nahrung, sodass du auf dem Markt { $good } kaufen kannst
goal-first = Startspieler werden
goal-tile = das Plättchen { $tile }, nehmen
goal-knowledge = { $count } Status
goal-feathers = { $count ->
    [one] eine Feder
   *[other] { $count } Federn
 }
goal-food = { $count } Nahrung
goal-offerings = { $count ->
    [one] eine Opfergabe
   *[other] { $count } Opfergaben
 }
goal-cards = { $count ->
    [one] eine Götterkarte
   *[other] { $count } Götterkarten
 }
goal-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }

## Woher Punkte kommen

vp-topic-points = erzielte Punkte
vp-topic-cards = Karten und Opfergaben
vp-topic-food = Nahrung
vp-topic-goods = Waren
vp-topic-inti = Inti-Medaillons
vp-topic-temple = Tempel
vp-topic-knowledge = Status
vp-topic-order = Reihenfolge
vp-topic-roads = nächste Wege
vp-topic-villages = Dörfer
vp-topic-houses = freie Häuser
vp-topic-headdress = Federn und Stirnreife
vp-topic-people = Plättchen
vp-topic-pututus = Schneckenhörner
vp-topic-dice = übrige Würfel
vp-topic-tasks = Aufgaben
vp-topic-rivals = was andere verlieren
vp-topic-rest = der Rest

## Möglichkeiten mitten im Satz

hinted-die = die { $pips } für { $action }
hinted-pututu = mit dem { $size ->
    [one] Einer-Schneckenhorn
   *[other] Zweier-Schneckenhorn
 } die { $pips } zur { $target } machen
hinted-play = Karte { $card } spielen, { $effect }, { $via ->
    [inti] für ein Inti-Medaillon
   *[offering] für eine Opfergabe
 }
hinted-move-die = { $owner ->
    [Du] deine { $pips }
   *[other] die { $pips } von { $owner }
 } von { $source } auf { $target }
hinted-overlay = { $steps ->
    [0] den Aufleger so lassen
    [one] den Aufleger einen Schritt drehen
   *[other] den Aufleger { $steps } Schritte drehen
 }
hinted-road = { $kind } { $pips } nach { $place }
hinted-jump = nach { $place }
hinted-down = herunterschieben: { $tile }
hinted-up = hochschieben: { $tile }
hinted-god = Karte { $card } nehmen, { $effect }
hinted-advance = { $spaces ->
    [one] einen Schritt
   *[other] { $spaces } Schritte
 } vorrücken
hinted-ability = { $colour } für { $ability } nutzen{ $boosted ->
    [yes] {""} mit Karte 01
   *[no] {""}
 }
hinted-tile-at = { $tile }, bei der { $pips }
hinted-feather = eine { coloured-feather }
hinted-slot = Feder zu Stirnreif { $circlet }
hinted-step = Stufe { $step }{ $via ->
    [inti] {""} mit Karte 12 für ein Inti-Medaillon
    [offering] {""} mit Karte 12 für eine Opfergabe
   *[no] {""}
 }
hinted-circlet = Stirnreif { $circlet }, { $vp } Punkte
hinted-keep = die Aufgaben { $first } und { $second } behalten
hinted-fulfil = die Aufgabe { $task } erfüllen{ $via ->
    [inti] {""} mit Karte 04 für ein Inti-Medaillon
    [offering] {""} mit Karte 04 für eine Opfergabe
   *[no] {""}
 }, { $vp } Punkte
hinted-discard = die Aufgabe { $task } abwerfen, { $have } von { $need }
hinted-task = die Aufgabe { $task } nehmen, { $have } von { $need }
hinted-vp = ein Punkt
hinted-offering = eine Opfergabe
hinted-khipu = ein Khipu in die Reserve
hinted-knowledge = ein Status-Schritt
hinted-food = 1 Nahrung
hinted-decline = nichts
hinted-done = nichts mehr
