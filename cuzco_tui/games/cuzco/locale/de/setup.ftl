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

bot-planner = Planner, schwer zu schlagen
bot-greedy = Greedy, spielt gut
bot-random = Random, viel leichter: tut irgendetwas
bot-about-planner = Plant seinen ganzen Zug voraus: Würfel, Weg, Karten und Tausch, nach dem, was sie erfahrungsgemäß am Ende wert sind.
bot-about-greedy = Spielt gut: wägt jeden Zug danach ab, was er sofort bringt, und verschenkt selten einen Würfel.
bot-about-random = Macht irgendeinen erlaubten Zug. Gut für das erste Spiel, kaum ein Gegner.

colour-seat-0 = rot
colour-seat-1 = gelb
colour-seat-2 = grün
colour-seat-3 = blau

rule-words-card = Karte, Götterkarte
rule-words-ability = Fähigkeit
rule-words-task = Aufgabe
rule-words-start = Start-Aufgabe, Startaufgabe
