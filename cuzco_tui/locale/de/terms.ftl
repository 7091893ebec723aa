# Wörter für das, was in jedem Spiel anders heißen kann. Ein Spiel, das nichts davon sagt, wird mit diesen erzählt; eines
# mit einem eigenen Wort, etwa Jahr für Durchgang, hat unter seinen Wörtern einen Eintrag desselben Namens.

# Ein Teil des Spiels, nach dem der Stand gesagt wird (männlich oder sächlich); dann am Satzanfang, und die Wörter, die
# man dafür tippt.
-round = Durchgang
-Round = Durchgang
-round-typed = durchgang
-rounds-typed = durchgänge

# Womit man gewinnt: eins davon, mehrere, und mehrere nach "mit".
-point = Punkt
-points = Punkte
-points-dative = Punkten

# Dasselbe kurz, für Überschriften und Tabellen; dann am Anfang einer Überschrift.
-vp = Punkte
-Vp = Punkte
