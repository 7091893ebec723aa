# Hints: the goal of a plan, how it compares with another, and what comes next.

hint-best = Best: { $option }.
hint-short = { $option }, { $vp } VP better than { $other }
hint-short-than-plan = { $option }, { $vp } VP better than the plan so far
hint-short-even = { $option }; about as good: { $other }
hint-goal = Goal: { $deed }.
hint-goal-two = Goal: { $first }, and { $second }.
hint-goal-for-task = Goal: { $deed }; for the task { $task }: { $have } of { $need }.
hint-goal-completes-task = Goal: { $deed }; with that the task { $task } is complete.
hint-goal-complete = Goal: complete the task { $task }.
hint-goal-nearer = Goal: come nearer to the task { $task }: { $have } of { $need }.
hint-even = About as good: { $other }.
hint-more = { $vp } VP better than { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = { $vp } VP better than the plan so far, { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = This goes on with the plan so far.
hint-parts = In VP: { $parts }.
hint-because = { $parts }
hint-part = { $topic } { $vp }
hint-then = Then: { $steps }.
hint-steps-of = { $of }: { $steps }
hint-of-exchange = exchange
hint-of-fire-trial = fire trial

## What a plan is for

goal-task = fulfil the task { $task }
goal-circlet = activate circlet { $circlet }
goal-circlet-at-once = complete circlet { $circlet } and activate it
goal-complete = complete circlet { $circlet }
goal-complete-and-die = complete circlet { $circlet }, then activate it with the { $die }
goal-village = deliver to { $village }
goal-priest = a priest in the temple
goal-priest-most = most priests in the temple, for an Inti medal
goal-good = buy { $good }
goal-food-for = enough food, so that { $good } can be bought at the market
goal-first = become first in order
goal-tile = get a { $tile }
goal-knowledge = { $count } knowledge
goal-feathers = { $count ->
    [one] one feather
   *[other] { $count } feathers
 }
goal-food = { $count } food
goal-offerings = { $count ->
    [one] one offering
   *[other] { $count } offerings
 }
goal-cards = { $count ->
    [one] one god card
   *[other] { $count } god cards
 }
goal-points = { $count } VP

## Where VP come from

vp-topic-points = VP scored
vp-topic-cards = cards and offerings
vp-topic-food = food
vp-topic-goods = goods
vp-topic-inti = Inti medals
vp-topic-temple = temple
vp-topic-knowledge = knowledge
vp-topic-order = order
vp-topic-roads = roads ahead
vp-topic-villages = villages
vp-topic-houses = free houses
vp-topic-headdress = feathers and circlets
vp-topic-people = person tiles
vp-topic-pututus = pututus
vp-topic-dice = dice left
vp-topic-tasks = tasks
vp-topic-rivals = what others lose
vp-topic-rest = the rest

## Options inside a sentence

hinted-die = the { $pips } for { $action }
hinted-pututu = die { $pips } to { $target } by the pututu of { $size }
hinted-play = play card { $card }, { $effect }, { $via ->
    [inti] for an Inti medal
   *[offering] for an offering
 }
hinted-move-die = { $owner ->
    [You] your { $pips }
   *[other] the { $pips } of { $owner }
 } from { $source } to { $target }
hinted-overlay = { $steps ->
    [0] leave the overlay
    [one] turn the overlay one step
   *[other] turn the overlay { $steps } steps
 }
hinted-road = { $kind } { $pips } to { $place }
hinted-jump = to { $place }
hinted-down = slide down the { $tile }
hinted-up = slide up the { $tile }
hinted-god = take card { $card }, { $effect }
hinted-advance = advance { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
hinted-ability = use { $colour } for { $ability }{ $boosted ->
    [yes] {""} with card 01
   *[no] {""}
 }
hinted-tile-at = { $tile }, by the { $pips }
hinted-feather = one { coloured-feather }
hinted-slot = feather to circlet { $circlet }
hinted-step = step { $step }{ $via ->
    [inti] {""} with card 12 for an Inti medal
    [offering] {""} with card 12 for an offering
   *[no] {""}
 }
hinted-circlet = circlet { $circlet }, { $vp } VP
hinted-keep = keep the tasks { $first }, and { $second }
hinted-fulfil = fulfil the task { $task }{ $via ->
    [inti] {""} with card 04 for an Inti medal
    [offering] {""} with card 04 for an offering
   *[no] {""}
 }, { $vp } VP
hinted-discard = discard the task { $task }, { $have } of { $need }
hinted-task = take the task { $task }, { $have } of { $need }
hinted-vp = one VP
hinted-offering = one offering
hinted-khipu = one khipu to the reserve
hinted-knowledge = one knowledge
hinted-food = one food
hinted-decline = nothing
hinted-done = nothing more
