# Cuzco before a game: what it is about, its table options, its bots, and words for its rule ids.

about-game = Cuzco: run through the Andes, deliver khipus, score the most points (VP).
about-game-more = It takes six rounds. In the game, hint advises you; rule and a word explains it.

# Below the name on the title screen.
title-tagline = run the roads of the Inca, in a terminal

table-option-pututu = Pututus
about-table-option-pututu = Play with the pututu module
explain-table-option-pututu = Pututus are shell trumpets that pairs in a roll bring you: hand one back to turn a die up or down before you place it.
table-option-temple = Temple
about-table-option-temple = Where a die may send a priest in the temple
explain-table-option-temple = A die sends a priest to its own step or any lower one; to its very step makes the temple harder.
table-option-temple-upto = up to its step
table-option-temple-exact = to its very step

bot-master = Master, the strongest: plays out what the others will answer
bot-planner = Planner, hard to beat: sees its whole turn before it begins
bot-greedy = Greedy, a fair match: grabs what lies nearest
bot-easy = Easy, for a first game: cheerful and careless
bot-random = Random, no opponent: does just anything
bot-about-master = Patient: makes its plans, then plays the best ones out against what others may hold and answer. The strongest, and it takes its time.
bot-about-planner = Thorough: goes through its whole turn, dice, roads, cards and purchases, before it touches a piece. Hard to beat.
bot-about-greedy = Hungry: grabs what is worth most at once and looks no further. A fair match for who knows the rules.
bot-about-easy = Cheerful and careless: begins with its highest die, forgets cards and tasks. Good for a first game.
bot-about-random = A whirlwind: makes any move that is allowed. Hardly an opponent.

colour-seat-0 = red
colour-seat-1 = yellow
colour-seat-2 = green
colour-seat-3 = blue

rule-words-card = card, god card
rule-words-ability = ability
rule-words-task = task, mission
rule-words-start = start task
