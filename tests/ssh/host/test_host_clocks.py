"""Clocks: gentle, durable, and stopped while the server is down; a game over three days."""

from pathlib import Path

import pytest
from house import TOY, HandTime, hall_in, hall_visitor, line_of, said, until

from cuzco_tui.lobby.client import Lobby, SharedTable
from cuzco_tui.lobby.facts import NewTable, TableTime
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.ssh.host.registry import moment

DAY = 24 * 3600


async def seated(
    hall: Hall, time: TableTime, seats: tuple[str, ...] = ("me", "free")
) -> tuple[Lobby, SharedTable, str]:
    """Seat Ann and Ben, and give Ann's side of it."""
    ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
    made = await ann.make(NewTable(TOY, seats, time=time))
    await ben.join(made)
    table = await ann.sit(made)
    await table.chair.set_pause(0)
    return ann, table, made


async def play_pass(lobby: Lobby, table: str) -> SharedTable:
    shared = next((one for one in lobby.seated.values() if one.id == table), None) or await lobby.sit(table)
    await until(lambda: shared.chair.position.decision is not None)
    await shared.chair.play("pass", shared.chair.position.step)
    return shared


async def test_when_the_time_for_a_turn_is_over_a_bot_plays_until_the_seat_is_taken_back(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann, table, made = await seated(hall, TableTime("turn", 3 * DAY))
        await until(lambda: table.company.table.deadline == moment(time.now() + 3 * DAY))
        time.advance(3 * DAY - 1)
        await hall.keeper.look(time.now())
        assert hall.registry.find(made).seats[0].stand_in == ""
        time.advance(2)
        await hall.keeper.look(time.now())
        await until(lambda: table.company.table.seats[0].bot == "first")
        assert any("time of Ann is over" in sentence for sentence in said(ann))
        await until(lambda: hall.registry.find(made).turn == 1)
        await table.take_back_seat()
        ben = await hall_visitor(hall, "Ben")
        await play_pass(ben, made)
        await until(lambda: table.company.table.turn == 0 and table.company.table.deadline is not None)
        assert table.company.table.deadline == moment(time.now() + 3 * DAY)
        await play_pass(ann, made)


async def test_time_for_the_whole_game_runs_in_ones_own_turns_alone(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann, table, made = await seated(hall, TableTime("game", 900))
        ben = await hall_visitor(hall, "Ben")
        time.advance(100)
        await play_pass(ann, made)
        time.advance(500)
        await play_pass(ben, made)
        await until(lambda: table.company.table.turn == 0)
        line = await ann.find(made)
        assert [seat.left for seat in line.seats] == [800, 400]
        assert line.deadline == moment(time.now() + 800)
        time.advance(300)
        assert [seat.left for seat in (await ann.find(made)).seats] == [500, 400]
        await play_pass(ann, made)
        time.advance(401)
        await hall.keeper.look(time.now())
        await until(lambda: hall.registry.find(made).seats[1].stand_in == "first")
        await until(lambda: hall.registry.find(made).turn == 0)
        shared = await ben.sit(made)
        await shared.take_back_seat()
        assert [seat.left for seat in (await ann.find(made)).seats] == [500, 90]


async def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        _ann, table, made = await seated(hall, TableTime())
        time.advance(400 * DAY)
        await hall.keeper.look(time.now())
        assert table.company.table.deadline is None
        assert hall.registry.find(made).turn == 0


@pytest.mark.parametrize("kind", ["turn", "game"])
async def test_time_in_which_the_server_was_down_is_nobodys(tmp_path: Path, kind: str) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        _ann, _table, made = await seated(hall, TableTime(kind, DAY))  # type: ignore[arg-type]
        time.advance(3600)
        await hall.keeper.look(time.now())
        deadline = hall.registry.find(made).deadline
        assert deadline is not None
    time.advance(30 * DAY)
    async with hall_in(tmp_path, time) as hall:
        await hall.keeper.look(time.now())
        assert hall.registry.find(made).seats[0].stand_in == ""
        assert hall.registry.find(made).deadline == deadline + 30 * DAY
        time.advance(DAY - 3600 + 1)
        await hall.keeper.look(time.now())
        await until(lambda: hall.registry.find(made).seats[0].stand_in == "first")


async def test_a_game_goes_on_over_three_days_with_nobody_there_in_between(tmp_path: Path) -> None:
    time = HandTime()
    made = ""
    for day in range(3):
        async with hall_in(tmp_path, time) as hall:
            people = [await hall_visitor(hall, name) for name in ("Ann", "Ben")]
            if not made:
                seats = ("me", "free", "first")
                made = await people[0].make(NewTable(TOY, seats, time=TableTime("turn", 3 * DAY)))
                await people[1].join(made)
            table = hall.registry.find(made)
            before = table.round
            while table.stage == "playing" and (day == 2 or table.round < before + 2):
                turn = table.turn
                if turn in (0, 1):
                    await (await play_pass(people[turn], made)).chair.set_pause(0)
                await until(lambda: table.turn != turn or table.stage == "over")  # noqa: B023
            for one in people:
                await line_of(hall, one).close()
            time.advance(12 * 3600)
            await hall.keeper.look(time.now())
            assert not any(seat.stand_in for seat in table.seats)
        time.advance(12 * 3600)
    async with hall_in(tmp_path, time) as hall:
        ann = await hall_visitor(hall, "Ann")
        over = await ann.sit(made)
        assert over.chair.position.turn is None
        assert len(over.chair.position.standings) == 3
