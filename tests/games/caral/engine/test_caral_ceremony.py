"""The ceremony (CJ), what is different for two (C2-3), and the thanks of the gods (CG)."""

import pytest

from cuzco_tui.games.caral.engine.codes import FROM_CEREMONIES, FROM_PRIESTS
from cuzco_tui.games.caral.engine.events import (
    CardsDrawn,
    CeremonyHeld,
    FameChanged,
    KindBarred,
    MoodJudged,
    NewStartPlayer,
    NothingToOffer,
    Offered,
    OfferingsDiscarded,
    PileReshuffled,
)
from cuzco_tui.games.caral.engine.standings import fame_by_source
from tests.games.caral.helpers import (
    asked,
    choose,
    decider,
    discarded,
    end_year,
    finish_others,
    give,
    hand,
    mood,
    new,
    of,
    on_top,
    pile_to,
    player_of,
    priest,
    pyramid,
    reason,
    reserve,
    texts,
)


def test_cj_1_the_high_priest_offers_first_then_the_others_clockwise() -> None:
    """CJ-1."""
    s = new(4)
    for seat in range(4):
        give(s, seat, stone=1, clay=1, fish=1, alpaca=1)
    end_year(s, 2)
    asked_seats = []
    while asked(s) == "ChooseOffering":
        asked_seats.append(decider(s))
        choose(s, texts(s)[0])
    assert asked_seats == [2, 3, 0, 1]


def test_cj_2_an_offering_is_any_number_of_cards_of_one_kind() -> None:
    """CJ-2, CJ-3."""
    s = new(3)
    give(s, 0, stone=3, fish=1)
    end_year(s)
    assert texts(s) == ["offer 3 stone", "offer 2 stone", "offer 1 stone", "offer 1 fish", "offer nothing"]
    log = choose(s, "offer 2 stone")
    assert of(Offered, log)[0] == Offered(0, 0, 2, 2)
    assert hand(s)[0] == 1
    assert s.discards[0] == 2


def test_cj_2_a_kind_offered_before_may_not_be_offered_again() -> None:
    """CJ-2: however many cards of it one has."""
    s = new(3)
    give(s, 0, stone=1)
    give(s, 1, stone=5, clay=1)
    give(s, 2, stone=5, clay=5)
    end_year(s)
    choose(s, "offer 1 stone")
    assert texts(s) == ["offer 1 clay", "offer nothing"]
    assert reason(s, "offer stone") == ("offer stone", "CJ-2", {"kind": 0, "by": 0})
    assert reason(s, "offer fish") == ("offer fish", "CJ-2", {"kind": 2, "cards": 0})
    log = choose(s, "offer 1 clay")
    assert of(Offered, log) == [Offered(1, 1, 1, 1), Offered(2, -1, 0, 0)]
    assert hand(s, 2)[:2] == [5, 6], "with the card of the thanks"
    assert s.discards == [1, 1, 0, 0]


def test_cj_2_who_has_no_card_of_a_kind_that_may_still_be_offered_is_told_why_nothing_was_asked() -> None:
    """CJ-2, CJ-3, CC-8: nobody else is."""
    s = new(3)
    give(s, 0, stone=1)
    give(s, 1, stone=5)
    end_year(s)
    log = choose(s, "offer 1 stone")
    assert of(NothingToOffer, log) == [NothingToOffer(1, 5), NothingToOffer(2, 0)]
    assert [event.private_to for event in of(NothingToOffer, log)] == [1, 2]


def test_cj_3_who_offers_nothing_by_choice_is_not_told_that_nothing_could_be_offered() -> None:
    """CJ-3."""
    s = new(3)
    for seat in range(3):
        give(s, seat, stone=1)
    end_year(s)
    assert of(NothingToOffer, choose(s, "offer nothing", "offer nothing")) == []


def test_cj_2_an_offering_of_nothing_bars_no_kind() -> None:
    """CJ-2, CJ-3."""
    s = new(3)
    for seat in range(3):
        give(s, seat, stone=2)
    end_year(s)
    choose(s, "offer nothing")
    assert decider(s) == 1
    assert "offer 2 stone" in texts(s)


def test_cj_3_offering_nothing_is_allowed_out_of_need_or_by_choice() -> None:
    """CJ-3, CX-25, CJ-5: it costs 1 fame."""
    s = new(3)
    give(s, 0, stone=3)
    end_year(s)
    log = choose(s, "offer nothing")
    assert of(Offered, log) == [Offered(0, -1, 0, 0), Offered(1, -1, 0, 0), Offered(2, -1, 0, 0)]
    assert [player.fame for player in s.players] == [4, 4, 4]
    assert sum(hand(s)) >= 3


def test_cj_4_the_most_cards_are_the_highest_offering() -> None:
    """CJ-4, CJ-5."""
    s = new(3)
    give(s, 0, stone=1)
    give(s, 1, clay=3)
    give(s, 2, fish=2)
    end_year(s)
    log = choose(s, "offer 1 stone", "offer 3 clay", "offer 2 fish")
    assert of(CeremonyHeld, log) == [CeremonyHeld(1, 3)]
    assert [player.fame for player in s.players] == [6, 8, 6]


def test_cj_4_among_equals_the_one_laid_down_first_is_the_highest() -> None:
    """CJ-4: first in the order of this ceremony, not of the seats."""
    s = new(4)
    give(s, 1, stone=2)
    give(s, 2, clay=2)
    give(s, 3, fish=2)
    give(s, 0, alpaca=2)
    end_year(s, 2)
    log = choose(s, "offer 1 clay", "offer 2 fish", "offer 2 alpaca", "offer 2 stone")
    assert of(CeremonyHeld, log) == [CeremonyHeld(3, 2)]


def test_cj_4_without_any_card_nobody_is_the_highest_bidder() -> None:
    """CJ-4, CX-26."""
    s = new(3)
    log = end_year(s)
    assert of(CeremonyHeld, log) == [CeremonyHeld(-1, 0)]
    assert [event.amount for event in of(FameChanged, log)] == [-1, -1, -1]
    assert of(OfferingsDiscarded, log) == []


@pytest.mark.parametrize(("finished", "gained"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (6, 6), (7, 7)])
def test_cj_5_the_highest_bidder_gains_two_and_the_height_of_the_central_pyramid(finished: int, gained: int) -> None:
    """CJ-5, CB-6: 3, 4, 5, 6 or 7."""
    s = new(3, max_years=1)
    finish_others(s, min(finished, 4), seat=1)
    finish_others(s, max(finished - 4, 0), seat=2)
    give(s, 0, stone=1)
    end_year(s)
    log = choose(s, "offer 1 stone")
    assert of(FameChanged, log)[0] == FameChanged(0, gained, FROM_CEREMONIES)
    assert gained == 2 + s.height


def test_cj_5_all_others_who_offered_gain_one_and_who_offered_none_loses_one() -> None:
    """CJ-5: kept as fame from ceremonies."""
    s = new(4)
    give(s, 0, stone=2)
    give(s, 1, clay=1)
    end_year(s)
    choose(s, "offer 2 stone", "offer 1 clay")
    assert [fame_by_source(player)["ceremonies"] for player in s.players] == [3, 1, -1, -1]


def test_cj_6_all_offered_cards_are_discarded() -> None:
    """CJ-6: those of the losers too."""
    s = new(3)
    give(s, 0, stone=2)
    give(s, 1, clay=3)
    end_year(s)
    log = choose(s, "offer 2 stone", "offer 3 clay")
    assert of(OfferingsDiscarded, log) == [OfferingsDiscarded((2, 3, 0, 0))]
    assert s.discards == [2, 3, 0, 0]
    assert s.offers == [0, 0, 0]
    assert s.offer_kinds == [-1, -1, -1]


def test_cj_7_the_high_priest_is_the_next_start_player() -> None:
    """CJ-7."""
    s = new(4)
    log = end_year(s, 3)
    assert of(NewStartPlayer, log) == [NewStartPlayer(3)]
    assert s.start == 3
    assert s.high == -1


def test_c2_3_the_kind_of_the_card_turned_up_may_not_be_offered_this_time() -> None:
    """C2-3: it goes to the discard pile and counts for no total."""
    s = new(2)
    give(s, 0, stone=2, clay=1)
    give(s, 1, stone=2)
    on_top(s, "stone")
    log = end_year(s)
    assert of(KindBarred, log) == [KindBarred(0)]
    assert s.discards == [1, 0, 0, 0]
    assert texts(s) == ["offer 1 clay", "offer nothing"]
    assert reason(s, "offer stone") == ("offer stone", "C2-3", {"kind": 0})
    log = choose(s, "offer 1 clay")
    assert of(Offered, log) == [Offered(0, 1, 1, 1), Offered(1, -1, 0, 0)]
    assert s.barred == -1


def test_c2_3_the_card_counts_for_no_mood() -> None:
    """C2-3, CX-44: five cards offered are five."""
    s = new(2, ("moods",))
    mood(s, "M1")
    give(s, 0, stone=3)
    give(s, 1, clay=2)
    on_top(s, "fish")
    end_year(s)
    log = choose(s, "offer 3 stone", "offer 2 clay")
    assert of(MoodJudged, log) == [MoodJudged(0, 5, 6, (1,))]


def test_c2_3_an_empty_draw_pile_is_made_anew_for_it() -> None:
    """C2-3, CA-10."""
    s = new(2)
    discarded(s, fish=4)
    pile_to(s, 0, seat=1)
    log = end_year(s)
    assert of(PileReshuffled, log) == [PileReshuffled(4)]
    assert of(KindBarred, log) == [KindBarred(2)]


def test_c2_3_if_there_is_no_card_at_all_no_kind_is_barred() -> None:
    """C2-3, CX-32."""
    s = new(2)
    pile_to(s, 0, seat=0)
    log = end_year(s)
    assert of(KindBarred, log) == []
    assert {text.split()[-1] for text in texts(s)} == {"stone", "clay", "fish", "alpaca", "nothing"}


@pytest.mark.parametrize("players", [3, 4])
def test_c2_3_three_and_four_players_turn_up_no_card(players: int) -> None:
    """C2-3."""
    assert of(KindBarred, end_year(new(players))) == []


def test_cg_1_thanks_are_a_fame_for_each_priest_and_a_card_for_each_pyramid_with_a_level() -> None:
    """CG-1: finished or not; from the start player clockwise."""
    s = new(3)
    pyramid(s, 1, "site-1", 5)
    pyramid(s, 1, "site-2", 5)
    pyramid(s, 1, "site-3", 1, large=False)
    priest(s, 1, "site-1", "site-2")
    log = end_year(s, 2)
    assert of(CardsDrawn, log) == [CardsDrawn(2, 1), CardsDrawn(0, 1), CardsDrawn(1, 4)]
    assert of(FameChanged, log)[3:] == [FameChanged(1, 2, FROM_PRIESTS)]
    assert fame_by_source(player_of(s, 1))["priests each year"] == 2


def test_cg_1_there_are_no_thanks_in_the_first_year() -> None:
    """CG-1, CX-28: the cards of the set-up are all."""
    s = new(3)
    assert s.year == 1
    assert [sum(player.hand) for player in s.players] == [0, 0, 0]


def test_cg_2_reserved_sites_without_a_level_bring_nothing() -> None:
    """CG-2."""
    s = new(3)
    reserve(s, 0, "site-1", "site-2")
    log = end_year(s)
    assert of(CardsDrawn, log)[0] == CardsDrawn(0, 1)


def test_cg_2_there_are_no_thanks_after_the_last_year() -> None:
    """CG-2, CE-4."""
    s = new(3, max_years=1)
    pyramid(s, 0, "site-1", 5)
    priest(s, 0, "site-1")
    log = end_year(s)
    assert of(CardsDrawn, log) == []
    assert fame_by_source(player_of(s))["priests each year"] == 0


def test_c2_2_neutral_pyramids_bring_nobody_a_card() -> None:
    """C2-2, CG-1."""
    log = end_year(new(2))
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1), CardsDrawn(1, 1)]
