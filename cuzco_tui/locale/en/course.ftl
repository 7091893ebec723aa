## What is told of a game that is over

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Of that { $source }: { $shares }.
course-round = After { -round } { $round }: { $shares }.
course-end = After the final scoring: { $shares }.
course-set = { $name }, { $needs } are worth { $vp } { -vp }: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(complete)
   *[no] {""}
 }
course-in-round = { -Round } { $round }
course-at-end = The end
course-from = { $source } { $vp }
course-gain = { $who } { $loses ->
    [yes] −
   *[no] +
 }{ $vp }
course-moment = { $when }, step { $step }: { $who } +{ $vp } ({ $sources }){ $by ->
    [yes] : { $said }
   *[no] {""}
 }{ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . You take the lead
    [other] . { $leader } takes the lead
   *[no] {""}
 }.

## After the game

after-verdict = The game is over
after-rounds = { -Vp } by { -round }
after-numbers = { -Vp } by { -round } in numbers
after-ahead = has the lead
after-moments = What decided it
after-swing = bar: { -vp } gained on the others
score-unit = { -vp }
after-sources = { -Vp } by source
after-sets = Sets
after-end = end
after-total = together
after-set = { $name } { $needs } ({ $vp } { -vp })
after-looking = The moments that decided it are looked for.
after-no-moments = Nobody ever scored more than the others.
after-lead = { $mine ->
    [yes] you take the lead
   *[no] { $who } takes the lead
 }
after-wins = { $name } wins with { $score } { -vp }
after-saved = The game is finished and saved.
after-unsaved = The game is finished; it was not saved.

## Statistics

stats-none = There are no finished games yet.
stats-none-of = There are no finished games of { $name }.
stats-bot = bot { $bot }
stats-overall = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
 }, { $wins } won ({ $percent } %), { $mean } { -vp } on average.
stats-best = Best: { $score } { -vp } with { $players } players on { $date }, game { $game }.
stats-lately = The last { $games }: { $wins } won, { $mean } { -vp } on average.
stats-players = With { $players } players: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $wins } won, { $mean } { -vp } on average, best { $best }.
stats-opponent = Against { $who }: { $games ->
    [one] 1 game
   *[other] { $games } games
 }, { $kind ->
    [bot] ahead of { $ahead } of { $met } such bots
   *[person] ahead in { $ahead }
 }, on average { $mine } { -vp } to { $theirs }.
stats-source = From { $source }: { $mean } { -vp } a game{ $several ->
    [yes] , { $last } in the last ones
   *[no] {""}
 }.
stats-title = Statistics
stats-everybody = everybody here
stats-counting = The games are counted: { $done } of { $of }.
stats-none-yet = There are no finished games yet. After your first one, wins, means and plots stand here.
stats-all = all games
stats-last = the last { $games }
stats-with = { $players } players
stats-games = games
stats-won = won
stats-lost = not won
stats-mean = mean
stats-top = best
stats-ahead = ahead
stats-you = you
stats-they = they
stats-recent = lately
stats-best-of = Best: { $score } { -vp } on { $date }, game { $game }
stats-scores = { -Vp } game by game
stats-running = { $mean }
stats-line = line: mean of the last { $games }
stats-opponents = Opponents
stats-sources = { -Vp } by source
stats-sources-over-time = { -Vp } by source over time
stats-lines = mean of the last { $games } games

## After the game by ear

text-command-sources = sources
text-command-rounds = { -rounds-typed }
text-command-moments = moments, swings
text-command-sets = sets
text-command-replay = replay
text-command-stats = stats, statistics
text-command-rematch = rematch, again
text-command-seed = seed
text-help-sources = sources: everybody's { -vp } by source.
text-help-rounds = { -rounds-typed }: the scores after each { -round }.
text-help-moments = moments: the choices that decided the game.
text-help-sets = sets: how far everybody was with each set.
text-help-replay = replay: goes through the game step by step.
text-help-stats = stats: wins, means and { -vp } by source over all your games.
text-help-rematch = rematch: plays again with the same people.
text-help-seed = seed: the number from which this game was dealt.
text-after-leave = quit: leaves this game, as an empty line does.
text-after-how = The game is over. An empty line ends.
text-after-offer = Type { $sources }, { $rounds }{ $has_sets ->
    [yes] , { $moments } or { $sets }
   *[no] {""} or { $moments }
 } to hear how it came to this, { $analyse } to hear your mistakes and best moves, { $replay } to go through it, { $stats } for all your games, { $rematch } to play again, { $seed } for its seed; an empty line ends.
text-after-unknown = "{ $typed }" is nothing that can be asked for now; help lists everything.
text-after-enter-again = The analysis was done already; an empty line once more ends.
text-after-no-sets = This game has no sets.
