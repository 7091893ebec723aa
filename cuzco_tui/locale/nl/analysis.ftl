# Terugblikken met een coach.

analysis-in-round = { $round ->
    [0] voor ronde 1
   *[other] Ronde { $round }
 }
error-analysis-own = Voor het einde van een spel kunnen alleen de eigen beurten worden geanalyseerd.
