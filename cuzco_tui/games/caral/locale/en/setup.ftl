# Caral before a game: what it is about, its table options, its bots, and the groups of what brings fame.

about-game = Caral: build pyramids in the oldest city of Peru and gain the most fame.
about-game-more = A game mostly takes four to ten years. In it, hint advises you; rule and a word explains it.

table-option-group-modules = Modules
about-table-option-group-modules = Which modules are played with
table-option-moods = Moods
about-table-option-moods = Play with the moods of the gods
explain-table-option-moods = Each year a card says how much must be offered together; too little, and some lose something.
table-option-years = Year tiles
about-table-option-years = Play with the year tiles
explain-table-option-years = Each year something else is counted: whoever has most gains fame, whoever has least starts the next year.
table-option-status = Status cards
about-table-option-status = Play with the status cards
explain-table-option-status = Five goals lie open; whoever reaches one first takes its fame.
table-option-progress = Progress tiles
about-table-option-progress = Play with the progress tiles
explain-table-option-progress = Whoever finishes the first, third or fifth pyramid changes the action of a space for all.
table-option-anaconda = Anaconda
about-table-option-anaconda = Play with the anaconda
explain-table-option-anaconda = From the second year on a snake blocks an action space, until somebody drives it off.
table-option-emissary = Emissaries
about-table-option-emissary = Play with the emissaries
explain-table-option-emissary = Carali and alpacas can go to a board of their own, for fame, rewards and an ability.
table-option-max_years = Years
about-table-option-max_years = After how many years the game ends at the latest
explain-table-option-max_years = A game ends with the seventh finished pyramid; if that never comes, after so many years.
table-option-max_years-0 = no limit
table-option-max_years-1 = one year
table-option-max_years-2 = 2 years
table-option-max_years-3 = 3 years
table-option-max_years-4 = 4 years
table-option-max_years-5 = 5 years
table-option-max_years-6 = 6 years
table-option-max_years-7 = 7 years
table-option-max_years-8 = 8 years
table-option-max_years-9 = 9 years
table-option-max_years-10 = 10 years
table-option-max_years-11 = 11 years
table-option-max_years-12 = 12 years
table-option-max_years-13 = 13 years
table-option-max_years-14 = 14 years
table-option-max_years-15 = 15 years
table-option-max_years-16 = 16 years
table-option-max_years-17 = 17 years
table-option-max_years-18 = 18 years
table-option-max_years-19 = 19 years
table-option-max_years-20 = 20 years
table-option-max_years-25 = 25 years
table-option-max_years-30 = 30 years
table-option-max_years-40 = 40 years
table-option-max_years-50 = 50 years

bot-planner = Planner, hard to beat: sees its whole turn before it begins
bot-thumb = Thumb, a fair match: plays by rules of thumb
bot-random = Random, no opponent: does just anything
bot-about-planner = Thorough: tries out its moves, builds and pairs before it touches a piece. It takes its time.
bot-about-thumb = Sensible: fetches stones, builds what is near and offers what it can spare. A fair match for who knows the rules.
bot-about-random = A whirlwind: makes any move that is allowed. Hardly an opponent.

colour-seat-0 = red
colour-seat-1 = gold
colour-seat-2 = green
colour-seat-3 = blue

## Where fame comes from

source-0 = start
source-1 = finishing
source-2 = ceremonies
source-3 = priests each year
source-4 = year tiles
source-5 = status cards
source-6 = emissaries
source-7 = anaconda
source-8 = priests at the end
source-9 = small pyramids
source-10 = large pyramids
source-11 = unfinished pyramids
source-12 = diplomacy marker
sources-pyramids = pyramids
sources-priests = priests
sources-ceremonies = ceremonies
sources-modules = modules
sources-start = start
