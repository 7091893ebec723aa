"""The sleds of the others: in two or three lines for each what everybody may know of them."""

from cuzco_tui.games.caral.engine.codes import EMISSARY
from cuzco_tui.games.caral.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.drawing.cards import card_role, several
from cuzco_tui.games.caral.screen.letters import seat_letters
from cuzco_tui.games.caral.screen.panels.own_sled import Supply, pieces, possessions
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import padded, shortened

_NAME = 12
_ROOMY = 3
"""So many lines a player takes where there is room."""


class OtherSleds(Panel):
    """Shows for every other seat stones, range, cards, what is left, and priests."""

    TITLE = "panel-sleds"
    RULE = "CC-8"
    FITS = True
    INSET = 1

    def __init__(self) -> None:
        super().__init__(id="others")

    def _seats(self, view: PlayerView) -> list[int]:
        """The others, from the one after one's own seat on."""
        me = view.seat if view.seat is not None else view.active
        return [(me + number) % view.seats for number in range(1, view.seats)]

    def shown(self, view: PlayerView) -> object:
        """Everything that they have."""
        priests = tuple(view.priest), tuple(view.owner)
        return self._seats(view), tuple(possessions(player) for player in view.players), view.decider, priests

    def lasting(self, view: PlayerView) -> object:
        """The same without whose turn it is."""
        return tuple(possessions(view.players[seat]) for seat in self._seats(view))

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw each seat in as many lines as there is room for."""
        letters, seats = seat_letters(self.names.names), self._seats(view)
        names = [self.say(self.names(seat)) for seat in range(view.seats)]
        room = min(_NAME, max(len(names[seat]) for seat in seats))
        each = max(2, min(_ROOMY + 1, (self.rows + 1) // max(1, len(seats))))
        lines: list[Line] = []
        for seat in seats:
            player = view.players[seat]
            head: Line = [
                (f" {letters[seat]} ", f"on-seat-{seat} strong"),
                (f" {padded(shortened(names[seat], room), room)}  ", f"seat-{seat} strong"),
            ]
            stones = pieces(Supply(player.stones, player.stones, view.content.most_stones), "sled-stone", False)
            first = [
                message("others-range", range=view.content.ranges[player.sled]),
                message("others-cards", number=player.hand_size),
            ]
            line = [*head, *stones, ("  ", ""), *self._told(first, width - cells(head) - view.content.most_stones - 2)]
            indent = (" " * 4, "")
            shown = [line]
            if any(player.hand):
                shown.append([indent, *self._open_hand(player, width - 4)])
            for facts in self._more(view, seat):
                more = self._told(facts, width - 4)
                if more:
                    shown.append([indent, *more])
            lines += shown[:each]
            if each > len(shown):
                lines.append([])
        return lines[: max(1, self.rows)]

    def _open_hand(self, player: SeenPlayer, room: int) -> Line:
        """The cards of a hand that lies open, by their kinds; where room lacks these have a letter alone."""
        named = several(self.say, player.hand)
        if cells(named) <= room:
            return named
        return [
            (f" {number} {self.say(say.card_kind(kind))[0].upper()} ", f"on-{card_role(kind)} strong")
            for kind, number in enumerate(player.hand)
            if number
        ]

    def _more(self, view: PlayerView, seat: int) -> list[list[Message]]:
        """What else a seat has, in lines."""
        player, owned = view.players[seat], [index for index, owner in enumerate(view.owner) if owner == seat]
        priests = sum(view.priest[index] for index in owned)
        figures = "C" * player.envoys + "a" * player.beasts or "none"
        levels = [message("others-levels", number=player.level, figures=figures)] if view.modules & EMISSARY else []
        return [
            [
                message("others-carali", number=player.carali),
                message("others-workers", workers=" + ".join(map(str, player.workers))),
                message("others-priests", number=priests),
            ],
            [
                message("others-alpacas", left=player.alpacas),
                *levels,
                message("others-pyramids", number=sum(1 for index in owned if view.built[index])),
            ],
        ]

    def _told(self, facts: list[Message], room: int) -> Line:
        """As many facts as have room."""
        line: Line = []
        for fact in facts:
            number, blank, word = self.say(fact).partition(" ")
            piece: Line = [("  " if line else "", ""), (number, "strong"), (blank + word, "muted")]
            if cells([*line, *piece]) > room:
                break
            line += piece
        return line
