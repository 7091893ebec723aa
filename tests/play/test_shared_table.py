"""One table, several front ends: a screen and a text session play the same game, and somebody comes to watch."""

import asyncio
import io
from typing import Any

from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.screen.dialogs.round_summary import RoundSummaryReading
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.table.host import Host
from cuzco_tui.table.news import ChoiceUndone, GameBegun, Happened, News
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.session import Session
from cuzco_tui.tui.app import app_at
from cuzco_tui.tui.screens.after import AfterScreen
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import SMALL, asks, text_on

CUZCO = find_game("cuzco")
ANN, BEN = 0, 1
"""Ann is at the screen, in German; Ben types, in Dutch; the third seat is a bot's."""


class Typist:
    """Answers every question of a text session with its first option as soon as it is asked."""

    def __init__(self) -> None:
        self.screen = io.StringIO()

    async def next_line(self) -> str:
        await asyncio.sleep(0)
        asked = self.screen.getvalue().rstrip().splitlines()[-1]
        if asked.startswith("Kies 1"):
            return "1\n"
        await asyncio.Event().wait()
        return ""

    def forget(self) -> None:
        """There is one person at this keyboard."""


class Keyboard:
    """A keyboard at which the test types a line whenever it likes, and the screen beside it."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str] = asyncio.Queue()
        self.screen = io.StringIO()

    async def next_line(self) -> str:
        return await self.lines.get()

    def forget(self) -> None:
        """There is one person at this keyboard."""

    def console(self) -> Console:
        """The console that it belongs to, in English."""
        console = Console(self, self.screen, "en", cuzco_words)
        console.detail = "verbose"
        return console


class Watcher:
    """A spectator that listens now and then, and keeps what it was told."""

    def __init__(self, chair: Any) -> None:
        self.chair = chair
        self.number = -1
        self.heard: list[News] = []

    async def listen(self) -> None:
        report = await self.chair.report(self.number)
        assert all(entry.number > self.number for entry in report.news if not isinstance(entry, GameBegun))
        self.number = report.number
        for entry in report.news:
            if isinstance(entry, ChoiceUndone):
                self.heard = [known for known in self.heard if known.step <= entry.step]
            else:
                self.heard.append(entry)


async def test_a_screen_and_a_text_session_play_one_game_to_its_end_while_others_watch() -> None:
    table = Table.new(CUZCO, [human("Ann"), human("Ben"), bot("Robby", "greedy")], 8)
    host = Host(table)
    from_the_start = Watcher(await host.chair(None))
    late: Watcher | None = None
    typist = Typist()
    console = Console(typist, typist.screen, "nl", cuzco_words)
    console.detail = "verbose"
    session = Session(await sit_down(host, [BEN]), console)
    app = app_at(host, [ANN], "de")
    async with app.run_test(size=SMALL) as pilot:
        text = asyncio.create_task(session.play())
        moves = 0
        while table.decision is not None:
            if isinstance(app.screen, RoundSummaryReading):
                await pilot.press("escape")
            elif asks(app):
                await answer_with_first(pilot)
                moves += 1
            await pilot.pause()
            await asyncio.sleep(0.001)
            if moves % 5 == 0:
                await from_the_start.listen()
            if moves == 12 and late is None:
                late = Watcher(await host.chair(None))
                await late.listen()
            assert not text.done() or text.exception() is None
        await asyncio.wait_for(text, 30)
        for _ in range(100):
            await pilot.pause()
            if isinstance(app.screen, AfterScreen):
                break
            if isinstance(app.screen, RoundSummaryReading):
                await pilot.press("escape")
        assert isinstance(app.screen, AfterScreen), "the screen shows it after the summary of the last round"
        assert cuzco_words("de").say(message("after-verdict")) in text_on(app)
        assert late is not None
        for watcher in (from_the_start, late):
            await watcher.listen()
    await host.stop()
    assert moves > 20
    everything = [entry for entry in table.report(None).news if isinstance(entry, GameBegun | Happened)]
    assert from_the_start.heard == late.heard == everything, "nothing twice, nothing missing, nothing secret"
    assert all(event.private_to is None for entry in everything for event in _events(entry))
    said = typist.screen.getvalue()
    assert "Ann" in said
    assert "Robby" in said
    _only_dutch(said)


def _events(entry: Any) -> Any:
    return entry.events if isinstance(entry, GameBegun) else [entry.event]


def _only_dutch(said: str) -> None:
    """The text session ends in its own language, with the ranking."""
    last = said[-3000:]
    assert "Plaats 1: " in last
    assert "Place 1" not in last
    assert "Platz 1" not in last


async def answer_with_first(pilot: Pilot[None]) -> None:
    """Make the first choice at the screen, by what it shows."""
    app: Any = pilot.app
    game = app.game_screen
    await pilot.pause()
    if app.screen is not game:
        app.screen.dismiss(app.model.choices[0].text)
    else:
        game.choose(app.model.choices[0].text, app.model.step)
    await pilot.pause()


async def test_a_screen_says_that_it_waits_for_somebody_elsewhere_and_shows_their_choice_at_once() -> None:
    table = Table.new(CUZCO, [human("Ann"), human("Ben")], 5)
    host = Host(table)
    assert table.decision is not None
    first = table.decision.seat
    elsewhere = await host.chair(first)
    app = app_at(host, [1 - first])
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "You are told as soon as they have chosen" in text_on(app)
        while (decision := elsewhere.position.decision) is not None:
            await elsewhere.play(decision.options[0].text, elsewhere.position.step)
        for _ in range(50):
            await pilot.pause()
            if asks(app):
                break
        assert asks(app)
    await host.close()


async def test_a_text_session_hears_at_once_what_somebody_elsewhere_does_and_may_ask_meanwhile() -> None:
    table = Table.new(CUZCO, [human("Ann"), human("Ben")], 5)
    host = Host(table)
    ann = await host.chair(ANN)
    ben = Keyboard()
    playing = asyncio.create_task(Session(await sit_down(host, [BEN]), ben.console()).play())
    while (seat := ann.position.turn) is not None and seat == ANN:
        decision = ann.position.decision
        assert decision is not None
        before = len(ben.screen.getvalue())
        await ben.lines.put("score\n")
        await asyncio.sleep(0.05)
        assert "Place 2: Ann, 0 VP." in ben.screen.getvalue()[before:]
        await ann.play(decision.options[0].text, ann.position.step)
        await asyncio.sleep(0.05)
    said = ben.screen.getvalue()
    assert "Ann" in said
    assert said.rstrip().splitlines()[-1].startswith("Choose 1")
    await ben.lines.put("1\n")
    await asyncio.sleep(0.05)
    assert table.played[-1].seat == BEN
    await ben.lines.put("")
    try:
        await asyncio.wait_for(playing, 10)
    except Leave:
        await host.close()
        return
    raise AssertionError("the end of the lines ends the session")


async def test_a_question_that_is_taken_away_by_an_undo_elsewhere_is_given_up() -> None:
    """Ann takes back the choice that led to Ben's question; what Ben types next answers the next question."""
    table = Table.new(CUZCO, [human("Ann"), human("Ben")], 5)
    host = Host(table)
    ann = await host.chair(ANN)
    ben = Keyboard()
    playing = asyncio.create_task(Session(await sit_down(host, [BEN]), ben.console()).play())
    undone = 0
    for _ in range(200):
        await asyncio.sleep(0.01)
        if ann.position.decision is not None:
            await ann.play(ann.position.decision.options[0].text, ann.position.step)
        elif ann.position.turn == BEN and ann.position.undo_bar is None:
            await asyncio.sleep(0.02)
            before = len(ben.screen.getvalue())
            await ann.undo(ann.position.step)
            await asyncio.sleep(0.05)
            told = ben.screen.getvalue()[before:]
            assert "Taken back: the last choice of Ann." in told
            assert "Ann's turn" in told
            undone += 1
            if undone == 2:
                break
            assert ann.position.decision is not None
            await ann.play(ann.position.decision.options[-1].text, ann.position.step)
        elif ann.position.turn == BEN:
            await ben.lines.put("1\n")
    assert undone, "no position was found in which an undo is possible"
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await host.close()
