"""A new table by a few questions, each with a default."""

from collections.abc import Sequence
from typing import Final

from cuzco_tui.game import Description, Json
from cuzco_tui.games import descriptions
from cuzco_tui.lobby.facts import NewTable, TableTime
from cuzco_tui.messages import Message, message
from cuzco_tui.play.seating import ME
from cuzco_tui.text.lobby.commands import QuestionDesk
from cuzco_tui.text.lobby.visitor import Visitor
from cuzco_tui.text.lobby.wording import time_rule
from cuzco_tui.text.several import SeveralQuestion

FREE: Final = "free"
_DAY: Final = 24 * 60 * 60
TIMES: Final = (
    TableTime(),
    TableTime("turn", 5 * 60),
    TableTime("turn", _DAY),
    TableTime("turn", 3 * _DAY),
    TableTime("turn", 7 * _DAY),
    TableTime("game", 60 * 60),
    TableTime("game", 14 * _DAY),
)
"""How long people may think, as it is offered."""


class TableQuestions:
    """Asks one person for a new table."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._guest = visitor.lobby.account.guest

    async def plan(self) -> NewTable:
        """Ask for everything; going back is an exception."""
        game = await self._ask_game()
        self._visitor.console.speak_of(game.words)
        seats = await self._ask_seats(game)
        options = await self._ask_options(game)
        open_ = not self._guest and await self._prefers("text-make-open", "text-make-everybody", "text-make-code")
        hints = await self._prefers("text-make-hints-question", "text-make-hints", "text-make-no-hints")
        time = TableTime()
        if FREE in seats:
            time = TIMES[await self._visitor.ask(message("text-make-time"), [time_rule(each) for each in TIMES])]
        return NewTable(game.name, seats, options, open_, hints, time)

    async def _ask_game(self) -> Description:
        games = descriptions()
        if len(games) == 1:
            return games[0]
        return games[await self._visitor.ask(message("text-ask-game"), [game.title for game in games])]

    async def _ask_seats(self, game: Description) -> tuple[str, ...]:
        """Ask how many seats there are, and for each but one's own whether it is free or a bot's."""
        count = await self._visitor.ask_count(message("text-ask-players"), game.seat_counts)
        who = [*([] if self._guest else [FREE]), *game.bots]
        words: Sequence[Message] = [message("text-make-free" if each == FREE else f"bot-{each}") for each in who]
        usual = who.index(game.usual_bot if self._guest else FREE)
        seats = [ME]
        for number in range(2, count + 1):
            seats.append(who[await self._visitor.ask(message("text-make-seat", number=number), words, usual)])
        return tuple(seats)

    async def _ask_options(self, game: Description) -> dict[str, Json]:
        """Ask for each table option of the game, the usual value first."""
        options: dict[str, Json] = {}
        for asked in game.questions():
            if asked[0].group:
                desk = QuestionDesk(self._visitor.console)
                options |= await SeveralQuestion(self._visitor.console, desk, self._visitor.hear, asked).ask()
                continue
            (option,) = asked
            words = [
                message(("text-yes" if value else "text-no") if option.is_switch else option.value_words(value))
                for value in option.values
            ]
            question = message("text-ask-option", about=message(option.about))
            options[option.name] = option.values[await self._visitor.ask(question, words)]
        return options

    async def _prefers(self, question: str, first: str, second: str) -> bool:
        """Ask for one of two, and say whether it is the first."""
        return await self._visitor.ask(message(question), [message(first), message(second)]) == 0
