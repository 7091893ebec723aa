# Caral auf Deutsch: Ereignisse, Fragen, Möglichkeiten, Umschau, Gründe und die Rangfolge.
# Der Name steht allein oder vor einem Doppelpunkt; wer angesprochen wird, heißt "Du".

## Events

event-start-player-chosen = { $seat }: Startspieler.
event-modules-laid-out = { $things }.
laid-and = { $said }. { $more }
laid-mood = Laune der Götter: { $mood }
laid-years = Jahresplättchen der Reihe nach: { $years }
laid-statuses = Statuskarten: { $cards }
laid-tiles = Fortschrittsplättchen: { $tiles }
event-neutral-level-placed = { $seat }: neutrale Stufe { $at }.
event-year-started = Jahr { $year } beginnt. Startspieler: { $start }.
event-last-year-known = { $reason ->
    [pyramids] Sieben Pyramiden sind vollendet: Dieses Jahr ist das letzte.
   *[limit] Dieses Jahr ist das letzte.
 }
event-round-started = Runde { $round } beginnt.
event-architect-rolled = { $seat }: Architektwürfel { $numbers }.
event-architect-moved = { $seat }: Der Architekt { $steps ->
    [0] bleibt { $at }
    [one] geht ein Aktionsfeld weiter, { $to }
   *[other] geht { $steps } Aktionsfelder weiter, { $to }
 }.
event-turn-started = { $seat }: am Zug.
event-figure-moved = { $seat }: { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 } { $way ->
    [ahead] vorwärts
   *[back] zurück
 } { $to }.
event-cards-discarded = { $seat }: { $purpose ->
    [move] { $cards } für die Bewegung abgeworfen
    [exchange] { $cards } für Steine abgeworfen
    [mood] Strafe, { $cards } verloren
   *[action] { $cards } abgeworfen
 }.
event-pair-played = { $seat }: { $pair } gespielt.
event-action-taken = { $seat }: Aktion { $at }{ $again ->
    [yes] , noch einmal
   *[no] {""}
 }.
event-action-declined = { $seat }: keine Aktion { $at }.
event-carali-placed = { $seat }: { $carali }.
event-carali-taken = { $seat }: aufgenommen, { $carali }.
event-carali-lost = { $seat }: Strafe, { $carali } verloren.
event-alpaca-placed = { $seat }: Alpaka { $pen }.
event-alpaca-returned = { $seat }: { $purpose ->
    [cards] Alpaka { $pen } zurück in den Vorrat für Karten
    [anaconda] Alpaka { $pen } zurück in den Vorrat für die Anakonda
   *[mood] Strafe, Alpaka { $pen } verloren
 }.
event-stones-gained = { $seat }: { $number ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $number } Steine
 }{ $lost ->
    [0] {""}
    [one] , einer hat keinen Platz
   *[other] , { $lost } haben keinen Platz
 }.
event-stone-lost = { $seat }: { $purpose ->
    [anaconda] ein Stein für die Anakonda
   *[mood] Strafe, ein Stein verloren
 }.
event-cards-drawn = { $seat }: { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 } gezogen.
event-cards-seen = Gezogen: { $cards }.
event-cards-taken = { $seat }: { $cards } vom Ablagestapel.
event-pile-reshuffled = Der Ablagestapel wird zum Zugstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
event-level-built = { $seat }: Stufe { $height } von { $target } gebaut, { $at }.
event-pyramid-finished = { $seat }: { $large ->
    [yes] große
   *[no] kleine
 } Pyramide { $at } vollendet, Nummer { $number } auf dem Spielplan.
event-central-pyramid-grew = Die Zentralpyramide wächst auf Höhe { $height }.
event-tile-laid = { $seat }: { $tile }, kommt { $to }.
event-anaconda-moved = { $seat }: Die Anakonda kommt { $to }.
event-emissary-level-finished = { $seat }: Abgesandtenstufe { $level } vollendet.
event-marker-taken = { $seat }: Diplomatiemarker{ $from_somebody ->
    [yes] {""}, bisher bei: { $holder }
   *[no] {""}
 }.
event-status-taken = { $seat }: Statuskarte { $card }.
event-fame-changed = { $seat }: { $amount ->
    [-1] −1 Ruhmpunkt
    [one] 1 Ruhmpunkt
   *[other] { $amount } Ruhmpunkte
 }, { $source }.
event-year-ended = { $by_architect ->
    [yes] Der Architekt hat die Zentralpyramide erreicht: Das Jahr endet.
   *[no] Das Jahr endet.
 } Oberpriester: { $seat }.
event-kind-barred = Aufgedeckt: { $kind }, diesmal nicht zu opfern.
event-offered = { $seat }: { $number ->
    [0] nichts geopfert
   *[other] { $cards } geopfert{ $counts ->
        [0] {""}
       *[other] , zählt als { $counts }
     }
 }.
event-nothing-to-offer = { $seat }: { $cards ->
    [0] keine Karte zu opfern
   *[other] keine Karte einer Art, die noch geopfert werden darf
 }.
event-ceremony-held = { $somebody ->
    [yes] Höchstes Opfer: { $bidder }, mit { $number }.
   *[no] Niemand hat etwas geopfert.
 }
event-offerings-discarded = Geopferte Karten kommen auf den Ablagestapel: { $cards }.
event-mood-judged = Laune der Götter: { $total } von { $needed } Karten. { $outcome ->
    [calm] Alles ist gut.
    [spares] Alle haben gleich viel geopfert, niemand ist betroffen.
   *[strikes] Betroffen: { $struck }; das kostet je { $loss }.
 }
event-mood-turned-up = Neue Laune der Götter: { $card }.
event-nothing-to-lose = { $seat }: Strafe, aber nichts zu verlieren, was die Laune will ({ $loss }).
event-year-tile-scored = Jahresplättchen, { $what }: { $counts }.
event-new-start-player = { $seat }: Startspieler des nächsten Jahres.
event-move-explained = { $seat }: { $said }.
event-game-ended = { $reason ->
    [pyramids] Sieben Pyramiden sind vollendet.
    [standstill] Niemand kann mehr bauen.
   *[limit] Das letzte Jahr ist vorbei.
 } Rangfolge: { $ranking }.

## Questions

question-over = Die Partie ist zu Ende.
question-waiting = Am Zug: { $who }.
question-site = Wohin kommt dein Bauleiter? Er bringt eine Stufe, { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
 } und { $cards } Karten.
question-neutral-site = Wohin kommt eine neutrale Stufe, auf einen der ersten { $sites } Bauplätze?
question-die-number = Architektwürfel { $numbers }, er steht { $architect }: Wie weit geht er?
question-move = { $second ->
    [yes] Zweite Bewegung, bis zu { $range ->
        [one] ein Feld
       *[other] { $range } Felder
     }, Architekt { $architect }: Wohin?
   *[no] Dein Zug bei { $place }, Reichweite { $range }, Architekt { $architect }: Wohin?
 }
question-move-by-ear = Du bist am Zug. Reichweite { $range }, { $stones ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $stones } Steine
 }, { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
 }, Architekt { $architect }.
question-cards-for-move = { $count ->
    [one] Welche Karte wirfst du ab
   *[other] Welche { $count } Karten wirfst du ab
 }, um { $to } zu gehen?
question-action = { $way ->
    [again] Noch einmal { $at }: Was tust du?
    [anaconda] Die Anakonda liegt { $at }: Vertreibst du sie?
   *[once] Du stehst { $at }: Was tust du?
 }
question-extra-level = Stufe { $built } von { $target } steht { $at }, Steine übrig: { $stones }. Noch eine mit einem Pärchen?
question-fish-pair = Die Aktion { $at } noch einmal, mit einem Fischpärchen?
question-alpaca-pair = Noch eine Bewegung von 1 bis { $range } Feldern, mit einem Alpakapärchen?
question-carali-to-move = Welcher deiner Carali geht woandershin?
question-place-for-carali = Aufgenommen: { $carali }. Wohin damit?
question-cards-to-discard = { $count ->
    [one] Welche Karte wirfst du ab
   *[other] Welche { $count } Karten wirfst du ab
 }{ $draws ->
    [0] {""}
   *[other] , um { $draws } zu ziehen
 }?
question-cards-to-take = { $count ->
    [one] Welche Karte nimmst du
   *[other] Welche { $count } Karten nimmst du
 } vom Ablagestapel?
question-space-for-tile = Wohin kommt Fortschrittsplättchen { $name }, { $does }?
question-space-for-anaconda = Wohin kommt die Anakonda?
question-offering = Zeremonie, { $fame } Ruhmpunkte für das höchste Opfer: Was opferst du? { $so_far }
offer-first = Noch niemand hat etwas geopfert.
offer-highest = Bisher am höchsten: { $who } mit { $number }.
offer-barred = Gesperrt: { $kind }. { $said }
question-loss = Die Laune der Götter kostet dich { $loss }: Was gibst du her?

## Options where neither question nor table is in sight

alone-at = { $place }: { $option }
alone-architect = Architektwürfel { $steps }: Der Architekt { $ends ->
    [yes] geht { $to }, das beendet das Jahr
   *[no] { $steps ->
        [0] bleibt { $at }
       *[other] geht { $to }
     }
 }
alone-done-level = keine weitere Stufe durch ein Pärchen
alone-done-again = kein Fischpärchen
alone-done-second = kein Alpakapärchen
alone-done-carali = kein Carali bewegt

## Options

option-with-notes = { $option }: { $notes }
option-move = { $way ->
    [ahead] Vorwärts { $to }
   *[back] Zurück { $to }
 }, { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 }{ $cards ->
    [0] {""}
    [one] , für eine Karte
   *[other] , für { $cards } Karten
 }
option-worker = Arbeiter { $at }, { $count ->
    [1] der erste
    [2] der zweite
    [3] der dritte
    [4] der vierte
    [5] der fünfte
   *[other] Nummer { $count }
 } dort
option-builder = Bauleiter { $at }{ $behind ->
    [yes] , hinter dem Architekten
   *[no] {""}
 }
option-priest = Priester { $at }: { $year ->
    [one] 1 Ruhmpunkt
   *[other] { $year } Ruhmpunkte
 } im Jahr, { $end } am Ende
option-envoy = Carali auf das Abgesandtentableau: { $then }
option-neutral = Neutrale Stufe { $at }
option-build = { $finishes ->
    [yes] Stufe { $level } von { $target } bauen, das vollendet die Pyramide
   *[no] Stufe { $level } von { $target } bauen
 }
option-build-at = Bauen { $at }, Stufe { $level } von { $target }{ $finishes ->
    [yes] , das vollendet die Pyramide
   *[no] {""}
 }
option-found = Eine { $large ->
    [yes] große Pyramide
   *[no] kleine Pyramide
 } mit { $levels } Stufen beginnen
option-act-stones = Nehmen: { $count ->
    [one] ein Stein
   *[other] { $count } Steine
 }
option-act-stones-tile = Nehmen: { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
 }, mit dem Plättchen: { $does }
option-act-cards = Ziehen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
option-act-tile = Die Aktion des Plättchens: { $does }
option-skip = Keine Aktion
option-done-level = Keine weitere Stufe
option-done-again = Nein, nicht noch einmal
option-done-second = Nein, der Zug endet
option-done-carali = Keiner davon
option-done-other = Weiter
option-offer-nothing = Nichts opfern
option-pay-stone = Die Anakonda vertreiben, für einen Stein und einen Ruhmpunkt
option-pay-alpaca = Die Anakonda vertreiben, für ein Alpaka { $pen ->
    [0] auf dem Schlitten; dann Reichweite { $range }
   *[1] auf dem Abgesandtentableau
 }
option-alpaca-sled = Alpaka auf den Schlitten, dann Reichweite { $range }
option-alpaca-board = Alpaka auf das Abgesandtentableau: { $then }
option-return-alpaca = Alpaka zurück { $pen ->
    [0] vom Schlitten, dann Reichweite { $range },
   *[1] vom Abgesandtentableau
 } für { $cards } Karten vom Ablagestapel
option-lose-alpaca = Alpaka { $pen ->
    [0] auf dem Schlitten; dann Reichweite { $range }
   *[1] auf dem Abgesandtentableau
 }
option-pair = { $pair } spielen: { $does }
pair-does-level = eine Stufe mehr{ $finishes ->
    [yes] , das vollendet die Pyramide
   *[no] {""}
 }
pair-does-again = die Aktion noch einmal
pair-does-second = eine zweite Bewegung
option-take-carali = Bewegen: { $carali }
option-lose-carali = Verlieren: { $carali }
option-discard = Abwerfen: { $cards }
option-exchange = Zwei Steine für { $cards }
option-pick = Nehmen: { $cards }
option-offer = Opfern: { $cards }
option-tile = Plättchen { $to }
option-anaconda = Anakonda { $to }
option-architect = Mit { $steps } { $ends ->
    [yes] geht er { $to }, das beendet das Jahr
   *[no] { $steps ->
        [0] bleibt er { $at }
       *[other] geht er { $to }
     }
 }

## Looks

look-unknown = Es gibt nichts zu sehen, das { $topic } heißt.
look-no-place = Es gibt keinen Ort, der { $words } heißt. Sag zum Beispiel: schau weg dorf 2, oder schau weg 7.
look-no-player = Niemand heißt hier { $words }.
look-architect = Der Architekt steht { $at }.
look-figure = { $who }: { $at }{ $way ->
    [level] {""}, gleichauf mit dem Architekten
    [ahead] , { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
     } vor dem Architekten
   *[back] , { $spaces ->
        [one] ein Feld
       *[other] { $spaces } Felder
     } hinter dem Architekten
 }.
look-free-sites = { $count ->
    [one] Bauplatz { $first }: unvergeben.
    [2] Bauplätze { $first } und { $last }: unvergeben.
   *[other] Bauplätze { $first } bis { $last }: unvergeben.
 }
look-place = { $place }: { $notes }.
look-place-empty = { $place }.
look-between = Er liegt zwischen { $before } und { $after }.
look-from-architect = { $way ->
    [level] Dort ist der Architekt.
    [ahead] { $spaces ->
        [one] Ein Feld vor dem Architekten.
       *[other] { $spaces } Felder vor dem Architekten.
     }
   *[back] { $spaces ->
        [one] Ein Feld hinter dem Architekten: keine Aktion dort.
       *[other] { $spaces } Felder hinter dem Architekten: keine Aktion dort.
     }
 }
look-from-you = Für dich: { $distance }.
look-no-pyramids = { $who }: noch kein Bauplatz.
look-pyramids = { $who }: { $sites }.
own-reserved = { $place } reserviert
own-started = { $place } Stufe { $built } von { $target }
own-finished = { $place } { $large ->
    [yes] groß und vollendet
   *[no] klein und vollendet
 }{ $priest ->
    [yes] {""} mit Priester
   *[no] {""}
 }
look-level = { $count } der Größe { $size }
look-levels = Stufen im Vorrat: { $levels }.
look-ceremony = Die Zentralpyramide hat Höhe { $height }: Das höchste Opfer bringt { $fame } Ruhmpunkte, andere Opfer { $other }; wer nichts opfert, verliert { $nothing }.
look-high-priest = Oberpriester: { $who }.
look-barred = Diesmal gesperrt: { $kind }.
look-offer = { $who }: { $cards }{ $counts ->
    [0] {""}
   *[other] , zählt als { $counts }
 }.
look-highest = Bisher am höchsten: { $who }.
look-finished = Vollendete Pyramiden: { $enough ->
    [yes] { $finished }, also ist dieses Jahr das letzte
   *[no] { $finished } von { $needed }
 }. Die Zentralpyramide hat Höhe { $height }.
look-finish = Nummer { $number }: { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 }{ $grows ->
    [yes] , die Zentralpyramide wächst
   *[no] {""}
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }.
look-sled = { $who }: { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 }, { $at }.
look-stones = Steine auf dem Schlitten: { $stones } von { $most }.
look-alpacas = Alpakas auf dem Schlitten: { $alpacas }, also Reichweite { $range }. Im Vorrat: { $supply }.
look-workers = { $count } { $at }
look-carali = Carali im Vorrat: { $supply }, platziert: { $placed }. Arbeiter: { $workers }.
look-placed-alpacas = Platzierte Alpakas: { $placed }.
look-hand-size = Karten auf der Hand: { $count }.
look-hand-hidden = Wer zuschaut, sieht keine Karten.
look-hand-secret = Die Hand von { $who } ist geheim: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
look-hand = { $who ->
    [Du] Deine Hand
   *[other] Hand von { $who }
 }: { $cards }.
look-hand-pairs = Pärchen: { $pairs }.
look-discards = Ablagestapel: { $cards }.
look-pile = Zugstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
look-order = Zugreihenfolge: { $order }.
look-no-modules = An diesem Tisch wird ohne Module gespielt.
look-no-module = Ein Modul namens { $words } spielt hier nicht mit.
look-mood = Laune der Götter: { $mood }.
look-year-tile = Jahresplättchen jetzt: { $what }. { $ahead ->
    [yes] Wer vorn liegt, bekommt { $fame } Ruhmpunkte, wer dahinter liegt, { $second }; wer hinten liegt, beginnt das nächste Jahr.
   *[no] Wer am meisten hat, bekommt { $fame } Ruhmpunkte, wer am zweitmeisten hat, { $second }; wer am wenigsten hat, beginnt das nächste Jahr.
 }
look-year-counts = Bisher: { $counts }.
look-year-later = Die nächsten Jahresplättchen: { $tiles }.
look-no-year-tile = Alle Jahresplättchen sind verbraucht.
look-status = Statuskarte { $card }.
look-status-yours = Statuskarte { $card }; du hast { $have }{ $known ->
    [yes] , { $others }
   *[no] {""}
 }.
look-status-taken = Statuskarte { $card }; genommen von { $who ->
    [Du] dir
   *[other] { $who }
 }.
look-tile-laid = Fortschritt, { $tile }, liegt { $at }.
look-tile-waits = Fortschritt, { $tile }, wartet auf Pyramide Nummer { $number }.
look-anaconda = Die Anakonda liegt { $at }.
look-anaconda-comes = Die Anakonda kommt mit dem zweiten Jahr.
look-emissary = { $who }: { $level ->
    [0] noch keine Abgesandtenstufe
   *[other] Abgesandtenstufe { $level }
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }; Stufe { $next } braucht noch { $figures }.
look-emissary-top = { $who }: alle Abgesandtenstufen, { $tile }.
look-emissary-rewards = Abgesandtentableau: { $levels }.
look-emissary-tiles = Das kann das Plättchen der eigenen Stufe: Stufe 1, einmal im Zug gelten eine Stein- und eine Lehmkarte oder eine Fisch- und eine Alpakakarte als Pärchen; Stufe 2, eine Karte für jedes platzierte Alpaka; Stufe 3, im eigenen Zug zwei Steine für zwei Karten; Stufe 4 und 5, ein Opfer zählt eine Karte mehr.
look-marker = Diplomatiemarker: { $who }, { $fame } Ruhmpunkte am Ende.
where-setup = Aufbau, vor dem ersten Jahr.
where = Jahr { $year }{ $last ->
    [yes] , das letzte
   *[no] {""}
 }, Runde { $round }, { $phase }; der Architekt steht { $at }.
phase-setup = Aufbau
phase-neutral = neutrale Stufen
phase-round = eine Runde beginnt
phase-turns = Züge
phase-ceremony = Zeremonie
phase-mood = Laune der Götter
phase-year-end = Jahresende
phase-thanks = Dank der Götter
phase-anaconda = Anakonda
phase-over = Partie zu Ende

## Reasons

reason = Regel { $rule }: { $why }
why-this = { $what }: { $why }
subject-move = Bewegung
subject-turn = Dein Zug
subject-act = Aktion
subject-build = Bauen
subject-build-small = Kleine Pyramide
subject-build-large = Große Pyramide
subject-worker = Arbeiter
subject-envoy = Abgesandtentableau
subject-exchange = Zwei Steine für Karten
subject-alpaca = Alpaka
subject-alpaca-sled = Alpaka auf den Schlitten
subject-alpaca-board = Alpaka auf das Abgesandtentableau
subject-offer = Opfer { $kind }
subject-builder = Bauleiter { $at }
subject-priest = Priester { $at }
subject-neutral = Neutrale Stufe { $at }
subject-tile = Plättchen { $to }
subject-anaconda = Anakonda { $to }
subject-move-to = Bewegung { $to }
subject-sites-move = Bewegung zu den Bauplätzen
subject-sites-builder = Bauleiter auf den Bauplätzen
subject-sites-priest = Priester auf den Bauplätzen
subject-sites-neutral = Neutrale Stufe auf den Bauplätzen
subject-site = { $number }
owner-free = niemand
owner-neutral = niemand, er ist neutral
why-not-your-turn = Du bist nicht am Zug; es entscheidet: { $who }.
why-ce-1 = Die Partie ist zu Ende; es waren genug Pyramiden vollendet.
why-ce-2 = Die Partie ist zu Ende; niemand hatte noch Carali im Vorrat oder etwas zu bauen.
why-ce-3 = Die Partie ist zu Ende; ihr letztes Jahr ist vorbei.
why-cy-2 = Erst zieht der Architekt, dann beginnen die Züge.
why-cy-4-move = Du hast dich schon bewegt; jetzt ist etwas anderes gefragt.
why-cy-4-act = Erst kommt die Bewegung, dann die Aktion.
why-cy-5 = Das Jahr ist zu Ende, denn eine Figur hat die Zentralpyramide betreten.
why-cy-6 = Das Jahr ist zu Ende, denn der Architekt hat die Zentralpyramide erreicht.
why-cm-1 = Du stehst dort, und eine Figur kann nicht stehen bleiben.
why-cm-7 = Das Startfeld wird verlassen und in diesem Jahr nicht mehr betreten.
why-cm-4 = Dort steht keine Stufe, also geht man darüber hinweg.
why-cm-6-behind = Er liegt hinter dem Architekten, du könntest dort nicht bauen.
why-cm-6-build = wer auf dem eigenen Bauplatz ohne Stufe anhält, muss dort bauen.
why-cm-6-stones = Dort steht keine Stufe, und du hast keinen Stein, um eine zu bauen.
why-cm-11-cards = Wohin es geht, hast du schon gewählt; jetzt wählst du die Karten dafür.
why-cm-11-far = Das sind { $spaces } Felder; so weit reichen Reichweite { $range } und { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } nicht.
why-cr-8 = Es bewegt dich noch einmal, nach Bewegung und Aktion.
why-cr-8-far = Das sind { $spaces } Felder; eine zweite Bewegung hat höchstens { $most }.
why-ca-1-taken = Eine Aktion gibt es einmal, danach nur noch passende Pärchen.
why-ca-1-asked = Nach der Aktion wird nur einmal gefragt; jetzt kann nur noch ein Alpakapärchen folgen.
why-ca-1-declined = Du hast auf die Aktion verzichtet; jetzt kann nur noch ein Alpakapärchen folgen.
why-ca-2 = { $place } liegt hinter dem Architekten, er steht { $architect }.
why-ca-3 = Die Aktion würde hier nichts ändern ({ $place }).
why-ca-4-taken = { $owner ->
    [Du] Der Bauplatz gehört schon dir.
   *[other] Der Bauplatz ist schon vergeben: { $owner }.
 }
why-ca-4-no-pyramid = Ein Priester braucht eine eigene vollendete große Pyramide.
why-ca-4-small = Ein Priester braucht eine große Pyramide; diese ist klein.
why-ca-4-priest = Dort steht schon ein Priester.
why-ca-5 = In deinem Vorrat ist kein Carali mehr.
why-ca-8-sled = Der Schlitten ist voll: { $sled } Alpakas.
why-ca-8-supply = In deinem Vorrat ist kein Alpaka mehr.
why-ca-9-foreign = { $owner ->
    [Du] Der Bauplatz gehört schon dir.
   *[other] Der Bauplatz ist schon vergeben: { $owner }.
 }
why-ca-9-finished = Die Pyramide ist vollendet.
why-cb-1 = Du hast keinen Stein.
why-cb-4-size = Im Vorrat ist keine Stufe der Größe { $size } mehr.
why-cb-4-next = Die nächste Stufe ist nicht mehr im Vorrat.
why-cb-4-first = Im Vorrat ist keine Stufe mehr, mit der eine Pyramide beginnt.
why-cn-6-before = Erst wählen alle einen Bauplatz; Bewegung und Aktion kommen mit dem ersten Jahr.
why-cn-6-taken = { $owner ->
    [Du] Der Bauplatz gehört schon dir.
   *[other] Der Bauplatz ist schon vergeben: { $owner }.
 }
why-c2-1-before = Erst werden die neutralen Stufen gelegt; Bewegung und Aktion kommen mit dem ersten Jahr.
why-c2-1-taken = { $owner ->
    [Du] Der Bauplatz gehört schon dir.
   *[other] Der Bauplatz ist schon vergeben: { $owner }.
 }
why-c2-1-first = Eine neutrale Stufe kommt auf einen der ersten { $first } Bauplätze.
why-c2-3 = { $kind } wurde aufgedeckt und ist diesmal gesperrt.
why-cj-2-by = { $kind } ist schon geopfert: { $by }.
why-cj-2-cards = Du hast keine Karte dieser Art ({ $kind }).
why-ck-2 = Erst kommt die Anakonda auf ein Feld, dann beginnen die Züge des Jahres.
why-ck-3-before = Erst kommt die Anakonda auf ein anderes Feld, dann beginnen die Züge des Jahres.
why-ck-3-lies = Die Anakonda liegt jetzt dort und muss woandershin.
why-ck-4 = Dort liegt die Anakonda ({ $place }), sie muss erst vertrieben werden.
why-ck-5 = Von dort wurde die Anakonda vertrieben, also muss sie woandershin.
why-cp-2-laid = Dort liegt schon ein Plättchen.
why-cp-2-kind = Das Plättchen gehört auf { $wanted }, nicht auf { $kind }.
why-cp-5 = Von dort wurde er aufgenommen, also muss er woandershin.
why-cr-2-used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
why-cr-2-cards = Du hast { $cards ->
    [0] keine solche Karte
    [one] eine solche Karte
   *[other] { $cards } solche Karten
 }; ein Pärchen braucht zwei.
why-cr-3 = Pärchen spielt man nur im eigenen Zug.
why-cr-4 = Es bringt eine Stufe mehr, gleich nach einer gebauten, solange Steine und Stufen da sind.
why-cr-6-stones = Du hast keinen Stein mehr zum Bauen.
why-cr-6-finished = Die Pyramide ist vollendet.
why-cr-7 = Es wiederholt die Aktion eines Aktionsfeldes, gleich nachdem du sie genutzt hast.
why-cw-1-module = Die Abgesandten spielen nicht mit.
why-cw-1-full = Auf der untersten offenen Stufe ist dafür kein Platz: Stufe { $level } ist fertig, darüber stehen { $carali } Carali und { $alpacas ->
    [one] 1 Alpaka
   *[other] { $alpacas } Alpakas
 }.
why-cw-7-tile = Dafür braucht es das Plättchen der Abgesandtenstufe { $needed }.
why-cw-7-room = Dafür braucht es zwei Karten, Platz für einen Stein und einen Moment vor Bewegung, Aktion oder Stufe.

## The ranking

rank = Platz { $place }: { $who }, { $score ->
    [one] 1 Ruhmpunkt
   *[other] { $score } Ruhmpunkte
 }.
