"""The names of villages: one each, the same everywhere, and understood when they are typed."""

import re

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import new_game
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration.places import read_places, village_names
from cuzco_tui.messages import Names
from tests.games.cuzco.kit import new
from tests.games.cuzco.words import cuzco_words

NARRATOR = find_game("cuzco").narrator()


def test_every_village_of_every_layout_has_a_name_of_its_own() -> None:
    """N-1: feather and VP can occur twice; then a small letter follows, in the order of the villages' numbers."""
    twice = 0
    for seed in range(60):
        board = new_game(2, seed).board
        names = village_names(board)
        assert len(set(names)) == 12
        for village, name in enumerate(names):
            stem = f"{'TPOK'[board.feathers[village]]}{board.vp[village]}"
            alike = [other for other in range(12) if names[other].startswith(stem)]
            assert name == (stem if len(alike) == 1 else stem + "abc"[alike.index(village)])
            twice += len(alike) > 1
    assert twice


def test_a_typed_name_is_understood_in_any_case_and_with_words_around_it() -> None:
    for seed in range(10):
        board = new_game(3, seed).board
        for village, name in enumerate(village_names(board)):
            for typed in (name, name.lower(), f"village {name}", f" dorp {name.lower()} "):
                assert read_places(typed, board) == [village]


def test_two_alike_are_both_meant_by_what_they_share() -> None:
    board = next(board for board in (new_game(2, seed).board for seed in range(60)) if "T2a" in village_names(board))
    names = village_names(board)
    assert read_places("t2", board) == [names.index("T2a"), names.index("T2b")]


def test_a_village_can_still_be_named_by_its_ring_and_number() -> None:
    board = new(2).board
    for typed, place in (("inner 3", 2), ("outer-2", 7), ("i3", 2), ("dorf außen 6", 11), ("buitendorp 1", 6)):
        assert read_places(typed, board) == [place]
    assert read_places("cuzco", board) == [CUZCO]
    assert read_places("nowhere", board) == []
    assert read_places("k9", board) == []


def test_a_look_at_the_villages_tells_where_each_lies_and_what_the_letters_mean() -> None:
    s = new(2)
    say = cuzco_words("en").say
    told = [say(line) for line in NARRATOR.look("village", "", view_of(s, 0), Names(("Ann", "Ben"), 0))]
    name = village_names(s.board)[0]
    assert told[0].startswith(f"{name}, inner village 1: ")
    assert re.search("T turquoise, P purple, O orange, K pink", told[-1])
    one = [say(line) for line in NARRATOR.look("village", name, view_of(s, 0), Names(("Ann", "Ben"), 0))]
    assert one[0] == told[0]
