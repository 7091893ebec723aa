# The words of Cuzco's dialogs.

modal-help-pututu = { $left } { $right } turn, { $next } die, { $down } cost, { $take } takes, { $aside } back
modal-offerings = You have { $offerings ->
    [one] one offering
   *[other] { $offerings } offerings
 } and { $cards ->
    [one] one god card
   *[other] { $cards } god cards
 } in hand.
modal-knowledge = Knowledge: from space { $space }, worth { $vp } VP, to space { $next }, worth { $then } VP.
modal-food = You have { $food } food.
modal-fire = Fire trial
modal-fire-gift = A gift
modal-fire-growth = Growth
modal-fire-card = Card 08 { $via ->
    [inti] for an Inti medal
   *[offering] for an offering
 }
modal-fire-void = Card 08 brings food and knowledge instead of both halves.
modal-card = God cards
modal-card-cost = Cost: { $via ->
    [inti] an Inti medal of your { $inti }, which is worth { $vp } VP at the end; a new card is turned up.
   *[offering] this card from your hand and one offering of your { $offerings }.
 }
modal-card-then = If you play it: { $brings }.
modal-card-declined = Without it you miss: { $lost }.
modal-card-turn-declined = Without it your turn ends here.
modal-card-turn = You would take one more turn at once, as if with a die of 1; { $count ->
    [one] one action is
   *[other] { $count } actions are
 } open to it.
modal-card-pututus = Turn a die with pututus
modal-gods = God cards to take
modal-pututu = Turn a die
modal-pututu-dice = Die:
modal-pututu-turn = Turn the die to see what it costs.
modal-pututu-cost = Costs { $one ->
    [0] {""}
    [one] one pututu of 1
   *[other] { $one } pututus of 1
 }{ $one ->
    [0] {""}
   *[other] { $two ->
        [0] {""}
       *[other] {" and "}
     }
 }{ $two ->
    [0] {""}
    [one] one pututu of 2
   *[other] { $two } pututus of 2
 }
modal-pututu-open = A { $pips } could go to: { $spaces }.
modal-headdress = Headdress
modal-welcome = Welcome to Cuzco. You were dealt a mask, a start task, two god cards and, at random, one feather: { $colour }.
modal-feathers = Standing feathers are yours; small letters are free slots: { $letters }
modal-feather-letter = { $letter } { $colour }
modal-circlet-active = activated
modal-circlet-ready = ready
modal-circlet-half = 1 of 2
modal-circlet-empty = empty
modal-slot-completes = Circlet { $circlet } is complete then; activated this round it brings { $vp } VP and a fire trial.
modal-slot-first = Circlet { $circlet } still lacks one { coloured-feather } then.
modal-tasks = Palace tasks
modal-tasks-own = Your tasks:
modal-tasks-palace = In the palace:
modal-tasks-done = Tasks fulfilled so far: { $count }.
modal-exchange = Exchange
modal-exchange-pips = Pips left: { $left } of { $all }
modal-exchange-bought = So far: { $bought }
modal-exchange-feather = { coloured-feather }
modal-exchange-one = For one pip:
modal-exchange-two = For two pips:
modal-exchange-free = For no pip:
modal-people = People
modal-people-left = { $colour }: { $left ->
    [0] no use left
    [one] one use left
   *[other] { $left } uses left
 }{ $boosts ->
    [0] {""}
   *[other] , stronger by 1 with card 01
 }
modal-does-offerings = { $count ->
    [one] one offering
   *[other] { $count } offerings
 }
modal-does-vp = { $count } VP
modal-does-feathers = { $count ->
    [one] one feather of any colour
   *[other] up to { $count } feathers of any colours
 }
modal-does-move = move along a { $what } of at most { $count }
modal-does-knowledge = { $count ->
    [one] one space on the knowledge track
   *[other] up to { $count } spaces on the knowledge track
 }
modal-does-gods = { $count ->
    [one] one face-up god card
   *[other] up to { $count } face-up god cards
 }
modal-does-khipus = { $count ->
    [one] one khipu to the reserve
   *[other] up to { $count } khipus to the reserve
 }
modal-does-circlet = activate a circlet of at most { $count }
modal-does-food = { $count } food
modal-does-tile = take a { $what } tile up to pips { $count }
modal-tile-then = Each round you may use it in the people phase; your strength is then { $strength }: { $does }. Slid down in an exchange it brings { $value } { $colour ->
    [study] knowledge
   *[farm] food
 }, once.
modal-tile-pips = pips { $pips }
modal-discarded = { $colour ->
    [study] Study tiles in the discards: { $tiles }.
   *[farm] Farm tiles in the discards: { $tiles }.
 }
modal-market = Market
modal-market-owned = Goods you own: { $count }; six bring { $vp } VP at the end.
modal-market-next = Next round: { $goods }.
modal-dice = Move a die
modal-dice-from = Which die?
modal-dice-to = To which space?
modal-dice-die = { $owner ->
    [You] Your { $pips }
   *[other] The { $pips } of { $owner }
 } on { $space }
modal-dice-target = { $space }
modal-temple = Temple
modal-task-lacks = { $count ->
    [0] met
   *[other] { $count } missing
 }
modal-exchange-dear = Too dear with one pip: an offering, a god card, a feather, a khipu to the reserve, for two pips each.
modal-market-short = { $good } ({ $short } short)
modal-pututu-asked = Which die do you turn, and to which value?
modal-pututu-values = To:
modal-temple-then = A fire trial follows.
modal-people-no-use = Not now:
modal-reserve = Khipus to the reserve
modal-reserve-khipus = Khipus on your mask: { $mask }, in your reserve: { $reserve }, delivered: { $delivered }.
modal-ranking-tie = Between equals the one earlier in the turn order is ahead.
modal-fire-nothing = nothing
modal-fire-offering = Offering
modal-fire-have = you have
modal-fire-knowledge = Knowledge
modal-fire-food = Food
modal-becomes = to { $then }
modal-held = { $count } in hand
modal-held-short = have { $count }
card-phases = phase { $phases }
modal-paid = { $via ->
    [inti] for one Inti medal
   *[offering] for one offering
 }
modal-pututu-short = Pututus
modal-worth = { $vp } VP
modal-market-task = meets a task
modal-market-own = you own { $count }
modal-market-left = { $good }: { $food } food left then.
modal-market-dear = Too dear: { $goods }.
modal-strength = strength { $strength }
modal-boosted = with card 01
modal-tile-study = down: { $value } knowledge
modal-tile-farm = down: { $value } food
modal-temple-free = free
modal-temple-falls = { $own ->
    [yes] your own priest { $step ->
        [0] goes home
       *[other] falls to { $step }
     }
   *[no] { $who } { $step ->
        [0] goes home
       *[other] falls to { $step }
     }
 }
modal-slide = { $colour }, { $ability }
modal-slide-study = down: { $value } knowledge
modal-slide-farm = down: { $value } food
modal-tasks-fulfil = Fulfil one:
modal-tasks-with-card = With card 04:
modal-tasks-discard = Give one up:
modal-tasks-keep = Keep these two
modal-tasks-marked = { $count } of { $all } marked.
modal-tasks-mark-first = Mark two tasks first.
modal-help-toggles = { $take } or a digit marks, { $hint } hint, { $undo } undo, { $help } help
modal-dice-where = { $owner }, on { $space }
modal-circlet-die = { $pips ->
    [6] die 6
   *[other] { $pips } or more
 }
modal-summary = The end of round { $round }
modal-summary-order = In the new order of play; an arrow shows who moved up or down.
modal-summary-next = In the order of play of the next round.
modal-summary-city = People and city in round { $round }
modal-summary-market = All knowledge markers are back at 0.{ $begun ->
    [yes] {""}
   *[no] {" "}Now the market opens.
 }
modal-summary-last = The end of the game: { $mine ->
    [yes] you have won
   *[no] { $who } has won
 }
sources-turns = dice and people
sources-headdress = headdress
sources-city = city
sources-tasks = tasks
sources-villages = villages
sources-rest = Inti, 12 tiles
