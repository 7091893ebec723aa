# Spielanleitung auf einem Bildschirm, und was die Zeichen bedeuten.

howto-goal = Dein Läufer bringt Khipus durch die Anden, du erfüllst Aufgaben: Wer nach sechs Durchgängen die meisten Punkte hat, gewinnt. Drei Phasen:
howto-dice = 1. Würfel: Alle werfen drei und setzen reihum je einen ein. Er muss niedriger sein als die Würfel auf dem Feld; ein hoher kann mehr.
howto-people = 2. Personen: Nutze je eine Fähigkeit von Forschung und Landwirtschaft.
howto-city = 3. Stadt: Punkte für Status (er bestimmt die Reihenfolge) und Priester; eine Ware kaufen; eine Aufgabe erfüllen für 6 Punkte, sonst eine abwerfen.
howto-feathers = Ein Khipu bringt eine Feder; zwei Federn machen einen Stirnreif voll, der mit „Federschmuck“ 4 bis 15 Punkte bringt, früh mehr als spät.
howto-end = Am Ende: Dörfer, wo dein Khipu oben liegt, drei letzte Aufgaben, 6 bis 12 Punkte je ganze Sammlung (Federn, Stirnreife, Aufgaben, Khipus, Personen, Waren).
howto-keys = Erste Tasten: { $dice } Würfel wählen, { $stone } { $rope } { $study } ... einsetzen, { $take } nimmt, { $hint } Tipp, { $why } warum nicht, { $rule } Regel, { $undo } zurück; { $map } { $city } { $people } { $masks } { $log } Spielplan.
help-open = Mit dem gewählten Würfel erreichbar, auf dem Weg mit diesen Augen
help-fits = Der gewählte Würfel passt auf dieses Feld: Die Taste ist golden
help-die = Ein Würfel auf einem Feld: seine Zahl, und wem er gehört
help-feather-set = Eine Feder am Federschmuck
help-feather-slot = Eine Aussparung dieser Farbe, die noch leer ist
help-feather-coming = Wo die Feder des gewählten Zuges stehen kann
help-circlet = Ein Stirnreif: ab welchem Würfel er geht und wie viele Punkte er jetzt brächte
help-circlet-ready = Beide Federn sind da: Der Federschmuck aktiviert ihn
help-circlet-active = Der Stirnreif ist aktiviert
help-house-khipu = Ein Haus mit einem Khipu, das noch abgeliefert werden kann
help-house-free = Ein freies Haus für ein Personen-Plättchen
help-tile-up-sign = { mask-study }2 { $sign }
help-tile-up = Forschung, oben: Heruntergeschoben bringt sie im Tausch 2 Status, Landwirtschaft Nahrung
help-tile-down-sign = { mask-farm }1 { $sign }
help-tile-down = Landwirtschaft, heruntergeschoben; in Phase 2 hilft sie weiterhin
help-task-bar = Eine Aufgabe: wie viel von dem da ist, was sie verlangt
help-task-would = Das käme durch den gewählten Zug hinzu
help-task-unknown = Das weiß nur, wer die Karten hat
