"""The lobby of a server on screen."""
