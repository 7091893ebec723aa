"""Home by ear: the ways into the house in a short list, to which every game leads back."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from cuzco_tui.game import Description, GameError
from cuzco_tui.games import descriptions, find_description, find_game, has_several, in_words_of
from cuzco_tui.messages import LANGUAGE_NAMES, Message, message
from cuzco_tui.play.answers import WordedOption
from cuzco_tui.play.lessons import Progress
from cuzco_tui.play.program import names_of_program
from cuzco_tui.play.seating import describe_game, games_to_go_on_with, names_in
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.text.commands import COMMANDS, Command, Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.hearing import tell_keys
from cuzco_tui.text.menu import Menu
from cuzco_tui.text.numbering import Numbered, OptionLine, a_line_each
from cuzco_tui.text.rule_answers import RuleAnswers
from cuzco_tui.text.setup_questions import ask_index, setup_desk
from cuzco_tui.text.which_game import ask_game

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import GameSummary

HOME: Final = Command("home", False)
"""Leads from a game at this machine back home."""
GAME_COMMANDS: Final = (*COMMANDS[:-1], HOME, COMMANDS[-1])
"""What can be typed in a game at this machine."""


class Ways(NamedTuple):
    """Where the ways from home lead that open a game."""

    resume: Callable[[str], Awaitable[None]]
    """Goes on with a saved game, by its id."""
    begin: Callable[[Description], Awaitable[None]]
    """Sets up a game and begins it."""
    learn: Callable[[Description], Awaitable[None]]
    """Teaches a game."""


class Home:
    """Offers the ways into the house until whoever listens leaves, which is an exception."""

    def __init__(self, game: Description, store: SqliteStore, console: Console, ways: Ways) -> None:
        self.game = game
        """The game that is spoken of, and meant where nobody names another."""
        self.store = store
        self.console = console
        self.ways = ways
        self._desk = setup_desk(find_game(game.name), console, "more", "less")
        self._read: list[str] = []
        """The ways as they were read out last."""

    def greet(self) -> None:
        """Say before anything else what there is to play."""
        if has_several():
            self.console.greet(*(in_words_of(each.name, message("about-game")) for each in descriptions()))
        else:
            self.console.greet(message("about-game"), message("about-game-more"))

    async def _choose(self, among: Sequence[Description]) -> Description:
        """Ask which of these games is meant, and speak of it from now on."""
        return self._speak_of(await ask_game(self._desk, among, self.game))

    def _speak_of(self, game: Description) -> Description:
        self.game = game
        self.console.speak_of(game.words)
        self._desk.rules = RuleAnswers(find_game(game.name), self.console)
        return game

    async def stay(self) -> None:
        """Ask where to go, go there and come back, again and again."""
        while True:
            rows = self._rows()

            def options(rows: Sequence[tuple[Message, object]] = tuple(rows)) -> list[WordedOption]:
                return [WordedOption(self.console.words_of(words), "") for words, _ in rows]

            menu = Menu(
                self._desk, lambda: message("text-home-where"), options, 0, make_lines=self._unless_read(options())
            )
            menu.show()
            index = await menu.ask(self._no_game, self.console.hear)
            assert index is not None
            try:
                await rows[index][1]()
            except GameError as error:
                self.console.print(error.told(self.console.words))

    def _unless_read(self, options: Sequence[WordedOption]) -> Callable[[Numbered, bool], Sequence[OptionLine]] | None:
        """Give what says that the ways are as before, where they were read out just before; else nothing."""
        words = [option.words for option in options]
        before, self._read = self._read, words
        if before != words:
            return None
        return lambda asked, in_full: (
            a_line_each(asked) if in_full else [OptionLine(message("text-options-same"), asked.numbers)]
        )

    async def _no_game(self, _order: Ordered) -> bool:
        self.console.say("text-no-game")
        return False

    def _rows(self) -> list[tuple[Message, Callable[[], Awaitable[None]]]]:
        """Give the ways that are open now, what is most likely wanted first."""
        saved = self.store.list_games()
        begin = (message("title-new"), self._begin)
        teaching = [each for each in descriptions() if each.tutorial]
        learn = [(message("title-learn"), self._learn)] if teaching else []
        open_games = [summary for summary in games_to_go_on_with(self.store) if summary.trouble is None]
        rows: list[tuple[Message, Callable[[], Awaitable[None]]]] = [begin, *learn]
        if not saved and not any(Progress().of(each.name) for each in teaching):
            rows = [*learn, begin]
        if open_games:
            rows.insert(0, (self._continue_words(open_games[0]), self._continuing(open_games[0])))
        if self._others():
            rows.append((message("text-home-saved"), self._saved))
        if saved:
            rows.append((message("text-home-replays"), self._replays))
            rows.append((message("text-home-statistics"), self._statistics))
        rows.append((message("title-friends"), self._friends))
        return [*rows, (message("title-rules"), self._rules), (message("title-settings"), self._settings)]

    def _continue_words(self, summary: "GameSummary") -> Message:
        from cuzco_tui.play.how_it_stands import how_it_stands

        return message("text-home-continue", stands=how_it_stands(self.store, summary).told())

    async def _begin(self) -> None:
        await self.ways.begin(await self._choose(descriptions()))

    async def _learn(self) -> None:
        await self.ways.learn(await self._choose([each for each in descriptions() if each.tutorial]))

    def _continuing(self, summary: "GameSummary") -> Callable[[], Awaitable[None]]:
        return lambda: self._resume(summary)

    async def _resume(self, summary: "GameSummary") -> None:
        """Go on with a game, of which is spoken from now on."""
        await self.ways.resume(summary.id)
        self._speak_of(find_description(summary.game))

    def _others(self) -> "list[GameSummary]":
        """Give the games besides the one to continue, those that cannot be opened last."""
        found = games_to_go_on_with(self.store)
        first = next((summary for summary in found if summary.trouble is None), None)
        return [summary for summary in found if summary is not first]

    async def _saved(self) -> None:
        """Go on with another saved game."""
        saved = self._others()
        if all(summary.trouble for summary in saved):
            self.console.tell_all(describe_game(summary) for summary in saved)
            self.console.say("text-home-none")
            return
        await self._resume(await self._pick(saved, "text-ask-resume"))

    async def _replays(self) -> None:
        """Look back at a game, and play on from there if that is wanted."""
        from cuzco_tui.play.replay import find_replay
        from cuzco_tui.text.replay import ReplayByEar

        saved = [summary for summary in self.store.list_games() if summary.trouble is None]
        if not saved:
            self.console.say("text-home-none")
            return
        chosen = await self._pick(saved, "text-home-which-replay", self._winners())
        self._speak_of(find_description(chosen.game))
        table = await ReplayByEar(find_replay(self.store, chosen.id, find_game), self.console, self.store).listen()
        if table is not None:
            game_id = table.id or ""
            table.close()
            await self.ways.resume(game_id)

    def _winners(self) -> dict[str, list[str]]:
        """Name who won each of the finished games, by its id, as far as they are counted."""
        from cuzco_tui.play.results import read_results

        return {
            result.id: [seat.name for seat in result.seats if seat.place == 1]
            for result in read_results(self.store, find_game, copies=True)
        }

    async def _pick(
        self, saved: "Sequence[GameSummary]", question: str, winners: Mapping[str, Sequence[str]] = MappingProxyType({})
    ) -> "GameSummary":
        def told(summary: "GameSummary") -> str:
            return self.console.words_of(describe_game(summary, winners.get(summary.id, ())))

        def options() -> list[WordedOption]:
            return [WordedOption(told(summary), summary.id, names_in(summary)) for summary in saved]

        return saved[await ask_index(self._desk, message(question), options)]

    async def _statistics(self) -> None:
        """Tell the statistics over one's finished games of one kind."""
        from cuzco_tui.text.stats import lines_of, statistics_of

        finished = {summary.game for summary in self.store.list_games() if summary.finished}
        game = await self._choose([each for each in descriptions() if each.name in finished] or [self.game])
        for line in lines_of(statistics_of(game), self.console.words):
            self.console.print(line)

    async def _friends(self) -> None:
        """Tell how to play with others, with the commands as they are typed here, each on a line of its own."""
        program = next(names_of_program())
        typed = {
            "friends-serve": f"{program} serve --listen 0.0.0.0",
            "friends-served": "ssh -p 8022 HOST",
            "text-home-friends-join": f"{program} join HOST",
        }
        for id_ in ("friends-here", "friends-serve", "friends-served", "friends-lobby", "text-home-friends-join"):
            self.console.say(id_)
            if id_ in typed:
                self.console.tell_whole(message("text-typed-line", typed=typed[id_]))

    async def _rules(self) -> None:
        """Say how the rules are asked for."""
        await self._choose(descriptions())
        assert self._desk.rules is not None
        self._desk.rules.tell("")

    async def _settings(self) -> None:
        """Tell what is set, and which commands change it."""
        console = self.console
        console.say(f"text-now-{console.detail}")
        console.say("text-width", width=console.width)
        tell_keys(console)
        console.say("text-setting-language", language=LANGUAGE_NAMES[console.language])
        console.say("text-home-settings-how")
