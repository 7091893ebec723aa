"""A plan that was announced in a hint is what the next hint goes on with, as long as it is followed."""

from typing import Any

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Hint
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.coach import EFFORT, CuzcoCoach
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.messages import message
from cuzco_tui.play.plans import Plans
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.table import seats
from cuzco_tui.table.host import Host, LocalChair
from cuzco_tui.table.table import Table
from tests.text.toy_words import SPOKEN_TOY, SpokenToy


class Asked:
    """Remembers with what plans the game and the chair were asked for hints, and announces one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.quick: list[tuple[str, ...]] = []
        self.better: list[tuple[str, ...]] = []
        self.plan: tuple[str, ...] = ()
        self.better_plan: tuple[str, ...] = ()

        def hint(_game: SpokenToy, _view: Any, _decision: Any, _names: Any, plan: Any = ()) -> Hint:
            self.quick.append(tuple(plan))
            return Hint("first", 0, [message("toy-hint")], plan=self.plan)

        async def better_hint(_chair: LocalChair, plan: Any = ()) -> Hint:
            self.better.append(tuple(plan))
            return Hint("last", 0, [message("toy-hint")], plan=self.better_plan)

        monkeypatch.setattr(SpokenToy, "hint", hint)
        monkeypatch.setattr(LocalChair, "better_hint", better_hint)


async def sitting_alone() -> tuple[Host, Sitting]:
    """Sit at a game of two people of whom the first one is asked."""
    host = Host(Table.new(SPOKEN_TOY, [seats.human("Ann"), seats.human("Bo")], 7))
    sitting = await sit_down(host)
    assert sitting.next_seat is not None
    sitting.take_over(sitting.next_seat)
    return host, sitting


async def two_in_a_row(sitting: Sitting) -> tuple[str, str]:
    """Find two choices that the same seat makes one after the other."""
    for first in [choice.text for choice in sitting.choices]:
        await sitting.play(first, sitting.step)
        if sitting.choices:
            second = sitting.choices[-1].text
            await sitting.undo(sitting.step)
            return first, second
        await sitting.undo(sitting.step)
    raise AssertionError("nobody decides twice")


async def test_whoever_follows_a_plan_is_advised_to_go_on_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    host, sitting = await sitting_alone()
    first, second = await two_in_a_row(sitting)
    asked.plan, asked.better_plan = (first, "no such choice"), (first, second)
    sitting.hint()
    await sitting.better_hint()
    assert (asked.quick, asked.better) == ([()], [()]), "a quick hint is no promise before it was followed"
    await sitting.play(first, sitting.step)
    sitting.hint()
    await sitting.better_hint()
    assert (asked.quick[-1], asked.better[-1]) == ((second,), (second,))
    await sitting.undo(sitting.step)
    sitting.hint()
    assert asked.quick[-1] == (first, second), "taken back, it is the plan still"
    await host.stop()


async def test_a_quick_plan_that_was_followed_counts_where_there_is_no_better_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(monkeypatch)
    host, sitting = await sitting_alone()
    first, second = await two_in_a_row(sitting)
    asked.plan = (first, second)
    sitting.hint()
    await sitting.play(first, sitting.step)
    sitting.hint()
    assert asked.quick[-1] == (second,)
    await host.stop()


async def test_whoever_chooses_something_else_has_left_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(monkeypatch)
    host, sitting = await sitting_alone()
    first, second = await two_in_a_row(sitting)
    asked.plan = ("something else", second)
    sitting.hint()
    await sitting.play(first, sitting.step)
    sitting.hint()
    assert asked.quick[-1] == ()
    await host.stop()


def test_few_plans_are_remembered() -> None:
    plans = Plans()
    question: Any = None
    for number in range(1000):
        plans.announce(question, Hint("last", 0, (), plan=(str(number),)), is_better=True)
    assert plans.at(question) == ("999",)
    assert len(plans._plans) < 100


@pytest.mark.parametrize("seed", range(3))
def test_a_planned_part_is_advised_to_its_end_at_once(seed: int) -> None:
    """Whoever follows what the master announced hears of nothing else from whoever answers at once."""
    coach = CuzcoCoach(own_mind(), rival_minds(), goals, view_of, EFFORT._replace(hint=12))
    game = find_game("cuzco")
    state = game.make(3, seed, game.description.checked_options(3, {}), game.load_content(None))
    compared = 0
    for _ in range(14):
        decision = game.decision(state)
        assert decision is not None
        view = game.view(state, decision.seat)
        advice = coach.better(view, decision, ThinkingClock())
        plan = advice.plan
        assert plan[0] == decision.options[advice.best].text
        while True:
            before = game.reveals(state)
            game.apply(state, game.parse(plan[0]))
            plan = plan[1:]
            following = game.decision(state)
            if not plan:
                break
            assert following is not None
            assert (following.seat, game.reveals(state)) == (decision.seat, before), "a plan knows what it says"
            quick = coach.quick(game.view(state, decision.seat), decision.seat, plan)
            assert quick.plan[: len(plan)] == plan
            assert quick.planned == quick.best
            compared += 1
    assert compared
