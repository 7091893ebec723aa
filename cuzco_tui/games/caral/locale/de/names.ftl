# Die Namen von Caral: Orte, Figuren, Karten und Module.

nothing = nichts
place-start = Startfeld
place-village = Dorf { $number }
place-quarry = Steinbruch { $number }
place-cult = Kultplatz { $number }
place-market = Tiermarkt { $number }
place-site = Bauplatz { $number }
place-centre = Zentralpyramide
head-start = Startfeld
head-village = Dorf { $number }
head-quarry = Steinbruch { $number }
head-cult = Kultplatz { $number }
head-market = Tiermarkt { $number }
head-site = Bauplatz { $number }
head-centre = Zentralpyramide
to-start = zum Startfeld
to-village = zu Dorf { $number }
to-quarry = zu Steinbruch { $number }
to-cult = zu Kultplatz { $number }
to-market = zu Tiermarkt { $number }
to-site = zu Bauplatz { $number }
to-centre = zur Zentralpyramide
at-start = auf dem Startfeld
at-village = in Dorf { $number }
at-quarry = in Steinbruch { $number }
at-cult = auf Kultplatz { $number }
at-market = auf Tiermarkt { $number }
at-site = auf Bauplatz { $number }
at-centre = bei der Zentralpyramide
spaces-start = das Startfeld
spaces-village = ein Dorf
spaces-quarry = einen Steinbruch
spaces-cult = einen Kultplatz
spaces-market = einen Tiermarkt
spaces-site = einen Bauplatz
spaces-centre = die Zentralpyramide

## Karten

cards-stone = { $count ->
    [one] 1 Steinkarte
   *[other] { $count } Steinkarten
 }
cards-clay = { $count ->
    [one] 1 Lehmkarte
   *[other] { $count } Lehmkarten
 }
cards-fish = { $count ->
    [one] 1 Fischkarte
   *[other] { $count } Fischkarten
 }
cards-alpaca = { $count ->
    [one] 1 Alpakakarte
   *[other] { $count } Alpakakarten
 }
kind-of-card-stone = Stein
kind-of-card-clay = Lehm
kind-of-card-fish = Fisch
kind-of-card-alpaca = Alpaka
pair-stone = Steinpärchen
pair-clay = Lehmpärchen
pair-fish = Fischpärchen
pair-alpaca = Alpakapärchen
pair-mixed-first = Stein- und Lehmkarte als { $pair }
pair-mixed-second = Fisch- und Alpakakarte als { $pair }

## Figuren

role-worker = Arbeiter
role-builder = Bauleiter
role-priest = Priester
role-envoy = Abgesandter
carali-placed = { $role } { $at }
carali-envoy = Carali auf dem Abgesandtentableau
pen-sled = auf dem Schlitten
pen-board = auf dem Abgesandtentableau

## Was an einem Ort steht

site-free = unvergeben
site-neutral = neutrale Pyramide
site-reserved = { $who ->
    [Du] für dich reserviert
   *[other] reserviert von { $who }
 }
site-started = { $who ->
    [Du] deine Pyramide
   *[other] Pyramide von { $who }
 }, Stufe { $built } von { $target }
site-finished = { $who ->
    [Du] deine
   *[other] {""}
 }{ $who ->
    [Du] {""} vollendete
   *[other] vollendete
 } { $large ->
    [yes] große
   *[no] kleine
 } Pyramide{ $who ->
    [Du] {""}
   *[other] {""} von { $who }
 }
site-with-priest = { $said } mit Priester
anaconda-here = dort liegt die Anakonda
note-centre = das Jahr endet, { $who ->
    [Du] du wirst Oberpriester
   *[other] Oberpriester { $who }
 }
note-behind = hinter dem Architekten
note-architect = dort steht der Architekt
note-workers = { $count ->
    [0] kein Arbeiter
    [one] ein Arbeiter
   *[other] { $count } Arbeiter
 } von { $who ->
    [Du] dir
   *[other] { $who }
 }
note-figures = { $count ->
    [one] { $who ->
        [Du] dort stehst du
       *[other] dort steht { $who }
     }
   *[other] dort stehen { $who } und { $last ->
        [Du] du
       *[other] { $last }
     }
 }
distance = { $way ->
    [level] da, wo du stehst
    [ahead] { $spaces ->
        [one] ein Feld voraus
       *[other] { $spaces } Felder voraus
     }
   *[back] { $spaces ->
        [one] ein Feld zurück
       *[other] { $spaces } Felder zurück
     }
 }

## Der Architektwürfel

die-one = { $number }
die-several = { $first } oder { $last }

## Module

mood-card = zusammen { $needed } Karten, sonst { $strikes ->
    [fewest] verlieren alle mit den wenigsten
   *[most] verlieren alle außer denen mit den meisten
 } { $loss }
loss-carali = einen platzierten Carali
loss-alpaca = ein platziertes Alpaka
loss-card = eine Karte
loss-stone = einen Stein
counts-carali = platzierte Carali
counts-cards = Karten auf der Hand
counts-stones = Steine auf dem Schlitten
counts-reserved = leere reservierte Bauplätze
counts-alpacas = platzierte Alpakas
counts-workers = Arbeiter in den Steinbrüchen
counts-ahead = am weitesten vorn
status-1 = Steinmetz
status-2 = Hirte
status-3 = Vorarbeiter
status-4 = Landvermesser
status-5 = Denkmalbauer
status-6 = Heiligtumsbauer
status-7 = Stadtgründer
status-8 = Tempelfürst
status-9 = Speicherverwalter
status-10 = Sammler
status-11 = Händler
status-12 = Spender
status-13 = Rufer
status-14 = Schnellbauer
status-15 = Reisender
status-16 = Grundbesitzer
status-card = { $name }: { $asks }, { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 }
condition-stones = { $need ->
    [one] ein Stein
   *[other] { $need } Steine
 } auf dem Schlitten
condition-alpacas = { $need ->
    [one] ein Alpaka
   *[other] { $need } Alpakas
 } auf dem Schlitten
condition-workers = { $need } Arbeiter in den Steinbrüchen
condition-reserved = { $need ->
    [one] ein reservierter Bauplatz
   *[other] { $need } reservierte Bauplätze
 } ohne Stufe
condition-large = { $need ->
    [one] eine vollendete große Pyramide
   *[other] { $need } vollendete große Pyramiden
 }
condition-small = { $need ->
    [one] eine vollendete kleine Pyramide
   *[other] { $need } vollendete kleine Pyramiden
 }
condition-finished = { $need ->
    [one] eine vollendete Pyramide
   *[other] { $need } vollendete Pyramiden
 }
condition-priests = { $need } Priester
condition-cards = { $need ->
    [one] eine Karte
   *[other] { $need } Karten
 } auf der Hand
condition-same = { $need ->
    [one] eine Karte
   *[other] { $need } Karten
 } einer Art
condition-pairs = { $need ->
    [one] ein Pärchen
   *[other] Pärchen aus { $need } Arten
 }
condition-offering = ein Opfer, das { $need } zählt
condition-calls = { $need ->
    [one] ein Jahr
   *[other] { $need } Jahre
 } mit der eigenen Figur beendet
condition-levels = { $need ->
    [one] eine Stufe
   *[other] { $need } Stufen
 } in einem Zug gebaut
condition-spaces = { $need ->
    [one] ein Feld
   *[other] { $need } Felder
 } in einer gewöhnlichen Bewegung
condition-pyramids = { $need ->
    [one] eine eigene Pyramide
   *[other] { $need } eigene Pyramiden
 } mit einer Stufe
tile = Plättchen { $name }, { $does }
tile-p1 = 3 Karten, dann eine abwerfen
tile-p2 = 2 Karten gegen 4
tile-p3 = ein Carali, dann eine Karte
tile-p4 = ein Carali, dann einen bewegen
tile-p5 = ein Alpaka, dann ein Stein
tile-p6 = ein Alpaka oder eines zurück für 3 Karten
tile-p7 = Steine, dann einen Carali bewegen
tile-p8 = Steine oder eine Stufe
emissary-tile-1 = gemischtes Pärchen
emissary-tile-2 = eine Karte für jedes Alpaka
emissary-tile-3 = 2 Karten gegen 2 Steine
emissary-tile-4 = Opfer +1
emissary-lacks = Stufe { $level } braucht dann noch { $figures }
emissary-finishes = vollendet Stufe { $level }
emissary-level = Stufe { $level } für { $figures }: { $rewards }
figures-carali = { $count } Carali
figures-alpacas = { $count ->
    [one] 1 Alpaka
   *[other] { $count } Alpakas
 }
reward-fame = { $number ->
    [one] 1 Ruhmpunkt
   *[other] { $number } Ruhmpunkte
 }
reward-stones = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
 }
reward-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
share = { $who } { $number }
