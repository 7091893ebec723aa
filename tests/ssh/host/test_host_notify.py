"""Word for absent people: once for each turn, with account and table and nothing else."""

import sys
from pathlib import Path

from house import TOY, HandTime, hall_in, hall_visitor, line_of, until

from cuzco_tui.lobby.facts import NewTable

WRITER = "import sys; open(sys.argv[1], 'a').write(repr(sys.argv[2:]) + '\\n')"


def command(folder: Path) -> tuple[str, Path]:
    """Give a command that writes its arguments down, and where."""
    script, notes = folder / "note it.py", folder / "notes"
    script.write_text(WRITER)
    return f"{sys.executable} '{script}' '{notes}'", notes


async def test_an_absent_person_is_sent_word_once_a_turn_without_a_shell(tmp_path: Path) -> None:
    time = HandTime()
    called, notes = command(tmp_path)
    async with hall_in(tmp_path / "data", time, notify=called) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben $(id)")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        await line_of(hall, ben).close()
        table = await ann.sit(made)
        await table.chair.play("pass", 0)
        time.advance(29)
        assert not notes.exists()
        time.advance(2)
        await until(notes.exists)
        await until(lambda: notes.read_text() == f"{['Ben $(id)', made]!r}\n")
        time.advance(1000)
        await until(lambda: hall.registry.find(made).told)
    async with hall_in(tmp_path / "data", time, notify=called) as hall:
        time.advance(1000)
        assert notes.read_text().count("\n") == 1


async def test_who_is_here_or_comes_soon_is_not_sent_word(tmp_path: Path) -> None:
    time = HandTime()
    called, notes = command(tmp_path)
    async with hall_in(tmp_path / "data", time, notify=called) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        table = await ann.sit(made)
        await line_of(hall, ben).close()
        await table.chair.play("pass", 0)
        await until(lambda: hall.registry.find(made).turn == 1)
        time.advance(20)
        await hall_visitor(hall, "Ben")
        time.advance(20)
        await until(lambda: hall.registry.find(made).told)
        assert not notes.exists()


async def test_a_command_that_does_not_exist_harms_nobody(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time, notify="/no/such/command") as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        await line_of(hall, ben).close()
        table = await ann.sit(made)
        await table.chair.play("pass", 0)
        time.advance(31)
        await until(lambda: hall.registry.find(made).told)
        assert (await ann.find(made)).turn == 1


async def test_who_leaves_without_having_seen_that_it_is_their_turn_is_sent_word(tmp_path: Path) -> None:
    time = HandTime()
    called, notes = command(tmp_path)
    async with hall_in(tmp_path / "data", time, notify=called) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        table = await ann.sit(made)
        await table.chair.play("pass", 0)
        await until(lambda: hall.registry.find(made).turn == 1)
        await line_of(hall, ben).close()
        await until(lambda: time.sleeps(30))
        time.advance(31)
        await until(notes.exists)


async def test_who_leaves_the_table_in_their_turn_is_not_sent_word(tmp_path: Path) -> None:
    time = HandTime()
    called, notes = command(tmp_path)
    async with hall_in(tmp_path / "data", time, notify=called) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(made)
        await ben.sit(made)
        await (await ann.sit(made)).chair.play("pass", 0)
        await until(lambda: hall.registry.find(made).turn == 1)
        await line_of(hall, ben).close()
        await until(lambda: len(hall.people) == 1)
        time.advance(100)
        assert not hall.registry.find(made).told
        assert not notes.exists()
