# Het logboek: wat iemand deed, in weinig woorden, en wat het opleverde, in korte stukjes.

log-round = Ronde { $round }
log-won = { $mine ->
    [yes] Jij hebt gewonnen
   *[no] { $who } heeft gewonnen
 }
log-order = Spelersvolgorde: { $order }
log-setup = voorbereiding
log-start-task = startopdracht ({ $task })
log-task-kept = opdracht ({ $task })
log-rolled = gegooid { $dice }
log-pututu = { $missed ->
    [yes] geen slakkenhuisje meer over
   *[no] slakkenhuisje van { $size }
 }
log-pututu-used = slakkenhuisje: { $before } wordt { $after }
log-die = { $virtual ->
    [yes] extra 1
   *[no] dobbelsteen { $pips }
 }, { $what }
log-die-moved = { $mine ->
    [yes] jouw { $pips }
   *[no] de { $pips } van { $who }
 } verlegd: { $source } naar { $target }
log-card = { $via ->
    [inti] met medaille { $card }
   *[offering] met { $card }
 }
log-card-named = { $god } { $card }: { $effect }
log-card-taken = kaart { $card }
log-ability = { $colour } gebruikt: { $ability }{ $strength ->
    [one] {""}
   *[other] {""} met kracht { $strength }
 }
log-run = { $kind } { $pips } naar { $place }
log-jump = sprong naar { $place }
log-overlay = tableau gedraaid
log-khipu = quipu-fiche
log-on-top = { $mine ->
    [yes] quipu-fiche boven op het jouwe
   *[no] quipu-fiche boven op { $who }
 }
log-no-feather = geen vierde { coloured-feather }
log-feathers = { $count ->
    [one] { coloured-feather }
   *[other] { $count } { $colour ->
        [paars] paarse
       *[other] { $colour }
     } veren
 }
log-tile = { $colour ->
    [study] wetenschapsfiche voor { $ability }
   *[farm] landbouwfiche voor { $ability }
 }
log-priest = priester op trede { $step }
log-pushed = { $mine ->
    [yes] jouw priester omlaag naar { $step }
   *[no] { $who } omlaag naar { $step }
 }
log-home = { $mine ->
    [yes] jouw priester gaat naar huis
   *[no] { $who } gaat naar huis
 }
log-reserve = { $amount ->
    [one] quipu-fiche naar de reserve
   *[other] { $amount } quipu-fiches naar de reserve
 }
log-down = { $amount ->
    [one] fiche omlaag
   *[other] { $amount } fiches omlaag
 }
log-up = { $amount ->
    [one] fiche omhoog
   *[other] { $amount } fiches omhoog
 }
log-offerings = { $amount ->
    [one] +1 offergave
   *[other] +{ $amount } offergaven
 }
log-food = +{ $amount } voedsel
log-knowledge = +{ $amount } kennis
log-vp = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
 }
log-vp-of = { $who } { $vp }
log-inti = Inti-medaille voor { $mine ->
    [yes] jou
   *[no] { $who }
 }
log-inti-gone = een Inti-medaille verlaat het spel
log-university = Kennis
log-temple = Tempel
log-final = eindtelling
log-source = { $source } { $vp }
log-only = niets anders was mogelijk
log-no-ability = geen vaardigheid is mogelijk
log-no-good = er is niets te koop
log-bought = kocht { $good } voor { $cost } voedsel
log-fulfilled = opdracht vervuld
log-discarded = { $tasks ->
    [one] opdracht afgelegd
   *[other] { $tasks } opdrachten afgelegd
 }
log-new-task = nieuwe opdracht: { $task }

## Waar de zet van een bot voor dient, onder de zet

purpose-set = daarmee is een verzameling compleet: { $count } { $set }, { $vp } punten aan het einde
purpose-complete-and-die = daarmee is diadeem { $circlet } gevuld; de { $die } in de hand kan het voor { $vp } punten activeren
purpose-complete = daarmee is diadeem { $circlet } gevuld
purpose-priest-most = daarmee de meeste priesters in de tempel, voor een Inti-medaille
purpose-food-for = daarmee zou er op de markt genoeg voedsel zijn voor { $good }, { $vp } punten
purpose-first = daarmee vooraan op het kennisspoor, voor de eerste plaats in de spelersvolgorde
purpose-strength = daarmee kracht { $strength }: { $tile }
purpose-nearer = daarmee { $have } van { $need } voor de opdracht { $task }
purpose-met = daarmee is alles er voor de opdracht { $task }
purpose-new-task = voor de nieuwe opdracht { $have ->
    [one] is er al { $have }
   *[other] zijn er al { $have }
 } van { $need }
purpose-new-task-met = voor de nieuwe opdracht is alles er al
purpose-two = { $first }; { $second }
purpose-also-nearer = nu { $have } van { $need } voor de opdracht { $task }
purpose-also-met = nu alles voor de opdracht { $task }

## Het einde van een ronde

summary-people = personen
summary-university = kennis
summary-temple = tempel
summary-market = markt
summary-palace = paleis
summary-final = einde
summary-priests = priesters in de tempel
summary-good = { $good }{ $again ->
    [yes] {""} nog eens
   *[no] {""}
 }
summary-inti = Inti-medaille voor de meeste priesters
summary-fulfilled = opdracht vervuld: { $task }
summary-discarded = opdracht afgelegd: { $task }
log-continued = verder
