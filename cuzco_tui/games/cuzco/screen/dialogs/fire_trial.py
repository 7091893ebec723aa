"""The fire trial: gifts as cards, growth as tiles, both taken at once."""

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
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import LOW, CuzcoColumnsModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import card, card_rows, from_to, god_role, plain_tile
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.actions import MOST_ANSWERS
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Column, Tiles
from cuzco_tui.tui.widgets.panel import Line

_CARDS = Tiles(12, 15)
_GROWTH = Tiles(25, 29)
_OTHERS = Tiles(30, 44)


class FireTrialModal(CuzcoColumnsModal):
    """Picks gift and growth together; when the gift was taken already, growth alone."""

    HEADING = "modal-fire"
    SUBJECT = ("gods",)
    STACKED = True
    LEAST_WIDTH = 80
    TOLD = CuzcoColumnsModal.TOLD | {
        "brings-card",
        "brings-costs",
        "brings-offerings",
        "brings-food",
        "brings-knowledge",
        "then-growth",
    }

    @property
    def whole(self) -> bool:
        """Whether both halves are still open."""
        return self.view.kind == "ChooseFireGift"

    def column_names(self) -> list[str]:
        """Gift and growth, or what is left."""
        return ["gift", "growth"] if self.whole else ["growth"]

    def fill(self) -> None:
        """Fill both halves; the second one is what the engine will offer then. The digits go on from half to half."""
        growth = self.query_one("#growth", Column)
        growth.tiles, growth.face = _GROWTH, self._growth_face
        offered = preview(self.view, DECLINE).options if self.whole else self.model.choices
        growing = [self.words_of(choice) for choice in (*offered,) if choice is not DECLINE]
        if DECLINE in offered:
            growing.append((DECLINE.text, message("modal-fire-nothing")))
        growth.ask(message("modal-fire-growth"), growing)
        if not self.whole:
            return
        gift = self.query_one("#gift", Column)
        gift.tiles, gift.face = _CARDS, self._gift_face
        gifts = [(text, self._gift_words(parse_choice(text), words)) for text, words in self.options]
        plain = [text for text, _ in gifts if isinstance(parse_choice(text), TakeGod) or text == GAIN_OFFERING.text]
        gifts.sort(key=lambda option: (option[0] not in plain, option[0] == DECLINE.text))
        gift.group_tiles = {len(plain): _OTHERS}
        gift.headings[len(plain)] = [[]]
        if gifts[-1][0] == DECLINE.text and len(gifts) > len(plain) + 2:
            gift.group_tiles[len(gifts) - 1] = LOW
        gift.ask(message("modal-fire-gift"), gifts)
        gift.digits = {text: number for number, text in enumerate(plain, 1)}
        free = range(len(plain) + 1, MOST_ANSWERS + 1)
        growth.digits = {text: number for (text, _), number in zip(growing, free, strict=False)}
        rest = range(len(plain) + len(growing) + 1, MOST_ANSWERS + 1)
        others = [text for text, _ in gifts if text not in plain]
        gift.digits |= dict(zip(others, rest, strict=False))

    def _gift_words(self, choice: Choice, words: Message) -> Message:
        """Card 08 in few words, since what it does is told below."""
        if choice is DECLINE:
            return message("modal-fire-nothing")
        return message("modal-fire-card", via=VIA_NAMES[choice.via]) if isinstance(choice, PlayCard) else words

    def _gift_face(self, index: int, width: int) -> list[Line]:
        """A gift as a card."""
        gift = self.query_one("#gift", Column)
        text, words = gift.options[index]
        choice, key = parse_choice(text), gift.key_at(index)
        if isinstance(choice, TakeGod) and (shown := self.view.face_up[choice.god]):
            held: Line = [(self.say(message("modal-held-short", count=self.me.hand[shown])), "muted")]
            return card(self.say, self.view.content, shown, width, key, held if self.me.hand[shown] else None)
        if isinstance(choice, PlayCard):
            return folded([(f" {key:<3}", "gold strong"), (self.say(words), god_role(choice.card))], width, 4)
        if choice is GAIN_OFFERING:
            then = from_to(message("modal-fire-have"), self.me.offerings, self.me.offerings + 1, self.say)
            return plain_tile(
                self.say(message("modal-fire-offering")), "terracotta", [[], then], width, key, card_rows(width)
            )
        return [[(f" {key:<3}", "gold strong"), (self.say(words), "muted")]]

    def _growth_face(self, index: int, width: int) -> list[Line]:
        """Growth as a tile: what changes, and to what."""
        growth = self.query_one("#growth", Column)
        text, words = growth.options[index]
        key = (f" {growth.key_at(index):<3}", "gold strong")
        choice = parse_choice(text)
        if choice is GAIN_KNOWLEDGE:
            then = space_after(self.view, self.me, 1)
            return [[key, *from_to(message("modal-fire-knowledge"), self.me.knowledge, then, self.say)]]
        if choice is GAIN_FOOD:
            return [[key, *from_to(message("modal-fire-food"), self.me.food, self.me.food + 1, self.say)]]
        return [[key, (self.say(words), "muted")]]

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

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what the picks do and bring."""
        gift, growth = self._picked("gift"), self._picked("growth")
        lines: list[Line] = []
        if isinstance(gift, TakeGod):
            lines += card_lines(self, view.face_up[gift.god])
        elif isinstance(gift, PlayCard):
            lines += card_lines(self, gift.card, gift.via)
        elif gift is GAIN_OFFERING:
            lines.append(self.line(message("modal-offerings", offerings=self.me.offerings, cards=self.me.hand_size)))
        if gift is not None:
            brought = [phrase for phrase in self.model.brings_of(gift.text) if phrase.id not in self.TOLD]
            if brought:
                lines.append(self.line(tuple(brought), "gold"))
        if not self._ends_trial(gift):
            if growth is GAIN_KNOWLEDGE:
                lines.append(self.knowledge_line(1))
            elif growth is GAIN_FOOD:
                lines.append(self.line(message("modal-food", food=self.me.food), "muted"))
        return lines

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
        gift.go_to(text)
        self.show_pointed()
        growth = self.query_one("#growth", Column)
        (growth if growth.void is None else gift).focus()

    def take(self, text: str) -> None:
        """Confirm both picks at once."""
        gift, growth = self._picked("gift"), self._picked("growth")
        parts = [choice.text for choice in (gift, growth) if choice is not None]
        self.dismiss(parts[0] if self._ends_trial(gift) else "\n".join(parts))


class FireGrowthModal(FireTrialModal):
    """Picks growth alone, when the gift was taken already."""

    SUBJECT = ("track",)
    LEAST_WIDTH = 56
    HELP = "dialog-help"
    HELP_KEYS = ("take", "aside", "hint", "undo", "help")
