# The words of the bar, the action spaces and one's own strip.

## Action spaces, in a few words: a tile has two lines of eleven letters

space-stone = Steen
space-rope = Hangbrug
space-study = Wetenschap
space-farm = Landbouw
space-exchange = Omruilen
space-temple = Tempel
space-headdress = Hoofdtooi
space-shared = één veld voor beide
space-shared-short = één veld
space-points = Punten
space-dice = { $count } stenen
space-with-card = kaart { $cards }
space-card-for = { $cards }: { $price }
space-jump = elk dorp
space-overlay = tableau draaien
space-then-road = dan een weg
space-roads = { $count ->
    [one] één weg
   *[other] { $count } wegen
 }
space-pips = { $pips ->
    [one] één oog
   *[other] { $pips } ogen
 }
space-to-spend = te besteden
space-step = trede { $highest }
space-steps = trede 1–{ $highest }
space-fire-trial = vuurproef
space-vp = { $vp ->
    [one] één punt
   *[other] { $vp } punten
 }
space-most-vp = tot { $vp } p.
space-circlets = { $count ->
    [one] één diadeem
   *[other] { $count } diademen
 }
space-always-open = altijd open
space-tiles = { $count ->
    [one] één fiche
   *[other] { $count } fiches
 }
space-up-to = tot en met { $pips }
space-below = onder { $pips }
space-needs = vanaf { $pips }
space-no-road = geen weg
space-no-tile = geen fiche
space-no-house = geen huis vrij
space-no-priest = geen priester
space-no-circlet = geen diadeem
space-all-circlets = alle actief
space-closed = dicht

## The bar: where the game stands

bar-round = ronde { $round } van { $rounds }
bar-setup = voorbereiding
bar-dice = dobbelen
bar-people = personen
bar-city = stad
bar-market = stad: markt
bar-palace = stad: paleis
bar-market-short = markt
bar-palace-short = paleis
bar-end = einde
bar-over = afgelopen
bar-score = { $vp } p.

## One's own things, in a few words

own-food = { $number } voedsel
own-offerings = { $number ->
    [one] { $number } gave
   *[other] { $number } gaven
 }
own-inti = { $number } Inti
own-priests = { $number ->
    [one] { $number } priester
   *[other] { $number } priesters
 }
own-reserve = { $number } in reserve
own-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
 }
own-no-cards = geen kaarten
own-khipus = { $number ->
    [one] { $number } quipu
   *[other] { $number } quipu's
 }
own-tiles = { $number ->
    [one] { $number } fiche
   *[other] { $number } fiches
 }
own-free = { $number } vrij
own-pututus = { $number ->
    [one] { $number } slakkenhuisje
   *[other] { $number } slakkenhuisjes
 }
own-goods = { $number ->
    [one] { $number } goed
   *[other] { $number } goederen
 }
own-done = { $number ->
    [one] { $number } opdracht klaar
   *[other] { $number } opdrachten klaar
 }
own-task-parts = { $first }, { $second }
own-part-priest = priester
own-part-study = studie
own-part-farm = landbouw
own-part-good = goed
own-part-first = eerste
own-task-feathers-of = { $need } { $what ->
    [paars] paarse
   *[other] { $what }
 } veren
own-task-villages-of-feather = { $need } { $what ->
    [paars] paarse
   *[other] { $what }
 } dorpen
own-task-villages-of-vp = dorpen van { $what } p.
own-task-village-values = { $need } dorpswaarden
own-task-tiles-down-of = { $need } { $what } omlaag
own-task-gods-in-hand = kaarten: { $need } goden
own-task-tiles-of-ability = personen: { $what }
own-task-cards-of-god = kaart { $what }
own-tiles-study = studie
own-tiles-farm = landbouw
