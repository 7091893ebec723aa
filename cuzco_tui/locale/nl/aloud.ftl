# Wat gezegd wordt tegen wie luistert.

text-deed = { $said }.
text-deed-for-you = Voor jou gedaan: { $said }
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = Zoals eerder: { $options }.
text-options-new = Nieuw: { $options }.
text-options-inline = { $options }.
text-from-to = { $first } tot en met { $last }
text-option-inline = { $number } { $words }
text-options-same = De keuzes zijn dezelfde.
text-options-gone = De keuzes zijn dezelfde, zonder { $gone }.
text-options-left = { $count ->
    [one] Alleen keuze { $left } blijft over.
   *[other] Alleen de keuzes { $left } blijven over.
 }
text-more-follow = { $count ->
    [one] Nog één keuze: meer.
   *[other] Nog { $count } keuzes: meer.
 }
text-command-normal = normaal
text-help-normal = normaal: elke zet op één regel, zoals gewoonlijk.
text-now-normal = Vanaf nu hoor je elke zet op één regel.
text-command-filter = filter
text-help-filter = filter en een soort bericht: weglaten of weer horen. Alleen: alle soorten.
text-kind = { $kind }: { $about }, { $told ->
    [yes] te horen
   *[no] weggelaten
 }.
text-filter-how = Typ filter en een woord om dat te veranderen.
text-no-kind = De soort "{ $typed }" bestaat niet; er zijn { $kinds }.
text-kind-told = Vanaf nu hoor je { $kind }.
text-kind-left-out = Vanaf nu hoor je { $kind } niet meer.
text-filter-is-on = Je filter laat weg: { $kinds }; filter en een ervan haalt het terug.
kind-purposes = doelen, bedoelingen
kind-about-purposes = waar de zetten van bots voor dienen
text-help-topic = { $topic }: { $about }.
text-scores = { -Vp }: { $scores }.
text-score-of = { $who } { $score }
text-command-width = breedte
text-help-width = breedte en een getal: zoveel tekens heeft een regel. 0: zoals de terminal.
text-width = { $width ->
    [0] Regels zijn zo lang als de terminal ze heeft.
   *[other] Regels hebben hoogstens { $width } tekens.
 }
text-width-wrong = "{ $typed }" is geen breedte; typ een getal van { $least } tot { $most }, of 0.
text-command-keys = toetsen
text-help-keys = toetsen: met aan antwoordt een cijfer zonder Enter; met uit zoals anders.
text-keys-on = Een cijfer antwoordt meteen waar geen tweede kan volgen.
text-keys-off = Een antwoord eindigt met Enter.
text-keys-elsewhere = Hier eindigt een antwoord met Enter; op je eigen terminal antwoordt een cijfer meteen.
text-keys-wrong = Typ toetsen aan of toetsen uit, niet "{ $typed }".
text-word-on = aan, ja
text-word-off = uit, nee

# Settings of the text mode.

settings-about-text-keys = Tekstmodus: of een cijfer zonder Enter antwoordt: true of false.
settings-about-text-filter = Tekstmodus: soorten berichten die te horen zijn, "+purposes", of niet, "-gains"; het commando filter schrijft dit.
set-text-keys = Antwoorden zonder Enter
set-about-text-keys = In cuzco text op een terminal: een cijfer antwoordt meteen waar geen tweede kan volgen.

# Thuis: de wegen naar binnen.

text-home-where = Waarheen?
text-home-continue = Verder spelen: { $stands }
text-home-saved = Een andere bewaarde partij
text-home-replays = Partijen terugkijken
text-home-statistics = Statistiek
text-home-none = Er is er geen die geopend kan worden.
text-home-which-replay = Op welke partij wil je terugkijken?
text-home-friends-join = Als iemand anders de server draait, met het adres van die computer:
text-typed-line = { $typed }
text-home-settings-how = Om dat te veranderen: kort, normaal of uitgebreid; breedte 60; toetsen aan; taal en.
text-command-home = hoofdmenu, thuis
text-help-home = hoofdmenu: terug naar de lijst van alle wegen; de partij blijft bewaard.
