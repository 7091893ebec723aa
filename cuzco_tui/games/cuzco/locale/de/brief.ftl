# Dasselbe mit so wenigen Wörtern wie möglich, für kleine Karten und schmale Felder.

card-01-brief = Personen stärker
card-02-brief = zwei wieder hoch
card-03-brief = Ware doppelt
card-04-brief = Aufgabe, 1 weniger
card-05-brief = Zug mit einer 1
card-06-brief = Würfel versetzen
card-07-brief = auf jedes Feld
card-08-brief = reiches Feuer
card-09-brief = aus der Ablage
card-10-brief = Dorf zählt sofort
card-11-brief = Forschung nochmal
card-12-brief = Priester heim
card-13-brief = Würfel ist 6
card-14-brief = in jedes Dorf
card-15-brief = Landbau nochmal
ability-01-brief = Gaben
ability-02-brief = Punkte
ability-03-brief = Federn
ability-04-brief = Stein
ability-05-brief = Status
ability-06-brief = Brücken
ability-07-brief = Karten
ability-08-brief = Reserve
ability-09-brief = Stirnreif
ability-10-brief = Nahrung
ability-11-brief = Landbau
ability-12-brief = Forschung
ability-01-word = Gaben
ability-02-word = Punkte
ability-03-word = Federn
ability-04-word = Stein
ability-05-word = Status
ability-06-word = Brücke
ability-07-word = Karten
ability-08-word = Khipu
ability-09-word = Reife
ability-10-word = Essen
ability-11-word = Acker
ability-12-word = Lehre
task-parts-brief = { $first }, { $second }
part-priest-brief = Priester
part-study-brief = Forschung
part-farm-brief = Landbau
part-good-brief = Ware
part-first-brief = Platz 1
task-villages-brief = { $need ->
    [one] 1 Dorf
   *[other] { $need } Dörfer
 }
task-inner-villages-brief = { $need ->
    [one] 1 inneres Dorf
   *[other] { $need } innere Dörfer
 }
task-outer-villages-brief = { $need ->
    [one] 1 äußeres Dorf
   *[other] { $need } äußere Dörfer
 }
task-villages-of-feather-brief = { $need } { $what ->
    [violett] violette
    [orange] orange
    [rosa] rosa
   *[other] türkise
 } { $need ->
    [one] Dorf
   *[other] Dörfer
 }
task-villages-of-vp-brief = { $need ->
    [one] 1 Dorf
   *[other] { $need } Dörfer
 } zu { $what ->
    [one] 1 Punkt
   *[other] { $what } Punkten
 }
task-village-values-brief = { $need ->
    [one] Dörfer mit 1 Wert
   *[other] Dörfer mit { $need } Werten
 }
task-feather-colours-brief = { $need ->
    [one] 1 Federfarbe
   *[other] { $need } Federfarben
 }
task-tiles-of-brief = { $need }-mal { $what }
task-tiles-down-brief = { $need } Plättchen unten
task-good-kinds-brief = { $need ->
    [one] 1 Art
   *[other] { $need } Arten
 } Waren
task-tile-kinds-brief = { $need ->
    [one] 1 Art
   *[other] { $need } Arten
 } { $what }
task-tiles-down-of-brief = { $what }, { $need } unten
task-tiles-of-ability-brief = { $need ->
    [one] 1 Person
   *[other] { $need } Personen
 }: { $what }
task-gods-in-hand-brief = { $need ->
    [one] Karte eines Gottes
   *[other] Karten von { $need } Göttern
 }
task-same-god-brief = { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
 }, ein Gott
task-cards-of-god-brief = { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
 } { $what }
task-priests-brief = { $need } Priester
task-circlets-brief = { $need ->
    [one] 1 Stirnreif
   *[other] { $need } Stirnreife
 }
task-inti-brief = { $need } Inti
tiles-study-brief = Forschung
tiles-farm-brief = Landbau
