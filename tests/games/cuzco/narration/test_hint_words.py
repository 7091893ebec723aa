"""Hints in words: two options never have one name, and a goal is what the option is for."""

from random import Random

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.advice import Advice, Goal, Step
from cuzco_tui.games.cuzco.engine import play
from cuzco_tui.games.cuzco.engine.codes import TASK_NAMES
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.hinted import hinted
from cuzco_tui.games.cuzco.narration.hints import hint
from cuzco_tui.messages import LANGUAGES, Names
from tests.games.cuzco.kit import new, refresh
from tests.games.cuzco.random_play import VARIED_SETUPS, Setup
from tests.games.cuzco.words import cuzco_words

CUZCO = find_game("cuzco")
NAMES = Names(["Ann", "Ben", "Cleo", "Dan"], 0)


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_two_options_of_a_question_never_have_one_name_in_a_hint(setup: Setup) -> None:
    """In every language, in the middle of a sentence."""
    for language in LANGUAGES:
        words, s, draw = cuzco_words(language), setup.game(3), Random(3)
        while options := s.options:
            decision = CUZCO.decision(s)
            assert decision is not None
            view = view_of(s, decision.seat)
            named = [
                words.say(hinted(choice, view, Names(NAMES.names[: setup.players], decision.seat)))
                for choice in options
            ]
            twice = {name for name in named if named.count(name) > 1}
            assert not twice, f"{view.kind}: {twice}"
            play(s, draw.choice(options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tasks_have_one_name_in_a_hint(language: str) -> None:
    content, words = new(2).content, cuzco_words(language)
    named = [words.say(say.task_asks(task, content)) for task in range(len(TASK_NAMES))]
    assert len(set(named)) == len(named)
    assert not [name for name in named if ":" in name]


def told(advice: Advice, kind: str = "ChooseTurn") -> list[str]:
    """What a hint says of the first options of a question of this kind."""
    s = new(2)
    view = view_of(refresh(s), 0)
    view.kind = kind
    words = cuzco_words("en")
    return [words.say(line) for line in hint(advice, view, Names(["Ann", "Ben"], 0)).why]


def advice(*goals: Goal, difference: float = 0.0, nexts: tuple[Step, ...] = ()) -> Advice:
    """Advice for the first of two options."""
    return Advice("planner", 0, 1, difference, 0.0, {"goods": difference}, goals, nexts)


def nearer(have: int) -> Goal:
    """A task of two goods of one kind that comes nearer."""
    return Goal("nearer", {"task": 6 + 28, "have": have, "need": 2})


def test_a_task_that_is_complete_is_the_goal_itself() -> None:
    assert "Goal: come nearer to the task 2 times jewellery: 1 of 2." in told(advice(nearer(1)))
    assert "Goal: complete the task 2 times jewellery." in told(advice(nearer(2)))
    with_deed = told(advice(Goal("good", {"good": 4}), nearer(2)))
    assert any(line.endswith("; with that the task 2 times jewellery is complete.") for line in with_deed)


def test_food_for_a_good_is_a_possibility() -> None:
    assert "Goal: enough food for clothes, should it be bought." not in told(advice(Goal("food-for", {"good": 4})))
    assert any("so that" in line and "can be bought" in line for line in told(advice(Goal("food-for", {"good": 4}))))


def test_an_option_that_says_its_vp_has_no_side_effect_for_a_goal() -> None:
    s = new(2)
    view = view_of(refresh(s), 0)
    then = (Step(view.options[0], view),)
    knowledge = advice(Goal("knowledge", {"count": 1}), nexts=then)
    assert "Goal: 1 knowledge." in told(knowledge)
    assert not [line for line in told(knowledge, "ChooseCirclet") if line.startswith("Goal")]


def test_a_hint_gives_its_reason_in_short_too() -> None:
    s = new(2)
    words = cuzco_words("en")
    found = hint(advice(difference=4.0), view_of(refresh(s), 0), Names(["Ann", "Ben"], 0))
    assert found.because is not None
    assert words.say(found.because) == "goods +4"
    even = hint(advice(), view_of(refresh(s), 0), Names(["Ann", "Ben"], 0))
    assert even.because is None
    assert even.short is not None
    assert "; about as good: " in words.say(even.short)
