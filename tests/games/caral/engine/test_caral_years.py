"""The course of a year: rounds, the architect, turns and the end of a year (CY)."""

import pytest

from cuzco_tui.games.caral.engine.codes import CENTRE, SITE
from cuzco_tui.games.caral.engine.events import (
    ArchitectMoved,
    ArchitectRolled,
    FigureMoved,
    NewStartPlayer,
    RoundStarted,
    TurnStarted,
    YearEnded,
    YearStarted,
)
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    ALL_MODULES,
    architect,
    asked,
    at_round,
    at_turn,
    choose,
    decider,
    end_year,
    finish_others,
    give,
    kinds,
    mood,
    new,
    of,
    place_of,
    player_of,
    priest,
    pyramid,
    roll,
    stand,
    texts,
    year_tile,
)

FACES = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2))


def pass_round(s: State) -> None:
    """Let every seat that has a turn take the nearest step and do nothing."""
    for _ in range(s.seats):
        choose(s, texts(s)[0])
        while asked(s) == "ChooseAction":
            choose(s, "skip")


def test_cy_1_the_start_player_stays_start_player_for_the_whole_year() -> None:
    """CY-1, CY-2: each round begins with it."""
    s = new(3)
    for number in range(2, 5):
        for seat in range(3):
            stand(s, seat, "start")
        pass_round(s)
        if asked(s) == "ChooseDieNumber":
            assert decider(s) == 0
            choose(s, texts(s)[0])
        assert (s.start, s.round) == (0, number)
        assert decider(s) == 0


def test_cy_2_a_round_is_a_roll_and_a_turn_of_each_player_clockwise() -> None:
    """CY-2: from the start player on."""
    s = new(4)
    s.start = 2
    log = []
    at_turn(s, 2)
    for _ in range(4):
        log += choose(s, "move cult-1")
        log += choose(s, "skip")
    assert [event.seat for event in of(TurnStarted, log)][:3] == [3, 0, 1]
    after = kinds(log)[kinds(log).index("RoundStarted") :]
    assert after[:2] == ["RoundStarted", "ArchitectRolled"]
    assert of(ArchitectRolled, log)[0].seat == 2
    assert of(RoundStarted, log)[0].round == s.round


def test_cy_2_every_face_of_the_die_comes_up() -> None:
    """CY-2: six faces, and the start player chooses where a face shows several numbers."""
    faces = set()
    for seed in range(60):
        s = new(3, seed=seed)
        at_round(s)
        faces.add(s.content.die[s.die])
        assert asked(s) == ("ChooseDieNumber" if len(s.content.die[s.die]) > 1 else "ChooseMove")
    assert faces == set(FACES)


def test_cy_2_the_start_player_chooses_one_of_the_numbers_shown() -> None:
    """CY-2."""
    s = roll(new(3), 0, 2)
    assert decider(s) == 0
    assert texts(s) == ["architect 0", "architect 2"]
    log = choose(s, "architect 2")
    assert of(ArchitectMoved, log) == [ArchitectMoved(0, 2, "start", "quarry-1")]
    assert asked(s) == "ChooseMove"


@pytest.mark.parametrize(("numbers", "place"), [((0,), "start"), ((1,), "village-1"), ((2,), "quarry-1")])
def test_cy_2_a_single_number_is_not_asked_for(numbers: tuple[int, ...], place: str) -> None:
    """CY-2, CY-3, CD-1: the architect may stay with a 0."""
    s = roll(new(3), *numbers)
    assert asked(s) == "ChooseMove"
    assert s.content.places[s.architect] == place


def test_cy_3_the_architect_steps_on_action_spaces_alone() -> None:
    """CY-3: sites and pyramids between them do not count for him."""
    s = new(4, sites=("site-1", "site-2", "site-4", "site-5"))
    roll(s, 2)
    assert s.content.places[s.architect] == "quarry-1"
    seen = [s.content.places[s.architect]]
    for _ in range(4):
        roll(s, 1)
        seen.append(s.content.places[s.architect])
    assert seen == ["quarry-1", "cult-1", "market-1", "village-2", "quarry-2"]
    assert s.content.kinds[s.architect] not in (SITE, CENTRE)


def test_cy_3_after_the_ninth_action_space_comes_the_central_pyramid_and_steps_beyond_are_lost() -> None:
    """CY-3, CX-5."""
    s = new(3)
    architect(s, "market-2")
    roll(s, 1)
    assert s.content.places[s.architect] == "village-3"
    assert asked(s) == "ChooseMove"
    roll(s, 1, 2)
    log = choose(s, "architect 2")
    assert of(ArchitectMoved, log) == [ArchitectMoved(0, 2, "village-3", "centre")]
    assert of(YearEnded, log) == [YearEnded(0, True)]


def test_cy_4_a_turn_is_a_movement_and_then_an_action() -> None:
    """CY-4: no action before the move."""
    s = new(3)
    assert asked(s) == "ChooseMove"
    choose(s, "move cult-1")
    assert asked(s) == "ChooseAction"
    assert texts(s) == ["act", "skip"]
    choose(s, "act")
    assert (decider(s), asked(s)) == (1, "ChooseMove")


def test_cy_5_a_figure_in_the_central_pyramid_ends_the_year_at_once() -> None:
    """CY-5: no action there, no further turn, also not of those who had none in this round."""
    s = new(4)
    for seat in range(4):
        give(s, seat, stone=1, alpaca=2)
    log = end_year(s, 2)
    assert of(FigureMoved, log)[-1] == FigureMoved(2, "village-3", "centre", 1, False)
    assert of(YearEnded, log) == [YearEnded(2, False)]
    assert s.high == 2
    assert of(TurnStarted, log) == []
    assert (asked(s), decider(s)) == ("ChooseOffering", 2)


def test_cy_6_the_architect_in_the_central_pyramid_ends_the_year_before_the_start_players_turn() -> None:
    """CY-6, CX-27: the start player is the high priest, wherever the others stand."""
    s = new(4)
    s.start = 3
    stand(s, 1, "village-3")
    give(s, 3, stone=1)
    architect(s, "village-3")
    log = choose(roll(s, 1, 2), "architect 1")
    assert of(YearEnded, log) == [YearEnded(3, True)]
    assert of(TurnStarted, log) == []
    assert (s.high, decider(s), asked(s)) == (3, 3, "ChooseOffering")
    assert [player.calls for player in s.players] == [0, 0, 0, 0]


def test_cy_6_an_architect_who_stays_before_the_centre_ends_nothing() -> None:
    """CY-6."""
    s = new(3)
    architect(s, "village-3")
    roll(s, 0)
    assert asked(s) == "ChooseMove"


def test_cy_7_the_end_of_a_year_goes_in_this_order() -> None:
    """CY-7, CX-6: offerings, fame, discards, mood, year tile, start, thanks, anaconda."""
    s = new(3, ALL_MODULES)
    s.status_by = [0] * 5
    mood(s, "M3")
    year_tile(s, "Y1")
    for seat in range(3):
        give(s, seat, stone=2, clay=2)
    s.players[1].hand[2] += 1
    s.pile.remove(2)
    log = end_year(s, 1)
    log += choose(s, "offer 1 fish")
    log += choose(s, "offer 2 clay")
    log += choose(s, "offer 1 stone")
    assert asked(s) == "ChooseLoss"
    while asked(s) == "ChooseLoss":
        log += choose(s, texts(s)[0])
    assert asked(s) == "ChooseSpaceForAnaconda"
    log += choose(s, "anaconda cult-1")
    order = [
        "YearEnded",
        "Offered",
        "CeremonyHeld",
        "OfferingsDiscarded",
        "MoodJudged",
        "YearTileScored",
        "NewStartPlayer",
        "YearStarted",
        "MoodTurnedUp",
        "CardsDrawn",
        "AnacondaMoved",
        "RoundStarted",
    ]
    found = kinds(log)
    assert [kind for kind in dict.fromkeys(found) if kind in order] == order
    last_of_ceremony = max(place for place, kind in enumerate(found) if kind == "CardsDiscarded")
    assert last_of_ceremony < found.index("YearTileScored")


def test_cy_7_the_card_of_a_table_of_two_is_turned_up_before_the_first_offering() -> None:
    """CY-7, C2-3: step 1."""
    s = new(2)
    give(s, 0, stone=1)
    log = end_year(s)
    assert kinds(log)[-2:] == ["YearEnded", "KindBarred"]
    assert asked(s) == "ChooseOffering"


def test_cy_7_the_offered_cards_are_discarded_before_a_mood_takes_a_card() -> None:
    """CY-7, CJ-6, CL-5: what was offered is gone when the mood strikes."""
    s = new(3, ("moods",))
    mood(s, "M3")
    give(s, 0, stone=2)
    give(s, 1, clay=1)
    end_year(s)
    choose(s, "offer 2 stone", "offer 1 clay")
    assert s.year == 2
    assert s.discards == [2, 1, 0, 0]


def test_cy_7_figures_and_architect_go_back_to_the_start_and_the_new_start_player_takes_the_die() -> None:
    """CY-7, CJ-7: step 8."""
    s = new(3)
    architect(s, "cult-2")
    stand(s, 0, "market-2")
    stand(s, 2, "site-19")
    log = end_year(s, 1)
    assert [place_of(s, seat) for seat in range(3)] == ["start"] * 3
    assert of(NewStartPlayer, log) == [NewStartPlayer(1)]
    assert s.start == 1
    assert of(YearStarted, log) == [YearStarted(2, 1)]
    assert of(ArchitectRolled, log)[0].seat == 1
    assert s.content.kinds[s.architect] != SITE


def test_cy_7_the_thanks_come_with_the_new_start_player_and_before_the_first_roll() -> None:
    """CY-7, CG-1: step 9."""
    s = new(3)
    pyramid(s, 2, "site-1", 5)
    priest(s, 2, "site-1")
    log = end_year(s, 2)
    found = kinds(log)
    assert found.index("NewStartPlayer") < found.index("CardsDrawn") < found.index("RoundStarted")
    assert [event.seat for event in log if type(event).__name__ == "CardsDrawn"] == [2, 0, 1]


def test_cy_7_a_last_year_stops_after_its_year_tile() -> None:
    """CY-7, CE-4."""
    s = new(3, ("years", "anaconda"))
    finish_others(s, 7)
    log = end_year(s)
    assert kinds(log)[-1] == "GameEnded"
    assert "YearTileScored" in kinds(log)
    assert {"NewStartPlayer", "YearStarted", "CardsDrawn", "AnacondaMoved"}.isdisjoint(kinds(log))
    assert player_of(s).figure == len(s.content.places) - 1
