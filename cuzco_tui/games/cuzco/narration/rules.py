"""Which rule a decision is about, by the ids of the rules page."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, FARM, HEADDRESS, POINTS, ROPE, STONE, STUDY, TEMPLE

RULE_OF_TURN: Final = "D-1"

RULE_OF_ACTION: Final = {
    STONE: "M-1",
    ROPE: "M-1",
    STUDY: "P-1",
    FARM: "P-1",
    EXCHANGE: "X-1",
    TEMPLE: "T-1",
    HEADDRESS: "H-1",
    POINTS: "V-1",
}
"""The rule of every action of a die."""

RULE_OF_DECISION: Final = {
    "ChooseTasksToKeep": "N-11",
    "ChooseFeatherSlot": "M-4",
    "ChooseTurn": RULE_OF_TURN,
    "ChooseDieToMove": "G-06",
    "ChooseOverlay": "M-6",
    "ChooseRoad": "M-1",
    "ChooseVillage": "G-14",
    "ChooseVillageVP": "G-10",
    "ChooseTile": "P-1",
    "ChooseExtraTile": "G-09",
    "ChooseDiscardedTile": "G-09",
    "ChooseExchange": "X-1",
    "ChooseTileToRaise": "G-02",
    "ChooseStep": "T-1",
    "ChooseCirclet": "H-1",
    "ChooseFireGift": "F-1",
    "ChooseFireGrowth": "F-1",
    "ChooseExtraTurn": "G-05",
    "ChooseAbility": "E-1",
    "ChooseFeather": "A-03",
    "ChooseGodCard": "A-07",
    "ChooseKhipu": "A-08",
    "ChooseSpaces": "A-05",
    "ChooseGood": "U-3",
    "ChooseGoodTwice": "G-03",
    "ChooseTask": "U-4",
    "ChooseNewTask": "U-4",
    "ChooseFinalTask": "U-6",
}
"""The rule of every kind of decision."""
