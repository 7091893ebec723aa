# Looking back with a coach.

analysis-in-round = { $round ->
    [0] before round 1
   *[other] round { $round }
 }
error-analysis-own = Before the end of a game only one's own turns can be analysed.
