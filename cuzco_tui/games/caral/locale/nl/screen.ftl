# De woorden van Carals velden, vensters en toetsen op het scherm.

do-page-path = pad
do-page-sleds = sleeën
do-page-pyramids = piramides
do-page-modules = modules
do-page-log = verloop
about-page-path = Toont het spiraalpad.
about-page-sleds = Toont de sleeën van de anderen: stenen, bereik, kaarten en wat ze nog hebben.
about-page-pyramids = Toont de voltooide piramides, wat de ceremonie oplevert en wat de dank van de goden brengt.
about-page-modules = Toont de kaarten, fiches en borden van de modules in het spel.
about-page-log = Toont het verloop, alles wat er gebeurd is.
about-home-path = Toont het pad, met de aanwijzer in de vraag.
about-along-path = Gaat langs het pad naar de volgende plaats die gekozen kan worden.
about-walk-path = Loopt over het pad van plaats naar plaats.
about-take-place = Kiest de plaats onder de aanwijzer, als die gekozen kan worden.
keys-at-caral-board = Bladzijden en het pad
keys-at-caral-path = Op het pad
lead-along = links rechts
lead-along-path = lopen

panel-path = Het spiraalpad
panel-sleds = De anderen
panel-pyramids = Piramides en ceremonie
panel-ceremony = Ceremonie
panel-piles = Afgelegde kaarten
piles-draw = { $number } in de trekstapel
panel-moods = Humeur van de goden
panel-years = Jaarfiches
panel-moods-years = Humeur en jaarfiche
panel-status = Statuskaarten
panel-tiles = Vooruitgangsfiches
panel-emissaries = Gezanten

path-start = start
path-village = dorp { $number }
path-quarry = steengroeve { $number }
path-cult = cultusplaats { $number }
path-market = dierenmarkt { $number }
path-short-village = dorp { $number }
path-short-quarry = groeve { $number }
path-short-cult = cultus { $number }
path-short-market = markt { $number }
path-gives-village = 1 Carali
path-gives-market = 1 alpaca
path-gives-cult = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
    }
path-gives-short-village = Carali
path-gives-short-market = alpaca
path-gives-short-cult = { $number } k.
path-gives-shortest-village = C
path-gives-shortest-market = a
path-gives-shortest-cult = { $number } k.
path-gives-quarry = stenen
path-gives-stones = { $number ->
    [one] 1 steen
   *[other] { $number } stenen
    }
path-gives-stones-short = { $number } st.
path-pays = geeft { $fame }
path-anaconda = anaconda
path-anaconda-short = slang
path-tile-1 = 3 kaarten, dan -1
path-tile-2 = 2 voor 4 kaarten
path-tile-3 = Carali en kaart
path-tile-4 = Carali, bewegen
path-tile-5 = alpaca, steen
path-tile-6 = alpaca of kaarten
path-tile-7 = stenen, bewegen
path-tile-8 = stenen of laag
path-tile-short-1 = +3-1 k.
path-tile-short-2 = 2 voor 4
path-tile-short-3 = C + 1 k.
path-tile-short-4 = C + bew.
path-tile-short-5 = a + st.
path-tile-short-6 = a of 3
path-tile-short-7 = st. + C
path-tile-short-8 = st./laag
path-lit-move = goud: binnen bereik, -2: voor twee kaarten
path-lit = goud: kan gekozen worden
path-architect = { $sign } architect

sled-stones = stenen
sled-alpacas = alpaca's
sled-range = bereik
sled-hand = hand
sled-workers = arbeiders
sled-left = nog { $number }
sled-in-supply = over
sled-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
    }
sled-fame = { $fame } roem

others-range = { $range } bereik
others-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
    }
others-carali = { $number } Carali over
others-workers = { $workers } arbeiders
others-priests = { $number ->
    [one] 1 priester
   *[other] { $number } priesters
    }
others-alpacas = { $left ->
    [one] 1 alpaca
   *[other] { $left } alpaca's
    } over
others-pyramids = { $number ->
    [one] 1 piramide
   *[other] { $number } piramides
    }
others-levels = { $number ->
    [one] 1 niveau
   *[other] { $number } niveaus
    }{ $figures ->
    [none] {""}
   *[other] {" "}en { $figures }
    }

pyramids-next = { $done } van { $all } voltooid, de volgende: { $fame } roem
pyramids-next-short = de volgende: { $fame } roem
pyramids-enough = { $done } voltooid: dit is het laatste jaar, meer levert geen roem op
pyramids-enough-short = { $done } voltooid, het laatste jaar
pyramids-ceremony = ceremonie: meeste +{ $highest }, anderen +{ $other }, geen −{ $nothing }
pyramids-ceremony-short = meeste +{ $highest }, anderen +{ $other }, geen −{ $nothing }
pyramids-thanks = dank van de goden aan jou: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    }, { $fame } roem
pyramids-thanks-short = dank: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
    }{ $fame ->
    [0] {""}
   *[other] , { $fame } roem
    }
pyramids-left = lagen over
pyramids-left-short = over
pyramids-mood = humeur: { $needed } kaarten
pyramids-tile = jaar: { $what }

bar-year = jaar { $year }{ $limit ->
    [0] {""}
   *[other] {" "}van { $limit }
    }{ $last ->
    [yes] , het laatste
   *[no] {""}
    }{ $round ->
    [0] {""}
   *[other] , ronde { $round }
    }
bar-fame = { $fame } roem
bar-phase-setup = eerste bouwplaatsen
bar-phase-neutral = neutrale bouwplaatsen
bar-phase-round = architect
bar-phase-turns = beurten
bar-phase-ceremony = ceremonie
bar-phase-mood = humeur van de goden
bar-phase-year-end = jaareinde
bar-phase-thanks = dank van de goden
bar-phase-anaconda = anaconda
bar-phase-over = de partij is voorbij

years-now = { $fame } roem, tweede { $second }; wie laatste is, begint het volgende jaar
years-now-short = { $fame } roem, tweede { $second }
years-coming = daarna: { $counts }
tiles-coming = piramide { $place }: { $does }
tiles-laid = { $place }: { $does }
emissary-reward = { $fame } roem{ $stones ->
    [0] {""}
    [one] , 1 steen
   *[other] , { $stones } stenen
    }{ $cards ->
    [0] {""}
    [one] , 1 kaart
   *[other] , { $cards } kaarten
    }
emissary-signs = C Carali, a alpaca; { $filled } van jou, { $free } ontbreekt nog
modules-page = bladzijde { $number } van { $all }, { $key } bladert
emissary-held = jouw fiche: { $does }
emissary-marker = diplomatiemarker ({ $fame } roem): { $who }

modal-cards = Kaarten
modal-cards-hand = hand:
modal-cards-then = dan { $pairs ->
    [0] zonder paar
    [one] met 1 paar
   *[other] met { $pairs } paren
    }:
modal-ceremony = De ceremonie
offering-plus = {" "}+1
offering-leads = hoogste tot nu toe
offering-now = offert nu
offering-nothing = niets
offering-no-card = geen kaart
offering-no-kind = geen kaart van een vrije soort
offering-later = { $number ->
    [0] geen kaart
    [one] later, heeft 1 kaart
   *[other] later, heeft { $number } kaarten
    }
offering-brings = { $leads ->
    [yes] voorop: +{ $fame }
   *[no] +{ $fame } roem
    }{ $more ->
    [0] {""}
   *[other] +{ $more }
    }
offering-barred = De opengelegde kaart blokkeert deze soort: { $kind }
offering-mood = Humeur van de goden: { $card }; tot nu toe { $total }
offering-left = Kaarten daarna: { $left }. { $last ->
    [yes] Jij offert als laatste.
   *[no] Nog aan de beurt: { $after }.
    }
offering-status = Daarbij komt: { $cards }.
offering-loses = Wie niets offert, verliest { $fame } roem.

summary-year = Het einde van jaar { $year }: hogepriester { $mine ->
    [yes] ben jij
   *[no] is { $who }
    }{ $by ->
    [architect] , de architect was er het eerst
   *[figure] {""}
    }
summary-ceremony = ceremonie
summary-tile = jaarfiche
summary-priests = priesters
summary-status = status
summary-cards = kaarten
summary-nobody = Niemand offert iets, dus is er geen hoogste bieder.
summary-next = { $mine ->
    [yes] Jij begint het volgende jaar.
   *[no] { $who } begint het volgende jaar.
    }
modal-ranking-tie = Wie evenveel roem heeft als een ander, staat voor met meer stenen, alpaca's en kaarten samen.

howto-goal = Bouw piramides langs het spiraalpad en verzamel de meeste roem.
howto-turn = In je beurt gaat je figuur langs het pad, vooruit of terug, en je voert de actie uit van de plaats waar hij stopt. Achter de architect is er geen actie.
howto-build = Een Carali als bouwmeester reserveert een bouwplaats; elke laag daar kost één steen. Arbeiders leveren stenen, alpaca's een groter bereik, en een paar kaarten levert de vaardigheid van die soort.
howto-ceremony = Bereikt een figuur of de architect de centrale piramide, dan eindigt het jaar met de ceremonie: offer kaarten van één soort die niemand anders offert. De meeste kaarten leveren de meeste roem op.
howto-end = Het jaar waarin de zevende piramide wordt voltooid, is het laatste. Dan leveren piramides en priesters de meeste roem op.
howto-keys = Links en rechts gaan langs het pad, omhoog en omlaag door de lijst, { $take } neemt. { $hint } geeft een tip, { $why } zegt waarom niet, { $rule } opent de regel, { $undo } neemt terug. { $path } toont het pad, { $sleds } de sleeën, { $pyramids } de piramides, { $modules } de modules, { $log } het verloop.
help-pyramid = Een piramide in de kleur van de eigenaar: het nummer van de bouwplaats, diens letter, en 2 van 5 lagen staan er.
help-priest = Een voltooide piramide met een priester erop.
help-reserved = Een gereserveerde bouwplaats zonder laag, met haar nummer.
help-free = Een vrije bouwplaats.
help-neutral = Een neutrale piramide bij twee spelers, met het nummer van haar bouwplaats.
help-figure = Een kleine letter is een speelfiguur.
help-architect = De architect.
help-behind = Zonder eigen ondergrond: achter de architect, daar is geen actie.
help-lit = Gouden randen: kan nu gekozen worden; brede zijn de aanwijzer.
help-cost = Zoveel kaarten kost de beweging.
help-workers = Zoveel arbeiders van een speler in een steengroeve.
help-workers-both = Arbeiders: zoveel in steengroeve 1 en in steengroeve 2.
help-centre = De centrale piramide: wat haar volgende lagen de hoogste bieder opleveren; de laag met een woord geldt nu.
help-tile = Onder een plaats voor een voltooide piramide: de voortgangsfiche die erbij komt.
help-tile-laid = Op een actieveld: wat een gelegde fiche daar doet; C is een Carali, a een alpaca, k. kaarten, st. stenen.
help-emissaries = Een niveau van het gezantenbord: van twee Carali staat er één van jou, van één alpaca geen.
help-grows = Met deze voltooide piramide groeit de centrale piramide.

title-tagline-caral = Piramides langs het spiraalpad, in de oudste stad van Amerika
do-home = pad en eigen slee
