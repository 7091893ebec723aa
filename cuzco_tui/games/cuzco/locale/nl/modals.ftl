# De woorden van de vensters van Cuzco.

modal-help-pututu = { $left } { $right } draait, { $next } steen, { $down } prijs, { $take } geldt, { $aside } weg
modal-offerings = Je hebt { $offerings ->
    [one] één offergave
   *[other] { $offerings } offergaven
 } en { $cards ->
    [one] één godenkaart
   *[other] { $cards } godenkaarten
 } in je hand.
modal-knowledge = Kennis: van { $space } met { $vp ->
    [one] één punt
   *[other] { $vp } punten
 } naar { $next } met { $then ->
    [one] één punt
   *[other] { $then } punten
 }.
modal-food = Je hebt { $food } voedsel.
modal-fire = Vuurproef
modal-fire-gift = Godenkaart of offergave
modal-fire-growth = Kennis of voedsel
modal-fire-card = Kaart 08 { $via ->
    [inti] voor een Inti-medaille
   *[offering] voor een offergave
 }
modal-fire-void = Kaart 08 levert voedsel en kennis op in plaats van beide helften.
modal-card = Godenkaarten
modal-card-cost = Prijs: { $via ->
    [inti] een Inti-medaille van je { $inti }, aan het einde { $vp } punten waard; er komt een nieuwe kaart open.
   *[offering] deze handkaart en een offergave van je { $offerings }.
 }
modal-card-then = Als je die speelt: { $brings }.
modal-card-declined = Zonder die kaart loop je mis: { $lost }.
modal-card-turn-declined = Zonder die kaart eindigt je beurt hier.
modal-card-turn = Je bent dan meteen nog eens aan de beurt, als met een dobbelsteen van 1; daarvoor { $count ->
    [one] is één actie
   *[other] zijn { $count } acties
 } open.
modal-card-pututus = Een dobbelsteen draaien met slakkenhuisjes
modal-gods = Godenkaarten om te nemen
modal-pututu = Een dobbelsteen draaien
modal-pututu-dice = Dobbelsteen:
modal-pututu-turn = Draai de dobbelsteen om te zien wat het kost.
modal-pututu-cost = Kost { $one ->
    [0] {""}
    [one] één slakkenhuisje van 1
   *[other] { $one } slakkenhuisjes van 1
 }{ $one ->
    [0] {""}
   *[other] { $two ->
        [0] {""}
       *[other] {" en "}
     }
 }{ $two ->
    [0] {""}
    [one] één slakkenhuisje van 2
   *[other] { $two } slakkenhuisjes van 2
 }
modal-pututu-open = Een { $pips } kan naar: { $spaces }.
modal-headdress = Hoofdtooi
modal-welcome = Welkom in Cuzco. Je kreeg een masker, een startopdracht, twee godenkaarten en een willekeurige veer: { $colour }.
modal-feathers = Staande veren heb je; kleine letters zijn vrije plaatsen: { $letters }
modal-feather-letter = { $letter } { $colour }
modal-circlet-active = geactiveerd
modal-circlet-ready = klaar
modal-circlet-half = 1 van 2
modal-circlet-empty = leeg
modal-slot-completes = Diadeem { $circlet } is dan compleet; deze ronde geactiveerd levert het { $vp } punten en een vuurproef op.
modal-slot-first = Diadeem { $circlet } mist dan nog een { coloured-feather }.
modal-tasks = Opdrachten van het paleis
modal-tasks-own = Jouw opdrachten:
modal-tasks-palace = In het paleis:
modal-tasks-done = Opdrachten tot nu toe vervuld: { $count }.
modal-exchange = Omruilen
modal-exchange-pips = Ogen over: { $left } van { $all }
modal-exchange-bought = Tot nu toe: { $bought }
modal-exchange-feather = { coloured-feather }
modal-exchange-one = Voor één oog:
modal-exchange-two = Voor twee ogen:
modal-exchange-free = Zonder ogen:
modal-people = Personen
modal-people-left = { $colour }: { $left ->
    [0] niet meer te gebruiken
    [one] nog één keer te gebruiken
   *[other] nog { $left } keer te gebruiken
 }{ $boosts ->
    [0] {""}
   *[other] , 1 sterker met kaart 01
 }
modal-does-offerings = { $count ->
    [one] één offergave
   *[other] { $count } offergaven
 }
modal-does-vp = { $count ->
    [one] één punt
   *[other] { $count } punten
 }
modal-does-feathers = { $count ->
    [one] één veer naar keuze
   *[other] tot { $count } veren naar keuze
 }
modal-does-move = lopen, { $what } tot { $count }
modal-does-knowledge = { $count ->
    [one] 1 kennis
   *[other] tot { $count } kennis
 }
modal-does-gods = { $count ->
    [one] één open godenkaart
   *[other] tot { $count } open godenkaarten
 }
modal-does-khipus = { $count ->
    [one] één quipu-fiche naar de reserve
   *[other] tot { $count } quipu-fiches naar de reserve
 }
modal-does-circlet = een diadeem tot { $count } activeren
modal-does-food = { $count } voedsel
modal-does-tile = { $what ->
    [wetenschapsfiches] een wetenschapsfiche
   *[other] een landbouwfiche
 } nemen bij hoogstens { $count } ogen
modal-tile-then = Elke ronde te gebruiken in fase twee; je kracht is dan { $strength }: { $does }. Bij het omruilen omlaag geschoven levert het één keer { $value } { $colour ->
    [study] kennis
   *[farm] voedsel
 } op.
modal-tile-pips = { $pips ->
    [one] 1 oog
   *[other] { $pips } ogen
 }
modal-discarded = { $colour ->
    [study] Wetenschap op de aflegstapel: { $tiles }.
   *[farm] Landbouw op de aflegstapel: { $tiles }.
 }
modal-market = Markt
modal-market-owned = Jouw goederen: { $count }; zes leveren aan het einde { $vp } punten op.
modal-market-next = Volgende ronde: { $goods }.
modal-dice = Een dobbelsteen verleggen
modal-dice-from = Welke dobbelsteen?
modal-dice-to = Naar welk actieveld?
modal-dice-die = { $owner ->
    [Jij] Jouw { $pips }
   *[other] De { $pips } van { $owner }
 }: { $space }
modal-dice-target = { $space }
modal-temple = Tempel
modal-task-lacks = { $count ->
    [0] vervuld
   *[other] { $count } te gaan
 }
modal-exchange-dear = Te duur met één oog: offergave, godenkaart, veer en quipu-fiche naar de reserve kosten er twee.
modal-market-short = { $good } ({ $short } te weinig)
modal-pututu-asked = Welke dobbelsteen draai je, en waarnaartoe?
modal-pututu-values = Naar:
modal-temple-then = Daarna volgt een vuurproef.
modal-people-no-use = Nu niet:
modal-reserve = Quipu-fiches naar de reserve
modal-reserve-khipus = Quipu-fiches op je masker: { $mask }, in je reserve: { $reserve }, bezorgd: { $delivered }.
modal-ranking-tie = Bij gelijke stand staat voor wie in de spelersvolgorde eerder komt.
modal-fire-nothing = niets
modal-fire-offering = Offergave
modal-fire-have = je hebt
modal-fire-knowledge = Kennis
modal-fire-food = Voedsel
modal-becomes = naar { $then }
modal-held = { $count } in de hand
modal-held-short = hebt { $count }
card-phases = fase { $phases }
modal-paid = { $via ->
    [inti] voor één Inti-medaille
   *[offering] voor één offergave
 }
modal-pututu-short = Huisjes
modal-worth = { $vp } p.
modal-market-task = vervult opdracht
modal-market-own = je hebt { $count }
modal-market-left = { $good }: daarna nog { $food } voedsel.
modal-market-dear = Te duur: { $goods }.
modal-strength = kracht { $strength }
modal-boosted = met kaart 01
modal-tile-study = omlaag: { $value } kennis
modal-tile-farm = omlaag: { $value } voedsel
modal-temple-free = vrij
modal-temple-falls = { $own ->
    [yes] je eigen priester { $step ->
        [0] gaat naar huis
       *[other] valt naar { $step }
     }
   *[no] { $who } { $step ->
        [0] gaat naar huis
       *[other] valt naar { $step }
     }
 }
modal-slide = { $colour }, { $ability }
modal-slide-study = omlaag: { $value } kennis
modal-slide-farm = omlaag: { $value } voedsel
modal-tasks-fulfil = Eén vervullen:
modal-tasks-with-card = Met kaart 04:
modal-tasks-discard = Eén afleggen:
modal-tasks-keep = Deze twee houden
modal-tasks-marked = { $count } van { $all } gekozen.
modal-tasks-mark-first = Kies eerst twee opdrachten.
modal-help-toggles = { $take } of cijfer kiest, { $hint } tip, { $undo } terug, { $help } hulp
modal-dice-where = { $owner }, op { $space }
modal-circlet-die = { $pips ->
    [6] steen 6
   *[other] { $pips } of meer
 }
modal-summary = Het einde van ronde { $round }
modal-summary-order = In de nieuwe spelersvolgorde; een pijl toont wie omhoog of omlaag ging.
modal-summary-next = In de spelersvolgorde van de volgende ronde.
modal-summary-city = Personen en stad in ronde { $round }
modal-summary-market = Alle kennisstenen staan weer op 0.{ $begun ->
    [yes] {""}
   *[no] {" "}Nu gaat de markt open.
 }
modal-summary-last = Het einde van het spel: { $mine ->
    [yes] je hebt gewonnen
   *[no] { $who } heeft gewonnen
 }
sources-turns = dobbelstenen en personen
sources-headdress = hoofdtooi
sources-city = stad
sources-tasks = opdrachten
sources-villages = dorpen
sources-rest = Inti, 12 fiches
