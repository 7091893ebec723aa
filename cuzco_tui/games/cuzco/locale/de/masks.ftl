# Die Wörter der Masken: Was gezählt wird, steht hinter seiner Zahl.

mask-score = { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
 }
mask-note = { $key }: andere Masken
mask-food = Nahrung
mask-inti = Inti
mask-offerings = { $number ->
    [one] Gabe
   *[other] Gaben
 }
mask-cards = { $number ->
    [one] Karte
   *[other] Karten
 }
mask-no-cards = keine Karten
mask-priests = Priester
mask-reserve = Reserve
mask-pututus = Hörner
mask-feathers = Federn
mask-circlets = Stirnreife
mask-done = Aufgaben
mask-delivered = Khipus
mask-people = Personen
mask-goods = { $number ->
    [one] Ware
   *[other] Waren
 }
mask-end = wäre jetzt Spielende
mask-end-villages = Dörfer, Khipu oben
mask-end-inti = Inti
mask-end-tasks = erfüllte Aufgaben
mask-end-sets = ganze Sammlungen
mask-end-total = Punkte insgesamt
