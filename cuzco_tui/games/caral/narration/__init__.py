"""Caral in words: its events, options, boards and reasons as messages, shared by all front ends."""

from typing import Final

from cuzco_tui.game import Collection
from cuzco_tui.games.caral.engine.choices import DONE, OFFER_NOTHING, SKIP
from cuzco_tui.games.caral.engine.events import Event, MoveExplained
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import (
    alone,
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


class CaralNarrator:
    """Puts Caral into messages."""

    kinds: Final = ("rounds", "architect", "turns", "gains", "ceremony")
    """The kinds of news; `gains` is what others' deeds brought them."""
    left_out_when_brief: Final = ("architect", "gains")
    """What is not told to those who want to hear little: the question of a turn says where the architect stands."""

    takes_nothing: Final = frozenset((SKIP.text, DONE.text, OFFER_NOTHING.text))
    """The texts of the options that take nothing."""

    event = staticmethod(events.event_message)
    is_detail = staticmethod(events.is_detail)
    is_told_elsewhere = staticmethod(events.is_told_elsewhere)
    is_echo = staticmethod(aloud.is_echo)
    deeds = staticmethod(deeds.deeds)
    arranged = staticmethod(arranging.arranged)
    grouped = staticmethod(aloud.grouped)
    opening = staticmethod(aloud.opening)
    question = staticmethod(questions.question)
    short_question = staticmethod(questions.short_question)
    option = staticmethod(options.option_message)
    option_alone = staticmethod(alone.option_alone)
    brings = staticmethod(outcomes.brings)
    reason = staticmethod(reasons.reason_message)
    subject = staticmethod(reasons.subject_message)
    subject_part = staticmethod(reasons.subject_part)
    why_this = staticmethod(reasons.why_this)
    concerns = staticmethod(reasons.concerns)
    standings = staticmethod(scores.standings_messages)

    def is_purpose(self, event: Event) -> bool:
        """Tell whether an event says what a bot's part was for."""
        return isinstance(event, MoveExplained)

    def look(self, topic: str, words: str, view: PlayerView, names: Names) -> list[Message]:
        """Describe a part of the game; without a topic, the game at a glance."""
        from cuzco_tui.games.caral.narration.looks import LOOKS

        look = LOOKS.get(topic)
        return look(words, view, names) if look else [message("look-unknown", topic=topic)]

    def meant_by_look(self, words: str, view: PlayerView, names: Names) -> tuple[str, str] | None:
        """Give the topic under which a place or a player is told that is named without one, and the words for it."""
        from cuzco_tui.games.caral.narration.looks import meant_by_look

        return meant_by_look(words, view, names)

    def where(self, view: PlayerView, names: Names) -> list[Message]:
        """Say year, round and order of play."""
        from cuzco_tui.games.caral.narration.looks import where

        return where(view, names)

    def collections(self, _view: PlayerView, _seat: int) -> list[Collection]:
        """Give none: in Caral nothing is worth fame only once a whole set of it is there."""
        return []
