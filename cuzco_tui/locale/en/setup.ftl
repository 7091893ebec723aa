# The words of the screen before a game and after it: the set-up dialog, and what the command line says.

# Rows of the dialog: a label, then what can be chosen. A label has at most 14 letters.
setup-game = Game
setup-new = New game
setup-tutorial = Guided first round
setup-saved = Go on with a saved game
setup-players = Players
setup-seat = Seat { $number }
setup-me = a person here
setup-bot = bot { $bot }
setup-with = with
setup-without = without
setup-language = Language
setup-name = Name
setup-help = { $take } begins, { $up } and { $down } move, { $left } and { $right } change, letters name a seat, { $leave_setup } leaves. { $help }: how to play.

# Instead of any screen in a small window; it may be very narrow.
setup-too-small =
    The table needs { $columns } columns and { $lines } lines; this window has { $width } and { $height }. Please make it larger. { $leave } leaves.

# On the command line.
setup-error-terminal = The screen needs a terminal that can show it; type cuzco text to play in plain lines.
setup-no-saved = There is no saved game to go on with; cuzco play begins a new one.
setup-how-to-resume = Saved. To go on, type: { $program } play --resume { $game }
