# Cuzco vor dem Spiel: worum es geht, Varianten, Bots und Wörter für Regelnummern.

about-game = Cuzco: Lauf durch die Anden, liefere Khipus ab und sammle die meisten Punkte.
about-game-more = Ein Spiel hat sechs Durchgänge. Mit tipp bekommst du Rat, mit regel Auskunft.

# Below the name on the title screen.
title-tagline = lauf die Straßen der Inka, im Terminal

table-option-pututu = Modul Hörner
about-table-option-pututu = Mit dem Modul Schneckenhörner spielen
table-option-temple = Tempel
about-table-option-temple = Wohin ein Würfel einen Priester im Tempel schickt
table-option-temple-upto = bis zu seiner Stufe
table-option-temple-exact = genau auf seine Stufe

bot-greedy = Greedy, spielt gut
bot-random = Random, viel leichter: tut irgendetwas

rule-words-card = Karte, Götterkarte
rule-words-ability = Fähigkeit
rule-words-task = Aufgabe
rule-words-start = Start-Aufgabe, Startaufgabe
