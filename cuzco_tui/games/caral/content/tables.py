"""The shape of the data files: one type for each group, in the files' own words."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from cuzco_tui.content_files import rows
from cuzco_tui.games.caral.content import words

Source: TypeAlias = Literal["given", "public", "rebuilt"]
Provenance: TypeAlias = Source | dict[str, Source]
"""Whether the rulebook states the numbers, a public page does, or they were reconstructed."""

Fame: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Pieces: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
CardCount: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
LevelCount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Spaces: TypeAlias = Annotated[int, Meta(ge=1, le=30)]
Steps: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Finished: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
BySeat = Meta(min_length=4, max_length=4)


class Row(rows.Row, frozen=True, kw_only=True):
    """A group, or one row of a group, with its provenance."""

    sources = get_args(Source)
    provenance: Provenance


class Path(Row, frozen=True):
    """The kinds of the places along the spiral path."""

    provenance_parts = ("spaces", "sites", "order")
    places: Annotated[tuple[words.PlaceKind, ...], Meta(min_length=2, max_length=99)]


class Neutral(Row, frozen=True):
    """How many of the first sites are open to neutral pyramids."""

    sites: Annotated[int, Meta(ge=4, le=99)]


class Figures(Row, frozen=True):
    """The pieces of each player."""

    carali: Annotated[int, Meta(ge=1, le=30)]
    alpacas: Pieces


class Sled(Row, frozen=True):
    """The range by the alpacas on a sled, and how many stones it holds."""

    ranges: Annotated[tuple[Spaces, ...], Meta(min_length=1, max_length=20)]
    stones: Annotated[int, Meta(ge=1, le=20)]


class ResourceCards(Row, frozen=True):
    """How many cards there are of each kind."""

    provenance_parts = ("number", "kinds")
    stone: CardCount
    clay: CardCount
    fish: CardCount
    alpaca: CardCount


class Levels(Row, frozen=True):
    """How many levels there are of each size, from size 1 upwards."""

    provenance_parts = ("number", "sizes")
    supply: Annotated[tuple[LevelCount, ...], Meta(min_length=3, max_length=9)]


class Pyramids(Row, frozen=True):
    """How high the two pyramids are."""

    small: Annotated[int, Meta(ge=2, le=8)]
    large: Annotated[int, Meta(ge=3, le=9)]


class Die(Row, frozen=True):
    """The numbers shown by each face of the architect die."""

    provenance_parts = ("range", "faces")
    faces: Annotated[
        tuple[Annotated[tuple[Steps, ...], Meta(min_length=1, max_length=9)], ...], Meta(min_length=1, max_length=99)
    ]


class Start(Row, frozen=True):
    """What each player begins with; stones and cards by the order of the turns."""

    fame: Fame
    stones: Annotated[tuple[Pieces, ...], BySeat]
    cards: Annotated[tuple[Pieces, ...], BySeat]
    alpacas: Pieces
    workers: Pieces


class Turn(Row, frozen=True):
    """What actions, cards and thanks bring."""

    cult_cards: Annotated[int, Meta(ge=1, le=20)]
    second_move: Spaces
    pyramid_cards: Pieces


class FinishedPyramids(Row, frozen=True):
    """The fame for finishing a pyramid, by how many are then finished."""

    fame: Annotated[tuple[Fame, ...], Meta(min_length=1, max_length=20)]


class CentralPyramid(Row, frozen=True):
    """How the central pyramid grows, and what it is worth to the highest bidder."""

    height: Annotated[int, Meta(ge=1, le=9)]
    growth: Annotated[tuple[Finished, ...], Meta(min_length=0, max_length=20)]
    bidder: Annotated[tuple[Fame, ...], Meta(min_length=1, max_length=20)]


class Offering(Row, frozen=True):
    """The fame for an offering that is not the highest, and for none."""

    other: Fame
    nothing: Annotated[int, Meta(ge=-99, le=0)]


class Priest(Row, frozen=True):
    """The fame for each priest."""

    year: Fame
    end: Fame


class FinalFame(Row, frozen=True):
    """The fame for pyramids and levels at the end of the game."""

    small: Fame
    large: Fame
    level: Fame


class Mood(Row, frozen=True):
    """What the gods ask for, and what they take from whom."""

    needed: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(min_length=3, max_length=3)]
    strikes: words.Victims
    loss: words.Loss


class Year(Row, frozen=True):
    """What a year tile counts."""

    counts: words.YearCount


class YearFame(Row, frozen=True):
    """The fame of a year tile."""

    first: Fame
    second: Fame


class Status(Row, frozen=True):
    """What a status card asks for and brings."""

    condition: words.Condition
    need: Annotated[int, Meta(ge=1, le=99)]
    fame: Fame


class StatusDisplay(Row, frozen=True):
    """How many status cards lie open."""

    cards: Annotated[int, Meta(ge=1, le=len(words.STATUSES))]


class ProgressTile(Row, frozen=True):
    """The kind of place whose action a tile replaces."""

    kind: words.ActionKind


class ProgressBoard(Row, frozen=True):
    """The finished pyramids below which the tiles lie."""

    places: Annotated[tuple[Finished, ...], Meta(min_length=1, max_length=len(words.PROGRESS_KINDS))]


class Emissary(Row, frozen=True):
    """The figures that fill a level of the emissary board, and its reward."""

    provenance_parts = ("figures", "reward")
    carali: Pieces = 0
    alpacas: Pieces = 0
    fame: Fame = 0
    stones: Pieces = 0
    cards: Pieces = 0


class DiplomacyMarker(Row, frozen=True):
    """What the marker is worth at the end."""

    fame: Fame


ROW_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "moods": words.MOODS,
    "years": words.YEARS,
    "statuses": words.STATUSES,
    "progress_tiles": tuple(words.PROGRESS_KINDS),
    "emissaries": words.EMISSARY_LEVELS,
}
"""The names of the rows in the groups that consist of rows."""


class Tables(rows.Tables, frozen=True, kw_only=True):
    """All groups of the data files."""

    row_keys = ROW_KEYS
    shape_keys = ("condition",)

    path: Path
    neutral: Neutral
    figures: Figures
    sled: Sled
    resource_cards: ResourceCards
    levels: Levels
    pyramids: Pyramids
    die: Die
    start: Start
    turn: Turn
    finished: FinishedPyramids
    central_pyramid: CentralPyramid
    offering: Offering
    priest: Priest
    final: FinalFame
    moods: tuple[Mood, ...]
    years: tuple[Year, ...]
    year_fame: YearFame
    statuses: tuple[Status, ...]
    status_display: StatusDisplay
    progress_tiles: tuple[ProgressTile, ...]
    progress_board: ProgressBoard
    emissaries: tuple[Emissary, ...]
    diplomacy_marker: DiplomacyMarker
