# Caral in het Nederlands: gebeurtenissen, vragen, mogelijkheden, rondkijken, redenen en de rangschikking.
# De naam staat alleen of vóór een dubbelepunt; wie wordt aangesproken, heet "Jij".

## Events

event-start-player-chosen = { $seat }: startspeler.
event-modules-laid-out = { $things }.
laid-and = { $said }. { $more }
laid-mood = Humeur van de goden: { $mood }
laid-years = Jaarfiches op volgorde: { $years }
laid-statuses = Statuskaarten: { $cards }
laid-tiles = Vooruitgangsfiches: { $tiles }
event-neutral-level-placed = { $seat }: neutrale laag { $at }.
event-year-started = Jaar { $year } begint. Startspeler: { $start }.
event-last-year-known = { $reason ->
    [pyramids] Zeven piramides zijn voltooid: dit jaar is het laatste.
   *[limit] Dit jaar is het laatste.
 }
event-round-started = Ronde { $round } begint.
event-architect-rolled = { $seat }: architectdobbelsteen { $numbers }.
event-architect-moved = { $seat }: de architect { $steps ->
    [0] blijft { $at }
    [one] gaat één actieveld verder, { $to }
   *[other] gaat { $steps } actievelden verder, { $to }
 }.
event-turn-started = { $seat }: aan de beurt.
event-figure-moved = { $seat }: { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
 } { $way ->
    [ahead] vooruit
   *[back] terug
 } { $to }.
event-cards-discarded = { $seat }: { $purpose ->
    [move] { $cards } afgelegd voor de beweging
    [exchange] { $cards } afgelegd voor stenen
    [mood] straf, { $cards } kwijt
   *[action] { $cards } afgelegd
 }.
event-pair-played = { $seat }: { $pair } gespeeld.
event-action-taken = { $seat }: actie { $at }{ $again ->
    [yes] , nog een keer
   *[no] {""}
 }.
event-action-declined = { $seat }: geen actie { $at }.
event-carali-placed = { $seat }: { $carali }.
event-carali-taken = { $seat }: opgenomen, { $carali }.
event-carali-lost = { $seat }: straf, { $carali } kwijt.
event-alpaca-placed = { $seat }: alpaca { $pen }.
event-alpaca-returned = { $seat }: { $purpose ->
    [cards] alpaca { $pen } terug naar de voorraad voor kaarten
    [anaconda] alpaca { $pen } terug naar de voorraad voor de anaconda
   *[mood] straf, alpaca { $pen } kwijt
 }.
event-stones-gained = { $seat }: { $number ->
    [0] geen steen
    [one] één steen
   *[other] { $number } stenen
 } erbij{ $lost ->
    [0] {""}
    [one] , voor één is geen plaats
   *[other] , voor { $lost } is geen plaats
 }.
event-stone-lost = { $seat }: { $purpose ->
    [anaconda] één steen voor de anaconda
   *[mood] straf, één steen kwijt
 }.
event-cards-drawn = { $seat }: { $number ->
    [one] één kaart
   *[other] { $number } kaarten
 } getrokken.
event-cards-seen = Getrokken: { $cards }.
event-cards-taken = { $seat }: { $cards } van de aflegstapel.
event-pile-reshuffled = De aflegstapel wordt de trekstapel: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 }.
event-level-built = { $seat }: laag { $height } van { $target } gebouwd, { $at }.
event-pyramid-finished = { $seat }: { $large ->
    [yes] grote
   *[no] kleine
 } piramide { $at } voltooid, nummer { $number } op het bord.
event-central-pyramid-grew = De centrale piramide groeit tot hoogte { $height }.
event-tile-laid = { $seat }: { $tile }, gaat { $to }.
event-anaconda-moved = { $seat }: de anaconda gaat { $to }.
event-emissary-level-finished = { $seat }: gezantenniveau { $level } voltooid.
event-marker-taken = { $seat }: diplomatiemarker{ $from_somebody ->
    [yes] {""}, tot nu toe bij: { $holder }
   *[no] {""}
 }.
event-status-taken = { $seat }: statuskaart { $card }.
event-fame-changed = { $seat }: { $amount ->
    [-1] −1 roem
   *[other] { $amount } roem
 }, { $source }.
event-year-ended = { $by_architect ->
    [yes] De architect heeft de centrale piramide bereikt: het jaar eindigt.
   *[no] Het jaar eindigt.
 } Hogepriester: { $seat }.
event-kind-barred = Opengedraaid: { $kind }, deze keer niet te offeren.
event-offered = { $seat }: { $number ->
    [0] niets geofferd
   *[other] { $cards } geofferd{ $counts ->
        [0] {""}
       *[other] , telt als { $counts }
     }
 }.
event-nothing-to-offer = { $seat }: { $cards ->
    [0] geen kaart om te offeren
   *[other] geen kaart van een soort die nog geofferd mag worden
 }.
event-ceremony-held = { $somebody ->
    [yes] Hoogste bieder: { $bidder }, met { $number }.
   *[no] Niemand heeft iets geofferd.
 }
event-offerings-discarded = Geofferde kaarten gaan naar de aflegstapel: { $cards }.
event-mood-judged = Humeur van de goden: { $total } van { $needed } kaarten. { $outcome ->
    [calm] Alles is goed.
    [spares] Iedereen offerde evenveel, niemand is getroffen.
   *[strikes] Getroffen: { $struck }; te verliezen is telkens { $loss }.
 }
event-mood-turned-up = Nieuw humeur van de goden: { $card }.
event-nothing-to-lose = { $seat }: straf, maar niets te verliezen van wat het humeur wil ({ $loss }).
event-year-tile-scored = Jaarfiche, { $what }: { $counts }.
event-new-start-player = { $seat }: startspeler van het volgende jaar.
event-move-explained = { $seat }: { $said }.
event-game-ended = { $reason ->
    [pyramids] Zeven piramides zijn voltooid.
    [standstill] Niemand kan nog bouwen.
   *[limit] Het laatste jaar is voorbij.
 } Rangschikking: { $ranking }.

## Questions

question-over = De partij is afgelopen.
question-waiting = Aan de beurt: { $who }.
question-site = Waar komt je bouwmeester? Hij brengt een laag, { $stones ->
    [one] één steen
   *[other] { $stones } stenen
 } en { $cards } kaarten.
question-neutral-site = Waar komt een neutrale laag, op een van de eerste { $sites } bouwplaatsen?
question-die-number = Architectdobbelsteen { $numbers }, hij staat { $architect }: hoe ver gaat hij?
question-move = { $second ->
    [yes] Tweede beweging, hoogstens { $range ->
        [one] één veld
       *[other] { $range } velden
     }, architect { $architect }: waarheen?
   *[no] Jouw beurt bij { $place }, bereik { $range }, architect { $architect }: waarheen?
 }
question-move-by-ear = Jouw beurt. Bereik { $range }, { $stones ->
    [0] geen steen
    [one] één steen
   *[other] { $stones } stenen
 }, { $cards ->
    [0] geen kaart
    [one] één kaart
   *[other] { $cards } kaarten
 }, architect { $architect }.
question-cards-for-move = { $count ->
    [one] Welke kaart leg je af
   *[other] Welke { $count } kaarten leg je af
 } om { $to } te gaan?
question-action = { $way ->
    [again] Nog een keer { $at }: wat doe je?
    [anaconda] De anaconda ligt { $at }: verjaag je haar?
   *[once] Je staat { $at }: wat doe je?
 }
question-extra-level = Laag { $built } van { $target } staat { $at }, stenen over: { $stones }. Nog een met een paar?
question-fish-pair = De actie { $at } nog een keer, met een vispaar?
question-alpaca-pair = Nog een beweging van 1 tot { $range } velden, met een alpacapaar?
question-carali-to-move = Welke van je Carali gaat ergens anders heen?
question-place-for-carali = Opgenomen: { $carali }. Waar gaat die heen?
question-cards-to-discard = { $count ->
    [one] Welke kaart leg je af
   *[other] Welke { $count } kaarten leg je af
 }{ $draws ->
    [0] {""}
   *[other] , om er { $draws } te trekken
 }?
question-cards-to-take = { $count ->
    [one] Welke kaart neem je
   *[other] Welke { $count } kaarten neem je
 } van de aflegstapel?
question-space-for-tile = Waar komt vooruitgangsfiche { $name }, { $does }?
question-space-for-anaconda = Waar komt de anaconda?
question-offering = Ceremonie, { $fame } roem voor het hoogste offer: wat offer je? { $so_far }
offer-first = Nog niemand heeft iets geofferd.
offer-highest = Tot nu toe het hoogst: { $who } met { $number }.
offer-barred = Geblokkeerd: { $kind }. { $said }
question-loss = Het humeur van de goden kost je { $loss }: wat geef je af?

## Options where neither question nor table is in sight

alone-at = { $place }: { $option }
alone-architect = Architectdobbelsteen { $steps }: de architect { $ends ->
    [yes] gaat { $to }, dat beëindigt het jaar
   *[no] { $steps ->
        [0] blijft { $at }
       *[other] gaat { $to }
     }
 }
alone-done-level = geen laag meer door een paar
alone-done-again = geen vispaar
alone-done-second = geen alpacapaar
alone-done-carali = geen Carali verplaatst

## Options

option-with-notes = { $option }: { $notes }
option-move = { $way ->
    [ahead] Vooruit { $to }
   *[back] Terug { $to }
 }, { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
 }{ $cards ->
    [0] {""}
    [one] , voor een kaart
   *[other] , voor { $cards } kaarten
 }
option-worker = Arbeider { $at }, { $count ->
    [1] de eerste
    [2] de tweede
    [3] de derde
    [4] de vierde
    [5] de vijfde
   *[other] nummer { $count }
 } daar
option-builder = Bouwmeester { $at }{ $behind ->
    [yes] , achter de architect
   *[no] {""}
 }
option-priest = Priester { $at }: { $year } roem per jaar, { $end } aan het eind
option-envoy = Carali naar het gezantenbord: { $then }
option-neutral = Neutrale laag { $at }
option-build = { $finishes ->
    [yes] Bouw laag { $level } van { $target }, dat voltooit de piramide
   *[no] Bouw laag { $level } van { $target }
 }
option-build-at = Bouw { $at }, laag { $level } van { $target }{ $finishes ->
    [yes] , dat voltooit de piramide
   *[no] {""}
 }
option-found = Begin een { $large ->
    [yes] grote piramide
   *[no] kleine piramide
 } van { $levels } lagen
option-act-stones = Neem { $count ->
    [one] één steen
   *[other] { $count } stenen
 }
option-act-stones-tile = Neem { $count ->
    [0] geen steen
    [one] één steen
   *[other] { $count } stenen
 }, met het fiche: { $does }
option-act-cards = Trek { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
option-act-tile = De actie van het fiche: { $does }
option-skip = Geen actie
option-done-level = Geen laag meer
option-done-again = Nee, niet nog een keer
option-done-second = Nee, de beurt is klaar
option-done-carali = Geen van deze
option-done-other = Verder
option-offer-nothing = Offer niets
option-pay-stone = Verjaag de anaconda, voor een steen en een roem
option-pay-alpaca = Verjaag de anaconda, voor een alpaca { $pen ->
    [0] op de slee; dan bereik { $range }
   *[1] op het gezantenbord
 }
option-alpaca-sled = Alpaca naar de slee, dan bereik { $range }
option-alpaca-board = Alpaca naar het gezantenbord: { $then }
option-return-alpaca = Alpaca terug { $pen ->
    [0] van de slee, dan bereik { $range },
   *[1] van het gezantenbord
 } voor { $cards } kaarten van de aflegstapel
option-lose-alpaca = Alpaca { $pen ->
    [0] op de slee; dan bereik { $range }
   *[1] op het gezantenbord
 }
option-pair = Speel { $pair }: { $does }
pair-does-level = een laag meer{ $finishes ->
    [yes] , dat voltooit de piramide
   *[no] {""}
 }
pair-does-again = de actie nog een keer
pair-does-second = een tweede beweging
option-take-carali = Verplaats: { $carali }
option-lose-carali = Verlies: { $carali }
option-discard = Leg af: { $cards }
option-exchange = Twee stenen voor { $cards }
option-pick = Neem { $cards }
option-offer = Offer { $cards }
option-tile = Fiche { $to }
option-anaconda = Anaconda { $to }
option-architect = Met { $steps } { $ends ->
    [yes] gaat hij { $to }, dat beëindigt het jaar
   *[no] { $steps ->
        [0] blijft hij { $at }
       *[other] gaat hij { $to }
     }
 }

## Looks

look-unknown = Er is niets te bekijken dat { $topic } heet.
look-no-place = Er is geen plaats die { $words } heet. Zeg bijvoorbeeld: kijk pad dorp 2, of kijk pad 7.
look-no-player = Niemand heet hier { $words }.
look-architect = De architect staat { $at }.
look-figure = { $who }: { $at }{ $way ->
    [level] {""}, gelijk met de architect
    [ahead] , { $spaces ->
        [one] één veld
       *[other] { $spaces } velden
     } vóór de architect
   *[back] , { $spaces ->
        [one] één veld
       *[other] { $spaces } velden
     } achter de architect
 }.
look-free-sites = { $count ->
    [one] Bouwplaats { $first }: vrij.
    [2] Bouwplaatsen { $first } en { $last }: vrij.
   *[other] Bouwplaatsen { $first } tot en met { $last }: vrij.
 }
look-place = { $place }: { $notes }.
look-place-empty = { $place }.
look-between = Die ligt tussen { $before } en { $after }.
look-from-architect = { $way ->
    [level] Daar is de architect.
    [ahead] { $spaces ->
        [one] Eén veld vóór de architect.
       *[other] { $spaces } velden vóór de architect.
     }
   *[back] { $spaces ->
        [one] Eén veld achter de architect: geen actie daar.
       *[other] { $spaces } velden achter de architect: geen actie daar.
     }
 }
look-from-you = Voor jou: { $distance }.
look-no-pyramids = { $who }: nog geen bouwplaats.
look-pyramids = { $who }: { $sites }.
own-reserved = { $place } gereserveerd
own-started = { $place } laag { $built } van { $target }
own-finished = { $place } { $large ->
    [yes] groot en voltooid
   *[no] klein en voltooid
 }{ $priest ->
    [yes] {""} met priester
   *[no] {""}
 }
look-level = { $count } van maat { $size }
look-levels = Lagen in de voorraad: { $levels }.
look-ceremony = De centrale piramide heeft hoogte { $height }: het hoogste offer brengt { $fame } roem, andere offers { $other }; wie niets offert, verliest { $nothing }.
look-high-priest = Hogepriester: { $who }.
look-barred = Deze keer geblokkeerd: { $kind }.
look-offer = { $who }: { $cards }{ $counts ->
    [0] {""}
   *[other] , telt als { $counts }
 }.
look-highest = Tot nu toe het hoogst: { $who }.
look-finished = Voltooide piramides: { $enough ->
    [yes] { $finished }, dus dit jaar is het laatste
   *[no] { $finished } van { $needed }
 }. De centrale piramide heeft hoogte { $height }.
look-finish = Nummer { $number }: { $fame } roem{ $grows ->
    [yes] , de centrale piramide groeit
   *[no] {""}
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }.
look-sled = { $who }: { $fame } roem, { $at }.
look-stones = Stenen op de slee: { $stones } van { $most }.
look-alpacas = Alpaca’s op de slee: { $alpacas }, dus bereik { $range }. In de voorraad: { $supply }.
look-workers = { $count } { $at }
look-carali = Carali in de voorraad: { $supply }, geplaatst: { $placed }. Arbeiders: { $workers }.
look-placed-alpacas = Geplaatste alpaca’s: { $placed }.
look-hand-size = Kaarten in de hand: { $count }.
look-hand-hidden = Wie toekijkt, ziet geen kaarten.
look-hand-secret = De hand van { $who } is geheim: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }.
look-hand = { $who ->
    [Jij] Jouw hand
   *[other] Hand van { $who }
 }: { $cards }.
look-hand-pairs = Paren: { $pairs }.
look-discards = Aflegstapel: { $cards }.
look-pile = Trekstapel: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }.
look-order = Beurtvolgorde: { $order }.
look-no-modules = Aan deze tafel doen geen modules mee.
look-no-module = Een module die { $words } heet, doet hier niet mee.
look-mood = Humeur van de goden: { $mood }.
look-year-tile = Jaarfiche nu: { $what }. { $ahead ->
    [yes] { $fame } roem voor wie het verst vooruit is, { $second } voor wie daarop volgt; wie achteraan staat, begint het volgende jaar.
   *[no] { $fame } roem voor wie het meeste heeft, { $second } voor wie het op één na meeste heeft; wie het minste heeft, begint het volgende jaar.
 }
look-year-counts = Tot nu toe: { $counts }.
look-year-later = De volgende jaarfiches: { $tiles }.
look-no-year-tile = Alle jaarfiches zijn gebruikt.
look-status = Statuskaart { $card }.
look-status-yours = Statuskaart { $card }; jij hebt { $have }{ $known ->
    [yes] , { $others }
   *[no] {""}
 }.
look-status-taken = Statuskaart { $card }; genomen door { $who ->
    [Jij] jou
   *[other] { $who }
 }.
look-tile-laid = Vooruitgang, { $tile }, ligt { $at }.
look-tile-waits = Vooruitgang, { $tile }, wacht op piramide nummer { $number }.
look-anaconda = De anaconda ligt { $at }.
look-anaconda-comes = De anaconda komt met het tweede jaar.
look-emissary = { $who }: { $level ->
    [0] nog geen gezantenniveau
   *[other] gezantenniveau { $level }
 }{ $has_tile ->
    [yes] , { $tile }
   *[no] {""}
 }; niveau { $next } mist { $figures }.
look-emissary-top = { $who }: alle gezantenniveaus, { $tile }.
look-emissary-rewards = Gezantenbord: { $levels }.
look-emissary-tiles = Dit kan het fiche van je niveau: niveau 1, één keer per beurt gelden een steen- en een kleikaart of een vis- en een alpacakaart als paar; niveau 2, een kaart voor elke alpaca die je plaatst; niveau 3, in je eigen beurt twee stenen voor twee kaarten; niveau 4 en 5, een offer telt een kaart meer.
look-marker = Diplomatiemarker: { $who }, { $fame } roem aan het eind.
where-setup = Voorbereiding, vóór het eerste jaar.
where = Jaar { $year }{ $last ->
    [yes] , het laatste
   *[no] {""}
 }, ronde { $round }, { $phase }; de architect staat { $at }.
phase-setup = voorbereiding
phase-neutral = neutrale lagen
phase-round = een ronde begint
phase-turns = beurten
phase-ceremony = ceremonie
phase-mood = humeur van de goden
phase-year-end = einde van het jaar
phase-thanks = dank van de goden
phase-anaconda = anaconda
phase-over = partij afgelopen

## Reasons

reason = Regel { $rule }: { $why }
why-this = { $what }: { $why }
subject-move = Bewegen
subject-turn = Jouw beurt
subject-act = Actie
subject-build = Bouwen
subject-build-small = Kleine piramide
subject-build-large = Grote piramide
subject-worker = Arbeider
subject-envoy = Gezantenbord
subject-exchange = Twee stenen voor kaarten
subject-alpaca = Alpaca
subject-alpaca-sled = Alpaca naar de slee
subject-alpaca-board = Alpaca naar het gezantenbord
subject-offer = Offer { $kind }
subject-builder = Bouwmeester { $at }
subject-priest = Priester { $at }
subject-neutral = Neutrale laag { $at }
subject-tile = Fiche { $to }
subject-anaconda = Anaconda { $to }
subject-move-to = Beweging { $to }
subject-sites-move = Beweging naar de bouwplaatsen
subject-sites-builder = Bouwmeester op de bouwplaatsen
subject-sites-priest = Priester op de bouwplaatsen
subject-sites-neutral = Neutrale laag op de bouwplaatsen
subject-site = { $number }
owner-free = niemand
owner-neutral = niemand, die is neutraal
why-not-your-turn = je bent niet aan de beurt; nu beslist: { $who }.
why-ce-1 = de partij is afgelopen; er waren genoeg piramides voltooid.
why-ce-2 = de partij is afgelopen; niemand had nog een Carali in de voorraad of iets te bouwen.
why-ce-3 = de partij is afgelopen; het laatste jaar is voorbij.
why-cy-2 = eerst gaat de architect vooruit, dan beginnen de beurten.
why-cy-4-move = je hebt al bewogen; nu wordt iets anders gevraagd.
why-cy-4-act = eerst beweeg je, dan komt de actie.
why-cy-5 = het jaar is afgelopen, want een figuur heeft de centrale piramide betreden.
why-cy-6 = het jaar is afgelopen, want de architect heeft de centrale piramide bereikt.
why-cm-1 = je staat daar, en een figuur kan niet blijven staan.
why-cm-7 = het startveld verlaat je en betreed je in dat jaar niet meer.
why-cm-4 = daar staat geen laag, dus je loopt eroverheen.
why-cm-6-behind = die ligt achter de architect, je zou er niet kunnen bouwen.
why-cm-6-build = je bent gestopt op je eigen bouwplaats zonder laag, dus moet je daar bouwen.
why-cm-6-stones = daar staat geen laag, en je hebt geen steen om er een te bouwen.
why-cm-11-cards = waarheen je gaat, heb je al gekozen; nu kies je de kaarten ervoor.
why-cm-11-far = dat zijn { $spaces } velden; zo ver komen bereik { $range } en { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
 } niet.
why-cr-8 = het laat je nog een keer bewegen, na je beweging en je actie.
why-cr-8-far = dat zijn { $spaces } velden; een tweede beweging heeft er hoogstens { $most }.
why-ca-1-taken = een actie doe je één keer, daarna alleen nog passende paren.
why-ca-1-asked = naar de actie wordt maar één keer gevraagd; nu kan alleen nog een alpacapaar volgen.
why-ca-1-declined = je hebt van de actie afgezien; nu kan alleen nog een alpacapaar volgen.
why-ca-2 = { $place } ligt achter de architect, die staat { $architect }.
why-ca-3 = de actie zou hier niets veranderen ({ $place }).
why-ca-4-taken = { $owner ->
    [Jij] de bouwplaats is al van jou.
   *[other] de bouwplaats is al vergeven: { $owner }.
 }
why-ca-4-no-pyramid = een priester heeft een eigen voltooide grote piramide nodig.
why-ca-4-small = een priester heeft een grote piramide nodig; deze is klein.
why-ca-4-priest = daar staat al een priester.
why-ca-5 = in je voorraad is geen Carali meer.
why-ca-8-sled = de slee is vol: { $sled } alpaca’s.
why-ca-8-supply = in je voorraad is geen alpaca meer.
why-ca-9-foreign = { $owner ->
    [Jij] de bouwplaats is al van jou.
   *[other] de bouwplaats is al vergeven: { $owner }.
 }
why-ca-9-finished = de piramide is voltooid.
why-cb-1 = je hebt geen steen.
why-cb-4-size = in de voorraad is geen laag van maat { $size } meer.
why-cb-4-next = de volgende laag is niet meer in de voorraad.
why-cb-4-first = in de voorraad is geen laag meer waarmee een piramide begint.
why-cn-6-before = eerst kiest iedereen een bouwplaats; bewegingen en acties komen met het eerste jaar.
why-cn-6-taken = { $owner ->
    [Jij] de bouwplaats is al van jou.
   *[other] de bouwplaats is al vergeven: { $owner }.
 }
why-c2-1-before = eerst worden de neutrale lagen gelegd; bewegingen en acties komen met het eerste jaar.
why-c2-1-taken = { $owner ->
    [Jij] de bouwplaats is al van jou.
   *[other] de bouwplaats is al vergeven: { $owner }.
 }
why-c2-1-first = een neutrale laag komt op een van de eerste { $first } bouwplaatsen.
why-c2-3 = { $kind } werd opengedraaid en is deze keer geblokkeerd.
why-cj-2-by = { $kind } is al geofferd: { $by }.
why-cj-2-cards = je hebt geen kaart van die soort ({ $kind }).
why-ck-2 = eerst komt de anaconda op een veld, dan beginnen de beurten van het jaar.
why-ck-3-before = eerst gaat de anaconda naar een ander veld, dan beginnen de beurten van het jaar.
why-ck-3-lies = de anaconda ligt daar nu en moet ergens anders heen.
why-ck-4 = daar ligt de anaconda ({ $place }), die moet eerst verjaagd worden.
why-ck-5 = daar is de anaconda verjaagd, dus die moet ergens anders heen.
why-cp-2-laid = daar ligt al een fiche.
why-cp-2-kind = het fiche hoort op { $wanted }, niet op { $kind }.
why-cp-5 = daar is die opgenomen, dus die moet ergens anders heen.
why-cr-2-used = die vaardigheid heb je in deze beurt al gebruikt.
why-cr-2-cards = je hebt { $cards ->
    [0] geen zulke kaart
    [one] één zulke kaart
   *[other] { $cards } zulke kaarten
 }; een paar heeft er twee nodig.
why-cr-3 = paren speel je alleen in je eigen beurt.
why-cr-4 = het brengt een laag meer, meteen na een gebouwde, zolang er stenen en lagen zijn.
why-cr-6-stones = je hebt geen steen meer om te bouwen.
why-cr-6-finished = de piramide is voltooid.
why-cr-7 = het herhaalt de actie van een actieveld, meteen nadat je die hebt gedaan.
why-cw-1-module = de gezanten doen niet mee.
why-cw-1-full = op het laagste open niveau is daar geen plaats voor: niveau { $level } is klaar, daarboven staan { $carali } Carali en { $alpacas ->
    [one] 1 alpaca
   *[other] { $alpacas } alpaca’s
 }.
why-cw-7-tile = daarvoor is het fiche van gezantenniveau { $needed } nodig.
why-cw-7-room = daarvoor zijn twee kaarten nodig, plaats voor een steen en een moment vóór beweging, actie of laag.

## The ranking

rank = Plaats { $place }: { $who }, { $score } roem.
