"""The ids of games: three short words that can be told on the telephone, such as `amber-otter-plum`.

Any two words of the list differ in at least two letters, so one slip gives no other game. Games of before are called
after a day, such as `20260102-k3f9x`, and keep those ids.
"""

import re
from functools import cache
from pathlib import Path
from random import SystemRandom

SUFFIX = ".sqlite"
"""How the name of a game's file ends."""
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@cache
def words() -> tuple[str, ...]:
    """Give the words that ids are made of."""
    return tuple(Path(__file__).with_name("words.txt").read_text(encoding="ascii").split())


def is_game_id(text: str) -> bool:
    """Say whether a text has the form of a game's id, and so is a harmless file name."""
    return _ID.fullmatch(text) is not None


def new_game_id() -> str:
    """Make up an id that nobody could foresee; whether it is free is for the store to see."""
    chance = SystemRandom()
    return "-".join(chance.choice(words()) for _ in range(3))


def heard_id(text: str) -> str:
    """Give the id that somebody may mean who writes its words apart, or large."""
    return "-".join(text.casefold().split())


def game_file(folder: Path, game_id: str) -> Path:
    """Give the file of a folder in which the game of an id is, if there is one."""
    return folder / f"{game_id}{SUFFIX}"


def game_called_by_words(folder: Path, text: str) -> str | None:
    """Give the id of the game in a folder whose words somebody says, if there is one."""
    game_id = heard_id(text)
    return game_id if is_game_id(game_id) and game_file(folder, game_id).exists() else None
