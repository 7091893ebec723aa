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

## Na de partij

after-verdict = De partij is afgelopen
after-rounds = Punten per ronde
after-moments = Wat de doorslag gaf
after-sources = Waar de punten vandaan kwamen
after-sets = Verzamelingen
after-end = einde
after-total = samen
after-set = { $name }, { $needs } voor { $vp } p
after-looking = De beslissende momenten worden gezocht.
after-no-moments = Niemand kreeg ooit meer punten dan de anderen.
after-lead = { $mine ->
    [yes] je neemt de leiding
   *[no] { $who } neemt de leiding
 }
after-wins = { $name } wint met { $score } punten
after-saved = De partij is afgelopen en bewaard.
after-unsaved = De partij is afgelopen, maar niet bewaard.
