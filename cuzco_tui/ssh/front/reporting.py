"""The front's line to the host: it tells its numbers, and hears whom to send away."""

import asyncio
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from cuzco_tui.ssh.tickets import Identity, make_ticket

if TYPE_CHECKING:
    from cuzco_tui.ssh.front.process import Front

_EVERY: Final = 5.0
_PAUSE: Final = 1.0


async def report(front: "Front") -> None:
    """Keep the line to the host as long as the front lives."""
    while True:
        with suppress(OSError, ValueError, msgspec.MsgspecError):
            reader, writer = await asyncio.open_unix_connection(str(front.config.host_socket))
            telling = asyncio.ensure_future(_tell(front, writer))
            try:
                await _hear(front, reader)
            finally:
                telling.cancel()
                writer.close()
        await asyncio.sleep(_PAUSE)


async def _tell(front: "Front", writer: asyncio.StreamWriter) -> None:
    """Say who this is, and then the numbers every few seconds."""
    ticket = make_ticket(front.secret, Identity("front"))
    number = 1
    _ask(writer, number, {"do": "hello", "ticket": ticket, "pid": os.getpid()})
    with suppress(OSError):
        while True:
            number += 1
            numbers = {
                "sessions": len(front.sessions),
                "waiting": front.doorkeeper.waiting,
                "refused": front.doorkeeper.refused,
                **front.numbers.told(),
            }
            _ask(writer, number, {"do": "front-stats", "numbers": numbers})
            await writer.drain()
            await asyncio.sleep(_EVERY)


def _ask(writer: asyncio.StreamWriter, number: int, request: dict[str, object]) -> None:
    writer.write(msgspec.json.encode({"n": number, "ask": request}) + b"\n")


async def _hear(front: "Front", reader: asyncio.StreamReader) -> None:
    """Do what the host says, until the line is lost."""
    while line := await reader.readline():
        told = msgspec.json.decode(line)
        push = told.get("push") if isinstance(told, dict) else None
        if isinstance(push, dict) and push.get("kind") == "kick":
            front.kick(str(push.get("session", "")))
