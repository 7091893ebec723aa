"""The first visit: which language, which name, and a code that brings the account back; or an account there is."""

import asyncio
from contextlib import suppress
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.messages import LANGUAGE_NAMES, LANGUAGES, message
from cuzco_tui.play.answers import WordedOption
from cuzco_tui.text.lobby.commands import Back
from cuzco_tui.text.lobby.visitor import Visitor

_PATIENCE: Final = 5.0
"""Seconds in which the server tells a newcomer who they are now."""


async def introduce(visitor: Visitor) -> None:
    """Ask a newcomer what the server must know, until it knows them."""
    visitor.console.say("text-first-visit")
    await _ask_language(visitor)
    while visitor.lobby.account.is_new:
        with suppress(Back):
            answers = message("text-first-new"), message("text-first-known")
            if await visitor.ask(message("text-first-which"), answers) == 0:
                await _register(visitor)
            else:
                await _link(visitor)


async def _ask_language(visitor: Visitor) -> None:
    """Ask for the language, with the one that is spoken now as a proposal."""
    options = [WordedOption(LANGUAGE_NAMES[code], code) for code in LANGUAGES]
    default = LANGUAGES.index(visitor.console.language)
    with suppress(Back):
        visitor.console.speak(
            LANGUAGES[await visitor.ask_among(message("text-first-language"), lambda: options, default)]
        )


async def _register(visitor: Visitor) -> None:
    account = visitor.lobby.account
    name, invitation = account.proposed, ""
    while True:
        if account.needs_invitation:
            invitation = await visitor.ask_words(message("text-first-invitation"), invitation)
        name = await visitor.ask_words(message("text-first-name"), name)
        try:
            code = await visitor.lobby.register(name, visitor.console.language, invitation)
            break
        except GameError as error:
            visitor.refuse(error)
    await _until_known(visitor)
    visitor.console.say("text-first-done", name=visitor.lobby.account.name or name)
    await read_out(visitor, code, "text-recovery-code")


async def _link(visitor: Visitor) -> None:
    """Let the key belong to an account by a code."""
    while True:
        code = await visitor.ask_words(message("text-first-code"))
        try:
            await visitor.lobby.link(code)
            break
        except GameError as error:
            visitor.refuse(error)
    await _until_known(visitor)
    account = visitor.lobby.account
    if account.language:
        visitor.console.speak(account.language)
    visitor.console.say("text-first-linked", name=account.name)


async def _until_known(visitor: Visitor) -> None:
    """Wait until the server has told who this is now."""
    with suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while visitor.lobby.account.is_new:
                visitor.changed.clear()
                await visitor.changed.wait()


async def read_out(visitor: Visitor, code: str, about: str) -> None:
    """Read out a code: whole, then group by group in single letters; at a terminal wait until it was written down."""
    console = visitor.console
    console.say(about, code=code)
    groups = code.replace("-", " ").split()
    for number, group in enumerate(groups, 1):
        console.say("text-code-group", number=number, letters=" ".join(group))
    if console.on_terminal:
        console.say("text-code-enter")
        await visitor.hear()
