# How to play on one screen, what the signs mean, and the way to the rules.

# All of it together has at most 19 lines of 67 letters.
howto-title = How to play
howto-rules = Here { $rule } lists all rules and words; further down: keys and signs.
help-keys = { $close } closes, { $rule } rules, { $up } and { $down } scroll
