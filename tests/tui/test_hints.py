"""Hints on screen: a quick one at once, and in its place the better one of whoever thinks on, however late it comes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot

from cuzco_tui.game import Hint
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.host import LocalChair
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from tests.games.cuzco import kit
from tests.games.cuzco.screen.every_kind import table_at
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import MIDDLE, SMALL, arranged, choices_of, settle, text_in_front, text_on
from tests.tui.at_the_server import app_of, hurry_all, press, until
from tests.tui.two_at_a_table import two_at


class Master:
    """Somebody who thinks until the test lets it answer; each question is answered apart."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[Hint | None]] = []

    async def think(self, _chair: LocalChair) -> Hint | None:
        """Think about a better hint."""
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]

    def answer(self, app: HouseApp, option: int | None) -> None:
        """Come to one of the options as they are shown, or to nothing."""
        decision = app.model.position.decision
        hint = None
        if option is not None and decision is not None:
            index = decision.options.index(app.model.choices[option])
            hint = Hint("master", index, [message("text-after-no-sets")])
        self.asked[-1].set_result(hint)


WHY = cuzco_words("en").say(message("text-after-no-sets"))


@pytest.fixture
def master(monkeypatch: pytest.MonkeyPatch) -> Iterator[Master]:
    """Whoever thinks on about the hints of a test."""
    thinker = Master()
    monkeypatch.setattr(LocalChair, "better_hint", lambda chair, _plan=(): thinker.think(chair))
    yield thinker
    for asked in thinker.asked:
        asked.cancel()


def turn_of_two() -> Table:
    """A turn of Ann's."""
    return arranged(kit.at_turn(kit.new(2), 0))


async def quiet(pilot: Pilot[None]) -> None:
    """Wait until everything that goes on is seen."""
    for _ in range(3):
        await pilot.pause()


async def hinted(pilot: Pilot[None]) -> HintReading:
    """Ask for a hint, and give what is read."""
    await settle(pilot)
    await pilot.press("h")
    await quiet(pilot)
    assert isinstance(pilot.app.screen, HintReading)
    return pilot.app.screen


def quick_and_other(app: HouseApp) -> tuple[int, int]:
    """The option of the quick hint, and another one."""
    quick = app.model.hint()
    assert quick is not None
    others = [number for number in range(len(app.model.choices)) if number != quick.option_index]
    return quick.option_index, others[-1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_better_hint_comes_into_the_open_dialog_and_enter_takes_it(master: Master, language: str) -> None:
    table = turn_of_two()
    app = make_app(table, language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        reading = await hinted(pilot)
        say = cuzco_words(language).say
        thinking = say(message("hint-thinking", quick="planner", bot="master", same="no"))
        assert thinking in text_in_front(app)
        quick, other = quick_and_other(app)
        first = say(app.model.options()[quick].words)
        master.answer(app, other)
        await quiet(pilot)
        assert app.screen is reading
        told = text_in_front(app)
        replaced = message("hint-replaced", before=first, quick="planner", bot="master", same="no")
        assert " ".join(say(replaced).split()) in told
        assert say(message("text-after-no-sets")) in told
        assert thinking not in told
        wanted = app.model.choices[other].text
        await pilot.press("enter")
        await settle(pilot)
        assert choices_of(table)[:1] == [wanted]


async def test_a_confirmed_hint_says_so_and_stays_what_it_was(master: Master) -> None:
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        reading = await hinted(pilot)
        before = reading.choice
        master.answer(app, quick_and_other(app)[0])
        await quiet(pilot)
        assert "By the bot master, which agrees with planner on the move after thinking longer." in text_in_front(app)
        assert reading.choice == before


async def test_when_the_master_comes_to_nothing_the_quick_hint_stands_alone(master: Master) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        reading = await hinted(pilot)
        lines = reading.lines
        master.answer(app, None)
        await quiet(pilot)
        assert "By the bot planner." in text_in_front(app)
        assert "still thinking" not in text_on(app)
        assert reading.lines == lines


async def test_a_key_that_was_meant_for_the_first_hint_makes_no_other_move(
    master: Master, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HintReading, "GUARD", 60.0)
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        reading = await hinted(pilot)
        master.answer(app, quick_and_other(app)[1])
        await quiet(pilot)
        await pilot.press("enter")
        await quiet(pilot)
        assert app.screen is reading
        assert choices_of(table) == []
        monkeypatch.setattr(HintReading, "GUARD", 0.0)
        await pilot.press("enter")
        await settle(pilot)
        assert choices_of(table)[:1] == [reading.choice]


async def test_asked_again_the_better_hint_is_shown_at_once(master: Master) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await hinted(pilot)
        _, other = quick_and_other(app)
        await pilot.press("escape")
        master.answer(app, other)
        await quiet(pilot)
        assert isinstance(app.screen, GameScreen), "a hint that was closed stays closed"
        again = await hinted(pilot)
        assert again.choice == app.model.choices[other].text
        assert WHY in text_in_front(app)
        assert len(master.asked) == 1


async def test_the_mark_on_the_board_follows_and_goes_with_the_hint(master: Master) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        game = app.game_screen
        assert game is not None
        before = game.board.prompt.pointed
        reading = await hinted(pilot)
        assert game.board.prompt.pointed.splitlines()[0] == reading.choice
        master.answer(app, quick_and_other(app)[1])
        await quiet(pilot)
        assert game.board.prompt.pointed.splitlines()[0] == reading.choice == app.model.choices[-1].text
        await pilot.press("escape")
        await quiet(pilot)
        assert game.board.prompt.pointed == before


@pytest.mark.parametrize("kind", ["ChooseStep", "ChooseExchange", "ChooseTasksToKeep"])
async def test_the_mark_in_a_dialog_follows_and_goes_with_the_hint(master: Master, kind: str) -> None:
    app = make_app(table_at(kind), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        before = [each.cursor for each in modal.query(Choices)], modal.kept_state()
        reading = await hinted(pilot)
        master.answer(app, quick_and_other(app)[1])
        await quiet(pilot)
        assert reading.choice == app.model.choices[quick_and_other(app)[1]].text
        if kind != "ChooseTasksToKeep":
            assert next(each for each in modal.query(Choices) if each.has_focus).pointed == reading.choice
        await pilot.press("escape")
        await quiet(pilot)
        assert app.screen is modal
        assert ([each.cursor for each in modal.query(Choices)], modal.kept_state()) == before


async def test_what_is_thought_of_too_late_is_never_shown(master: Master) -> None:
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await hinted(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert choices_of(table)
        master.answer(app, 0)
        await quiet(pilot)
        assert not isinstance(app.screen, HintReading)
        second = await hinted(pilot)
        assert WHY not in text_on(app)
        assert "still thinking" in text_in_front(app)
        assert second.choice in {choice.text for choice in app.model.choices}


async def test_a_hint_is_there_again_when_its_move_was_taken_back(master: Master) -> None:
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await hinted(pilot)
        study = next(place for place, each in enumerate(app.model.choices) if each.text.endswith("study"))
        master.answer(app, study)
        await quiet(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert len(choices_of(table)) == 1
        await pilot.press("u", "y")
        await settle(pilot)
        assert choices_of(table) == []
        again = await hinted(pilot)
        assert again.choice == app.model.choices[study].text
        assert WHY in text_in_front(app)


async def test_the_better_hint_waits_below_what_lies_over_the_hint(master: Master) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        reading = await hinted(pilot)
        await pilot.press("i")
        await quiet(pilot)
        assert isinstance(app.screen, Help)
        master.answer(app, quick_and_other(app)[1])
        await quiet(pilot)
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        await quiet(pilot)
        assert app.screen is reading
        assert WHY in text_in_front(app)


async def test_leaving_the_game_ends_the_thought(master: Master) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await hinted(pilot)
        assert not master.asked[0].done()
    assert master.asked[0].cancelled()


async def test_at_a_table_with_others_a_hint_gets_better_and_goes_when_the_game_goes_on(
    master: Master, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry_all(monkeypatch)
    async with two_at(tmp_path) as table:
        first, _ = await table.in_turn()
        app = app_of(first)
        await press(first, "h")
        assert isinstance(app.screen, HintReading)
        reading = app.screen
        await until(lambda: master.asked)
        master.asked[0].set_result(Hint("first", 1, [message("toy-hint")]))
        await until(lambda: reading.choice == app.model.choices[1].text)
        step = app.model.step
        await app.model.chair.play(app.model.choices[0].text, step)
        await until(lambda: app.model.step > step)
        await until(lambda: reading not in app.screen_stack, lambda: "an old hint is still to be read")
        await press(first, "h")
        assert "still thinking" in text_in_front(app)


async def test_a_table_without_hints_says_so_and_nobody_thinks(
    master: Master, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry_all(monkeypatch)
    async with two_at(tmp_path, hints=False) as table:
        first, _ = await table.in_turn()
        await press(first, "h")
        assert not isinstance(app_of(first).screen, HintReading)
        said = cuzco_words(app_of(first).language).say(message("hints-forbidden"))
        await until(lambda: "".join(said.split())[:20] in "".join(text_on(app_of(first)).split()))
        assert master.asked == []


@pytest.mark.usefixtures("master")
@pytest.mark.parametrize("kind", ["", "ChooseStep"])
async def test_enter_typed_before_the_hint_was_seen_makes_no_move(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(kind) if kind else turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = choices_of(table)
        for key in ("h", "enter"):
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        await quiet(pilot)
        await asyncio.sleep(0.05)
        await quiet(pilot)
        assert isinstance(app.screen, HintReading)
        assert choices_of(table) == before
        monkeypatch.setattr(HintReading, "FIRST_GUARD", 60.0)
        await pilot.press("enter")
        await quiet(pilot)
        assert isinstance(app.screen, HintReading), "nobody has read it yet"
        monkeypatch.setattr(HintReading, "FIRST_GUARD", 0.0)
        await pilot.press("enter")
        await settle(pilot)
        assert len(choices_of(table)) > len(before)


@pytest.mark.parametrize("kind", ["ChooseTurn", "ChooseExchange"])
async def test_reasons_and_rules_come_up_over_a_hint_as_over_what_asks(kind: str, store: SqliteStore) -> None:
    app = make_app(table_at(kind, store), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await pilot.pause()
        hint = app.screen
        assert isinstance(hint, HintReading)
        for key, opened in (("w", Reading), ("question_mark", RulesScreen)):
            await pilot.press(key)
            await pilot.pause()
            assert app.screen is not hint
            assert isinstance(app.screen, opened)
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is hint
        await pilot.press("h")
        await pilot.pause()
        assert hint not in app.screen_stack
