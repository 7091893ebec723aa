# Was eine Sitzung über SSH selbst sagt, vor und nach der Lobby.

served-farewell = Alles bleibt erhalten. Komm auf demselben Weg wieder, wann immer du magst.
served-too-small = Dein Terminal hat { $columns } Spalten und { $lines } Zeilen, und der Bildschirm braucht 80 und 24. Enter macht in einfachen Zeilen weiter, die keine Größe brauchen, oder auf dem Bildschirm, wenn du das Fenster inzwischen vergrößert hast; jedes Wort zeigt den Bildschirm, wie er ist.
served-settings-kept = Die Einstellungen sind für dein Konto gemerkt.
served-settings-about = Einstellungen deines Kontos. Ändere in einer Datei, was du willst, und schick sie zurück mit ssh -p PORT HOST settings < DATEI.
