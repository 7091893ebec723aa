"""Board games in the terminal."""

__version__ = "0.13.0"
