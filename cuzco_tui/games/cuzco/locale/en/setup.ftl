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

bot-planner = Planner, hard to beat
bot-greedy = Greedy, a good player
bot-random = Random, much easier: it does anything
bot-about-planner = Plans its whole turn ahead: die, way, cards and purchases, by what experience says they are worth in the end.
bot-about-greedy = Plays well: weighs every move by what it brings at once, and rarely wastes a die.
bot-about-random = Takes any move that is allowed. Good for a first game, hardly an opponent.

colour-seat-0 = red
colour-seat-1 = yellow
colour-seat-2 = green
colour-seat-3 = blue

rule-words-card = card, god card
rule-words-ability = ability
rule-words-task = task, mission
rule-words-start = start task
