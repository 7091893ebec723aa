"""Somebody who is connected to a lobby by lines: what they are told, what they type, and how they want it."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import Lobby
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.answers import WordedOption, shortened
from cuzco_tui.play.settings_file import SettingsText, with_text_settings
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.hearing import read_kinds, written_kinds
from cuzco_tui.text.lobby.commands import QuestionDesk
from cuzco_tui.text.menu import Menu

Source: TypeAlias = Callable[[], Iterable[Message]]
"""Gives what is new and was not told yet."""

_TOLD_WITH_THE_GAME: Final = {"told-undone"}
"""Sentences of the server that are not told, since the news of the game say the same."""

_NO_CHAIR_THERE: Final = {"told-is-gone", "told-you-resigned"}
"""Sentences of the server after which one does not sit at that table any more."""


class Visitor:
    """One person at a server, from the first word to the last."""

    def __init__(self, lobby: Lobby, console: Console) -> None:
        self.lobby = lobby
        self.console = console
        settings = SettingsText(lobby.account.settings).spoken
        self.bell = settings.bell
        """Whether the bell rings when it becomes their turn."""
        self.changed = asyncio.Event()
        """Set when anything has changed since it was last looked at."""
        self.sources: list[Source] = []
        """Where news come from in the place where they are."""
        self.at = ""
        """The table at which they are."""
        self.table_gone = False
        """Whether there is no chair for them any more."""
        self._told_away = False
        self._stop = lobby.listen(self.changed.set)
        if settings.detail != "normal":
            console.detail = settings.detail
        console.width, console.keys = settings.width, settings.keys
        console.wanted_kinds = read_kinds(settings.filter)
        self._usual_detail = console.detail
        if lobby.account.language:
            console.speak(lobby.account.language)

    def go(self) -> None:
        """Listen no more."""
        self._stop()

    def tell_news(self) -> None:
        """Tell at once what happened; when the server says goodbye, this was the last."""
        self.console.tell_all(self._server_news())
        for source in list(self.sources):
            self.console.tell_all(source())
        if self.lobby.goodbye is not None:
            self.console.tell(self.lobby.goodbye)
            raise Leave

    def _server_news(self) -> Iterator[Message]:
        if self.lobby.away != self._told_away:
            self._told_away = self.lobby.away
            yield message("text-server-away" if self.lobby.away else "text-server-back")
        while self.lobby.notices:
            said = self.lobby.notices.popleft()
            here = bool(self.at) and said.values.get("table") == self.at
            self.table_gone = self.table_gone or (here and said.id in _NO_CHAIR_THERE)
            if said.id not in _TOLD_WITH_THE_GAME and not (here and said.id == "told-begun"):
                yield said

    async def hear(self) -> str:
        """Wait for a line, and tell meanwhile what happens."""
        while (typed := await self.hear_while(lambda: True)) is None:
            continue
        return typed

    async def hear_while(self, stands: Callable[[], bool]) -> str | None:
        """Wait for a line as long as something stands, and tell meanwhile what happens; None when it does not stand."""
        while True:
            self.changed.clear()
            self.tell_news()
            if not stands():
                return None
            typed = await self.console.hear_unless(self.changed)
            if typed is not None:
                return typed

    def ring(self) -> None:
        """Let the bell ring, if it is wanted."""
        if self.bell:
            self.console.ring()

    def refuse(self, error: GameError) -> None:
        """Say why something was not done."""
        self.console.print(error.told(self.console.words))

    async def keep_settings(self) -> None:
        """Let the server keep language and settings when they have changed."""
        account = self.lobby.account
        if account.is_new or account.guest:
            return
        known = SettingsText(account.settings).spoken
        wanted = known._replace(
            bell=self.bell,
            width=self.console.width,
            keys=self.console.keys,
            filter=written_kinds(self.console.wanted_kinds),
        )
        if self.console.detail != self._usual_detail:
            wanted = wanted._replace(detail=self.console.detail)
        language = self.console.language
        if wanted != known or language != account.language:
            await self.lobby.settle(language, with_text_settings(account.settings, wanted))

    async def ask(self, question: Message, answers: Sequence[Value], default: int | None = 0) -> int:
        """Ask with numbered answers, and give the place of the one that was chosen; going back is an exception."""
        return await self.ask_among(question, lambda: [self._option(answer) for answer in answers], default)

    async def ask_among(
        self, question: Message, make_options: Callable[[], Sequence[WordedOption]], default: int | None = 0
    ) -> int:
        """Ask with numbered answers that are made anew in each language."""
        menu = Menu(QuestionDesk(self.console), lambda: question, make_options, default)
        menu.show()
        index = await menu.ask(self._no_command, self.hear)
        assert index is not None
        return index

    async def agrees(self, question: Message) -> bool:
        """Ask for yes or no; Enter alone means no."""
        return await self.ask(question, (message("text-no"), message("text-yes"))) == 1

    async def ask_words(self, question: Message, default: str = "") -> str:
        """Ask for words, with a proposal perhaps; a command is one only as the whole line, and `back` goes back."""
        prompt = message("text-prompt-name", name=default) if default else message("text-prompt-words")
        while not (typed := await self._ask_line(question, prompt) or default):
            continue
        return typed

    async def ask_count(self, question: Message, counts: Sequence[int]) -> int:
        """Ask for a number that is its own answer; Enter alone means the first."""
        possible = tuple(str(count) for count in counts)
        prompt = message("text-prompt-count", counts=possible, default=counts[0])
        while True:
            typed = (await self._ask_line(question, prompt)).rstrip(".):") or possible[0]
            if typed in possible:
                return int(typed)
            self.console.say("text-no-count", typed=shortened(typed), counts=possible)

    async def _ask_line(self, question: Message, prompt: Message) -> str:
        """Ask for a line, and obey what is a command as a whole."""
        desk = QuestionDesk(self.console)
        self.console.tell(question)
        while True:
            self.console.tell(prompt)
            typed = await self.hear()
            first, _, rest = typed.partition(" ")
            command = desk.vocabulary.exact(first)
            if command is None or command.name in ("more", "less") or (rest and command.name not in ("lang", "help")):
                return typed
            language = self.console.language
            repeat = command.name == "repeat" or not desk.obey(Ordered(command.name, rest))
            if repeat or self.console.language != language:
                self.console.tell(question)

    def _option(self, answer: Value) -> WordedOption:
        words = self.console.words_of(answer)
        return WordedOption(words, words)

    async def _no_command(self, _order: Ordered) -> bool:
        self.console.say("text-question-first")
        return False
