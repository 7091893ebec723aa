# Voor wie luistert: meer mogelijkheden in één regel, soorten nieuws, wat er te bekijken is.

## Wat mogelijkheden van één regel gemeen hebben

group-move = { $way ->
    [ahead] Vooruit
   *[back] Terug
 }{ $behind ->
    [yes] {""} achter de architect
   *[no] {""}
 }{ $cards ->
    [0] {""}
    [one] {""} voor een kaart
   *[other] {""} voor { $cards } kaarten
 }
group-move-to = { $to }, { $spaces ->
    [one] op één veld
   *[other] op { $spaces } velden
 }
group-with-note = { $said }, { $note }
group-worker = Arbeider
group-worker-in = { $at }, { $count ->
    [1] de eerste
    [2] de tweede
    [3] de derde
    [4] de vierde
    [5] de vijfde
   *[other] nummer { $count }
 } daar
group-between = Tussen { $before } en { $after }
group-builder = { $behind ->
    [yes] Bouwmeester achter de architect
   *[no] Bouwmeester
 }
group-priest = Priester
group-build-at = Bouwen
group-level = { $at }, laag { $level } van { $target }{ $finishes ->
    [yes] , dat voltooit de piramide
   *[no] {""}
 }
group-anaconda = Anaconda
group-offer = Offer { $kind }
group-offered = { $number ->
    [one] met één kaart
   *[other] met { $number } kaarten
 }
group-discard = Leg af
group-exchange = Twee stenen voor
group-pick = Neem
group-cards = { $cards }
group-kind = { $count ->
    [1] { $kind }
    [2] twee keer { $kind }
    [3] drie keer { $kind }
   *[other] { $count } keer { $kind }
 }

## Soorten nieuws: de woorden voor elke soort, met komma’s, dan wat het is

kind-rounds = rondes, jaren
kind-architect = architect
kind-turns = beurten
kind-gains = opbrengst, winst
kind-ceremony = ceremonie, ceremonies
kind-about-rounds = het begin van jaren en rondes
kind-about-architect = waar de architect heen gaat
kind-about-turns = wat anderen in hun beurt doen
kind-about-gains = wat hun beurten anderen brengen
kind-about-ceremony = offers, humeur, jaarfiches en dank

## Wat je kunt bekijken: de woorden ervoor, dan wat het is

topic-path = pad, weg, bord
topic-pyramids = piramides, bouwplaatsen
topic-ceremony = ceremonie, offers
topic-progress = vooruitgang, voltooid
topic-sled = slee, speler
topic-hand = hand, kaarten
topic-score = punten, roem, stand
topic-modules = modules, humeur, status, gezanten, anaconda
topic-discards = aflegstapel, aflegstapels
topic-about-path = het pad op volgorde, of één plaats met haar naam
topic-about-pyramids = ieders piramides, of die van één speler met zijn naam
topic-about-ceremony = wat de ceremonie brengt en wat er geofferd is
topic-about-progress = hoeveel piramides voltooid zijn en wat de volgende brengt
topic-about-sled = alles wat je hebt, of een andere speler met zijn naam
topic-about-hand = je kaarten en hun paren
topic-about-score = ieders roem
topic-about-modules = de modules van deze tafel
topic-about-discards = de aflegstapel en de trekstapel

## Wat er aan een tafel bijzonder is, verteld bij het begin van een partij

opening-modules = Modules: { $modules }.
opening-two = Met twee spelers: vóór elke ceremonie wordt een kaart opengedraaid waarvan de soort niet geofferd mag worden.
limit-of-years = { $years ->
    [0] Het aantal jaren is onbeperkt.
   *[other] De partij eindigt uiterlijk met jaar { $years }.
 }
