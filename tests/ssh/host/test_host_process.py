"""The door of the host: tickets, noise, floods, slow readers, and the end of the server."""

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hosting import SECRET, HostProcess, host_process
from house import until

from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.messages import catalogue
from cuzco_tui.ssh.host import process
from cuzco_tui.ssh.host.outbox import MOST_WAITING, Outbox
from cuzco_tui.ssh.host.process import HostServer
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.tickets import Identity, make_ticket
from tests.processes import waited_for_processor


class RawLine:
    """A connection that says whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, host: HostProcess, identity: Identity | None = None, secret: bytes = SECRET) -> "RawLine":
        """Connect, and show a ticket where there is one."""
        line = cls(*await asyncio.open_unix_connection(str(host.config.host_socket), limit=8 * 1024 * 1024))
        if identity is not None:
            line.say({"n": 1, "ask": {"do": "hello", "ticket": make_ticket(secret, identity)}})
        return line

    def say(self, what: Any) -> None:
        self.writer.write(what if isinstance(what, bytes) else json.dumps(what).encode() + b"\n")

    async def hear(self) -> Any:
        """Give the next line, None at the end."""
        try:
            line = await asyncio.wait_for(self.reader.readline(), 60)
        except ConnectionError:
            line = self._last_words()
        return json.loads(line) if line else None

    def _last_words(self) -> bytes:
        """Give the next line that had arrived before a cut: of that the reader tells at once."""
        buffer: bytearray = self.reader._buffer  # type: ignore[attr-defined]
        line, end, _ = bytes(buffer).partition(b"\n")
        del buffer[: len(line) + len(end)]
        return line if end else b""

    async def hear_all(self) -> list[Any]:
        """Give all lines up to the end."""
        heard = []
        while (line := await self.hear()) is not None:
            heard.append(line)
        return heard


ANN = Identity("player", "raw", "ssh-ed25519 AAAAraw", "192.0.2.1")


async def test_only_a_ticket_of_this_server_opens_the_door(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        forged = await RawLine.to(host, ANN, b"another secret")
        heard = await forged.hear_all()
        assert [line["n"] for line in heard] == [1]
        assert heard[0]["error"]["what"]["id"] == "error-ticket"
        changed = make_ticket(SECRET, ANN)
        for ticket in ("", "x", changed[:-4], changed.replace("A", "B", 1), "ö"):
            line = await RawLine.to(host)
            line.say({"n": 7, "ask": {"do": "hello", "ticket": ticket}})
            assert [told["error"]["what"]["id"] for told in await line.hear_all()] == ["error-ticket"]
        hasty = await RawLine.to(host)
        hasty.say({"n": 2, "ask": {"do": "status"}})
        assert [told["n"] for told in await hasty.hear_all()] == [2]
        assert host.process is not None
        assert host.process.poll() is None


async def test_players_and_the_front_have_no_power_over_the_server(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        for role in ("player", "guest", "front"):
            line = await RawLine.to(host, Identity(role, f"s {role}", "ssh-ed25519 AAAAx"))  # type: ignore[arg-type]
            line.say({"n": 2, "ask": {"do": "status"}})
            line.say({"n": 3, "ask": {"do": "govern", "what": "list"}})
            heard = {told["n"]: told for told in [await line.hear() for _ in range(3)]}
            assert "error" in heard[2]
            assert "error" in heard[3]


async def test_whoever_says_nothing_is_cut_off_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert process._FIRST_WORD == 5.0
    monkeypatch.setattr(process, "_FIRST_WORD", 0.2)
    host = HostProcess(tmp_path)
    host.listening.close()
    server = HostServer(host.config, Log("host"))
    await server.open()
    silent = await RawLine.to(host)
    assert await silent.hear_all() == []
    known = await RawLine.to(host, ANN)
    assert "done" in await known.hear()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(known.reader.readline(), 0.4)
    known.writer.close()
    await server.close()


async def test_noise_is_answered_by_a_sentence_and_cut_off_after_twenty_lines(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        line = await RawLine.to(host, ANN)
        assert "done" in await line.hear()
        noise = (b"\n", b"{}\n", b"\xff\xfe\n", b"[" * 5000 + b"\n", b'{"n":5,"ask":{"do":"fly"}}\n') * 10
        line.say(b"".join(noise))
        heard = await line.hear_all()
        assert 1 <= len(heard) <= 20
        assert {told["error"]["what"]["id"] for told in heard} == {"error-request"}


async def test_a_line_without_end_is_cut_off(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        line = await RawLine.to(host, ANN)
        assert "done" in await line.hear()
        for _ in range(80):
            line.say(b"x" * 64 * 1024)
            try:
                await asyncio.wait_for(line.writer.drain(), 5)
            except (ConnectionError, TimeoutError):
                break
        assert all("error" in told for told in await line.hear_all())


async def test_while_others_make_noise_or_do_not_read_a_session_is_answered_as_ever(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        ann = await host.link("Ann")
        made = await ann.make(NewTable("cuzco", ("me", "random")))
        await ann.sit(made)

        async def make_noise(number: int) -> None:
            for _ in range(25):
                line = await RawLine.to(host, Identity("guest", f"noise {number}"))
                line.say(b'{"noise": 1}\n' * 20)
                await line.hear_all()

        async def never_read(number: int) -> RawLine:
            line = await RawLine.to(host, Identity("guest", f"deaf {number}"))
            for count in range(20_000):
                line.say({"n": count + 2, "ask": {"do": "turns"}})
                if count % 500 == 0:
                    try:
                        await asyncio.wait_for(line.writer.drain(), 0.5)
                    except TimeoutError:
                        break
            return line

        noise = [asyncio.ensure_future(make_noise(number)) for number in range(4)]
        deaf = [asyncio.ensure_future(never_read(number)) for number in range(2)]
        took = []
        assert host.process is not None
        both = os.getpid(), host.process.pid
        while not all(task.done() for task in (*noise, *deaf)):
            began = time.monotonic() - waited_for_processor(*both)
            await ann.turns()
            took.append(time.monotonic() - waited_for_processor(*both) - began)
            await asyncio.sleep(0.01)
        await asyncio.gather(*noise)
        lines = [await task for task in deaf]
        assert sorted(took)[int(len(took) * 0.95)] < 0.25
        for line in lines:
            line.writer.transport.abort()


async def test_of_many_changes_a_slow_reader_gets_the_last_and_too_much_cuts_it_off() -> None:
    written = []

    def write(mark: tuple[str, str | int]) -> bytes:
        written.append(mark)
        return b"shown\n"

    outbox = Outbox(write)
    for _ in range(1000):
        outbox.mark(("chair", 1))
        outbox.mark(("around", "x"))
    outbox.put(b"answer\n")
    assert await outbox.take() == b"answer\nshown\nshown\n"
    assert written == [("chair", 1), ("around", "x")]
    for _ in range(MOST_WAITING // 1000 + 2):
        outbox.put(b"y" * 1000)
    assert outbox.overflowed
    assert await outbox.take() == b""


async def test_more_connections_than_a_server_has_sessions_are_cut_off(tmp_path: Path) -> None:
    async with host_process(tmp_path, most_sessions=1) as host:
        ann = await host.link("Ann")
        lines = [await RawLine.to(host) for _ in range(60)]
        await until(lambda: "cut" in host.events())
        assert await ann.turns() == ()
        for line in lines:
            line.writer.close()


async def test_stopping_tells_everybody_lets_nobody_in_and_loses_nothing(tmp_path: Path) -> None:
    async with host_process(tmp_path, grace=1.0) as host:
        ann = await host.link("Ann")
        made = await ann.make(NewTable("cuzco", ("me", "random")))
        table = await ann.sit(made)
        await until(lambda: table.chair.position.decision is not None)
        host.tell_to_stop()
        await until(lambda: bool(ann.notices))
        assert "everything is saved" in catalogue("en").say(ann.notices[-1])
        with pytest.raises(GameError, match="about to stop"):
            await host.link("Ben")
        position = table.chair.position
        assert position.decision is not None
        await table.chair.play(position.decision.options[0].text, position.step)
        await until(lambda: ann.goodbye is not None)
        assert host.process is not None
        await until(lambda: host.process is not None and host.process.poll() is not None)
        assert host.process.returncode == 0
        assert host.events()[-1] == "stopped"
        assert "failed" not in host.events()
        assert not list((tmp_path / "games").glob("*.lock"))


async def test_with_nobody_there_it_stops_at_once(tmp_path: Path) -> None:
    async with host_process(tmp_path, grace=30.0) as host:
        await until(lambda: "ready" in host.events())
        began = time.monotonic()
        host.tell_to_stop()
        await until(lambda: host.process is not None and host.process.poll() is not None)
        assert time.monotonic() - began < 5


async def test_the_host_loads_neither_a_terminal_library_nor_ssh(tmp_path: Path) -> None:
    async with host_process(tmp_path) as host:
        await host.link("Ann")
        assert host.process is not None
        maps = Path(f"/proc/{host.process.pid}/maps").read_text()
        assert "textual" not in maps
    libraries = ("textual", "asyncssh", "rich")
    code = f"import sys, cuzco_tui.ssh.host.process; print([m for m in sys.modules if m.split('.')[0] in {libraries}])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


async def test_a_host_that_ends_while_somebody_does_not_hang_up_writes_no_traceback(tmp_path: Path) -> None:
    async with host_process(tmp_path, grace=0.1) as host:
        reader, writer = await asyncio.open_unix_connection(str(host.config.host_socket))
        await host.link("Ann")
        host.tell_to_stop()
        await until(lambda: host.process is not None and host.process.poll() is not None)
        writer.close()
        assert b"Traceback" not in host.log.read_bytes()
        assert await reader.read() == b""
        host.process = None
