# De woorden van de tekstmodus. Een regel breekt na 80 tekens af, dus houd zinnen kort en heel.

# De allereerste regel.
text-welcome = Tekstmodus. Typ help voor de commando's, stop om op te houden.

# Commando's: wat een speler ervoor mag typen, met komma's ertussen; het eerste staat in de hulp.
# Engelse woorden worden in elke taal begrepen. Geen woord staat voor twee dingen, ook niet in een andere taal.
text-command-help = help, hulp
text-command-look = kijk, bekijk
text-command-score = stand
text-command-log = log, logboek
text-command-where = waar
text-command-repeat = herhaal, nogmaals
text-command-why = waarom
text-command-what = wat
text-command-hint = tip, advies
text-command-rule = regel
text-command-rules = regels
text-command-undo = ongedaan
text-command-save = bewaar, opslaan
text-command-verbose = uitgebreid, uitvoerig
text-command-brief = kort, beknopt
text-command-lang = taal
text-command-more = meer, volgende
text-command-less = vorige, minder
text-command-leave = stop, stoppen, einde

# Woorden die voor de vraag mogen staan, zoals in "waarom niet dat"; met komma's ertussen.
text-words-not = niet, geen

# Eén regel hulp voor elk commando; die begint met het eerste woord ervan.
text-help-alone = { $command }: { $about }
text-help-help = help: deze lijst. Help met een commando legt alleen dat uit.
text-help-look = kijk: het spel in het kort. Kijk met een onderwerp beschrijft dat deel.
text-help-score = stand: { -points } van iedereen.
text-help-log = log: de laatste 10 gebeurtenissen. Log met een getal vertelt er zoveel.
text-help-where = waar: { -round }, fase, wie aan de beurt is en wat er gevraagd wordt.
text-help-repeat = herhaal: de vraag en de keuzes nog een keer.
text-help-why = waarom niet, met een ding: waarom je dat nu niet kunt doen.
text-help-hint = tip: wat een goede bot zou doen. Tip waarom geeft ook in de korte manier alle redenen.
text-help-what = wat, met een keuze: wat die oplevert. Alleen wat noemt alle getoonde.
text-help-rule = regel, met een woord: wat de spelregels erover zeggen.
text-help-rules = regels, met een woord: alle plaatsen in de spelregels waar het staat.
text-help-undo-more = Dat kan zolang daarna niemand anders heeft gekozen en er niets is gegooid of onthuld.
text-help-save = bewaar: hoe je later verdergaat. Alles wordt altijd meteen bewaard.
text-help-verbose = uitgebreid: elk detail van wat er gebeurt.
text-help-brief = kort: alleen het belangrijkste, in weinig regels.
text-help-lang = taal, met en, de of nl: meteen een andere taal.
text-quit-ends = stop: beëindigt de tekstmodus; alles blijft bewaard.
text-help-more = meer: de volgende keuzes van een lange lijst.
text-help-less = vorige: de keuzes daarvoor.
text-help-answers = Antwoord met het nummer van een keuze, of typ het begin ervan.
text-help-short = Commando's mag je afkorten, bijvoorbeeld k voor kijk.
text-help-topics = Onderwerpen van kijk: { $topics }.

# Uitnodigingen: de laatste regel voordat het programma wacht.
text-prompt = { $last ->
    [1] Typ 1.
    [2] Kies 1 of 2.
   *[other] Kies 1 tot en met { $last }.
 }
text-more = { $count ->
    [one] { $next }
   *[other] { $next } tot en met { $until }
 }
text-prompt-more = Kies 1 tot en met { $last }; meer toont { $more }.
text-prompt-default = { $last ->
    [1] Typ 1, of alleen Enter.
    [2] Kies 1 of 2; alleen Enter betekent { $default }.
   *[other] Kies 1 tot en met { $last }; alleen Enter betekent { $default }.
 }
text-prompt-default-more = Kies 1 tot en met { $last }; Enter is { $default }; meer toont { $more }.
text-prompt-name = Typ een naam; alleen Enter betekent { $name }.
text-prompt-count = Typ { $counts }; alleen Enter betekent { $default }.
text-prompt-ready = Druk op Enter als { $name } klaarzit.
text-option = { $number }. { $words }

# De antwoorden op wat er getypt is.
text-no-number = { $last ->
    [1] Keuze { $number } is er niet, alleen keuze 1.
    [2] Keuze { $number } is er niet; kies 1 of 2.
   *[other] Keuze { $number } is er niet; kies 1 tot en met { $last }.
 }
text-no-number-of = Keuze { $number } is er niet, alleen { $numbers }.
text-what-more = { $count ->
    [one] Nog één keuze: wat en een nummer vertelt over één keuze.
   *[other] Nog { $count } keuzes: wat en een nummer vertelt over één keuze.
 }
text-no-count = { $typed } past hier niet; typ een van { $counts }.
text-unknown = "{ $typed }" is geen keuze en geen commando; typ help voor de lijst.
text-unknown-nearest = "{ $typed }" is geen keuze en geen commando; bedoel je { $nearest }?
text-several = "{ $typed }" past bij de keuzes { $numbers }; typ meer ervan, of een nummer.
text-option-or-command = "{ $typed }" kan keuze { $number } zijn of het commando { $command }; typ meer ervan.
text-alone = Na { $command } horen geen andere woorden; typ het alleen.
text-no-more = Er zijn geen keuzes meer.
text-no-less = Hiervoor zijn er geen keuzes.
text-no-game = Er is nog geen partij; beantwoord eerst de vraag.
text-needs-a-player = Dat is voor de speler die aan de beurt is.
text-now-verbose = Vanaf nu hoor je elk detail.
text-now-brief = Vanaf nu hoor je alleen het belangrijkste.
text-now-language = De taal is nu Nederlands.
text-languages = De talen zijn { $languages }; typ taal en een ervan.
text-no-language = De taal "{ $typed }" is er niet; de talen zijn { $languages }.

# Een nieuwe partij.
text-about-tutorial = Nieuw hier? In korte lessen: { $program } text{ $game } --tutorial
text-ask-game = Welk spel?
text-ask-players = Met hoeveel spelers speel je?
text-ask-people = Hoeveel van hen zitten er aan dit toetsenbord? 0 betekent alleen bots.
text-ask-bots = { $people ->
    [0] Welke bots spelen?
   *[other] Welke bot speelt voor de anderen?
 }{ $count ->
    [one] {""}
   *[other] {" "}Typ er één voor allen, of { $count } met spaties ertussen.
 }
text-bots-as-last = Als de vorige keer: { $bots }
text-bots-too-many = Typ één bot voor allen, of { $count }.
text-ask-name = Hoe heet speler { $number }?
text-ask-own-name = Hoe heet je?
text-ask-option = { $about }?
text-prompt-several = Typ nummers of namen met komma's ertussen, { $all } of { $none }; Enter alleen betekent { $default }.
text-several-all = alle, alles
text-several-none = geen, niets
text-several-explained = { $name }. { $about }
text-several-chosen = { $group }: { $names }.
text-not-among = "{ $typed }" is er niet bij; typ nummers of namen met komma's ertussen.
text-yes = Ja
text-no = Nee
text-name-refused = Een naam heeft 1 tot en met { $longest } letters, en elke speler een andere; typ hem opnieuw.
text-name-is-command = "{ $typed }" is een commando en geen naam; typ een andere naam.
text-new-game = Nieuwe partij: { $game }.
text-seed = Startgetal: { $seed }.
text-players-are = Spelers: { $names }.

# Bewaarde partijen.
text-ask-resume = Met welke partij wil je verdergaan?
text-no-saved = Er is geen bewaarde partij om mee verder te gaan; cuzco text begint een nieuwe.
text-resumed = Bewaarde partij: { $game }.
text-how-to-resume = Bewaard. Verder: { $program } text --resume { $game }

# Tijdens de partij.
text-only-enter = "{ $typed }" is geen commando; druk alleen op Enter om te beginnen, of typ help.
text-begins = Het spel begint.
text-meanwhile = Ondertussen:
text-chosen = Gekozen: { $words }
text-undone = Teruggenomen: { $words }
text-undone-of = Teruggenomen: de laatste keuze van { $name }.
text-you-win = Je wint.
text-wins = { $name } wint.
text-shared-win = { $names } delen de overwinning.
text-score = { $score ->
    [one] { $who }: { $score } { -point }, plaats { $place }.
   *[other] { $who }: { $score } { -points }, plaats { $place }.
 }
text-log-empty = Er is nog niets gebeurd.
text-log-line = { $line }.
text-log-number = Na log hoort een getal zoals 20, niet "{ $typed }".

# Kijken, waarom vragen, advies en spelregels.
text-no-topic = Er valt niets te bekijken dat "{ $typed }" heet; de onderwerpen zijn { $topics }.
text-no-topic-nearest = Er valt niets te bekijken dat "{ $typed }" heet; bedoel je { $nearest }?
text-hint = Een goede bot zou keuze { $number } nemen.
text-hint-short = Keuze { $number }: { $hint }.
text-hint-reasons = waarom, redenen, lang, meer
text-hint-how = Typ tip alleen, of tip waarom voor alle redenen.
text-hint-again = Typ nog eens tip voor een tweede gedachte, die tot vijf seconden duurt.
text-second-thought = Bij nader inzien: keuze { $number }.
text-second-thought-why = Bij nader inzien keuze { $number }: { $hint }.
text-second-thought-same = Keuze { $number } blijft ook na langer nadenken de beste.
text-second-thought-because = Bij nader inzien keuze { $number }: { $hint }: { $because }.
text-what = { $number }. { $words } - { $brings }.
text-what-nothing = { $number }. { $words } - verder niets meteen.
text-what-unknown = "{ $typed }" is geen keuze; typ wat en een nummer, of alleen wat.
text-why-possible = Dat kan nu: keuze { $number }, { $words }.
text-why-line = { $what }: { $why }
text-why-ask = Typ waarom niet en een ding, bijvoorbeeld: waarom niet { $example }
text-why-all = Alles wat de regels kennen, kan nu.
text-why-unknown = Over "{ $typed }" weet ik geen reden; typ alleen waarom voor wat je kunt vragen.
text-why-things = Je kunt vragen naar:
text-why-others = { $count ->
    [one] Er past nog { $count } reden bij; typ meer woorden om die te horen.
   *[other] Er passen nog { $count } redenen bij; typ meer woorden om ze te horen.
 }
text-rule-ask = Typ regel en een woord of een regelcode, bijvoorbeeld: regel { $example }
text-rule-parts = De spelregels hebben deze delen: { $parts }.
text-rule-id = Regel { $id }, { $heading }:
text-rule-term = { $term }, { $heading }:
text-rule-plain = Uit { $heading }:
text-rule-others = Zie ook: { $others }.
text-rule-names = Daarin worden genoemd: { $names }.
text-rules-found = { $count ->
    [one] De spelregels hebben het op één plaats over "{ $typed }".
   *[other] De spelregels hebben het op { $count } plaatsen over "{ $typed }".
    }
text-rules-entry = { $name }, { $heading }: { $text } ...
text-rules-rest = { $more ->
    [0] Verder { $others }.
   *[other] Verder { $others } en nog { $more }.
    }
text-rule-several = Meerdere regels hebben nummer { $typed }: { $others }.
text-rule-unknown = De spelregels zeggen niets over "{ $typed }"; typ alleen regel voor de delen.
text-rule-unknown-nearest = De spelregels zeggen niets over "{ $typed }"; bedoel je { $nearest }?

text-not-your-turn = Je bent niet aan de beurt; een commando zoals kijk, log of stop kan wel.
text-no-output = De tekstmodus kan nergens schrijven; start hem in een terminal of met een pipe.
text-try-again = Druk op Enter om het opnieuw te proberen.
