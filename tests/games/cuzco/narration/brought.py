"""What an option is said to bring, for the tests of each kind of decision."""

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import State, parse_choice
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.messages import Names
from tests.games.cuzco.kit import (
    decider,
    texts,
)
from tests.games.cuzco.words import cuzco_words

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


def told(s: State, text: str) -> str:
    """What the decider is told about an option, in English."""
    assert text in texts(s), texts(s)
    seat = decider(s)
    narrator = find_game("cuzco").narrator()
    brings = narrator.brings(parse_choice(text), view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    return cuzco_words("en").say(tuple(brings))


def rest_of_people(s: State) -> None:
    """Put aside all but two discarded person tiles, so that a choice among them is a small one."""
    s.people_discards = [0] * 24
    for tile in (0, 1):
        s.people_stacks[0].remove(tile)
        s.people_discards[tile] = 1
