# Die Wörter von Carals Feldern, Fenstern und Tasten auf dem Bildschirm.

do-page-path = Weg
do-page-sleds = Schlitten
do-page-pyramids = Pyramiden
do-page-modules = Module
do-page-log = Verlauf
about-page-path = Zeigt den Spiralweg.
about-page-sleds = Zeigt die Schlitten der anderen: Steine, Reichweite, Karten und was sie noch haben.
about-page-pyramids = Zeigt die vollendeten Pyramiden, was die Zeremonie bringt und was der Dank der Götter bringt.
about-page-modules = Zeigt die Karten, Plättchen und Tableaus der Module im Spiel.
about-page-log = Zeigt den Verlauf, alles, was geschehen ist.
about-home-path = Zeigt den Weg, mit der Marke in der Frage.
about-along-path = Geht den Weg entlang zum nächsten Ort, der gewählt werden kann.
about-walk-path = Geht auf dem Weg von Ort zu Ort.
about-take-place = Wählt den Ort unter der Marke, wenn er gewählt werden kann.
keys-at-caral-board = Ansichten und Weg
keys-at-caral-path = Auf dem Weg
lead-along = links rechts
lead-along-path = gehen

panel-path = Der Spiralweg
panel-sleds = Die anderen
panel-pyramids = Pyramiden und Zeremonie
panel-ceremony = Zeremonie
panel-piles = Abgeworfene Karten
piles-draw = { $number } im Zugstapel
panel-moods = Laune der Götter
panel-years = Jahresplättchen
panel-moods-years = Laune und Jahresplättchen
panel-status = Statuskarten
panel-tiles = Fortschrittsplättchen
panel-emissaries = Abgesandte

path-start = Start
path-village = Dorf { $number }
path-quarry = Steinbruch { $number }
path-cult = Kultplatz { $number }
path-market = Tiermarkt { $number }
path-short-village = Dorf { $number }
path-short-quarry = Bruch { $number }
path-short-cult = Kult { $number }
path-short-market = Markt { $number }
path-gives-village = 1 Carali
path-gives-market = 1 Alpaka
path-gives-cult = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
    }
path-gives-short-village = Carali
path-gives-short-market = Alpaka
path-gives-short-cult = { $number } K.
path-gives-shortest-village = C
path-gives-shortest-market = A
path-gives-shortest-cult = { $number } K.
path-gives-quarry = Steine
path-gives-stones = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
    }
path-gives-stones-short = { $number } St.
path-pays = bringt { $fame }
path-anaconda = Anakonda
path-anaconda-short = Schlange
path-tile-1 = 3 Karten, dann -1
path-tile-2 = 2 Karten für 4
path-tile-3 = Carali und Karte
path-tile-4 = Carali, bewegen
path-tile-5 = Alpaka, Stein
path-tile-6 = Alpaka od. Karten
path-tile-7 = Steine, bewegen
path-tile-8 = Steine od. Stufe
path-tile-short-1 = +3-1 K.
path-tile-short-2 = 2 für 4
path-tile-short-3 = C + 1 K.
path-tile-short-4 = C + bew.
path-tile-short-5 = A + St.
path-tile-short-6 = A od. 3
path-tile-short-7 = St. + C
path-tile-short-8 = St./Stufe
path-lit-move = golden: in Reichweite, -2: zwei Karten
path-lit = golden: kann gewählt werden
path-architect = { $sign } Architekt

sled-stones = Steine
sled-alpacas = Alpakas
sled-range = Reichweite
sled-hand = Hand
sled-workers = Arbeiter
sled-left = noch { $number }
sled-in-supply = übrig
sled-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
    }
sled-fame = { $fame } Ruhm

others-range = { $range } Reichweite
others-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
    }
others-carali = { $number } Carali übrig
others-workers = { $workers } Arbeiter
others-priests = { $number } Priester
others-alpacas = { $left ->
    [one] 1 Alpaka
   *[other] { $left } Alpakas
    } übrig
others-pyramids = { $number ->
    [one] 1 Pyramide
   *[other] { $number } Pyramiden
    }
others-levels = { $number ->
    [one] 1 Stufe
   *[other] { $number } Stufen
    }{ $figures ->
    [none] {""}
   *[other] {" "}und { $figures }
    }

pyramids-next = { $done } von { $all } vollendet, die nächste bringt { $fame }
pyramids-next-short = die nächste: { $fame }
pyramids-enough = { $done } vollendet: letztes Jahr, weitere bringen nichts
pyramids-enough-short = { $done } vollendet, das letzte Jahr
pyramids-ceremony = Zeremonie: meiste +{ $highest }, andere +{ $other }, keine −{ $nothing }
pyramids-ceremony-short = meiste +{ $highest }, andere +{ $other }, keine −{ $nothing }
pyramids-thanks = Dank der Götter an dich: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    }, { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
    }
pyramids-thanks-short = Dank: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    }{ $fame ->
    [0] {""}
   *[other] , { $fame } Ruhm
    }
pyramids-left = Stufen übrig
pyramids-left-short = übrig
pyramids-mood = Laune: { $needed } Karten
pyramids-tile = Jahr: { $what }

bar-year = Jahr { $year }{ $limit ->
    [0] {""}
   *[other] {" "}von { $limit }
    }{ $last ->
    [yes] , das letzte
   *[no] {""}
    }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
    }
bar-fame = { $fame } Ruhm
bar-phase-setup = erste Bauplätze
bar-phase-neutral = neutrale Bauplätze
bar-phase-round = Architekt
bar-phase-turns = Züge
bar-phase-ceremony = Zeremonie
bar-phase-mood = Laune der Götter
bar-phase-year-end = Jahresende
bar-phase-thanks = Dank der Götter
bar-phase-anaconda = Anakonda
bar-phase-over = die Partie ist vorbei

years-now = { $fame } Ruhm, Zweiter { $second }; wer Letzter ist, beginnt das nächste Jahr
years-now-short = { $fame } Ruhm, Zweiter { $second }
years-coming = dann: { $counts }
tiles-coming = Pyramide { $place }: { $does }
tiles-laid = { $place }: { $does }
emissary-reward = { $fame } Ruhm{ $stones ->
    [0] {""}
    [one] , 1 Stein
   *[other] , { $stones } Steine
    }{ $cards ->
    [0] {""}
    [one] , 1 Karte
   *[other] , { $cards } Karten
    }
emissary-signs = C Carali, a Alpaka; { $filled } deine, { $free } fehlt noch
modules-page = Seite { $number } von { $all }, { $key } blättert
emissary-held = dein Plättchen: { $does }
emissary-marker = Diplomatiemarker ({ $fame } Ruhmpunkte): { $who }

modal-cards = Karten
modal-cards-hand = Hand:
modal-cards-then = dann { $pairs ->
    [0] ohne Pärchen
    [one] mit 1 Pärchen
   *[other] mit { $pairs } Pärchen
    }:
modal-ceremony = Die Zeremonie
offering-plus = {" "}+1
offering-leads = liegt vorn
offering-now = opfert jetzt
offering-nothing = nichts
offering-no-card = keine Karte
offering-no-kind = keine Karte einer freien Art
offering-later = { $number ->
    [0] keine Karte
    [one] später, hat 1 Karte
   *[other] später, hat { $number } Karten
    }
offering-brings = { $leads ->
    [yes] vorn: +{ $fame }
   *[no] +{ $fame }
    }{ $more ->
    [0] {""}
   *[other] +{ $more }
    }
offering-barred = Die aufgedeckte Karte sperrt diese Art: { $kind }
offering-mood = Laune der Götter: { $card }; bis jetzt { $total }
offering-left = Karten danach: { $left }. { $last ->
    [yes] Nach dir opfert niemand mehr.
   *[no] Noch zu opfern haben: { $after }.
    }
offering-status = Dazu kommt: { $cards }.
offering-loses = Wer nichts opfert, verliert { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
    }.

summary-year = Das Ende von Jahr { $year }: Oberpriester { $mine ->
    [yes] bist du
   *[no] ist { $who }
    }{ $by ->
    [architect] , der Architekt war zuerst da
   *[figure] {""}
    }
summary-ceremony = Zeremonie
summary-tile = Plättchen
summary-priests = Priester
summary-status = Status
summary-cards = Karten
summary-nobody = Niemand opfert etwas, also gibt es keinen Höchstbietenden.
summary-next = { $mine ->
    [yes] Du beginnst das nächste Jahr.
   *[no] { $who } beginnt das nächste Jahr.
    }
modal-ranking-tie = Wer gleich viele Ruhmpunkte hat, liegt mit mehr Steinen, Alpakas und Karten zusammen vorn.

howto-goal = Baue Pyramiden am Spiralweg und sammle die meisten Ruhmpunkte.
howto-turn = In deinem Zug geht deine Figur den Weg entlang, vor oder zurück, und du führst die Aktion des Ortes aus, auf dem sie hält. Hinter dem Architekten gibt es keine.
howto-build = Ein Carali als Bauleiter reserviert einen Bauplatz; dort kostet jede Stufe einen Stein. Arbeiter bringen Steine, Alpakas mehr Reichweite, und ein Kartenpärchen bringt die Fähigkeit seiner Art.
howto-ceremony = Erreicht eine Figur oder der Architekt die Zentralpyramide, so endet das Jahr mit der Zeremonie: Opfere Karten einer Art, die sonst niemand opfert. Die meisten Karten bringen die meisten Ruhmpunkte.
howto-end = Das Jahr, in dem die siebte Pyramide vollendet wird, ist das letzte. Dann bringen Pyramiden und Priester die meisten Ruhmpunkte.
howto-keys = Links und rechts gehen den Weg entlang, hoch und runter durch die Liste, { $take } nimmt. { $hint } gibt einen Tipp, { $why } sagt, warum nicht, { $rule } öffnet die Regel, { $undo } nimmt zurück. { $path } zeigt den Weg, { $sleds } die Schlitten, { $pyramids } die Pyramiden, { $modules } die Module, { $log } den Verlauf.
help-pyramid = Eine Pyramide in der Farbe ihres Besitzers: die Nummer des Bauplatzes, sein Buchstabe, und 2 von 5 Stufen stehen.
help-priest = Eine vollendete Pyramide mit einem Priester.
help-reserved = Ein reservierter Bauplatz ohne Stufe, mit seiner Nummer.
help-free = Ein unvergebener Bauplatz.
help-neutral = Eine neutrale Pyramide zu zweit, mit der Nummer ihres Bauplatzes.
help-figure = Ein kleiner Buchstabe ist eine Spielerfigur.
help-architect = Der Architekt.
help-behind = Ohne eigenen Grund: hinter dem Architekten, dort gibt es keine Aktion.
help-lit = Goldene Ränder: kann jetzt gewählt werden; breite sind die Marke.
help-cost = So viele Karten kostet der Weg dorthin.
help-workers = So viele Arbeiter eines Spielers in einem Steinbruch.
help-workers-both = Arbeiter: so viele in Steinbruch 1 und in Steinbruch 2.
help-centre = Die Zentralpyramide: was ihre nächsten Stufen dem Höchstbietenden bringen; die mit einem Wort gilt jetzt.
help-tile = Unter einem Platz für eine vollendete Pyramide: das Fortschrittsplättchen, das mit ihr kommt.
help-tile-laid = Auf einem Aktionsfeld: was ein gelegtes Plättchen dort tut; C ist ein Carali, A ein Alpaka, K. Karten, St. Steine.
help-emissaries = Eine Stufe des Abgesandtentableaus: von zwei Carali steht einer von dir dort, von einem Alpaka keines.
help-grows = Mit dieser vollendeten Pyramide wächst die Zentralpyramide.

title-tagline-caral = Pyramiden am Spiralweg, in der ältesten Stadt Amerikas
do-home = Weg und eigener Schlitten
