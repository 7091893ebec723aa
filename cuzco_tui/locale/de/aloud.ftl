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
text-command-filter = filter
text-help-filter = filter und eine Art von Meldungen: weglassen oder wieder hören. Allein: alle.
text-kind = { $kind }: { $about }, { $told ->
    [yes] zu hören
   *[no] weggelassen
 }.
text-filter-how = Tippe filter und ein Wort, um das zu ändern.
text-no-kind = Die Art "{ $typed }" gibt es nicht; es gibt { $kinds }.
text-kind-told = Ab jetzt hörst du { $kind }.
text-kind-left-out = Ab jetzt hörst du { $kind } nicht mehr.
text-help-topic = { $topic }: { $about }.
