"""A move that was the only one possible is told plainly, so that it does not look like a key that was misheard."""

from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, STONE, STUDY
from cuzco_tui.tui.app import make_app
from tests.games.cuzco import kit
from tests.tui.at_the_screen import MIDDLE, arranged, settle


async def test_a_die_with_one_place_left_and_a_task_without_another_are_told_with_the_reason_once() -> None:
    """D-2, D-3, U-4: behind ones, without priests, circlets and free houses, a die can only go to the points."""
    state = kit.new(2)
    kit.put_die(state, 1, 0, 1, STONE)
    kit.put_die(state, 1, 1, 1, EXCHANGE)
    kit.put_die(state, 1, 2, 1, STUDY)
    for player in state.players:
        player.inti = player.offerings = player.priests = 0
    state.turn = 1
    kit.at_turn(state, 0, (6, 5))
    table = arranged(state)
    app = make_app(table)
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await settle(pilot)
        assert not list(app._notifications)
        await app.model.play("die 6 points", app.model.step)
        await settle(pilot)
        told = [note.message for note in app._notifications]
        assert told == [
            "You: die 5, points (nothing else was possible, 2 VP)",
            "You: gave up a task (a priest in the temple and a farm tile)",
        ]
