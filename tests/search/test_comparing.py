"""Ways through a part are compared by accounts that add up, and a difference is found in worlds that picked nothing."""

from collections.abc import Hashable, Mapping, Sequence

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Choice, Decision
from cuzco_tui.search.comparing import BETTER, QUICK, better_comparison, quick_comparison
from tests.search.race import STEPS, LuckyMind, Race, RaceMind

DECISION = Decision(0, "step", STEPS)
REST = 0
CLOCK = ThinkingClock()


class Accountant(RaceMind):
    """Tells points from places."""

    def accounts(self, state: Race, seat: int) -> Mapping[str, float]:
        """Split the value."""
        return {"points": state.points[seat], "places": self.likes_gifts * state.places[seat]}

    def outcome_accounts(self, state: Race, seat: int) -> Mapping[str, float]:
        """Split the outcome."""
        self.outcomes += 1
        return {"points": state.points[seat], "rivals": -0.5 * state.points[1 - seat]}

    def substance(self, _choices: Sequence[Choice]) -> Hashable:
        """Tell nothing apart but by its steps."""
        return None


class LuckyAccountant(Accountant, LuckyMind):
    """Has luck in the usual world alone."""


def new_race() -> Race:
    """Make a race of whose gifts nothing is known."""
    return Race([0] * 12)


def test_at_once_the_best_plan_is_compared_with_the_next_best_one() -> None:
    """The gift is worth 9: what is told as the difference is where the two ways differ, and adds up."""
    found = quick_comparison(Accountant(), new_race(), 0)
    assert found.bot == QUICK
    assert found.best.worth == 10
    assert found.other is not None
    assert found.other.option != found.best.option
    assert sum(found.accounts.values()) == pytest.approx(found.difference)


def test_the_way_that_was_chosen_is_compared_with_the_best() -> None:
    """Two rests bring 2 points and leave the gift to the rival, which counts half."""
    mind = Accountant(likes_gifts=-5.0)
    found = better_comparison(mind, [Accountant()], new_race(), DECISION, CLOCK, 60, chosen=REST)
    assert found.bot == BETTER
    assert found.best.option != REST
    assert found.other is not None
    assert found.other.option == REST
    assert found.difference > 9
    assert sum(found.accounts.values()) == pytest.approx(found.difference)
    assert found.accounts["rivals"] > 0


def test_who_chose_the_best_is_compared_with_the_second_best_when_that_is_asked_for() -> None:
    mind = Accountant(likes_gifts=1.0)
    best = better_comparison(mind, [mind], new_race(), DECISION, CLOCK, 40).best.option
    for or_second in (True, False):
        found = better_comparison(mind, [mind], new_race(), DECISION, CLOCK, 40, best, or_second)
        assert found.best.option == best
        assert (found.other is not None) == or_second


def test_a_difference_is_found_in_worlds_by_which_nothing_was_picked() -> None:
    """Tried again, the two ways meet in new worlds alone: as many outcomes as those, and no world twice."""
    mind = Accountant(likes_gifts=-5.0)
    picked = better_comparison(mind, [mind], new_race(), DECISION, CLOCK, 30, chosen=REST)
    played_out, worlds = mind.outcomes, len(mind.worlds)
    again = Accountant(likes_gifts=-5.0)
    found = better_comparison(again, [again], new_race(), DECISION, CLOCK, 30, chosen=REST, tried_again=7)
    assert again.outcomes == played_out + 2 * 7
    assert len(again.worlds) == worlds + 1 + 7
    assert found.best.option == picked.best.option
    assert sum(found.accounts.values()) == pytest.approx(found.difference)


def test_a_doubtful_difference_is_told_as_less_and_never_as_the_contrary() -> None:
    found = quick_comparison(Accountant(), new_race(), 0)
    assert found.cautious(1.0).difference == pytest.approx(found.difference)
    doubted = found._replace(doubt=found.difference / 4)
    assert doubted.cautious(1.0).difference == pytest.approx(0.75 * found.difference)
    assert sum(doubted.cautious(1.0).accounts.values()) == pytest.approx(0.75 * found.difference)
    assert found.cautious(0.6).difference == pytest.approx(0.6 * found.difference)
    assert found._replace(doubt=2 * found.difference + 1).cautious(1.0).difference == 0


def test_a_first_opinion_is_kept_unless_another_is_clearly_better() -> None:
    found = quick_comparison(Accountant(), new_race(), 0)
    assert found.other is not None
    kept = found.kept_to(found.other.option, even=found.difference + 1)
    assert kept.best.option == found.other.option
    assert kept.difference == pytest.approx(-found.difference)
    assert found.kept_to(found.other.option, even=0.0).best.option == found.best.option


def test_at_once_the_plan_that_was_announced_is_followed() -> None:
    """Whoever is too lazy to walk still goes where it was said that one goes; nothing is told as worse than that."""
    lazy = Accountant(likes_gifts=-20.0)
    assert quick_comparison(lazy, new_race(), 0).best.option == REST
    found = quick_comparison(lazy, new_race(), 0, plan=("2", "0"))
    assert found.best.option == found.planned == 2
    assert [choice.text for choice in found.best.line.choices] == ["2", "0"]
    assert found.other is None
    assert quick_comparison(lazy, new_race(), 0, plan=("7",)).planned is None, "what is not possible is no plan"


def test_the_announced_plan_is_played_out_however_little_it_promises_and_stays_unless_another_is_clearly_better() -> (
    None
):
    """Two steps of one reach the same gift as a step of two; a rest leaves it to the rival."""
    mind = Accountant(likes_gifts=-6.0)
    rival = Accountant()
    same = better_comparison(mind, [rival], new_race(), DECISION, CLOCK, 60, 0, or_second=True, plan=("1", "1"))
    assert same.bot == BETTER
    assert same.best.option == same.planned == 1
    better = better_comparison(mind, [rival], new_race(), DECISION, CLOCK, 60, 0, or_second=True, plan=("0", "0"))
    assert better.best.option != REST
    assert better.other is not None
    assert better.other.option == better.planned == REST
    assert better.difference > 9


class InPairs(Accountant):
    """For whom two ways are the same in substance when they begin with a walk, however far."""

    def substance(self, choices: Sequence[Choice]) -> Hashable:
        """Tell walking from resting."""
        return choices[0].text != "0"


def test_the_second_best_that_is_told_differs_in_substance_if_anything_does() -> None:
    mind = InPairs()
    assert quick_comparison(mind, new_race(), 0).other is not None
    quick = quick_comparison(mind, new_race(), 0, in_substance=True)
    assert quick.other is not None
    assert REST in (quick.best.option, quick.other.option)
    for rollouts in (8, 60):
        found = better_comparison(
            mind, [mind], new_race(), DECISION, CLOCK, rollouts, quick.best.option, or_second=True, in_substance=True
        )
        assert found.other is not None
        assert REST in (found.best.option, found.other.option)


def test_luck_in_one_world_is_neither_advised_nor_a_reason() -> None:
    found = quick_comparison(LuckyAccountant(), new_race(), 0)
    assert [choice.text for choice in found.best.line.choices] == ["0", "0"]
    assert found.best.worth == 2
    assert found.other is not None
    assert found.other.worth < 2
    assert found.accounts["points"] == pytest.approx(found.difference)
