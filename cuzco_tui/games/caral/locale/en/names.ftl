# The names of Caral: places, pieces, cards and modules.

nothing = nothing
place-start = the start
place-village = village { $number }
place-quarry = quarry { $number }
place-cult = cult place { $number }
place-market = animal market { $number }
place-site = site { $number }
place-centre = the central pyramid
head-start = Start
head-village = Village { $number }
head-quarry = Quarry { $number }
head-cult = Cult place { $number }
head-market = Animal market { $number }
head-site = Site { $number }
head-centre = Central pyramid
to-start = to the start
to-village = to village { $number }
to-quarry = to quarry { $number }
to-cult = to cult place { $number }
to-market = to animal market { $number }
to-site = to site { $number }
to-centre = to the central pyramid
at-start = at the start
at-village = in village { $number }
at-quarry = in quarry { $number }
at-cult = at cult place { $number }
at-market = at animal market { $number }
at-site = at site { $number }
at-centre = at the central pyramid
spaces-start = the start
spaces-village = a village
spaces-quarry = a quarry
spaces-cult = a cult place
spaces-market = an animal market
spaces-site = a site
spaces-centre = the central pyramid

## Cards

cards-stone = { $count ->
    [one] one stone card
   *[other] { $count } stone cards
 }
cards-clay = { $count ->
    [one] one clay card
   *[other] { $count } clay cards
 }
cards-fish = { $count ->
    [one] one fish card
   *[other] { $count } fish cards
 }
cards-alpaca = { $count ->
    [one] one alpaca card
   *[other] { $count } alpaca cards
 }
kind-of-card-stone = stone
kind-of-card-clay = clay
kind-of-card-fish = fish
kind-of-card-alpaca = alpaca
pair-stone = stone pair
pair-clay = clay pair
pair-fish = fish pair
pair-alpaca = alpaca pair
pair-mixed-first = stone and clay card as { $pair }
pair-mixed-second = fish and alpaca card as { $pair }

## Pieces

role-worker = worker
role-builder = builder
role-priest = priest
role-envoy = emissary
carali-placed = { $role } { $at }
carali-envoy = Carali on the emissary board
pen-sled = on the sled
pen-board = on the emissary board

## What stands at a place

site-free = free
site-neutral = neutral pyramid
site-reserved = { $who ->
    [You] reserved for you
   *[other] reserved for { $who }
 }
site-started = { $who ->
    [You] your pyramid
   *[other] pyramid of { $who }
 }, level { $built } of { $target }
site-finished = { $who ->
    [You] your finished
   *[other] finished
 } { $large ->
    [yes] large
   *[no] small
 } pyramid{ $who ->
    [You] {""}
   *[other] {""} of { $who }
 }
site-with-priest = { $said } with a priest
anaconda-here = the anaconda lies there
note-centre = the year ends, { $who ->
    [You] you are high priest
   *[other] high priest { $who }
 }
note-behind = behind the architect
note-architect = the architect is there
note-workers = { $count ->
    [0] no worker
    [one] one worker
   *[other] { $count } workers
 } of { $who ->
    [You] yours
   *[other] { $who }
 }
note-figures = { $count ->
    [one] { $who ->
        [You] you are there
       *[other] { $who } is there
     }
   *[other] { $who } and { $last ->
        [You] you
       *[other] { $last }
     } are there
 }
distance = { $way ->
    [level] where you stand
    [ahead] { $spaces ->
        [one] one space ahead
       *[other] { $spaces } spaces ahead
     }
   *[back] { $spaces ->
        [one] one space back
       *[other] { $spaces } spaces back
     }
 }

## The architect die

die-one = { $number }
die-several = { $first } or { $last }

## Modules

mood-card = { $needed } cards in all, or { $strikes ->
    [fewest] who offered the fewest
   *[most] all but who offered the most
 } lose { $loss }
loss-carali = a placed Carali
loss-alpaca = a placed alpaca
loss-card = a card
loss-stone = a stone
counts-carali = placed Carali
counts-cards = cards in hand
counts-stones = stones on the sled
counts-reserved = empty reserved sites
counts-alpacas = placed alpacas
counts-workers = workers
counts-ahead = furthest ahead
status-1 = Stonemason
status-2 = Herder
status-3 = Foreman
status-4 = Surveyor
status-5 = Monument builder
status-6 = Shrine builder
status-7 = Town founder
status-8 = Temple lord
status-9 = Storekeeper
status-10 = Collector
status-11 = Trader
status-12 = Donor
status-13 = Caller
status-14 = Swift builder
status-15 = Traveller
status-16 = Landowner
status-card = { $name }: { $asks }, { $fame } fame
condition-stones = { $need ->
    [one] one stone
   *[other] { $need } stones
 } on the sled
condition-alpacas = { $need ->
    [one] one alpaca
   *[other] { $need } alpacas
 } on the sled
condition-workers = { $need ->
    [one] one worker
   *[other] { $need } workers
 } in the quarries
condition-reserved = { $need ->
    [one] one reserved site
   *[other] { $need } reserved sites
 } without a level
condition-large = { $need ->
    [one] a finished large pyramid
   *[other] { $need } finished large pyramids
 }
condition-small = { $need ->
    [one] a finished small pyramid
   *[other] { $need } finished small pyramids
 }
condition-finished = { $need ->
    [one] one finished pyramid
   *[other] { $need } finished pyramids
 }
condition-priests = { $need ->
    [one] one priest
   *[other] { $need } priests
 }
condition-cards = { $need ->
    [one] one card
   *[other] { $need } cards
 } in hand
condition-same = { $need ->
    [one] one card
   *[other] { $need } cards
 } of one kind
condition-pairs = { $need ->
    [one] a pair
   *[other] pairs of { $need } kinds
 }
condition-offering = an offering that counts { $need }
condition-calls = { $need ->
    [one] one year
   *[other] { $need } years
 } ended by your figure
condition-levels = { $need ->
    [one] one level
   *[other] { $need } levels
 } built in one turn
condition-spaces = { $need ->
    [one] one space
   *[other] { $need } spaces
 } in one regular move
condition-pyramids = { $need ->
    [one] one own pyramid
   *[other] { $need } own pyramids
 } with a level
tile = tile { $name }, { $does }
tile-p1 = 3 cards, then discard one
tile-p2 = 2 cards for 4
tile-p3 = a Carali, then a card
tile-p4 = a Carali, then move one
tile-p5 = an alpaca, then a stone
tile-p6 = an alpaca or one back for 3 cards
tile-p7 = stones, then move a Carali
tile-p8 = stones or a level
emissary-tile-1 = mixed pair
emissary-tile-2 = a card for each alpaca
emissary-tile-3 = 2 cards for 2 stones
emissary-tile-4 = offering +1
emissary-lacks = level { $level } then lacks { $figures }
emissary-finishes = finishes level { $level }
emissary-level = level { $level } for { $figures }: { $rewards }
figures-carali = { $count ->
    [one] one Carali
   *[other] { $count } Carali
 }
figures-alpacas = { $count ->
    [one] one alpaca
   *[other] { $count } alpacas
 }
reward-fame = { $number } fame
reward-stones = { $number ->
    [one] one stone
   *[other] { $number } stones
 }
reward-cards = { $number ->
    [one] one card
   *[other] { $number } cards
 }
share = { $who } { $number }
