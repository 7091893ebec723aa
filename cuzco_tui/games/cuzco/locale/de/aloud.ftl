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
