# De lijst van alle partijen.

panel-games = Je partijen
panel-one-game = Deze partij
games-none = Hier is nog niets gespeeld. Elke partij die je begint, komt in deze lijst.
games-over = afgelopen
games-round = { -round } { $round }
games-trouble = kan niet worden geopend
games-people = { $names }
games-scored = { $name } { $score }
games-what-if = Wat als: overgenomen uit { $game }.
games-about = { $choices ->
    [one] { $game }, begonnen op { $created }, één keuze
   *[other] { $game }, begonnen op { $created }, { $choices } keuzes
 }
games-delete = Partij verwijderen
games-ask-delete = Deze partij voorgoed verwijderen? { $about }
games-deleted = { $name } is verwijderd.
games-name = Partij een naam geven
games-ask-name = Hoe moet { $game } heten? Een lege regel neemt de naam weg.
games-export = Partij exporteren
games-ask-export = { $over ->
    [yes] Naar welk nieuw bestand?
   *[no] Naar welk nieuw bestand? Het bevat alles wat nog verborgen is: geef het aan niemand die meespeelt.
 }
games-import = Partij importeren
games-ask-import = Uit welk bestand?
ask-line-keys = { $take } neemt het, { $leave_form } sluit

# Wat er met namen mis kan gaan.
error-game-name-taken = Een andere partij heet al { $name }; kies een andere naam.
error-game-name-words = { $name } zijn de woorden van een andere partij; kies een andere naam.
error-game-name-unwritten = De naam kon niet worden bewaard: { $reason }.
