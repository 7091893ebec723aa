"""The exchange: pips left, everything they buy with its price, and what was bought so far."""

from collections.abc import Sequence

from cuzco_tui.game import Event
from cuzco_tui.games.cuzco.engine.choices import (
    GAIN_OFFERING,
    GAIN_POINT,
    RESERVE_KHIPU,
    Choice,
    PlaceDie,
    PlayCard,
    SlideDown,
    SlideUp,
    TakeFeather,
    TakeGod,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.events import GodCardTaken
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.prices import HIGH_PRICE, LOW_PRICE, exchange_price
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines, cards_of
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.panel import Line


class ExchangeModal(CuzcoModal):
    """Asks what the pips are spent on."""

    HEADING = "modal-exchange"
    TOLD = CuzcoModal.TOLD | {
        "brings-card",
        "brings-feather",
        "brings-raised",
        "then-feather-slot",
        "then-exchange",
        "then-raise",
    }

    def fill(self) -> None:
        """Part the options by their price."""
        choices = self.query_one(Choices)
        heads = {
            LOW_PRICE: message("modal-exchange-one"),
            HIGH_PRICE: message("modal-exchange-two"),
            0: message("modal-exchange-free"),
        }
        last = -1
        for index, (text, _) in enumerate(self.options):
            cost = exchange_price(parse_choice(text))
            if cost != last:
                choices.headings[index] = heads[cost]
            last = cost
        plain = [(text, self._plain(words)) for text, words in self.options]
        choices.ask(self.question, plain)

    def _plain(self, words: Message) -> Message:
        """An option without its price, which the heading tells."""
        inner = words.values.get("option")
        return inner if words.id == "option-for-pips" and isinstance(inner, Message) else words

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show the pips, what they brought so far, and what one has."""
        me = self.me
        lines: list[Line] = []
        if view.kind == "ChooseExchange":
            left = self._left(view)
            told = self.say(message("modal-exchange-pips", left=left, all=view.turn_pips))
            spent = view.turn_pips - left
            lines.append([(f"{told}  ", "strong"), ("[o]" * left, "strong"), (" x " * spent, "dim")])
        if bought := self.bought():
            lines.append(self.line(message("modal-exchange-bought", bought=bought)))
        supplies = message("look-supplies", offerings=me.offerings, food=me.food, inti=me.inti, priests=me.priests)
        lines.append(self.line(supplies, "dim"))
        return lines + self.task_bars(view, width).draw(me.tasks)

    def bought(self) -> tuple[Value, ...]:
        """What this exchange brought so far, from the choices since the die was placed."""
        found: list[Value] = []
        for own in reversed(self.model.chosen):
            choice = parse_choice(own.text)
            if isinstance(choice, PlaceDie):
                break
            said = self._gain(choice, own.events)
            if said is not None:
                found.insert(0, said)
        return tuple(found)

    def _gain(self, choice: Choice, events: Sequence[Event]) -> Value | None:
        for event in events:
            if isinstance(event, GodCardTaken) and event.seat == self.seat:
                return say.card(event.card)
        if isinstance(choice, SlideDown | SlideUp):
            return say.tile(choice.tile, self.view.content)
        if isinstance(choice, TakeFeather):
            return message("modal-exchange-feather", colour=say.feather(choice.colour))
        if isinstance(choice, PlayCard):
            return say.card(choice.card)
        if choice is GAIN_POINT:
            return message("option-vp")
        if choice is GAIN_OFFERING:
            return message("option-offering")
        return message("option-khipu") if choice is RESERVE_KHIPU else None

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what one pip does not buy."""
        if view.kind != "ChooseExchange" or self._left(view) != LOW_PRICE:
            return []
        return [self.line(message("modal-exchange-dear"), "dim")]

    def _left(self, view: PlayerView) -> int:
        """The pips that are left to spend."""
        asked = pending(view)
        return asked.pips if asked is not None else 0

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the card under the cursor, or what a slide brings."""
        pointed = self.pointed
        if isinstance(pointed, TakeGod):
            return card_lines(self, view.face_up[pointed.god])
        if isinstance(pointed, SlideDown) and pointed.tile < 12:
            return [self.knowledge_line(view.content.tile_value[pointed.tile % 12])]
        return [line for card, via in cards_of(pointed) for line in card_lines(self, card, via)]
