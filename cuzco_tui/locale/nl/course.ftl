## Wat er van een afgelopen partij wordt verteld

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Waarvan { $source }: { $shares }.
course-round = Na ronde { $round }: { $shares }.
course-end = Na de eindtelling: { $shares }.
course-set = { $name }, { $needs } leveren { $vp } punten op: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(compleet)
   *[no] {""}
 }
course-in-round = Ronde { $round }
course-at-end = Aan het einde
course-from = { $source } { $vp }
course-gain = { $who } +{ $vp }
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
after-rounds = Punten per ronde
after-numbers = Punten per ronde in getallen
after-ahead = staat voor
after-moments = Wat de doorslag gaf
after-swing = balk: punten winst op de rest
after-sources = Waar de punten vandaan kwamen
after-sets = Verzamelingen
after-end = einde
after-total = samen
after-set = { $name } { $needs } ({ $vp } p)
after-looking = De beslissende momenten worden gezocht.
after-no-moments = Niemand kreeg ooit meer punten dan de anderen.
after-lead = { $mine ->
    [yes] je neemt de leiding
   *[no] { $who } neemt de leiding
 }
after-wins = { $name } wint met { $score } punten
after-saved = De partij is afgelopen en bewaard.
after-unsaved = De partij is afgelopen, maar niet bewaard.

## Statistiek

stats-none = Er zijn nog geen afgelopen partijen.
stats-none-of = Er zijn geen afgelopen partijen van { $name }.
stats-bot = bot { $bot }
stats-overall = { $games ->
    [one] 1 afgelopen partij
   *[other] { $games } afgelopen partijen
 }, { $wins } gewonnen ({ $percent } %), gemiddeld { $mean } punten.
stats-best = Beste: { $score } punten met { $players } spelers op { $date }, partij { $game }.
stats-lately = De laatste { $games }: { $wins } gewonnen, gemiddeld { $mean } punten.
stats-players = Met { $players } spelers: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 }, { $wins } gewonnen, gemiddeld { $mean } punten, beste { $best }.
stats-opponent = Tegen { $who }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
 }, { $kind ->
    [bot] voor { $ahead } van { $met } zulke bots
   *[person] { $ahead } keer ervoor
 }, gemiddeld { $mine } tegen { $theirs } punten.
stats-source = { $source }: { $mean } punten per partij{ $several ->
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
stats-best-of = Beste: { $score } punten op { $date }, partij { $game }
stats-scores = Punten partij voor partij
stats-running = { $mean }
stats-line = lijn: gemiddelde van de laatste { $games }
stats-opponents = Tegenstanders
stats-sources = Waar de punten vandaan kwamen
stats-sources-over-time = Waar de punten vandaan kwamen, door de tijd
stats-lines = gemiddelde van de laatste { $games } partijen

## Na de partij, om te horen

text-command-sources = bronnen
text-command-rounds = rondes
text-command-moments = keerpunten
text-command-sets = verzamelingen
text-command-replay = terugblik
text-command-stats = statistiek
text-command-rematch = revanche, nog-eens
text-command-seed = startgetal
text-help-sources = bronnen: waar ieders punten vandaan kwamen.
text-help-rounds = rondes: de punten na elke ronde.
text-help-moments = keerpunten: de keuzes die de partij beslisten.
text-help-sets = verzamelingen: hoe ver iedereen met elke verzameling was.
text-help-replay = terugblik: loopt de partij stap voor stap door.
text-help-stats = statistiek: overwinningen, gemiddelden en de herkomst van de punten over al je partijen.
text-help-rematch = revanche: speelt nog een keer met dezelfde mensen.
text-help-seed = startgetal: het getal waaruit deze partij ontstond.
text-after-leave = stop: verlaat deze partij, net als een lege regel.
text-after-how = De partij is afgelopen. Een lege regel stopt.
text-after-offer = { $sources }, { $rounds }, { $moments } en { $sets } vertellen hoe het zover kwam, { $analyse } noemt je fouten en beste zetten, { $replay } loopt de partij door, { $stats } telt al je partijen, { $rematch } speelt nog een keer, { $seed } noemt het startgetal; een lege regel stopt.
text-after-unknown = "{ $typed }" kun je nu niet vragen; help noemt alles.
text-after-no-sets = Dit spel heeft geen verzamelingen.
