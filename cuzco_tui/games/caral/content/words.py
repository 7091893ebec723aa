"""The words of the data files, in the order of the codes that the engine uses for them."""

from typing import Final, Literal, TypeAlias, get_args

PlaceKind: TypeAlias = Literal["start", "village", "quarry", "cult", "market", "site", "centre"]
ActionKind: TypeAlias = Literal["village", "quarry", "cult", "market"]
CardKind: TypeAlias = Literal["stone", "clay", "fish", "alpaca"]
Victims: TypeAlias = Literal["all but the most", "the fewest"]
Loss: TypeAlias = Literal["carali", "alpaca", "card", "stone"]
YearCount: TypeAlias = Literal["carali", "cards", "stones", "reserved", "alpacas", "workers", "ahead"]
Condition: TypeAlias = Literal[
    "stones",
    "alpacas",
    "workers",
    "reserved",
    "large",
    "small",
    "finished",
    "priests",
    "cards",
    "same",
    "pairs",
    "offering",
    "calls",
    "levels",
    "spaces",
    "pyramids",
]

PLACE_KINDS: Final[tuple[str, ...]] = get_args(PlaceKind)
ACTION_KINDS: Final[tuple[str, ...]] = get_args(ActionKind)
CARD_KINDS: Final[tuple[str, ...]] = get_args(CardKind)
VICTIMS: Final[tuple[str, ...]] = get_args(Victims)
LOSSES: Final[tuple[str, ...]] = get_args(Loss)
YEAR_COUNTS: Final[tuple[str, ...]] = get_args(YearCount)
CONDITIONS: Final[tuple[str, ...]] = get_args(Condition)
MOODS: Final = tuple(f"M{number}" for number in range(1, 9))
YEARS: Final = tuple(f"Y{number}" for number in range(1, 8))
STATUSES: Final = tuple(f"S{number}" for number in range(1, 17))
PROGRESS_KINDS: Final[dict[str, str]] = {
    "P1": "cult",
    "P2": "cult",
    "P3": "village",
    "P4": "village",
    "P5": "market",
    "P6": "market",
    "P7": "quarry",
    "P8": "quarry",
}
"""The kind of place of each progress tile; the engine knows the tiles by their number and what each does there."""
EMISSARY_LEVELS: Final = tuple(str(level) for level in range(1, 6))
