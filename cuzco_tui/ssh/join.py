"""`cuzco join`: a convenience over the system's own ssh."""

import os
import shutil
import sys
from argparse import Namespace
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.ssh.config import LAST_PORT, USUAL_PORT

_FOR_SCRIPTS: Final = frozenset({"turns", "settings"})
"""What is answered in lines for programs; everything else is for people, whom a terminal's bell can call."""


def run(args: Namespace) -> int:
    """Become the system's ssh, on its way to a server."""
    program = shutil.which("ssh")
    if program is None:
        raise GameError(message("join-error-no-ssh"))
    command = ssh_command(program, args.host, args.port, args.command, sys.stdin is not None and sys.stdin.isatty())
    sys.stdout.flush()
    os.execv(program, command)


def ssh_command(program: str, host: str, port: int | None, words: list[str], on_terminal: bool) -> list[str]:
    """Give the command line: `name@host`, `host:port` and `ssh://` are understood, a terminal is asked for."""
    place = host.removeprefix("ssh://").rstrip("/")
    if place.startswith("-") or not place:
        raise GameError(message("join-error-host", host=host))
    name, at, machine = place.rpartition("@")
    if machine.startswith("["):
        machine, _, rest = machine.removeprefix("[").partition("]")
        given = rest.removeprefix(":")
    elif machine.count(":") == 1:
        machine, _, given = machine.partition(":")
    else:
        given = ""
    if given and not given.isdecimal():
        raise GameError(message("join-error-host", host=host))
    if given and not 1 <= int(given[:6]) <= LAST_PORT:
        raise GameError(message("join-error-port", port=given, last=str(LAST_PORT)))
    chosen = port or int(given or USUAL_PORT)
    command = [program, "-p", str(chosen)]
    if on_terminal and not (words and words[0] in _FOR_SCRIPTS):
        command.append("-t")
    return [*command, "--", f"{name}{at}{machine}", *words]
