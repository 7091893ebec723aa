# What is said to those who listen.

text-deed = { $said }.
text-deed-for-you = Done for you: { $said }
text-deed-brought = { $said }; { $brought }
text-options-of = { $head }: { $options }.
text-options-known = As before: { $options }.
text-options-new = New: { $options }.
text-options-inline = { $options }.
text-from-to = { $first } to { $last }
text-option-inline = { $number } { $words }
text-options-same = The options are as before.
text-options-gone = The options are as before, without { $gone }.
text-options-left = { $count ->
    [one] Only option { $left } remains.
   *[other] Only the options { $left } remain.
 }
text-more-follow = { $count ->
    [one] One more option: more.
   *[other] { $count } more options: more.
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
text-filter-is-on = Your filter leaves out: { $kinds }; filter and one of them brings it back.
kind-purposes = purposes, reasons
kind-about-purposes = what the moves of bots are for
text-help-topic = { $topic }: { $about }.
text-scores = Score: { $scores }.
text-score-of = { $who } { $score }
text-command-width = width
text-help-width = width and a number: after so many letters a line is broken. 0: as the terminal says.
text-width = { $width ->
    [0] Lines are as long as the terminal has them.
   *[other] Lines have at most { $width } letters.
 }
text-width-wrong = "{ $typed }" is no width; type a number from { $least } to { $most }, or 0.
text-command-keys = keys
text-help-keys = keys: with on, a digit answers without Enter at a terminal; with off, as usual.
text-keys-on = A digit answers at once where no other can follow it.
text-keys-off = An answer ends with Enter.
text-keys-elsewhere = Here an answer ends with Enter; at a terminal of your own a digit answers at once.
text-keys-wrong = Type keys on or keys off, not "{ $typed }".
text-word-on = on, yes
text-word-off = off, no

# Settings of the text mode.

settings-about-text-keys = Text mode: whether a digit answers without Enter: true or false.
settings-about-text-filter = Text mode: kinds of news to tell, "+purposes", or to leave out, "-gains"; the command filter writes this.
set-text-keys = Answers without Enter
set-about-text-keys = In cuzco text at a terminal: a digit answers at once where no other can follow it.

# Home: the ways into the house.

text-home-where = Where to?
text-home-continue = Continue: { $stands }
text-home-saved = Another saved game
text-home-replays = Replays
text-home-statistics = Statistics
text-home-none = There is none that can be opened.
text-home-which-replay = Which game do you want to look back at?
text-home-friends-join = If somebody else serves, type, with their address,
text-typed-line = { $typed }
text-home-settings-how = To change that: brief, normal or verbose; width 60; keys on; lang de.
text-command-home = home
text-help-home = home: back to the list of all ways; the game is kept.
