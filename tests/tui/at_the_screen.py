"""Tables for the tests of the screen, and ways to wait for it, to read it and to answer it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from textual.pilot import Pilot
from textual.screen import ModalScreen

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KeepTasksModal
from cuzco_tui.games.cuzco.screen.dialogs.pututu import PututuModal
from cuzco_tui.games.cuzco.screen.dialogs.round_summary import RoundSummaryReading
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.history import History
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.notice import HandOver, Reading
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco.words import cuzco_words

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (200, 60)
MOMENT, MOMENTS = 0.02, 1_500
"""Seconds after which to look again at an app that rests and asks nothing, since bots have a pace; and how often."""
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


def seated(players: int, people: Sequence[int] = (0,), bot: str = "greedy") -> list[seats.Seat]:
    """People at these seats, bots at the others."""
    return [
        seats.human(PEOPLE[seat]) if seat in people else seats.bot(f"Bot {seat + 1}", bot) for seat in range(players)
    ]


def new_table(
    players: int, pututu: bool = False, seed: int = 5, people: Sequence[int] = (0,), store: SqliteStore | None = None
) -> Table:
    """A new game of people against greedy bots."""
    return Table.new(find_game("cuzco"), seated(players, people), seed, options={"pututu": pututu}, store=store)


def arranged(state: State, people: Sequence[int] = (0,)) -> Table:
    """A table, not saved, that starts from a position arranged by hand."""
    table = Table.new(find_game("cuzco"), seated(state.seats, people), 1, options={"pututu": bool(state.pututu)})
    return Table(table.game, table.header, History(table.game, state), None)


def the_app(pilot: Pilot[None]) -> HouseApp:
    """The app under test."""
    assert isinstance(pilot.app, HouseApp)
    return pilot.app


def table_of(app: HouseApp) -> Table:
    """The table behind the app, for the eyes of the test alone."""
    assert app.host is not None
    return app.host._table


def sitting_at(table: Table, *choices: str) -> Sitting:
    """The people of a table in front of no screen, with what they may know after they have made some choices."""

    async def sit() -> Sitting:
        host = Host(table)
        sitting = await sit_down(host)
        if sitting.next_seat in sitting.people:
            sitting.take_over(sitting.next_seat)
        for choice in choices:
            await sitting.play(choice, sitting.step)
        await sitting.update()
        await host.stop()
        return sitting

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, sit()).result()


def the_game(pilot: Pilot[None]) -> GameScreen:
    """The screen of the game, also under a dialog."""
    found = next(screen for screen in pilot.app.screen_stack if isinstance(screen, GameScreen))
    assert isinstance(found, GameScreen)
    return found


def asks(app: HouseApp) -> bool:
    """Whether the pending question stands on the screen, on the board or in its dialog."""
    model = app.model
    game = next((screen for screen in app.screen_stack if isinstance(screen, GameScreen)), None)
    if game is None or not model.mine:
        return False
    if game.question.step != model.step:
        return False
    if game.on_the_board:
        asked = game.query_one(Prompt).asked
        return app.screen is game and asked.step == model.step and bool(asked.options)
    return isinstance(app.screen, ModalScreen) and not isinstance(app.screen, HandOver | Reading)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person is asked, must take the keyboard, or the game is over and its ranking shown.

    Summaries are closed as soon as they come.
    """
    app = the_app(pilot)
    for _ in range(MOMENTS):
        await pilot.pause()
        if isinstance(app.screen, RoundSummaryReading):
            await pilot.press("enter")
            continue
        over = app.model.next_seat is None and isinstance(app.screen, AfterScreen)
        if over or isinstance(app.screen, HandOver) or asks(app):
            return
        await asyncio.sleep(MOMENT)
    raise AssertionError(f"nobody is asked on {app.screen}")


async def take_keyboard(pilot: Pilot[None]) -> None:
    """Wait for a question, and confirm as the person who must answer it if they are asked to."""
    await settle(pilot)
    if isinstance(the_app(pilot).screen, HandOver):
        await pilot.press("enter")
        await settle(pilot)


async def answer(pilot: Pilot[None], down: int = 0) -> None:
    """Answer the pending question with the cursor and Enter alone, and wait for the next one."""
    app, table = the_app(pilot), table_of(the_app(pilot))
    before = table.step
    if isinstance(app.screen, GameScreen):
        app.screen.query_one(Prompt).focus()
    if isinstance(app.screen, KeepTasksModal):
        app.screen.suggest(app.screen.options[down % len(app.screen.options)][0])
        down = 0
    await pilot.press(*["down"] * down, "enter")
    for _ in range(4):
        await pilot.pause()
        if table.step > before:
            break
        if isinstance(app.screen, PututuModal):
            await pilot.press("left" if app.screen.die > 1 else "right")
        await pilot.press("enter")
    assert table.step > before, f"Enter does not answer on {app.screen}"
    await settle(pilot)


def lines_on(app: HouseApp) -> list[str]:
    """The letters on the screen, line by line, as a terminal would show them."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def text_on(app: HouseApp) -> str:
    """The letters on the screen, with runs of blanks as one."""
    return " ".join("\n".join(lines_on(app)).split())


def text_in_front(app: HouseApp) -> str:
    """The letters of the dialog that is open, or else of the whole screen, with runs of blanks as one."""
    dialog = next(iter(app.screen.query("#dialog")), None)
    if dialog is None:
        return text_on(app)
    strips = app.screen._compositor.render_strips()[dialog.region.y : dialog.region.bottom]
    return " ".join(" ".join(strip.crop(dialog.region.x, dialog.region.right).text for strip in strips).split())


def opened_at(app: HouseApp) -> str:
    """The id of the rule at which the rules are open."""
    assert isinstance(app.screen, RulesScreen)
    return app.screen.book.passages[app.screen.shown.at].id


def question_of(app: HouseApp) -> str:
    """The pending question in words."""
    view, model = app.model.view, app.model
    return cuzco_words(app.language).say(model.narrator.question(view, model.names))


def asks_in_words(app: HouseApp) -> bool:
    """Whether the pending question stands in whole words in the dialog or on the board, in a turn in its short form."""
    short = app.model.view.kind == "ChooseTurn"
    question = cuzco_words(app.language).say(message("question-turn-short")) if short else question_of(app)
    return " ".join(question.split()) in text_in_front(app)


def choices_of(table: Table) -> list[str]:
    """The choices that stand."""
    return table.choice_texts
