"""The words of the data files, in the order of the codes that the engine uses for them."""

from typing import Final, Literal, TypeAlias, get_args

RoadKind: TypeAlias = Literal["stone", "rope"]
Feather: TypeAlias = Literal["turquoise", "purple", "orange", "pink"]
Good: TypeAlias = Literal["soup", "clothes", "bowl", "decanter", "tools", "jewellery"]
God: TypeAlias = Literal["Iliapa", "Mama Quilia", "Viracocha", "Pacha Mama", "Mama Sara"]
TileColour: TypeAlias = Literal["study", "farm"]
Action: TypeAlias = Literal["stone trail", "rope bridge", "study", "farm", "exchange", "temple", "headdress", "points"]
AbilityNumber: TypeAlias = Literal["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]
Phase: TypeAlias = Literal["I", "II", "III", "end"]
Moment: TypeAlias = Literal[
    "ability",
    "exchange",
    "good",
    "task",
    "turn end",
    "turn start",
    "placement",
    "fire trial",
    "tile",
    "village",
    "study",
    "step",
    "die",
    "road",
    "farm",
]
Effect: TypeAlias = Literal[
    "offerings", "vp", "feathers", "move", "knowledge", "gods", "khipus", "circlet", "food", "tile"
]
TaskPart: TypeAlias = Literal["priest", "farm", "study", "first", "good"]
TaskKind: TypeAlias = Literal[
    "parts",
    "villages",
    "feathers of",
    "feather colours",
    "feathers",
    "villages of feather",
    "villages of vp",
    "village values",
    "tile kinds",
    "tiles down of",
    "tiles down",
    "tiles of",
    "gods in hand",
    "same god",
    "goods of",
    "good kinds",
    "goods",
    "cards of god",
    "priests",
    "food",
    "circlets",
    "inti",
    "offerings",
    "inner villages",
    "outer villages",
    "tiles of ability",
]

ROAD_KINDS: Final[tuple[str, ...]] = get_args(RoadKind)
FEATHERS: Final[tuple[str, ...]] = get_args(Feather)
GOODS: Final[tuple[str, ...]] = get_args(Good)
GODS: Final[tuple[str, ...]] = get_args(God)
TILE_COLOURS: Final[tuple[str, ...]] = get_args(TileColour)
ACTIONS: Final[tuple[str, ...]] = get_args(Action)
ABILITY_NUMBERS: Final[tuple[str, ...]] = get_args(AbilityNumber)
MOMENTS: Final[tuple[str, ...]] = get_args(Moment)
"""The moment of each god card, by its number; the engine knows the cards by number."""
TASK_KINDS: Final[tuple[str, ...]] = get_args(TaskKind)
CARD_NUMBERS: Final = tuple(f"{number:02}" for number in range(1, 16))
TASK_NAMES: Final = (*(f"S-{number:02}" for number in range(1, 7)), *(f"{number:02}" for number in range(1, 56)))
FEATHER_TRIANGLES: Final = ("A", "C", "E")
BUILDING_TRIANGLES: Final = ("B", "D", "F")
MASKS: Final = ("1", "2", "3", "4")
