"""Why not: everything that is not available now has a reason made of a rule id and facts."""

import json
import re
from pathlib import Path

import pytest

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.choices import MoveTo
from cuzco_tui.games.caral.engine.codes import ENDED_BY_STANDSTILL, OVER
from cuzco_tui.games.caral.engine.decisions import MOVE, OFFERING
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    architect,
    asked,
    at_emissary_level,
    at_turn,
    choose,
    decider,
    discarded,
    emissaries,
    end_year,
    finish_others,
    give,
    lay,
    mood,
    new,
    priest,
    pyramid,
    reason,
    reserve,
    roll,
    show_tiles,
    sled,
    stand,
    stones,
    texts,
    visit,
    with_anaconda,
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
    """CE-3."""
    s = new(3, max_years=1)
    end_year(s)
    assert why_not(s, 1) == [Reason("turn", "CE-3", {"over": True, "why": 3})]


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
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "cult-1", "asked": True})


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


@pytest.mark.parametrize("tile", ["P3", "P4"])
def test_without_a_carali_no_place_that_would_take_one_is_said_to_be_taken(tile: str) -> None:
    """CA-5, CA-4: a pyramid without a priest, a free site and the emissary board lack nothing but a Carali."""
    s = new(3, ("progress", "emissary"))
    show_tiles(s, tile, "P1", "P2")
    lay(s, tile, "village-2")
    pyramid(s, 0, "site-1", 5)
    reserve(s, 1, "site-3")
    workers(s, 0, 5, s.players[0].carali + s.players[0].workers[1] - 4)
    visit(s, "village-2")
    for subject in ("priest site-1", "builder site-2", "envoy", "worker"):
        assert reason(s, subject) == Reason(subject, "CA-5", {"carali": 0})
    assert reason(s, "builder site-3").rule == "CA-4"
    assert reason(s, "priest site-17").rule == "CA-4"


def test_the_anaconda_on_a_village_is_why_no_carali_is_placed_yet() -> None:
    """CK-4."""
    s = with_anaconda("village-2", "emissary")
    pyramid(s, 0, "site-1", 5)
    visit(s, "village-2")
    for subject in ("priest site-1", "builder site-2", "envoy", "worker"):
        assert reason(s, subject) == Reason(subject, "CK-4", {"place": "village-2"})
    choose(s, "pay sled")
    assert {each.rule for each in why_not(s, 0) if each.subject in ("priest site-1", "worker")} == set()


def test_a_pyramid_with_a_priest_takes_no_other() -> None:
    """CA-4."""
    s = new(3)
    pyramid(s, 0, "site-1", 5)
    priest(s, 0, "site-1")
    visit(s, "village-1")
    facts = {"own": True, "finished": True, "large": True, "priest": True}
    assert reason(s, "priest site-1") == Reason("priest site-1", "CA-4", facts)


def test_once_the_anaconda_is_paid_for_the_action_is_taken_and_not_barred() -> None:
    """CK-6, CA-1: at the fish pair, while Carali are moved, and when the anaconda goes."""
    s = with_anaconda("village-2", "progress")
    show_tiles(s, "P4", "P1", "P2")
    lay(s, "P4", "village-2")
    give(s, 0, fish=2)
    visit(s, "village-2")
    taken = Reason("act", "CA-1", {"place": "village-2", "taken": True})
    asks = []
    for text in ("pay sled", "worker quarry-1", "take worker quarry-1", "worker quarry-2", "done"):
        choose(s, text)
        asks.append(asked(s))
        if asked(s) != "ChooseAction":
            assert reason(s, "act") == taken
    assert asks == [
        *("ChooseAction", "ChooseCaraliToMove", "ChoosePlaceForCarali", "ChooseFishPair", "ChooseSpaceForAnaconda"),
    ]


def test_once_the_anaconda_is_paid_for_cards_are_discarded_and_taken_for_an_action_that_is_not_barred() -> None:
    """CK-6, CA-1, P1, P6."""
    s = with_anaconda("cult-1", "progress")
    show_tiles(s, "P1", "P2", "P3")
    lay(s, "P1", "cult-1")
    visit(s, "cult-1")
    choose(s, "pay sled")
    assert asked(s) == "ChooseCardsToDiscard"
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "cult-1", "taken": True})
    s = with_anaconda("market-1", "progress")
    show_tiles(s, "P6", "P2", "P3")
    lay(s, "P6", "market-1")
    discarded(s, stone=2, clay=2)
    sled(s, 0, 2)
    visit(s, "market-1")
    choose(s, "pay sled", "return sled")
    assert asked(s) == "ChooseCardsToTake"
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "market-1", "taken": True})


def test_a_pair_used_in_the_last_turn_is_not_said_to_be_used_after_it() -> None:
    """CR-3, CR-2: at the architect die and in the ceremony no turn goes on, whoever used which pair before."""
    s = new(3)
    give(s, 0, stone=2, fish=2)
    give(s, 1, fish=3, alpaca=1)
    s.pairs, s.turn_levels = 15, 1
    roll(s, 1, 2)
    for subject in ("pair stone", "pair fish"):
        assert reason(s, subject) == Reason(subject, "CR-3", {})
    assert reason(s, "pair clay") == Reason("pair clay", "CR-2", {"cards": 0})
    give(s, 0, fish=2)
    visit(s, "village-1")
    choose(s, "worker quarry-1", "pair fish", "worker quarry-1")
    end_year(s)
    assert (asked(s), decider(s)) == ("ChooseOffering", 1)
    assert reason(s, "pair fish") == Reason("pair fish", "CR-3", {})
    assert reason(s, "pair alpaca") == Reason("pair alpaca", "CR-2", {"cards": 1})


def test_a_mixed_pair_is_held_out_of_turn_too() -> None:
    """CW-7, CR-3."""
    s = at_emissary_level(1)
    give(s, 0, fish=1, alpaca=1)
    end_year(s)
    assert reason(s, "pair fish") == Reason("pair fish", "CR-3", {})
    assert reason(s, "pair stone") == Reason("pair stone", "CR-2", {"cards": 0})


def test_a_mixed_pair_waits_for_its_moment_like_any_other() -> None:
    """CW-7, CR-4, CR-2: before it, the moment is the reason; then the cards are, for the pair of one kind."""
    s = at_emissary_level(1)
    give(s, 0, stone=1, clay=1)
    stones(s, 0, 2)
    pyramid(s, 0, "site-1", 1)
    at_turn(s, 0)
    assert reason(s, "pair stone").rule == "CR-4"
    assert reason(s, "pair clay").rule == "CR-4"
    visit(s, "village-1")
    choose(s, "worker quarry-1")
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build")
    assert "pair stone mixed" in texts(s)
    assert reason(s, "pair stone") == Reason("pair stone", "CR-2", {"cards": 1})
    choose(s, "done")
    give(s, 0, stone=1, clay=1, alpaca=2)
    stones(s, 0, 2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build", "pair stone mixed")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "pair clay") == Reason("pair clay", "CR-2", {"cards": 0})


@pytest.mark.parametrize(("year", "finished", "rule"), [(1, 0, "CE-3"), (1, 7, "CE-1")])
def test_the_reason_after_the_end_is_how_the_game_ended(year: int, finished: int, rule: str) -> None:
    """CE-1, CE-3."""
    s = new(4, max_years=year)
    finish_others(s, finished)
    end_year(s)
    assert reason(s, "turn", 1).rule == rule


def test_after_a_standstill_the_reason_is_that_nothing_was_left_to_do() -> None:
    """CE-2."""
    s = new(2)
    s.phase, s.ended_by = OVER, ENDED_BY_STANDSTILL
    assert why_not(s, 0) == [Reason("turn", "CE-2", {"over": True, "why": ENDED_BY_STANDSTILL})]


def test_the_anaconda_that_was_driven_off_must_go_elsewhere_by_the_rule_of_driving_off() -> None:
    """CK-5, CK-3."""
    s = with_anaconda("village-1")
    visit(s, "village-1")
    choose(s, "pay sled", "worker quarry-1")
    assert asked(s) == "ChooseSpaceForAnaconda"
    assert reason(s, "anaconda village-1") == Reason("anaconda village-1", "CK-5", {"lies_there": True})
    assert reason(s, "move").rule == "CY-4"
    choose(s, "anaconda cult-2")
    end_year(s)
    assert reason(s, "anaconda cult-2").rule == "CK-3"


def test_before_anything_was_done_no_action_is_said_to_be_taken() -> None:
    """CY-4: at the architect die and at the cards for a move, and while a second move is chosen."""
    s = new(3)
    stand(s, 0, "quarry-1")
    roll(s, 1, 2)
    assert reason(s, "act") == Reason("act", "CY-4", {"place": "quarry-1"})
    give(s, 0, stone=1, clay=1, alpaca=2)
    sled(s, 0, 0)
    at_turn(s, 0, "cult-1")
    choose(s, "move cult-2")
    assert asked(s) == "ChooseCardsForMove"
    assert reason(s, "act") == Reason("act", "CY-4", {"place": "cult-1"})
    at_turn(s, 0, "quarry-1")
    choose(s, "move cult-1", "skip", "pair alpaca")
    assert asked(s) == "ChooseMove"
    assert reason(s, "act") == Reason("act", "CY-4", {"place": "cult-1"})


def test_a_declined_action_is_not_said_to_be_taken() -> None:
    """CA-1: where it is certain; at other spaces an action that was asked for may have been taken or declined."""
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    stones(s, 0, 2)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "skip")
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "site-1", "declined": True})
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build")
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "site-1", "taken": True})
    visit(s, "cult-1")
    choose(s, "skip")
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "cult-1", "asked": True})
    s = with_anaconda("cult-1")
    give(s, 0, alpaca=2)
    visit(s, "cult-1")
    choose(s, "skip")
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "cult-1", "declined": True})


def test_an_anaconda_that_cannot_be_paid_for_bars_the_action() -> None:
    """CK-4, CK-5."""
    s = with_anaconda("cult-1")
    give(s, 0, alpaca=2)
    sled(s, 0, 0)
    visit(s, "cult-1")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act") == Reason("act", "CK-4", {"place": "cult-1"})


def test_a_level_of_the_pyramid_just_finished_was_an_action_taken() -> None:
    """CA-1, CP-2: not a finished pyramid that one came to."""
    s = new(3, ("progress",))
    pyramid(s, 0, "site-1", 4)
    stones(s, 0, 2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build")
    assert asked(s) == "ChooseSpaceForTile"
    assert reason(s, "act") == Reason("act", "CA-1", {"place": "site-1", "taken": True})


def moment(s: State) -> tuple[str, str, str]:
    """What is asked, and the rules by which there is no move and no action now."""
    return asked(s), reason(s, "move").rule, reason(s, "act").rule


def test_outside_of_turns_the_part_of_the_year_is_why_there_is_no_move_and_no_action() -> None:
    """CN-6, C2-1, CY-2, CY-5, CY-6, CK-2, CK-3."""
    s = new_game(2, 1)
    assert moment(s) == ("ChooseSite", "CN-6", "CN-6")
    choose(s, "builder site-17", "builder site-18")
    assert moment(s) == ("ChooseNeutralSite", "C2-1", "C2-1")
    s = roll(new(3), 1, 2)
    assert moment(s) == ("ChooseDieNumber", "CY-2", "CY-4")
    s = new(3, ("anaconda", "moods"))
    mood(s, "M1")
    give(s, 0, fish=1)
    end_year(s)
    assert moment(s) == ("ChooseOffering", "CY-5", "CY-5")
    while asked(s) == "ChooseOffering":
        choose(s, "offer nothing")
    assert moment(s) == ("ChooseLoss", "CY-5", "CY-5")
    while asked(s) == "ChooseLoss":
        choose(s, texts(s)[0])
    assert moment(s) == ("ChooseSpaceForAnaconda", "CK-2", "CK-2")
    choose(s, "anaconda cult-1")
    end_year(s)
    while asked(s) != "ChooseSpaceForAnaconda":
        choose(s, texts(s)[-1])
    assert moment(s) == ("ChooseSpaceForAnaconda", "CK-3", "CK-3")


def test_a_year_that_the_architect_ended_is_said_to_be_over_by_him() -> None:
    """CY-6."""
    s = new(3)
    give(s, 0, fish=1)
    architect(s, "village-3")
    roll(s, 1, 2)
    choose(s, "architect 1")
    assert moment(s) == ("ChooseOffering", "CY-6", "CY-6")


def test_at_the_cards_for_a_move_the_move_is_chosen_already() -> None:
    """CM-11."""
    s = new(3)
    give(s, 0, stone=1, clay=1)
    sled(s, 0, 0)
    at_turn(s, 0, "cult-1")
    choose(s, "move cult-2")
    assert moment(s) == ("ChooseCardsForMove", "CM-11", "CY-4")


def waiting(s: State) -> str:
    """The rule that somebody is told who does not decide."""
    seat = (decider(s) + 1) % s.seats
    assert why_not(s, seat) == [Reason("turn", reason(s, "turn", seat).rule, {"decider": decider(s)})]
    return reason(s, "turn", seat).rule


def test_who_waits_is_told_the_rule_of_the_question_that_others_answer() -> None:
    """CN-6, C2-1, CY-2, CJ-1, CL-5, CK-2: the parts of a year are open to all."""
    s = new_game(2, 1)
    assert waiting(s) == "CN-6"
    choose(s, "builder site-17", "builder site-18")
    assert waiting(s) == "C2-1"
    s = new(3, ("anaconda", "moods"))
    assert waiting(s) == "CY-2"
    mood(s, "M1")
    give(s, 0, fish=1)
    end_year(s)
    assert waiting(s) == "CJ-1"
    while asked(s) == "ChooseOffering":
        choose(s, "offer nothing")
    assert waiting(s) == "CL-5"
    while asked(s) == "ChooseLoss":
        choose(s, texts(s)[0])
    assert waiting(s) == "CK-2"


def test_pairs_for_a_level_ask_about_the_pyramid_that_was_built_on_wherever_the_figure_stands() -> None:
    """CR-6, CP-6: the tile of quarries finished a pyramid elsewhere."""
    s = new(3, ("progress",))
    show_tiles(s, "P8", "P1", "P5")
    lay(s, "P8", "quarry-1")
    pyramid(s, 0, "site-1", 4)
    give(s, 0, stone=2, alpaca=2)
    stones(s, 0, 2)
    at_turn(s, 0)
    choose(s, "move quarry-1", "build site-1")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "pair stone").rule == "CR-4"
    pyramid(s, 0, "site-17", 5)
    assert reason(s, "pair stone") == Reason("pair stone", "CR-6", {"stones": 1, "building": False})


def test_while_the_tile_of_a_finished_pyramid_is_laid_its_pairs_are_over() -> None:
    """CR-6, CZ-6, CP-6."""
    s = new(3, ("progress",))
    show_tiles(s, "P8", "P1", "P5")
    lay(s, "P8", "quarry-1")
    finish_others(s, 2)
    pyramid(s, 0, "site-1", 4)
    give(s, 0, stone=2)
    stones(s, 0, 2)
    at_turn(s, 0)
    choose(s, "move quarry-1", "build site-1")
    assert asked(s) == "ChooseSpaceForTile"
    assert reason(s, "pair stone") == Reason("pair stone", "CR-6", {"stones": 1, "building": False})


def test_where_only_the_next_level_is_gone_pairs_say_so() -> None:
    """CB-4, CR-4."""
    s = new(3)
    for number in range(2, 12):
        pyramid(s, 1 + number % 2, f"site-{number}", 1, large=False)
    pyramid(s, 0, "site-1", 1)
    give(s, 0, stone=2, alpaca=2)
    stones(s, 0, 3)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "pair stone") == Reason("pair stone", "CB-4", {"stones": 2, "building": False})
