"""God cards in dialogs: cards as cards, what one does, when, what it costs, and what one has to pay with."""

from cuzco_tui.games.cuzco.engine.choices import (
    DECLINE,
    Choice,
    FulfilTask,
    PlayCard,
    TakeDiscardedTile,
    TakeGod,
    UsePututu,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.codes import NOT_PAID, TILE_COLOUR_NAMES, VIA_NAMES
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import cards_of
from cuzco_tui.games.cuzco.screen.dialogs.pututu import PututuModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import card, god_role, plain_tile
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.modals.answer_keys import A_LETTER
from cuzco_tui.tui.modals.choices import Tiles
from cuzco_tui.tui.modals.decision import Options
from cuzco_tui.tui.widgets.panel import Line

PUTUTUS = "pututu"
"""Stands for all changes of a die by pututus; opens their own dialog."""
CARDS = Tiles(12, 15)
_PAID_CARDS = Tiles(18, 26)


def card_lines(modal: CuzcoModal, number: int, via: int = NOT_PAID) -> list[Line]:
    """Tell a card's name, what it does and when, and, when it is to be played, its cost."""
    if not number:
        return [modal.line(message("no-card-help"), "muted")]
    me = modal.me
    name = modal.say(say.card(number))
    lines: list[Line] = [
        [(name[:1].upper() + name[1:], f"{god_role(number)} strong")],
        modal.line(message(f"card-{number:02}-help")),
    ]
    if via:
        cost = message(
            "modal-card-cost",
            via=VIA_NAMES[via],
            offerings=me.offerings,
            inti=me.inti,
            vp=modal.view.content.inti_vp,
        )
        lines.append(modal.line(cost, "muted"))
    elif me.hand[number]:
        lines.append(modal.line(message("modal-held", count=me.hand[number]), "muted"))
    return lines


class GodCardModal(CuzcoModal):
    """Asks whether and how a card is played, at first pointing at not doing so; in a turn also offers pututus."""

    HEADING = "modal-card"
    SUBJECT = ("gods",)
    TOLD = CuzcoModal.TOLD | {"brings-fulfilled", "brings-costs"}

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

    def rule_pointed_at(self) -> str:
        """Give the rule of the card, or that of the pututus."""
        return "O-2" if self.pointed_text == PUTUTUS else super().rule_pointed_at()

    def fill(self) -> None:
        """Lay cards, if not tasks, beside each other."""
        if self.view.kind != "ChooseFinalTask":
            self.lay_tiles(_PAID_CARDS)
        super().fill()

    def begins_at(self) -> str:
        """Where one may decline, begin there: an impatient Enter pays for nothing."""
        return DECLINE.text

    def digit_of(self, text: str) -> int | None:
        """A card that comes between two turns has a letter, since digits may have been meant for dice."""
        offers_end = any(other == DECLINE.text for other, _ in self.options)
        return A_LETTER if offers_end and isinstance(self._choice(text), PlayCard) else super().digit_of(text)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """A card with what it is paid with."""
        if text == PUTUTUS:
            return plain_tile(self.say(message("modal-pututu-short")), "gold", [self.line(words)], width, key)
        return super().tile(text, words, width, key)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show one's tasks where they are the question, and the discarded tiles where one could take one."""
        if view.kind == "ChooseExtraTile":
            return self._discarded(view)
        if view.kind != "ChooseFinalTask":
            return []
        meant = (self.pointed.task,) if isinstance(self.pointed, FulfilTask) else ()
        return self.task_bars(view, width).draw(self.me.tasks, meant)

    def _discarded(self, view: PlayerView) -> list[Line]:
        """The tiles among the discards that the card could take."""
        card = next(choice for choice in view.options if isinstance(choice, PlayCard))
        tiles = [choice.tile for choice in preview(view, card).options if isinstance(choice, TakeDiscardedTile)]
        lines: list[Line] = []
        for colour, name in enumerate(TILE_COLOUR_NAMES):
            told = tuple(say.ability_brief(tile % 12 + 1) for tile in tiles if tile // 12 == colour)
            lines += [self.line(message("modal-discarded", colour=name, tiles=told), name)] if told else []
        return lines

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the cards of the option under the cursor."""
        if self.pointed_text == PUTUTUS:
            return [self.line(message("look-pututus", one=self.me.pututu_one, two=self.me.pututu_two))]
        if self.pointed is DECLINE:
            return self._declined()
        lines = [line for number, via in cards_of(self.pointed) for line in card_lines(self, number, via)]
        return [*lines, *([self.line(told, "gold")] if (told := self._brought()) else [])]

    def _declined(self) -> list[Line]:
        """Tell about the card that one could play, and what is lost without it."""
        cards = dict(played for text, _ in self.options for played in cards_of(self._choice(text)))
        lines = [line for number in cards for line in card_lines(self, number)]
        lost = next((told for text, _ in self.options if (told := self._gains(text))), ())
        if not lost:
            return lines
        is_turn = any(phrase.id == "then-turn" for phrase in lost)
        means = message("modal-card-turn-declined") if is_turn else message("modal-card-declined", lost=lost)
        return [*lines, self.line(means, "gold")]

    def _choice(self, text: str) -> Choice | None:
        return None if text == PUTUTUS else parse_choice(text)

    def _brought(self) -> Message | None:
        """Say what the option under the cursor would bring, beyond its cost."""
        told = self._gains(self.pointed_text)
        turn = next((phrase for phrase in told if phrase.id == "then-turn"), None)
        if turn is not None:
            return Message("modal-card-turn", turn.values)
        return message("modal-card-then", brings=told) if told else None

    def _gains(self, text: str) -> tuple[Message, ...]:
        """What an option would bring, beyond its cost."""
        return tuple(phrase for phrase in self.model.brings().get(text, ()) if phrase.id not in self.TOLD)

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
    SUBJECT = ("gods",)
    LEAST_WIDTH = 68
    TOLD = CuzcoModal.TOLD | {"brings-card", "then-god-cards", "then-ability"}

    def fill(self) -> None:
        """Lay the cards beside each other."""
        self.lay_tiles(CARDS)
        super().fill()

    def digit_of(self, text: str) -> int | None:
        """A god always has the same key."""
        choice = parse_choice(text)
        return choice.god + 1 if isinstance(choice, TakeGod) else super().digit_of(text)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """A face-up card."""
        choice = parse_choice(text)
        number = self.view.face_up[choice.god] if isinstance(choice, TakeGod) else 0
        if not number:
            return super().tile(text, words, width, key)
        return card(self.say, self.view.content, number, width, key)

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the card under the cursor, and what it would bring."""
        pointed = self.pointed
        if not isinstance(pointed, TakeGod):
            return []
        return [*card_lines(self, view.face_up[pointed.god]), *self.also_brings()]
