"""The action spaces as tiles or as lines of a strip, with the dice on them and what the selected die can do."""

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.geometry import Offset, Size
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, DICE, IN_HAND, PHASE_DICE
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.spaces import actions_on, space_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.actions import SPACES
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.fitting import fitting
from cuzco_tui.games.cuzco.screen.space_parts import (
    EDGE,
    Space,
    Target,
    apart,
    edge_of,
    filled,
    ground_of,
    least_room,
    letter_of,
    tie,
)
from cuzco_tui.games.cuzco.screen.space_words import NOTHING, what_it_brings, what_it_takes, why_closed
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.motion import Motion
from cuzco_tui.tui.observed import Question
from cuzco_tui.tui.widgets.panel import THIN, Line, Panel
from cuzco_tui.widths import cells as width_of

TILED: Final = 100
"""From this width on the spaces are tiles in one row."""
TOLD: Final = 29
"""From this width on a strip says what an action would bring."""
TILE_ROWS: Final = 5
STRIP_ROWS: Final = 9
"""What the tiles and the strip need, where the panel is not on screen yet."""
FRAMES: Final = 4
"""So many frames a die slides."""


SHORT_NAMES: Final = (
    "space-stone",
    "space-rope",
    "space-study",
    "space-farm",
    "space-exchange",
    "space-temple",
    "space-headdress",
    "space-points",
)
"""The actions in one short word each."""


class ActionSpaces(Aiming, Panel):
    """Shows each space with its keys, names and dice: as a tile, or as lines below the dice in hand.

    Gold is what is open for the selected die, and where the cursor's move would place it; what must be paid for is
    weaker and tells its price, and the rest is quiet and says why. Actions that share a space lie on one tile, or are
    tied together.
    """

    TITLE = "panel-spaces"
    RULE = "D-2"
    MARKS = False
    FITS = True
    KEEPS = True

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
    """Why a placement is not possible."""
    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def __init__(self) -> None:
        super().__init__(id="spaces")
        self._targets_in: dict[Size, list[Target]] = {}
        """What can be clicked, by the room in which it was drawn."""
        self.motion = Motion(self)
        self._dice_seen: tuple[int, ...] = ()
        """Where the dice lay in the last view."""
        self._arriving = frozenset[tuple[int, int]]()
        """Pips and seat of the dice that slide to their spaces."""

    @property
    def _targets(self) -> list[Target]:
        """What can be clicked now."""
        return self._targets_in.setdefault(self.size, [])

    @property
    def titled(self) -> bool:
        """Never: tiles have lines of their own on top, and the strip begins with the dice in hand."""
        return False

    @property
    def cursor_offset(self) -> Offset:
        """On the space of the cursor's move, else on the first one."""
        here = [target for target in self._targets if not target.pips]
        found = next((target for target in here if target.action == self._pointed_action()), here[0] if here else None)
        return Offset(found.start, found.row) if found else Offset(0, 0)

    def shown(self, view: PlayerView) -> object:
        """Dice, options, the selected die, and what is said about it."""
        options = tuple(option.text for option in view.options if isinstance(option, PlaceDie))
        dice = tuple(view.dice), tuple(view.dice_at), view.phase
        here = (view.overlay, tuple(view.houses), view.players[view.seat].location) if view.seat is not None else ()
        return dice, options, here, self.selected_pips, self._pointed_action(), self.question.reasons

    def shown_besides(self) -> tuple[object, ...]:
        """The selected die, and what is said about it."""
        return self.selected_pips, self.question, self.pointed

    def lasting(self, view: PlayerView) -> object:
        """Nothing: dice come and go in every turn."""
        return None

    def watch_view(self, view: PlayerView) -> None:
        """Let a die that was placed slide to its space."""
        super().watch_view(view)
        before, self._dice_seen = self._dice_seen, tuple(view.dice_at) if view is not None else ()
        if before and len(before) == len(self._dice_seen):
            placed = [die for die, place in enumerate(before) if place == IN_HAND != self._dice_seen[die]]
            self._arriving = frozenset((view.dice[die], die // DICE) for die in placed)
            if placed:
                self.motion.begin(FRAMES)

    @property
    def is_moving(self) -> bool:
        """Whether pieces are on their way."""
        return self.motion.frame is not None

    def show_focus(self) -> None:
        """Let the lines on top of the tiles tell that the focus is here."""
        self.redraw()

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw tiles in a row where there is room, else the dice in hand and a line for each action."""
        self._targets_in[self.size] = []
        spaces = self._spaces(view)
        if width >= TILED:
            return self._tiles(view, spaces, width, self.rows or TILE_ROWS)
        return self._strip_lines(view, spaces, width, self.rows or STRIP_ROWS)

    def _pointed_action(self) -> int:
        return self.pointed.action if self.pointed is not None else -1

    def _spaces(self, view: PlayerView) -> list[Space]:
        """How each action stands for the selected die."""
        placements = [option for option in view.options if isinstance(option, PlaceDie)]
        selected, pointed, reasons = self.selected_pips, self._pointed_action(), self.question.reasons
        found: list[Space] = []
        for action, name in enumerate(SPACES):
            ways = [way for way in placements if way.action == action and way.pips == selected]
            reason = reasons.get(f"die {selected} {ACTION_NAMES[action]}")
            if ways:
                told = what_it_brings(view, min(ways, key=lambda way: len(cards_played(way))))
            elif placements:
                told = why_closed(reason) if reason else NOTHING
            else:
                told = what_it_takes(view, action)
            key = key_of(self, f"place-{name}", self.language)
            found.append(Space(action, bool(ways), told, key, bool(ways) and action == pointed))
        return found

    def _groups(self, view: PlayerView) -> list[list[int]]:
        """The actions, those that share a space together."""
        return [actions_on(view, space) for space in sorted(set(space_of(view)))]

    def _heading(self, space: Space, room: int, ground: str) -> Line:
        """Key and name of an action; the name in short words if it must be, and a long key gives way to it."""
        name = self.say(say.action(space.action))
        short = self.say(message(SHORT_NAMES[space.action]))
        names = [name[:1].upper() + name[1:], short]
        key = f"{space.key} " if width_of(space.key) + 1 + width_of(short) <= room else ""
        shown = next((each for each in names if width_of(key + each) <= room), short)
        style = "gold strong" if space.pointed else "strong" if space.is_free else "text" if space.is_open else "muted"
        block = "on-gold strong" if space.is_free else f"{'gold strong' if space.is_open else 'muted'} {ground}"
        return [(key[:-1], block), (key[-1:] + shown, f"{style} {ground}")]

    # The dice

    def _dice_on(self, view: PlayerView, space: int) -> list[tuple[int, int]]:
        """Pips and seat of the dice on a space, the highest first."""
        here = [die for die in range(view.seats * DICE) if view.dice_at[die] == space]
        return sorted(((view.dice[die], die // DICE) for die in here), reverse=True)

    def _dice(self, dice: Sequence[tuple[int, int]], room: int, ground: str) -> Line:
        """Dice as squares with number and letter; many lie close together, at last each player's in one block."""
        for form, gap in ((" {}{} ", 1), ("{}{}", 1), ("{}{}", 0)):
            squares = [(form.format(pips, letter_of(seat)), f"on-seat-{seat} strong") for pips, seat in dice]
            if sum(len(square) for square, _ in squares) + gap * (len(dice) - 1) <= room:
                return apart(squares, gap, ground)
        blocks: list[tuple[str, str]] = []
        for seat in sorted({seat for _, seat in dice}):
            numbers = "".join(str(pips) for pips, owner in dice if owner == seat)
            blocks.append((numbers + letter_of(seat), f"on-seat-{seat} strong"))
        if cells(blocks) <= room:
            return blocks
        return [(self.say(message("space-dice", count=len(dice))), f"strong {ground}")]

    def _sliding(self, lying: Line, free: int, ground: str, leftwards: bool) -> Line:
        """The dice on a space; the last one is still on its way to them if it arrives just now."""
        arriving = {f"on-seat-{seat} strong" for _, seat in self._arriving}
        if self.motion.frame is None or not lying or lying[-1][1] not in arriving:
            return lying
        way = (" " * (free - self.motion.between(0, free)), ground)
        return [*lying[:-1], way, lying[-1]] if leftwards else [*lying, way]

    def _shared_words(self, room: int) -> str:
        """Words for actions whose dice lie on one space, as many as have room."""
        return fitting([self.say(message("space-shared")), self.say(message("space-shared-short"))], room)

    def _shared(self, room: int, ground: str) -> Line:
        """Those words at the right end of so many cells."""
        words = self._shared_words(room)
        return [(" " * (room - width_of(words)), ground), (words, f"muted {ground}")]

    # Tiles

    def _tiles(self, view: PlayerView, spaces: list[Space], width: int, rows: int) -> list[Line]:
        """One tile for each space, as many columns wide as it has actions."""
        columns = len(spaces)
        each, more = divmod(width - columns, columns)
        widths = [each + (column < more) for column in range(columns)]
        lines: list[Line] = [[] for _ in range(rows)]
        used = column = 0
        for group in self._groups(view):
            parts = [spaces[action] for action in group]
            wide = widths[column : column + len(group)]
            tile = self._tile(view, parts, wide, rows)
            pointed = any(part.pointed for part in parts)
            for line, row in zip(lines, tile, strict=True):
                line += row
                line.append((EDGE if pointed else " ", "gold on-table" if pointed else "on-table"))
            for number, action in enumerate(group):
                start = used + sum(wide[:number]) + number
                self._targets.extend(Target(row, start, start + wide[number], action, 0) for row in range(rows))
            used += sum(wide) + len(group)
            column += len(group)
        return lines

    def _tile(self, view: PlayerView, parts: list[Space], widths: list[int], rows: int) -> list[Line]:
        """A tile: a line on top, keys and names, the dice, and below each name what it brings or why it is closed."""
        width = sum(widths) + len(widths) - 1
        is_free, pointed = any(part.is_free for part in parts), any(part.pointed for part in parts)
        ground = "on-cursor" if pointed else "on-tile" if is_free else "on-panel"
        heads: Line = []
        texts: list[Line] = [[], []]
        for part, wide in zip(parts, widths, strict=True):
            room = wide - 1 if part is parts[-1] else wide + 1
            heads += filled(self._heading(part, wide - 1, ground), room, ground)
            style = "text" if part.is_open else "muted"
            for line, text in zip(texts, part.told.lines(self.say, wide - 1), strict=True):
                line += filled([(text, f"{style} {ground}")], room, ground)
        dice = self._dice_on(view, space_of(view)[parts[0].action])
        lying = self._dice(dice, width - 1, ground) if dice else [("\u00b7", f"muted {ground}")]
        free = width - 1 - cells(lying)
        lying = self._sliding(lying, free, ground, leftwards=True)
        if len(parts) > 1 and not self.is_moving:
            lying = [*lying, *self._shared(free - 1, ground)]
        body = [heads, filled(lying, width - 1, ground), *texts]
        for place in (2, 1)[: rows - TILE_ROWS]:
            body.insert(place, [(" " * (width - 1), ground)])
        edge = (EDGE, f"gold {ground}") if pointed else (" ", ground)
        lit = "gold" if is_free else "text" if self.has_focus else "line"
        top: Line = [(THIN * width, f"{lit} {ground}")]
        return [top, *([edge, *line] for line in body)][:rows] + [[(" " * width, ground)]] * (rows - len(body) - 1)

    # The strip

    def _strip_lines(self, view: PlayerView, spaces: list[Space], width: int, rows: int) -> list[Line]:
        """The dice in hand, and a line for each action with the dice on its space at the end."""
        lines = [self._hand(view)]
        room = width - 2
        least = {space: least_room(self._dice_on(view, space)) for space in set(space_of(view))}
        headings = [
            self._priced(space, room - 1 - (least[space_of(view)[space.action]] or 3), ground_of(space))
            for space in spaces
        ]
        column = (
            max(cells(heading) for space, heading in zip(spaces, headings, strict=True) if not space.told.price) + 1
        )
        for group in self._groups(view):
            dice = self._dice_on(view, space_of(view)[group[0]])
            for number, action in enumerate(group):
                space, heading, ground = spaces[action], headings[action], ground_of(spaces[action])
                free = room - cells(heading) - 1
                lying = self._dice(dice, free, ground) if dice and number == 0 else []
                lying = self._sliding(lying, free - cells(lying), ground, leftwards=False)
                if number:
                    lying = [(self._shared_words(free - 1), f"muted {ground}"), (" ", ground)]
                left = room - column - cells(lying)
                told = space.told.line(self.say, left - 1) if width >= TOLD and not space.told.price else ""
                line = [*filled(heading, column if told else 0, ground), (told, f"muted {ground}")]
                line = [*filled(line, room - cells(lying), ground), *lying]
                edge = (EDGE, f"gold {ground}") if space.pointed else (" ", ground)
                self._targets.append(Target(len(lines), 0, width, action, 0))
                lines.append([edge, *line, (tie(number, len(group)), f"muted {ground}")])
        return lines[:rows]

    def _priced(self, space: Space, room: int, ground: str) -> Line:
        """Key and name of an action, and behind them what it costs where there is room."""
        price = f" {self.say(space.told.price)}" if space.told.price else ""
        least = width_of(f"{space.key} {self.say(message(SHORT_NAMES[space.action]))}{price}")
        if not price or least > room:
            return self._heading(space, room, ground)
        return [*self._heading(space, room - width_of(price), ground), (price, f"muted {ground}")]

    def _hand(self, view: PlayerView) -> Line:
        """The player's dice that are not placed yet, in an extra turn its die alone; one between golden edges."""
        name = self.say(message("panel-spaces"))
        if view.seat is None or view.phase != PHASE_DICE:
            return [(f" {name}", "strong")]
        hand = dice_in_hand(view, view.seat)
        placeable = {option.pips for option in view.options if isinstance(option, PlaceDie)}
        if placeable - set(hand):
            hand = sorted(placeable, reverse=True)
        if not hand:
            return [(f" {name}", "strong")]
        chosen = hand.index(self.selected_pips) if self.selected_pips in hand and placeable else -1
        named = self.say(message("spaces-dice"))
        line: Line = [(f" {named} ", "strong" if placeable else "muted")]
        for number, pips in enumerate(hand):
            line.append(edge_of(number, chosen))
            start = cells(line)
            self._targets.append(Target(0, start, start + 3, -1, pips))
            full = number == chosen or not placeable
            line.append((f" {pips} ", f"on-seat-{view.seat} strong" if full else f"seat-{view.seat} on-tile"))
        return [*line, edge_of(len(hand), chosen)]

    def on_click(self, event: events.Click) -> None:
        """Choose the die or the action that was clicked."""
        offset = self.spot(event)
        if offset is None:
            return
        for target in self._targets:
            if target.row == offset.y and target.start <= offset.x < target.end:
                chosen = self.DieChosen(target.pips) if target.pips else self.SpaceChosen(target.action)
                self.post_message(chosen)
                return
