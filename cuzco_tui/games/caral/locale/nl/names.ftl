# De namen van Caral: plaatsen, figuren, kaarten en modules.

nothing = niets
place-start = het startveld
place-village = dorp { $number }
place-quarry = steengroeve { $number }
place-cult = cultusplaats { $number }
place-market = dierenmarkt { $number }
place-site = bouwplaats { $number }
place-centre = de centrale piramide
head-start = Startveld
head-village = Dorp { $number }
head-quarry = Steengroeve { $number }
head-cult = Cultusplaats { $number }
head-market = Dierenmarkt { $number }
head-site = Bouwplaats { $number }
head-centre = Centrale piramide
to-start = naar het startveld
to-village = naar dorp { $number }
to-quarry = naar steengroeve { $number }
to-cult = naar cultusplaats { $number }
to-market = naar dierenmarkt { $number }
to-site = naar bouwplaats { $number }
to-centre = naar de centrale piramide
at-start = op het startveld
at-village = in dorp { $number }
at-quarry = in steengroeve { $number }
at-cult = op cultusplaats { $number }
at-market = op dierenmarkt { $number }
at-site = op bouwplaats { $number }
at-centre = bij de centrale piramide
spaces-start = het startveld
spaces-village = een dorp
spaces-quarry = een steengroeve
spaces-cult = een cultusplaats
spaces-market = een dierenmarkt
spaces-site = een bouwplaats
spaces-centre = de centrale piramide

## Kaarten

cards-stone = { $count ->
    [one] 1 steenkaart
   *[other] { $count } steenkaarten
 }
cards-clay = { $count ->
    [one] 1 kleikaart
   *[other] { $count } kleikaarten
 }
cards-fish = { $count ->
    [one] 1 viskaart
   *[other] { $count } viskaarten
 }
cards-alpaca = { $count ->
    [one] 1 alpacakaart
   *[other] { $count } alpacakaarten
 }
kind-of-card-stone = steen
kind-of-card-clay = klei
kind-of-card-fish = vis
kind-of-card-alpaca = alpaca
pair-stone = steenpaar
pair-clay = kleipaar
pair-fish = vispaar
pair-alpaca = alpacapaar
pair-mixed-first = steen- en kleikaart als { $pair }
pair-mixed-second = vis- en alpacakaart als { $pair }

## Figuren

role-worker = arbeider
role-builder = bouwmeester
role-priest = priester
role-envoy = gezant
carali-placed = { $role } { $at }
carali-envoy = Carali op het gezantenbord
pen-sled = op de slee
pen-board = op het gezantenbord

## Wat er op een plaats staat

site-free = vrij
site-neutral = neutrale piramide
site-reserved = { $who ->
    [Jij] voor jou gereserveerd
   *[other] gereserveerd voor { $who }
 }
site-started = { $who ->
    [Jij] jouw piramide
   *[other] piramide van { $who }
 }, laag { $built } van { $target }
site-finished = { $who ->
    [Jij] jouw voltooide
   *[other] voltooide
 } { $large ->
    [yes] grote
   *[no] kleine
 } piramide{ $who ->
    [Jij] {""}
   *[other] {""} van { $who }
 }
site-with-priest = { $said } met priester
anaconda-here = daar ligt de anaconda
note-centre = het jaar eindigt, { $who ->
    [Jij] jij bent hogepriester
   *[other] hogepriester { $who }
 }
note-behind = achter de architect
note-architect = daar staat de architect
note-workers = { $count ->
    [0] geen arbeider
    [one] één arbeider
   *[other] { $count } arbeiders
 } van { $who ->
    [Jij] jou
   *[other] { $who }
 }
note-figures = { $count ->
    [one] { $who ->
        [Jij] daar sta jij
       *[other] daar staat { $who }
     }
   *[other] daar staan { $who } en { $last ->
        [Jij] jij
       *[other] { $last }
     }
 }
distance = { $way ->
    [level] waar je staat
    [ahead] { $spaces ->
        [one] één veld vooruit
       *[other] { $spaces } velden vooruit
     }
   *[back] { $spaces ->
        [one] één veld terug
       *[other] { $spaces } velden terug
     }
 }

## De architectdobbelsteen

die-one = { $number }
die-several = { $first } of { $last }

## Modules

mood-card = samen { $needed } kaarten, anders raakt { $strikes ->
    [fewest] wie het minst offerde
   *[most] iedereen behalve wie het meest offerde
 } { $loss } kwijt
loss-carali = een geplaatste Carali
loss-alpaca = een geplaatste alpaca
loss-card = een kaart
loss-stone = een steen
counts-carali = geplaatste Carali
counts-cards = kaarten in de hand
counts-stones = stenen op de slee
counts-reserved = lege gereserveerde bouwplaatsen
counts-alpacas = geplaatste alpaca’s
counts-workers = arbeiders in de steengroeven
counts-ahead = het verst vooruit
status-1 = Steenhouwer
status-2 = Herder
status-3 = Voorman
status-4 = Landmeter
status-5 = Monumentenbouwer
status-6 = Heiligdombouwer
status-7 = Stadsstichter
status-8 = Tempelvorst
status-9 = Voorraadbeheerder
status-10 = Verzamelaar
status-11 = Handelaar
status-12 = Schenker
status-13 = Roeper
status-14 = Snelbouwer
status-15 = Reiziger
status-16 = Grondbezitter
status-card = { $name }: { $asks }, { $fame } roem
condition-stones = { $need ->
    [one] één steen
   *[other] { $need } stenen
 } op de slee
condition-alpacas = { $need ->
    [one] één alpaca
   *[other] { $need } alpaca’s
 } op de slee
condition-workers = { $need ->
    [one] één arbeider
   *[other] { $need } arbeiders
 } in de steengroeven
condition-reserved = { $need ->
    [one] één gereserveerde bouwplaats
   *[other] { $need } gereserveerde bouwplaatsen
 } zonder laag
condition-large = { $need ->
    [one] een voltooide grote piramide
   *[other] { $need } voltooide grote piramides
 }
condition-small = { $need ->
    [one] een voltooide kleine piramide
   *[other] { $need } voltooide kleine piramides
 }
condition-finished = { $need ->
    [one] één voltooide piramide
   *[other] { $need } voltooide piramides
 }
condition-priests = { $need ->
    [one] één priester
   *[other] { $need } priesters
 }
condition-cards = { $need ->
    [one] één kaart
   *[other] { $need } kaarten
 } in de hand
condition-same = { $need ->
    [one] één kaart
   *[other] { $need } kaarten
 } van één soort
condition-pairs = { $need ->
    [one] een paar
   *[other] paren van { $need } soorten
 }
condition-offering = een offer dat voor { $need } telt
condition-calls = { $need ->
    [one] één jaar
   *[other] { $need } jaar
 } met je eigen figuur beëindigd
condition-levels = { $need ->
    [one] één laag
   *[other] { $need } lagen
 } in één beurt gebouwd
condition-spaces = { $need ->
    [one] één veld
   *[other] { $need } velden
 } in één gewone beweging
condition-pyramids = { $need ->
    [one] één eigen piramide
   *[other] { $need } eigen piramides
 } met een laag
tile = fiche { $name }, { $does }
tile-p1 = 3 kaarten, dan één afleggen
tile-p2 = 2 kaarten voor 4
tile-p3 = een Carali, dan een kaart
tile-p4 = een Carali, dan er een verplaatsen
tile-p5 = een alpaca, dan een steen
tile-p6 = een alpaca of er een terug voor 3 kaarten
tile-p7 = stenen, dan een Carali verplaatsen
tile-p8 = stenen of een laag
emissary-tile-1 = gemengd paar
emissary-tile-2 = een kaart voor elke alpaca
emissary-tile-3 = 2 kaarten voor 2 stenen
emissary-tile-4 = offer +1
emissary-lacks = niveau { $level } mist dan nog { $figures }
emissary-finishes = voltooit niveau { $level }
emissary-level = niveau { $level } voor { $figures }: { $rewards }
figures-carali = { $count } Carali
figures-alpacas = { $count ->
    [one] 1 alpaca
   *[other] { $count } alpaca’s
 }
reward-fame = { $number } roem
reward-stones = { $number ->
    [one] 1 steen
   *[other] { $number } stenen
 }
reward-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
share = { $who } { $number }
