"""The gods: five cards lying face up, each with what it does, its pile and its discards."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.drawing.pieces import god_names
from cuzco_tui.games.cuzco.screen.fitting import fitting, note_fitting
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import beside, cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells as cells_of
from cuzco_tui.widths import padded as padded_text

LEAST_CARD: Final = 9
"""So wide is a card at least, for the longest name of a god."""
WIDEST_CARD: Final = 24
TALLEST_CARD: Final = 14
"""So many lines its words take at most."""
ROOMY_CARD: Final = 11
"""From this width on the words of a card do not touch its edge."""
LEAST_LIST: Final = 10
"""From so many rows on the cards may lie below each other."""
LIST_HEAD: Final = 13
"""How wide the names are where the cards lie below each other."""


class GodDisplay(Panel):
    """Shows for each god the face-up card, how many cards its pile holds, and how many are discarded."""

    TITLE = "panel-gods"
    RULE = "G-0"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    def shown(self, view: PlayerView) -> object:
        """Cards, pile sizes and discards."""
        return tuple(view.face_up), tuple(view.pile_sizes), tuple(view.discards)

    def note(self) -> str:
        """Say what the numbers on the cards are."""
        return note_fitting(self, [self.say(message("gods-columns"))])

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the cards beside each other, with as many words as fit; below each other where that tells more."""
        gods = len(GOD_NAMES)
        gap = 1 if (width - gods + 1) // gods >= LEAST_CARD else 0
        wide = min((width - (gods - 1) * gap) // gods, WIDEST_CARD)
        rows = max(self.rows, 4) - 2
        pad = 1 if wide >= ROOMY_CARD else 0
        bodies = [self._whole(card, wide - 2 * pad) for card in view.face_up]
        if not all(_fits(body, wide - 2 * pad, rows) for body in bodies):
            if self.rows >= LEAST_LIST and (listed := self._listed(view, width)):
                return listed
            bodies = [self._richest(card, wide - 2 * pad, rows) for card in view.face_up]
        tall = min(rows, TALLEST_CARD)
        cards = [self._card(view, god, bodies[god], wide, pad, tall) for god in range(gods)]
        lines: list[Line] = []
        for row in range(tall + 2):
            line: Line = []
            for number, card in enumerate(cards):
                line += [(" " * gap if number else "", ""), *card[row]]
            lines.append(line)
        return lines

    def _card(self, view: PlayerView, god: int, body: list[Line], wide: int, pad: int, tall: int) -> list[Line]:
        """A card: the coloured head, the words, and its pile."""
        name = god_names(self.say, wide)[god]
        head = f" {name}" if cells_of(name) < wide else name
        card: list[Line] = [[(padded_text(head, wide), f"on-god-{GOD_NAMES[god]} strong")]]
        for row in range(tall):
            words = body[row] if row < len(body) else []
            line: Line = [(" " * pad, "on-tile")]
            line += [(text, f"{style} on-tile".replace("of-god", f"god-{GOD_NAMES[god]}")) for text, style in words]
            card.append([*line, (" " * (wide - cells(line)), "on-tile")])
        piles = fitting([self._piles(view, god), self._numbers(view, god)], wide - 2 * pad)
        card.append([(padded_text(" " * pad + piles, wide), "muted on-tile")])
        return card

    def _richest(self, card: int, width: int, rows: int) -> list[Line]:
        """As many words on a card as there is room for."""
        bodies = (face(card, width) for face in (self._in_words, self._brief, self._briefest))
        return next((body for body in bodies if _fits(body, width, rows)), self._briefest(card, width))

    def _whole(self, card: int, width: int) -> list[Line]:
        """Number, words and the whole effect."""
        if not card:
            return self._in_words(card, width)
        effect = folded([(self.say(message(f"card-{card:02}-help")), "muted")], width, 0)
        return [*self._in_words(card, width), [], *effect]

    def _in_words(self, card: int, width: int) -> list[Line]:
        return self._numbered(card, self.say(message(f"card-{card:02}")) if card else "", width)

    def _brief(self, card: int, width: int) -> list[Line]:
        return self._numbered(card, self.say(say.card_brief(card)) if card else "", width)

    def _numbered(self, card: int, words: str, width: int) -> list[Line]:
        """The number with words below it."""
        if not card:
            return folded([(self.say(say.card(0)), "muted")], width, 0)
        return [[(f"{card:02}", "of-god strong")], *folded([(words, "text")], width, 0)]

    def _briefest(self, card: int, width: int) -> list[Line]:
        """The number with the words right behind it."""
        if not card:
            return self._numbered(card, "", width)
        return folded([(f"{card:02} ", "of-god strong"), (self.say(say.card_brief(card)), "text")], width, 0)

    def _listed(self, view: PlayerView, width: int) -> list[Line]:
        """The cards below each other with their whole effects, nothing where there is no room for that.

        With two lines for each, a card whose effect is longer has its words alone.
        """
        for in_words, most in ((True, self.rows), (False, self.rows), (False, 2)):
            blocks = [self._block(view, god, width, in_words, most) for god in range(len(GOD_NAMES))]
            used = sum(map(len, blocks))
            if used <= self.rows and all(cells(line) <= width for block in blocks for line in block):
                apart: list[Line] = [[]] if used + len(blocks) - 1 <= self.rows else []
                return [line for number, block in enumerate(blocks) for line in ([*apart, *block] if number else block)]
        return []

    def _block(self, view: PlayerView, god: int, width: int, in_words: bool, most: int) -> list[Line]:
        """A card with its head at the left: the number and the effect, perhaps its words before."""
        card, style = view.face_up[god], f"god-{GOD_NAMES[god]}"
        room = width - LIST_HEAD - 1
        words = self._numbered(0, "", room)
        if card:
            number: Line = [(f"{card:02} ", f"{style} strong")]
            effect = self.say(message(f"card-{card:02}-help"))
            if in_words:
                words = folded([*number, (self.say(message(f"card-{card:02}")), "strong")], room, 3)
                words += folded([("   ", ""), (effect, "muted")], room, 3)
            else:
                words = folded([*number, (effect, "text")], room, 3)
                if len(words) > most:
                    words = folded([*number, (self.say(message(f"card-{card:02}")), "text")], room, 3)
        name = god_names(self.say, LIST_HEAD - 2)[god]
        piles = fitting([self._piles(view, god), self._numbers(view, god)], LIST_HEAD - 1)
        heads: list[Line] = [[(padded_text(f" {name}", LIST_HEAD), f"on-{style} strong")], [(f" {piles}", "muted")]]
        return beside(heads, words, LIST_HEAD + 1)

    def _piles(self, view: PlayerView, god: int) -> str:
        return self.say(message("gods-piles", pile=view.pile_sizes[god], discards=self._discards(view, god)))

    def _numbers(self, view: PlayerView, god: int) -> str:
        return f"{view.pile_sizes[god]}/{self._discards(view, god)}"

    def _discards(self, view: PlayerView, god: int) -> int:
        return sum(view.discards[god * 3 + 1 : god * 3 + 4])


def _fits(body: list[Line], width: int, rows: int) -> bool:
    return len(body) <= rows and all(cells(line) <= width for line in body)
