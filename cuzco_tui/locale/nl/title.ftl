# Het titelscherm: de wegen het huis in, en wat elk ervan is, in hoogstens twee regels van 40 tekens.

title-continue = Verder spelen
title-continue-about = Ga verder met je laatste partij.
title-continue-none = Er wacht geen partij op je.
title-continue-stands = { $stands }{ $others ->
    [0] .
    [one] ; er wacht nog een partij.
   *[other] ; er wachten nog { $others } partijen.
 }
title-new = Nieuwe partij
title-new-about = Tegen bots, of met anderen aan dit toetsenbord.
title-learn = Leren spelen
title-learn-about = Korte lessen, samen ongeveer { $minutes } minuten, en uitdagingen.
title-learn-first = Nieuw hier? Begin hiermee: korte lessen, samen ongeveer { $minutes } minuten.
title-friends = Met vrienden spelen
title-friends-about = Via SSH, van overal: bied zelf een tafel aan of ga naar een ander.
title-games = Terugblik en statistiek
title-games-about = Al je partijen: verder spelen, terugkijken, tellen.
title-rules = Regels
title-rules-about = Alle regels om te zoeken en te lezen.
title-settings = Instellingen
title-settings-about = Kleuren, toetsen, taal, tempo en meer.

# Onder de naam, als er meer spellen zijn.
title-game = < { $game } >{ $known ->
    [yes] {"  "}{ $about }
   *[no] {""}
 }

# De toetsen.
title-keys-choose = { $up } { $down }
title-choose = kiezen
title-keys-game = { $left } { $right }
title-other-game = spel
title-keys-open = { $take }
title-open = openen

# Een regel na het terugkomen.
title-kept = Je partij blijft bewaard: Verder spelen gaat ermee door.

# Hoe een bewaarde partij ervoor staat, als deel van een regel.
stands-of-game = { $game }, { $said }
stands-round = { -round } { $round }
stands-behind = { $number ->
    [one] { -round } { $round }, jij { $own }, { $names } leidt met { $most }
   *[other] { -round } { $round }, jij { $own }, { $names } leiden met { $most }
 }
stands-level = { -round } { $round }, jij { $own }, gelijk met { $names }
stands-you-lead = { -round } { $round }, jij leidt met { $own }
stands-others = { $number ->
    [one] { -round } { $round }, { $names } leidt met { $most }
   *[other] { -round } { $round }, { $names } leiden met { $most }
 }
