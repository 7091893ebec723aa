"""Playing god cards that are choices of their own: what is offered at a decision, and what follows (G-0)."""

from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF
from cuzco_tui.games.cuzco.engine.cards import CARDS
from cuzco_tui.games.cuzco.engine.choices import DECLINE, PLAY_CARD, Choice, PlayCard
from cuzco_tui.games.cuzco.engine.gods import pay_for_card, payments, ways_of
from cuzco_tui.games.cuzco.engine.state import Frame, State


def add_playable(options: list[Choice], s: State, frame: Frame, card: int) -> None:
    """Add the ways of playing a card now to the options, none when it cannot be paid or changes nothing."""
    player = s.players[frame[1]]
    if not player.hand[card] and (not player.inti or s.face_up[GOD_OF[card]] != card):
        return
    ways = payments(s, player, card)
    if ways and CARDS[card - 1].fits(s, frame):
        for via in ways_of(ways):
            options.append(PLAY_CARD[card - 1][via])


def playable_or_not(s: State, frame: Frame, card: int) -> list[Choice]:
    """List the ways of playing a card and the way of not playing it; none when it cannot be played."""
    options: list[Choice] = []
    add_playable(options, s, frame, card)
    if options:
        options.append(DECLINE)
    return options


def play_card(s: State, frame: Frame, choice: PlayCard) -> None:
    """Pay for a card that was chosen at a decision and carry out its effect."""
    pay_for_card(s, frame[1], choice.card, choice.via)
    CARDS[choice.card - 1].effect(s, frame)
