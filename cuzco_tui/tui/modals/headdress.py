"""The headdress in dialogs: feather slots over circlets, with what the cursor would fill or activate."""

from cuzco_tui.games.cuzco.engine.choices import ActivateCirclet, PlaceFeather, TakeFeather
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.road_map import FEATHER_LETTERS
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.widgets.panel import Line


class HeaddressModal(DecisionModal):
    """Asks for a feather slot, a feather or a circlet over the player's own headdress."""

    HEADING = "modal-headdress"

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw twelve slots over six circlets; what the cursor would fill stands in angle brackets."""
        column = min(13, max(10, width // 6))
        slots: Line = []
        circlets: Line = []
        states: Line = []
        marks: Line = []
        for circlet in range(6):
            here = self._meant(circlet)
            pieces = [self._slot(view, slot) for slot in (2 * circlet, 2 * circlet + 1)]
            slots += [*pieces, (" " * (column - 6), "")]
            number = f"   {circlet + 1}"
            circlets.append((number.ljust(column), "cursor" if here else "strong"))
            states.append((self.say(self._state(circlet)).ljust(column)[:column], "" if here else "dim"))
            marks.append((("^" * 6 if here else "").ljust(column), "strong"))
        legend = tuple(
            message("modal-feather-letter", letter=letter, colour=say.feather(colour))
            for colour, letter in enumerate(FEATHER_LETTERS)
        )
        return [slots, circlets, states, marks, self.line(message("modal-feathers", letters=legend), "dim")]

    def _slot(self, view: PlayerView, slot: int) -> tuple[str, str]:
        colour = view.content.masks[self.me.mask][slot]
        letter = FEATHER_LETTERS[colour]
        style = f"feather-{COLOUR_NAMES[colour]}"
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather) and pointed.slot == slot:
            return f">{letter}<", f"{style} cursor"
        if self.me.feathers >> slot & 1:
            return f"[{letter}]", f"{style} strong"
        wanted = isinstance(pointed, TakeFeather) and pointed.colour == colour
        return (f">{letter.lower()}<" if wanted else f" {letter.lower()} "), style if wanted else f"{style} dim"

    def _meant(self, circlet: int) -> bool:
        """Whether the option under the cursor is about a circlet."""
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather):
            return pointed.slot // 2 == circlet
        return isinstance(pointed, ActivateCirclet) and pointed.pips == circlet + 1

    def _state(self, circlet: int) -> Message:
        if self.me.circlets >> 2 * circlet & 1:
            return message("modal-circlet-active")
        filled = (self.me.feathers >> 2 * circlet & 3).bit_count()
        if filled == 2:
            return message("modal-circlet-ready")
        return message("modal-circlet-half") if filled else message("modal-circlet-empty")

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the circlet under the cursor lacks then, and what activating it brings this round."""
        pointed = self.pointed
        if isinstance(pointed, PlaceFeather):
            other = pointed.slot ^ 1
            circlet = pointed.slot // 2
            vp = view.content.circlet_vp[circlet] + view.content.headdress_bonus[max(view.round, 1) - 1]
            if self.me.feathers >> other & 1:
                return [self.line(message("modal-slot-completes", circlet=circlet + 1, vp=vp), "strong")]
            lacking = say.feather(view.content.masks[self.me.mask][other])
            return [self.line(message("modal-slot-first", circlet=circlet + 1, colour=lacking))]
        return []
