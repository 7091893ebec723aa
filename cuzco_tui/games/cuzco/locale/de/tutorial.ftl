# Die Lektionen: ein Titel, Seiten, eine Frage, drei Antworten und was zu jeder gesagt wird.

## Worum es geht

tutorial-aim = Worum es geht
tutorial-aim-1 = Cuzco ist das Herz des Inkareichs. Du sammelst Punkte, um die Wette mit Cleo, Ben und Maita. Wer nach sechs Durchgängen die meisten hat, gewinnt.
tutorial-aim-2 = Jeder Durchgang hat drei Phasen. Erstens: Alle werfen drei Würfel und setzen sie reihum ein, einen nach dem anderen. Zweitens: Deine Personen arbeiten. Drittens: Die Stadt zahlt.
tutorial-aim-3 = Wir sehen ein einziges Spiel zu verschiedenen Zeiten. Du bist immer Rot. Jede Lektion hat ihren eigenen Augenblick, manchmal einen früheren, und was du wählst, gilt bis zum nächsten.
tutorial-aim-ask = Wie viele Würfel setzt du im ganzen Spiel ein?
tutorial-aim-a = Drei
tutorial-aim-a-reply = Drei sind es in einem Durchgang, und es gibt sechs.
tutorial-aim-b = Sechs
tutorial-aim-b-reply = Sechs Durchgänge, aber in jedem drei Würfel.
tutorial-aim-c = Achtzehn
tutorial-aim-c-reply = Ja, sechs mal drei. Nur 18 Würfel, also soll jeder etwas bringen.

## Acht Felder

tutorial-spaces = Acht Felder für deine Würfel
tutorial-spaces-1 = Ein Würfel kommt auf eines von acht Feldern und wirkt sofort. Steinweg und Hängebrücke bewegen deinen Läufer. Forschung und Landwirtschaft nehmen je ein Personen-Plättchen. Tausch macht aus Augen Dinge. Tempel setzt einen Priester. Federschmuck wertet einen Stirnreif. Punkte zahlt 2 Punkte.
tutorial-spaces-2 = Augen sind Reichweite: Ein hoher Würfel erreicht weitere Wege, Plättchen, Stufen und Stirnreife und kauft mehr.
tutorial-spaces-ask = Du hast 6, 5 und 1 geworfen. Wo bringt die 1 genau so viel wie die 6?
tutorial-spaces-a = Beim Tausch
tutorial-spaces-a-reply = Der Tausch gibt die Augen aus: Eine 6 kauft sechsmal so viel.
tutorial-spaces-b = Im Tempel
tutorial-spaces-b-reply = Der Würfel begrenzt die Stufe: Eine 1 reicht nur bis Stufe 1.
tutorial-spaces-c = Auf Punkte
tutorial-spaces-c-reply = Ja: 2 Punkte für jeden Würfel. Das ist wenig, also für Würfel, die sonst nirgends passen.

## Niedriger als alle

tutorial-lower = Niedriger als alle anderen
tutorial-lower-1 = Die Regel, die es eng macht: Dein Würfel muss niedriger sein als jeder Würfel auf dem Feld, wem er auch gehört. Nur Punkte ist immer offen. Also hohe Würfel früh, niedrige passen auch spät noch.
tutorial-lower-ask = Beim Tausch liegen deine eigene 6 und die 4 von Cleo. Du hast noch 5 und 1. Welcher Würfel darf dorthin?
tutorial-lower-a = Die 5, sie ist niedriger als meine 6
tutorial-lower-a-reply = Er muss niedriger sein als alle, und eine 5 ist nicht niedriger als die 4 von Cleo.
tutorial-lower-b = Nur die 1
tutorial-lower-b-reply = Ja. Auch eine 4 ginge nicht: gleich ist nicht niedriger.
tutorial-lower-c = Keiner, ich bin ja schon dort
tutorial-lower-c-reply = Du darfst wiederkommen, mit einem Würfel, der niedriger ist als alle dort.

## Wege, Khipus und Federn

tutorial-roads = Wege, Khipus und Federn
tutorial-roads-1 = Zurück zu deinem ersten Zug. Ein Würfel bewegt deinen Läufer über einen Weg: auf dem Feld Steinweg über einen Steinweg, auf dem Feld Hängebrücke über eine Brücke. Der Weg darf nicht mehr Augen haben als der Würfel.
tutorial-roads-2 = In einem neuen Dorf lässt er ein Khipu da, eine Knotenschrift von deiner Maske, dem Tableau vor dir. Das bewirkt dreierlei. Es macht auf der Maske ein Haus frei. Es bringt eine Feder in der Farbe des Dorfs. Und am Ende bekommt die Punkte des Dorfs, wessen Khipu obenauf liegt: das neueste.
tutorial-roads-3 = Zwei Federn nebeneinander füllen einen Stirnreif. In deinem Stirnreif 2 steckt eine rosa Feder; die Aussparung daneben braucht eine orange.
tutorial-roads-ask = Dörfer heißen nach Feder und Punkten: O2a ist orange, 2 Punkte. Hol die orange Feder für deinen Stirnreif 2.
tutorial-roads-keys = Jetzt du, auf dem Plan. Wähle einen Würfel mit seiner Ziffer oder mit links und rechts, dann mit { $place_stone } oder { $place_rope } den Weg, noch einmal gedrückt den nächsten, oder mit auf und ab; { $take } setzt ein. { $hint } gibt einen Tipp, { $why } sagt, warum etwas nicht geht, { $rule } öffnet die Regel; im Spiel nimmt { $undo } einen Zug zurück.
tutorial-roads-a = Würfel 6: Steinweg 6 nach T5, türkis
tutorial-roads-a-reply = 5 Punkte, wenn niemand dein Khipu zudeckt, aber Türkis macht jetzt nichts voll. Orange würde sofort einen Stirnreif füllen.
tutorial-roads-b = Würfel 6: Hängebrücke 1 nach K3a, rosa
tutorial-roads-b-reply = Über diese Brücke käme auch eine 1. Gib keinen hohen Würfel für einen niedrigen Weg aus.
tutorial-roads-c = Würfel 5: Steinweg 4 nach O2a, orange
tutorial-roads-c-reply = Gut: ein Khipu geliefert, ein Haus frei, Stirnreif 2 gefüllt, und die 6 hast du noch.
tutorial-roads-d = Würfel 5 nach O2a, aber die Feder in Stirnreif 3
tutorial-roads-d-reply = Der Weg ist richtig, aber neben der rosa Feder, in Stirnreif 2, würde sie sofort einen Stirnreif füllen.
tutorial-roads-e = Würfel 6: Steinweg 4 nach O2a, orange
tutorial-roads-e-reply = Das richtige Dorf, aber auch die 5 reicht dorthin, und dann hast du die 6 noch.

## Stirnreife und Federschmuck

tutorial-circlets = Stirnreife und Federschmuck
tutorial-circlets-1 = Dein Federschmuck besteht aus sechs Stirnreifen mit 1 bis 6 Augen. Sind beide Aussparungen eines Stirnreifs gefüllt, aktiviert ihn ein Würfel auf Federschmuck, der mindestens so viele Augen hat.
tutorial-circlets-2 = Das bringt seine Augen minus 1, also 0 bis 5 Punkte, und dazu 10 in den Durchgängen 1 und 2, 7 in 3 und 4, 4 in 5 und 6. Früh lohnt sich! Außerdem gibt es eine Feuerprobe; dazu gleich mehr.
tutorial-circlets-ask = Durchgang 1. Die Stirnreife 2 und 6 sind gefüllt. Du hast 5 und 1. Was tust du?
tutorial-circlets-a = Die 5 auf Punkte: 2 Punkte
tutorial-circlets-a-reply = Zwei Punkte, wo ein Stirnreif mehr als zehn bringt.
tutorial-circlets-b = Die 5 auf Federschmuck: Stirnreif 2
tutorial-circlets-b-reply = Ja: 1 und 10 sind 11 Punkte. Stirnreif 6 braucht eine 6 und bringt dann 15.
tutorial-circlets-c = Die 5 in den Tempel, Stirnreif 2 später
tutorial-circlets-c-reply = Kein schlechter Plan, aber dein letzter Würfel ist eine 1, zu niedrig für Stirnreif 2, und jemand kann dir den Federschmuck versperren.

## Der Tempel

tutorial-temple = Der Tempel
tutorial-temple-1 = Ein Würfel im Tempel setzt einen deiner vier Priester, auf eine Stufe bis zu seiner Augenzahl. Wer dort steht, rutscht eine Stufe tiefer, und so weiter bis zur ersten leeren Stufe. Wer von Stufe 1 geschoben wird, geht heim; alle anderen bleiben von Durchgang zu Durchgang.
tutorial-temple-2 = In Phase 3 zahlt jeder Priester 1 Punkt in den Durchgängen 1 und 2, danach 2, und 3 in 5 und 6. Wer die meisten hat, gewinnt ein Inti-Medaillon; bei Gleichstand zählt der höchste Priester.
tutorial-temple-ask = Durchgang 4. Von Stufe 1 aufwärts stehen Ben, Cleo, du, du, Maita. Du setzt eine 5 ein. Auf welche Stufe?
tutorial-temple-a = Stufe 1: Nur Ben fällt hinaus
tutorial-temple-a-reply = Ben ist weg, aber der nächste Schub wirft dich hinaus. Oben ist es sicher.
tutorial-temple-b = Stufe 4
tutorial-temple-b-reply = Das schiebt deine eigenen Priester hinunter und lässt Maita über dir.
tutorial-temple-c = Stufe 5
tutorial-temple-c-reply = Gut: Alle rutschen eine Stufe tiefer, Ben fällt hinaus, und deine drei Priester bringen 6 Punkte und liegen beim Medaillon vorn.

## Die Feuerprobe

tutorial-trial = Die Feuerprobe
tutorial-trial-1 = Eine Feuerprobe bekommst du für dreierlei: einen gesetzten Priester, einen aktivierten Stirnreif, und wenn dein Läufer nach Cuzco kommt. Sie gibt zwei Dinge. Erst eine offene Götterkarte oder eine Opfergabe. Dann einen Status-Schritt oder 1 Nahrung. Status zählt an der Universität, Nahrung kauft Waren, und eine Opfergabe bezahlt das Spielen einer Götterkarte.
tutorial-trial-ask = Dein Priester hat dir eine eingebracht. Was nimmst du?
tutorial-trial-a = Nichts, ich hebe sie auf
tutorial-trial-a-reply = Aufheben geht nicht; worauf du verzichtest, das verfällt.
tutorial-trial-b = Eine Götterkarte und Status
tutorial-trial-b-reply = Gut: eine neue Kraft und ein Punkt mehr an der Universität.
tutorial-trial-c = Eine Opfergabe und Nahrung
tutorial-trial-c-reply = Gut: Du kannst eine Karte bezahlen und sparst für den Markt.

## Forschung und Landwirtschaft

tutorial-people = Forschung und Landwirtschaft
tutorial-people-1 = Forschung nimmt ein blaues Personen-Plättchen, Landwirtschaft ein orangefarbenes. Jedes liegt neben einer Augenzahl, höchstens der deines Würfels. Die Zahl auf dem Plättchen zählt später beim Tausch.
tutorial-people-2 = Das Plättchen braucht ein freies Haus auf deiner Maske, eines ohne Khipu. Zwei sind von Anfang an frei, und jedes Khipu, das geht, macht eines frei. In Phase 2 jedes Durchgangs darfst du eine Fähigkeit der Forschung und eine der Landwirtschaft nutzen. Die Plättchen bleiben.
tutorial-people-ask = Durchgang 4. Du hast zwei Sechsen und drei freie Häuser. Ohne Karte passt eine 6 nur auf Landwirtschaft und Punkte.
tutorial-people-a = Punkte: 2 Punkte
tutorial-people-a-reply = Zwei Punkte, nur einmal. Ein Plättchen arbeitet in jedem Durchgang, der noch kommt.
tutorial-people-b = Landwirtschaft: das Plättchen, das Landwirtschaft nimmt
tutorial-people-b-reply = Gut: In jedem Durchgang kann es ein Plättchen mehr bringen.
tutorial-people-c = Landwirtschaft: das Plättchen für Nahrung
tutorial-people-c-reply = Gut: Nahrung in jedem Durchgang, und drei Nahrung beim Herunterschieben. Das kommt gleich.

## Stärke

tutorial-strength = Phase 2: Stärke
tutorial-strength-1 = Plättchen mit gleicher Fähigkeit und Farbe zählen zusammen; ihre Anzahl ist ihre Stärke. Jedes bringt eines mehr: Nahrung, Opfergabe, Status, Feder, Karte oder Khipu in die Reserve; oder 2 Punkte mehr. Plättchen für Wege reichen bis 2 Augen, dann bis 4, dann überallhin. Plättchen, die ein Plättchen nehmen oder einen Stirnreif aktivieren, zählen wie ein Würfel mit 3, zwei davon wie eine 6.
tutorial-strength-2 = Forschung und Landwirtschaft zählen nie zusammen. Ein Plättchen zu nutzen kostet nichts.
tutorial-strength-ask = Du hast ein Plättchen für Nahrung und zwei, die Landwirtschaft nehmen. Welche nutzt du?
tutorial-strength-a = Nahrung, Stärke 1
tutorial-strength-a-reply = Nur 1 Nahrung. Stärke 2 kann mehr für dich tun.
tutorial-strength-b = Landwirtschaft, Stärke 2
tutorial-strength-b-reply = Gut: Jedes Plättchen steht dir offen, ohne Würfel.
tutorial-strength-c = Nichts, um die Plättchen zu schonen
tutorial-strength-c-reply = Kein Plättchen wird verbraucht. Nutze jeden Durchgang eines von jeder Farbe.

## Tausch

tutorial-exchange = Der Tausch
tutorial-exchange-1 = Zurück zu Durchgang 2. Beim Tausch gibst du die Augen des Würfels aus, wie du magst. Ein Auge kauft 1 Punkt. Zwei Augen kaufen eine Opfergabe, eine offene Götterkarte oder eine Feder deiner Wahl.
tutorial-exchange-2 = Für ein Auge kannst du auch ein Personen-Plättchen herunterschieben: Forschung gibt den aufgedruckten Status, Landwirtschaft die Nahrung. Das gibt es einmal, denn es bleibt unten; nur Götterkarte 02 schiebt es wieder hoch. Seine Fähigkeit wirkt oben wie unten.
tutorial-exchange-3 = Und zwei Augen legen ein Khipu von der Maske in deine Reserve. Das macht sofort ein Haus frei. Ist die Maske leer, liefert dein Läufer aus der Reserve.
tutorial-exchange-ask = Du hast sechs Augen. Stirnreif 1 fehlt eine rosa Feder, Stirnreif 5 eine violette und eine türkise. Was kaufst du?
tutorial-exchange-a = 6 Punkte
tutorial-exchange-a-reply = Sicher, aber drei Federn füllen zwei Stirnreife, die jetzt 24 Punkte wert sind.
tutorial-exchange-b = Drei Khipus in die Reserve
tutorial-exchange-b-reply = Drei freie Häuser sind gut für viele Plättchen. Gefüllte Stirnreife bringen hier mehr.
tutorial-exchange-c = Drei Federn: rosa, violett, türkis
tutorial-exchange-c-reply = Gut: Die Stirnreife 1 und 5 sind voll und 10 und 14 Punkte wert, wenn du sie jetzt aktivierst.

## Der Aufleger

tutorial-overlay = Cuzco und sein Aufleger
tutorial-overlay-1 = Durchgang 3. Sechs Wege führen aus Cuzco: Hängebrücke 1, 3, 5 und Steinweg 2, 4, 6. Sie liegen auf einer Scheibe, dem Aufleger. Wer nach Cuzco kommt, bekommt keine Feder, aber eine Feuerprobe; und bevor du wieder hinausgehst, darfst du den Aufleger beliebig drehen.
tutorial-overlay-2 = Zwei Grenzen: In ein Dorf kommt kein zweites Khipu von dir, und eine vierte Feder derselben Farbe bekommst du nie.
tutorial-overlay-ask = Du bist zurück in Cuzco und setzt eine 2 ein, gehst also Steinweg 2. Wohin soll er führen?
tutorial-overlay-a = So lassen: nach K6, wo mein Khipu liegt
tutorial-overlay-a-reply = Erlaubt, aber ein zweiter Besuch bringt nichts.
tutorial-overlay-b = Drehen, nach P3, violett
tutorial-overlay-b-reply = Gut: ein Khipu und eine violette Feder für eine bloße 2.
tutorial-overlay-c = Drehen, nach T5; ich habe drei türkise Federn
tutorial-overlay-c-reply = Das Khipu zählt, 5 Punkte, wenn es oben bleibt, aber eine vierte türkise Feder gibt es nicht.

## Götter und Inti

tutorial-gods = Götterkarten und Inti-Medaillons
tutorial-gods-1 = Götterkarten ändern die Regeln. Eine Karte von der Hand kostet eine Opfergabe, in der Phase, die sie nennt; wenn sie passt, wirst du gefragt. Du darfst beliebig viele haben. Ein Inti-Medaillon nutzt stattdessen eine offene Karte, ohne Opfergabe; dann ist es weg. Jeder beginnt das Spiel mit einem, und wer die meisten Priester hat, gewinnt weitere. Jedes, das du behältst, ist am Ende 2 Punkte wert.
tutorial-gods-ask = Durchgang 5, eine Feuerprobe. Karte 08 liegt offen: 3 Nahrung und 3 Status statt des Üblichen. Du hast drei Medaillons.
tutorial-gods-a = Wie üblich Opfergabe und Status
tutorial-gods-a-reply = Zwei Dinge, wo die Karte sechs bringt.
tutorial-gods-b = Karte 08 auf die Hand, und Nahrung
tutorial-gods-b-reply = Für eine spätere Feuerprobe, dann für eine Opfergabe. Mit einem Medaillon wirkt sie jetzt.
tutorial-gods-c = Karte 08 mit einem Medaillon nutzen
tutorial-gods-c-reply = Gut: 3 Nahrung und 3 Status für ein Medaillon von 2 Punkten.

## Phase drei

tutorial-city = Phase 3: Universität und Markt
tutorial-city-1 = Zuerst zahlt die Universität 1 Punkt für jeden Status-Schritt, bis 15. Daraus folgt die Reihenfolge: Wer vorn liegt, beginnt den nächsten Durchgang; auf demselben Feld ist vorn, wer zuletzt kam. Dann gehen alle auf 0. Danach zahlt der Tempel.
tutorial-city-2 = Dann der Markt. Der Reihe nach darf jeder eine Ware dieses Durchgangs für Nahrung kaufen und bekommt sofort ihre Punkte: von Suppe, 1 Nahrung für 1 Punkt, bis Schmuck, 5 Nahrung für 9.
tutorial-city-ask = Du hast 3 Nahrung. Was kaufst du?
tutorial-city-a = Nichts, ich behalte die Nahrung
tutorial-city-a-reply = Nahrung bleibt, aber mehr als eine Ware je Durchgang gibt es nicht, und am Ende zählt auch eine Sammlung von Waren.
tutorial-city-b = Kleidung: 2 Nahrung, 3 Punkte
tutorial-city-b-reply = Gut: die beste Ware, die du bezahlen kannst.
tutorial-city-c = Suppe: 1 Nahrung, 1 Punkt
tutorial-city-c-reply = Ein Punkt. Kleidung brächte 3 für 1 Nahrung mehr.

## Aufgaben

tutorial-tasks = Der Palast und seine Aufgaben
tutorial-tasks-1 = Zuletzt der Palast. Du hast drei Aufgaben. In jedem Durchgang erfüllst du eine, für 6 Punkte; geht keine, wirfst du eine ab, für nichts. Dann nimmst du eine neue. Aufgaben kosten nichts: Du zeigst nur vor, was sie verlangen, etwa drei rosa Federn. Götterkarte 04 erlässt dir eine Bedingung, dann zahlt die Aufgabe 4.
tutorial-tasks-2 = Nach Durchgang 6 zahlt jede Aufgabe, die du noch hast und erfüllst, ebenfalls 6 Punkte.
tutorial-tasks-ask = Durchgang 6. Du hast 6 Nahrung, 2 Opfergaben und keine Karaffe. Welche neue Aufgabe?
tutorial-tasks-a = 4 Opfergaben haben
tutorial-tasks-a-reply = Du hast zwei, und kein Zug ist übrig, um mehr zu holen.
tutorial-tasks-b = 2 Karaffen haben
tutorial-tasks-b-reply = Der Markt ist für dieses Spiel zu.
tutorial-tasks-c = 5 Nahrung haben
tutorial-tasks-c-reply = Ja: Du hast 6, also bringt sie gleich 6 Punkte.

## Sammlungen

tutorial-sets = Sechs Sammlungen
tutorial-sets-1 = Zurück zu den Würfeln des letzten Durchgangs. Am Ende zahlen sechs Sammlungen, ganz oder gar nicht. 6 Waren: 6 Punkte. 9 Aufgaben: 9. 10 gelieferte Khipus: 10. 12 Personen-Plättchen: 12. Also so viele Punkte wie Teile.
tutorial-sets-2 = Nur zwei sind anders: 12 Federn bringen 6, und 6 Stirnreife bringen 9.
tutorial-sets-ask = Du hast 11 Federn und 5 Stirnreife; Stirnreif 3 fehlt eine orange Feder. Wofür ist deine 6?
tutorial-sets-a = Tempel: noch ein Priester
tutorial-sets-a-reply = 3 Punkte und eine Feuerprobe. Die fehlende Feder ist viel mehr wert.
tutorial-sets-b = Tausch: die orange Feder
tutorial-sets-b-reply = Gut: 12 Federn sind 6 Punkte. Dann aktiviert deine 3 Stirnreif 3 für 6, und sechs Stirnreife sind noch einmal 9.
tutorial-sets-c = Punkte: 2 Punkte
tutorial-sets-c-reply = Zwei Punkte. Die fehlende Feder ist viel mehr wert.

## Die ganze Wertung

tutorial-score = Die ganze Wertung
tutorial-score-1 = Dieses Spiel ist vorbei, und du hast mit 189 Punkten gewonnen: Stirnreife 63, Aufgaben 42, Tempel 27, Universität 17, Markt 16, Sammlungen 15, Dörfer mit Khipu obenauf 5, Feld Punkte 2 und ein übriges Inti 2. Also: Stirnreife früh, Plättchen früh, Priester hoch und in jedem Durchgang eine Aufgabe.
tutorial-score-2 = Übrige Nahrung, Opfergaben und Karten bringen nichts. Bei Gleichstand gewinnt, wer in der Reihenfolge weiter vorn ist.
tutorial-score-ask = Du und Cleo habt am Ende beide 150 Punkte. Cleo ist Zweite in der Reihenfolge, du bist an dritter Stelle. Wer gewinnt?
tutorial-score-a = Beide
tutorial-score-a-reply = Die Reihenfolge entscheidet, also gewinnt nur einer von euch.
tutorial-score-b = Cleo
tutorial-score-b-reply = Ja. Status in Durchgang 6 kann das Spiel entscheiden.
tutorial-score-c = Du
tutorial-score-c-reply = Wer weiter hinten ist, verliert den Gleichstand: Platz zwei kommt vor Platz drei.

## In Kürze

tutorial-recap-dice = In Kürze: die Würfel
tutorial-recap-dice-1 = Drei Würfel je Durchgang, jeder niedriger als alle auf seinem Feld. Steinweg und Hängebrücke: Läufer bewegen. Forschung und Landwirtschaft: Personen-Plättchen nehmen. Tausch: Augen ausgeben. Tempel: Priester setzen. Federschmuck: Stirnreif aktivieren. Punkte: 2 Punkte.
tutorial-recap-dice-2 = Mit weniger Leuten gibt es weniger Felder: Zu dritt sind Steinweg und Hängebrücke eines, zu zweit auch Forschung und Landwirtschaft. Wer in der ersten Reihenfolge weiter hinten ist, beginnt mit 1, 2 oder 3 Punkten. Schneckenhörner sind ein Modul, das man erst einschaltet: Ein Pasch beim Wurf bringt eines, das später einen Würfel um 1 ändert.
tutorial-recap-dice-ask = Du willst eine Feder. Welche Felder können eine bringen?
tutorial-recap-dice-a = Federschmuck und Tempel
tutorial-recap-dice-a-reply = Der Federschmuck braucht Federn, und der Tempel bringt eine Feuerprobe.
tutorial-recap-dice-b = Steinweg, Hängebrücke und Tausch
tutorial-recap-dice-b-reply = Ja: ein neues Dorf gibt seine Farbe, der Tausch jede Farbe für zwei Augen.
tutorial-recap-dice-c = Forschung und Landwirtschaft
tutorial-recap-dice-c-reply = Dort nimmst du Plättchen. Eines davon kann später Federn bringen, in Phase 2.

tutorial-recap-words = In Kürze: die Wörter
tutorial-recap-words-1 = Khipu: bleibt in jedem neuen Dorf, macht ein Haus frei und bringt eine Feder. Khipu in der Reserve: schon von der Maske, sein Haus ist frei. Aufleger: die Scheibe mit den Wegen aus Cuzco; du darfst sie drehen, wenn du wieder hinausgehst.
tutorial-recap-words-2 = Stirnreif: zwei Federn, aktiviert mit Federschmuck für Augen minus 1 und dazu 10, 7 oder 4. Stärke: wie viele Plättchen einer Farbe dieselbe Fähigkeit haben. Plättchen schiebst du einmal herunter, für Status oder Nahrung; sie wirken weiter.
tutorial-recap-words-3 = Feuerprobe: Karte oder Opfergabe, und Status oder Nahrung. Inti-Medaillon: nutzt eine offene Götterkarte ohne Opfergabe.
tutorial-recap-words-ask = Was bringt keine Feuerprobe?
tutorial-recap-words-a = Ein gesetzter Priester
tutorial-recap-words-a-reply = Doch. Auch ein aktivierter Stirnreif und der Weg nach Cuzco.
tutorial-recap-words-b = Der Läufer kommt nach Cuzco
tutorial-recap-words-b-reply = Doch. Auch ein gesetzter Priester und ein aktivierter Stirnreif.
tutorial-recap-words-c = Ein genommenes Personen-Plättchen
tutorial-recap-words-c-reply = Richtig. Priester, Stirnreif, Cuzco: diese drei bringen eine.

tutorial-recap-points = In Kürze: die Punkte
tutorial-recap-points-1 = Während des Spiels: Punkte, 2; Tausch, 1 Punkt je Auge; Stirnreife; Status, 1 Punkt je Schritt; Priester, je 1, 2, dann 3 Punkte; eine Ware je Durchgang; eine Aufgabe je Durchgang für 6.
tutorial-recap-points-2 = Nach Durchgang 6: jede erfüllte Aufgabe, je 6; Inti, je 2; Dörfer mit deinem Khipu obenauf; und die Sammlungen: 6 Waren 6, 9 Aufgaben 9, 10 Khipus 10, 12 Plättchen 12, aber 12 Federn 6 und 6 Stirnreife 9. Bei Gleichstand gewinnt, wer in der Reihenfolge vorn ist.
tutorial-recap-points-ask = Am Ende hast du 12 Federn, 6 Stirnreife und zwei Aufgaben, die du noch hast und erfüllst. Wie viele Punkte bringt das?
tutorial-recap-points-a = 15 Punkte
tutorial-recap-points-a-reply = Das sind 6 und 9 für die Sammlungen. Auch die zwei Aufgaben zahlen je 6.
tutorial-recap-points-b = 21 Punkte
tutorial-recap-points-b-reply = 6 für die Federn, 9 für die Stirnreife und zweimal 6 für die Aufgaben.
tutorial-recap-points-c = 27 Punkte
tutorial-recap-points-c-reply = Ja: 6, 9 und zweimal 6. Jetzt kennst du das Spiel. Wage eine Herausforderung oder spiele los: Tipps und Regeln gibt es jederzeit.

## Herausforderungen

tutorial-first-circlet = Ein Stirnreif in Durchgang 1
tutorial-first-circlet-about = Durchgang 1, du hast 6, 5 und 1. Fülle einen Stirnreif und aktiviere ihn, bevor der Durchgang vorbei ist.
tutorial-first-circlet-won = Ein Stirnreif in Durchgang 1 bringt mindestens 10 Punkte, und dein Federschmuck ist begonnen.
tutorial-first-circlet-lost = Zuerst zwei Federn nebeneinander, durch Tausch oder ein orange Dorf; dann ein Würfel auf Federschmuck mit mindestens den Augen des Stirnreifs.
tutorial-rich-round = Ein reicher Durchgang
tutorial-rich-round-about = Durchgang 2, du hast 20 Punkte. Komme auf 50, bevor der Durchgang vorbei ist. Stirnreif 6 ist schon gefüllt.
tutorial-rich-round-won = So gewinnt man: früh Stirnreife, dann ein Priester und eine Aufgabe.
tutorial-rich-round-lost = Stirnreife bringen in Durchgang 2 noch 10 Punkte extra. Fülle und aktiviere so viele wie möglich, und nutze auch deine Personen.
tutorial-last-round = Der letzte Durchgang
tutorial-last-round-about = Durchgang 6, du hast 124 Punkte. Beende das Spiel mit mindestens 175.
tutorial-last-round-won = Sammlungen, Aufgaben und die Stadt: Du hast gesehen, was das Ende bringt.
tutorial-last-round-lost = Rechne, was das Ende zahlt: 12 Federn 6, sechs Stirnreife 9, jede erfüllte Aufgabe 6, und Nahrung kauft noch eine Ware.
