# Terugkijken op gespeelde partijen.

error-replay-open = Deze partij is nog niet afgelopen: je kunt die alleen vanaf je eigen plaats bekijken.
error-what-if-over = Hier is de partij afgelopen; ga terug naar een punt waar iets te beslissen valt.
error-what-if-too-early = Tot hier heb je niets te beslissen; ga verder tot je eerste beslissing.
error-what-if-nobody = Deze partij wordt door meer mensen gespeeld en is nog niet afgelopen: wat had kunnen zijn, zie je pas daarna.
saved-what-if = { $about } (wat als, uit { $origin })
