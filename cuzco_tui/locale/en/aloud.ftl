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
