"""A replay on screen: the game's own board at every step, with the eyes that may see it, and what comes of it."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import ModalScreen

from cuzco_tui.games import find_game
from cuzco_tui.messages import message
from cuzco_tui.play.replay import find_replay
from cuzco_tui.store.portable import export_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.news import ALL_SEEING
from cuzco_tui.table.table import Table
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.replay import PACES, ReplayScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.widgets.timeline import MOMENT
from tests.long_runs import usual_among
from tests.played_games import replay_of_a_game, replay_of_a_shared_keyboard, saved_game, with_other_secrets
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, settle, text_on, the_app
from tests.tui.replaying import replaying_app, the_replay

SIZES = (SMALL, MIDDLE, LARGE)


@pytest.mark.parametrize("size", SIZES)
async def test_one_goes_through_a_game_by_steps_turns_and_rounds(size: tuple[int, int]) -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay).run_test(size=size) as pilot:
        screen = await the_replay(pilot)
        assert screen.view == replay.view(0, 0)
        for key, step in (
            ("right", 1),
            ("right", 2),
            ("left", 1),
            ("down", replay.turn_from(1, 1)),
            ("up", 0),
            ("pagedown", replay.round_from(0, 1)),
            ("pagedown", replay.rounds[2].step),
            ("pageup", replay.rounds[1].step),
            ("end", replay.last),
            ("right", replay.last),
            ("home", 0),
            ("left", 0),
        ):
            await pilot.press(key)
            assert screen.past.at == step, key
            assert screen.view == replay.view(step, 0)
            assert f"Step {step} of {replay.last}" in text_on(the_app(pilot))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_every_step_tells_what_was_chosen_and_what_came_of_it(language: str) -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, language, 60).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        for _ in range(12):
            await pilot.press("right")
            entries = screen.board.asked.news
            assert all(entry.step == screen.past.at for entry in entries)
            chosen = replay.chosen(screen.past.at, 0)
            assert chosen is not None
            assert screen.board.asked.question is not None
            said = screen.words(screen.board.asked.question)
            fresh = [entry for entry in entries if entry.kind == "deed" and entry.begun == screen.past.at]
            is_told = bool(fresh) and fresh[0].seat == replay.chose(screen.past.at)
            assert said.endswith(screen.words(message("replay-happened") if is_told else chosen))
            assert [entry for entry in entries if entry.kind == "deed"] or not replay.events(screen.past.at, 0)


async def test_the_log_is_the_same_whichever_way_one_came() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=100).run_test(size=LARGE) as pilot:
        screen = await the_replay(pilot)
        at_once = [(entry.said, entry.brought) for entry in screen.entries]
        await pilot.press("home")
        for _ in range(100):
            screen.action_step(1)
        assert [(entry.said, entry.brought) for entry in screen.entries] == at_once
        await pilot.press("pagedown", "end")
        for _ in range(replay.last - 100):
            screen.action_step(-1)
        assert [(entry.said, entry.brought) for entry in screen.entries] == at_once


async def test_a_finished_game_is_seen_from_every_seat_and_by_all() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=60).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        assert "seen by Ann" in text_on(the_app(pilot))
        await pilot.press("2")
        assert screen.view == replay.view(60, 1)
        assert "seen by Ben" in text_on(the_app(pilot))
        await pilot.press("0")
        assert screen.past.eyes is ALL_SEEING
        assert screen.view == replay.view(60, ALL_SEEING)
        assert "all hands open" in text_on(the_app(pilot))
        await pilot.press("5")
        assert screen.past.eyes is ALL_SEEING


@pytest.mark.parametrize("size", SIZES)
async def test_with_all_hands_open_the_line_says_which_key_shows_them(size: tuple[int, int]) -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=95).run_test(size=size) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("0")
        assert "all hands open: k shows them" in text_on(the_app(pilot))
        hands = [replay.view(95, seat).players[seat].hand for seat in range(3)]
        assert [player.hand for player in screen.view.players] == hands
        seen = []
        for _ in range(3):
            await pilot.press("k")
            seen.append(text_on(the_app(pilot)))
        firsts = [next(card for card, count in enumerate(hand) if count) for hand in hands]
        assert all(any(f"{card:02} " in each for each in seen) for card in firsts)


async def test_with_all_hands_open_whoever_chose_is_in_front() -> None:
    replay = replay_of_a_game()
    step = next(number for number in range(60, replay.last) if replay.chose(number) == 2)
    async with replaying_app(replay, step=step).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("0")
        assert screen.names.me == 2
        assert screen.names(2) == "Cleo"
        assert "You" not in text_on(the_app(pilot)).split("Next:")[0]


async def test_an_open_game_is_seen_from_the_own_seat_alone() -> None:
    replay = replay_of_a_game(90)
    async with replaying_app(replay).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        for key in "0234":
            await pilot.press(key)
            assert screen.past.eyes == 0
        await pilot.press("end")
        assert screen.view == replay.view(replay.last, 0)


@pytest.mark.parametrize("size", usual_among(SIZES, (SMALL, LARGE)))
async def test_nothing_that_is_hidden_in_an_open_game_is_painted(size: tuple[int, int]) -> None:
    """Two games that differ in nothing but what Ann may not know look the same, cell by cell, at every turn."""
    replay = replay_of_a_game(120)
    twin = with_other_secrets(replay)
    assert all(
        replay.game.digest(ours.state) != replay.game.digest(theirs.state)
        for ours, theirs in zip(replay._points, twin._points, strict=True)
    )
    pages = "cgkl" if size == SMALL else ""
    painted = []
    for one in (replay, twin):
        seen = []
        async with replaying_app(one, step=one.last).run_test(size=size) as pilot:
            screen = await the_replay(pilot)
            while True:
                for page in (*pages, "m") if pages else ("",):
                    await pilot.press(*page)
                    seen.append(cells_on(the_app(pilot)))
                if screen.past.at == 0:
                    break
                await pilot.press("up")
        painted.append(seen)
    assert painted[0] == painted[1]


def cells_on(app: HouseApp) -> list[list[tuple[str, str]]]:
    """Everything that is painted, with its styles."""
    strips = app.screen._compositor.render_strips()
    return [[(text, str(style)) for text, style, _ in strip] for strip in strips]


async def test_it_plays_by_itself_until_its_end() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=replay.last - 2).run_test(size=SMALL) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("space")
        assert screen.timeline.view.plays
        await pilot.press("space")
        assert not screen.timeline.view.plays
        await pilot.press("space")
        screen._play_on()
        screen._play_on()
        assert screen.past.at == replay.last
        assert not screen.timeline.view.plays
        await pilot.press("full_stop")
        assert screen.pace == (1 + 1) % len(PACES)


async def test_a_click_on_the_line_goes_there() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        begin, length = screen.timeline._track
        await pilot.click("#timeline", offset=(begin + length - 1, 0))
        await pilot.pause()
        assert screen.past.at == replay.last


@pytest.mark.parametrize("size", SIZES)
async def test_what_if_begins_a_game_of_its_own(size: tuple[int, int]) -> None:
    replay = replay_of_a_game()
    step = next(number for number in range(100, replay.last) if replay.due(number) == 0)
    async with replaying_app(replay, step=step).run_test(size=size) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("w")
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("n")
        assert pilot.app.screen is screen
        await pilot.press("w", "y")
        await settle(pilot)
        app = the_app(pilot)
        assert app.game_screen is not None
        assert app.model.view == replay.view(step, 0)
        assert app.model.seat == 0
        found = {summary.id: summary.taken_over for summary in SqliteStore().list_games()}
        assert found == {replay.id: "", app.model.saved_as: replay.id}


async def test_what_if_of_an_open_game_says_that_the_unknown_is_dealt_anew() -> None:
    replay = replay_of_a_game(90)
    async with replaying_app(replay, step=replay.last).run_test(size=MIDDLE) as pilot:
        await the_replay(pilot)
        await pilot.press("w")
        assert "dealt anew" in text_on(the_app(pilot))
        await pilot.press("y")
        await settle(pilot)
        assert isinstance(the_app(pilot).game_screen, GameScreen)


async def test_what_if_after_the_end_says_why_not() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=replay.last).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("w")
        assert pilot.app.screen is screen
        assert any("game is over here" in note.message for note in pilot.app._notifications)


async def test_it_is_exported_and_a_file_is_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    replay = replay_of_a_game()
    async with replaying_app(replay).run_test(size=MIDDLE) as pilot:
        await the_replay(pilot)
        await pilot.press("x", "x")
        notes = [note.message for note in pilot.app._notifications]
    file = tmp_path / f"{replay.id}.txt"
    assert [str(file) in notes[0], "not overwritten" in notes[1]] == [True, True]
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "elsewhere"))
    from_file = find_replay(SqliteStore(), str(file), find_game)
    async with replaying_app(from_file).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        assert screen.possible(all_actions().find("replay", "take-in"))
        assert not screen.possible(all_actions().find("replay", "export"))
        await pilot.press("t")
    assert [summary.id for summary in SqliteStore().list_games()] == [replay.id]


async def test_the_help_tells_its_keys_and_leaving_leads_back() -> None:
    replay = replay_of_a_game()
    app = replaying_app(replay)
    async with app.run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("i")
        assert isinstance(pilot.app.screen, Help)
        assert "replay" in pilot.app.screen.places
        await pilot.press("escape")
        assert pilot.app.screen is screen
        await pilot.press("q")
    assert app.return_code in (0, None)
    assert app._exit


async def test_the_export_of_an_open_game_comes_with_a_warning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    saved = saved_game(30)
    export_game(SqliteStore(), saved.id, tmp_path / "open.txt")
    replay = find_replay(SqliteStore(), saved.id, find_game)
    async with replaying_app(replay).run_test(size=MIDDLE) as pilot:
        await the_replay(pilot)
        await pilot.press("x")
        assert any("give it to nobody who still plays" in note.message for note in pilot.app._notifications)


async def test_tab_goes_to_the_choices_that_decided_the_game() -> None:
    replay = replay_of_a_game()
    assert replay.moments
    async with replaying_app(replay).run_test(size=LARGE) as pilot:
        screen = await the_replay(pilot)
        for step in replay.moments:
            await pilot.press("tab")
            assert screen.past.at == step
        await pilot.press("tab")
        assert screen.past.at == replay.moments[-1]
        await pilot.press("shift+tab")
        assert screen.past.at == replay.moments[-2]


async def test_the_moments_of_a_game_that_goes_on_are_not_told() -> None:
    replay = replay_of_a_game(120)
    assert replay.moments == ()
    async with replaying_app(replay).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("tab")
        assert screen.past.at == 0


async def test_the_rules_open_at_what_was_decided() -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay, step=60).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesScreen)
        await pilot.press("escape")
        assert pilot.app.screen is screen


async def test_what_if_over_another_game_closes_that_and_comes_home_in_the_end() -> None:
    """The table below is closed, so that its game can be opened again, and leaving leads to the title."""
    replay = replay_of_a_game()
    other = saved_game(30)
    store = SqliteStore()
    async with make_app(Table.resume(find_game, store, other.id), "en", 0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app = the_app(pilot)
        await app.push_screen(ReplayScreen(replay, "en", 100))
        await the_replay(pilot)
        await pilot.press("w", "y")
        await until_seated(pilot, replay.id)
        games = [screen for screen in app.screen_stack if isinstance(screen, GameScreen)]
        assert len(games) == 1
        Table.resume(find_game, store, other.id).close()
        await app.go_home()
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)
        assert app.kept_game != other.id


async def until_seated(pilot: Pilot[None], origin: str) -> None:
    """Wait for the game that was taken over."""
    app = the_app(pilot)
    for _ in range(500):
        await pilot.pause()
        taken = {summary.id for summary in SqliteStore().list_games() if summary.taken_over == origin}
        if app.seated and app.model.saved_as in taken and isinstance(app.screen, GameScreen | ModalScreen):
            return
    raise AssertionError("no game was taken over")


@pytest.mark.parametrize("choices", [None, 90])
async def test_no_key_and_no_click_changes_anything_in_a_replay(choices: int | None) -> None:
    replay = replay_of_a_game(choices)
    saved = SqliteStore().read(replay.id)
    places = random.Random(5)
    async with replaying_app(replay, step=60).run_test(size=SMALL) as pilot:
        screen = await the_replay(pilot)
        keys = [*"abcdefghijklmnoprsuvyz0123456789", "enter", "backspace", "slash", "space", "full_stop", "ctrl+p"]
        deeds = [*keys, *((places.randrange(80), places.randrange(23)) for _ in range(30))]
        for deed in deeds:
            if isinstance(deed, str):
                await pilot.press(deed)
            else:
                await pilot.click(offset=deed)
            await pilot.pause()
            while pilot.app.screen is not screen:
                assert not pilot.app._exit, deed
                await pilot.press("escape")
                await pilot.pause()
    assert SqliteStore().read(replay.id) == saved
    assert len(SqliteStore().list_games()) == 1


async def test_at_one_keyboard_an_open_game_is_seen_by_each_alone() -> None:
    replay = replay_of_a_shared_keyboard(90)
    async with replaying_app(replay, step=20).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        assert screen.past.eyes is None
        assert screen.view == replay.view(20, None)
        await pilot.press("3", "0")
        assert pilot.app.screen is screen
        await pilot.press("2")
        assert isinstance(pilot.app.screen, Confirm)
        await pilot.press("n")
        assert pilot.app.screen is screen
        await pilot.press("2", "y")
        await pilot.pause()
        theirs = await the_replay(pilot)
        assert theirs.past.eyes == 1
        assert theirs.replay.eyes == (1,)
        assert theirs.view.seat == 1


@pytest.mark.parametrize("size", SIZES)
async def test_the_line_of_the_replay_tells_rounds_and_moments(size: tuple[int, int]) -> None:
    replay = replay_of_a_game()
    async with replaying_app(replay).run_test(size=size) as pilot:
        screen = await the_replay(pilot)
        (line,) = screen.timeline._lines
        signs = "".join(text for text, _ in line[3:])
        for mark in replay.rounds[2:]:
            assert str(mark.round) in signs
        assert 1 <= signs.count(MOMENT) <= len(replay.moments)


@pytest.mark.parametrize(("language", "told"), [("en", "set-up"), ("de", "Aufbau"), ("nl", "voorbereiding")])
async def test_before_the_first_round_the_line_says_set_up(language: str, told: str) -> None:
    async with replaying_app(replay_of_a_game(), language, 2).run_test(size=MIDDLE) as pilot:
        screen = await the_replay(pilot)
        assert screen.words(screen.timeline.view.where[0]).endswith(f", {told}")
