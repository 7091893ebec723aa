# The words of the screen before a game and after it: the set-up dialog, and what the command line says.

# Rows of the dialog: a label, then what can be chosen. A label has at most 14 letters.
setup-game = Game
setup-players = Players
setup-seat = Seat { $number }
setup-me = a person here
setup-bot = bot { $bot }
setup-with = with
setup-without = without
setup-none = none
setup-language = Language
setup-name = Name
setup-title = New game: { $game }
setup-colour = Colour
setup-seed = Seed
setup-any-seed = any
setup-help = { $take } begins, { $up } { $down } move, { $left } { $right } change, { $next } next field, letters name a seat, { $leave_setup } back. { $help }: how to play.

# What the row with the cursor means, in at most two lines of 74 letters.
setup-about-players = How many play. Bots take the seats that people leave.
setup-about-me = Somebody at this keyboard; letters type the name.
setup-about-name = The name of the seat; left empty, one is made up.
setup-about-colour = The colour of the pieces; another seat with it takes the free one.
setup-about-seed = The same seed and the same choices make the same game. Left empty, nobody can foresee it.
setup-last-damaged = The last set-up in { $file } cannot be read, so this is the usual one.

# Instead of any screen in a small window; it may be very narrow.
setup-too-small =
    The table needs { $columns } columns and { $lines } lines; this window has { $width } and { $height }. Please make it larger. { $leave } leaves.

# On the command line.
setup-error-terminal = The screen needs a terminal that can show it; type cuzco text to play in plain lines.
setup-no-saved = There is no saved game to go on with; cuzco play begins a new one.
setup-how-to-resume = Saved. To go on, type: { $program } play --resume { $game }
