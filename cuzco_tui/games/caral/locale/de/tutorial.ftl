# Die Lektionen: ein Titel, Seiten, eine Frage, Antworten und was zu jeder gesagt wird.

## Worum es geht

tutorial-aim = Worum es geht
tutorial-aim-1 = In der ältesten Stadt Perus bauen Cleo, Ben und du Pyramiden und dienen den Göttern. Wer am Ende die meisten Ruhmpunkte hat, gewinnt.
tutorial-aim-2 = Deine Figur geht den Spiralweg vom Startfeld bis zur Zentralpyramide. Wenn du am Zug bist, ziehst du sie und führst dann die Aktion ihres Ortes aus: Dorf, Steinbruch, Kultplatz, Tiermarkt oder ein eigener Bauplatz.
tutorial-aim-3 = Ein Jahr endet, wenn jemand die Zentralpyramide betritt oder der Architekt sie erreicht. Dann opfern alle den Göttern Karten. Die Partie endet mit dem Jahr, in dem die siebte Pyramide auf dem Spielplan vollendet wird.
tutorial-aim-4 = Wir sehen eine einzige Partie zu verschiedenen Zeiten, meist im ersten Jahr. Jede Lektion hat ihren eigenen Augenblick, und was du wählst, gilt bis zum nächsten.
tutorial-aim-ask = Womit endet ein Jahr?
tutorial-aim-a = Mit einer festen Zahl von Runden
tutorial-aim-a-reply = Nein, ein Jahr kann kurz oder lang sein, und du redest dabei mit.
tutorial-aim-b = Jemand betritt die Zentralpyramide
tutorial-aim-b-reply = Ja. Sobald sie in Reichweite ist, könnt ihr alle das Jahr beenden.
tutorial-aim-c = Jemand vollendet eine Pyramide
tutorial-aim-c-reply = Das bringt Ruhm, aber das Jahr geht weiter. Nur die siebte beendet die Partie, mit ihrem Jahr.

## Der erste Bauplatz

tutorial-site = Dein erster Bauplatz
tutorial-site-1 = Dein Volk heißt Carali. In jedem Steinbruch beginnt einer davon als Arbeiter. Ein dritter wird Bauleiter auf einem Bauplatz, den du dir aussuchst. Dort beginnt mit einer geschenkten Stufe eine große Pyramide, die fünf Stufen haben wird.
tutorial-site-2 = Auf demselben Weg geht der Architekt, und hinter ihm gibt es für niemanden eine Aktion. Überlege also, wie bald er an einem Bauplatz vorbeikommt und wie weit es zu den Steinen ist: Steinbruch 1 liegt früh am Weg, Steinbruch 2 spät.
tutorial-site-ask = Du wählst als Erstes. Wo beginnt deine Pyramide?
tutorial-site-a = Bauplatz 1, ganz am Anfang
tutorial-site-a-reply = Daran ist der Architekt in den ersten Runden vorbei, ehe du mit Steinen hinkommst.
tutorial-site-b = Bauplatz 17, nach Steinbruch 2
tutorial-site-b-reply = Gut: Die Steine von Steinbruch 2 sind nah, und der Architekt kommt spät.
tutorial-site-c = Bauplatz 20, fast am Ende
tutorial-site-c-reply = Auch gut: Kaum einer bleibt länger offen. Nur der Weg vom Steinbruch ist weiter.

## Der Architekt

tutorial-architect = Der Architekt
tutorial-architect-1 = Am Anfang jeder Runde wirft der Startspieler den Architektwürfel und zieht den Architekten vorwärts. Der Würfel zeigt 0, 1, 2 oder zwei davon zur Wahl. Der Architekt betritt nur Aktionsfelder: Bauplätze und Pyramiden zählen für ihn nicht. Danach seid ihr reihum je einmal am Zug.
tutorial-architect-2 = Hinter ihm darfst du gehen, hast aber keine Aktion. Wo er steht und vor ihm ist alles offen.
tutorial-architect-ask = Jahr 1. Du bist Startspieler, und der Würfel zeigt 1 und 2, also suchst du aus. Mit einem Schritt kommt er zu Dorf 1, mit zweien zu Steinbruch 1. Du willst nach Dorf 1.
tutorial-architect-a = Zwei Schritte, zu Steinbruch 1
tutorial-architect-a-reply = Dann liegt Dorf 1 hinter ihm, und dort gibt es in diesem Jahr keine Aktion mehr.
tutorial-architect-b = Ein Schritt, zu Dorf 1
tutorial-architect-b-reply = Gut: Auf seinem eigenen Feld hat man ja noch eine Aktion.
tutorial-architect-c = Keiner, er bleibt stehen
tutorial-architect-c-reply = Nur mit einer 0 bleibt er stehen, und diese Seite hat keine.

## Bewegung

tutorial-move = Bewegung
tutorial-move-1 = Du ziehst vorwärts oder rückwärts, mindestens ein Feld und höchstens so weit wie deine Reichweite. Sie ist 3, und 1 mehr für jedes Alpaka auf deinem Schlitten. Du hast ein Alpaka, also ist sie 4. Und jede Karte, die du abwirfst, reicht ein Feld weiter.
tutorial-move-2 = Aktionsfelder zählen als Felder, Pyramiden mit mindestens einer Stufe ebenso, wem sie auch gehören. Leere Bauplätze werden übersprungen. Je mehr gebaut ist, desto länger also der Weg.
tutorial-move-ask = Dein erster Zug. Der Architekt steht in Dorf 1. Wohin gehst du?
tutorial-move-a = Zu Steinbruch 2, für zwei Karten
tutorial-move-a-reply = Zwei Karten sind viel für einen Stein, und mehr schafft dein einer Arbeiter dort nicht.
tutorial-move-b = Zu Dorf 1
tutorial-move-b-reply = Gut: Einer mehr von deinem Volk ist an der Arbeit, und alles andere liegt noch vor dir.
tutorial-move-c = Zu Kultplatz 1
tutorial-move-c-reply = Zwei Karten sind nicht schlecht, aber bei deinem nächsten Zug kann der Architekt an Dorf 1 vorbei sein.

## Das Dorf

tutorial-village = Das Dorf
tutorial-village-1 = In einem Dorf setzt du einen deiner Carali ein. Ein Arbeiter geht in einen Steinbruch, ein Bauleiter auf einen freien Bauplatz, der damit für dich reserviert ist. Ein Priester braucht eine vollendete große Pyramide von dir. Wie weit es dorthin ist, spielt keine Rolle.
tutorial-village-2 = Du hast elf Carali. Drei sind platziert, acht sind dein Vorrat.
tutorial-village-ask = Du stehst in Dorf 1. Was tust du?
tutorial-village-a = Nichts, ich spare meine Carali
tutorial-village-a-reply = Im Vorrat bringen sie nichts, und nur in Dörfern kommen sie heraus.
tutorial-village-b = Ein Arbeiter in Steinbruch 2
tutorial-village-b-reply = Gut: Jeder Besuch bringt dort nun zwei Steine, nahe bei deinem Bauplatz.
tutorial-village-c = Ein Bauleiter auf Bauplatz 18
tutorial-village-c-reply = Auch gut: Dort kann neben der ersten deine zweite Pyramide stehen. Bezahlt wird erst, wenn du baust.

## Wo es Aktionen gibt

tutorial-behind = Kultplatz und Tiermarkt
tutorial-behind-1 = Runde 2. Der Architekt ist bei Kultplatz 1. Steinbruch 1 liegt jetzt hinter ihm, dort gibt es in diesem Jahr also keine Steine mehr.
tutorial-behind-2 = Auf einem Kultplatz ziehst du zwei Ressourcenkarten. Auf einem Tiermarkt kommt ein Alpaka auf deinen Schlitten, das deine Reichweite für immer um 1 erhöht. Fünf haben Platz. Die Hand darf beliebig groß sein; ist der Stapel leer, wird die Ablage gemischt.
tutorial-behind-ask = Du stehst in Dorf 1, deine Reichweite ist 4. Wohin gehst du?
tutorial-behind-a = Steinbruch 1
tutorial-behind-a-reply = Hingehen darfst du, aber er liegt hinter dem Architekten: Du bekämst keinen Stein.
tutorial-behind-b = Kultplatz 1
tutorial-behind-b-reply = Gut: zwei Karten. Sie helfen dir auf drei Arten, wie du gleich siehst.
tutorial-behind-c = Tiermarkt 1
tutorial-behind-c-reply = Gut: von nun an Reichweite 5, in jedem weiteren Zug.

## Karten und Pärchen

tutorial-pairs = Karten und Pärchen
tutorial-pairs-1 = Es gibt Stein-, Lehm-, Fisch- und Alpakakarten. Du kannst sie für weitere Wege abwerfen oder in der Zeremonie opfern. Und zwei gleiche sind ein Pärchen mit einer Fähigkeit, jede Art einmal in einem Zug.
tutorial-pairs-2 = Fischpärchen: die Aktion eines Aktionsfelds noch einmal. Stein- oder Lehmpärchen: eine Stufe mehr bauen. Alpakapärchen: nach der Aktion noch einmal ein bis drei Felder ziehen, mit der Aktion dort.
tutorial-pairs-ask = Am Kultplatz hast du zwei Karten gezogen. Jetzt hast du drei Steinkarten, zwei Fischkarten und eine Alpakakarte.
tutorial-pairs-a = Den Fisch für weitere Wege behalten
tutorial-pairs-a-reply = Das sind zwei Felder, ein einziges Mal. Als Pärchen sind sie eine ganze Aktion wert.
tutorial-pairs-b = Das Fischpärchen spielen
tutorial-pairs-b-reply = Gut: zwei andere Karten für zwei Fische, vielleicht ein neues Pärchen.
tutorial-pairs-c = Das Fischpärchen für einen Steinbruch aufheben
tutorial-pairs-c-reply = Auch gut: Dort bringt es doppelt so viele Steine, in einem Dorf einen zweiten Carali.

## Der Steinbruch

tutorial-quarry = Der Steinbruch
tutorial-quarry-1 = In einem Steinbruch bekommst du für jeden deiner Arbeiter dort einen Stein. Auf deinen Schlitten passen vier; was darüber ist, geht verloren.
tutorial-quarry-ask = Runde 3. Du hast einen Stein und stehst auf Kultplatz 1, der Architekt in Dorf 2. In Steinbruch 2 hast du zwei Arbeiter, in Steinbruch 1 einen. Hole Steine.
tutorial-quarry-keys = Jetzt du, auf dem Plan: Mit { $left } und { $right } geht es den Weg entlang von Ort zu Ort, mit { $up } und { $down } durch die Liste, und { $take } zieht dorthin. { $hint } gibt einen Tipp, { $why } sagt, warum etwas nicht geht, { $rule } öffnet die Regel; in einer Partie nimmt { $undo } einen Zug zurück.
tutorial-quarry-a = Zurück zu Steinbruch 1
tutorial-quarry-a-reply = Daran ist der Architekt vorbei. In diesem Jahr holt dort niemand mehr einen Stein.
tutorial-quarry-b = Vorwärts zu Steinbruch 2
tutorial-quarry-b-reply = Gut: zwei Steine, also zusammen drei, und dein Bauplatz ist nah.
tutorial-quarry-c = Zu Dorf 2, für noch einen Arbeiter
tutorial-quarry-c-reply = Kein schlechter Zug, aber jetzt fehlen Steine, und der Architekt kommt. Ein Dorf liegt noch vor dir.

## Bauen

tutorial-build = Bauen
tutorial-build-1 = Auf einem eigenen Bauplatz ist die Aktion: bauen, eine Stufe für einen Stein. Wer auf einem leeren anhält, muss bauen. Jede Stufe ist eine Größe kleiner als die darunter, bei einer großen Pyramide von 5 bis 1.
tutorial-build-2 = Runde 4. Du hast drei Steine. Der Architekt steht auf Kultplatz 2, und gleich danach kommt dein Bauplatz.
tutorial-build-ask = Deine Reichweite ist 4. Geh dorthin, wo deine Steine gebraucht werden.
tutorial-build-keys = Wieder auf dem Plan: mit { $left } und { $right } den Weg entlang, dann { $take }.
tutorial-build-a = Kultplatz 2
tutorial-build-a-reply = Zwei Karten; aber geht der Architekt jetzt weiter, liegt dein Bauplatz hinter ihm, und die Steine warten bis zum nächsten Jahr.
tutorial-build-b = Bauplatz 17
tutorial-build-b-reply = Gut: Die zweite Stufe steht.
tutorial-build-c = Bauplatz 15
tutorial-build-c-reply = Die Pyramide von Ben zählt zwar als Feld, aber für dich gibt es dort nichts zu tun.

## Mehr Stufen

tutorial-levels = Mehr als eine Stufe
tutorial-levels-1 = Ein Steinpärchen oder ein Lehmpärchen baut noch eine Stufe, gleich nach der, die du gebaut hast. Auch sie kostet ihren Stein. Mit beiden Pärchen und drei Steinen baust du drei Stufen in einem Zug.
tutorial-levels-ask = Du hast noch zwei Steine, drei Steinkarten, zwei Lehmkarten und eine Alpakakarte. Wie geht es weiter?
tutorial-levels-a = Ich behalte alle Karten
tutorial-levels-a-reply = Dann ist der Architekt vielleicht bald vorbei, und zwei Steine liegen bis zum nächsten Jahr auf deinem Schlitten.
tutorial-levels-b = Lehmpärchen: eine dritte Stufe
tutorial-levels-b-reply = Gut: Drei Stufen stehen, und drei gleiche Karten bleiben zum Opfern.
tutorial-levels-c = Beide Pärchen: zwei Stufen mehr
tutorial-levels-c-reply = Mutig und nicht schlecht. Aber für die Zeremonie, die bald kommt, hast du dann nur zwei einzelne Karten.

## Der Ruf

tutorial-call = Die Zeremonie ausrufen
tutorial-call-1 = Wer die Zentralpyramide betritt, wird Oberpriester, und das Jahr endet sofort: Niemand ist mehr am Zug. Kommt der Architekt zuerst, wird der Startspieler Oberpriester. Der Oberpriester opfert als Erster und ist im nächsten Jahr Startspieler. Zum Betreten braucht man keine genaue Zahl.
tutorial-call-ask = Runde 5. Der Architekt steht in Dorf 3, auf dem letzten Feld vor der Mitte. Du hast drei Steinkarten und eine Alpakakarte. Cleo mit zwei Karten und Ben mit fünf könnten in ihrem Zug ebenso rufen.
tutorial-call-a = Zurück zu Kultplatz 2
tutorial-call-a-reply = Er liegt hinter dem Architekten, du würdest nichts ziehen.
tutorial-call-b = Zu Dorf 3, für noch einen Carali
tutorial-call-b-reply = Nützlich. Aber rufen dann Cleo oder Ben, opfern sie vor dir und nehmen vielleicht gerade deine Kartenart.
tutorial-call-c = In die Zentralpyramide
tutorial-call-c-reply = Gut: Drei gleiche Karten sind ein ordentliches Opfer, und deines kommt zuerst.

## Die Zeremonie

tutorial-offer = Die Zeremonie
tutorial-offer-1 = Vom Oberpriester an opfern alle beliebig viele Karten einer Art. Es muss eine Art sein, die noch niemand geopfert hat. Man darf auch nichts opfern.
tutorial-offer-2 = Das höchste Opfer bringt Ruhm: 2 plus die Höhe der Zentralpyramide. Zusammen sind das jetzt 3, später bis zu 7. Bei Gleichstand gilt das frühere. Jedes andere Opfer bringt 1, gar keines kostet 1. Alle geopferten Karten sind weg.
tutorial-offer-ask = Du bist Oberpriester, mit drei Steinkarten und einer Alpakakarte. Was opferst du?
tutorial-offer-a = Nichts, ich behalte meine Karten
tutorial-offer-a-reply = Das kostet 1 Ruhmpunkt, wo eine einzige Karte schon 1 bringt.
tutorial-offer-b = Eine Steinkarte
tutorial-offer-b-reply = Zwei gleiche Karten schlagen sie. Dann bekommst du 1 statt 3.
tutorial-offer-c = Drei Steinkarten
tutorial-offer-c-reply = Gut: Nur vier gleiche schlagen sie. Sie bringen dir 3 Ruhmpunkte.

## Der Dank der Götter

tutorial-thanks = Der Dank der Götter
tutorial-thanks-1 = Ein neues Jahr beginnt, und die Götter danken: 1 Ruhmpunkt für jeden deiner Priester und eine Karte für jede deiner Pyramiden, die eine Stufe hat.
tutorial-thanks-2 = Architekt und Figuren stehen wieder am Start. Alles Gebaute und Platzierte bleibt, wo es ist, und Steine und Karten behältst du.
tutorial-thanks-ask = Jahr 2. Auf Bauplatz 17 hattest du drei Stufen, aber keinen Priester. Was gaben dir die Götter?
tutorial-thanks-a = Drei Karten, für jede Stufe eine
tutorial-thanks-a-reply = Die Karte gibt es für die Pyramide, nicht für ihre Stufen.
tutorial-thanks-b = Nichts, sie ist nicht vollendet
tutorial-thanks-b-reply = Das muss sie auch nicht sein. Eine Stufe genügt.
tutorial-thanks-c = Eine Karte
tutorial-thanks-c-reply = Ja. Mit jeder Pyramide, die du beginnst, wird es eine mehr, Jahr für Jahr.

## Vollenden

tutorial-finish = Eine Pyramide vollenden
tutorial-finish-1 = Wer eine Pyramide vollendet, bekommt sofort Ruhm: 3 für die erste und zweite auf dem ganzen Spielplan, 2 für die dritte, vierte und fünfte, 1 für die sechste und siebte, nichts für spätere.
tutorial-finish-2 = Mit der zweiten, vierten, sechsten und siebten wächst die Zentralpyramide um eine Stufe, und die Zeremonien bringen mehr.
tutorial-finish-ask = Jahr 2, Runde 5. Zwei Pyramiden sind vollendet. Deiner fehlt die letzte Stufe, du hast zwei Steine, und Bauplatz 17 ist in Reichweite. Was tust du?
tutorial-finish-a = Zu Dorf 2: ein Bauleiter auf Bauplatz 18
tutorial-finish-a-reply = Den Bauplatz wirst du brauchen, aber die Pyramide bringt sofort Ruhm und Platz für einen Priester.
tutorial-finish-b = Bauplatz 17: die letzte Stufe
tutorial-finish-b-reply = Gut: 2 Ruhmpunkte für die dritte Pyramide auf dem Spielplan.
tutorial-finish-c = In die Mitte, für zwei Karten
tutorial-finish-c-reply = Dann wartet die letzte Stufe ein Jahr, und zum Opfern bleiben zwei Karten.

## Der Priester

tutorial-priest = Der Priester
tutorial-priest-1 = Auf jeder deiner vollendeten großen Pyramiden darf ein Priester stehen. Er bringt bei jedem Dank der Götter 1 Ruhmpunkt, am Ende noch 2.
tutorial-priest-2 = Jetzt hilft das Alpakapärchen: Nach deiner Aktion ziehst du noch einmal ein bis drei Felder und hast noch eine Aktion; Karten verlängern diesen Zug nicht.
tutorial-priest-ask = Deine Pyramide ist eben vollendet. Zwei Felder vor dir liegt Dorf 3, und du hast zwei Alpakakarten.
tutorial-priest-a = Ich behalte die Karten
tutorial-priest-a-reply = Zwei Alpakakarten sind ein kleines Opfer. Ein Priester noch in diesem Jahr ist mehr wert.
tutorial-priest-b = Alpakapärchen nach Dorf 3: ein Priester
tutorial-priest-b-reply = Gut: jedes Jahr 1 Ruhmpunkt und am Ende 2.
tutorial-priest-c = Alpakapärchen nach Dorf 3: ein Bauleiter
tutorial-priest-c-reply = Ein Bauplatz hat Zeit; ein Priester bringt schon beim nächsten Dank Ruhm.

## Klein oder groß

tutorial-size = Klein oder groß
tutorial-size-1 = Die erste Stufe einer Pyramide entscheidet. Mit Größe 3 wird sie klein, drei Stufen hoch; mit Größe 5 groß, fünf Stufen hoch. Am Ende ist eine kleine 5 Ruhmpunkte wert, eine große 10, eine unvollendete 1 für jede Stufe.
tutorial-size-ask = Jahr 3. Drei Pyramiden sind vollendet. Du stehst auf deinem leeren Bauplatz 18, mit drei Steinen und drei Steinkarten. Was beginnst du?
tutorial-size-a = Eine kleine Pyramide
tutorial-size-a-reply = Sie ist bald fertig, aber 5 statt 10 wert, und kein Priester darf darauf stehen. Das ist etwas für das letzte Jahr.
tutorial-size-b = Eine große, und mit dem Steinpärchen eine Stufe mehr
tutorial-size-b-reply = Gut: Nach einem Zug stehen zwei von fünf Stufen.
tutorial-size-c = Eine große, und ich behalte meine Karten
tutorial-size-c-reply = Auch gut: Drei Steinkarten sind ein schönes Opfer.

## Das letzte Jahr

tutorial-last = Das letzte Jahr
tutorial-last-1 = Sieben Pyramiden sind vollendet, also ist dies das letzte Jahr. Es geht noch bis zu seiner Zeremonie, die jetzt 7 Ruhmpunkte für das höchste Opfer bringt.
tutorial-last-2 = Danach kommt die Schlusswertung: 2 für jeden Priester, 5 für jede kleine und 10 für jede große Pyramide, die vollendet ist, 1 für jede Stufe der übrigen. Steine, Alpakas und Karten zählen nur bei Gleichstand.
tutorial-last-ask = Deine zwei Pyramiden sind vollendet und haben ihre Priester. Du hast neun Karten, davon fünf Lehmkarten; Cleo und Ben haben je drei. Die Mitte ist in Reichweite.
tutorial-last-a = Steinbruch 2, für mehr Steine
tutorial-last-a-reply = Du hast nichts mehr zu bauen, und Cleo und Ben können inzwischen Karten ziehen.
tutorial-last-b = Dorf 3, für noch einen Carali
tutorial-last-b-reply = Beide großen Pyramiden haben ihren Priester, mehr Ruhm bringt ein Carali nicht.
tutorial-last-c = In die Mitte, mit fünf Lehmkarten
tutorial-last-c-reply = Gut: So viele kann niemand opfern, also gehören diese 7 Ruhmpunkte dir.

## Wer gewonnen hat

tutorial-score = Wer gewonnen hat
tutorial-score-1 = Die Partie ist vorbei, und du hast mit 51 Ruhmpunkten gewonnen: große Pyramiden 20, Zeremonien 16, vom Anfang 5, Vollenden von Pyramiden 4, Priester am Ende 4, Priester in jedem Jahr 2.
tutorial-score-2 = Auch Cleo und Ben haben je zwei große Pyramiden gebaut. Die Zeremonien machten den Unterschied.
tutorial-score-ask = Bei gleich viel Ruhm zählt man Steine, Alpakas auf dem Schlitten und Karten auf der Hand zusammen. Du hast keine Steine, drei Alpakas und vier Karten; Cleo drei Steine, zwei Alpakas und eine Karte. Wer gewinnt, wenn ihr beide gleich viel Ruhm habt?
tutorial-score-a = Cleo, mit mehr Steinen
tutorial-score-a-reply = Alles drei zählt zusammen, und Cleo kommt auf sechs.
tutorial-score-b = Du
tutorial-score-b-reply = Ja: sieben gegen sechs. Wäre auch das gleich, würdet ihr euch den Sieg teilen.
tutorial-score-c = Beide
tutorial-score-c-reply = Nur wenn auch diese Summen gleich wären.

## Kurz gesagt

tutorial-recap = Kurz gesagt
tutorial-recap-1 = Du ziehst so weit wie deine Reichweite, 3 und deine Alpakas, für jedes Feld mehr eine abgeworfene Karte. Dann hast du eine Aktion, nur nicht hinter dem Architekten. Dorf: ein Carali. Steinbruch: ein Stein für jeden Arbeiter dort. Kultplatz: zwei Karten. Tiermarkt: ein Alpaka. Eigener Bauplatz: eine Stufe für einen Stein.
tutorial-recap-2 = Pärchen: Stein oder Lehm für eine Stufe mehr, Fisch für die Aktion noch einmal, Alpaka für eine zweite Bewegung mit ihrer Aktion. Spätestens Jahr 20 ist das letzte.
tutorial-recap-3 = Zu zweit gibt es zwei neutrale Pyramiden, von euch auf die ersten 12 Bauplätze gesetzt, die nur als Felder zählen, und in jeder Zeremonie sperrt eine Karte vom Zugstapel eine Art.
tutorial-recap-ask = Der Architekt steht in Dorf 2. Wo hast du eine Aktion?
tutorial-recap-a = Auf Tiermarkt 1, ein Feld hinter ihm
tutorial-recap-a-reply = Hingehen kannst du, aber hinter dem Architekten gibt es keine Aktion.
tutorial-recap-b = In Dorf 2
tutorial-recap-b-reply = Ja, wo er steht und überall vor ihm.
tutorial-recap-c = Erst nach Dorf 2
tutorial-recap-c-reply = Er sperrt, was hinter ihm liegt, nicht das Feld, auf dem er steht.

## Module

tutorial-modules = Die sechs Module
tutorial-modules-1 = Sechs Module können dazukommen, in jeder Mischung. Laune der Götter: Opfern alle zusammen zu wenig, verlieren manche etwas. Jahresplättchen: Jedes Jahr wird etwas anderes gezählt; wer am meisten davon hat, bekommt Ruhm, und wer am wenigsten hat, beginnt das nächste. Statuskarten: fünf Ziele, jedes für den Ersten, der es erreicht.
tutorial-modules-2 = Fortschrittsplättchen: Wer die erste, dritte oder fünfte Pyramide vollendet, gibt einem Aktionsfeld eine neue Aktion. Anakonda: Ab dem zweiten Jahr sperrt eine Schlange ein Aktionsfeld, bis jemand dafür zahlt, sie zu vertreiben. Abgesandte: Carali und Alpakas können auch auf ein Tableau gehen, das Belohnungen und Fähigkeiten bringt: ein gemischtes Pärchen, eine Karte je Alpaka, zwei Steine für zwei Karten, ein größeres Opfer.
tutorial-modules-ask = Du willst Ziele, bei denen es auf Schnelligkeit ankommt. Welches Modul?
tutorial-modules-a = Laune der Götter
tutorial-modules-a-reply = Eine Laune verlangt Karten von allen zusammen; wer schnell ist, hat nichts davon.
tutorial-modules-b = Anakonda
tutorial-modules-b-reply = Sie liegt allen im Weg, setzt aber kein Ziel.
tutorial-modules-c = Statuskarten
tutorial-modules-c-reply = Ja. Jetzt kennst du das Spiel. Versuche eine Herausforderung, oder spiele: Tipps und Regeln kommen, sooft du fragst.

## Herausforderungen

tutorial-first-year = Ein gutes erstes Jahr
tutorial-first-year-about = Jahr 1, dein erster Zug. Bring deine große Pyramide auf Bauplatz 17 auf vier Stufen, bevor das Jahr vorbei ist. Eine steht schon.
tutorial-first-year-won = Arbeiter, Steine und Pärchen zur rechten Zeit: So nutzt man ein Jahr.
tutorial-first-year-lost = Drei Steine und beide Pärchen bauen drei Stufen in einem Zug; ohne Pärchen brauchst du mehr Züge auf deinem Bauplatz, noch vor dem Architekten.
tutorial-second-year = Pyramide und Priester
tutorial-second-year-about = Jahr 2, Runde 2. Vollende deine Pyramide auf Bauplatz 17, die drei Stufen hat, und setze einen Priester darauf, bevor das Jahr vorbei ist.
tutorial-second-year-won = Ruhm sofort, und mehr mit jedem Jahr und am Ende.
tutorial-second-year-lost = Zuerst kommen Steine, dann zwei Stufen, dann ein Dorf für den Priester. Ein Alpakapärchen spart dir einen Zug.
tutorial-whole-game = Bis zum Ende
tutorial-whole-game-about = Jahr 3 hat begonnen, und du hast 12 Ruhmpunkte. Beende die Partie mit mindestens 45.
tutorial-whole-game-won = Große Pyramiden, Priester und hohe Opfer: So gewinnt man.
tutorial-whole-game-lost = Eine zweite große Pyramide bringt 10 Ruhmpunkte, ihr Priester 2 und mehr. Und jede Zeremonie lohnt das höchste Opfer.
