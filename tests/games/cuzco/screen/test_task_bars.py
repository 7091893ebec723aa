"""Bars of progress: a piece for each thing that is needed, told apart by shape as well as by colour."""

import pytest

from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.screen.task_bars import BAR_ROOM, TaskBars, known_progress, task_bar
from cuzco_tui.tui.characters import in_ascii
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import plain_text
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words


@pytest.mark.parametrize(
    ("have", "need", "then", "shown"),
    [
        (1, 2, None, "━━ ──"),
        (1, 3, 2, "━━ ╍╍ ──"),
        (2, 3, 1, "━━ ╍╍ ──"),
        (3, 5, None, "━ ━ ━ ─ ─"),
        (4, 9, 5, "━━━━╍────"),
        (3, 2, None, "━━ ━━"),
        (None, 2, None, "?? ??"),
    ],
)
def test_a_bar_has_a_piece_for_each_thing(have: int | None, need: int, then: int | None, shown: str) -> None:
    assert plain_text(task_bar(have, need, then)) == shown


def test_the_pieces_of_a_bar_differ_in_ascii_too() -> None:
    assert in_ascii(plain_text(task_bar(1, 3, 2))) == "== ++ --"


def test_what_a_move_would_add_is_lighter_and_what_it_takes_is_a_warning() -> None:
    assert [style for _, style in task_bar(1, 3, 2, 3)] == ["gold", "good strong", "muted"]
    assert [style for _, style in task_bar(2, 3, 1, 3)] == ["gold", "bad strong", "muted"]


def test_a_bar_keeps_to_its_room() -> None:
    for need in range(1, 10):
        for room in range(need, 3 * need):
            assert cells(task_bar(0, need, None, room)) <= room
        assert cells(task_bar(0, need)) <= BAR_ROOM


def test_what_counts_cards_is_unknown_of_a_hidden_hand() -> None:
    """Task 32 asks for 2 cards of Iliapa."""
    state = kit.new(2)
    assert known_progress(view_of(state, 0), 0, 37) is not None
    assert known_progress(view_of(state, 1), 0, 37) is None


def test_tasks_below_each_other_have_their_words_in_one_column() -> None:
    """Tasks 07, 05 and S-03 ask for nine, four and two things; S-03 is met."""
    state = kit.new(2)
    state.players[0].tiles[:] = [0, 12]
    words = cuzco_words("en")
    lines = [plain_text(line) for line in TaskBars(words.say, view_of(state, 0), 0, 80).draw([12, 10, 2], [10])]
    assert len({line.index("Task") for line in lines}) == 1
    assert [line[0] for line in lines] == [" ", "▌", " "]
    assert lines[2].endswith("(met)")
