# Cuzco in English: names, events, questions, options, looks, reasons and scores.

## Names

nothing = nothing
no-card = no card
no-khipus = none
khipus-on-top = { $top } on top, then { $below }
no-card-help = It lies empty for now.
action-stone = stone trail
action-rope = rope bridge
action-study = study
action-farm = farm
action-exchange = exchange
action-temple = temple
action-headdress = headdress
action-points = points
road-stone = stone trail
road-rope = rope bridge
colour-turquoise = turquoise
colour-purple = purple
colour-orange = orange
colour-pink = pink
coloured-feather = { $colour } feather
god-iliapa = Iliapa
god-mama-quilia = Mama Quilia
god-viracocha = Viracocha
god-pacha-mama = Pacha Mama
god-mama-sara = Mama Sara
good-soup = soup
good-clothes = clothes
good-bowl = bowl
good-decanter = decanter
good-tools = tools
good-jewellery = jewellery
phase-setup = set-up
phase-I = phase one, dice
phase-II = phase two, people
phase-III = phase three, city
phase-end = end of the game
phase-over = game over
place-cuzco = Cuzco
place-with-ring = { $place } ({ $ring })
ring-inner = inner village { $number }
ring-outer = outer village { $number }
tiles-study = study
tiles-farm = farm
tile = { $colour ->
    [study] study tile for { $effect } worth { $number } knowledge
   *[farm] farm tile for { $effect } worth { $number } food
 }
arm = { $kind } { $pips } to { $place }

## God cards: a few words, and what they do

card = card { $number }, { $effect }
card-01 = stronger people
card-02 = slide two tiles up
card-03 = good counts twice
card-04 = task with one less
card-05 = extra turn with a 1
card-06 = move a die
card-07 = place in spite of lower dice
card-08 = rich fire trial
card-09 = tile from the discards
card-10 = village VP at once
card-11 = one more study ability
card-12 = send a priest home
card-13 = die counts as 6
card-14 = jump to any village
card-15 = one more farm ability
card-01-help = Phase two: one study use and one farm use are stronger by 1.
card-02-help = Phase one, exchange: slide up to two tiles up again.
card-03-help = Phase three: the good you just bought scores its VP once more.
card-04-help = Phase three or game end: fulfil a task with one requirement fewer, for 4 VP.
card-05-help = Phase one, after your turn: one more turn, as if with a die of 1.
card-06-help = Phase one, before your turn: move any die to another space.
card-07-help = Phase one: place your die although it is equal or higher.
card-08-help = Phases one and two: 3 food and 3 knowledge instead of a fire trial's yield.
card-09-help = Phase one, taking a tile: also take any tile from the discard piles.
card-10-help = Phase one, delivering a khipu: score the village's VP at once.
card-11-help = Phase two: use one more study ability, a different one.
card-12-help = Phase one, temple: the priest on your step goes home instead of one step down.
card-13-help = Phase one: your placed die counts as 6 for its action.
card-14-help = Phase one, movement space: jump to any village.
card-15-help = Phase two: use one more farm ability, a different one.

## Abilities of person tiles

ability-01 = offerings
ability-02 = VP
ability-03 = feathers
ability-04 = stone trails
ability-05 = knowledge
ability-06 = rope bridges
ability-07 = god cards
ability-08 = khipus to the reserve
ability-09 = circlets
ability-10 = food
ability-11 = farm tiles
ability-12 = study tiles

## Tasks

task = task { $name }, { $asks }
task-progress = { $task }: { $have } of { $need }
task-parts = { $first } and { $second }
part-priest = a priest in the temple
part-study = a study tile
part-farm = a farm tile
part-good = a good
part-first = place 1 in order
task-villages = khipus in { $need ->
    [one] one village
   *[other] { $need } villages
 }
task-inner-villages = khipus in { $need ->
    [one] one inner village
   *[other] { $need } inner villages
 } by Cuzco
task-outer-villages = khipus in { $need ->
    [one] one outer village
   *[other] { $need } outer villages
 }
task-villages-of-feather = khipus in { $need } { $what } villages
task-villages-of-vp = khipus in { $need } villages of { $what } VP
task-village-values = khipus in { $need } villages of different VP
task-feathers = { $need ->
    [one] one feather
   *[other] { $need } feathers
 }
task-feathers-of = { $need } { $what } { $need ->
    [one] feather
   *[other] feathers
 }
task-feather-colours = feathers of { $need } colours
task-tiles-of = { $need } { $what } { $need ->
    [one] tile
   *[other] tiles
 }
task-tile-kinds = { $need } { $what } tiles of different abilities
task-tiles-down = { $need ->
    [one] one tile
   *[other] { $need } tiles
 } slid down
task-tiles-down-of = { $need } { $what } { $need ->
    [one] tile
   *[other] tiles
 } slid down
task-tiles-of-ability = { $need ->
    [one] one tile
   *[other] { $need } tiles
 } for { $what }
task-gods-in-hand = cards of { $need } different gods in hand
task-same-god = { $need } cards of one god in hand
task-cards-of-god = { $need } cards of { $what } in hand
task-goods = { $need ->
    [one] one good
   *[other] { $need } goods
 }
task-goods-of = { $need } times { $what }
task-good-kinds = { $need } different goods
task-priests = { $need ->
    [one] one priest
   *[other] { $need } priests
 } in the temple
task-food = { $need } food
task-circlets = { $need ->
    [one] one circlet
   *[other] { $need } circlets
 } activated
task-inti = { $need ->
    [one] one Inti medal
   *[other] { $need } Inti medals
 }
task-offerings = { $need ->
    [one] one offering
   *[other] { $need } offerings
 }

## Events

event-order-dealt = Order of play: { $order }.
event-mask-dealt = { $seat }: mask { $mask }, first feather: { $feather }.
event-start-task-dealt = { $seat }: start { $task }.
event-hand-dealt = Hand: { $cards }.
event-tasks-drawn = Tasks to choose from: { $tasks }.
event-tasks-kept = { $seat }: kept { $tasks }.
event-round-started = Round { $round } begins.
event-phase-started = Now { $phase }.
event-dice-rolled = { $seat }: rolled { $pips }.
event-pututu-gained = { $seat }: pututu of { $size }.
event-pututu-missed = { $seat }: no pututu of { $size } is left.
event-pututu-used = { $seat }: pututu turned { $before } into { $after }.
event-die-placed = { $seat }: { $virtual ->
    [yes] virtual die
   *[no] die
 } { $pips } on { $action }.
event-die-moved = { $seat }: moved { $owner ->
    [You] your own { $pips }
   *[other] the { $pips } of { $owner }
 } from { $source } to { $target }.
event-card-played = { $seat }: { $card }, paid with { $via ->
    [inti] an Inti medal
   *[offering] an offering
 }.
event-card-turned-up = { $god }: face up now { $card }.
event-pile-reshuffled = { $god }: { $cards ->
    [one] one discarded card becomes
   *[other] { $cards } discarded cards become
 } the new pile.
event-god-card-taken = { $seat }: took { $card }.
event-overlay-turned = { $seat }: { $steps ->
    [0] left the overlay as it is
    [one] turned the overlay one step clockwise
   *[other] turned the overlay { $steps } steps clockwise
 }.
event-chasqui-moved = { $seat }: { $kind ->
    [jump] jumped
    [stone] stone trail { $pips }
   *[rope] rope bridge { $pips }
 } from { $origin } to { $destination }.
event-khipu-delivered = { $seat }: khipu { $from_reserve ->
    [yes] from the reserve
   *[no] from the mask
 } on village { $village }.
event-nothing-delivered = { $seat }: nothing to deliver at village { $village }.
event-khipu-reserved = { $seat }: khipu to the reserve.
event-feather-taken = { $seat }: { coloured-feather }.
event-feather-missed = { $seat }: no fourth { coloured-feather }.
event-feather-placed = { $seat }: { coloured-feather } in slot { $slot }.
event-tile-taken = { $seat }: took { $tile }{ $pips ->
    [0] {""} from the discards
   *[other] {""} from pips { $pips }
 }.
event-tile-slid-down = { $seat }: slid down { $tile }.
event-tile-slid-up = { $seat }: slid up { $tile }.
event-offerings-gained = { $seat }: { $amount ->
    [one] one offering
   *[other] { $amount } offerings
 } gained.
event-food-gained = { $seat }: { $amount } food gained.
event-knowledge-gained = { $seat }: { $steps ->
    [0] no knowledge gained
    [one] one knowledge gained
   *[other] { $steps } knowledge gained
 }, now on space { $space }.
event-pips-lapsed = { $seat }: { $pips ->
    [one] one pip lapsed
   *[other] { $pips } pips lapsed
 }.
event-priest-placed = { $seat }: priest on step { $step }.
event-priest-pushed = { $seat }: priest pushed down to step { $step }.
event-priest-sent-home = { $seat }: the priest that stood on step { $step } goes home.
event-circlet-activated = { $seat }: circlet { $pips } activated.
event-fire-trial-earned = { $seat }: fire trial.
event-declined = { $seat }: declined.
event-only-option = { $seat }: nothing else is possible.
event-passed-over = { $seat }: { $decision ->
    [ChooseAbility] no ability is possible
   *[other] no good can be bought
 }.
event-points-scored = { $seat }: plus { $vp } VP, { $source }.
event-ability-used = { $seat }: used { $colour } for { $ability }, strength { $strength }.
event-order-changed = Knowledge: all markers back to 0. Order of play now: { $order }.
event-inti-gained = { $seat }: Inti medal for most priests.
event-inti-removed = No priest in the temple: an Inti medal leaves the game.
event-good-bought = { $seat }: bought { $good } for { $cost } food.
event-task-fulfilled = { $seat }: fulfilled { $task }{ $with_card ->
    [yes] {""} with card 04
   *[no] {""}
 }.
event-task-discarded = { $seat }: discarded { $task }.
event-task-taken = { $seat }: took { $task }.
event-move-explained = { $seat }: { $said }.
event-round-ended = Round { $round } ends. New people, tasks and goods lie ready.
event-game-ended = The game is over. Ranking: { $ranking }.

## Questions

question-over = The game is over.
question-waiting = It is { $who }'s turn.
question-tasks-to-keep = Which two tasks do you keep? One each round: fulfilled { $vp } VP, else discarded.
question-feather-slot = Where do you put the { coloured-feather }?
question-turn = { $extra ->
    [y] Extra turn, as if with a die of 1: which action?
   *[n] Your turn. Dice in hand: { $dice }. What do you do?
 }
question-die-to-move = Card 06: which die goes where?
question-overlay = Do you turn the overlay before you leave Cuzco?
question-road = At { $place }. Which { $kind } of at most { $pips }?
question-village = Card 14: to which village do you jump?
question-village-v-p = Card 10: score the { $vp } VP of village { $place } now?
question-tile = Which { $colour } tile, up to pips { $pips }?
question-extra-tile = Card 09: take another tile from the discards?
question-discarded-tile = Which tile from the discards?
question-exchange = Exchange, { $pips ->
    [0] no pips left: anything else?
    [one] one pip left: what do you take?
   *[other] { $pips } pips left: what do you take?
 }
question-tile-to-raise = Card 02: which tile slides up, { $left } at most?
question-step = Which temple step, { $pips } at most?
question-circlet = Which circlet do you activate?
question-fire-gift = Fire trial: a god card or an offering, and knowledge or food?
question-fire-growth = Fire trial: knowledge or food?
question-extra-turn = Card 05: one more turn, as if with a die of 1?
question-ability = Which ability do you use?
question-feather = Which feather, { $left } at most?
question-god-card = Which god card, { $left } at most?
question-khipu = Khipus to the reserve, { $left } at most: another one?
question-spaces = How far do you advance on the knowledge track, { $left } at most?
question-good = Market of round { $round }, you have { $food } food: what do you buy?
question-good-twice = Card 03: score { $good } once more for { $vp } VP?
question-task = { $met ->
    [0] { $card ->
        [yes] Palace: no task of yours is met. Fulfil one with card 04, or give one up?
       *[no] Palace: no task of yours is met, so one must go for nothing. Which?
     }
   *[other] Palace: which task do you fulfil for { $vp } VP?
 }
question-new-task = Which new task do you take? Fulfilled it brings { $vp } VP.
question-final-task = Game end: fulfil another task with card 04?

## Options

with-card = card { $card } { $via ->
    [inti] from the display for an Inti medal
   *[offering] from the hand for an offering
 }
option-place-die = Die { $pips }: { $action }
option-place-die-with = { $placement }, with { $cards }
option-use-pututu = Pututu of { $size }: die { $pips } becomes { $target }
option-play-card = Play { $card }, { $via ->
    [inti] from the display for an Inti medal
   *[offering] from the hand for an offering
 }
option-move-die = { $owner ->
    [You] Your { $pips }
   *[other] The { $pips } of { $owner }
 }: from { $source } to { $target }
option-turn-overlay = { $steps ->
    [0] Leave the overlay
    [one] Turn one step
   *[other] Turn { $steps } steps
 }: { $arms }
option-take-road = { $place } by { $kind } { $pips }: { $waits }
option-jump-to = { $place }: { $waits }
option-take-tile = Pips { $pips }: { $tile }
option-take-discarded-tile = { $tile }
option-slide-down = Slide down { $tile }
option-slide-up = Slide up { $tile }
option-take-god = { $god }: { $card }
option-take-feather = One { coloured-feather }, now { $owned } of 3
option-one-feather = One { coloured-feather }
option-place-feather = Circlet { $circlet }: { $completes ->
    [yes] completes it
   *[no] its first feather
 }
option-place-priest = Step { $step }: free
option-place-priest-pushing = Step { $step }: pushes { $own ->
    [yes] your own priest
   *[no] { $owner }
 } down
option-place-priest-sending = Step { $step }: sends { $own ->
    [yes] your own priest
   *[no] { $owner }
 } home with card 12, for { $via ->
    [inti] an Inti medal
   *[offering] an offering
 }
option-activate-circlet = Circlet { $pips }: { $vp } VP and a fire trial
option-advance = Advance { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
option-use-ability = Use { $colour } for { $ability }: strength { $strength }{ $boosted ->
    [yes] {""} with card 01
   *[no] {""}
 }
option-buy-good = Buy { $good } for { $cost } food: { $vp } VP
option-keep-tasks = Keep { $first }; and { $second }
option-fulfil-task = Fulfil { $task }: { $vp } VP
option-fulfil-task-with = Fulfil { $task }, with card 04 for { $via ->
    [inti] an Inti medal
   *[offering] an offering
 }: { $vp } VP
option-discard-task = Discard { $task }
option-take-task = Take { $task }
option-vp = One VP
option-offering = One offering
option-khipu = One khipu to the reserve
option-knowledge = One space on the knowledge track
option-food = One food
option-decline = Decline
option-done = Done

## What waits at the end of a road

waits-cuzco = fire trial
waits-delivery = { coloured-feather }, { $vp } VP, khipus { $khipus }
waits-full-colour = no fourth { coloured-feather }, { $vp } VP, khipus { $khipus }
waits-nothing = { $colour }, { $vp } VP, khipus { $khipus }
waits-own-khipu = your khipu is there, { $colour }, { $vp } VP, khipus { $khipus }
waits-no-khipu-left = you have no khipu left, { $colour }, { $vp } VP, khipus { $khipus }

## Looks

look-unknown = There is nothing called { $topic } to look at.
look-step = Step { $step }: { $who ->
    [You] your priest
   *[other] priest of { $who }
 }.
look-temple-empty = The temple is empty.
look-temple-worth = Each priest brings { $vp } VP this round. Inti medals left: { $inti }.
look-good = { $good } for { $cost } food, worth { $vp } VP
look-palace-task = In the palace: { $task }.
look-palace-empty = No task lies in the palace.
look-own-task = Your { $task }.
look-their-task = { $task }.
look-house = Pips { $pips }: { $tile }.
look-houses-empty = No person tile is left this round.
look-god = { $god }: { $card }. { $help } Pile { $pile }, discards { $discards }.
look-dice-hand = { $who }: dice in hand { $dice }.
look-die = { $who } { $pips }
look-dice-space = { $space }: { $dice }.
look-dice-space-empty = { $space }: no dice.
look-track = { $who }: space { $space }, { $vp } VP.
look-order = Order of play: { $order }.
look-mask = { $who }: { $score } VP, runner at { $place }.
look-supplies = Supplies: offerings { $offerings }, food { $food }, Inti medals { $inti }, priests { $priests }.
look-khipus = Khipus: { $mask } on the mask, { $reserve } in reserve, { $delivered } delivered. Free houses: { $free }.
look-mask-tile = { $tile }, { $down ->
    [yes] slid down
   *[no] up
 }.
look-goods-count = { $count } { $good }
look-goods = Goods: { $goods }.
look-fulfilled = Tasks fulfilled: { $count }.
look-pututus = Pututus: { $one } of 1, { $two } of 2.
look-hand-size = God cards in hand: { $count }.
look-slot = slot { $slot } { $colour } { $filled ->
    [yes] filled
   *[no] empty
 }
look-circlet = Circlet { $pips }: { $slots }{ $active ->
    [yes] , activated
   *[no] {""}
 }.
look-hand-card = { $count ->
    [one] {""}
   *[other] { $count } times {""}
 }{ $card }. { $help }
look-hand-empty = No god card in hand.
look-hand-hidden = A spectator sees no hands.
look-hand-means = To pay with: offerings { $offerings }, Inti medals { $inti }.
look-roads-here = { $who }: at { $place }.
look-road = To { $place } by { $kind } { $pips }: { $waits }.
look-roads-may-turn = You may turn the overlay before you leave Cuzco.
look-roads-other = { $who }: at { $place }.
look-places-help = Villages are called by feather and VP: T turquoise, P purple, O orange, K pink; K3 is a pink one of 3 VP. Where two are alike, a small letter follows.
look-roads-help = Inner villages are numbered clockwise; outer 1 lies between inner 1 and inner 2.
look-village = { $place }, { $ring }: { coloured-feather }, { $vp } VP, khipus { $khipus }.
look-village-unknown = There is no village called { $words }. Say for example: look village { $example }.
look-village-runners = Runners here: { $who }.
look-cuzco = Cuzco: whoever comes in takes a fire trial.
look-no-player = Nobody here is called { $words }.
look-hand-secret = The hand of { $who } is secret: { $count } cards.
where = Round { $round } of { $rounds }, { $phase }.

## Reasons

reason = Rule { $rule }: { $why }
why-not-your-turn = it is not your turn; { $who } decides.
why-over = the game is over.
why-d-1-placed = that die lies on { $placed } already.
why-d-1-not-now = dice are placed only in your turn of phase one.
why-d-2 = a die of { $lowest } lies there; yours must be lower.
why-d-2-shared = a die of { $lowest } lies there, for { $first } and { $second } are one space here; yours must be lower.
why-o-2 = a pututu changed your die { $tied }, so that one must be placed.
why-m-7 = from { $location } the easiest { $kind } needs a { $easiest }.
why-m-7-none = no { $kind } leaves { $location }.
why-m-1-kind = that is a { $kind }; you are walking a { $allowed }.
why-m-1-pips = that road needs a { $pips }; you have { $die }.
why-p-1 = the lowest tile lies at pips { $lowest }.
why-p-1-none = no tile of that colour is left this round.
why-p-1-taken = that tile was taken this round.
why-p-1-pips = that tile needs a { $pips }; you have { $die }.
why-p-2 = you have no free house: { $khipus ->
    [one] one khipu
   *[other] { $khipus } khipus
 } and { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 } fill them.
why-t-1-priests = you have no priest on your mask.
why-t-1-step = your die reaches step { $die } at most.
why-t-1-exact = at this table the die must match the step: step { $die }.
why-h-1 = your lowest circlet with two feathers needs a { $lowest } or more.
why-h-1-none = none of your circlets has both feathers.
why-h-1-all = all your circlets are activated already.
why-h-1-activated = that circlet is activated already.
why-h-1-colours = that circlet lacks feathers: { $colours }.
why-h-1-pips = that circlet needs a { $pips } or more; you have { $die }.
why-x-1 = that study tile is slid down already.
why-x-2 = that farm tile is slid down already.
why-x-pips = that costs { $cost } pips; you have { $left } left.
why-x-6 = you have all three feathers of that colour.
why-x-7 = no khipu is left on your mask.
why-n-3 = no card of that god lies face up.
why-k-1 = your marker is at the end of the knowledge track.
why-e-1-used = you used that ability in this phase.
why-e-1-left = you have used your { $colour } ability of this phase.
why-u-3-cost = it costs { $cost } food; you have { $food }.
why-u-3-row = it does not lie in the market row of round { $round }.
why-task = you have { $have } of { $need }.
why-task-time = tasks are fulfilled at the palace in phase three; you have { $have } of { $need }.
why-task-met = you must fulfil one of the tasks you meet: { $tasks }.
why-ability = { $effect }: that ability would do nothing now.
why-ability-house = { $effect }: no house on your mask is free for a tile.
why-ability-tile = { $effect }: none lies at { $reach } pips or fewer.
why-ability-road = { $effect }: none of { $reach } pips or fewer leaves from here.
why-ability-circlet = { $effect }: none of { $reach } pips or fewer is filled and not yet activated.
why-card-not-there = that card is neither in your hand nor face up.
why-card-phase = that card belongs to { $phases }; this is { $phase }.
why-card-used = that card already worked on this die.
why-card-used-by-medal = a medal has used this very card in your turn already; another medal needs another card.
why-card-no-offering = you have no offering to pay for that card.
why-card-no-inti = you have no Inti medal, and the card is not in your hand.
why-card-moment = that card fits { $moment }.
moment-ability = when one more strength would help an ability in phase two
moment-exchange = an exchange, when a tile of yours is slid down
moment-good = right after you buy a good
moment-task = a task that lacks one requirement, at the palace
moment-turn-end = right after your turn
moment-turn-start = before you place a die, when dice lie on the spaces
moment-placement = a die that lower dice keep out
moment-fire-trial = a fire trial
moment-tile = after you take a tile with a die, with a free house and discarded tiles
moment-village = after you deliver a khipu with a die
moment-study = when your study ability is used and another one is left
moment-step = a temple step on which a priest stands
moment-die = an action in which a 6 reaches more
moment-road = a movement space
moment-farm = when your farm ability is used and another one is left

## Scores

rank = Place { $place }: { $who }, { $score } VP.
source-0 = start
source-1 = points space
source-2 = exchange
source-3 = circlets
source-4 = abilities
source-5 = villages by card 10
source-6 = knowledge
source-7 = temple
source-8 = market
source-9 = goods by card 03
source-10 = tasks
source-11 = Inti medals
source-12 = villages
source-13 = twelve feathers
source-14 = six circlets
source-15 = nine tasks
source-16 = ten khipus
source-17 = twelve tiles
source-18 = six goods
set-feathers = feathers
set-circlets = activated circlets
set-tasks = fulfilled tasks
set-khipus = delivered khipus
set-tiles = person tiles
set-goods = goods

## What a reason is about

subject-space = space { $space }
subject-die = die number { $number }
option-take-tile-gone = Pips { $pips }: no { $colour } tile
option-for-pips = { $option }, for { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }

## Words for what one can look at

topic-roads = roads, network
topic-village = village, villages
topic-temple = temple
topic-market = market, goods
topic-palace = palace, tasks
topic-houses = houses, people
topic-gods = gods, cards
topic-dice = dice, spaces
topic-track = track, university, knowledge
topic-mask = mask
topic-hand = hand
topic-score = score, points
