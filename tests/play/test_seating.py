"""What a new game is made from."""

import pytest

from cuzco_tui.game import GameError
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.messages import LANGUAGES, catalogue
from cuzco_tui.play.answers import fold
from cuzco_tui.play.seating import Seating, Wishes, any_seed, said_seat
from cuzco_tui.table.seats import BOT_NAMES, WORDS_FOR_YOU, bot, bot_names, human, name_problem
from cuzco_tui.text.commands import COMMANDS, listed
from cuzco_tui.text.lobby.commands import SERVED_COMMANDS


def test_a_seed_is_drawn_from_so_many_that_nobody_can_try_them_all() -> None:
    seeds = {any_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**60


def test_two_spellings_of_one_name_are_one_name() -> None:
    seating = Seating(find_game(usual_game()), catalogue("en"))
    with pytest.raises(GameError, match="Zo\u00eb"):
        seating.checked_names(("me", "me"), ("Zo\u00eb", "Zoe\u0308"))


def test_bots_have_the_names_of_people_and_none_of_a_person_at_the_table() -> None:
    seating = Seating(find_game(usual_game()), catalogue("en"))
    assert seating.checked_names(("me", "greedy", "random"), ("Ann",)) == ("Ann", "Cleo", "Ben")
    assert seating.checked_names(("me", "greedy", "greedy"), ("BEN",)) == ("BEN", "Cleo", "Maita")
    assert seating.checked_names(("me", "greedy"), ("Cleopatra",)) == ("Cleopatra", "Ben")


def test_the_names_of_bots_follow_from_the_seed() -> None:
    seating = Seating(find_game(usual_game()), catalogue("en"))
    wishes = [Wishes(None, ("me", "greedy", "greedy"), (), {}, seed) for seed in range(len(BOT_NAMES))]
    plans = [seating.plan(wish).names[1:] for wish in wishes]
    assert plans == [seating.plan(wish).names[1:] for wish in wishes]
    assert {first for first, _ in plans} == set(BOT_NAMES)
    assert all(first != second for first, second in plans)


def test_there_are_enough_names_for_bots_whatever_people_are_called() -> None:
    names = bot_names(BOT_NAMES)
    assert [next(names), next(names)] == ["Cleo 2", "Cleo 3"]


def test_the_name_of_a_bot_is_no_command_and_no_beginning_of_another_name() -> None:
    """Names can be typed: `look mask Ben`."""
    assert all(name_problem(name) is None for name in BOT_NAMES)
    assert not {name.casefold() for name in BOT_NAMES} & WORDS_FOR_YOU
    for language in LANGUAGES:
        words = catalogue(language)
        for command in (*COMMANDS, *SERVED_COMMANDS):
            for word in listed(words, f"text-command-{command.name}"):
                assert fold(word) not in [fold(name) for name in BOT_NAMES]
    for name in BOT_NAMES:
        assert not [other for other in BOT_NAMES if other != name and other.startswith(name)]


def test_of_a_bot_its_kind_is_told() -> None:
    say = catalogue("en").say
    assert say(said_seat(human("Ann"))) == "Ann"
    assert say(said_seat(bot("Cleo", "greedy"))) == "Cleo (bot greedy)"
