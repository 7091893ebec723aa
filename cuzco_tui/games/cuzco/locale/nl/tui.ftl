# De woorden van de panelen van Cuzco.

panel-roads = Wegen
panel-spaces = Actievelden
panel-temple = Tempel
panel-market = Markt
panel-palace = Paleis
panel-houses = Fiches naar ogen
panel-gods = Goden
panel-track = Kennis
bar-where = Ronde { $round }/{ $rounds }, { $phase }
temple-worth = Per priester: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
mask-goods = Goederen:
mask-pututus = slakkenhuisjes: { $one } enen, { $two } tweeën
mask-done = vervuld { $number }
prompt-help-turn = Steen { $die }: { $spaces } leggen hem neer; cijfers kiezen een andere
map-village = veer, punten
map-khipu = quipu
map-khipu-top = R ligt boven
map-runner = chasqui
spaces-dice = Worp:
spaces-rule = Regel { $rule }; { $why } zegt waarom niet
spaces-farm-short = landbouw
market-food = voedsel
market-vp = punten
market-columns = voedsel, punten, per ronde
market-yours = Je hebt { $food } voedsel; + kun je betalen
track-order = Volgorde hiernaar:
temple-later = vanaf ronde { $round }: { $vp } punten
temple-inti = nog { $inti } Inti
temple-most = Meeste priesters: { $who }, { $priests }
task-met = vervuld
task-lacks = nog { $what }
houses-study = Wetenschap (kennis)
houses-farm = Landbouw (voedsel)
gods-face-up = open
gods-piles = stapel { $pile }, afgelegd { $discards }
bar-setup = opbouw
bar-dice = stenen
bar-people = fiches
bar-city = stad
bar-end = einde
bar-over = voorbij
bar-market = brug { $bridge } markt
bar-palace = brug { $bridge } paleis
bar-round = Ronde { $round }/{ $rounds } { $phase }
bar-market-short = br. { $bridge } markt
bar-palace-short = br. { $bridge } paleis
seat-red = rood
seat-yellow = geel
seat-green = groen
seat-blue = blauw
mask-title = { $name } ({ $letter } { $colour }), { $score } { $score ->
    [one] punt
   *[other] punten
 }
mask-study = W
mask-farm = L
mask-offerings = offergaven { $number }
mask-food = voedsel { $number }
mask-inti = Inti { $number }
mask-priests = priesters { $number }
mask-khipus = quipu's { $number }
mask-reserve = reserve { $number }
mask-pututus-short = huisjes { $one }+{ $two }
mask-has = Heeft:
mask-tiles = Fiches:
mask-goods-number = goederen { $number }
mask-hand = Hand:
mask-cards = kaarten { $number }
mask-fulfilled = Opdrachten vervuld: { $number }
task-lacks-number = nog { $number }
mask-offerings-short = offers { $number }
mask-cards-short = hand { $number }
panel-spaces-short = Acties
gods-columns = stapel/afgelegd
move-road = { $action } { $pips } naar { $place }
move-step = { $action }, trede { $step }
move-space = { $action }
move-with = { $move }, met { $cards }
move-others = Kaarten en pututu's ...
question-turn-short = Jouw beurt: welke dobbelsteen, en waarheen?
why-no-way = Deze dobbelsteen heeft geen weg naar { $place }.
do-home = kaart en eigen masker
about-home = terug naar de kaart, het eigen masker en de vraag
