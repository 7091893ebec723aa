"""The coach of Caral: it judges a choice by what its seat can see, and finds what was given away."""

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision
from cuzco_tui.games.caral.bots.advice import GREAT_GOALS, SMALL_GOALS, Advice
from cuzco_tui.games.caral.bots.coach import coach
from cuzco_tui.games.caral.bots.goals import goals
from cuzco_tui.games.caral.bots.mind import own_mind
from cuzco_tui.games.caral.bots.parts import play_part
from cuzco_tui.games.caral.bots.topics import TOPICS
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.search.comparing import quick_comparison
from tests.games.caral.helpers import architect, at_turn, end_year, give, new, visit

CLOCK = ThinkingClock()


def one_level_missing() -> State:
    """In the last year seat 0 has a stone; its pyramid misses a level and is one move away, and the architect near."""
    s = new(3, max_years=1)
    site = s.content.index_of["site-17"]
    for size in (4, 3, 2):
        s.levels[size - 1] -= 1
    s.built[site] = 4
    s.players[0].stones = 1
    architect(s, "cult-2")
    return at_turn(s, 0, figure="quarry-2")


def asked(s: State) -> Decision:
    """The decision that is pending."""
    return Decision(0, DECISION_NAMES[s.stack[-1][0]], s.options)


def judged(s: State, text: str, effort: int = 0) -> Advice:
    """What the coach thinks of an option."""
    chosen = next(index for index, option in enumerate(s.options) if option.text == text)
    return coach().judged(view_of(s, 0), asked(s), chosen, CLOCK, effort)


def test_it_advises_to_finish_a_pyramid_and_says_what_for() -> None:
    """CB-5."""
    s = one_level_missing()
    advice = coach().quick(view_of(s, 0), 0)
    assert s.options[advice.best].text == "move site-17"
    assert advice.goals[0].kind == "finish"
    assert advice.goals[0].numbers == {"place": s.content.index_of["site-17"], "large": 1}
    assert [step.choice.text for step in advice.nexts][:1] == ["build"]
    assert advice.other is not None
    assert advice.difference > 0


@pytest.mark.parametrize("effort", [0, 6])
def test_a_pyramid_left_unfinished_costs_something(effort: int) -> None:
    s = one_level_missing()
    found = judged(s, "move village-2", effort)
    assert s.options[found.best].text == "move site-17"
    assert found.other is not None
    assert s.options[found.other].text == "move village-2"
    assert found.difference > 0
    assert set(found.accounts) <= set(TOPICS)
    assert sum(found.accounts.values()) == pytest.approx(found.difference)


def test_thinking_longer_says_how_far_it_may_be_wrong() -> None:
    s = one_level_missing()
    found = coach().better(view_of(s, 0), asked(s), CLOCK)
    assert found.bot in CARAL.bots
    assert s.options[found.best].text == "move site-17"
    assert {goal.kind for goal in found.goals} <= {*GREAT_GOALS, *SMALL_GOALS}


def test_no_choice_is_judged_by_what_is_hidden() -> None:
    """CC-8."""
    s = one_level_missing()
    twin = imagine(view_of(s, 0), 99)
    one, other = judged(s, "move village-2", 4), judged(twin, "move village-2", 4)
    assert (one.best, one.other, one.difference, one.accounts) == (
        other.best,
        other.other,
        other.difference,
        other.accounts,
    )


@pytest.mark.parametrize(("cards", "is_sure"), [(2, True), (3, False)])
def test_the_highest_offering_is_a_goal_only_where_nobody_can_offer_more(cards: int, is_sure: bool) -> None:
    """CJ-4: among equals the first is the highest, so whoever has no more cards than were offered cannot beat it."""
    s = new(3)
    give(s, 0, fish=2)
    give(s, 1, clay=cards)
    end_year(s)
    after = s.copy()
    play_part(after, next(option for option in after.options if option.text == "offer 2 fish"))
    assert any(goal.kind == "highest" for goal in goals(s, after, 0)) == is_sure


def test_what_pyramids_promised_is_told_together_with_the_fame_that_it_turns_into() -> None:
    """Else finishing one would be said to cost what it promised."""
    s = one_level_missing()
    found = judged(s, "move village-2")
    assert found.accounts["fame"] > 0
    assert "pyramids" not in TOPICS


def test_what_a_plan_does_with_cards_yet_to_be_drawn_is_neither_its_goal_nor_a_reason_ca_7() -> None:
    """CA-7: which cards come is imagined, so only that they come can be told, and what they are worth in the mean."""
    s = new(3)
    give(s, 0, alpaca=1, stone=1)
    visit(s, "cult-1")
    advice = coach().quick(view_of(s, 0), 0)
    assert s.options[advice.best].text == "act"
    assert [goal.kind for goal in advice.goals] == ["cards"]
    found = quick_comparison(own_mind(), view_of(s, 0), 0)
    assert found.best.line.certain < len(found.best.line.choices), "the plan goes on with what was imagined"
    assert found.accounts["alpacas"] == 0
    assert sum(found.accounts.values()) == pytest.approx(found.difference)
