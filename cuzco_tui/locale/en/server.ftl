# The lobby of a server, and what can go wrong on the way to it.

error-ticket = This session was not let in by this server; connect again.
error-host-away = The server pauses for a moment; wait a little, and look again at how the game stands.
lobby-table-lost = Table { $table } cannot be gone on with ({ $reason }).

# What the host refuses, and what to do.
error-server-data = The server's file { $file } cannot be used ({ $reason }); check the folder and its permissions.
error-server-mistake = The server made a mistake there; try again, and tell its owner if that does not help.
error-server-stops = The server is about to stop and lets nobody in; come back in a few minutes.
error-banned = You are not welcome at this server; ask its owner.
error-closed-server = This server is closed to new keys; ask its owner for an invitation.
error-no-guests = This server has no room for guests; connect with an SSH key.
error-no-guests-here = Guests have no account; connect with an SSH key to have one.
error-guests-only-bots = Guests play with bots alone; connect with an SSH key to play with others.
error-guests-no-talk = Guests cannot talk here; connect with an SSH key to join in.
error-name-first = Say first what you are called.
error-name-signs = A name needs letters, and has no control, invisible or box-drawing characters and no double spaces; choose another one.
error-name-long = A name has room for { $longest } letters; choose a shorter one.
error-name-scripts = A name is written in the letters of one script; choose another one.
error-name-reserved = Nobody can be called "{ $name }" here, since it would be mistaken for a bot, a guest or the server; choose another name.
error-name-taken = Somebody is called "{ $name }", or looks so; choose another name.
error-language-unknown = The languages here are { $languages }; choose one of them.
error-key-has-account = This key belongs to an account already; use it as it is.
error-too-many-keys = An account has room for { $most } keys; connect with one of them.
error-wrong-code = That code opens nothing; check it, or ask for a new one.
error-wrong-invitation = That invitation is not known or was used already; ask the server's owner for a new one.
error-too-many-codes = Too many tries; wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    } and try again.
error-settings-long = Settings have room for { $most } KiB; shorten them.
error-settings-form = These settings are no settings file; change them by the settings screen.
error-too-many-muted = You can mute { $most } people; hear somebody again first.
error-nothing-said = There was nothing to say; type some words.
error-too-much-talk = Not so fast; wait a moment before you say more.
error-no-table = There is no table { $table }; check its three words.
error-table-time = The time to think is between { $least } and { $most } seconds; choose one of those offered.
error-one-seat-for-you = One seat of a new table is yours and no more; choose the others anew.
error-no-such-bot = The bots of this game are { $bots }; choose one of them.
error-too-many-tables = You can play at { $most ->
    [one] one table
   *[other] { $most } tables
    } at once; finish or close one first.
error-too-many-waiting = You can have { $most } tables that wait for players; begin or close one first.
error-already-begun = The game at table { $table } has begun; sit down there, or find another table.
error-not-begun = The game at table { $table } has not begun; wait until its seats are taken.
error-has-seat = You have a seat at table { $table } already; wait until the game begins.
error-no-seat = You have no seat at table { $table }; join it first.
error-no-free-seat = That seat of table { $table } is taken; choose another one or watch.
error-not-your-table = Table { $table } belongs to somebody else; ask them.
error-others-play = Others play at table { $table }; resign instead.
error-not-playing = You do not play at this table; watch, or find another one.
error-resigned = That seat was given up for good; watch how the game goes on.
error-nobody-stands-in = No bot stands in for you; simply play.
error-bot-plays = A bot ({ $bot }) plays for you; take your seat back first.
error-sit-first = Sit down at the table first.
error-no-chair = That chair was given back; sit down again.
error-too-many-chairs = You can sit at { $most } tables at once; get up from one first.
error-proposal-pending = Something is proposed already; wait for the answers.
error-no-proposal = Nothing is proposed any more; go on.
error-not-asked = This proposal does not need your answer; wait for the others.
error-no-person-there = No other person plays that seat; choose the seat of somebody absent.
error-person-is-here = { $name } is at the table; ask them.
error-person-just-left = { $name } left a moment ago; give them a minute.

# What those at a table, or everybody, are told.
told-announcement = From the server's owner: { $text }
told-key-added = Another SSH key now opens your account. If that was not you, ask whoever looks after this server for help.
told-begun = The game at table { $table } begins.
told-joined = { $name } takes a seat at table { $table }.
told-gave-back = { $name } gives a seat back at table { $table }.
told-closed = { $name } has closed table { $table }.
told-is-gone = Table { $table } is closed.
told-came = { $name } sits down.
told-went = { $name } gets up; the game goes on when they are back.
told-went-bot = { $name } gets up; the bot plays on.
told-watches = { $name } watches.
told-bot-stands-in = A bot plays for { $name } until they are back.
told-time-over = The time of { $name } is over; a bot plays until they take the seat back.
told-taken-back = { $name } takes the seat back from the bot.
told-resigned = { $name } resigns; a bot plays on.
told-you-resigned = You have resigned at table { $table }; a bot plays on for you.
told-proposes-undo = { $name } asks at table { $table } to take back a choice, with all that came after it: do you agree?
told-proposes-bot = { $name } asks at table { $table } to let a bot play for { $absent }: do you agree?
told-proposal-refused = { $name } does not agree.
told-proposal-withdrawn = { $name } no longer asks.
told-you-withdrew = You no longer ask.
told-proposal-void = The game has gone on; what was asked for is void.
told-undone = { $name } has taken a choice back.
told-server-stops = The server stops in { $seconds } seconds; everything is saved, and your games go on when it is back.
ended-server-stops = The server has stopped; everything is saved, come back in a few minutes.
ended-kicked = The server's owner has ended this session.
ended-forgotten = Your account is deleted; goodbye.

# What an administrator is told.
admin-no-folder = { $folder } cannot be read as the folder of a server; name it with --data, or run this as its owner.
admin-not-running = No server runs on { $folder }; start it with `cuzco serve`.
admin-no-server = No server was ever started on { $folder }; check --data.
admin-no-answer = The server does not answer; wait a moment and try again.
admin-whom = Say whom: `cuzco admin { $what } NAME`.
admin-no-text = Say what to announce: `cuzco admin announce TEXT`.
admin-invite-number = An invitation can be used 1 to 1000 times; say how often as a number.
admin-no-account = Nobody here is called "{ $name }"; `cuzco admin list` lists the accounts.
admin-not-here = Nobody called "{ $name }" is connected; `cuzco serve --status` tells who is.
admin-nothing = There is nothing to list.
admin-list = { $name }: here since { $created }, last seen { $seen }, { $keys ->
    [one] one key
   *[other] { $keys } keys
    }{ $banned ->
    [yes] , banned
   *[no] {""}
    }
admin-tables = { $id }: { $game }, { $stage ->
    [waiting] waits for players
    [playing] { -round } { $round }, turn of { $turn }
   *[over] over
    }; made by { $owner }; people: { $people }; bots: { $bots }; last changed { $changed }
admin-ban = { $name } is banned; sessions ended: { $ended }.
admin-unban = { $name } may come again.
admin-kick = { $name } was sent away; sessions ended: { $ended }.
admin-announce = Told { $told ->
    [one] one session
   *[other] { $told } sessions
    }.
admin-invite = Invitation { $code }, for { $uses ->
    [one] one newcomer
   *[other] { $uses } newcomers
    }.
admin-forget = The account of { $name } is deleted.
status-since = Running since { $since }; sessions: { $sessions }.
status-tables = Tables: { $waiting } waiting, { $playing } playing, { $over } over; { $loaded } open in memory, { $troubled } in trouble.
status-memory = Memory of the host { $host }; of thinking bots: { $bots }.
status-latency = Requests in the last minute: { $requests }; half of them took at most { $half } ms, 95 of 100 at most { $most } ms.
status-front = Front: { $numbers }.
status-session = { $name } at { $at }, since { $since }, process { $process }, { $memory }.
