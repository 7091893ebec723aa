"""What a replay on screen leads to: a game of one's own from any point, a file, or a saved game."""

from pathlib import Path
from typing import TYPE_CHECKING

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.opener import change_table

if TYPE_CHECKING:
    from cuzco_tui.tui.screens.replay import ReplayScreen


def ask_what_if(screen: "ReplayScreen") -> None:
    """Ask whether to play on from the present step, and who plays for other people; raise why one cannot."""
    from cuzco_tui.play.what_if import other_people, point_at

    replay = screen.replay
    point = point_at(replay, screen.past.at, screen.past.eyes)
    asked = message(
        "what-if-ask",
        step=point.step,
        round=replay.round(point.step),
        who=replay.seats[point.seat].name,
        anew="no" if replay.finished else "yes",
    )
    people = other_people(replay, point)

    async def begin(with_people: bool) -> None:
        from cuzco_tui.play.what_if import take_over
        from cuzco_tui.store.sqlite import SqliteStore

        try:
            table = take_over(replay, point, SqliteStore(), with_people=with_people)
        except GameError as error:
            screen.notify(screen.words_of(error), severity="error", markup=False)
            return
        screen.house.run_worker(change_table(screen.house, table))

    async def people_answered(bots: bool | None) -> None:
        if bots is not None:
            await begin(with_people=not bots)

    async def answered(yes: bool | None) -> None:
        if yes and people:
            told = screen.words(message("what-if-people", names=tuple(people)))
            screen.app.push_screen(Confirm(told, message("what-if-title")), people_answered)
        elif yes:
            await begin(with_people=False)

    screen.app.push_screen(Confirm(screen.words(asked), message("what-if-title")), answered)


def export(screen: "ReplayScreen") -> None:
    """Write the game to a file of its name in the present folder; one that goes on comes with a warning."""
    from cuzco_tui.store.portable import export_game
    from cuzco_tui.store.sqlite import SqliteStore

    file = Path(f"{screen.replay.id}.txt")
    export_game(SqliteStore(), screen.replay.id, file)
    screen.notify(screen.words(message("replay-exported", file=str(file.absolute()))), markup=False)
    if not screen.replay.finished:
        screen.notify(screen.words(message("export-open-game")), severity="warning", markup=False)


def take_in(screen: "ReplayScreen") -> None:
    """Add the game of a file to the saved games."""
    from cuzco_tui.store.sqlite import SqliteStore

    saved = screen.replay.saved
    game_id = SqliteStore().create(saved.header, saved.records, saved.id)
    screen.notify(screen.words(message("replay-taken-in", game=game_id)), markup=False)
