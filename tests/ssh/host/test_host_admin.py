"""What the owner of a server can see and do, while it runs and while it does not."""

import asyncio
import json
import os
from pathlib import Path

import pytest
from hosting import HostProcess, host_process
from house import TOY, hall_in, hall_visitor, until

from cuzco_tui.cli import main
from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import LOBBY, NewTable
from cuzco_tui.lobby.requests import FrontStats
from cuzco_tui.messages import catalogue
from cuzco_tui.ssh.host.govern import Governor
from cuzco_tui.ssh.link import HostLink
from cuzco_tui.ssh.tickets import Identity, make_ticket


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")


async def admin(host: HostProcess, *words: str) -> int:
    """Run `cuzco admin`."""
    return await asyncio.to_thread(main, ["admin", *words, "--data", host.config.data])


async def test_the_status_tells_of_sessions_tables_memory_and_latency(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with host_process(tmp_path) as host:
        ann = await host.link("Ann")
        made = await ann.make(NewTable("cuzco", ("me", "random")))
        await ann.sit(made)
        front = HostLink(host.config.host_socket, make_ticket(b"s" * 32, Identity("front", "front")))
        host.links.append(front)
        await (await front.open()).ask(FrontStats({"connections": 3}))
        flags = ["serve", "--status", "--data", host.config.data]
        assert await asyncio.to_thread(main, [*flags, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        (session,) = told["sessions"]
        assert (session["name"], session["at"], session["pid"]) == ("Ann", [made], os.getpid())
        assert session["memory"] > 2**20
        assert told["tables"] == {"waiting": 0, "playing": 1, "over": 0, "loaded": 1, "troubled": 0}
        assert told["memory"]["host"] > 2**20
        assert told["latency"]["requests"] >= 3
        assert told["latency"]["p50_ms"] <= told["latency"]["p95_ms"]
        assert told["front"] == {"connections": 3}
        assert await asyncio.to_thread(main, flags) == 0
        lines = capsys.readouterr().out
        assert "Ann at " in lines
        assert "1 playing" in lines
        assert "connections 3" in lines


async def test_people_are_listed_told_sent_away_and_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with host_process(tmp_path) as host:
        ann, ben = await host.link("Ann"), await host.link("Ben")
        assert await admin(host, "list") == 0
        assert "Ann: here since" in capsys.readouterr().out
        assert await admin(host, "announce", "Tea", "at", "five\x1b[2J") == 0
        await until(lambda: bool(ann.notices))
        assert catalogue("en").say(ann.notices[-1]) == "From the server's owner: Tea at five[2J"
        assert await admin(host, "kick", "ben") == 0
        await until(lambda: ben.goodbye is not None)
        assert await admin(host, "kick", "nobody") == 2
        assert "is connected" in capsys.readouterr().err
        assert await admin(host, "ban", "Ann") == 0
        await until(lambda: ann.goodbye is not None)
        with pytest.raises(GameError, match="not welcome"):
            await host.link("Ann")
        assert await admin(host, "unban", "Ann") == 0
        assert (await host.link("Ann")).account.name == "Ann"
        assert await admin(host, "invite", "3") == 0
        assert "for 3 newcomers" in capsys.readouterr().out
        assert await admin(host, "tables") == 0
        assert "nothing to list" in capsys.readouterr().out


async def test_what_makes_no_sense_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with host_process(tmp_path) as host:
        await until(lambda: "ready" in host.events())
        for words in (["ban"], ["announce"], ["invite", "many"], ["ban", "Nobody"]):
            assert await admin(host, *words) == 2
            assert capsys.readouterr().err.count("\n") == 1


def test_without_a_server_there_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--status", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"cuzco: No server runs on {tmp_path}; start it with `cuzco serve`.\n"
    assert main(["admin", "list", "--data", str(tmp_path)]) == 2
    assert "No server was ever started" in capsys.readouterr().err
    assert main(["admin", "kick", "Ann", "--data", str(tmp_path)]) == 2
    assert "No server runs" in capsys.readouterr().err
    assert main(["serve", "--status", "--data", str(tmp_path / "nowhere")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def test_while_the_server_is_down_accounts_can_still_be_looked_after(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hall_in(tmp_path) as hall:
        await hall_visitor(hall, "Ann")
    for words, sentence in (
        (["list"], "Ann: here since"),
        (["ban", "Ann"], "Ann is banned"),
        (["list"], "banned"),
        (["unban", "ann"], "Ann may come again"),
        (["invite"], "for one newcomer"),
        (["forget", "Ann"], "is deleted"),
        (["list"], "nothing to list"),
    ):
        assert await asyncio.to_thread(main, ["admin", *words, "--data", str(tmp_path)]) == 0
        assert sentence in capsys.readouterr().out


async def test_a_forgotten_person_leaves_nothing_but_a_name_in_games(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.enter()
        await ann.say("I was here")
        await ann.settle("en", "[screen]\n")
        playing = await ann.make(NewTable(TOY, ("me", "free")))
        await ben.join(playing)
        waiting = await ben.make(NewTable(TOY, ("me", "free", "free")))
        await ann.join(waiting)
        alone = await ann.make(NewTable(TOY, ("me", "first")))
        await ann.forget()
        await until(lambda: ann.goodbye is not None)
        assert hall.accounts.by_name("Ann") is None
        assert hall.database.rows("SELECT 1 FROM keys JOIN accounts ON account = id WHERE name = 'Ann'") == []
        assert await hall.chat.heard(LOBBY, hall.time.now()) == []
        assert (await ben.find(playing)).seats[0].resigned
        assert (await ben.find(waiting)).free_seats == 2
        assert alone not in hall.registry
        again = await hall_visitor(hall, "Ann")
        assert await again.turns() == ()
        assert playing in hall.registry
        person = hall.accounts.by_name("Ben")
        assert person is not None
        await Governor(hall).forget(person.id, games=True)
        assert playing not in hall.registry
        assert not (tmp_path / "games" / f"{playing}.sqlite").exists()


async def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        ann = await host.link("Ann")
        await ann.enter()
        code = await ann.link_code()
        await ann.say("between us")
        with pytest.raises(GameError):
            await ann.settle("en", "nonsense =")
        log = host.log.read_text()
        assert code not in log
        assert "between us" not in log
        assert "AAAA" not in log
