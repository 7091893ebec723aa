"""Hints that go on with a plan, or with something better, and how the second best is told."""

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.advice import Advice
from cuzco_tui.games.cuzco.bots.coach import coach
from cuzco_tui.games.cuzco.narration.hints import hint
from cuzco_tui.messages import LANGUAGES, Names
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words

CUZCO = find_game("cuzco")
NAMES = Names(["Ann", "Ben"], 0)
STATE = kit.refresh(kit.at_turn(kit.new(2), 0))
VIEW = CUZCO.view(STATE, 0)


def told(language: str = "en", **changed: object) -> list[str]:
    """The hint about two options in words, the brief one last."""
    plain = Advice("master", 0, 1, 3.0, 0.1, {"food": 3.0}, (), ())
    found = hint(plain._replace(**changed), VIEW, NAMES)
    words = cuzco_words(language)
    assert found.short is not None
    return [words.say(line) for line in (*found.why, found.short)]


def test_the_rest_alone_is_no_breakdown() -> None:
    assert told()[1].endswith(": food +3.")
    assert told(accounts={"begun": 3.0})[1].startswith("3 VP better than ")
    assert "the rest" not in told(accounts={"begun": 3.0})[1]


@pytest.mark.parametrize(
    ("language", "goes_on", "better"),
    [
        ("en", "This goes on with the plan so far.", "the plan so far"),
        ("de", "So geht der bisherige Plan weiter.", "der bisherige Plan"),
        ("nl", "Dit gaat verder met het plan tot nu toe.", "het plan tot nu toe"),
    ],
)
def test_it_is_said_whether_a_hint_goes_on_with_the_plan(language: str, goes_on: str, better: str) -> None:
    assert goes_on in told(language, planned=0)
    assert goes_on in told(language, planned=0, other=None)
    assert goes_on not in told(language, planned=1)
    assert better in told(language, planned=1)[1]
    assert told(language, planned=1)[-1].endswith(better)
    assert not any(better in line for line in told(language))
    assert set(LANGUAGES) == {"en", "de", "nl"}


def test_nothing_is_named_in_the_set_up_that_was_not_shown_yet() -> None:
    """The four tasks to choose from are shown when they are asked about."""
    for seed in range(3):
        state = CUZCO.make(3, seed, CUZCO.description.checked_options(3, {}), CUZCO.load_content(None))
        decision = CUZCO.decision(state)
        assert decision is not None
        assert decision.kind == "ChooseFeatherSlot"
        view = CUZCO.view(state, decision.seat)
        for advice in (coach().quick(view, decision.seat), coach().better(view, decision, ThinkingClock(0.2))):
            found = hint(advice, view, Names(["Ann", "Ben", "Cleo"], decision.seat))
            assert not any("task" in cuzco_words("en").say(line) for line in found.why)
            assert len(advice.plan) > 1, "it is planned for all the same"
