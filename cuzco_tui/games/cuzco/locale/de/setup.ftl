# Cuzco vor dem Spiel: worum es geht, Varianten, Bots und Wörter für Regelnummern.

about-game = Cuzco: Lauf durch die Anden, liefere Khipus ab und sammle die meisten Punkte.
about-game-more = Ein Spiel hat sechs Durchgänge. Mit tipp bekommst du Rat, mit regel Auskunft.

# Below the name on the title screen.
title-tagline = lauf auf den Straßen der Inka, im Terminal

table-option-pututu = Modul Hörner
about-table-option-pututu = Mit dem Modul Schneckenhörner spielen
explain-table-option-pututu = Ein Pasch im Wurf bringt dir ein Schneckenhorn: Gib es ab, um einen Würfel vor dem Setzen höher oder niedriger zu drehen.
table-option-temple = Tempel
about-table-option-temple = Wohin ein Würfel einen Priester im Tempel schickt
explain-table-option-temple = Ein Würfel schickt einen Priester auf seine Stufe oder eine niedrigere; genau auf seine Stufe macht den Tempel schwerer.
table-option-temple-upto = bis zu seiner Stufe
table-option-temple-exact = genau auf seine Stufe

bot-master = Master, am stärksten: spielt durch, was andere antworten
bot-planner = Planner, schwer zu schlagen: sieht seinen ganzen Zug voraus
bot-greedy = Greedy, ein guter Gegner: greift nach dem, was nahe liegt
bot-easy = Easy, fürs erste Spiel: fröhlich und sorglos
bot-random = Random, kaum ein Gegner: tut irgendetwas
bot-about-master = Geduldig: plant und spielt die besten Pläne gegen das durch, was andere haben könnten. Der stärkste; er nimmt sich Zeit.
bot-about-planner = Gründlich: geht seinen ganzen Zug durch, Würfel, Wege, Karten und Tausch, ehe er etwas anfasst. Schwer zu schlagen.
bot-about-greedy = Gierig: nimmt, was sofort am meisten bringt, und schaut nicht weiter. Ein guter Gegner, wenn man die Regeln kennt.
bot-about-easy = Fröhlich und sorglos: beginnt mit dem höchsten Würfel, vergisst Karten und Aufträge. Gut für das erste Spiel.
bot-about-random = Ein Wirbelwind: macht irgendeinen erlaubten Zug. Kaum ein Gegner.

colour-seat-0 = rot
colour-seat-1 = gelb
colour-seat-2 = grün
colour-seat-3 = blau

rule-words-card = Karte, Götterkarte
rule-words-ability = Fähigkeit
rule-words-task = Aufgabe
rule-words-start = Start-Aufgabe, Startaufgabe
