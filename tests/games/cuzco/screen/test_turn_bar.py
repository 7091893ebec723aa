"""The bar tells round, phase and order at every width, and cuts names last."""

from collections.abc import Iterator

import pytest

from cuzco_tui.games.cuzco.engine.codes import IN_HAND, PHASE_CITY, STONE
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.screen.panels.turn_bar import DECIDES, DIE, TurnBar
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.tui.widgets.panel import Panel, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.screen.drawn import PEOPLE, an_app, lines_of, some_states

WIDE_PEOPLE = ("李小龍", "김철수", "さくら姫", "Jörg 李")
"""Four names with letters that take two cells."""


@pytest.fixture(autouse=True)
def some_app() -> Iterator[None]:
    """Something to ask for words."""
    with an_app():
        yield


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [PEOPLE, WIDE_PEOPLE])
def test_the_bar_is_one_line_that_fits_and_has_every_score(people: tuple[str, ...], language: str) -> None:
    for number, state in enumerate(some_states()):
        for width in range(80 + number % 7, 201, 7):
            lines = lines_of(TurnBar(), view_of(state, None), width, language, people)
            assert len(lines) == 1
            text = plain_text(lines[0])
            assert cells(text) <= width
            assert all(f" {player.score}" in text for player in state.players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_names_of_ten_letters_are_whole_in_eighty_columns(language: str) -> None:
    """Also late in phase III, when every score has three digits."""
    view = view_of(kit.new(4), None)
    for player in view.players:
        player.score = 188
    view.phase, view.turn, view.round = PHASE_CITY, 5, 6
    text = plain_text(lines_of(TurnBar(), view, 80, language)[0])
    assert cells(text) <= 80
    assert all(name in text for name in PEOPLE)


def test_order_tokens_are_squares_in_the_order_of_play_and_scores_stand_behind_the_names() -> None:
    view = view_of(kit.new(3), 0)
    view.order[:] = [2, 0, 1]
    for seat, player in enumerate(view.players):
        player.score = 40 + seat
    line = lines_of(TurnBar(), view, 120)[0]
    squares = [(text.strip(), style) for text, style in line if style.startswith("on-seat-")]
    assert squares == [("1", "on-seat-2 strong"), ("2", "on-seat-0 strong"), ("3", "on-seat-1 strong")]
    assert f"{PEOPLE[2]} 42 VP" in plain_text(line)
    assert "You 40 VP" in plain_text(line)


def test_the_one_who_decides_has_an_edge_and_the_dice_left_are_shown() -> None:
    state = kit.at_turn(kit.new(3))
    state.dice_at[0:9] = [IN_HAND, STONE, STONE, *[IN_HAND] * 6]
    view = view_of(state, 1)
    view.order[:] = [0, 1, 2]
    text = plain_text(lines_of(TurnBar(), view, 120)[0])
    assert f"{DECIDES} 1  {PEOPLE[0]}" in text
    assert text.count(DECIDES) == 1
    assert [part.count(DIE) for part in text.split("VP")] == [0, 1, 3, 3]


def test_the_present_phase_is_a_golden_block_and_the_city_names_what_it_judges() -> None:
    """U-3, U-4: everybody has a turn at the market before the first one at the palace."""
    view = view_of(kit.at_turn(kit.new(3)), 0)
    blocks = [text.strip() for text, style in lines_of(TurnBar(), view, 120)[0] if style.startswith("on-gold")]
    assert blocks == ["dice"]
    view.phase, view.turn = PHASE_CITY, 3
    assert "city: market" in plain_text(lines_of(TurnBar(), view, 120)[0])
    view.turn = 4
    assert "city: palace" in plain_text(lines_of(TurnBar(), view, 120)[0])


def test_the_last_news_that_fit_stand_at_the_end() -> None:
    view = view_of(kit.at_turn(kit.new(2)), 0)
    bar = TurnBar()
    long, short = message("bar-round", round=1, rounds=6), message("bar-people")
    bar.set_reactive(Panel.news, {"roads": (message("bar-city"),), "temple": (long, short)})
    used = cells(plain_text(lines_of(TurnBar(), view, 140)[0]))
    assert plain_text(lines_of(bar, view, 140)[0]).endswith("  round 1 of 6")
    assert plain_text(lines_of(bar, view, used + 10)[0]).endswith("  people")
    assert plain_text(lines_of(bar, view, used + 2)[0]).rstrip().endswith(DIE)
    assert cells(plain_text(lines_of(bar, view, 80)[0])) <= 80
