# What can go wrong at a table, with a saved game or with a game file: one sentence that says what to do.

error-no-such-game = There is no saved game "{ $game }"; `cuzco saves` lists those that exist.
error-no-such-game-nearest = There is no saved game "{ $game }"; did you mean { $nearest }?
error-game-unnamed = Name a saved game, which `cuzco saves` lists, or a file made by `cuzco export`.
error-in-use = Game { $game } is already open elsewhere{ $process ->
    [0] {""}
   *[other] {" "}(process { $process })
    }; close it there first.
error-damaged = Game { $game } is damaged: { $what }; { $file } was left as it is, so put a good copy of it in its place, or throw it away with cuzco saves --delete.
error-newer-save = Game { $game } cannot be opened: { $what }.
error-records-lost = Game { $game } has lost its last { $count } records; put back { $file } together with its -wal file, or type `cuzco saves --recover { $game }` to play on from step { $step }.
error-log-missing = Game { $game } was copied or left in the middle of play without its log { $log }, so choices after step { $step } may be missing; put the log beside it, or type `cuzco saves --recover { $game }` to play on from there.
error-stale-append = Game { $game } was taken over by somebody else or has gone on without this table; open it again.
error-file-in-use = Another program is using { $file }; close it there first.
error-file-unreadable = { $file } cannot be read ({ $reason }); allow reading it.
error-folder-unreadable = { $folder } cannot be read ({ $reason }); allow reading there.
error-folder-unwritable = { $folder } cannot be written ({ $reason }); allow writing there, or set CUZCO_HOME to another folder.
error-home = CUZCO_HOME names { $folder }, the home of somebody unknown here; set it to a folder of yours.
error-no-room-for-game = There is no room left in { $folder }, so the game could not be opened; free some space and try again.
error-no-room-for-choice = There is no room left in { $folder }, so only the last choice was not saved; free some space and try again.
error-changed-meanwhile = { $file } was changed by something else while it was open ({ $reason }); open it again.

# What is wrong with a damaged game; the end of a sentence about it.
damage-empty = it is empty
damage-no-file = it is no file
damage-log-alone = it is empty, and the choices in its log { $log } do not make a game without it
damage-sqlite = SQLite cannot read it ({ $reason })
damage-tables = it has other tables than a saved game
damage-record-missing = record { $number } is missing
damage-record-changed = record { $number } was changed after it was written
damage-end = its last records are missing
damage-header = its header is not readable ({ $reason })
damage-record = a record is not readable ({ $reason })
damage-too-deep = its data is nested too deeply
damage-time = it names a time that cannot be
damage-undo = it takes back a choice that was not made
damage-step = it counts step { $found } where step { $expected } stands
damage-format = it was saved in format { $found } and this program reads up to { $known }: update the program
damage-format-unknown = there is no format { $found }

# Replaying a game.
replay-save = Game { $game }
error-other-game = { $what } is a game of { $found } and cannot be opened as { $game }.
error-newer-rules = { $what } was played with rules version { $found } and this program knows version { $known }; update the program.
error-older-rules = { $what } was played with the older rules version { $found }, under which choices led elsewhere than in version { $known }; play on with the program it was played with.
error-stops = { $what } is intact but stops at choice { $step } ({ $reason }); its file was left as it is, so open it with the program it was played with.
error-leads-elsewhere = { $what } is intact but no longer leads to the state it was left in; its file was left as it is, so open it with the program it was played with.
error-bad-start = { $what } cannot begin where it was taken over ({ $reason }); its file was left as it is.
error-no-such-state = no game leads to the state in which this one begins
refused-over = the game is already over here
refused-seat = seat { $decides } decides here, not seat { $seat }

# Seats.
error-seat-colours = Two seats cannot have the same colour, and each colour must be one of the game.
error-seat-count = { $count } seats are not possible in { $game }; choose one of { $counts }.
error-seat = Seat { $number } { $problem }.
seat-name = needs a name of 1 to { $longest } printable characters without spaces at its ends
seat-name-hidden = has a name with invisible or box-drawing characters and needs another one
seat-name-you = cannot be called "{ $name }", as everybody is called who is spoken to, and needs another name
seat-bot = is a bot and needs the name of its bot in small letters, digits, - and _
seat-no-bot = is no bot and cannot have one
seat-unknown-bot = has a bot { $bot } that is not known; the bots are { $bots }

# Game files.
error-file-exists = { $file } exists already and is not overwritten; choose another name.
error-file-unwritable = { $file } cannot be written ({ $reason }); choose another place.
error-no-game-file = { $file } cannot be read ({ $reason }); name a file made by `cuzco export`.
file-device = it is a device or a pipe
error-file-too-large = { $file } is far too large for a game; name a file made by `cuzco export`.
error-game-file = { $place }: { $what }; nothing was imported.
error-game-file-because = { $place }: { $what } Nothing was imported.
error-game-file-looked = { $place }: { $what }; name a saved game, or a file made by `cuzco export`.
error-game-file-because-looked = { $place }: { $what } Name a saved game, or a file made by `cuzco export`.
error-newer-file = { $place }: format { $found } is newer than this program reads; update the program.
file-line = { $file }, line { $line }
file-not-text = this is not UTF-8 text
file-ends = the file ends where { $what } should stand
file-title = the title
file-choice = choice { $number }
file-content-piece = a piece of the content
file-key = `{ $key }: …` should stand here
file-value = `{ $key }` should be { $expected }
file-whole-number = a whole number
file-count = a whole number that is not negative
file-id = the id of a game
file-moment = a date and time with its time zone, of our times
file-object = a JSON object
file-begin = a game file begins with `cuzco-tui game file, format …`
file-no-format = there is no format { $found }
file-options-missing = some table options are missing
file-other-start = the set-up leads to another state than the one named here
file-other-end = the choices lead to another state than the one named here
file-checksum = the checksum does not fit, so a line was changed
file-written = this choice is written `{ $text }`
file-seat-form = a seat is written `seat 0: name (human)`, `(remote)` or `(bot its-name)`
file-seat-colours = the colours of the seats are not those of the game, each once
file-seat = this seat { $problem }
file-taken-over = `taken over: game, step 3, round 1` should stand here
file-choice-form = choice { $number } should stand here, written `{ $number } seat 0: choice`
file-content-json = a piece of the content should stand here, as JSON
file-content-key = a piece of the content should be a JSON object with one key of its own
file-too-long = the file should end before this line

# At the table.
error-stale-move = The game has gone on meanwhile (this was meant for step { $meant }, and it is at step { $now }); look at it as it is now and choose again.
error-table-closed = This table is closed; open the game again.
error-game-over = The game is over; start a new one.
error-not-your-turn = It is { $name }'s turn; wait until your seat must decide.
error-only-watching = Somebody who only watches cannot play; sit down at a seat.
error-request = This request cannot be read; ask for something a chair can do.
error-no-step = There is no step { $step } in this game; choose one from 0 to { $last }.
error-no-bot-seat = Seat { $number } is no bot's and does not let a bot play.
error-bot-failed = The bot of { $name } failed ({ $reason }); let another one play its seat.
error-no-bot = Nobody thinks for { $name }: { $reason }
error-players = { $title } is for { $counts } players, not { $count }.
error-no-option = There is no table option "{ $name }"; the options are: { $names }.
error-option = The table option { $name } is one of { $values }, not { $value }.
error-no-game = There is no game called "{ $name }"; the games are: { $names }.
