# For those who listen: options that were heard before, several in one line, and kinds of news.

## What options of one line have in common

group-die = Die { $pips }
group-die-with = Die { $pips } with { $cards }
group-pututu = Pututu of { $size }
group-pututu-die = die { $pips } becomes { $target }
group-die-of = { $owner ->
    [You] Your { $pips }
   *[other] The { $pips } of { $owner }
 } from { $source } to
group-price = { $pips ->
    [one] For one pip
   *[other] For { $pips } pips
 }

## Options that were heard before

option-short-vp = one VP
option-short-offering = offering
option-short-khipu = khipu to the reserve
option-short-play = play card { $card }
option-short-road = { $place } by { $pips }
option-short-place = { $place }
option-short-tile = { $ability }, { $colour ->
    [study] { $number } knowledge
   *[farm] { $number } food
 }
option-short-down = down { $tile }
option-short-up = up { $tile }
option-short-card = card { $card }
option-short-feather = { $colour }
option-short-ability = { $colour } for { $ability }{ $boosted ->
    [yes] {""} with card 01
   *[no] {""}
 }
option-short-discard = discard task { $name }, { $have } of { $need }
option-short-task = task { $name }, { $have } of { $need }

## Kinds of news: the words for each, separated by commas, then what it is

kind-rounds = rounds, phases
kind-rolls = rolls
kind-turns = turns
kind-gains = gains
kind-people = people
kind-city = city
kind-market = market
kind-tasks = tasks
kind-about-rounds = the beginning of rounds and phases
kind-about-rolls = what others roll
kind-about-turns = what others do in their turns
kind-about-gains = what others' deeds bring them
kind-about-people = how others use their people
kind-about-city = knowledge, temple and the order of play
kind-about-market = what others buy
kind-about-tasks = tasks of others
