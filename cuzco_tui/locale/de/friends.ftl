# Wie man mit Freunden spielt.

friends-here = An einer Tastatur: Beginne ein neues Spiel und setze auf mehrere Plätze jemanden hier.
friends-serve = Von verschiedenen Orten: Jemand von euch, unter Linux oder macOS, tippt in einer Shell
friends-served = und gibt den anderen die Zeile, die dann erscheint. Sie brauchen nur einen SSH-Schlüssel (ssh-keygen -t ed25519 erzeugt einen) und tippen, mit der Adresse jenes Rechners,
friends-lobby = Alle treffen sich in der Lobby und spielen dort, heute oder über Tage.
friends-join = Wenn jemand anderes den Server hat, tippe hier dessen Adresse; Enter geht hin:
friends-host = HOST, NAME@HOST oder HOST:PORT
friends-no-host = Tippe zuerst die Adresse eines Servers, etwa example.org oder example.org:8022.
friends-keys = { $take } geht zum Server, { $leave_friends } zurück. { $help }: Hilfe.
