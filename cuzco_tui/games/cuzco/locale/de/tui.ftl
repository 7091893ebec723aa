# Die Wörter der Felder von Cuzco.

panel-roads = Wege
panel-spaces = Aktionsfelder
panel-temple = Tempel
panel-market = Markt
panel-palace = Palast
panel-houses = Personen nach Augen
panel-gods = Götter
panel-track = Status
houses-use-long = wirkt jeden Durchgang, wenn du es hast; heruntergeschoben: seine Zahl
houses-use = wirkt jeden Durchgang
temple-worth = Je Priester: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
map-stone = Stein
map-rope = Brücke
map-fire = Feuer
map-village = { $village }: { $colour }, { $vp } Punkte
map-lit = hell: Würfel { $die }
spaces-dice = Wurf
track-order = danach: { $who }
track-note-long = Punkte und Reihenfolge, jeden Durchgang neu
track-note = Punkte und Reihenfolge
track-tie = auf einem Feld ist links vorn
worth-each = je { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
temple-falls = { $who } hinab auf { $step }
temple-goes-home = { $who } heim
temple-falls-short = { $who } auf { $step }
temple-inti-goes = Inti:
temple-nobody = kein Priester, kein Inti
market-food = { $food } Nahrung
market-yours = du hast { $food } Nahrung
market-vp = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
market-vp-short = { $vp } P.
market-next = danach: { $goods }
market-later = Durchgang { $round }: { $goods }
market-sold = verkauft
market-empty = nichts mehr da
palace-met = schon erfüllt
palace-empty = keine Aufgabe mehr
palace-when = Am Ende des Durchgangs nimmst du eine.
palace-note = jeden Durchgang eine; je { $vp } Punkte
palace-note-short = jeden Durchgang nimmst du eine
houses-legend = F Forschung, L Landwirtschaft
houses-down = unten: { $value }
houses-letter-study = F
houses-letter-farm = L
houses-knowledge = { $value } Status
houses-food = { $value } Nahrung
temple-later = ab Durchgang { $round }: { $vp } Punkte
temple-inti = noch { $inti } Inti
gods-piles = Stapel { $pile }, Ablage { $discards }
seat-red = rot
seat-yellow = gelb
seat-green = grün
seat-blue = blau
mask-study = F
mask-farm = L
gods-columns = Stapel/Ablage
move-road = { $action } { $pips } nach { $place }
move-step = { $action }, Stufe { $step }
move-space = { $action }
move-with = { $move }, { $cards }
move-others = Karten und Schneckenhörner ...
question-turn-short = Dein Zug: welcher Würfel, und wohin?
do-home = Plan und eigene Maske
about-home = Zurück zum Plan, zur eigenen Maske und zur Frage.
lead-dice = 1-6
lead-die = Würfel
why-space = { $space } ({ $why })
why-spaces = Zu für die { $pips }: { $spaces }. Noch einmal { $key }: alles.
move-cards = Karten ...
move-card = Karte { $card }: { $via ->
    [inti] 1 Inti
   *[offering] 1 Gabe
 }
reading-cards = Deine Götterkarten
reading-cards-none = Du hast keine Götterkarte auf der Hand.
reading-cards-cost = Eine Karte der Hand kostet eine Opfergabe, eine offene ein Inti-Medaillon. Du hast { $offerings ->
    [one] eine Opfergabe
   *[other] { $offerings } Opfergaben
 } und { $inti ->
    [one] ein Medaillon
   *[other] { $inti } Medaillons
 }.
move-jump = nach { $place }
move-turn = { $steps ->
    [0] Aufleger so lassen
    [one] Einen Schritt drehen
   *[other] { $steps } Schritte drehen
 }
