# What the house calls differently for each game: a round is a year here, and points are fame.

-round = year
-Round = Year
-round-typed = year
-rounds-typed = years
-point = fame
-points = fame
-points-dative = fame
-vp = fame
-Vp = Fame
