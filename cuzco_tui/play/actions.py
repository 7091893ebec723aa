"""What a person can do at every front end besides choosing: the screen gives it keys, the text mode words."""

from typing import Final, NamedTuple

from cuzco_tui.messages import Message, message


class UserAction(NamedTuple):
    """Something a person can ask for, by the same id wherever they play."""

    id: str
    for_decider: bool = False
    """Whether it is only for somebody who must decide now."""

    @property
    def name(self) -> Message:
        """A short name."""
        return message(f"do-{self.id}")

    @property
    def about(self) -> Message:
        """A sentence for the help."""
        return message(f"about-{self.id}")


USER_ACTIONS: Final = {
    action.id: action
    for action in (
        UserAction("hint", for_decider=True),
        UserAction("why", for_decider=True),
        UserAction("rule"),
        UserAction("undo"),
        UserAction("help"),
        UserAction("leave"),
    )
}
"""By their ids, in the order of the help."""
