"""An error is one sentence in the language of whoever reads it, and safe to print."""

import pickle

import pytest

from cuzco_tui.game import BadOptions, GameError
from cuzco_tui.messages import LANGUAGES, catalogue, message, printable
from cuzco_tui.table.errors import DamagedSave


def test_an_error_of_a_message_is_english_by_itself_and_any_language_when_told() -> None:
    error = DamagedSave(message("error-damaged", game="x", what=message("damage-empty"), file="x.sqlite"))
    assert str(error) == (
        "Game x is damaged: it is empty; x.sqlite was left as it is, so put a good copy of it in its place, or "
        "throw it away with cuzco saves --delete."
    )
    assert error.told(catalogue("de")).startswith("Das Spiel x ist beschädigt: es ist leer; ")
    assert error.told(catalogue("nl")).startswith("Partij x is beschadigd: het is leeg; ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_of_plain_words_stays_as_it_is(language: str) -> None:
    assert GameError("Choose another name.").told(catalogue(language)) == "Choose another name."


@pytest.mark.parametrize("text", ["a\x1b[2Jb", "a\x07b", "a\u202eb", "a\udcffb", "a\u200bb"])
def test_what_a_terminal_might_obey_or_could_not_show_is_spelt_out(text: str) -> None:
    for error in (GameError(f"There is no {text}."), GameError(message("error-no-such-game", game=text))):
        assert str(error).isprintable()
        assert "\\" in str(error)
    assert printable(text).encode().decode() == printable(text)


def test_an_error_is_one_line() -> None:
    assert str(GameError("Five seats are too many;\nname 2 to 4.")) == "Five seats are too many; name 2 to 4."


def test_an_error_survives_the_way_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadOptions(message("error-no-game", name="chess", names=("cuzco", "toy")))))
    assert isinstance(error, BadOptions)
    assert error.told(catalogue("nl")) == 'Een spel "chess" bestaat niet; de spellen zijn: cuzco, toy.'
