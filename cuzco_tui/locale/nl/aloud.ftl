# Wat gezegd wordt tegen wie luistert.

text-deed = { $said }.
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = Zoals eerder: { $options }.
text-option-inline = { $number } { $words }
text-options-same = De mogelijkheden zijn dezelfde.
text-options-gone = De mogelijkheden zijn dezelfde zonder { $gone }.
text-more-follow = { $count ->
    [one] Nog één regel: meer.
   *[other] Nog { $count } regels: meer.
 }
text-command-normal = normaal
text-help-normal = normaal: elke daad op een regel, zoals gewoonlijk.
text-now-normal = Van nu af hoor je elke daad op een regel.
