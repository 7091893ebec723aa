## Wat er van een afgelopen partij wordt verteld

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Waarvan { $source }: { $shares }.
course-round = Na { -round } { $round }: { $shares }.
course-end = Na de eindtelling: { $shares }.
course-set = { $name }, { $needs } leveren { $vp } { -points } op: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(compleet)
   *[no] {""}
 }
course-in-round = { -Round } { $round }
course-at-end = Aan het einde
course-from = { $source } { $vp }
course-gain = { $who } { $loses ->
    [yes] −
   *[no] +
 }{ $vp }
course-moment = { $when }, stap { $step }: { $who } +{ $vp } ({ $sources }){ $by ->
    [yes] : { $said }
   *[no] {""}
 }{ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . Je neemt de leiding
    [other] . { $leader } neemt de leiding
   *[no] {""}
 }.

## Na de partij

after-verdict = De partij is afgelopen
after-rounds = { -Vp } per { -round }
after-numbers = { -Vp } per { -round } in getallen
after-ahead = staat voor
after-moments = Wat de doorslag gaf
after-swing = balk: { -vp } winst op de rest
score-unit = { -vp }
after-sources = { -Vp } naar herkomst
after-sets = Verzamelingen
after-end = einde
after-total = samen
after-set = { $name } { $needs } ({ $vp } p)
after-looking = De beslissende momenten worden gezocht.
after-no-moments = Niemand kreeg ooit meer { -points } dan de anderen.
after-lead = { $mine ->
    [yes] je neemt de leiding
   *[no] { $who } neemt de leiding
 }
after-wins = { $name } wint met { $score } { -points-dative }
after-saved = De partij is afgelopen en bewaard.
after-unsaved = De partij is afgelopen, maar niet bewaard.

## Statistiek

stats-none = Er zijn nog geen afgelopen partijen.
stats-none-of = Er zijn geen afgelopen partijen van { $name }.
stats-bot = bot { $bot }
stats-overall = { $games ->
    [one] 1 afgelopen partij
   *[other] { $games } afgelopen partijen
 }, { $wins } gewonnen ({ $percent } %), gemiddeld { $mean } { -points }.
stats-best = Beste: { $score } { -points } met { $players } spelers op { $date }, partij { $game }.
stats-lately = De laatste { $games }: { $wins } gewonnen, gemiddeld { $mean } { -points }.
stats-players = Met { $players } spelers: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 }, { $wins } gewonnen, gemiddeld { $mean } { -points }, beste { $best }.
stats-opponent = Tegen { $who }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 }, { $kind ->
    [bot] voor { $ahead } van { $met } zulke bots
   *[person] { $ahead } keer ervoor
 }, gemiddeld { $mine } tegen { $theirs } { -points }.
stats-source = { $source }: { $mean } { -points } per partij{ $several ->
    [yes] , de laatste keren { $last }
   *[no] {""}
 }.
stats-title = Statistiek
stats-everybody = iedereen hier
stats-counting = De partijen worden geteld: { $done } van { $of }.
stats-none-yet = Er zijn nog geen afgelopen partijen. Na de eerste staan hier overwinningen, gemiddelden en grafieken.
stats-all = alle partijen
stats-last = de laatste { $games }
stats-with = { $players } spelers
stats-games = aantal
stats-won = winst
stats-lost = geen winst
stats-mean = gem.
stats-top = beste
stats-ahead = ervoor
stats-you = jij
stats-they = zij
stats-recent = laatst
stats-best-of = Beste: { $score } { -points } op { $date }, partij { $game }
stats-scores = { -Vp } partij voor partij
stats-running = { $mean }
stats-line = lijn: gemiddelde van de laatste { $games }
stats-opponents = Tegenstanders
stats-sources = { -Vp } naar herkomst
stats-sources-over-time = { -Vp } naar herkomst, door de tijd
stats-lines = gemiddelde van de laatste { $games } partijen

## Na de partij, om te horen

text-command-sources = bronnen
text-command-rounds = { -rounds-typed }
text-command-moments = keerpunten
text-command-sets = verzamelingen
text-command-replay = terugblik
text-command-stats = statistiek
text-command-rematch = revanche, nog-eens
text-command-seed = startgetal
text-help-sources = bronnen: ieders { -points } naar herkomst.
text-help-rounds = { -rounds-typed }: de stand, één keer per { -round }.
text-help-moments = keerpunten: de keuzes die de partij beslisten.
text-help-sets = verzamelingen: hoe ver iedereen met elke verzameling was.
text-help-replay = terugblik: loopt de partij stap voor stap door.
text-help-stats = statistiek: overwinningen, gemiddelden en { -points } naar herkomst over al je partijen.
text-help-rematch = revanche: speelt nog een keer met dezelfde mensen.
text-help-seed = startgetal: het getal waaruit deze partij ontstond.
text-after-leave = stop: verlaat deze partij, net als een lege regel.
text-after-how = De partij is afgelopen. Een lege regel stopt.
text-after-offer = { $sources }, { $rounds }{ $has_sets ->
    [yes] , { $moments } en { $sets }
   *[no] {""} en { $moments }
 } vertellen hoe het zover kwam, { $analyse } noemt je fouten en beste zetten, { $replay } loopt de partij door, { $stats } telt al je partijen, { $rematch } speelt nog een keer, { $seed } noemt het startgetal; een lege regel stopt.
text-after-unknown = "{ $typed }" kun je nu niet vragen; help noemt alles.
text-after-enter-again = De analyse was al klaar; nog een lege regel stopt.
text-after-no-sets = Dit spel heeft geen verzamelingen.
