# Die Befehle für gespeicherte Spiele.

saves-none = Es gibt noch keine gespeicherten Spiele.
saves-game = { $game }: { $names }; { $over ->
        [yes] beendet
       *[no] { $round }
    }, { saves-choices }
saves-choices = { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }
saves-bot = { $name } ({ $bot })
saves-trouble = lässt sich nicht öffnen: { $trouble }
saved-trouble = { $game } lässt sich nicht öffnen: { $trouble }
saves-ask-delete = Das Spiel { $game } endgültig löschen ({ $about })? Tippe ja oder nein:
saves-yes = ja, j
saves-deleted = Das Spiel { $game } ist gelöscht.
saves-kept = Das Spiel { $game } wurde nicht gelöscht.
saves-recovered = Das Spiel { $game } geht bei Schritt { $step } weiter.
saves-one-at-a-time = Bitte nur eines auf einmal: löschen, retten oder benennen; lass alle bis auf eines von --delete, --recover und --name weg.
saves-named = { $name ->
    [none] { $game } hat jetzt keinen eigenen Namen.
   *[other] { $game } heißt jetzt { $name }.
 }
saves-called = „{ $name }“, { $about }
saves-yes-alone = --yes beantwortet die Frage von --delete; nenne das Spiel mit --delete GAME.
export-done = Das Spiel { $game } steht nun in { $file }: { saves-choices }.
export-open-game = Dieses Spiel ist nicht zu Ende: Die Datei verrät auch, was verdeckt liegt und was gewürfelt wird; gib sie niemandem, der es noch spielt.
import-done = { $file } ist nun das Spiel { $game }.
