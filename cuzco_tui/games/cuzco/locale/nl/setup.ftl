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

bot-master = Master, de sterkste: speelt uit wat anderen antwoorden
bot-planner = Planner, moeilijk te verslaan: ziet zijn hele beurt vooruit
bot-greedy = Greedy, een goede tegenstander: grijpt wat voor de hand ligt
bot-easy = Easy, voor een eerste partij: vrolijk en zorgeloos
bot-random = Random, nauwelijks een tegenstander: doet maar wat
bot-about-master = Geduldig: maakt plannen en speelt de beste uit tegen wat anderen kunnen hebben en antwoorden. De sterkste, en hij neemt zijn tijd.
bot-about-planner = Grondig: gaat zijn hele beurt na, dobbelstenen, wegen, kaarten en ruil, voor hij iets aanraakt. Moeilijk te verslaan.
bot-about-greedy = Gretig: pakt wat meteen het meeste oplevert en kijkt niet verder. Een goede tegenstander als je de regels kent.
bot-about-easy = Vrolijk en zorgeloos: begint met de hoogste dobbelsteen, vergeet kaarten en opdrachten. Goed voor een eerste partij.
bot-about-random = Een wervelwind: doet zomaar een zet die mag. Nauwelijks een tegenstander.

colour-seat-0 = rood
colour-seat-1 = geel
colour-seat-2 = groen
colour-seat-3 = blauw

rule-words-card = kaart, godenkaart
rule-words-ability = vaardigheid
rule-words-task = opdracht
rule-words-start = startopdracht
