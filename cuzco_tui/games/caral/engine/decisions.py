"""The kinds of decision and their names (CD)."""

from typing import Final

SITE_TO_RESERVE: Final = 0
NEUTRAL_SITE: Final = 1
DIE_NUMBER: Final = 2
MOVE: Final = 3
CARDS_FOR_MOVE: Final = 4
ACTION: Final = 5
EXTRA_LEVEL: Final = 6
FISH_PAIR: Final = 7
ALPACA_PAIR: Final = 8
CARALI_TO_MOVE: Final = 9
PLACE_FOR_CARALI: Final = 10
CARDS_TO_DISCARD: Final = 11
CARDS_TO_TAKE: Final = 12
SPACE_FOR_TILE: Final = 13
SPACE_FOR_ANACONDA: Final = 14
OFFERING: Final = 15
LOSS: Final = 16

DECISION_NAMES: Final = (
    "ChooseSite",
    "ChooseNeutralSite",
    "ChooseDieNumber",
    "ChooseMove",
    "ChooseCardsForMove",
    "ChooseAction",
    "ChooseExtraLevel",
    "ChooseFishPair",
    "ChooseAlpacaPair",
    "ChooseCaraliToMove",
    "ChoosePlaceForCarali",
    "ChooseCardsToDiscard",
    "ChooseCardsToTake",
    "ChooseSpaceForTile",
    "ChooseSpaceForAnaconda",
    "ChooseOffering",
    "ChooseLoss",
)

SOMETHING: Final = "ChooseSomething"
"""What everybody but the decider is told of any decision, since its kind at its moment would give cards away."""

FIRST: Final = 0
SECOND: Final = 1
"""Which movement of a turn: the regular one or that of an alpaca pair."""

AGAIN: Final = 1
"""An action is taken once more by a fish pair."""
MUST_BUILD: Final = 2
"""The figure stopped at its own site without a level (CM-6)."""
DROVE_OFF: Final = 4
"""The anaconda was paid for, so the action is taken."""
