# The words of Cuzco's panels.

panel-roads = Roads
panel-spaces = Action spaces
panel-temple = Temple
panel-market = Market
panel-palace = Palace
panel-houses = People, by pips
panel-gods = Gods
panel-track = Knowledge
houses-use-long = taken, it works every round; slid down once: its number
houses-use = taken, it works every round
temple-worth = Each priest: { $vp } VP
map-stone = stone
map-rope = rope
map-fire = fire
map-village = { $village }: { $colour }, { $vp } VP
map-lit = lit: die { $die }
spaces-dice = Dice
track-order = next: { $who }
track-note-long = points and order, each round from 0
track-note = points and order of play
track-tie = on one space the left is ahead
worth-each = { $vp } VP each
temple-falls = { $who } down to { $step }
temple-goes-home = { $who } home
temple-falls-short = { $who } to { $step }
temple-inti-goes = Inti:
temple-nobody = no priest, no Inti
market-food = { $food } food
market-yours = you have { $food } food
market-vp = { $vp } VP
market-vp-short = { $vp } VP
market-next = next: { $goods }
market-later = round { $round }: { $goods }
market-sold = sold
market-empty = nothing left
palace-met = met already
palace-empty = no task left
palace-when = You take one of them at the end of a round.
palace-note = you take one each round; { $vp } VP each
palace-note-short = you take one each round
houses-legend = S study, F farm
houses-down = down: { $value }
houses-letter-study = S
houses-letter-farm = F
houses-knowledge = { $value } knowledge
houses-food = { $value } food
temple-later = from round { $round }: { $vp } VP
temple-inti = { $inti } Inti left
gods-piles = pile { $pile }, discards { $discards }
seat-red = red
seat-yellow = yellow
seat-green = green
seat-blue = blue
mask-study = S
mask-farm = F
gods-columns = pile/discards
move-road = { $action } { $pips } to { $place }
move-step = { $action }, step { $step }
move-space = { $action }
move-with = { $move }, { $cards }
move-others = Cards and pututus ...
question-turn-short = Your turn: which die, and where?
do-home = map and own mask
about-home = Back to the map, one's own mask and the question.
lead-dice = 1-6
lead-die = die
why-space = { $space } ({ $why })
why-spaces = Closed for the { $pips }: { $spaces }. { $key } again: everything.
move-cards = Cards ...
move-card = card { $card }: { $via ->
    [inti] 1 Inti
   *[offering] 1 offering
 }
reading-cards = Your god cards
reading-cards-none = You hold no god card.
reading-cards-cost = A card of your hand costs an offering, one of the face-up ones an Inti medal. You have { $offerings ->
    [one] one offering
   *[other] { $offerings } offerings
 } and { $inti ->
    [one] one medal
   *[other] { $inti } medals
 }.
move-jump = to { $place }
move-turn = { $steps ->
    [0] Leave the overlay
    [one] Turn one step
   *[other] Turn { $steps } steps
 }
