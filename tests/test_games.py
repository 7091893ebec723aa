"""The registry of games, and what the house makes of a game's description."""

from typing import Any

import pytest
from table.toy_game import TOY_DESCRIPTION, ToyGame

from cuzco_tui.game import BadOptions, Description, TableOption
from cuzco_tui.games import descriptions, find_description, find_game, guest, usual_game


def test_the_first_game_of_the_registry_is_the_usual_one() -> None:
    assert usual_game() == descriptions()[0].name


@pytest.mark.usefixtures("all_tenants")
@pytest.mark.parametrize("description", descriptions(), ids=lambda description: description.name)
def test_a_game_is_found_by_its_description_and_tells_the_same_one(description: Description) -> None:
    assert find_description(description.name) is description
    assert find_game(description.name).description is description


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadOptions, match='no game called "chess"; the games are: cuzco'):
        find_game("chess")


def test_a_guest_is_housed_for_a_while() -> None:
    with guest(TOY_DESCRIPTION):
        assert find_game("toy").description is TOY_DESCRIPTION
        assert usual_game() != "toy"
    with pytest.raises(BadOptions):
        find_description("toy")


def test_missing_options_have_their_usual_values() -> None:
    assert TOY_DESCRIPTION.checked_options(2, {}) == {"pass_points": 0, "rolled": False}
    assert ToyGame().description.checked_options(4, {"rolled": True}) == {"pass_points": 0, "rolled": True}


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "Toy is for 2, 3, 4 players, not 1."),
        (2, {"speed": 1}, 'There is no table option "speed"; the options are: pass_points, rolled.'),
        (2, {"pass_points": 9}, "The table option pass_points is one of 0, 1, 2, not 9."),
        (2, {"pass_points": True}, "The table option pass_points is one of 0, 1, 2, not True."),
        (2, {"pass_points": [0]}, "The table option pass_points is one of 0, 1, 2, not [0]."),
        (2, {"rolled": 1}, "The table option rolled is one of false, true, not 1."),
        (2, {"rolled": "\x1b[2J"}, "The table option rolled is one of false, true, not '\\x1b[2J'."),
    ],
)
def test_what_the_schema_does_not_know_is_refused_in_one_sentence(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        TOY_DESCRIPTION.checked_options(seats, options)
    assert str(refused.value) == sentence


def test_a_switch_is_on_or_off_and_nothing_else() -> None:
    assert TableOption("rolled", (False, True)).is_switch
    assert not TableOption("number", (0, 1)).is_switch
