"""The action spaces with the dice lying on them, and for the selected die what is open and why the rest is not."""

from typing import NamedTuple

from textual import events
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, DICE, FARM, NOT_PAID, PHASE_DICE
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.spaces import actions_on, space_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.reasons import reason_message
from cuzco_tui.games.cuzco.screen.actions import SPACES
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.observed import Question
from cuzco_tui.tui.widgets.panel import Line, Panel

ONE_LINE = 26
"""From this width on the dice lie beside the name of their action."""
EXPLAINED = 60
"""From this width on it is said what an action would bring, or why it is closed."""
MOST_LINES = 16
"""So many lines there are for a narrow panel."""
STEADY_LINES = 13
"""So many lines a wide panel has at least while a die is chosen, lest everything moves with every other die."""
BETWEEN = "; "
"""Stands between phrases on what an action would bring."""
OPEN = ">"
WITH_CARD = "+"
"""Marks an action that is open for the selected die only with a god card."""


class Target(NamedTuple):
    """What a click on some cells of a line means: a die, or an action when there are no pips."""

    row: int
    start: int
    end: int
    action: int
    pips: int


def _with_bar(line: Line, column: int) -> Line:
    """A line with the brace of a shared space going through the blanks that it begins with, if there are enough."""
    (blanks, style), *rest = line
    if blanks.strip() or len(blanks) <= column:
        return line
    return [(" " * column, ""), ("\u2502", "dim"), (blanks[column + 1 :], style), *rest]


class ActionSpaces(Panel):
    """Shows the dice in hand, and for each action its key, its name and the dice on its space.

    `>` marks what is open for the selected die, `+` what is open with a god card; the rest is dim. Actions that share a
    space are tied together by a brace. A wide panel says too what an action would bring, or why it is closed.
    """

    TITLE = "panel-spaces"
    RULE = "D-2"
    MARKS = False

    class SpaceChosen(TextualMessage):
        """An action was chosen with the mouse."""

        def __init__(self, action: int) -> None:
            super().__init__()
            self.action = action

    class DieChosen(TextualMessage):
        """A die was chosen with the mouse."""

        def __init__(self, pips: int) -> None:
            super().__init__()
            self.pips = pips

    question: reactive[Question] = reactive(Question(), repaint=False)
    """Why a placement is not possible, and what one would bring."""
    selected_pips: reactive[int] = reactive(0, repaint=False)

    def __init__(self) -> None:
        super().__init__(id="spaces")
        self._targets: list[Target] = []

    def title(self) -> str:
        """Name the panel, in a short word where there is little room."""
        name = super().title()
        return name if len(name) + 3 <= self.size.width else self.say(message("panel-spaces-short"))

    def shown(self, view: PlayerView) -> object:
        """Dice, options, the selected die, and what is said about it."""
        options = tuple(option.text for option in view.options if isinstance(option, PlaceDie))
        dice = tuple(view.dice), tuple(view.dice_at), view.phase
        return dice, options, self.selected_pips, self.question.reasons, self.question.brings

    def shown_besides(self) -> tuple[object, ...]:
        """The selected die, and what is said about it."""
        return self.selected_pips, self.question

    def lasting(self, view: PlayerView) -> object:
        """Nothing: dice come and go in every turn."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the dice in hand, then the spaces: two lines an action, or one where there is room."""
        self._targets = []
        lines = self._hand(view)
        if width >= ONE_LINE:
            return self._steady(view, lines, width)
        narrow: list[Line] = []
        for spared in range(3):
            self._targets = [target for target in self._targets if target.pips]
            narrow = self._narrow(view, width, len(lines), spared)
            if len(lines) + len(narrow) <= MOST_LINES:
                break
        return lines + narrow

    def _steady(self, view: PlayerView, hand: list[Line], width: int) -> list[Line]:
        """The dice in hand and the spaces in as many lines as for every other die, with short words if need be."""
        dice = self._targets
        lines = hand + self._wide(view, width, len(hand), brief=False)
        if len(lines) > STEADY_LINES:
            self._targets = dice
            lines = hand + self._wide(view, width, len(hand), brief=True)
        choosing = any(isinstance(option, PlaceDie) for option in view.options)
        return lines + [[] for _ in range(STEADY_LINES - len(lines) if choosing else 0)]

    def _hand(self, view: PlayerView) -> list[Line]:
        """The player's dice that are not placed yet, in an extra turn its die alone; the selected one in brackets."""
        if view.seat is None or view.phase != PHASE_DICE:
            return []
        hand = dice_in_hand(view, view.seat)
        placeable = {option.pips for option in view.options if isinstance(option, PlaceDie)}
        if placeable - set(hand):
            hand = sorted(placeable, reverse=True)
        if not hand:
            return []
        line: Line = [(self.say(message("spaces-dice")), "")]
        marked = False
        for pips in hand:
            here = pips == self.selected_pips and bool(placeable) and not marked
            marked = marked or here
            text = f"[{pips}]" if here else str(pips)
            line.append((" ", ""))
            self._targets.append(Target(0, cells(line), cells(line) + len(text), -1, pips))
            line.append((text, f"seat-{view.seat} strong" if here else f"seat-{view.seat}"))
        return [line]

    def _groups(self, view: PlayerView) -> list[list[int]]:
        """The actions, those that share a space together."""
        return [actions_on(view, space) for space in sorted(set(space_of(view)))]

    def _placements(self, view: PlayerView, action: int) -> list[PlaceDie]:
        """The ways to place the selected die for an action."""
        placements = [option for option in view.options if isinstance(option, PlaceDie)]
        return [option for option in placements if option.action == action and option.pips == self.selected_pips]

    def _keys(self) -> list[str]:
        """The keys of the actions, all of one width."""
        keys = [key_of(self, f"place-{name}", self.language) for name in SPACES]
        return [f"{key:<{max(map(len, keys))}}" for key in keys]

    def _heading(self, view: PlayerView, action: int, name: str, room: int) -> Line:
        """Key, mark and name of an action; a long key gives way to the name."""
        choosing = any(isinstance(option, PlaceDie) for option in view.options)
        if not choosing:
            return [(f"  {name}", "")]
        ways = self._placements(view, action)
        plain = any(way.bypass == NOT_PAID and not way.help_card for way in ways)
        mark = OPEN if plain else WITH_CARD if ways else " "
        key = self._keys()[action]
        if len(key) + 1 + len(name) > room:
            key = " "
        return [(f"{key}{mark}{name}", "strong" if ways else "dim")]

    def _dice(self, view: PlayerView, space: int) -> Line:
        """The dice on a space, the highest first."""
        here = [die for die in range(view.seats * DICE) if view.dice_at[die] == space]
        dice = sorted(((view.dice[die], die // DICE) for die in here), reverse=True)
        line: Line = []
        for pips, seat in dice:
            line += [(" ", ""), (f"{SEAT_LETTERS[seat]}{pips}", f"seat-{seat} strong")]
        return line[1:]

    def _narrow(self, view: PlayerView, width: int, first: int, spared: int) -> list[Line]:
        """Key and name of each action, and below it the dice of its space.

        To spare lines, empty spaces have none; to spare more, dice lie beside the names that leave room for them.
        """
        spaces = space_of(view)
        lines: list[Line] = []
        for group in self._groups(view):
            for action in group:
                name = self.say(say.action(action))
                if action == FARM and len(name) + 2 > width:
                    name = self.say(message("spaces-farm-short"))
                lines.append(self._heading(view, action, name, width))
                self._targets.append(Target(first + len(lines) - 1, 0, width, action, 0))
            rows = self._dice_rows(view, spaces[group[0]], width - 2)
            shared = len(group) > 1
            if spared and not self._dice(view, spaces[group[0]]) and not shared:
                continue
            if spared > 1 and not shared and len(rows) == 1 and cells(lines[-1]) + 1 + cells(rows[0]) <= width:
                lines[-1] += [(" ", ""), *rows[0]]
                continue
            for number, row in enumerate(rows):
                lines.append([("\u2514 " if shared and number == 0 else "  ", "dim"), *row])
                self._targets.append(Target(first + len(lines) - 1, 0, width, group[-1], 0))
        return lines

    def _dice_rows(self, view: PlayerView, space: int, room: int) -> list[Line]:
        """The dice on a space in as few lines as they need; many of them lie close together."""
        dice = self._dice(view, space)
        if cells(dice) <= room:
            return [dice or [("-", "dim")]]
        close = [piece for piece in dice if piece[0].strip()]
        in_a_row = room // 2
        return [close[start : start + in_a_row] for start in range(0, len(close), in_a_row)]

    def _wide(self, view: PlayerView, width: int, first: int, brief: bool) -> list[Line]:
        """One line an action: key, name, dice, and in the rest what it would bring or why it is closed."""
        spaces = space_of(view)
        names = [self.say(say.action(action)) for action in range(len(SPACES))]
        headings = [self._heading(view, action, name, ONE_LINE - 3) for action, name in enumerate(names)]
        column = max(map(cells, headings)) + 3
        dice_of = {space: self._dice(view, space) for space in set(spaces)}
        text_at = column + max(5, *(cells(dice) for dice in dice_of.values() if cells(dice) <= 12)) + 2
        lines: list[Line] = []
        for group in self._groups(view):
            for number, action in enumerate(group):
                line = padded(headings[action], column - 2)
                brace = "" if len(group) == 1 else "\u2510" if number == 0 else "\u2518"
                line.append((f"{brace:<2}", "dim"))
                if number == 0:
                    line += dice_of[spaces[action]]
                text, style = self._text(view, action) if width >= EXPLAINED else ("", "")
                if brief and len(text) > width - text_at:
                    text = self._brief(text, action, width - text_at)
                parts = self._with_text(line, text, style, text_at, width)
                if brace and number < len(group) - 1:
                    parts[1:] = [_with_bar(part, column - 2) for part in parts[1:]]
                for row in range(len(parts)):
                    self._targets.append(Target(first + len(lines) + row, 0, width, action, 0))
                lines += parts
        return lines

    def _with_text(self, line: Line, text: str, style: str, text_at: int, width: int) -> list[Line]:
        """Set a text into the rest of a line, and what has no room into further ones below it."""
        room = max(width - text_at, 1)
        if not text:
            return folded(line, width)
        parts = folded([(text, style)], room, 0)
        if cells(line) >= text_at:
            return [*folded(line, width), *([(" " * text_at, ""), *part] for part in parts)]
        return [
            [*padded(line, text_at), *parts[0]],
            *([(" " * text_at, ""), *part] for part in parts[1:]),
        ]

    def _text(self, view: PlayerView, action: int) -> tuple[str, str]:
        """What the selected die would bring there, or why it may not lie there."""
        ways = self._placements(view, action)
        for way in ways:
            if told := self.question.brings.get(way.text):
                return BETWEEN.join(map(self.say, told)), ""
        reason = self.question.reasons.get(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        if reason and not ways and any(isinstance(option, PlaceDie) for option in view.options):
            return self.say(reason_message(reason, view, self.names)), "dim"
        return "", ""

    def _brief(self, text: str, action: int, room: int) -> str:
        """As many whole phrases of a text as have room, and of a reason its rule."""
        reason = self.question.reasons.get(f"die {self.selected_pips} {ACTION_NAMES[action]}")
        if reason is not None:
            return self.say(message("spaces-rule", rule=reason.rule, why=key_of(self, "why", self.language)))
        phrases = text.split(BETWEEN)
        while len(phrases) > 1 and len(BETWEEN.join(phrases)) > room:
            phrases.pop()
        return BETWEEN.join(phrases)

    def on_click(self, event: events.Click) -> None:
        """Choose the die or the action that was clicked."""
        offset = event.get_content_offset(self)
        if offset is None or self.view is None:
            return
        self.draw(self.view, self.size.width)
        for target in self._targets:
            if target.row == offset.y - self.top and target.start <= offset.x < target.end:
                chosen = self.DieChosen(target.pips) if target.pips else self.SpaceChosen(target.action)
                self.post_message(chosen)
                return
