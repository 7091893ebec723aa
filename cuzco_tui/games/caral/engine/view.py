"""What one seat, or a spectator, may know of a game: no foreign hands, no order of piles, no generator (CC-8)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.choices import Choice, parse_choice
from cuzco_tui.games.caral.engine.codes import MOODS
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES, SOMETHING
from cuzco_tui.games.caral.engine.state import Frame, Player, State

PLAYER_NUMBERS: Final = (
    "fame",
    "carali",
    "alpacas",
    "sled",
    "stones",
    "figure",
    "calls",
    "level",
    "envoys",
    "beasts",
)
PLAYER_LISTS: Final = ("workers", "vp", "hand")
NUMBERS: Final = (
    "rules",
    "seats",
    "modules",
    "max_years",
    "reveals",
    "year",
    "round",
    "phase",
    "turn",
    "start",
    "active",
    "high",
    "begun",
    "ended_by",
    "architect",
    "die",
    "anaconda",
    "finished",
    "height",
    "pairs",
    "mixed",
    "turn_levels",
    "turn_spaces",
    "barred",
    "marker",
)
LISTS: Final = (
    "owner",
    "target",
    "built",
    "priest",
    "laid",
    "levels",
    "discards",
    "offer_kinds",
    "offers",
    "moods",
    "years",
    "statuses",
    "status_by",
    "progress",
)


class SeenPlayer(Player):
    """A player as somebody sees it: a foreign hand is an empty list, only counted."""

    __slots__ = ("hand_size",)

    hand_size: int


class PlayerView:
    """One seat's knowledge; the fields are named as in `State`."""

    __slots__ = (*NUMBERS, *LISTS, "content", "decider", "kind", "options", "pile_size", "players", "seat", "stack")

    seat: int | None
    """Whose view this is; None for a spectator."""
    content: Content
    players: list[SeenPlayer]
    decider: int | None
    """The seat that must decide; None when the game is over."""
    kind: str
    """What it decides, for the decider alone; `SOMETHING` for all others and empty when the game is over."""
    options: list[Choice]
    """The options, for the decider alone."""
    stack: list[Frame]
    """The pending decisions, for the decider alone."""
    pile_size: int
    moods: list[int]
    """The mood cards that have been seen, in the order in which they come up."""

    rules: int
    seats: int
    modules: int
    max_years: int
    reveals: int
    year: int
    round: int
    phase: int
    turn: int
    start: int
    active: int
    high: int
    begun: int
    ended_by: int
    architect: int
    die: int
    anaconda: int
    finished: int
    height: int
    pairs: int
    mixed: int
    turn_levels: int
    turn_spaces: int
    barred: int
    marker: int
    owner: list[int]
    target: list[int]
    built: list[int]
    priest: list[int]
    laid: list[int]
    levels: list[int]
    discards: list[int]
    offer_kinds: list[int]
    offers: list[int]
    years: list[int]
    statuses: list[int]
    status_by: list[int]
    progress: list[int]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, PlayerView) and self.to_data() == other.to_data() and self.content == other.content

    def __hash__(self) -> int:
        return hash((self.seat, self.decider, self.kind, self.year, self.round, self.turn, self.reveals))

    def __reduce__(self) -> "tuple[Callable[[Mapping[str, Any], Content], PlayerView], tuple[dict[str, Any], Content]]":
        return view_from_data, (self.to_data(), self.content)

    def to_data(self) -> dict[str, Any]:
        """Give the view as plain data."""
        data: dict[str, Any] = {field: getattr(self, field) for field in (*NUMBERS, *LISTS)}
        data["seat"] = self.seat
        data["decider"] = self.decider
        data["kind"] = self.kind
        data["options"] = [choice.text for choice in self.options]
        data["stack"] = [list(frame) for frame in self.stack]
        data["pile_size"] = self.pile_size
        data["players"] = [
            {field: getattr(player, field) for field in (*PLAYER_NUMBERS, *PLAYER_LISTS, "hand_size")}
            for player in self.players
        ]
        return data


def view_from_data(data: Mapping[str, Any], content: Content) -> PlayerView:
    """Make a view from what `to_data` gave and the content of its game."""
    view = PlayerView()
    view.content = content
    for field in (*NUMBERS, "seat", "decider", "kind", "pile_size"):
        setattr(view, field, data[field])
    for field in LISTS:
        setattr(view, field, data[field][:])
    view.options = [parse_choice(text) for text in data["options"]]
    view.stack = [(kind, seat, a, b, c) for kind, seat, a, b, c in data["stack"]]
    view.players = []
    for fields in data["players"]:
        player = SeenPlayer()
        for field in (*PLAYER_NUMBERS, "hand_size"):
            setattr(player, field, fields[field])
        for field in PLAYER_LISTS:
            setattr(player, field, fields[field][:])
        view.players.append(player)
    return view


def view_of(s: State, seat: int | None, *, with_all_hands: bool = False) -> PlayerView:
    """Show a state to a seat, or to a spectator; foreign hands only when they are to lie open."""
    view = PlayerView()
    view.seat = seat
    view.content = s.content
    for field in NUMBERS:
        setattr(view, field, getattr(s, field))
    for field in LISTS:
        setattr(view, field, getattr(s, field)[:])
    if s.modules & MOODS:
        view.moods = s.moods[: max(s.year, 1)]
    view.pile_size = len(s.pile)
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
    for field in PLAYER_NUMBERS:
        setattr(seen, field, getattr(player, field))
    seen.workers = player.workers[:]
    seen.vp = player.vp[:]
    seen.hand = player.hand[:] if own else []
    seen.hand_size = sum(player.hand)
    return seen
