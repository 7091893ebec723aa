"""Setting up a new game (N)."""

from cuzco_tui.chance import below, seed_generator, shuffle
from cuzco_tui.game import BadOptions, Event
from cuzco_tui.games.cuzco.content import Content, default_content
from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.board import build_board
from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF, cards_of
from cuzco_tui.games.cuzco.engine.codes import (
    CARD_KINDS,
    COLUMNS,
    CUZCO,
    DICE,
    FROM_START,
    GODS,
    IN_HAND,
    KHIPUS,
    NO_DIE,
    PRIESTS,
    SETUP,
    SOURCES,
    START_TASKS,
    STEPS,
    TASKS,
    TILE_KINDS,
)
from cuzco_tui.games.cuzco.engine.decisions import FEATHER_SLOT, TASKS_TO_KEEP
from cuzco_tui.games.cuzco.engine.flow import advance
from cuzco_tui.games.cuzco.engine.rounds import lay_out_palace, lay_out_people
from cuzco_tui.games.cuzco.engine.state import Player, State
from cuzco_tui.games.cuzco.engine.supplies import score

TEMPLE_READINGS = ("upto", "exact")
RULES_VERSIONS = (1, 2)
"""The versions of the rules that a game can be played by, the latest last."""


def new_game(
    players: int,
    seed: int,
    pututu: bool = False,
    temple: str = "upto",
    content: Content | None = None,
    rules: int = RULES_VERSIONS[-1],
) -> State:
    """Set up a game that stands at its first decision, to be played by the rules of that version."""
    if players not in (2, 3, 4):
        raise BadOptions(f"Cuzco is for 2 to 4 players, not {players}.")
    if temple not in TEMPLE_READINGS:
        raise BadOptions(f"The table option temple is 'upto' or 'exact', not {temple!r}.")
    s = _empty_state(content or default_content(), players)
    s.rules = rules
    s.rng = seed_generator(seed)
    s.exact_temple = int(temple == "exact")
    s.pututu = int(pututu)
    _lay_roads(s)
    _shuffle_gods(s)
    _shuffle_people(s)
    _fill_market(s)
    _shuffle_tasks(s)
    _deal_order(s)
    _deal_masks(s)
    _deal_start_tasks(s)
    _deal_god_cards(s)
    if pututu:
        s.pututu_supply = [s.content.pututu_one[players - 2], s.content.pututu_two[players - 2]]
    advance(s)
    return s


def _empty_state(content: Content, players: int) -> State:
    s = State()
    s.content = content
    s.seats = players
    s.rng = s.reveals = s.round = s.turn = s.overlay = s.inti_out = 0
    s.turn_pips = s.turn_cards = s.moved_dice = 0
    s.turn_die = -1
    s.phase = SETUP
    s.options = []
    s.stack = []
    s.log = None
    s.players = [_new_player(content) for _ in range(players)]
    s.villages = [0] * 12
    s.supply = [content.feathers_per_player * players] * 4
    s.dice = [0] * (DICE * players)
    s.dice_at = [IN_HAND] * (DICE * players)
    s.lowest = [NO_DIE] * 8
    s.face_up = [0] * GODS
    s.discards = [0] * 16
    s.medal_cards = ()
    s.people_discards = [0] * TILE_KINDS
    s.abilities_left = [0, 0]
    s.abilities_used = [0, 0]
    s.ability_boosts = [0, 0]
    s.temple = [-1] * STEPS
    s.temple_inti = content.temple_inti
    s.inti_out = content.inti_total - content.temple_inti - players * content.start_inti
    s.goods_out = [0] * 6
    s.tasks_out = []
    s.pututu_supply = [0, 0]
    return s


def _new_player(content: Content) -> Player:
    player = Player()
    player.mask = player.feathers = player.circlets = player.reserve = player.delivered = player.may_turn = 0
    player.food = player.knowledge = player.score = player.pututu_one = player.pututu_two = 0
    player.location = CUZCO
    player.khipus = KHIPUS
    player.priests = PRIESTS
    player.offerings = content.start_offerings
    player.inti = content.start_inti
    player.tiles = []
    player.hand = [0] * 16
    player.goods = [0] * 6
    player.tasks = []
    player.offer = []
    player.unkept = []
    player.fulfilled = []
    player.vp = [0] * (len(SOURCES) * COLUMNS)
    return player


def _shuffled(s: State, pieces: list[int]) -> list[int]:
    shuffle(s, pieces)
    return pieces


def _lay_roads(s: State) -> None:
    """Lay the triangles, the frame and the overlay at random (N-1)."""
    layout = _shuffled(s, [0, 1, 2]) + _shuffled(s, [0, 1, 2])
    layout += [below(s, 3) for _ in range(6)]
    layout += _shuffled(s, [0, 1, 2]) + _shuffled(s, [0, 1, 2])
    s.board = build_board(s.content, layout)
    s.overlay = below(s, 6)


def _shuffle_gods(s: State) -> None:
    copies = s.content.card_copies
    s.piles = [_shuffled(s, [card for card in cards_of(god) for _ in range(copies)]) for god in range(GODS)]


def _shuffle_people(s: State) -> None:
    copies = s.content.tile_copies
    s.people_stacks = [
        _shuffled(s, [colour * 12 + ability for ability in range(12) for _ in range(copies)]) for colour in (0, 1)
    ]
    lay_out_people(s)


def _fill_market(s: State) -> None:
    """Fill six rows, with fewer goods for two and three players (N-6)."""
    counts = list(s.content.good_count)
    size = s.content.row_size_four
    if s.seats < 4:
        counts = [count - 1 for count in counts]
        s.goods_out = [1] * 6
        size = s.content.row_size_few
    goods = _shuffled(s, [good for good in range(6) for _ in range(counts[good])])
    s.market = [goods[row * size : (row + 1) * size] for row in range(6)]


def _shuffle_tasks(s: State) -> None:
    s.task_stack = _shuffled(s, list(range(START_TASKS, TASKS)))
    lay_out_palace(s)


def _deal_order(s: State) -> None:
    """Deal the order tokens with their start VP; token 1 lies on top of the knowledge stack (N-8)."""
    s.order = _shuffled(s, list(range(s.seats)))
    s.ranks = s.order[:]
    for place, seat in enumerate(s.order):
        score(s, seat, s.content.start_vp[place], FROM_START)


def _deal_masks(s: State) -> None:
    """Deal masks and first feathers; the slot is the player's choice (N-9, N-10)."""
    masks = _shuffled(s, [0, 1, 2, 3])
    feathers = _shuffled(s, [0, 1, 2, 3])
    for seat, player in enumerate(s.players):
        player.mask = masks[seat]
        s.supply[feathers[seat]] -= 1
    for seat in reversed(s.order):
        s.stack.append((TASKS_TO_KEEP, seat, 0, 0, 0))
        s.stack.append((FEATHER_SLOT, seat, feathers[seat], 0, 0))


def _deal_start_tasks(s: State) -> None:
    """Deal a start task and four tasks to choose from (N-11)."""
    starts = _shuffled(s, list(range(START_TASKS)))
    for seat in s.order:
        player = s.players[seat]
        player.tasks = [starts.pop()]
        player.offer = sorted(s.task_stack.pop() for _ in range(4))
    s.tasks_out += starts


def _deal_god_cards(s: State) -> None:
    """Deal two cards of different gods to everybody and turn up the top card of each pile (N-3, N-12)."""
    copies = 1 if s.seats == 2 else 2
    reserve = _shuffled(s, [pile.pop() for pile in s.piles for _ in range(copies)])
    dealt = [[reserve.pop(), reserve.pop()] for _ in s.players]
    while doubles := [cards for cards in dealt if GOD_OF[cards[0]] == GOD_OF[cards[1]]]:
        reserve += [cards.pop() for cards in doubles]
        shuffle(s, reserve)
        for cards in doubles:
            cards.append(reserve.pop())
    for player, cards in zip(s.players, dealt, strict=True):
        for card in cards:
            player.hand[card] += 1
    for card in reserve:
        s.discards[card] += 1
    s.face_up = [pile.pop() for pile in s.piles]


def opening_events(s: State) -> list[Event]:
    """Tell how a game was set up, from its fresh state."""
    found: list[Event] = [events.OrderDealt(tuple(s.order))]
    for seat in s.order:
        player = s.players[seat]
        feather = next((f[2] for f in s.stack if f[0] == FEATHER_SLOT and f[1] == seat), -1)
        if feather < 0:
            slot = player.feathers.bit_length() - 1
            feather = s.content.masks[player.mask][slot]
        found.append(events.MaskDealt(seat, player.mask, feather))
        found.append(events.StartTaskDealt(seat, player.tasks[0]))
        found.append(
            events.HandDealt(seat, tuple(card for card in range(1, CARD_KINDS + 1) for _ in range(player.hand[card])))
        )
        found.append(events.TasksDrawn(seat, tuple(player.offer)))
    found += [events.CardTurnedUp(god, card) for god, card in enumerate(s.face_up)]
    return found
