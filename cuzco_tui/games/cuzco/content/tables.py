"""The shape of the data files: one type for each group, in the files' own words."""

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from cuzco_tui.content_files import rows
from cuzco_tui.games.cuzco.content import words

Source: TypeAlias = Literal["given", "rebuilt"]
Provenance: TypeAlias = Source | dict[str, Source]
"""Whether a rulebook states the numbers or they were reconstructed; a table says so for each part of a mixed row."""

Score: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
VillageScore: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Pieces: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Pips: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
ThreeSizes = Meta(min_length=3, max_length=3)
SixSizes = Meta(min_length=6, max_length=6)
Road: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(stone|rope) [1-6]\Z",
        extra={"words": '"stone" or "rope" and pips from 1 to 6, such as "rope 3"', "plural": 'roads such as "rope 3"'},
    ),
]
ThreeRoads: TypeAlias = Annotated[tuple[Road, ...], ThreeSizes]
Spaces: TypeAlias = tuple[tuple[words.Action, ...], ...]


class Row(rows.Row, frozen=True, kw_only=True):
    """A group, or one row of a group, with its provenance."""

    sources = get_args(Source)
    provenance: Provenance


class Good(Row, frozen=True):
    """One kind of good: its price in food, its VP, and how many there are."""

    cost: Annotated[int, Meta(ge=0, le=20)]
    vp: Score
    count: Annotated[int, Meta(ge=1, le=25)]


class Ability(Row, frozen=True):
    """What using a person tile does; which of the other keys count depends on the effect."""

    effect: words.Effect
    amount: Annotated[int, Meta(ge=1, le=12)] | None = None
    reach: Annotated[tuple[Pips, ...], Meta(min_length=4, max_length=4)] | None = None
    road: words.RoadKind | None = None
    tile: words.TileColour | None = None


class PersonTile(Row, frozen=True):
    """The number printed on the tiles of one ability."""

    number: Annotated[int, Meta(ge=0, le=15)]


class GodCard(Row, frozen=True):
    """Whose card it is and when it may be played."""

    god: words.God
    phases: Annotated[tuple[words.Phase, ...], Meta(min_length=1, max_length=4)]
    moment: words.Moment


class FireTrialCard(Row, frozen=True):
    """What card 08 yields in place of a fire trial."""

    food: Pieces
    knowledge: Pieces


class Task(Row, frozen=True):
    """What a palace task counts and how many it asks for; which of the other keys count depends on the kind."""

    kind: words.TaskKind
    need: Annotated[int, Meta(ge=1, le=36)] | None = None
    colour: words.Feather | None = None
    vp: VillageScore | None = None
    tile: words.TileColour | None = None
    good: words.Good | None = None
    god: words.God | None = None
    ability: words.AbilityNumber | None = None
    parts: Annotated[tuple[words.TaskPart, ...], Meta(min_length=2, max_length=2)] | None = None


class Overlay(Row, frozen=True):
    """The six roads out of Cuzco, clockwise."""

    provenance_parts = ("arms", "order")
    arms: Annotated[tuple[Road, ...], SixSizes]


class FeatherTriangle(Row, frozen=True):
    """The feathers on the edges of a triangle and the roads between them."""

    feathers: Annotated[tuple[words.Feather, ...], ThreeSizes]
    roads: ThreeRoads


class BuildingTriangle(Row, frozen=True):
    """The VP of the buildings on the edges of a triangle and the roads between them."""

    vp: Annotated[tuple[VillageScore, ...], ThreeSizes]
    roads: ThreeRoads


class Frame(Row, frozen=True):
    """What the frame adds to the outer villages."""

    feathers: Annotated[tuple[words.Feather, ...], ThreeSizes]
    buildings: Annotated[tuple[VillageScore, ...], ThreeSizes]


class Mask(Row, frozen=True):
    """The feather slots of a mask from left to right."""

    feathers: Annotated[tuple[words.Feather, ...], Meta(min_length=12, max_length=12)]


class KnowledgeTrack(Row, frozen=True):
    """The VP of each space of the university."""

    provenance_parts = ("ends", "steps")
    vp: Annotated[tuple[Score, ...], Meta(min_length=2, max_length=40)]


class Circlets(Row, frozen=True):
    """The VP of the circlets by their pips."""

    vp: Annotated[tuple[Score, ...], SixSizes]


class Headdress(Row, frozen=True):
    """What activating a circlet earns on top, by round."""

    bonus: Annotated[tuple[Score, ...], SixSizes]


class Temple(Row, frozen=True):
    """What each priest earns, by round."""

    vp: Annotated[tuple[Score, ...], SixSizes]


class VictoryPoints(Row, frozen=True):
    """The VP of single deeds."""

    task: Score
    task_with_card: Score
    points_space: Score
    exchange: Score
    inti: Score


class FinalBonuses(Row, frozen=True):
    """The VP for complete collections at the end of the game."""

    feathers: Score
    circlets: Score
    tasks: Score
    khipus: Score
    person_tiles: Score
    goods: Score


class PieceCounts(Row, frozen=True):
    """How often pieces are in the box; six rounds use up three copies of every person tile."""

    god_card_copies: Annotated[int, Meta(ge=1, le=20)]
    person_tile_copies: Annotated[int, Meta(ge=3, le=20)]
    inti: Annotated[int, Meta(ge=6, le=30)]


class Setup(Row, frozen=True):
    """What is laid out for a new game; the upper limits are what the pieces in the box allow."""

    rounds: Annotated[int, Meta(ge=1, le=6)]
    start_offerings: Pieces
    start_inti: Annotated[int, Meta(ge=0, le=6)]
    temple_inti: Annotated[int, Meta(ge=6, le=30)]
    palace_extra: Annotated[int, Meta(ge=0, le=2)]
    start_vp: Annotated[tuple[Score, ...], Meta(min_length=4, max_length=4)]
    row_size_few: Annotated[int, Meta(ge=1, le=4)]
    row_size_four: Annotated[int, Meta(ge=1, le=5)]
    feathers_per_player: Annotated[int, Meta(ge=3, le=12)]


class Pututus(Row, frozen=True):
    """The supply of pututus for 2, 3 and 4 players."""

    one: Annotated[tuple[Pieces, ...], ThreeSizes]
    two: Annotated[tuple[Pieces, ...], ThreeSizes]


class ActionSpaces(Row, frozen=True):
    """Which actions share a space, by the number of players."""

    two_players: Spaces
    three_players: Spaces
    four_players: Spaces


ROW_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "goods": words.GOODS,
    "abilities": words.ABILITY_NUMBERS,
    "person_tiles": words.ABILITY_NUMBERS,
    "cards": words.CARD_NUMBERS,
    "tasks": words.TASK_NAMES,
    "feather_triangles": words.FEATHER_TRIANGLES,
    "building_triangles": words.BUILDING_TRIANGLES,
    "masks": words.MASKS,
}
"""The names of the rows in the groups that consist of rows."""


class Tables(rows.Tables, frozen=True, kw_only=True):
    """All groups of the data files."""

    row_keys = ROW_KEYS
    shape_keys = ("effect", "kind")
    goods: tuple[Good, ...]
    abilities: tuple[Ability, ...]
    person_tiles: tuple[PersonTile, ...]
    cards: tuple[GodCard, ...]
    fire_trial_card: FireTrialCard
    tasks: tuple[Task, ...]
    overlay: Overlay
    feather_triangles: tuple[FeatherTriangle, ...]
    building_triangles: tuple[BuildingTriangle, ...]
    frame: Frame
    masks: tuple[Mask, ...]
    knowledge_track: KnowledgeTrack
    circlets: Circlets
    headdress: Headdress
    temple: Temple
    victory_points: VictoryPoints
    final_bonuses: FinalBonuses
    pieces: PieceCounts
    setup: Setup
    pututus: Pututus
    action_spaces: ActionSpaces
