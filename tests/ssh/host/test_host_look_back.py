"""Finished games at a server: who played or watched may look back at them, nobody before the end, and nobody else."""

from pathlib import Path
from typing import Any

import pytest
from house import TOY, hall_guest, hall_in, hall_visitor, until

from cuzco_tui.game import GameError
from cuzco_tui.games import find_game
from cuzco_tui.lobby.client import Lobby, SharedTable
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.play.replay import replay_of_text
from cuzco_tui.ssh.host.govern import Governor


async def play_to_the_end(*tables: SharedTable) -> None:
    """Let the people of a table choose the first option again and again."""
    while any(table.chair.position.turn is not None for table in tables):
        for table in tables:
            chair = table.chair
            if chair.position.decision is not None:
                await chair.play(chair.position.decision.options[0].text, chair.position.step)
        await until(
            lambda: any(
                table.chair.position.decision is not None or table.chair.position.turn is None for table in tables
            )
        )


async def begun(hall: Any) -> tuple[Lobby, Lobby, str]:
    """Ann and Ben begin a game."""
    ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
    await ann.enter()
    await ben.enter()
    table = await ann.make(NewTable(TOY, ("me", "free")))
    await ben.join(table)
    await until(lambda: table in ann.tables and ann.tables[table].stage == "playing")
    return ann, ben, table


async def test_those_who_played_look_back_at_a_game_from_their_own_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben, table = await begun(hall)
        with pytest.raises(GameError, match="not over"):
            await ann.look_back(table)
        await play_to_the_end(await ann.sit(table), await ben.sit(table))
        await until(lambda: ann.tables[table].stage == "over")
        for lobby, seat in ((ann, 0), (ben, 1)):
            replay = replay_of_text(await lobby.look_back(table), find_game, seat)
            assert replay.finished
            assert replay.own == seat
            assert [who.name for who in replay.seats] == ["Ann", "Ben"]


async def test_who_watched_finds_the_game_again_and_puts_it_away(tmp_path: Path) -> None:
    async with hall_in(tmp_path, guests=True) as hall:
        ann, ben, table = await begun(hall)
        cleo, dan = await hall_visitor(hall, "Cleo"), await hall_visitor(hall, "Dan")
        guest = await hall_guest(hall)
        for lobby in (cleo, dan, guest):
            await lobby.enter()
        watching = [await cleo.sit(table), await guest.sit(table)]
        await watching[0].stand()
        with pytest.raises(GameError, match="not over"):
            await cleo.look_back(table)
        await play_to_the_end(await ann.sit(table), await ben.sit(table))
        await until(lambda: cleo.tables.get(table) is not None and cleo.tables[table].stage == "over")
        await until(lambda: table not in dan.tables)
        assert replay_of_text(await cleo.look_back(table), find_game, None).finished
        assert replay_of_text(await guest.look_back(table), find_game, None).finished
        await watching[1].stand()
        for stranger in (dan, guest):
            with pytest.raises(GameError, match="neither played nor watched"):
                await stranger.look_back(table)
        await cleo.close(table)
        await until(lambda: table not in cleo.tables)
        assert table in ann.tables
        with pytest.raises(GameError):
            await cleo.look_back(table)


async def test_it_is_known_after_a_restart_who_watched_and_forgotten_with_the_account(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben, table = await begun(hall)
        cleo = await hall_visitor(hall, "Cleo")
        await cleo.sit(table)
        await play_to_the_end(await ann.sit(table), await ben.sit(table))
        await until(lambda: ann.tables[table].stage == "over")
    async with hall_in(tmp_path) as hall:
        cleo = await hall_visitor(hall, "Cleo")
        assert await cleo.look_back(table)
        record = hall.registry.find(table)
        (account,) = record.watched_by
        await Governor(hall).forget(account, games=False)
        assert hall.registry.find(table).watched_by == ()
