# Die Wörter des Bildschirms vor und nach einem Spiel: die Einstellungen und was auf der Befehlszeile steht.

# Zeilen der Einstellungen: eine Bezeichnung, dann die Auswahl. Eine Bezeichnung hat höchstens 14 Zeichen.
setup-game = Spiel
setup-new = Neues Spiel
setup-tutorial = Einführung in Lektionen
setup-saved = Gespeichertes Spiel fortsetzen
setup-players = Spieler
setup-seat = Platz { $number }
setup-me = jemand hier
setup-bot = Bot { $bot }
setup-with = mit
setup-without = ohne
setup-language = Sprache
setup-name = Name
setup-help = { $up }, { $down }: Zeile; { $left }, { $right }: Auswahl; Buchstaben: Name; { $take } beginnt, { $leave_setup } beendet. { $help }: So geht das Spiel.

# Anstelle jedes Bildschirms in einem kleinen Fenster.
setup-too-small =
    Das Spielbrett braucht { $columns } Spalten und { $lines } Zeilen; dieses Fenster hat { $width } und { $height }. Bitte mach es größer. { $leave } beendet.

# Auf der Befehlszeile.
setup-error-terminal = Das Spielbrett braucht ein Terminal, das es zeigen kann; cuzco text spielt in einfachen Zeilen.
setup-no-saved = Kein gespeichertes Spiel lässt sich fortsetzen; cuzco play beginnt ein neues.
setup-how-to-resume = Gespeichert. Weiter geht es mit: { $program } play --resume { $game }
