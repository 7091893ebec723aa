# Terugkijken op gespeelde partijen.

error-replay-open = Deze partij is nog niet voorbij: ze is alleen vanaf je eigen plaats te bekijken.
error-what-if-over = Hier is de partij afgelopen; ga terug naar een punt waar iets te beslissen valt.
error-what-if-too-early = Tot hier heb je niets te beslissen; ga verder tot je eerste beslissing.
error-what-if-nobody = Meer mensen spelen deze partij, die nog niet voorbij is: wat had kunnen zijn is pas daarna te zien.
saved-what-if = { $about } (wat als, uit { $origin })
