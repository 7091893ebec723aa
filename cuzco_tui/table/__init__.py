"""The table: hosts one game, remembers its choices, tells its observers, and keeps it safe on disk."""
