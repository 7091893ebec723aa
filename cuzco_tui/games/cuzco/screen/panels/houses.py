"""The people row: the study and farm tiles that one can take, by the pips beside which they lie."""

from collections.abc import Callable
from functools import partial
from typing import Final

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.choices import TakeTile
from cuzco_tui.games.cuzco.engine.codes import TILE_COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.fitting import note_fitting
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.widgets.panel import Line, Panel, plain_text
from cuzco_tui.widths import cells as cells_of
from cuzco_tui.widths import padded as padded_text

PIPS: Final = 6
LETTER: Final = 2
"""The columns of the letter before a row."""
WIDEST_TILE: Final = 18
WORDINGS: Final[tuple[Callable[[int], Message], ...]] = (say.ability, say.ability_brief, say.ability_word)
"""What abilities are called, in fewer and fewer letters."""
_NUMBERS: Final = (
    ("modal-tile-study", "modal-tile-farm"),
    ("houses-knowledge", "houses-food"),
    ("houses-down", "houses-down"),
)
"""How the numbers on study and farm tiles are told, in fewer and fewer words."""
ROOMY_TILE: Final = 10
"""From this width on all tiles are equally wide and their words do not touch the edge."""
_TAKEN: Final = "."


class Houses(Aiming, Panel):
    """Shows for each number of pips the study tile above the farm tile: what they do, and the number on them.

    The number is the knowledge of a study tile and the food of a farm tile, when it is slid down. The pips up to which
    the pointed move may take a tile are lit.
    """

    TITLE = "panel-houses"
    RULE = "P-1"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def shown(self, view: PlayerView) -> object:
        """The tiles, and those that are lit."""
        return tuple(view.houses), self._lit()

    def lasting(self, view: PlayerView) -> object:
        """The tiles."""
        return tuple(view.houses)

    def shown_besides(self) -> tuple[object, ...]:
        """The pointed move."""
        return (self.pointed,)

    def _lit(self) -> frozenset[int]:
        """The places of the tiles that one could take after the pointed move."""
        seen = self.pointed.seen if self.pointed is not None else None
        if seen is None:
            return frozenset()
        takes = (option for option in seen.options if isinstance(option, TakeTile))
        return frozenset(option.colour * PIPS + option.pips - 1 for option in takes)

    def note(self) -> str:
        """Tell what tiles are good for, or tell the rows apart."""
        wordings = ("houses-use-long", "houses-use", "houses-legend")
        return note_fitting(self, [self.say(Message(id_)) for id_ in wordings])

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the pips, and below them a row of tiles of each colour, as high as there is room."""
        tall = max(1, (self.rows - 1) // 2)
        if tall >= 2 and (lines := self._high(view, width, tall)):
            return lines
        return self._flat(view, width)

    def _tile(self, view: PlayerView, colour: int, place: int) -> int:
        return view.houses[colour * PIPS + place]

    def _flat(self, view: PlayerView, width: int) -> list[Line]:
        """Tiles of one line: a word, and the number behind it."""
        pitch = min((width - LETTER) // PIPS, WIDEST_TILE)
        for wording in WORDINGS:
            needed = self._needed(view, wording)
            if max(needed) <= pitch - 1:
                return self._rows(view, wording, [pitch - 1] * PIPS, 1, LETTER)
        letter = LETTER if sum(needed) + LETTER <= width else 0
        free = width - letter - sum(needed)
        gap = 1 if free >= PIPS - 1 else 0
        free -= gap * (PIPS - 1)
        while free < 0:
            needed[needed.index(max(needed))] -= 1
            free += 1
        return self._rows(view, wording, [wide + free // PIPS for wide in needed], gap, letter)

    def _needed(self, view: PlayerView, wording: Callable[[int], Message]) -> list[int]:
        """How wide the tiles of each number of pips are with their numbers."""
        tiles = [[self._tile(view, colour, place) for colour in (0, 1)] for place in range(PIPS)]
        return [
            max((cells_of(self.say(wording(tile % 12 + 1))) + 1 for tile in pair if tile >= 0), default=4)
            for pair in tiles
        ]

    def _rows(
        self, view: PlayerView, wording: Callable[[int], Message], widths: list[int], gap: int, letter: int
    ) -> list[Line]:
        lit = self._lit()
        lines = [self._pips(view, widths, gap, letter)]
        for colour, name in enumerate(TILE_COLOUR_NAMES):
            line = self._letter(colour, letter)
            for place, wide in enumerate(widths):
                tile = self._tile(view, colour, place)
                if tile < 0:
                    line.append((f"{_TAKEN:^{wide}}", "muted"))
                else:
                    words = self.say(wording(tile % 12 + 1))
                    value = str(view.content.tile_value[tile % 12]) if cells_of(words) < wide else ""
                    number = "cursor" if colour * PIPS + place in lit else "strong on-tile"
                    line += [(padded_text(words, wide - len(value)), f"on-{name}"), (value, number)]
                line.append((" " * gap, ""))
            lines.append(line[:-1])
        return lines

    def _pips(self, view: PlayerView, widths: list[int], gap: int, letter: int) -> Line:
        """The pips above the tiles, those lit up to which one can take a tile."""
        lit = self._lit()
        line: Line = [(" " * letter, "")]
        for place, wide in enumerate(widths):
            open_here = any(colour * PIPS + place in lit for colour in (0, 1))
            line.append((f"{place + 1:^{wide}}", "lit" if open_here else "muted"))
            line.append((" " * gap, ""))
        return line[:-1]

    def _letter(self, colour: int, letter: int) -> Line:
        said = self.say(message("houses-letter-farm" if colour else "houses-letter-study"))
        return [(padded_text(said, letter), "muted")] if letter else []

    def _high(self, view: PlayerView, width: int, tall: int) -> list[Line]:
        """Tiles of several lines: the words, and the number below them; nothing where words have no room."""
        even = min((width - LETTER) // PIPS, WIDEST_TILE) - 1
        pad = 1 if even >= ROOMY_TILE else 0
        widths = [even] * PIPS if pad else self._widths(view, width) or [even] * PIPS
        counted = self._counted(view, min(widths) - pad)
        rows = [
            [self._face(view, colour, place, widths[place] - pad, tall, counted) for place in range(PIPS)]
            for colour in (0, 1)
        ]
        highest = max(len(face) for row in rows for face in row)
        fits = all(
            cells_of(line) <= wide - pad
            for row in rows
            for face, wide in zip(row, widths, strict=True)
            for line in face
        )
        if highest > tall or not fits:
            return []
        apart = 1 + 2 * highest + 1 <= self.rows
        lines = [self._pips(view, widths, 1, LETTER)]
        for colour in (0, 1):
            if colour and apart:
                lines.append([])
            lines += self._tiles(view, colour, rows[colour], widths, pad, highest)
        return lines

    def _tiles(
        self, view: PlayerView, colour: int, faces: list[list[str]], widths: list[int], pad: int, highest: int
    ) -> list[Line]:
        """The tiles of one colour, all of the same height, with their numbers in the last line."""
        lit = self._lit()
        lines: list[Line] = []
        for number in range(highest):
            last = number == highest - 1
            line = self._letter(colour, LETTER) if number == 0 else [(" " * LETTER, "")]
            for place, (face, wide) in enumerate(zip(faces, widths, strict=True)):
                if self._tile(view, colour, place) < 0:
                    line.append((f"{_TAKEN if number == 0 else '':^{wide}}", "muted"))
                else:
                    text = face[-1] if last else face[number] if number < len(face) - 1 else ""
                    value = "cursor" if colour * PIPS + place in lit else "strong on-tile"
                    style = value if last else f"on-{TILE_COLOUR_NAMES[colour]}"
                    line.append((padded_text(" " * pad + text, wide), style))
                line.append((" ", ""))
            lines.append(line[:-1])
        return lines

    def _widths(self, view: PlayerView, width: int) -> list[int]:
        """How wide the tiles of each number of pips are with brief words, as many as have room; none without room."""
        widths, least = ([wide - 1 for wide in self._needed(view, wording)] for wording in WORDINGS[1:])
        free = width - LETTER - PIPS + 1
        while sum(widths) > free:
            place = max(range(PIPS), key=lambda place: widths[place] - least[place])
            if widths[place] <= least[place]:
                return []
            widths[place] -= 1
        return [wide + (free - sum(widths)) // PIPS for wide in widths]

    def _counted(self, view: PlayerView, width: int) -> Callable[[int], str]:
        """How the numbers on all tiles are told: what they bring when they are slid down, in as many words as fit."""
        tiles = [tile for tile in view.houses if tile >= 0]

        def said(ids: tuple[str, str], tile: int) -> str:
            return self.say(message(ids[tile // 12], value=view.content.tile_value[tile % 12]))

        for ids in _NUMBERS:
            if all(cells_of(said(ids, tile)) <= width for tile in tiles):
                return partial(said, ids)
        return lambda tile: str(view.content.tile_value[tile % 12])

    def _face(
        self, view: PlayerView, colour: int, place: int, width: int, tall: int, counted: Callable[[int], str]
    ) -> list[str]:
        """The words of a tile, as many as there is room for, and its number with what it counts."""
        tile = self._tile(view, colour, place)
        if tile < 0:
            return []
        for wording in WORDINGS:
            words = [plain_text(line) for line in folded([(self.say(wording(tile % 12 + 1)), "")], width, 0)]
            if len(words) < tall and all(cells_of(line) <= width for line in words):
                break
        return [*words, counted(tile)]
