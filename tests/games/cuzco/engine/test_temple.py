"""The temple action: where a priest may be placed and whom it pushes down."""

import pytest

from cuzco_tui.game import BadOptions, IllegalChoice
from cuzco_tui.games.cuzco.engine import State, new_game
from cuzco_tui.games.cuzco.engine.codes import PRIESTS, STEPS
from cuzco_tui.games.cuzco.engine.events import Event, FireTrialEarned, PriestPlaced, PriestPushed, PriestSentHome
from tests.games.cuzco.kit import asked, at_turn, choose, decider, give_card, new, show_god, texts


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_allows_its_own_step_and_every_lower_one(die: int) -> None:
    """T-1."""
    s = at_turn(new(), 0, (die, die, die))
    log = choose(s, f"die {die} temple")
    if die == 1:
        assert PriestPlaced(0, 1) in log
        return
    assert asked(s) == "ChooseStep"
    assert sorted(texts(s)) == [f"step {step}" for step in range(1, die + 1)]


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6])
def test_a_six_reaches_each_step_with_a_priest_from_the_mask(step: int) -> None:
    """T-1: the priest leaves the mask and stands on the chosen step."""
    s = new()
    log = choose(s, "die 6 temple", f"step {step}")
    assert PriestPlaced(0, step) in log
    assert s.temple == [0 if here == step else -1 for here in range(1, STEPS + 1)]
    assert s.players[0].priests == PRIESTS - 1


def test_a_step_above_the_die_is_refused() -> None:
    """T-1."""
    s = at_turn(new(), 0, (3, 3, 3))
    choose(s, "die 3 temple")
    with pytest.raises(IllegalChoice):
        choose(s, "step 4")
    assert s.temple == [-1] * STEPS


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_under_the_strict_reading_the_die_is_the_step(die: int) -> None:
    """T-1 with the table option temple="exact": no choice is left, so nobody is asked."""
    s = at_turn(new(temple="exact"), 0, (die, die, die))
    log = choose(s, f"die {die} temple")
    assert PriestPlaced(0, die) in log
    assert s.temple == [0 if here == die else -1 for here in range(1, STEPS + 1)]
    assert asked(s) == "ChooseFireGift"


def test_under_the_strict_reading_a_die_that_counts_as_six_means_step_six() -> None:
    """T-1 with temple="exact" and G-13."""
    s = new(temple="exact")
    give_card(s, 0, 13)
    at_turn(s, 0, (2, 2, 2))
    choose(s, "die 2 temple")
    assert asked(s) == "ChooseStep"
    assert sorted(texts(s)) == ["card 13 offering", "step 2"]
    log = choose(s, "card 13 offering")
    assert PriestPlaced(0, 6) in log
    assert s.temple == [-1, -1, -1, -1, -1, 0]


def test_under_the_strict_reading_an_occupied_step_still_pushes() -> None:
    """T-1 with temple="exact", T-2."""
    s = priests(new(temple="exact"), {3: 1})
    at_turn(s, 0, (3, 3, 3))
    choose(s, "die 3 temple")
    assert s.temple == [-1, 1, 0, -1, -1, -1]


def test_a_table_that_says_nothing_plays_by_the_lenient_reading() -> None:
    """T-1: the strict reading must be asked for by its name."""
    assert new().exact_temple == 0
    assert new(temple="upto").exact_temple == 0
    assert new(temple="exact").exact_temple == 1
    with pytest.raises(BadOptions, match="exact"):
        new_game(4, 1, temple="strict")


def test_without_a_priest_on_the_mask_the_temple_is_closed() -> None:
    """T-1 with D-4: all four priests stand in the temple."""
    s = priests(new(), {6: 0, 5: 0, 3: 0, 1: 0})
    at_turn(s, 0, (6, 5, 4))
    assert s.players[0].priests == 0
    assert not [text for text in texts(s) if "temple" in text]


def test_the_last_priest_on_the_mask_is_enough() -> None:
    """T-1."""
    s = priests(new(), {5: 0, 3: 0, 1: 0})
    at_turn(s, 0, (6, 5, 4))
    choose(s, "die 6 temple", "step 6")
    assert s.players[0].priests == 0
    assert s.temple == [0, -1, 0, -1, 0, 0]


def test_a_chain_of_priests_is_pushed_down_and_the_lowest_goes_home() -> None:
    """T-2: yellow on 3 pushes red to 2, red pushes blue to 1, blue pushes green off the steps."""
    s = priests(new(), {3: 1, 2: 2, 1: 3})
    at_turn(s, 0, (3, 3, 3))
    log = choose(s, "die 3 temple", "step 3")
    assert s.temple == [2, 1, 0, -1, -1, -1]
    assert [player.priests for player in s.players] == [PRIESTS - 1, PRIESTS - 1, PRIESTS - 1, PRIESTS]
    assert temple_events(log) == {
        PriestPlaced(0, 3),
        PriestPushed(1, 2),
        PriestPushed(2, 1),
        PriestSentHome(3, 1),
        FireTrialEarned(0),
    }


def test_a_gap_stops_the_pushing() -> None:
    """T-2: step 2 is free, so nobody below it moves."""
    s = priests(new(), {5: 1, 4: 2, 3: 3, 1: 1})
    at_turn(s, 0, (5, 5, 5))
    log = choose(s, "die 5 temple", "step 5")
    assert s.temple == [1, 3, 2, 1, 0, -1]
    assert temple_events(log) == {
        PriestPlaced(0, 5),
        PriestPushed(1, 4),
        PriestPushed(2, 3),
        PriestPushed(3, 2),
        FireTrialEarned(0),
    }
    assert [player.priests for player in s.players] == [3, 2, 3, 3]


def test_priests_above_and_on_other_steps_stay_where_they_are() -> None:
    """T-2: a free step pushes nobody."""
    s = priests(new(), {6: 1, 5: 2, 2: 3})
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 temple", "step 4")
    assert s.temple == [-1, 3, -1, 0, 2, 1]
    assert temple_events(log) == {PriestPlaced(0, 4), FireTrialEarned(0)}


def test_only_steps_below_the_chosen_one_are_moved() -> None:
    """T-2: the priests on 6 and 5 watch."""
    s = priests(new(), {6: 1, 5: 1, 4: 2, 3: 3})
    at_turn(s, 0, (6, 5, 4))
    choose(s, "die 6 temple", "step 4")
    assert s.temple == [-1, 3, 2, 0, 1, 1]


def test_a_full_temple_loses_only_the_priest_on_its_lowest_step() -> None:
    """T-2."""
    s = priests(new(), {6: 1, 5: 2, 4: 3, 3: 1, 2: 2, 1: 3})
    at_turn(s, 0, (6, 5, 4))
    choose(s, "die 6 temple", "step 6")
    assert s.temple == [2, 1, 3, 2, 1, 0]
    assert [player.priests for player in s.players] == [3, 2, 2, 3]


def test_a_priest_on_step_one_is_sent_home_by_the_next_one_there() -> None:
    """T-2: the shortest push there is."""
    s = priests(new(), {1: 2})
    at_turn(s, 0, (1, 1, 1))
    log = choose(s, "die 1 temple")
    assert s.temple == [0, -1, -1, -1, -1, -1]
    assert PriestSentHome(2, 1) in log
    assert s.players[2].priests == PRIESTS


def test_own_priests_are_pushed_like_any_others() -> None:
    """T-2: one's own priest can be pushed off, and comes home to one's own mask."""
    s = priests(new(), {2: 0, 1: 0})
    at_turn(s, 0, (2, 2, 2))
    choose(s, "die 2 temple", "step 2")
    assert s.temple == [0, 0, -1, -1, -1, -1]
    assert s.players[0].priests == PRIESTS - 2


def test_a_priest_sent_home_can_be_placed_again() -> None:
    """T-1, T-2: seat 1 had no priest left and was shut out until one came home."""
    s = priests(new(), {4: 1, 3: 1, 2: 1, 1: 1})
    at_turn(s, 1, (6, 5, 4))
    assert not [text for text in texts(s) if "temple" in text]
    at_turn(s, 0, (3, 3, 3))
    choose(s, "die 3 temple", "step 1")
    assert s.players[1].priests == 1
    at_turn(s, 1, (2, 2, 2))
    assert "die 2 temple" in texts(s)


def test_placing_a_priest_earns_a_fire_trial_and_no_vp() -> None:
    """T-3."""
    s = new()
    before = [player.score for player in s.players]
    log = choose(s, "die 6 temple", "step 6")
    assert log[-1] == FireTrialEarned(0)
    assert asked(s) == "ChooseFireGift"
    assert decider(s) == 0
    assert [player.score for player in s.players] == before


def test_only_the_one_who_places_gets_the_fire_trial() -> None:
    """T-3: being pushed brings nothing."""
    s = priests(new(), {6: 1, 5: 2})
    show_god(s, 7)
    at_turn(s, 0, (6, 5, 4))
    log = choose(s, "die 6 temple", "step 6", "offering", "food")
    assert [event for event in log if isinstance(event, FireTrialEarned)] == [FireTrialEarned(0)]
    assert asked(s) == "ChooseTurn"
    assert [player.offerings for player in s.players] == [3, 2, 2, 2]
    assert [player.food for player in s.players] == [1, 0, 0, 0]


def priests(s: State, standing: dict[int, int]) -> State:
    """Let priests of these seats stand on these steps."""
    for step, seat in standing.items():
        s.temple[step - 1] = seat
        s.players[seat].priests -= 1
    return s


def temple_events(log: list[Event]) -> set[Event]:
    """What happened to priests, and the fire trial."""
    kinds = (PriestPlaced, PriestPushed, PriestSentHome, FireTrialEarned)
    return {event for event in log if isinstance(event, kinds)}
