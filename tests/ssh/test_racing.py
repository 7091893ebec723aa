"""Two connections of one person answer one decision at the same moment: one choice is made, the other told why not."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import count

import asyncssh
import pytest

from tests.ssh.arriving import ESCAPE, lines_at, registered, screen_at, table_of
from tests.ssh.playing import is_mine, play_inside, until_step
from tests.ssh.visitors import AtLines, Served, answer, is_asked, say_first, until

GONE_ON = "The game has gone on meanwhile"


async def both_asked(racers: tuple[AtLines, AtLines]) -> None:
    """Wait until both have the same question before them."""
    await until(lambda: all(map(is_asked, racers)), "both are asked")


@contextmanager
def held(house: Served) -> Iterator[None]:
    """Let the host stand still for a while, so that it finds all that is said meanwhile at once."""
    host = house.pid_of("host")
    os.kill(host, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(host, signal.SIGCONT)


async def race_by_lines(house: Served, name: str, rounds: int) -> None:
    """Let two text sessions of one person answer the same questions at once, each with a choice of its own.

    In every other pair of rounds the host stands still while they answer; if they still have not met they go on.
    """
    key = await registered(house, name)
    table = await table_of(house, [key], "random")
    await play_inside(house, [key], table, 0)
    racers = (await lines_at(house, key, f"text join {table}"), await lines_at(house, key, f"text join {table}"))
    refused = 0
    for racer in racers:
        await until(lambda racer=racer: is_asked(racer), "a question")  # type: ignore[misc]
        say_first(racer)
    for number in count():
        if number >= rounds and refused:
            break
        assert number < rounds * 5, "the two never met"
        await both_asked(racers)
        before = [choice for choice in house.saved(table).choices if choice.seat == 0]
        heard = [len(racer.heard) for racer in racers]
        first, second = racers if number % 2 else racers[::-1]
        with held(house) if number % 4 < 2 else nullcontext():
            first.say("1")
            second.say("2" if "\n2. " in second.heard[-3000:] else "1")
            await asyncio.sleep(0.1 if number % 4 < 2 else 0.0)
        await both_asked(racers)
        made = [choice for choice in house.saved(table).choices if choice.seat == 0]
        told = [GONE_ON in racer.heard[start:] for racer, start in zip(racers, heard, strict=True)]
        new = len(made) - len(before)
        assert new == 1 if any(told) else new in (1, 2), "both answers were taken as choices for one decision"
        refused += any(told)
        assert not all(told), "nobody's choice was made"
    for racer in racers:
        racer.hang_up()


async def test_two_answers_by_lines_at_one_moment_are_one_choice(house: Served) -> None:
    await race_by_lines(house, "Kai", 4)


@pytest.mark.long
async def test_many_answers_by_lines_at_one_moment_are_one_choice_each(house: Served) -> None:
    await race_by_lines(house, "Kim", 40)


async def test_a_screen_and_a_text_session_race_for_one_decision(house: Served) -> None:
    key: asyncssh.SSHKey = await registered(house, "Lea")
    table = await table_of(house, [key], "random")
    await play_inside(house, [key], table, 0)
    before = len(house.saved(table).choices)
    screen = await screen_at(house, key, f"join {table}", (120, 40))
    by_ear = await lines_at(house, key, f"text join {table}")
    await screen.sees("feather?")
    await until(lambda: is_asked(by_ear), "the same question by ear")
    await screen.rests(0.3)
    if "While you were away" in screen.text:
        await asyncio.sleep(0.6)
        await screen.press(ESCAPE)
        await asyncio.sleep(0.5)
    assert is_mine(screen, table)
    screen.type("1")
    by_ear.say("2")
    await until_step(house, table, before + 1)
    await by_ear.hears("Which two do you keep?")
    await screen.sees("Which two tasks do you keep?")
    assert len(house.saved(table).choices) == before + 1
    await answer(by_ear)
    await until_step(house, table, before + 2)
    await until(lambda: "Which two tasks" not in screen.text, "the dialog of an answered question is closed")
    screen.hang_up()
    by_ear.hang_up()
