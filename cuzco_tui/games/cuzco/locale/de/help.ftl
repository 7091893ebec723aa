# Spielanleitung auf einem Bildschirm, und was die Zeichen bedeuten.

howto-goal = Dein Läufer bringt Khipus durch die Anden, du erfüllst Aufgaben: Wer nach sechs Durchgängen die meisten Punkte hat, gewinnt. Drei Phasen:
howto-dice = 1. Würfel: Alle werfen drei und setzen reihum je einen ein. Er muss niedriger sein als die Würfel auf dem Feld; ein hoher kann mehr.
howto-people = 2. Personen: je eine Fähigkeit von Forschung und Landwirtschaft.
howto-city = 3. Stadt: Punkte für Status (er bestimmt die Reihenfolge) und Priester; eine Ware kaufen; eine Aufgabe erfüllen für 6 Punkte, sonst eine abwerfen.
howto-feathers = Ein Khipu bringt eine Feder; zwei Federn machen einen Stirnreif voll, der mit „Federschmuck“ 4 bis 15 Punkte bringt, früh mehr als spät.
howto-end = Am Ende: Dörfer, wo dein Khipu oben liegt, drei letzte Aufgaben, 6 bis 12 Punkte je ganze Sammlung (Federn, Stirnreife, Aufgaben, Khipus, Personen, Waren).
howto-keys = Erste Tasten: { $dice } Würfel wählen, { $stone } { $rope } { $study } ... einsetzen, { $take } nimmt, { $hint } Tipp, { $why } warum nicht, { $rule } Regel, { $undo } zurück; { $map } { $city } { $people } { $masks } { $log } Spielplan.
help-open = Mit dem gewählten Würfel erreichbar, auf dem Weg mit diesen Augen
help-fits = Der gewählte Würfel passt auf dieses Feld: Die Taste ist golden
help-die = Ein Würfel auf einem Feld: seine Zahl, und wem er gehört
help-house-khipu = Auf einer Maske: ein Haus mit einem Khipu
help-house-free = Ein freies Haus
help-tiles = Plättchen Forschung und Landwirtschaft: oben (^), nach unten geschoben (v)
help-circlet-ready = Federn und Stirnreif: Große Buchstaben sind Federn, die du hast; ! ist bereit
help-circlet-active = Der Stirnreif ist aktiviert
help-task-unknown = Aufgabe und Fortschritt; ? wo nur ihr Besitzer ihn kennt
help-task-met = Die Aufgabe ist erfüllbar
help-tile-signs = { mask-study }{ $up } { mask-farm }{ $down }
