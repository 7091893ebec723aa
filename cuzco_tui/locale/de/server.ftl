# Die Lobby eines Servers, und was auf dem Weg zu ihr schiefgehen kann.

error-ticket = Diese Sitzung wurde von diesem Server nicht eingelassen; verbinde dich neu.
error-host-away = Der Server macht eine kurze Pause; warte ein wenig und sieh dann nach, wie das Spiel steht.
lobby-table-lost = An Tisch { $table } geht es nicht weiter ({ $reason }).

# Was der Gastgeber ablehnt, und was zu tun ist.
error-server-data = Die Datei { $file } des Servers lässt sich nicht benutzen ({ $reason }); prüfe den Ordner und seine Rechte.
error-server-mistake = Da hat der Server einen Fehler gemacht; versuch es noch einmal, und sag es dem Betreiber, wenn das nicht hilft.
error-server-stops = Der Server hält gleich an und lässt niemanden mehr ein; komm in ein paar Minuten wieder.
error-banned = Du bist auf diesem Server nicht willkommen; frag den Betreiber.
error-closed-server = Dieser Server ist für neue Schlüssel geschlossen; bitte den Betreiber um eine Einladung.
error-no-guests = Dieser Server hat keinen Platz für Gäste; verbinde dich mit einem SSH-Schlüssel.
error-no-guests-here = Gäste haben kein Konto; verbinde dich mit einem SSH-Schlüssel, um eines zu haben.
error-guests-only-bots = Gäste spielen nur mit Bots; verbinde dich mit einem SSH-Schlüssel, um mit anderen zu spielen.
error-guests-no-talk = Gäste können hier nicht reden; verbinde dich mit einem SSH-Schlüssel, um mitzureden.
error-name-first = Sag zuerst, wie du heißt.
error-name-signs = Ein Name braucht Buchstaben und hat keine Steuerzeichen, unsichtbaren oder Rahmenzeichen und keine doppelten Leerzeichen; wähle einen anderen.
error-name-long = Ein Name hat Platz für { $longest } Buchstaben; wähle einen kürzeren.
error-name-scripts = Ein Name wird in den Buchstaben einer einzigen Schrift geschrieben; wähle einen anderen.
error-name-reserved = Hier kann niemand „{ $name }“ heißen, da man ihn mit einem Bot, einem Gast oder dem Server verwechseln würde; wähle einen anderen Namen.
error-name-taken = Es heißt schon jemand „{ $name }“ oder sieht so aus; wähle einen anderen Namen.
error-language-unknown = Die Sprachen hier sind { $languages }; wähle eine davon.
error-key-has-account = Dieser Schlüssel gehört schon zu einem Konto; benutze ihn, wie er ist.
error-too-many-keys = Ein Konto hat Platz für { $most } Schlüssel; verbinde dich mit einem davon.
error-wrong-code = Dieser Code öffnet nichts; prüfe ihn, oder lass dir einen neuen geben.
error-wrong-invitation = Diese Einladung ist unbekannt oder schon benutzt; bitte den Betreiber um eine neue.
error-too-many-codes = Zu viele Versuche; warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
    } und versuch es noch einmal.
error-settings-long = Einstellungen haben Platz für { $most } KiB; kürze sie.
error-settings-form = Diese Einstellungen sind keine Einstellungsdatei; ändere sie im Einstellungsbildschirm.
error-too-many-muted = Du kannst { $most } Leute stumm schalten; höre zuerst jemanden wieder.
error-nothing-said = Da war nichts zu sagen; tippe ein paar Worte.
error-too-much-talk = Nicht so schnell; warte einen Augenblick, bevor du mehr sagst.
error-no-table = Es gibt keinen Tisch { $table }; prüfe seine drei Wörter.
error-table-time = Die Bedenkzeit liegt zwischen { $least } und { $most } Sekunden; wähle eine der angebotenen.
error-one-seat-for-you = Ein Platz eines neuen Tisches ist deiner und nicht mehr; wähle die anderen neu.
error-no-such-bot = Die Bots dieses Spiels sind { $bots }; wähle einen davon.
error-too-many-tables = Du kannst an { $most ->
    [one] einem Tisch
   *[other] { $most } Tischen
    } zugleich spielen; beende oder schließe zuerst einen.
error-too-many-waiting = Du kannst { $most } Tische haben, die auf Mitspieler warten; beginne oder schließe zuerst einen.
error-already-begun = Das Spiel an Tisch { $table } hat begonnen; setz dich dazu, oder such einen anderen Tisch.
error-not-begun = Das Spiel an Tisch { $table } hat noch nicht begonnen; warte, bis seine Plätze besetzt sind.
error-has-seat = Du hast schon einen Platz an Tisch { $table }; warte, bis das Spiel beginnt.
error-no-seat = Du hast keinen Platz an Tisch { $table }; nimm zuerst einen ein.
error-no-free-seat = Dieser Platz an Tisch { $table } ist besetzt; wähle einen anderen oder sieh zu.
error-not-your-table = Tisch { $table } gehört jemand anderem; frag dort.
error-others-play = An Tisch { $table } spielen andere mit; gib stattdessen auf.
error-not-playing = Du spielst an diesem Tisch nicht mit; sieh zu, oder such einen anderen.
error-resigned = Dieser Platz wurde endgültig aufgegeben; sieh zu, wie das Spiel weitergeht.
error-nobody-stands-in = Kein Bot vertritt dich; spiel einfach.
error-bot-plays = Ein Bot ({ $bot }) spielt für dich; übernimm zuerst deinen Platz.
error-sit-first = Setz dich zuerst an den Tisch.
error-no-chair = Dieser Stuhl wurde zurückgegeben; setz dich wieder hin.
error-too-many-chairs = Du kannst an { $most } Tischen zugleich sitzen; steh zuerst von einem auf.
error-proposal-pending = Es wird schon etwas vorgeschlagen; warte auf die Antworten.
error-no-proposal = Es wird nichts mehr vorgeschlagen; spiel weiter.
error-not-asked = Dieser Vorschlag braucht deine Antwort nicht; warte auf die anderen.
error-no-person-there = Diesen Platz spielt kein anderer Mensch; wähle den Platz von jemandem, der fehlt.
error-person-is-here = { $name } ist am Tisch; frag dort.
error-person-just-left = { $name } ist gerade erst gegangen; lass eine Minute Zeit.

# Was denen an einem Tisch oder allen gesagt wird.
told-announcement = Vom Betreiber des Servers: { $text }
told-key-added = Ein weiterer SSH-Schlüssel öffnet jetzt dein Konto. Wenn du das nicht warst, bitte den Betreiber dieses Servers um Hilfe.
told-begun = Das Spiel an Tisch { $table } beginnt.
told-joined = { $name } nimmt einen Platz an Tisch { $table } ein.
told-gave-back = { $name } gibt einen Platz an Tisch { $table } zurück.
told-closed = { $name } hat Tisch { $table } geschlossen.
told-is-gone = Tisch { $table } ist geschlossen.
told-came = { $name } setzt sich.
told-went = { $name } steht auf; das Spiel geht weiter, wenn { $name } zurück ist.
told-went-bot = { $name } steht auf; der Bot spielt weiter.
told-watches = { $name } sieht zu.
told-bot-stands-in = Ein Bot spielt für { $name }, bis { $name } zurück ist.
told-time-over = Die Zeit von { $name } ist um; ein Bot spielt, bis { $name } den Platz wieder übernimmt.
told-taken-back = { $name } übernimmt den Platz wieder vom Bot.
told-resigned = { $name } gibt auf; ein Bot spielt weiter.
told-you-resigned = Du hast an Tisch { $table } aufgegeben; ein Bot spielt für dich weiter.
told-proposes-undo = { $name } möchte an Tisch { $table } eine Wahl zurücknehmen, mit allem, was danach kam: stimmst du zu?
told-proposes-bot = { $name } möchte an Tisch { $table } einen Bot für { $absent } spielen lassen: stimmst du zu?
told-proposal-refused = { $name } ist nicht einverstanden.
told-proposal-withdrawn = { $name } bittet nicht mehr darum.
told-you-withdrew = Du bittest nicht mehr darum.
told-proposal-void = Das Spiel ist weitergegangen; die Bitte ist hinfällig.
told-undone = { $name } hat eine Wahl zurückgenommen.
told-server-stops = Der Server hält in { $seconds } Sekunden an; alles ist gespeichert, und deine Spiele gehen weiter, wenn er wieder da ist.
ended-server-stops = Der Server hat angehalten; alles ist gespeichert, komm in ein paar Minuten wieder.
ended-kicked = Der Betreiber des Servers hat diese Sitzung beendet.
ended-forgotten = Dein Konto ist gelöscht; auf Wiedersehen.

# Was dem Betreiber gesagt wird.
admin-no-folder = { $folder } lässt sich nicht als Ordner eines Servers lesen; nenne ihn mit --data, oder führe dies als sein Besitzer aus.
admin-not-running = Auf { $folder } läuft kein Server; starte ihn mit `cuzco serve`.
admin-no-server = Auf { $folder } wurde nie ein Server gestartet; prüfe --data.
admin-no-answer = Der Server antwortet nicht; warte einen Augenblick und versuch es noch einmal.
admin-whom = Sag, um wen es geht: `cuzco admin { $what } NAME`.
admin-no-text = Sag, was anzukündigen ist: `cuzco admin announce TEXT`.
admin-invite-number = Eine Einladung gilt 1- bis 1000-mal; sag als Zahl, wie oft.
admin-no-account = Hier heißt niemand „{ $name }“; `cuzco admin list` zählt die Konten auf.
admin-not-here = Niemand namens „{ $name }“ ist verbunden; `cuzco serve --status` sagt, wer es ist.
admin-nothing = Es gibt nichts aufzuzählen.
admin-list = { $name }: hier seit { $created }, zuletzt gesehen { $seen }, { $keys ->
    [one] ein Schlüssel
   *[other] { $keys } Schlüssel
    }{ $banned ->
    [yes] , gesperrt
   *[no] {""}
    }
admin-tables = { $id }: { $game }, { $stage ->
    [waiting] wartet auf Mitspieler
    [playing] { -round } { $round }, { $turn } ist am Zug
   *[over] zu Ende
    }; gemacht von { $owner }; Menschen: { $people }; Bots: { $bots }; zuletzt verändert { $changed }
admin-ban = { $name } ist gesperrt; beendete Sitzungen: { $ended }.
admin-unban = { $name } darf wiederkommen.
admin-kick = { $name } wurde weggeschickt; beendete Sitzungen: { $ended }.
admin-announce = Gesagt an { $told ->
    [one] eine Sitzung
   *[other] { $told } Sitzungen
    }.
admin-invite = Einladung { $code }, für { $uses ->
    [one] einen Neuling
   *[other] { $uses } Neulinge
    }.
admin-forget = Das Konto von { $name } ist gelöscht.
status-since = Läuft seit { $since }; Sitzungen: { $sessions }.
status-tables = Tische: { $waiting } wartend, { $playing } im Spiel, { $over } zu Ende; { $loaded } im Speicher offen, { $troubled } mit Schwierigkeiten.
status-memory = Speicher des Gastgebers { $host }; denkender Bots: { $bots }.
status-latency = Anfragen in der letzten Minute: { $requests }; die Hälfte brauchte höchstens { $half } ms, 95 von 100 höchstens { $most } ms.
status-front = Eingang: { $numbers }.
status-session = { $name } an { $at }, seit { $since }, Prozess { $process }, { $memory }.
