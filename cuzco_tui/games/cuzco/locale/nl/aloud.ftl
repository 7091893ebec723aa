# Voor wie luistert: mogelijkheden die al gehoord zijn, meer op een regel, en soorten berichten.

## Wat de mogelijkheden van een regel gemeen hebben

group-die = Dobbelsteen { $pips }
group-die-with = Dobbelsteen { $pips } met { $cards }
group-pututu = Slakkenhuisje van { $size }
group-pututu-die = dobbelsteen { $pips } wordt { $target }
group-die-of = { $owner ->
    [Jij] Jouw { $pips }
   *[other] De { $pips } van { $owner }
 } van { $source } naar
group-keep = Houd { $task }, met
task-called = opdracht { $name }
group-price = { $pips ->
    [one] Voor één oog
   *[other] Voor { $pips } ogen
 }

## Mogelijkheden die al gehoord zijn

option-short-vp = één punt
option-short-offering = offergave
option-short-khipu = quipu-fiche naar de reserve
option-short-play = kaart { $card } spelen
option-short-road = { $place } met { $pips }
option-short-place = { $place }
option-short-tile = { $ability }, { $colour ->
    [study] { $number } kennis
   *[farm] { $number } voedsel
 }
option-short-down = omlaag: { $tile }
option-short-up = omhoog: { $tile }
option-short-card = kaart { $card }
option-short-feather = { $colour }
option-short-ability = { $colour } voor { $ability }{ $boosted ->
    [yes] {""} met kaart 01
   *[no] {""}
 }
option-short-discard = opdracht { $name } afleggen, { $have } van { $need }
option-short-task = opdracht { $name }, { $have } van { $need }

## Soorten berichten: de woorden ervoor, met komma's ertussen, dan wat bedoeld is

kind-rounds = rondes, fases, fasen
kind-rolls = worpen
kind-turns = beurten
kind-gains = opbrengst
kind-people = personen
kind-city = stad
kind-market = markt
kind-tasks = opdrachten
kind-about-rounds = het begin van rondes en fases
kind-about-rolls = wat anderen gooien
kind-about-turns = wat anderen in hun beurten doen
kind-about-gains = wat anderen daarmee krijgen
kind-about-people = hoe anderen hun personen inzetten
kind-about-city = kennis, tempel en spelersvolgorde
kind-about-market = wat anderen kopen
kind-about-tasks = opdrachten van anderen

## Kijken, één ding op een regel

look-market-now = Markt van ronde { $round }, nu:
look-market-good = { $good }.
look-market-later = Markt van ronde { $round }: { $goods }.
look-further = Verder weg, met { $dice } bereikbaar, dorpen zonder jouw quipu-fiche:
look-further-village = { $place }: { $moves } wegen.
look-discard = { $tile }{ $count ->
    [one] {""}
   *[other] , { $count } keer
 }.
look-discards-empty = Er is nog geen persoonsfiche afgelegd.
look-circlet-feather = { $colour } { $filled ->
    [yes] aanwezig
   *[no] ontbreekt
 }
look-circlet-worth = Diadeem { $pips }: { $feathers }; { $active ->
    [yes] geactiveerd
   *[no] vanaf dobbelsteen { $pips }, nu { $vp } punten
 }.
look-sets = { $who }, verzamelingen die aan het eind tellen:
look-set = { $name }: { $has } van { $needs }, { $vp } punten.
topic-circlets = diademen, diadeem
topic-sets = verzamelingen
topic-discards = aflegstapel, afgelegd
topic-about-roads = waar je bent, de wegen daarvandaan en wat bereikbaar is
topic-about-village = alle dorpen, of één bij naam
topic-about-temple = wie op welke trede staat
topic-about-market = de goederen van nu en later
topic-about-palace = de opdrachten in het paleis en die van jou
topic-about-houses = de persoonsfiches van deze ronde
topic-about-gods = de open godenkaarten
topic-about-dice = de dobbelstenen in de hand en op het bord
topic-about-track = het kennisspoor en de spelersvolgorde
topic-about-mask = alles wat je bezit, of een ander bij naam
topic-about-hand = je godenkaarten en wat ze doen
topic-about-score = de punten van iedereen
topic-about-circlets = diademen met veren, ogen en punten
topic-about-sets = hoever de verzamelingen zijn die aan het eind tellen
topic-about-discards = de afgelegde persoonsfiches

## Questions that come again and again

question-turn-by-ear = Jouw beurt. Nog te leggen: { $dice }.
question-fire-gift-by-ear = Vuurproef: wat neem je?
question-tasks-to-keep-by-ear = Je krijgt: { $tasks }. Welke twee houd je? Elke ronde één: vervuld { $vp } punten, anders weg.

## Hoe een tafel is, verteld als een spel begint

opening-shared = Hier zijn { $first } en { $second } één veld: een dobbelsteen op het ene ligt op allebei.
