# What the screen and the text mode both say.

you = You
your-bot = Your bot
language-named = { $code } for { $name }
default-name = Player { $number }
bot-named = { $name } (bot { $bot })
log-line = { $who }: { $said }
log-line-brought = { $said } ({ $brought })
log-taken-back = { $who } took back a move
setup-error-player-count = --players { $players } and --seats with { $seats } seats do not fit; leave one of them out.
setup-error-seat = There is no seat "{ $seat }"; a seat is me or one of the bots { $bots }.
error-bot-elsewhere = { $bot } belongs to { $owner }, and this is { $game }: name another bot, or the other game by --game { $name }.
setup-error-counts = This game is for { $counts } players, not { $count }.
setup-error-names = There are { $names } names for { $seats } seats; give at most one name for each seat.
setup-error-same-name = Two seats are called { $name }; give each of them another name.
setup-error-resume = --resume goes on with a game as it is; leave out { $flag }.
setup-error-language = There is no language "{ $typed }"; the languages are { $languages }.
saved-of-game = { $game }: { $said }
saved-game = { $names }, { -round } { $round ->
    [0] 1
   *[other] { $round }
 }, played { $played }, game { $game }
saved-finished = { $names }, { $won ->
    [yes] won by { $winners }
   *[no] finished
 }, played { $played }, game { $game }
player-elsewhere = { $name } plays this game from elsewhere, so it cannot go on at this keyboard.
nothing-begun = No game was begun.
hand-over = Hand over to { $name }; press Enter when ready.
undo-nothing-made = No choice has been made yet that could be taken back.
undo-other-seat = The last choice was another player's, so you cannot take it back.
undo-revealed = Something was rolled or revealed after that choice, so it stands.
undo-game-over = The game is over, so its result stands.
setup-error-tutorial = The lessons have their own game, so leave { $flag } out.
game-over = The game is over.
undo-last-choice = your last choice
setup-error-no-tutorial = { $game } has no lessons; leave --tutorial out.

# Hints

hint-by = By the bot { $bot }.
hint-thinking = { $same ->
    [yes] By the bot { $quick }, which is still thinking.
   *[no] By the bot { $quick }. The bot { $bot } is still thinking.
 }
hint-confirmed = { $same ->
    [yes] By the bot { $bot }, which stays with this after thinking longer.
   *[no] By the bot { $bot }, which agrees with { $quick } on the move after thinking longer.
 }
hint-replaced = By the bot { $bot } after thinking longer. First, { $quick } said: { $before }.
