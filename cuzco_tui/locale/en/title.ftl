# The title screen: the ways into the house, and what each of them is, in at most two lines of 40 letters.

title-continue = Continue
title-continue-about = Go on with your last game.
title-continue-none = No game is waiting for you.
title-continue-stands = { $stands }{ $others ->
    [0] .
    [one] ; one more game waits.
   *[other] ; { $others } more games wait.
 }
title-new = New game
title-new-about = Against bots, or with others at this keyboard.
title-learn = Learn to play
title-learn-about = Short lessons, about { $minutes } minutes in all, and challenges.
title-learn-first = New here? Begin with this: short lessons, about { $minutes } minutes in all.
title-friends = Play with friends
title-friends-about = Over SSH, anywhere: serve a table here or join one.
title-games = Replays and statistics
title-games-about = All your games: go on, look back, count.
title-rules = Rules
title-rules-about = All rules, to be searched and read.
title-settings = Settings
title-settings-about = Theme, keys, language, pace and more.

# Below the name, where several games can be played.
title-game = < { $game } >{ $known ->
    [yes] {"  "}{ $about }
   *[no] {""}
 }

# The keys.
title-keys-choose = { $up } { $down }
title-choose = choose
title-keys-game = { $left } { $right }
title-other-game = game
title-keys-open = { $take }
title-open = open

# One line after coming back.
title-kept = Your game is kept: Continue goes on with it.

# How a saved game stands, as a part of a line.
stands-of-game = { $game }, { $said }
stands-round = { -round } { $round }
stands-behind = { $number ->
    [one] { -round } { $round }, you { $own }, { $names } leads with { $most }
   *[other] { -round } { $round }, you { $own }, { $names } lead with { $most }
 }
stands-level = { -round } { $round }, you { $own }, level with { $names }
stands-you-lead = { -round } { $round }, you lead with { $own }
stands-others = { $number ->
    [one] { -round } { $round }, { $names } leads with { $most }
   *[other] { -round } { $round }, { $names } lead with { $most }
 }
