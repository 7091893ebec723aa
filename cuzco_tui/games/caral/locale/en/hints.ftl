# Hints: the goal of a plan, how it compares with another, and what comes next.

hint-best = Best: { $option }.
hint-short = { $option }, { $fame } fame better than { $other }
hint-short-than-plan = { $option }, { $fame } fame better than the plan so far
hint-short-even = { $option }; about as good: { $other }
hint-goal = Goal: { $deed }.
hint-goal-two = Goal: { $first }, and { $second }.
hint-even = About as good: { $other }.
hint-more = { $fame } fame better than { $other }, by estimate{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = { $fame } fame better than the plan so far, { $other }, by estimate{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = This goes on with the plan so far.
hint-parts = In fame: { $parts }.
hint-because = { $parts }
hint-part = { $fame } for { $topic }
hint-then = Then: { $steps }.

## What a plan is for

goal-finish = finish the { $large ->
    [1] large
   *[0] small
 } pyramid { $at }
goal-status = take the card { $card }
goal-emissary = finish emissary level { $level }
goal-marker = take the diplomacy marker
goal-year = end the year as high priest
goal-highest = the highest offering for { $fame } fame
goal-priest = a priest { $at }
goal-levels = { $count ->
    [one] one level
   *[other] { $count } levels
 } { $at }, { $missing } to go
goal-found = begin a { $large ->
    [1] large
   *[0] small
 } pyramid { $at }
goal-tile = tile { $tile } { $at }
goal-builder = reserve { $place }
goal-worker = { $count ->
    [one] a worker
   *[other] { $count } workers
 } { $at }
goal-envoy = a Carali towards emissary level { $level }
goal-stones = { $count ->
    [one] one stone
   *[other] { $count } stones
 }
goal-alpaca = range { $range }
goal-beast = an alpaca towards emissary level { $level }
goal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
goal-fame = { $count } fame

## Where fame comes from

fame-topic-fame = fame and pyramids
fame-topic-sites = reserved sites
fame-topic-stones = stones on the sled
fame-topic-workers = workers
fame-topic-carali = Carali not placed yet
fame-topic-priests = priests
fame-topic-alpacas = alpacas and range
fame-topic-cards = cards in hand
fame-topic-path = the place on the path
fame-topic-ceremony = the next ceremony
fame-topic-ceremony-now = this ceremony
fame-topic-year-tile = the year tile
fame-topic-statuses = status cards
fame-topic-emissaries = emissaries
fame-topic-rivals = the prospects of the others
fame-topic-rest = the rest

## Options inside a sentence

hinted-skip = no action
hinted-done = nothing more
hinted-build = build a level
hinted-build-small = begin a small pyramid
hinted-build-large = begin a large pyramid
hinted-envoy = a Carali to the emissary board
hinted-pay-stone = drive the anaconda off for a stone
hinted-offer-nothing = offer nothing
hinted-stones = take { $count ->
    [0] no stone
    [one] one stone
   *[other] { $count } stones
 }
hinted-cards = draw { $count ->
    [one] one card
   *[other] { $count } cards
 }
hinted-tile-action = { $does }
hinted-carali = { $taken ->
    [yes] move the
   *[no] lose the
 } { $carali }
hinted-architect = architect { $steps }
hinted-worker = worker { $at }
hinted-builder = builder { $at }
hinted-priest = priest { $at }
hinted-neutral = neutral level { $at }
hinted-build-at = a level { $at }
hinted-tile = tile { $to }
hinted-anaconda = anaconda { $to }
hinted-alpaca = alpaca { $pen }
hinted-return = the alpaca { $pen } back for cards
hinted-lose = lose the alpaca { $pen }
hinted-pay-alpaca = drive the anaconda off for the alpaca { $pen }
hinted-discard = discard { $cards }
hinted-exchange = two stones for { $cards }
hinted-pick = take { $cards }
hinted-offer = offer { $cards }
