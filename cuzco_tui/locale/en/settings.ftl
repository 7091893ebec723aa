# The settings page and the page of the keys.

do-usual = usual
do-add-key = one more key
do-begin-anew = put the file aside
do-back-home = back
about-usual = Puts the usual value back.
about-usual-keys = Gives the action its usual keys back.
about-add-key = Waits for one more key of the action.
about-begin-anew = Puts a broken settings file aside and begins a new one.
about-back-home = Goes back to where you came from.
about-turn = Takes the next value, or the one before.
about-turn-or-open = Takes the next value; on the last row opens the keys.
about-new-key = Waits for the new key of the action.
about-open-settings = Opens the settings.
keys-at-settings = On the settings page
keys-at-key-settings = On the page of the keys

set-title = Settings
set-look = Language and look
set-play = In the game
set-text = Text mode
set-keys-heading = Keyboard
set-language = Language
set-as-the-system = as the system says
set-as-the-terminal = as the terminal says
set-letters = { $number } letters
set-yes = yes
set-no = no
set-usual = (usual)
set-text-bell = Bell
set-text-detail = How much is told
set-text-detail-brief = the main things
set-text-detail-normal = every deed in a line
set-text-detail-verbose = every event
set-text-width = Width of lines
set-keys = Keys
set-keys-usual = all as usual
set-keys-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
    }
set-keys-of-game = { $game }: { $place }
set-keys-title = Keys
set-sample = So it looks now:
set-sample-gold = what you can do
set-sample-muted = quiet words
set-sample-good = good news

set-about-language = The language of everything, on screen and by ear.
set-about-theme = The colours of the table. Nothing is said by colour alone in any of them.
set-about-colours = How many colours are used, if the terminal does not say so rightly itself. Holds from the next start on.
set-about-map = With plain ASCII everything is drawn with the signs that any terminal has.
set-about-motion = Pieces move to their places, for a third of a second at most; never on slow terminals.
set-about-bots = How long the bots wait before each move, so that you can follow them.
set-about-confirm = Whether undo asks before it takes your last move back.
set-about-bell = Whether the bell rings when it is your turn at a table with others.
set-about-mode = What this server shows you when you come: the screen, or plain lines for a screen reader.
set-about-text-bell = In plain lines: whether the bell rings when it is your turn at a table with others.
set-about-text-detail = How much cuzco text tells by itself. Whatever is left out can be asked for.
set-about-text-width = After how many letters cuzco text breaks a line, as for a braille display of that length.
set-about-keys = Every key can be changed: Enter opens the list of all actions.

set-lead-up-down = { $up } { $down }
set-lead-left-right = { $left } { $right }
set-lead-take = { $take }
set-do-move = choose
set-do-change = change
set-do-open = open
set-do-new-key = new key

set-press = Press the new key.
set-press-keys = Escape leaves it as it is
set-key-unknown = A terminal cannot tell this key from others; press another one.
set-key-taken = { $key } is the key for "{ $name }" ({ $where }); press another one, or change that one first.
set-key-usual = Usual: { $keys }

settings-kept-in-file = Kept at once in { $file }
settings-kept-in-account = Kept with your account, wherever you come from.
settings-offer-anew = Until it is mended, what you change holds until you leave. { $key } puts the file aside as settings.toml.broken and begins a new one.
settings-put-aside = The file is now called { $file }; from here on settings are kept again.
