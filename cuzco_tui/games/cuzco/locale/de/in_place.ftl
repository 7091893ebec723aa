# Warum, was und wer: kurze Worte, die an Ort und Stelle erklären.

## Der Wurf eines Durchgangs

roll-line = Durchgang { $round }: { $seats }
roll-of = { $who } { $dice }

## Warum eine Sache nicht geht, in einer Zeile

why-this = { $what }: { $why }
why-place-here = { $place }: Dort steht dein Läufer.
why-place-no-road = { $place }: Von { $here } führt kein Weg dorthin.
why-place-pips = { $place }: { $kind } mit { $pips }; deine Würfel sind niedriger.

## Warum ein Feld zu ist: höchstens zwei Zeilen zu 14 Zeichen

short-placed = liegt schon
short-not-your-turn = nicht dein Zug
short-not-now = jetzt nicht
short-lower = { $lowest ->
    [one] dort liegt eine 1
   *[other] weniger als { $lowest } nötig
 }
short-road = Weg erst ab { $pips }
short-no-road = kein Weg hier
short-tile = Plättchen erst ab { $pips }
short-no-tile = kein Plättchen mehr
short-no-house = kein freies Haus
short-no-priest = kein Priester mehr
short-circlet = Stirnreif erst ab { $pips }
short-no-circlet = kein Stirnreif vollständig
short-all-circlets = alle Reife aktiviert
short-other-die = erst der andere

## Begriffe: je ein kurzer Satz, und die Wörter, mit denen ein Text von ihnen spricht

term-feather = Federn stecken im Federschmuck; zwei über einem Stirnreif machen ihn bereit.
term-words-feather = feder
term-circlet = Ein Würfel ab seiner Zahl aktiviert einen Stirnreif mit zwei Federn, einmal.
term-words-circlet = stirnreif
term-khipu = Ein Khipu bleibt im Dorf; liegt es am Ende obenauf, zählt das Dorf für dich.
term-words-khipu = khipu
term-reserve = Ein Khipu in der Reserve macht sein Haus frei; geliefert wird es zuletzt.
term-words-reserve = reserve
term-slide = Ein Plättchen oben schiebst du einmal herunter, für Status oder Nahrung.
term-words-slide = schieb, heruntergeschoben, hochgeschoben, herunterschieben, hochschieben, plättchen unten, plättchen oben
term-chasqui = Dein Läufer, der Chasqui, trägt Khipus von Dorf zu Dorf.
term-words-chasqui = läufer, chasqui
term-inti = Ein Inti-Medaillon nutzt eine offene Götterkarte umsonst; am Ende 2 Punkte.
term-words-inti = inti, medaillon
term-offering = Eine Opfergabe bezahlt eine Götterkarte aus deiner Hand.
term-words-offering = opfergabe
term-pututu = Ein Schneckenhorn ändert einen Würfel um 1 oder bis zu 2, bevor er liegt.
term-words-pututu = schneckenh
term-fire-trial = Feuerprobe: Götterkarte oder Opfergabe, und Status oder Nahrung.
term-words-fire-trial = feuerprobe
term-overlay = Der Aufleger ist die Scheibe von Cuzco mit den sechs Wegen hinaus.
term-words-overlay = aufleger
term-knowledge = Status bringt am Ende des Durchgangs Punkte und bestimmt die Reihenfolge.
term-words-knowledge = status
term-person = Ein Personen-Plättchen nutzt du jeden Durchgang; gleiche sind zusammen stärker.
term-words-person = stärke, jeden durchgang
circlet-note = ab { $pips }: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
