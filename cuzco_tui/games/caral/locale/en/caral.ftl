# Caral in English: events, questions, options, looks, reasons and the ranking.

## Events

event-start-player-chosen = { $seat }: start player.
event-modules-laid-out = { $things }.
laid-and = { $said }. { $more }
laid-mood = Mood of the gods: { $mood }
laid-years = Year tiles in a row: { $years }
laid-statuses = Status cards: { $cards }
laid-tiles = Progress tiles: { $tiles }
event-neutral-level-placed = { $seat }: neutral level { $at }.
event-year-started = Year { $year } begins. Start player: { $start }.
event-last-year-known = { $reason ->
    [pyramids] Seven pyramids are finished: this year is the last one.
   *[limit] This year is the last one.
 }
event-round-started = Round { $round } begins.
event-architect-rolled = { $seat }: architect die { $numbers }.
event-architect-moved = { $seat }: the architect { $steps ->
    [0] stays { $at }
    [one] goes one action space, { $to }
   *[other] goes { $steps } action spaces, { $to }
 }.
event-turn-started = { $seat }: turn.
event-figure-moved = { $seat }: { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 } { $way ->
    [ahead] ahead
   *[back] back
 } { $to }.
event-cards-discarded = { $seat }: { $purpose ->
    [move] discarded { $cards } for the move
    [exchange] discarded { $cards } for stones
    [mood] penalty, lost { $cards }
   *[action] discarded { $cards }
 }.
event-pair-played = { $seat }: played { $pair }.
event-action-taken = { $seat }: action { $at }{ $again ->
    [yes] , once more
   *[no] {""}
 }.
event-action-declined = { $seat }: no action { $at }.
event-carali-placed = { $seat }: { $carali }.
event-carali-taken = { $seat }: took up { $carali }.
event-carali-lost = { $seat }: penalty, lost { $carali }.
event-alpaca-placed = { $seat }: alpaca { $pen }.
event-alpaca-returned = { $seat }: { $purpose ->
    [cards] alpaca { $pen } back to the supply for cards
    [anaconda] alpaca { $pen } back to the supply for the anaconda
   *[mood] penalty, lost alpaca { $pen }
 }.
event-stones-gained = { $seat }: { $number ->
    [0] no stone
    [one] one stone
   *[other] { $number } stones
 } gained{ $lost ->
    [0] {""}
    [one] , one lost for want of room
   *[other] , { $lost } lost for want of room
 }.
event-stone-lost = { $seat }: { $purpose ->
    [anaconda] one stone for the anaconda
   *[mood] penalty, lost one stone
 }.
event-cards-drawn = { $seat }: { $number ->
    [one] one card
   *[other] { $number } cards
 } drawn.
event-cards-seen = Drawn: { $cards }.
event-cards-taken = { $seat }: took { $cards } from the discard pile.
event-pile-reshuffled = The discard pile becomes the draw pile: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-level-built = { $seat }: level { $height } of { $target } built { $at }.
event-pyramid-finished = { $seat }: { $large ->
    [yes] large
   *[no] small
 } pyramid finished { $at }, number { $number } on the board.
event-central-pyramid-grew = The central pyramid grows to height { $height }.
event-tile-laid = { $seat }: { $tile }, goes { $to }.
event-anaconda-moved = { $seat }: the anaconda goes { $to }.
event-emissary-level-finished = { $seat }: emissary level { $level } finished.
event-marker-taken = { $seat }: diplomacy marker{ $from_somebody ->
    [yes] , held before by { $holder ->
        [You] you
       *[other] { $holder }
     }
   *[no] {""}
 }.
event-status-taken = { $seat }: status card { $card }.
event-fame-changed = { $seat }: { $amount ->
    [-1] −1
   *[other] { $amount }
 } fame, { $source }.
event-year-ended = { $by_architect ->
    [yes] The architect has reached the central pyramid: the year ends.
   *[no] The year ends.
 } High priest: { $seat }.
event-kind-barred = Turned up: { $kind }, which may not be offered this time.
event-offered = { $seat }: { $number ->
    [0] no offering
   *[other] offering, { $cards }{ $counts ->
        [0] {""}
       *[other] , counts { $counts }
     }
 }.
event-nothing-to-offer = { $seat }: { $cards ->
    [0] no card to offer
   *[other] no card of a kind that may still be offered
 }.
event-ceremony-held = { $somebody ->
    [yes] Highest bidder: { $bidder }, with { $number }.
   *[no] Nobody has offered anything.
 }
event-offerings-discarded = Offered cards go to the discard pile: { $cards }.
event-mood-judged = Mood of the gods: { $total } of { $needed } cards. { $outcome ->
    [calm] All is well.
    [spares] All offered alike, so nobody is struck.
   *[strikes] It strikes: { $struck }; each loses { $loss }.
 }
event-mood-turned-up = New mood of the gods: { $card }.
event-nothing-to-lose = { $seat }: penalty, but has not even { $loss } to lose.
event-year-tile-scored = Year tile, { $what }: { $counts }.
event-new-start-player = { $seat }: start player of the next year.
event-move-explained = { $seat }: { $said }.
event-game-ended = { $reason ->
    [pyramids] Seven pyramids are finished.
    [standstill] Nobody can build any more.
   *[limit] The last year is over.
 } Ranking: { $ranking }.

## Questions

question-over = The game is over.
question-waiting = It is { $who }'s turn.
question-site = Where does your first builder go? It brings a level, { $stones ->
    [one] one stone
   *[other] { $stones } stones
 }, { $cards } cards.
question-neutral-site = Where does a neutral level go, on one of the first { $sites } sites?
question-die-number = Architect die { $numbers }, he is { $architect }: how far does he go?
question-move = { $second ->
    [yes] Second move, up to { $range ->
        [one] one space
       *[other] { $range } spaces
     }, architect { $architect }: where to?
   *[no] Your turn at { $place }, range { $range }, architect { $architect }: where to?
 }
question-move-by-ear = Your turn. Range { $range }, { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
 }, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
 }, architect { $architect }.
question-cards-for-move = { $count ->
    [one] Which card do you discard
   *[other] Which { $count } cards do you discard
 } to go { $to }?
question-action = { $way ->
    [again] Once more { $at }: what do you do?
    [anaconda] The anaconda lies { $at }: do you drive it off?
   *[once] You are { $at }: what do you do?
 }
question-extra-level = Level { $built } of { $target } stands { $at }, stones left: { $stones }. One more by a pair?
question-fish-pair = Take the action { $at } once more, by a fish pair?
question-alpaca-pair = Move again, 1 to { $range } spaces, by an alpaca pair?
question-carali-to-move = Which of your Carali moves elsewhere?
question-place-for-carali = Taken up: { $carali }. Where does it go?
question-cards-to-discard = { $count ->
    [one] Which card do you discard
   *[other] Which { $count } cards do you discard
 }{ $draws ->
    [0] {""}
   *[other] , to draw { $draws }
 }?
question-cards-to-take = { $count ->
    [one] Which card do you take
   *[other] Which { $count } cards do you take
 } from the discard pile?
question-space-for-tile = Where does progress tile { $name } go, { $does }?
question-space-for-anaconda = Where does the anaconda go?
question-offering = Ceremony, { $fame } fame for the highest: what do you offer? { $so_far }
offer-first = Nobody has offered anything yet.
offer-highest = Highest so far: { $who } with { $number }.
offer-barred = Barred: { $kind }. { $said }
question-loss = The mood of the gods costs you { $loss }: which?

## Options where neither question nor table is in sight

alone-at = { $place }: { $option }
alone-architect = Architect die { $steps }: the architect { $ends ->
    [yes] goes { $to }, which ends the year
   *[no] { $steps ->
        [0] stays { $at }
       *[other] goes { $to }
     }
 }
alone-done-level = no further level by a pair
alone-done-again = no fish pair
alone-done-second = no alpaca pair
alone-done-carali = no Carali moved

## Options

option-with-notes = { $option }: { $notes }
option-move = { $way ->
    [ahead] Ahead { $to }
   *[back] Back { $to }
 }, { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }{ $cards ->
    [0] {""}
    [one] , for a card
   *[other] , for { $cards } cards
 }
option-worker = Worker { $at }, { $count ->
    [1] the first one
    [2] the second one
    [3] the third one
    [4] the fourth one
    [5] the fifth one
   *[other] number { $count }
 } there
option-builder = Builder { $at }{ $behind ->
    [yes] , behind the architect
   *[no] {""}
 }
option-priest = Priest { $at }: { $year } fame a year, { $end } at the end
option-envoy = Carali to the emissary board: { $then }
option-neutral = Neutral level { $at }
option-build = { $finishes ->
    [yes] Build level { $level } of { $target }, which finishes the pyramid
   *[no] Build level { $level } of { $target }
 }
option-build-at = Build { $at }, level { $level } of { $target }{ $finishes ->
    [yes] , which finishes the pyramid
   *[no] {""}
 }
option-found = Begin a { $large ->
    [yes] large pyramid
   *[no] small pyramid
 } of { $levels } levels
option-act-stones = { $count ->
    [one] Take one stone
   *[other] Take { $count } stones
 }
option-act-stones-tile = { $count ->
    [0] Take no stone
    [one] Take one stone
   *[other] Take { $count } stones
 } by the tile: { $does }
option-act-cards = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
 }
option-act-tile = Take the action of the tile: { $does }
option-skip = No action
option-done-level = No further level
option-done-again = No, not once more
option-done-second = No, the turn ends
option-done-carali = None of them
option-done-other = Go on
option-offer-nothing = Offer nothing
option-pay-stone = Drive the anaconda off for a stone and a fame
option-pay-alpaca = Drive the anaconda off for an alpaca { $pen ->
    [0] on the sled; range then { $range }
   *[1] on the emissary board
 }
option-alpaca-sled = Alpaca to the sled, range then { $range }
option-alpaca-board = Alpaca to the emissary board: { $then }
option-return-alpaca = Alpaca back from { $pen ->
    [0] the sled, range then { $range },
   *[1] the emissary board
 } for { $cards } cards of the discard pile
option-lose-alpaca = Alpaca { $pen ->
    [0] on the sled; range then { $range }
   *[1] on the emissary board
 }
option-pair = Play { $pair }: { $does }
pair-does-level = one more level{ $finishes ->
    [yes] , which finishes the pyramid
   *[no] {""}
 }
pair-does-again = the action once more
pair-does-second = a second move
option-take-carali = Move { $carali }
option-lose-carali = Lose { $carali }
option-discard = Discard { $cards }
option-exchange = Two stones for { $cards }
option-pick = Take { $cards }
option-offer = Offer { $cards }
option-tile = Tile { $to }
option-anaconda = Anaconda { $to }
option-architect = With { $steps } he { $ends ->
    [yes] goes { $to }, which ends the year
   *[no] { $steps ->
        [0] stays { $at }
       *[other] goes { $to }
     }
 }

## Looks

look-unknown = There is nothing called { $topic } to look at.
look-no-place = There is no place called { $words }. Say for example: look path village 2, or look path 7.
look-no-player = Nobody here is called { $words }.
look-architect = The architect is { $at }.
look-figure = { $who }: { $at }{ $way ->
    [level] {""}, level with the architect
    [ahead] , { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
     } ahead of the architect
   *[back] , { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
     } behind the architect
 }.
look-free-sites = { $count ->
    [one] Site { $first }: free.
    [2] Sites { $first } and { $last }: free.
   *[other] Sites { $first } to { $last }: free.
 }
look-place = { $place }: { $notes }.
look-place-empty = { $place }.
look-between = It lies between { $before } and { $after }.
look-from-architect = { $way ->
    [level] The architect is there.
    [ahead] { $spaces ->
        [one] One space ahead of the architect.
       *[other] { $spaces } spaces ahead of the architect.
     }
   *[back] { $spaces ->
        [one] One space behind the architect: no action there.
       *[other] { $spaces } spaces behind the architect: no action there.
     }
 }
look-from-you = For you: { $distance }.
look-no-pyramids = { $who }: no site yet.
look-pyramids = { $who }: { $sites }.
own-reserved = { $place } reserved
own-started = { $place } level { $built } of { $target }
own-finished = { $place } { $large ->
    [yes] large and finished
   *[no] small and finished
 }{ $priest ->
    [yes] {""} with a priest
   *[no] {""}
 }
look-level = { $count } of size { $size }
look-levels = Levels in the supply: { $levels }.
look-ceremony = The central pyramid has height { $height }: the highest bidder gains { $fame } fame, others who offer { $other }, who offers nothing loses { $nothing }.
look-high-priest = High priest: { $who }.
look-barred = Barred this time: { $kind }.
look-offer = { $who }: { $cards }{ $counts ->
    [0] {""}
   *[other] , counts { $counts }
 }.
look-highest = Highest so far: { $who }.
look-finished = Finished pyramids: { $enough ->
    [yes] { $finished }, so this year is the last one
   *[no] { $finished } of { $needed }
 }. The central pyramid has height { $height }.
look-finish = Number { $number }: { $fame } fame{ $grows ->
    [yes] , the central pyramid grows
   *[no] {""}
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }.
look-sled = { $who }: { $fame } fame, { $at }.
look-stones = Stones on the sled: { $stones } of { $most }.
look-alpacas = Alpacas on the sled: { $alpacas }, so range { $range }. In the supply: { $supply }.
look-workers = { $count } { $at }
look-carali = Carali in the supply: { $supply }, placed: { $placed }. Workers: { $workers }.
look-placed-alpacas = Placed alpacas: { $placed }.
look-hand-size = Cards in hand: { $count }.
look-hand-hidden = A spectator sees no hands.
look-hand-secret = The hand of { $who } is secret: { $count ->
    [one] one card
   *[other] { $count } cards
 }.
look-hand = { $who ->
    [You] Your hand
   *[other] Hand of { $who }
 }: { $cards }.
look-hand-pairs = Pairs: { $pairs }.
look-discards = Discard pile: { $cards }.
look-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
 }.
look-order = Order of play: { $order }.
look-no-modules = This table plays without modules.
look-no-module = No module called { $words } is played with here.
look-mood = Mood of the gods: { $mood }.
look-year-tile = Year tile now: { $what }. { $ahead ->
    [yes] { $fame } fame for whoever is furthest ahead, { $second } for the next; the last one on the path starts the next year.
   *[no] { $fame } fame for whoever has most, { $second } for the second most; whoever has least starts the next year.
 }
look-year-counts = So far: { $counts }.
look-year-later = Year tiles to come: { $tiles }.
look-no-year-tile = All year tiles are used.
look-status = Status card { $card }.
look-status-yours = Status card { $card }; you have { $have }{ $known ->
    [yes] , { $others }
   *[no] {""}
 }.
look-status-taken = Status card { $card }; taken by { $who ->
    [You] you
   *[other] { $who }
 }.
look-tile-laid = Progress { $tile }, lies { $at }.
look-tile-waits = Progress { $tile }, for who finishes pyramid { $number }.
look-anaconda = The anaconda lies { $at }.
look-anaconda-comes = The anaconda comes with the second year.
look-emissary = { $who }: { $level ->
    [0] no emissary level yet
   *[other] emissary level { $level }
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }; level { $next } lacks { $figures }.
look-emissary-top = { $who }: all emissary levels, { $tile }.
look-emissary-rewards = Emissary board: { $levels }.
look-emissary-tiles = What the tile of your level does: level 1, once in a turn a stone and a clay card, or a fish and an alpaca card, are a pair; level 2, a card for each alpaca you place; level 3, in your own turn two stones for two cards; level 4 and 5, an offering counts one card more.
look-marker = Diplomacy marker: { $who }, { $fame } fame at the end.
where-setup = Set-up, before the first year.
where = Year { $year }{ $last ->
    [yes] , the last one
   *[no] {""}
 }, round { $round }, { $phase }; the architect is { $at }.
phase-setup = set-up
phase-neutral = neutral levels
phase-round = a round begins
phase-turns = turns
phase-ceremony = ceremony
phase-mood = mood of the gods
phase-year-end = end of the year
phase-thanks = thanks of the gods
phase-anaconda = anaconda
phase-over = game over

## Reasons

reason = Rule { $rule }: { $why }
why-this = { $what }: { $why }
subject-move = Moving
subject-turn = Your turn
subject-act = Acting
subject-build = Building
subject-build-small = A small pyramid
subject-build-large = A large pyramid
subject-worker = A worker
subject-envoy = The emissary board
subject-exchange = Two stones for cards
subject-alpaca = An alpaca
subject-alpaca-sled = An alpaca to the sled
subject-alpaca-board = An alpaca to the emissary board
subject-offer = Offering { $kind }
subject-builder = Builder { $at }
subject-priest = Priest { $at }
subject-neutral = Neutral level { $at }
subject-tile = Tile { $to }
subject-anaconda = Anaconda { $to }
subject-move-to = Move { $to }
subject-sites-move = Move to sites
subject-sites-builder = Builder at sites
subject-sites-priest = Priest at sites
subject-sites-neutral = Neutral level at sites
subject-site = { $number }
owner-free = nobody
owner-neutral = nobody, for it is neutral
why-not-your-turn = it is not your turn; { $who } decides.
why-ce-1 = the game is over; enough pyramids were finished.
why-ce-2 = the game is over; nobody had a Carali left to place or anything left to build.
why-ce-3 = the game is over; its last year has ended.
why-cy-2 = first the architect moves; then the turns begin.
why-cy-4-move = you have moved already; now something else is asked.
why-cy-4-act = first you move, then you act.
why-cy-5 = the year has ended, for a figure has entered the central pyramid.
why-cy-6 = the year has ended, for the architect has reached the central pyramid.
why-cm-1 = you stand there, and a figure cannot stay.
why-cm-7 = the start is left and never entered again in that year.
why-cm-4 = no level stands there, so one passes over it.
why-cm-6-behind = it lies behind the architect, so you could not build there.
why-cm-6-build = you stopped at your own site without a level, so you must build there.
why-cm-6-stones = no level stands there, and you have no stone to build one.
why-cm-11-cards = you have chosen where to go; now you choose the cards for it.
why-cm-11-far = that is { $spaces } spaces; range { $range } and { $cards ->
    [one] one card
   *[other] { $cards } cards
 } do not reach it.
why-cr-8 = it moves you once more, after your move and your action.
why-cr-8-far = that is { $spaces } spaces; a second move has { $most } at most.
why-ca-1-taken = the action is taken once, and only fitting pairs may follow.
why-ca-1-asked = the action is asked for once; now only an alpaca pair may follow.
why-ca-1-declined = you have declined the action; now only an alpaca pair may follow.
why-ca-2 = { $place } lies behind the architect, who is { $architect }.
why-ca-3 = nothing would change by the action at { $place }.
why-ca-4-taken = that site belongs to { $owner ->
    [You] you
   *[other] { $owner }
 }.
why-ca-4-no-pyramid = a priest needs a finished large pyramid of your own.
why-ca-4-small = a priest needs a large pyramid; that one is small.
why-ca-4-priest = a priest stands there already.
why-ca-5 = no Carali is left in your supply.
why-ca-8-sled = the sled is full: { $sled } alpacas.
why-ca-8-supply = no alpaca is left in your supply.
why-ca-9-foreign = the site belongs to { $owner ->
    [You] you
   *[other] { $owner }
 }.
why-ca-9-finished = the pyramid is finished.
why-cb-1 = you have no stone.
why-cb-4-size = no level of size { $size } is left in the supply.
why-cb-4-next = the next level is not left in the supply.
why-cb-4-first = no level to begin a pyramid with is left in the supply.
why-cn-6-before = first everybody chooses a site; moves and actions come with the first year.
why-cn-6-taken = that site belongs to { $owner ->
    [You] you
   *[other] { $owner }
 }.
why-c2-1-before = first the neutral levels are placed; moves and actions come with the first year.
why-c2-1-taken = that site belongs to { $owner ->
    [You] you
   *[other] { $owner }
 }.
why-c2-1-first = a neutral level goes on one of the first { $first } sites.
why-c2-3 = { $kind } was turned up, so it may not be offered this time.
why-cj-2-by = { $by } has offered { $kind } already.
why-cj-2-cards = you have no { $kind } card.
why-ck-2 = first the anaconda is put on a space; then the turns of the year begin.
why-ck-3-before = first the anaconda goes to another space; then the turns of the year begin.
why-ck-3-lies = the anaconda lies there now and must go elsewhere.
why-ck-4 = the anaconda lies there ({ $place }) and must be driven off first.
why-ck-5 = the anaconda was driven off from there and must go elsewhere.
why-cp-2-laid = a tile lies there already.
why-cp-2-kind = the tile belongs on { $wanted }, not on { $kind }.
why-cp-5 = it was taken up there, so it must go elsewhere.
why-cr-2-used = you have used that ability in this turn.
why-cr-2-cards = you have { $cards ->
    [0] no such card
    [one] one such card
   *[other] { $cards } such cards
 }; a pair needs two.
why-cr-3 = pairs are played only in your own turn.
why-cr-4 = it adds a level right after you have built one, as long as stones and levels are left.
why-cr-6-stones = you have no stone left to build with.
why-cr-6-finished = the pyramid is finished.
why-cr-7 = it repeats the action of an action space right after you have taken it.
why-cw-1-module = the emissaries are not in play.
why-cw-1-full = the lowest unfinished level takes none: level { $level } is done, with { $carali } Carali and { $alpacas ->
    [one] one alpaca
   *[other] { $alpacas } alpacas
 } above it.
why-cw-7-tile = that needs the tile of emissary level { $needed }.
why-cw-7-room = it needs two cards, room for a stone, and a moment before a move, an action or a level.

## The ranking

rank = Place { $place }: { $who }, { $score } fame.
