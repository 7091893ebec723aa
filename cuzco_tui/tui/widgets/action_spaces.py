"""The action spaces with the dice lying on them, and for the selected die what is open and why the rest is not."""

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.reasons import reason_message
from cuzco_tui.tui.drawing.road_map import SEAT_LETTERS
from cuzco_tui.tui.widgets.panel import Line, Panel

SPACE_KEYS = "srufxtap"
"""The letter of each action: stone, rope, study, farm, exchange, temple, headdress (adorn), points."""


class ActionSpaces(Panel):
    """Shows a line for each action: its key, the dice on its space, and whether the selected die may go there."""

    TITLE = "panel-spaces"
    RULE = "D-2"

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

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw the spaces."""
        space_of = view.content.spaces[view.seats - 2]
        open_actions = {
            option.action
            for option in view.options
            if isinstance(option, PlaceDie) and option.pips == self.selected_pips
        }
        choosing = any(isinstance(option, PlaceDie) for option in view.options)
        lines: list[Line] = []
        for action, name in enumerate(ACTION_NAMES):
            opened = action in open_actions
            key = f"{SPACE_KEYS[action]} " if choosing else "  "
            line: Line = [(key, "strong" if opened else "dim")]
            line.append((f"{self.say(say.action(action)):<16}", "strong" if opened else "dim" if choosing else ""))
            first = space_of.index(space_of[action]) == action
            if first:
                for die in range(view.seats * 3):
                    if view.dice_at[die] == space_of[action]:
                        line.append((f"{SEAT_LETTERS[die // 3]}{view.dice[die]} ", f"seat-{die // 3}"))
            if choosing and not opened:
                reason = self.reasons.get(f"die {self.selected_pips} {name}")
                if reason:
                    line.append((" " + self.say(reason_message(reason, self.names)), "dim"))
            lines.append(line)
        return lines
