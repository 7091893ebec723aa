"""What a session does: it reaches the host and runs the ordinary screen or the ordinary text mode for one person."""

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from textual.driver import Driver

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.play.settings_file import SettingsText
from cuzco_tui.ssh.link import HostLink
from cuzco_tui.ssh.sessions.driver import Wire, driver_over
from cuzco_tui.ssh.sessions.frames import SHOWN, frame
from cuzco_tui.ssh.sessions.request import SessionRequest
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.lines import StreamLines
from cuzco_tui.text.served import play_in_lobby
from cuzco_tui.tui.served import make_served_app
from cuzco_tui.tui.settings import Settings, parse_settings, settings_in, write_settings

LEFT: Final = 0
FAILED: Final = 2
INTERRUPTED: Final = 130
LEAST_SIZE: Final = (80, 24)
"""The columns and lines that the screen needs."""
MODES: Final = ("text", "screen")
"""The words that ask for a mode, before any command."""
IN_LINES: Final = ("text", "turns", "settings")
"""The commands that are answered in lines whatever the terminal."""
MOST_SETTINGS: Final = 16 * 1024
_LAST_WORDS: Final = 2.0
"""Seconds for saying something at the end."""
_TERM_OF_COLOURS: Final = {"256": "xterm-256color", "16": "xterm-color"}


def run_session(request: SessionRequest, descriptor: int) -> int:
    """Serve one person from the first word to the last, and give the exit status."""
    try:
        if request.kind == "screen":
            return asyncio.run(_on_screen(request, Wire(descriptor, request.size)))
        return asyncio.run(_in_lines(request))
    except KeyboardInterrupt:
        return INTERRUPTED


def prepare() -> None:
    """In the zygote: have everything read and worked out once that is the same in all sessions.

    A session may run as somebody who can read none of it.
    """
    from cuzco_tui.games import descriptions, find_game
    from cuzco_tui.ssh.sessions.rehearsal import rehearse

    for description in descriptions():
        for language in LANGUAGES:
            find_game(description.name).rules_page(language)
        rehearse(description)


async def _on_screen(request: SessionRequest, wire: Wire) -> int:
    """Run the screen over the wire to the front."""
    link = HostLink(Path(request.host), request.ticket)
    try:
        lobby = await link.open()
        told, status = await _show(lobby, request, driver_over(wire))
    except GameError as error:
        told, status = str(error), FAILED
    finally:
        await link.close()
    if not wire.hung_up:
        wire.unsent += frame(SHOWN, f"{told}\r\n".encode())
        wire.send_surely(_LAST_WORDS)
    return status


async def _show(lobby: Lobby, request: SessionRequest, driver: type[Driver] | None = None) -> tuple[str, int]:
    """Run the screen to its end, and give the last words to say and the exit status."""
    settings = _settings_of(lobby)
    _choose_colours(settings.colours)
    app = make_served_app(lobby, settings, _wanted(request.command), driver, request.address)
    await app.run_async()
    if app._exception is not None:
        raise app._exception
    words = catalogue(app.language)
    if app.failure is None:
        return words.say(app.farewell or message("served-farewell")), FAILED if app.command_failed else LEFT
    return app.failure.told(words) if isinstance(app.failure, GameError) else str(app.failure), FAILED


def _choose_colours(colours: str) -> None:
    """Let the libraries know which colours the terminal has; what it has itself does not come through."""
    if colours == "none":
        os.environ["NO_COLOR"] = "1"
    elif colours == "true":
        os.environ["COLORTERM"] = "truecolor"
    elif colours in _TERM_OF_COLOURS:
        os.environ["TERM"] = _TERM_OF_COLOURS[colours]


async def _in_lines(request: SessionRequest) -> int:
    """Run the text mode, or a command for scripts, on the standard streams."""
    console = Console(StreamLines(sys.stdin), sys.stdout, LANGUAGES[0])
    link = HostLink(Path(request.host), request.ticket)
    try:
        lobby = await link.open()
        if lobby.account.language:
            console.speak(lobby.account.language)
        wanted = _wanted(request.command)
        if wanted[:1] == ("settings",):
            return await _tell_or_take_settings(lobby, console, request.terminal)
        if await _wants_the_screen(request, lobby, console):
            told, status = await _show(lobby, request)
            console.print(told)
            return status
        return await play_in_lobby(lobby, console, wanted)
    except Leave:
        return LEFT
    except GameError as error:
        console.print(error.told(console.words))
        return FAILED
    finally:
        with suppress(OSError):
            console.flush()
        await link.close()


async def _wants_the_screen(request: SessionRequest, lobby: Lobby, console: Console) -> bool:
    """Offer the text mode to whoever has too small a terminal for the screen, and did not ask for it anyhow."""
    first = request.command[0] if request.command else ""
    if not request.terminal or request.term in ("", "dumb") or first in IN_LINES:
        return False
    if _settings_of(lobby).mode == "text" and first != "screen":
        return False
    while not _fits():
        columns, lines = get_terminal_size(LEAST_SIZE)
        console.say("served-too-small", columns=columns, lines=lines)
        if await console.hear():
            return True
        if not _fits():
            return False
    return True


def _fits() -> bool:
    size = get_terminal_size(LEAST_SIZE)
    return size.columns >= LEAST_SIZE[0] and size.lines >= LEAST_SIZE[1]


def _wanted(command: Sequence[str]) -> tuple[str, ...]:
    """Give the command without the word that asks for a mode."""
    return tuple(command[1:] if command[:1] and command[0] in MODES else command)


def _settings_of(lobby: Lobby) -> Settings:
    """Read the settings of the account; what was once accepted and no longer fits counts as unsaid."""
    return settings_in(SettingsText(lobby.account.settings))


async def _tell_or_take_settings(lobby: Lobby, console: Console, on_terminal: bool) -> int:
    """Print the settings as a file; from a pipe that brings another file, keep that instead."""
    given = "" if on_terminal else await asyncio.to_thread(sys.stdin.read, MOST_SETTINGS)
    if given.strip():
        parse_settings(given, console.words)
        await lobby.settle(lobby.account.language, given)
        console.say("served-settings-kept")
    else:
        about = message("served-settings-about")
        sys.stdout.write(
            write_settings(_settings_of(lobby), console.words, SettingsText(lobby.account.settings), about) + "\n"
        )
    return LEFT
