# De woorden van het scherm voor en na een partij: de instellingen en wat er op de opdrachtregel staat.

# Regels van de instellingen: een opschrift, dan de keuze. Een opschrift heeft hoogstens 14 tekens.
setup-game = Spel
setup-players = Spelers
setup-seat = Plaats { $number }
setup-me = iemand hier
setup-bot = bot { $bot }
setup-with = met
setup-without = zonder
setup-none = geen
setup-language = Taal
setup-name = Naam
setup-title = Nieuwe partij: { $game }
setup-colour = Kleur
setup-seed = Startgetal
setup-any-seed = willekeurig
setup-help = { $take } begint, { $up } { $down } bewegen, { $left } { $right } veranderen, { $next } volgend veld, letters geven een plaats een naam, { $leave_setup } terug. { $help }: zo wordt gespeeld.

# What the row with the cursor means, in at most two lines of 74 letters.
setup-about-players = Zoveel spelers doen mee. Bots nemen de plaatsen die overblijven.
setup-about-me = Iemand aan dit toetsenbord; letters schrijven de naam.
setup-about-name = De naam van de plaats; laat je hem leeg, dan wordt er een bedacht.
setup-about-colour = De kleur van de stukken; wie die al had, krijgt de vrijgekomen kleur.
setup-about-seed = Hetzelfde startgetal en dezelfde keuzes geven dezelfde partij. Leeg kan niemand het voorzien.
setup-last-damaged = De laatste opstelling in { $file } is niet te lezen, daarom staat hier de gebruikelijke.

# In plaats van elk scherm in een klein venster.
setup-too-small =
    De tafel heeft { $columns } kolommen en { $lines } regels nodig; dit venster heeft er { $width } en { $height }. Maak het alsjeblieft groter. { $leave } stopt.

# Op de opdrachtregel.
setup-error-terminal = Het scherm heeft een terminal nodig die het kan tonen; cuzco text speelt in gewone regels.
setup-no-saved = Er is geen bewaarde partij om mee verder te gaan; cuzco play begint een nieuwe.
setup-how-to-resume = Bewaard. Om verder te gaan, typ: { $program } play --resume { $game }
