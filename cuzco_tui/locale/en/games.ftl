# The list of all games.

panel-games = Your games
panel-one-game = This game
games-none = No game has been played here yet. Each one you begin is listed here.
games-over = over
games-round = { -round } { $round }
games-trouble = cannot be opened
games-people = { $names }
games-scored = { $name } { $score }
games-what-if = What if: taken over from { $game }.
games-about = { $choices ->
    [one] { $game }, begun { $created }, one choice
   *[other] { $game }, begun { $created }, { $choices } choices
 }
games-delete = Delete a game
games-ask-delete = Throw this game away for good? { $about }
games-deleted = { $name } is gone.
games-name = Name a game
games-ask-name = What shall { $game } be called? An empty line takes its name away.
games-export = Export a game
games-ask-export = { $over ->
    [yes] To which new file?
   *[no] To which new file? It holds everything that is still hidden: give it to nobody who plays this game.
 }
games-import = Import a game
games-ask-import = From which file?
ask-line-keys = { $take } takes it, { $leave_form } closes

# What can go wrong with names.
error-game-name-taken = Another game is called { $name } already; choose another name.
error-game-name-words = { $name } are the words of another game; choose another name.
error-game-name-unwritten = The name could not be kept: { $reason }.
