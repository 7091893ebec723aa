"""How many can play at one server: screens and text over real SSH connections, against a small app served alike.

The server runs as `cuzco serve` does, with its clients in another process on the same machine. For each number of
screen sessions 25 tables are shared by all of them; each client presses a key about once a second for a minute: arrows
on the map and in the question, the focus, the pages. The largest number is measured once more while somebody chooses
at every table each 10 seconds, which everybody there sees. Some more are measured so, and then with two people and two
of the best bots at each table, who think from each of these choices on until a person decides again. The small app, one
Static that every key changes, is served by the same front, zygote and driver, in turns with the game. A repaint counts
until the last byte before the line falls quiet. Where others choose, a key that changes nothing would seem to be
answered by their next choice: there the help is opened and closed in turns, and counts until its first byte.

Goals, on 2 cores at 100 screens: key to repaint p95 at most 100 ms and at most 2 times the small app's; at most 8 ms of
processor time a key, of all processes of the server together; first paint after connecting within 200 ms when idle; at
most 22 MiB of private memory a session; an answer to a typed line within 100 ms at p95 in 500 text sessions.

Run it with `python benchmarks/ssh_load.py`; `--screens 10,30`, `--thinking 0`, `--texts 0`, `--seconds 20` make it
shorter.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import asyncssh
import msgspec

from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.ssh.config import Limits, ServerConfig
from cuzco_tui.ssh.link import HostLink
from cuzco_tui.ssh.tickets import Identity, make_ticket

ROOT = Path(__file__).resolve().parent.parent
TABLES = 25
SIZE = (120, 40)
QUIET = 0.06
"""Seconds without a byte after which a repaint counts as finished."""
NO_PAINT = 0.8
"""Seconds after which a key counts as one that changes nothing."""
ARROWS, TABS, PAGES = ("\x1b[A", "\x1b[B"), ("\t", "\x1b[Z"), ("c", "g", "k", "l", "m")
KEYS = [*ARROWS * 5, *TABS, *PAGES]
"""What is pressed, by chance."""
HELP = "\x1bOP"
"""What is pressed where others choose: it always changes something."""
THINKING_BOTS = ("master", "master")
"""Who sits with two people at the tables where bots think."""
TURN = "ChooseTurn"
"""The decision at which games begin to be measured, with the board in sight."""
CHOICE_EVERY = 10.0
"""Seconds between two choices at a table."""
ESCAPE = b"\x1b"
"""Closes what is told first to somebody who comes back."""
PAINTED = (b"Round", b"Lobby")
"""Words of which one stands on every first painting."""
START = (
    "import sys; from cuzco_tui.ssh.config import read_config; from cuzco_tui.ssh.supervisor import supervise; "
    "sys.exit(supervise(read_config(sys.argv[1])))"
)
LINE_EVERY = 5.0
"""Seconds between two lines of a text session."""
NO_LIMITS = Limits(connects_at_once=5000, connects_per_minute=60000.0, most_waiting=1000, most_per_address=5000)


class Load(NamedTuple):
    """What one run of some sessions showed; seconds and MiB."""

    connects: list[float]
    answers: list[float]
    unanswered: int
    processor_per_answer: float
    idle_processor: float
    """Processor seconds a second of the whole server while nobody does anything."""
    memory: list[float]
    """The private memory of each session."""


class Server:
    """`cuzco serve` on a folder and port of its own."""

    def __init__(self, folder: Path, work: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.config = ServerConfig(data=str(folder), port=self.port, most_sessions=2000, limits=NO_LIMITS, grace=0.5)
        if work:
            self.config = msgspec.structs.replace(self.config, work=work)
        paths = os.pathsep.join([str(ROOT), str(ROOT / "benchmarks")])
        self.log = (folder.parent / f"{folder.name}.log").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, self.config.written()],
            env={**os.environ, "PYTHONPATH": paths},
            stdout=self.log,
            stderr=self.log,
        )
        self._wait()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_exception: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()

    def _wait(self) -> None:
        """Wait until it answers."""
        for _ in range(400):
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                    line.settimeout(5)
                    if line.recv(4) == b"SSH-":
                        time.sleep(1.0)
                        return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start.")

    def processes(self) -> list[int]:
        """Give all its processes."""
        found, waiting = [], [self.process.pid]
        while waiting:
            pid = waiting.pop()
            found.append(pid)
            try:
                children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
            except OSError:
                continue
            waiting += [int(child) for child in children.split()]
        return found

    def processor_seconds(self) -> float:
        """Give the processor time that it has used so far, ended sessions included."""
        total = 0
        for pid in self.processes():
            try:
                fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            total += sum(int(field) for field in fields[11:15])
        return total / os.sysconf("SC_CLK_TCK")

    def session_memory(self) -> list[float]:
        """Give the private memory of each session: of the children's children."""
        own = set(self.processes())
        sessions = []
        for pid in own:
            try:
                parent = int(Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
                name = Path(f"/proc/{parent}/cmdline").read_bytes()
                if b"zygote" not in name or parent == self.process.pid:
                    continue
                lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
            except OSError:
                continue
            sessions.append(sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024)
        return sessions


async def furnish(config: ServerConfig, keys: Sequence[str], tables: int, bots: Sequence[str]) -> list[str]:
    """Make an account for each public key, and tables at which they sit with bots; give the table of each."""
    secret = config.secret_file.read_bytes()
    places: list[str] = []
    links = []
    for number, key in enumerate(keys):
        link = HostLink(config.host_socket, make_ticket(secret, Identity("player", session=f"load-{number}", key=key)))
        lobby = await link.open()
        if lobby.account.is_new:
            await lobby.register(f"Player {number}", "en")
        links.append(link)
        if not tables:
            places.append(await lobby.make(NewTable("cuzco", ("me", "random"), open=False)))
    if tables:
        groups = [range(start, len(keys), tables) for start in range(min(tables, len(keys)))]
        places = [""] * len(keys)
        for group in groups:
            seats = ["me", *["free"] * (len(group) - 1), *bots]
            seats += ["random"] * (2 - len(seats))
            table = await links[group[0]].lobby.make(NewTable("cuzco", tuple(seats)))
            for number in group[1:]:
                await links[number].lobby.join(table)
            for number in group:
                places[number] = table
        for table, group in zip(dict.fromkeys(places), groups, strict=True):
            await choose(links, table, group, 100, TURN)
    for link in links:
        await link.close()
    return places


async def choose(links: Sequence[HostLink], table: str, group: Sequence[int], most: int, until: str = "") -> None:
    """Make choices by chance for the people at a table, until a kind of decision stands there."""
    chairs = [(await links[number].lobby.sit(table)) for number in group]
    chance = random.Random(table)
    for _ in range(most):
        decision = next((each.chair.position.decision for each in chairs if each.chair.position.decision), None)
        if decision is None:
            await asyncio.sleep(0.05)
        elif decision.kind == until:
            break
        else:
            chair = next(each.chair for each in chairs if each.chair.position.decision is decision)
            await chair.play(chance.choice(decision.options).text, chair.position.step)
    for each in chairs:
        await each.stand()


async def keep_choosing(config: ServerConfig, keys: Sequence[str], places: Sequence[str], stop: Any) -> None:
    """Let a choice be made at every table now and then, by people who sit there a second time."""
    secret = config.secret_file.read_bytes()
    tables = list(dict.fromkeys(places))
    sat: dict[str, list[Any]] = {}
    for table in tables:
        for number in (number for number, place in enumerate(places) if place == table):
            identity = Identity("player", session=f"choose-{number}", key=keys[number])
            link = HostLink(config.host_socket, make_ticket(secret, identity))
            sat.setdefault(table, []).append(await (await link.open()).sit(table))
    chance = random.Random(1)
    while not stop.is_set():
        for table in tables:
            for each in sat[table]:
                chair = each.chair
                if (decision := chair.position.decision) is not None:
                    await chair.play(chance.choice(decision.options).text, chair.position.step)
                    break
            await asyncio.sleep(CHOICE_EVERY / len(tables))
            if stop.is_set():
                return


class Client(asyncssh.SSHClientSession[bytes]):
    """Counts what arrives, and knows when."""

    def __init__(self) -> None:
        self.bytes = 0
        self.last = 0.0
        self.seen = b""
        self.news = asyncio.Event()
        self.painted = asyncio.Event()

    def data_received(self, data: bytes, _datatype: Any) -> None:
        """Take in some output."""
        self.bytes += len(data)
        self.last = time.perf_counter()
        if not self.painted.is_set():
            self.seen += data
            if any(words in self.seen for words in PAINTED):
                self.painted.set()
        self.news.set()

    async def until_news(self, patience: float) -> float | None:
        """Wait until something comes, and give the time."""
        self.news.clear()
        try:
            await asyncio.wait_for(self.news.wait(), patience)
        except TimeoutError:
            return None
        return time.perf_counter()

    async def until_quiet(self, quiet: float, patience: float) -> float | None:
        """Wait until something came and nothing more comes, and give the time of the last byte."""
        while True:
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), patience)
            except TimeoutError:
                return self.last if patience == quiet else None
            patience = quiet


async def connected(port: int, key: Any, command: str | None, terminal: bool) -> tuple[Any, Any, Client, float]:
    """Connect, and give the seconds until something is painted, or in lines said."""
    start = time.perf_counter()
    connection = await asyncssh.connect(
        "127.0.0.1", port, username="load", client_keys=[key], known_hosts=None, agent_path=None, config=None
    )
    shown: dict[str, Any] = {"term_type": "xterm-256color", "term_size": SIZE} if terminal else {}
    client = Client()
    channel, _session = await connection.create_session(lambda: client, command, encoding=None, **shown)
    await asyncio.wait_for((client.painted if terminal else client.news).wait(), 60)
    return connection, channel, client, time.perf_counter() - start


async def screens(
    port: int, keys: Sequence[Any], places: Sequence[str], seconds: float, ready: Any, go: Any, lively: bool
) -> dict[str, Any]:
    """Open screen sessions and press keys in all of them."""
    lines, connects = [], []
    for key, place in zip(keys, places, strict=True):
        line = await connected(port, key, f"join {place}" if place else None, terminal=True)
        lines.append(line)
        connects.append(line[3])
        await line[2].until_quiet(QUIET, 5.0)
    await asyncio.sleep(1.0)
    for _, channel, _client, _seconds in lines:
        channel.write(ESCAPE)
    await asyncio.sleep(1.0)
    ready.set()
    await asyncio.to_thread(go.wait)
    answers: list[float] = []
    counts = {"pressed": 0, "silent": 0}

    async def play(channel: Any, client: Client, number: int) -> None:
        chance = random.Random(number)
        end = time.perf_counter() + seconds
        await asyncio.sleep(chance.random())
        while (now := time.perf_counter()) < end:
            channel.write((HELP if lively else chance.choice(KEYS)).encode())
            counts["pressed"] += 1
            last = await (client.until_news(NO_PAINT) if lively else client.until_quiet(QUIET, NO_PAINT))
            if last is None:
                counts["silent"] += 1
            else:
                answers.append(last - now)
            await asyncio.sleep(max(0.0, now + chance.uniform(0.9, 1.1) - time.perf_counter()))

    await asyncio.gather(*(play(channel, client, number) for number, (_, channel, client, _s) in enumerate(lines)))
    for connection, *_rest in lines:
        connection.close()
    return {"connects": connects, "answers": answers, **counts}


async def texts(
    port: int, keys: Sequence[Any], places: Sequence[str], seconds: float, ready: Any, go: Any
) -> dict[str, Any]:
    """Open text sessions and type lines in all of them."""
    lines, connects = [], []
    for key, place in zip(keys, places, strict=True):
        line = await connected(port, key, f"text join {place}", terminal=False)
        lines.append(line)
        connects.append(line[3])
    await asyncio.sleep(3.0)
    ready.set()
    await asyncio.to_thread(go.wait)
    answers: list[float] = []
    counts = {"pressed": 0, "silent": 0}

    async def play(channel: Any, client: Client, number: int) -> None:
        chance = random.Random(number)
        end = time.perf_counter() + seconds
        await asyncio.sleep(chance.random() * LINE_EVERY)
        while (now := time.perf_counter()) < end:
            client.news.clear()
            channel.write(f"{chance.choice(['score', 'where', 'look market', 'log 5', '1'])}\n".encode())
            counts["pressed"] += 1
            try:
                await asyncio.wait_for(client.news.wait(), 5)
                answers.append(time.perf_counter() - now)
            except TimeoutError:
                counts["silent"] += 1
            await asyncio.sleep(max(0.0, now + LINE_EVERY * chance.uniform(0.9, 1.1) - time.perf_counter()))

    await asyncio.gather(*(play(channel, client, number) for number, (_, channel, client, _s) in enumerate(lines)))
    for connection, *_rest in lines:
        connection.close()
    return {"connects": connects, "answers": answers, **counts}


def be_clients(
    kind: str, port: int, keys: list[bytes], places: list[str], seconds: float, ready: Any, go: Any, out: Any
) -> None:
    """In another process: be all the clients of a run."""
    read = [asyncssh.import_private_key(key) for key in keys]
    play = texts if kind == "text" else partial(screens, lively=kind == "lively")
    out.put(asyncio.run(play(port, read, places, seconds, ready, go)))


def run(folder: Path, kind: str, count: int, seconds: float) -> Load:
    """Serve some sessions and give what was seen.

    `lively` ones are screens at tables where choices are made, `thinking` ones such with bots that think.
    """
    lively, bots = kind in ("lively", "thinking"), THINKING_BOTS if kind == "thinking" else ()
    work = "small_session:run_session" if kind == "small" else ""
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(count)]
    with Server(folder / f"{kind}-{count}", work) as server:
        public = [" ".join(key.export_public_key().decode().split()[:2]) for key in keys]
        tables = (count + 1) // 2 if bots else TABLES if kind in ("screen", "lively") else 0
        places = [""] * count if kind == "small" else asyncio.run(furnish(server.config, public, tables, bots))
        context = multiprocessing.get_context("spawn")
        ready, go, out = context.Event(), context.Event(), context.Queue()
        private = [key.export_private_key() for key in keys]
        arguments = ("lively" if lively else kind, server.port, private, places, seconds, ready, go, out)
        clients = context.Process(target=be_clients, args=arguments)
        clients.start()
        while not ready.wait(0.5):
            if not clients.is_alive():
                raise SystemExit("the clients ended.")
        before = server.processor_seconds()
        time.sleep(5.0)
        idle = (server.processor_seconds() - before) / 5.0
        memory = server.session_memory()
        stop = threading.Event()
        others = threading.Thread(
            target=lambda: asyncio.run(keep_choosing(server.config, public, places, stop)), daemon=True
        )
        if lively:
            others.start()
            time.sleep(2.0)
        before = server.processor_seconds()
        go.set()
        seen = out.get()
        used = server.processor_seconds() - before
        stop.set()
        clients.join()
    pressed = seen["pressed"]
    return Load(seen["connects"], seen["answers"], seen["silent"], used / max(1, pressed), idle, memory)


def percentile(values: Sequence[float], share: float) -> float:
    """Give the value below which a share of the values lies."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def told(name: str, load: Load) -> str:
    """Give one line of the table."""
    p50, p95, p99 = (percentile(load.answers, share) * 1000 for share in (0.5, 0.95, 0.99))
    first = statistics.median(load.connects) * 1000
    memory = statistics.mean(load.memory) if load.memory else 0.0
    return (
        f"{name:<24} {p50:>6.0f} /{p95:>6.0f} /{p99:>6.0f} {load.processor_per_answer * 1000:>9.1f} "
        f"{load.idle_processor * 100:>8.1f} {first:>9.0f} {load.connects[0] * 1000:>7.0f} {memory:>9.1f} "
        f"{len(load.answers):>8} {load.unanswered:>7}"
    )


def main() -> int:
    """Measure, print the table, and give 0 when all goals are met."""
    parser = argparse.ArgumentParser(description="Measure the server with many sessions.")
    parser.add_argument("--screens", default="10,30,60,100", metavar="N,...", help="how many screen sessions")
    parser.add_argument("--thinking", type=int, default=30, metavar="N", help="how many screens with thinking bots")
    parser.add_argument("--texts", type=int, default=500, metavar="N", help="how many text sessions (0 for none)")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="how long keys are pressed")
    parser.add_argument("--json", metavar="FILE", help="write all numbers to a file")
    args = parser.parse_args()
    counts = [int(part) for part in args.screens.split(",") if part]
    head = f"{'':<24} {'p50 /p95 /p99 ms':>23} {'CPU ms/key':>9} {'idle %':>8} {'first ms':>9} {'idle':>7}"
    print(head + f" {'MiB each':>9} {'answers':>8} {'silent':>7}", flush=True)
    loads: dict[str, Load] = {}
    with tempfile.TemporaryDirectory() as folder:
        for count in counts:
            for kind in ("small", "screen"):
                load = loads[f"{kind} {count}"] = run(Path(folder), kind, count, args.seconds)
                print(told(f"{count} {'small apps' if kind == 'small' else 'screens'}", load), flush=True)
        if counts:
            load = loads[f"lively {counts[-1]}"] = run(Path(folder), "lively", counts[-1], args.seconds)
            print(told(f"{counts[-1]} screens, lively", load), flush=True)
        if args.thinking:
            for kind in ("lively", "thinking") if args.thinking not in counts[-1:] else ("thinking",):
                load = loads[f"{kind} {args.thinking}"] = run(Path(folder), kind, args.thinking, args.seconds)
                print(told(f"{args.thinking} screens, {kind}", load), flush=True)
        if args.texts:
            load = loads["text"] = run(Path(folder), "text", args.texts, args.seconds)
            print(told(f"{args.texts} text sessions", load), flush=True)
    if args.json:
        Path(args.json).write_text(json.dumps({name: load._asdict() for name, load in loads.items()}), encoding="utf-8")
    return 0 if verdicts(loads, counts[-1] if counts else 0) else 1


def verdicts(loads: dict[str, Load], most: int) -> bool:
    """Say of each goal whether it was met."""
    goals: list[tuple[str, float, float]] = []
    if most:
        screen, small = loads[f"screen {most}"], loads[f"small {most}"]
        p95, base = percentile(screen.answers, 0.95) * 1000, percentile(small.answers, 0.95) * 1000
        goals += [
            (f"key to repaint p95 at {most}, ms", p95, 100.0),
            (f"the same, in times of the small app ({base:.0f} ms)", p95 / base, 2.0),
            ("processor time a key, ms", screen.processor_per_answer * 1000, 8.0),
            ("connect to first paint when idle, ms", screen.connects[0] * 1000, 200.0),
            ("private memory a session, MiB", statistics.mean(screen.memory), 22.0),
        ]
    if "text" in loads:
        goals.append(("answer to a typed line p95, ms", percentile(loads["text"].answers, 0.95) * 1000, 100.0))
    for name, value, goal in goals:
        print(f"{name}: {value:.1f}, at most {goal:.0f}: {'met' if value <= goal else 'missed'}")
    return all(value <= goal for _, value, goal in goals)


if __name__ == "__main__":
    sys.exit(main())
