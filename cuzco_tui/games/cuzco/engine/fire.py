"""The fire trial (F)."""

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_RICH_FIRE_TRIAL
from cuzco_tui.games.cuzco.engine.choices import (
    DECLINE,
    GAIN_FOOD,
    GAIN_KNOWLEDGE,
    GAIN_OFFERING,
    Choice,
    PlayCard,
    TakeGod,
)
from cuzco_tui.games.cuzco.engine.decisions import FIRE_GIFT, FIRE_GROWTH
from cuzco_tui.games.cuzco.engine.gods import god_options, take_god_card
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import (
    can_learn,
    declined,
    gain_food,
    gain_knowledge,
    gain_offerings,
)


def earn_fire_trial(s: State, seat: int) -> None:
    """Have a player take a fire trial now (F-2)."""
    if s.log is not None:
        s.log.append(events.FireTrialEarned(seat))
    s.stack.append((FIRE_GIFT, seat, 0, 0, 0))


def gift_options(s: State, frame: Frame) -> list[Choice]:
    """A face-up god card or an offering, or card 08 instead of the whole trial (F-1, G-08)."""
    options = god_options(s)
    options.append(GAIN_OFFERING)
    add_playable(options, s, frame, CARD_RICH_FIRE_TRIAL)
    options.append(DECLINE)
    return options


def take_gift(s: State, frame: Frame, choice: Choice) -> None:
    """Carry out the first half; card 08 replaces both halves."""
    seat = frame[1]
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    s.stack.append((FIRE_GROWTH, seat, 0, 0, 0))
    if isinstance(choice, TakeGod):
        take_god_card(s, seat, choice.god)
    elif choice is GAIN_OFFERING:
        gain_offerings(s, seat, 1)
    else:
        declined(s, seat, FIRE_GIFT)


def growth_options(s: State, frame: Frame) -> list[Choice]:
    """A space on the knowledge track or a food (F-1)."""
    if can_learn(s, s.players[frame[1]]):
        return [GAIN_KNOWLEDGE, GAIN_FOOD, DECLINE]
    return [GAIN_FOOD, DECLINE]


def take_growth(s: State, frame: Frame, choice: Choice) -> None:
    """Carry out the second half."""
    seat = frame[1]
    if choice is GAIN_KNOWLEDGE:
        gain_knowledge(s, seat, 1)
    elif choice is GAIN_FOOD:
        gain_food(s, seat, 1)
    else:
        declined(s, seat, FIRE_GROWTH)
