"""Which rule a choice is about, so that `?` explains what the cursor is on."""

from cuzco_tui.games.cuzco.engine import choices as made
from cuzco_tui.games.cuzco.engine.codes import NOT_PAID, START_TASKS, TASK_NAMES
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.view import PlayerView

_IN_EXCHANGE = {made.GAIN_POINT: "X-3", made.GAIN_OFFERING: "X-4", made.RESERVE_KHIPU: "X-7"}
_IN_FIRE_TRIAL = {made.GAIN_KNOWLEDGE: "K-1", made.GAIN_FOOD: "F-1", made.GAIN_OFFERING: "F-1"}


def cards_of(choice: made.Choice | None) -> list[tuple[int, int]]:
    """The god cards that an option plays, each with how it is paid."""
    if isinstance(choice, made.UseAbility) and choice.boosted:
        return [(1, NOT_PAID)]
    return cards_played(choice) if choice is not None else []


def rule_of(choice: made.Choice | None, view: PlayerView) -> str:
    """Give the id of the rule of the card, tile, good, task, step, feather or circlet that an option is about."""
    if isinstance(choice, made.TakeGod):
        card = view.face_up[choice.god]
        return f"G-{card:02}" if card else "F-1"
    for card, _ in cards_of(choice):
        return f"G-{card:02}"
    if isinstance(choice, made.UseAbility):
        return f"A-{choice.ability:02}"
    if isinstance(choice, made.TakeTile):
        tile = view.houses[choice.colour * 6 + choice.pips - 1]
        return f"A-{tile % 12 + 1:02}" if tile >= 0 else "P-1"
    if isinstance(choice, made.TakeDiscardedTile):
        return f"A-{choice.tile % 12 + 1:02}"
    if isinstance(choice, made.FulfilTask | made.DiscardTask | made.TakeTask):
        return rule_of_task(choice.task)
    if isinstance(choice, made.SlideDown):
        return "X-1" if choice.tile % 24 < 12 else "X-2"
    if isinstance(choice, made.SlideUp):
        return "G-02"
    if isinstance(choice, made.PlaceFeather):
        return "M-4"
    if isinstance(choice, made.ActivateCirclet):
        return "H-2"
    if isinstance(choice, made.PlacePriest):
        return "T-2" if view.temple[choice.step - 1] >= 0 else "T-1"
    if isinstance(choice, made.BuyGood):
        return "U-3"
    if isinstance(choice, made.UsePututu):
        return "O-2"
    if isinstance(choice, made.Advance):
        return "K-1"
    if view.kind.startswith("ChooseFire"):
        return _IN_FIRE_TRIAL.get(choice, "F-1") if choice is not None else "F-1"
    if view.kind == "ChooseExchange" and choice is not None:
        return "X-6" if isinstance(choice, made.TakeFeather) else _IN_EXCHANGE.get(choice, "")
    return ""


def rule_of_task(task: int) -> str:
    """Give the id under which the rules page knows a task."""
    name = TASK_NAMES[task]
    return name if task < START_TASKS else f"task {name}"
