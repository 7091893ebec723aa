# Tipps: wozu ein Plan dient, wie er neben einem anderen dasteht, und was danach kommt.

hint-best = Am besten: { $option }.
hint-short = { $option }, { $fame } Ruhm besser als { $other }
hint-short-than-plan = { $option }, { $fame } Ruhm besser als der bisherige Plan
hint-short-even = { $option }; etwa gleich gut: { $other }
hint-goal = Ziel: { $deed }.
hint-goal-two = Ziel: { $first }, und { $second }.
hint-even = Etwa gleich gut: { $other }.
hint-more = Geschätzt { $fame } Ruhm besser als { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = Geschätzt { $fame } Ruhm besser als der bisherige Plan, { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = So geht der bisherige Plan weiter.
hint-parts = In Ruhm: { $parts }.
hint-because = { $parts }
hint-part = { $fame } durch { $topic }
hint-then = Dann: { $steps }.

## Wozu ein Plan dient

goal-finish = die { $large ->
    [1] große
   *[0] kleine
 } Pyramide { $at } vollenden
goal-status = die Karte { $card } nehmen
goal-emissary = Abgesandtenstufe { $level } vollenden
goal-marker = den Diplomatiemarker nehmen
goal-year = das Jahr als Oberpriester beenden
goal-highest = das höchste Opfer für { $fame } Ruhmpunkte
goal-priest = ein Priester { $at }
goal-levels = { $count ->
    [one] eine Stufe
   *[other] { $count } Stufen
 } { $at }, dann fehlen { $missing }
goal-found = eine { $large ->
    [1] große
   *[0] kleine
 } Pyramide { $at } beginnen
goal-tile = Plättchen { $tile } { $at }
goal-builder = { $place } reservieren
goal-worker = { $count } Arbeiter { $at }
goal-envoy = ein Carali für Abgesandtenstufe { $level }
goal-stones = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
 }
goal-alpaca = Reichweite { $range }
goal-beast = ein Alpaka für Abgesandtenstufe { $level }
goal-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
goal-fame = { $count ->
    [one] 1 Ruhmpunkt
   *[other] { $count } Ruhmpunkte
 }

## Woher der Ruhm kommt

fame-topic-fame = Ruhm und Pyramiden
fame-topic-sites = reservierte Bauplätze
fame-topic-stones = Steine auf dem Schlitten
fame-topic-workers = Arbeiter
fame-topic-carali = noch nicht gesetzte Carali
fame-topic-priests = Priester
fame-topic-alpacas = Alpakas und Reichweite
fame-topic-cards = Handkarten
fame-topic-path = den Platz auf dem Weg
fame-topic-ceremony = die nächste Zeremonie
fame-topic-ceremony-now = diese Zeremonie
fame-topic-year-tile = das Jahresplättchen
fame-topic-statuses = Statuskarten
fame-topic-emissaries = Abgesandte
fame-topic-rivals = die Aussichten der anderen
fame-topic-rest = alles Übrige

## Möglichkeiten mitten im Satz

hinted-skip = keine Aktion
hinted-done = nichts weiter
hinted-build = eine Stufe bauen
hinted-build-small = eine kleine Pyramide beginnen
hinted-build-large = eine große Pyramide beginnen
hinted-envoy = ein Carali auf das Abgesandtentableau
hinted-pay-stone = die Anakonda für einen Stein vertreiben
hinted-offer-nothing = nichts opfern
hinted-stones = { $count ->
    [0] keinen Stein
    [one] einen Stein
   *[other] { $count } Steine
 } nehmen
hinted-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } ziehen
hinted-tile-action = { $does }
hinted-carali = { $carali } { $taken ->
    [yes] bewegen
   *[no] verlieren
 }
hinted-architect = Architekt { $steps }
hinted-worker = Arbeiter { $at }
hinted-builder = Bauleiter { $at }
hinted-priest = Priester { $at }
hinted-neutral = neutrale Stufe { $at }
hinted-build-at = eine Stufe { $at }
hinted-tile = Plättchen { $to }
hinted-anaconda = Anakonda { $to }
hinted-alpaca = Alpaka { $pen }
hinted-return = das Alpaka { $pen } zurück für Karten
hinted-lose = das Alpaka { $pen } verlieren
hinted-pay-alpaca = die Anakonda für das Alpaka { $pen } vertreiben
hinted-discard = { $cards } abwerfen
hinted-exchange = zwei Steine für { $cards }
hinted-pick = { $cards } nehmen
hinted-offer = { $cards } opfern
