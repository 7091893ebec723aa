"""Secrecy: a seat's view does not depend on anything that the seat may not know."""

import json
from random import Random

import pytest

from cuzco_tui.chance import seed_generator, shuffle
from cuzco_tui.games.cuzco.engine import State, new_game, play
from cuzco_tui.games.cuzco.engine.decisions import SOMETHING
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.flow import pending_options
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.view import view_of


def as_bytes(s: State, seat: int | None) -> bytes:
    """A seat's view, byte for byte."""
    return json.dumps(view_of(s, seat).to_data()).encode()


def another_deal(s: State, seat: int | None, seed: int) -> State:
    """The same position with foreign hands, pile orders, unseen tasks and the generator dealt anew."""
    twin = s.copy()
    twin.rng = seed_generator(seed)
    others = [player for owner, player in enumerate(twin.players) if owner != seat]
    for god in range(5):
        kinds = range(god * 3 + 1, god * 3 + 4)
        held = [sum(player.hand[card] for card in kinds) for player in others]
        cards = twin.piles[god][:]
        for player in others:
            for card in kinds:
                cards += [card] * player.hand[card]
                player.hand[card] = 0
        shuffle(twin, cards)
        for player, count in zip(others, held, strict=True):
            for _ in range(count):
                player.hand[cards.pop()] += 1
        twin.piles[god] = cards
    for stack in twin.people_stacks:
        shuffle(twin, stack)
    unseen = twin.task_stack + [task for player in others for task in player.offer + player.unkept]
    shuffle(twin, unseen)
    for player in others:
        player.offer = [unseen.pop() for _ in player.offer]
        player.unkept = [unseen.pop() for _ in player.unkept]
    twin.task_stack = unseen
    return twin


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_deal_of_the_unknown_leaves_every_view_the_same(players: int) -> None:
    """Foreign hands, pile orders and the generator do not show in a view, not in a single byte."""
    chance = Random(players)
    changed = 0
    for seed in range(8):
        s = new_game(players, seed, pututu=seed % 2 == 0)
        while s.options:
            if chance.random() < 0.25:
                for seat in (*range(players), None):
                    twin = another_deal(s, seat, chance.getrandbits(32))
                    changed += digest(twin) != digest(s)
                    assert as_bytes(twin, seat) == as_bytes(s, seat)
            play(s, s.options[int(chance.random() * len(s.options))])
    assert changed > 500


def test_an_imagined_state_looks_the_same_and_can_be_played_to_the_end() -> None:
    """What a search bot deals from its view is a whole state with the same view and the same options."""
    chance = Random(9)
    for seed in range(6):
        s = new_game(2 + seed % 3, seed, pututu=True)
        while s.options:
            seat = s.stack[-1][1]
            if chance.random() < 0.1:
                dreamt = imagine(view_of(s, seat), chance.getrandbits(32))
                assert as_bytes(dreamt, seat) == as_bytes(s, seat)
                assert pending_options(dreamt) == s.options
                while dreamt.options:
                    play(dreamt, dreamt.options[int(chance.random() * len(dreamt.options))])
                assert dreamt.round == 6
            play(s, s.options[int(chance.random() * len(s.options))])


def test_only_the_decider_sees_its_options_and_others_only_whose_turn_it_is() -> None:
    """What a seat is asked, and whether it could play a certain card, stays between it and the table."""
    chance = Random(1)
    for seed in range(10):
        s = new_game(3, seed)
        while s.options:
            decider = s.stack[-1][1]
            own = view_of(s, decider)
            assert own.options == s.options
            for seat in ((decider + 1) % 3, None):
                other = view_of(s, seat)
                assert other.options == []
                assert other.stack == []
                assert other.decider == decider
                assert other.kind == SOMETHING
            play(s, s.options[int(chance.random() * len(s.options))])
        assert {view_of(s, seat).kind for seat in (None, 0, 1, 2)} == {""}


def test_a_spectator_sees_no_hand() -> None:
    """A spectator's view counts hands and set-up offers, and shows none."""
    view = view_of(new_game(4, 3), None)
    assert [player.hand_size for player in view.players] == [2] * 4
    assert [player.offer_size for player in view.players] == [4] * 4
    assert all(player.hand == [] and player.offer == [] for player in view.players)
