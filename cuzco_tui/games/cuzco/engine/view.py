"""What one seat, or a spectator, may know of a game: no foreign hands, no order of piles, no generator."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.board import Board, build_board
from cuzco_tui.games.cuzco.engine.choices import Choice, parse_choice
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, SOMETHING
from cuzco_tui.games.cuzco.engine.gods import medal_cards_seen
from cuzco_tui.games.cuzco.engine.state import Frame, Player, State

OPEN_PLAYER_FIELDS: Final = (
    "mask",
    "feathers",
    "circlets",
    "khipus",
    "reserve",
    "delivered",
    "location",
    "may_turn",
    "offerings",
    "food",
    "inti",
    "priests",
    "knowledge",
    "score",
    "pututu_one",
    "pututu_two",
)
OPEN_PLAYER_LISTS: Final = ("tiles", "goods", "tasks", "fulfilled", "vp")
SECRET_PLAYER_LISTS: Final = ("hand", "offer", "unkept")
COUNTS: Final = ("hand_size", "offer_size", "unkept_size")
"""How long the secret lists are, which everybody may know."""
OPEN_FIELDS: Final = (
    "rules",
    "seats",
    "exact_temple",
    "pututu",
    "reveals",
    "round",
    "phase",
    "turn",
    "overlay",
    "turn_die",
    "turn_pips",
    "turn_cards",
    "moved_dice",
    "temple_inti",
    "inti_out",
)
OPEN_LISTS: Final = (
    "order",
    "ranks",
    "villages",
    "supply",
    "dice",
    "dice_at",
    "lowest",
    "face_up",
    "discards",
    "houses",
    "people_discards",
    "abilities_left",
    "abilities_used",
    "ability_boosts",
    "temple",
    "goods_out",
    "palace",
    "tasks_out",
    "pututu_supply",
)


class SeenPlayer(Player):
    """A player as somebody sees it: a foreign hand, set-up offer or unkept tasks are empty lists, only counted."""

    __slots__ = COUNTS

    hand_size: int
    offer_size: int
    unkept_size: int


class PlayerView:
    """One seat's knowledge; the fields are named as in `State`."""

    __slots__ = (
        *OPEN_FIELDS,
        *OPEN_LISTS,
        "board",
        "content",
        "decider",
        "kind",
        "market",
        "medal_cards",
        "options",
        "people_left",
        "pile_sizes",
        "players",
        "seat",
        "stack",
        "tasks_left",
    )

    seat: int | None
    """Whose view this is; None for a spectator."""
    content: Content
    board: Board
    players: list[SeenPlayer]
    decider: int | None
    """The seat that must decide; None when the game is over."""
    kind: str
    """What it decides, for the decider alone; `SOMETHING` for all others and empty when the game is over."""
    options: list[Choice]
    """The options, for the decider alone."""
    stack: list[Frame]
    """The pending decisions, for the decider alone."""
    pile_sizes: list[int]
    people_left: list[int]
    tasks_left: int
    market: list[list[int]]
    medal_cards: tuple[tuple[int, int], ...]
    """As in `State`, with SOMEWHERE_IN_PILE for each height that is hidden."""

    rules: int
    seats: int
    exact_temple: int
    pututu: int
    reveals: int
    round: int
    phase: int
    turn: int
    overlay: int
    turn_die: int
    turn_pips: int
    turn_cards: int
    moved_dice: int
    temple_inti: int
    inti_out: int
    order: list[int]
    ranks: list[int]
    villages: list[int]
    supply: list[int]
    dice: list[int]
    dice_at: list[int]
    lowest: list[int]
    face_up: list[int]
    discards: list[int]
    houses: list[int]
    people_discards: list[int]
    abilities_left: list[int]
    abilities_used: list[int]
    ability_boosts: list[int]
    temple: list[int]
    goods_out: list[int]
    palace: list[int]
    tasks_out: list[int]
    pututu_supply: list[int]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, PlayerView) and self.to_data() == other.to_data() and self.content == other.content

    def __hash__(self) -> int:
        return hash((self.seat, self.decider, self.kind, self.round, self.phase, self.turn, self.reveals))

    def __reduce__(self) -> "tuple[Callable[[Mapping[str, Any], Content], PlayerView], tuple[dict[str, Any], Content]]":
        return view_from_data, (self.to_data(), self.content)

    def to_data(self) -> dict[str, Any]:
        """Give the view as plain data, with the road network written out."""
        data: dict[str, Any] = {field: getattr(self, field) for field in (*OPEN_FIELDS, *OPEN_LISTS)}
        data["seat"] = self.seat
        data["decider"] = self.decider
        data["kind"] = self.kind
        data["options"] = [choice.text for choice in self.options]
        data["stack"] = [list(frame) for frame in self.stack]
        data["pile_sizes"] = self.pile_sizes
        data["people_left"] = self.people_left
        data["tasks_left"] = self.tasks_left
        data["market"] = self.market
        data["medal_cards"] = [list(used) for used in self.medal_cards]
        data["players"] = [_player_data(player) for player in self.players]
        data["layout"] = self.board.layout
        data["village_feathers"] = self.board.feathers
        data["village_vp"] = self.board.vp
        data["arms"] = [list(arm) for arm in self.board.arms]
        data["roads"] = [
            [village, road.destination, road.kind, road.pips]
            for village, kinds in enumerate(self.board.roads)
            for roads in kinds
            for road in roads
            if village < road.destination
        ]
        return data


def _player_data(player: SeenPlayer) -> dict[str, Any]:
    fields = (*OPEN_PLAYER_FIELDS, *OPEN_PLAYER_LISTS, *SECRET_PLAYER_LISTS, *COUNTS)
    return {field: getattr(player, field) for field in fields}


def view_from_data(data: Mapping[str, Any], content: Content) -> PlayerView:
    """Make a view from what `to_data` gave and the content of its game; the road network follows from its layout."""
    view = PlayerView()
    view.content = content
    view.board = build_board(content, data["layout"][:])
    for field in (*OPEN_FIELDS, "seat", "decider", "kind", "tasks_left"):
        setattr(view, field, data[field])
    for field in (*OPEN_LISTS, "pile_sizes", "people_left"):
        setattr(view, field, data[field][:])
    view.options = [parse_choice(text) for text in data["options"]]
    view.stack = [(kind, seat, a, b, c) for kind, seat, a, b, c in data["stack"]]
    view.market = [row[:] for row in data["market"]]
    view.medal_cards = tuple((card, place) for card, place in data["medal_cards"])
    view.players = [_player_from_data(player) for player in data["players"]]
    return view


def _player_from_data(data: Mapping[str, Any]) -> SeenPlayer:
    player = SeenPlayer()
    for field in (*OPEN_PLAYER_FIELDS, *COUNTS):
        setattr(player, field, data[field])
    for field in (*OPEN_PLAYER_LISTS, *SECRET_PLAYER_LISTS):
        setattr(player, field, data[field][:])
    return player


def view_of(s: State, seat: int | None, *, with_all_hands: bool = False) -> PlayerView:
    """Show a state to a seat, or to a spectator; foreign hands only when they are to lie open."""
    view = PlayerView()
    view.seat = seat
    view.content = s.content
    view.board = s.board
    view.rules = s.rules
    view.seats = s.seats
    view.exact_temple = s.exact_temple
    view.pututu = s.pututu
    view.reveals = s.reveals
    view.round = s.round
    view.phase = s.phase
    view.turn = s.turn
    view.overlay = s.overlay
    view.turn_die = s.turn_die
    view.turn_pips = s.turn_pips
    view.turn_cards = s.turn_cards
    view.moved_dice = s.moved_dice
    view.temple_inti = s.temple_inti
    view.inti_out = s.inti_out
    view.order = s.order[:]
    view.ranks = s.ranks[:]
    view.villages = s.villages[:]
    view.supply = s.supply[:]
    view.dice = s.dice[:]
    view.dice_at = s.dice_at[:]
    view.lowest = s.lowest[:]
    view.face_up = s.face_up[:]
    view.discards = s.discards[:]
    view.houses = s.houses[:]
    view.people_discards = s.people_discards[:]
    view.abilities_left = s.abilities_left[:]
    view.abilities_used = s.abilities_used[:]
    view.ability_boosts = s.ability_boosts[:]
    view.temple = s.temple[:]
    view.goods_out = s.goods_out[:]
    view.palace = s.palace[:]
    view.tasks_out = s.tasks_out[:]
    view.pututu_supply = s.pututu_supply[:]
    view.market = [row[:] for row in s.market]
    view.medal_cards = medal_cards_seen(s)
    view.pile_sizes = [len(pile) for pile in s.piles]
    view.people_left = [len(stack) for stack in s.people_stacks]
    view.tasks_left = len(s.task_stack)
    view.players = [_seen(player, with_all_hands or owner == seat) for owner, player in enumerate(s.players)]
    view.decider = s.stack[-1][1] if s.stack else None
    if view.decider is not None and view.decider == seat:
        view.kind = DECISION_NAMES[s.stack[-1][0]]
        view.options = s.options
        view.stack = s.stack[:]
    else:
        view.kind = SOMETHING if s.stack else ""
        view.options = []
        view.stack = []
    return view


def _seen(player: Player, own: bool) -> SeenPlayer:
    seen = SeenPlayer()
    seen.mask = player.mask
    seen.feathers = player.feathers
    seen.circlets = player.circlets
    seen.khipus = player.khipus
    seen.reserve = player.reserve
    seen.delivered = player.delivered
    seen.location = player.location
    seen.may_turn = player.may_turn
    seen.offerings = player.offerings
    seen.food = player.food
    seen.inti = player.inti
    seen.priests = player.priests
    seen.knowledge = player.knowledge
    seen.score = player.score
    seen.pututu_one = player.pututu_one
    seen.pututu_two = player.pututu_two
    seen.tiles = player.tiles[:]
    seen.goods = player.goods[:]
    seen.tasks = player.tasks[:]
    seen.fulfilled = player.fulfilled[:]
    seen.vp = player.vp[:]
    seen.hand = player.hand[:] if own else []
    seen.offer = player.offer[:] if own else []
    seen.unkept = player.unkept[:] if own else []
    seen.hand_size = sum(player.hand)
    seen.offer_size = len(player.offer)
    seen.unkept_size = len(player.unkept)
    return seen
