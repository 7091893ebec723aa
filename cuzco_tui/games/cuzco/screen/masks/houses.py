"""The twelve houses of a mask: person tiles, free ones, and khipus that wait to be delivered."""

from collections.abc import Sequence
from typing import Final, Protocol

from cuzco_tui.games.cuzco.engine.codes import HOUSES, SLID_DOWN
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells, padded

KHIPU: Final = "\u2551"
FREE: Final = "\u00b7"
UP, DOWN = "\u25b2", "\u25bc"
"""Stand on a person tile that is up, and on one that is slid down."""
_STYLES: Final = ("study", "farm")
_IN_A_ROW: Final = 6


def tile_letter(sight: Sight, tile: int) -> str:
    """The letter of a person tile's colour."""
    return sight.say(message("mask-study" if tile % SLID_DOWN < 12 else "mask-farm"))


def tile_style(tile: int) -> str:
    """A tile that is up is a full block of its colour, one that is slid down only has its letters."""
    colour = _STYLES[tile % SLID_DOWN // 12]
    return f"on-tile {colour}" if tile >= SLID_DOWN else f"on-{colour} strong"


def tile_sign(sight: Sight, tile: int) -> str:
    """The letter of a person tile, its number, and whether it is up."""
    number = sight.view.content.tile_value[tile % 12]
    return f"{tile_letter(sight, tile)}{number}{DOWN if tile >= SLID_DOWN else UP}"


def houses(sight: Sight, width: int, named: bool = False) -> list[Line]:
    """Draw two rows of six houses with so many columns each; with names, what the people can do stands below them."""
    player = sight.player
    free = HOUSES - player.khipus - len(player.tiles)
    leaving = max(0, player.khipus - sight.then.khipus)
    khipus = [*[_Khipu(leaves=True)] * leaving, *[_Khipu()] * (player.khipus - leaving)]
    drawn: list[_House] = [*map(_Tile, player.tiles), *[_Free()] * free, *khipus]
    lines: list[Line] = []
    for first in (0, _IN_A_ROW):
        row = drawn[first : first + _IN_A_ROW]
        lines.append(_joined([each.upper(sight, width) for each in row]))
        if named:
            lines.append(_joined([each.lower(sight, width) for each in row]))
    return lines


def houses_in_a_line(sight: Sight) -> Line:
    """All houses in one line: a letter for each person tile, a cord for each khipu."""
    player = sight.player
    free = HOUSES - player.khipus - len(player.tiles)
    line: Line = []
    for tile in player.tiles:
        letter = tile_letter(sight, tile)
        line += [(letter.lower() if tile >= SLID_DOWN else letter, tile_style(tile)), (" ", "")]
    line += [piece for _ in range(free) for piece in ((FREE, "muted"), (" ", ""))]
    line += [piece for _ in range(player.khipus) for piece in ((KHIPU, f"seat-{sight.seat}"), (" ", ""))]
    return line[:-1]


def houses_in_words(sight: Sight, width: int) -> list[Line]:
    """All houses, the people with what they can do; free houses and khipus close together behind them."""
    player = sight.player
    free = HOUSES - player.khipus - len(player.tiles)
    leaving = max(0, player.khipus - sight.then.khipus)
    words = [f"{tile_sign(sight, tile)} {sight.say(say.ability_brief(tile % 12 + 1))}" for tile in player.tiles]
    column = max(map(cells, words), default=0)
    tiles = [(padded(word, column), tile_style(tile)) for word, tile in zip(words, player.tiles, strict=True)]
    others = [*[(FREE, "muted")] * free, *[(KHIPU, f"on-tile seat-{sight.seat}")] * player.khipus]
    for khipu in range(leaving):
        others[free + khipu] = (KHIPU, "on-cursor gold")
    in_a_row = max(1, (width + 1) // (column + 1))
    lines = [_joined(tiles[first : first + in_a_row]) for first in range(0, len(tiles), in_a_row)]
    left = width - (len(tiles) % in_a_row) * (column + 1) if len(tiles) % in_a_row else 0
    if not others:
        return lines
    room = left if len(others) * 2 - 1 <= left else width
    wide = 2 if len(others) * 3 - 1 <= room else 1
    shown = _joined([(sign * wide, style) for sign, style in others])
    if len(others) * (wide + 1) - 1 <= left:
        return [*lines[:-1], [*lines[-1], (" ", ""), *shown]]
    return [*lines, shown]


def _joined(row: Sequence[tuple[str, str]]) -> Line:
    return [piece for each in row for piece in (each, (" ", ""))][:-1]


class _House(Protocol):
    """What stands on a house, in one row or two."""

    def upper(self, sight: Sight, width: int) -> tuple[str, str]:
        """The first row."""

    def lower(self, sight: Sight, width: int) -> tuple[str, str]:
        """The second one."""


class _Tile(int):
    """A house with a person tile."""

    def upper(self, sight: Sight, width: int) -> tuple[str, str]:
        """Letter, number and whether it is up."""
        sign = tile_sign(sight, self)
        return (f"{sign[:-1]} {sign[-1]}" if width > 4 else sign).center(width), tile_style(self)

    def lower(self, sight: Sight, width: int) -> tuple[str, str]:
        """What it can do."""
        word = sight.say(say.ability_brief(self % 12 + 1))
        return padded(" " * ((width - cells(word)) // 2) + word, width), tile_style(self)


class _Free:
    """A free house."""

    def upper(self, sight: Sight, width: int) -> tuple[str, str]:
        """A few dots."""
        return (FREE * 2).center(width), "muted"

    def lower(self, sight: Sight, width: int) -> tuple[str, str]:
        """Nothing below them."""
        return " " * width, ""


class _Khipu:
    """A house with a khipu, golden where the pointed move would take it away."""

    def __init__(self, leaves: bool = False) -> None:
        self.leaves = leaves

    def upper(self, sight: Sight, width: int) -> tuple[str, str]:
        """Its cords."""
        return (KHIPU * 2).center(width), "on-cursor gold" if self.leaves else f"on-tile seat-{sight.seat}"

    lower = upper
