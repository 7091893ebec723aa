# Die Wörter der Lobby auf dem Bildschirm und eines Tisches mit Leuten anderswo.

# Felder und Überschriften.
panel-tables = Tische
panel-table = Der Tisch
panel-people = Wer da ist
panel-talk = Gespräch
screen-lobby = Lobby
screen-named = du bist { $name }
screen-guest-named = { $name }, zu Gast: du kannst zusehen und mit Bots spielen
screen-here-now = { $number ->
    [one] nur du bist da
   *[other] { $number } Leute sind da
 }
screen-table = { $game }, { $table }
screen-no-tables = Noch kein Tisch: mach den ersten.
screen-no-talk = Noch hat niemand etwas gesagt; { $say } beginnt.
screen-say = Sag etwas
screen-said = { $by }: { $text }
screen-people-more = und { $number } mehr
screen-guest = Gast
screen-muted = stumm
screen-at = an { $table }

# Wie ein Tisch steht; wenige Wörter.
screen-your-turn = Du bist dran
screen-bot-for-you = Ein Bot spielt für dich
screen-turn-of = { $name } ist dran
screen-waiting = { $seats ->
    [0] Voll
    [one] Ein freier Platz
   *[other] { $seats } freie Plätze
 }
screen-over = Zu Ende
screen-game-round = { $round ->
    [0] { $game }
   *[other] { $game }, { -round } { $round }
 }
screen-free = frei
screen-bot = Bot { $bot }
screen-here = da
screen-away = nicht da
screen-in-turn = ist dran
screen-stands-in = Bot { $bot } spielt
screen-resigned = hat aufgegeben, Bot { $bot } spielt
screen-resigned-short = hat aufgegeben
screen-open = offen für alle
screen-by-code = mit Code
screen-no-hints = ohne Tipps
screen-watchers = { $number ->
    [one] jemand sieht zu
   *[other] { $number } sehen zu
 }
screen-watching = sehen zu: { $names }
screen-option = { $name }: { $value }
screen-seat-line = Platz { $number }: { $name } ({ $facts })
screen-table-words = Tisch { $table }

# Zeiten.
screen-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
 }
screen-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
 }
screen-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
 }
screen-less-than-a-minute = weniger als eine Minute
screen-time-none = keine Uhr
screen-time-turn = { $span } je Zug
screen-time-game = { $span } je Spiel
screen-time-left = noch { $span }
screen-time-over = die Zeit ist um

# Was die Taste mit dem Tisch unter dem Zeiger tut.
screen-take-sit = { $take } setzt dich an den Tisch
screen-take-wait = { $take } geht in den Warteraum
screen-take-guest = Gäste spielen nur mit Bots: { $make_table } macht einen Tisch mit ihnen
screen-take-join = { $take } nimmt einen freien Platz
screen-take-watch = { $take } sieht zu

# Der erste Besuch.
screen-welcome = Willkommen
screen-welcome-about = Dein SSH-Schlüssel ist hier dein Konto. Sag, wie die anderen dich nennen sollen; der Name bleibt.
screen-welcome-known = Dein SSH-Schlüssel soll zu einem Konto gehören, das du hast: tippe seinen Rettungscode oder einen Code für einen zweiten Schlüssel.
screen-name-first = Tippe zuerst einen Namen.
screen-welcome-keys = { $take } geht weiter, { $up } und { $down }: Zeile, { $left } und { $right }: Auswahl, { $leave_form } beendet.
screen-account-row = Konto
screen-account-new = Ich bin neu hier
screen-account-known = Ich habe ein Konto: Code eingeben
screen-name-row = Name
screen-invitation-row = Einladung
screen-code-row = Code
screen-recovery = Dein Rettungscode
screen-recovery-about = Schreib diesen Code auf und bewahre ihn gut. Er wird nur einmal gezeigt:
screen-recovery-more = Verlierst du deinen SSH-Schlüssel, öffnet er dein Konto für einen anderen.
screen-recovery-void = Der Code davor gilt jetzt nicht mehr.

# Formulare.
screen-form-keys = { $take } übernimmt, { $up } und { $down }: Zeile, { $left } und { $right }: Auswahl, { $leave_form } geht zurück.
screen-new-table = Ein neuer Tisch
screen-seat-free = frei für jemanden
screen-access-row = Wer kommt
screen-access-open = alle, der Tisch steht in der Lobby
screen-access-code = nur, wer die drei Wörter kennt
screen-hints-row = Tipps
screen-hints-allowed = Tipps sind erlaubt
screen-hints-forbidden = nicht erlaubt
screen-time-row = Zeit
screen-set-map = Zeichen
screen-set-map-fine = feine Striche
screen-set-map-plain = nur ASCII
screen-set-bots = Bots
screen-set-bots-slow = langsam
screen-set-bots-steps = in Schritten
screen-set-bots-at-once = sofort
screen-set-bell = Glocke
screen-set-bell-on = läutet, wenn du dran bist
screen-set-bell-off = still
screen-set-colours = Farben
screen-set-colours-auto = wie das Terminal sagt
screen-set-colours-true = alle
screen-set-colours-256 = 256
screen-set-colours-16 = 16
screen-set-colours-none = keine
screen-set-theme = Thema
screen-set-theme-dark = dunkel
screen-set-theme-light = hell
screen-set-theme-high-contrast = starker Kontrast
screen-set-theme-colour-blind = für jedes Farbsehen
screen-set-motion = Bewegung
screen-set-motion-on = Teile bewegen sich
screen-set-motion-off = alles sofort
screen-set-confirm = Zurücknehmen
screen-set-confirm-on = erst nach Rückfrage
screen-set-confirm-off = sofort
screen-set-mode = Beginnt mit
screen-set-mode-screen = dem Bildschirm
screen-set-mode-text = dem Textmodus

# Der Warteraum.
screen-room = Warteraum
screen-room-owner = Das Spiel beginnt, wenn alle Plätze besetzt sind; { $begin_table } beginnt sofort, mit Bots auf den freien.
screen-room-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind oder { $owner } mit Bots beginnt.
screen-room-open = Alle finden diesen Tisch in der Lobby. Seine drei Wörter:
screen-room-code = Nur wer diese drei Wörter kennt, kommt herein:
screen-room-line = Oder gib deinen Freunden diese Zeile:
screen-table-gone = Tisch { $table } gibt es nicht mehr.
screen-not-begun = Das Spiel an Tisch { $table } hat nicht begonnen, und seine Plätze sind besetzt; sieh später wieder nach.

# Kleine Dialoge.
screen-pick-keys = Ziffern oder { $take } wählen, { $close_pick } schließt
screen-begin = Mit Bots beginnen
screen-begin-asked = Welcher Bot nimmt die freien Plätze?
screen-bot-about = { $about }
screen-close = Tisch schließen
screen-close-asked = Tisch { $table } wegnehmen?
screen-resign = Aufgeben
screen-resign-asked = Deinen Platz an Tisch { $table } endgültig aufgeben? Ein Bot spielt für dich weiter.
screen-code = Mit Code dazukommen
screen-code-asked = Tippe die drei Wörter des Tisches:
screen-code-keys = { $take } geht hin, { $leave_form } schließt
screen-say-heading = Etwas sagen
screen-say-keys = { $take } sagt es, { $leave_form } schließt
screen-talk-lobby = Gespräch in der Lobby
screen-talk-table = Gespräch an Tisch { $table }
screen-talk-none = Noch hat niemand etwas gesagt.
screen-talk-keys = { $say } etwas sagen, { $mute } stumm schalten, { $close } schließt
screen-mute = Stumm schalten
screen-mute-asked = Wen willst du nicht hören?
screen-mute-name = { $name }
screen-hear-name = { $name } wieder hören
screen-mute-nobody = Sonst ist niemand da, den du stumm schalten könntest.

# Das eigene Konto.
screen-account = Dein Konto
screen-account-of = Du bist { $name }. Dein Konto gehört zu deinem SSH-Schlüssel.
screen-account-keys = { $close_pick } schließt
screen-account-link-code = { $key }: ein Code, mit dem ein anderer SSH-Schlüssel von dir dieses Konto öffnet.
screen-account-recovery-code = { $key }: ein neuer Rettungscode; der alte gilt dann nicht mehr.
screen-account-forget = { $key }: dein Konto löschen.
screen-link = Ein Code für einen anderen Schlüssel
screen-link-about = Verbinde dich mit dem anderen Schlüssel und sag, dass du ein Konto hast. Der Code:
screen-link-more = Er gilt einmal, eine Viertelstunde lang.
screen-forget = Konto löschen
screen-forget-asked = Dein Konto, seine Schlüssel und alles, was du gesagt hast, löschen? Laufende Spiele gibst du auf.
screen-forget-name = Das lässt sich nicht rückgängig machen. Tippe deinen Namen, { $name }, um alles zu löschen:
screen-forget-keys = { $take } löscht, { $leave_form } behält alles
screen-forget-not-the-name = Das ist nicht { $name }; nichts wurde gelöscht.
screen-forgotten = Dein Konto ist gelöscht. Auf Wiedersehen.
screen-guest-account = Gäste haben kein Konto; verbinde dich mit einem SSH-Schlüssel, um eines zu haben.
screen-guest-settings = Du bist zu Gast: die Einstellungen gelten nur, solange du hier bist.

# An einem Tisch mit anderen.
screen-title-lobby = Lobby
screen-title-table = Tisch { $table }
screen-title-turn = Du bist dran - { $table }
screen-missed = Während du weg warst
screen-company = An diesem Tisch
screen-pause = Der Server macht eine kurze Pause. Nichts ist verloren; es geht von selbst weiter.
screen-leave-asked = Den Tisch verlassen? Das Spiel geht weiter, wenn du zurück bist, heute oder an einem anderen Tag.
screen-leave-keys = { $yes } verlässt, { $resign } gibt endgültig auf, { $no } bleibt
screen-undo-asked = Andere haben seither entschieden oder mehr gesehen. Sie fragen, ob deine letzte Wahl zurückgenommen werden darf, mit allem, was danach kam?
screen-full-watch = Alle Plätze sind besetzt, also siehst du zu.
screen-proposal = Ein Vorschlag
screen-asks-undo = { $by } möchte eine Wahl zurücknehmen, mit allem, was danach kam.
screen-asks-bot = { $by } möchte einen Bot für { $name } spielen lassen.
screen-agree-asked = { $asked } Bist du einverstanden?
screen-own-asked = Zurückziehen, worum du die anderen gebeten hast?
screen-bot-asked = { $name } ist nicht da. Die anderen bitten, dass ein Bot spielt, bis { $name } zurück ist?
screen-nothing-asked = Niemand bittet dich gerade um etwas.
screen-nobody-absent = Gerade ist niemand dran, der nicht da ist.
screen-help-asked = { $asked } { $proposal } antwortet
screen-help-own = Du hast gefragt; es fehlen noch: { $names }. { $proposal } zieht es zurück
screen-help-stood-in = Ein Bot spielt für dich; { $take_seat } übernimmt deinen Platz wieder
screen-help-here = { $left ->
    [none] { $name } ist da und denkt nach
   *[other] { $name } ist da und denkt nach; { $left }
 }
screen-help-absent = { $left ->
    [none] { $name } ist nicht da; { $propose_bot } bittet um einen Bot
   *[other] { $name } ist nicht da, { $left }; { $propose_bot } bittet um einen Bot
 }
screen-help-absent-watched = { $left ->
    [none] { $name } ist nicht da
   *[other] { $name } ist nicht da, { $left }
 }
hints-forbidden = An diesem Tisch wird ohne Tipps gespielt; so wurde es vereinbart.
