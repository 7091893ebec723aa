# Wat het huis in elk spel anders noemt: een ronde is hier een jaar, en punten zijn roem.

-round = jaar
-Round = Jaar
-round-typed = jaar
-rounds-typed = jaren
-point = roem
-points = roem
-points-dative = roem
-vp = roem
-Vp = Roem
