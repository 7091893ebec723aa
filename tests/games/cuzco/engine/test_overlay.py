"""The Cuzco overlay: who came back to Cuzco may turn it just before moving out again."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, parse_choice
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.events import ChasquiMoved, FireTrialEarned, OverlayTurned
from tests.games.cuzco.kit import asked, at_people, at_turn, choose, decider, give_card, give_tiles, new, texts

STONE_04 = 3
ROPE_06 = 5
TURNS = [f"turn {steps}" for steps in range(6)]


def returned(seat: int = 0) -> State:
    """A game in which a seat's chasqui just came back to Cuzco from inner-1 and the trial is over."""
    s = new()
    s.players[seat].location = 0
    at_turn(s, seat, (1,))
    choose(s, "die 1 rope", "decline", "decline")
    assert s.players[seat].location == CUZCO
    return s


def test_the_very_first_move_takes_the_overlay_as_it_lies() -> None:
    """M-6: no right to turn at the start of the game, by die or by person tile."""
    s = at_turn(new(), 0, (6,))
    choose(s, "die 6 rope")
    assert asked(s) == "ChooseRoad"
    s = new()
    give_tiles(s, 0, ROPE_06)
    at_people(s, 0)
    log = choose(s, "use study 06")
    assert ChasquiMoved(0, CUZCO, 0, 1, 1) in log
    assert not any(isinstance(event, OverlayTurned) for event in log)


@pytest.mark.parametrize("steps", range(6))
def test_who_returned_may_turn_the_overlay_to_any_orientation_before_moving_out(steps: int) -> None:
    """M-6: all six orientations, the old one too; the arms then point elsewhere for everybody."""
    s = at_turn(returned(), 0, (1,))
    choose(s, "die 1 rope")
    assert (asked(s), decider(s)) == ("ChooseOverlay", 0)
    assert texts(s) == TURNS
    log = choose(s, f"turn {steps}")
    assert OverlayTurned(0, steps, steps) in log
    assert ChasquiMoved(0, CUZCO, steps, 1, 1) in log
    assert s.overlay == steps
    assert s.players[0].location == steps
    at_turn(s, 1, (2,))
    log = choose(s, "die 2 stone")
    assert ChasquiMoved(1, CUZCO, (3 + steps) % 6, 0, 2) in log


def test_the_overlay_turns_on_from_where_it_lies() -> None:
    """M-6: turning is counted clockwise from the present orientation."""
    s = new()
    s.overlay = 4
    s.players[0].location = 4
    at_turn(s, 0, (1,))
    choose(s, "die 1 rope", "decline", "decline")
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone", "turn 3")
    assert s.overlay == 1
    assert set(texts(s)) == {"road inner-3 stone 4", "road inner-5 stone 2", "road inner-1 stone 6"}


def test_the_right_is_used_up_by_moving_out() -> None:
    """M-6: once turned, or left as it is, one has to move and must come back for another turn."""
    s = at_turn(returned(), 0, (6,))
    choose(s, "die 6 rope", "turn 0")
    assert asked(s) == "ChooseRoad"
    assert not set(TURNS) & set(texts(s))
    choose(s, "road inner-1 rope 1", "slot 7")
    at_turn(s, 0, (6,))
    choose(s, "die 6 rope")
    assert asked(s) == "ChooseRoad"
    choose(s, "road cuzco rope 1", "decline", "decline")
    at_turn(s, 0, (6,))
    choose(s, "die 6 rope")
    assert asked(s) == "ChooseOverlay"


def test_the_right_waits_while_other_dice_are_placed() -> None:
    """M-6: before the next move out, even if other actions come between."""
    s = at_turn(returned(), 0, (6,))
    choose(s, "die 6 points")
    at_turn(s, 0, (3,))
    choose(s, "die 3 temple", "step 2", "decline", "decline")
    at_turn(s, 0, (1,))
    choose(s, "die 1 rope")
    assert asked(s) == "ChooseOverlay"


def test_the_right_belongs_to_who_returned_alone() -> None:
    """M-6: others who stand on Cuzco since the start cannot turn the overlay."""
    s = at_turn(returned(0), 1, (6,))
    choose(s, "die 6 stone")
    assert (asked(s), decider(s)) == ("ChooseRoad", 1)


def test_the_right_holds_for_a_move_by_person_tile() -> None:
    """M-6: by die or by person tile."""
    s = returned()
    give_tiles(s, 0, STONE_04)
    at_people(s, 0)
    choose(s, "use study 04")
    assert asked(s) == "ChooseOverlay"
    log = choose(s, "turn 2")
    assert ChasquiMoved(0, CUZCO, 5, 0, 2) in log


def test_coming_back_by_person_tile_gives_the_right_and_a_fire_trial() -> None:
    """M-6: a move into Cuzco in phase II counts alike."""
    s = new()
    s.players[0].location = 0
    give_tiles(s, 0, ROPE_06)
    at_people(s, 0)
    log = choose(s, "use study 06")
    assert FireTrialEarned(0) in log
    choose(s, "decline", "decline")
    at_turn(s, 0, (1,))
    choose(s, "die 1 rope")
    assert asked(s) == "ChooseOverlay"


def test_a_jump_out_of_cuzco_by_card_14_is_a_move_out_too() -> None:
    """M-6: the overlay may be turned first, and the right is gone afterwards."""
    s = returned()
    give_card(s, 0, 14)
    at_turn(s, 0, (1,))
    choose(s, "die 1 stone 14 offering")
    assert asked(s) == "ChooseOverlay"
    choose(s, "turn 1", "jump outer-6")
    assert s.overlay == 1
    assert s.players[0].location == 11
    assert s.players[0].may_turn == 0


def test_the_overlay_cannot_be_turned_without_moving_out() -> None:
    """M-6: just before the next move out, not in other actions."""
    s = at_turn(returned(), 0, (6,))
    assert not set(TURNS) & set(texts(s))
    choose(s, "die 6 exchange")
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice("turn 1"))


def test_arms_lead_into_cuzco_only_from_the_village_they_point_at() -> None:
    """M-2 and M-6: after a turn by one step the rope 1 arm serves inner-2 and inner-1 has the stone 6 arm."""
    s = new()
    s.overlay = 1
    s.players[0].location = 0
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone")
    assert "road cuzco stone 6" in texts(s)
    s.players[1].location = 1
    at_turn(s, 1, (6,))
    choose(s, "die 6 rope")
    assert "road cuzco rope 1" in texts(s)
