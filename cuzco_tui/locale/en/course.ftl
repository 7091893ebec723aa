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
