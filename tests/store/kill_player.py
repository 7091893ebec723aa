"""Play saved games until killed, and say of each choice and undo that it was shown, right when it was.

Run as `kill_player.py FOLDER SEED`. Its first line is `ready`, each further one
`game-id step seat choice` or `game-id step seat undo`.
"""

import os
import random
import sys
from pathlib import Path

from cuzco_tui.game import Game
from cuzco_tui.games import find_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.seats import human
from cuzco_tui.table.table import Table

GAME: Game = find_game("cuzco")
UNDO_SHARE = 0.2


def play_until_killed(store: SqliteStore, generator: random.Random) -> None:
    """Resume the game that is not finished, or start one, play it to its end, and begin again."""
    while True:
        unfinished = [summary.id for summary in store.list_games() if not summary.finished]
        if unfinished:
            table = Table.resume(lambda _name: GAME, store, unfinished[0])
        else:
            seats = [human(f"Player {number}") for number in range(GAME.description.seat_counts[0])]
            table = Table.new(GAME, seats, seed=generator.randrange(2**32), store=store)
        with table:
            play_to_the_end(table, generator)


def play_to_the_end(table: Table, generator: random.Random) -> None:
    """Choose at random and take back at random, telling of both when they are made."""
    seat = 0
    while (decision := table.decision) is not None:
        if table.can_undo(seat) and generator.random() < UNDO_SHARE:
            table.undo(seat, table.step)
            what = "undo"
        else:
            seat = decision.seat
            table.play(seat, generator.choice(decision.options), table.step)
            what = table.choice_texts[-1]
        os.write(1, f"{table.id} {table.step} {seat} {what}\n".encode())


if __name__ == "__main__":
    os.write(1, b"ready\n")
    play_until_killed(SqliteStore(Path(sys.argv[1])), random.Random(int(sys.argv[2])))
