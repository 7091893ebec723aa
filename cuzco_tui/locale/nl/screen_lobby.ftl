# De woorden van de lobby op het scherm, en van een tafel met mensen elders.

# Vakken en opschriften.
panel-tables = Tafels
panel-table = De tafel
panel-people = Wie er is
panel-talk = Gesprek
screen-lobby = Lobby
screen-named = je bent { $name }
screen-guest-named = { $name }, te gast: je mag toekijken en met bots spelen
screen-here-now = { $number ->
    [one] alleen jij bent er
   *[other] er zijn { $number } mensen
 }
screen-table = { $game }, { $table }
screen-no-tables = Nog geen tafel: maak de eerste.
screen-no-talk = Nog niemand heeft iets gezegd; { $say } begint.
screen-say = Zeg iets
screen-said = { $by }: { $text }
screen-people-more = en nog { $number }
screen-guest = gast
screen-muted = gedempt
screen-at = aan { $table }

# Hoe een tafel ervoor staat; enkele woorden.
screen-your-turn = Jij bent aan de beurt
screen-bot-for-you = Een bot speelt voor je
screen-turn-of = { $name } is aan de beurt
screen-waiting = { $seats ->
    [0] Vol
    [one] Een vrije plaats
   *[other] { $seats } vrije plaatsen
 }
screen-over = Afgelopen
screen-game-round = { $round ->
    [0] { $game }
   *[other] { $game }, { -round } { $round }
 }
screen-free = vrij
screen-bot = bot { $bot }
screen-here = aanwezig
screen-away = afwezig
screen-in-turn = aan de beurt
screen-stands-in = bot { $bot } speelt
screen-resigned = gaf op, bot { $bot } speelt
screen-resigned-short = gaf op
screen-open = open voor iedereen
screen-by-code = met code
screen-no-hints = zonder tips
screen-watchers = { $number ->
    [one] iemand kijkt toe
   *[other] { $number } kijken toe
 }
screen-watching = kijken toe: { $names }
screen-option = { $name }: { $value }
screen-seat-line = Plaats { $number }: { $name } ({ $facts })
screen-table-words = Tafel { $table }

# Tijden.
screen-days = { $number ->
    [one] een dag
   *[other] { $number } dagen
 }
screen-hours = { $number ->
    [one] een uur
   *[other] { $number } uur
 }
screen-minutes = { $number ->
    [one] een minuut
   *[other] { $number } minuten
 }
screen-less-than-a-minute = minder dan een minuut
screen-time-none = geen klok
screen-time-turn = { $span } per beurt
screen-time-game = { $span } per partij
screen-time-left = nog { $span }
screen-time-over = de tijd is om

# Wat de toets met de tafel onder de cursor doet.
screen-take-sit = { $take } gaat hier zitten
screen-take-wait = { $take } gaat naar de wachtkamer
screen-take-guest = Gasten spelen alleen met bots: { $make_table } maakt een tafel met hen
screen-take-join = { $take } neemt een vrije plaats
screen-take-watch = { $take } kijkt toe

# Het eerste bezoek.
screen-welcome = Welkom
screen-welcome-about = Je SSH-sleutel is hier je account. Zeg hoe de anderen je moeten noemen; de naam blijft.
screen-welcome-known = Je SSH-sleutel moet bij een account horen dat je al hebt: typ de herstelcode, of een code voor een tweede sleutel.
screen-name-first = Typ eerst een naam.
screen-welcome-keys = { $take } gaat verder, { $up } en { $down }: regel, { $left } en { $right }: keuze, { $leave_form } stopt.
screen-account-row = Account
screen-account-new = Ik ben hier nieuw
screen-account-known = Ik heb een account: typ de code
screen-name-row = Naam
screen-invitation-row = Uitnodiging
screen-code-row = Code
screen-recovery = Je herstelcode
screen-recovery-about = Schrijf deze code op en bewaar hem goed. Hij wordt maar één keer getoond:
screen-recovery-more = Raak je je SSH-sleutel kwijt, dan opent hij je account voor een andere.
screen-recovery-void = De code van daarvoor geldt nu niet meer.

# Formulieren.
screen-form-keys = { $take } neemt het over, { $up } en { $down }: regel, { $left } en { $right }: keuze, { $leave_form } gaat terug.
screen-new-table = Een nieuwe tafel
screen-seat-free = vrij voor iemand
screen-access-row = Wie komt
screen-access-open = iedereen, de tafel staat in de lobby
screen-access-code = alleen wie de drie woorden kent
screen-hints-row = Tips
screen-hints-allowed = tips mogen
screen-hints-forbidden = mogen niet
screen-time-row = Tijd
screen-set-map = Tekens
screen-set-map-fine = fijne lijnen
screen-set-map-plain = alleen ASCII
screen-set-bots = Bots
screen-set-bots-slow = langzaam
screen-set-bots-steps = in stappen
screen-set-bots-at-once = meteen
screen-set-bell = Bel
screen-set-bell-on = klinkt als je aan de beurt bent
screen-set-bell-off = stil
screen-set-colours = Kleuren
screen-set-colours-auto = zoals de terminal zegt
screen-set-colours-true = alle
screen-set-colours-256 = 256
screen-set-colours-16 = 16
screen-set-colours-none = geen
screen-set-theme = Thema
screen-set-theme-dark = donker
screen-set-theme-light = licht
screen-set-theme-high-contrast = veel contrast
screen-set-theme-colour-blind = voor ieders ogen
screen-set-motion = Beweging
screen-set-motion-on = stukken bewegen
screen-set-motion-off = alles meteen
screen-set-confirm = Terugnemen
screen-set-confirm-on = eerst een vraag
screen-set-confirm-off = meteen
screen-set-mode = Begint met
screen-set-mode-screen = het scherm
screen-set-mode-text = de tekstmodus

# De wachtkamer.
screen-room = Wachtkamer
screen-room-owner = De partij begint als alle plaatsen bezet zijn; { $begin_table } begint meteen, met bots op de vrije.
screen-room-waits = De partij begint als alle plaatsen bezet zijn, of als { $owner } met bots begint.
screen-room-open = Iedereen vindt deze tafel in de lobby. De drie woorden:
screen-room-code = Alleen wie deze drie woorden kent, komt binnen:
screen-room-line = Of geef je vrienden deze regel:
screen-table-gone = Tafel { $table } is er niet meer.
screen-not-begun = De partij aan tafel { $table } is niet begonnen, en de plaatsen zijn bezet; kijk later nog eens.

# Kleine dialogen.
screen-pick-keys = Cijfers of { $take } kiezen, { $close_pick } sluit
screen-begin = Met bots beginnen
screen-begin-asked = Welke bot neemt de vrije plaatsen?
screen-bot-about = { $about }
screen-close = Tafel sluiten
screen-close-asked = Tafel { $table } weghalen?
screen-resign = Opgeven
screen-resign-asked = Je plaats aan tafel { $table } voorgoed opgeven? Een bot speelt voor je verder.
screen-code = Met een code erbij komen
screen-code-asked = Typ de drie woorden van de tafel:
screen-code-keys = { $take } gaat erheen, { $leave_form } sluit
screen-say-heading = Iets zeggen
screen-say-keys = { $take } zegt het, { $leave_form } sluit
screen-talk-lobby = Gesprek in de lobby
screen-talk-table = Gesprek aan tafel { $table }
screen-talk-none = Nog niemand heeft iets gezegd.
screen-talk-keys = { $say } iets zeggen, { $mute } dempen, { $close } sluit
screen-mute = Dempen
screen-mute-asked = Wie wil je niet horen?
screen-mute-name = { $name }
screen-hear-name = { $name } weer horen
screen-mute-nobody = Er is verder niemand om te dempen.

# Het eigen account.
screen-account = Je account
screen-account-of = Je bent { $name }. Je account hoort bij je SSH-sleutel.
screen-account-keys = { $close_pick } sluit
screen-account-link-code = { $key }: een code waarmee een andere SSH-sleutel van jou dit account opent.
screen-account-recovery-code = { $key }: een nieuwe herstelcode; de oude geldt dan niet meer.
screen-account-forget = { $key }: je account verwijderen.
screen-link = Een code voor een andere sleutel
screen-link-about = Maak verbinding met de andere sleutel en zeg dat je een account hebt. De code:
screen-link-more = Hij werkt één keer, een kwartier lang.
screen-forget = Account verwijderen
screen-forget-asked = Je account, de sleutels en alles wat je zei verwijderen? Lopende partijen geef je op.
screen-forget-name = Dit kan niet ongedaan worden gemaakt. Typ je naam, { $name }, om alles te verwijderen:
screen-forget-keys = { $take } verwijdert, { $leave_form } behoudt alles
screen-forget-not-the-name = Dat is niet { $name }; er is niets verwijderd.
screen-forgotten = Je account is verwijderd. Tot ziens.
screen-guest-account = Gasten hebben geen account; maak verbinding met een SSH-sleutel om er een te hebben.
screen-guest-settings = Je bent te gast: de instellingen gelden alleen zolang je hier bent.

# Aan een tafel met anderen.
screen-title-lobby = Lobby
screen-title-table = Tafel { $table }
screen-title-turn = Jij bent aan de beurt - { $table }
screen-missed = Terwijl je weg was
screen-company = Aan deze tafel
screen-pause = De server pauzeert even. Er gaat niets verloren; het gaat vanzelf verder.
screen-leave-asked = De tafel verlaten? De partij gaat verder als je terug bent, vandaag of een andere dag.
screen-leave-keys = { $yes } verlaat, { $resign } geeft voorgoed op, { $no } blijft
screen-undo-asked = Anderen hebben sindsdien gekozen of meer gezien. Hun vragen of je laatste keuze teruggenomen mag worden, met alles wat daarna kwam?
screen-full-watch = Alle plaatsen zijn bezet, dus je kijkt toe.
screen-proposal = Een voorstel
screen-asks-undo = { $by } wil een keuze terugnemen, met alles wat daarna kwam.
screen-asks-bot = { $by } wil een bot voor { $name } laten spelen.
screen-agree-asked = { $asked } Ga je akkoord?
screen-own-asked = Intrekken wat je de anderen vroeg?
screen-bot-asked = { $name } is er niet. De anderen vragen een bot te laten spelen tot { $name } terug is?
screen-nothing-asked = Niemand vraagt je nu iets.
screen-nobody-absent = Er is nu niemand aan de beurt die afwezig is.
screen-help-asked = { $asked } { $proposal } antwoordt
screen-help-own = Je hebt het gevraagd; nog te antwoorden: { $names }. { $proposal } trekt het in
screen-help-stood-in = Een bot speelt voor je; { $take_seat } neemt je plaats terug
screen-help-here = { $left ->
    [none] { $name } is er en denkt na
   *[other] { $name } is er en denkt na; { $left }
 }
screen-help-absent = { $left ->
    [none] { $name } is er niet; { $propose_bot } vraagt om een bot
   *[other] { $name } is er niet, { $left }; { $propose_bot } vraagt om een bot
 }
screen-help-absent-watched = { $left ->
    [none] { $name } is er niet
   *[other] { $name } is er niet, { $left }
 }
hints-forbidden = Aan deze tafel wordt zonder tips gespeeld; zo is het afgesproken.
