# Het logboek: wat iemand deed in weinig woorden, en wat het bracht in korte zinsdelen.
# De naam staat alleen, tussen haakjes of vóór een dubbelepunt.

log-year = Jaar { $year }
log-last-year = { $reason ->
    [pyramids] { $all } piramides zijn voltooid: dit jaar is het laatste
   *[limit] Dit jaar is het laatste
 }
log-round = ronde { $round }
log-won = { $mine ->
    [yes] Jij hebt gewonnen
   *[no] { $who } heeft gewonnen
 }
log-start-player = Startspeler: { $who }
log-setup = voorbereiding
log-neutral = neutrale laag, { $place }
log-turn = beurt
log-continued = verder
log-rolled = architectdobbelsteen { $numbers }
log-architect-rolled = architect, dobbelsteen { $numbers }, { $goes }
log-architect-chosen = architect { $goes }
log-architect = { $steps ->
    [0] blijft { $at }
   *[other] { $to }
 }
log-moved = { $way ->
    [ahead] { $to }
   *[back] terug { $to }
 }, { $spaces ->
    [one] één veld
   *[other] { $spaces } velden
 }
log-second = dan { $moved }
log-discarded = { $purpose ->
    [move] voor { $cards }
    [exchange] twee stenen voor { $cards }
   *[action] afgelegd { $cards }
 }
log-pair = met { $pair }
log-no-action = geen actie
log-taken-up = opgenomen: { $carali }
log-alpaca = alpaca { $pen }
log-alpaca-back = alpaca terug { $pen ->
    [0] van de slee
   *[1] van het gezantenbord
 }
log-one-stone = een steen
log-stones = { $amount ->
    [one] +1 steen
   *[other] +{ $amount } stenen
 }
log-stones-lost = geen plaats voor { $number ->
    [one] een steen
   *[other] { $number } stenen
 }
log-cards = { $amount ->
    [one] +1 kaart
   *[other] +{ $amount } kaarten
 }
log-cards-seen = getrokken { $cards }
log-cards-taken = genomen { $cards }
log-cards-of = { $who } { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
 }
log-cards-seen-by = { $who } { $cards }
log-level = laag { $level } van { $target }, { $place }
log-finished = { $large ->
    [yes] grote
   *[no] kleine
 } piramide voltooid, nummer { $number }
log-tile = fiche { $name } { $to }
log-anaconda = anaconda { $to }
log-status = { $name }
log-status-of = { $who } { $name }
log-fame = { $amount ->
    [-1] −1 roem
   *[other] +{ $amount } roem
 }
log-fame-of = { $who } { $fame ->
    [-1] −1 roem
   *[other] +{ $fame } roem
 }
log-year-ended = { $architect ->
    [yes] De architect beëindigt het jaar; hogepriester: { $who }
   *[no] Het jaar eindigt; hogepriester: { $who }
 }
log-barred = Geblokkeerd: { $kind }
log-offered = { $cards } geofferd{ $counts ->
    [0] {""}
   *[other] , telt als { $counts }
 }
log-offered-nothing = niets geofferd
log-nothing-to-offer = { $cards ->
    [0] geen kaart om te offeren
   *[other] geen kaart van een soort die nog geofferd mag worden
 }
log-bidder = { $mine ->
    [yes] Jouw offer is het hoogste, met { $number }
   *[no] Hoogste bieder: { $who }, met { $number }
 }
log-no-bidder = Niemand heeft iets geofferd
log-mood-calm = Humeur gesust, { $total } van { $needed } kaarten
log-mood-spares = Humeur, { $total } van { $needed } kaarten, treft niemand
log-mood-strikes = Humeur, { $total } van { $needed } kaarten, treft: { $who }
log-mood-next = Nieuw humeur: { $mood }
log-penalty = straf, { $what } kwijt
log-nothing-to-lose = straf, niets te verliezen
log-year-tile = Jaarfiche, { $what }
log-thanks = Dank van de goden
log-final = eindtelling
log-source = { $source } { $fame } roem

## Waar de zet van een bot voor was, onder de zet

purpose-last-year = zo wordt dit jaar het laatste
purpose-most-cards = zo eindigt het jaar, en niemand heeft meer kaarten in de hand: { $cards }
purpose-highest = dat is tot nu toe het hoogste offer, voor { $fame } roem
purpose-cut-off = zo { $count ->
    [one] { $last ->
        [Jij] sta jij
       *[other] staat { $last }
     }
   *[other] staan { $who } en { $last ->
        [Jij] jij
       *[other] { $last }
     }
 } achter de architect
purpose-finish-next = volgende beurt kan de piramide bij { $place } voltooid worden
purpose-build-next = volgende beurt kan er bij { $place } een laag gebouwd worden
purpose-call-next = nu is de centrale piramide binnen bereik
purpose-priests = priesters brengen nu { $fame } roem per jaar
purpose-yield = { $place } brengt nu bij elk bezoek { $count ->
    [one] één steen
   *[other] { $count } stenen
 }
purpose-status-next = nu { $have } van { $need } voor { $card }
purpose-emissary-next = gezantenniveau { $level } mist alleen nog { $figures }
