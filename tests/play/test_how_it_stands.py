"""How a saved game stands in one line, for one person, several or none."""

from datetime import UTC, datetime

import pytest

from cuzco_tui.messages import LANGUAGES, catalogue
from cuzco_tui.play.how_it_stands import HowItStands
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.table.seats import Seat, bot, human

DAY = datetime(2026, 1, 2, tzinfo=UTC)


def told(scores: tuple[int, ...], *seats: Seat, language: str = "en") -> str:
    """The line about a game in round 4."""
    return catalogue(language).say(HowItStands(GameSummary("a", DAY, seats=seats, round=4), scores).told())


@pytest.mark.parametrize(
    ("scores", "line"),
    [
        ((47, 64, 3), "round 4, you 47, Ben leads with 64"),
        ((47, 64, 64), "round 4, you 47, Ben, Cleo lead with 64"),
        ((64, 64, 3), "round 4, you 64, level with Ben"),
        ((70, 64, 3), "round 4, you lead with 70"),
        ((), "round 4"),
    ],
)
def test_one_person_hears_of_themselves_and_who_leads(scores: tuple[int, ...], line: str) -> None:
    assert told(scores, human("Ann"), bot("Ben", "first"), bot("Cleo", "first")) == line


def test_several_people_hear_who_leads() -> None:
    assert told((1, 2), human("Ann"), human("Ben")) == "round 4, Ben leads with 2"
    assert told((2, 2), human("Ann"), human("Ben")) == "round 4, Ann, Ben lead with 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_it(language: str) -> None:
    for scores in ((1, 2, 0), (2, 1, 0), (1, 1, 0), (0, 1, 1), ()):
        assert "4" in told(scores, human("Ann"), bot("Ben", "first"), bot("Cleo", "first"), language=language)
