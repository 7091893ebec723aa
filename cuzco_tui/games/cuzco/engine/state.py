"""The whole of a game as plain data: ints and lists, with a hand-written copy."""

from typing import TYPE_CHECKING, Final, TypeAlias

from cuzco_tui.games.cuzco.engine.choices import Choice

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.content import Content
    from cuzco_tui.games.cuzco.engine.board import Board
    from cuzco_tui.games.cuzco.engine.events import Event

Frame: TypeAlias = tuple[int, int, int, int, int]
"""A pending decision: its kind, its seat and up to three numbers of what is left to do."""


PLAYER_SLOTS: Final = (
    "circlets",
    "delivered",
    "feathers",
    "food",
    "fulfilled",
    "goods",
    "hand",
    "inti",
    "khipus",
    "knowledge",
    "location",
    "mask",
    "may_turn",
    "offer",
    "offerings",
    "priests",
    "pututu_one",
    "pututu_two",
    "reserve",
    "score",
    "tasks",
    "tiles",
    "unkept",
    "vp",
)
"""The names of all that a player has."""


class Player:
    """One player's mask, supplies and score."""

    __slots__ = PLAYER_SLOTS

    mask: int
    """Which of the four masks this is."""
    feathers: int
    """The filled slots, one bit each."""
    circlets: int
    """The activated circlets, bit 2 * (pips - 1): the lower of the circlet's two slots."""
    khipus: int
    """Khipus on the mask; they lie on the last so many houses."""
    reserve: int
    delivered: int
    """The villages that hold this player's khipu, one bit each."""
    location: int
    may_turn: int
    """1 when the chasqui returned to Cuzco, so that the overlay may be turned before it leaves."""
    offerings: int
    food: int
    inti: int
    priests: int
    """Priests on the mask."""
    knowledge: int
    score: int
    pututu_one: int
    pututu_two: int
    tiles: list[int]
    """Person tiles in the order of the houses, with SLID_DOWN added when slid down."""
    hand: list[int]
    """God cards in hand: how many of each kind, index 0 unused."""
    goods: list[int]
    tasks: list[int]
    offer: list[int]
    """Set-up: the four tasks of which two are kept."""
    unkept: list[int]
    """The two tasks of the set-up that left the game face down."""
    fulfilled: list[int]
    vp: list[int]
    """VP by source and column, see COLUMNS."""

    def copy(self) -> "Player":
        """Give an independent copy."""
        twin = Player()
        twin.mask = self.mask
        twin.feathers = self.feathers
        twin.circlets = self.circlets
        twin.khipus = self.khipus
        twin.reserve = self.reserve
        twin.delivered = self.delivered
        twin.location = self.location
        twin.may_turn = self.may_turn
        twin.offerings = self.offerings
        twin.food = self.food
        twin.inti = self.inti
        twin.priests = self.priests
        twin.knowledge = self.knowledge
        twin.score = self.score
        twin.pututu_one = self.pututu_one
        twin.pututu_two = self.pututu_two
        twin.tiles = self.tiles[:]
        twin.hand = self.hand[:]
        twin.goods = self.goods[:]
        twin.tasks = self.tasks[:]
        twin.offer = self.offer[:]
        twin.unkept = self.unkept[:]
        twin.fulfilled = self.fulfilled[:]
        twin.vp = self.vp[:]
        return twin

    def copy_for_part(self) -> "Player":
        """Give a copy for the player's own part, which replaces all lists but that of VP."""
        twin = Player()
        twin.mask = self.mask
        twin.feathers = self.feathers
        twin.circlets = self.circlets
        twin.khipus = self.khipus
        twin.reserve = self.reserve
        twin.delivered = self.delivered
        twin.location = self.location
        twin.may_turn = self.may_turn
        twin.offerings = self.offerings
        twin.food = self.food
        twin.inti = self.inti
        twin.priests = self.priests
        twin.knowledge = self.knowledge
        twin.score = self.score
        twin.pututu_one = self.pututu_one
        twin.pututu_two = self.pututu_two
        twin.tiles = self.tiles
        twin.hand = self.hand
        twin.goods = self.goods
        twin.tasks = self.tasks
        twin.offer = self.offer
        twin.unkept = self.unkept
        twin.fulfilled = self.fulfilled
        twin.vp = self.vp[:]
        return twin


STATE_SLOTS: Final = (
    "abilities_left",
    "abilities_used",
    "ability_boosts",
    "board",
    "content",
    "dice",
    "dice_at",
    "discards",
    "exact_temple",
    "face_up",
    "goods_out",
    "houses",
    "inti_out",
    "log",
    "lowest",
    "market",
    "medal_cards",
    "moved_dice",
    "options",
    "order",
    "overlay",
    "palace",
    "people_discards",
    "people_stacks",
    "phase",
    "piles",
    "players",
    "pututu",
    "pututu_supply",
    "ranks",
    "reveals",
    "rng",
    "round",
    "rules",
    "seats",
    "stack",
    "supply",
    "task_stack",
    "tasks_out",
    "temple",
    "temple_inti",
    "turn",
    "turn_cards",
    "turn_die",
    "turn_pips",
    "villages",
)
"""The names of all that a state has."""


class State:
    """One game at one of its decisions."""

    __slots__ = STATE_SLOTS

    content: "Content"
    board: "Board"
    rules: int
    """The version of the rules that the game is played by."""
    seats: int
    exact_temple: int
    pututu: int
    """1 when the pututu module is in play."""
    players: list[Player]
    rng: int
    reveals: int
    """How often something was rolled or revealed."""
    round: int
    phase: int
    turn: int
    """How far the phase has come: turns taken, or players dealt with."""
    order: list[int]
    """Seats by order token."""
    ranks: list[int]
    """Seats by rank on the knowledge track, the leader first."""
    stack: list[Frame]
    """Pending decisions, the next one last."""
    options: list[Choice]
    """The options of the pending decision; never changed in place, empty when the game is over."""
    log: "list[Event] | None"
    """Where events go while a choice is applied and somebody listens."""

    overlay: int
    """Arm a points at inner village (a + overlay) % 6."""
    villages: list[int]
    """Khipu stacks, three bits a khipu (seat + 1), the top one in the lowest bits."""
    supply: list[int]
    """Feathers by colour."""

    dice: list[int]
    """Pips of every die, three for each seat."""
    dice_at: list[int]
    """The space a die lies on, or IN_HAND."""
    lowest: list[int]
    """The lowest die on each space, or NO_DIE."""
    turn_die: int
    """The die that a pututu tied to this turn, or -1."""
    turn_pips: int
    """What the placed die counts for its action."""
    turn_cards: int
    """God cards whose effect was applied to this die, one bit each."""
    moved_dice: int
    """Dice moved by card 06 in this turn, one bit each."""

    piles: list[list[int]]
    """God cards face down by god, the next one last."""
    face_up: list[int]
    """The face-up card of each god, or 0."""
    discards: list[int]
    """Discarded god cards: how many of each kind, index 0 unused."""
    medal_cards: tuple[tuple[int, int], ...]
    """The very god cards that medals have used in this turn, each with where it is now.

    That is its height in its pile, counted from 0 and the face-up card above all others, or DISCARDED, or HELD.
    """

    people_stacks: list[list[int]]
    houses: list[int]
    """Person tiles on display: six study then six farm by pips, or -1."""
    people_discards: list[int]
    """Discarded person tiles: how many of each code."""
    abilities_left: list[int]
    """Phase II: uses left for study and farm."""
    abilities_used: list[int]
    """Phase II: abilities used for study and farm, one bit each."""
    ability_boosts: list[int]
    """Phase II: uses that card 01 can still make stronger, for study and farm."""

    temple: list[int]
    """The seat whose priest stands on each step, lowest first, or -1."""
    temple_inti: int
    inti_out: int
    market: list[list[int]]
    """Goods left in each row."""
    goods_out: list[int]
    task_stack: list[int]
    palace: list[int]
    tasks_out: list[int]
    """Tasks that left the game face up."""
    pututu_supply: list[int]

    def copy(self) -> "State":
        """Give an independent copy that nobody listens to."""
        twin = State()
        twin.content = self.content
        twin.board = self.board
        twin.rules = self.rules
        twin.seats = self.seats
        twin.exact_temple = self.exact_temple
        twin.pututu = self.pututu
        twin.players = [player.copy() for player in self.players]
        twin.rng = self.rng
        twin.reveals = self.reveals
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.order = self.order[:]
        twin.ranks = self.ranks[:]
        twin.stack = self.stack[:]
        twin.options = self.options
        twin.log = None
        twin.overlay = self.overlay
        twin.villages = self.villages[:]
        twin.supply = self.supply[:]
        twin.dice = self.dice[:]
        twin.dice_at = self.dice_at[:]
        twin.lowest = self.lowest[:]
        twin.turn_die = self.turn_die
        twin.turn_pips = self.turn_pips
        twin.turn_cards = self.turn_cards
        twin.moved_dice = self.moved_dice
        first, second, third, fourth, fifth = self.piles
        twin.piles = [first[:], second[:], third[:], fourth[:], fifth[:]]
        twin.face_up = self.face_up[:]
        twin.discards = self.discards[:]
        twin.medal_cards = self.medal_cards
        study, farm = self.people_stacks
        twin.people_stacks = [study[:], farm[:]]
        twin.houses = self.houses[:]
        twin.people_discards = self.people_discards[:]
        twin.abilities_left = self.abilities_left[:]
        twin.abilities_used = self.abilities_used[:]
        twin.ability_boosts = self.ability_boosts[:]
        twin.temple = self.temple[:]
        twin.temple_inti = self.temple_inti
        twin.inti_out = self.inti_out
        twin.market = [row[:] for row in self.market]
        twin.goods_out = self.goods_out[:]
        twin.task_stack = self.task_stack[:]
        twin.palace = self.palace[:]
        twin.tasks_out = self.tasks_out[:]
        twin.pututu_supply = self.pututu_supply[:]
        return twin

    def copy_for_part(self, seat: int) -> "State":
        """Give a copy in which a seat can play its part on by `play_on`, and nothing else may happen.

        What a part changes it replaces: lists and other players are shared as long as nothing changes them.
        """
        twin = State()
        twin.content = self.content
        twin.board = self.board
        twin.rules = self.rules
        twin.seats = self.seats
        twin.exact_temple = self.exact_temple
        twin.pututu = self.pututu
        twin.players = players = self.players[:]
        players[seat] = players[seat].copy_for_part()
        twin.rng = self.rng
        twin.reveals = self.reveals
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.order = self.order
        twin.ranks = self.ranks
        twin.stack = self.stack[:]
        twin.options = self.options
        twin.log = None
        twin.overlay = self.overlay
        twin.villages = self.villages
        twin.supply = self.supply
        twin.dice = self.dice
        twin.dice_at = self.dice_at
        twin.lowest = self.lowest
        twin.turn_die = self.turn_die
        twin.turn_pips = self.turn_pips
        twin.turn_cards = self.turn_cards
        twin.moved_dice = self.moved_dice
        twin.piles = self.piles
        twin.face_up = self.face_up
        twin.discards = self.discards
        twin.medal_cards = self.medal_cards
        twin.people_stacks = self.people_stacks
        twin.houses = self.houses
        twin.people_discards = self.people_discards
        twin.abilities_left = self.abilities_left
        twin.abilities_used = self.abilities_used
        twin.ability_boosts = self.ability_boosts
        twin.temple = self.temple
        twin.temple_inti = self.temple_inti
        twin.inti_out = self.inti_out
        twin.market = self.market
        twin.goods_out = self.goods_out
        twin.task_stack = self.task_stack
        twin.palace = self.palace
        twin.tasks_out = self.tasks_out
        twin.pututu_supply = self.pututu_supply
        return twin
