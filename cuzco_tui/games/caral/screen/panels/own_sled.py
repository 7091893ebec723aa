"""One's own things, always in sight: stones, alpacas and range, cards, Carali; and what a choice would change."""

from typing import Final, NamedTuple

from textual.reactive import reactive

from cuzco_tui.games.caral.engine.codes import CARD_KINDS, CARD_NAMES
from cuzco_tui.games.caral.engine.preview import Player, player_after
from cuzco_tui.games.caral.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as width_of
from cuzco_tui.widths import padded

TO: Final = "\u2192"
"""Stands before what there would be."""
_PIECE: Final = "\u25a0"
_ROOM: Final = "\u00b7"
_CARALI: Final = "Carali"
_LABELS: Final = ("sled-stones", "sled-alpacas", "sled-range", "sled-hand", "sled-workers")
_WIDE: Final = 34
"""From so many columns on pieces have room around them, and cards lie beside each other."""


class Supply(NamedTuple):
    """So many pieces of a kind, now and after the choice under the cursor, and how many have room."""

    now: int
    then: int
    most: int


def pieces(supply: Supply, role: str, wide: bool) -> Line:
    """Draw pieces side by side: those that are there, those that would come or go, and the room for more."""
    line: Line = []
    for number in range(supply.most):
        if number < min(supply.now, supply.then):
            text, style = _PIECE, f"on-{role} strong" if wide else f"{role} strong"
        elif number < supply.then:
            text, style = "+", "good strong"
        elif number < supply.now:
            text, style = "-", "bad strong"
        else:
            text, style = _ROOM, "on-tile muted" if wide else "muted"
        line += [(f" {text} ", style), (" ", "")] if wide else [(text, style)]
    return line


class OwnSled(Aiming, Panel):
    """Shows what one has. Who only watches sees what everybody may know of the player in turn."""

    RULE = "CM-2"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def __init__(self) -> None:
        super().__init__(id="own")

    def title(self) -> str:
        """Whose sled it is."""
        return "" if self.view is None else self.say(self.names(_seat(self.view)))

    def badge(self) -> Line:
        """The letter of the seat on its colour."""
        if self.view is None:
            return []
        seat = _seat(self.view)
        return [(f" {seat_letters(self.names.names)[seat]} ", f"on-seat-{seat} strong")]

    def note(self) -> str:
        """How much fame the player has."""
        if self.view is None:
            return ""
        return self.say(message("sled-fame", fame=self.view.players[_seat(self.view)].fame))

    def shown(self, view: PlayerView) -> object:
        """What the player has, and would have."""
        seat, then = _seat(view), self._then(view)
        pairs = view.pairs if seat == view.active else 0
        return seat, possessions(view.players[seat]), None if then is None else possessions(then), pairs

    def shown_besides(self) -> tuple[object, ...]:
        """The option under the cursor."""
        return (self.pointed,)

    def lasting(self, view: PlayerView) -> object:
        """Nothing: what is one's own is always in sight."""
        return None

    def _then(self, view: PlayerView) -> Player | None:
        """What the player would have after the choice under the cursor."""
        if self.pointed is None or self.pointed not in view.options:
            return None
        return player_after(view, self.pointed)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw as much as there is room for: first what is needed in every turn."""
        seat = _seat(view)
        player, then = view.players[seat], self._then(view) or view.players[seat]
        wide, content = width >= _WIDE, view.content
        label = max(width_of(self.say(message(id_))) for id_ in _LABELS) + 1
        ranges = content.ranges
        reach = _change(ranges[player.sled], ranges[then.sled])
        stones = pieces(Supply(player.stones, then.stones, content.most_stones), "sled-stone", wide)
        alpacas = pieces(Supply(player.sled, then.sled, len(ranges) - 1), "card-alpaca", wide)
        lines: list[Line] = [
            [(padded(self.say(message("sled-stones")), label), "muted"), *stones],
            [(padded(self.say(message("sled-alpacas")), label), "muted"), *alpacas],
            [(padded(self.say(message("sled-range")), label), "muted"), *reach],
            *self._cards(player, sum(then.hand) if player.hand else player.hand_size, label, width),
            *self._carali(player, then, label, width),
        ]
        lines[1] = _with_room(lines[1], self._left(player.alpacas), width)
        more = sum(then.hand) - player.hand_size if player.hand else 0
        if not wide and more > 0:
            lines[2] = _with_room(lines[2], [("  ", ""), *self._hand_line(more)], width)
        if wide and self.rows > len(lines) + 2:
            lines.insert(3, [])
        return lines[: max(1, self.rows)]

    def _cards(self, player: SeenPlayer, then: int, label: int, width: int) -> list[Line]:
        """The cards by their kinds; of another player only their number."""
        head = self._hand_line(then - player.hand_size)
        head.append((" " * (label - cells(head)), ""))
        if not player.hand:
            return [[*head, (self.say(message("sled-cards", number=player.hand_size)), "")]]
        wide = width >= _WIDE
        drawn: list[Line] = []
        for kind in range(CARD_KINDS):
            number, name = player.hand[kind], self.say(say.card_kind(kind))
            style = f"on-card-{CARD_NAMES[kind]} strong" if number else "on-tile muted"
            drawn.append([(f" {number} " if wide else f"{number:>2}", style), (f" {name}", "" if number else "muted")])
        label = label if wide else 0
        each = max(map(cells, drawn)) + (2 if wide else 1)
        fits = CARD_KINDS if CARD_KINDS * each - 1 <= width - label else 2
        lines: list[Line] = []
        for start in range(0, CARD_KINDS, fits):
            line: Line = [(" " * label, "")] if start or not wide else [*head]
            for piece in drawn[start : start + fits]:
                line += [*piece, (" " * (each - cells(piece)), "")]
            lines.append(line)
        return lines

    def _hand_line(self, more: int) -> Line:
        """The word for the hand, with the cards that would be drawn, whose kinds nobody knows."""
        name: Line = [(self.say(message("sled-hand")), "muted")]
        return [*name, (f" +{more}", "good strong")] if more > 0 else name

    def _carali(self, player: SeenPlayer, then: Player, label: int, width: int) -> list[Line]:
        """Carali in the supply, and workers in the quarries."""
        workers: Line = []
        for number, (now, later) in enumerate(zip(player.workers, then.workers, strict=True)):
            workers += [(" + " if number else "", "muted"), *_change(now, later)]
        first: Line = [(padded(_CARALI, label), "muted"), *_change(player.carali, then.carali), *self._left(None)]
        name = self.say(message("sled-workers"))
        beside: Line = [*first, (f"  {name} ", "muted"), *workers]
        if cells(beside) <= width:
            return [beside]
        return [first, [(padded(name, label), "muted"), *workers]]

    def _left(self, number: int | None) -> Line:
        """How many are left in the supply; without a number only that they are."""
        if number is None:
            return [(f" {self.say(message('sled-in-supply'))}", "muted")]
        return [(f" {self.say(message('sled-left', number=number))}", "muted")]


def _change(now: int, then: int) -> Line:
    """A number, and what it would be then."""
    if now == then:
        return [(str(now), "strong" if now else "muted")]
    return [(f"{now}", "strong"), (f"{TO}{then}", "good strong" if then > now else "bad strong")]


def _with_room(line: Line, more: Line, width: int) -> Line:
    """A line with what stands behind it, if that has room."""
    return [*line, *more] if cells([*line, *more]) <= width else line


def possessions(player: Player) -> object:
    """Everything that a player has beside the path."""
    numbers = (player.stones, player.sled, player.alpacas, player.carali, player.fame, player.level)
    figures = (player.envoys, player.beasts, getattr(player, "hand_size", sum(player.hand)))
    return numbers, figures, tuple(player.hand), tuple(player.workers)


def _seat(view: PlayerView) -> int:
    """Whose things are shown: one's own, to a spectator those of the player in turn."""
    return view.seat if view.seat is not None else view.active
