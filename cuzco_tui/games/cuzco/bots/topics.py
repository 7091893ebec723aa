"""What the features are about, in topics that people know: a difference in value is told by them."""

from typing import Final

from cuzco_tui.games.cuzco.bots.features import ABILITY_USE, FEATURE_NAMES
from cuzco_tui.search.advice import BEGUN

POINTS: Final = "points"
RIVALS: Final = "rivals"
"""What the others will have counts against the own VP."""
_ACTIONS: Final = ("stone", "rope", "study", "farm", "exchange", "temple", "headdress")
_BY_TOPIC: Final = {
    "cards": ("offerings", "cards", "usable cards", *(f"card {card}" for card in range(1, 16))),
    "food": ("food to 3", "food to 6", "food beyond"),
    "goods": ("goods", "goods beyond 3", "best good to buy"),
    "inti": ("inti", "temple majority"),
    "temple": ("priests at home", "priests in temple", "steps of priests", "rivals above priests"),
    "knowledge": ("knowledge",),
    "order": ("rank", "first in order"),
    "roads": ("in Cuzco", "may turn", "deliveries near", "deliveries in reach"),
    "villages": (
        *("khipus", "reserve", "villages", "villages beyond 5"),
        *("villages on top", "village VP on top", "village VP at risk"),
    ),
    "houses": ("no free house", "one free house", "free houses"),
    "headdress": (
        *("feathers", "feathers beyond 7", "circlets", "circlets beyond 2"),
        *("ready circlets", "VP of ready circlets", "half circlets", "VP of half circlets", "circlet VP for dice"),
    ),
    "people": (
        *(f"{colour} {ability}" for colour in ("study", "farm") for ability in range(1, len(ABILITY_USE) + 1)),
        *("best study use", "best farm use", "study to slide", "farm to slide", "tiles", "tiles beyond 7"),
    ),
    "pututus": ("pututu 1", "pututu 2"),
    "dice": (
        *("always", "pips in hand", "highest die in hand", "open temple step"),
        *(f"dice for {action}" for action in _ACTIONS),
    ),
    "tasks": ("fulfilled", "fulfilled beyond 5", *(name for name in FEATURE_NAMES if name.startswith("task "))),
}
TOPICS: Final = (POINTS, *_BY_TOPIC, BEGUN, RIVALS)
"""All topics."""
_TOPIC_OF: Final = {name: topic for topic, names in _BY_TOPIC.items() for name in names}
TOPIC_OF: Final = tuple(_TOPIC_OF[name] for name in FEATURE_NAMES)
"""The topic of each feature, in their order."""
