## What is told of a game that is over

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Of that { $source }: { $shares }.
course-round = After round { $round }: { $shares }.
course-end = After the final scoring: { $shares }.
course-set = { $name }, { $needs } are worth { $vp } VP: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(complete)
   *[no] {""}
 }
course-in-round = Round { $round }
course-at-end = The end
course-from = { $source } { $vp }
course-moment = { $when }: { $who } +{ $vp } ({ $sources }){ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . You take the lead
    [other] . { $leader } takes the lead
   *[no] {""}
 }.

## After the game

after-verdict = The game is over
after-rounds = VP by round
after-moments = What decided it
after-sources = VP by source
after-sets = Sets
after-end = end
after-total = together
after-set = { $name }, { $needs } for { $vp } VP
after-looking = The moments that decided it are looked for.
after-no-moments = Nobody ever scored more than the others.
after-lead = { $mine ->
    [yes] you take the lead
   *[no] { $who } takes the lead
 }
after-wins = { $name } wins with { $score } VP
after-saved = The game is finished and saved.
after-unsaved = The game is finished; it was not saved.
