"""Cuzco in words: its events, options, boards and reasons as messages, shared by all front ends."""

from collections.abc import Sequence
from typing import Final

from cuzco_tui.game import Collection
from cuzco_tui.games.cuzco.engine.choices import DECLINE, DONE, Choice, PlaceDie
from cuzco_tui.games.cuzco.engine.events import Event, MoveExplained
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import (
    aloud,
    arranging,
    deeds,
    events,
    options,
    outcomes,
    questions,
    reasons,
    scores,
)
from cuzco_tui.messages import Message, Names, message


class CuzcoNarrator:
    """Puts Cuzco into messages."""

    kinds: Final = ("rounds", "rolls", "turns", "gains", "people", "city", "market", "tasks")
    """The kinds of news; `gains` is what others' deeds brought them."""
    left_out_when_brief: Final = ("rolls", "gains")
    said_once: Final = ("look-places-help", "look-roads-help")
    """What explains names, and need not be said at every look."""

    takes_nothing: Final = frozenset((DECLINE.text, DONE.text))
    """The texts of the options that take nothing."""

    event = staticmethod(events.event_message)
    is_detail = staticmethod(events.is_detail)
    is_told_elsewhere = staticmethod(events.is_told_elsewhere)
    is_echo = staticmethod(aloud.is_echo)
    deeds = staticmethod(deeds.deeds)
    arranged = staticmethod(arranging.arranged)
    same_list = staticmethod(arranging.same_list)
    grouped = staticmethod(aloud.grouped)
    opening = staticmethod(aloud.opening)
    question = staticmethod(questions.question)
    short_question = staticmethod(aloud.short_question)
    option = staticmethod(options.option_message)
    brings = staticmethod(outcomes.brings)
    reason = staticmethod(reasons.reason_message)
    subject = staticmethod(reasons.subject_message)
    why_this = staticmethod(reasons.why_this)
    concerns = staticmethod(reasons.concerns)
    standings = staticmethod(scores.standings_messages)

    def is_purpose(self, event: Event) -> bool:
        """Tell whether an event says what a bot's part was for."""
        return isinstance(event, MoveExplained)

    def deed_of(self, choices: Sequence[Choice]) -> int | None:
        """Give the place of the choice by which a turn is known: its die and action."""
        return next((place for place, choice in enumerate(choices) if isinstance(choice, PlaceDie)), None)

    def short_option(self, choice: Choice, view: PlayerView, _names: Names) -> Message | None:
        """Say an option that was heard before in fewer words."""
        return aloud.short_option(choice, view)

    def look(self, topic: str, words: str, view: PlayerView, names: Names) -> list[Message]:
        """Describe a part of the game; without a topic, the game at a glance."""
        from cuzco_tui.games.cuzco.narration.looks import LOOKS

        look = LOOKS.get(topic)
        return look(words, view, names) if look else [message("look-unknown", topic=topic)]

    def where(self, view: PlayerView, names: Names) -> list[Message]:
        """Say round, phase and order."""
        from cuzco_tui.games.cuzco.narration.looks import where

        return where(view, names)

    def collections(self, view: PlayerView, seat: int) -> list[Collection]:
        """Tell how far a seat is with the sets that score at the end."""
        from cuzco_tui.games.cuzco.narration.sets import collections

        return collections(view, seat)
