"""The rows of each game's ladder."""
