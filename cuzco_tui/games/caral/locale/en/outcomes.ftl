# What an option would bring: short phrases, said one after the other behind the option. Panels are narrow.

## At once

brings-fame = { $fame ->
    [-1] one fame lost
   *[other] { $fame } fame
 }
brings-height = central pyramid at height { $height }
brings-finished = pyramid number { $number }{ $last ->
    [yes] , the last year
   *[no] {""}
 }
brings-status = { $name }
brings-emissary = emissary level { $level }
brings-marker = diplomacy marker
brings-built = level { $level } of { $target } built
brings-stones = { $number ->
    [0] no stone
    [one] one stone
   *[other] { $number } stones
 }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
 }
brings-cards = { $number ->
    [one] one card
   *[other] { $number } cards
 }
brings-yield = { $count ->
    [one] one stone
   *[other] { $count } stones
 } at each visit
brings-site = your own site, { $distance }
brings-each-year = { $fame } fame each year
brings-at-end = { $fame } fame at the end
brings-level = { $fame } fame at the end, { $whole } for the whole pyramid
brings-costs = { $stones ->
    [one] for one stone
   *[other] for { $stones } stones
 }
brings-no-action = no action
brings-year-end = the year ends
brings-behind = behind the architect then: { $places }
brings-lower = less than { $who } with { $number }
brings-highest = highest for certain
brings-if-highest = { $fame } fame if nobody offers more, else { $other }
brings-mood = { $calm ->
    [yes] mood calmed
   *[no] mood at { $total } of { $needed }
 }

## What follows

then-anaconda = then drive the anaconda off
then-tile = then { $does }
then-stones = then { $count ->
    [0] no stone
    [one] one stone
   *[other] { $count } stones
 }
then-cards = then { $count ->
    [one] one card
   *[other] { $count } cards
 }
then-level = then level { $level } of { $target }
then-found = then the first level
then-carali = then a Carali to place
then-alpaca = then an alpaca
then-second-move = then up to { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
then-extra-level = then one more level by a pair
then-fish-pair = then once more by a fish pair
then-alpaca-pair = then a second move by an alpaca pair
then-carali-to-move = then a Carali to move
then-place-for-carali = then a new place for it
then-discard = then { $count ->
    [one] one card
   *[other] { $count } cards
 } to discard
then-take = then { $count ->
    [one] one card
   *[other] { $count } cards
 } of the discard pile
then-lay-tile = then a tile to lay: { $does }
then-move-anaconda = then the anaconda to move
