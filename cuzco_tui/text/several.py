"""One question for all the switches of a group: those that are to be on are named at once."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cuzco_tui.game import Json, TableOption
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.answers import WordedOption, shortened
from cuzco_tui.play.several import several_meant
from cuzco_tui.text.commands import Ordered, listed
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk

_ALL: Final = "text-several-all"
_NONE: Final = "text-several-none"


class SeveralQuestion:
    """Asks which of some switches are to be on."""

    def __init__(
        self, console: Console, desk: Desk, hear: Callable[[], Awaitable[str]], switches: Sequence[TableOption]
    ) -> None:
        self._console = console
        self._desk = desk
        self._hear = hear
        self._switches = switches

    async def ask(self) -> dict[str, Json]:
        """Ask until it is answered; Enter alone means the usual ones."""
        self._show(in_full=self._console.verbose)
        while True:
            self._prompt()
            if not (typed := await self._hear()):
                return {switch.name: switch.default for switch in self._switches}
            meant = several_meant(typed, self._options(), self._words(_ALL), self._words(_NONE))
            if not isinstance(meant, str):
                self._tell_chosen(meant)
                return {switch.name: place in meant for place, switch in enumerate(self._switches)}
            if not self._obey(typed):
                self._console.say("text-not-among", typed=shortened(meant))

    def _options(self) -> list[WordedOption]:
        return [WordedOption(self._console.words_of(message(each.label)), each.name) for each in self._switches]

    def _words(self, id_: str) -> list[str]:
        """Give the words for all of them or for none, those of the language first."""
        return [*listed(self._console.words, id_), *listed(self._console.english, id_)]

    def _show(self, in_full: bool) -> None:
        """Say the question, and a line for each switch, on demand with what it changes."""
        self._console.say("text-ask-option", about=message(self._switches[0].about_group))
        for number, switch in enumerate(self._switches, 1):
            words: Value = message(switch.label)
            if in_full:
                words = message("text-several-explained", name=words, about=message(switch.explained))
            self._console.say("text-option", number=number, words=words)

    def _prompt(self) -> None:
        usual = [switch for switch in self._switches if switch.default]
        every = len(usual) == len(self._switches)
        default: Value = self._words(_ALL if every else _NONE)[0]
        if usual and not every:
            default = self._names(usual)
        self._console.say("text-prompt-several", all=self._words(_ALL)[0], none=self._words(_NONE)[0], default=default)

    def _tell_chosen(self, places: Sequence[int]) -> None:
        chosen = self._names([self._switches[place] for place in places])
        self._console.say(
            "text-several-chosen",
            group=message(self._switches[0].group_label),
            names=chosen or self._words(_NONE)[0],
        )

    @staticmethod
    def _names(switches: Sequence[TableOption]) -> tuple[Message, ...]:
        return tuple(message(switch.label) for switch in switches)

    def _obey(self, typed: str) -> bool:
        """Carry out a command, and say whether it was one."""
        first, _, rest = typed.partition(" ")
        command = self._desk.vocabulary.exact(first)
        if command is None or (rest and not command.takes_words):
            return False
        language = self._console.language
        if command.name == "repeat":
            self._show(in_full=True)
        elif not self._desk.obey(Ordered(command.name, rest)):
            self._console.say("text-no-game")
        elif self._console.language != language:
            self._show(in_full=False)
        return True
