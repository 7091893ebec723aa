# What an option would bring: short phrases, said one after the other behind the option. Panels are narrow.

## At once

brings-vp = { $vp } VP
brings-place = to { $place }
brings-khipu = khipu worth { $vp } VP
brings-delivery = khipu delivered
brings-no-khipu = no delivery
brings-on-top = on top of { $who }
brings-no-feather = no feather
brings-feather = { coloured-feather }
brings-ready = circlet { $pips } ready for { $vp } VP
brings-circlet = circlet { $pips }
brings-knowledge = { $steps } knowledge
brings-ahead = ahead of { $who }
brings-food = { $amount ->
    [one] one food
   *[other] { $amount } food
 }
brings-offerings = { $amount ->
    [one] one offering
   *[other] { $amount } offerings
 }
brings-reserve = { $amount ->
    [one] one khipu in reserve
   *[other] { $amount } khipus in reserve
 }
brings-house = a free house
brings-card = card { $card }
brings-goods = { $count } of 6 goods
brings-tile = { $effect } every round{ $strength ->
    [one] {""}
   *[other] , strength { $strength }
 }
brings-raised = worth { $number } { $colour ->
    [study] knowledge
   *[farm] food
 } again
brings-boost = one use of each colour stronger
brings-ability = one more { $colour } ability
brings-fulfilled = { $count } of 9 tasks fulfilled
brings-task = task { $name } at { $have } of { $need }
brings-lacks = { $count } still to do
brings-task-met = meets task { $name }
brings-task-unmet = task { $name } no longer met
brings-priest = priest on step { $step }
brings-pushed = down one step: { $who }
brings-home = { $own ->
    [yes] your priest
   *[no] { $who }
 } off the temple
brings-opens = opens { $actions }
brings-closes = closes { $actions }
brings-space = { $pips ->
    [0] { $action } free for any die
   *[other] { $action } only below { $pips }
 }
brings-costs = for { $things }
price-food = { $amount } food
price-offerings = { $amount ->
    [one] an offering
   *[other] { $amount } offerings
 }
price-inti = { $amount ->
    [one] an Inti medal
   *[other] { $amount } Inti medals
 }
brings-lapse = { $pips ->
    [one] one pip lapses
   *[other] { $pips } pips lapse
 }

## What follows

then-turn = then a 1 for one of { $count } actions
then-tasks-to-keep = then two tasks to keep
then-feather-slot = { coloured-feather }
then-die-to-move = then a die to move
then-overlay = then the overlay, then { $pips ->
    [0] a jump
   *[other] a road up to { $pips }
 }
then-roads = then { $count ->
    [one] one road
   *[other] one of { $count } roads
 }: { $ends }
then-villages = { $count ->
    [one] village
   *[other] villages
 } of { $vp } VP
several-numbers = { $first } and { $last }
then-no-delivery = no delivery
then-village = then a jump to any village
then-tile = then { $count ->
    [one] a tile
   *[other] one of { $count } tiles
 } up to pips { $pips }
then-discarded-tile = then a discarded tile
then-exchange = { $pips ->
    [one] one pip
   *[other] { $pips } pips
 } to spend
then-raise = then { $count ->
    [one] another tile up
   *[other] up to { $count } tiles up
 }
then-step = then step { $one ->
    [yes] { $highest }
   *[no] { $lowest } to { $highest }
 } and a fire trial
then-circlet = then a circlet for { $vp } VP
then-fire-trial = then a fire trial
then-growth = then knowledge or food
then-ability = then your { $colours } tiles
then-feathers = then { $count ->
    [one] a feather
   *[other] up to { $count } feathers
 }
then-god-cards = then { $count ->
    [one] a god card
   *[other] up to { $count } god cards
 }
then-khipus = then { $count ->
    [one] a khipu
   *[other] up to { $count } khipus
 } to the reserve
then-spaces = then up to { $count } knowledge
then-new-task = then a new task
then-card = card { $card } possible
