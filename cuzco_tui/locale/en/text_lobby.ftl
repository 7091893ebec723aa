# The words of the text mode at a server: the lobby, and tables that are shared with people elsewhere.

# Commands: the words a player may type for each, separated by commas; the first one is named in the help.
# English words are understood in every language. In one place no word may stand for two commands.
text-command-tables = tables
text-command-table = look, table
text-command-make = make, new
text-command-join = join
text-command-play = play, resume
text-command-watch = watch
text-command-give = leave, give
text-command-begin = begin, start
text-command-close = close
text-command-resign = resign
text-command-say = say
text-command-talk = talk
text-command-who = who
text-command-mute = mute
text-command-unmute = unmute
text-command-bell = bell
text-command-settings = settings
text-command-key = key
text-command-recovery = recovery
text-command-forget = delete
text-command-back = back, cancel
text-command-agree = agree
text-command-refuse = refuse
text-command-bot = bot
text-command-take = take
text-command-lobby = leave, lobby

# One line of help for each command; it begins with the command's first word.
text-help-at-lobby = Type a command. A number goes to the table that was read out with it.
text-help-tables = tables: all tables with numbers; those that wait for you come first.
text-help-table = look and a table: everything about it. A table is a number or its words.
text-help-make = make: a new table, by a few questions.
text-help-join = join and a table or a code: take a seat there.
text-help-play = play and a table: go on with a game of yours. Play alone finds your turn.
text-help-watch = watch and a table: listen to a game of others.
text-help-give = leave and a table: give your seat back before the game begins.
text-help-begin = begin and a table: do not wait longer; bots take the free seats.
text-help-close = close and a table: take your table away, or a finished game off the list.
text-help-resign = resign: give your seat in a running game to a bot for good.
text-help-say = say and some words: say them to everybody here.
text-help-talk = talk: the last 10 things that were said. Talk and a number tells as many.
text-help-who = who: everybody who is here.
text-help-mute = mute and a name: hear nothing more of what they say.
text-help-unmute = unmute and a name: hear them again.
text-help-bell = bell on, or bell off: whether the bell rings when it is your turn.
text-help-settings = settings: your name, language, bell and the way you are told things.
text-help-key = key: a code by which a second key of yours comes to this account.
text-help-recovery = recovery: a new recovery code; the one before is void then.
text-help-forget = delete my account: delete it with all that is kept about you.
text-help-back = back: leave these questions.
text-help-agree = agree: say yes to what is proposed.
text-help-refuse = refuse: say no to what is proposed, or take your own proposal back.
text-help-bot = bot: propose that a bot plays for the absent player in turn.
text-help-take = take back: play on yourself where a bot plays for you.
text-help-lobby = leave: go back to the lobby; the game goes on.
text-help-disconnect = quit: leave the server. Your games go on, and all is kept.

# The first visit.
text-first-visit = You are new here. A few questions first; quit leaves.
text-first-language = Which language do you want to hear?
text-first-which = Do you have an account at this server?
text-first-new = No, I am new
text-first-known = Yes, I have a code for it
text-first-name = What do you want to be called here?
text-first-invitation = This server is closed. What is your invitation code?
text-first-code = What is your recovery code, or the code that the command key gave you?
text-first-done = You are { $name } here. Your key is your account; there is no password.
text-first-linked = Welcome back, { $name }. This key belongs to your account from now on.
text-recovery-code = If you lose your key, this recovery code brings you back: { $code }
text-link-code = With your other key, say that you have an account, and type within 15 minutes: { $code }
text-code-group = Group { $number }: { $letters }
text-code-enter = Write it down, it is told only once. Then press Enter.
text-prompt-words = Type it, or back.
text-question-first = Answer the question first, or type back.
text-not-done = Nothing was done.

# The lobby.
text-lobby-welcome = You are in the lobby, { $name }. Type tables, make, join, or help.
text-lobby-your-turn = { $count ->
    [one] It is your turn at { $tables }; play goes there.
   *[other] It is your turn at { $tables }; play goes to the first.
 }
text-lobby-people = Also here: { $names }.
text-lobby-many = Also here: { $count } people; who names them.
text-lobby-prompt = Lobby:
text-lobby-prompt-waiting = { $free ->
    [0] Lobby, waiting at { $table }:
    [one] Lobby, waiting at { $table }, 1 seat is free:
   *[other] Lobby, waiting at { $table }, { $free } seats are free:
 }
text-farewell = Goodbye. Your games go on, and all is kept; come back whenever you like.
text-lobby-unknown = "{ $typed }" is no command here; type help for the commands.
text-no-such-command = "{ $typed }" is no command here; there are text, watch, join, turns and settings.
text-server-away = The server pauses. Nothing is lost; it goes on by itself in a moment.
text-server-back = The server is back.

# What happens while one waits in the lobby.
text-news-here = { $name } is here now.
text-news-table = { $free ->
    [one] { $name } makes table { $table }: { $game }, 1 free seat.
   *[other] { $name } makes table { $table }: { $game }, { $free } free seats.
 }
text-news-over = The game at { $table } is over.
text-news-turn = It is your turn at { $table }.
text-news-turn-left = { $said } Time left: { $left }.

# Tables in words.
text-tables-none = There are no tables; make makes one.
text-tables-are = { $count ->
    [one] There is 1 table.
   *[other] There are { $count } tables.
 }
text-tables-more = More reads out { $more }.
text-tables-no-more = There are no more tables.
text-tables-no-less = There are no tables before these.
text-table-gone = { $table } is gone.
text-which-table = Which table?
text-no-table = There is no table "{ $typed }"; type tables to hear them.
text-several-tables = "{ $typed }" fits the tables { $tables }; type more of it.
text-no-table-number = { $last ->
    [one] There is no table { $number }; only table 1 was read out.
   *[other] There is no table { $number }; tables 1 to { $last } were read out.
 }
text-no-tables-read = No table was read out as { $number }; type tables first.
text-table = { $table }, { $game }: { $state }. Seats: { $seats }.
text-table-left = { $table } Time left: { $left }.
text-state-waiting = { $free ->
    [0] about to begin
    [one] not begun, 1 seat is free
   *[other] not begun, { $free } seats are free
 }
text-state-over = over
text-state-your-turn = your turn, { -round } { $round }
text-state-turn = turn of { $name }, { -round } { $round }
text-state-bot-turn = a bot's turn for { $name }, { -round } { $round }
text-seat-free = free
text-seat-stood-in = { $name } (a bot plays)
text-seat-resigned = has resigned
text-seat-here = here
text-seat-away = not here
text-seat-left = { $left } left
text-seat = Seat { $number }: { $facts }.
text-table-about = Table { $table }: { $game }, made by { $owner }, { $open }.
text-table-open = open to everybody
text-table-closed = only for those who know its words
text-table-option = { $option }: { $value }.
text-table-hints = Hints: allowed.
text-table-no-hints = Hints: none.
text-table-time = Time to think: { $time }.
text-table-state = State: { $state }.
text-table-time-left = Time left for this turn: { $left }.
text-table-watchers = { $count ->
    [one] 1 person watches.
   *[other] { $count } people watch.
 }
text-look-join = To take a seat, type: join { $table }
text-look-play = To go there, type: play { $table }
text-look-watch = To watch, type: watch { $table }

# Times.
text-time-none = as long as they like
text-time-turn = { $time } for each turn
text-time-game = { $time } for everybody's whole game
text-days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
text-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
text-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
text-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }

# Making a table, taking a seat, and what one does with tables.
text-make-seat = You have seat 1. Who has seat { $number }?
text-make-free = Anybody: the seat is free
text-make-open = Who finds the table?
text-make-code = Only those to whom you tell its words
text-make-hints-question = May players ask for hints?
text-make-hints = Yes, hints are allowed
text-make-no-hints = No hints
text-make-time = How long may people think?
text-make-everybody = Everybody in the lobby
text-made = You made table { $table }.
text-joined = You have a seat at { $table }.
text-waiting-room = { $free ->
    [0] The game is about to begin.
    [one] The game begins when the last free seat is taken; you are led there.
   *[other] The game begins when the { $free } free seats are taken; you are led there.
 }
text-waiting-code = Others come to it with: join { $table }
text-waiting-owner = Begin lets bots take the free seats; close takes the table away.
text-begin-bot = Which bot takes the free seats?
text-join-none = There is no table with a free seat; make makes one.
text-play-none = You have no game that goes on; make or join a table.
text-watch-none = There is no game of others to watch.
text-own-none = There is no table of yours for that.
text-given-back = You gave your seat at { $table } back.
text-closed = Table { $table } is taken away.
text-resign-sure = Do you give your seat to a bot for good?
text-close-sure = Take table { $table } away, with the game that is played there?
text-resign-sure-at = Do you give your seat at { $table } to a bot for good?
text-resigned = You have resigned; a bot plays on for you.
text-resigned-at = You have resigned at { $table }; a bot plays on for you.
text-resign-watching = You only watch; there is no seat to give up.

# People and talk.
text-people-are = { $count ->
    [one] 1 person is here.
   *[other] { $count } people are here.
 }
text-person = { $facts }.
text-person-you = { $name }, that is you
text-person-guest = a guest
text-person-at = at { $table }
text-person-muted = muted
text-talk-line = { $name } says: { $text }
text-talk-own = You said: { $text }
text-talk-then = { $at }, { $what }
text-talk-earlier = { $count ->
    [one] 1 more thing was said before; talk { $all } tells it.
   *[other] { $count } more things were said before; talk { $all } tells them.
 }
text-talk-nothing = Nothing was said yet.
text-talk-number = Talk takes a number such as 20, not "{ $typed }".
text-say-what = Type say and your words, such as: say hello
text-mute-on = You hear { $name } no more; unmute { $name } undoes it.
text-mute-off = You hear { $name } again.
text-muted = Muted: { $names }.
text-muted-nobody = You hear everybody; mute and a name changes it.
text-bell-word-on = on
text-bell-word-off = off
text-bell-on = The bell rings when it is your turn.
text-bell-off = The bell does not ring.
text-bell-how = Type bell on or bell off, not "{ $typed }".

# The account.
text-setting-name = Name: { $name }.
text-setting-language = Language: { $language }.
text-recovery-sure = A new recovery code makes the old one void. Do you want a new one?
text-forget-sure = Delete your account, your keys and what you said, and resign from your games?
text-forget-name = This cannot be undone. To delete it, type your name: { $name }
text-forgotten = Your account is deleted. Goodbye.

# At a table that is shared with people elsewhere.
text-table-now = You are at table { $table }.
text-table-watching = You watch; leave goes back to the lobby.
text-table-left-now = You are back in the lobby; the game goes on.
text-table-over = You are back in the lobby.
text-table-saved = All is kept at once; leave, or quit, and come back whenever you like.
text-missed = Since your last choice:
text-no-hints = This table plays without hints.
text-choice-unsure = Your choice was on its way when the server paused.
text-choice-made = Your choice was made.
text-choice-lost = Your choice was not made; please choose again.
text-company-away = Not here now: { $names }.
text-company-absent = { $name } is not here now.
text-company-watching = Watching: { $names }.
text-company-bot = A bot plays for { $name } now.
text-company-stood-in = A bot plays for you now; take back lets you play on yourself.
text-company-take-back = Type take back to play on yourself.
text-company-back-own = You play again yourself.
text-company-resigned = { $name } has resigned; a bot plays on.
text-undo-asks = Others have chosen or seen more since, so they are asked whether your last choice may be taken back.
text-proposal-first = { $name } waits for your answer: agree or refuse. A choice now makes it void; choose again if that is what you want.
text-proposal-undo = { $name } asks to take back the last choice, with all that came after.
text-proposal-undo-own = You ask to take back your last choice, with all that came after.
text-proposal-bot = { $name } asks to let a bot play for { $whose }, who is not here.
text-proposal-bot-own = You ask to let a bot play for { $whose }, who is not here.
text-proposal-answer = Type agree or refuse.
text-proposal-waits = It waits for { $names }; refuse takes your proposal back.
text-proposal-agreed = Agreed: { $names }. It waits for { $left }.
text-proposal-yes = You agree.
text-proposal-no = You refuse.
text-proposal-none = There is no proposal that waits for you.
text-bot-nobody = No player elsewhere is in turn for whom a bot could play.
text-bot-here = { $name } is at the table; a bot is only for somebody who is not here.
text-take-nothing = No bot plays for you.
