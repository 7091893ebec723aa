# For those who listen: several options in one line, kinds of news, what there is to look at.

## What options of one line have in common

group-move = { $way ->
    [ahead] Ahead
   *[back] Back
 }{ $behind ->
    [yes] {""} behind the architect
   *[no] {""}
 }{ $cards ->
    [0] {""}
    [one] {""} for a card
   *[other] {""} for { $cards } cards
 }
group-move-to = { $to }, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
group-with-note = { $said }, { $note }
group-worker = Worker
group-worker-in = { $at }, { $count ->
    [1] the first one
    [2] the second one
    [3] the third one
    [4] the fourth one
    [5] the fifth one
   *[other] number { $count }
 } there
group-between = Between { $before } and { $after }
group-builder = { $behind ->
    [yes] Builder behind the architect
   *[no] Builder
 }
group-priest = Priest
group-build-at = Build
group-level = { $at }, level { $level } of { $target }{ $finishes ->
    [yes] , which finishes the pyramid
   *[no] {""}
 }
group-anaconda = Anaconda
group-offer = Offer { $kind }
group-offered = { $number ->
    [one] with one card
   *[other] with { $number } cards
 }
group-discard = Discard
group-exchange = Two stones for
group-pick = Take
group-cards = { $cards }
group-kind = { $count ->
    [1] { $kind }
    [2] twice { $kind }
    [3] three times { $kind }
   *[other] { $count } times { $kind }
 }

## Kinds of news: the words for each, separated by commas, then what it is

kind-rounds = rounds, years
kind-architect = architect
kind-turns = turns
kind-gains = gains
kind-ceremony = ceremony, ceremonies
kind-about-rounds = the beginning of years and rounds
kind-about-architect = where the architect goes
kind-about-turns = what others do in their turns
kind-about-gains = what others' turns bring them
kind-about-ceremony = offerings, moods, year tiles and thanks

## What one can look at: the words for each, then what it is

topic-path = path, map, board
topic-pyramids = pyramids, sites
topic-ceremony = ceremony, offerings
topic-progress = progress, finished
topic-sled = sled, player
topic-hand = hand, cards
topic-score = score, fame, points
topic-modules = modules, mood, status, emissary, anaconda
topic-discards = discards, pile
topic-about-path = the path in its order, or one place by its name
topic-about-pyramids = everybody's pyramids, or a player's by name
topic-about-ceremony = what the ceremony brings, and what was offered
topic-about-progress = how many pyramids are finished, and what the next brings
topic-about-sled = all that you own, or another player by name
topic-about-hand = your cards and their pairs
topic-about-score = everybody's fame
topic-about-modules = the modules of this table
topic-about-discards = the discard pile and the draw pile

## What a table is like, told when a game begins

opening-modules = Modules: { $modules }.
opening-two = Two players: before each ceremony a card is turned up whose kind may not be offered.
limit-of-years = { $years ->
    [0] There is no limit to the years.
   *[other] The game ends with year { $years } at the latest.
 }
