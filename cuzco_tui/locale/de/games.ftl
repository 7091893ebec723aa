# Die Liste aller Spiele.

panel-games = Deine Spiele
panel-one-game = Dieses Spiel
games-none = Hier wurde noch nichts gespielt. Jedes Spiel, das du beginnst, steht dann hier.
games-over = beendet
games-round = { -round } { $round }
games-trouble = lässt sich nicht öffnen
games-people = { $names }
games-scored = { $name } { $score }
games-what-if = Was wäre, wenn: übernommen von { $game }.
games-about = { $choices ->
    [one] { $game }, begonnen { $created }, eine Entscheidung
   *[other] { $game }, begonnen { $created }, { $choices } Entscheidungen
 }
games-delete = Spiel löschen
games-ask-delete = Dieses Spiel endgültig wegwerfen? { $about }
games-deleted = { $name } ist gelöscht.
games-name = Spiel benennen
games-ask-name = Wie soll { $game } heißen? Eine leere Zeile nimmt den Namen weg.
games-export = Spiel ausgeben
games-ask-export = { $over ->
    [yes] In welche neue Datei?
   *[no] In welche neue Datei? Sie enthält alles, was noch verborgen ist: Gib sie niemandem, der mitspielt.
 }
games-import = Spiel einlesen
games-ask-import = Aus welcher Datei?
ask-line-keys = { $take } übernimmt, { $leave_form } schließt

# Was mit Namen schiefgehen kann.
error-game-name-taken = Ein anderes Spiel heißt schon { $name }; wähle einen anderen Namen.
error-game-name-words = { $name } sind die Wörter eines anderen Spiels; wähle einen anderen Namen.
error-game-name-unwritten = Der Name konnte nicht gespeichert werden: { $reason }.
