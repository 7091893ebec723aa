# Die Titelseite: die Wege ins Haus, und was jeder ist, in höchstens zwei Zeilen von 40 Zeichen.

title-continue = Weiterspielen
title-continue-about = Mit deinem letzten Spiel weitermachen.
title-continue-none = Kein Spiel wartet auf dich.
title-continue-stands = { $stands }{ $others ->
    [0] .
    [one] ; ein weiteres Spiel wartet.
   *[other] ; { $others } weitere Spiele warten.
 }
title-new = Neues Spiel
title-new-about = Gegen Bots oder mit anderen an dieser Tastatur.
title-learn = Spielen lernen
title-learn-about = Kurze Lektionen, zusammen etwa { $minutes } Minuten, und Herausforderungen.
title-learn-first = Neu hier? Fang damit an: kurze Lektionen, zusammen etwa { $minutes } Minuten.
title-friends = Mit Freunden spielen
title-friends-about = Über SSH, von überall: hier einen Tisch anbieten oder zu einem gehen.
title-games = Rückblick und Statistik
title-games-about = Alle deine Spiele: weiterspielen, ansehen, auswerten.
title-rules = Regeln
title-rules-about = Alle Regeln zum Suchen und Lesen.
title-settings = Einstellungen
title-settings-about = Farben, Tasten, Sprache, Tempo und mehr.

# Unter dem Namen, wo es mehrere Spiele gibt.
title-game = < { $game } >{ $known ->
    [yes] {"  "}{ $about }
   *[no] {""}
 }

# Die Tasten.
title-keys-choose = { $up } { $down }
title-choose = wählen
title-keys-game = { $left } { $right }
title-other-game = Spiel
title-keys-open = { $take }
title-open = öffnen

# Eine Zeile nach dem Zurückkommen.
title-kept = Dein Spiel bleibt erhalten: Weiterspielen setzt es fort.

# Wie ein gespeichertes Spiel steht, als Teil einer Zeile.
stands-of-game = { $game }, { $said }
stands-round = { -round } { $round }
stands-behind = { $number ->
    [one] { -round } { $round }, du { $own }, { $names } führt mit { $most }
   *[other] { -round } { $round }, du { $own }, { $names } führen mit { $most }
 }
stands-level = { -round } { $round }, du { $own }, gleichauf mit { $names }
stands-you-lead = { -round } { $round }, du führst mit { $own }
stands-others = { $number ->
    [one] { -round } { $round }, { $names } führt mit { $most }
   *[other] { -round } { $round }, { $names } führen mit { $most }
 }
