# Wat gezegd wordt tegen wie luistert.

text-deed = { $said }.
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = Zoals eerder: { $options }.
text-option-inline = { $number } { $words }
text-options-same = De keuzes zijn dezelfde.
text-options-gone = De keuzes zijn dezelfde, zonder { $gone }.
text-more-follow = { $count ->
    [one] Nog één regel: meer.
   *[other] Nog { $count } regels: meer.
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
text-help-topic = { $topic }: { $about }.
