"""Modules together (CZ) and the decisions of a game (CD)."""

from itertools import combinations

import pytest

from cuzco_tui.games.caral.engine.codes import NOWHERE
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.events import StatusTaken, YearTileScored
from cuzco_tui.games.caral.engine.setup import new_game
from tests.games.caral.helpers import (
    ALL_MODULES,
    asked,
    at_turn,
    choose,
    decider,
    discarded,
    emissaries,
    end_year,
    finish_others,
    give,
    kinds,
    lay,
    mood,
    new,
    of,
    player_of,
    pyramid,
    reserve,
    roll,
    show_statuses,
    show_tiles,
    sled,
    stones,
    texts,
    workers,
    year_tile,
)

SETS = [modules for size in range(7) for modules in combinations(ALL_MODULES, size)]


def test_cz_1_there_are_64_choices_of_modules() -> None:
    """CZ-1."""
    assert len(SETS) == 64


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cz_1_each_choice_of_modules_is_a_legal_game(players: int) -> None:
    """CZ-1: whole games of all of them are played in `test_caral_random_games.py`."""
    for number, modules in enumerate(SETS):
        s = new(players, modules, seed=number)
        assert asked(s) == "ChooseMove"
        assert s.modules.bit_count() == len(modules)


def test_cz_2_what_a_missing_module_brings_is_dropped() -> None:
    """CZ-2: without emissaries a placed alpaca is one of a sled, and the year ends without mood, tile or anaconda."""
    s = new(3, ("years",))
    year_tile(s, "Y5")
    sled(s, 1, 3)
    log = end_year(s)
    assert of(YearTileScored, log)[0].counts == (1, 3, 1)
    assert {"MoodJudged", "MoodTurnedUp", "AnacondaMoved"}.isdisjoint(kinds(log))
    assert s.anaconda == NOWHERE


def test_cz_3_placed_carali_and_alpacas_include_finished_emissary_levels() -> None:
    """CZ-3, CT-2."""
    s = new(3, ("years", "emissary"))
    emissaries(s, 0, 5)
    year_tile(s, "Y1")
    assert of(YearTileScored, end_year(s))[0].counts == (3 + 7, 3, 3)
    s = new(3, ("years", "emissary"))
    emissaries(s, 0, 5)
    sled(s, 0, 3)
    year_tile(s, "Y5")
    assert of(YearTileScored, end_year(s))[0].counts == (3 + 7, 1, 1)


def test_cz_4_nothing_is_taken_from_a_finished_emissary_level() -> None:
    """CZ-4, CL-6, CK-5, P6, CP-5."""
    s = new(3, ("moods", "emissary", "anaconda", "progress"))
    mood(s, "M5")
    emissaries(s, 0, 3)
    workers(s, 0, 0, 0)
    sled(s, 0, 0)
    log = end_year(s)
    assert "NothingToLose" in kinds(log)
    assert player_of(s).level == 3


def test_cz_6_a_finished_pyramid_gives_fame_growth_tile_and_then_status_cards() -> None:
    """CZ-6: the status card waits until the tile is laid."""
    s = new(3, ("status", "progress"))
    show_tiles(s, "P3", "P5", "P1")
    show_statuses(s, "S5")
    finish_others(s, 4, seat=1)
    pyramid(s, 0, "site-1", 4)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert kinds(log)[-3:] == ["LevelBuilt", "PyramidFinished", "FameChanged"]
    assert asked(s) == "ChooseSpaceForTile"
    log = choose(s, "tile cult-1")
    assert kinds(log)[:3] == ["TileLaid", "StatusTaken", "FameChanged"]
    assert of(StatusTaken, log) == [StatusTaken(0, 4)]


def test_cz_6_the_central_pyramid_grows_after_the_fame() -> None:
    """CZ-6, CB-5, CB-6."""
    s = new(3)
    finish_others(s, 1, seat=1)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert kinds(log)[3:6] == ["PyramidFinished", "FameChanged", "CentralPyramidGrew"]


def test_cd_1_the_setup_asks_for_sites() -> None:
    """CD-1."""
    s = new_game(2, 1)
    seen = []
    while s.year == 0:
        seen.append(asked(s))
        choose(s, texts(s)[0])
    assert seen == ["ChooseSite", "ChooseSite", "ChooseNeutralSite", "ChooseNeutralSite"]


def decisions_of_a_turn() -> set[str]:
    """What a few arranged turns ask for."""
    seen = set()
    s = new(3, ("progress", "anaconda"))
    show_tiles(s, "P4", "P2", "P6")
    lay(s, "P4", "village-1")
    lay(s, "P2", "cult-1")
    lay(s, "P6", "market-1")
    end_year(s)
    seen.add(asked(s))
    choose(s, "anaconda quarry-2")
    seen.add(asked(roll(s, 0, 1)))
    choose(s, "architect 0")
    give(s, 0, stone=2, clay=3, fish=3, alpaca=2)
    discarded(s, stone=3, clay=3)
    reserve(s, 0, "site-1")
    stones(s, 0, 3)
    for path in (
        ("move quarry-2", "discard 1 fish 1 clay", "pay stone", "anaconda quarry-1"),
        ("move village-1", "worker quarry-1", "take worker quarry-1", "worker quarry-2", "done", "done"),
        ("move cult-1", "act", "discard 1 clay 1 fish", "done"),
        ("move market-1", "return sled", "pick 3 stone", "done"),
        ("move site-1", "build small", "done", "done"),
    ):
        twin = s.copy()
        at_turn(twin, 0, "start")
        for text in path:
            seen.add(asked(twin))
            if text not in texts(twin):
                break
            choose(twin, text)
    return seen


def test_cd_2_a_turn_asks_for_what_the_rules_leave_open() -> None:
    """CD-2: die, move, cards for it, action, places, pairs, moved Carali, cards, tile and anaconda."""
    assert decisions_of_a_turn() >= {
        "ChooseDieNumber",
        "ChooseMove",
        "ChooseCardsForMove",
        "ChooseAction",
        "ChooseExtraLevel",
        "ChooseFishPair",
        "ChooseAlpacaPair",
        "ChooseCaraliToMove",
        "ChoosePlaceForCarali",
        "ChooseCardsToDiscard",
        "ChooseCardsToTake",
        "ChooseSpaceForAnaconda",
    }


def test_cd_2_a_question_with_one_answer_is_not_asked() -> None:
    """CD-2: one kind of card for the way, one number on the die; a pair that may be kept always is."""
    s = new(3)
    give(s, 0, fish=3)
    at_turn(s, 0)
    choose(s, "move village-2")
    assert asked(s) == "ChooseAction"
    choose(s, "worker quarry-1")
    assert texts(s) == ["pair fish", "done"]


def test_cd_3_the_years_end_asks_for_offerings_losses_and_the_anaconda() -> None:
    """CD-3."""
    s = new(3, ("moods", "anaconda"))
    mood(s, "M5")
    give(s, 1, stone=1)
    end_year(s, 1)
    seen = []
    while asked(s) != "ChooseMove":
        seen.append((asked(s), decider(s)))
        choose(s, texts(s)[-1])
        if asked(s) == "ChooseDieNumber":
            break
    assert seen == [
        ("ChooseOffering", 1),
        ("ChooseLoss", 1),
        ("ChooseLoss", 2),
        ("ChooseLoss", 0),
        ("ChooseSpaceForAnaconda", 1),
    ]


def test_cd_every_kind_of_decision_has_a_name_of_its_own() -> None:
    """CD-1, CD-2, CD-3."""
    assert len(set(DECISION_NAMES)) == len(DECISION_NAMES) == 17
