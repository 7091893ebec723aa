# Cuzco in het Nederlands: namen, gebeurtenissen, vragen, keuzes, overzichten, redenen en scores.

## Namen

nothing = niets
no-card = geen kaart
no-khipus = geen
khipus-on-top = { $top } bovenop, daaronder { $below }
no-card-help = De plek is voorlopig leeg.
action-stone = stenen weg
action-rope = hangbrug
action-study = wetenschap
action-farm = landbouw
action-exchange = omruilen
action-temple = tempel
action-headdress = hoofdtooi
action-points = punten
road-stone = stenen weg
road-rope = hangbrug
colour-turquoise = turquoise
colour-purple = paars
colour-orange = oranje
colour-pink = roze
coloured-feather = { $colour ->
    [paars] paarse
   *[other] { $colour }
 } veer
god-iliapa = Iliapa
god-mama-quilia = Mama Quilia
god-viracocha = Viracocha
god-pacha-mama = Pacha Mama
god-mama-sara = Mama Sara
good-soup = soep
good-clothes = kleding
good-bowl = kom
good-decanter = karaf
good-tools = gereedschap
good-jewellery = sieraden
phase-setup = de voorbereiding
phase-I = fase één, dobbelstenen
phase-II = fase twee, wetenschap en landbouw
phase-III = fase drie, de stad
phase-end = het einde van het spel
phase-over = spel afgelopen
place-cuzco = Cuzco
place-with-ring = { $place } ({ $ring })
ring-inner = binnendorp { $number }
ring-outer = buitendorp { $number }
tiles-study = wetenschapsfiches
tiles-farm = landbouwfiches
tile = { $colour ->
    [study] wetenschapsfiche voor { $effect }, goed voor { $number } kennis
   *[farm] landbouwfiche voor { $effect }, goed voor { $number } voedsel
 }
arm = { $kind } { $pips } naar { $place }

## Godenkaarten: in een paar woorden, en wat ze doen

card = kaart { $number }, { $effect }
card-01 = sterkere vaardigheden
card-02 = twee fiches omhoog
card-03 = goederenfiche telt dubbel
card-04 = opdracht met één eis minder
card-05 = extra beurt met een 1
card-06 = dobbelsteen verleggen
card-07 = leggen ondanks lagere dobbelstenen
card-08 = rijke vuurproef
card-09 = fiche van de aflegstapel
card-10 = dorpspunten meteen
card-11 = extra vaardigheid wetenschap
card-12 = priester naar huis
card-13 = dobbelsteen telt als 6
card-14 = sprong naar een dorp naar keuze
card-15 = extra vaardigheid landbouw
card-01-help = Fase twee: één gebruik van wetenschap en één van landbouw zijn 1 sterker.
card-02-help = Fase één, omruilen: schuif een of twee fiches weer omhoog.
card-03-help = Fase drie: het goederenfiche dat je net hebt gekocht, levert zijn punten nog eens op.
card-04-help = Fase drie of einde van het spel: vervul een opdracht met één eis minder, voor 4 punten.
card-05-help = Fase één, na je beurt: nog een beurt, als met een dobbelsteen van 1.
card-06-help = Fase één, vóór je beurt: verleg een dobbelsteen van wie dan ook naar een ander actieveld.
card-07-help = Fase één: leg je dobbelsteen, ook al is hij gelijk of hoger.
card-08-help = Fase één en twee: 3 voedsel en 3 kennis in plaats van wat een vuurproef oplevert.
card-09-help = Fase één, bij het nemen van een fiche: neem er nog een van de aflegstapel.
card-10-help = Fase één, bij het bezorgen van een quipu-fiche: je krijgt de punten van het dorp meteen.
card-11-help = Fase twee: gebruik nog een vaardigheid van je wetenschapsfiches, een andere.
card-12-help = Fase één, tempel: de priester op jouw trede gaat naar huis, niet één trede omlaag.
card-13-help = Fase één: je gelegde dobbelsteen telt voor zijn actie als 6.
card-14-help = Fase één, bij een beweging: spring naar een dorp naar keuze.
card-15-help = Fase twee: gebruik nog een vaardigheid van je landbouwfiches, een andere.

## Vaardigheden van wetenschaps- en landbouwfiches

ability-01 = offergaven
ability-02 = punten
ability-03 = veren
ability-04 = stenen wegen
ability-05 = kennis
ability-06 = hangbruggen
ability-07 = godenkaarten
ability-08 = quipu-fiches naar de reserve
ability-09 = diademen
ability-10 = voedsel
ability-11 = landbouwfiches
ability-12 = wetenschapsfiches

## Opdrachten

task = opdracht { $name }, { $asks }
task-progress = { $task }: { $have } van { $need }
task-parts = { $first } en { $second }
part-priest = een priester in de tempel
part-study = een wetenschapsfiche
part-farm = een landbouwfiche
part-good = een goederenfiche
part-first = eerste in de spelersvolgorde
task-villages = { $need ->
    [one] quipu-fiche in één dorp
   *[other] quipu-fiches in { $need } dorpen
 }
task-inner-villages = { $need ->
    [one] quipu-fiche in één binnendorp
   *[other] quipu-fiches in { $need } binnendorpen
 } rond Cuzco
task-outer-villages = { $need ->
    [one] quipu-fiche in één buitendorp
   *[other] quipu-fiches in { $need } buitendorpen
 }
task-villages-of-feather = { $need ->
    [one] quipu-fiche in één dorp
   *[other] quipu-fiches in { $need } dorpen
 } met een { $what ->
    [paars] paarse
   *[other] { $what }
 } veer
task-villages-of-vp = { $need ->
    [one] quipu-fiche in één dorp
   *[other] quipu-fiches in { $need } dorpen
 } van { $what ->
    [one] 1 punt
   *[other] { $what } punten
 }
task-village-values = quipu-fiches in { $need } dorpen met elk een ander aantal punten
task-feathers = { $need ->
    [one] één veer
   *[other] { $need } veren
 }
task-feathers-of = { $need ->
    [one] één
   *[other] { $need }
 } { $what ->
    [paars] paarse
   *[other] { $what }
 } { $need ->
    [one] veer
   *[other] veren
 }
task-feather-colours = veren in { $need ->
    [one] één kleur
   *[other] { $need } kleuren
 }
task-tiles-of = { $need ->
    [one] één { $what ->
        [wetenschapsfiches] wetenschapsfiche
       *[other] landbouwfiche
     }
   *[other] { $need } { $what }
 }
task-tile-kinds = { $need } { $what } met verschillende vaardigheden
task-tiles-down = { $need ->
    [one] één persoonsfiche
   *[other] { $need } persoonsfiches
 } omlaag geschoven
task-tiles-down-of = { $need ->
    [one] één { $what ->
        [wetenschapsfiches] wetenschapsfiche
       *[other] landbouwfiche
     }
   *[other] { $need } { $what }
 } omlaag geschoven
task-tiles-of-ability = { $need ->
    [one] één persoonsfiche
   *[other] { $need } persoonsfiches
 } voor { $what }
task-gods-in-hand = kaarten van { $need } verschillende goden in de hand
task-same-god = { $need } kaarten van één god in de hand
task-cards-of-god = { $need ->
    [one] één kaart
   *[other] { $need } kaarten
 } van { $what } in de hand
task-goods = { $need ->
    [one] één goederenfiche
   *[other] { $need } goederen
 }
task-goods-of = { $need } keer { $what }
task-good-kinds = { $need } verschillende goederen
task-priests = { $need ->
    [one] één priester
   *[other] { $need } priesters
 } in de tempel
task-food = { $need } voedsel
task-circlets = { $need ->
    [one] één actief diadeem
   *[other] { $need } actieve diademen
 }
task-inti = { $need ->
    [one] één Inti-medaille
   *[other] { $need } Inti-medailles
 }
task-offerings = { $need ->
    [one] één offergave
   *[other] { $need } offergaven
 }

## Gebeurtenissen

event-order-dealt = Spelersvolgorde: { $order }.
event-mask-dealt = { $seat }: masker { $mask }, eerste veer: { $feather }.
event-start-task-dealt = { $seat }: start{ $task }.
event-hand-dealt = Jouw hand: { $cards }.
event-tasks-drawn = Opdrachten om uit te kiezen: { $tasks }.
event-tasks-kept = { $seat } houdt { $tasks }.
event-round-started = Ronde { $round } begint.
event-phase-started = Nu { $phase }.
event-dice-rolled = { $seat } gooit { $pips }.
event-pututu-gained = { $seat } krijgt een slakkenhuisje van { $size }.
event-pututu-missed = { $seat }: geen slakkenhuisje van { $size } meer over.
event-pututu-used = { $seat }: slakkenhuisje maakt van een { $before } een { $after }.
event-die-placed = { $seat }: { $virtual ->
    [yes] virtuele dobbelsteen
   *[no] dobbelsteen
 } { $pips } op { $action }.
event-die-moved = { $seat } verlegt { $owner ->
    [Jij] je eigen { $pips }
   *[other] de { $pips } van { $owner }
 } van { $source } naar { $target }.
event-card-played = { $seat } speelt { $card }, voor een { $via ->
    [inti] Inti-medaille
   *[offering] offergave
 }.
event-card-turned-up = { $god }: open ligt nu { $card }.
event-pile-reshuffled = { $god }: { $cards ->
    [one] één afgelegde kaart wordt
   *[other] { $cards } afgelegde kaarten worden
 } de nieuwe trekstapel.
event-god-card-taken = { $seat } neemt { $card }.
event-overlay-turned = { $seat } { $steps ->
    [0] laat het Cuzco-tableau liggen
    [one] draait het Cuzco-tableau één stap met de klok mee
   *[other] draait het Cuzco-tableau { $steps } stappen met de klok mee
 }.
event-chasqui-moved = { $seat }: { $kind ->
    [jump] sprong
    [stone] stenen weg { $pips }
   *[rope] hangbrug { $pips }
 } van { $origin } naar { $destination }.
event-khipu-delivered = { $seat }: quipu-fiche { $from_reserve ->
    [yes] uit de reserve
   *[no] van het masker
 } in dorp { $village }.
event-nothing-delivered = { $seat }: niets te bezorgen in dorp { $village }.
event-khipu-reserved = { $seat }: quipu-fiche naar de reserve.
event-feather-taken = { $seat }: { coloured-feather }.
event-feather-missed = { $seat }: geen vierde { coloured-feather }.
event-feather-placed = { $seat }: { coloured-feather } in uitsparing { $slot }.
event-tile-taken = { $seat } neemt { $pips ->
    [0] van de aflegstapel
   *[other] bij { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
     }
 }: { $tile }.
event-tile-slid-down = { $seat } schuift omlaag: { $tile }.
event-tile-slid-up = { $seat } schuift omhoog: { $tile }.
event-offerings-gained = { $seat } krijgt { $amount ->
    [one] één offergave
   *[other] { $amount } offergaven
 }.
event-food-gained = { $seat } krijgt { $amount } voedsel.
event-knowledge-gained = { $seat } krijgt { $steps ->
    [0] geen kennis
   *[other] { $steps } kennis
 }, nu op { $space }.
event-pips-lapsed = { $seat }: { $pips ->
    [one] één oog vervalt
   *[other] { $pips } ogen vervallen
 }.
event-priest-placed = { $seat }: priester op trede { $step }.
event-priest-pushed = { $seat }: priester omlaag geduwd naar trede { $step }.
event-priest-sent-home = { $seat }: priester van trede { $step } gaat naar huis.
event-circlet-activated = { $seat } activeert diadeem { $pips }.
event-fire-trial-earned = { $seat }: vuurproef.
event-declined = { $seat } ziet ervan af.
event-only-option = { $seat }: niets anders is mogelijk.
event-passed-over = { $seat }: { $decision ->
    [ChooseAbility] geen vaardigheid is mogelijk
   *[other] er is niets te koop
 }.
event-points-scored = { $seat }: plus { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, { $source }.
event-ability-used = { $seat } gebruikt { $colour } voor { $ability }, kracht { $strength }.
event-order-changed = Kennis: alle kennisstenen terug naar 0. Spelersvolgorde nu: { $order }.
event-inti-gained = { $seat }: Inti-medaille voor de meeste priesters.
event-inti-removed = Geen priester in de tempel: een Inti-medaille gaat uit het spel.
event-good-bought = { $seat } koopt { $good ->
    [kom] een kom
    [karaf] een karaf
   *[other] { $good }
 } voor { $cost } voedsel.
event-task-fulfilled = { $seat } vervult { $task }{ $with_card ->
    [yes] , met kaart 04
   *[no] {""}
 }.
event-task-discarded = { $seat } legt af: { $task }.
event-task-taken = { $seat } neemt { $task }.
event-move-explained = { $seat }: { $said }.
event-round-ended = Ronde { $round } is afgelopen. Nieuwe persoonsfiches, opdrachten en goederen liggen klaar.
event-game-ended = Het spel is afgelopen. Eindstand: { $ranking }.

## Vragen

question-over = Het spel is afgelopen.
question-waiting = { $who } is aan de beurt.
question-tasks-to-keep = Welke twee opdrachten houd je? Elke ronde één: vervuld { $vp } punten, anders weg.
question-feather-slot = In welke uitsparing komt de { coloured-feather }?
question-turn = { $extra ->
    [y] Extra beurt, als met een dobbelsteen van 1: welke actie?
   *[n] Jouw beurt. Nog te leggen: { $dice }. Wat doe je?
 }
question-die-to-move = Kaart 06: welke dobbelsteen gaat waarheen?
question-overlay = Draai je het Cuzco-tableau voordat je uit Cuzco vertrekt?
question-road = In { $place }. Welke { $kind } van hoogstens { $pips }?
question-village = Kaart 14: naar welk dorp spring je?
question-village-v-p = Kaart 10: neem je nu { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 } voor dorp { $place }?
question-tile = Welk { $colour ->
    [wetenschapsfiches] wetenschapsfiche
   *[other] landbouwfiche
 } neem je, bij hoogstens { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
 }?
question-extra-tile = Kaart 09: neem je nog een fiche van de aflegstapel?
question-discarded-tile = Welk fiche van de aflegstapel?
question-exchange = Omruilen, { $pips ->
    [0] geen ogen meer: nog iets anders?
    [one] nog één oog: wat neem je?
   *[other] nog { $pips } ogen: wat neem je?
 }
question-tile-to-raise = Kaart 02: welk fiche schuif je omhoog, nog hoogstens { $left }?
question-step = Welke trede van de tempel, hoogstens { $pips }?
question-circlet = Welk diadeem activeer je?
question-fire-gift = Vuurproef: godenkaart of offergave, en kennis of voedsel?
question-fire-growth = Vuurproef: kennis of voedsel?
question-extra-turn = Kaart 05: nog een beurt, als met een dobbelsteen van 1?
question-ability = Welke vaardigheid gebruik je?
question-feather = Welke veer, nog hoogstens { $left }?
question-god-card = Welke godenkaart, nog hoogstens { $left }?
question-khipu = Quipu-fiches naar de reserve, nog hoogstens { $left }: nog een?
question-spaces = Hoe ver ga je vooruit op het kennisspoor, hoogstens { $left }?
question-good = Markt van ronde { $round }, je hebt { $food } voedsel: wat koop je?
question-good-twice = Kaart 03: neem je nog eens { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 } voor { $good }?
question-task = { $met ->
    [0] { $card ->
        [yes] Paleis: geen van je opdrachten is vervuld. Vervul je er een met kaart 04, of leg je er een af?
       *[no] Paleis: geen van je opdrachten is vervuld; je moet er een afleggen. Welke?
     }
   *[other] Paleis: welke opdracht vervul je voor { $vp } punten?
 }
question-new-task = Welke nieuwe opdracht neem je? Vervuld levert die { $vp } punten op.
question-final-task = Einde van het spel: vervul je nog een opdracht met kaart 04?

## Keuzes

with-card = { $via ->
    [inti] open kaart { $card } voor een Inti-medaille
   *[offering] kaart { $card } uit de hand voor een offergave
 }
option-place-die = Dobbelsteen { $pips }: { $action }
option-place-die-with = { $placement }, met { $cards }
option-use-pututu = Slakkenhuisje van { $size }: dobbelsteen { $pips } wordt { $target }
option-play-card = Speel { $card }, { $via ->
    [inti] van de open kaarten voor een Inti-medaille
   *[offering] uit de hand voor een offergave
 }
option-move-die = { $owner ->
    [Jij] Jouw { $pips }
   *[other] De { $pips } van { $owner }
 }: van { $source } naar { $target }
option-turn-overlay = { $steps ->
    [0] Laat het Cuzco-tableau liggen
    [one] Draai één stap
   *[other] Draai { $steps } stappen
 }: { $arms }
option-take-road = { $place } via { $kind } { $pips }: { $waits }
option-jump-to = { $place }: { $waits }
option-take-tile = Bij { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
 }: { $tile }
option-take-discarded-tile = { $tile }
option-slide-down = Schuif omlaag: { $tile }
option-slide-up = Schuif omhoog: { $tile }
option-take-god = { $god }: { $card }
option-take-feather = Een { coloured-feather }: je hebt { $owned } van 3
option-one-feather = Een { coloured-feather }
option-place-feather = Diadeem { $circlet }: { $completes ->
    [yes] is dan compleet
   *[no] zijn eerste veer
 }
option-place-priest = Trede { $step }: vrij
option-place-priest-pushing = Trede { $step }: { $own ->
    [yes] je eigen priester
   *[no] de priester van { $owner }
 } gaat omlaag
option-place-priest-sending = Trede { $step }: { $own ->
    [yes] je eigen priester
   *[no] de priester van { $owner }
 } gaat naar huis met kaart 12, voor een { $via ->
    [inti] Inti-medaille
   *[offering] offergave
 }
option-activate-circlet = Diadeem { $pips }: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 } en een vuurproef
option-advance = { $spaces ->
    [one] Eén stap
   *[other] { $spaces } stappen
 } vooruit
option-use-ability = Gebruik je { $colour } voor { $ability }: kracht { $strength }{ $boosted ->
    [yes] , met kaart 01
   *[no] {""}
 }
option-buy-good = Koop { $good } voor { $cost } voedsel: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
option-keep-tasks = Houd { $first }; en { $second }
option-fulfil-task = Vervul { $task }: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
option-fulfil-task-with = Vervul { $task }, met kaart 04 voor een { $via ->
    [inti] Inti-medaille
   *[offering] offergave
 }: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
option-discard-task = Leg af: { $task }
option-take-task = Neem { $task }
option-vp = Eén punt
option-offering = Een offergave
option-khipu = Eén quipu-fiche naar de reserve
option-knowledge = 1 kennis
option-food = 1 voedsel
option-decline = Nee, bedankt
option-done = Klaar

## Wat er aan het einde van een weg wacht

waits-cuzco = vuurproef
waits-delivery = { coloured-feather }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }
waits-full-colour = geen vierde { coloured-feather }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }
waits-nothing = { $colour }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }
waits-own-khipu = jouw quipu-fiche ligt er al, { $colour }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }
waits-no-khipu-left = je hebt geen quipu-fiche meer, { $colour }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }

## Overzichten

look-unknown = Er valt niets te bekijken dat { $topic } heet.
look-step = Trede { $step }: { $who ->
    [Jij] jouw priester
   *[other] priester van { $who }
 }.
look-temple-empty = De tempel is leeg.
look-temple-worth = Elke priester levert deze ronde { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 } op. Inti-medailles over: { $inti }.
look-good = { $good } voor { $cost } voedsel, goed voor { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
look-palace-task = In het paleis: { $task }.
look-palace-empty = In het paleis ligt geen opdracht.
look-own-task = Jouw { $task }.
look-their-task = { $task }.
look-house = Bij { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
 }: { $tile }.
look-houses-empty = Er is deze ronde geen wetenschaps- of landbouwfiche meer.
look-god = { $god }: { $card }. { $help } Trekstapel { $pile }, afgelegd { $discards }.
look-dice-hand = { $who }: nog te leggen { $dice }.
look-die = { $who } { $pips }
look-dice-space = { $space }: { $dice }.
look-dice-space-empty = { $space }: geen dobbelstenen.
look-track = { $who }: kennis { $space }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }.
look-order = Spelersvolgorde: { $order }.
look-mask = { $who }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }, chasqui in { $place }.
look-supplies = Voorraad: offergaven { $offerings }, voedsel { $food }, Inti-medailles { $inti }, priesters { $priests }.
look-khipus = Quipu-fiches: { $mask } op het masker, { $reserve } in reserve, { $delivered } bezorgd. Vrije huizen: { $free }.
look-mask-tile = { $tile }, { $down ->
    [yes] omlaag geschoven
   *[no] nog boven
 }.
look-goods-count = { $count } keer { $good }
look-goods = Goederen: { $goods }.
look-fulfilled = Vervulde opdrachten: { $count }.
look-pututus = Slakkenhuisjes van 1: { $one }, van 2: { $two }.
look-hand-size = Godenkaarten in de hand: { $count }.
look-slot = uitsparing { $slot } { $colour } { $filled ->
    [yes] bezet
   *[no] vrij
 }
look-circlet = Diadeem { $pips }: { $slots }{ $active ->
    [yes] , geactiveerd
   *[no] {""}
 }.
look-hand-card = { $count ->
    [one] {""}
   *[other] { $count } keer {""}
 }{ $card }. { $help }
look-hand-empty = Geen godenkaart in de hand.
look-hand-hidden = Een toeschouwer ziet geen handkaarten.
look-hand-means = Om mee te betalen: offergaven { $offerings }, Inti-medailles { $inti }.
look-roads-here = { $who }: in { $place }.
look-road = Naar { $place } via { $kind } { $pips }: { $waits }.
look-roads-may-turn = Je mag het Cuzco-tableau draaien voordat je uit Cuzco vertrekt.
look-roads-other = { $who }: in { $place }.
look-places-help = Dorpen heten naar veer en punten: T turquoise, P paars, O oranje, K roze; K3 is een roze dorp van 3 punten. Bij twee gelijke volgt een kleine letter.
look-roads-help = Dorpen zijn genummerd met de klok mee; buitendorp 1 ligt tussen binnendorp 1 en 2.
look-village = { $place }, { $ring }: { coloured-feather }, { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }, quipu-fiches: { $khipus }.
look-village-unknown = Er is geen dorp dat { $words } heet. Zeg bijvoorbeeld: kijk dorp { $example }.
look-village-runners = Chasqui's hier: { $who }.
look-cuzco = Cuzco: wie hier aankomt, krijgt een vuurproef.
look-no-player = Niemand hier heet { $words }.
look-hand-secret = De hand van { $who } is geheim. Kaarten: { $count }.
where = Ronde { $round } van { $rounds }, { $phase }.

## Redenen

reason = Regel { $rule }: { $why }
why-not-your-turn = je bent niet aan de beurt; { $who } beslist.
why-over = het spel is afgelopen.
why-d-1-placed = die dobbelsteen ligt al op { $placed }.
why-d-1-not-now = dobbelstenen leg je alleen in je beurt van fase één.
why-d-2 = er ligt al een { $lowest }; die van jou moet lager zijn.
why-d-2-shared = er ligt al een { $lowest }, want { $first } en { $second } zijn hier één veld; die van jou moet lager zijn.
why-o-2 = een slakkenhuisje heeft je dobbelsteen { $tied } veranderd, dus die moet je leggen.
why-m-7 = vanuit { $location } vraagt de makkelijkste { $kind } een { $easiest }.
why-m-7-none = vanuit { $location } loopt geen { $kind }.
why-m-1-kind = dat is een { $kind }; je gaat over een { $allowed }.
why-m-1-pips = die weg vraagt een { $pips }; je hebt { $die }.
why-p-1 = het laagste fiche ligt bij { $lowest ->
    [one] 1 oog
   *[other] { $lowest } ogen
 }.
why-p-1-none = van die kleur is er deze ronde geen fiche meer.
why-p-1-taken = dat fiche is deze ronde al genomen.
why-p-1-pips = dat fiche vraagt een { $pips }; je hebt { $die }.
why-p-2 = geen huis op je masker is vrij: { $khipus ->
    [0] {""}
    [one] één quipu-fiche en {""}
   *[other] { $khipus } quipu-fiches en {""}
 }{ $tiles ->
    [one] één persoonsfiche
   *[other] { $tiles } persoonsfiches
 } vullen alles.
why-t-1-priests = je hebt geen priester op je masker.
why-t-1-step = je dobbelsteen reikt hoogstens tot trede { $die }.
why-t-1-exact = aan deze tafel moet de trede gelijk zijn aan de dobbelsteen: trede { $die }.
why-h-1 = je laagste diadeem met twee veren vraagt minstens een { $lowest }.
why-h-1-none = geen van je diademen heeft twee veren.
why-h-1-all = al je diademen zijn al geactiveerd.
why-h-1-activated = dat diadeem is al geactiveerd.
why-h-1-colours = bij dat diadeem ontbreken nog veren: { $colours }.
why-h-1-pips = dat diadeem vraagt minstens een { $pips }; je hebt { $die }.
why-x-1 = dat wetenschapsfiche is al omlaag geschoven.
why-x-2 = dat landbouwfiche is al omlaag geschoven.
why-x-pips = dat kost { $cost ->
    [one] één oog
   *[other] { $cost } ogen
 }; je hebt er { $left ->
    [0] geen meer
   *[other] nog { $left }
 }.
why-x-6 = je hebt alle drie de veren van die kleur al.
why-x-7 = er ligt geen quipu-fiche meer op je masker.
why-n-3 = van die god ligt geen kaart open.
why-k-1 = je kennissteen staat aan het einde van het kennisspoor.
why-e-1-used = die vaardigheid heb je in deze fase al gebruikt.
why-e-1-left = je { $colour } heb je in deze fase al gebruikt.
why-u-3-cost = dat kost { $cost } voedsel; je hebt { $food }.
why-u-3-row = dat ligt niet in de marktrij van ronde { $round }.
why-task = je hebt { $have } van { $need }.
why-task-time = opdrachten vervul je in het paleis, in fase drie; je hebt { $have } van { $need }.
why-task-met = je moet een opdracht vervullen waaraan je voldoet: { $tasks }.
why-ability = { $effect }: die vaardigheid zou nu niets opleveren.
why-ability-house = { $effect }: geen huis op je masker is vrij voor een fiche.
why-ability-tile = { $effect }: bij hoogstens { $reach } ogen ligt er geen.
why-ability-road = { $effect }: geen van hoogstens { $reach } ogen vertrekt van hier.
why-ability-circlet = { $effect }: geen van hoogstens { $reach } ogen is gevuld en nog niet geactiveerd.
why-card-not-there = die kaart zit niet in je hand en ligt ook niet open.
why-card-phase = die kaart hoort bij { $phases }. Nu is het { $phase }.
why-card-used = die kaart heeft al op deze dobbelsteen gewerkt.
why-card-used-by-medal = precies deze kaart heb je in je beurt al met een medaille gebruikt; een volgende medaille vraagt een andere kaart.
why-card-no-offering = je hebt geen offergave om die kaart te betalen.
why-card-no-inti = je hebt geen Inti-medaille, en de kaart zit niet in je hand.
why-card-moment = die kaart speel je { $moment }.
moment-ability = in fase twee, als een vaardigheid met 1 kracht meer iets wint
moment-exchange = bij het omruilen, als een fiche van jou omlaag geschoven is
moment-good = meteen nadat je een goederenfiche hebt gekocht
moment-task = bij een opdracht die één eis te weinig heeft, in het paleis
moment-turn-end = meteen na je beurt
moment-turn-start = voordat je een dobbelsteen legt, als er dobbelstenen op de actievelden liggen
moment-placement = voor een dobbelsteen die te hoog is voor het actieveld
moment-fire-trial = bij een vuurproef
moment-tile = nadat je met een dobbelsteen een fiche neemt, als je een vrij huis hebt en er afgelegde fiches zijn
moment-village = nadat je met een dobbelsteen een quipu-fiche bezorgt
moment-study = als je je wetenschapsfiches hebt gebruikt en er nog een vaardigheid over is
moment-step = bij een trede van de tempel waar een priester staat
moment-die = bij een actie die met een 6 meer oplevert
moment-road = bij een beweging
moment-farm = als je je landbouwfiches hebt gebruikt en er nog een vaardigheid over is

## Scores

rank = Plaats { $place }: { $who }, { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }.
source-0 = start
source-1 = actieveld punten
source-2 = omruilen
source-3 = diademen
source-4 = vaardigheden
source-5 = dorpen door kaart 10
source-6 = kennis
source-7 = tempel
source-8 = markt
source-9 = goederen door kaart 03
source-10 = opdrachten
source-11 = Inti-medailles
source-12 = dorpen
source-13 = twaalf veren
source-14 = zes diademen
source-15 = negen opdrachten
source-16 = tien quipu-fiches
source-17 = twaalf persoonsfiches
source-18 = zes goederen
set-feathers = veren
set-circlets = geactiveerde diademen
set-tasks = vervulde opdrachten
set-khipus = bezorgde quipu-fiches
set-tiles = persoonsfiches
set-goods = goederen

## Waar een reden over gaat

subject-space = actieveld { $space }
subject-die = dobbelsteen nummer { $number }
option-take-tile-gone = Bij { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
 }: geen { $colour ->
    [wetenschapsfiches] wetenschapsfiche
   *[other] landbouwfiche
 } meer
option-for-pips = { $option }, kost { $pips ->
    [one] één oog
   *[other] { $pips } ogen
 }

## Woorden voor wat je kunt bekijken

topic-roads = wegen, wegennet
topic-village = dorp, dorpen
topic-temple = tempel
topic-market = markt, goederen
topic-palace = paleis, opdrachten
topic-houses = aanbod, fiches, huizen
topic-gods = goden, godenkaarten, kaarten
topic-dice = dobbelstenen, actievelden, velden
topic-track = kennisspoor, spoor, universiteit, kennis
topic-mask = masker
topic-hand = hand, handkaarten
topic-score = stand, punten
