"""The content as the engine uses it: plain integers, strings and tuples, indexed by the engine's codes."""

from collections.abc import Iterable

from cuzco_tui.games.caral.content import words
from cuzco_tui.games.caral.content.tables import Emissary as EmissaryRow
from cuzco_tui.games.caral.content.tables import Mood as MoodRow
from cuzco_tui.games.caral.content.tables import Status as StatusRow
from cuzco_tui.games.caral.content.tables import Tables


class Mood:
    """What the gods ask for, and what they take from whom."""

    __slots__ = ("fewest", "loss", "name", "needed")

    def __init__(self, name: str, row: MoodRow) -> None:
        self.name: str = name
        two, three, four = row.needed
        self.needed: tuple[int, ...] = (two, three, four)
        """The cards to be offered with 2, 3 and 4 players."""
        self.fewest: bool = row.strikes == "the fewest"
        """Whether it strikes those who offered the fewest, not all but those who offered the most."""
        self.loss: int = words.LOSSES.index(row.loss)


class YearTile:
    """What a year tile counts."""

    __slots__ = ("counts", "name")

    def __init__(self, name: str, counts: str) -> None:
        self.name: str = name
        self.counts: int = words.YEAR_COUNTS.index(counts)


class Status:
    """What a status card asks for and brings."""

    __slots__ = ("condition", "fame", "name", "need")

    def __init__(self, name: str, row: StatusRow) -> None:
        self.name: str = name
        self.condition: int = words.CONDITIONS.index(row.condition)
        self.need: int = row.need
        self.fame: int = row.fame


class Emissary:
    """The figures that fill a level of the emissary board, and its reward."""

    __slots__ = ("alpacas", "carali", "cards", "fame", "stones")

    def __init__(self, row: EmissaryRow) -> None:
        self.carali: int = row.carali
        self.alpacas: int = row.alpacas
        self.fame: int = row.fame
        self.stones: int = row.stones
        self.cards: int = row.cards


class Content:
    """Every printed value of the game."""

    __slots__ = (
        "action_spaces",
        "alpacas",
        "bidder_fame",
        "carali",
        "card_counts",
        "cult_cards",
        "die",
        "emissaries",
        "finish_fame",
        "first_height",
        "growth",
        "index_of",
        "kinds",
        "large",
        "large_fame",
        "level_fame",
        "levels",
        "marker_fame",
        "moods",
        "most_stones",
        "neutral_sites",
        "nothing_fame",
        "offering_fame",
        "places",
        "priest_end",
        "priest_year",
        "progress_kinds",
        "progress_places",
        "pyramid_cards",
        "quarries",
        "ranges",
        "second_move",
        "sites",
        "small",
        "small_fame",
        "start_alpacas",
        "start_cards",
        "start_fame",
        "start_stones",
        "start_workers",
        "statuses",
        "statuses_open",
        "tables",
        "year_first",
        "year_second",
        "years",
    )

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        """The values in the words of the data files, with their provenance."""

        self.places: tuple[str, ...] = _numbered(tables.path.places)
        self.kinds: tuple[int, ...] = tuple(words.PLACE_KINDS.index(kind) for kind in tables.path.places)
        self.index_of: dict[str, int] = {name: index for index, name in enumerate(self.places)}
        self.sites: tuple[int, ...] = _indexes(tables.path.places, ("site",))
        self.action_spaces: tuple[int, ...] = _indexes(tables.path.places, words.ACTION_KINDS)
        self.quarries: tuple[int, ...] = _indexes(tables.path.places, ("quarry",))
        self.neutral_sites: int = tables.neutral.sites

        self.carali: int = tables.figures.carali
        self.alpacas: int = tables.figures.alpacas
        self.ranges: tuple[int, ...] = tables.sled.ranges
        self.most_stones: int = tables.sled.stones
        cards = tables.resource_cards
        self.card_counts: tuple[int, ...] = (cards.stone, cards.clay, cards.fish, cards.alpaca)
        self.levels: tuple[int, ...] = tables.levels.supply
        self.small: int = tables.pyramids.small
        self.large: int = tables.pyramids.large
        self.die: tuple[tuple[int, ...], ...] = tables.die.faces

        self.start_fame: int = tables.start.fame
        self.start_stones: tuple[int, ...] = tables.start.stones
        self.start_cards: tuple[int, ...] = tables.start.cards
        self.start_alpacas: int = tables.start.alpacas
        self.start_workers: int = tables.start.workers
        self.cult_cards: int = tables.turn.cult_cards
        self.second_move: int = tables.turn.second_move
        self.pyramid_cards: int = tables.turn.pyramid_cards

        self.finish_fame: tuple[int, ...] = tables.finished.fame
        self.first_height: int = tables.central_pyramid.height
        self.growth: tuple[int, ...] = tables.central_pyramid.growth
        self.bidder_fame: tuple[int, ...] = tables.central_pyramid.bidder
        self.offering_fame: int = tables.offering.other
        self.nothing_fame: int = tables.offering.nothing
        self.priest_year: int = tables.priest.year
        self.priest_end: int = tables.priest.end
        self.small_fame: int = tables.final.small
        self.large_fame: int = tables.final.large
        self.level_fame: int = tables.final.level

        self.moods: tuple[Mood, ...] = tuple(
            Mood(name, row) for name, row in zip(words.MOODS, tables.moods, strict=True)
        )
        self.years: tuple[YearTile, ...] = tuple(
            YearTile(name, row.counts) for name, row in zip(words.YEARS, tables.years, strict=True)
        )
        self.year_first: int = tables.year_fame.first
        self.year_second: int = tables.year_fame.second
        self.statuses: tuple[Status, ...] = tuple(
            Status(name, row) for name, row in zip(words.STATUSES, tables.statuses, strict=True)
        )
        self.statuses_open: int = tables.status_display.cards
        self.progress_kinds: tuple[int, ...] = tuple(words.PLACE_KINDS.index(row.kind) for row in tables.progress_tiles)
        self.progress_places: tuple[int, ...] = tables.progress_board.places
        self.emissaries: tuple[Emissary, ...] = tuple(Emissary(row) for row in tables.emissaries)
        self.marker_fame: int = tables.diplomacy_marker.fame

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.tables == other.tables

    def __reduce__(self) -> "tuple[type[Content], tuple[Tables]]":
        return Content, (self.tables,)


def _numbered(kinds: Iterable[str]) -> tuple[str, ...]:
    """Name the places, the action spaces and sites with their number among those of their kind."""
    names: list[str] = []
    found: dict[str, int] = {}
    for kind in kinds:
        found[kind] = found.get(kind, 0) + 1
        names.append(kind if kind in ("start", "centre") else f"{kind}-{found[kind]}")
    return tuple(names)


def _indexes(kinds: Iterable[str], wanted: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(index for index, kind in enumerate(kinds) if kind in wanted)
