# The words of Caral's panels, dialogs and keys on screen.

do-page-path = path
do-page-sleds = sleds
do-page-pyramids = pyramids
do-page-modules = modules
do-page-log = log
about-page-path = Shows the spiral path.
about-page-sleds = Shows the sleds of the others: stones, range, cards and what they have left.
about-page-pyramids = Shows the finished pyramids, what the ceremony pays and what the thanks of the gods bring.
about-page-modules = Shows the cards, tiles and boards of the modules in play.
about-page-log = Shows the log, all that has happened.
about-home-path = Shows the path, with the cursor in the question.
about-along-path = Goes along the path to the next place that can be chosen.
about-walk-path = Walks over the path from place to place.
about-take-place = Chooses the place under the cursor, if it can be chosen.
keys-at-caral-board = Pages and the path
keys-at-caral-path = On the path
lead-along = left right
lead-along-path = walk

panel-path = The spiral path
panel-sleds = The others
panel-pyramids = Pyramids and ceremony
panel-ceremony = Ceremony
panel-piles = Discarded cards
piles-draw = { $number } to draw
panel-moods = Mood of the gods
panel-years = Year tiles
panel-moods-years = Mood and year tile
panel-status = Status cards
panel-tiles = Progress tiles
panel-emissaries = Emissaries

path-start = start
path-village = village { $number }
path-quarry = quarry { $number }
path-cult = cult place { $number }
path-market = animal market { $number }
path-short-village = village { $number }
path-short-quarry = quarry { $number }
path-short-cult = cult { $number }
path-short-market = market { $number }
path-gives-village = 1 Carali
path-gives-market = 1 alpaca
path-gives-cult = { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
path-gives-short-village = Carali
path-gives-short-market = alpaca
path-gives-short-cult = { $number } c.
path-gives-shortest-village = C
path-gives-shortest-market = a
path-gives-shortest-cult = { $number } c.
path-gives-quarry = stones
path-gives-stones = { $number ->
    [one] 1 stone
   *[other] { $number } stones
    }
path-gives-stones-short = { $number } st
path-pays = pays { $fame }
path-anaconda = anaconda
path-anaconda-short = snake
path-tile-1 = 3 cards, then -1
path-tile-2 = 2 cards for 4
path-tile-3 = Carali and card
path-tile-4 = Carali and move
path-tile-5 = alpaca, stone
path-tile-6 = alpaca or cards
path-tile-7 = stones and move
path-tile-8 = stones or level
path-tile-short-1 = +3-1 c.
path-tile-short-2 = 2 for 4
path-tile-short-3 = C + card
path-tile-short-4 = C + move
path-tile-short-5 = a + st
path-tile-short-6 = a or 3
path-tile-short-7 = st + C
path-tile-short-8 = st/level
path-lit-move = gold: in reach, -2: for two cards
path-lit = gold: can be chosen
path-architect = { $sign } architect

sled-stones = stones
sled-alpacas = alpacas
sled-range = range
sled-hand = hand
sled-workers = workers
sled-left = { $number } left
sled-in-supply = left
sled-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
sled-fame = { $fame } fame

others-range = { $range } range
others-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
others-carali = { $number } Carali left
others-workers = { $workers } workers
others-priests = { $number ->
    [one] 1 priest
   *[other] { $number } priests
    }
others-alpacas = { $left } alpacas left
others-pyramids = { $number ->
    [one] 1 pyramid
   *[other] { $number } pyramids
    }
others-levels = { $number ->
    [one] 1 level
   *[other] { $number } levels
    }{ $figures ->
    [none] {""}
   *[other] {" "}and { $figures }
    }

pyramids-next = { $done } of { $all } finished, the next one: { $fame } fame
pyramids-next-short = next one: { $fame } fame
pyramids-enough = { $done } finished: this year is the last, further ones bring no fame
pyramids-enough-short = { $done } finished, this year is the last
pyramids-ceremony = ceremony: most +{ $highest }, others +{ $other }, none −{ $nothing }
pyramids-ceremony-short = most +{ $highest }, others +{ $other }, none −{ $nothing }
pyramids-thanks = thanks of the gods for you: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }, { $fame } fame
pyramids-thanks-short = thanks: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }{ $fame ->
    [0] {""}
   *[other] , { $fame } fame
    }
pyramids-left = levels left
pyramids-left-short = left
pyramids-mood = mood: { $needed } cards
pyramids-tile = tile: { $what }

bar-year = year { $year }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
    }{ $last ->
    [yes] , the last
   *[no] {""}
    }{ $round ->
    [0] {""}
   *[other] , round { $round }
    }
bar-fame = { $fame } fame
bar-phase-setup = first sites
bar-phase-neutral = neutral sites
bar-phase-round = architect
bar-phase-turns = turns
bar-phase-ceremony = ceremony
bar-phase-mood = mood of the gods
bar-phase-year-end = year's end
bar-phase-thanks = thanks of the gods
bar-phase-anaconda = anaconda
bar-phase-over = the game is over

years-now = { $fame } fame, second { $second }; whoever is last begins next year
years-now-short = { $fame } fame, second { $second }
years-coming = then: { $counts }
tiles-coming = pyramid { $place }: { $does }
tiles-laid = { $place }: { $does }
emissary-reward = { $fame } fame{ $stones ->
    [0] {""}
    [one] , 1 stone
   *[other] , { $stones } stones
    }{ $cards ->
    [0] {""}
    [one] , 1 card
   *[other] , { $cards } cards
    }
emissary-signs = C Carali, a alpaca; { $filled } yours, { $free } still missing
modules-page = page { $number } of { $all }, { $key } turns
emissary-held = your tile: { $does }
emissary-marker = diplomacy marker ({ $fame } fame): { $who }

modal-cards = Cards
modal-cards-hand = hand:
modal-cards-then = then { $pairs ->
    [0] without a pair
    [one] with 1 pair
   *[other] with { $pairs } pairs
    }:
modal-ceremony = The ceremony
offering-plus = {" "}+1
offering-leads = highest so far
offering-now = offers now
offering-nothing = nothing
offering-no-card = no card
offering-no-kind = no card of a free kind
offering-later = { $number ->
    [0] no card
    [one] later, has 1 card
   *[other] later, has { $number } cards
    }
offering-brings = { $leads ->
    [yes] leads: +{ $fame }
   *[no] +{ $fame } fame
    }{ $more ->
    [0] {""}
   *[other] +{ $more }
    }
offering-barred = The card turned up bars this kind: { $kind }
offering-mood = Mood of the gods: { $card }; so far { $total }
offering-left = Cards left then: { $left }. { $last ->
    [yes] You are the last to offer.
   *[no] Still to offer: { $after }.
    }
offering-status = Taken with it: { $cards }.
offering-loses = Who offers nothing loses { $fame } fame.

summary-year = The end of year { $year }: { $mine ->
    [yes] you are
   *[no] { $who } is
    } high priest{ $by ->
    [architect] , the architect came first
   *[figure] {""}
    }
summary-ceremony = ceremony
summary-tile = year tile
summary-priests = priests
summary-status = status
summary-cards = cards
summary-nobody = Nobody offers anything, so nobody is the highest bidder.
summary-next = { $mine ->
    [yes] You begin the next year.
   *[no] { $who } begins the next year.
    }
modal-ranking-tie = Who has as much fame as another is ahead with more stones, alpacas and cards together.

howto-goal = Build pyramids along the spiral path and collect the most fame.
howto-turn = In your turn your figure goes along the path, forward or back, and you take the action of the place where it stops. There is none behind the architect.
howto-build = A Carali placed as a builder reserves a site; there each level costs one stone. Workers bring stones, alpacas a longer range, and a pair of cards an ability of its kind.
howto-ceremony = When a figure or the architect reaches the central pyramid, the year ends with a ceremony: offer cards of one kind that nobody else offers. The most cards bring the most fame.
howto-end = The year in which the seventh pyramid is finished is the last one. Then pyramids and priests bring most of the fame.
howto-keys = Left and right go along the path, up and down through the list, { $take } takes. { $hint } gives a hint, { $why } says why not, { $rule } opens the rule, { $undo } takes back. { $path } shows the path, { $sleds } the sleds, { $pyramids } the pyramids, { $modules } the modules, { $log } the log.
help-pyramid = A pyramid in its owner's colour: the number of the site, the owner's letter, and 2 of 5 levels are built.
help-priest = A finished pyramid with a priest on top.
help-reserved = A reserved site without a level, with its number.
help-free = A free site.
help-neutral = A neutral pyramid at a table of two, with the number of its site.
help-figure = A small letter is a player's figure.
help-architect = The architect.
help-behind = Without a ground of its own: behind the architect, no action there.
help-lit = Golden edges: can be chosen now; broad ones are the cursor.
help-cost = So many cards the move costs.
help-workers = So many workers of a player in a quarry.
help-workers-both = Workers: so many in quarry 1 and in quarry 2.
help-centre = The central pyramid: what its next levels will pay the highest bidder; the one with a word pays now.
help-tile = Below a place for a finished pyramid: the progress tile that comes with it.
help-tile-laid = On an action space: what a laid tile does there; C is a Carali, a an alpaca, c. cards, st stones.
help-emissaries = A level of the emissary board: of two Carali one of yours stands there, of one alpaca none.
help-grows = With this finished pyramid the central one grows.

title-tagline-caral = Pyramids along the spiral path, in the oldest city of the Americas
do-home = path and own sled
