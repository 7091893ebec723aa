"""An analysis by ear: the main turns and all of them, a way into the replay, and Enter stops it."""

import asyncio
import io
import time
from collections.abc import Callable
from functools import cache

import pytest
from keyboard import CUZCO, Keys, console_for

from cuzco_tui import coaching
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.course import course_of_save
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import SavedGame, past_of
from cuzco_tui.text.after import AfterGame
from cuzco_tui.worker import WorkerFailed
from tests.coaching_here import Indifferent, Slow
from tests.games.cuzco.words import cuzco_words
from tests.played_games import saved_game


@cache
def finished() -> tuple[SqliteStore, SavedGame]:
    """A finished game of Ann against Ben and Cleo, and where it is kept."""
    store = SqliteStore()
    return store, saved_game(store=store)


class Terminal(io.StringIO):
    """A terminal, at which a line that is typed stops a thought."""

    def isatty(self) -> bool:
        """Say that somebody sits here."""
        return True


@pytest.fixture(autouse=True)
def nothing_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "Worker", Indifferent)


def heard(*lines: str | Callable[[], str], language: str = "en", screen: io.StringIO | None = None) -> list[str]:
    """What is said after each line, with every sentence in one line."""
    store, saved = finished()
    keys = Keys(lines)
    keys.screen = screen or keys.screen
    console = console_for(keys, language=language)
    after = AfterGame(course_of_save(CUZCO, saved), past_of(saved), console, store)
    asyncio.run(after.listen())
    keys.heard.append(keys.screen.getvalue()[sum(map(len, keys.heard)) :])
    return [said.replace("\n  ", " ") for said in keys.heard[1:]]


def lines_of(said: str) -> list[str]:
    return said.splitlines()


def test_the_dearest_mistakes_and_the_best_moves_are_told_with_numbers() -> None:
    said = lines_of(heard("analyse", "")[0])
    assert said[0].endswith("seconds.")
    said = [line for line in said if "choices judged" not in line]
    assert said[1].startswith("Your ")
    assert said[2] == "The 3 dearest mistakes:"
    numbered = [line for line in said if line[1:3] == ". "]
    assert [line[0] for line in numbered] == ["1", "2", "3", "4", "5", "6"]
    assert all("It cost" in line for line in numbered[:3])
    assert all("ahead of anything else" in line for line in numbered[3:])
    assert "analyse all for every turn" in said[-1]


def test_all_tells_a_line_for_each_turn_and_nothing_is_thought_about_twice() -> None:
    first, every, again = heard("analyse", "analyse all", "analyse", "")[:3]
    count = int(lines_of(first)[4].split()[1])
    assert len(lines_of(every)) == count
    assert "seconds" not in every + again
    assert lines_of(again) == lines_of(first)[4:]


def test_a_number_goes_to_that_turn_in_the_replay_and_back_here() -> None:
    first, there, _, here = heard("analyse", "analyse 2", "quit", "")
    turn = next(line for line in lines_of(first) if line.startswith("2. ")).removeprefix("2. ")
    step = int(turn.split("step ")[1].split(":")[0])
    landed = lines_of(there)
    assert any(line.startswith(f"Step {step - 1}") for line in landed)
    assert not any(line.startswith((f"Step {step}:", f"Step {step} of")) for line in landed)
    assert f"Here it was decided. {turn}" in landed
    assert here == ""


def test_what_if_there_takes_over_before_the_mistake() -> None:
    first, _, asked = heard("analyse", "analyse 2", "what if", "no", "quit", "")[:3]
    step = next(line for line in lines_of(first) if line.startswith("2. ")).split("step ")[1].split(":")[0]
    assert f"step {int(step) - 1}" in asked


def test_the_turn_of_somebody_else_is_seen_with_their_eyes() -> None:
    there = heard("analyse Ben", "analyse 1", "quit", "")[1]
    assert "You hear it as Ben." in there


def test_another_seat_is_named_and_nobody_of_an_unknown_name() -> None:
    ben, nobody = heard("analyse Ben", "analyse Xaver", "")[:2]
    assert lines_of(ben)[4].startswith("Ben: ")
    assert nobody.startswith('There is no seat "Xaver"; the seats are Ann, Ben, Cleo')


def test_a_number_that_was_not_told_gets_a_sentence() -> None:
    before, _, beyond = heard("analyse 1", "analyse", "analyse 77", "")[:3]
    assert before == "There is no number 1; type analyse first.\n"
    assert beyond == "There is no number 77; the last one is 6.\n"


def test_enter_stops_it_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "Worker", Slow)
    said = heard("analyse", "", "score", "", screen=Terminal())
    assert "Enter stops it." in said[0]
    assert said[1].startswith("Stopped.")
    assert "place 1" in said[2]


def test_another_line_does_not_stop_it_and_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "Worker", Slow)
    said = heard("analyse", "score", "", "", screen=Terminal())
    assert "Still judging: " in said[1]
    assert "Enter stops it." in said[1]
    assert said[2].startswith("Stopped.")


def test_what_was_judged_before_it_was_stopped_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers: list[Slow] = []

    def make() -> Slow:
        thinkers.append(Slow())
        return thinkers[-1]

    monkeypatch.setattr(coaching, "Worker", make)

    def after_a_moment() -> str:
        time.sleep(0.3)
        return ""

    said = heard("analyse", after_a_moment, "analyse", "nothing", after_a_moment, "", screen=Terminal())
    assert "type analyse again to go on" in said[1]
    first, second = (len(thinker.asked) for thinker in thinkers[:2])
    assert first
    assert second
    asked = [str(each["view"]) + str(each["options"]) for thinker in thinkers for each in thinker.asked]
    assert len(asked) - len(set(asked)) <= 1, "only the one that was interrupted is judged again"


def test_how_far_it_is_is_told_now_and_then() -> None:
    said = lines_of(heard("analyse", "")[0])
    total = int(said[0].split()[0])
    assert [line for line in said if "choices judged" in line] == [
        f"{total * part // 4 + (total * part % 4 > 0)} of {total} choices judged." for part in (1, 2, 3)
    ]


def test_a_coach_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Indifferent):
        def call(self, *_arguments: object) -> object:
            raise WorkerFailed("broken")

    monkeypatch.setattr(coaching, "Worker", Failing)
    assert "The analysis failed; try again." in heard("analyse", "")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_for_and_told_in_every_language(language: str) -> None:
    entries = cuzco_words(language).entries
    word, everything = (entries[id_].split(",")[0] for id_ in ("text-command-analyse", "text-replay-all"))
    first, every = heard(word, f"{word} {everything}", "", language=language)[:2]
    assert len(lines_of(first)) == 2 + 3 + 1 + 3 + 1 + 3 + 1
    assert len(lines_of(every)) > 20
    assert "{" not in first + every


class Slowly(Keys):
    """Somebody who types a line only when everything was said."""

    async def next_line(self) -> str:
        await asyncio.sleep(0.3)
        return await super().next_line()


def test_enter_right_after_an_analysis_that_it_could_have_stopped_does_not_leave() -> None:
    """At a terminal it was said that Enter stops it: whoever presses it too late is asked once more."""
    store, saved = finished()
    keys = Slowly(["analyse", "", "score", ""])
    keys.screen = Terminal()
    asyncio.run(AfterGame(course_of_save(CUZCO, saved), past_of(saved), console_for(keys), store).listen())
    said = " ".join(keys.screen.getvalue().split())
    assert "The analysis was done already; an empty line once more ends." in said
    assert "place 1" in said
