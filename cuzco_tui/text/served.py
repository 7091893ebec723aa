"""The text mode at a server: a person in its lobby and at its tables, by lines alone."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.messages import message
from cuzco_tui.play.answers import no_such_command
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.lobby.first_visit import introduce
from cuzco_tui.text.lobby.prompt import LobbyPrompt
from cuzco_tui.text.lobby.turns import turn_lines
from cuzco_tui.text.lobby.visitor import Visitor

SOMETHING_WAITS: Final = 0
NOTHING_WAITS: Final = 1
COMMAND_FAILED: Final = 2
"""What was asked for with the connection could not be done, whatever was done in the lobby after that."""


async def play_in_lobby(lobby: Lobby, console: Console, command: Sequence[str] = ()) -> int:
    """Let one person play by lines until they leave, which is an exception, or tell whose turn it is in their games.

    The command is nothing, or one of `watch TABLE`, `join CODE` and `turns`; the exit status of `turns` says whether
    anything waits for them, that of the others whether they could be done.
    """
    if tuple(command) == ("turns",):
        return await _tell_turns(lobby, console)
    visitor = Visitor(lobby, console)
    obeyed = True
    console.greet(message("text-welcome"))
    try:
        if lobby.account.is_new:
            await introduce(visitor)
        prompt = LobbyPrompt(visitor)
        await prompt.enter()
        obeyed = await _obey_command(prompt, command)
        await prompt.stay()
    except Leave:
        with suppress(GameError):
            await visitor.keep_settings()
        if not obeyed:
            return COMMAND_FAILED
        raise
    finally:
        visitor.go()
    return SOMETHING_WAITS


async def _obey_command(prompt: LobbyPrompt, command: Sequence[str]) -> bool:
    """Do what was asked for with the connection, and give whether it could be done."""
    match tuple(command):
        case ():
            return True
        case ("watch" | "join" as name, *table):
            return await prompt.obey(Ordered(name, " ".join(table)))
        case _:
            prompt.console.tell(no_such_command(command))
            return False


async def _tell_turns(lobby: Lobby, console: Console) -> int:
    """Tell whose turn it is in the games of this person, and whether one waits for them."""
    tables = () if lobby.account.is_new else await lobby.turns()
    for line in turn_lines(tables):
        console.print(line)
    console.flush()
    return SOMETHING_WAITS if any(table.waits_for_me for table in tables) else NOTHING_WAITS
