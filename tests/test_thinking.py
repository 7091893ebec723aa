"""A bot in another process answers as the same bot here."""

from collections.abc import Iterator

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import BadOptions
from cuzco_tui.games import find_game
from cuzco_tui.thinking import BotElsewhere
from cuzco_tui.worker import Worker, WorkerFailed

GAME = find_game("cuzco")
CONTENT = GAME.load_content(None)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker() as made:
        yield made


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 8), (4, 21)])
def test_whole_games_are_the_same_with_bots_in_another_process(worker: Worker, seats: int, seed: int) -> None:
    names = [("greedy", "random")[(seat + seed) % 2] for seat in range(seats)]
    here = [GAME.make_bot(name, seed + seat) for seat, name in enumerate(names)]
    elsewhere = [BotElsewhere(worker, GAME, name, seed + seat, CONTENT) for seat, name in enumerate(names)]
    options = {"pututu": seats == 3}
    state = GAME.make(seats, seed, GAME.description.checked_options(seats, options), CONTENT)
    clock = ThinkingClock()
    decisions = differences = 0
    while decision := GAME.decision(state):
        view = GAME.view(state, decision.seat)
        index = here[decision.seat](view, decision, clock)
        decisions += 1
        differences += elsewhere[decision.seat](view, decision, clock) != index
        GAME.apply(state, decision.options[index])
    assert decisions > 100
    assert differences == 0


def test_a_bot_is_introduced_again_to_a_process_that_replaced_its_own(worker: Worker) -> None:
    state = GAME.make(2, 5, GAME.description.checked_options(2, {}), CONTENT)
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view(state, decision.seat)
    greedy = BotElsewhere(worker, GAME, "greedy", 1, CONTENT)
    first = greedy(view, decision, ThinkingClock())
    with pytest.raises(WorkerFailed):
        worker.call("tests.tasks:vanish", None, ThinkingClock())
    assert greedy(view, decision, ThinkingClock()) == first


def test_a_bot_that_does_not_exist_is_named_at_once(worker: Worker) -> None:
    with pytest.raises(BadOptions, match="no bot called 'clever'"):
        BotElsewhere(worker, GAME, "clever", 1, CONTENT)
