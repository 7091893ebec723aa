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
group-keep = Keep { $task }, with
task-called = task { $name }
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

## Looks, one thing a line

look-market-now = Market of round { $round }, now:
look-market-good = { $good }.
look-market-later = Market of round { $round }: { $goods }.
look-further = Further off, with dice { $dice }, villages without your khipu:
look-further-village = { $place }: { $moves } moves.
look-discard = { $tile }{ $count ->
    [one] {""}
   *[other] , { $count } times
 }.
look-discards-empty = No person tile was discarded yet.
look-circlet-feather = { $colour } { $filled ->
    [yes] there
   *[no] missing
 }
look-circlet-worth = Circlet { $pips }: { $feathers }; { $active ->
    [yes] activated
   *[no] a die of { $pips } or more, { $vp } VP now
 }.
look-sets = { $who }, sets that score at the end:
look-set = { $name }: { $has } of { $needs }, { $vp } VP.
topic-circlets = circlets, circlet
topic-sets = sets
topic-discards = discards, discarded
topic-about-roads = where you are, the roads from there, and what is in reach
topic-about-village = all villages, or one by its name
topic-about-temple = who stands on which step
topic-about-market = the goods of this round and those to come
topic-about-palace = the tasks in the palace and yours
topic-about-houses = the person tiles of this round
topic-about-gods = the face-up god cards
topic-about-dice = the dice in hand and on the spaces
topic-about-track = the knowledge track and the order of play
topic-about-mask = all that you own, or another player by name
topic-about-hand = your god cards and what they do
topic-about-score = everybody's VP
topic-about-circlets = circlets with their feathers, pips and VP
topic-about-sets = how far the sets are that score at the end
topic-about-discards = the person tiles that were discarded

## Questions that come again and again

question-turn-by-ear = Your turn. Dice: { $dice }.
question-fire-gift-by-ear = Fire trial: which gift?
question-tasks-to-keep-by-ear = Dealt to you: { $tasks }. Which two do you keep? One each round: fulfilled { $vp } VP, else discarded.

## What a table is like, told when a game begins

opening-shared = Here { $first } and { $second } are one space: a die on one lies on both.
