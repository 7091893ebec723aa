"""Hints by ear: the quick one, what comes of thinking longer, and the reasons where few words are wanted."""

import asyncio
import re
from dataclasses import dataclass, field

import pytest
from keyboard import Keys, console_for, new_table, play_lines, sit_and_play
from plain import assert_plain
from toy_words import SPOKEN_TOY, SpokenToy, toy_words

from cuzco_tui.game import Hint
from cuzco_tui.messages import message
from cuzco_tui.table.host import LocalChair
from cuzco_tui.text.console import Console, Leave

QUICK = Hint("first", 0, [message("toy-hint")], message("toy-option", what="card"), None)
BETTER = Hint("last", 1, [message("toy-hint")], message("toy-option", what="other"), message("toy-reason"))
WHY = "Nothing else"


@pytest.fixture(autouse=True)
def thinker(monkeypatch: pytest.MonkeyPatch) -> list[Hint | None]:
    """What comes of thinking longer; no process is started for it."""
    comes: list[Hint | None] = [BETTER]

    async def think(_chair: LocalChair, _plan: object = ()) -> Hint | None:
        await asyncio.sleep(0.01)
        return comes[0]

    monkeypatch.setattr(LocalChair, "better_hint", think)
    monkeypatch.setattr(SpokenToy, "hint", lambda *_given: QUICK)
    return comes


def heard(*lines: str, detail: str = "normal") -> list[str]:
    """What is said after each of these lines, in a pipe."""
    keys = play_lines(new_table("Ann", "Ben", game=SPOKEN_TOY), ["", *lines], load=toy_words, detail=detail)
    assert_plain(keys.screen.getvalue())
    return keys.heard[2:]


def test_in_a_pipe_a_hint_says_how_to_hear_the_second_thought_and_asked_again_gives_it() -> None:
    first, again, third = heard("hint", "hint", "hint")
    assert "A good bot would choose option 1." in first
    assert "Type hint again" in first
    assert "On second thought, option 2: other: " in again
    assert "A good bot would choose option 2." in third
    assert "Type hint again" not in again + third


def test_in_a_pipe_the_same_answer_is_told_as_agreement(thinker: list[Hint | None]) -> None:
    thinker[0] = QUICK
    assert "Option 1 stays the best after more thought." in heard("hint", "hint")[1]


def test_in_a_pipe_thinking_that_comes_to_nothing_leaves_the_quick_answer(thinker: list[Hint | None]) -> None:
    thinker[0] = None
    assert "A good bot would choose option 1." in heard("hint", "hint")[1]


def test_in_few_words_the_reasons_come_on_demand() -> None:
    short, why, again, why_again = heard("hint", "hint why", "hint", "hint long", detail="brief")
    reason = toy_words("en").say(message("toy-hint"))
    assert short.startswith("Option 1: card.\n")
    assert reason not in short
    assert reason in why
    assert "option 1" in why
    assert "On second thought, option 2" in again
    assert reason in why_again
    assert "option 2" in why_again


def test_other_words_after_hint_are_told_what_is_possible() -> None:
    assert "hint why" in heard("hint temple")[0]


class AtATerminal(Console):
    """A console as at a terminal."""

    on_terminal = True
    at_line_start = True


@dataclass
class Waiting(Keys):
    """Types a hint, then waits for what is said without being asked."""

    typed: list[str] = field(default_factory=lambda: ["", "hint"])
    after: float = 0.0
    """Seconds before each line."""

    def __post_init__(self) -> None:
        super().__init__(())

    async def next_line(self) -> str:
        if self.typed:
            await asyncio.sleep(self.after)
            return f"{self.typed.pop(0)}\n"
        await asyncio.sleep(0.3)
        raise Leave


@pytest.mark.parametrize(
    ("comes", "said"),
    [(BETTER, r"On second thought, option 2: other: .+\."), (QUICK, r"Option 1 stays the best after more thought\.")],
)
def test_at_a_terminal_what_comes_of_thinking_is_told_by_itself(
    comes: Hint, said: str, thinker: list[Hint | None]
) -> None:
    thinker[0] = comes
    keys = Waiting()
    console = console_for(keys, toy_words)
    console.__class__ = AtATerminal
    with pytest.raises(Leave):
        asyncio.run(sit_and_play(new_table("Ann", "Ben", game=SPOKEN_TOY), console))
    screen = keys.screen.getvalue()
    assert len(re.findall(said, screen)) == 1
    assert "Type hint again" not in screen


def test_one_question_is_answered_with_one_set_of_figures(thinker: list[Hint | None]) -> None:
    """What thinking longer came to is the same option: its other figures would only confuse."""
    thinker[0] = BETTER._replace(option_index=0, why=[message("toy-reason")])
    _, again, why = heard("hint", "hint", "hint why", detail="brief")
    assert "Option 1 stays the best after more thought." in again
    assert toy_words("en").say(message("toy-hint")) in why
    assert toy_words("en").say(message("toy-reason")) not in why


def test_at_a_terminal_it_is_said_only_once_that_nothing_better_was_found(thinker: list[Hint | None]) -> None:
    thinker[0] = QUICK
    keys = Waiting(["", "hint", "1", "", "hint", "1", "", "hint"], after=0.1)
    console = console_for(keys, toy_words)
    console.__class__ = AtATerminal
    with pytest.raises(Leave):
        asyncio.run(sit_and_play(new_table("Ann", "Ben", game=SPOKEN_TOY), console))
    assert keys.screen.getvalue().count("A good bot would choose") > 1
    assert keys.screen.getvalue().count("stays the best") == 1
