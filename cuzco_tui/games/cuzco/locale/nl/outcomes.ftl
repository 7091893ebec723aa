# Wat een keuze zou opleveren: korte stukjes, na elkaar achter de keuze gezegd. De panelen zijn smal.

## Meteen

brings-vp = { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
brings-place = naar { $place }
brings-khipu = quipu-fiche van { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
brings-delivery = quipu-fiche bezorgd
brings-no-khipu = geen levering
brings-on-top = boven op { $who }
brings-no-feather = geen veer
brings-feather = { coloured-feather }
brings-ready = diadeem { $pips } klaar voor { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
brings-circlet = diadeem { $pips }
brings-knowledge = { $steps } kennis
brings-ahead = voorbij { $who }
brings-food = { $amount } voedsel
brings-offerings = { $amount ->
    [one] een offergave
   *[other] { $amount } offergaven
 }
brings-reserve = { $amount ->
    [one] één quipu-fiche
   *[other] { $amount } quipu-fiches
 } in reserve
brings-house = een vrij huis
brings-card = kaart { $card }
brings-goods = { $count } van 6 goederen
brings-tile = elke ronde { $effect }{ $strength ->
    [one] {""}
   *[other] , kracht { $strength }
 }
brings-raised = weer goed voor { $number } { $colour ->
    [study] kennis
   *[farm] voedsel
 }
brings-boost = van elk één gebruik sterker
brings-ability = nog één keer { $colour }
brings-fulfilled = { $count } van 9 opdrachten vervuld
brings-task = opdracht { $name }: { $have } van { $need }
brings-lacks = nog { $count } te doen
brings-task-met = opdracht { $name } haalbaar
brings-task-unmet = opdracht { $name } niet meer haalbaar
brings-priest = priester op trede { $step }
brings-pushed = een trede omlaag: { $who }
brings-home = { $own ->
    [yes] jouw priester
   *[no] { $who }
 } uit de tempel
brings-opens = opent { $actions }
brings-closes = sluit { $actions }
brings-space = { $pips ->
    [0] { $action } vrij voor alles
   *[other] { $action } alleen onder { $pips }
 }
brings-costs = voor { $things }
price-food = { $amount } voedsel
price-offerings = { $amount ->
    [one] een offergave
   *[other] { $amount } offergaven
 }
price-inti = { $amount ->
    [one] een Inti-medaille
   *[other] { $amount } Inti-medailles
 }
brings-lapse = { $pips ->
    [one] één oog vervalt
   *[other] { $pips } ogen vervallen
 }

## Wat volgt

then-turn = dan een 1 voor een van { $count } acties
then-tasks-to-keep = dan twee opdrachten houden
then-feather-slot = { coloured-feather }
then-die-to-move = dan een dobbelsteen verleggen
then-overlay = dan het tableau, dan { $pips ->
    [0] een sprong
   *[other] een weg tot { $pips }
 }
then-roads = dan { $count ->
    [one] één weg
   *[other] een van { $count } wegen
 }: { $ends }
then-villages = { $count ->
    [one] dorp van { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
     }
   *[other] dorpen van { $vp } punten
 }
several-numbers = { $first } en { $last }
then-no-delivery = geen levering
then-village = dan een sprong naar een dorp
then-tile = dan { $count ->
    [one] een fiche
   *[other] een van { $count } fiches
 } tot { $pips } ogen
then-discarded-tile = dan een fiche van de aflegstapel
then-exchange = { $pips ->
    [one] één oog
   *[other] { $pips } ogen
 } om te ruilen
then-raise = dan { $count ->
    [one] nog een fiche omhoog
   *[other] tot { $count } fiches omhoog
 }
then-step = dan trede { $one ->
    [yes] { $highest }
   *[no] { $lowest } tot { $highest }
 } en een vuurproef
then-circlet = dan een diadeem voor { $vp } punten
then-fire-trial = dan een vuurproef
then-growth = dan kennis of voedsel
then-ability = dan nog { $colours }
then-feathers = dan { $count ->
    [one] een veer
   *[other] tot { $count } veren
 }
then-god-cards = dan { $count ->
    [one] een godenkaart
   *[other] tot { $count } godenkaarten
 }
then-khipus = dan { $count ->
    [one] een quipu-fiche
   *[other] tot { $count } quipu-fiches
 } naar de reserve
then-spaces = dan { $count ->
    [one] 1 kennis
   *[other] tot { $count } kennis
 }
then-new-task = dan een nieuwe opdracht
then-card = kaart { $card } mogelijk
