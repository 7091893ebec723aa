# Terugkijken op gespeelde spellen.

error-replay-open = Dit spel is nog niet voorbij: het is alleen vanaf je eigen plaats te bekijken.
