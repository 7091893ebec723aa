"""The headdress in dialogs: feather slots over circlets, with what the cursor would fill or activate."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import ActivateCirclet, PlaceFeather, TakeFeather, parse_choice
from cuzco_tui.games.cuzco.engine.foresight import foresee
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.masks.headdress import CIRCLETS, feathers
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.widgets.panel import Line

_WIDEST: Final = 11
"""The columns of a circlet with its two slots at most."""
_FEATHER_ROWS: Final = 3


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
        """A circlet and its slots have the key of the die it needs, and a colour of feathers always the same."""
        choice = parse_choice(text)
        if isinstance(choice, PlaceFeather):
            return choice.slot // 2 + 1
        if isinstance(choice, TakeFeather):
            return choice.colour + 1
        return choice.pips if isinstance(choice, ActivateCirclet) else super().digit_of(text)

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
        room = min(_WIDEST, (width + 1) // CIRCLETS - 1)
        sight = Sight(self.say, view, self.seat, foresee(view, (self.pointed_text,)))
        needs, worths, states = [], [], []
        for circlet in range(CIRCLETS):
            here, active = self._meant(circlet), bool(self.me.circlets >> 2 * circlet & 1)
            style = "on-gold strong" if active else "cursor" if here else "on-tile"
            needs += self._part(self.say(message("modal-circlet-die", pips=circlet + 1)), room, style)
            worth = "" if active else self.say(message("modal-worth", vp=circlet_worth(view, circlet + 1)))
            worths += self._part(worth, room, style if active or here else "muted on-tile")
            states += self._part(self._state(circlet), room, "gold" if here else "muted")
        legend = tuple(
            message("modal-feather-letter", letter=letter, colour=say.feather(colour))
            for colour, letter in enumerate(FEATHER_LETTERS)
        )
        told = self.line(message("modal-feathers", letters=legend), "muted")
        return [*feathers(sight, room, _FEATHER_ROWS), needs, worths, states, told]

    def _part(self, words: str, room: int, style: str) -> Line:
        """Words in the middle of a circlet, and the free column after it."""
        return [(words.center(room), style), (" ", "")]

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
