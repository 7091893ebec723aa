## Was von einem Spiel erzählt wird, das vorbei ist

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Davon { $source }: { $shares }.
course-round = Nach Durchgang { $round }: { $shares }.
course-end = Nach der Schlusswertung: { $shares }.
course-set = { $name }, { $needs } bringen { $vp } Punkte: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(vollständig)
   *[no] {""}
 }
course-in-round = Durchgang { $round }
course-at-end = Am Ende
course-from = { $source } { $vp }
course-moment = { $when }: { $who } +{ $vp } ({ $sources }){ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . Du gehst in Führung
    [other] . { $leader } geht in Führung
   *[no] {""}
 }.
