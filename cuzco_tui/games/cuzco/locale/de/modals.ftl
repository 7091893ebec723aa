# Die Wörter der Dialoge von Cuzco.

modal-help-pututu = { $left } { $right } dreht, { $next } Würfel, { $down } Preis, { $take } gilt, { $aside } zurück
modal-offerings = Du hast { $offerings ->
    [one] eine Opfergabe
   *[other] { $offerings } Opfergaben
 } und { $cards ->
    [one] eine Götterkarte
   *[other] { $cards } Götterkarten
 } auf der Hand.
modal-knowledge = Status: von { $space } mit { $vp ->
    [one] einem Punkt
   *[other] { $vp } Punkten
 } auf { $next } mit { $then ->
    [one] einem Punkt
   *[other] { $then } Punkten
 }.
modal-food = Du hast { $food } Nahrung.
modal-fire = Feuerprobe
modal-fire-gift = Götterkarte oder Opfergabe
modal-fire-growth = Status oder Nahrung
modal-fire-card = Karte 08 { $via ->
    [inti] für ein Inti-Medaillon
   *[offering] für eine Opfergabe
 }
modal-fire-void = Karte 08 bringt Nahrung und Status statt beider Hälften.
modal-card = Götterkarten
modal-card-cost = Preis: { $via ->
    [inti] ein Inti-Medaillon von deinen { $inti }, am Ende { $vp } Punkte wert; eine neue Karte wird aufgedeckt.
   *[offering] diese Handkarte und eine Opfergabe von deinen { $offerings }.
 }
modal-card-then = Wenn du sie spielst: { $brings }.
modal-card-declined = Ohne sie verzichtest du auf: { $lost }.
modal-card-turn-declined = Ohne sie ist dein Zug hier zu Ende.
modal-card-turn = Du wärst sofort noch einmal am Zug, wie mit einem Würfel mit einer 1; dafür { $count ->
    [one] ist eine Aktion
   *[other] sind { $count } Aktionen
 } offen.
modal-card-pututus = Einen Würfel mit Schneckenhörnern drehen
modal-gods = Götterkarten zur Wahl
modal-pututu = Einen Würfel drehen
modal-pututu-dice = Würfel:
modal-pututu-turn = Drehe den Würfel, um den Preis zu sehen.
modal-pututu-cost = Kostet { $one ->
    [0] {""}
    [one] ein Schneckenhorn mit 1
   *[other] { $one } Schneckenhörner mit 1
 }{ $one ->
    [0] {""}
   *[other] { $two ->
        [0] {""}
       *[other] {" und "}
     }
 }{ $two ->
    [0] {""}
    [one] ein Schneckenhorn mit 2
   *[other] { $two } Schneckenhörner mit 2
 }
modal-pututu-open = Wohin eine { $pips } könnte: { $spaces }.
modal-headdress = Federschmuck
modal-welcome = Willkommen in Cuzco. Du hast eine Maske, eine Start-Aufgabe, zwei Götterkarten und zufällig eine Feder bekommen: { $colour }.
modal-feathers = Stehende Federn hast du; kleine Buchstaben sind freie Plätze: { $letters }
modal-feather-letter = { $letter } { $colour }
modal-circlet-active = aktiviert
modal-circlet-ready = bereit
modal-circlet-half = 1 von 2
modal-circlet-empty = leer
modal-slot-completes = Stirnreif { $circlet } ist dann vollständig; in diesem Durchgang aktiviert bringt er { $vp } Punkte und eine Feuerprobe.
modal-slot-first = Stirnreif { $circlet } fehlt dann noch eine { coloured-feather }.
modal-tasks = Aufgaben des Palasts
modal-tasks-own = Deine Aufgaben:
modal-tasks-palace = Im Palast:
modal-tasks-done = Bisher erfüllte Aufgaben: { $count }.
modal-exchange = Tausch
modal-exchange-pips = Augen übrig: { $left } von { $all }
modal-exchange-bought = Bisher: { $bought }
modal-exchange-feather = { coloured-feather }
modal-exchange-one = Für ein Auge:
modal-exchange-two = Für zwei Augen:
modal-exchange-free = Ohne Augen:
modal-people = Personen
modal-people-left = { $colour }: { $left ->
    [0] keine Nutzung mehr
    [one] noch eine Nutzung
   *[other] noch { $left } Nutzungen
 }{ $boosts ->
    [0] {""}
   *[other] , um 1 stärker mit Karte 01
 }
modal-does-offerings = { $count ->
    [one] eine Opfergabe
   *[other] { $count } Opfergaben
 }
modal-does-vp = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
 }
modal-does-feathers = { $count ->
    [one] eine Feder beliebiger Farbe
   *[other] bis zu { $count } Federn beliebiger Farben
 }
modal-does-move = Bewegung, { $what } bis { $count }
modal-does-knowledge = { $count ->
    [one] ein Status-Schritt
   *[other] bis zu { $count } Status-Schritte
 }
modal-does-gods = { $count ->
    [one] eine offene Götterkarte
   *[other] bis zu { $count } offene Götterkarten
 }
modal-does-khipus = { $count ->
    [one] ein Khipu in die Reserve
   *[other] bis zu { $count } Khipus in die Reserve
 }
modal-does-circlet = einen Stirnreif bis { $count } aktivieren
modal-does-food = { $count } Nahrung
modal-does-tile = ein Plättchen { $what } bis Augenzahl { $count } nehmen
modal-tile-then = Jeden Durchgang nutzbar, in Phase 2; deine Stärke ist dann { $strength }: { $does }. Im Tausch heruntergeschoben bringt es einmal { $value } { $colour ->
    [study] Status
   *[farm] Nahrung
 }.
modal-tile-pips = Augen { $pips }
modal-discarded = { $colour ->
    [study] Forschung in der Ablage: { $tiles }.
   *[farm] Landwirtschaft in der Ablage: { $tiles }.
 }
modal-market = Markt
modal-market-owned = Deine Waren: { $count }; sechs bringen am Ende { $vp } Punkte.
modal-market-next = Nächster Durchgang: { $goods }.
modal-dice = Einen Würfel versetzen
modal-dice-from = Welchen Würfel?
modal-dice-to = Auf welches Feld?
modal-dice-die = { $owner ->
    [Du] Deine { $pips }
   *[other] Die { $pips } von { $owner }
 }: { $space }
modal-dice-target = { $space }
modal-temple = Tempel
modal-task-lacks = { $count ->
    [0] erfüllt
    [one] 1 fehlt
   *[other] { $count } fehlen
 }
modal-exchange-dear = Zu teuer mit einem Auge: Opfergabe, Götterkarte, Feder und Khipu in die Reserve kosten je zwei.
modal-market-short = { $good } ({ $short } fehlt)
modal-pututu-asked = Welchen Würfel drehst du, und worauf?
modal-pututu-values = Auf:
modal-temple-then = Es folgt eine Feuerprobe.
modal-people-no-use = Jetzt nicht:
modal-reserve = Khipus in die Reserve
modal-reserve-khipus = Khipus auf deiner Maske: { $mask }, in deiner Reserve: { $reserve }, abgeliefert: { $delivered }.
modal-ranking-tie = Bei Gleichstand liegt vorn, wer in der Zugreihenfolge früher dran ist.
modal-fire-nothing = nichts
modal-fire-offering = Opfergabe
modal-fire-have = du hast
modal-fire-knowledge = Status
modal-fire-food = Nahrung
modal-becomes = auf { $then }
modal-held = { $count } auf der Hand
modal-held-short = hast { $count }
card-phases = Phase { $phases }
modal-paid = { $via ->
    [inti] für ein Inti-Medaillon
   *[offering] für eine Opfergabe
 }
modal-pututu-short = Hörner
modal-worth = { $vp } P.
modal-market-task = erfüllt Aufgabe
modal-market-own = du hast { $count }
modal-market-left = { $good }: danach noch { $food } Nahrung.
modal-market-dear = Zu teuer: { $goods }.
modal-strength = Stärke { $strength }
modal-boosted = mit Karte 01
modal-tile-study = unten: { $value } Status
modal-tile-farm = unten: { $value } Nahrung
modal-temple-free = frei
modal-temple-falls = { $own ->
    [yes] dein eigener Priester { $step ->
        [0] kehrt heim
       *[other] fällt auf { $step }
     }
   *[no] { $who } { $step ->
        [0] kehrt heim
       *[other] fällt auf { $step }
     }
 }
modal-slide = { $colour }, { $ability }
modal-slide-study = nach unten: { $value } Status
modal-slide-farm = nach unten: { $value } Nahrung
modal-tasks-fulfil = Eine erfüllen:
modal-tasks-with-card = Mit Karte 04:
modal-tasks-discard = Eine abwerfen:
modal-tasks-keep = Diese zwei behalten
modal-tasks-marked = { $count } von { $all } gewählt.
modal-tasks-mark-first = Wähle erst zwei Aufgaben.
modal-help-toggles = { $take } oder Ziffer wählt, { $hint } Tipp, { $undo } zurück, { $help } Hilfe
modal-dice-where = { $owner }, auf { $space }
modal-circlet-die = Würfel ab { $pips }
modal-summary = Ende von Durchgang { $round }
modal-summary-order = In der neuen Zugreihenfolge; ein Pfeil zeigt, wer vor- oder zurückrückt.
modal-summary-next = In der Zugreihenfolge des nächsten Durchgangs.
modal-summary-city = Personen und Stadt in Durchgang { $round }
modal-summary-market = Alle Marker stehen wieder auf 0.{ $begun ->
    [yes] {""}
   *[no] {" "}Nun öffnet der Markt.
 }
modal-summary-last = Das Ende des Spiels: { $mine ->
    [yes] Du hast gewonnen
   *[no] { $who } hat gewonnen
 }
sources-turns = Würfel und Personen
sources-headdress = Federschmuck
sources-city = Stadt
sources-tasks = Aufgaben
sources-villages = Dörfer
sources-rest = Inti, 12 Plättchen
