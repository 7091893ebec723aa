"""A view over the protocol holds what its seat may know, and nothing that another seat hides."""

import random
from typing import Any

from talking import ask, new_session

from cuzco_tui.games import find_game
from cuzco_tui.protocol import snapshots
from cuzco_tui.protocol.session import Session
from cuzco_tui.table.history import History
from cuzco_tui.table.table import Table

HIDDEN = {"rng", "piles", "people_stacks", "task_stack"}
SECRETS = ("hand", "offer", "unkept")


def positions(seats: int, seed: int, every: int) -> list[Session]:
    """Give sessions that stand at every so many choices of one random game."""
    chance = random.Random(seed)
    session = new_session(seats, seed, options={"pututu": True})
    found = []
    while (decision := ask(session, do="options")["decision"]) is not None:
        if ask(session, do="options")["step"] % every == 0:
            twin = Session()
            ask(twin, do="load", state=ask(session, do="state"))
            found.append(twin)
        ask(session, do="play", index=chance.randrange(len(decision["options"])))
    return [*found, session]


def test_a_view_shows_no_foreign_hand_offer_or_options() -> None:
    cards_hidden = 0
    for session in positions(3, 4, every=6):
        state = ask(session, do="state")["state"]
        decision = ask(session, do="options")["decision"]
        for seat in (0, 1, 2, None):
            answer = ask(session, do="view", seat=seat)
            view = answer["view"]
            assert answer["seat"] == view["seat"] == seat
            assert not HIDDEN & view.keys()
            for owner, player in enumerate(view["players"]):
                real = state["players"][owner]
                assert player["hand_size"] == sum(real["hand"])
                for secret in SECRETS:
                    assert player[secret] == (real[secret] if owner == seat else [])
                cards_hidden += owner != seat and player["hand_size"]
            own_turn = decision is not None and decision["seat"] == seat
            assert view["options"] == (decision["options"] if decision is not None and own_turn else [])
            assert view["decider"] == (None if decision is None else decision["seat"])
    assert cards_hidden > 0


def test_a_view_is_the_same_whatever_the_others_hide() -> None:
    """Swap a card of a foreign hand for one of the same god's pile, and draw from another generator."""
    game = find_game("cuzco")
    redealt = 0
    for session in positions(3, 9, every=5):
        table = session._table
        assert table is not None
        dump = game.dump(table.state_at(0))
        for owner, player in enumerate(dump["players"]):
            held = [card for card in range(1, 16) if player["hand"][card]]
            if not held or table.decision is None or table.decision.seat == owner:
                continue
            pile: list[int] = dump["piles"][(held[0] - 1) // 3]
            other: Any = next((card for card in pile if card != held[0]), None)
            if other is None:
                continue
            twin = _redealt(table, dump, owner, held[0], other)
            for seat in (None, *(seat for seat in range(3) if seat != owner)):
                assert ask(twin, do="view", seat=seat) == ask(session, do="view", seat=seat)
            assert ask(twin, do="view", seat=owner) != ask(session, do="view", seat=owner)
            redealt += 1
    assert redealt > 10


def _redealt(table: Table, dump: Any, owner: int, card: int, other: int) -> Session:
    """Give a session with the same position, but one hidden card of a seat and the generator are others."""
    game = table.game
    changed = game.dump(table.state_at(0))
    pile = changed["piles"][(card - 1) // 3]
    pile[pile.index(other)] = card
    pile.reverse()
    changed["players"][owner]["hand"][card] -= 1
    changed["players"][owner]["hand"][other] += 1
    changed["rng"] = dump["rng"] ^ 1
    state = game.load(changed, game.load_content(None))
    session = Session()
    snapshot = snapshots.take_snapshot(Table(game, table.header, History(game, state), None))
    ask(session, do="load", state=snapshot)
    return session
