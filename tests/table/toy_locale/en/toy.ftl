# The words of the toy game, in one language only.

about-game = Toy: play cards on two piles.
about-game-more = It takes a few rounds.
bot-first = First, takes the first option
colour-red = red
colour-blue = blue
colour-green = green
colour-white = white
bot-about-first = It always takes the first option.
table-option-pass_points = Passing
about-table-option-pass_points = What passing brings
explain-table-option-pass_points = What somebody gets who passes.
explain-table-option-rolled = Whether the die is rolled before the first round.
table-option-pass_points-0 = nothing
table-option-pass_points-1 = one point
table-option-pass_points-2 = two points
table-option-rolled = First die
about-table-option-rolled = Roll the die before the first round
rule-words-turn = turn
topic-hand = hand, cards
source-0 = cards

toy-dealt = Dealt: { $cards }.
toy-played = { $who }: card { $card } for { $points }.
toy-rolled = Rolled { $die }.
toy-far-ahead = { $who } is { $points } ahead by that.
toy-passed = { $who } passed.
toy-question = What do you play?
toy-option = { $what }
toy-subject = { $what }
toy-brings = then a pile for { $card }
toy-reason = It is not your turn.
toy-hand = Hand { $cards }.
toy-where = Round { $round }.
toy-rank = Place { $place }: { $who }, { $score }.
toy-hint = Because it is the first.
source-0 = cards
