"""Random keys and sizes at full speed: every choice answers the question that was painted when its key was heard."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from textual import events
from textual._xterm_parser import XTermParser
from textual.geometry import Size
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.table.chair import Position
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.palette import Command, GameCommands, Palette
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco.screen.every_kind import KINDS, table_at
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import MIDDLE, SMALL, new_table, settle
from tests.tui.random_keys import SIZES, random_burst, random_keys

BURST = 10
NEW_GAME = "a new game"


class Choice(NamedTuple):
    """A choice that was taken, with the step it answers and the one whose question was painted when its key came."""

    text: str
    step: int
    painted: int
    key: str


class WatchedApp(HouseApp):
    """Notes which question is painted, and what is painted when a key is heard."""

    def __init__(self, table: Table, bot_pause: float) -> None:
        super().__init__("en", lambda app: app.open_table(table), bot_pause)
        self.asked_on: dict[Screen[Any], int] = {}
        """The steps at which dialogs were opened."""
        self.painted = -1
        """The step of the question in sight."""
        self.heard = ("", -1)
        """The last key, and the step of the question that was in sight when it was heard."""
        self.choices: list[Choice] = []
        """The choices that were taken."""
        self.brought: list[str] = []
        """What was brought to the table."""

    def push_screen(self, screen: Any, *args: Any, **kwargs: Any) -> Any:
        """Note what a dialog asks."""
        if self.seated:
            self.asked_on[screen] = self.model.step
        return super().push_screen(screen, *args, **kwargs)

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        super()._display(screen, renderable)
        if renderable is not None and not self._batch_count and self.screen_stack:
            top = self.screen
            self.painted = top.question.step if isinstance(top, GameScreen) else self.asked_on.get(top, -1)

    async def hear(self, event: events.Event) -> None:
        """Note what was painted when a key or a click came."""
        if not isinstance(event, events.MouseMove):
            self.heard = str(getattr(event, "key", event)), self.painted
        await super().hear(event)


@pytest.fixture(autouse=True)
def noted_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Note every choice that is taken or brought to the table, and at which step the palette lists what it offers."""
    choose, play = GameScreen.choose, GameScreen.play

    def noted(game: GameScreen, text: str, step: int) -> None:
        before = game.choosing
        choose(game, text, step)
        if game.choosing and not before and isinstance(game.app, WatchedApp):
            key, painted = game.app.heard
            game.app.choices.append(Choice(text, step, painted, key))

    async def brought(game: GameScreen, text: str, step: int) -> Position:
        assert isinstance(game.app, WatchedApp)
        game.app.brought.append(text)
        return await play(game, text, step)

    def listed(provider: GameCommands) -> Iterator[Command]:
        app = provider.app
        if isinstance(app, WatchedApp) and isinstance(app.screen, Palette):
            app.asked_on[app.screen] = app.model.step
        return commands(provider)

    commands = GameCommands.commands
    monkeypatch.setattr(GameCommands, "commands", listed)
    monkeypatch.setattr(GameScreen, "choose", noted)
    monkeypatch.setattr(GameScreen, "play", brought)


MARKING: Final = {"ChooseTasksToKeep": (b"1", b"2", b"5")}
"""The keys of a question that wants several in their order: among the others they come often."""


SEEDS: Final = {"ChooseTasksToKeep": 18}
"""From which seed on random keys come to an answer soon; the usual one is 4."""


def keys_for(start: str, random: Random) -> Iterator[bytes]:
    """Random keys, half of them those that a question wants."""
    wanted = MARKING.get(start, ())
    for key in random_keys(random):
        yield random.choice(wanted) if wanted and random.random() < 0.5 else key


async def let_loose(app: WatchedApp, pilot: Pilot[None], random: Random, keys: int, start: str) -> int:
    """Type keys and change the size as fast as can be, now and then with a moment between; give how many were typed."""
    driver, parser = app._driver, XTermParser()
    assert driver is not None
    source = keys_for(start, random)
    typed, size = 0, app.size
    while typed < keys and not app._exit:
        burst = random_burst(random, source, BURST, (size.width, size.height))
        typed += len(burst)
        for event in [*parser.feed(b"".join(burst).decode(errors="ignore") or " "), *parser.tick()]:
            driver.process_message(event)
        if random.random() < 0.1:
            size = Size(*random.choice(SIZES))
            driver._size = (size.width, size.height)
            app.post_message(events.Resize(size, size))
        await asyncio.sleep(random.choice((0.0, 0.0, 0.001, 0.02)))
        if random.random() < 0.05:
            await pilot.pause()
    await pilot.pause()
    return typed


async def check(start: str, seed: int, keys: int, bot_pause: float) -> int:
    """Let keys loose from a place, again after each end, and give how many choices they made, each of them sound."""
    made = 0
    while keys > 0:
        random = Random(seed)
        app = WatchedApp(new_table(2) if start == NEW_GAME else table_at(start), bot_pause)
        async with app.run_test(size=random.choice((SMALL, MIDDLE))) as pilot:
            await settle(pilot)
            keys -= await let_loose(app, pilot, random, keys, start)
        assert [choice for choice in app.choices if choice.step != choice.painted] == []
        taken = [line for choice in app.choices for line in choice.text.splitlines()]
        assert set(app.brought) <= set(taken)
        made += len(app.choices)
        seed += 1
    return made


@pytest.mark.parametrize(
    ("start", "bot_pause"), usual_in_turn([NEW_GAME, "ChooseExchange", "ChooseTasksToKeep"], [0.0, 0.02])
)
async def test_every_choice_answers_the_question_in_sight(start: str, bot_pause: float) -> None:
    for seed in range(SEEDS.get(start, 4), 20):
        if await check(start, seed, 120, bot_pause):
            return
    raise AssertionError("no key has made a choice")


@pytest.mark.long
@pytest.mark.parametrize("bot_pause", [0.0, 0.01])
@pytest.mark.parametrize("start", KINDS)
async def test_every_choice_of_many_answers_the_question_in_sight(start: str, bot_pause: float) -> None:
    await check(start, 0, 600, bot_pause)
