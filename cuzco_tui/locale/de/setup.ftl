# Die Wörter des Bildschirms vor und nach einem Spiel: die Einstellungen und was auf der Befehlszeile steht.

# Zeilen der Einstellungen: eine Bezeichnung, dann die Auswahl. Eine Bezeichnung hat höchstens 14 Zeichen.
setup-game = Spiel
setup-players = Spieler
setup-seat = Platz { $number }
setup-me = jemand hier
setup-bot = Bot { $bot }
setup-with = mit
setup-without = ohne
setup-none = keine
setup-language = Sprache
setup-name = Name
setup-title = Neues Spiel: { $game }
setup-colour = Farbe
setup-seed = Startwert
setup-any-seed = beliebig
setup-help = { $take } beginnt, { $up } { $down } bewegen, { $left } { $right } ändern, { $next } nächstes Feld, Buchstaben benennen einen Platz, { $leave_setup } zurück. { $help }: So wird gespielt.

# What the row with the cursor means, in at most two lines of 74 letters.
setup-about-players = So viele spielen mit. Bots nehmen die Plätze, die frei bleiben.
setup-about-me = Jemand an dieser Tastatur; Buchstaben schreiben den Namen.
setup-about-name = Der Name des Platzes; bleibt er leer, wird einer erfunden.
setup-about-colour = Die Farbe der Figuren; wer sie schon hat, bekommt die frei gewordene.
setup-about-seed = Gleicher Startwert und gleiche Entscheidungen ergeben das gleiche Spiel. Leer kann ihn niemand vorhersehen.
setup-last-damaged = Die letzte Aufstellung in { $file } ist nicht lesbar, darum steht hier die übliche.

# Anstelle jedes Bildschirms in einem kleinen Fenster.
setup-too-small =
    Das Spielbrett braucht { $columns } Spalten und { $lines } Zeilen; dieses Fenster hat { $width } und { $height }. Bitte mach es größer. { $leave } beendet.

# Auf der Befehlszeile.
setup-error-terminal = Das Spielbrett braucht ein Terminal, das es zeigen kann; cuzco text spielt in einfachen Zeilen.
setup-no-saved = Kein gespeichertes Spiel lässt sich fortsetzen; cuzco play beginnt ein neues.
setup-how-to-resume = Gespeichert. Weiter geht es mit: { $program } play --resume { $game }
