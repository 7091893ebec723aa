# The words of the bar, the action spaces and one's own strip.

## Action spaces, in a few words: a tile has two lines of eleven letters

space-stone = Stone
space-rope = Rope
space-study = Study
space-farm = Farm
space-exchange = Exchange
space-temple = Temple
space-headdress = Headdress
space-shared = one space for both
space-shared-short = shared
space-points = Points
space-dice = { $count } dice
space-with-card = card { $cards }
space-card-for = { $cards }: { $price }
space-jump = any village
space-overlay = turn overlay
space-then-road = then a road
space-roads = { $count ->
    [one] one road
   *[other] { $count } roads
 }
space-pips = { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }
space-to-spend = to spend
space-step = step { $highest }
space-steps = step 1 to { $highest }
space-fire-trial = fire trial
space-vp = { $vp } VP
space-most-vp = up to { $vp } VP
space-circlets = { $count ->
    [one] a circlet
   *[other] { $count } circlets
 }
space-always-open = always open
space-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
 }
space-up-to = up to pips { $pips }
space-below = below { $pips }
space-needs = { $pips ->
    [6] needs a 6
   *[other] { $pips } or more
 }
space-no-road = no road here
space-no-tile = no tile left
space-no-house = no house free
space-no-priest = no priest left
space-no-circlet = no circlet ready
space-all-circlets = all activated
space-closed = closed

## The bar: where the game stands

bar-round = round { $round } of { $rounds }
bar-setup = set-up
bar-dice = dice
bar-people = people
bar-city = city
bar-market = city: market
bar-palace = city: palace
bar-market-short = market
bar-palace-short = palace
bar-end = end
bar-over = over
bar-score = { $vp } VP

## One's own things, in a few words

own-food = { $number } food
own-offerings = { $number ->
    [one] { $number } offering
   *[other] { $number } offerings
 }
own-inti = { $number } Inti
own-priests = { $number ->
    [one] { $number } priest
   *[other] { $number } priests
 }
own-reserve = { $number } in reserve
own-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
 }
own-no-cards = no cards
own-khipus = { $number ->
    [one] { $number } khipu
   *[other] { $number } khipus
 }
own-tiles = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
 }
own-free = { $number } free
own-pututus = { $number ->
    [one] { $number } pututu
   *[other] { $number } pututus
 }
own-goods = { $number ->
    [one] { $number } good
   *[other] { $number } goods
 }
own-done = { $number ->
    [one] { $number } task done
   *[other] { $number } tasks done
 }
own-task-parts = { $first }, { $second }
own-part-priest = priest
own-part-study = study
own-part-farm = farm
own-part-good = good
own-part-first = first
own-task-feathers-of = { $need } { $what } feathers
own-task-villages-of-feather = { $need } { $what } villages
own-task-villages-of-vp = villages of { $what } VP
own-task-village-values = { $need } VP values
own-task-tiles-down-of = { $need } { $what } down
own-task-gods-in-hand = cards of { $need } gods
own-task-tiles-of-ability = tiles: { $what }
own-task-cards-of-god = { $what } cards
own-tiles-study = study
own-tiles-farm = farm
