# Die Worte des Textmodus auf einem Server: die Lobby, und Tische, an denen auch anderswo gespielt wird.

# Commands: the words a player may type for each, separated by commas; the first one is named in the help.
# English words are understood in every language. In one place no word may stand for two commands.
text-command-tables = tische
text-command-table = schau, tisch
text-command-make = neu, erstelle
text-command-join = mitspielen, beitreten
text-command-play = spiele, spielen, weiter
text-command-watch = zuschauen
text-command-give = verlasse, verlassen
text-command-begin = beginne, beginnen, anfangen
text-command-close = schließe, schließen
text-command-resign = aufgeben
text-command-say = sag, sage
text-command-talk = gespräch
text-command-who = wer
text-command-mute = stumm
text-command-unmute = hören
text-command-bell = glocke
text-command-settings = einstellungen
text-command-key = schlüssel
text-command-recovery = wiederherstellung
text-command-forget = lösche, löschen
text-command-back = zurück, abbrechen
text-command-agree = zustimmen, einverstanden
text-command-refuse = ablehnen
text-command-bot = bot
text-command-take = übernehmen
text-command-lobby = verlasse, verlassen, lobby

# One line of help for each command; it begins with the command's first word.
text-help-at-lobby = Tippe einen Befehl. Eine Zahl geht zum Tisch, der mit ihr vorgelesen wurde.
text-help-tables = tische: alle Tische mit Nummern; zuerst die, die auf dich warten.
text-help-table = schau und ein Tisch: alles über ihn. Ein Tisch ist seine Nummer oder sein Name.
text-help-make = neu: ein neuer Tisch, mit ein paar Fragen.
text-help-join = mitspielen und ein Tisch oder ein Code: einen Platz dort nehmen.
text-help-play = spiele und ein Tisch: dein Spiel dort. Spiele allein geht, wo du dran bist.
text-help-watch = zuschauen und ein Tisch: beim Spiel anderer zuhören.
text-help-give = verlasse und ein Tisch: deinen Platz vor dem Beginn zurückgeben.
text-help-begin = beginne und ein Tisch: nicht länger warten; Bots nehmen die freien Plätze.
text-help-close = schließe und ein Tisch: deinen Tisch oder ein beendetes Spiel wegräumen.
text-help-resign = aufgeben: deinen Platz in einem Spiel für immer einem Bot geben.
text-help-say = sag und Worte: sie allen hier sagen.
text-help-talk = gespräch: die letzten 10 Äußerungen. Gespräch mit einer Zahl nennt so viele.
text-help-who = wer: alle, die hier sind.
text-help-mute = stumm und ein Name: nichts mehr von ihm hören.
text-help-unmute = hören und ein Name: ihn wieder hören.
text-help-bell = glocke an oder glocke aus: ob sie klingt, wenn du dran bist.
text-help-settings = einstellungen: dein Name, Sprache, Glocke und wie dir erzählt wird.
text-help-key = schlüssel: ein Code, mit dem ein zweiter Schlüssel zu diesem Konto kommt.
text-help-recovery = wiederherstellung: ein neuer Code dafür; der alte gilt dann nicht mehr.
text-help-forget = lösche mein Konto: mit allem, was über dich gespeichert ist.
text-help-back = zurück: diese Fragen verlassen.
text-help-agree = zustimmen: ja sagen zu dem, was vorgeschlagen ist.
text-help-refuse = ablehnen: nein sagen, oder den eigenen Vorschlag zurückziehen.
text-help-bot = bot: vorschlagen, dass ein Bot für den spielt, der dran und nicht da ist.
text-help-take = übernehmen: wieder selbst spielen, wo ein Bot für dich spielt.
text-help-lobby = verlasse: zurück in die Lobby; das Spiel geht weiter.
text-help-disconnect = ende: den Server verlassen. Deine Spiele gehen weiter, alles bleibt.

# The first visit.
text-first-visit = Du bist neu hier. Zuerst ein paar Fragen; ende bricht ab.
text-first-language = Welche Sprache möchtest du hören?
text-first-which = Hast du auf diesem Server schon ein Konto?
text-first-new = Nein, ich bin neu
text-first-known = Ja, ich habe einen Code dafür
text-first-name = Wie möchtest du hier heißen?
text-first-invitation = Dieser Server ist geschlossen. Wie lautet dein Einladungscode?
text-first-code = Wie lautet dein Wiederherstellungscode, oder der vom Befehl schlüssel?
text-first-done = Du heißt hier { $name }. Dein Schlüssel ist dein Konto, ein Passwort gibt es nicht.
text-first-linked = Willkommen zurück, { $name }. Dieser Schlüssel gehört jetzt zu deinem Konto.
text-recovery-code = Verlierst du den Schlüssel, bringt dich dieser Code zurück: { $code }
text-link-code = Sag mit dem anderen Schlüssel, dass du ein Konto hast, und tippe binnen 15 Minuten: { $code }
text-code-group = Gruppe { $number }: { $letters }
text-code-enter = Schreib ihn auf, er wird nur einmal genannt. Dann drücke Enter.
text-prompt-words = Tippe es, oder zurück.
text-question-first = Beantworte erst die Frage, oder tippe zurück.
text-not-done = Es wurde nichts getan.

# The lobby.
text-lobby-welcome = Du bist in der Lobby, { $name }. Tippe tische, neu, mitspielen oder hilfe.
text-lobby-your-turn = { $count ->
    [one] Du bist dran an { $tables }; spiele geht dorthin.
   *[other] Du bist dran an { $tables }; spiele geht zum ersten.
 }
text-lobby-people = Auch hier: { $names }.
text-lobby-many = Auch hier: { $count } Leute; wer nennt sie.
text-lobby-prompt = Lobby:
text-lobby-prompt-waiting = { $free ->
    [0] Lobby, du wartest an { $table }:
    [one] Lobby, du wartest an { $table }, 1 Platz ist frei:
   *[other] Lobby, du wartest an { $table }, { $free } Plätze sind frei:
 }
text-farewell = Bis bald. Deine Spiele gehen weiter, und alles bleibt gespeichert.
text-lobby-unknown = "{ $typed }" ist hier kein Befehl; tippe hilfe für die Befehle.
text-no-such-command = "{ $typed }" ist hier kein Befehl; es gibt text, watch, join, turns und settings.
text-server-away = Der Server macht eine Pause. Nichts geht verloren, es geht gleich weiter.
text-server-back = Der Server ist wieder da.

# What happens while one waits in the lobby.
text-news-here = { $name } ist jetzt hier.
text-news-table = { $free ->
    [one] { $name } macht Tisch { $table } auf: { $game }, 1 freier Platz.
   *[other] { $name } macht Tisch { $table } auf: { $game }, { $free } freie Plätze.
 }
text-news-over = Das Spiel an { $table } ist zu Ende.
text-news-turn = Du bist dran an { $table }.
text-news-turn-left = { $said } Restzeit: { $left }.

# Tables in words.
text-tables-none = Es gibt keine Tische; neu macht einen.
text-tables-are = { $count ->
    [one] Es gibt 1 Tisch.
   *[other] Es gibt { $count } Tische.
 }
text-tables-more = Mehr liest { $more } vor.
text-tables-no-more = Es gibt keine weiteren Tische.
text-tables-no-less = Davor gibt es keine Tische.
text-table-gone = { $table } gibt es nicht mehr.
text-which-table = Welcher Tisch?
text-no-table = Es gibt keinen Tisch "{ $typed }"; tippe tische, um sie zu hören.
text-several-tables = "{ $typed }" passt auf die Tische { $tables }; tippe mehr davon.
text-no-table-number = { $last ->
    [one] Es gibt keinen Tisch { $number }; nur Tisch 1 wurde vorgelesen.
   *[other] Es gibt keinen Tisch { $number }; vorgelesen wurden 1 bis { $last }.
 }
text-no-tables-read = Unter { $number } wurde kein Tisch vorgelesen; tippe erst tische.
text-table = { $table }, { $game }: { $state }. Plätze: { $seats }.
text-table-left = { $table } Restzeit: { $left }.
text-state-waiting = { $free ->
    [0] beginnt gleich
    [one] nicht begonnen, 1 Platz ist frei
   *[other] nicht begonnen, { $free } Plätze sind frei
 }
text-state-over = zu Ende
text-state-your-turn = du bist dran, { -round } { $round }
text-state-turn = { $name } am Zug, { -round } { $round }
text-state-bot-turn = ein Bot am Zug für { $name }, { -round } { $round }
text-seat-free = frei
text-seat-stood-in = { $name } (ein Bot spielt)
text-seat-resigned = hat aufgegeben
text-seat-here = da
text-seat-away = nicht da
text-seat-left = noch { $left }
text-seat = Platz { $number }: { $facts }.
text-table-about = Tisch { $table }: { $game }, von { $owner }, { $open }.
text-table-open = offen für alle
text-table-closed = nur für die, die seinen Namen kennen
text-table-option = { $option }: { $value }.
text-table-hints = Tipps: erlaubt.
text-table-no-hints = Tipps: keine.
text-table-time = Bedenkzeit: { $time }.
text-table-state = Stand: { $state }.
text-table-time-left = Restzeit für diesen Zug: { $left }.
text-table-watchers = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } Leute schauen zu.
 }
text-look-join = Um einen Platz zu nehmen, tippe: mitspielen { $table }
text-look-play = Um hinzugehen, tippe: spiele { $table }
text-look-watch = Um zuzuschauen, tippe: zuschauen { $table }

# Times.
text-time-none = so lange man will
text-time-turn = { $time } für jeden Zug
text-time-game = { $time } für das ganze Spiel von jedem
text-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
 }
text-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
 }
text-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
 }
text-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }

# Making a table, taking a seat, and what one does with tables.
text-make-seat = Du hast Platz 1. Wer hat Platz { $number }?
text-make-free = Irgendwer: der Platz ist frei
text-make-open = Wer findet den Tisch?
text-make-everybody = Alle in der Lobby
text-make-code = Nur wem du seinen Namen sagst
text-make-hints-question = Dürfen Spieler nach Tipps fragen?
text-make-hints = Ja, Tipps sind erlaubt
text-make-no-hints = Keine Tipps
text-make-time = Wie lange darf man nachdenken?
text-made = Dein Tisch heißt { $table }.
text-joined = Du hast einen Platz an { $table }.
text-waiting-room = { $free ->
    [0] Das Spiel beginnt gleich.
    [one] Das Spiel beginnt, wenn der letzte Platz besetzt ist; du kommst dann hin.
   *[other] Das Spiel beginnt, wenn die { $free } freien Plätze besetzt sind; du kommst dann hin.
 }
text-waiting-code = Andere kommen dazu mit: mitspielen { $table }
text-waiting-owner = Beginne setzt Bots auf die freien Plätze; schließe räumt den Tisch weg.
text-begin-bot = Welcher Bot nimmt die freien Plätze?
text-join-none = Es gibt keinen Tisch mit einem freien Platz; neu macht einen.
text-play-none = Du hast kein laufendes Spiel; tippe neu oder mitspielen.
text-watch-none = Es gibt kein Spiel von anderen zum Zuschauen.
text-own-none = Dafür hast du keinen Tisch.
text-given-back = Du hast deinen Platz an { $table } zurückgegeben.
text-closed = Tisch { $table } ist weggeräumt.
text-resign-sure = Gibst du deinen Platz für immer einem Bot?
text-close-sure = Tisch { $table } wegnehmen, mit dem Spiel, das dort läuft?
text-resign-sure-at = Gibst du deinen Platz an { $table } für immer einem Bot?
text-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
text-resigned-at = Du hast an { $table } aufgegeben; ein Bot spielt für dich weiter.
text-resign-watching = Du schaust nur zu und hast keinen Platz aufzugeben.

# People and talk.
text-people-are = { $count ->
    [one] Nur du bist hier.
   *[other] { $count } Leute sind hier.
 }
text-person = { $facts }.
text-person-you = { $name }, das bist du
text-person-guest = ein Gast
text-person-at = an { $table }
text-person-muted = stumm
text-talk-line = { $name } sagt: { $text }
text-talk-own = Du hast gesagt: { $text }
text-talk-then = { $at }, { $what }
text-talk-earlier = { $count ->
    [one] Davor wurde noch etwas gesagt; gespräch { $all } nennt es.
   *[other] Davor wurde noch { $count }-mal etwas gesagt; gespräch { $all } nennt es.
 }
text-talk-nothing = Es wurde noch nichts gesagt.
text-talk-number = Gespräch nimmt eine Zahl wie 20, nicht "{ $typed }".
text-say-what = Tippe sag und deine Worte, etwa: sag hallo
text-mute-on = Du hörst { $name } nicht mehr; hören { $name } macht es rückgängig.
text-mute-off = Du hörst { $name } wieder.
text-muted = Stumm: { $names }.
text-muted-nobody = Du hörst alle; stumm und ein Name ändert das.
text-bell-word-on = an
text-bell-word-off = aus
text-bell-on = Die Glocke klingt, wenn du dran bist.
text-bell-off = Die Glocke klingt nicht.
text-bell-how = Tippe glocke an oder glocke aus, nicht "{ $typed }".

# The account.
text-setting-name = Name: { $name }.
text-setting-language = Sprache: { $language }.
text-recovery-sure = Mit einem neuen Code gilt der alte nicht mehr. Möchtest du einen neuen?
text-forget-sure = Dein Konto, deine Schlüssel und alles Gesagte löschen und alle Spiele aufgeben?
text-forget-name = Das lässt sich nicht rückgängig machen. Zum Löschen tippe deinen Namen: { $name }
text-forgotten = Dein Konto ist gelöscht. Leb wohl.

# At a table that is shared with people elsewhere.
text-table-now = Du bist an Tisch { $table }.
text-table-watching = Du schaust zu; verlasse geht zurück in die Lobby.
text-table-left-now = Du bist wieder in der Lobby; das Spiel geht weiter.
text-table-over = Du bist wieder in der Lobby.
text-table-saved = Alles ist sofort gespeichert; geh einfach und komm wieder, wann du willst.
text-missed = Seit deiner letzten Wahl:
text-no-hints = An diesem Tisch wird ohne Tipps gespielt.
text-choice-unsure = Deine Wahl war unterwegs, als der Server Pause machte.
text-choice-made = Deine Wahl ist gemacht.
text-choice-lost = Deine Wahl wurde nicht gemacht; bitte wähle noch einmal.
text-company-away = Gerade nicht da: { $names }.
text-company-absent = { $name } ist gerade nicht da.
text-company-watching = Es schauen zu: { $names }.
text-company-bot = Ein Bot spielt jetzt für { $name }.
text-company-stood-in = Ein Bot spielt jetzt für dich; mit übernehmen spielst du wieder selbst.
text-company-take-back = Tippe übernehmen, um wieder selbst zu spielen.
text-company-back-own = Du spielst wieder selbst.
text-company-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
text-undo-asks = Andere haben seither entschieden oder mehr gesehen; darum werden sie gefragt, ob deine letzte Entscheidung zurückgenommen werden darf.
text-proposal-first = { $name } wartet auf deine Antwort: zustimmen oder ablehnen. Eine Entscheidung macht sie jetzt hinfällig; wähle noch einmal, wenn du das willst.
text-proposal-undo = { $name } möchte die letzte Wahl zurücknehmen, mit allem danach.
text-proposal-undo-own = Du möchtest deine letzte Wahl zurücknehmen, mit allem danach.
text-proposal-bot = { $name } schlägt einen Bot für { $whose } vor, weil { $whose } nicht da ist.
text-proposal-bot-own = Du schlägst einen Bot für { $whose } vor, weil { $whose } nicht da ist.
text-proposal-answer = Tippe zustimmen oder ablehnen.
text-proposal-waits = Es fehlt noch: { $names }. Ablehnen zieht deinen Vorschlag zurück.
text-proposal-agreed = Einverstanden: { $names }. Es fehlt noch: { $left }.
text-proposal-yes = Du stimmst zu.
text-proposal-no = Du lehnst ab.
text-proposal-none = Es gibt keinen Vorschlag, der auf dich wartet.
text-bot-nobody = Gerade ist niemand anderswo dran, für den ein Bot spielen könnte.
text-bot-here = { $name } ist am Tisch; ein Bot ist nur für jemanden, der nicht da ist.
text-take-nothing = Es spielt kein Bot für dich.
