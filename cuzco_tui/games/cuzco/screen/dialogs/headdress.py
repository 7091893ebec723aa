"""The headdress in dialogs: feather slots over circlets, with what the cursor would fill or activate."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import ActivateCirclet, PlaceFeather, TakeFeather, parse_choice
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import beside_each_other
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import padded
from cuzco_tui.tui.modals.choices import LEFT_EDGE, RIGHT_EDGE
from cuzco_tui.tui.widgets.panel import Line

_WIDE: Final = 12
"""The columns of a circlet with its two slots."""
_TIP, _QUILL = " \u2584 ", " \u2580 "
"""A feather above and below its letter."""


class HeaddressModal(CuzcoModal):
    """Asks for a feather slot, a feather or a circlet over the player's own headdress."""

    HEADING = "modal-headdress"
    SUBJECT = ("mask",)
    LEAST_WIDTH = 78
    TOLD = CuzcoModal.TOLD | {
        "brings-feather",
        "brings-ready",
        "then-feather-slot",
        "then-fire-trial",
        "then-exchange",
        "then-tasks-to-keep",
    }

    def digit_of(self, text: str) -> int | None:
        """A circlet has the key of the die it needs."""
        choice = parse_choice(text)
        return choice.pips if isinstance(choice, ActivateCirclet) else None

    def rank(self, text: str) -> int:
        """A feather that completes a circlet comes first, and of circlets the one that brings most."""
        choice = parse_choice(text)
        if isinstance(choice, ActivateCirclet):
            return -circlet_worth(self.view, choice.pips)
        if isinstance(choice, PlaceFeather):
            return 0 if self.me.feathers >> (choice.slot ^ 1) & 1 else 1
        return 0

    def asked(self, view: PlayerView, width: int) -> list[Line]:
        """Ask the question; the first one of a game comes with a welcome, and with where the feather is from."""
        if view.round:
            return super().asked(view, width)
        welcome = Message("modal-welcome", self.question.values)
        return [self.line(welcome), [], *super().asked(view, width)]

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw twelve feathers over six circlets; what the cursor would fill or activate is golden."""
        blocks: list[list[Line]] = []
        for circlet in range(6):
            here = self._meant(circlet)
            pair = [self._slot(view, slot) for slot in (2 * circlet, 2 * circlet + 1)]
            rows: list[Line] = [[(" ", ""), *left, (" ", ""), *right] for left, right in zip(*pair, strict=True)]
            needs = self.say(message("modal-circlet-die", pips=circlet + 1))
            worth = self.say(message("modal-worth", vp=circlet_worth(view, circlet + 1)))
            active = bool(self.me.circlets >> 2 * circlet & 1)
            style = "on-gold strong" if active else "cursor" if here else "on-tile"
            rows.append([(needs.center(_WIDE - 2), style)])
            rows.append([(worth.center(_WIDE - 2), style if active or here else "muted on-tile")])
            rows.append([(self._state(circlet).center(_WIDE - 2), "gold" if here else "muted")])
            blocks.append([padded(row, _WIDE - 2) for row in rows])
        fitting = max(1, (width + 1) // _WIDE)
        rows = [row for start in range(0, 6, fitting) for row in beside_each_other(blocks[start : start + fitting], 2)]
        legend = tuple(
            message("modal-feather-letter", letter=letter, colour=say.feather(colour))
            for colour, letter in enumerate(FEATHER_LETTERS)
        )
        return [*rows, self.line(message("modal-feathers", letters=legend), "muted")]

    def _slot(self, view: PlayerView, slot: int) -> list[Line]:
        """A slot in three lines: a standing feather, or the small letter of the one that belongs there."""
        colour = view.content.masks[self.me.mask][slot]
        letter, role = FEATHER_LETTERS[colour], f"feather-{COLOUR_NAMES[colour]}"
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather) and pointed.slot == slot:
            return [
                [(_TIP, "gold")],
                [(LEFT_EDGE, "gold"), (letter, f"{role} strong"), (RIGHT_EDGE, "gold")],
                [(_QUILL, "gold")],
            ]
        if self.me.feathers >> slot & 1:
            return [[(_TIP, role)], [(f" {letter} ", f"on-{role} strong")], [(_QUILL, role)]]
        wanted = isinstance(pointed, TakeFeather) and pointed.colour == colour
        small = (
            [(LEFT_EDGE, "gold"), (letter.lower(), role), (RIGHT_EDGE, "gold")]
            if wanted
            else [(f" {letter.lower()} ", role)]
        )
        return [[("   ", "")], small, [(" . ", "muted")]]

    def _meant(self, circlet: int) -> bool:
        """Whether the option under the cursor is about a circlet."""
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather):
            return pointed.slot // 2 == circlet
        return isinstance(pointed, ActivateCirclet) and pointed.pips == circlet + 1

    def _state(self, circlet: int) -> str:
        if self.me.circlets >> 2 * circlet & 1:
            return self.say(message("modal-circlet-active"))
        filled = (self.me.feathers >> 2 * circlet & 3).bit_count()
        return self.say(message(("modal-circlet-empty", "modal-circlet-half", "modal-circlet-ready")[filled]))

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the circlet under the cursor lacks then, and what activating it brings this round."""
        pointed = self.pointed
        if not isinstance(pointed, PlaceFeather):
            return []
        for feather in preview(view, pointed).feathers:
            if feather.ready:
                told = message("modal-slot-completes", circlet=feather.ready, vp=feather.vp)
                return [self.line(told, "strong")]
        lacking = say.feather(view.content.masks[self.me.mask][pointed.slot ^ 1])
        return [self.line(message("modal-slot-first", circlet=pointed.slot // 2 + 1, colour=lacking))]
