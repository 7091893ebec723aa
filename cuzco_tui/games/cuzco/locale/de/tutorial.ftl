# The guided first round in German: what to do now, why, and the rule that matters, in a few short sentences a lesson.
# Every sentence or two is a line of at most 80 characters. The first player goes by the number of the seat.

## Set-up

tutorial-welcome =
    Willkommen in Cuzco. Du spielst einen Durchgang mit Hilfe, für alle drei.
    Danach bist du Person 1, und Bots spielen für Cleo und Ben weiter.
tutorial-goal =
    Es geht um Punkte: Wer nach sechs Durchgängen die meisten hat, gewinnt.
    Jeder Durchgang hat drei Phasen: Würfel, Personen und Stadt.
tutorial-help =
    Regeln haben Kennungen wie D-2. Du kannst sie unterwegs alle nachschlagen.
tutorial-feather-one =
    Du beginnst als Person 1. Lege deine Feder in Türkis in Aussparung 3.
    Dort wartet sie auf eine violette: Zwei Federn machen den Stirnreif vollständig.
    Dörfer geben Federn, und ein violettes Dorf liegt nur einen Weg entfernt.
tutorial-tasks-one =
    Jede Aufgabe bringt 6 Punkte. Deine Start-Aufgabe: Khipus in 2 Dörfern.
    Regel N-11: Behalte jetzt zwei von diesen vier. Behalte 25 und 27.
    Kleidung und Karaffen sind Waren, und Waren bringen auch selbst Punkte.
tutorial-feather-two =
    Jetzt bist du Cleo, mit einer Feder in Rosa.
    Lege sie in Aussparung 5, für Stirnreif 3.
    Ein Stirnreif mit mehr Augen bringt mehr, braucht aber einen höheren Würfel.
tutorial-tasks-two =
    Behalte 24 und 30, zweimal Suppe und drei verschiedene Waren.
    Deine Start-Aufgabe verlangt eine Ware und ein Landwirtschafts-Plättchen.
    So hilft ein einziger Kauf bei allen dreien.
tutorial-feather-three =
    Jetzt bist du Ben, mit einer Feder in Orange. Lege sie in Aussparung 3.
    Stirnreif 2 braucht daneben noch eine in Türkis.
tutorial-tasks-three =
    Behalte 34 und 42. Aufgabe 34 verlangt zwei Karten von Viracocha.
    Eine davon hast du schon auf der Hand.
    Aufgabe 42, Khipus in 4 inneren Dörfern, kann das ganze Spiel über wachsen.

## Phase one: dice

tutorial-dice =
    Alle haben drei Würfel geworfen.
    Regel D-1: Reihum setzt ihr je einen ein und führt seine Aktion aus, dreimal.
tutorial-dice-lower =
    Regel D-2: Dein Würfel muss niedriger sein als alle, die auf dem Feld liegen.
    Ein hoher Würfel kann mehr, sollte aber früh kommen.
tutorial-stone =
    Person 1: Setze deine 4 für den Steinweg ein, der in ein violettes Dorf führt.
    Regel M-1: Ein Weg darf höchstens so viele Augen zeigen wie dein Würfel.
    Dieser zeigt 4.
tutorial-stone-road =
    Laufe ins Dorf P3. Regel M-3: Dein Läufer liefert dort ein Khipu ab.
    Das ist eine Botschaft aus geknoteten Schnüren. Das Dorf dankt mit einer Feder.
tutorial-stone-feather =
    Lege sie in Aussparung 4, neben die in Türkis.
    Das macht Stirnreif 2 vollständig; die Aktion Federschmuck holt daraus Punkte.
tutorial-farm =
    Cleo: Für deine Start-Aufgabe setze deine 2 auf Landwirtschaft ein.
    Regel P-1: Dein Würfel braucht mindestens die Augenzahl neben dem Plättchen.
    Wir wollen das bei Augenzahl 1, also genügt ein niedriger Würfel.
tutorial-farm-tile =
    Nimm das bei Augenzahl 1. Es kann je Durchgang ein Forschungs-Plättchen bringen.
    Regel P-2: Jedes Plättchen braucht ein freies Haus. Du hast zwei.
    Jedes Khipu, das du ablieferst, macht noch eines frei.
tutorial-temple =
    Ben: Deine Start-Aufgabe verlangt einen Priester.
    Setze eine 3 auf Tempel ein.
    Ein Priester bringt in jedem Durchgang Punkte, und jetzt gleich eine Feuerprobe.
tutorial-temple-step =
    Nimm Stufe 3, die höchste, die eine 3 erreicht: Regel T-1.
    Wer später deine Stufe nimmt, drängt deinen Priester eine Stufe hinunter.
    Weit oben steht er also sicherer.
tutorial-fire-gift =
    Regel F-1: Eine Feuerprobe hat zwei Hälften. Erst Götterkarte oder Opfergabe.
    Nimm Karte 13 von Mama Sara. Mit ihr zählt ein Würfel als 6.
    Das hilft dir, denn du hast niedrig gewürfelt.
tutorial-fire-growth =
    Die zweite Hälfte ist Status oder Nahrung. Nimm den Status-Schritt.
    Er bringt Punkte an der Universität, und wer dort führt, ist dann zuerst dran.
tutorial-rope =
    Person 1: Setze eine 3 für die Hängebrücke ein und laufe weiter.
    Regel N-13: Zu dritt teilen sich beide Arten von Wegen ein Feld.
    Deine 3 passt zu deiner 4. Kommt dir Ben mit einer 3 zuvor, geht es nicht.
tutorial-rope-road =
    Laufe ins Dorf T4, für noch eine Feder in Türkis.
    Regel Z-2: Am Ende bringt es auch 4 Punkte, wenn dein Khipu noch oben liegt.
tutorial-rope-done =
    Khipus in 2 Dörfern: Deine Start-Aufgabe ist geschafft.
    Die Punkte dafür gibt es in Phase 3.
tutorial-exchange =
    Cleo: Setze eine 5 auf Tausch ein. Augen sind hier Geld, je mehr, je besser.
    Die Regeln X-1 bis X-7 sind die Preisliste. Was du nicht ausgibst, verfällt.
tutorial-exchange-slide =
    Regel X-2: Für ein Auge schiebe dein Landwirtschafts-Plättchen herunter.
    Das bringt 2 Nahrung, und mit Nahrung kaufst du Waren.
    Das Plättchen behält seine Fähigkeit.
tutorial-exchange-feather =
    Regel X-6: Für 2 Augen nimm eine Feder.
    Nimm eine in Rosa, die zweite für Stirnreif 3.
tutorial-exchange-slot =
    Aussparung 6 macht Stirnreif 3 vollständig.
    Im nächsten Durchgang kannst du ihn aktivieren.
tutorial-exchange-card =
    Regel X-5: Für die letzten 2 Augen nimm eine Götterkarte.
    Nimm Karte 09 von Viracocha.
    Ab Durchgang 2 kann sie dir zu einem Plättchen noch ein zweites bringen.
tutorial-exchange-turned =
    Merke dir Karte 08, die jetzt offen liegt. Sie macht eine Feuerprobe reich.
tutorial-study =
    Ben: Du brauchst auch Forschung. Setze dort eine 3 ein.
    Das geht wie Landwirtschaft. Ein gutes Plättchen liegt bei Augenzahl 6.
    So weit reicht eine 3 nicht, aber du hast eine Karte.
tutorial-study-card =
    Spiele Karte 13 für eine Opfergabe aus, und deine 3 zählt als 6.
    Regel G-0: Eine Karte von der Hand kostet eine Opfergabe.
    Ausspielen darfst du sie nur in einer Phase, die sie nennt.
tutorial-study-tile =
    Nimm das Plättchen bei Augenzahl 6.
    Einmal in jedem Durchgang kann es einen Stirnreif aktivieren.
tutorial-headdress =
    Person 1: Aktiviere Stirnreif 2 mit deiner letzten 3 auf Federschmuck.
    Regel H-1: Er braucht beide Federn, und dein Würfel mindestens seine Augenzahl.
    Regel H-2: 1 Punkt für ihn, und 10, weil es früh ist. Später sind es 7, dann 4.
tutorial-headdress-medal =
    Auch Stirnreife bringen Feuerproben. Nutze Karte 08 für dein Inti-Medaillon.
    Regel G-0: Ein Medaillon nutzt eine Karte aus der Auslage, ohne Opfergabe.
    Das gibt 3 Nahrung und 3 Status-Schritte. Ungenutzt wäre es 2 Punkte wert.
tutorial-points =
    Cleo: Deine 5 kommt spät. Auf jedem anderen Feld liegt eine 5 oder weniger.
    Regel D-3: Das Feld Punkte nimmt jeden Würfel. Hol dir dort 2 Punkte.
tutorial-last-die =
    Ben: Deine letzte 3 passt noch auf Tausch, wo nur eine 5 liegt.
tutorial-last-feather =
    Nimm für 2 Augen eine Feder in Türkis; sie kommt neben die in Orange.
tutorial-last-slot =
    Aussparung 4 macht Stirnreif 2 vollständig.
tutorial-last-pip =
    Regel X-3: Für das letzte Auge nimm einen Punkt.

## Phase two: people

tutorial-people =
    Regel E-1: Alle dürfen jetzt einmal Forschung und einmal Landwirtschaft nutzen.
    Kein Plättchen wird dabei verbraucht.
    Person 1 hat noch keines und wird übergangen.
tutorial-use-farm =
    Cleo: Nutze deine Landwirtschaft. Sie wirkt auch heruntergeschoben.
    Regel A-12: Du nimmst ein Forschungs-Plättchen wie mit einer 3.
tutorial-use-farm-tile =
    Nimm das Plättchen bei Augenzahl 3, für Steinwege. Neue Plättchen wirken sofort.
tutorial-use-study =
    Nutze es. Regel A-04: Dein Läufer nimmt einen Steinweg mit bis zu 2 Augen.
    Ein Khipu im Dorf, eine Feder und ein freies Haus, und alles ohne Würfel.
tutorial-use-study-slot =
    Lege sie in Aussparung 10, für Stirnreif 5. Stirnreif 6 würde eine 6 verlangen.
tutorial-use-circlet =
    Ben: Nutze deine Forschung.
    Regel A-09: Sie aktiviert einen Stirnreif, wie es eine 3 täte.
    Wieder 11 Punkte, ohne Würfel. Plättchen lohnen sich Durchgang für Durchgang.
tutorial-use-circlet-gift =
    Noch eine Feuerprobe. Nimm Karte 09, deine zweite Karte von Viracocha.
    Aufgabe 34 will zwei davon auf deiner Hand, also spiele sie noch nicht aus.
tutorial-use-circlet-growth =
    Nimm wieder den Status-Schritt, für noch einen Punkt an der Universität.

## Phase three: the city

tutorial-university =
    Die Universität gab einen Punkt für jeden Schritt auf der Status-Leiste.
    Regel U-1: Wer führt, ist ab jetzt zuerst dran; alle Marker gehen auf 0 zurück.
tutorial-priests =
    Dann gab der Tempel einen Punkt für jeden Priester.
    Regel U-2: Wer die meisten Priester hat, bekommt ein Inti-Medaillon.
tutorial-market =
    Regel U-3: Auf dem Markt darf jede Person eine Ware dieses Durchgangs kaufen.
    Person 1: Kaufe die Karaffe für deine 3 Nahrung.
    Das sind sofort 5 Punkte, und die Hälfte von Aufgabe 27.
tutorial-market-soup =
    Ben hat keine Nahrung. Cleo: Kaufe die Suppe.
    Sie bringt nur einen Punkt, aber deine Start-Aufgabe wartet auf eine Ware.
tutorial-palace =
    Regel U-4: Im Palast erfüllt jede Person genau eine Aufgabe, für 6 Punkte.
    Person 1 konnte nur die Start-Aufgabe erfüllen, darum kam keine Frage.
    Wer keine erfüllen kann, muss eine abwerfen und bekommt nichts.
tutorial-palace-take =
    Dann kommt eine neue Aufgabe. Person 1: Nimm 31, 4 Waren. Eine hast du schon.
tutorial-palace-choose =
    Ben: Du kannst zwei Aufgaben erfüllen, aber je Durchgang zählt nur eine.
    Erfülle 34. Danach darfst du die Karten ausspielen.
    Deine Start-Aufgabe kann warten.
tutorial-palace-villages =
    Nimm 08. Wie Aufgabe 42 schickt sie deinen Läufer hinaus in die Dörfer.
tutorial-palace-two =
    Landwirtschaft und Suppe haben die Start-Aufgabe von Cleo erfüllt.
tutorial-palace-tools =
    Cleo: Nimm 28, zweimal Werkzeug. Als Ware hilft es auch bei Aufgabe 30.
tutorial-round-over =
    Regel U-5: Neue Plättchen und Aufgaben liegen aus, und alle haben neu gewürfelt.

## The end of the lessons

tutorial-farewell-rounds =
    Du hast alle acht Aktionen ausgeführt, und jeder Durchgang läuft wie dieser.
    Ab jetzt bist du Person 1, und du bist zuerst dran.
tutorial-farewell-advice =
    Drei Tipps: Aktiviere Stirnreife früh.
    Nimm Plättchen, denn sie wirken in jedem Durchgang.
    Und plane für jeden Besuch im Palast eine Aufgabe ein.
tutorial-farewell-end =
    Nach Durchgang 6 zählen unbenutzte Medaillons, und Dörfer mit deinem Khipu oben.
    Regel Z-3: Auch volle Sammlungen zählen, von Federn, Stirnreifen, Aufgaben,
    Khipus, Plättchen und Waren.
tutorial-farewell-go =
    Frag nach einem Tipp oder einer Regel, wann immer du magst. Viel Glück!
