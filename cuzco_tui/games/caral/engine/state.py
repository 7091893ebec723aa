"""The whole of a game as plain data: ints and lists, with a hand-written copy."""

from typing import TYPE_CHECKING, Final, TypeAlias

from cuzco_tui.games.caral.engine.choices import Choice

if TYPE_CHECKING:
    from cuzco_tui.games.caral.content import Content
    from cuzco_tui.games.caral.engine.events import Event

Frame: TypeAlias = tuple[int, int, int, int, int]
"""A pending decision: its kind, its seat and up to three numbers of what is left to do."""

PLAYER_SLOTS: Final = (
    "alpacas",
    "beasts",
    "calls",
    "carali",
    "envoys",
    "fame",
    "figure",
    "hand",
    "level",
    "sled",
    "stones",
    "vp",
    "workers",
)
"""The names of all that a player has."""


class Player:
    """One player's supply, sled, hand and fame."""

    __slots__ = PLAYER_SLOTS

    fame: int
    carali: int
    """Carali in the supply."""
    alpacas: int
    """Alpacas in the supply."""
    sled: int
    """Alpacas on the sled."""
    stones: int
    figure: int
    """Where on the path the figure stands."""
    calls: int
    """In how many years the figure entered the central pyramid."""
    level: int
    """Finished levels of the emissary board."""
    envoys: int
    """Carali on the lowest unfinished level."""
    beasts: int
    """Alpacas on the lowest unfinished level."""
    hand: list[int]
    """Cards of each kind."""
    workers: list[int]
    """Workers in each quarry."""
    vp: list[int]
    """Fame by year and source: SOURCE_COUNT numbers for the set-up, for each year begun and for the end."""

    def copy(self) -> "Player":
        """Give an independent copy."""
        twin = Player()
        twin.fame = self.fame
        twin.carali = self.carali
        twin.alpacas = self.alpacas
        twin.sled = self.sled
        twin.stones = self.stones
        twin.figure = self.figure
        twin.calls = self.calls
        twin.level = self.level
        twin.envoys = self.envoys
        twin.beasts = self.beasts
        twin.hand = self.hand[:]
        twin.workers = self.workers[:]
        twin.vp = self.vp[:]
        return twin


STATE_SLOTS: Final = (
    "active",
    "anaconda",
    "architect",
    "barred",
    "begun",
    "built",
    "content",
    "die",
    "discards",
    "ended_by",
    "finished",
    "height",
    "high",
    "laid",
    "levels",
    "log",
    "marker",
    "max_years",
    "mixed",
    "modules",
    "moods",
    "offer_kinds",
    "offers",
    "options",
    "owner",
    "pairs",
    "phase",
    "pile",
    "players",
    "priest",
    "progress",
    "reveals",
    "rng",
    "round",
    "rules",
    "seats",
    "stack",
    "start",
    "status_by",
    "statuses",
    "target",
    "turn",
    "turn_levels",
    "turn_spaces",
    "year",
    "years",
)
"""The names of all that a state has."""


class State:
    """One game at one of its decisions."""

    __slots__ = STATE_SLOTS

    content: "Content"
    rules: int
    """The version of the rules that the game is played by."""
    seats: int
    modules: int
    """The modules in play, one bit each."""
    max_years: int
    """After how many years the game ends at the latest; 0 for no limit (CE-3)."""
    players: list[Player]
    rng: int
    reveals: int
    """How often something was rolled or revealed."""
    year: int
    round: int
    """Rounds of this year that have begun."""
    phase: int
    turn: int
    """How far the phase has come: seats dealt with, counted from the start player."""
    start: int
    """The start player."""
    active: int
    """The seat that acts: whose turn it is, or the first one of a ceremony."""
    high: int
    """The high priest of the year that ends, or NOBODY."""
    begun: int
    """Seats that have begun a turn in this game, one bit each (CS-3)."""
    ended_by: int
    stack: list[Frame]
    """Pending decisions, the next one last."""
    options: list[Choice]
    """The options of the pending decision; never changed in place, empty when the game is over."""
    log: "list[Event] | None"
    """Where events go while a choice is applied and somebody listens."""

    architect: int
    """Where on the path the architect stands."""
    die: int
    """The face of the architect die, or -1 before the first roll."""
    anaconda: int
    """Where on the path the anaconda lies, or NOWHERE."""
    owner: list[int]
    """Whose each place of the path is, a site that is: a seat, NEUTRAL or FREE."""
    target: list[int]
    """How high the pyramid of each site becomes, 0 before its first level."""
    built: list[int]
    """How many levels stand on each site."""
    priest: list[int]
    """1 where a priest stands."""
    laid: list[int]
    """The progress tile on each place, or NO_TILE."""
    levels: list[int]
    """Levels in the supply by size, index size - 1."""
    finished: int
    """Finished pyramids on the whole board."""
    height: int
    """Of the central pyramid."""

    pile: list[int]
    """The draw pile, the next card last."""
    discards: list[int]
    """Discarded cards of each kind."""
    pairs: int
    """Abilities of pairs used in this turn, one bit each."""
    mixed: int
    """1 when a mixed pair was used in this turn."""
    turn_levels: int
    """Levels built in this turn."""
    turn_spaces: int
    """Spaces of this turn's regular move."""

    barred: int
    """The kind that may not be offered, or -1."""
    offer_kinds: list[int]
    """What kind each seat offers, -1 for nothing so far."""
    offers: list[int]
    """How many cards each seat offers."""
    moods: list[int]
    """The mood cards in the order in which they come up, again and again."""
    years: list[int]
    """The year tiles in their row."""
    statuses: list[int]
    """The status cards in play."""
    status_by: list[int]
    """Who took each of them, or NOBODY."""
    progress: list[int]
    """The progress tiles below their places that are not laid yet, or NO_TILE."""
    marker: int
    """Who has the diplomacy marker, or NOBODY."""

    def copy(self) -> "State":
        """Give an independent copy that nobody listens to."""
        twin = State()
        twin.content = self.content
        twin.rules = self.rules
        twin.seats = self.seats
        twin.modules = self.modules
        twin.max_years = self.max_years
        twin.players = [player.copy() for player in self.players]
        twin.rng = self.rng
        twin.reveals = self.reveals
        twin.year = self.year
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.start = self.start
        twin.active = self.active
        twin.high = self.high
        twin.begun = self.begun
        twin.ended_by = self.ended_by
        twin.stack = self.stack[:]
        twin.options = self.options
        twin.log = None
        twin.architect = self.architect
        twin.die = self.die
        twin.anaconda = self.anaconda
        twin.owner = self.owner[:]
        twin.target = self.target[:]
        twin.built = self.built[:]
        twin.priest = self.priest[:]
        twin.laid = self.laid[:]
        twin.levels = self.levels[:]
        twin.finished = self.finished
        twin.height = self.height
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.pairs = self.pairs
        twin.mixed = self.mixed
        twin.turn_levels = self.turn_levels
        twin.turn_spaces = self.turn_spaces
        twin.barred = self.barred
        twin.offer_kinds = self.offer_kinds[:]
        twin.offers = self.offers[:]
        twin.moods = self.moods
        twin.years = self.years
        twin.statuses = self.statuses
        twin.status_by = self.status_by[:]
        twin.progress = self.progress[:]
        twin.marker = self.marker
        return twin
