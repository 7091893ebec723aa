# De woorden van de tekstmodus op een server: de lobby, en tafels waaraan ook elders gespeeld wordt.

# Commando's: wat een speler ervoor mag typen, met komma's ertussen; het eerste staat in de hulp.
# Engelse woorden worden in elke taal begrepen. Op één plaats staat geen woord voor twee dingen.
text-command-tables = tafels
text-command-table = kijk, tafel
text-command-make = maak, nieuw
text-command-join = meedoen, aanschuiven
text-command-play = speel, verder
text-command-watch = meekijken, toekijken
text-command-give = verlaat, verlaten
text-command-begin = begin, beginnen
text-command-close = sluit, sluiten
text-command-resign = opgeven
text-command-say = zeg
text-command-talk = gesprek, praatje
text-command-who = wie
text-command-mute = demp, dempen
text-command-unmute = hoor, horen
text-command-bell = bel
text-command-settings = instellingen
text-command-key = sleutel
text-command-recovery = herstel
text-command-forget = verwijder, wis
text-command-back = terug, annuleer
text-command-agree = akkoord, instemmen
text-command-refuse = weiger, weigeren
text-command-bot = bot
text-command-take = overnemen, terugnemen
text-command-lobby = verlaat, verlaten, lobby

# Eén regel hulp voor elk commando; die begint met het eerste woord ervan.
text-help-at-lobby = Typ een commando. Een getal gaat naar de tafel die ermee is voorgelezen.
text-help-tables = tafels: alle tafels met nummers; eerst die op jou wachten.
text-help-table = kijk, met een tafel: alles erover. Een tafel is een nummer of een naam.
text-help-make = maak: een nieuwe tafel, met een paar vragen.
text-help-join = meedoen, met een tafel of een code: daar een plaats nemen.
text-help-play = speel, met een tafel: je spel daar. Alleen speel gaat waar jij moet.
text-help-watch = meekijken, met een tafel: naar het spel van anderen luisteren.
text-help-give = verlaat, met een tafel: je plaats teruggeven voor het begin.
text-help-begin = begin, met een tafel: niet langer wachten; bots nemen de vrije plaatsen.
text-help-close = sluit, met een tafel: je tafel of een afgelopen spel wegdoen.
text-help-resign = opgeven: je plaats in een spel voorgoed aan een bot geven.
text-help-say = zeg, met woorden: ze tegen iedereen hier zeggen.
text-help-talk = gesprek: de laatste 10 dingen die gezegd zijn. Met een getal zoveel.
text-help-who = wie: iedereen die hier is.
text-help-mute = demp, met een naam: niets meer van die persoon horen.
text-help-unmute = hoor, met een naam: die persoon weer horen.
text-help-bell = bel aan of bel uit: of de bel klinkt als jij aan de beurt bent.
text-help-settings = instellingen: je naam, taal, bel en hoe je dingen verteld worden.
text-help-key = sleutel: een code waarmee een tweede sleutel bij dit account komt.
text-help-recovery = herstel: een nieuwe herstelcode; de oude geldt dan niet meer.
text-help-forget = verwijder mijn account: met alles wat over je bewaard is.
text-help-back = terug: deze vragen verlaten.
text-help-agree = akkoord: ja zeggen tegen wat er is voorgesteld.
text-help-refuse = weiger: nee zeggen, of je eigen voorstel intrekken.
text-help-bot = bot: voorstellen dat een bot speelt voor wie moet en er niet is.
text-help-take = overnemen: weer zelf spelen waar een bot voor je speelt.
text-help-lobby = verlaat: terug naar de lobby; het spel gaat door.
text-help-disconnect = stop: de server verlaten. Je partijen gaan door, alles blijft bewaard.

# The first visit.
text-first-visit = Je bent nieuw hier. Eerst een paar vragen; stop breekt af.
text-first-language = Welke taal wil je horen?
text-first-which = Heb je op deze server al een account?
text-first-new = Nee, ik ben nieuw
text-first-known = Ja, ik heb er een code voor
text-first-name = Hoe wil je hier heten?
text-first-invitation = Deze server is gesloten. Wat is je uitnodigingscode?
text-first-code = Wat is je herstelcode, of de code van het commando sleutel?
text-first-done = Je heet hier { $name }. Je sleutel is je account; er is geen wachtwoord.
text-first-linked = Welkom terug, { $name }. Deze sleutel hoort nu bij je account.
text-recovery-code = Raak je je sleutel kwijt, dan brengt deze code je terug: { $code }
text-link-code = Zeg met de andere sleutel dat je een account hebt, en typ binnen 15 minuten: { $code }
text-code-group = Groep { $number }: { $letters }
text-code-enter = Schrijf hem op, hij wordt maar één keer gezegd. Druk dan op Enter.
text-prompt-words = Typ het, of terug.
text-question-first = Beantwoord eerst de vraag, of typ terug.
text-not-done = Er is niets gedaan.

# The lobby.
text-lobby-welcome = Je bent in de lobby, { $name }. Typ tafels, maak, meedoen of help.
text-lobby-your-turn = { $count ->
    [one] Je bent aan de beurt bij { $tables }; speel gaat erheen.
   *[other] Je bent aan de beurt bij { $tables }; speel gaat naar de eerste.
 }
text-lobby-people = Ook hier: { $names }.
text-lobby-many = Ook hier: { $count } personen; wie noemt ze.
text-lobby-prompt = Lobby:
text-lobby-prompt-waiting = { $free ->
    [0] Lobby, je wacht bij { $table }:
    [one] Lobby, je wacht bij { $table }, 1 plaats is vrij:
   *[other] Lobby, je wacht bij { $table }, { $free } plaatsen zijn vrij:
 }
text-farewell = Tot ziens. Je partijen gaan door en alles blijft bewaard.
text-lobby-unknown = "{ $typed }" is hier geen commando; typ help voor de commando's.
text-no-such-command = "{ $typed }" is hier geen commando; er zijn text, watch, join, turns en settings.
text-server-away = De server pauzeert. Er gaat niets verloren; het gaat zo vanzelf verder.
text-server-back = De server is terug.

# What happens while one waits in the lobby.
text-news-here = { $name } is nu hier.
text-news-table = { $free ->
    [one] { $name } maakt tafel { $table }: { $game }, 1 vrije plaats.
   *[other] { $name } maakt tafel { $table }: { $game }, { $free } vrije plaatsen.
 }
text-news-over = Het spel bij { $table } is afgelopen.
text-news-turn = Je bent aan de beurt bij { $table }.
text-news-turn-left = { $said } Resterende tijd: { $left }.

# Tables in words.
text-tables-none = Er zijn geen tafels; maak maakt er een.
text-tables-are = { $count ->
    [one] Er is 1 tafel.
   *[other] Er zijn { $count } tafels.
 }
text-tables-more = Meer leest { $more } voor.
text-tables-no-more = Er zijn geen tafels meer.
text-tables-no-less = Er zijn geen tafels hiervoor.
text-table-gone = { $table } is er niet meer.
text-which-table = Welke tafel?
text-no-table = Er is geen tafel "{ $typed }"; typ tafels om ze te horen.
text-several-tables = "{ $typed }" past op de tafels { $tables }; typ er meer van.
text-no-table-number = { $last ->
    [one] Er is geen tafel { $number }; alleen tafel 1 is voorgelezen.
   *[other] Er is geen tafel { $number }; voorgelezen zijn 1 tot { $last }.
 }
text-no-tables-read = Er is geen tafel voorgelezen als { $number }; typ eerst tafels.
text-table = { $table }, { $game }: { $state }. Plaatsen: { $seats }.
text-table-left = { $table } Resterende tijd: { $left }.
text-state-waiting = { $free ->
    [0] begint zo
    [one] niet begonnen, 1 plaats is vrij
   *[other] niet begonnen, { $free } plaatsen zijn vrij
 }
text-state-over = afgelopen
text-state-your-turn = jij bent aan de beurt, { -round } { $round }
text-state-turn = beurt van { $name }, { -round } { $round }
text-state-bot-turn = beurt van een bot voor { $name }, { -round } { $round }
text-seat-free = vrij
text-seat-stood-in = { $name } (een bot speelt)
text-seat-resigned = heeft opgegeven
text-seat-here = aanwezig
text-seat-away = niet aanwezig
text-seat-left = nog { $left }
text-seat = Plaats { $number }: { $facts }.
text-table-about = Tafel { $table }: { $game }, van { $owner }, { $open }.
text-table-open = open voor iedereen
text-table-closed = alleen voor wie de naam kent
text-table-option = { $option }: { $value }.
text-table-hints = Tips: toegestaan.
text-table-no-hints = Tips: geen.
text-table-time = Bedenktijd: { $time }.
text-table-state = Stand: { $state }.
text-table-time-left = Resterende tijd voor deze beurt: { $left }.
text-table-watchers = { $count ->
    [one] 1 persoon kijkt mee.
   *[other] { $count } personen kijken mee.
 }
text-look-join = Om een plaats te nemen, typ: meedoen { $table }
text-look-play = Om erheen te gaan, typ: speel { $table }
text-look-watch = Om mee te kijken, typ: meekijken { $table }

# Times.
text-time-none = zo lang men wil
text-time-turn = { $time } voor elke beurt
text-time-game = { $time } voor ieders hele spel
text-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
 }
text-hours = { $count } uur
text-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
 }
text-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
 }

# Making a table, taking a seat, and what one does with tables.
text-make-seat = Jij hebt plaats 1. Wie heeft plaats { $number }?
text-make-free = Wie wil: de plaats is vrij
text-make-open = Wie vindt de tafel?
text-make-everybody = Iedereen in de lobby
text-make-code = Alleen wie je de naam vertelt
text-make-hints-question = Mogen spelers om tips vragen?
text-make-hints = Ja, tips zijn toegestaan
text-make-no-hints = Geen tips
text-make-time = Hoe lang mag men nadenken?
text-made = Je tafel heet { $table }.
text-joined = Je hebt een plaats bij { $table }.
text-waiting-room = { $free ->
    [0] Het spel begint zo.
    [one] Het spel begint als de laatste plaats bezet is; je gaat er dan heen.
   *[other] Het spel begint als de { $free } vrije plaatsen bezet zijn; je gaat er dan heen.
 }
text-waiting-code = Anderen komen erbij met: meedoen { $table }
text-waiting-owner = Begin zet bots op de vrije plaatsen; sluit doet de tafel weg.
text-begin-bot = Welke bot neemt de vrije plaatsen?
text-join-none = Er is geen tafel met een vrije plaats; maak maakt er een.
text-play-none = Je hebt geen lopend spel; typ maak of meedoen.
text-watch-none = Er is geen spel van anderen om naar te kijken.
text-own-none = Daarvoor heb je geen tafel.
text-given-back = Je hebt je plaats bij { $table } teruggegeven.
text-closed = Tafel { $table } is weg.
text-resign-sure = Geef je je plaats voorgoed aan een bot?
text-close-sure = Tafel { $table } weghalen, met het spel dat daar gespeeld wordt?
text-resign-sure-at = Geef je je plaats bij { $table } voorgoed aan een bot?
text-resigned = Je hebt opgegeven; een bot speelt voor je verder.
text-resigned-at = Je hebt bij { $table } opgegeven; een bot speelt voor je verder.
text-resign-watching = Je kijkt alleen mee; je hebt geen plaats om op te geven.

# People and talk.
text-people-are = { $count ->
    [one] 1 persoon is hier.
   *[other] { $count } personen zijn hier.
 }
text-person = { $facts }.
text-person-you = { $name }, dat ben jij
text-person-guest = een gast
text-person-at = bij { $table }
text-person-muted = gedempt
text-talk-line = { $name } zegt: { $text }
text-talk-own = Je zei: { $text }
text-talk-then = { $at }, { $what }
text-talk-earlier = { $count ->
    [one] Daarvoor is nog 1 ding gezegd; gesprek { $all } vertelt het.
   *[other] Daarvoor zijn nog { $count } dingen gezegd; gesprek { $all } vertelt ze.
 }
text-talk-nothing = Er is nog niets gezegd.
text-talk-number = Gesprek neemt een getal zoals 20, niet "{ $typed }".
text-say-what = Typ zeg en je woorden, zoals: zeg hallo
text-mute-on = Je hoort { $name } niet meer; hoor { $name } maakt dat ongedaan.
text-mute-off = Je hoort { $name } weer.
text-muted = Gedempt: { $names }.
text-muted-nobody = Je hoort iedereen; demp met een naam verandert dat.
text-bell-word-on = aan
text-bell-word-off = uit
text-bell-on = De bel klinkt als jij aan de beurt bent.
text-bell-off = De bel klinkt niet.
text-bell-how = Typ bel aan of bel uit, niet "{ $typed }".

# The account.
text-setting-name = Naam: { $name }.
text-setting-language = Taal: { $language }.
text-recovery-sure = Met een nieuwe herstelcode geldt de oude niet meer. Wil je een nieuwe?
text-forget-sure = Je account, je sleutels en wat je zei verwijderen, en je partijen opgeven?
text-forget-name = Dit kan niet ongedaan worden gemaakt. Om te verwijderen, typ je naam: { $name }
text-forgotten = Je account is verwijderd. Vaarwel.

# At a table that is shared with people elsewhere.
text-table-now = Je bent aan tafel { $table }.
text-table-watching = Je kijkt mee; verlaat gaat terug naar de lobby.
text-table-left-now = Je bent terug in de lobby; het spel gaat door.
text-table-over = Je bent terug in de lobby.
text-table-saved = Alles is meteen bewaard; ga gerust en kom terug wanneer je wilt.
text-missed = Sinds je laatste keuze:
text-no-hints = Aan deze tafel wordt zonder tips gespeeld.
text-choice-unsure = Je keuze was onderweg toen de server pauzeerde.
text-choice-made = Je keuze is gemaakt.
text-choice-lost = Je keuze is niet gemaakt; kies alsjeblieft opnieuw.
text-company-away = Nu niet aanwezig: { $names }.
text-company-absent = { $name } is nu niet aanwezig.
text-company-watching = Er kijken mee: { $names }.
text-company-bot = Een bot speelt nu voor { $name }.
text-company-stood-in = Een bot speelt nu voor jou; met overnemen speel je weer zelf.
text-company-take-back = Typ overnemen om weer zelf te spelen.
text-company-back-own = Je speelt weer zelf.
text-company-resigned = { $name } heeft opgegeven; een bot speelt verder.
text-undo-asks = Anderen hebben sindsdien gekozen of meer gezien; daarom wordt hun gevraagd of je laatste keuze teruggenomen mag worden.
text-proposal-first = { $name } wacht op je antwoord: instemmen of weigeren. Een keuze maakt dat nu ongeldig; kies nog eens als je dat wilt.
text-proposal-undo = { $name } wil de laatste keuze terugnemen, met alles daarna.
text-proposal-undo-own = Je wilt je laatste keuze terugnemen, met alles daarna.
text-proposal-bot = { $name } stelt een bot voor in plaats van { $whose }, die er niet is.
text-proposal-bot-own = Je stelt een bot voor in plaats van { $whose }, die er niet is.
text-proposal-answer = Typ akkoord of weiger.
text-proposal-waits = Het wacht nog op { $names }; weiger trekt je voorstel in.
text-proposal-agreed = Akkoord: { $names }. Het wacht nog op { $left }.
text-proposal-yes = Je bent akkoord.
text-proposal-no = Je weigert.
text-proposal-none = Er is geen voorstel dat op jou wacht.
text-bot-nobody = Er is nu niemand elders aan de beurt voor wie een bot kan spelen.
text-bot-here = { $name } is aan tafel; een bot is alleen voor wie er niet is.
text-take-nothing = Er speelt geen bot voor jou.
