# De opdrachten voor bewaarde partijen.

saves-none = Er zijn nog geen bewaarde partijen.
saves-game = { $game }: { $names }; { $over ->
        [yes] afgelopen
       *[no] { $round }
    }, { saves-choices }
saves-choices = { $choices ->
        [one] 1 keuze
       *[other] { $choices } keuzes
    }
saves-bot = { $name } ({ $bot })
saves-trouble = kan niet worden geopend: { $trouble }
saved-trouble = { $game } kan niet worden geopend: { $trouble }
saves-ask-delete = Partij { $game } voorgoed verwijderen ({ $about })? Typ ja of nee:
saves-yes = ja, j
saves-deleted = Partij { $game } is verwijderd.
saves-kept = Partij { $game } is niet verwijderd.
saves-recovered = Partij { $game } gaat verder vanaf stap { $step }.
saves-one-at-a-time = Verwijder, red of noem één partij tegelijk; laat op één na alle weg van --delete, --recover en --name.
saves-named = { $name ->
    [none] { $game } heeft nu geen eigen naam.
   *[other] { $game } heet nu { $name }.
 }
saves-called = „{ $name }”, { $about }
saves-yes-alone = --yes beantwoordt de vraag van --delete; noem de partij met --delete GAME.
export-done = Partij { $game } staat nu in { $file }: { saves-choices }.
export-open-game = Deze partij is niet afgelopen: het bestand verraadt ook wat gedekt ligt en wat er gegooid wordt; geef het aan niemand die nog meespeelt.
import-done = { $file } is nu partij { $game }.
