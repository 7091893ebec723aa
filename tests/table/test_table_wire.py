"""A whole game through chairs that encode and decode every message: nothing is lost, nothing more comes through."""

import random
from typing import Any

import pytest
from toy_game import TOY

from cuzco_tui.game import Game
from cuzco_tui.games import find_game
from cuzco_tui.table.chair import Position
from cuzco_tui.table.errors import DiskFull, NotYourTurn, StaleMove
from cuzco_tui.table.host import Host, LocalChair
from cuzco_tui.table.news import NOTHING_HEARD
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table
from cuzco_tui.table.wire import ChairDoor, RemoteChair

CUZCO = find_game("cuzco")


class Line:
    """Joins a chair at a table to one that is far away, and keeps all that was sent to it."""

    def __init__(self, game: Game, local: LocalChair) -> None:
        self.sent: list[bytes] = []
        door = ChairDoor(local, game.content_to_data(game.load_content(None)))

        async def ask(request: bytes) -> bytes:
            return self._sent(await door.answer(request))

        self.local = local
        self.remote = RemoteChair(game, self._sent(door.welcome()), ask)
        local.listen(lambda: self.remote.show(self._sent(door.position())))

    def _sent(self, line: bytes) -> bytes:
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        self.sent.append(line)
        return line


def same(here: Position, there: Position) -> bool:
    """Say whether two positions show the same, the trouble aside."""
    fields = ("version", "number", "step", "view", "turn", "undo_bar", "seed")
    if any(getattr(here, field) != getattr(there, field) for field in fields):
        return False
    if [(*row[:4], list(row.by_round)) for row in here.standings] != [
        (*row[:4], list(row.by_round)) for row in there.standings
    ]:
        return False
    if here.decision is None or there.decision is None:
        return here.decision is there.decision
    return (here.decision.seat, here.decision.kind, list(here.decision.options)) == (
        there.decision.seat,
        there.decision.kind,
        list(there.decision.options),
    )


@pytest.mark.parametrize("game", [TOY, CUZCO], ids=["toy", "cuzco"])
async def test_a_whole_game_goes_through_chairs_that_encode_and_decode_everything(game: Game) -> None:
    host = Host(Table.new(game, [human("Ann"), human("Ben")], 4))
    lines = [Line(game, await host.chair(seat)) for seat in (0, 1, None)]
    generator, numbers, undone = random.Random(1), [NOTHING_HEARD] * 3, 0
    while (seat := lines[2].remote.position.turn) is not None:
        chair = lines[seat].remote
        decision = chair.position.decision
        assert decision is not None
        choice = generator.choice(decision.options)
        await chair.play(choice.text, chair.position.step)
        if chair.position.undo_bar is None and generator.random() < 0.1:
            await chair.undo(chair.position.step)
            undone += 1
        for place, line in enumerate(lines):
            assert same(line.local.position, line.remote.position)
            report = await line.remote.report(numbers[place])
            assert report == await line.local.report(numbers[place])
            numbers[place] = report.number
        assert [tuple(reason) for reason in await chair.why_not()] == [
            tuple(reason) for reason in await lines[seat].local.why_not()
        ]
    assert undone
    for line in lines:
        assert await line.remote.report() == await line.local.report()
        assert line.remote.position.seed == 4
        assert not any(b'"seed":4' in sent for sent in line.sent[:-20])
    await host.close()


async def test_what_is_refused_comes_back_as_the_same_error() -> None:
    host = Host(Table.new(TOY, [human("Ann"), bot("Bob", "first")], 4))
    line, watcher = Line(TOY, await host.chair(0)), Line(TOY, await host.chair(None))
    with pytest.raises(StaleMove, match="step 0"):
        await line.remote.play("pass", 3)
    with pytest.raises(NotYourTurn):
        await watcher.remote.play("pass", 0)
    assert line.remote.position.step == 0
    await host.close()


async def test_trouble_pace_and_leaving_go_through(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(TOY, [human("Ann"), bot("Bob", "first")], 4)
    host = Host(table, pause=3600)
    line = Line(TOY, await host.chair(0))
    await line.remote.play("pass", 0)
    real, refused = table.play, [True]

    def play(*arguments: Any) -> Any:
        if refused:
            refused.pop()
            raise DiskFull("There is no room left.")
        return real(*arguments)

    monkeypatch.setattr(table, "play", play)
    host.begin()
    await line.remote.hurry()
    while line.remote.position.trouble is None:
        await line.remote.report()
    assert isinstance(line.remote.position.trouble, DiskFull)
    assert str(line.remote.position.trouble) == "There is no room left."
    await line.remote.set_pause(0)
    await line.remote.go_on()
    while line.remote.position.turn == 1:
        await line.remote.report()
    await line.remote.leave()
    await host.close()


@pytest.mark.parametrize(
    "noise", [b"", b"{}", b"[1]", b'{"do":"state"}', b'{"do":"play","seat":1}', b"\xff\x00", b"9" * 99]
)
async def test_a_door_answers_noise_with_a_sentence(noise: bytes) -> None:
    host = Host(Table.new(TOY, [human("Ann"), human("Ben")], 4))
    door = ChairDoor(await host.chair(0), TOY.content_to_data(TOY.load_content(None)))
    assert b'"error"' in await door.answer(noise)
    await host.close()
