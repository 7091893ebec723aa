"""The exchange: pips left, everything they buy with its price, and what was bought so far."""

from collections.abc import Iterator, Sequence

from cuzco_tui.game import Event
from cuzco_tui.games.cuzco.engine.choices import (
    DONE,
    GAIN_OFFERING,
    GAIN_POINT,
    RESERVE_KHIPU,
    Choice,
    PlaceDie,
    PlaceFeather,
    PlayCard,
    SlideDown,
    SlideUp,
    TakeFeather,
    TakeGod,
    parse_choice,
)
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, GODS, NOT_PAID, TILE_KINDS, VIA_NAMES
from cuzco_tui.games.cuzco.engine.events import GodCardTaken
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import HIGH_PRICE, LOW_PRICE, exchange_price
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.outcomes import phrases
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import cards_of
from cuzco_tui.games.cuzco.screen.drawing.pieces import god_names, god_role, people_role, pips_left
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.actions import ANSWERS, DIGITS
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.answer_keys import A_LETTER
from cuzco_tui.tui.modals.choices import Choices, Tiles
from cuzco_tui.tui.widgets.panel import Line

_THINGS = Tiles(34, 44)


_ALWAYS_OFFERED = (
    *(choice.text for choice in (GAIN_POINT, GAIN_OFFERING)),
    *(TakeGod(god).text for god in range(GODS)),
    RESERVE_KHIPU.text,
)
"""What has a digit."""
_FIRST_FEATHER = DIGITS + 1
"""The number of the first of the letters that feathers have."""
TASKS_FROM = 30
"""From so many lines on one's things are told in the dialog, too; on smaller terminals they stand beside it."""


class ExchangeModal(CuzcoModal):
    """Asks what the pips are spent on."""

    HEADING = "modal-exchange"
    SUBJECT = ("mask", "own")
    RESERVED_KEYS = range(_FIRST_FEATHER + len(COLOUR_NAMES))
    TOLD = CuzcoModal.TOLD | {
        "brings-card",
        "brings-feather",
        "brings-raised",
        "brings-vp",
        "brings-knowledge",
        "brings-food",
        "brings-offerings",
        "brings-costs",
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
                choices.headings[index] = [self.line(heads[cost], "muted")]
            last = cost
        choices.tiles, choices.face = _THINGS, self._thing
        plain = [(text, self._plain(words)) for text, words in self.options]
        self.ask(plain)

    def digit_of(self, text: str) -> int | None:
        """What every exchange offers has the same key in all of them, tiles and cards have letters after those."""
        if text in _ALWAYS_OFFERED:
            return ANSWERS[_ALWAYS_OFFERED.index(text)]
        choice = parse_choice(text)
        if isinstance(choice, TakeFeather):
            return _FIRST_FEATHER + choice.colour
        return super().digit_of(text) if choice is DONE else A_LETTER

    def series(self) -> object:
        """Tiles and cards keep their keys for a round."""
        return self.seat, self.view.kind, self.view.round

    def _thing(self, index: int, width: int) -> list[Line]:
        """What one buys, in a line; a card in its god's colour."""
        choices = self.query_one(Choices)
        text, words = choices.options[index]
        key: Line = [(f" {choices.key_at(index):<2}", "gold strong")]
        choice = parse_choice(text)
        if isinstance(choice, TakeGod) and (number := self.view.face_up[choice.god]):
            told: Line = [
                (f"{number:02} ", f"{god_role(number)} strong"),
                (f"{god_names(self.say, 11)[choice.god]}: {self.say(say.card_brief(number))}", ""),
            ]
        elif isinstance(choice, SlideDown):
            told = self._slide(choice.tile)
        elif isinstance(choice, TakeFeather):
            role = f"feather-{COLOUR_NAMES[choice.colour]}"
            told = [(self.say(words), role)]
        elif isinstance(choice, PlayCard):
            paid = self.say(message("modal-paid", via=VIA_NAMES[choice.via]))
            told = [
                (f"{choice.card:02} ", f"{god_role(choice.card)} strong"),
                (f"{self.say(say.card_brief(choice.card))}, {paid}", ""),
            ]
        else:
            told = self.line(words)
        return folded([*key, *told], width, 3)

    def _slide(self, tile: int) -> Line:
        """A person tile and what sliding it down brings."""
        kind = tile % TILE_KINDS
        brings = message(
            "modal-slide-farm" if kind >= 12 else "modal-slide-study", value=self.view.content.tile_value[kind % 12]
        )
        name = message("modal-slide", colour=say.tile_colour(kind // 12), ability=say.ability_brief(kind % 12 + 1))
        return [(self.say(name), people_role(kind // 12)), (f" {self.say(brings)}", "")]

    def rank(self, text: str) -> int:
        """By price, then by their keys but for the khipu, which comes after the feathers; what is free comes last."""
        number = None if text == RESERVE_KHIPU.text else self.digit_of(text)
        return (exchange_price(parse_choice(text)) or 50) * 100 + (number if number in ANSWERS else 50)

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
            lines.append([(f"{told}  ", "strong"), *pips_left(left, view.turn_pips)])
        if bought := self.bought():
            lines.append(self.line(message("modal-exchange-bought", bought=bought)))
        if self.app.size.height < TASKS_FROM:
            return lines
        supplies = message("look-supplies", offerings=me.offerings, food=me.food, inti=me.inti, priests=me.priests)
        lines.append(self.line(supplies, "muted"))
        return lines + self.task_bars(view, width).draw(me.tasks)

    def begins_at(self) -> str:
        """Begin with what was bought last, or with what is most like it; when nothing can be bought, with the end."""
        if not any(exchange_price(parse_choice(text)) for text, _ in self.options):
            return DONE.text
        last = next(self._bought_last(), None)
        return max(self.options, key=lambda option: self._likeness(option[0], last))[0] if last is not None else ""

    def _likeness(self, text: str, bought: Choice) -> tuple[bool, bool, bool]:
        """Tell how much an option is like what was bought: the same, of its kind, of its price."""
        option = parse_choice(text)
        same_price = exchange_price(option) == exchange_price(bought)
        return text == bought.text, type(option) is type(bought), same_price

    def _bought_last(self) -> Iterator[Choice]:
        """What this exchange was used for, the last thing first; where it was put does not count."""
        for own in reversed(self.model.chosen):
            choice = parse_choice(own.text)
            if isinstance(choice, PlaceDie):
                return
            if exchange_price(choice):
                yield choice

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

    def _left(self, view: PlayerView) -> int:
        """The pips that are left to spend."""
        asked = pending(view)
        return asked.pips if asked is not None else 0

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about the card under the cursor, or what a thing brings, and what one pip does not buy."""
        told = self._told(view)
        if gains := self._gains(view):
            said = self.say(gains)
            told.append([(f"{said[:1].upper()}{said[1:]}.", "gold")])
        if view.kind == "ChooseExchange" and self._left(view) == LOW_PRICE:
            told.append(self.line(message("modal-exchange-dear"), "muted"))
        return told

    def _told(self, view: PlayerView) -> list[Line]:
        pointed = self.pointed
        if isinstance(pointed, TakeGod):
            return self._card_told(view.face_up[pointed.god])
        if isinstance(pointed, SlideDown) and pointed.tile < 12:
            return [self.knowledge_line(view.content.tile_value[pointed.tile % 12])]
        return [line for card, via in cards_of(pointed) for line in self._card_told(card, via)]

    def _card_told(self, card: int, via: int = NOT_PAID) -> list[Line]:
        """What a card does and costs, whose name stands in the list, in one paragraph."""
        if not card:
            return card_lines(self, card)
        _name, first, *others = card_lines(self, card, via)
        return [[*first, *((f" {text}", style) for line in others for text, style in line)]]

    def _gains(self, view: PlayerView) -> tuple[Message, ...]:
        """What the option under the cursor brings beyond its words; of a feather, what it does in its best slot."""
        pointed = self.pointed
        if pointed is None:
            return ()
        seen = preview(view, pointed)
        slots = [option for option in seen.options if isinstance(option, PlaceFeather)]
        if isinstance(pointed, TakeFeather) and slots:
            tried = [preview(view, pointed, slot) for slot in slots]
            seen = max(tried, key=lambda each: max((feather.vp for feather in each.feathers), default=0))
        return tuple(phrase for phrase in phrases(seen, view, self.model.names) if phrase.id not in self.TOLD)
