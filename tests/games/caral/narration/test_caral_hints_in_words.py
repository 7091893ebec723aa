"""Advice in words: every goal, topic and purpose can be said, and a hint tells no more than the advice."""

import re

import pytest

from cuzco_tui.games.caral.bots.advice import GREAT_GOALS, SMALL_GOALS, Advice, Goal, Step
from cuzco_tui.games.caral.bots.purposes import GOALS
from cuzco_tui.games.caral.bots.topics import BEGUN, TOPICS
from cuzco_tui.games.caral.engine.choices import Choice, parse_choice
from cuzco_tui.games.caral.engine.events import MoveExplained
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.games.caral.narration.hinted import hinted
from cuzco_tui.games.caral.narration.hints import goal_said, hint, judgement
from cuzco_tui.games.caral.narration.purposes import purpose_said
from cuzco_tui.messages import LANGUAGES, Message, Names
from tests.games.caral.helpers import end_year, give, new, visit, workers
from tests.games.caral.helpers_random import Setup, positions
from tests.games.caral.words import caral_words

NAMES = Names(("Ann", "Ben", "Cleo"), 0)
NUMBERS = {
    "place": 2,
    "large": 1,
    "count": 2,
    "missing": 1,
    "card": 3,
    "level": 2,
    "number": 3,
    "fame": 4,
    "tile": 5,
    "range": 6,
}
"""What may belong to a goal."""


def say(message: Message, language: str = "en") -> str:
    return caral_words(language).say(message)


def advice(
    s: State, best: str, other: str | None, difference: float, *goals: Goal, nexts: tuple[Step, ...] = ()
) -> Advice:
    """Advice on two options of a position."""
    texts = [option.text for option in s.options]
    accounts = {"stones": 1.6, "cards": -0.7, BEGUN: 9.0}
    place = None if other is None else texts.index(other)
    return Advice("planner", texts.index(best), place, difference, 0.1, accounts, goals, nexts)


def at_the_quarry() -> tuple[State, PlayerView]:
    s = new(3)
    workers(s, 0, 2, 1)
    visit(s, "quarry-1")
    return s, view_of(s, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_every_topic_and_every_purpose_can_be_said(language: str) -> None:
    view = at_the_quarry()[1]
    told = [goal_said(Goal(kind, NUMBERS), view) for kind in (*GREAT_GOALS, *SMALL_GOALS)]
    told += [purpose_said(MoveExplained(1, goal, (2,) * len(names)), view, NAMES) for goal, names in GOALS.items()]
    told += [Message(f"fame-topic-{topic}") for topic in (*TOPICS, "rest") if topic != BEGUN]
    for message in told:
        assert not re.search(r"[{}$]|  | [.,:;]", say(message, language)), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_for_the_middle_of_a_sentence(language: str) -> None:
    seen: set[type[Choice]] = set()
    for modules in ((), ("moods", "years", "status", "progress", "anaconda", "emissary")):
        for seed in range(4):
            for s in positions(Setup(3, modules, 8), seed, 3):
                for option in s.options:
                    seen.add(type(option))
                    words = say(hinted(option, view_of(s, s.stack[-1][1])), language)
                    assert words
                    assert not re.search(r"[{}$]|  |\.$", words), words
    assert len(seen) > 14


def test_a_hint_names_option_goal_lead_and_reasons_that_add_up() -> None:
    s, view = at_the_quarry()
    told = hint(advice(s, "act", "skip", 2.2, Goal("stones", {"count": 2})), view, NAMES)
    assert (told.bot, told.option_index) == ("planner", 0)
    assert [say(line) for line in told.why] == [
        "Best: take 2 stones.",
        "2 fame better than no action, by estimate: +2 for stones on the sled, -1 for cards in hand, +1 for the rest.",
    ]
    assert told.short is not None
    assert say(told.short) == "take 2 stones, 2 fame better than no action"


def test_a_first_site_is_not_said_to_be_for_itself_or_for_its_gift() -> None:
    s = new_game(3, 1, (), 20, None)
    best = next(option for option in s.options if option.text == "builder site-4")
    place = s.content.index_of["site-4"]
    goals = (Goal("builder", {"place": place}), Goal("stones", {"count": 1}))
    for nexts in ((), (Step(s.options[0], view_of(s, s.stack[-1][1])),)):
        told = hint(advice(s, best.text, None, 0.0, *goals, nexts=nexts), view_of(s, s.stack[-1][1]), NAMES)
        assert [say(line) for line in told.why][:1] == ["Best: builder at site 4."]
        assert not any("Goal" in say(line) for line in told.why)


def test_a_hint_says_when_two_options_are_about_as_good() -> None:
    s, view = at_the_quarry()
    told = hint(advice(s, "act", "skip", 0.3, Goal("year")), view, NAMES)
    assert [say(line) for line in told.why] == [
        "Best: take 2 stones.",
        "Goal: end the year as high priest.",
        "About as good: no action.",
    ]


def test_a_hint_tells_the_next_steps_of_its_plan() -> None:
    s, view = at_the_quarry()
    steps = tuple(Step(parse_choice(text), view) for text in ("pair alpaca", "move village-2", "done"))
    finish = Goal("finish", {"place": 2, "large": 0})
    told = hint(advice(s, "act", None, 0.0, finish, Goal("marker"), nexts=steps), view, NAMES)
    assert [say(line) for line in told.why] == [
        "Best: take 2 stones.",
        "Goal: finish the small pyramid at site 1, and take the diplomacy marker.",
        "Then: alpaca pair, to village 2.",
    ]


def test_a_judgement_counts_what_was_given_away() -> None:
    s, view = at_the_quarry()
    found = judgement(advice(s, "act", "skip", 2.2), 1, view, NAMES)
    assert (found.best, found.cost, found.lead) == (0, 2.2, 0.0)
    assert say(found.why[-1]).startswith("In fame: ")
    assert judgement(advice(s, "act", "skip", 2.2), 0, view, NAMES).lead == 2.2
    assert judgement(advice(s, "act", "skip", 0.2), 1, view, NAMES).cost == 0.0


def test_what_every_first_site_brings_is_no_goal_of_one_cn_6() -> None:
    """CN-6: stones, cards and workers come with whatever site is chosen."""
    s = new_game(3, 1, (), 20, None)
    goals = (Goal("worker", {"place": s.content.quarries[0], "count": 1}), Goal("cards", {"count": 4}))
    told = hint(advice(s, "builder site-4", None, 0.0, *goals), view_of(s, s.stack[-1][1]), NAMES)
    assert not any("Goal" in say(line) for line in told.why)


def test_parts_with_much_that_has_no_name_are_not_told() -> None:
    s, view = at_the_quarry()
    found = advice(s, "act", "skip", 1.0)._replace(accounts={"rivals": 8.0, BEGUN: -7.0})
    assert say(hint(found, view, NAMES).why[1]) == "1 fame better than no action, by estimate."
    assert hint(found, view, NAMES).because is None


@pytest.mark.parametrize(
    ("language", "said"), [("en", "this ceremony"), ("de", "diese Zeremonie"), ("nl", "deze ceremonie")]
)
def test_while_a_ceremony_goes_on_its_fame_is_not_that_of_the_next_cj_5(language: str, said: str) -> None:
    """CJ-5."""
    s = new(3)
    give(s, 0, fish=2)
    end_year(s, 0)
    found = advice(s, "offer 2 fish", "offer nothing", 3.0)._replace(accounts={"ceremony": 3.0})
    assert said in say(hint(found, view_of(s, 0), NAMES).why[1], language)


@pytest.mark.parametrize(
    ("seats", "language", "said"),
    [
        (0b010, "en", "that leaves Ben behind the architect"),
        (0b001, "en", "that leaves you behind the architect"),
        (0b101, "en", "that leaves Cleo and you behind the architect"),
        (0b101, "de", "damit stehen Cleo und du hinter dem Architekten"),
        (0b001, "de", "damit stehst du hinter dem Architekten"),
        (0b110, "nl", "zo staan Ben en Cleo achter de architect"),
        (0b001, "nl", "zo sta jij achter de architect"),
    ],
)
def test_rivals_whom_the_architect_passed_are_named_ca_2(seats: int, language: str, said: str) -> None:
    """CA-2."""
    event = MoveExplained(1, "cut-off", (seats,))
    assert say(purpose_said(event, at_the_quarry()[1], NAMES), language) == said
