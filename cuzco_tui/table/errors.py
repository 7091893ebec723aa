"""What can go wrong at a table or with a save; each text is one sentence for the person who reads it."""

from cuzco_tui.game import GameError


class BadSeats(GameError):
    """The seats do not make a table for this game."""


class NotYourTurn(GameError):
    """Another seat must decide now."""


class GameIsOver(GameError):
    """The game has ended and takes no more choices."""


class StaleMove(GameError):
    """The choice was made against a state that is no longer the current one."""


class CannotUndo(GameError):
    """There is nothing that this seat may take back."""


class BotFailed(GameError):
    """A bot raised, answered nonsense, or has nobody to think for it."""


class TableClosed(GameError):
    """The table was closed and hosts nothing any more."""


class NoSuchStep(GameError):
    """The game has no such point to look at."""


class StoreError(GameError):
    """A saved game cannot be read or written."""


class NoSuchGame(StoreError):
    """No save has this id."""


class GameInUse(StoreError):
    """Another process, or another table of this one, has the game open."""


class DamagedSave(StoreError):
    """A save is torn, truncated or changed; it is left as it is."""


class LogMissing(StoreError):
    """A save was copied or left while it was in use, and the log with its last choices is not there."""


class StaleAppend(StoreError):
    """A record is not the next one, or comes from somebody who no longer owns the game."""


class NewerSave(StoreError):
    """A save was written in a format that only a newer program knows."""


class OtherRules(StoreError):
    """A save was played under rules of a newer or older version, or under another game's."""


class DoesNotReplay(StoreError):
    """A save is intact, but its choices do not lead where they led when they were made."""


class StoreUnwritable(StoreError):
    """The folder or file of the saves cannot be written."""


class DiskFull(StoreError):
    """There is no room left for one more choice."""


class BadGameFile(GameError):
    """An exported file cannot be read or written; the text names the file, and the line where there is one."""
