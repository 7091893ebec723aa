# Cuzco voor het spel: waar het om gaat, varianten, bots en woorden voor regelnummers.

about-game = Cuzco: ren door de Andes, bezorg quipu-fiches en haal de meeste punten.
about-game-more = Het duurt zes rondes. Met tip krijg je raad, met regel en een woord uitleg.

# Below the name on the title screen.
title-tagline = loop de wegen van de Inca’s, in een terminal

table-option-pututu = Slakkenhuisjes
about-table-option-pututu = Met de slakkenhuisjes spelen, de pututu-module
table-option-temple = Tempel
about-table-option-temple = Waarheen een dobbelsteen een priester in de tempel stuurt
table-option-temple-upto = tot en met zijn trede
table-option-temple-exact = precies op zijn trede

bot-greedy = Greedy, speelt goed
bot-random = Random, veel makkelijker: doet maar wat

rule-words-card = kaart, godenkaart
rule-words-ability = vaardigheid
rule-words-task = opdracht
rule-words-start = startopdracht
