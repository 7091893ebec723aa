# Why, what and who: short words that explain in place.

## The roll of a round

roll-line = Round { $round }: { $seats }
roll-of = { $who } { $dice }

## Why one thing is not possible, in one line

why-this = { $what }: { $why }
why-place-here = { $place }: your runner stands there.
why-place-no-road = { $place }: no road leads there from { $here }.
why-place-pips = { $place }: the { $kind } there needs a { $pips }; your dice are lower.

## Why a space is closed: at most two lines of 14 cells

short-placed = placed already
short-not-your-turn = not your turn
short-not-now = not now
short-lower = { $lowest ->
    [one] a 1 lies there
   *[other] less than { $lowest } needed
 }
short-road = road needs { $pips ->
    [6] a 6
   *[other] { $pips } or more
 }
short-no-road = no road here
short-tile = tiles only from { $pips }
short-no-tile = no tile left
short-no-house = no free house
short-no-priest = no priest left
short-circlet = circlet needs { $pips ->
    [6] a 6
   *[other] { $pips } or more
 }
short-no-circlet = no circlet complete
short-all-circlets = all circlets activated
short-other-die = other die first

## Terms: a short sentence each, and the words by which a text speaks of them

term-feather = A feather stands on your headdress; two over one circlet make it ready.
term-words-feather = feather
term-circlet = A die of its number or more activates a circlet with two feathers, once.
term-words-circlet = circlet
term-khipu = A khipu is left in a village; on top at the end it scores the village's VP.
term-words-khipu = khipu
term-reserve = A khipu in reserve frees its house, and is delivered after the others.
term-words-reserve = reserve
term-slide = A tile that is up slides down once for its number of knowledge or food.
term-words-slide = slide, slid, tile down, tiles down, tile up, tiles up
term-chasqui = Your runner, the chasqui, carries khipus from village to village.
term-words-chasqui = runner, chasqui
term-inti = An Inti medal uses a face-up god card for nothing; unused it scores 2 VP.
term-words-inti = inti, medal
term-offering = An offering pays for a god card that you play from your hand.
term-words-offering = offering
term-pututu = A pututu changes a die by 1, or by up to 2, before you place it.
term-words-pututu = pututu
term-fire-trial = A fire trial: a god card or an offering, and one knowledge or one food.
term-words-fire-trial = fire trial
term-overlay = The overlay is the round plate of Cuzco, with the six roads that leave it.
term-words-overlay = overlay
term-knowledge = Knowledge moves you on its track: VP at the end of the round, and the order.
term-words-knowledge = knowledge
term-person = A person tile is used once in every round; equal ones are stronger together.
term-words-person = strength, every round
circlet-note = a die of { $pips } or more: { $vp } VP
