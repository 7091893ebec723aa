## Was von einem Spiel erzählt wird, das vorbei ist

course-share = { $who } { $vp }
course-source = { $source }: { $shares }.
course-source-part = Davon { $source }: { $shares }.
course-round = Nach { -round } { $round }: { $shares }.
course-end = Nach der Schlusswertung: { $shares }.
course-set = { $name }, { $needs } bringen { $vp } { -points }: { $shares }.
course-set-share = { $who } { $has }{ $complete ->
    [yes] {" "}(vollständig)
   *[no] {""}
 }
course-in-round = { -round } { $round }
course-at-end = Am Ende
course-from = { $source } { $vp }
course-gain = { $who } { $loses ->
    [yes] −
   *[no] +
 }{ $vp }
course-moment = { $when }, Schritt { $step }: { $who } +{ $vp } ({ $sources }){ $by ->
    [yes] : { $said }
   *[no] {""}
 }{ $more ->
    [yes] , { $others }
   *[no] {""}
 }{ $lead ->
    [you] . Du gehst in Führung
    [other] . { $leader } geht in Führung
   *[no] {""}
 }.

## Nach dem Spiel

after-verdict = Das Spiel ist vorbei
after-rounds = { -Vp } nach { -round }
after-numbers = { -Vp } nach { -round } in Zahlen
after-ahead = liegt vorn
after-moments = Was den Ausschlag gab
after-swing = Balken: gutgemacht, in { -points-dative }
score-unit = { -vp }
after-sources = { -Vp } nach Herkunft
after-sets = Sammlungen
after-end = Ende
after-total = zusammen
after-set = { $name } { $needs } ({ $vp } P)
after-looking = Die entscheidenden Augenblicke werden gesucht.
after-no-moments = Niemand hat je mehr { -points } bekommen als die anderen.
after-lead = { $mine ->
    [yes] du gehst in Führung
   *[no] { $who } geht in Führung
 }
after-wins = { $name } gewinnt mit { $score } { -points-dative }
after-saved = Das Spiel ist beendet und gespeichert.
after-unsaved = Das Spiel ist beendet; es wurde nicht gespeichert.

## Statistik

stats-none = Es gibt noch keine beendeten Spiele.
stats-none-of = Es gibt keine beendeten Spiele von { $name }.
stats-bot = Bot { $bot }
stats-overall = { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
 }, { $wins } gewonnen ({ $percent } %), im Schnitt { $mean } { -points }.
stats-best = Bestes: { $score } { -points } zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
 } am { $date }, Spiel { $game }.
stats-lately = Die letzten { $games }: { $wins } gewonnen, im Schnitt { $mean } { -points }.
stats-players = Mit { $players } Spielern: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $wins } gewonnen, im Schnitt { $mean } { -points }, bestes { $best }.
stats-opponent = Gegen { $who }: { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }, { $kind ->
    [bot] vor { $ahead } von { $met } solchen Bots
   *[person] { $ahead }-mal davor
 }, im Schnitt { $mine } zu { $theirs } { -points }.
stats-source = { $source }: { $mean } { -points } je Spiel{ $several ->
    [yes] , zuletzt { $last }
   *[no] {""}
 }.
stats-title = Statistik
stats-everybody = alle hier
stats-counting = Die Spiele werden gezählt: { $done } von { $of }.
stats-none-yet = Es gibt noch keine beendeten Spiele. Nach dem ersten stehen hier Siege, Mittelwerte und Kurven.
stats-all = alle Spiele
stats-last = die letzten { $games }
stats-with = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
 }
stats-games = Spiele
stats-won = Siege
stats-lost = kein Sieg
stats-mean = Mittel
stats-top = bestes
stats-ahead = davor
stats-you = du
stats-they = sie
stats-recent = zuletzt
stats-best-of = Bestes: { $score } { -points } am { $date }, Spiel { $game }
stats-scores = { -Vp } Spiel für Spiel
stats-running = { $mean }
stats-line = Linie: Mittel der letzten { $games }
stats-opponents = Gegner
stats-sources = { -Vp } nach Herkunft
stats-sources-over-time = { -Vp } nach Herkunft, im Lauf der Zeit
stats-lines = Mittel der letzten { $games } Spiele

## Nach dem Spiel, zum Hören

text-command-sources = quellen, herkunft
text-command-rounds = { -rounds-typed }
text-command-moments = wendepunkte
text-command-sets = sammlungen
text-command-replay = rückblick
text-command-stats = statistik
text-command-rematch = revanche, nochmal
text-command-seed = startwert
text-help-sources = quellen: { -points } von allen, nach Herkunft.
text-help-rounds = { -rounds-typed }: der Stand, einmal je { -round }.
text-help-moments = wendepunkte: die Züge, die das Spiel entschieden.
text-help-sets = sammlungen: wie weit alle mit jeder Sammlung waren.
text-help-replay = rückblick: geht das Spiel Schritt für Schritt durch.
text-help-stats = statistik: Siege, Mittelwerte und { -points } nach Herkunft über alle deine Spiele.
text-help-rematch = revanche: spielt noch einmal mit denselben Leuten.
text-help-seed = startwert: die Zahl, aus der dieses Spiel entstand.
text-after-leave = ende: verlässt dieses Spiel, wie eine leere Zeile.
text-after-how = Das Spiel ist vorbei. Eine leere Zeile beendet.
text-after-offer = { $sources }, { $rounds }{ $has_sets ->
    [yes] , { $moments } und { $sets }
   *[no] {""} und { $moments }
 } erzählen, wie es dazu kam, { $analyse } nennt deine Fehler und besten Züge, { $replay } geht das Spiel durch, { $stats } zählt alle deine Spiele, { $rematch } spielt noch einmal, { $seed } nennt den Startwert; eine leere Zeile beendet.
text-after-unknown = „{ $typed }“ kann man jetzt nicht fragen; hilfe nennt alles.
text-after-enter-again = Die Analyse war schon fertig; noch eine leere Zeile beendet.
text-after-no-sets = Dieses Spiel hat keine Sammlungen.
