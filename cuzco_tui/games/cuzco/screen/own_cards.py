"""One's god cards to read at any time: what each does, and when."""

from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Catalogue, message
from cuzco_tui.tui.modals.notice import Reading


def read_own_cards(view: PlayerView, words: Catalogue) -> Reading:
    """Tell of every card in one's hand what it does and when, and what it costs to play one."""
    assert view.seat is not None
    me = view.players[view.seat]
    lines: list[str] = []
    for card in range(1, CARD_KINDS + 1):
        if me.hand[card]:
            lines += [words.say(say.card(card)), words.say(message(f"card-{card:02}-help")), ""]
    cost = message("reading-cards-cost", offerings=me.offerings, inti=me.inti)
    told = lines or [words.say(message("reading-cards-none")), ""]
    return Reading(words.say(message("reading-cards")), [*told, words.say(cost)])
