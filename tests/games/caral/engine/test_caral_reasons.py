"""Why not: everything that is not available now has a reason made of a rule id and facts."""

import json
import re
from pathlib import Path

import pytest

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.choices import MoveTo
from cuzco_tui.games.caral.engine.decisions import MOVE, OFFERING
from cuzco_tui.games.caral.engine.reasons import why_not
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    emissaries,
    end_year,
    give,
    lay,
    new,
    pyramid,
    reason,
    reserve,
    show_tiles,
    sled,
    stones,
    workers,
)
from tests.games.caral.helpers_random import SETUPS, VARIED_SETUPS, Setup, positions
from tests.long_runs import usual_among

PAGE = (Path(__file__).resolve().parents[4] / "docs" / "caral" / "rules.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- \*\*(.+?)\*\* ", PAGE, re.MULTILINE))


@pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)
def test_every_reason_names_a_rule_of_the_page_and_nothing_that_is_offered(setup: Setup) -> None:
    """Facts are plain data, and no subject has two reasons."""
    for s in positions(setup, 12, 2):
        for seat in range(s.seats):
            found = why_not(s, seat)
            subjects = [each.subject for each in found]
            assert len(set(subjects)) == len(subjects)
            assert not set(subjects) & {choice.text for choice in s.options} or decider(s) != seat
            for each in found:
                assert each.rule in RULES
                assert json.loads(json.dumps(each.facts)) == each.facts


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_every_place_is_offered_or_has_a_reason_when_a_figure_moves(setup: Setup) -> None:
    """CM-1, CM-4, CM-7, CM-11."""
    for s in positions(setup, 13, 3):
        if s.stack and s.stack[-1][0] == MOVE:
            offered = {choice.place for choice in s.options if isinstance(choice, MoveTo)}
            explained = {each.subject.removeprefix("move ") for each in why_not(s, decider(s))}
            assert offered | explained >= set(s.content.places)
            assert not offered & explained


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_every_kind_is_offered_or_has_a_reason_in_a_ceremony(setup: Setup) -> None:
    """CJ-2, C2-3."""
    for s in positions(setup, 14, 1):
        if s.stack and s.stack[-1][0] == OFFERING:
            offered = {text.split()[-1] for text in (choice.text for choice in s.options)} - {"nothing"}
            subjects = {each.subject for each in why_not(s, decider(s))}
            explained = {subject[6:] for subject in subjects if subject.startswith("offer ")}
            assert offered | explained >= {"stone", "clay", "fish", "alpaca"}
            assert not offered & explained


def test_who_has_no_turn_is_told_whose_turn_it_is_and_nothing_else() -> None:
    """CY-2."""
    s = new(3)
    assert why_not(s, 1) == [Reason("turn", "CY-2", {"decider": 0})]


def test_after_the_end_the_reason_is_that_the_game_is_over() -> None:
    """CE-1."""
    s = new(3, max_years=1)
    end_year(s)
    assert why_not(s, 1) == [Reason("turn", "CE-1", {"over": True, "why": 3})]


def test_before_the_move_there_is_no_action_and_after_it_no_move() -> None:
    """CY-4."""
    s = new(3)
    assert reason(s, "act").rule == "CY-4"
    choose(s, "move village-1")
    assert reason(s, "move").rule == "CY-4"


def test_an_alpaca_pair_waits_for_the_action_and_a_fish_pair_for_an_action_space() -> None:
    """CR-7, CR-8."""
    s = new(3)
    give(s, 0, fish=2, alpaca=2)
    at_turn(s, 0)
    assert reason(s, "pair alpaca").rule == "CR-8"
    assert reason(s, "pair fish").rule == "CR-7"
    choose(s, "move village-1", "worker quarry-1", "done", "pair alpaca")
    assert reason(s, "pair alpaca") == Reason("pair alpaca", "CR-2", {"used": True})


def test_a_taken_action_is_taken_once() -> None:
    """CA-1."""
    s = new(3)
    give(s, 0, alpaca=2)
    at_turn(s, 0)
    choose(s, "move cult-1", "act")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "cult-1", "taken": True})


def test_a_full_sled_and_an_empty_supply_keep_alpacas_away() -> None:
    """CA-8, CW-1: told where the other place is left."""
    s = new(3, ("emissary",))
    sled(s, 0, 5)
    at_turn(s, 0, "cult-1")
    choose(s, "move market-1")
    assert reason(s, "alpaca sled") == Reason("alpaca sled", "CA-8", {"sled": 5})
    emissaries(s, 0, 0, alpacas=1)
    sled(s, 0, 4)
    at_turn(s, 0, "cult-1")
    choose(s, "move market-1")
    assert reason(s, "alpaca board") == Reason("alpaca board", "CW-1", {"level": 0, "carali": 0, "alpacas": 1})


def test_without_a_carali_a_village_with_a_tile_says_so() -> None:
    """CA-5, P4."""
    s = new(3, ("progress",))
    show_tiles(s, "P4", "P1", "P2")
    lay(s, "P4", "village-1")
    workers(s, 0, 9, 1)
    at_turn(s, 0)
    choose(s, "move village-1")
    assert reason(s, "worker") == Reason("worker", "CA-5", {"carali": 0})


def test_the_stones_for_cards_need_their_tile_and_room() -> None:
    """CW-7."""
    s = new(3, ("emissary",))
    assert reason(s, "exchange") == Reason("exchange", "CW-7", {"tile": 0, "needed": 3, "stones": 0})
    emissaries(s, 0, 3)
    stones(s, 0, 4)
    give(s, 0, fish=2)
    at_turn(s, 0)
    assert reason(s, "exchange") == Reason("exchange", "CW-7", {"tile": 3, "needed": 3, "stones": 4})


def test_an_own_site_behind_the_architect_says_why_one_passes_it() -> None:
    """CM-6, CM-4."""
    s = new(3)
    reserve(s, 0, "site-1")
    pyramid(s, 1, "site-2", 1)
    stones(s, 0, 1)
    architect(s, "quarry-1")
    at_turn(s, 0)
    assert reason(s, "move site-1") == Reason("move site-1", "CM-6", {"behind": True})
    assert reason(s, "move site-3") == Reason("move site-3", "CM-4", {"owner": -1})
