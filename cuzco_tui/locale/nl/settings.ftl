# De pagina met instellingen en die met de toetsen.

do-usual = standaard
do-add-key = nog een toets
do-begin-anew = bestand opzijleggen
do-back-home = terug
about-usual = Zet de standaardwaarde terug.
about-usual-keys = Zet de standaardtoetsen van de actie terug.
about-add-key = Wacht op nog een toets voor de actie.
about-begin-anew = Legt een kapot instellingenbestand opzij en begint een nieuw.
about-back-home = Gaat terug naar waar je vandaan kwam.
about-turn = Neemt de volgende waarde of die ervoor.
about-turn-or-open = Neemt de volgende waarde; op de laatste regel opent het de toetsen.
about-new-key = Wacht op de nieuwe toets voor de actie.
about-open-settings = Opent de instellingen.
keys-at-settings = Op de pagina met instellingen
keys-at-key-settings = Op de pagina met toetsen

set-title = Instellingen
set-look = Taal en uiterlijk
set-play = In het spel
set-text = Tekstmodus
set-keys-heading = Toetsenbord
set-language = Taal
set-as-the-system = zoals het systeem
set-as-the-terminal = zoals de terminal
set-letters = { $number } tekens
set-yes = ja
set-no = nee
set-usual = (standaard)
set-text-bell = Bel
set-text-detail = Uitvoerigheid
set-text-detail-brief = alleen het belangrijkste
set-text-detail-normal = elke zet op één regel
set-text-detail-verbose = elke gebeurtenis
set-text-width = Regelbreedte
set-keys = Toetsen
set-keys-usual = alle standaard
set-keys-changed = { $count ->
    [one] één veranderd
   *[other] { $count } veranderd
    }
set-keys-of-game = { $game }: { $place }
set-keys-title = Toetsen
set-sample = Zo ziet het er nu uit:
set-sample-gold = wat je kunt doen
set-sample-muted = stille woorden
set-sample-good = goed nieuws

set-about-language = De taal van alles, op het scherm en in de tekstmodus.
set-about-theme = De kleuren van de tafel. In geen enkel thema zegt kleur alleen iets.
set-about-colours = Hoeveel kleuren er worden gebruikt, als de terminal dat zelf niet goed aangeeft. Geldt vanaf de volgende start.
set-about-map = Met alleen ASCII wordt alles getekend met tekens die elke terminal heeft.
set-about-motion = Stukken schuiven naar hun plaats, hooguit een derde van een seconde lang; op trage terminals nooit.
set-about-bots = Hoe lang de bots wachten voor elke zet, zodat je ze kunt volgen.
set-about-confirm = Of er een vraag komt voordat je laatste zet wordt teruggenomen.
set-about-bell = Of de bel gaat als je aan een tafel met anderen aan de beurt bent.
set-about-mode = Wat deze server je toont als je komt: het scherm, of gewone regels voor een schermlezer.
set-about-text-bell = In gewone regels: of de bel gaat als je aan een tafel met anderen aan de beurt bent.
set-about-text-detail = Hoeveel cuzco text uit zichzelf vertelt. Wat wegblijft, kun je opvragen.
set-about-text-width = Na hoeveel tekens cuzco text een regel afbreekt, bijvoorbeeld voor een brailleleesregel van die lengte.
set-about-keys = Elke toets is te veranderen: Enter opent de lijst van alle acties.

set-lead-up-down = { $up } { $down }
set-lead-left-right = { $left } { $right }
set-lead-take = { $take }
set-do-move = kiezen
set-do-change = veranderen
set-do-open = openen
set-do-new-key = nieuwe toets

set-press = Druk op de nieuwe toets.
set-press-keys = Escape laat alles zoals het is
set-key-unknown = Een terminal kan deze toets niet van andere onderscheiden; druk op een andere.
set-key-taken = { $key } is al de toets voor "{ $name }" ({ $where }); druk op een andere, of verander die eerst.
set-key-usual = Standaard: { $keys }

settings-kept-in-file = Meteen bewaard in { $file }
settings-kept-in-account = Hoort bij je account, waar je ook vandaan komt.
settings-offer-anew = Tot het verbeterd is, gelden veranderingen alleen tot je weggaat. { $key } legt het bestand opzij als settings.toml.broken en begint een nieuw.
settings-put-aside = Het bestand heet nu { $file }; vanaf hier worden instellingen weer bewaard.
