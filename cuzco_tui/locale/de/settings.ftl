# Die Seite der Einstellungen und die der Tasten.

do-usual = Standard
do-add-key = weitere Taste
do-begin-anew = Datei beiseitelegen
do-back-home = zurück
about-usual = Stellt den Standardwert wieder ein.
about-usual-keys = Gibt der Aktion ihre Standardtasten zurück.
about-add-key = Wartet auf eine weitere Taste für die Aktion.
about-begin-anew = Legt eine fehlerhafte Einstellungsdatei beiseite und beginnt eine neue.
about-back-home = Geht dorthin zurück, woher du kamst.
about-turn = Nimmt den nächsten Wert oder den davor.
about-turn-or-open = Nimmt den nächsten Wert; in der letzten Zeile öffnet es die Tasten.
about-new-key = Wartet auf die neue Taste für die Aktion.
about-open-settings = Öffnet die Einstellungen.
keys-at-settings = Auf der Seite der Einstellungen
keys-at-key-settings = Auf der Seite der Tasten

set-title = Einstellungen
set-look = Sprache und Aussehen
set-play = Im Spiel
set-text = Textmodus
set-keys-heading = Tastatur
set-language = Sprache
set-as-the-system = wie das System
set-as-the-terminal = wie das Terminal
set-letters = { $number } Zeichen
set-yes = ja
set-no = nein
set-usual = (Standard)
set-text-bell = Glocke
set-text-detail = Ausführlichkeit
set-text-detail-brief = nur das Wichtigste
set-text-detail-normal = jeder Zug in einer Zeile
set-text-detail-verbose = jedes Ereignis
set-text-width = Zeilenbreite
set-keys = Tasten
set-keys-usual = alle Standard
set-keys-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
    }
set-keys-of-game = { $game }: { $place }
set-keys-title = Tasten
set-sample = So sieht es jetzt aus:
set-sample-gold = was du tun kannst
set-sample-muted = leise Worte
set-sample-good = gute Nachricht

set-about-language = Die Sprache von allem, auf dem Bildschirm und im Textmodus.
set-about-theme = Die Farben des Tisches. In keinem Thema sagt die Farbe allein etwas aus.
set-about-colours = Wie viele Farben benutzt werden, falls das Terminal es selbst nicht richtig angibt. Gilt ab dem nächsten Start.
set-about-map = Mit reinem ASCII wird alles mit Zeichen gemalt, die jedes Terminal hat.
set-about-motion = Spielsteine wandern an ihren Platz, höchstens eine Drittelsekunde lang; auf langsamen Terminals nie.
set-about-bots = Wie lange die Bots vor jedem Zug warten, damit du ihnen folgen kannst.
set-about-confirm = Ob nachgefragt wird, bevor dein letzter Zug zurückgenommen wird.
set-about-bell = Ob die Glocke läutet, wenn du an einem Tisch mit anderen am Zug bist.
set-about-mode = Was dieser Server dir zeigt, wenn du kommst: den Bildschirm oder schlichte Zeilen für einen Screenreader.
set-about-text-bell = In schlichten Zeilen: ob die Glocke läutet, wenn du an einem Tisch mit anderen am Zug bist.
set-about-text-detail = Wie viel cuzco text von sich aus sagt. Was wegbleibt, kannst du erfragen.
set-about-text-width = Nach wie vielen Zeichen cuzco text eine Zeile umbricht, etwa für eine Braillezeile dieser Länge.
set-about-keys = Jede Taste lässt sich ändern: Enter öffnet die Liste aller Aktionen.

set-lead-up-down = { $up } { $down }
set-lead-left-right = { $left } { $right }
set-lead-take = { $take }
set-do-move = wählen
set-do-change = ändern
set-do-open = öffnen
set-do-new-key = neue Taste

set-press = Drücke die neue Taste.
set-press-keys = Escape lässt alles, wie es ist
set-key-unknown = Diese Taste kann ein Terminal nicht von anderen unterscheiden; drücke eine andere.
set-key-taken = { $key } ist schon die Taste für „{ $name }“ ({ $where }); drücke eine andere, oder ändere zuerst jene.
set-key-usual = Standard: { $keys }

settings-kept-in-file = Sofort gespeichert in { $file }
settings-kept-in-account = Gehört zu deinem Konto, woher du auch kommst.
settings-offer-anew = Bis sie verbessert ist, gelten Änderungen nur, bis du gehst. { $key } legt die Datei als settings.toml.broken beiseite und beginnt eine neue.
settings-put-aside = Die Datei heißt jetzt { $file }; ab hier werden Einstellungen wieder gespeichert.
