"""Which rule a decision is about, by the ids of the rules page."""

from typing import Final

from cuzco_tui.games.caral.engine.codes import CENTRE, CULT, MARKET, QUARRY, SITE, VILLAGE

RULE_OF_TURN: Final = "CY-4"

RULE_OF_PLACE: Final = {
    VILLAGE: "CA-4",
    QUARRY: "CA-6",
    CULT: "CA-7",
    MARKET: "CA-8",
    SITE: "CA-9",
    CENTRE: "CY-5",
}
"""The rule of the action of every kind of place."""

RULE_OF_DECISION: Final = {
    "ChooseSite": "CN-6",
    "ChooseNeutralSite": "C2-1",
    "ChooseDieNumber": "CY-2",
    "ChooseMove": "CM-1",
    "ChooseCardsForMove": "CM-11",
    "ChooseAction": "CA-1",
    "ChooseExtraLevel": "CR-4",
    "ChooseFishPair": "CR-7",
    "ChooseAlpacaPair": "CR-8",
    "ChooseCaraliToMove": "CP-5",
    "ChoosePlaceForCarali": "CP-5",
    "ChooseCardsToDiscard": "CP-3",
    "ChooseCardsToTake": "CP-3",
    "ChooseSpaceForTile": "CP-2",
    "ChooseSpaceForAnaconda": "CK-3",
    "ChooseOffering": "CJ-2",
    "ChooseLoss": "CL-5",
}
"""The rule of every kind of decision."""
