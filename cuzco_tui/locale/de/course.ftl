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

## Nach dem Spiel

after-verdict = Das Spiel ist vorbei
after-rounds = Punkte nach Durchgang
after-moments = Was den Ausschlag gab
after-sources = Woher die Punkte kamen
after-sets = Sammlungen
after-end = Ende
after-total = zusammen
after-set = { $name }, { $needs } für { $vp } P
after-looking = Die entscheidenden Augenblicke werden gesucht.
after-no-moments = Niemand hat je mehr Punkte bekommen als die anderen.
after-lead = { $mine ->
    [yes] du gehst in Führung
   *[no] { $who } geht in Führung
 }
after-wins = { $name } gewinnt mit { $score } Punkten
after-saved = Das Spiel ist beendet und gespeichert.
after-unsaved = Das Spiel ist beendet; es wurde nicht gespeichert.
