"""The kinds of decision and their names."""

from typing import Final

(
    TASKS_TO_KEEP,
    FEATHER_SLOT,
    TURN,
    DIE_TO_MOVE,
    OVERLAY,
    ROAD,
    VILLAGE,
    VILLAGE_VP,
    TILE,
    EXTRA_TILE,
    DISCARDED_TILE,
    EXCHANGE_BUY,
    TILE_TO_RAISE,
    STEP,
    CIRCLET,
    FIRE_GIFT,
    FIRE_GROWTH,
    EXTRA_TURN,
    ABILITY,
    FEATHER,
    GOD_CARD,
    KHIPU,
    SPACES,
    GOOD,
    GOOD_TWICE,
    TASK,
    NEW_TASK,
    FINAL_TASK,
) = range(28)

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
