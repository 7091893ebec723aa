"""The action spaces at every size: each space once, each die on it, and in few whole words what a die can do."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from textual.app import ComposeResult
from textual.geometry import Offset
from textual.message import Message as TextualMessage

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_HIGHER_DIE
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, DICE, POINTS, ROPE, STONE, TEMPLE
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.reasons import why_not
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.moves import moves_of
from cuzco_tui.games.cuzco.screen.panels import action_spaces
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.games.cuzco.screen.space_parts import EDGE, TIES
from cuzco_tui.games.cuzco.screen.space_words import what_it_brings, why_closed
from cuzco_tui.messages import LANGUAGES, Names, message
from cuzco_tui.tui.observed import Question
from cuzco_tui.tui.widgets.panel import Line, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import SETUPS, positions
from tests.games.cuzco.screen.drawn import PEOPLE, SomeApp, an_app, lines_of, of_height, some_states
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_in_turn

TILES = [(110, 5), (120, 5), (129, 6), (155, 7)]
STRIPS = [(23, 10), (24, 10), (31, 10), (38, 10)]
NARROWEST_TILE = 11
"""The letters that stand beside each other on the tile of a table of 110 columns."""


@pytest.fixture(autouse=True)
def some_app() -> Iterator[None]:
    """Something to ask for keys."""
    with an_app():
        yield


def spaces_of(state: State, rows: int, pips: int = 0) -> ActionSpaces:
    """The panel of the one who decides, with the highest die selected or another one."""
    seat = state.stack[-1][1] if state.stack else 0
    spaces = of_height(ActionSpaces, rows)
    dice = [option.pips for option in state.options if isinstance(option, PlaceDie)] if state.stack else []
    spaces.set_reactive(ActionSpaces.aim, spaces.aim._replace(pips=pips or max(dice, default=0)))
    reasons = {reason.subject: reason for reason in reversed(why_not(state, seat))}
    spaces.set_reactive(ActionSpaces.question, Question(reasons=reasons))
    return spaces


def drawn(state: State, width: int, rows: int, language: str = "en", pips: int = 0) -> list[Line]:
    """What the one who decides sees."""
    seat = state.stack[-1][1] if state.stack else 0
    return lines_of(spaces_of(state, rows, pips), view_of(state, seat), width, language)


def dice_on(lines: list[Line]) -> Counter[str]:
    """The dice that lie on the spaces, by letter and number: `5r`, or `531r` for several of one player."""
    squares = [text.strip() for line in lines for text, style in line if style.startswith("on-seat-")]
    return Counter(f"{square[-1]}{pips}" for square in squares if square[-1].isalpha() for pips in square[:-1])


@pytest.mark.parametrize(("box", "language"), usual_in_turn(TILES + STRIPS, LANGUAGES))
def test_every_line_has_the_width_of_the_panel_and_no_line_is_too_many(box: tuple[int, int], language: str) -> None:
    width, rows = box
    for state in some_states():
        lines = drawn(state, width, rows, language)
        assert len(lines) <= rows
        for line in lines:
            assert cells(plain_text(line)) <= width, plain_text(line)


@pytest.mark.parametrize(("box", "language"), usual_in_turn(TILES + STRIPS, LANGUAGES))
def test_every_action_and_every_die_is_there(box: tuple[int, int], language: str) -> None:
    words = cuzco_words(language)
    width, rows = box
    for state in some_states():
        lines = drawn(state, width, rows, language)
        text = "\n".join(map(plain_text, lines))
        for action, name in enumerate(ACTION_NAMES):
            long, short = words.say(say.action(action)), words.say(message(f"space-{name}"))
            assert long[:1].upper() + long[1:] in text or short in text
        lying = Counter(
            f"{SEAT_LETTERS[die // DICE].lower()}{state.dice[die]}"
            for die in range(state.seats * DICE)
            if state.dice_at[die] >= 0
        )
        assert dice_on(lines) == lying


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_tile_for_each_space_of_this_number_of_players(players: int) -> None:
    """D-3: with 4 players 8 spaces, with 3 players 7, with 2 players 6."""
    state = kit.at_turn(kit.new(players))
    top = plain_text(drawn(state, 120, 5)[0])
    assert len(top.split()) == {2: 6, 3: 7, 4: 8}[players]


def test_many_dice_on_one_space_lie_close_together() -> None:
    """Twelve dice can lie on the points space (D-3)."""
    state = kit.at_turn(kit.new(4))
    state.dice_at[1:] = [POINTS] * 11
    state.dice[:] = [6, 5, 4] * 4
    for width, rows in (*TILES, *STRIPS):
        lines = drawn(state, width, rows)
        assert all(cells(plain_text(line)) <= width for line in lines)
        assert dice_on(lines).total() == 11 or "11 dice" in "\n".join(map(plain_text, lines))


@cache
def turns() -> list[State]:
    """Positions in which a die is to be placed."""
    found = (state.copy() for number, setup in enumerate(SETUPS) for state in positions(setup, number, every=7))
    return [state for state in found if any(isinstance(option, PlaceDie) for option in state.options)]


def reasons_for_dice(state: State) -> list[Reason]:
    """Why dice cannot lie on spaces."""
    reasons = why_not(state, state.stack[-1][1])
    return [reason for reason in reasons if reason.subject.startswith("die ") and reason.subject[4] != "n"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_tile_says_fits_on_the_narrowest_one(language: str) -> None:
    """Both what a die brings and why a space is closed to it are said, in whole words."""
    words = cuzco_words(language)
    for state in turns():
        view = view_of(state, state.stack[-1][1])
        told = [what_it_brings(view, option) for option in view.options if isinstance(option, PlaceDie)]
        for each in (*told, *map(why_closed, reasons_for_dice(state))):
            assert each.first is not None
            lines = each.lines(words.say, NARROWEST_TILE)
            assert max(map(cells, lines)) <= NARROWEST_TILE
            whole = [words.say(said) for said in (each.first, each.shorter) if said is not None]
            assert lines[0] in whole or " ".join(lines) in whole, whole
            assert each.shorter is None or each.line(words.say, len("kein freies Haus")), whole


def test_a_tile_says_what_the_selected_die_brings_or_why_it_is_closed() -> None:
    """D-2: a die must be lower than those on the space; the number of the rule is not for the board."""
    state = kit.at_turn(kit.new(4))
    kit.put_die(state, 1, 0, 5, TEMPLE)
    kit.refresh(state)
    text = "\n".join(map(plain_text, drawn(state, 120, 5, pips=6)))
    assert "2 VP" in text
    assert "always open" in text
    assert "less than 5" in text
    assert "needed" in text
    assert "Rule" not in text


@pytest.mark.parametrize(("width", "rows"), [(120, 5), (23, 10)])
def test_what_is_open_has_a_golden_key_and_the_space_of_the_cursor_a_golden_edge(width: int, rows: int) -> None:
    state = kit.at_turn(kit.new(4))
    view = view_of(state, 0)
    spaces = spaces_of(state, rows)
    pips = spaces.selected_pips
    lines = lines_of(spaces, view, width)
    golden = sum(style.startswith("on-gold") for line in lines for _, style in line)
    placements = [option for option in view.options if isinstance(option, PlaceDie) and option.pips == pips]
    ways = {option.action for option in placements if not cards_played(option)}
    assert golden == len(ways)
    assert not any(EDGE in plain_text(line) for line in lines[1:])
    moves = moves_of(view, Names(PEOPLE, 0))
    spaces.set_reactive(
        ActionSpaces.aim,
        spaces.aim._replace(pointed=next(move for move in moves if (move.action, move.pips) == (ROPE, pips))),
    )
    lines = lines_of(spaces, view, width)
    assert any(EDGE in plain_text(line) for line in lines[1:])
    assert any("on-cursor" in style for line in lines for _, style in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), [(120, 5), (23, 10), (38, 10)])
def test_what_is_open_for_a_price_alone_has_no_golden_key_and_tells_the_price(
    width: int, rows: int, language: str
) -> None:
    """D-2, G-07: a higher die lies only by a card, here for a medal."""
    state = kit.new(4)
    state.players[0].inti = 1
    kit.show_god(state, CARD_HIGHER_DIE)
    kit.at_turn(state)
    kit.put_die(state, 1, 0, 2, TEMPLE)
    kit.refresh(state)
    lines = drawn(state, width, rows, language)
    golden = [text for line in lines for text, style in line if style.startswith("on-gold")]
    assert "t" not in golden
    assert "p" in golden
    assert ("t", "gold strong on-panel" if width >= 100 else "gold strong ") in [
        piece for line in lines for piece in line
    ]
    assert "1 Inti" in "\n".join(map(plain_text, lines))


@pytest.mark.parametrize(("players", "tied"), [(2, 4), (3, 2), (4, 0)])
def test_lines_of_a_strip_that_share_a_space_are_tied_together_at_their_ends(players: int, tied: int) -> None:
    """D-3: with 3 players stone trail and rope bridge share a space, with 2 players study and farm, too."""
    state = kit.at_turn(kit.new(players))
    kit.put_die(state, 1, 0, 4, STONE)
    for width, rows in STRIPS:
        lines = [plain_text(line) for line in drawn(state, width, rows)]
        assert [line[-1] for line in lines if line[-1:] in TIES] == [TIES[0], TIES[2]] * (tied // 2)
        assert {cells(line) for line in lines if line[-1:] in TIES} <= {width}


def test_the_selected_die_in_hand_stands_between_golden_edges() -> None:
    state = kit.at_turn(kit.new(4))
    dice = drawn(state, 23, 9, pips=5)[0]
    assert "\u2590 5 \u258c" in plain_text(dice)
    assert sum("gold" in style for _, style in dice) == 2


def test_without_a_turn_nothing_is_golden_and_a_space_says_which_dice_it_takes() -> None:
    state = kit.at_turn(kit.new(4))
    kit.put_die(state, 1, 0, 4, STONE)
    lines = lines_of(of_height(ActionSpaces, 5), view_of(state, 2), 120)
    assert not any("gold" in style for line in lines for _, style in line)
    assert "below 4" in "\n".join(map(plain_text, lines))


class Spaces(SomeApp):
    """The action spaces alone, with what they post."""

    def __init__(self, state: State, width: int, rows: int) -> None:
        super().__init__()
        self.state = state
        self.columns, self.lines = width, rows
        self.posted: list[TextualMessage] = []

    def compose(self) -> ComposeResult:
        """One panel."""
        spaces = ActionSpaces()
        spaces.styles.width, spaces.styles.height = self.columns, self.lines
        spaces.set_reactive(ActionSpaces.names, Names(PEOPLE, 0))
        spaces.set_reactive(ActionSpaces.aim, spaces.aim._replace(pips=5))
        spaces.set_reactive(ActionSpaces.view, view_of(self.state, 0))
        yield spaces

    def on_action_spaces_space_chosen(self, event: ActionSpaces.SpaceChosen) -> None:
        """Remember an action."""
        self.posted.append(event)

    def on_action_spaces_die_chosen(self, event: ActionSpaces.DieChosen) -> None:
        """Remember a die."""
        self.posted.append(event)


@pytest.mark.parametrize(("width", "rows"), [(23, 10), (38, 10), (110, 5), (155, 7)])
@pytest.mark.parametrize("players", [2, 4])
async def test_clicks_choose_actions_and_dice(players: int, width: int, rows: int) -> None:
    state = kit.at_turn(kit.new(players))
    app = Spaces(state, width, rows)
    async with app.run_test(size=(160, 30)) as pilot:
        await pilot.pause()
        lines = [strip.text for strip in app.query_one(ActionSpaces)._strips]
        for action, name in enumerate(ACTION_NAMES):
            short = cuzco_words("en").say(message(f"space-{name}"))
            row = next(number for number, line in enumerate(lines) if short in line)
            await pilot.click(ActionSpaces, offset=Offset(lines[row].index(short), row))
            assert isinstance(app.posted[-1], ActionSpaces.SpaceChosen)
            assert app.posted[-1].action == action
        if width < 100:
            await pilot.click(ActionSpaces, offset=Offset(lines[0].index("4"), 0))
            assert isinstance(app.posted[-1], ActionSpaces.DieChosen)
            assert app.posted[-1].pips == 4


def test_a_long_key_of_an_action_takes_no_room_from_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action_spaces, "key_of", lambda *_: "Shift+F5")
    state = kit.at_turn(kit.new(4))
    for language in LANGUAGES:
        for width, rows in (*TILES, *STRIPS):
            lines = [plain_text(line) for line in drawn(state, width, rows, language)]
            assert max(map(cells, lines)) <= width
            assert cuzco_words(language).say(message("space-temple")) in "\n".join(lines)
            assert width < 155 or "Shift+F5" in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "rows"), TILES + STRIPS)
def test_actions_that_share_a_space_say_so(width: int, rows: int, language: str) -> None:
    """N-13: one movement space with three players, with two players one for study and farm, too."""
    say_it = cuzco_words(language).say
    long, short = say_it(message("space-shared")), say_it(message("space-shared-short"))
    for players, shared in ((2, 2), (3, 1), (4, 0)):
        state = kit.at_turn(kit.new(players), 0, (4,))
        text = "\n".join(map(plain_text, drawn(state, width, rows, language)))
        told = text.count(long) + text.replace(long, "").count(short)
        no_room = language == "de" and players == 2 and width < 30
        assert told == shared - no_room
