# De woorden van de panelen van Cuzco.

panel-roads = Wegen
panel-spaces = Actievelden
panel-temple = Tempel
panel-market = Markt
panel-palace = Paleis
panel-houses = Personen naar ogen
panel-gods = Goden
panel-track = Kennis
houses-use-long = werkt elke ronde als je het hebt; één keer omlaag: zijn getal
houses-use = werkt elke ronde
temple-worth = Per priester: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
map-stone = steen
map-rope = brug
map-fire = vuur
map-village = { $village }: { $colour }, { $vp } punten
map-lit = verlicht: dobbelsteen { $die }
spaces-dice = Worp
track-order = hierna: { $who }
track-note-long = punten en volgorde, elke ronde nieuw
track-note = punten en volgorde
track-tie = op één veld ligt links voor
worth-each = elk { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
temple-falls = { $who } omlaag naar { $step }
temple-goes-home = { $who } naar huis
temple-falls-short = { $who } naar { $step }
temple-inti-goes = Inti:
temple-nobody = geen priester, geen Inti
market-food = { $food } voedsel
market-yours = je hebt { $food } voedsel
market-vp = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
market-vp-short = { $vp } p.
market-next = hierna: { $goods }
market-later = ronde { $round }: { $goods }
market-sold = verkocht
market-empty = niets meer over
palace-met = al vervuld
palace-empty = geen opdracht meer
palace-when = Aan het einde van de ronde neem je er één.
palace-note = elke ronde neem je er één; elk { $vp } punten
palace-note-short = elke ronde neem je er één
houses-legend = W wetenschap, L landbouw
houses-down = omlaag: { $value }
houses-letter-study = W
houses-letter-farm = L
houses-knowledge = { $value } kennis
houses-food = { $value } voedsel
temple-later = vanaf ronde { $round }: { $vp } punten
temple-inti = nog { $inti } Inti
gods-piles = stapel { $pile }, afgelegd { $discards }
seat-red = rood
seat-yellow = geel
seat-green = groen
seat-blue = blauw
mask-study = W
mask-farm = L
gods-columns = stapel/afgelegd
move-road = { $action } { $pips } naar { $place }
move-step = { $action }, trede { $step }
move-space = { $action }
move-with = { $move }, { $cards }
move-others = Kaarten en slakkenhuisjes ...
question-turn-short = Jouw beurt: welke dobbelsteen, en waarheen?
do-home = wegen en eigen masker
about-home = Terug naar het wegennet, het eigen masker en de vraag.
lead-dice = 1-6
lead-die = steen
why-space = { $space } ({ $why })
why-spaces = Dicht voor de { $pips }: { $spaces }. Nog eens { $key }: alles.
move-cards = Kaarten ...
move-card = kaart { $card }: { $via ->
    [inti] 1 Inti
   *[offering] 1 gave
 }
reading-cards = Jouw godenkaarten
reading-cards-none = Je hebt geen godenkaart in de hand.
reading-cards-cost = Een kaart uit de hand kost een offergave, een open kaart een Inti-medaille. Je hebt { $offerings ->
    [one] één offergave
   *[other] { $offerings } offergaven
 } en { $inti ->
    [one] één medaille
   *[other] { $inti } medailles
 }.
move-jump = naar { $place }
move-turn = { $steps ->
    [0] Tableau laten liggen
    [one] Draai één stap
   *[other] Draai { $steps } stappen
 }
