# Tips: het doel van een plan, hoe het zich tot een ander verhoudt, en wat er dan komt.

hint-best = Beste keuze: { $option }.
hint-short = { $option }, { $vp ->
    [one] één punt
   *[other] { $vp } punten
 } beter dan { $other }
hint-short-than-plan = { $option }, { $vp ->
    [one] één punt
   *[other] { $vp } punten
 } beter dan het plan tot nu toe
hint-short-even = { $option }; ongeveer even goed: { $other }
hint-goal = Doel: { $deed }.
hint-goal-two = Doel: { $first }, en { $second }.
hint-goal-for-task = Doel: { $deed }; voor de opdracht { $task }: { $have } van { $need }.
hint-goal-completes-task = Doel: { $deed }; daarmee is alles er voor de opdracht { $task }.
hint-goal-complete = Doel: alles hebben voor de opdracht { $task }.
hint-goal-nearer = Doel: dichter bij de opdracht { $task } komen: { $have } van { $need }.
hint-even = Ongeveer even goed: { $other }.
hint-more = { $vp ->
    [one] Eén punt
   *[other] { $vp } punten
 } beter dan { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = { $vp ->
    [one] Eén punt
   *[other] { $vp } punten
 } beter dan het plan tot nu toe, { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = Dit gaat verder met het plan tot nu toe.
hint-parts = In punten: { $parts }.
hint-because = { $parts }
hint-part = { $topic } { $vp }
hint-then = Daarna: { $steps }.
hint-steps-of = { $of }: { $steps }
hint-of-exchange = omruilen
hint-of-fire-trial = vuurproef

## Waar een plan voor dient

goal-task = de opdracht { $task } vervullen
goal-circlet = diadeem { $circlet } activeren
goal-circlet-at-once = diadeem { $circlet } vullen en activeren
goal-complete = diadeem { $circlet } vullen
goal-complete-and-die = diadeem { $circlet } vullen, dan met de { $die } activeren
goal-village = een quipu-fiche naar { $village } brengen
goal-priest = een priester in de tempel
goal-priest-most = de meeste priesters in de tempel, voor een Inti-medaille
goal-good = { $good } kopen
goal-food-for = genoeg voedsel, zodat je op de markt { $good } kunt kopen
goal-first = startspeler worden
goal-tile = een { $tile }, nemen
goal-knowledge = { $count } kennis
goal-feathers = { $count ->
    [one] één veer
   *[other] { $count } veren
 }
goal-food = { $count } voedsel
goal-offerings = { $count ->
    [one] één offergave
   *[other] { $count } offergaven
 }
goal-cards = { $count ->
    [one] één godenkaart
   *[other] { $count } godenkaarten
 }
goal-points = { $count ->
    [one] één punt
   *[other] { $count } punten
 }

## Waar punten vandaan komen

vp-topic-points = behaalde punten
vp-topic-cards = kaarten en offergaven
vp-topic-food = voedsel
vp-topic-goods = goederen
vp-topic-inti = Inti-medailles
vp-topic-temple = tempel
vp-topic-knowledge = kennis
vp-topic-order = volgorde
vp-topic-roads = wegen verderop
vp-topic-villages = dorpen
vp-topic-houses = vrije huizen
vp-topic-headdress = veren en diademen
vp-topic-people = persoonsfiches
vp-topic-pututus = slakkenhuisjes
vp-topic-dice = dobbelstenen over
vp-topic-tasks = opdrachten
vp-topic-rivals = wat anderen verliezen
vp-topic-rest = de rest

## Keuzes midden in een zin

hinted-die = de { $pips } voor { $action }
hinted-pututu = met het slakkenhuisje van { $size } van de { $pips } een { $target } maken
hinted-play = kaart { $card } spelen, { $effect }, { $via ->
    [inti] voor een Inti-medaille
   *[offering] voor een offergave
 }
hinted-move-die = { $owner ->
    [Jij] jouw { $pips }
   *[other] de { $pips } van { $owner }
 } van { $source } naar { $target }
hinted-overlay = { $steps ->
    [0] het Cuzco-tableau laten liggen
    [one] het Cuzco-tableau één stap draaien
   *[other] het Cuzco-tableau { $steps } stappen draaien
 }
hinted-road = { $kind } { $pips } naar { $place }
hinted-jump = naar { $place }
hinted-down = omlaag schuiven: { $tile }
hinted-up = omhoog schuiven: { $tile }
hinted-god = kaart { $card } nemen, { $effect }
hinted-advance = { $spaces ->
    [one] één stap
   *[other] { $spaces } stappen
 } vooruit
hinted-ability = { $colour } voor { $ability } gebruiken{ $boosted ->
    [yes] {""} met kaart 01
   *[no] {""}
 }
hinted-tile-at = { $tile }, bij de { $pips }
hinted-feather = één { coloured-feather }
hinted-slot = veer naar diadeem { $circlet }
hinted-step = trede { $step }{ $via ->
    [inti] {""} met kaart 12 voor een Inti-medaille
    [offering] {""} met kaart 12 voor een offergave
   *[no] {""}
 }
hinted-circlet = diadeem { $circlet }, { $vp } punten
hinted-keep = de opdrachten { $first } en { $second } houden
hinted-fulfil = de opdracht { $task } vervullen{ $via ->
    [inti] {""} met kaart 04 voor een Inti-medaille
    [offering] {""} met kaart 04 voor een offergave
   *[no] {""}
 }, { $vp } punten
hinted-discard = de opdracht { $task } afleggen, { $have } van { $need }
hinted-task = de opdracht { $task } nemen, { $have } van { $need }
hinted-vp = één punt
hinted-offering = één offergave
hinted-khipu = één quipu-fiche naar de reserve
hinted-knowledge = één stap kennis
hinted-food = 1 voedsel
hinted-decline = niets
hinted-done = niets meer
