"""Dealing the unknown anew: from a seat's view to a whole state that the seat could be in."""

from cuzco_tui.chance import seed_generator, shuffle
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, MOODS, OFFERINGS
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import LISTS, NUMBERS, PlayerView


def imagine(view: PlayerView, seed: int) -> State:
    """Make a state that looks the same to the view's seat, which must be the one to decide.

    Foreign hands, the draw pile, the mood cards not seen yet and the generator are dealt at random from what the seat
    cannot see.
    """
    if view.decider != view.seat or view.seat is None:
        raise ValueError("only the seat that decides can imagine the state")
    s = State()
    s.content = view.content
    s.rng = seed_generator(seed)
    s.log = None
    for field in NUMBERS:
        setattr(s, field, getattr(view, field))
    for field in LISTS:
        setattr(s, field, getattr(view, field)[:])
    s.stack = view.stack[:]
    s.options = view.options
    s.players = [seen.copy() for seen in view.players]
    _deal_cards(s, view.seat, [seen.hand_size for seen in view.players])
    _deal_moods(s, len(view.moods))
    return s


def deal_anew(state: State, seat: int, seed: int) -> State:
    """Make another state that looks the same to a seat, the one to decide: `imagine` without the way over its view."""
    if not state.stack or state.stack[-1][1] != seat:
        raise ValueError("only the seat that decides can imagine the state")
    s = state.copy()
    s.rng = seed_generator(seed)
    sizes = [sum(player.hand) for player in state.players]
    _deal_cards(s, seat, sizes)
    _deal_moods(s, max(s.year, 1))
    return s


def _deal_cards(s: State, seat: int, sizes: list[int]) -> None:
    """Deal foreign hands and the draw pile from the cards that the seat cannot see."""
    unseen: list[int] = []
    own = s.players[seat].hand
    for kind in range(CARD_KINDS):
        count = s.content.card_counts[kind] - own[kind] - s.discards[kind]
        if s.phase == OFFERINGS and kind in s.offer_kinds:
            count -= s.offers[s.offer_kinds.index(kind)]
        unseen += [kind] * count
    shuffle(s, unseen)
    for other, player in enumerate(s.players):
        if other != seat:
            player.hand = hand = [0] * CARD_KINDS
            for _ in range(sizes[other]):
                hand[unseen.pop()] += 1
    s.pile = unseen


def _deal_moods(s: State, seen: int) -> None:
    """Shuffle the mood cards that have not come up yet."""
    if s.modules & MOODS:
        known = s.moods[:seen]
        rest = [card for card in range(len(s.content.moods)) if card not in known]
        shuffle(s, rest)
        s.moods = known + rest
