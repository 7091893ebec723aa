# Cuzco before a game: what it is about, its table options, its bots, and words for its rule ids.

about-game = Cuzco: run through the Andes, deliver khipus, score the most points (VP).
about-game-more = It takes six rounds. In the game, hint advises you; rule and a word explains it.

# Below the name on the title screen.
title-tagline = run the roads of the Inca, in a terminal

table-option-pututu = Pututus
about-table-option-pututu = Play with the pututu module
table-option-temple = Temple
about-table-option-temple = Where a die may send a priest in the temple
table-option-temple-upto = up to its step
table-option-temple-exact = to its very step

bot-greedy = Greedy, a good player
bot-random = Random, much easier: it does anything

rule-words-card = card, god card
rule-words-ability = ability
rule-words-task = task, mission
rule-words-start = start task
