"""Caral at a shared table of a server: a screen in German, somebody by lines, a bot, and a guest who watches."""

import asyncio
import time
from pathlib import Path

import pytest

from cuzco_tui.messages import message
from tests.games.caral.words import caral_words
from tests.ssh.arriving import ENTER, lines_at, registered, screen_at, table_of
from tests.ssh.playing import is_mine
from tests.ssh.visitors import AtLines, AtScreen, Served, is_asked, say_first, served

SECONDS = 120.0
ONE_YEAR = {"max_years": 1, "moods": True, "emissary": True}


async def play_to_the_end(server: Served, table: str, screen: AtScreen, lines: AtLines) -> None:
    """Answer everything, on the screen by Enter, by lines with the first option."""
    end = time.monotonic() + SECONDS
    while not (choices := server.saved(table).choices) or not choices[-1].over:
        assert time.monotonic() < end, screen.text + lines.heard[-2000:]
        if is_mine(screen, table):
            await screen.press(ENTER, 0.25)
        if is_asked(lines):
            say_first(lines)
        await asyncio.sleep(0.02)


@pytest.mark.long
async def test_a_year_is_played_on_a_screen_and_by_lines_and_watched(tmp_path: Path) -> None:
    """CZ-1, CT-1."""
    async with served(tmp_path, guests=True) as server:
        ann, ben = await registered(server, "Ann", "de"), await registered(server, "Ben")
        table = await table_of(server, [ann, ben], "thumb", game="caral", options=ONE_YEAR)
        screen = await screen_at(server, ann, f"join {table}", (120, 40))
        lines = await lines_at(server, ben, f"text join {table}")
        guest = await lines_at(server, None, f"text watch {table}")
        await screen.sees("CARAL")
        await lines.hears(f"You are at table {table}.")
        await guest.hears("You watch")
        await play_to_the_end(server, table, screen, lines)
        saved = server.saved(table)
        assert saved.header.game == "caral"
        assert {choice.seat for choice in saved.choices} == {0, 1, 2}
        over = message("game-over")
        await lines.hears(caral_words("en").say(over))
        await guest.hears(caral_words("en").say(over))
        await screen.press_until(ENTER, caral_words("de").say(message("after-rounds")))
        assert server.process is not None
        assert server.process.poll() is None
        assert "Traceback" not in server.log
