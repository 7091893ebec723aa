# The words of the lobby on screen, and of a table with people elsewhere.

# Panels and headings.
panel-tables = Tables
panel-table = The table
panel-people = Who is here
panel-talk = Talk
screen-lobby = Lobby
screen-named = you are { $name }
screen-guest-named = { $name }, a guest: you may watch, and play with bots
screen-here-now = { $number ->
    [one] only you are here
   *[other] { $number } people are here
 }
screen-table = { $game }, { $table }
screen-no-tables = No table yet: make the first one.
screen-no-talk = Nobody has said anything yet; { $say } begins.
screen-say = Say something
screen-said = { $by }: { $text }
screen-people-more = and { $number } more
screen-guest = guest
screen-muted = not heard
screen-at = at { $table }

# How a table stands; a few words.
screen-your-turn = Your turn
screen-bot-for-you = A bot plays for you
screen-turn-of = { $name } in turn
screen-waiting = { $seats ->
    [0] Full
    [one] One free seat
   *[other] { $seats } free seats
 }
screen-over = Over
screen-game-round = { $round ->
    [0] { $game }
   *[other] { $game }, { -round } { $round }
 }
screen-free = free
screen-bot = bot { $bot }
screen-here = here
screen-away = away
screen-in-turn = in turn
screen-stands-in = bot { $bot } plays
screen-resigned = gave up, bot { $bot } plays
screen-resigned-short = gave up
screen-open = open to everybody
screen-by-code = by code
screen-no-hints = without hints
screen-watchers = { $number ->
    [one] one watches
   *[other] { $number } watch
 }
screen-watching = watching: { $names }
screen-option = { $name }: { $value }
screen-seat-line = Seat { $number }: { $name } ({ $facts })
screen-table-words = Table { $table }

# Times.
screen-days = { $number ->
    [one] one day
   *[other] { $number } days
 }
screen-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
 }
screen-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
 }
screen-less-than-a-minute = less than a minute
screen-time-none = no clock
screen-time-turn = { $span } a turn
screen-time-game = { $span } a game
screen-time-left = { $span } left
screen-time-over = time is over

# What the key does with the table under the cursor.
screen-take-sit = { $take } sits down here
screen-take-wait = { $take } goes to the waiting room
screen-take-guest = Guests play with bots alone: { $make_table } makes a table with them
screen-take-join = { $take } takes a free seat
screen-take-watch = { $take } watches

# The first visit.
screen-welcome = Welcome
screen-welcome-about = Your SSH key is your account here. Say what the others shall call you; the name stays.
screen-welcome-known = Your SSH key shall belong to an account that you have: type its recovery code, or a code for a second key.
screen-name-first = Type a name first.
screen-welcome-keys = { $take } goes on, { $up } and { $down } move, { $left } and { $right } change, { $leave_form } leaves.
screen-account-row = Account
screen-account-new = I am new here
screen-account-known = I have an account: type its code
screen-name-row = Name
screen-invitation-row = Invitation
screen-code-row = Code
screen-recovery = Your recovery code
screen-recovery-about = Write this code down and keep it safe. It is shown only once:
screen-recovery-more = If you lose your SSH key, it opens your account for another one.
screen-recovery-void = The code before this one is void now.

# Forms.
screen-form-keys = { $take } takes it, { $up } and { $down } move, { $left } and { $right } change, { $leave_form } goes back.
screen-new-table = A new table
screen-seat-free = free for somebody
screen-access-row = Who comes
screen-access-open = everybody, listed in the lobby
screen-access-code = only those with its three words
screen-hints-row = Hints
screen-hints-allowed = hints are allowed
screen-hints-forbidden = not allowed
screen-time-row = Time
screen-set-map = Characters
screen-set-map-fine = fine strokes
screen-set-map-plain = plain ASCII
screen-set-bots = Bots
screen-set-bots-slow = slowly
screen-set-bots-steps = step by step
screen-set-bots-at-once = at once
screen-set-bell = Bell
screen-set-bell-on = rings at your turn
screen-set-bell-off = silent
screen-set-colours = Colours
screen-set-colours-auto = as the terminal says
screen-set-colours-true = all
screen-set-colours-256 = 256
screen-set-colours-16 = 16
screen-set-colours-none = none
screen-set-theme = Theme
screen-set-theme-dark = dark
screen-set-theme-light = light
screen-set-theme-high-contrast = high contrast
screen-set-theme-colour-blind = safe with any colour vision
screen-set-motion = Motion
screen-set-motion-on = pieces move
screen-set-motion-off = everything at once
screen-set-confirm = Taking back
screen-set-confirm-on = asks first
screen-set-confirm-off = at once
screen-set-mode = Begin with
screen-set-mode-screen = the screen
screen-set-mode-text = the text mode

# The waiting room.
screen-room = Waiting room
screen-room-owner = The game begins when all seats are taken; { $begin_table } begins at once, with bots in the free ones.
screen-room-waits = The game begins when all seats are taken, or when { $owner } begins with bots.
screen-room-open = Everybody finds this table in the lobby. Its three words:
screen-room-code = Only who knows these three words comes in:
screen-room-line = Or give your friends this line:
screen-table-gone = Table { $table } is gone.
screen-not-begun = The game at table { $table } has not begun, and its seats are taken; look again later.

# Small dialogs.
screen-pick-keys = Digits or { $take } choose, { $close_pick } closes
screen-begin = Begin with bots
screen-begin-asked = Which bot takes the free seats?
screen-bot-about = { $about }
screen-close = Close the table
screen-close-asked = Take table { $table } away?
screen-resign = Give up
screen-resign-asked = Give up your seat at table { $table } for good? A bot plays on in your place.
screen-code = Join by code
screen-code-asked = Type the three words of the table:
screen-code-keys = { $take } goes there, { $leave_form } closes
screen-say-heading = Say something
screen-say-keys = { $take } says it, { $leave_form } closes
screen-talk-lobby = Talk in the lobby
screen-talk-table = Talk at table { $table }
screen-talk-none = Nobody has said anything yet.
screen-talk-keys = { $say } say something, { $mute } mute, { $close } closes
screen-mute = Mute
screen-mute-asked = Whom do you not want to hear?
screen-mute-name = { $name }
screen-hear-name = hear { $name } again
screen-mute-nobody = There is nobody else to mute.

# One's account.
screen-account = Your account
screen-account-of = You are { $name }. Your account belongs to your SSH key.
screen-account-keys = { $close_pick } closes
screen-account-link-code = { $key }: get a code by which another SSH key of yours opens this account.
screen-account-recovery-code = { $key }: get a new recovery code; the old one is void then.
screen-account-forget = { $key }: delete your account.
screen-link = A code for another key
screen-link-about = Connect with your other key and say that you have an account. The code:
screen-link-more = It works once, for a quarter of an hour.
screen-forget = Delete your account
screen-forget-asked = Delete your account, its keys and everything you said? You give up your running games.
screen-forget-name = This cannot be undone. Type your name, { $name }, to delete everything:
screen-forget-keys = { $take } deletes, { $leave_form } keeps everything
screen-forget-not-the-name = That is not { $name }; nothing was deleted.
screen-forgotten = Your account is deleted. Goodbye.
screen-guest-account = Guests have no account; connect with an SSH key to have one.
screen-guest-settings = You are a guest: the settings are kept only as long as you are here.

# At a table with others.
screen-title-lobby = Lobby
screen-title-table = Table { $table }
screen-title-turn = Your turn - { $table }
screen-missed = While you were away
screen-company = At this table
screen-pause = The server pauses for a moment. Nothing is lost; the game goes on by itself.
screen-leave-asked = Leave the table? The game goes on when you are back, today or another day.
screen-leave-keys = { $yes } leaves, { $resign } gives up for good, { $no } stays
screen-undo-asked = Others have chosen or seen more since. Ask them whether your last choice may be taken back, with all that came after it?
screen-full-watch = All seats are taken, so you watch.
screen-proposal = A proposal
screen-asks-undo = { $by } asks to take a choice back, with all that came after it.
screen-asks-bot = { $by } asks to let a bot play for { $name }.
screen-agree-asked = { $asked } Do you agree?
screen-own-asked = Take back what you asked the others for?
screen-bot-asked = { $name } is not here. Ask the others to let a bot play until { $name } is back?
screen-nothing-asked = Nobody asks you for anything now.
screen-nobody-absent = Nobody who is away is in turn now.
screen-help-asked = { $asked } { $proposal } answers
screen-help-own = You asked; still to answer: { $names }. { $proposal } takes it back
screen-help-stood-in = A bot plays for you; { $take_seat } takes your seat back
screen-help-here = { $left ->
    [none] { $name } is here and thinks
   *[other] { $name } is here and thinks; { $left }
 }
screen-help-absent = { $left ->
    [none] { $name } is away; { $propose_bot } asks for a bot
   *[other] { $name } is away, { $left }; { $propose_bot } asks for a bot
 }
screen-help-absent-watched = { $left ->
    [none] { $name } is away
   *[other] { $name } is away, { $left }
 }
hints-forbidden = This table plays without hints, as was agreed on when it was made.
