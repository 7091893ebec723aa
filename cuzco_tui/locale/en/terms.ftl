# Words for things that games call differently. A game that says nothing of them is told in these; a game that has its
# own word, such as year for round, has an entry of the same name among its words.

# A part of the game after which the scores are told; then at the beginning of a sentence, and the words for it
# that one types.
-round = round
-Round = Round
-round-typed = round
-rounds-typed = rounds

# What one wins by: one of it, several, and several after "with".
-point = point
-points = points
-points-dative = points

# The same in short, as headings and tables say it; then at the beginning of a heading.
-vp = VP
-Vp = VP
