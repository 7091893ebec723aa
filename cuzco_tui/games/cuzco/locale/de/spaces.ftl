# The words of the bar, the action spaces and one's own strip.

## Action spaces, in a few words: a tile has two lines of eleven letters

space-stone = Stein
space-rope = Brücke
space-study = Forschung
space-farm = Landbau
space-exchange = Tausch
space-temple = Tempel
space-headdress = Kopfschmuck
space-shared = ein Feld für beide
space-shared-short = 1 Feld
space-points = Punkte
space-dice = { $count } Würfel
space-with-card = Karte { $cards }
space-card-for = { $cards }: { $price }
space-jump = jedes Dorf
space-overlay = Aufleger drehen
space-then-road = dann ein Weg
space-roads = { $count ->
    [one] ein Weg
   *[other] { $count } Wege
 }
space-pips = { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
 }
space-to-spend = zum Tausch
space-step = Stufe { $highest }
space-steps = Stufe 1–{ $highest }
space-fire-trial = Feuerprobe
space-vp = { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
 }
space-most-vp = bis { $vp } Punkte
space-circlets = { $count ->
    [one] Stirnreif
   *[other] { $count } Reife
 }
space-always-open = immer offen
space-tiles = { $count } Plättchen
space-up-to = bis { $pips }
space-below = unter { $pips }
space-needs = ab einer { $pips }
space-no-road = kein Weg
space-no-tile = kein Plättchen
space-no-house = kein Haus frei
space-no-priest = kein Priester
space-no-circlet = kein Reif bereit
space-all-circlets = alle aktiviert
space-closed = zu

## The bar: where the game stands

bar-round = Durchgang { $round } von { $rounds }
bar-setup = Aufbau
bar-dice = Würfel
bar-people = Personen
bar-city = Stadt
bar-market = Stadt: Markt
bar-palace = Stadt: Palast
bar-market-short = Markt
bar-palace-short = Palast
bar-end = Ende
bar-over = vorbei
bar-score = { $vp } P.

## One's own things, in a few words

own-food = { $number } Nahrung
own-offerings = { $number ->
    [one] { $number } Gabe
   *[other] { $number } Gaben
 }
own-inti = { $number } Inti
own-priests = { $number } Priester
own-reserve = { $number } in Reserve
own-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 }
own-no-cards = keine Karten
own-khipus = { $number ->
    [one] { $number } Khipu
   *[other] { $number } Khipus
 }
own-tiles = { $number } Plättchen
own-free = { $number } frei
own-pututus = { $number ->
    [one] { $number } Horn
   *[other] { $number } Hörner
 }
own-goods = { $number ->
    [one] { $number } Ware
   *[other] { $number } Waren
 }
own-done = { $number ->
    [one] { $number } Aufgabe erfüllt
   *[other] { $number } Aufgaben erfüllt
 }
own-task-parts = { $first }+{ $second }
own-part-priest = Priester
own-part-study = Forschung
own-part-farm = Landbau
own-part-good = Ware
own-part-first = Platz 1
own-task-feathers-of = { $need } { $what ->
    [violett] violette
    [orange] orange
    [rosa] rosa
   *[other] türkise
 } Federn
own-task-villages-of-feather = { $need } { $what ->
    [violett] violette
    [orange] orange
    [rosa] rosa
   *[other] türkise
 } Dörfer
own-task-villages-of-vp = Dörfer zu { $what } P.
own-task-village-values = { $need } Dorfwerte
own-task-tiles-down-of = { $need } { $what } unten
own-task-gods-in-hand = Karten: { $need } Götter
own-task-tiles-of-ability = Person: { $what }
own-task-cards-of-god = Karten { $what }
own-tiles-study = Forschung
own-tiles-farm = Landbau
