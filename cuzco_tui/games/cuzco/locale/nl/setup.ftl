# Cuzco voor het spel: waar het om gaat, varianten, bots en woorden voor regelnummers.

about-game = Cuzco: ren door de Andes, bezorg quipu-fiches en haal de meeste punten.
about-game-more = Het duurt zes rondes. Met tip krijg je raad, met regel en een woord uitleg.

# Below the name on the title screen.
title-tagline = loop over de wegen van de Inca’s, in een terminal

table-option-pututu = Slakkenhuisjes
about-table-option-pututu = Met de slakkenhuisjes spelen, de pututu-module
explain-table-option-pututu = Gelijke ogen in een worp leveren een slakkenhuisje op: geef het af om een dobbelsteen hoger of lager te draaien voor je hem legt.
table-option-temple = Tempel
about-table-option-temple = Waarheen een dobbelsteen een priester in de tempel stuurt
explain-table-option-temple = Een dobbelsteen stuurt een priester naar zijn trede of een lagere; precies naar zijn trede maakt de tempel moeilijker.
table-option-temple-upto = tot en met zijn trede
table-option-temple-exact = precies op zijn trede

bot-planner = Planner, moeilijk te verslaan
bot-greedy = Greedy, speelt goed
bot-random = Random, veel makkelijker: doet maar wat
bot-about-planner = Plant zijn hele beurt vooruit: dobbelsteen, weg, kaarten en ruil, naar wat ze volgens ervaring aan het eind waard zijn.
bot-about-greedy = Speelt goed: weegt elke zet op wat die meteen oplevert, en verspilt zelden een dobbelsteen.
bot-about-random = Doet zomaar een zet die mag. Goed voor een eerste partij, nauwelijks een tegenstander.

colour-seat-0 = rood
colour-seat-1 = geel
colour-seat-2 = groen
colour-seat-3 = blauw

rule-words-card = kaart, godenkaart
rule-words-ability = vaardigheid
rule-words-task = opdracht
rule-words-start = startopdracht
