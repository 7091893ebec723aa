"""Setting up a new game (CN)."""

from collections.abc import Collection

from cuzco_tui.chance import below, seed_generator, shuffle
from cuzco_tui.game import BadOptions, Event
from cuzco_tui.games.caral.content import Content, default_content
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.ceremony import mood_in_force
from cuzco_tui.games.caral.engine.codes import (
    CARD_KINDS,
    FREE,
    FROM_START,
    MODULE_NAMES,
    MOODS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    PROGRESS,
    SEATS,
    SETUP,
    SOURCE_COUNT,
    STATUS,
    YEARS,
)
from cuzco_tui.games.caral.engine.flow import advance
from cuzco_tui.games.caral.engine.state import Player, State

RULES_VERSIONS = (1,)
"""The versions of the rules that a game can be played by, the latest last."""
MAX_YEARS = 20
"""The usual limit of years (CE-3)."""


def new_game(
    players: int,
    seed: int,
    modules: Collection[str] = (),
    max_years: int = MAX_YEARS,
    content: Content | None = None,
    rules: int = RULES_VERSIONS[-1],
) -> State:
    """Set up a game that stands at its first decision."""
    if players not in SEATS:
        raise BadOptions(f"Caral is for 2 to 4 players, not {players}.")
    s = _empty_state(content or default_content(), players)
    s.rules = rules
    s.rng = seed_generator(seed)
    s.max_years = max_years
    s.modules = sum(1 << MODULE_NAMES.index(name) for name in set(modules))
    s.start = s.active = below(s, players)
    s.pile = [kind for kind, number in enumerate(s.content.card_counts) for _ in range(number)]
    shuffle(s, s.pile)
    _lay_out_modules(s)
    advance(s)
    return s


def _empty_state(content: Content, players: int) -> State:
    s = State()
    s.content = content
    s.seats = players
    s.rng = s.reveals = s.year = s.round = s.turn = s.begun = s.ended_by = 0
    s.pairs = s.mixed = s.turn_levels = s.turn_spaces = s.finished = s.architect = 0
    s.phase = SETUP
    s.high = s.marker = NOBODY
    s.anaconda = NOWHERE
    s.die = s.barred = -1
    s.stack = []
    s.options = []
    s.log = None
    length = len(content.places)
    s.owner = [FREE] * length
    s.target = [0] * length
    s.built = [0] * length
    s.priest = [0] * length
    s.laid = [NO_TILE] * length
    s.levels = list(content.levels)
    s.height = content.first_height
    s.discards = [0] * CARD_KINDS
    s.offer_kinds = [-1] * players
    s.offers = [0] * players
    s.moods = []
    s.years = []
    s.statuses = []
    s.status_by = []
    s.progress = []
    s.players = [_new_player(content) for _ in range(players)]
    return s


def _new_player(content: Content) -> Player:
    player = Player()
    player.fame = content.start_fame
    player.carali = content.carali
    player.sled = content.start_alpacas
    player.alpacas = content.alpacas - content.start_alpacas
    player.stones = player.figure = player.calls = player.level = player.envoys = player.beasts = 0
    player.hand = [0] * CARD_KINDS
    player.workers = [0] * len(content.quarries)
    player.vp = [0] * SOURCE_COUNT
    player.vp[FROM_START] = content.start_fame
    return player


def _shuffled(s: State, count: int) -> list[int]:
    pieces = list(range(count))
    shuffle(s, pieces)
    return pieces


def _lay_out_modules(s: State) -> None:
    """Shuffle and lay open what the modules bring, before anybody chooses a site (CN-5)."""
    content = s.content
    if s.modules & MOODS:
        s.moods = _shuffled(s, len(content.moods))
    if s.modules & YEARS:
        s.years = _shuffled(s, len(content.years))
    if s.modules & STATUS:
        s.statuses = sorted(_shuffled(s, len(content.statuses))[: content.statuses_open])
        s.status_by = [NOBODY] * len(s.statuses)
    if s.modules & PROGRESS:
        s.progress = _shuffled(s, len(content.progress_kinds))[: len(content.progress_places)]


def opening_events(s: State) -> list[Event]:
    """Tell how a game was set up, from its fresh state."""
    found: list[Event] = [events.StartPlayerChosen(s.start)]
    if s.modules:
        mood = mood_in_force(s) if s.modules & MOODS else -1
        found.append(events.ModulesLaidOut(mood, tuple(s.years), tuple(s.statuses), tuple(s.progress)))
    for player in (s.players[s.start],):
        found += [
            events.CaraliPlaced(s.start, 0, s.content.places[quarry])
            for quarry, number in zip(s.content.quarries, player.workers, strict=True)
            for _ in range(number)
        ]
    return found
