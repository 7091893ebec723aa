"""Secrecy at the wire: what is sent to a client and to a session process holds nothing that its seat must not know."""

import asyncio
import base64
import json
import re
import time
from pathlib import Path

import pytest

from cuzco_tui.games.cuzco.engine.view import view_of
from tests.ssh.arriving import CODE, lines_at, new_lines, new_screen
from tests.ssh.playing import Keys, is_mine
from tests.ssh.visitors import (
    AtLines,
    AtScreen,
    Served,
    Visitor,
    is_asked,
    new_key,
    public_text,
    say_first,
    served,
    until,
)
from tests.ssh.wiretap import Tap, Truth, as_text, found_in, plain, tapped


class Seated:
    """Somebody at the table, or beside it, with all that was sent to them and when."""

    def __init__(self, name: str, visitor: Visitor, key: str, seat: int | None, language: str) -> None:
        self.name = name
        self.visitor = visitor
        self.key = key
        self.seat = seat
        self.language = language
        self.code = ""
        """The recovery code, for those who have one."""
        self.rows: set[str] = set()
        """Rows that were on the screen at some moment."""
        self.marks: list[tuple[int, int, int]] = []
        """How many bytes client and session process had been sent while the save had so many choices at most."""

    def mark(self, server: Served, tap: Tap, table: str) -> None:
        """Note how far everything is."""
        lengths = len(self.visitor.received), sum(len(line.sent) for line in tap.of(self.key)[:1])
        self.marks.append((*lengths, len(server.saved(table).choices)))

    def before(self, step: int) -> tuple[int, int]:
        """Give how many bytes client and session process were sent surely before a step."""
        fitting = [mark for mark in self.marks if mark[2] < step]
        return fitting[-1][:2] if fitting else (0, 0)


async def come_and_sit(server: Served, ben_on_screen: bool) -> tuple[str, list[Seated]]:
    """Let Ann and Ben play with a bot, while a guest watches; give the table and everybody."""
    keys = [new_key(), new_key()]
    ann = await new_lines(server, "Ann", keys[0])
    ben: Visitor
    if ben_on_screen:
        ben = await new_screen(server, "Ben", keys[1], (160, 50), "de")
    else:
        ben = await new_lines(server, "Ben", keys[1], "de")
    ann.say("make")
    for line in ("cuzco", "3", "1", "3"):
        ann.say(line)
    for _ in range(4):
        ann.say("")
    table = (await ann.hears("\nThe game begins")).split("You made table ")[1].split(".")[0]
    if isinstance(ben, AtScreen):
        await ben.sees("Ein freier Platz")
        await asyncio.sleep(0.6)
        await ben.press("\r")
    else:
        ben.say(f"mitspielen {table}")
    await ann.hears(f"You are at table {table}.")
    guest = await lines_at(server, None, f"text watch {table}")
    await guest.hears("You watch")
    people = [
        Seated("Ann", ann, public_text(keys[0]), 0, "en"),
        Seated("Ben", ben, public_text(keys[1]), 1, "de"),
        Seated("Guest", guest, "", None, "en"),
    ]
    for one in people[:2]:
        found = re.search(CODE, plain(bytes(one.visitor.received)))
        assert found is not None
        one.code = found[0]
    return table, people


async def play(server: Served, tap: Tap, table: str, people: list[Seated], choices: int, seconds: float) -> None:
    """Let everybody answer until the game is over or there are so many choices, and note now and then how far it is."""
    keys = {one.name: Keys(one.visitor, table) for one in people if isinstance(one.visitor, AtScreen)}
    end = time.monotonic() + seconds
    while not ((made := server.saved(table).choices) and (made[-1].over or len(made) >= choices)):
        assert time.monotonic() < end, f"{len(made)} choices"
        for one in people:
            one.mark(server, tap, table)
            if isinstance(one.visitor, AtScreen):
                one.rows |= {row.strip() for row in one.visitor.screen.display}
                if is_mine(one.visitor, table):
                    await keys[one.name].press_one()
            elif isinstance(one.visitor, AtLines) and is_asked(one.visitor):
                say_first(one.visitor)
        await asyncio.sleep(0.01)


def check_needles(people: list[Seated], tap: Tap, truth: Truth) -> None:
    """No seed, secret, ticket, digest, key or code is anywhere where it does not belong."""
    seed = str(truth.saved.header.seed).encode()
    hidden = {seed, tap.secret, tap.secret.hex().encode(), base64.urlsafe_b64encode(tap.secret)[:-2], *truth.digests}
    assert len(seed) > 5
    tickets = {line.ticket.encode() for line in tap.lines if line.ticket}
    assert len(tickets) >= 3
    last = len(truth.states) - 1 if truth.saved.choices[-1].over else len(truth.states)
    for one in people:
        others = {other.code.encode() for other in people if other is not one and other.code}
        others |= {other.key.split()[1].encode() for other in people if other is not one and other.key}
        to_client, to_session = one.before(last)
        client, session = bytes(one.visitor.received), bytes(tap.of(one.key)[0].sent)
        for needle in hidden:
            assert needle not in client[:to_client], f"{one.name}'s client was sent {needle!r}"
            assert needle not in session[:to_session], f"{one.name}'s session was sent {needle!r}"
        for needle in others | tickets:
            assert needle not in client, f"{one.name}'s client was sent {needle!r}"
            assert needle not in session, f"{one.name}'s session was sent {needle!r}"


def check_session(one: Seated, tap: Tap, truth: Truth) -> None:
    """Each view that a session process was sent is one that does not depend on what its seat cannot know."""
    own = truth.views(one.seat)
    sent = 0
    for raw in bytes(tap.of(one.key)[0].sent).splitlines():
        line = json.loads(raw)
        for position in found_in(line, "view"):
            assert as_text(position["view"]) in own, f"{one.name}'s session was sent another view than its own"
            assert position["decision"] is None or position["decision"]["seat"] == one.seat
            assert position["seed"] is None or position["turn"] is None
            sent += 1
        for entry in found_in(line, "events"):
            for kind, values in entry["events"]:
                assert truth.game.event_from_data(kind, values).private_to in (None, one.seat)
        for entry in found_in(line, "text"):
            if entry.get("kind") in ("made", "undone"):
                assert entry["seat"] == one.seat or entry["text"] is None
    assert sent > 5
    foreign = {as_text(view_of(state, 1 - (one.seat or 0)).to_data()) for state in truth.states}
    assert not foreign & own, "the views of two seats cannot be told apart"


def check_client(one: Seated, truth: Truth) -> int:
    """No words of others' secrets were sent to a client before its seat could know them; give their number."""
    shown = bytes(one.visitor.received)
    secrets = truth.secrets(one.seat, one.language)
    by_moment: dict[int, str] = {}
    for phrase, step in secrets.items():
        if step not in by_moment:
            by_moment[step] = plain(shown[: one.before(step)[0]])
        assert phrase not in by_moment[step], f"{one.name} was told {phrase!r} before step {step}"
    never = {phrase for phrase, step in secrets.items() if step == len(truth.events)}
    assert not [phrase for phrase in never for row in one.rows if phrase in row]
    return len(secrets)


def finds_own(one: Seated, truth: Truth) -> bool:
    """Say whether the search finds what it should: somebody's own secrets, in what was sent to them."""
    told = plain(bytes(one.visitor.received)) + "\n".join(one.rows)
    other = truth.secrets(None, one.language).keys() - truth.secrets(one.seat, one.language).keys()
    return any(phrase in told for phrase in other)


async def look_into_a_game(folder: Path, choices: int, ben_on_screen: bool, seconds: float) -> None:
    async with served(folder, guests=True) as server, tapped(server) as tap:
        table, people = await come_and_sit(server, ben_on_screen)
        await play(server, tap, table, people, choices, seconds)
        await until(lambda: all(len(tap.of(one.key)) == 1 for one in people), "everybody has one line")
        truth = Truth(server.saved(table), ("Ann", "Ben", "Random"))
        check_needles(people, tap, truth)
        for one in people:
            check_session(one, tap, truth)
            assert check_client(one, truth) > 4
        for one in people[:2]:
            assert finds_own(one, truth), f"the search does not find {one.name}'s own secrets"


async def test_nothing_is_sent_in_the_first_rounds_that_a_seat_must_not_know(tmp_path: Path) -> None:
    await look_into_a_game(tmp_path, 30, False, 60)


@pytest.mark.long
@pytest.mark.parametrize("ben", ["by ear", "by ear, too", "on screen"])
async def test_nothing_is_sent_in_a_whole_game_that_a_seat_must_not_know(ben: str, tmp_path: Path) -> None:
    await look_into_a_game(tmp_path, 10_000, ben == "on screen", 500)
