"""What a narrator may do for people who listen; for a game whose narrator does not, the house does the plain thing."""

from collections.abc import Hashable, Sequence
from typing import Any

from cuzco_tui.deed import Deed
from cuzco_tui.game import Choice, Decision, Event, Reason
from cuzco_tui.messages import Message, Names
from cuzco_tui.narrator import Grouped, Narrator


class Aloud:
    """Asks a narrator for what only some of them know."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator: Any = narrator

    def _knows(self, name: str) -> bool:
        return hasattr(self._narrator, name)

    def arranged(self, decision: Decision, view: Any) -> Decision:
        """Give a decision with its options in the order in which people want to meet them."""
        if not self._knows("arranged"):
            return decision
        return decision._replace(options=self._narrator.arranged(decision.options, view))

    @property
    def has_short_options(self) -> bool:
        """Whether the game says any option in fewer words once it was heard in full."""
        return self._knows("short_option")

    def short_option(self, choice: Choice, view: Any, names: Names) -> Message | None:
        """Say an option that was heard in full before in fewer words; None when there are none."""
        return self._narrator.short_option(choice, view, names) if self._knows("short_option") else None

    def option_alone(self, choice: Choice, view: Any, names: Names) -> Message:
        """Say an option where neither its question nor the table is in sight."""
        tell = self._narrator.option_alone if self._knows("option_alone") else self._narrator.option
        said: Message = tell(choice, view, names)
        return said

    def short_question(self, view: Any) -> Message | None:
        """Ask what is asked again and again in fewer words; None when there are none."""
        return self._narrator.short_question(view) if self._knows("short_question") else None

    def opening(self, view: Any) -> Sequence[Message]:
        """Say what is to be known of a table before the first question of a game."""
        return self._narrator.opening(view) if self._knows("opening") else ()

    def grouped(self, choice: Choice, view: Any, names: Names, shortly: bool) -> Grouped | None:
        """Say an option as a part of a line that it shares with its neighbours; None when it has a line of its own.

        `shortly` asks for few words, since it was heard in full before.
        """
        return self._narrator.grouped(choice, view, names, shortly) if self._knows("grouped") else None

    def subject_part(self, reason: Reason, view: Any, names: Names) -> Grouped | None:
        """Say what a reason is about as one of several of its sort; None when it always stands alone."""
        return self._narrator.subject_part(reason, view, names) if self._knows("subject_part") else None

    def same_list(self, view: Any) -> Hashable | None:
        """Give what is the same for questions that go on with one list, whose numbers then stay; None for others."""
        return self._narrator.same_list(view) if self._knows("same_list") else None

    def deed_of(self, choices: Sequence[Choice]) -> int | None:
        """Give the place of the choice by which a whole part is known; None where each speaks for itself."""
        found: int | None = self._narrator.deed_of(choices) if self._knows("deed_of") else None
        return found

    def is_told_elsewhere(self, event: Event) -> bool:
        """Tell whether another event or a question always says the same."""
        return bool(self._narrator.is_told_elsewhere(event)) if self._knows("is_told_elsewhere") else False

    def is_purpose(self, event: Event) -> bool:
        """Tell whether an event says what a bot's part was for."""
        return bool(self._narrator.is_purpose(event)) if self._knows("is_purpose") else False

    def is_echo(self, event: Event, first: bool) -> bool:
        """Tell whether an event, the first or a later one, says nothing but what its chooser has just chosen."""
        return bool(self._narrator.is_echo(event, first)) if self._knows("is_echo") else False

    def kinds(self) -> Sequence[str]:
        """Name the kinds of news that can be left out; the words for each are listed in the message `kind-NAME`."""
        return self._narrator.kinds if self._knows("kinds") else ()

    def left_out_when_brief(self) -> Sequence[str]:
        """Name the kinds of news that a brief account leaves out unless they are wanted."""
        return self._narrator.left_out_when_brief if self._knows("left_out_when_brief") else ()

    def meant_by_look(self, words: str, view: Any, names: Names) -> tuple[str, str] | None:
        """Give the topic under which the game tells of a thing or a player that is named without one, and the words."""
        found: tuple[str, str] | None = (
            self._narrator.meant_by_look(words, view, names) if self._knows("meant_by_look") else None
        )
        return found

    def said_once(self) -> Sequence[str]:
        """Name the ids of what needs to be said only once to whoever looks at things."""
        return self._narrator.said_once if self._knows("said_once") else ()

    def takes_nothing(self, text: str) -> bool:
        """Tell whether the option with this text takes nothing, such as an end; it has a key of its own then."""
        return self._knows("takes_nothing") and text in self._narrator.takes_nothing

    def deeds(self, happened: Sequence[Event], view: Any, names: Names) -> list[Deed] | None:
        """Put events together to deeds; None when the game tells every event by itself."""
        return self._narrator.deeds(happened, view, names) if self._knows("deeds") else None
