"""For whoever looks after a server: how it is, who is there, whom not to let in, and words for everybody.

While the server runs its host is asked; what is kept can also be looked at and changed while it does not.
"""

import asyncio
import json
import os
import socket
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.games import in_words_of
from cuzco_tui.lobby.requests import Asked, Govern, Hello, Request, Status
from cuzco_tui.messages import Catalogue, Message, Value, catalogue, language_from, message, printable
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.tickets import Identity, make_ticket
from cuzco_tui.table.wire import read_error

_PATIENCE: Final = 30.0
_ALSO_ALONE: Final = ("list", "tables", "ban", "unban", "invite", "forget")
"""What can be done while the server does not run."""
_NEEDS_NAME: Final = ("ban", "unban", "kick", "forget")


class NotRunning(GameError):
    """No server runs on this folder."""


def run(args: Namespace) -> int:
    """Do what an administrator asks for."""
    config, words = _config(args), _words(args)
    request = _request(args)
    try:
        lines = _asked(config, request)
    except NotRunning:
        if request.what not in _ALSO_ALONE:
            raise
        lines = asyncio.run(_alone(config, request))
    _print_lines(words, request.what, lines)
    return 0


def run_status(args: Namespace) -> int:
    """Tell how a running server is."""
    told = _asked(_config(args), Status())
    if getattr(args, "json", False):
        print(json.dumps(told, indent=2))
    else:
        for line in status_lines(told):
            print(printable(_words(args).say(line)))
    return 0


def _config(args: Namespace) -> ServerConfig:
    """Find the server's folder, or say what is wrong with it."""
    from cuzco_tui.ssh.supervisor import usual_folder

    folder: Path = args.data.absolute() if args.data else usual_folder()
    if not folder.is_dir() or not os.access(folder, os.R_OK | os.X_OK):
        raise GameError(message("admin-no-folder", folder=str(folder)))
    return ServerConfig(data=str(folder))


def _words(args: Namespace) -> Catalogue:
    return catalogue(language_from(getattr(args, "lang", None), os.environ))


def _request(args: Namespace) -> Govern:
    """Read what is asked for, and refuse what makes no sense."""
    words: list[str] = list(args.words)
    text = " ".join(words)
    if args.what in _NEEDS_NAME:
        if not words:
            raise GameError(message("admin-whom", what=args.what))
        return Govern(args.what, text, "games" if args.games else "")
    if args.what == "announce" and not text.strip():
        raise GameError(message("admin-no-text"))
    if args.what == "invite" and text and not (text.isdecimal() and 0 < int(text) <= 1000):
        raise GameError(message("admin-invite-number"))
    return Govern(args.what, text=text)


def _asked(config: ServerConfig, request: Request) -> Any:
    """Ask the host of a running server."""
    try:
        secret = config.secret_file.read_bytes()
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        with line:
            line.settimeout(_PATIENCE)
            line.connect(str(config.host_socket))
            answers = line.makefile("rb")
            hello = Hello(make_ticket(secret, Identity("admin", f"admin {os.getpid()}")), os.getpid())
            _ask(line, answers, 1, hello)
            return _ask(line, answers, 2, request)
    except (FileNotFoundError, ConnectionRefusedError):
        raise NotRunning(message("admin-not-running", folder=config.data)) from None
    except PermissionError:
        raise GameError(message("admin-no-folder", folder=config.data)) from None
    except OSError:
        raise GameError(message("admin-no-answer")) from None


def _ask(line: socket.socket, answers: Any, number: int, request: Request) -> Any:
    line.sendall(msgspec.json.encode(Asked(number, request)) + b"\n")
    for told in answers:
        answer = msgspec.json.decode(told)
        if answer.get("n") == number:
            if "error" in answer:
                raise read_error(answer["error"])
            return answer["done"]
    raise ConnectionResetError


async def _alone(config: ServerConfig, request: Govern) -> Any:
    """Do it with what is kept, since no server runs."""
    from cuzco_tui.ssh.host.govern import Governor
    from cuzco_tui.ssh.host.hall import Hall

    if not config.database.exists():
        raise NotRunning(message("admin-no-server", folder=config.data))
    hall = Hall(config)
    try:
        await hall.database.do(hall.registry.load)
        return await Governor(hall).govern(request)
    finally:
        await hall.close()


def _print_lines(words: Catalogue, what: str, lines: list[dict[str, Any]]) -> None:
    """Print what came back, a sentence each."""
    if not lines:
        print(words.say(message("admin-nothing")))
    for line in lines:
        facts: dict[str, Value] = {name: _value(value) for name, value in line.items()}
        said = in_words_of(str(line.get("game", "")), Message(f"admin-{what}", facts))
        print(printable(words.say(said)))
    sys.stdout.flush()


def _value(value: Any) -> Value:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return value if isinstance(value, int) else str(value) or "-"


def status_lines(told: dict[str, Any]) -> list[Message]:
    """Put the numbers of a server into sentences."""
    tables, latency, memory = told["tables"], told["latency"], told["memory"]
    lines = [
        message("status-since", since=told["since"], sessions=len(told["sessions"])),
        message("status-tables", **{name: int(number) for name, number in tables.items()}),
        message(
            "status-memory", host=_mebibytes(memory["host"]), bots=_value([_mebibytes(m) for m in memory["thinkers"]])
        ),
        message(
            "status-latency", requests=latency["requests"], half=str(latency["p50_ms"]), most=str(latency["p95_ms"])
        ),
    ]
    if told["front"]:
        numbers = tuple(f"{name} {value}" for name, value in sorted(told["front"].items()))
        lines.append(message("status-front", numbers=numbers))
    lines += [
        message(
            "status-session",
            name=session["name"] or "-",
            at=_value(session["at"]),
            since=session["since"],
            process=str(session["pid"]),
            memory=_mebibytes(session["memory"]),
        )
        for session in told["sessions"]
    ]
    return lines


def _mebibytes(number: int | None) -> str:
    return "?" if number is None else f"{number / 2**20:.1f} MiB"
