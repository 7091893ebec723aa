# The words of the screen.

panel-roads = Roads
panel-spaces = Action spaces
panel-temple = Temple
panel-market = Market, food:VP
panel-palace = Palace
panel-houses = People: study, farm
panel-gods = Gods, pile+discards
panel-track = Knowledge
panel-log = Log
panel-prompt = What now?
bar-where = Round { $round }/{ $rounds }, { $phase }
temple-worth = { $vp } VP each, { $inti } Inti left
mask-supplies = Offerings { $offerings }, food { $food }, Inti { $inti }, priests { $priests }
mask-houses = Khipus { $khipus }, reserve { $reserve }, free houses { $free }
mask-goods = Goods: { $goods }
mask-pututus = Pututus: { $one } of 1, { $two } of 2
mask-done = Tasks done { $tasks }, cards in hand { $cards }
prompt-page = { $first } to { $last } of { $all }; Page Down shows more
prompt-help = Digits or arrows and Enter answer
prompt-help-turn = Digits choose the die, s r u f x t a p place it, o cards and pututus
dialog-help = Digits answer, Space looks at the board, h hint, u undo
reading-why = Why not
reading-hint = Hint
confirm-quit = Leave the game { $game }? It is saved. y or n
