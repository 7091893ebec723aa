# Was das Haus in jedem Spiel anders nennt: Ein Durchgang ist hier ein Jahr, und Punkte sind Ruhmpunkte.

-round = Jahr
-Round = Jahr
-round-typed = jahr
-rounds-typed = jahre
-point = Ruhmpunkt
-points = Ruhmpunkte
-points-dative = Ruhmpunkten
-vp = Ruhm
-Vp = Ruhm
