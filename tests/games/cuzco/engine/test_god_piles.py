"""The piles of the gods: the next card, the reshuffle, a pile empty for now, and Inti on the last card (N-3)."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS
from cuzco_tui.games.cuzco.engine.events import CardTurnedUp, GodCardTaken, PileReshuffled
from tests.games.cuzco.kit import asked, at_people, at_turn, choose, decider, give_tiles, new, put_die, texts

GODS = ["iliapa", "mama-quilia", "viracocha", "pacha-mama", "mama-sara"]
EACH_GOD = pytest.mark.parametrize("god", range(5), ids=GODS)


@EACH_GOD
def test_a_taken_card_uncovers_the_next_of_its_pile_and_no_other(god: int) -> None:
    """N-3, X-5: the other four gods are not touched."""
    s = ready(new(), god, face_up=god * 3 + 1, pile=[god * 3 + 2, god * 3 + 3])
    others = [card for place, card in enumerate(s.face_up) if place != god]
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 exchange", f"god {GODS[god]}")
    assert GodCardTaken(0, god * 3 + 1) in log
    assert CardTurnedUp(god, god * 3 + 3) in log
    assert (s.face_up[god], s.piles[god]) == (god * 3 + 3, [god * 3 + 2])
    assert [card for place, card in enumerate(s.face_up) if place != god] == others


@EACH_GOD
def test_the_discards_of_the_god_become_the_new_pile_when_it_runs_out(god: int) -> None:
    """N-3: all its discarded cards and only those are shuffled, and one of them is turned up."""
    first = god * 3 + 1
    s = ready(new(), god, face_up=first, pile=[], discarded=[first, first, first + 1, first + 2])
    other = (god + 1) % 5 * 3 + 1
    elsewhere = s.discards[other]
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 exchange", f"god {GODS[god]}")
    assert PileReshuffled(god, 4) in log
    assert sorted([s.face_up[god], *s.piles[god]]) == [first, first, first + 1, first + 2]
    assert s.discards[first : first + 3] == [0, 0, 0]
    assert s.discards[other] == elsewhere


def test_the_reshuffle_follows_the_seed_of_the_game() -> None:
    """N-3: shuffled, not stacked by number: seeds differ in what comes up, and one seed always does the same."""
    seen = []
    for seed in (*range(8), 0):
        s = ready(new(seed=seed), 4, face_up=13, pile=[], discarded=[13, 13, 14, 14, 15, 15, 15])
        at_turn(s, 0, (4, 4, 4))
        choose(s, "die 4 exchange", "god mama-sara")
        seen.append([s.face_up[4], *s.piles[4]])
    assert seen[0] == seen[-1]
    assert len({tuple(order) for order in seen}) > 1
    assert len({order[0] for order in seen}) > 1


@EACH_GOD
def test_a_pile_without_discards_stays_empty_for_now(god: int) -> None:
    """N-3: no card of that god can be taken, by exchange, fire trial or ability."""
    s = ready(new(), god, face_up=god * 3 + 2, pile=[])
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 exchange", f"god {GODS[god]}")
    assert CardTurnedUp(god, 0) in log
    assert not any(isinstance(event, PileReshuffled) for event in log)
    assert (s.face_up[god], s.piles[god]) == (0, [])
    left = [f"god {name}" for name in GODS if name != GODS[god]]
    assert [text for text in texts(s) if text.startswith("god ")] == left
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 temple")
    assert asked(s) == "ChooseFireGift"
    assert [text for text in texts(s) if text.startswith("god ")] == left
    give_tiles(s, 0, 6, 13)
    at_people(s)
    choose(s, "use study 07")
    assert texts(s) == left


def test_without_any_god_card_the_trial_and_the_ability_go_on_without() -> None:
    """N-3, F-1, A-07: an offering can still be taken, and ability 07 cannot be used."""
    s = new()
    for god in range(5):
        ready(s, god, face_up=0, pile=[])
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 temple")
    assert texts(s) == ["offering", "decline"]
    give_tiles(s, 0, 6, 13)
    at_people(s)
    assert texts(s) == ["use farm 02", "done"]


def test_an_empty_pile_comes_back_as_soon_as_a_card_of_that_god_is_discarded() -> None:
    """N-3, G-0: the card just played from hand is the new pile, and can be taken in the same turn."""
    s = ready(new(), 4, face_up=0, pile=[])
    pass_to_first(s, 13)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange")
    assert "god mama-sara" not in texts(s)
    log = choose(s, "card 13 offering")
    assert PileReshuffled(4, 1) in log
    assert CardTurnedUp(4, 13) in log
    assert (s.face_up[4], s.piles[4], s.discards[13]) == (13, [], 0)
    choose(s, "god mama-sara")
    assert (s.players[0].hand[13], s.face_up[4]) == (1, 0)


def test_a_discarded_card_does_not_disturb_a_pile_that_is_not_empty() -> None:
    """N-3: with a face-up card the discard waits, even when no card lies below it."""
    s = ready(new(), 4, face_up=15, pile=[])
    pass_to_first(s, 13)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange", "card 13 offering")
    assert (s.face_up[4], s.piles[4], s.discards[13]) == (15, [], 1)
    log = choose(s, "god mama-sara")
    assert PileReshuffled(4, 1) in log
    assert (s.face_up[4], s.discards[13]) == (13, 0)


def test_the_last_card_used_by_a_medal_is_discarded_and_comes_up_again() -> None:
    """N-3, G-0: discarded first, so that it is the whole of the new pile."""
    s = ready(new(), 4, face_up=13, pile=[])
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 exchange", "card 13 inti")
    assert PileReshuffled(4, 1) in log
    assert (s.face_up[4], s.piles[4], s.discards[13]) == (13, [], 0)
    assert (s.players[0].inti, s.inti_out) == (0, 1)


def test_the_last_card_used_by_a_medal_is_shuffled_with_the_discards() -> None:
    """N-3, G-0: it joins the cards discarded earlier."""
    s = ready(new(), 4, face_up=13, pile=[], discarded=[14, 15])
    at_turn(s, 0, (4, 4, 4))
    log = choose(s, "die 4 exchange", "card 13 inti")
    assert PileReshuffled(4, 3) in log
    assert sorted([s.face_up[4], *s.piles[4]]) == [13, 14, 15]


def test_a_medal_is_of_no_use_for_an_empty_pile() -> None:
    """N-3, G-0: no face-up card, nothing to use."""
    s = ready(new(), 2, face_up=0, pile=[])
    put_die(s, 1, 0, 1, 5)
    at_turn(s, 0, (4, 4, 4))
    s.players[0].inti = 3
    assert not any("07" in text for text in texts(s))
    choose(s, "die 4 points")
    assert decider(s) == 1


def test_no_card_is_lost_or_made_over_many_reshuffles() -> None:
    """N-3, C-2: sixty cards, four of each kind, however often a pile runs out."""
    s = ready(new(2), 4, face_up=13, pile=[])
    s.players[0].offerings = 50
    for turn in range(12):
        at_turn(s, 0, (4, 4, 4))
        choose(s, "die 4 exchange", "god mama-sara" if "god mama-sara" in texts(s) else "god iliapa")
        for text in texts(s):
            if text == "card 13 offering" and turn % 2:
                choose(s, text)
                break
        counts = [0] * (CARD_KINDS + 1)
        for card in [*s.face_up, *(card for pile in s.piles for card in pile)]:
            counts[card] += 1
        for kind in range(1, CARD_KINDS + 1):
            held = sum(player.hand[kind] for player in s.players)
            assert counts[kind] + held + s.discards[kind] == 4


def ready(s: State, god: int, face_up: int, pile: list[int], discarded: list[int] | None = None) -> State:
    """Arrange a god's cards (the next one of the pile last); all others of that god go to the hand of the last seat."""
    kinds = range(god * 3 + 1, god * 3 + 4)
    discarded = discarded or []
    last = s.players[-1]
    for kind in kinds:
        on_board = [face_up, *pile, *discarded].count(kind)
        elsewhere = sum(player.hand[kind] for player in s.players if player is not last)
        last.hand[kind] = 4 - on_board - elsewhere
        s.discards[kind] = discarded.count(kind)
    s.face_up[god], s.piles[god] = face_up, list(pile)
    last.offerings = last.inti = 0
    return s


def pass_to_first(s: State, card: int) -> None:
    """Pass a card from the hand of the last seat to seat 0, or from its pile or the discards when it is not there."""
    god = (card - 1) // 3
    if s.players[-1].hand[card]:
        s.players[-1].hand[card] -= 1
    elif card in s.piles[god]:
        s.piles[god].remove(card)
    else:
        s.discards[card] -= 1
    s.players[0].hand[card] += 1
