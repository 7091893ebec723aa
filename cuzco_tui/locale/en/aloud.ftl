# What is said to those who listen.

text-deed = { $said }.
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = As before: { $options }.
text-option-inline = { $number } { $words }
text-options-same = The options are as before.
text-options-gone = The options are as before, without { $gone }.
text-more-follow = { $count ->
    [one] One more line: more.
   *[other] { $count } more lines: more.
 }
text-command-normal = normal
text-help-normal = normal: every deed in a line, the usual way.
text-now-normal = From now on you hear every deed in a line.
text-command-filter = filter
text-help-filter = filter and a kind of news: leaves it out, or tells it again. Alone: all kinds.
text-kind = { $kind }: { $about }, { $told ->
    [yes] told
   *[no] left out
 }.
text-filter-how = Type filter and a word to change that.
text-no-kind = There is no kind of news "{ $typed }"; the kinds are { $kinds }.
text-kind-told = From now on you hear { $kind }.
text-kind-left-out = From now on you do not hear { $kind }.
text-help-topic = { $topic }: { $about }.
