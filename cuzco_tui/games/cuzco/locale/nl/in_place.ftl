# Waarom, wat en wie: korte woorden die ter plekke uitleggen.

## De worp van een ronde

roll-line = Ronde { $round }: { $seats }
roll-of = { $who } { $dice }

## Waarom één ding niet kan, in één regel

why-this = { $what }: { $why }
why-place-here = { $place }: daar staat je chasqui.
why-place-no-road = { $place }: van { $here } loopt er geen weg heen.
why-place-pips = { $place }: { $kind } van { $pips }; je dobbelstenen zijn lager.

## Waarom een veld dicht is: hoogstens twee regels van 14 tekens

short-placed = ligt er al
short-not-your-turn = niet jouw beurt
short-not-now = nu niet
short-lower = { $lowest ->
    [one] er ligt een 1
   *[other] minder dan { $lowest } nodig
 }
short-road = weg pas vanaf { $pips }
short-no-road = geen weg hier
short-tile = fiches pas vanaf { $pips }
short-no-tile = geen fiche meer
short-no-house = geen vrij huis
short-no-priest = geen priester meer
short-circlet = diadeem pas vanaf { $pips }
short-no-circlet = geen diadeem compleet
short-all-circlets = alle diademen geactiveerd
short-other-die = eerst de andere

## Begrippen: elk een korte zin, en de woorden waarmee een tekst ervan spreekt

term-feather = Veren staan in je hoofdtooi; twee boven één diadeem maken het klaar.
term-words-feather = veer, veren
term-circlet = Een dobbelsteen van zijn getal of meer activeert een diadeem met twee veren.
term-words-circlet = diadeem, diademen
term-khipu = Een quipu-fiche blijft in zijn dorp; ligt het aan het eind boven, dan telt dat.
term-words-khipu = quipu
term-reserve = Een quipu-fiche in reserve maakt zijn huis vrij en wordt als laatste bezorgd.
term-words-reserve = reserve
term-slide = Een fiche dat boven staat, schuif je één keer omlaag: kennis of voedsel.
term-words-slide = schuif, geschoven, omlaag, omhoog
term-chasqui = Je chasqui is je loper; hij brengt quipu-fiches van dorp naar dorp.
term-words-chasqui = chasqui
term-inti = Een Inti-medaille gebruikt een open godenkaart gratis; ongebruikt 2 punten.
term-words-inti = inti, medaille
term-offering = Een offergave betaalt een godenkaart die je uit je hand speelt.
term-words-offering = offergave
term-pututu = Een slakkenhuisje verandert een dobbelsteen met 1 of tot 2, voor je hem legt.
term-words-pututu = slakkenhuisje
term-fire-trial = Vuurproef: een godenkaart of offergave, en 1 kennis of 1 voedsel.
term-words-fire-trial = vuurproef
term-overlay = Het tableau van Cuzco is de schijf met de zes wegen naar buiten.
term-words-overlay = tableau
term-knowledge = Kennis geeft punten aan het eind van de ronde en bepaalt de volgorde.
term-words-knowledge = kennis
term-person = Een persoonsfiche gebruik je elke ronde één keer; gelijke zijn samen sterker.
term-words-person = kracht, elke ronde
circlet-note = vanaf { $pips }: { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 }
