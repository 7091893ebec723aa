"""One's own things on a small terminal: supplies, tasks with their progress, and the hand."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF
from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, COLOUR_NAMES, GOD_NAMES, VILLAGES
from cuzco_tui.games.cuzco.engine.foresight import foresee
from cuzco_tui.games.cuzco.engine.pieces import free_houses
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.games.cuzco.screen.task_bars import known_progress, task_bar
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells, padded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as width_of
from cuzco_tui.widths import padded as padded_text

USUAL_ROWS: Final = 6
"""The lines of content where the panel is not on screen yet."""
ROOMY: Final = 9
"""From so many lines on, empty ones part the supplies, the tasks and the hand."""
LONGEST_BAR: Final = 5
"""So many columns the bar of a task takes at most; a longer one is drawn in proportion."""
TO: Final = "\u2192"
"""Stands before what there would be."""
SUPPLIES: Final = ("own-food", "own-offerings", "own-inti", "own-priests", "own-reserve")


def _letter(colour: int) -> str:
    return FEATHER_LETTERS[colour]


def _tiles(colour: int) -> Message:
    return message(("own-tiles-study", "own-tiles-farm")[colour])


_LEAST: Final[dict[str, tuple[str, Callable[[int], Message | str] | None]]] = {
    "feathers of": ("own-task-feathers-of", _letter),
    "villages of feather": ("own-task-villages-of-feather", _letter),
    "villages of vp": ("own-task-villages-of-vp", None),
    "village values": ("own-task-village-values", None),
    "tiles down of": ("own-task-tiles-down-of", _tiles),
    "gods in hand": ("own-task-gods-in-hand", None),
    "tiles of ability": ("own-task-tiles-of-ability", say.ability_brief),
    "cards of god": ("own-task-cards-of-god", say.god),
}
"""The fewest words for kinds of tasks, and how the things they ask for are called in them."""


_PARTS: Final = {
    "priest": "own-part-priest",
    "study": "own-part-study",
    "farm": "own-part-farm",
    "good": "own-part-good",
    "first": "own-part-first",
}


class Part(NamedTuple):
    """A line, and how early it gives way where there is little room."""

    line: Line
    spared: int


class OwnStrip(Aiming, Panel):
    """Shows what one has, always in sight: supplies, tasks with bars, cards in the colours of their gods.

    Where there is room the headdress, the houses and the goods follow. What the cursor's move would change is said in
    place, behind an arrow, and its pieces of a bar stand out. Who only watches sees what everybody may know of the
    player in turn.
    """

    RULE = "C-6"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def __init__(self) -> None:
        super().__init__(id="own")

    def title(self) -> str:
        """The name of whose things these are."""
        return "" if self.view is None else self.say(self.names(_seat(self.view)))

    def badge(self) -> Line:
        """The letter of the seat on its colour."""
        if self.view is None:
            return []
        seat = _seat(self.view)
        return [(f" {SEAT_LETTERS[seat]} ", f"on-seat-{seat} strong")]

    def note(self) -> str:
        """How many tasks are fulfilled."""
        if self.view is None:
            return ""
        return self.say(message("own-done", number=len(self.view.players[_seat(self.view)].fulfilled)))

    def shown(self, view: PlayerView) -> object:
        """What the player has, and would have."""
        seat, ahead = _seat(view), self._ahead(view)
        return seat, _possessions(view, seat), _possessions(ahead, seat) if ahead is not None else None

    def shown_besides(self) -> tuple[object, ...]:
        """The cursor's move."""
        return (self.pointed,)

    def lasting(self, view: PlayerView) -> object:
        """Nothing: what is one's own is always in sight."""
        return None

    def _ahead(self, view: PlayerView) -> PlayerView | None:
        """What the player would see after the cursor's move."""
        return foresee(view, self.pointed.texts) if self.pointed is not None else None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw as much as there is room for: first what is needed in every turn."""
        seat, rows = _seat(view), self.rows or USUAL_ROWS
        player, ahead = view.players[seat], self._ahead(view)
        then = ahead.players[seat] if ahead is not None else player
        gap: Line = []
        parts = [
            *(Part(line, 0) for line in self._supplies(player, then, width)),
            Part(gap, 7),
            *(Part(line, 0) for line in self._tasks(view, ahead, seat, width)),
            Part(gap, 6),
            Part(self._hand(player, width), 0),
            Part(gap, 8),
            Part(self._headdress(view, player, then), 2),
            *(Part(line, 3) for line in self._more_supplies(view, player, then, width)),
            Part(self._fitting(self._houses(player), width), 4),
            Part(self._goods(player, width), 5),
        ]
        for most in range(8, -1, -1):
            kept = [part.line for part in parts if part.spared <= most]
            if len(kept) <= rows:
                return kept
        return [part.line for part in parts if not part.spared][:rows]

    def _number(self, id_: str, number: int, then: int, room: int = 0) -> Line:
        """A number and its word; what it would be then beside it, or alone behind an arrow, as there is room.

        With a room the number takes so many columns, and the word the same ones for one and for several.
        """
        said = [self.say(message(id_, number=each)).partition(" ") for each in (number, then, 1, 2)]
        word = said[1][2]
        if room:
            word = padded_text(word, max(width_of(each[2]) for each in said))
        if then == number:
            return [(said[0][0].rjust(room), "strong" if number else "muted"), (f" {word}", "muted")]
        style = "good strong" if then > number else "bad strong"
        told = next((form for form in (f"{number}{TO}{then}", f"{TO}{then}") if len(form) <= room), f"{then}")
        return [(told.rjust(room), style), (f" {word}", "muted")]

    def _fitting(self, pieces: Sequence[Line], width: int) -> Line:
        """As many pieces as have room in a line."""
        line: Line = []
        for piece in pieces:
            gap: Line = [("  ", "")] if line else []
            if cells([*line, *gap, *piece]) > width and line:
                gap = [(" ", "")]
            if cells([*line, *gap, *piece]) <= width:
                line = [*line, *gap, *piece]
        return line

    def _rows(self, rows: Sequence[Sequence[tuple[str, int, int]]], width: int) -> list[list[Line]]:
        """Supplies of several lines, with room for both numbers or for one and an arrow, the same with every move."""
        shown: list[list[Line]] = []
        for before, arrow in ((1, 1), (0, 1), (0, 0)) if self.view and self.view.seat is not None else ((0, 0),):
            shown = [
                [self._number(*supply, len(str(supply[1])) * (1 + before) + arrow) for supply in row] for row in rows
            ]
            if all(sum(map(cells, row)) + len(row) - 1 <= width for row in shown):
                break
        return shown

    def _supplies(self, player: SeenPlayer, then: SeenPlayer, width: int) -> list[Line]:
        """Two lines: food and offerings, then Inti medals, priests and the reserve where it has room."""
        have = (player.food, player.offerings, player.inti, player.priests, player.reserve)
        will = (then.food, then.offerings, then.inti, then.priests, then.reserve)
        supplies = list(zip(SUPPLIES, have, will, strict=True))
        first, second, last = self._rows((supplies[:2], supplies[2:4], supplies[4:]), width)
        return [self._fitting(first, width), self._fitting([*second, *last], width)]

    def _more_supplies(self, view: PlayerView, player: SeenPlayer, then: SeenPlayer, width: int) -> list[Line]:
        """The reserve where it had no room above, and pututus at a table with them."""
        wanted: list[tuple[str, int, int]] = []
        reserve = (SUPPLIES[-1], player.reserve, then.reserve)
        if self._number(*reserve, 1)[-1] not in self._supplies(player, then, width)[1]:
            wanted.append(reserve)
        if view.pututu:
            horns, later = (each.pututu_one + each.pututu_two for each in (player, then))
            wanted.append(("own-pututus", horns, later))
        return [self._fitting(self._rows((wanted,), width)[0], width)] if wanted else []

    def _tasks(self, view: PlayerView, ahead: PlayerView | None, seat: int, width: int) -> list[Line]:
        """Each task with its bar; those that are met are golden."""
        tasks = view.players[seat].tasks
        needs = [view.content.tasks[task].need for task in tasks]
        column = max((min(need, LONGEST_BAR) for need in needs), default=0) + 1
        told = self._task_words(view, tasks, width - column)
        lines: list[Line] = []
        for task, need, words in zip(tasks, needs, told, strict=True):
            have = known_progress(view, seat, task)
            then = min(progress(ahead, seat, task), need) if ahead is not None and have is not None else have
            style = "gold" if have is not None and have >= need else ""
            bar = _bar(have, need, then)
            free = width - width_of(words) - cells(bar)
            lines.append([*padded(bar, min(column, cells(bar) + free)), (words, style)])
        return lines

    def _task_words(self, view: PlayerView, tasks: Sequence[int], room: int) -> list[str]:
        """What tasks ask for, all in the longest words that fit; one that has no room in few words is said in fewer."""
        briefs = [self.say(say.task_brief(task, view.content)) for task in tasks]
        for words in ([self.say(say.task(task, view.content).values["asks"]) for task in tasks], briefs):
            if all(width_of(each) <= room for each in words):
                return words
        return [
            brief if width_of(brief) <= room else self._fewest(view, task, brief, room)
            for task, brief in zip(tasks, briefs, strict=True)
        ]

    def _fewest(self, view: PlayerView, task: int, brief: str, room: int) -> str:
        """The brief words of a task without the number that its bar shows, or still fewer."""
        uncounted = brief.removeprefix(f"{view.content.tasks[task].need} ")
        return uncounted if width_of(uncounted) <= room else self.say(_least(view, task))

    def _hand(self, player: SeenPlayer, width: int) -> Line:
        """The cards as small squares in the colours of their gods; of another player only their number."""
        cards = [card for card in range(1, CARD_KINDS + 1) for _ in range(player.hand[card])] if player.hand else []
        if not cards:
            none = message("own-cards", number=player.hand_size) if player.hand_size else message("own-no-cards")
            return [(self.say(none), "muted")]
        line: Line = []
        for number, card in enumerate(cards):
            left = len(cards) - number
            if cells(line) + 2 > width - (3 if left > 1 else 0) and cells(line) + 3 * left - 1 > width:
                return [*line, (f"+{left}", "muted")]
            line.append((f"{card:02}", f"on-{_god_style(card)} strong"))
            if left > 1:
                line.append((" ", ""))
        return line

    def _headdress(self, view: PlayerView, player: SeenPlayer, then: SeenPlayer) -> Line:
        """Pairs of feathers, those that are there as blocks; an activated circlet is underlined in gold."""
        shown = view.content.masks[player.mask]
        line: Line = []
        for slot in range(VILLAGES):
            colour = COLOUR_NAMES[shown[slot]]
            letter = FEATHER_LETTERS[shown[slot]]
            if slot and slot % 2 == 0:
                line.append((" ", ""))
            active = " underlined" if player.circlets >> slot // 2 * 2 & 1 else ""
            if player.feathers >> slot & 1:
                line.append((letter, f"on-feather-{colour} strong{active}"))
            elif then.feathers >> slot & 1:
                line.append((letter, "good strong"))
            else:
                line.append((letter.lower(), f"feather-{colour}"))
        return line

    def _houses(self, player: SeenPlayer) -> list[Line]:
        """How many houses are free, and what is in the others."""
        numbers = (("own-khipus", player.khipus), ("own-tiles", len(player.tiles)), ("own-free", free_houses(player)))
        return [self._number(id_, number, number) for id_, number in numbers]

    def _goods(self, player: SeenPlayer, width: int) -> Line:
        """The goods by name where they fit, else their number."""
        pieces: list[Line] = []
        for good, number in enumerate(player.goods):
            if number:
                name = self.say(say.good(good))
                pieces.append([(f"{number} ", "strong"), (name, "muted")])
        named = self._fitting(pieces, width)
        whole = sum(map(cells, pieces)) + len(pieces) - 1 <= width
        number = sum(player.goods)
        return named if pieces and whole else self._number("own-goods", number, number)


def _seat(view: PlayerView) -> int:
    """Whose things are shown: one's own, to a spectator those of the player in turn."""
    if view.seat is not None:
        return view.seat
    return view.decider if view.decider is not None else view.order[0]


def _possessions(view: PlayerView, seat: int) -> object:
    player = view.players[seat]
    fields = ("food", "offerings", "inti", "priests", "reserve", "khipus", "feathers", "circlets", "hand_size")
    lists = (player.tiles, player.goods, player.hand, player.fulfilled)
    far = tuple((task, known_progress(view, seat, task)) for task in player.tasks)
    return tuple(getattr(player, field) for field in fields), tuple(map(tuple, lists)), far


def _god_style(card: int) -> str:
    return f"god-{GOD_NAMES[GOD_OF[card]]}"


def _bar(have: int | None, need: int, then: int | None) -> Line:
    """The bar of a task, a long one in proportion: full only when the task is met, and never empty with something."""
    if need <= LONGEST_BAR:
        return task_bar(have, need, then, need)
    return task_bar(_in_proportion(have, need), LONGEST_BAR, _in_proportion(then, need), LONGEST_BAR)


def _in_proportion(have: int | None, need: int) -> int | None:
    return None if have is None else -(-have * LONGEST_BAR // need) if have < need // 2 else have * LONGEST_BAR // need


def _least(view: PlayerView, task: int) -> Message:
    """The fewest words for a task whose other words are long."""
    row = view.content.tasks[task]
    if row.kind == "parts":
        first, second = (message(_PARTS[part]) for part in (row.parts[0], row.parts[-1]))
        return message("own-task-parts", first=first, second=second)
    if row.kind not in _LEAST:
        return say.task_brief(task, view.content)
    id_, name = _LEAST[row.kind]
    return message(id_, need=row.need, what=name(row.param) if name else row.param)
