"""Every panel shows its facts whole, at every width that a layout may give it, in every language."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import pytest
from textual._context import active_app
from textual.app import App, ComposeResult
from textual.geometry import Offset
from textual.message import Message as TextualMessage

from cuzco_tui.games.cuzco.description import CUZCO as DESCRIPTION
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, PHASE_CITY
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.panels import action_spaces
from cuzco_tui.games.cuzco.screen.panels.action_spaces import MOST_LINES, ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.panels.score_track import ScoreTrack
from cuzco_tui.games.cuzco.screen.panels.turn_bar import TurnBar
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import LANGUAGES, Names, Value
from cuzco_tui.tui.widgets.panel import Panel, plain_text
from cuzco_tui.widths import cells
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import SETUPS, positions
from tests.games.cuzco.words import cuzco_words

PEOPLE = ("Bartholome", "Cleopatraa", "Dankwartte", "Emmanuelle")
"""Four names of ten letters."""
WIDE_PEOPLE = ("李小龍", "김철수", "さくら姫", "Jörg 李")
"""Four names with letters that take two cells."""
WIDEST = 80


LEAST_WIDTHS: dict[Callable[[], Panel], int] = {
    RoadNetwork: 40,
    ActionSpaces: 14,
    ScoreTrack: 30,
    TurnBar: 80,
}
"""The narrowest that a layout makes each panel."""


class SomeApp(App[None]):
    """An app that speaks of Cuzco."""

    description = DESCRIPTION


@pytest.fixture(autouse=True)
def some_app() -> Iterator[None]:
    """Panels that are drawn by themselves ask an app for its keys."""
    token = active_app.set(SomeApp())
    yield
    active_app.reset(token)


@cache
def some_views() -> list[PlayerView]:
    """What a seat, the one who decides or a spectator sees in games of all kinds, from the first choice to the last."""
    found: list[PlayerView] = []
    for number, setup in enumerate(SETUPS):
        for state in positions(setup, number, every=41):
            decider = state.stack[-1][1] if state.stack else 0
            found.append(view_of(_copy(state), (0, decider, None)[number % 3]))
    return found


def _copy(state: State) -> State:
    """A state that the game does not change any more."""
    return state.copy()


def drawn(panel: Panel, view: PlayerView, width: int, language: str, people: Sequence[str] = PEOPLE) -> list[str]:
    """The lines of a panel of a width, where the last column is kept for the marks of changes if it has any."""
    panel.set_reactive(Panel.language, language)
    panel.set_reactive(Panel.view, view)
    panel.names = Names(people, view.seat)
    if isinstance(panel, ActionSpaces):
        panel.selected_pips = max((option.pips for option in view.options if isinstance(option, PlaceDie)), default=0)
    return [plain_text(line) for line in panel.draw(view, width - 1 if panel.MARKS else width)]


def squeezed(lines: list[str]) -> str:
    """Text with runs of blanks as one."""
    return " ".join(" ".join(lines).split())


def said(language: str, value: Value) -> str:
    """A message in words."""
    return cuzco_words(language).say(value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", LEAST_WIDTHS)
def test_no_line_is_longer_than_the_panel_at_any_width(make: Callable[[], Panel], language: str) -> None:
    for number, view in enumerate(some_views()):
        panel = make()
        for width in range(LEAST_WIDTHS[make] + number % 3, WIDEST + 1, 3):
            room = width - 1 if panel.MARKS else width
            for line in drawn(panel, view, width, language):
                assert len(line) <= room, (width, line)


@pytest.mark.parametrize("make", LEAST_WIDTHS)
def test_names_with_letters_of_two_cells_make_no_line_too_long(make: Callable[[], Panel]) -> None:
    for view in some_views()[::4]:
        panel = make()
        for width in range(LEAST_WIDTHS[make], WIDEST + 1, 9):
            room = width - 1 if panel.MARKS else width
            for line in drawn(panel, view, width, "en", WIDE_PEOPLE):
                assert cells(line) <= room, (width, line)


def test_bars_of_the_score_begin_below_each_other_whatever_the_letters() -> None:
    view = some_views()[-1]
    lines = drawn(ScoreTrack(), view, 60, "en", WIDE_PEOPLE)
    assert (
        len(
            {
                cells(line[: line.index(str(player.score)) + len(str(player.score))])
                for line, player in zip(lines, (view.players[seat] for seat in view.order), strict=True)
            }
        )
        == 1
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_track_names_everybody(language: str) -> None:
    for number, view in enumerate(some_views()):
        panel = ScoreTrack()
        for width in range(LEAST_WIDTHS[ScoreTrack] + number % 7, WIDEST + 1, 7):
            text = squeezed(drawn(panel, view, width, language))
            for seat in range(view.seats):
                assert said(language, panel.names(seat)) in text, (width, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_action_spaces_name_every_action_and_every_die(language: str) -> None:
    for view in some_views():
        dice = {f"{SEAT_LETTERS[die // 3]}{view.dice[die]}" for die in range(view.seats * 3) if view.dice_at[die] >= 0}
        for width in (14, 17, 26, 40, 66, 80):
            lines = drawn(ActionSpaces(), view, width, language)
            text = squeezed(lines)
            for action in range(len(ACTION_NAMES)):
                name = said(language, say.action(action))
                assert name in text or (width < len(name) + 2 and "Landwirtsch." in text), (width, name)
            assert all(die in text for die in dice), (width, dice, text)
            if width < 20:
                assert len(lines) <= MOST_LINES + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_shows_four_names_of_ten_letters_whole(language: str) -> None:
    """Also late in phase III, when every score has three digits."""
    view = next(view for view in some_views() if view.seats == 4)
    for player in view.players:
        player.score += 100
    view.phase, view.turn = PHASE_CITY, 5
    bar = TurnBar()
    bar.set_reactive(Panel.language, language)
    bar.names = Names(PEOPLE, None)
    (line,) = bar.draw(view, 80)
    text = plain_text(line)
    assert len(text) <= 80
    for name in PEOPLE:
        assert name in text
    for player in view.players:
        player.score -= 100


def test_the_bar_marks_who_decides_and_names_the_bridge_of_phase_three() -> None:
    """The market lies at the third bridge, the palace at the fourth."""
    view = view_of(kit.new(3), 0)
    text = drawn(TurnBar(), view, 80, "en")[0]
    assert ">1. You" in text
    view.phase, view.turn = PHASE_CITY, 3
    assert "bridge 3 market" in drawn(TurnBar(), view, 120, "en")[0]
    view.turn = 4
    assert "bridge 4 palace" in drawn(TurnBar(), view, 120, "en")[0]


class Spaces(SomeApp):
    """The action spaces alone, with what they post."""

    def __init__(self, view: PlayerView, width: int) -> None:
        super().__init__()
        self.shown = view
        self.columns = width
        self.posted: list[TextualMessage] = []

    def compose(self) -> ComposeResult:
        """One panel."""
        spaces = ActionSpaces()
        spaces.styles.width = self.columns
        spaces.styles.height = "auto"
        yield spaces

    def on_mount(self) -> None:
        """Show the view."""
        spaces = self.query_one(ActionSpaces)
        spaces.names = Names(PEOPLE, 0)
        spaces.selected_pips = 5
        spaces.view = self.shown

    def on_action_spaces_space_chosen(self, event: ActionSpaces.SpaceChosen) -> None:
        """Remember an action."""
        self.posted.append(event)

    def on_action_spaces_die_chosen(self, event: ActionSpaces.DieChosen) -> None:
        """Remember a die."""
        self.posted.append(event)


@pytest.mark.parametrize("width", [14, 30, 66])
@pytest.mark.parametrize("players", [2, 4])
async def test_clicks_choose_actions_and_dice(players: int, width: int) -> None:
    state = kit.new(players)
    state.dice[0:3] = [6, 5, 4]
    kit.refresh(state)
    app = Spaces(view_of(state, 0), width)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        spaces = app.query_one(ActionSpaces)
        lines = [plain_text(line) for line in spaces.draw(app.shown, width)]
        for action in range(len(ACTION_NAMES)):
            name = said("en", say.action(action))
            row = next(number for number, line in enumerate(lines) if name in line)
            await pilot.click(ActionSpaces, offset=Offset(3, row + spaces.top))
            assert isinstance(app.posted[-1], ActionSpaces.SpaceChosen)
            assert app.posted[-1].action == action
        await pilot.click(ActionSpaces, offset=Offset(lines[0].index("4"), spaces.top))
        assert isinstance(app.posted[-1], ActionSpaces.DieChosen)
        assert app.posted[-1].pips == 4
        assert "[5]" in lines[0]


def test_a_long_key_of_an_action_takes_no_room_from_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(action_spaces, "key_of", lambda *_: "Shift+F5")
    view = view_of(kit.new(4), 0)
    for language in LANGUAGES:
        for width in (14, 17, 26, 66):
            lines = drawn(ActionSpaces(), view, width, language)
            assert max(map(len, lines)) <= width
            assert said(language, say.action(0)) in squeezed(lines)
            assert width < 66 or "Shift+F5>" in squeezed(lines)
