"""The ceremony: the offerings laid open so far, what they bring, and what one offers oneself."""

from cuzco_tui.games.caral.engine.choices import OFFER_NOTHING, Offer, parse_choice
from cuzco_tui.games.caral.engine.codes import MOODS
from cuzco_tui.games.caral.engine.outcomes import stake
from cuzco_tui.games.caral.engine.preview import bid_with, bids_of, mood_now
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.dialogs.dialog import CaralModal
from cuzco_tui.games.caral.screen.drawing.cards import card_role, laid_open
from cuzco_tui.games.caral.screen.drawing.offerings import offering_lines, order_of
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Choices, Tiles
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells

_OFFERINGS = Tiles(14, 18)


class OfferingModal(CaralModal):
    """Asks for the offering; each possible one is a tile that tells what it brings as things stand."""

    HEADING = "modal-ceremony"
    SUBJECT = ("pyramids",)
    LEAST_WIDTH = 60

    def fill(self) -> None:
        """Lay the offerings beside each other, every kind in a row of its own."""
        self.lay_tiles(_OFFERINGS)
        choices, before = self.query_one(Choices), -1
        for index, (text, _) in enumerate(self.options):
            choice = parse_choice(text)
            if isinstance(choice, Offer) and choice.kind != before:
                before = choice.kind
                choices.group_tiles[index] = _OFFERINGS
        super().fill()

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """The cards of an offering, and whether it would be the highest so far."""
        choice = parse_choice(text)
        if not isinstance(choice, Offer):
            return super().tile(text, words, width, key)
        name = f" {self.say(say.cards_of(choice.kind, choice.number))}"
        leads = bid_with(self.view, self.seat, choice.number) > bids_of(self.view).most
        fame = self.view.content.bidder_fame[self.view.height - 1] if leads else self.view.content.offering_fame
        more = sum(self.view.content.statuses[card].fame for card in stake(self.view, choice).statuses)
        told = self.say(message("offering-brings", fame=fame, leads="yes" if leads else "no", more=more))
        return [
            [(name + " " * max(0, width - cells(name)), f"on-{card_role(choice.kind)} strong")],
            [(" ", ""), *laid_open(choice.kind, min(choice.number, (width - 2) // 2))],
            [(f" {key:<3}", "gold strong"), (told, "good strong" if leads else "")],
        ]

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """The offerings so far, what cannot be offered, what the ceremony pays, and what the gods ask for."""
        content = view.content
        letters = seat_letters(self.names.names)
        named = [self.say(self.names(seat)) for seat in range(view.seats)]
        lines = offering_lines(view, self.say, letters, named)
        highest = content.bidder_fame[view.height - 1]
        pays = message("pyramids-ceremony", highest=highest, other=content.offering_fame, nothing=-content.nothing_fame)
        lines += [[], *folded([(self.say(pays), "muted")], width)]
        if view.barred >= 0:
            lines += folded([(self.say(message("offering-barred", kind=say.card_kind(view.barred))), "muted")], width)
        if view.modules & MOODS:
            card = say.mood(mood_now(view), view.seats, content)
            total = sum(bids_of(view).counts)
            lines += folded([(self.say(message("offering-mood", card=card, total=total)), "muted")], width)
        return lines

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell how many cards would be left, or what offering nothing costs."""
        pointed = self.pointed
        if isinstance(pointed, Offer):
            left = sum(self.me.hand) - pointed.number
            after = [
                self.say(self.names(seat))
                for seat in order_of(view)[order_of(view).index(self.seat) + 1 :]
                if view.players[seat].hand_size
            ]
            told = message("offering-left", left=left, after=tuple(after), last="no" if after else "yes")
            cards = [self.say(say.status_full(card, view.content)) for card in stake(view, pointed).statuses]
            status = [f" {self.say(message('offering-status', cards=tuple(cards)))}"] if cards else []
            return folded([("".join([self.say(told), *status]), "gold")], width)
        if pointed is OFFER_NOTHING:
            return folded([(self.say(message("offering-loses", fame=-view.content.nothing_fame)), "gold")], width)
        return []
