"""Games that were played, for the tests of replays."""

from functools import cache

import msgspec

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.play.replay import Replay, replay_of
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.records import SavedGame
from cuzco_tui.table.table import Table
from tests.games.cuzco.steady import STEADY

PEOPLE = (seats.human("Ann"), seats.bot("Ben", "greedy"), seats.bot("Cleo", "random"))


@cache
def choices_of_a_game(seed: int = 11) -> tuple[tuple[int, str], ...]:
    """The choices of a whole game among greedy bots."""
    game = find_game("cuzco")
    table = Table.new(game, PEOPLE, seed)
    while (decision := table.decision) is not None:
        chosen = decision.options[STEADY(table.view(decision.seat), decision, ThinkingClock())]
        table.play(decision.seat, chosen, table.step)
    return tuple((played.seat, played.choice.text) for played in table.played)


def saved_game(choices: int | None = None, store: SqliteStore | None = None, seed: int = 11) -> SavedGame:
    """A saved game of Ann against two bots, whole or so far."""
    store = store or SqliteStore()
    with Table.new(find_game("cuzco"), PEOPLE, seed, store=store) as table:
        for seat, text in choices_of_a_game(seed)[:choices]:
            table.play(seat, text, table.step)
    assert table.id is not None
    return store.read(table.id)


def replay_of_a_shared_keyboard(choices: int) -> Replay:
    """The replay of a game of Ann and Ben at one keyboard, so far."""
    people = (seats.human("Ann"), seats.human("Ben"), seats.bot("Cleo", "random"))
    store = SqliteStore()
    with Table.new(find_game("cuzco"), people, 11, store=store) as table:
        for seat, text in choices_of_a_game()[:choices]:
            table.play(seat, text, table.step)
    return replay_of(store.read(str(table.id)), find_game)


def replay_of_a_game(choices: int | None = None) -> Replay:
    """Its replay."""
    return replay_of(saved_game(choices), find_game)


def with_other_secrets(replay: Replay) -> Replay:
    """The same game to Ann, though all that she may not know is different at every step."""
    header = msgspec.structs.replace(replay.saved.header, seed=replay.saved.header.seed + 1)
    twin = replay_of(replay.saved, find_game)
    twin.saved = twin.saved._replace(header=header)
    for step, point in enumerate(twin._points):
        state = point.state
        for pile in (*state.piles, *state.people_stacks, state.task_stack):
            pile.reverse()
        state.rng = find_game("cuzco").make(3, 99, replay.saved.header.options, state.content).rng
        for player in state.players[1:]:
            player.hand = [0, *player.hand[:0:-1]]
            player.offer, player.unkept = player.offer[::-1], player.unkept[::-1]
        events, told = (
            tuple(event for event in each if event.private_to in (None, 0)) for each in (point.events, point.told)
        )
        twin._points[step] = point._replace(state=state, events=events, told=told)
    return twin
