# Tips: waar een plan voor is, hoe het naast een ander staat, en wat er dan komt.

hint-best = Het best: { $option }.
hint-short = { $option }, { $fame } roem beter dan { $other }
hint-short-than-plan = { $option }, { $fame } roem beter dan het plan tot nu toe
hint-short-even = { $option }; ongeveer even goed: { $other }
hint-goal = Doel: { $deed }.
hint-goal-two = Doel: { $first }, en { $second }.
hint-even = Ongeveer even goed: { $other }.
hint-more = Naar schatting { $fame } roem beter dan { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-more-than-plan = Naar schatting { $fame } roem beter dan het plan tot nu toe, { $other }{ $told ->
    [yes] : { $parts }.
   *[no] .
 }
hint-as-planned = Dit gaat verder met het plan tot nu toe.
hint-parts = In roem: { $parts }.
hint-because = { $parts }
hint-part = { $fame } door { $topic }
hint-then = Dan: { $steps }.

## Waar een plan voor is

goal-finish = de { $large ->
    [1] grote
   *[0] kleine
 } piramide { $at } voltooien
goal-status = de kaart { $card } nemen
goal-emissary = gezantenniveau { $level } voltooien
goal-marker = de diplomatiemarker nemen
goal-year = het jaar als hogepriester beëindigen
goal-highest = het hoogste offer voor { $fame } roem
goal-priest = een priester { $at }
goal-levels = { $count ->
    [one] één laag
   *[other] { $count } lagen
 } { $at }, dan ontbreken er { $missing }
goal-found = een { $large ->
    [1] grote
   *[0] kleine
 } piramide { $at } beginnen
goal-tile = fiche { $tile } { $at }
goal-builder = { $place } reserveren
goal-worker = { $count ->
    [one] een arbeider
   *[other] { $count } arbeiders
 } { $at }
goal-envoy = een Carali voor gezantenniveau { $level }
goal-stones = { $count ->
    [one] één steen
   *[other] { $count } stenen
 }
goal-alpaca = bereik { $range }
goal-beast = een alpaca voor gezantenniveau { $level }
goal-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
goal-fame = { $count } roem

## Waar roem vandaan komt

fame-topic-fame = roem en piramides
fame-topic-sites = gereserveerde bouwplaatsen
fame-topic-stones = stenen op de slee
fame-topic-workers = arbeiders
fame-topic-carali = nog niet geplaatste Carali
fame-topic-priests = priesters
fame-topic-alpacas = alpaca’s en bereik
fame-topic-cards = handkaarten
fame-topic-path = de plaats op het pad
fame-topic-ceremony = de volgende ceremonie
fame-topic-ceremony-now = deze ceremonie
fame-topic-year-tile = de jaarfiche
fame-topic-statuses = statuskaarten
fame-topic-emissaries = gezanten
fame-topic-rivals = de vooruitzichten van de anderen
fame-topic-rest = de rest

## Mogelijkheden midden in een zin

hinted-skip = geen actie
hinted-done = niets meer
hinted-build = een laag bouwen
hinted-build-small = een kleine piramide beginnen
hinted-build-large = een grote piramide beginnen
hinted-envoy = een Carali naar het gezantenbord
hinted-pay-stone = de anaconda voor een steen verjagen
hinted-offer-nothing = niets offeren
hinted-stones = { $count ->
    [0] geen steen
    [one] één steen
   *[other] { $count } stenen
 } nemen
hinted-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 } trekken
hinted-tile-action = { $does }
hinted-carali = { $carali } { $taken ->
    [yes] verplaatsen
   *[no] kwijtraken
 }
hinted-architect = architect { $steps }
hinted-worker = arbeider { $at }
hinted-builder = bouwmeester { $at }
hinted-priest = priester { $at }
hinted-neutral = neutrale laag { $at }
hinted-build-at = een laag { $at }
hinted-tile = fiche { $to }
hinted-anaconda = anaconda { $to }
hinted-alpaca = alpaca { $pen }
hinted-return = de alpaca { $pen } terug voor kaarten
hinted-lose = de alpaca { $pen } kwijtraken
hinted-pay-alpaca = de anaconda voor de alpaca { $pen } verjagen
hinted-discard = { $cards } afleggen
hinted-exchange = twee stenen voor { $cards }
hinted-pick = { $cards } nemen
hinted-offer = { $cards } offeren
