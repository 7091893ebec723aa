"""The action spaces with the dice lying on them, and for the selected die what is open and why the rest is not."""

from typing import ClassVar

from textual.message import Message as TextualMessage

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, NO_DIE
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.reasons import reason_message
from cuzco_tui.tui.drawing.road_map import SEAT_LETTERS
from cuzco_tui.tui.widgets.panel import Line, Panel

SPACE_KEYS = "srufxtap"
"""The letter of each action: stone, rope, study, farm, exchange, temple, headdress (adorn), points."""
NARROW = 30
"""Below this width only the lowest die of a space is shown."""


class ActionSpaces(Panel):
    """Shows a line for each action: its key, the dice on its space, and whether the selected die may go there."""

    TITLE = "panel-spaces"
    RULE = "D-2"
    MARKS = False
    KEYS: ClassVar[str] = SPACE_KEYS

    class SpaceChosen(TextualMessage):
        """An action was chosen with the mouse."""

        def __init__(self, action: int) -> None:
            super().__init__()
            self.action = action

    def __init__(self) -> None:
        super().__init__(id="spaces")
        self.selected_pips = 0
        self.reasons: dict[str, Reason] = {}
        """Why a placement is not possible, by its text."""

    def facts(self, view: PlayerView) -> object:
        """Dice, options, and the selected die."""
        options = tuple(option.text for option in view.options if isinstance(option, PlaceDie))
        return tuple(view.dice), tuple(view.dice_at), options, self.selected_pips

    def select(self, pips: int) -> None:
        """Show what a die of these pips can do."""
        if pips != self.selected_pips:
            self.selected_pips = pips
            self.watch_view(self.view)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the spaces."""
        placements = [option for option in view.options if isinstance(option, PlaceDie)]
        open_actions = {option.action for option in placements if option.pips == self.selected_pips}
        actions = range(len(SPACE_KEYS))
        return [self._space(view, action, width, bool(placements), action in open_actions) for action in actions]

    def _space(self, view: PlayerView, action: int, width: int, choosing: bool, opened: bool) -> Line:
        """Draw one action: bold when the selected die may go there, else dim with the reason."""
        space_of = view.content.spaces[view.seats - 2]
        style = "strong" if opened else "dim" if choosing else ""
        name = self.say(say.action(action))
        lowest = view.lowest[space_of[action]]
        line: Line = [(f"{SPACE_KEYS[action] if choosing else ' '} ", style)]
        if width < NARROW:
            room = max(4, width - 4)
            line.append((f"{name[:room]:<{room}}", style))
            line.append((str(lowest) if lowest < NO_DIE else "-", style))
            return line
        line.append((f"{name:<16}", style))
        if space_of.index(space_of[action]) == action:
            here = [die for die in range(view.seats * 3) if view.dice_at[die] == space_of[action]]
            dice = sorted((view.dice[die], die // 3) for die in here)
            line += [(f"{SEAT_LETTERS[seat]}{pips} ", f"seat-{seat}") for pips, seat in dice]
        reason = self.reasons.get(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        if reason and choosing and not opened:
            line.append((" " + self.say(reason_message(reason, self.names)), "dim"))
        return line
