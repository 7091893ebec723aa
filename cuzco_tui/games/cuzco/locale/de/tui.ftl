# Die Wörter der Felder von Cuzco.

panel-roads = Wege
panel-spaces = Aktionsfelder
panel-temple = Tempel
panel-market = Markt
panel-palace = Palast
panel-houses = Personen nach Augen
panel-gods = Götter
panel-track = Status
bar-where = Durchgang { $round }/{ $rounds }, { $phase }
temple-worth = Je Priester: { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
mask-goods = Waren:
mask-pututus = Schneckenhörner: { $one } Einer, { $two } Zweier
mask-done = erfüllt { $number }
prompt-help-turn = Würfel { $die }: { $spaces } setzen ihn; Ziffern wählen einen anderen
map-village = Feder+Punkte
map-khipu = Khipu
map-khipu-top = R liegt oben
map-runner = Läufer
spaces-dice = Wurf:
spaces-rule = Regel { $rule }; { $why } sagt, warum nicht
spaces-farm-short = Landwirtsch.
market-food = Nahrung
market-vp = Punkte
market-columns = Nahrung, Punkte, je Durchgang
market-yours = Du hast { $food } Nahrung; + kannst du zahlen
track-order = Reihenfolge danach:
temple-later = ab Durchgang { $round }: { $vp } Punkte
temple-inti = noch { $inti } Inti
temple-most = Meiste Priester: { $who }, { $priests }
task-met = erfüllt
task-lacks = noch { $what }
houses-study = Forschung (Status)
houses-farm = Landwirtschaft (Nahrung)
gods-face-up = offen
gods-piles = Stapel { $pile }, Ablage { $discards }
bar-setup = Aufbau
bar-dice = Würfel
bar-people = Personen
bar-city = Stadt
bar-end = Ende
bar-over = vorbei
bar-market = Brücke { $bridge } Markt
bar-palace = Brücke { $bridge } Palast
bar-round = Durchg. { $round }/{ $rounds } { $phase }
bar-market-short = Br. { $bridge } Markt
bar-palace-short = Br. { $bridge } Palast
seat-red = rot
seat-yellow = gelb
seat-green = grün
seat-blue = blau
mask-title = { $name } ({ $letter } { $colour }), { $score } { $score ->
    [one] Punkt
   *[other] Punkte
 }
mask-study = F
mask-farm = L
mask-offerings = Opfergaben { $number }
mask-food = Nahrung { $number }
mask-inti = Inti { $number }
mask-priests = Priester { $number }
mask-khipus = Khipus { $number }
mask-reserve = Reserve { $number }
mask-pututus-short = Hörner { $one }+{ $two }
mask-has = Hat:
mask-tiles = Plättchen:
mask-goods-number = Waren { $number }
mask-hand = Hand:
mask-cards = Karten { $number }
mask-fulfilled = Aufgaben erfüllt: { $number }
task-lacks-number = noch { $number }
mask-offerings-short = Opfer { $number }
mask-cards-short = Karten { $number }
panel-spaces-short = Aktionen
gods-columns = Stapel/Ablage
move-road = { $action } { $pips } nach { $place }
move-step = { $action }, Stufe { $step }
move-space = { $action }
move-with = { $move }, mit { $cards }
move-others = Karten und Pututus ...
question-turn-short = Dein Zug: welcher Würfel, und wohin?
why-no-way = Dieser Würfel hat keinen Weg nach { $place }.
do-home = Karte und eigene Maske
about-home = zurück zur Landkarte, zur eigenen Maske und zur Frage
