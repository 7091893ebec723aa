# The log: what somebody did in few words, and what it brought in short phrases.

log-round = Round { $round }
log-won = { $mine ->
    [yes] You have won
   *[no] { $who } has won
 }
log-order = Order of play: { $order }
log-setup = set-up
log-start-task = start task ({ $task })
log-task-kept = task ({ $task })
log-rolled = rolled { $dice }
log-pututu = { $missed ->
    [yes] no pututu left
   *[no] pututu of { $size }
 }
log-pututu-used = pututu: { $before } to { $after }
log-die = { $virtual ->
    [yes] extra 1
   *[no] die { $pips }
 }, { $what }
log-die-moved = moved { $mine ->
    [yes] your { $pips }
   *[no] the { $pips } of { $who }
 } from { $source } to { $target }
log-card = { $via ->
    [inti] by medal { $card }
   *[offering] with { $card }
 }
log-card-named = { $god } { $card }: { $effect }
log-card-taken = card { $card }
log-ability = { $colour } tile used for { $ability }{ $strength ->
    [one] {""}
   *[other] {""} at strength { $strength }
 }
log-run = { $kind } { $pips } to { $place }
log-jump = jump to { $place }
log-overlay = overlay turned
log-khipu = khipu
log-on-top = { $mine ->
    [yes] khipu on top of yours
   *[no] khipu on top of { $who }
 }
log-no-feather = no fourth { coloured-feather }
log-feathers = { $count ->
    [one] { $colour } feather
   *[other] { $count } { $colour } feathers
 }
log-tile = { $colour ->
    [study] study tile for { $ability }
   *[farm] farm tile for { $ability }
 }
log-priest = priest on step { $step }
log-pushed = { $mine ->
    [yes] your priest down to { $step }
   *[no] { $who } down to { $step }
 }
log-home = { $mine ->
    [yes] your priest goes home
   *[no] { $who } goes home
 }
log-reserve = { $amount ->
    [one] khipu to the reserve
   *[other] { $amount } khipus to the reserve
 }
log-down = { $amount ->
    [one] tile down
   *[other] { $amount } tiles down
 }
log-up = { $amount ->
    [one] tile up
   *[other] { $amount } tiles up
 }
log-offerings = { $amount ->
    [one] +1 offering
   *[other] +{ $amount } offerings
 }
log-food = +{ $amount } food
log-knowledge = +{ $amount } knowledge
log-vp = { $amount } VP
log-vp-of = { $who } { $vp } VP
log-inti = Inti medal for { $mine ->
    [yes] you
   *[no] { $who }
 }
log-inti-gone = an Inti medal leaves the game
log-university = Knowledge
log-temple = Temple
log-final = final scoring
log-source = { $source } { $vp } VP
log-only = nothing else was possible
log-no-ability = no ability is possible
log-no-good = no good can be bought
log-bought = bought { $good } for { $cost } food
log-fulfilled = fulfilled a task
log-discarded = { $tasks ->
    [one] gave up a task
   *[other] gave up { $tasks } tasks
 }
log-new-task = new task: { $task }

## What a bot's move was for, below the move

purpose-set = that completes the set: { $count } { $set }, { $vp } VP at the end
purpose-complete-and-die = that completes circlet { $circlet }, which the { $die } in hand can activate for { $vp } VP
purpose-complete = that completes circlet { $circlet }
purpose-priest-most = that is most priests in the temple, for an Inti medal
purpose-food-for = that would be enough food for { $good } at the market, { $vp } VP
purpose-first = that leads in knowledge, for the first place in the order of play
purpose-strength = that makes strength { $strength }: { $tile }
purpose-nearer = that is { $have } of { $need } for the task { $task }
purpose-met = that is all for the task { $task }
purpose-new-task = of the new task { $have } of { $need } are there already
purpose-new-task-met = all for the new task is there already
purpose-two = { $first }; { $second }
purpose-also-nearer = now { $have } of { $need } for the task { $task }
purpose-also-met = now all for the task { $task }

## The end of a round

summary-people = people
summary-university = knowledge
summary-temple = temple
summary-market = market
summary-palace = palace
summary-final = end
summary-priests = priests in the temple
summary-good = { $good }{ $again ->
    [yes] {""} once more
   *[no] {""}
 }
summary-inti = Inti medal for most priests
summary-fulfilled = task fulfilled: { $task }
summary-discarded = task given up: { $task }
log-continued = continued
