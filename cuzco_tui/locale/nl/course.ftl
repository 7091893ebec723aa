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
course-moment = { $when }: { $who } +{ $vp } ({ $sources }){ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . Je neemt de leiding
    [other] . { $leader } neemt de leiding
   *[no] {""}
 }.
