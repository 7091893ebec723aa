"""Dealing the unknown anew: from a seat's view to a whole state that the seat could be in."""

from cuzco_tui.chance import seed_generator, shuffle
from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF, cards_of
from cuzco_tui.games.cuzco.engine.codes import GODS, START_TASKS, TASKS, TILE_KINDS
from cuzco_tui.games.cuzco.engine.gods import SOMEWHERE_IN_PILE, medal_cards_seen
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.view import PlayerView


def imagine(view: PlayerView, seed: int, turned_up: int | None = None) -> State:
    """Make a state that looks the same to the view's seat, which must be the one to decide.

    Foreign hands, pile orders, unseen tasks and the generator are dealt at random from what the seat cannot see; which
    of its cards each god turns up next, the first to the third one, can be chosen as far as its pile allows.
    """
    if view.decider != view.seat:
        raise ValueError("only the seat that decides can imagine the state")
    s = State()
    s.content = view.content
    s.board = view.board
    s.rng = seed_generator(seed)
    s.log = None
    s.rules = view.rules
    s.seats = view.seats
    s.exact_temple = view.exact_temple
    s.pututu = view.pututu
    s.reveals = view.reveals
    s.round = view.round
    s.phase = view.phase
    s.turn = view.turn
    s.overlay = view.overlay
    s.turn_die = view.turn_die
    s.turn_pips = view.turn_pips
    s.turn_cards = view.turn_cards
    s.moved_dice = view.moved_dice
    s.temple_inti = view.temple_inti
    s.inti_out = view.inti_out
    s.order = view.order[:]
    s.ranks = view.ranks[:]
    s.villages = view.villages[:]
    s.supply = view.supply[:]
    s.dice = view.dice[:]
    s.dice_at = view.dice_at[:]
    s.lowest = view.lowest[:]
    s.face_up = view.face_up[:]
    s.discards = view.discards[:]
    s.houses = view.houses[:]
    s.people_discards = view.people_discards[:]
    s.abilities_left = view.abilities_left[:]
    s.abilities_used = view.abilities_used[:]
    s.ability_boosts = view.ability_boosts[:]
    s.temple = view.temple[:]
    s.goods_out = view.goods_out[:]
    s.palace = view.palace[:]
    s.tasks_out = view.tasks_out[:]
    s.pututu_supply = view.pututu_supply[:]
    s.market = [row[:] for row in view.market]
    s.stack = view.stack[:]
    s.options = view.options
    s.players = [seen.copy() for seen in view.players]
    s.medal_cards = view.medal_cards
    _deal_gods(s, view.seat, view.pile_sizes, [seen.hand_size for seen in view.players], turned_up)
    _deal_people(s)
    offers = [(seen.offer_size, seen.unkept_size) for seen in view.players]
    _deal_tasks(s, view.seat, offers)
    return s


def deal_anew(state: State, seat: int, seed: int) -> State:
    """Make another state that looks the same to a seat, the one to decide: `imagine` without the way over its view."""
    if not state.stack or state.stack[-1][1] != seat:
        raise ValueError("only the seat that decides can imagine the state")
    s = state.copy()
    s.rng = seed_generator(seed)
    s.medal_cards = medal_cards_seen(state)
    pile_sizes = [len(pile) for pile in state.piles]
    hand_sizes = [sum(player.hand) for player in state.players]
    offers = [(len(player.offer), len(player.unkept)) for player in state.players]
    for other, player in enumerate(s.players):
        if other != seat:
            player.offer = []
            player.unkept = []
    _deal_gods(s, seat, pile_sizes, hand_sizes, None)
    _deal_people(s)
    _deal_tasks(s, seat, offers)
    return s


def _deal_gods(s: State, seat: int | None, pile_sizes: list[int], hand_sizes: list[int], turned_up: int | None) -> None:
    """Deal foreign hands and piles; how many cards of a god others hold follows from the size of its pile."""
    own = s.players[seat].hand if seat is not None else [0] * 16
    copies = s.content.card_copies
    unseen: list[list[int]] = []
    held_gods: list[int] = []
    for god in range(GODS):
        cards: list[int] = []
        face_up = s.face_up[god]
        for card in cards_of(god):
            cards += [card] * (copies - own[card] - s.discards[card] - (face_up == card))
        shuffle(s, cards)
        unseen.append(cards)
        held_gods += [god] * (len(cards) - pile_sizes[god])
    shuffle(s, held_gods)
    for other, player in enumerate(s.players):
        if other != seat:
            player.hand = hand = [0] * 16
            for _ in range(hand_sizes[other]):
                hand[unseen[held_gods.pop()].pop()] += 1
    if turned_up is not None:
        for god, pile in enumerate(unseen):
            card = cards_of(god)[turned_up]
            if card in pile:
                pile.remove(card)
                pile.append(card)
    s.piles = unseen
    if s.medal_cards:
        s.medal_cards = tuple(_imagined_places(s))


def _imagined_places(s: State) -> list[tuple[int, int]]:
    """Choose a height for each card in a pile that a medal has used in this turn, if such a card was dealt there."""
    taken: set[tuple[int, int]] = set()
    found: list[tuple[int, int]] = []
    for card, place in s.medal_cards:
        if place != SOMEWHERE_IN_PILE:
            found.append((card, place))
            continue
        for height, dealt in enumerate(s.piles[GOD_OF[card]]):
            if dealt == card and (card, height) not in taken:
                taken.add((card, height))
                found.append((card, height))
                break
    return found


def _deal_people(s: State) -> None:
    """Shuffle the person tiles that were never seen."""
    left = [s.content.tile_copies] * TILE_KINDS
    for tile in s.houses:
        if tile >= 0:
            left[tile] -= 1
    for player in s.players:
        for tile in player.tiles:
            left[tile % TILE_KINDS] -= 1
    s.people_stacks = []
    for colour in (0, 1):
        stack: list[int] = []
        for code in range(colour * 12, colour * 12 + 12):
            stack += [code] * (left[code] - s.people_discards[code])
        shuffle(s, stack)
        s.people_stacks.append(stack)


def _deal_tasks(s: State, seat: int | None, offers: list[tuple[int, int]]) -> None:
    """Shuffle the tasks that were never seen into the stack and what others saw alone, so many of each seat."""
    seen = {*s.palace, *s.tasks_out}
    for player in s.players:
        seen.update(player.tasks, player.fulfilled, player.offer, player.unkept)
    unseen = [task for task in range(START_TASKS, TASKS) if task not in seen]
    shuffle(s, unseen)
    for other, player in enumerate(s.players):
        if other != seat:
            offered, unkept = offers[other]
            player.offer = _taken(unseen, offered)
            player.unkept = _taken(unseen, unkept)
    s.task_stack = unseen


def _taken(tasks: list[int], number: int) -> list[int]:
    """Take so many tasks from the end, and give them in order."""
    taken = tasks[len(tasks) - number :]
    del tasks[len(tasks) - number :]
    taken.sort()
    return taken
