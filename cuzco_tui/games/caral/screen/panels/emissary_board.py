"""The emissary board: five levels that every player climbs, and the diplomacy marker."""

from cuzco_tui.games.caral.engine.codes import NOBODY, OFFERING_TILE
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.games.caral.screen.panels.module_panel import ModulePanel
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.widgets.panel import Line

FILLED, FREE = "\u25a0", "\u00b7"


class EmissaryBoard(ModulePanel):
    """Shows the levels from the highest down: what fills one's own, the reward, and who has finished it."""

    TITLE = "panel-emissaries"
    RULE = "CW-1"

    def __init__(self) -> None:
        super().__init__(id="emissaries")

    def shown(self, view: PlayerView) -> object:
        """Everybody's level and figures, and the marker."""
        return self.lasting(view), view.seat

    def lasting(self, view: PlayerView) -> object:
        """Everybody's level and figures, and the marker."""
        return tuple((player.level, player.envoys, player.beasts) for player in view.players), view.marker

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each level, then one's tile and who has the marker."""
        seat = view.seat if view.seat is not None else view.active
        player = view.players[seat]
        letters = seat_letters(self.names.names)
        lines: list[Line] = []
        for level in range(len(view.content.emissaries), 0, -1):
            row = view.content.emissaries[level - 1]
            mine = (row.carali, row.alpacas) if level <= player.level else (player.envoys, player.beasts)
            mine = (0, 0) if level > player.level + 1 else mine
            style = "on-tile strong" if level == player.level + 1 else "on-tile muted"
            style = "on-level-5 strong" if level <= player.level else style
            line: Line = [
                (f" {level} ", style),
                (" C", "muted"),
                (FILLED * mine[0] + FREE * (row.carali - mine[0]), "strong"),
                (" a", "muted"),
                (FILLED * mine[1] + FREE * (row.alpacas - mine[1]), "strong"),
            ]
            line.append((" " * max(1, 12 - cells(line)), ""))
            chips: Line = [
                (letters[other], f"on-seat-{other} strong")
                for other, each in enumerate(view.players)
                if each.level == level
            ]
            reward = message("emissary-reward", fame=row.fame, stones=row.stones, cards=row.cards)
            line.append((self.say(reward), "" if level > player.level else "muted"))
            line += [(" ", ""), *chips]
            lines.append(line)
        told = folded([(self.say(message("emissary-signs", filled=FILLED, free=FREE)), "muted")], width)
        if player.level:
            held = message("emissary-held", does=say.emissary_tile(min(player.level, OFFERING_TILE)))
            told += folded([(self.say(held), "muted")], width)
        if view.marker != NOBODY:
            marker = message("emissary-marker", who=self.names(view.marker), fame=view.content.marker_fame)
            told += folded([(self.say(marker), "muted")], width)
        return [*lines, *told][: max(1, self.rows)]
