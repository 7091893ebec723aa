# Wat een mogelijkheid zou brengen: korte zinsdelen, na elkaar gezegd. De vlakken ervoor zijn smal.

## Meteen

brings-fame = { $fame ->
    [-1] één roem minder
   *[other] { $fame } roem
 }
brings-height = centrale piramide hoogte { $height }
brings-finished = piramide nummer { $number }{ $last ->
    [yes] , het laatste jaar
   *[no] {""}
 }
brings-status = { $name }
brings-emissary = gezantenniveau { $level }
brings-marker = diplomatiemarker
brings-built = laag { $level } van { $target } gebouwd
brings-stones = { $number ->
    [0] geen steen
    [one] één steen
   *[other] { $number } stenen
 }{ $lost ->
    [0] {""}
   *[other] , { $lost } te veel
 }
brings-cards = { $number ->
    [one] één kaart
   *[other] { $number } kaarten
 }
brings-yield = { $count ->
    [one] één steen
   *[other] { $count } stenen
 } bij elk bezoek
brings-site = je eigen bouwplaats, { $distance }
brings-each-year = elk jaar { $fame } roem
brings-at-end = { $fame } roem aan het eind
brings-level = { $fame } roem aan het eind, { $whole } voor de hele piramide
brings-costs = { $stones ->
    [one] voor één steen
   *[other] voor { $stones } stenen
 }
brings-no-action = geen actie
brings-year-end = het jaar eindigt
brings-behind = dan achter de architect: { $places }
brings-lower = minder dan { $who } met { $number }
brings-highest = zeker het hoogst
brings-if-highest = { $fame } roem als niemand meer offert, anders { $other }
brings-mood = { $calm ->
    [yes] humeur gesust
   *[no] humeur bij { $total } van { $needed }
 }

## Wat volgt

then-anaconda = dan de anaconda verjagen
then-tile = dan { $does }
then-stones = dan { $count ->
    [0] geen steen
    [one] één steen
   *[other] { $count } stenen
 }
then-cards = dan { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
then-level = dan laag { $level } van { $target }
then-found = dan de eerste laag
then-carali = dan een Carali plaatsen
then-alpaca = dan een alpaca
then-second-move = dan hoogstens { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
 }
then-extra-level = dan een laag meer met een paar
then-fish-pair = dan nog een keer met een vispaar
then-alpaca-pair = dan een tweede beweging met een alpacapaar
then-carali-to-move = dan een Carali verplaatsen
then-place-for-carali = dan een nieuwe plaats ervoor
then-discard = dan { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } afleggen
then-take = dan { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } van de aflegstapel
then-lay-tile = dan een fiche leggen: { $does }
then-move-anaconda = dan de anaconda verplaatsen
