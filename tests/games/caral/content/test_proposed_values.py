"""The proposal for the emissary board can be played with, and changes nothing that is given."""

from pathlib import Path

import msgspec
import pytest

from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.content.loading import load_content
from cuzco_tui.messages import LANGUAGES
from tests.games.caral.narration.spoken import spoken_in_game
from tests.games.caral.words import caral_words

PROPOSAL = Path(__file__).parents[4] / "docs" / "caral" / "emissaries.toml"


def test_only_the_figures_of_the_emissary_board_differ() -> None:
    """CW-1, CW-5: rewards stay; 3 Carali and 9 alpacas instead of 7 and 7."""
    proposed, in_use = load_content(PROPOSAL).tables, default_content().tables
    assert msgspec.structs.replace(proposed, emissaries=in_use.emissaries) == in_use
    rewards = [(level.fame, level.stones, level.cards) for level in proposed.emissaries]
    assert rewards == [(level.fame, level.stones, level.cards) for level in in_use.emissaries]
    assert proposed.emissaries[0] == in_use.emissaries[0]
    for tables, wanted in ((in_use, (7, 7)), (proposed, (3, 9))):
        figures = [(level.carali, level.alpacas) for level in tables.emissaries]
        assert tuple(map(sum, zip(*figures, strict=True))) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_all_modules_can_be_played_and_said(language: str) -> None:
    """CW-1: a level may ask for no Carali."""
    words = caral_words(language)
    said = {words.say(message) for message in spoken_in_game(63, 0.1, PROPOSAL)}
    assert all(line and "{" not in line for line in said)
