# The commands for saved games.

saves-none = There are no saved games yet.
saves-game = { $game }: { $names }; { $over ->
        [yes] finished
       *[no] { $round }
    }, { saves-choices }
saves-choices = { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }
saves-bot = { $name } ({ $bot })
saves-trouble = cannot be opened: { $trouble }
saved-trouble = { $game } cannot be opened: { $trouble }
saves-ask-delete = Delete game { $game } for good ({ $about })? Type yes or no:
saves-yes = yes, y
saves-deleted = Game { $game } is deleted.
saves-kept = Game { $game } was not deleted.
saves-recovered = Game { $game } goes on from step { $step }.
saves-one-at-a-time = Delete, recover or name one game at a time; leave out all but one of --delete, --recover and --name.
saves-named = { $name ->
    [none] { $game } has no name of its own now.
   *[other] { $game } is called { $name } now.
 }
saves-called = "{ $name }", { $about }
saves-yes-alone = --yes answers the question of --delete; name the game with --delete GAME.
export-done = Wrote game { $game } with { saves-choices } to { $file }.
export-open-game = This game is not over: the file also tells what lies hidden and what will be rolled, so give it to nobody who still plays it.
import-done = Imported { $file } as game { $game }.
