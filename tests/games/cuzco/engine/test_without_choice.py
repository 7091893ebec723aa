"""What a seat is told when it is not asked: its only option was taken, or nothing was possible."""

from collections.abc import Callable

from cuzco_tui.games.cuzco.engine import events, flow
from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, POINTS, STONE, STUDY
from cuzco_tui.games.cuzco.engine.state import State
from tests.games.cuzco import kit


def told(s: State, begin: Callable[[State], State]) -> list[events.Event]:
    """What happens from the beginning of a part of the game until somebody is asked."""
    log: list[events.Event] = []
    s.log = log
    begin(s)
    s.log = None
    return log


def test_the_only_place_for_a_die_is_taken_and_told_to_its_owner_alone() -> None:
    """D-2, D-3: behind ones, without priests, circlets and free houses, the points space is all that is left."""
    s = kit.new(2)
    kit.put_die(s, 1, 0, 1, STONE)
    kit.put_die(s, 1, 1, 1, EXCHANGE)
    kit.put_die(s, 1, 2, 1, STUDY)
    s.players[0].inti = s.players[0].offerings = s.players[0].priests = 0
    happened = told(s, lambda state: kit.at_turn(state, 0, (6,)))
    assert happened[:2] == [events.OnlyOption(0, "ChooseTurn"), events.DiePlaced(0, 6, POINTS, False)]
    assert happened[0].private_to == 0


def test_whoever_has_no_ability_to_use_is_told_so() -> None:
    """E-1: a seat without tiles is not asked."""
    s = kit.new(2)
    s.players[0].inti = s.players[0].offerings = 0
    happened = told(s, kit.at_people)
    assert happened[0] == events.PassedOver(0, "ChooseAbility")
    assert happened[0].private_to == 0


def test_whoever_has_used_an_ability_is_not_told_that_none_was_possible() -> None:
    """E-1."""
    s = kit.new(2)
    kit.give_tiles(s, 0, 0)
    kit.at_people(s)
    log: list[events.Event] = []
    flow.apply(s, s.options[0], log)
    assert not any(isinstance(event, events.PassedOver) and event.decision == "ChooseAbility" for event in log)


def test_whoever_can_pay_for_no_good_is_told_so() -> None:
    """U-3."""
    s = kit.new(2)
    s.players[0].food = 0
    assert told(s, kit.at_market)[0] == events.PassedOver(0, "ChooseGood")
