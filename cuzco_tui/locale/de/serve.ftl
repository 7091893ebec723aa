# Spielen über SSH: was die Betreiber eines Servers und alle, die anklopfen, zu hören bekommen.

serve-fingerprint = Der Schlüssel des Servers hat den Fingerabdruck { $fingerprint }; Freunde können ihn beim ersten Verbinden vergleichen.
serve-invite = Diese Zeile ist für Freunde: { $command }

serve-no-key = Dieser Server erkennt Menschen an ihrem SSH-Schlüssel, und du hast keinen vorgezeigt. Erzeuge einen mit 'ssh-keygen -t ed25519' und verbinde dich noch einmal.
serve-no-key-guest = Oder komm als Gast, mit dem Namen 'guest' vor dem Rechnernamen: dann kannst du zusehen und gegen Bots spielen.
serve-away = Der Server wird gerade neu gestartet; verbinde dich gleich noch einmal.
serve-full = Der Server ist voll; verbinde dich später noch einmal.
serve-idle = Es wurde lange nichts getippt, darum endet die Verbindung hier; verbinde dich wieder, wann du magst, alles bleibt erhalten.
serve-kicked = Der Betreiber dieses Servers hat diese Sitzung beendet.
serve-stopped = Der Server hält jetzt an; alles bleibt erhalten, verbinde dich später wieder.
serve-session-lost = Die Sitzung ging auf der Seite des Servers verloren; jede Entscheidung ist erhalten, verbinde dich neu, um weiterzuspielen.
serve-session-crashed = Auf der Seite des Servers ging etwas schief und wurde dort aufgeschrieben; jede Wahl bleibt erhalten, verbinde dich noch einmal.

serve-error-windows = Ein Server läuft unter Linux und macOS; unter Windows geht es mit WSL.
serve-error-running = Für { $folder } läuft schon ein Server; halte ihn erst an, oder nenne mit --data einen anderen Ordner.
serve-error-path = Der Pfad von { $folder } ist zu lang für Sockets; nenne mit --data einen kürzeren.
serve-error-port = An { $listen }, Port { $port }, kann nicht gelauscht werden ({ $reason }); wähle etwas anderes mit --port oder --listen.
serve-error-listen = Es gibt keine Adresse { $listen }, an der gelauscht werden kann; nenne mit --listen eine dieses Rechners.
serve-error-key = Der Schlüssel des Servers { $path } ist nicht lesbar; hole ihn aus einer Sicherung zurück, oder schiebe ihn beiseite, dann entsteht ein neuer.
serve-error-user = Auf diesem Rechner gibt es keinen Benutzer { $name }; nenne einen anderen.
serve-error-session-user = Sitzungen müssen unter jemandem ohne Rechte laufen, nicht unter { $name }; nenne mit --session-user einen anderen Benutzer.

join-error-no-ssh = Auf diesem Rechner gibt es kein 'ssh'; installiere OpenSSH und versuche es noch einmal.
join-error-host = '{ $host }' ist kein Rechner, mit dem man sich verbinden kann; schreibe RECHNER, NAME@RECHNER oder RECHNER:PORT.
join-error-port = Es gibt keinen Port { $port }; nenne einen von 1 bis { $last }.
