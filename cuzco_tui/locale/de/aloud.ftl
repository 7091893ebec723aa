# Was denen gesagt wird, die zuhören.

text-deed = { $said }.
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = Wie vorher: { $options }.
text-option-inline = { $number } { $words }
text-options-same = Die Möglichkeiten sind dieselben.
text-options-gone = Die Möglichkeiten sind dieselben, ohne { $gone }.
text-more-follow = { $count ->
    [one] Noch eine Zeile: mehr.
   *[other] Noch { $count } Zeilen: mehr.
 }
text-command-normal = normal
text-help-normal = normal: jeder Zug in einer Zeile, wie gewöhnlich.
text-now-normal = Ab jetzt hörst du jeden Zug in einer Zeile.
