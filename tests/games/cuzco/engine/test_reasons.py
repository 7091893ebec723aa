"""Why not: everything that is not available now has a reason made of a rule id and facts."""

import re
from pathlib import Path
from random import Random

import pytest

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine import State, new_game, play
from cuzco_tui.games.cuzco.engine.choices import FulfilTask, PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, TASK_NAMES
from cuzco_tui.games.cuzco.engine.decisions import TURN
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.reasons import why_not
from cuzco_tui.games.cuzco.engine.turn import placeable_pips
from tests.games.cuzco.kit import (
    at_market,
    at_palace,
    at_people,
    at_turn,
    choose,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    put_die,
    refresh,
    show_god,
    texts,
)

RULES = Path(__file__).parents[4] / "docs" / "cuzco" / "rules.md"


def reason(s: State, seat: int, subject: str) -> Reason:
    """The first reason for a subject."""
    return next(found for found in why_not(s, seat) if found.subject == subject)


def test_a_space_with_a_lower_die_names_d2_and_the_lowest_die() -> None:
    """D-2: the reason carries the lowest die that lies there."""
    s = new()
    put_die(s, 1, 0, 3, 5)
    at_turn(s, 0, (6, 4, 3))
    assert reason(s, 0, "die 4 temple") == Reason("die 4 temple", "D-2", {"die": 4, "lowest": 3})
    assert reason(s, 0, "space temple") == Reason("space temple", "D-2", {"dice": [6, 4, 3], "lowest": 3})


def test_an_action_that_cannot_be_carried_out_names_its_own_rule() -> None:
    """D-4: M-7 for roads, P-1 and P-2 for tiles, T-1 for priests, H-1 for circlets."""
    s = new()
    at_turn(s, 0, (1,))
    assert reason(s, 0, "die 1 stone") == Reason(
        "die 1 stone", "M-7", {"die": 1, "kind": "stone", "location": "cuzco", "easiest": 2}
    )
    assert reason(s, 0, "space headdress").rule == "H-1"
    s.houses[0] = -1
    assert reason(refresh(s), 0, "die 1 study") == Reason("die 1 study", "P-1", {"die": 1, "lowest": 2})
    s.players[0].priests = 0
    assert reason(refresh(s), 0, "space temple") == Reason("space temple", "T-1", {"dice": [1], "priests": 0})
    give_tiles(s, 0, 1, 2)
    assert reason(refresh(s), 0, "die 1 farm") == Reason("die 1 farm", "P-2", {"die": 1, "khipus": 10, "tiles": 2})


def test_a_placed_die_and_a_tied_die_say_so() -> None:
    """D-1 for a die that lies on a space, O-2 for the dice that a pututu keeps back."""
    s = new(pututu=True)
    s.players[0].pututu_one = 1
    at_turn(s, 0, (6, 4))
    assert reason(s, 0, "die no 3").facts["placed"] == "points"
    choose(s, "pututu 1 die 6 to 5")
    assert reason(s, 0, "die no 2") == Reason("die no 2", "O-2", {"pips": 4, "tied": 5})


def test_a_card_names_what_is_lacking() -> None:
    """G-0: neither in hand nor face up, no offering, no medal, the wrong phase; G-06 and G-12: nothing to change."""
    s = new()
    give_card(s, 0, 13)
    give_card(s, 0, 1)
    give_card(s, 0, 6)
    show_god(s, 9)
    s.players[0].inti = 0
    at_turn(s, 0)
    assert reason(s, 0, "card 02") == Reason("card 02", "G-0", {"in_hand": 0, "face_up": False})
    assert reason(s, 0, "card 01") == Reason("card 01", "G-0", {"phases": ["II"], "phase": "I"})
    assert reason(s, 0, "card 09") == Reason("card 09", "G-0", {"inti": 0})
    assert reason(s, 0, "card 06").facts["dice_to_move"] is False
    s.players[0].offerings = 0
    assert reason(refresh(s), 0, "card 13") == Reason("card 13", "G-0", {"offerings": 0})
    assert reason(s, 1, "card 13") == Reason("card 13", "G-0", {"decider": 0})


def test_a_task_tells_how_far_it_is() -> None:
    """U-4: have and need, and the phase when it is not the time."""
    s = new()
    give_task(s, 0, 7, 37, 45)
    give_feathers(s, 0, 4, 5)
    at_turn(s, 0)
    assert reason(s, 0, "task 02").facts == {"have": 2, "need": 3, "kind": "feathers of", "phase": "I"}
    at_palace(s, 0)
    assert reason(s, 0, "task 02").facts == {"have": 2, "need": 3, "kind": "feathers of"}
    give_feathers(s, 0, 6)
    give_task(s, 0, 7, 10)
    give_feathers(s, 0, 1, 7, 10)
    at_palace(s, 0)
    assert texts(s) == ["fulfil 02", "fulfil 05"]
    assert reason(s, 0, "discard 02") == Reason("discard 02", "U-4", {"met": ["02", "05"]})


def test_what_a_decision_leaves_out_has_its_reason() -> None:
    """M-1 roads, T-1 steps, X-4 pips, U-3 food, A-09 and E-1 abilities."""
    s = new()
    choose(s, "die 4 stone")
    assert reason(s, 0, "road inner-6 stone 6") == Reason("road inner-6 stone 6", "M-1", {"pips": 6, "die": 4})
    assert reason(s, 0, "road inner-1 rope 1").rule == "M-1"
    s = new()
    choose(s, "die 4 temple")
    assert reason(s, 0, "step 5") == Reason("step 5", "T-1", {"step": 5, "die": 4})
    s = new()
    give_tiles(s, 0, 0)
    at_turn(s, 0, (1, 2))
    choose(s, "die 1 exchange")
    assert reason(s, 0, "offering") == Reason("offering", "X-4", {"left": 1, "cost": 2})
    s.players[0].food = 1
    s.market[0] = [0, 1, 5]
    at_market(s, 0)
    assert reason(s, 0, "buy clothes") == Reason("buy clothes", "U-3", {"cost": 2, "food": 1})
    assert reason(s, 0, "buy bowl").facts["in_row"] is False
    s = new()
    give_tiles(s, 0, 8, 1, 13)
    at_people(s, 0)
    assert reason(s, 0, "use study 09").rule == "A-09"
    choose(s, "use study 02")
    assert reason(s, 0, "use study 02") == Reason("use study 02", "E-1", {"used": True})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_unavailable_has_a_reason_and_nothing_available_has_one(players: int) -> None:
    """Over whole random games: every placement, space, card and task is either offered or explained, never both."""
    ids = set(re.findall(r"^- \*\*([A-Z]-\d+|[A-Z]-\d{2}|Task \d{2})\*\*", RULES.read_text(), re.MULTILINE))
    chance = Random(players)
    for seed in range(12):
        s = new_game(players, seed, pututu=seed % 2 == 0)
        while s.options:
            seat = s.stack[-1][1]
            found = {reason.subject: reason for reason in why_not(s, seat)}
            offered = {choice.text for choice in s.options}
            assert not offered & found.keys()
            cards = {card for choice in s.options for card, _ in cards_played(choice)}
            for card in range(1, 16):
                assert (f"card {card:02}" in found) != (card in cards)
            fulfillable = {choice.task for choice in s.options if isinstance(choice, FulfilTask)}
            for task in s.players[seat].tasks:
                assert (f"task {TASK_NAMES[task]}" in found) != (task in fulfillable)
            if s.stack[-1][0] == TURN:
                placements = {(c.pips, c.action) for c in s.options if isinstance(c, PlaceDie)}
                for action, name in enumerate(ACTION_NAMES):
                    for pips in placeable_pips(s, s.stack[-1]):
                        assert (f"die {pips} {name}" in found) != ((pips, action) in placements)
                    assert (f"space {name}" in found) != any(place == action for _, place in placements)
            assert {reason.rule for reason in found.values()} <= ids
            other = (seat + 1) % players
            assert all(f"card {card:02}" in {r.subject for r in why_not(s, other)} for card in (1, 15))
            play(s, s.options[int(chance.random() * len(s.options))])
