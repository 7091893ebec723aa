"""The kinds of decision and their names."""

from typing import Final

TASKS_TO_KEEP: Final = 0
FEATHER_SLOT: Final = 1
TURN: Final = 2
DIE_TO_MOVE: Final = 3
OVERLAY: Final = 4
ROAD: Final = 5
VILLAGE: Final = 6
VILLAGE_VP: Final = 7
TILE: Final = 8
EXTRA_TILE: Final = 9
DISCARDED_TILE: Final = 10
EXCHANGE_BUY: Final = 11
TILE_TO_RAISE: Final = 12
STEP: Final = 13
CIRCLET: Final = 14
FIRE_GIFT: Final = 15
FIRE_GROWTH: Final = 16
EXTRA_TURN: Final = 17
ABILITY: Final = 18
FEATHER: Final = 19
GOD_CARD: Final = 20
KHIPU: Final = 21
SPACES: Final = 22
GOOD: Final = 23
GOOD_TWICE: Final = 24
TASK: Final = 25
NEW_TASK: Final = 26
FINAL_TASK: Final = 27

DECISION_NAMES: Final = (
    "ChooseTasksToKeep",
    "ChooseFeatherSlot",
    "ChooseTurn",
    "ChooseDieToMove",
    "ChooseOverlay",
    "ChooseRoad",
    "ChooseVillage",
    "ChooseVillageVP",
    "ChooseTile",
    "ChooseExtraTile",
    "ChooseDiscardedTile",
    "ChooseExchange",
    "ChooseTileToRaise",
    "ChooseStep",
    "ChooseCirclet",
    "ChooseFireGift",
    "ChooseFireGrowth",
    "ChooseExtraTurn",
    "ChooseAbility",
    "ChooseFeather",
    "ChooseGodCard",
    "ChooseKhipu",
    "ChooseSpaces",
    "ChooseGood",
    "ChooseGoodTwice",
    "ChooseTask",
    "ChooseNewTask",
    "ChooseFinalTask",
)

CARD_DECISIONS: Final = frozenset(
    {"ChooseVillageVP", "ChooseExtraTile", "ChooseExtraTurn", "ChooseGoodTwice", "ChooseFinalTask"}
)
"""Decisions that arise only for who can play a certain card: that they were declined is nobody else's business."""
SOMETHING: Final = "ChooseSomething"
"""What everybody but the decider is told of any decision, since its kind at its moment would give cards away."""
