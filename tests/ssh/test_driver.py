"""The driver of a session on screen: Textual over a socket, without threads, however the client behaves.

It uses private parts of Textual: after an upgrade these tests are the first to fail.
"""

import asyncio
import os
import random
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Label, Static

from cuzco_tui.ssh.sessions import driver as driver_module
from cuzco_tui.ssh.sessions.driver import MOST_UNHEARD, MOST_UNSENT, SocketDriver, Wire, driver_over, end_quietly
from cuzco_tui.ssh.sessions.frames import HANG_UP, SHOWN, TYPED, Frames, frame, window_frame
from tests.ssh.serving import until


@pytest.fixture(autouse=True)
def no_alarm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no hang-up end the tests."""
    monkeypatch.setattr(driver_module.signal, "alarm", lambda _seconds: 0)


HEARD = (events.Key, events.Paste, events.MouseDown, events.MouseUp, events.AppFocus, events.AppBlur)


class Listening(App[None], inherit_bindings=False):
    """An app that notes what it hears, and does nothing about it."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[events.Event] = []

    def compose(self) -> ComposeResult:
        yield Static("here", id="here")

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, HEARD) and all(event is not heard for heard in self.heard[-20:]):
            self.heard.append(event)
        await super().on_event(event)

    @property
    def keys(self) -> list[str]:
        return [event.key for event in self.heard if isinstance(event, events.Key)]


class Client:
    """The other end of the wire."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        line.setblocking(False)
        self.frames = Frames()
        self.shown = b""

    def send(self, data: bytes) -> None:
        self.line.setblocking(True)
        self.line.sendall(data)
        self.line.setblocking(False)

    def type(self, data: bytes) -> None:
        self.send(frame(TYPED, data))

    async def pour(self, data: bytes) -> None:
        """Type more than there is room for, while the app runs."""
        await asyncio.get_running_loop().sock_sendall(self.line, frame(TYPED, data))
        self.read()

    def read(self) -> bytes:
        """Take what is there, and give everything shown so far."""
        try:
            while data := self.line.recv(65536):
                for kind, payload in self.frames.feed(data):
                    assert kind == SHOWN
                    self.shown += payload
        except OSError:
            pass
        return self.shown

    async def sees(self, wanted: bytes) -> None:
        await until(lambda: wanted in self.read(), f"{wanted!r} is shown")


@asynccontextmanager
async def running(app: App[Any], size: tuple[int, int] = (80, 24)) -> AsyncIterator[tuple[Client, Wire]]:
    """Run an app on a wire for a while; it must end without a mistake."""
    here, there = socket.socketpair()
    wire = Wire(there.detach(), size)
    app.driver_class = driver_over(wire)
    client = Client(here)
    task = asyncio.ensure_future(app.run_async(size=wire.size))
    try:
        await client.sees(b"\x1b[?1049h")
        await until(lambda: app.is_running and app.screen_stack and app.screen.is_mounted)
        yield client, wire
    finally:
        if not task.done():
            app.exit()
        while not task.done():
            client.read()
            await asyncio.sleep(0.005)
        await task
        client.read()
        here.close()
        wire.socket.close()
        assert app._exception is None


async def test_there_are_no_threads_and_the_terminal_is_taken_and_given_back() -> None:
    before = threading.active_count()
    app = Listening()
    async with running(app) as (client, _wire):
        await client.sees(b"here")
        assert threading.active_count() == before
    for taken, given in (
        ("1049h", "1049l"),
        ("25l", "25h"),
        ("1003h", "1003l"),
        ("2004h", "2004l"),
        ("1004h", "1004l"),
    ):
        assert client.shown.index(f"\x1b[?{taken}".encode()) < client.shown.rindex(f"\x1b[?{given}".encode())
    assert client.shown.rindex(b"\x1b[<u") < client.shown.rindex(b"\x1b[?1049l")
    assert b"\x1b]2;Listening\x07" in client.shown


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        (b"a", ["a"]),
        (b"\x1b[A", ["up"]),
        (b"\x1b", ["escape"]),
        (b"\x1bx", ["alt+x"]),
        ("é漢".encode(), ["é", "漢"]),
        (b"\xff\xfea\xc3", ["a"]),
        (b"\r\t\x7f", ["enter", "tab", "backspace"]),
        (b"\x1b[97;5u", ["ctrl+a"]),
    ],
)
async def test_keys(typed: bytes, keys: list[str]) -> None:
    app = Listening()
    async with running(app) as (client, _wire):
        client.type(typed)
        await until(lambda: app.keys == keys, f"{app.keys} are {keys}")
    app = Listening()
    async with running(app) as (client, _wire):
        for byte in typed:
            client.type(bytes([byte]))
        await until(lambda: app.keys == keys, f"{app.keys} are {keys}")


async def test_the_mouse_pastes_and_looks_elsewhere() -> None:
    app = Listening()
    async with running(app) as (client, _wire):
        client.type(b"\x1b[<0;5;3M\x1b[<0;5;3m\x1b[200~pasted\x1b[201~\x1b[O\x1b[I")
        await until(lambda: any(isinstance(event, events.AppFocus) for event in app.heard))
        kinds = [type(event) for event in app.heard]
        assert kinds == [events.MouseDown, events.MouseUp, events.Paste, events.AppBlur, events.AppFocus]
        down, paste = app.heard[0], app.heard[2]
        assert isinstance(down, events.MouseDown)
        assert (down.x, down.y) == (4, 2)
        assert isinstance(paste, events.Paste)
        assert paste.text == "pasted"


async def test_sizes_come_from_the_front_alone() -> None:
    app = Listening()
    async with running(app) as (client, _wire):
        client.send(window_frame(100, 40))
        await until(lambda: app.size == (100, 40))
        client.type(b"\x1b[48;9999;9999;0;0t\x1b[?2048;2$y\x1b[<0;5;3Mx")
        await until(lambda: app.keys == ["x"])
        assert app.size == (100, 40)


async def test_the_bell_and_the_title_reach_the_terminal() -> None:
    app = Listening()
    async with running(app) as (client, _wire):
        app.bell()
        await client.sees(b"\x07")
        assert isinstance(app._driver, SocketDriver)
        app._driver.set_title("Your turn\x07\x1b[31m")
        await client.sees(b"\x1b]2;Your turn\\x07\\x1b[31m\x07")


async def test_nothing_is_opened_or_written_at_the_servers_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    import webbrowser

    monkeypatch.setattr(webbrowser, "open", lambda *_: pytest.fail("opened"))
    app = Listening()
    async with running(app):
        app.open_url("https://example.org")
        assert app._driver is not None
        app._driver.deliver_binary(open(os.devnull, "rb"), delivery_key="x", save_path=None)  # noqa: PTH123, SIM115


async def test_a_client_that_does_not_read_costs_little_and_sees_everything_later() -> None:
    class Noisy(Listening):
        def compose(self) -> ComposeResult:
            yield Static("", id="noise", markup=False)

    app = Noisy()
    async with running(app, (200, 60)) as (client, wire):
        noise = app.query_one("#noise", Static)
        wide = random.Random(1)
        for _ in range(200):
            noise.update("".join(wide.choice("abcdefghij") for _ in range(200 * 50)))
            await asyncio.sleep(0)
            noise.refresh()
            app.screen._compositor_refresh()
            assert isinstance(app._driver, SocketDriver)
            app._driver.paint_all()
            assert len(wire.unsent) < 2 * MOST_UNSENT
        assert app._driver._choked
        noise.update("the last one")
        await until(lambda: not app.screen._dirty_widgets)
        await client.sees(b"the last one")
        assert not app._driver._choked


class Question(ModalScreen[None]):
    """A dialog that takes a while to open."""

    def compose(self) -> ComposeResult:
        for number in range(20):
            yield Label(f"line {number}")

    async def on_mount(self) -> None:
        await asyncio.sleep(0.001)
        self.mount(Label("late"))


class Opening(Listening):
    """An app that opens and closes dialogs all the time."""

    def on_mount(self) -> None:
        self.set_interval(0.003, self.turn)

    async def turn(self) -> None:
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            await self.push_screen(Question())


@pytest.mark.parametrize("hang_up", [lambda client: client.send(frame(HANG_UP)), lambda client: client.line.close()])
async def test_a_hang_up_while_a_dialog_opens_ends_the_app(hang_up: Callable[[Client], None]) -> None:
    for number in range(12):
        app = Opening()
        here, there = socket.socketpair()
        wire = Wire(there.detach(), (80, 24))
        app.driver_class = driver_over(wire)
        client = Client(here)
        task = asyncio.ensure_future(app.run_async(size=wire.size))
        await client.sees(b"\x1b[?1049h")
        await asyncio.sleep(0.004 * number)
        hang_up(client)
        await asyncio.wait_for(task, 10)
        assert wire.hung_up
        assert app._exception is None
        assert app.return_code == 128 + signal.SIGHUP
        wire.socket.close()
        here.close()


async def test_an_app_can_be_ended_quietly_at_any_moment() -> None:
    for number in range(12):
        app = Opening()
        async with running(app):
            await asyncio.sleep(0.004 * number)
            end_quietly(app, 5)


async def test_noise_never_ends_a_session() -> None:
    app = Listening()
    noise = random.Random(7)
    pieces = [
        b"\x1b[",
        b"\x1b",
        b"\x1b[200~",
        b"\x1b[<",
        b"u",
        b";",
        b":",
        b"9" * 12,
        b"\x1b]",
        b"\xff",
        b"M",
        b"t",
        b"\x9b",
    ]
    async with running(app) as (client, _wire):
        for _ in range(400):
            await client.pour(noise.choice(pieces) + noise.randbytes(noise.randrange(8)))
            await client.pour(b"\x1b[%d;%d;%du" % tuple(noise.randrange(2**40) for _ in range(3)))
        client.type(b"\x1b[201~\x1b\\")
        app.heard.clear()
        for _ in range(200):
            await client.pour(b"\x1b[201~ok")
            await asyncio.sleep(0.01)
            client.read()
            if "k" in app.keys:
                break
        assert "k" in app.keys


async def test_a_paste_without_an_end_is_given_up() -> None:
    app = Listening()
    async with running(app) as (client, _wire):
        client.type(b"\x1b[200~")
        for _ in range(40):
            client.type(b"x" * 2048)
            await asyncio.sleep(0)
        await until(lambda: "x" in app.keys, "keys are heard again")


async def test_what_is_typed_waits_for_an_app_that_is_busy() -> None:
    class Busy(App[None]):
        count = 0

        async def on_key(self) -> None:
            await asyncio.sleep(0)
            self.count += 1

    app = Busy()
    most = 0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, app._message_queue.qsize())
            await asyncio.sleep(0)

    async with running(app) as (client, wire):
        watching = asyncio.ensure_future(watch())
        wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
        for _ in range(20):
            await client.pour(b"abcdefgh" * 40)
        await until(lambda: app.count == 6400)
        watching.cancel()
        assert most < MOST_UNHEARD + 1024
