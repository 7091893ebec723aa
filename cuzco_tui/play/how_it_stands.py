"""How a saved game stands, in one line, without sitting down at it: its round, one's own score and who leads."""

from typing import TYPE_CHECKING, NamedTuple

from cuzco_tui.game import GameError
from cuzco_tui.games import find_game
from cuzco_tui.messages import Message, message
from cuzco_tui.play.seating import games_to_go_on_with, with_title

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import GameSummary, Store


class HowItStands(NamedTuple):
    """A saved game with the scores of its seats, none when they are not known."""

    summary: "GameSummary"
    scores: tuple[int, ...] = ()

    @property
    def own_seat(self) -> int | None:
        """The seat of the one person here; None where there are several or none."""
        people = [seat for seat, who in enumerate(self.summary.seats) if who.kind == "human"]
        return people[0] if len(people) == 1 else None

    @property
    def leaders(self) -> list[int]:
        """The seats with the highest score."""
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    def told(self) -> Message:
        """Say it in one line, which begins with the name of the game where there are several."""
        return with_title("stands-of-game", self.summary.game, self._told())

    def _told(self) -> Message:
        round_ = max(self.summary.round, 1)
        if not self.scores:
            return message("stands-round", round=round_)
        most, own = max(self.scores), self.own_seat
        others = tuple(self.summary.seats[seat].name for seat in self.leaders if seat != own)
        if own is None:
            return message("stands-others", round=round_, names=others, number=len(others), most=most)
        if not others:
            return message("stands-you-lead", round=round_, own=most)
        if own in self.leaders:
            return message("stands-level", round=round_, own=most, names=others)
        return message("stands-behind", round=round_, own=self.scores[own], names=others, number=len(others), most=most)


def how_it_stands(store: "Store", summary: "GameSummary") -> HowItStands:
    """Find out how a game stands; one that cannot be played again tells no scores."""
    from cuzco_tui.table.replay import rebuild

    try:
        game = find_game(summary.game)
        standings = game.ranking(rebuild(game, store.read(summary.id)).state)
    except GameError:
        return HowItStands(summary)
    return HowItStands(summary, tuple(each.score for each in sorted(standings, key=lambda each: each.seat)))


def game_to_continue(store: "Store") -> tuple[HowItStands | None, int]:
    """Give the unfinished game that was played last, and how many others there are."""
    open_games = [summary for summary in games_to_go_on_with(store) if summary.trouble is None]
    if not open_games:
        return None, 0
    return how_it_stands(store, open_games[0]), len(open_games) - 1
