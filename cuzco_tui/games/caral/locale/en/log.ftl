# The log: what somebody did in few words, and what it brought in short phrases.

log-year = Year { $year }
log-last-year = { $reason ->
    [pyramids] { $all } pyramids are finished: this year is the last one
   *[limit] This year is the last one
 }
log-round = round { $round }
log-won = { $mine ->
    [yes] You have won
   *[no] { $who } has won
 }
log-start-player = Start player: { $who }
log-setup = set-up
log-neutral = neutral level, { $place }
log-turn = turn
log-continued = continued
log-rolled = architect die { $numbers }
log-architect-rolled = architect, die { $numbers }, { $goes }
log-architect-chosen = architect { $goes }
log-architect = { $steps ->
    [0] stays { $at }
   *[other] { $to }
 }
log-moved = { $way ->
    [ahead] { $to }
   *[back] back { $to }
 }, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
log-second = then { $moved }
log-discarded = { $purpose ->
    [move] for { $cards }
    [exchange] two stones for { $cards }
   *[action] discarded { $cards }
 }
log-pair = by { $pair }
log-no-action = no action
log-taken-up = taken up: { $carali }
log-alpaca = alpaca { $pen }
log-alpaca-back = alpaca back from { $pen ->
    [0] the sled
   *[1] the emissary board
 }
log-one-stone = a stone
log-stones = { $amount ->
    [one] +1 stone
   *[other] +{ $amount } stones
 }
log-stones-lost = { $number ->
    [one] no room for a stone
   *[other] no room for { $number } stones
 }
log-cards = { $amount ->
    [one] +1 card
   *[other] +{ $amount } cards
 }
log-cards-seen = drawn { $cards }
log-cards-taken = taken { $cards }
log-cards-of = { $who } { $number ->
    [one] one card
   *[other] { $number } cards
 }
log-cards-seen-by = { $who } { $cards }
log-level = level { $level } of { $target }, { $place }
log-finished = { $large ->
    [yes] large
   *[no] small
 } pyramid finished, number { $number }
log-tile = tile { $name } { $to }
log-anaconda = anaconda { $to }
log-status = { $name }
log-status-of = { $who } { $name }
log-fame = { $amount ->
    [-1] −1 fame
   *[other] +{ $amount } fame
 }
log-fame-of = { $who } { $fame ->
    [-1] −1 fame
   *[other] +{ $fame } fame
 }
log-year-ended = { $architect ->
    [yes] The architect ends the year; high priest: { $who }
   *[no] The year ends; high priest: { $who }
 }
log-barred = Barred: { $kind }
log-offered = offering, { $cards }{ $counts ->
    [0] {""}
   *[other] , counts { $counts }
 }
log-offered-nothing = no offering
log-nothing-to-offer = { $cards ->
    [0] no card to offer
   *[other] no card of a kind that may still be offered
 }
log-bidder = { $mine ->
    [yes] You are the highest bidder, with { $number }
   *[no] Highest bidder: { $who }, with { $number }
 }
log-no-bidder = Nobody offered anything
log-mood-calm = Mood calmed, { $total } of { $needed } cards
log-mood-spares = Mood, { $total } of { $needed } cards, strikes nobody
log-mood-strikes = Mood, { $total } of { $needed } cards, strikes: { $who }
log-mood-next = New mood: { $mood }
log-penalty = penalty, lost { $what }
log-nothing-to-lose = penalty, nothing to lose
log-year-tile = Year tile, { $what }
log-thanks = Thanks of the gods
log-final = final scoring
log-source = { $source } { $fame } fame

## What a bot's move was for, below the move

purpose-last-year = that makes this year the last
purpose-most-cards = that ends the year, and nobody holds more cards: { $cards }
purpose-highest = that is the highest offering so far, for { $fame } fame
purpose-cut-off = that leaves { $count ->
    [one] { $last ->
        [You] you
       *[other] { $last }
     }
   *[other] { $who } and { $last ->
        [You] you
       *[other] { $last }
     }
 } behind the architect
purpose-finish-next = next turn the pyramid at { $place } can be finished
purpose-build-next = next turn a level at { $place } can be built
purpose-call-next = the central pyramid is within range now
purpose-priests = priests bring { $fame } fame each year now
purpose-yield = { $place } brings { $count ->
    [one] one stone
   *[other] { $count } stones
 } at each visit now
purpose-status-next = now { $have } of { $need } for { $card }
purpose-emissary-next = emissary level { $level } lacks only { $figures }
