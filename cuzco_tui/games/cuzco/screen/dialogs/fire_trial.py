"""The fire trial: both halves in one dialog."""

from cuzco_tui.games.cuzco.engine.choices import (
    DECLINE,
    GAIN_FOOD,
    GAIN_KNOWLEDGE,
    GAIN_OFFERING,
    Choice,
    PlayCard,
    TakeGod,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.codes import VIA_NAMES
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoColumnsModal
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.modals.choices import Column
from cuzco_tui.tui.widgets.panel import Line


class FireTrialModal(CuzcoColumnsModal):
    """Picks gift and growth together; when the gift was taken already, growth alone."""

    HEADING = "modal-fire"
    TOLD = CuzcoColumnsModal.TOLD | {
        "brings-card",
        "brings-offerings",
        "brings-food",
        "brings-knowledge",
        "then-growth",
    }

    @property
    def whole(self) -> bool:
        """Whether both halves are still open."""
        return self.view.kind == "ChooseFireGift"

    def asked(self, view: PlayerView, width: int) -> list[Line]:
        """Ask for both halves at once."""
        return [self.line(message("modal-fire-both") if self.whole else self.question, "strong")]

    def column_names(self) -> list[str]:
        """Gift and growth, or what is left."""
        return ["gift", "growth"] if self.whole else ["growth"]

    def fill(self) -> None:
        """Fill both halves; the second one is what the engine will offer then."""
        growth = self.query_one("#growth", Column)
        if not self.whole:
            growth.ask(message("modal-fire-growth"), self.options)
            return
        gifts = [(text, self._gift_words(parse_choice(text), words)) for text, words in self.options]
        self.query_one("#gift", Column).ask(message("modal-fire-gift"), gifts)
        offered = preview(self.view, DECLINE).options
        growth.ask(message("modal-fire-growth"), [self.words_of(choice) for choice in offered])

    def _gift_words(self, choice: Choice, words: Message) -> Message:
        """Card 08 in few words, since what it does is told below."""
        return message("modal-fire-card", via=VIA_NAMES[choice.via]) if isinstance(choice, PlayCard) else words

    def _picked(self, name: str) -> Choice | None:
        columns = self.query(f"#{name}").results(Column)
        column = next(iter(columns), None)
        return parse_choice(column.pointed) if column is not None and column.pointed else None

    def _ends_trial(self, gift: Choice | None) -> bool:
        """Whether a gift leaves no growth to take."""
        return gift is not None and all(asked.kind != "ChooseFireGrowth" for asked in preview(self.view, gift).ahead)

    def show_pointed(self) -> None:
        """Card 08 replaces both halves."""
        growth = self.query_one("#growth", Column)
        void = message("modal-fire-void") if self._ends_trial(self._picked("gift")) else None
        if growth.void != void:
            growth.void = void
            growth.redraw()
        super().show_pointed()

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what Enter takes, and what the picks bring."""
        gift, growth = self._picked("gift"), self._picked("growth")
        lines: list[Line] = []
        if isinstance(gift, TakeGod):
            lines += card_lines(self, view.face_up[gift.god])
        elif isinstance(gift, PlayCard):
            lines += card_lines(self, gift.card, gift.via)
        elif gift is GAIN_OFFERING:
            lines.append(self.line(message("modal-offerings", offerings=self.me.offerings, cards=self.me.hand_size)))
        if not self._ends_trial(gift):
            if growth is GAIN_KNOWLEDGE:
                lines.append(self.knowledge_line(1))
            elif growth is GAIN_FOOD:
                lines.append(self.line(message("modal-food", food=self.me.food)))
        both = (gift,) if self._ends_trial(gift) else (gift, growth)
        picks = [self._gift_words(choice, self.words_of(choice)[1]) for choice in both if choice is not None]
        return [self.takes(*picks), *([[], *lines] if lines else [])]

    @property
    def hint_is_a_part(self) -> bool:
        """A hint for the gift says nothing of growth."""
        return self.whole

    def take_hint(self, text: str) -> None:
        """Mark the hinted gift and go on to growth."""
        gift = next(iter(self.query("#gift").results(Column)), None)
        if gift is None:
            self.dismiss(text)
            return
        gift.point([option for option, _ in gift.options].index(text))
        self.show_pointed()
        growth = self.query_one("#growth", Column)
        (growth if growth.void is None else gift).focus()

    def take(self, text: str) -> None:
        """Confirm both picks at once."""
        gift, growth = self._picked("gift"), self._picked("growth")
        parts = [choice.text for choice in (gift, growth) if choice is not None]
        self.dismiss(parts[0] if self._ends_trial(gift) else "\n".join(parts))
