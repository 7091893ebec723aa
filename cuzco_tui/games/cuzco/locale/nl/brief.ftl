# Hetzelfde met zo weinig mogelijk woorden, voor kleine kaarten en smalle panelen.

card-01-brief = personen sterker
card-02-brief = twee weer omhoog
card-03-brief = goederen dubbel
card-04-brief = opdracht, 1 minder
card-05-brief = beurt met een 1
card-06-brief = steen verleggen
card-07-brief = op elk veld
card-08-brief = rijke vuurproef
card-09-brief = afgelegd fiche
card-10-brief = dorp telt meteen
card-11-brief = studie opnieuw
card-12-brief = priester naar huis
card-13-brief = steen is 6
card-14-brief = naar elk dorp
card-15-brief = landbouw opnieuw
ability-01-brief = gaven
ability-02-brief = punten
ability-03-brief = veren
ability-04-brief = steen
ability-05-brief = kennis
ability-06-brief = brug
ability-07-brief = kaarten
ability-08-brief = reserve
ability-09-brief = diadeem
ability-10-brief = voedsel
ability-11-brief = landbouw
ability-12-brief = studie
ability-01-word = gaven
ability-02-word = punten
ability-03-word = veren
ability-04-word = steen
ability-05-word = kennis
ability-06-word = brug
ability-07-word = kaart
ability-08-word = quipu
ability-09-word = diadeem
ability-10-word = eten
ability-11-word = landbouw
ability-12-word = studie
task-parts-brief = { $first }, { $second }
part-priest-brief = priester
part-study-brief = wetenschap
part-farm-brief = landbouw
part-good-brief = goederen
part-first-brief = eerste
task-villages-brief = { $need ->
    [one] 1 dorp
   *[other] { $need } dorpen
 }
task-inner-villages-brief = { $need ->
    [one] 1 binnendorp
   *[other] { $need } binnendorpen
 }
task-outer-villages-brief = { $need ->
    [one] 1 buitendorp
   *[other] { $need } buitendorpen
 }
task-villages-of-feather-brief = { $need } { $what ->
    [paars] paarse
   *[other] { $what }
 } { $need ->
    [one] dorp
   *[other] dorpen
 }
task-villages-of-vp-brief = { $need ->
    [one] 1 dorp
   *[other] { $need } dorpen
 } à { $what ->
    [one] 1 punt
   *[other] { $what } punten
 }
task-village-values-brief = { $need ->
    [one] dorpen met 1 waarde
   *[other] dorpen met { $need } waarden
 }
task-feather-colours-brief = { $need ->
    [one] 1 veerkleur
   *[other] { $need } veerkleuren
 }
task-tiles-of-brief = { $need } keer { $what }
task-tiles-down-brief = { $need ->
    [one] 1 persoon
   *[other] { $need } personen
 } omlaag
task-good-kinds-brief = { $need ->
    [one] 1 soort
   *[other] { $need } soorten
 } goederen
task-tile-kinds-brief = { $need ->
    [one] 1 soort
   *[other] { $need } soorten
 } { $what }
task-tiles-down-of-brief = { $what }, { $need } omlaag
task-tiles-of-ability-brief = { $need ->
    [one] 1 persoon
   *[other] { $need } personen
 }: { $what }
task-gods-in-hand-brief = kaarten van { $need ->
    [one] 1 god
   *[other] { $need } goden
 }
task-same-god-brief = { $need ->
    [one] 1 kaart
   *[other] { $need } kaarten
 }, één god
task-cards-of-god-brief = { $need ->
    [one] 1 kaart
   *[other] { $need } kaarten
 } { $what }
task-priests-brief = { $need ->
    [one] 1 priester
   *[other] { $need } priesters
 }
task-circlets-brief = { $need ->
    [one] 1 diadeem
   *[other] { $need } diademen
 }
task-inti-brief = { $need } Inti
tiles-study-brief = studie
tiles-farm-brief = landbouw
