"""Playing together on screen: two people in two languages, talk, consent, leaving and coming back."""

from pathlib import Path

import pytest
from textual.widgets._toast import Toast

from cuzco_tui.games.cuzco.screen.dialogs.keep_tasks import KeepTasksModal
from cuzco_tui.messages import message
from cuzco_tui.tui.lobby.banner import Banner
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.table_dialogs import ProposalDialog
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import Confirm, Reading
from cuzco_tui.tui.possible import footer_actions
from cuzco_tui.tui.screens.shared import SharedGameScreen
from cuzco_tui.tui.served import ServedApp
from tests.tui.at_the_screen import MIDDLE, text_on
from tests.tui.at_the_server import (
    HandTime,
    app_of,
    at_screen,
    game_of,
    hall_in,
    hall_visitor,
    hurry_all,
    line_of,
    press,
    seen,
    until,
)
from tests.tui.two_at_a_table import is_asked, two_at

DOTS = "cuzco"
"""A game with dialogs."""


@pytest.fixture(autouse=True)
def no_key_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


async def test_two_people_in_two_languages_play_and_talk(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        ann, ben = table.pilots
        await press(ann, "slash", *"Hello (q)!", "enter")
        await seen(ben, "Ann: Hello (q)!")
        await press(ben, "v")
        await seen(ben, "Gespräch an Tisch", "Ann: Hello (q)!")
        await press(ben, "slash", *"Hallo", "enter")
        await seen(ann, "Ben: Hallo")
        for _ in range(4):
            await table.choose_until_other()
        await seen(ann, "Ben")
        await seen(ben, "Ann")
        told = [entry.said for entry in game_of(ann).entries]
        assert message("screen-said", by="Ben", text="Hallo") in told


async def test_bell_and_title_tell_that_it_is_ones_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[str] = []
    titles: list[tuple[str, str]] = []
    monkeypatch.setattr(ServedApp, "bell", lambda app: rung.append(app.lobby.account.name))
    monkeypatch.setattr(ServedApp, "tell_terminal", lambda app, title: titles.append((app.lobby.account.name, title)))
    async with two_at(tmp_path) as table:
        first, other = await table.in_turn()
        rung.clear()
        titles.clear()
        await table.choose_until_other()
        one, two = (app_of(pilot).lobby.account.name for pilot in (first, other))
        turn = {"Ann": f"Your turn - {table.id}", "Ben": f"Du bist dran - {table.id}"}
        await until(lambda: (two, turn[two]) in titles)
        assert rung == [two]
        app_of(first).settings = app_of(first).settings._replace(bell="off")
        await table.choose_until_other()
        await until(lambda: (one, turn[one]) in titles)
        assert rung == [two]


async def test_why_not_says_whose_turn_it_is_while_it_is_another_s(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, other = await table.in_turn()
        await press(other, "w")
        assert isinstance(app_of(other).screen, Reading)
        await seen(other, "It is Ben's turn." if other is table.pilots[0] else "Ann ist am Zug.")
        await press(other, "escape")
        assert app_of(other).screen is game_of(other)
        assert app_of(first).model.mine


async def test_a_choice_is_taken_back_when_the_others_agree(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.choose_until_other()
        await table.choose()
        before = app_of(first).model.step
        await until(lambda: "undo" in [action.id for action in footer_actions(game_of(first))])
        await press(first, "u")
        assert isinstance(app_of(first).screen, Confirm)
        await press(first, "y")
        await until(lambda: game_of(other).to_answer is not None)
        await press(other, "n")
        assert isinstance(app_of(other).screen, ProposalDialog)
        await press(other, "y")
        await until(lambda: app_of(first).model.step < before and app_of(first).model.mine)
        await until(lambda: game_of(other).company.proposal is None)
        assert not isinstance(app_of(other).screen, ProposalDialog)


async def test_a_proposal_that_vanishes_takes_its_dialog_away(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.choose_until_other()
        await table.choose()
        await press(first, "u", "y")
        await until(lambda: game_of(other).to_answer is not None)
        await press(other, "n")
        assert isinstance(app_of(other).screen, ProposalDialog)
        await press(first, "n", "y")
        await until(lambda: app_of(other).screen is game_of(other))
        await press(other, "n")
        assert app_of(other).screen is game_of(other)


async def test_a_proposal_opens_nothing_by_itself_and_a_choice_that_makes_it_void_asks_once(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.choose_until_other()
        await table.choose()
        await press(first, "u", "y")
        await until(lambda: game_of(other).to_answer is not None)
        assert app_of(other).screen is game_of(other)
        asked = "Ann asks to take" if other is table.pilots[0] else "Ann möchte eine Wahl zurücknehmen"
        if first is table.pilots[0]:
            await seen(other, asked, "n antwortet")
        before = app_of(other).model.step
        if app_of(other).model.mine:
            await press(other, "enter")
            await until(lambda: isinstance(app_of(other).screen, ProposalDialog))
            await press(other, "escape")
            assert app_of(other).model.step == before
            await press(other, "enter")
            await until(lambda: app_of(other).model.step > before)


async def test_one_leaves_in_the_middle_of_a_dialog_and_comes_back_to_it(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, _ = await table.in_turn()
        app = app_of(first)
        assert isinstance(app.screen, DecisionModal)
        asked = app.screen.question
        await press(first, "q", "y")
        assert isinstance(app.screen, LobbyScreen)
        assert app.lobby.seated == {}
        await until(lambda: app.lobby_screen.tables.pointed is not None)
        await press(first, "enter")
        await until(lambda: isinstance(app.screen, DecisionModal))
        assert isinstance(app.screen, DecisionModal)
        assert app.screen.question == asked
        await table.choose()


async def test_people_talk_while_a_question_is_open_and_no_word_answers_it(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, other = await table.in_turn()
        app = app_of(first)
        assert isinstance(app.screen, DecisionModal)
        before = app.model.step
        await press(first, "slash", *"let us play")
        await press(first, "enter")
        await until(lambda: app_of(other).lobby.talk_at(app.model.shared.id) != ())
        assert [line.text for line in app_of(other).lobby.talk_at(app.model.shared.id)] == ["let us play"]
        await until(lambda: isinstance(app.screen, DecisionModal))
        assert app.model.step == before
        await table.choose()


async def test_what_was_missed_is_told_to_whoever_comes_back(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.choose_until_other()
        await press(first, "q", "y")
        while app_of(other).model.mine:
            await table.choose()
        await until(lambda: app_of(first).lobby.tables)
        await press(first, "enter")
        await until(lambda: isinstance(app_of(first).screen, Reading))
        title = "While you were away" if first is table.pilots[0] else "Während du weg warst"
        name = app_of(other).lobby.account.name
        await seen(first, title, name)
        await press(first, "escape")
        assert any(entry.step > game_of(first).looked_step for entry in game_of(first).entries)


async def test_a_bot_plays_for_somebody_absent_until_they_take_the_seat_back(tmp_path: Path) -> None:
    time = HandTime()
    async with two_at(tmp_path, time=time) as table:
        first, other = await table.in_turn()
        await press(first, "q", "y")
        await until(lambda: game_of(other).may_propose_bot)
        time.advance(600.0)
        away = "is away" if other is table.pilots[0] else "ist nicht da"
        await seen(other, away)
        await press(other, "b", "y")
        seat = app_of(first).lobby.tables
        await until(lambda: table.id in seat or app_of(first).lobby.tables)
        await until(lambda: app_of(first).lobby.tables[table.id].seats[app_of(first).lobby.tables[table.id].mine].bot)  # type: ignore[index]
        await until(lambda: app_of(other).model.mine)
        await press(first, "enter")
        await until(lambda: isinstance(app_of(first).screen, Reading))
        await seen(first, "Your bot: card " if first is table.pilots[0] else "Dein Bot: ")
        await press(first, "escape")
        assert app_of(first).model.stood_in
        assert not app_of(first).model.mine
        await press(first, "e")
        await until(lambda: not app_of(first).model.stood_in)


async def test_a_seat_is_given_up_in_the_dialog_that_leaves(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.in_turn()
        await press(first, "q", "r", "n")
        assert app_of(first).screen is game_of(first)
        await press(first, "q", "r", "y")
        assert isinstance(app_of(first).screen, LobbyScreen)
        seat = 0 if first is table.pilots[0] else 1
        await until(lambda: game_of(other).company.table.seats[seat].resigned)
        await until(lambda: not app_of(first).busy)
        await seen(first, "a bot plays on" if first is table.pilots[0] else "ein Bot spielt für dich weiter")
        await press(first, "enter")
        await until(lambda: app_of(first).game_screen is not None)
        assert app_of(first).model.seat is None


async def test_whoever_resigns_in_one_session_leaves_the_table_in_the_others(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, _ = await table.in_turn()
        again = await hall_visitor(table.hall, app_of(first).lobby.account.name, "another session")
        async with at_screen(again, MIDDLE) as twin:
            await press(twin, "enter")
            await until(lambda: app_of(twin).game_screen is not None)
            await press(first, "q", "r", "y")
            await until(lambda: isinstance(app_of(twin).screen, LobbyScreen))


async def test_without_hints_the_key_says_why_and_is_not_offered(tmp_path: Path) -> None:
    async with two_at(tmp_path, hints=False) as table:
        first, _ = await table.in_turn()
        assert "hint" not in [action.id for action in footer_actions(game_of(first))]
        await press(first, "h")
        told = "This table plays" if first is table.pilots[0] else "An diesem Tisch"
        await seen(first, told)


async def test_who_is_here_is_shown_and_can_be_read(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        ann, ben = table.pilots
        await seen(ben, "Ann da")
        await press(ann, "y")
        await seen(ann, "At this table", "Seat 2: Ben (here")
        await press(ann, "escape", "q", "y")
        await seen(ben, "Ann nicht da")


async def test_news_in_a_corner_leave_the_line_free_that_says_who_is_here_and_what_is_asked(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, other = await table.choose_until_other()
        await table.choose()
        await press(first, "u", "y")
        await until(lambda: game_of(other).to_answer is not None)
        for pilot in table.pilots:
            app_of(pilot).tell(message("told-went", name="Somebody"))
            app_of(pilot).tell(message("told-watches", name="Cleo"))
            await until(lambda pilot=pilot: len(app_of(pilot).screen.query(Toast)) > 1)  # type: ignore[misc]
            await pilot.pause()
            line = game_of(pilot).company_line.region
            toasts = [toast.region for toast in app_of(pilot).screen.query(Toast)]
            assert not any(region.overlaps(line) for region in toasts), (line, toasts)
            assert all(region.height == 1 for region in toasts[-2:]), toasts


async def test_while_the_server_pauses_keys_are_held_back_and_nothing_is_lost(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, other = await table.in_turn()
        app, lobby = app_of(first), app_of(first).lobby
        step = app.model.step
        line_of(table.hall, lobby)
        lobby.lose()
        await until(lambda: app.screen.query(Banner))
        await first.press("1", "enter", "q")
        assert app.model.step == step
        await lobby.come_back(lobby.account)
        await until(lambda: not app.screen.query(Banner))
        await table.choose()
        assert app.model.step > step
        assert app_of(other).is_running


async def test_a_dialog_whose_question_was_answered_elsewhere_goes_away(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, _ = await table.in_turn()
        app = app_of(first)
        name = app.lobby.account.name
        again = await hall_visitor(table.hall, name, "another session")
        async with at_screen(again, MIDDLE) as twin:
            await press(twin, "enter")
            await until(lambda: isinstance(app_of(twin).screen, DecisionModal))
            old = app.screen
            await press(twin, "enter")
            await until(lambda: app.screen is not old)
            assert app.model.step == app_of(twin).model.step


async def test_of_two_that_answer_the_same_question_one_is_told_in_a_sentence(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        first, _ = await table.in_turn()
        again = await hall_visitor(table.hall, app_of(first).lobby.account.name, "another session")
        async with at_screen(again, MIDDLE) as twin:
            await press(twin, "enter")
            await until(lambda: is_asked(twin))
            step = app_of(first).model.step
            game_of(first).choose(app_of(first).model.choices[0].text, step)
            game_of(twin).choose(app_of(twin).model.choices[-1].text, step)
            await until(lambda: app_of(first).model.step > step and app_of(twin).model.step > step)
            assert app_of(first).is_running
            assert app_of(twin).is_running


async def test_a_spectator_sees_the_table_and_is_asked_nothing(tmp_path: Path) -> None:
    async with two_at(tmp_path) as table:
        cleo = await hall_visitor(table.hall, "Cleo")
        async with at_screen(cleo, MIDDLE) as watching:
            await press(watching, "enter")
            await until(lambda: isinstance(app_of(watching).screen, SharedGameScreen))
            await table.choose_until_other()
            await until(lambda: game_of(watching).entries)
            assert not app_of(watching).model.mine
            assert "Cleo" in game_of(table.pilots[0]).company.watching
            await press(watching, "u", "e", "b", "h")
            assert app_of(watching).screen is game_of(watching)


async def test_an_announcement_stays_until_it_was_read_and_goodbye_ends_the_app(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from cuzco_tui.tui import served

    monkeypatch.setattr(served, "_TO_READ", 0.0)
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann) as pilot:
            app = app_of(pilot)
            ann.notices.append(message("told-announcement", text="Tea at five."))
            ann.lose()
            await ann.come_back(ann.account)
            await seen(pilot, "Tea at five.")
            await press(pilot, "down")
            await until(lambda: "Tea at five." not in text_on(app))
            ann.goodbye = message("ended-kicked")
            ann._tell()
            await until(lambda: not app.is_running)
        assert app.farewell == message("ended-kicked")


async def test_a_question_does_not_take_what_is_being_typed_for_the_others(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, other = await table.in_turn()
        await press(other, "slash", *"it is")
        while not app_of(other).model.mine:
            await table.choose()
            await until(lambda: app_of(first).model.mine or app_of(other).model.mine)
        step = app_of(other).model.step
        await press(other, *" 1 or 2", "enter")
        said = message("screen-said", by=app_of(other).lobby.account.name, text="it is 1 or 2")
        await until(lambda: said in [entry.said for entry in game_of(first).entries])
        await until(lambda: is_asked(other))
        assert app_of(other).model.step == step


async def test_a_dialog_closed_late_leaves_that_of_the_next_question_alone(tmp_path: Path) -> None:
    async with two_at(tmp_path, DOTS) as table:
        first, _other = await table.in_turn()
        app, model = app_of(first), app_of(first).model
        answered_here = app.screen
        assert isinstance(answered_here, DecisionModal)
        elsewhere, here = model.choices[0].text, model.choices[-1].text
        await model.play(elsewhere, model.step)
        answered_here.dismiss(here)
        await until(lambda: isinstance(app.screen, KeepTasksModal))
        await first.pause()
        assert game_of(first).dialog_open
        await model.play(model.choices[0].text, model.step)
        await until(lambda: not isinstance(app.screen, KeepTasksModal), lambda: text_on(app))
