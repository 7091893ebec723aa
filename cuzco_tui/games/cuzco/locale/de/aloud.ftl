# Für alle, die zuhören: schon gehörte Möglichkeiten, mehrere in einer Zeile, und Arten von Meldungen.

## Was den Möglichkeiten einer Zeile gemeinsam ist

group-die = Würfel { $pips }
group-die-with = Würfel { $pips } mit { $cards }
group-pututu = { $size ->
    [one] Einer-Schneckenhorn
   *[other] Zweier-Schneckenhorn
 }
group-pututu-die = aus { $pips } wird { $target }
group-die-of = { $owner ->
    [Du] Deine { $pips }
   *[other] Die { $pips } von { $owner }
 } von { $source } auf
group-keep = { $task } behalten, dazu
task-called = Aufgabe { $name }
group-price = { $pips ->
    [one] Für ein Auge
   *[other] Für { $pips } Augen
 }

## Schon gehörte Möglichkeiten

option-short-vp = ein Punkt
option-short-offering = Opfergabe
option-short-khipu = Khipu in die Reserve
option-short-play = Karte { $card } spielen
option-short-road = { $place } mit { $pips }
option-short-place = { $place }
option-short-tile = { $ability }, { $colour ->
    [study] { $number } Status
   *[farm] { $number } Nahrung
 }
option-short-down = herunter: { $tile }
option-short-up = hoch: { $tile }
option-short-card = Karte { $card }
option-short-feather = { $colour }
option-short-ability = { $colour } für { $ability }{ $boosted ->
    [yes] {""} mit Karte 01
   *[no] {""}
 }
option-short-discard = Aufgabe { $name } abwerfen, { $have } von { $need }
option-short-task = Aufgabe { $name }, { $have } von { $need }

## Arten von Meldungen: die Wörter dafür, mit Kommas dazwischen, dann was gemeint ist

kind-rounds = durchgänge, runden, phasen
kind-rolls = würfe
kind-turns = züge
kind-gains = erträge
kind-people = personen
kind-city = stadt
kind-market = markt
kind-tasks = aufgaben
kind-about-rounds = der Beginn von Durchgängen und Phasen
kind-about-rolls = was andere würfeln
kind-about-turns = was andere in ihren Zügen tun
kind-about-gains = was das den anderen bringt
kind-about-people = wie andere ihre Personen nutzen
kind-about-city = Status, Tempel und Zugreihenfolge
kind-about-market = was andere kaufen
kind-about-tasks = Aufgaben der anderen

## Anschauen, eine Sache in einer Zeile

look-market-now = Markt in Durchgang { $round }, jetzt:
look-market-good = { $good }.
look-market-later = Markt in Durchgang { $round }: { $goods }.
look-further = Weiter weg, mit { $dice } erreichbar, Dörfer ohne dein Khipu:
look-further-village = { $place }: { $moves } Wege.
look-discard = { $tile }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
 }.
look-discards-empty = Noch liegt kein Personen-Plättchen in der Ablage.
look-circlet-feather = { $colour } { $filled ->
    [yes] da
   *[no] fehlt
 }
look-circlet-worth = Stirnreif { $pips }: { $feathers }; { $active ->
    [yes] aktiviert
   *[no] ab Würfel { $pips }, jetzt { $vp } Punkte
 }.
look-sets = { $who }, Sammlungen, die am Ende zählen:
look-set = { $name }: { $has } von { $needs }, { $vp } Punkte.
topic-circlets = stirnreife, stirnreif
topic-sets = sammlungen, sätze
topic-discards = ablage, abgelegt
topic-about-roads = wo du bist, die Wege von dort und was erreichbar ist
topic-about-village = alle Dörfer, oder eines beim Namen
topic-about-temple = wer auf welcher Stufe steht
topic-about-market = die Waren von jetzt und später
topic-about-palace = die Aufgaben im Palast und deine
topic-about-houses = die Personen-Plättchen dieses Durchgangs
topic-about-gods = die offenen Götterkarten
topic-about-dice = die Würfel in der Hand und auf den Feldern
topic-about-track = Status und Zugreihenfolge
topic-about-mask = was du besitzt, oder jemand anders beim Namen
topic-about-hand = deine Götterkarten und was sie tun
topic-about-score = die Punkte von allen
topic-about-circlets = Stirnreife mit Federn, Augen und Punkten
topic-about-sets = wie weit die Sammlungen sind, die am Ende zählen
topic-about-discards = die abgelegten Personen-Plättchen

## Questions that come again and again

question-turn-by-ear = Dein Zug. Würfel: { $dice }.
question-fire-gift-by-ear = Feuerprobe: Was nimmst du?
question-tasks-to-keep-by-ear = Du bekommst: { $tasks }. Welche zwei behältst du? Je Durchgang eine: { $vp } Punkte, sonst Abwurf.

## Wie ein Tisch ist, gesagt, wenn ein Spiel beginnt

opening-shared = { $first } und { $second } sind hier ein Feld: Ein Würfel auf dem einen liegt auf beiden.
