# Was an einem Tisch, mit einem gespeicherten Spiel oder einer Spieldatei schiefgehen kann: ein Satz, der sagt, was zu tun ist.

error-no-such-game = Es gibt kein gespeichertes Spiel "{ $game }"; `cuzco saves` zeigt, welche es gibt.
error-no-such-game-nearest = Es gibt kein gespeichertes Spiel "{ $game }"; meinst du { $nearest }?
error-game-unnamed = Nenne ein gespeichertes Spiel, wie `cuzco saves` sie zeigt, oder eine Datei, die `cuzco export` geschrieben hat.
error-in-use = Das Spiel { $game } ist schon anderswo geöffnet{ $process ->
    [0] {""}
   *[other] {" "}(Prozess { $process })
    }; schließe es zuerst dort.
error-damaged = Das Spiel { $game } ist beschädigt: { $what }; { $file } blieb, wie es ist, also lege eine gute Kopie an seine Stelle oder wirf es mit cuzco saves --delete weg.
error-newer-save = Das Spiel { $game } lässt sich nicht öffnen: { $what }.
error-records-lost = Dem Spiel { $game } fehlen die letzten { $count } Einträge; lege { $file } zusammen mit seiner -wal-Datei zurück, oder tippe `cuzco saves --recover { $game }`, um bei Schritt { $step } weiterzuspielen.
error-log-missing = Das Spiel { $game } wurde mitten im Spiel kopiert oder verlassen, und sein Protokoll { $log } fehlt, also vielleicht auch Züge nach Schritt { $step }; lege das Protokoll daneben, oder tippe `cuzco saves --recover { $game }`, um dort weiterzuspielen.
error-stale-append = Das Spiel { $game } wurde von jemand anderem übernommen oder ging ohne diesen Tisch weiter; öffne es neu.
error-file-in-use = Ein anderes Programm benutzt { $file }; schließe es zuerst dort.
error-file-unreadable = { $file } lässt sich nicht lesen ({ $reason }); erlaube das Lesen.
error-folder-unreadable = { $folder } lässt sich nicht lesen ({ $reason }); erlaube das Lesen dort.
error-folder-unwritable = In { $folder } lässt sich nichts schreiben ({ $reason }); erlaube das Schreiben dort, oder nenne mit CUZCO_HOME einen anderen Ordner.
error-home = CUZCO_HOME nennt { $folder }, das Heim von jemandem, den es hier nicht gibt; nenne einen Ordner von dir.
error-no-room-for-game = In { $folder } ist kein Platz mehr, deshalb ließ sich das Spiel nicht öffnen; schaffe Platz und versuche es noch einmal.
error-no-room-for-choice = In { $folder } ist kein Platz mehr, deshalb wurde nur die letzte Wahl nicht gespeichert; schaffe Platz und versuche es noch einmal.
error-changed-meanwhile = { $file } wurde von etwas anderem geändert, während es offen war ({ $reason }); öffne es neu.

# Was an einem beschädigten Spiel nicht stimmt; das Ende eines Satzes darüber.
damage-empty = es ist leer
damage-no-file = es ist keine Datei
damage-log-alone = es ist leer, und die Züge in seinem Protokoll { $log } ergeben ohne es kein Spiel
damage-sqlite = SQLite kann es nicht lesen ({ $reason })
damage-tables = es hat andere Tabellen als ein gespeichertes Spiel
damage-record-missing = Eintrag { $number } fehlt
damage-record-changed = Eintrag { $number } wurde geändert, nachdem er geschrieben war
damage-end = seine letzten Einträge fehlen
damage-header = sein Kopf ist nicht lesbar ({ $reason })
damage-record = ein Eintrag ist nicht lesbar ({ $reason })
damage-too-deep = seine Daten sind zu tief verschachtelt
damage-time = es nennt eine Zeit, die nicht sein kann
damage-undo = es nimmt eine Wahl zurück, die nicht getroffen wurde
damage-step = es zählt Schritt { $found }, wo Schritt { $expected } steht
damage-format = es wurde im Format { $found } gespeichert, und dieses Programm liest bis { $known }: aktualisiere das Programm
damage-format-unknown = ein Format { $found } gibt es nicht

# Ein Spiel nachspielen.
replay-save = Das Spiel { $game }
error-other-game = { $what } ist ein Spiel von { $found } und lässt sich nicht als { $game } öffnen.
error-newer-rules = { $what } wurde mit Regelfassung { $found } gespielt, und dieses Programm kennt Fassung { $known }; aktualisiere das Programm.
error-older-rules = { $what } wurde mit der älteren Regelfassung { $found } gespielt, unter der Züge anderswohin führten als in Fassung { $known }; spiele mit dem Programm weiter, mit dem es gespielt wurde.
error-stops = { $what } ist unversehrt, bleibt aber bei Wahl { $step } stehen ({ $reason }); die Datei blieb, wie sie ist, also öffne sie mit dem Programm, mit dem gespielt wurde.
error-leads-elsewhere = { $what } ist unversehrt, führt aber nicht mehr zu dem Stand, in dem es verlassen wurde; die Datei blieb, wie sie ist, also öffne sie mit dem Programm, mit dem gespielt wurde.
error-bad-start = { $what } kann nicht beginnen, wo es übernommen wurde ({ $reason }); die Datei blieb, wie sie ist.
error-no-such-state = kein Spiel führt zu dem Stand, mit dem dieses beginnt
refused-over = hier ist das Spiel schon zu Ende
refused-seat = hier entscheidet Platz { $decides }, nicht Platz { $seat }

# Plätze.
error-seat-colours = Zwei Plätze können nicht dieselbe Farbe haben, und jede Farbe muss eine des Spiels sein.
error-seat-count = { $count } Plätze sind bei { $game } nicht möglich; wähle eine dieser Zahlen: { $counts }.
error-seat = Platz { $number } { $problem }.
seat-name = braucht einen Namen aus 1 bis { $longest } druckbaren Zeichen, ohne Leerzeichen an den Enden
seat-name-hidden = hat einen Namen mit unsichtbaren Zeichen oder Rahmenzeichen und braucht einen anderen
seat-name-you = darf nicht "{ $name }" heißen, denn so heißt, wer angesprochen wird, und braucht einen anderen Namen
seat-bot = ist ein Bot und braucht den Namen seines Bots in Kleinbuchstaben, Ziffern, - und _
seat-no-bot = ist kein Bot und kann keinen haben
seat-unknown-bot = hat einen unbekannten Bot { $bot }; die Bots heißen { $bots }

# Spieldateien.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.
error-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }); wähle einen anderen Ort.
error-no-game-file = { $file } lässt sich nicht lesen ({ $reason }); nenne eine Datei, die `cuzco export` geschrieben hat.
file-device = das ist ein Gerät oder eine Leitung
error-file-too-large = { $file } ist viel zu groß für ein Spiel; nenne eine Datei, die `cuzco export` geschrieben hat.
error-game-file = { $place }: { $what }; nichts wurde übernommen.
error-game-file-because = { $place }: { $what } Nichts wurde übernommen.
error-game-file-looked = { $place }: { $what }; nenne ein gespeichertes Spiel oder eine Datei, die `cuzco export` geschrieben hat.
error-game-file-because-looked = { $place }: { $what } Nenne ein gespeichertes Spiel oder eine Datei, die `cuzco export` geschrieben hat.
error-newer-file = { $place }: Format { $found } ist neuer, als dieses Programm liest; aktualisiere das Programm.
file-line = { $file }, Zeile { $line }
file-not-text = das ist kein Text in UTF-8
file-ends = die Datei endet, wo { $what } stehen sollte
file-title = der Titel
file-choice = Wahl { $number }
file-content-piece = ein Stück des Inhalts
file-key = hier sollte `{ $key }: …` stehen
file-value = `{ $key }` sollte { $expected } sein
file-whole-number = eine ganze Zahl
file-count = eine ganze Zahl ab null
file-id = die Kennung eines Spiels
file-moment = Datum und Uhrzeit mit Zeitzone, aus unserer Zeit,
file-object = ein JSON-Objekt
file-begin = eine Spieldatei beginnt mit `cuzco-tui game file, format …`
file-no-format = ein Format { $found } gibt es nicht
file-options-missing = einige Tischoptionen fehlen
file-other-start = der Aufbau führt zu einem anderen Stand als dem hier genannten
file-other-end = die Züge führen zu einem anderen Stand als dem hier genannten
file-checksum = die Prüfsumme passt nicht, also wurde eine Zeile geändert
file-written = diese Wahl schreibt sich `{ $text }`
file-seat-form = ein Platz schreibt sich `seat 0: Name (human)`, `(remote)` oder `(bot sein-Name)`
file-seat-colours = die Farben der Plätze sind nicht die des Spiels, jede einmal
file-seat = dieser Platz { $problem }
file-taken-over = hier sollte `taken over: spiel, step 3, round 1` stehen
file-choice-form = hier sollte Wahl { $number } stehen, geschrieben `{ $number } seat 0: Wahl`
file-content-json = hier sollte ein Stück des Inhalts stehen, als JSON
file-content-key = ein Stück des Inhalts sollte ein JSON-Objekt mit einem eigenen Schlüssel sein
file-too-long = die Datei sollte vor dieser Zeile enden

# Am Tisch.
error-stale-move = Das Spiel ist inzwischen weitergegangen (das war für Schritt { $meant } gemeint, und es ist bei Schritt { $now }); sieh es dir an, wie es jetzt ist, und wähle neu.
error-table-closed = Dieser Tisch ist geschlossen; öffne das Spiel neu.
error-game-over = Das Spiel ist zu Ende; beginne ein neues.
error-not-your-turn = { $name } ist am Zug; warte, bis dein Platz entscheiden muss.
error-only-watching = Wer nur zusieht, kann nicht spielen; setze dich an einen Platz.
error-request = Diese Anfrage ist nicht zu verstehen; verlange etwas, das ein Stuhl kann.
error-no-step = Einen Schritt { $step } gibt es in diesem Spiel nicht; wähle einen von 0 bis { $last }.
error-no-bot-seat = Platz { $number } gehört keinem Bot und lässt keinen Bot spielen.
error-bot-failed = Der Bot von { $name } ist gescheitert ({ $reason }); lass einen anderen den Platz spielen.
error-no-bot = Niemand denkt für { $name }: { $reason }
error-players = { $title } ist für { $counts } Spieler, nicht für { $count }.
error-no-option = Eine Tischoption "{ $name }" gibt es nicht; die Optionen sind: { $names }.
error-option = Die Tischoption { $name } ist eines von { $values }, nicht { $value }.
error-no-game = Ein Spiel namens "{ $name }" gibt es nicht; die Spiele sind: { $names }.
