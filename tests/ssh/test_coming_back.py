"""Leaving and coming back at any moment: the same decision stands there, and what was missed is told."""

import asyncio
import re

import asyncssh
import pytest

from tests.ssh.arriving import ENTER, ESCAPE, lines_at, registered, screen_at, table_of
from tests.ssh.playing import is_mine, play_inside, until_step
from tests.ssh.visitors import AtLines, AtScreen, Served, answer, is_asked, until

FEATHER = re.compile(r"Where do you put the \w+ feather\?")
TASKS = "Which two tasks do you keep?"


async def question_on(visitor: AtScreen) -> str:
    """Wait for the first question of a game, read what a bot did before, and give the question."""
    await until(lambda: FEATHER.search(visitor.text) is not None, "the first question")
    await visitor.rests(0.2)
    if "While you were away" in visitor.text:
        await asyncio.sleep(0.6)
        await visitor.press(ESCAPE)
        await until(lambda: "While you were away" not in visitor.text, "what was missed is read")
    found = FEATHER.search(visitor.text)
    assert found is not None
    return found[0]


async def alone_at(house: Served, name: str) -> tuple[asyncssh.SSHKey, str]:
    """Give somebody's key and their table with a bot, at which they decide."""
    key = await registered(house, name)
    table = await table_of(house, [key], "random")
    await play_inside(house, [key], table, 0)
    return key, table


async def test_who_hangs_up_in_a_dialog_finds_it_again(house: Served) -> None:
    key, table = await alone_at(house, "Dora")
    ann = await screen_at(house, key, f"join {table}")
    await question_on(ann)
    await ann.press_until("\r", TASKS)
    await ann.press("\x1b[B")
    steps = len(house.saved(table).choices)
    sessions = house.sessions()
    ann.hang_up()
    await until(lambda: len(house.sessions()) < len(sessions), "the session ends")
    again = await screen_at(house, key, f"join {table}")
    await again.sees(TASKS)
    assert is_mine(again, table)
    assert len(house.saved(table).choices) == steps
    await again.rests()
    await asyncio.sleep(0.5)
    for key_pressed in ("1", "2", "\r"):
        await again.press(key_pressed)
    await until_step(house, table, steps + 1)
    again.hang_up()


@pytest.mark.parametrize("on_terminal", [False, True], ids=["pipe", "terminal"])
async def test_who_hangs_up_in_a_question_by_ear_hears_it_again(house: Served, on_terminal: bool) -> None:
    key, table = await alone_at(house, "Edda" if on_terminal else "Edna")
    ann = await lines_at(house, key, f"text join {table}", on_terminal)
    asked = FEATHER.search(await ann.hears("feather?"))
    assert asked is not None
    await until(lambda: is_asked(ann), "the options")
    sessions = house.sessions()
    ann.type("1")
    await asyncio.sleep(0.1)
    ann.hang_up()
    await until(lambda: len(house.sessions()) < len(sessions), "the session ends")
    again = await lines_at(house, key, f"text join {table}")
    await again.hears(asked[0])
    assert not house.saved(table).choices or house.saved(table).choices[-1].seat == 1
    before = len(house.saved(table).choices)
    await answer(again)
    await until_step(house, table, before + 1)
    again.hang_up()


async def test_who_comes_back_is_told_what_was_missed_on_screen_and_by_ear(house: Served) -> None:
    flo, gus = await registered(house, "Flo"), await registered(house, "Gus")
    table = await table_of(house, [flo, gus])
    await play_inside(house, [flo, gus], table, 6)
    seat = await play_inside(house, [flo, gus], table, 0)
    own = flo if seat == 0 else gus
    other = gus if seat == 0 else flo
    await play_inside(house, [own, other], table, 1, whose=own)
    while await play_inside(house, [flo, gus], table, 0) == seat:
        await play_inside(house, [own, other], table, 1, whose=own)
    while await play_inside(house, [flo, gus], table, 0) != seat:
        await play_inside(house, [own, other], table, 1, whose=other)
    name = "Gus" if seat == 0 else "Flo"
    back = await screen_at(house, own, f"join {table}", (120, 40))
    await back.sees("While you were away")
    await back.sees(f"{name}:")
    back.hang_up()
    by_ear = await lines_at(house, own, f"text join {table}")
    missed = await by_ear.hears("Choose 1")
    assert "Since your last choice:" in missed
    assert f"{name}:" in missed.partition("Since your last choice:")[2]
    by_ear.hang_up()


async def test_a_screen_follows_its_window_in_the_middle_of_a_question(house: Served) -> None:
    key, table = await alone_at(house, "Hana")
    ann = await screen_at(house, key, f"join {table}", (120, 40))
    asked = await question_on(ann)
    ann.resize(80, 24)
    await ann.sees(asked)
    await ann.rests()
    ann.resize(60, 15)
    await until(lambda: asked not in ann.text and "80" in ann.text, "it is too small")
    ann.resize(100, 30)
    await ann.sees(asked)
    await ann.rests()
    await ann.press_until("\r", TASKS)
    ann.hang_up()


async def test_a_phone_is_offered_plain_lines(house: Served) -> None:
    key, table = await alone_at(house, "Ines")
    phone: AtLines = await lines_at(house, key, None, on_terminal=True, term_size=(60, 20))
    await phone.hears("60 columns and 20 lines")
    phone.say("")
    await phone.hears("You are in the lobby, Ines.")
    await phone.hears(f"It is your turn at {table}")
    phone.say("play")
    await phone.hears("feather?")
    phone.hang_up()


async def test_a_phone_that_is_turned_gets_the_screen(house: Served) -> None:
    key = await registered(house, "Jana")
    phone = await screen_at(house, key, None, (60, 20))
    await phone.sees("60 columns and 20")
    phone.resize(100, 30)
    await asyncio.sleep(0.2)
    await phone.press(ENTER)
    await phone.sees("you are Jana")
    await phone.press("q")
    await phone.until_closed()
    assert phone.status == 0
