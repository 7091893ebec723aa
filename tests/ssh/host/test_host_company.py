"""Together at a table: who is there, proposals, bots that stand in, two sessions of one person."""

import asyncio
from pathlib import Path

import pytest
from house import TOY, HandTime, hall_in, hall_visitor, line_of, said, until

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby, SharedTable
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.table.errors import CannotUndo, NotYourTurn, StaleMove


async def seated(hall: Hall, *names: str, more: tuple[str, ...] = ()) -> tuple[list[Lobby], list[SharedTable]]:
    """Seat people at one table, in this order."""
    people = [await hall_visitor(hall, name) for name in names]
    made = await people[0].make(NewTable(TOY, ("me", *("free" for _ in names[1:]), *more)))
    for one in people[1:]:
        await one.join(made)
    tables = [await one.sit(made) for one in people]
    for one in people:
        one.notices.clear()
    return people, tables


async def play_pass(table: SharedTable) -> None:
    await until(lambda: table.chair.position.decision is not None)
    await table.chair.play("pass", table.chair.position.step)


async def test_those_at_a_table_see_who_comes_goes_and_watches(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        cleo = await hall_visitor(hall, "Cleo")
        watched = await cleo.sit(at_ann.id)
        await until(lambda: at_ann.company.watching == ("Cleo",))
        assert at_ann.company.table.watchers == 1
        assert watched.chair.position.decision is None
        await at_ben.stand()
        await until(lambda: not at_ann.company.table.seats[1].here)
        assert at_ann.company.table.seats[0].here
        await line_of(hall, cleo).close()
        await until(lambda: at_ann.company.watching == ())
        await ben.sit(at_ann.id)
        await until(lambda: at_ann.company.table.seats[1].here)
        assert said(ann) == ["Cleo watches.", "Ben gets up; the game goes on when they are back.", "Ben sits down."]
        assert said(ben) == ["Cleo watches."]


async def test_who_watches_cannot_play_or_change_the_pace(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        _people, (at_ann, _at_ben) = await seated(hall, "Ann", "Ben")
        watched = await (await hall_visitor(hall, "Cleo")).sit(at_ann.id)
        running = hall.games.find(at_ann.id)
        assert running is not None
        await watched.chair.set_pause(0)
        await watched.chair.hurry()
        assert running.host.pause == 0.6
        with pytest.raises(NotYourTurn):
            await watched.chair.play("pass", 0)
        await at_ann.chair.set_pause(0.2)
        assert running.host.pause == 0.2
        for nonsense in (-1.0, 1e9):
            await at_ann.chair.set_pause(nonsense)
        assert running.host.pause == 0.2


async def test_of_two_sessions_in_one_seat_the_first_answer_counts(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, _ben), (first, _other) = await seated(hall, "Ann", "Ben")
        again = await hall_visitor(hall, "Ann")
        second = await again.sit(first.id)
        assert second.chair.seat == first.chair.seat == 0
        answers = await asyncio.gather(
            first.chair.play("pass", 0), second.chair.play("pass", 0), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Position", "StaleMove"]
        assert isinstance(next(answer for answer in answers if isinstance(answer, Exception)), StaleMove)
        await until(lambda: first.chair.position.turn == second.chair.position.turn == 1)
        assert said(ann) == []


async def test_a_choice_is_taken_back_when_all_others_agree(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, ben, cleo), (at_ann, at_ben, at_cleo) = await seated(hall, "Ann", "Ben", "Cleo")
        with pytest.raises(CannotUndo):
            await at_ann.propose_undo()
        await play_pass(at_ann)
        await play_pass(at_ben)
        await until(lambda: at_ann.chair.position.turn == 2)
        await at_ann.propose_undo()
        await until(lambda: at_cleo.company.proposal is not None)
        assert at_cleo.company.proposal is not None
        assert at_cleo.company.proposal.waiting_for == ("Ben", "Cleo")
        assert "to take back a choice" in said(ben)[0]
        with pytest.raises(GameError, match="already"):
            await at_ben.propose_undo()
        await until(lambda: at_ann.company.proposal is not None)
        with pytest.raises(GameError, match="does not need your answer"):
            await at_ann.agree(True)
        await at_ben.agree(True)
        await until(lambda: at_cleo.company.proposal is not None and at_cleo.company.proposal.waiting_for == ("Cleo",))
        assert at_cleo.chair.position.turn == 2
        await at_cleo.agree(True)
        await until(lambda: all(table.chair.position.turn == 0 for table in (at_ann, at_ben, at_cleo)))
        assert at_ann.chair.position.decision is not None
        await until(lambda: at_ann.company.proposal is None)
        assert "Ann has taken a choice back." in said(cleo)
        assert "Ann has taken a choice back." not in said(ann), "who asked for it sees it"


async def test_one_no_or_a_new_choice_ends_a_proposal(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        await play_pass(at_ann)
        for how in ("no", "withdrawn", "moved"):
            await at_ann.propose_undo()
            await until(lambda: at_ben.company.proposal is not None and at_ann.company.proposal is not None)
            if how == "no":
                await at_ben.agree(False)
            elif how == "withdrawn":
                await at_ann.agree(False)
            else:
                await play_pass(at_ben)
            await until(lambda: at_ben.company.proposal is None and at_ann.company.proposal is None)
        assert at_ann.chair.position.turn == 0
        assert [sentence.split()[-1] for sentence in said(ann)] == ["agree.", "ask.", "void."]
        told = said(ben)
        assert "Ann no longer asks." in told
        assert "Ben does not agree." not in told
        assert len(told) == 5


async def test_alone_with_bots_a_choice_is_taken_back_at_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        _people, (at_ann,) = await seated(hall, "Ann", more=("first",))
        await at_ann.chair.set_pause(0)
        await play_pass(at_ann)
        await until(lambda: at_ann.chair.position.decision is not None)
        before = at_ann.chair.position.step
        await at_ann.propose_undo()
        await until(lambda: at_ann.chair.position.step < before)
        assert at_ann.chair.position.step == 0


async def test_a_bot_plays_for_somebody_absent_when_those_present_agree_and_gives_the_seat_back(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        (_ann, ben, cleo), (at_ann, at_ben, at_cleo) = await seated(hall, "Ann", "Ben", "Cleo")
        with pytest.raises(GameError, match="is at the table"):
            await at_ann.propose_bot(1)
        with pytest.raises(GameError, match="No other person"):
            await at_ann.propose_bot(0)
        await at_ben.stand()
        with pytest.raises(GameError, match="left a moment ago"):
            await at_ann.propose_bot(1)
        time.advance(61)
        await at_ann.propose_bot(1)
        await until(lambda: at_cleo.company.proposal is not None)
        await at_cleo.agree(True)
        await until(lambda: at_ann.company.table.seats[1].bot == "first")
        await until(lambda: at_ann.chair.table.seats[1].kind == "bot")
        assert at_ann.company.table.seats[1].person == "Ben"
        assert "A bot plays for Ben until they are back." in said(cleo)
        await at_ann.chair.set_pause(0)
        await play_pass(at_ann)
        await until(lambda: at_cleo.chair.position.turn == 2)
        back = await ben.sit(at_ann.id)
        assert back.company.table.seats[1].bot == "first"
        assert not back.company.table.waits_for_me
        await play_pass(at_cleo)
        await play_pass(at_ann)
        await until(lambda: at_cleo.chair.position.decision is not None)
        with pytest.raises(NotYourTurn, match="take your seat back"):
            await back.chair.play("pass", back.chair.position.step)
        await back.take_back_seat()
        await until(lambda: back.chair.table.seats[1].kind == "remote")
        await play_pass(at_cleo)
        await play_pass(at_ann)
        await play_pass(back)
        with pytest.raises(GameError, match="No bot stands in"):
            await back.take_back_seat()


async def test_whoever_is_left_alone_at_an_absent_persons_turn_decides_alone(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, _ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        await play_pass(at_ann)
        await at_ben.stand()
        await at_ann.chair.set_pause(0)
        await at_ann.propose_bot(1)
        await until(lambda: at_ann.chair.position.decision is not None)
        assert "A bot plays for Ben until they are back." in said(ann)


async def test_a_proposal_goes_on_without_whoever_leaves_and_is_void_when_the_absent_comes(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        (_ann, ben, cleo), (at_ann, at_ben, at_cleo) = await seated(hall, "Ann", "Ben", "Cleo")
        await at_ben.stand()
        time.advance(61)
        await at_ann.propose_bot(1)
        await until(lambda: at_cleo.company.proposal is not None)
        back = await ben.sit(at_ann.id)
        await until(lambda: at_cleo.company.proposal is None)
        await back.stand()
        time.advance(61)
        await at_ann.propose_bot(1)
        await until(lambda: at_cleo.company.proposal is not None)
        await at_cleo.stand()
        await until(lambda: at_ann.company.table.seats[1].bot == "first")
        assert said(cleo)


async def test_whoever_resigns_is_played_by_a_bot_for_good(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann, ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        await at_ann.chair.set_pause(0)
        again = await hall_visitor(hall, "Ben", "another session")
        also_at_ben = await again.sit(at_ann.id)
        await at_ben.resign()
        await until(lambda: at_ann.company.table.seats[1].resigned)
        for left in (at_ben, also_at_ben):
            with pytest.raises(GameError):
                await left.chair.report()
            await left.stand()
        assert said(ann) == ["Ben resigns; a bot plays on."]
        watched = await ben.sit(at_ann.id)
        assert watched.chair.seat is watched.company.table.mine is None
        assert (
            watched.chair.position.view == (await (await hall_visitor(hall, "Cleo")).sit(at_ann.id)).chair.position.view
        )
        with pytest.raises(GameError, match="for good"):
            await at_ben.take_back_seat()
        with pytest.raises(GameError, match="for good"):
            await at_ben.resign()
        await play_pass(at_ann)
        await until(lambda: at_ann.chair.position.decision is not None)
        assert await ben.turns() == ()
        await ann.close(at_ann.id)


async def test_whose_seat_a_bot_had_knows_what_it_did_there_after_a_restart_too(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time=time) as hall:
        (ann, ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        made, own = at_ann.id, at_ben.chair.position.step
        await at_ben.stand()
        time.advance(61)
        await at_ann.propose_bot(1)
        await play_pass(at_ann)
        await until(lambda: at_ann.chair.position.decision is not None)
        assert at_ann.company.table.bot_from is None
    async with hall_in(tmp_path, time=time) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        at_ben = await ben.sit(made)
        led = at_ben.chair.position.step
        assert [step for step in range(led + 2) if at_ben.company.table.bot_led_to(step)] == [*range(own + 1, led + 2)]
        await at_ben.take_back_seat()
        await until(lambda: not at_ben.company.table.bot_led_to(led + 1))
        assert at_ben.company.table.bot_led_to(led)
        at_ann = await ann.sit(made)
        await play_pass(at_ann)
        await play_pass(at_ben)
        await at_ben.propose_undo()
        await until(lambda: at_ann.to_answer is not None or at_ben.chair.position.step <= led)
        assert not at_ann.company.table.bot_led_to(led)


async def test_whoever_gets_up_while_a_bot_plays_for_them_is_not_waited_for(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time=time) as hall:
        (ann, ben), (at_ann, at_ben) = await seated(hall, "Ann", "Ben")
        await at_ben.stand()
        time.advance(61)
        await at_ann.propose_bot(1)
        at_ben = await ben.sit(at_ann.id)
        ann.notices.clear()
        await at_ben.stand()
        await until(lambda: ann.notices)
        assert said(ann) == ["Ben gets up; the bot plays on."]


async def test_bots_go_on_when_nobody_is_connected_and_after_a_restart(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        (ann,), (at_ann,) = await seated(hall, "Ann", more=("first", "first"))
        made = at_ann.id
        await play_pass(at_ann)
        await line_of(hall, ann).close()
    async with hall_in(tmp_path) as hall:
        await until(lambda: hall.registry.find(made).turn == 0)
        ann = await hall_visitor(hall, "Ann")
        (line,) = await ann.turns()
        assert line.waits_for_me
        await ann.resign(made)
        await until(lambda: hall.registry.find(made).stage == "over")


async def test_a_trouble_is_told_and_the_table_can_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        _people, (at_ann,) = await seated(hall, "Ann", more=("first",))
        running = hall.games.find(at_ann.id)
        assert running is not None
        real = running.host.bots.ask
        monkeypatch.setattr(running.host.bots, "ask", _failing)
        await at_ann.chair.set_pause(0)
        await play_pass(at_ann)
        await until(lambda: at_ann.chair.position.trouble is not None)
        monkeypatch.setattr(running.host.bots, "ask", real)
        await at_ann.chair.go_on()
        await until(lambda: at_ann.chair.position.decision is not None)


def _failing(*_arguments: object) -> object:
    raise GameError("It cannot think.")
