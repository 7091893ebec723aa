# De woorden van het scherm voor en na een partij: de instellingen en wat er op de opdrachtregel staat.

# Regels van de instellingen: een opschrift, dan de keuze. Een opschrift heeft hoogstens 14 tekens.
setup-game = Partij
setup-new = Nieuwe partij
setup-tutorial = Uitleg in lessen
setup-saved = Verdergaan met een bewaarde partij
setup-players = Spelers
setup-seat = Plaats { $number }
setup-me = iemand hier
setup-bot = bot { $bot }
setup-with = met
setup-without = zonder
setup-language = Taal
setup-name = Naam
setup-help = { $up }, { $down }: regel; { $left }, { $right }: keuze; letters: naam; { $take } begint, { $leave_setup } stopt. { $help }: zo gaat het spel.

# In plaats van elk scherm in een klein venster.
setup-too-small =
    De tafel heeft { $columns } kolommen en { $lines } regels nodig; dit venster heeft er { $width } en { $height }. Maak het alsjeblieft groter. { $leave } stopt.

# Op de opdrachtregel.
setup-error-terminal = Het scherm heeft een terminal nodig die het kan tonen; cuzco text speelt in gewone regels.
setup-no-saved = Er is geen bewaarde partij om mee verder te gaan; cuzco play begint een nieuwe.
setup-how-to-resume = Bewaard. Om verder te gaan, typ: { $program } play --resume { $game }
