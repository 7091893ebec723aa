# Cuzco in German: names, events, questions, options, looks, reasons and scores.
# The one spoken to is "Du": a sentence with a verb chooses its form by [Du]; else the name stands alone or before a colon.

## Names

nothing = nichts
no-card = keine Karte
no-khipus = keine
khipus-on-top = { $top } oben, darunter { $below }
no-card-help = Der Platz ist vorerst leer.
action-stone = Steinweg
action-rope = Hängebrücke
action-study = Forschung
action-farm = Landwirtschaft
action-exchange = Tausch
action-temple = Tempel
action-headdress = Federschmuck
action-points = Punkte
road-stone = Steinweg
road-rope = Hängebrücke
colour-turquoise = türkis
colour-purple = violett
colour-orange = orange
colour-pink = rosa
coloured-feather = { $colour ->
    [violett] violette
    [orange] orange
    [rosa] rosa
   *[other] türkise
 } Feder
god-iliapa = Iliapa
god-mama-quilia = Mama Quilia
god-viracocha = Viracocha
god-pacha-mama = Pacha Mama
god-mama-sara = Mama Sara
good-soup = Suppe
good-clothes = Kleidung
good-bowl = Schale
good-decanter = Karaffe
good-tools = Werkzeug
good-jewellery = Schmuck
phase-setup = Aufbau
phase-I = Phase 1: Würfel
phase-II = Phase 2: Personen
phase-III = Phase 3: Stadt
phase-end = Spielende
phase-over = Spiel vorbei
place-cuzco = Cuzco
place-with-ring = { $place } ({ $ring })
ring-inner = inneres Dorf { $number }
ring-outer = äußeres Dorf { $number }
tiles-study = Forschung
tiles-farm = Landwirtschaft
tile = { $colour ->
    [study] Forschung für { $effect }, { $number ->
        [one] einen Status-Schritt
       *[other] { $number } Status-Schritte
     } wert
   *[farm] Landwirtschaft für { $effect }, { $number } Nahrung wert
 }
arm = { $kind } { $pips } nach { $place }

## God cards: a few words, and what they do

card = Karte { $number }, { $effect }
card-01 = stärkere Personen
card-02 = zwei Plättchen hochschieben
card-03 = Ware zählt doppelt
card-04 = Aufgabe mit einer Bedingung weniger
card-05 = Zusatzzug mit einer 1
card-06 = Würfel versetzen
card-07 = einsetzen trotz niedrigerer Würfel
card-08 = reiche Feuerprobe
card-09 = Plättchen von der Ablage
card-10 = Dorfpunkte sofort
card-11 = noch eine Fähigkeit der Forschung
card-12 = Priester heimschicken
card-13 = Würfel zählt als 6
card-14 = Sprung in ein beliebiges Dorf
card-15 = noch eine Fähigkeit der Landwirtschaft
card-01-help = Phase 2: Eine Nutzung der Forschung und eine der Landwirtschaft sind um 1 stärker.
card-02-help = Phase 1, Tausch: Schiebe bis zu zwei Plättchen wieder hoch.
card-03-help = Phase 3: Die eben gekaufte Ware bringt ihre Punkte noch einmal.
card-04-help = Phase 3 oder Spielende: Erfülle eine Aufgabe mit einer Bedingung weniger, für 4 Punkte.
card-05-help = Phase 1, nach deinem Zug: noch ein Zug, wie mit einem Würfel mit einer 1.
card-06-help = Phase 1, vor deinem Zug: Versetze einen beliebigen Würfel auf ein anderes Feld.
card-07-help = Phase 1: Setze deinen Würfel ein, obwohl er gleich hoch oder höher ist.
card-08-help = Phasen 1 und 2: 3 Nahrung und 3 Status-Schritte statt des Ertrags einer Feuerprobe.
card-09-help = Phase 1, Plättchen nehmen: dazu ein beliebiges Plättchen von den Ablagestapeln.
card-10-help = Phase 1, Khipu abliefern: die Punkte des Dorfes sofort.
card-11-help = Phase 2: Nutze noch eine Fähigkeit der Forschung, eine andere.
card-12-help = Phase 1, Tempel: Der Priester auf deiner Stufe geht heim statt eine Stufe hinunter.
card-13-help = Phase 1: Dein eingesetzter Würfel gilt für seine Aktion als 6.
card-14-help = Phase 1, Bewegungsfeld: Springe in ein beliebiges Dorf.
card-15-help = Phase 2: Nutze noch eine Fähigkeit der Landwirtschaft, eine andere.

## Abilities of person tiles

ability-01 = Opfergaben
ability-02 = Punkte
ability-03 = Federn
ability-04 = Steinwege
ability-05 = Status
ability-06 = Hängebrücken
ability-07 = Götterkarten
ability-08 = Khipus in die Reserve
ability-09 = Stirnreife
ability-10 = Nahrung
ability-11 = Landwirtschafts-Plättchen
ability-12 = Forschungs-Plättchen

## Tasks

task = Aufgabe { $name }, { $asks }
task-progress = { $task }: { $have } von { $need }
task-parts = { $first } und { $second }
part-priest = ein Priester im Tempel
part-study = ein Forschungs-Plättchen
part-farm = ein Landwirtschafts-Plättchen
part-good = eine Ware
part-first = Platz 1 der Zugreihenfolge
task-villages = { $need ->
    [one] Khipu in einem Dorf
   *[other] Khipus in { $need } Dörfern
 }
task-inner-villages = { $need ->
    [one] Khipu in einem inneren Dorf
   *[other] Khipus in { $need } inneren Dörfern
 } um Cuzco
task-outer-villages = { $need ->
    [one] Khipu in einem äußeren Dorf
   *[other] Khipus in { $need } äußeren Dörfern
 }
task-villages-of-feather = { $need ->
    [one] Khipu in einem Dorf
   *[other] Khipus in { $need } Dörfern
 } mit { $what ->
    [violett] violetter
    [orange] orange
    [rosa] rosa
   *[other] türkiser
 } Feder
task-villages-of-vp = { $need ->
    [one] Khipu in einem Dorf mit
   *[other] Khipus in { $need } Dörfern mit je
 } { $what ->
    [one] einem Punkt
   *[other] { $what } Punkten
 }
task-village-values = Khipus in { $need } Dörfern mit verschiedenen Punktzahlen
task-feathers = { $need ->
    [one] eine Feder
   *[other] { $need } Federn
 }
task-feathers-of = { $need ->
    [one] eine
   *[other] { $need }
 } { $what ->
    [violett] violette
    [orange] orange
    [rosa] rosa
   *[other] türkise
 } { $need ->
    [one] Feder
   *[other] Federn
 }
task-feather-colours = { $need ->
    [one] Federn in einer Farbe
   *[other] Federn in { $need } Farben
 }
task-tiles-of = { $need ->
    [one] ein
   *[other] { $need }
 } { $what }s-Plättchen
task-tile-kinds = { $need } { $what }s-Plättchen mit verschiedenen Fähigkeiten
task-tiles-down = { $need ->
    [one] ein heruntergeschobenes
   *[other] { $need } heruntergeschobene
 } Plättchen
task-tiles-down-of = { $need ->
    [one] ein heruntergeschobenes
   *[other] { $need } heruntergeschobene
 } { $what }s-Plättchen
task-tiles-of-ability = { $need ->
    [one] ein
   *[other] { $need }
 } Plättchen für { $what }
task-gods-in-hand = { $need ->
    [one] Karte einer Gottheit
   *[other] Karten von { $need } verschiedenen Gottheiten
 } auf der Hand
task-same-god = { $need ->
    [one] eine Karte
   *[other] { $need } Karten
 } derselben Gottheit auf der Hand
task-cards-of-god = { $need ->
    [one] eine Karte
   *[other] { $need } Karten
 } von { $what } auf der Hand
task-goods = { $need ->
    [one] eine Ware
   *[other] { $need } Waren
 }
task-goods-of = { $need ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $need }-mal
 } { $what }
task-good-kinds = { $need ->
    [one] eine Ware
   *[other] { $need } verschiedene Waren
 }
task-priests = { $need ->
    [one] ein
   *[other] { $need }
 } Priester im Tempel
task-food = { $need } Nahrung
task-circlets = { $need ->
    [one] ein aktiver Stirnreif
   *[other] { $need } aktive Stirnreife
 }
task-inti = { $need ->
    [one] ein Inti-Medaillon
   *[other] { $need } Inti-Medaillons
 }
task-offerings = { $need ->
    [one] eine Opfergabe
   *[other] { $need } Opfergaben
 }

## Events

event-order-dealt = Zugreihenfolge: { $order }.
event-mask-dealt = { $seat }: Maske { $mask }, erste Feder: { $feather }.
event-start-task-dealt = { $seat }: Start-{ $task }.
event-hand-dealt = Deine Hand: { $cards }.
event-tasks-drawn = Aufgaben zur Auswahl: { $tasks }.
event-tasks-kept = { $seat ->
    [Du] Du behältst
   *[other] { $seat } behält
 } { $tasks }.
event-round-started = Durchgang { $round } beginnt.
event-phase-started = Jetzt { $phase }.
event-dice-rolled = { $seat ->
    [Du] Du würfelst
   *[other] { $seat } würfelt
 } { $pips }.
event-pututu-gained = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
 } ein { $size ->
    [one] Einer-Schneckenhorn
   *[other] Zweier-Schneckenhorn
 }.
event-pututu-missed = { $seat }: kein { $size ->
    [one] Einer-Schneckenhorn
   *[other] Zweier-Schneckenhorn
 } mehr da.
event-pututu-used = { $seat }: Schneckenhorn macht aus einer { $before } eine { $after }.
event-die-placed = { $seat }: { $virtual ->
    [yes] gedachter Würfel
   *[no] Würfel
 } { $pips } auf { $action }.
event-die-moved = { $seat ->
    [Du] Du versetzt
   *[other] { $seat } versetzt
 } { $owner ->
    [Du] deine { $pips }
   *[other] die { $pips } von { $owner }
 } von { $source } auf { $target }.
event-card-played = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
 } { $card }, für { $via ->
    [inti] ein Inti-Medaillon
   *[offering] eine Opfergabe
 }.
event-card-turned-up = { $god }: Offen liegt jetzt { $card }.
event-pile-reshuffled = { $god }: { $cards ->
    [one] Eine abgeworfene Karte bildet
   *[other] { $cards } abgeworfene Karten bilden
 } den neuen Stapel.
event-god-card-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
 } { $card }.
event-overlay-turned = { $steps ->
    [0] { $seat ->
        [Du] Du lässt
       *[other] { $seat } lässt
     } den Aufleger, wie er ist
   *[other] { $seat ->
        [Du] Du drehst
       *[other] { $seat } dreht
     } den Aufleger { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
     } im Uhrzeigersinn
 }.
event-chasqui-moved = { $seat }: { $kind ->
    [jump] Sprung
    [stone] Steinweg { $pips }
   *[rope] Hängebrücke { $pips }
 } von { $origin } nach { $destination }.
event-khipu-delivered = { $seat }: Khipu { $from_reserve ->
    [yes] aus der Reserve
   *[no] von der Maske
 } in Dorf { $village }.
event-nothing-delivered = { $seat }: nichts abzuliefern in Dorf { $village }.
event-khipu-reserved = { $seat }: Khipu in die Reserve.
event-feather-taken = { $seat }: { coloured-feather }.
event-feather-missed = { $seat }: keine vierte { coloured-feather }.
event-feather-placed = { $seat }: { coloured-feather } in Aussparung { $slot }.
event-tile-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
 } { $pips ->
    [0] von der Ablage
   *[other] bei Augenzahl { $pips }
 }: { $tile }.
event-tile-slid-down = { $seat ->
    [Du] Du schiebst
   *[other] { $seat } schiebt
 } herunter: { $tile }.
event-tile-slid-up = { $seat ->
    [Du] Du schiebst
   *[other] { $seat } schiebt
 } hoch: { $tile }.
event-offerings-gained = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
 } { $amount ->
    [one] eine Opfergabe
   *[other] { $amount } Opfergaben
 }.
event-food-gained = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
 } { $amount } Nahrung.
event-knowledge-gained = { $seat }: { $steps ->
    [0] kein Status-Schritt
    [one] ein Status-Schritt
   *[other] { $steps } Status-Schritte
 }, jetzt Status { $space }.
event-pips-lapsed = { $seat }: { $pips ->
    [one] ein Auge verfällt
   *[other] { $pips } Augen verfallen
 }.
event-priest-placed = { $seat }: Priester auf Stufe { $step }.
event-priest-pushed = { $seat }: Priester auf Stufe { $step } hinuntergedrängt.
event-priest-sent-home = { $seat }: Priester von Stufe { $step } zurück auf die Maske.
event-circlet-activated = { $seat ->
    [Du] Du aktivierst
   *[other] { $seat } aktiviert
 } Stirnreif { $pips }.
event-fire-trial-earned = { $seat }: Feuerprobe.
event-declined = { $seat ->
    [Du] Du verzichtest
   *[other] { $seat } verzichtet
 }.
event-only-option = { $seat }: nichts anderes ist möglich.
event-passed-over = { $seat }: { $decision ->
    [ChooseAbility] keine Fähigkeit ist nutzbar
   *[other] keine Ware ist zu haben
 }.
event-points-scored = { $seat }: plus { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, { $source }.
event-ability-used = { $seat ->
    [Du] Du nutzt
   *[other] { $seat } nutzt
 } { $colour } für { $ability }, Stärke { $strength }.
event-order-changed = Status: alle Marker zurück auf 0. Zugreihenfolge jetzt: { $order }.
event-inti-gained = { $seat }: Inti-Medaillon für die meisten Priester.
event-inti-removed = Kein Priester im Tempel: Ein Inti-Medaillon kommt aus dem Spiel.
event-good-bought = { $seat ->
    [Du] Du kaufst
   *[other] { $seat } kauft
 } { $good ->
    [Schale] eine Schale
    [Karaffe] eine Karaffe
   *[other] { $good }
 } für { $cost } Nahrung.
event-task-fulfilled = { $seat ->
    [Du] Du erfüllst
   *[other] { $seat } erfüllt
 } { $task }{ $with_card ->
    [yes] , mit Karte 04
   *[no] {""}
 }.
event-task-discarded = { $seat ->
    [Du] Du wirfst
   *[other] { $seat } wirft
 } ab: { $task }.
event-task-taken = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
 } { $task }.
event-move-explained = { $seat }: { $said }.
event-round-ended = Durchgang { $round } endet. Neue Plättchen, Aufgaben und Waren liegen bereit.
event-game-ended = Das Spiel ist vorbei. Rangfolge: { $ranking }.

## Questions

question-over = Das Spiel ist vorbei.
question-waiting = { $who } ist am Zug.
question-tasks-to-keep = Welche zwei Aufgaben behältst du? Je Durchgang eine: { $vp } Punkte, sonst Abwurf.
question-feather-slot = Wohin kommt die { coloured-feather }?
question-turn = { $extra ->
    [y] Zusatzzug, wie mit einem Würfel mit einer 1: Welche Aktion?
   *[n] Dein Zug. Würfel in der Hand: { $dice }. Was tust du?
 }
question-die-to-move = Karte 06: Welcher Würfel kommt wohin?
question-overlay = Drehst du den Aufleger, bevor du Cuzco verlässt?
question-road = In { $place }. { $kind } bis { $pips }: Wohin?
question-village = Karte 14: In welches Dorf springst du?
question-village-v-p = Karte 10: Sofort { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 } für Dorf { $place } werten?
question-tile = Welches { $colour }s-Plättchen, höchstens Augenzahl { $pips }?
question-extra-tile = Karte 09: Noch ein Plättchen von der Ablage nehmen?
question-discarded-tile = Welches Plättchen von der Ablage?
question-exchange = Tausch, { $pips ->
    [0] keine Augen mehr: Sonst noch etwas?
    [one] noch ein Auge: Was nimmst du?
   *[other] noch { $pips } Augen: Was nimmst du?
 }
question-tile-to-raise = Karte 02: Welches Plättchen schiebst du hoch, höchstens { $left }?
question-step = Welche Tempelstufe, höchstens { $pips }?
question-circlet = Welchen Stirnreif aktivierst du?
question-fire-gift = Feuerprobe: Götterkarte oder Opfergabe, und Status oder Nahrung?
question-fire-growth = Feuerprobe: Status oder Nahrung?
question-extra-turn = Karte 05: Noch ein Zug, wie mit einem Würfel mit einer 1?
question-ability = Welche Fähigkeit nutzt du?
question-feather = Welche Feder nimmst du, höchstens { $left }?
question-god-card = Welche Götterkarte nimmst du, höchstens { $left }?
question-khipu = Khipus in die Reserve, höchstens { $left }: Noch eines?
question-spaces = Wie weit rückst du auf der Status-Leiste vor, höchstens { $left }?
question-good = Markt in Durchgang { $round }, du hast { $food ->
    [0] keine
   *[other] { $food }
 } Nahrung: Was kaufst du?
question-good-twice = Karte 03: { $good } noch einmal werten, für { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }?
question-task = { $met ->
    [0] { $card ->
        [yes] Palast: Keine deiner Aufgaben ist erfüllt. Eine mit Karte 04 erfüllen oder eine abwerfen?
       *[no] Palast: Keine deiner Aufgaben ist erfüllt; eine musst du abwerfen. Welche?
     }
   *[other] Palast: Welche Aufgabe erfüllst du für { $vp } Punkte?
 }
question-new-task = Welche neue Aufgabe nimmst du? Erfüllt bringt sie { $vp } Punkte.
question-final-task = Spielende: Noch eine Aufgabe mit Karte 04 erfüllen?

## Options

with-card = Karte { $card } { $via ->
    [inti] aus der Auslage für ein Inti-Medaillon
   *[offering] von der Hand für eine Opfergabe
 }
option-place-die = Würfel { $pips }: { $action }
option-place-die-with = { $placement }, mit { $cards }
option-use-pututu = { $size ->
    [one] Einer-Schneckenhorn
   *[other] Zweier-Schneckenhorn
 }: Würfel { $pips } wird { $target }
option-play-card = { $card }: { $via ->
    [inti] aus der Auslage für ein Inti-Medaillon
   *[offering] von der Hand für eine Opfergabe
 }
option-move-die = { $owner ->
    [Du] Deine { $pips }
   *[other] Die { $pips } von { $owner }
 }: von { $source } auf { $target }
option-turn-overlay = { $steps ->
    [0] Aufleger so lassen
    [one] Einen Schritt drehen
   *[other] { $steps } Schritte drehen
 }: { $arms }
option-take-road = { $place } über { $kind } { $pips }: { $waits }
option-jump-to = { $place }: { $waits }
option-take-tile = Augenzahl { $pips }: { $tile }
option-take-discarded-tile = { $tile }
option-slide-down = Herunterschieben: { $tile }
option-slide-up = Hochschieben: { $tile }
option-take-god = { $god }: { $card }
option-take-feather = Eine { coloured-feather }: du hast { $owned } von 3
option-one-feather = Eine { coloured-feather }
option-place-feather = Stirnreif { $circlet }: { $completes ->
    [yes] ist damit vollständig
   *[no] seine erste Feder
 }
option-place-priest = Stufe { $step }: frei
option-place-priest-pushing = Stufe { $step }: { $own ->
    [yes] dein eigener Priester
   *[no] Priester von { $owner }
 } eine Stufe hinunter
option-place-priest-sending = Stufe { $step }: { $own ->
    [yes] dein eigener Priester
   *[no] Priester von { $owner }
 } heim mit Karte 12, für { $via ->
    [inti] ein Inti-Medaillon
   *[offering] eine Opfergabe
 }
option-activate-circlet = Stirnreif { $pips }: { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 } und eine Feuerprobe
option-advance = { $spaces ->
    [one] Einen Schritt
   *[other] { $spaces } Schritte
 } vorrücken
option-use-ability = { $colour } für { $ability } nutzen: Stärke { $strength }{ $boosted ->
    [yes] {""} mit Karte 01
   *[no] {""}
 }
option-buy-good = { $good } kaufen für { $cost } Nahrung: { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }
option-keep-tasks = { $first }; und { $second }
option-fulfil-task = Erfüllen für { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }: { $task }
option-fulfil-task-with = Erfüllen für { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }, mit Karte 04 für { $via ->
    [inti] ein Inti-Medaillon
   *[offering] eine Opfergabe
 }: { $task }
option-discard-task = Abwerfen: { $task }
option-take-task = { $task }
option-vp = Ein Punkt
option-offering = Eine Opfergabe
option-khipu = Ein Khipu in die Reserve
option-knowledge = Ein Status-Schritt
option-food = 1 Nahrung
option-decline = Verzichten
option-done = Fertig

## What waits at the end of a road

waits-cuzco = Feuerprobe
waits-delivery = { coloured-feather }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }
waits-full-colour = keine vierte { coloured-feather }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }
waits-nothing = { $colour }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }
waits-own-khipu = dein Khipu liegt dort, { $colour }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }
waits-no-khipu-left = du hast kein Khipu mehr, { $colour }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }

## Looks

look-unknown = Das Thema { $topic } gibt es nicht.
look-step = Stufe { $step }: { $who ->
    [Du] dein Priester
   *[other] Priester von { $who }
 }.
look-temple-empty = Der Tempel ist leer.
look-temple-worth = Jeder Priester bringt in diesem Durchgang { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }. Inti-Medaillons auf dem Tempel: { $inti }.
look-good = { $good } für { $cost } Nahrung bringt { $vp ->
    [one] einen Punkt
   *[other] { $vp } Punkte
 }
look-palace-task = Im Palast: { $task }.
look-palace-empty = Im Palast liegt keine Aufgabe.
look-own-task = Deine { $task }.
look-their-task = { $task }.
look-house = Augenzahl { $pips }: { $tile }.
look-houses-empty = In diesem Durchgang ist kein Personen-Plättchen mehr da.
look-god = { $god }: { $card }. { $help } Stapel { $pile }, Ablage { $discards }.
look-dice-hand = { $who }: noch einzusetzen { $dice }.
look-die = { $who } { $pips }
look-dice-space = { $space }: { $dice }.
look-dice-space-empty = { $space }: keine Würfel.
look-track = { $who }: Status { $space }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }.
look-order = Zugreihenfolge: { $order }.
look-mask = { $who }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }, Läufer in { $place }.
look-supplies = Vorrat: Opfergaben { $offerings }, Nahrung { $food }, Inti-Medaillons { $inti }, Priester { $priests }.
look-khipus = Khipus: { $mask } auf der Maske, { $reserve } in der Reserve, { $delivered } abgeliefert. Freie Häuser: { $free }.
look-mask-tile = { $tile }, { $down ->
    [yes] heruntergeschoben
   *[no] noch oben
 }.
look-goods-count = { $count ->
    [one] {""}
    [2] zweimal {""}
    [3] dreimal {""}
   *[other] { $count }-mal {""}
 }{ $good }
look-goods = Waren: { $goods }.
look-fulfilled = Erfüllte Aufgaben: { $count }.
look-pututus = Schneckenhörner: Einer { $one }, Zweier { $two }.
look-hand-size = Götterkarten auf der Hand: { $count }.
look-slot = Aussparung { $slot } { $colour } { $filled ->
    [yes] besetzt
   *[no] frei
 }
look-circlet = Stirnreif { $pips }: { $slots }{ $active ->
    [yes] , aktiviert
   *[no] {""}
 }.
look-hand-card = { $count ->
    [one] {""}
    [2] Zweimal {""}
    [3] Dreimal {""}
   *[other] { $count }-mal {""}
 }{ $card }. { $help }
look-hand-empty = Keine Götterkarte auf der Hand.
look-hand-hidden = Wer nur zuschaut, sieht keine Handkarten.
look-hand-means = Zum Bezahlen: Opfergaben { $offerings }, Inti-Medaillons { $inti }.
look-roads-here = { $who }: in { $place }.
look-road = Nach { $place } über { $kind } { $pips }: { $waits }.
look-roads-may-turn = Du darfst den Aufleger drehen, bevor du Cuzco verlässt.
look-roads-other = { $who }: in { $place }.
look-places-help = Dörfer heißen nach Feder und Punkten: T türkis, P violett, O orange, K rosa; K3 ist ein rosa Dorf mit 3 Punkten. Bei zwei gleichen folgt ein kleiner Buchstabe.
look-roads-help = Dörfer sind im Uhrzeigersinn gezählt; das äußere Dorf 1 liegt zwischen den inneren Dörfern 1 und 2.
look-village = { $place }, { $ring }: { coloured-feather }, { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }, Khipus: { $khipus }.
look-village-unknown = Es gibt kein Dorf { $words }. Sage zum Beispiel: schau dorf { $example }.
look-village-runners = Läufer hier: { $who }.
look-cuzco = Cuzco: Wer hereinkommt, erhält eine Feuerprobe.
look-no-player = Hier heißt niemand { $words }.
look-hand-secret = Die Hand von { $who } ist geheim. Karten: { $count }.
where = Durchgang { $round } von { $rounds }, { $phase }.

## Reasons

reason = Regel { $rule }: { $why }
why-not-your-turn = Du bist nicht dran; dran ist { $who }.
why-over = Das Spiel ist vorbei.
why-d-1-placed = Dieser Würfel liegt schon auf { $placed }.
why-d-1-not-now = Würfel setzt du nur in deinem Zug der Phase 1 ein.
why-d-2 = Dort liegt eine { $lowest }; dein Würfel muss niedriger sein.
why-d-2-shared = Dort liegt eine { $lowest }, denn { $first } und { $second } sind hier ein Feld; dein Würfel muss niedriger sein.
why-o-2 = Ein Schneckenhorn hat deinen Würfel { $tied } verändert, also musst du den einsetzen.
why-m-7 = { $kind ->
    [Steinweg] Ein Steinweg
   *[other] Eine Hängebrücke
 } ab { $location } geht erst mit einer { $easiest }.
why-m-7-none = Von { $location } führt { $kind ->
    [Steinweg] kein Steinweg
   *[other] keine Hängebrücke
 } weiter.
why-m-1-kind = Das ist { $kind ->
    [Steinweg] ein Steinweg
   *[other] eine Hängebrücke
 }; du gehst über { $allowed ->
    [Steinweg] einen Steinweg
   *[other] eine Hängebrücke
 }.
why-m-1-pips = Dieser Weg braucht eine { $pips }; du hast eine { $die }.
why-p-1 = Das niedrigste Plättchen liegt bei Augenzahl { $lowest }.
why-p-1-none = In diesem Durchgang ist kein Plättchen dieser Farbe mehr da.
why-p-1-taken = Dieses Plättchen ist in diesem Durchgang schon genommen.
why-p-1-pips = Dieses Plättchen braucht eine { $pips }; du hast eine { $die }.
why-p-2 = Kein Haus ist frei: { $khipus ->
    [0] {""}
    [one] Ein Khipu und {""}
   *[other] { $khipus } Khipus und {""}
 }{ $tiles } Plättchen belegen alle.
why-t-1-priests = Auf deiner Maske ist kein Priester.
why-t-1-step = Dein Würfel reicht höchstens bis Stufe { $die }.
why-t-1-exact = An diesem Tisch muss es die Stufe des Würfels sein: Stufe { $die }.
why-h-1 = Dein niedrigster Stirnreif mit zwei Federn braucht mindestens eine { $lowest }.
why-h-1-none = Keiner deiner Stirnreife hat beide Federn.
why-h-1-all = Alle deine Stirnreife sind schon aktiviert.
why-h-1-activated = Dieser Stirnreif ist schon aktiviert.
why-h-1-colours = Diesem Stirnreif fehlen noch Federn: { $colours }.
why-h-1-pips = Dieser Stirnreif braucht mindestens eine { $pips }; du hast eine { $die }.
why-x-1 = Dieses Forschungs-Plättchen ist schon heruntergeschoben.
why-x-2 = Dieses Landwirtschafts-Plättchen ist schon heruntergeschoben.
why-x-pips = Das kostet { $cost ->
    [one] ein Auge
   *[other] { $cost } Augen
 }; du hast { $left ->
    [0] keines mehr
    [one] nur noch eines
   *[other] nur noch { $left }
 }.
why-x-6 = Du hast schon alle drei Federn dieser Farbe.
why-x-7 = Auf deiner Maske ist kein Khipu mehr.
why-n-3 = Von dieser Gottheit liegt keine Karte offen.
why-k-1 = Dein Marker ist am Ende der Status-Leiste.
why-e-1-used = Diese Fähigkeit hast du in dieser Phase schon genutzt.
why-e-1-left = { $colour } hast du in dieser Phase schon genutzt.
why-u-3-cost = Das kostet { $cost } Nahrung; du hast { $food ->
    [0] keine
   *[other] { $food }
 }.
why-u-3-row = Das liegt nicht in der Marktreihe von Durchgang { $round }.
why-task = Du hast { $have } von { $need }.
why-task-time = Aufgaben erfüllst du in Phase 3 im Palast; du hast { $have } von { $need }.
why-task-met = Du musst eine Aufgabe erfüllen, deren Bedingungen du hast: { $tasks }.
why-ability = Die Fähigkeit { $effect } würde jetzt nichts bewirken.
why-ability-house = { $effect }: Auf deiner Maske ist kein Haus für ein Plättchen frei.
why-ability-tile = { $effect }: Bei höchstens { $reach } Augen liegt keines.
why-ability-road = { $effect }: Von hier führt keiner dieser Wege mit höchstens { $reach } Augen weg.
why-ability-circlet = { $effect }: Keiner mit höchstens { $reach } Augen ist gefüllt und noch nicht aktiviert.
why-card-not-there = Diese Karte ist weder auf deiner Hand noch liegt sie offen.
why-card-phase = Diese Karte gehört zu { $phases }; jetzt ist { $phase }.
why-card-used = Diese Karte hat schon auf diesen Würfel gewirkt.
why-card-used-by-medal = Eben diese Karte hast du in deinem Zug schon mit einem Medaillon genutzt; ein weiteres Medaillon braucht eine andere Karte.
why-card-no-offering = Du hast keine Opfergabe, um diese Karte zu bezahlen.
why-card-no-inti = Du hast kein Inti-Medaillon, und auf deiner Hand ist die Karte nicht.
why-card-moment = Diese Karte passt { $moment }.
moment-ability = in Phase 2, wenn eine Stärke mehr einer Fähigkeit hilft
moment-exchange = beim Tausch, wenn eines deiner Plättchen heruntergeschoben ist
moment-good = gleich nach dem Kauf einer Ware
moment-task = im Palast zu einer Aufgabe, der eine Bedingung fehlt
moment-turn-end = gleich nach deinem Zug
moment-turn-start = vor dem Einsetzen, wenn auf den Feldern Würfel liegen
moment-placement = zu einem Würfel, den niedrigere Würfel aussperren
moment-fire-trial = zu einer Feuerprobe
moment-tile = nach dem Nehmen eines Plättchens mit einem Würfel, bei freiem Haus und abgelegten Plättchen
moment-village = nach dem Abliefern eines Khipus mit einem Würfel
moment-study = nach der Nutzung deiner Forschung, wenn eine andere Fähigkeit bleibt
moment-step = zu einer Tempelstufe, auf der ein Priester steht
moment-die = zu einer Aktion, in der eine 6 mehr erreicht
moment-road = zu einem Bewegungsfeld
moment-farm = nach der Nutzung deiner Landwirtschaft, wenn eine andere Fähigkeit bleibt

## Scores

rank = Platz { $place }: { $who }, { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }.
source-0 = Start
source-1 = Feld Punkte
source-2 = Tausch
source-3 = Stirnreife
source-4 = Fähigkeiten
source-5 = Dörfer durch Karte 10
source-6 = Status
source-7 = Tempel
source-8 = Markt
source-9 = Waren durch Karte 03
source-10 = Aufgaben
source-11 = Inti-Medaillons
source-12 = Dörfer
source-13 = zwölf Federn
source-14 = sechs Stirnreife
source-15 = neun Aufgaben
source-16 = zehn Khipus
source-17 = zwölf Plättchen
source-18 = sechs Waren
set-feathers = Federn
set-circlets = aktivierte Stirnreife
set-tasks = erfüllte Aufgaben
set-khipus = abgelieferte Khipus
set-tiles = Personenplättchen
set-goods = Waren

## What a reason is about

subject-space = Feld { $space }
subject-die = Würfel Nummer { $number }
option-take-tile-gone = Augenzahl { $pips }: kein { $colour }s-Plättchen
option-for-pips = { $option }, für { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
 }

## Words for what one can look at

topic-roads = wege, wegeplan
topic-village = dorf, dörfer
topic-temple = tempel
topic-market = markt, waren
topic-palace = palast, aufgaben
topic-houses = häuser, wohnhäuser, personen
topic-gods = götter, götterkarten, karten
topic-dice = würfel, felder
topic-track = status, leiste, universität
topic-mask = maske
topic-hand = hand, handkarten
topic-score = punkte, punktestand
