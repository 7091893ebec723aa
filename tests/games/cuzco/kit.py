"""Tools for arranging a position and playing choices by their texts in tests of the rules."""

from cuzco_tui.games.cuzco.engine import State, apply, new_game, parse_choice, play
from cuzco_tui.games.cuzco.engine.abilities import start_people
from cuzco_tui.games.cuzco.engine.board import build_board
from cuzco_tui.games.cuzco.engine.codes import DICE, IN_HAND, PHASE_CITY, PHASE_DICE, PHASE_PEOPLE
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, GOOD, TASK
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.engine.flow import advance
from cuzco_tui.games.cuzco.engine.turn import lowest_dice, start_turn

PLAIN_LAYOUT = [0, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2]
"""Triangles A B C D E F clockwise from position 0, edge a outward, frames in the order of their table."""


def new(players: int = 4, seed: int = 1, **options: object) -> State:
    """A game after its set-up choices, at the first turn of round 1, on the plain road network with overlay 0.

    Order is seat 0, 1, 2, 3; everybody has mask 1 (index 0), no feather, no god card in hand, 2 offerings, 1 Inti, and
    no tasks but the start task; no die lies on a space, and seats hold dice 6 5 4. The face-up god cards are 3, 6, 8,
    11, 15, so that no medal fits a first turn by accident.
    """
    s = new_game(players, seed, **options)  # type: ignore[arg-type]
    while s.phase == 0:
        play(s, s.options[0])
    s.board = build_board(s.content, list(PLAIN_LAYOUT))
    s.overlay = 0
    s.order = list(range(players))
    s.ranks = list(range(players))
    for player in s.players:
        for slot in range(12):
            if player.feathers >> slot & 1:
                s.supply[s.content.masks[player.mask][slot]] += 1
        player.mask = 0
        player.feathers = 0
        for card in range(1, 16):
            s.discards[card] += player.hand[card]
            player.hand[card] = 0
        s.tasks_out += player.tasks[1:]
        player.tasks = player.tasks[:1]
    for god, card in enumerate((3, 6, 8, 11, 15)):
        show_god(s, card)
        assert s.face_up[god] == card
    s.dice = [6, 5, 4] * players
    s.turn = 1
    s.stack = []
    start_turn(s, 0)
    return refresh(s)


def refresh(s: State) -> State:
    """Work out the options anew after a position was arranged by hand."""
    advance(s)
    return s


def show_god(s: State, card: int) -> None:
    """Put a card face up on its god's pile, swapped with the one that lay there."""
    god = (card - 1) // 3
    if s.face_up[god] == card:
        return
    source = s.piles[god] if card in s.piles[god] else None
    if source is None:
        assert s.discards[card], f"no card {card} is free"
        s.discards[card] -= 1
    else:
        source.remove(card)
    if s.face_up[god]:
        s.piles[god].insert(0, s.face_up[god])
    s.face_up[god] = card


def give_card(s: State, seat: int, card: int) -> None:
    """Put a god card from pile or discards into a hand."""
    god = (card - 1) // 3
    if s.discards[card]:
        s.discards[card] -= 1
    else:
        s.piles[god].remove(card)
    s.players[seat].hand[card] += 1


def give_feathers(s: State, seat: int, *slots: int) -> None:
    """Fill feather slots (1-12) of a mask."""
    player = s.players[seat]
    for slot in slots:
        player.feathers |= 1 << (slot - 1)
        s.supply[s.content.masks[player.mask][slot - 1]] -= 1


def give_tiles(s: State, seat: int, *tiles: int) -> None:
    """Lay person tiles (code, plus SLID_DOWN) on a mask, taken from the stacks, freeing houses where needed."""
    player = s.players[seat]
    for tile in tiles:
        code = tile % 24
        stack = s.people_stacks[code // 12]
        if code in stack:
            stack.remove(code)
        else:
            s.houses[s.houses.index(code)] = -1
        if 12 - player.khipus - len(player.tiles) == 0:
            player.khipus -= 1
            player.reserve += 1
        player.tiles.append(tile)


def give_task(s: State, seat: int, *tasks: int) -> None:
    """Let a seat hold exactly these tasks (indices), taken from wherever they are."""
    player = s.players[seat]
    s.tasks_out += [task for task in player.tasks if task not in tasks]
    for task in tasks:
        for place in (
            s.task_stack,
            s.palace,
            s.tasks_out,
            *(other.tasks for other in s.players if other is not player),
        ):
            if task in place:
                place.remove(task)
    player.tasks = list(tasks)


def deliver(s: State, seat: int, *villages: int) -> None:
    """Lay a seat's khipus on villages, on top, without feathers."""
    player = s.players[seat]
    for village in villages:
        player.khipus -= 1
        player.delivered |= 1 << village
        s.villages[village] = s.villages[village] << 3 | (seat + 1)


def put_die(s: State, seat: int, die: int, pips: int, space: int) -> None:
    """Lay a seat's die (0-2) with these pips on a space."""
    s.dice[seat * DICE + die] = pips
    s.dice_at[seat * DICE + die] = space
    s.lowest = lowest_dice(s)


def at_turn(s: State, seat: int = 0, dice: tuple[int, ...] = (6, 5, 4)) -> State:
    """Put a seat before a turn of phase I with these dice in hand (fewer than three: the others lie on points)."""
    s.phase = PHASE_DICE
    for die in range(DICE):
        if die < len(dice):
            s.dice[seat * DICE + die] = dice[die]
            s.dice_at[seat * DICE + die] = IN_HAND
        else:
            s.dice_at[seat * DICE + die] = 7
    s.lowest = lowest_dice(s)
    s.stack = []
    start_turn(s, seat)
    return refresh(s)


def at_people(s: State, seat: int = 0) -> State:
    """Put a seat before its turn of phase II; it is the last one of the phase."""
    s.phase = PHASE_PEOPLE
    s.turn = s.seats
    s.stack = []
    start_people(s, seat)
    return refresh(s)


def at_market(s: State, seat: int = 0) -> State:
    """Put a seat before the market; the next step of the phase is the palace of the first in order."""
    s.phase = PHASE_CITY
    s.turn = s.seats
    s.stack = [(GOOD, seat, 0, 0, 0)]
    return refresh(s)


def at_palace(s: State, seat: int = 0) -> State:
    """Put a seat before its palace task; it is the last one of the round."""
    s.phase = PHASE_CITY
    s.turn = 2 * s.seats
    s.stack = [(TASK, seat, 0, 0, 0)]
    return refresh(s)


def asked(s: State) -> str:
    """The kind of the pending decision, or "" when the game is over."""
    return DECISION_NAMES[s.stack[-1][0]] if s.stack else ""


def decider(s: State) -> int:
    """The seat that must decide."""
    return s.stack[-1][1]


def texts(s: State) -> list[str]:
    """The texts of the options."""
    return [choice.text for choice in s.options]


def choose(s: State, *choices: str) -> list[Event]:
    """Apply choices by their texts and give all that happened."""
    log: list[Event] = []
    for text in choices:
        apply(s, parse_choice(text), log)
    return log


def poor(s: State) -> State:
    """Take all offerings and medals away, so that nobody can play anything by accident."""
    for player in s.players:
        player.offerings = player.inti = player.score = 0
    return s


def hold(s: State, card: int, via: str, seat: int = 0) -> None:
    """Let a seat be able to pay for one card: in hand with an offering, or face up with a medal."""
    if via == "offering":
        give_card(s, seat, card)
        s.players[seat].offerings += 1
    else:
        show_god(s, card)
        s.players[seat].inti += 1


def stand(s: State, seat: int, step: int) -> None:
    """Put a priest of a seat on a temple step."""
    s.temple[step - 1] = seat
    s.players[seat].priests -= 1


def discard_tiles(s: State, *tiles: int) -> None:
    """Put person tiles from the stacks to the discard piles."""
    for tile in tiles:
        s.people_stacks[tile // 12].remove(tile)
        s.people_discards[tile] += 1
