# The same in as few words as possible, for small cards and narrow panels.

card-01-brief = people stronger
card-02-brief = two tiles up
card-03-brief = good twice
card-04-brief = task, one less
card-05-brief = turn with a 1
card-06-brief = move a die
card-07-brief = on any space
card-08-brief = rich fire
card-09-brief = tile from discards
card-10-brief = village at once
card-11-brief = study again
card-12-brief = priest home
card-13-brief = die is 6
card-14-brief = to any village
card-15-brief = farm again
ability-01-brief = offerings
ability-02-brief = VP
ability-03-brief = feathers
ability-04-brief = stone
ability-05-brief = knowledge
ability-06-brief = rope
ability-07-brief = cards
ability-08-brief = reserve
ability-09-brief = circlets
ability-10-brief = food
ability-11-brief = farm
ability-12-brief = study
ability-01-word = offer
ability-02-word = VP
ability-03-word = feather
ability-04-word = stone
ability-05-word = learn
ability-06-word = rope
ability-07-word = cards
ability-08-word = khipu
ability-09-word = circlet
ability-10-word = food
ability-11-word = farm
ability-12-word = study
task-parts-brief = { $first }, { $second }
part-priest-brief = priest
part-study-brief = study tile
part-farm-brief = farm tile
part-good-brief = good
part-first-brief = place 1
task-villages-brief = { $need ->
    [one] 1 village
   *[other] { $need } villages
 }
task-inner-villages-brief = { $need ->
    [one] 1 inner village
   *[other] { $need } inner villages
 }
task-outer-villages-brief = { $need ->
    [one] 1 outer village
   *[other] { $need } outer villages
 }
task-villages-of-feather-brief = { $need } { $what } { $need ->
    [one] village
   *[other] villages
 }
task-villages-of-vp-brief = { $need ->
    [one] 1 village
   *[other] { $need } villages
 } of { $what } VP
task-village-values-brief = villages of { $need } values
task-feather-colours-brief = { $need } feather colours
task-tiles-of-brief = { $need } { $what } { $need ->
    [one] tile
   *[other] tiles
 }
task-tiles-down-brief = { $need ->
    [one] 1 tile
   *[other] { $need } tiles
 } slid down
task-good-kinds-brief = { $need ->
    [one] 1 kind
   *[other] { $need } kinds
 } of goods
task-tile-kinds-brief = { $need } kinds of { $what }
task-tiles-down-of-brief = { $need } { $what } slid down
task-tiles-of-ability-brief = { $need ->
    [one] 1 tile
   *[other] { $need } tiles
 }: { $what }
task-gods-in-hand-brief = cards of { $need } gods
task-same-god-brief = { $need } cards of one god
task-cards-of-god-brief = { $need } { $what } cards
task-priests-brief = { $need ->
    [one] 1 priest
   *[other] { $need } priests
 }
task-circlets-brief = { $need ->
    [one] 1 circlet
   *[other] { $need } circlets
 }
task-inti-brief = { $need } Inti
tiles-study-brief = study
tiles-farm-brief = farm
