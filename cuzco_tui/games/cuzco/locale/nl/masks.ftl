# De woorden van de maskers: wat geteld wordt, staat achter zijn aantal.

mask-score = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
mask-note = { $key }: andere maskers
mask-food = voedsel
mask-inti = Inti
mask-offerings = { $number ->
    [one] gave
   *[other] gaven
 }
mask-cards = { $number ->
    [one] kaart
   *[other] kaarten
 }
mask-no-cards = geen kaarten
mask-priests = { $number ->
    [one] priester
   *[other] priesters
 }
mask-reserve = reserve
mask-pututus = huisjes
mask-feathers = veren
mask-circlets = diademen
mask-done = opdrachten
mask-delivered = quipu's
mask-people = personen
mask-goods = { $number ->
    [one] goed
   *[other] goederen
 }
mask-end = als het spel nu eindigde
mask-end-villages = dorpen, quipu boven
mask-end-inti = Inti
mask-end-tasks = vervulde opdrachten
mask-end-sets = hele verzamelingen
mask-end-total = punten in totaal
