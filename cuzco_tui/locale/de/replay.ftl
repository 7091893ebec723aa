# Der Rückblick auf gespielte Spiele.

error-replay-open = Dieses Spiel läuft noch: Es lässt sich nur vom eigenen Platz aus ansehen.
error-what-if-over = Hier ist das Spiel zu Ende; geh zu einer Stelle zurück, an der etwas zu entscheiden ist.
error-what-if-too-early = Bis hierher hast du nichts zu entscheiden; geh weiter bis zu deiner ersten Entscheidung.
error-what-if-nobody = Dieses Spiel spielen mehrere Leute, und es ist nicht zu Ende: Was gewesen wäre, lässt sich erst danach ansehen.
saved-what-if = { $about } (was wäre, wenn; aus { $origin })

replay-beginning = Der Anfang
replay-chose = { $who } – { $what }
replay-happened = Was geschah
replay-acted = { $who } war am Zug
replay-next = Als Nächstes: { $who }.
error-replay-only-looks = Ein Rückblick wird nur angesehen; „was wäre, wenn“ beginnt ein eigenes Spiel.

replay-in = { $round ->
    [0] Aufbau
   *[other] { -round } { $round }
 }
replay-where = Schritt { $step } von { $last }, Zug { $turn } von allen { $turns }, { replay-in }
replay-where-short = Schritt { $step } von { $last }, { replay-in }
replay-where-shortest = { $step } von { $last }
replay-in-front = Ist { $name } da, und sonst schaut und hört niemand zu?
replay-eyes = gesehen von { $who }
replay-eyes-all = alle Karten offen{ $shown ->
    [yes] : { $key } zeigt sie
   *[no] {""}
 }
replay-nobody = den Zuschauern
replay-keys = { $back } { $on }
replay-keys-from = { $back } bis { $on }
replay-seats = Plätze
replay-step = Schritt
replay-turn = Zug
replay-round = { -round }
replay-slow = Es läuft langsam.
replay-steady = Es läuft zügig.
replay-quick = Es läuft schnell.

keys-at-replay = Im Rückblick
do-play-on = abspielen
do-pace = Tempo
do-eyes-all = alle Plätze
do-eyes-1 = Platz 1
do-eyes-2 = Platz 2
do-eyes-3 = Platz 3
do-eyes-4 = Platz 4
do-eyes-5 = Platz 5
do-eyes-6 = Platz 6
do-what-if = was wäre, wenn
do-export = ausgeben
do-take-in = einlesen
do-leave-replay = zurück
about-replay-step = Geht einen Schritt weiter oder zurück.
about-replay-turn = Geht ans Ende des nächsten oder des vorigen Zuges.
about-replay-round = Geht dorthin, wo ein { -round } beginnt.
about-replay-ends = Geht an den Anfang oder ans Ende des Spiels.
about-play-on = Spielt von hier an von selbst ab oder hält an.
about-pace = Ändert, wie schnell abgespielt wird.
about-eyes = Zeigt das Spiel, wie dieser Platz es sieht; vor dem Ende nur den eigenen.
about-eyes-all = Zeigt die Karten aller, sobald das Spiel zu Ende ist.
about-what-if = Übernimmt hier, in einem neuen, eigenen Spiel.
about-export = Schreibt das Spiel in eine Textdatei.
about-take-in = Nimmt das Spiel aus dieser Datei in deine gespeicherten Spiele auf.
about-leave-replay = Geht zurück.

what-if-title = Was wäre, wenn
what-if-ask = Ab Schritt { $step }, { $round ->
    [0] beim Aufbau
   *[other] in { -round } { $round }
 }, weiterspielen als { $who }? Es ist ein neues Spiel für sich, und an diesem hier ändert sich nichts. { $anew ->
    [yes] Was du hier nicht wissen darfst, wird neu verteilt.
   *[no] Alles liegt so, wie es damals lag.
 }
what-if-people = Sollen Bots für { $names } spielen? Bei Nein spielen sie selbst an dieser Tastatur.
replay-exported = Das Spiel steht jetzt in { $file }.
replay-taken-in = Aufgenommen in deine gespeicherten Spiele als { $game }.

# Der Rückblick zum Hören.
text-command-forward = weiter, vor
text-command-backward = zurück, davor
text-command-turn = zug
text-command-round = { -round-typed }, runde
text-command-step = schritt
text-command-first = anfang
text-command-last = schluss
text-command-seat = platz
text-command-what-if = was
text-command-export = ausgeben
text-command-take-in = einlesen
text-help-forward = weiter: der nächste Schritt, wie Enter allein. Mit einer Zahl so viele.
text-help-backward = zurück: der Schritt davor. Mit einer Zahl so viele.
text-help-turn = zug: der ganze nächste Zug. Zug zurück erzählt den vorigen.
text-help-round = { -round-typed }: geht zum nächsten { -round }. Mit einer Zahl: genau dorthin.
text-help-step = schritt und eine Zahl: zu diesem Schritt. Die Zahl allein genügt.
text-help-first = anfang: zum Anfang.
text-help-last = schluss: zum Ende des Spiels.
text-help-seat = platz und ein Name, oder alle: mit wessen Augen erzählt wird.
text-help-what-if = was wäre wenn: von hier an weiterspielen, in einem neuen Spiel.
text-help-export = ausgeben und eine Datei: schreibt das Spiel dorthin.
text-help-take-in = einlesen: nimmt das Spiel dieser Datei in deine gespeicherten auf.
text-replay-repeat = nochmal: dieser Schritt noch einmal.
text-replay-leave = ende: beendet den Rückblick.
text-replay-begins = Rückblick auf das Spiel { $game }, { $last } Schritte: { $names }.
text-replay-how = Enter: nächster Schritt. Zug, { -round-typed }, zurück oder eine Zahl. Hilfe, ende.
text-replay-eyes = Du hörst es als { $who }.
text-replay-eyes-all = Du hörst alles, auch was verborgen war.
text-replay-eyes-nobody = Du hörst es wie jemand, der zuschaut.
text-replay-beginning = Schritt { $step } von { $last }. Der Anfang.
text-replay-acted = Schritt { $step }. { $who }.
text-replay-told = Schritt { $step }. { $told }
text-replay-step = Schritt { $step }. { $who }: { $what }.
text-replay-in-round = { $round ->
    [0] Aufbau.
   *[other] { -round } { $round }.
 }
text-replay-last = Das war der letzte Schritt.
text-replay-no-more = Weiter geht es nicht.
text-replay-no-less = Davor gibt es keinen Schritt.
text-replay-no-round = { -Round } { $round } gibt es nicht, nur 1 bis { $last }.
text-replay-no-seat = Einen Platz „{ $typed }“ gibt es nicht; nenne { $names } oder alle.
text-replay-all = alle, alles
text-replay-yes-or-no = Tippe ja oder nein.
text-taken-over = Übernommen aus dem Spiel { $origin } ab Schritt { $step }, als neues Spiel: { $game }.
text-replay-stays = Es wurde nichts begonnen.
text-replay-no-options = Im Rückblick gibt es keine Möglichkeiten, nach denen du fragen kannst; mit was wäre wenn spielst du von hier an weiter.
text-replay-saved-already = Dieses Spiel ist schon unter deinen gespeicherten.

error-look-back-open = Das Spiel an { $table } läuft noch; danach lässt es sich ansehen.
error-look-back-not-there = Am Spiel an { $table } hast du weder mitgespielt noch zugesehen.
do-replay-table = Rückblick
about-replay-table = Blickt Schritt für Schritt auf das beendete Spiel unter dem Zeiger zurück.
text-command-look-back = rückblick
text-help-look-back = rückblick und ein Tisch: erzählt ein beendetes Spiel noch einmal.
text-look-back-none = Hier gibt es kein beendetes Spiel von dir.
text-command-moment = moment, wende
text-help-moment = moment: die nächste spielentscheidende Wahl. Moment zurück: die vorige.
replay-moments = Wendepunkte
replay-no-moment = In dieser Richtung liegt keine spielentscheidende Wahl.
about-replay-moment = Geht zur nächsten oder vorigen Wahl, die das beendete Spiel entschied.
about-replay-rule = Schlägt die Regeln dort auf, wo es um diesen Schritt geht.
