"""Typed lines: one at a time, none lost when a question is given up, and none that can fill the memory."""

import asyncio
import io
import os
import pty
from collections.abc import Iterator
from typing import TextIO

import pytest

from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.lines import LONGEST_INPUT, NoLines, StreamLines


@pytest.fixture
def pipe() -> Iterator[tuple[TextIO, int]]:
    """A stream to read, and the descriptor that writes to it."""
    reading, writing = os.pipe()
    with os.fdopen(reading, encoding="utf-8", errors="replace") as stream:
        yield stream, writing
        os.close(writing)


async def test_lines_come_one_at_a_time_and_then_the_end(pipe: tuple[TextIO, int]) -> None:
    stream, writing = pipe
    lines = StreamLines(stream)
    os.write(writing, "eins\nzw\u00f6lf\r\n".encode())
    assert await lines.next_line() == "eins\n"
    assert (await lines.next_line()).strip() == "zw\u00f6lf"
    os.write(writing, b"half")
    os.close(os.dup(writing))
    half = asyncio.ensure_future(lines.next_line())
    await asyncio.sleep(0.05)
    assert not half.done()
    os.write(writing, b" and half\n")
    assert await half == "half and half\n"


async def test_a_line_that_nobody_waited_for_any_more_answers_the_next_question(pipe: tuple[TextIO, int]) -> None:
    stream, writing = pipe
    console, happened = Console(StreamLines(stream), io.StringIO(), "en"), asyncio.Event()
    asyncio.get_running_loop().call_later(0.05, happened.set)
    assert await console.hear_unless(happened) is None
    os.write(writing, b"late\n")
    happened.clear()
    assert await console.hear_unless(happened) == "late"


async def test_a_very_long_line_is_cut_and_the_next_one_is_whole(pipe: tuple[TextIO, int]) -> None:
    stream, writing = pipe
    lines = StreamLines(stream)
    long = asyncio.ensure_future(lines.next_line())
    await asyncio.to_thread(os.write, writing, b"x" * 40_000 + b"\nnext\n")
    assert await long == "x" * LONGEST_INPUT + "\n"
    assert await lines.next_line() == "next\n"


async def test_a_letter_that_comes_in_two_pieces_is_one_letter(pipe: tuple[TextIO, int]) -> None:
    stream, writing = pipe
    lines = StreamLines(stream)
    os.write(writing, "\u00e9".encode()[:1])
    line = asyncio.ensure_future(lines.next_line())
    await asyncio.sleep(0.05)
    os.write(writing, "\u00e9".encode()[1:] + b"\n")
    assert await line == "\u00e9\n"


async def test_the_last_line_needs_no_end_and_after_it_nobody_is_there() -> None:
    lines = StreamLines(io.StringIO("one\ntwo"))
    assert [await lines.next_line() for _ in range(4)] == ["one\n", "two\n", "", ""]
    with pytest.raises(Leave):
        await Console(NoLines(), io.StringIO(), "en").hear()


async def test_what_was_typed_at_a_terminal_before_a_question_can_be_forgotten() -> None:
    """So that a doubled Enter does not confirm a hand-over that it came before."""
    terminal, keyboard = pty.openpty()
    with os.fdopen(keyboard, encoding="utf-8") as stream:
        lines = StreamLines(stream)
        os.write(terminal, b"1\n\n")
        assert await lines.next_line() == "1\n"
        lines.forget()
        next_line = asyncio.ensure_future(lines.next_line())
        await asyncio.sleep(0.05)
        assert not next_line.done()
        os.write(terminal, b"ready\n")
        assert await next_line == "ready\n"
    os.close(terminal)


async def test_the_lines_of_a_pipe_are_not_forgotten(pipe: tuple[TextIO, int]) -> None:
    stream, writing = pipe
    lines = StreamLines(stream)
    os.write(writing, b"1\n2\n")
    assert await lines.next_line() == "1\n"
    lines.forget()
    assert await lines.next_line() == "2\n"


def test_lines_are_as_narrow_as_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "40")
    screen, pipe = Terminal(), io.StringIO()
    for writer in (screen, pipe):
        Console(NoLines(), writer, "en").print("word " * 30)
    assert max(map(len, screen.getvalue().splitlines())) <= 40
    assert max(map(len, pipe.getvalue().splitlines())) > 60
