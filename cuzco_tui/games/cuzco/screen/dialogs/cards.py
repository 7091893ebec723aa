"""God cards in dialogs: what a card does, when, what it costs, and what one has to pay with."""

from cuzco_tui.games.cuzco.engine.choices import (
    Choice,
    FulfilTask,
    TakeGod,
    UseAbility,
    UsePututu,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES, NOT_PAID, VIA_NAMES
from cuzco_tui.games.cuzco.engine.prices import cards_played
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pututu import PututuModal
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.modals.decision import Options
from cuzco_tui.tui.widgets.panel import Line

PUTUTUS = "pututu"
"""Stands for all changes of a die by pututus; opens their own dialog."""


def cards_of(choice: Choice | None) -> list[tuple[int, int]]:
    """The god cards that an option plays, each with how it is paid."""
    if isinstance(choice, UseAbility) and choice.boosted:
        return [(1, NOT_PAID)]
    return cards_played(choice) if choice is not None else []


def card_at(modal: CuzcoModal) -> int:
    """Give the god card that the option under the cursor takes or plays, 0 for none."""
    choice = modal.pointed
    if isinstance(choice, TakeGod):
        return modal.view.face_up[choice.god]
    return next((card for card, _ in cards_of(choice)), 0)


def card_lines(modal: CuzcoModal, card: int, via: int = NOT_PAID) -> list[Line]:
    """Tell a card's name, what it does and when, and, when it is to be played, its cost."""
    if not card:
        return [modal.line(message("no-card-help"), "dim")]
    view, me = modal.view, modal.me
    name = modal.say(say.card(card))
    lines: list[Line] = [
        [(name[:1].upper() + name[1:], f"god-{GOD_NAMES[(card - 1) // 3]} strong")],
        modal.line(message(f"card-{card:02}-help")),
    ]
    if via:
        cost = message(
            "modal-card-cost",
            via=VIA_NAMES[via],
            offerings=me.offerings,
            inti=me.inti,
            vp=view.content.inti_vp,
        )
        lines.append(modal.line(cost))
    face_up = "yes" if view.face_up[(card - 1) // 3] == card else "no"
    lines.append(modal.line(message("modal-card-where", hand=me.hand[card], shown=face_up), "dim"))
    return lines


class GodCardModal(CuzcoModal):
    """Asks whether and how a card is played; in a turn also offers pututus."""

    HEADING = "modal-card"
    TOLD = CuzcoModal.TOLD | {"brings-fulfilled"}

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        self.turns = [option for option in options if isinstance(parse_choice(option[0]), UsePututu)]
        others = [option for option in options if option not in self.turns]
        if self.turns:
            others.append((PUTUTUS, message("modal-card-pututus")))
        super().__init__(model, language, question, others)

    @property
    def pointed(self) -> Choice | None:
        """The option under the cursor, None on the way to the pututus."""
        return None if self.pointed_text == PUTUTUS else super().pointed

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the cards of the option under the cursor, or of all when it plays none."""
        if self.pointed_text == PUTUTUS:
            return [self.line(message("look-pututus", one=self.me.pututu_one, two=self.me.pututu_two))]
        cards = cards_of(self.pointed)
        if not cards:
            every = {card for text, _ in self.options if text != PUTUTUS for card, _ in cards_of(parse_choice(text))}
            cards = [(card, NOT_PAID) for card in sorted(every)]
        lines = [line for card, via in cards for line in card_lines(self, card, via)]
        if view.kind == "ChooseFinalTask":
            meant = (self.pointed.task,) if isinstance(self.pointed, FulfilTask) else ()
            lines += [[], *self.task_bars(view, width).draw(self.me.tasks, meant)]
        return lines

    def take(self, text: str) -> None:
        """Answer, or go on to the pututus."""
        if text != PUTUTUS:
            self.dismiss(text)
            return

        def turned(answer: str | None) -> None:
            if answer:
                self.dismiss(answer)

        self.app.push_screen(PututuModal(self.model, self.language, self.question, self.turns), turned)


class GodGainModal(CuzcoModal):
    """Asks which face-up card is taken, and tells what the one under the cursor does."""

    HEADING = "modal-gods"
    TOLD = CuzcoModal.TOLD | {"brings-card", "then-god-cards"}

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the card under the cursor."""
        pointed = self.pointed
        return card_lines(self, view.face_up[pointed.god]) if isinstance(pointed, TakeGod) else []
