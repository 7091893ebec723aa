"""Caral in words: its events, options, boards and reasons as messages, shared by all front ends."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cuzco_tui.deed import Deed
from cuzco_tui.game import Collection, Reason, Standing
from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.events import Event, MoveExplained
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import events, options, questions, reasons, scores
from cuzco_tui.messages import Message, Names, message

if TYPE_CHECKING:
    from cuzco_tui.narrator import Grouped


class CaralNarrator:
    """Puts Caral into messages."""

    kinds: Final = ("rounds", "architect", "turns", "gains", "ceremony")
    """The kinds of news; `gains` is what others' deeds brought them."""
    left_out_when_brief: Final = ("architect", "gains")
    """What is not told to those who want to hear little: the question of a turn says where the architect stands."""

    def event(self, event: Event, view: PlayerView, names: Names) -> Message:
        """Say what happened."""
        return events.event_message(event, view, names)

    def deeds(self, happened: Sequence[Event], view: PlayerView, names: Names) -> list[Deed]:
        """Put together what belongs together."""
        from cuzco_tui.games.caral.narration.deeds import deeds

        return deeds(happened, view, names)

    def is_detail(self, event: Event) -> bool:
        """Tell whether a brief account leaves an event out."""
        return events.is_detail(event)

    def is_purpose(self, event: Event) -> bool:
        """Tell whether an event says what a bot's part was for."""
        return isinstance(event, MoveExplained)

    def is_told_elsewhere(self, event: Event) -> bool:
        """Tell whether another event or a question always says the same."""
        return events.is_told_elsewhere(event)

    def is_echo(self, event: Event, _first: bool) -> bool:
        """Tell whether an event says nothing but what its chooser has just chosen."""
        from cuzco_tui.games.caral.narration.aloud import is_echo

        return is_echo(event)

    def arranged(self, options: Sequence[Choice], view: PlayerView) -> Sequence[Choice]:
        """Put options in the order in which people want to meet them."""
        from cuzco_tui.games.caral.narration.arranging import arranged

        return arranged(options, view)

    def short_question(self, view: PlayerView) -> Message | None:
        """Ask for a turn, which comes again and again, in fewer words."""
        return questions.short_question(view)

    def grouped(self, choice: Choice, view: PlayerView, names: Names, _shortly: bool) -> "Grouped | None":
        """Say an option as a part of a line that it shares with its neighbours."""
        from cuzco_tui.games.caral.narration.aloud import grouped

        return grouped(choice, view, names)

    def opening(self, view: PlayerView) -> list[Message]:
        """Say what is special at this table, for whoever begins a game."""
        from cuzco_tui.games.caral.narration.aloud import opening

        return opening(view)

    def question(self, view: PlayerView, names: Names) -> Message:
        """Say who must decide what."""
        return questions.question(view, names)

    def option(self, choice: Choice, view: PlayerView, names: Names) -> Message:
        """Say what an option does."""
        return options.option_message(choice, view, names)

    def brings(self, choice: Choice, view: PlayerView, names: Names) -> list[Message]:
        """Say what an option would bring the decider, and what it leads to."""
        from cuzco_tui.games.caral.narration.outcomes import brings

        return brings(choice, view, names)

    def reason(self, reason: Reason, _view: PlayerView, names: Names) -> Message:
        """Say why something is not possible."""
        return reasons.reason_message(reason, names)

    def subject(self, reason: Reason, view: PlayerView, names: Names) -> Message:
        """Say what a reason is about."""
        return reasons.subject_message(reason, view, names)

    def why_this(self, subject: str, because: Mapping[str, Reason], view: PlayerView, names: Names) -> Message | None:
        """Say in one sentence why one thing is not possible."""
        return reasons.why_this(subject, because, view, names)

    def concerns(self, reason: Reason, view: PlayerView) -> bool:
        """Tell whether a reason is about the pending decision."""
        return reasons.concerns(reason, view)

    def look(self, topic: str, words: str, view: PlayerView, names: Names) -> list[Message]:
        """Describe a part of the game; without a topic, the game at a glance."""
        from cuzco_tui.games.caral.narration import looks

        look = looks.LOOKS.get(topic)
        if look is None:
            return looks.overview(words, view, names) if not topic else [message("look-unknown", topic=topic)]
        return look(words, view, names)

    def where(self, view: PlayerView, names: Names) -> list[Message]:
        """Say year, round and order of play."""
        from cuzco_tui.games.caral.narration.looks import where

        return where(view, names)

    def collections(self, _view: PlayerView, _seat: int) -> list[Collection]:
        """Give none: in Caral nothing is worth fame only once a whole set of it is there."""
        return []

    def standings(self, standings: Sequence[Standing], names: Names) -> list[Message]:
        """Tell the ranking."""
        return scores.standings_messages(standings, names)
