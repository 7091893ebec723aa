"""Tools for arranging a position of Caral and playing choices by their texts in tests of the rules.

Everything that a position is made of is taken from where it lay, so that the pieces stay complete; `refresh` makes sure
of it.
"""

from collections.abc import Sequence
from typing import TypeVar

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import CARD_NAMES, FREE, NO_TILE, ROUNDS, TILE_NAMES, TURNS
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES, DIE_NUMBER
from cuzco_tui.games.caral.engine.events import Event
from cuzco_tui.games.caral.engine.flow import advance, apply
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.soundness import check_state
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.turn import start_turn

E = TypeVar("E", bound=Event)

FIRST_SITES = ("site-17", "site-18", "site-19", "site-20")
"""Where the first pyramids of the seats stand in arranged positions: far ahead, out of the way."""
NEUTRAL_SITES = ("site-11", "site-12")
ALL_MODULES = ("moods", "years", "status", "progress", "anaconda", "emissary")


def new(
    players: int = 4,
    modules: Sequence[str] = (),
    seed: int = 1,
    max_years: int = 20,
    content: Content | None = None,
    sites: Sequence[str] = FIRST_SITES,
) -> State:
    """A game after its set-up, at the first turn of year 1, seat 0 being the start player and the first to move.

    Each seat has a started large pyramid on its one of the sites, a worker in each quarry and an alpaca on its sled; no
    stone, no card in hand. The architect stands on the start space. The status cards are S1 to S5, the progress tiles
    those given by `show_tiles`; the mood cards and year tiles lie in their order.
    """
    while (s := new_game(players, seed, modules, max_years, content)).start != 0:
        seed += 1
    for seat in range(players):
        choose(s, f"builder {sites[seat]}")
    if players == 2:
        choose(s, *(f"neutral {site}" for site in NEUTRAL_SITES))
    for player in s.players:
        player.stones = 0
        player.hand = [0, 0, 0, 0]
    counts = s.content.card_counts
    s.pile = [kind for number in range(max(counts)) for kind in range(4) if number < counts[kind]]
    s.moods.sort()
    s.years.sort()
    s.statuses = list(range(len(s.statuses)))
    s.status_by = [-1] * len(s.statuses)
    s.architect = 0
    return at_turn(s, 0)


def at_turn(s: State, seat: int = 0, figure: str | None = None) -> State:
    """Put a seat before its turn, its figure where it is or on a place."""
    s.phase = TURNS
    s.turn = (seat - s.start) % s.seats + 1
    s.stack = []
    if figure is not None:
        stand(s, seat, figure)
    start_turn(s, seat)
    return refresh(s)


def at_round(s: State) -> State:
    """Put the start player before the roll of the architect die, and roll."""
    s.phase = ROUNDS
    s.stack = []
    return refresh(s)


def roll(s: State, *numbers: int) -> State:
    """Let the start player have rolled this face of the architect die, before choosing a number."""
    s.phase = TURNS
    s.turn = 0
    s.active = s.start
    s.die = s.content.die.index(numbers)
    s.stack = [(DIE_NUMBER, s.start, 0, 0, 0)]
    return refresh(s)


def refresh(s: State) -> State:
    """Work out the options anew after a position was arranged by hand, and make sure that no piece is lost."""
    advance(s)
    check_state(s)
    return s


def stand(s: State, seat: int, place: str) -> None:
    """Put a figure on a place."""
    s.players[seat].figure = s.content.index_of[place]


def architect(s: State, place: str) -> None:
    """Put the architect on a place."""
    s.architect = s.content.index_of[place]


def give(s: State, seat: int, stone: int = 0, clay: int = 0, fish: int = 0, alpaca: int = 0) -> None:
    """Give a seat exactly this hand, exchanging cards with the draw pile."""
    hand = s.players[seat].hand
    for kind, number in enumerate((stone, clay, fish, alpaca)):
        s.pile += [kind] * hand[kind]
        for _ in range(number):
            s.pile.remove(kind)
        hand[kind] = number


def discarded(s: State, stone: int = 0, clay: int = 0, fish: int = 0, alpaca: int = 0) -> None:
    """Make the discard pile these cards, exchanging cards with the draw pile."""
    for kind, number in enumerate((stone, clay, fish, alpaca)):
        s.pile += [kind] * s.discards[kind]
        for _ in range(number):
            s.pile.remove(kind)
        s.discards[kind] = number


def on_top(s: State, *names: str) -> None:
    """Put cards on top of the draw pile, the first one named to be drawn first."""
    for name in reversed(names):
        kind = CARD_NAMES.index(name)
        s.pile.remove(kind)
        s.pile.append(kind)


def pile_to(s: State, number: int, seat: int) -> None:
    """Leave only so many cards in the draw pile; a seat takes the others into its hand."""
    while len(s.pile) > number:
        s.players[seat].hand[s.pile.pop()] += 1


def stones(s: State, seat: int, number: int) -> None:
    """Put exactly so many stones on a sled."""
    s.players[seat].stones = number


def workers(s: State, seat: int, first: int, second: int) -> None:
    """Put so many workers of a seat into the two quarries."""
    player = s.players[seat]
    player.carali += sum(player.workers) - first - second
    player.workers = [first, second]


def sled(s: State, seat: int, alpacas: int) -> None:
    """Put exactly so many alpacas on a sled."""
    player = s.players[seat]
    player.alpacas += player.sled - alpacas
    player.sled = alpacas


def reserve(s: State, seat: int, *sites: str) -> None:
    """Put builders of a seat at free sites."""
    for site in sites:
        index = s.content.index_of[site]
        assert s.owner[index] == FREE
        s.owner[index] = seat
        s.players[seat].carali -= 1


def pyramid(s: State, seat: int, site: str, levels: int, large: bool = True) -> None:
    """Let a pyramid of a seat stand on a site of its own or on a free one, with so many levels; it scored nothing."""
    content = s.content
    index = content.index_of[site]
    if s.owner[index] == FREE:
        reserve(s, seat, site)
    assert s.owner[index] == seat
    for built in range(s.built[index]):
        s.levels[s.target[index] - built - 1] += 1
    s.target[index] = content.large if large else content.small
    s.built[index] = levels
    for built in range(levels):
        s.levels[s.target[index] - built - 1] -= 1
    if levels == s.target[index]:
        s.finished += 1
        if s.finished in content.growth:
            s.height += 1


def finish_others(s: State, number: int, seat: int = 1) -> None:
    """Let so many small pyramids of a seat be finished, on the free sites from the last one on."""
    content = s.content
    free = [content.places[index] for index in reversed(content.sites) if s.owner[index] == FREE]
    for site in free[:number]:
        pyramid(s, seat, site, content.small, large=False)


def priest(s: State, seat: int, *sites: str) -> None:
    """Put priests of a seat on pyramids."""
    for site in sites:
        s.priest[s.content.index_of[site]] = 1
        s.players[seat].carali -= 1


def fame(s: State, seat: int, amount: int) -> None:
    """Let a seat have so much fame, as if from the start."""
    player = s.players[seat]
    player.vp[0] += amount - player.fame
    player.fame = amount


def emissaries(s: State, seat: int, level: int, carali: int = 0, alpacas: int = 0) -> None:
    """Let a seat have finished so many emissary levels, with figures on the next one, without any reward."""
    player = s.players[seat]
    rows = s.content.emissaries
    had_carali = player.envoys + sum(row.carali for row in rows[: player.level])
    had_alpacas = player.beasts + sum(row.alpacas for row in rows[: player.level])
    player.carali += had_carali - carali - sum(row.carali for row in rows[:level])
    player.alpacas += had_alpacas - alpacas - sum(row.alpacas for row in rows[:level])
    player.level, player.envoys, player.beasts = level, carali, alpacas


def at_emissary_level(level: int, carali: int = 0, alpacas: int = 0, modules: tuple[str, ...] = ()) -> State:
    """Seat 0 has finished so many levels, and nobody else any; the figures stand on the next one."""
    s = new(3, ("emissary", *modules))
    emissaries(s, 0, level, carali, alpacas)
    s.marker = 0 if level else -1
    return at_turn(s, 0)


def with_anaconda(place: str, *modules: str) -> State:
    """A game in its second year with the anaconda on an action space."""
    s = new(3, ("anaconda", *modules))
    end_year(s)
    choose(s, f"anaconda {place}")
    for player in s.players:
        s.discards = [lies + held for lies, held in zip(s.discards, player.hand, strict=True)]
        player.hand = [0, 0, 0, 0]
    architect(s, "start")
    return at_turn(s, 0)


def visit(s: State, place: str) -> State:
    """Let seat 0 stop at an action space, coming from the one before it."""
    spaces = [0, *s.content.action_spaces]
    before = spaces[spaces.index(s.content.index_of[place]) - 1]
    at_turn(s, 0, s.content.places[before])
    choose(s, f"move {place}")
    return s


def show_tiles(s: State, *names: str) -> None:
    """Lay these progress tiles below the 1st, 3rd and 5th place."""
    s.progress = [TILE_NAMES.index(name) for name in names]


def lay(s: State, tile: str, place: str) -> None:
    """Lay one of the progress tiles below the places on an action space, whichever tile that has to be."""
    slot = next(slot for slot, shown in enumerate(s.progress) if shown != NO_TILE)
    s.progress[slot] = NO_TILE
    s.laid[s.content.index_of[place]] = TILE_NAMES.index(tile)


def show_statuses(s: State, *names: str) -> None:
    """Lay these status cards open and nobody's; everybody has had a turn."""
    wanted = [int(name[1:]) - 1 for name in names]
    others = [card for card in range(len(s.content.statuses)) if card not in wanted]
    s.statuses = sorted(wanted + others[: s.content.statuses_open - len(wanted)])
    s.status_by = [-1] * len(s.statuses)
    s.begun = (1 << s.seats) - 1
    for place, card in enumerate(s.statuses):
        if card not in wanted:
            s.status_by[place] = s.seats - 1


def mood(s: State, name: str) -> None:
    """Let a mood card be the one of this year."""
    card = int(name[1:]) - 1
    s.moods.remove(card)
    s.moods.insert((s.year - 1) % len(s.content.moods), card)


def year_tile(s: State, name: str) -> None:
    """Let a year tile be the one of this year."""
    tile = int(name[1:]) - 1
    s.years.remove(tile)
    s.years.insert(s.year - 1, tile)


def end_year(s: State, seat: int = 0) -> list[Event]:
    """Let a figure go from the last village into the central pyramid, in its turn."""
    at_turn(s, seat, "village-3")
    return choose(s, "move centre")


def player_of(s: State, seat: int = 0) -> Player:
    """One player."""
    return s.players[seat]


def hand(s: State, seat: int = 0) -> list[int]:
    """The cards of a hand by kind."""
    return s.players[seat].hand


def owner_of(s: State, site: str) -> int:
    """Whose a site is."""
    return s.owner[s.content.index_of[site]]


def levels_on(s: State, site: str) -> int:
    """How many levels stand on a site."""
    return s.built[s.content.index_of[site]]


def place_of(s: State, seat: int = 0) -> str:
    """Where a figure stands."""
    return s.content.places[s.players[seat].figure]


def asked(s: State) -> str:
    """The kind of the pending decision, or "" when the game is over."""
    return DECISION_NAMES[s.stack[-1][0]] if s.stack else ""


def decider(s: State) -> int:
    """The seat that must decide."""
    return s.stack[-1][1]


def texts(s: State) -> list[str]:
    """The texts of the options."""
    return [choice.text for choice in s.options]


def options_of(s: State, word: str) -> list[str]:
    """What follows a word in the options that begin with it."""
    return [text.removeprefix(f"{word} ") for text in texts(s) if text.startswith(f"{word} ")]


def choose(s: State, *choices: str) -> list[Event]:
    """Apply choices by their texts and give all that happened."""
    log: list[Event] = []
    for text in choices:
        apply(s, parse_choice(text), log)
        check_state(s)
    return log


def of(kind: type[E], log: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in log if isinstance(event, kind)]


def kinds(log: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in log]


def reason(s: State, subject: str, seat: int | None = None) -> Reason:
    """The reason that a seat, usually the one to decide, is given for something."""
    found = [each for each in why_not(s, decider(s) if seat is None else seat) if each.subject == subject]
    assert len(found) == 1, f"{subject}: {found}"
    return found[0]
