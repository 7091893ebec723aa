# Das Protokoll: was jemand getan hat, in wenigen Worten, und was es gebracht hat, in kurzen Wendungen.
# Der Name steht allein, in Klammern oder vor einem Doppelpunkt.

log-year = Jahr { $year }
log-last-year = { $reason ->
    [pyramids] { $all } Pyramiden sind vollendet: Dieses Jahr ist das letzte
   *[limit] Dieses Jahr ist das letzte
 }
log-round = Runde { $round }
log-won = { $mine ->
    [yes] Du hast gewonnen
   *[no] { $who } hat gewonnen
 }
log-start-player = Startspieler: { $who }
log-setup = Aufbau
log-neutral = neutrale Stufe, { $place }
log-turn = Zug
log-continued = weiter
log-rolled = Architektwürfel { $numbers }
log-architect-rolled = Architekt, Würfel { $numbers }, { $goes }
log-architect-chosen = Architekt { $goes }
log-architect = { $steps ->
    [0] bleibt { $at }
   *[other] { $to }
 }
log-moved = { $way ->
    [ahead] { $to }
   *[back] zurück { $to }
 }, { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 }
log-second = dann { $moved }
log-discarded = { $purpose ->
    [move] für { $cards }
    [exchange] zwei Steine für { $cards }
   *[action] abgeworfen { $cards }
 }
log-pair = mit { $pair }
log-no-action = keine Aktion
log-taken-up = aufgenommen: { $carali }
log-alpaca = Alpaka { $pen }
log-alpaca-back = Alpaka zurück { $pen ->
    [0] vom Schlitten
   *[1] vom Abgesandtentableau
 }
log-one-stone = ein Stein
log-stones = { $amount ->
    [one] +1 Stein
   *[other] +{ $amount } Steine
 }
log-stones-lost = kein Platz für { $number ->
    [one] einen Stein
   *[other] { $number } Steine
 }
log-cards = { $amount ->
    [one] +1 Karte
   *[other] +{ $amount } Karten
 }
log-cards-seen = gezogen { $cards }
log-cards-taken = genommen { $cards }
log-cards-of = { $who } { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }
log-cards-seen-by = { $who } { $cards }
log-level = Stufe { $level } von { $target }, { $place }
log-finished = { $large ->
    [yes] große
   *[no] kleine
 } Pyramide vollendet, Nummer { $number }
log-tile = Plättchen { $name } { $to }
log-anaconda = Anakonda { $to }
log-status = { $name }
log-status-of = { $who } { $name }
log-fame = { $amount ->
    [-1] −1 Ruhmpunkt
    [one] +1 Ruhmpunkt
   *[other] +{ $amount } Ruhmpunkte
 }
log-fame-of = { $who } { $fame ->
    [-1] −1 Ruhmpunkt
    [one] +1 Ruhmpunkt
   *[other] +{ $fame } Ruhmpunkte
 }
log-year-ended = { $architect ->
    [yes] Der Architekt beendet das Jahr; Oberpriester: { $who }
   *[no] Das Jahr endet; Oberpriester: { $who }
 }
log-barred = Gesperrt: { $kind }
log-offered = { $cards } geopfert{ $counts ->
    [0] {""}
   *[other] , zählt als { $counts }
 }
log-offered-nothing = nichts geopfert
log-nothing-to-offer = { $cards ->
    [0] keine Karte zu opfern
   *[other] keine Karte einer Art, die noch geopfert werden darf
 }
log-bidder = { $mine ->
    [yes] Dein Opfer ist das höchste, mit { $number }
   *[no] Höchstes Opfer: { $who }, mit { $number }
 }
log-no-bidder = Niemand hat etwas geopfert
log-mood-calm = Laune besänftigt, { $total } von { $needed } Karten
log-mood-spares = Laune, { $total } von { $needed } Karten, trifft niemanden
log-mood-strikes = Laune, { $total } von { $needed } Karten, trifft: { $who }
log-mood-next = Neue Laune: { $mood }
log-penalty = Strafe, { $what } verloren
log-nothing-to-lose = Strafe, nichts zu verlieren
log-year-tile = Jahresplättchen, { $what }
log-thanks = Dank der Götter
log-final = Schlusswertung
log-source = { $source } { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 }

## Wozu der Zug eines Bots dient, unter dem Zug

purpose-last-year = damit wird dieses Jahr das letzte
purpose-most-cards = damit endet das Jahr, und niemand hat mehr Karten auf der Hand: { $cards }
purpose-highest = das ist bisher das höchste Opfer, für { $fame } Ruhmpunkte
purpose-cut-off = damit { $count ->
    [one] { $last ->
        [Du] stehst du
       *[other] steht { $last }
     }
   *[other] stehen { $who } und { $last ->
        [Du] du
       *[other] { $last }
     }
 } hinter dem Architekten
purpose-finish-next = im nächsten Zug kann die Pyramide bei { $place } vollendet werden
purpose-build-next = im nächsten Zug kann bei { $place } eine Stufe gebaut werden
purpose-call-next = jetzt ist die Zentralpyramide in Reichweite
purpose-priests = Priester bringen jetzt { $fame } Ruhmpunkte im Jahr
purpose-yield = { $place } bringt jetzt bei jedem Besuch { $count ->
    [one] einen Stein
   *[other] { $count } Steine
 }
purpose-status-next = jetzt { $have } von { $need } für { $card }
purpose-emissary-next = Abgesandtenstufe { $level } braucht nur noch { $figures }
