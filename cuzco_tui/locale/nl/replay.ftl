# Terugkijken op gespeelde partijen.

error-replay-open = Deze partij is nog niet afgelopen: je kunt die alleen vanaf je eigen plaats bekijken.
error-what-if-over = Hier is de partij afgelopen; ga terug naar een punt waar iets te beslissen valt.
error-what-if-too-early = Tot hier heb je niets te beslissen; ga verder tot je eerste beslissing.
error-what-if-nobody = Deze partij wordt door meer mensen gespeeld en is nog niet afgelopen: wat had kunnen zijn, zie je pas daarna.
saved-what-if = { $about } (wat als, uit { $origin })

replay-beginning = Het begin
replay-chose = { $who } – { $what }
replay-happened = Wat er gebeurde
replay-acted = { $who } was aan de beurt
replay-next = Hierna: { $who }.
error-replay-only-looks = Een terugblik is alleen om te bekijken; "wat als" begint een eigen partij.

replay-in = { $round ->
    [0] voorbereiding
   *[other] { -round } { $round }
 }
replay-where = Stap { $step } van { $last }, beurt { $turn } van alle { $turns }, { replay-in }
replay-where-short = Stap { $step } van { $last }, { replay-in }
replay-where-shortest = { $step } van { $last }
replay-in-front = Is { $name } er, en kijkt of luistert er niemand anders mee?
replay-eyes = gezien door { $who }
replay-eyes-all = alle handen open{ $shown ->
    [yes] : { $key } toont ze
   *[no] {""}
 }
replay-nobody = toeschouwers
replay-keys = { $back } { $on }
replay-keys-from = { $back } tot { $on }
replay-seats = plaatsen
replay-step = stap
replay-turn = beurt
replay-round = { -round }
replay-slow = Het loopt langzaam.
replay-steady = Het loopt vlot.
replay-quick = Het loopt snel.

keys-at-replay = In een terugblik
do-play-on = afspelen
do-pace = tempo
do-eyes-all = alle plaatsen
do-eyes-1 = plaats 1
do-eyes-2 = plaats 2
do-eyes-3 = plaats 3
do-eyes-4 = plaats 4
do-eyes-5 = plaats 5
do-eyes-6 = plaats 6
do-what-if = wat als
do-export = exporteren
do-take-in = importeren
do-leave-replay = terug
about-replay-step = Gaat een stap verder of terug.
about-replay-turn = Gaat naar het einde van de volgende of de vorige beurt.
about-replay-round = Gaat naar het begin van een { -round }.
about-replay-ends = Gaat naar het begin of naar het einde van de partij.
about-play-on = Speelt de partij vanaf hier vanzelf af, of stopt.
about-pace = Verandert hoe snel het afspelen gaat.
about-eyes = Toont de partij zoals deze plaats die ziet; voor het einde alleen je eigen.
about-eyes-all = Toont de handen van iedereen, zodra de partij afgelopen is.
about-what-if = Neemt het hier over, in een nieuwe, eigen partij.
about-export = Schrijft de partij naar een tekstbestand.
about-take-in = Neemt de partij uit dit bestand op bij je bewaarde partijen.
about-leave-replay = Gaat terug.

what-if-title = Wat als
what-if-ask = Verder spelen vanaf stap { $step }, { $round ->
    [0] tijdens de voorbereiding
   *[other] in { -round } { $round }
 }, als { $who }? Het wordt een nieuwe partij op zichzelf, en aan deze verandert niets. { $anew ->
    [yes] Wat je hier niet mag weten, wordt opnieuw gedeeld.
   *[no] Alles ligt zoals het toen lag.
 }
what-if-people = Moeten bots voor { $names } spelen? Bij nee spelen ze zelf aan dit toetsenbord.
replay-exported = De partij staat nu in { $file }.
replay-taken-in = Opgenomen bij je bewaarde partijen als { $game }.

# De terugblik om te beluisteren.
text-command-forward = verder, vooruit
text-command-backward = terug, eerder
text-command-turn = beurt
text-command-round = { -round-typed }
text-command-step = stap
text-command-first = begin
text-command-last = slot
text-command-seat = plaats
text-command-what-if = wat
text-command-export = exporteer
text-command-take-in = importeer
text-help-forward = verder: de volgende stap, net als alleen Enter. Met een getal zoveel.
text-help-backward = terug: de stap ervoor. Met een getal zoveel.
text-help-turn = beurt: de hele volgende beurt. Beurt terug vertelt de vorige.
text-help-round = { -round-typed }: waar het volgende deel begint. Met een getal: daarheen.
text-help-step = stap, met een getal: naar die stap. Alleen het getal kan ook.
text-help-first = begin: naar het begin.
text-help-last = slot: naar het einde.
text-help-seat = plaats, met een naam of iedereen: door wiens ogen er verteld wordt.
text-help-what-if = wat als: vanaf hier verder spelen, in een nieuwe, eigen partij.
text-help-export = exporteer, met een bestand: schrijft de partij daarheen.
text-help-take-in = importeer: neemt de partij uit dit bestand op bij je bewaarde.
text-replay-repeat = herhaal: deze stap nog een keer.
text-replay-leave = stop: beëindigt de terugblik.
text-replay-begins = Terugblik op partij { $game }, { $last } stappen: { $names }.
text-replay-how = Enter: de volgende stap. Beurt, { -round-typed }, terug of een getal. Help, stop.
text-replay-eyes = Je hoort het als { $who }.
text-replay-eyes-all = Je hoort alles, ook wat verborgen was.
text-replay-eyes-nobody = Je hoort het als iemand die meekijkt.
text-replay-beginning = Stap { $step } van { $last }. Het begin.
text-replay-acted = Stap { $step }. { $who }.
text-replay-told = Stap { $step }. { $told }
text-replay-step = Stap { $step }. { $who }: { $what }.
text-replay-in-round = { $round ->
    [0] Voorbereiding.
   *[other] { -Round } { $round }.
 }
text-replay-last = Dat was de laatste stap.
text-replay-no-more = Verder gaat het niet.
text-replay-no-less = Ervoor is er geen stap.
text-replay-no-round = { -Round } { $round } is er niet, alleen 1 tot en met { $last }.
text-replay-no-seat = Er is geen plaats "{ $typed }"; noem { $names }, of iedereen.
text-replay-all = iedereen, allen, alles
text-replay-yes-or-no = Typ ja of nee.
text-taken-over = Overgenomen uit partij { $origin } vanaf stap { $step }, als nieuwe partij: { $game }.
text-replay-stays = Er is niets begonnen.
text-replay-no-options = In een terugblik zijn er geen keuzes om naar te vragen; met wat als speel je vanaf hier verder.
text-replay-saved-already = Deze partij staat al bij je bewaarde partijen.

error-look-back-open = De partij aan { $table } is nog bezig; daarna kun je erop terugkijken.
error-look-back-not-there = Aan { $table } heb je niet meegespeeld en niet meegekeken.
do-replay-table = terugblik
about-replay-table = Kijkt stap voor stap terug op de afgelopen partij onder de cursor.
text-command-look-back = terugblik
text-help-look-back = terugblik, met een tafel: vertelt een afgelopen partij nog eens.
text-look-back-none = Je hebt hier geen afgelopen partij.
text-command-moment = moment, keerpunt
text-help-moment = moment: de volgende beslissende keuze. Moment terug: de vorige.
replay-moments = keerpunten
replay-no-moment = In die richting ligt geen beslissende keuze.
about-replay-moment = Gaat naar de volgende of vorige keuze die de afgelopen partij besliste.
about-replay-rule = Opent de spelregels bij wat er in deze stap beslist werd.
