# Was eine Möglichkeit bringen würde: kurze Wendungen, eine nach der anderen. Die Felder dafür sind schmal.

## Sofort

brings-fame = { $fame ->
    [-1] ein Ruhmpunkt weniger
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 }
brings-height = Zentralpyramide Höhe { $height }
brings-finished = Pyramide Nummer { $number }{ $last ->
    [yes] , das letzte Jahr
   *[no] {""}
 }
brings-status = { $name }
brings-emissary = Abgesandtenstufe { $level }
brings-marker = Diplomatiemarker
brings-built = Stufe { $level } von { $target } gebaut
brings-stones = { $number ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $number } Steine
 }{ $lost ->
    [0] {""}
   *[other] , { $lost } zu viel
 }
brings-cards = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
 }
brings-yield = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
 } bei jedem Besuch
brings-site = dein eigener Bauplatz, { $distance }
brings-each-year = { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 } jedes Jahr
brings-at-end = { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 } am Ende
brings-level = { $fame ->
    [one] 1 Ruhmpunkt
   *[other] { $fame } Ruhmpunkte
 } am Ende, { $whole } für die ganze Pyramide
brings-costs = { $stones ->
    [one] für einen Stein
   *[other] für { $stones } Steine
 }
brings-no-action = keine Aktion
brings-year-end = das Jahr endet
brings-behind = dann hinter dem Architekten: { $places }
brings-lower = weniger als { $who } mit { $number }
brings-highest = sicher am höchsten
brings-if-highest = { $fame } Ruhmpunkte, wenn niemand mehr opfert, sonst { $other }
brings-mood = { $calm ->
    [yes] Laune besänftigt
   *[no] Laune bei { $total } von { $needed }
 }

## Was folgt

then-anaconda = dann die Anakonda vertreiben
then-tile = dann { $does }
then-stones = dann { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
 }
then-cards = dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }
then-level = dann Stufe { $level } von { $target }
then-found = dann die erste Stufe
then-carali = dann einen Carali platzieren
then-alpaca = dann ein Alpaka
then-second-move = dann bis zu { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
 }
then-extra-level = dann eine Stufe mehr mit einem Pärchen
then-fish-pair = dann noch einmal mit einem Fischpärchen
then-alpaca-pair = dann eine zweite Bewegung mit einem Alpakapärchen
then-carali-to-move = dann einen Carali bewegen
then-place-for-carali = dann ein neuer Platz für ihn
then-discard = dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } abwerfen
then-take = dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } vom Ablagestapel
then-lay-tile = dann ein Plättchen legen: { $does }
then-move-anaconda = dann die Anakonda versetzen
