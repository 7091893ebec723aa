"""The headdress action: which circlet can be activated, and what it scores."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, SOURCES
from cuzco_tui.games.cuzco.engine.events import CircletActivated, FireTrialEarned, PointsScored
from tests.games.cuzco.kit import asked, at_turn, choose, decider, give_feathers, new, texts

CIRCLETS = [1, 2, 3, 4, 5, 6]
BONUS = {1: 10, 2: 10, 3: 7, 4: 7, 5: 4, 6: 4}


@pytest.mark.parametrize("circlet", CIRCLETS)
@pytest.mark.parametrize("die", CIRCLETS)
def test_a_circlet_needs_a_die_of_at_least_its_pips(circlet: int, die: int) -> None:
    """H-1: the circlet's two slots are filled, nothing else."""
    s = new()
    give_feathers(s, 0, 2 * circlet - 1, 2 * circlet)
    at_turn(s, 0, (die, die, die))
    if die < circlet:
        assert f"die {die} headdress" not in texts(s)
        return
    log = choose(s, f"die {die} headdress")
    assert CircletActivated(0, circlet) in log
    assert active(s) == [circlet]


@pytest.mark.parametrize("die", CIRCLETS)
def test_every_ready_circlet_up_to_the_die_can_be_chosen(die: int) -> None:
    """H-1."""
    s = new()
    give_feathers(s, 0, *range(1, 13))
    at_turn(s, 0, (die, die, die))
    log = choose(s, f"die {die} headdress")
    if die == 1:
        assert CircletActivated(0, 1) in log
        return
    assert asked(s) == "ChooseCirclet"
    assert sorted(texts(s)) == [f"circlet {pips}" for pips in range(1, die + 1)]
    choose(s, "circlet 1")
    assert active(s) == [1]


@pytest.mark.parametrize("circlet", CIRCLETS)
@pytest.mark.parametrize("missing", [0, 1])
def test_one_feather_of_the_two_is_not_enough(circlet: int, missing: int) -> None:
    """H-1: all other slots are filled and their circlets active already."""
    s = new()
    empty = 2 * circlet - 1 + missing
    give_feathers(s, 0, *(slot for slot in range(1, 13) if slot != empty))
    activate(s, *(pips for pips in CIRCLETS if pips != circlet))
    at_turn(s, 0, (6, 6, 6))
    assert "die 6 headdress" not in texts(s)


def test_two_feathers_side_by_side_that_belong_to_two_circlets_are_no_use() -> None:
    """H-1: slots 2 and 3 are neighbours, but circlet 1 owns 1 and 2, circlet 2 owns 3 and 4."""
    s = new()
    give_feathers(s, 0, 2, 3)
    at_turn(s, 0, (6, 6, 6))
    assert "die 6 headdress" not in texts(s)


@pytest.mark.parametrize("circlet", [2, 5])
def test_a_circlet_between_two_colours_takes_a_feather_of_each(circlet: int) -> None:
    """H-1: on mask 1 slots 3 and 4 are turquoise and purple, slots 9 and 10 orange and pink."""
    s = new()
    give_feathers(s, 0, 2 * circlet - 1, 2 * circlet)
    assert sorted(s.supply) == [11, 11, 12, 12]
    at_turn(s, 0, (6, 6, 6))
    assert CircletActivated(0, circlet) in choose(s, "die 6 headdress")


def test_an_active_circlet_cannot_be_activated_again() -> None:
    """H-1: never undone, so never done twice."""
    s = new()
    give_feathers(s, 0, 1, 2, 7, 8)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 headdress", "circlet 4")
    at_turn(s, 0, (5, 5))
    log = choose(s, "die 5 headdress")
    assert CircletActivated(0, 1) in log
    assert active(s) == [1, 4]
    at_turn(s, 0, (4,))
    assert "die 4 headdress" not in texts(s)


def test_without_a_ready_circlet_the_action_cannot_be_chosen() -> None:
    """H-1 with D-4: feathers in six slots, no two of one circlet."""
    s = new()
    give_feathers(s, 0, 1, 3, 5, 7, 9, 11)
    at_turn(s, 0, (6, 6, 6))
    assert not [text for text in texts(s) if "headdress" in text]
    with pytest.raises(IllegalChoice):
        choose(s, "die 6 headdress")


def test_feathers_of_others_do_not_count() -> None:
    """H-1: one's own mask alone."""
    s = new()
    give_feathers(s, 1, *range(1, 13))
    at_turn(s, 0, (6, 6, 6))
    assert "die 6 headdress" not in texts(s)
    at_turn(s, 1, (6, 6, 6))
    assert "die 6 headdress" in texts(s)


def test_the_feathers_stay_in_their_slots() -> None:
    """H-1: activating costs no feather."""
    s = new()
    give_feathers(s, 0, 5, 6, 12)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 headdress")
    assert s.players[0].feathers == 1 << 4 | 1 << 5 | 1 << 11
    assert s.supply == [12, 10, 12, 11]


@pytest.mark.parametrize("circlet", CIRCLETS)
@pytest.mark.parametrize("round_", BONUS)
def test_a_circlet_scores_its_own_vp_and_the_bonus_of_the_round(circlet: int, round_: int) -> None:
    """H-2: pips minus 1, plus 10, 7 or 4, kept under "headdress" in the column of the round."""
    s = new()
    s.round = round_
    give_feathers(s, 0, *range(1, 13))
    activate(s, *(pips for pips in CIRCLETS if pips != circlet))
    at_turn(s, 0, (6, 6, 6))
    before = s.players[0].score
    log = choose(s, "die 6 headdress")
    scored = circlet - 1 + BONUS[round_]
    assert s.players[0].score == before + scored
    assert vp(s, 0, "headdress") == [scored if column == round_ else 0 for column in range(COLUMNS)]
    assert sum(event.vp for event in log if isinstance(event, PointsScored)) == scored
    assert {event.source for event in log if isinstance(event, PointsScored)} == {"headdress"}


def test_a_four_in_round_three_with_circlet_three_scores_nine() -> None:
    """H-2: 2 VP of the circlet and 7 of the round."""
    s = new()
    s.round = 3
    give_feathers(s, 0, 5, 6)
    at_turn(s, 0, (4, 4, 4))
    assert PointsScored(0, 9, "headdress") in choose(s, "die 4 headdress")


def test_an_activated_circlet_earns_a_fire_trial_after_its_vp() -> None:
    """H-2."""
    s = new()
    give_feathers(s, 0, 1, 2)
    at_turn(s, 0, (6, 6, 6))
    log = choose(s, "die 6 headdress")
    assert log[-1] == FireTrialEarned(0)
    assert asked(s) == "ChooseFireGift"
    assert decider(s) == 0


def activate(s: State, *circlets: int) -> None:
    """Let circlets of seat 0 be active already."""
    for pips in circlets:
        s.players[0].circlets |= 1 << 2 * (pips - 1)


def active(s: State) -> list[int]:
    """The active circlets of seat 0."""
    return [pips for pips in CIRCLETS if s.players[0].circlets >> 2 * (pips - 1) & 1]


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]
