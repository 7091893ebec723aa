"""Motion: a few frames by a clock, ended by any key, and none where it would disturb or come late."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from textual.app import App, ComposeResult
from textual.messages import TerminalSupportsSynchronizedOutput

from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.turn_bar import TurnBar
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.motion import AGAIN, AT_REST, FRAME, LONGEST, QUESTION, SLOW, Motion, Pace, is_far
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.widgets.panel import Line, Panel
from tests.games.cuzco import kit
from tests.tui.at_the_screen import MIDDLE, arranged, lines_on, settle, table_of


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


class Terminal:
    """A terminal that is asked, and the app in front of it."""

    def __init__(self, **app: Any) -> None:
        self.written: list[str] = []
        self.later: list[tuple[float, Callable[[], None]]] = []
        driver = SimpleNamespace(write=self.written.append, flush=lambda: None)
        usual = {
            "is_headless": False,
            "no_color": False,
            "console": SimpleNamespace(color_system="truecolor"),
            "_filters": [],
            "_driver": driver,
            "set_timer": lambda delay, call: self.later.append((delay, call)),
        }
        self.app = cast("App[Any]", SimpleNamespace(**usual | app))
        self.clock = Clock()

    def pace(self, far: bool = False, wanted: bool = True) -> Pace:
        """The pace of the app."""
        return Pace(self.app, lambda: wanted, far, self.clock)

    def answer_after(self, pace: Pace, seconds: float) -> None:
        """Answer the driver's question, wait, ask and answer."""
        pace.answered(self.clock.now)
        if not self.written:
            ((delay, measure),) = self.later
            assert delay == AT_REST
            measure()
        self.clock.now += seconds
        pace.answered(self.clock.now)


def test_a_terminal_that_answers_quickly_shows_motion_even_over_a_network() -> None:
    terminal = Terminal()
    pace = terminal.pace(far=True)
    assert not pace.allowed
    terminal.answer_after(pace, SLOW / 2)
    assert terminal.written == [QUESTION]
    assert pace.round_trip == pytest.approx(SLOW / 2)
    assert pace.allowed


@pytest.mark.parametrize("far", [False, True])
def test_nothing_moves_on_a_terminal_that_answers_slowly(far: bool) -> None:
    terminal = Terminal()
    pace = terminal.pace(far)
    terminal.answer_after(pace, SLOW * 2)
    assert not pace.allowed


def test_a_terminal_that_never_answers_is_not_asked_and_counts_as_slow_only_when_it_is_far() -> None:
    for far in (False, True):
        terminal = Terminal()
        pace = terminal.pace(far)
        pace.keep_measuring()
        assert not terminal.written
        assert pace.allowed == (not far)


def test_the_round_trip_is_measured_again_after_a_while_and_a_late_answer_stops_motion_at_once() -> None:
    terminal = Terminal()
    pace = terminal.pace()
    terminal.answer_after(pace, 0.01)
    pace.keep_measuring()
    assert len(terminal.written) == 1
    terminal.clock.now += AGAIN + 1
    pace.keep_measuring()
    assert len(terminal.written) == 2
    assert pace.allowed
    terminal.clock.now += SLOW + 0.01
    assert not pace.allowed
    pace.answered(terminal.clock.now)
    assert not pace.allowed


@pytest.mark.parametrize(
    "app",
    [{"is_headless": True}, {"no_color": True}, {"console": SimpleNamespace(color_system=None)}],
    ids=["nobody looks", "NO_COLOR", "no colours"],
)
def test_nothing_moves_without_colours_or_eyes(app: dict[str, Any]) -> None:
    assert not Terminal(**app).pace().allowed


def test_nothing_moves_or_is_asked_when_it_is_switched_off() -> None:
    terminal = Terminal()
    pace = terminal.pace(wanted=False)
    assert not pace.allowed
    pace.measure()
    assert not terminal.written


def test_a_connection_shows_in_the_environment() -> None:
    assert is_far({"SSH_CONNECTION": "1 2 3 4"})
    assert not is_far({"TERM": "xterm"})


class Counting(Panel):
    """A panel that draws the frame of its motion."""

    def __init__(self) -> None:
        super().__init__()
        self.motion = Motion(self)
        self.drawn: list[int | None] = []

    def shown(self, view: object) -> object:
        """The view."""
        return view

    def draw(self, _view: object, _width: int) -> list[Line]:
        """Draw the frame."""
        self.drawn.append(self.motion.frame)
        return [[(str(self.motion.frame), "")]]


class Moving(App[None]):
    """An app with one panel and a clock that is set by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.pace = Pace(self, lambda: True, False, self.clock)
        self.pace.always = True
        self.panel = Counting()

    def compose(self) -> ComposeResult:
        """The panel alone."""
        self.panel.set_reactive(Panel.view, 1)
        yield self.panel


async def test_frames_follow_the_clock_and_late_ones_are_left_out() -> None:
    app = Moving()
    async with app.run_test() as pilot:
        await pilot.pause()
        motion, panel = app.panel.motion, app.panel
        panel.drawn.clear()
        motion.begin(4)
        assert app.pace.running == {motion}
        for seconds in (FRAME, FRAME, 2 * FRAME):
            app.clock.now += seconds
            motion.tick()
        assert panel.drawn == [0, 1, 2, None]
        assert motion.frame is None
        assert not app.pace.running


@pytest.mark.parametrize("frames", [1, 3, 8, 40])
async def test_no_motion_is_longer_than_allowed(frames: int) -> None:
    app = Moving()
    async with app.run_test() as pilot:
        await pilot.pause()
        app.panel.motion.begin(frames)
        app.clock.now += LONGEST
        app.panel.motion.tick()
        assert app.panel.motion.frame is None


async def test_motions_settle_together_and_numbers_go_from_one_to_another() -> None:
    app = Moving()
    async with app.run_test() as pilot:
        await pilot.pause()
        motion = app.panel.motion
        motion.begin(3)
        assert [motion.between(10, 18), motion.between(18, 10)] == [12, 16]
        app.pace.settle()
        assert motion.frame is None
        assert app.panel.drawn[-1] is None
        assert motion.between(10, 18) == 18


async def test_nothing_begins_where_nothing_moves() -> None:
    app = Moving()
    app.pace.always = False
    async with app.run_test() as pilot:
        await pilot.pause()
        app.panel.motion.begin(4)
        assert app.panel.motion.frame is None


def the_panel(app: HouseApp, kind: type[Panel]) -> Any:
    """A panel of the game."""
    return app.screen.query_one(kind)


async def test_a_placed_die_slides_to_its_space_points_count_up_and_a_key_ends_it() -> None:
    clock = Clock()
    app = make_app(arranged(kit.at_turn(kit.new(2)), people=(0,)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        spaces, bar = the_panel(app, ActionSpaces), the_panel(app, TurnBar)
        app.pace.clock, app.pace.always = clock, True
        after = table_of(app).view(0)
        after.dice_at[0], after.players[0].score = 7, after.players[0].score + 9
        spaces.view = bar.view = after
        assert spaces.motion.frame == bar.motion.frame == 0
        await pilot.pause()
        row = spaces.region.y + 2
        far = lines_on(app)[row].index(f"{after.dice[0]}r")
        assert f"{after.players[0].score} VP" not in lines_on(app)[0]
        await pilot.press("f11")
        assert spaces.motion.frame is bar.motion.frame is None
        await pilot.pause()
        assert lines_on(app)[row].index(f"{after.dice[0]}r") < far
        assert f"{after.players[0].score} VP" in lines_on(app)[0]


async def test_the_app_measures_by_the_answer_to_its_driver_and_obeys_the_setting() -> None:
    app = make_app(arranged(kit.at_turn(kit.new(2)), people=(0,)), settings=Settings(motion="off"))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert not app.pace.wanted()
        app.pace._asked_at = 1.0
        answer = TerminalSupportsSynchronizedOutput()
        answer.time = 1.5
        app.post_message(answer)
        await pilot.pause()
        assert app.pace.round_trip == 0.5
