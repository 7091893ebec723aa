"""Secrecy at the wire: all that a session is sent during a whole game depends on what its seat may know alone."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house import JoinedLine, hall_in, hall_line, until

from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.lobby.client import SharedTable
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.table.table import Table
from tests.games.cuzco.engine.test_secrecy import another_deal

PUBLIC_PUSHES = {"you", "tables", "people", "said", "around", "notice"}
POSITION = {
    "version",
    "number",
    "step",
    "view",
    "turn",
    "decision",
    "undo_bar",
    "standings",
    "seed",
    "trouble",
    "seats",
}


def sent_positions(sent: list[bytes]) -> list[dict[str, Any]]:
    """Give the positions among lines to a session, whichever way they came, and check that nothing unknown is there."""
    found = []
    for raw in sent:
        told = json.loads(raw)
        push = told.get("push")
        if push is None:
            done = told.get("done")
            if isinstance(done, dict) and "welcome" in done:
                found.append(done["welcome"]["position"])
            elif isinstance(done, dict) and isinstance(done.get("done"), dict) and "view" in done["done"]:
                found.append(done["done"])
        elif push["kind"] == "shown":
            found.append(push["position"])
        else:
            assert push["kind"] in PUBLIC_PUSHES
    for position in found:
        assert position.keys() <= POSITION
    return found


class Watch:
    """Compares what a session was sent with what would be sent if all that its seat cannot know were different."""

    def __init__(self, line: JoinedLine, shared: SharedTable, table: Table) -> None:
        self.line = line
        self.shared = shared
        self.table = table
        self.chance = random.Random(str(shared.chair.seat))
        self.compared = 0
        self.read = 0
        self.shown: dict[str, Any] = {}
        self.secrets: set[bytes] = {str(table.header.seed).encode()}

    async def look(self) -> None:
        """Check the newest position, and that no secret was sent up to now."""
        seat = self.shared.chair.seat
        state = self.table.state_at(self.table.step)
        self.secrets.add(self.table.digest().encode())
        twin = another_deal(state, seat, self.chance.getrandbits(32))
        shown = self.newest()
        assert json.dumps(shown["view"]) == json.dumps(json.loads(json.dumps(view_of(twin, seat).to_data())))
        assert shown["decision"] is None or shown["decision"]["seat"] == seat
        assert shown["seed"] is None
        self.compared += 1

    def newest(self) -> dict[str, Any]:
        """Read what was sent since the last look, and give the last position."""
        new, self.read = self.line.sent[self.read :], len(self.line.sent)
        self.shown = ([self.shown, *sent_positions(new)])[-1]
        return self.shown

    async def look_back(self) -> None:
        """Check all news and all bytes of the game."""
        seat = self.shared.chair.seat
        for entry in (await self.shared.chair.report()).news:
            for event in (*getattr(entry, "events", ()), *filter(None, [getattr(entry, "event", None)])):
                assert event.private_to in (None, seat)
            assert getattr(entry, "seat", seat) == seat or getattr(entry, "text", None) is None


@pytest.mark.parametrize("seed", [1, 2])
async def test_what_is_sent_to_a_session_holds_nothing_that_its_seat_must_not_know(tmp_path: Path, seed: int) -> None:
    async with hall_in(tmp_path) as hall:
        lines = [await hall_line(hall, name) for name in ("Ann", "Ben", "Cleo")]
        ann, ben, cleo = [line.lobby for line in lines]
        made = await ann.make(NewTable("cuzco", ("me", "free", "random"), {"pututu": True}))
        await ben.join(made)
        for lobby in (ann, ben, cleo):
            await lobby.enter()
        shared = [await ann.sit(made), await ben.sit(made), await cleo.sit(made)]
        await shared[0].chair.set_pause(0)
        running = hall.games.find(made)
        assert running is not None
        table = running.host._table
        watches = [Watch(line, one, table) for line, one in zip(lines, shared, strict=True)]
        chance = random.Random(seed)

        def settled() -> bool:
            """Whether a person must decide and everybody was sent that."""
            turn = table.decision.seat if table.decision else None
            own = [chair.position.decision for chair in (shared[0].chair, shared[1].chair)]
            if turn not in (0, 1, None) or any(one.chair.position.turn != turn for one in shared):
                return False
            if turn is not None and own[turn] is None:
                return False
            return all(one.chair.position.version == running.host._shown[one.chair.seat].version for one in shared)

        while True:
            await until(settled)
            if table.decision is None:
                break
            if chance.random() < 0.3:
                for watch in watches:
                    await watch.look()
            sent_before = [len(line.sent) for line in lines]
            chair = shared[table.decision.seat].chair
            assert chair.position.decision is not None
            await chair.play(chance.choice(chair.position.decision.options).text, chair.position.step)
        for watch, before in zip(watches, sent_before, strict=True):
            assert watch.compared > 20
            during = b"\n".join(watch.line.sent[:before])
            assert not [secret for secret in watch.secrets if secret in during]
            await watch.look_back()
            watch.newest()


async def test_a_line_of_the_lobby_tells_everybody_the_same(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        lines = [await hall_line(hall, name) for name in ("Ann", "Ben", "Cleo")]
        made = await lines[0].lobby.make(NewTable("cuzco", ("me", "free", "random")))
        await lines[1].lobby.join(made)
        tables = [await line.lobby.sit(made) for line in lines]
        await until(lambda: len({table.company.table.turn for table in tables}) == 1)
        told = [msgspec.structs.replace(table.company.table, mine=None) for table in tables]
        assert told[0] == told[1] == told[2]
        assert tables[2].company.table.mine is None
