"""The headdress in dialogs: feather slots over circlets, with what the cursor would fill or activate."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import ActivateCirclet, PlaceFeather, TakeFeather
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line

_BOX_TOP: Final = "\u250c\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2510"
_BOX_BOTTOM: Final = "\u2514\u2500\u2500\u2500\u2534\u2500\u2500\u2500\u2518"
_NARROWEST, _WIDEST = 12, 13
"""How wide a circlet with its two slots and the gap beside it may be."""


class HeaddressModal(CuzcoModal):
    """Asks for a feather slot, a feather or a circlet over the player's own headdress."""

    HEADING = "modal-headdress"
    TOLD = CuzcoModal.TOLD | {
        "brings-feather",
        "brings-ready",
        "then-feather-slot",
        "then-fire-trial",
        "then-exchange",
    }

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw twelve slots over six circlets; what the cursor would fill or activate stands in angle brackets."""
        gap = " " * (min(_WIDEST, max(_NARROWEST, width // 6)) - len(_BOX_TOP))
        rows: list[Line] = [[] for _ in range(6)]
        for circlet in range(6):
            here = self._meant(circlet)
            edge = "strong" if here else "dim"
            first, second = (self._slot(view, slot) for slot in (2 * circlet, 2 * circlet + 1))
            number = f"> {circlet + 1} <" if here else str(circlet + 1)
            worth = self.say(message("modal-circlet-worth", vp=circlet_worth(view, circlet + 1)))
            rows[0].append((_BOX_TOP, edge))
            rows[1] += [("\u2502", edge), first, ("\u2502", edge), second, ("\u2502", edge)]
            rows[2].append((_BOX_BOTTOM, edge))
            rows[3].append((number.center(len(_BOX_TOP)), "strong"))
            rows[4].append((self._state(circlet).center(len(_BOX_TOP)), "" if here else "dim"))
            rows[5].append((worth.center(len(_BOX_TOP)), "" if here else "dim"))
            for number_of_row, row in enumerate(rows):
                over = len(self._state(circlet)) - len(_BOX_TOP) if number_of_row == 4 else 0
                row.append((gap[max(0, over) :], ""))
        legend = tuple(
            message("modal-feather-letter", letter=letter, colour=say.feather(colour))
            for colour, letter in enumerate(FEATHER_LETTERS)
        )
        return [*rows, [], self.line(message("modal-feathers", letters=legend), "dim")]

    def _slot(self, view: PlayerView, slot: int) -> tuple[str, str]:
        colour = view.content.masks[self.me.mask][slot]
        letter = FEATHER_LETTERS[colour]
        style = f"feather-{COLOUR_NAMES[colour]}"
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather) and pointed.slot == slot:
            return f">{letter}<", f"{style} cursor"
        if self.me.feathers >> slot & 1:
            return f" {letter} ", f"{style} strong"
        wanted = isinstance(pointed, TakeFeather) and pointed.colour == colour
        return (f">{letter.lower()}<" if wanted else f" {letter.lower()} "), style if wanted else f"{style} dim"

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

    def below(self, view: PlayerView, width: int) -> list[Line]:
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
