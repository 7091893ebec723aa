"""The master plays plans out in worlds dealt anew, counts its play-outs, and stops when it is told to."""

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision
from cuzco_tui.search.master import Master
from cuzco_tui.search.planning import plan, quick_plan
from tests.search.race import STEPS, Race, RaceMind

DECISION = Decision(0, "step", STEPS)


def new_race() -> Race:
    """Make a race of whose gifts nothing is known."""
    return Race([0] * 12)


class CountedClock(ThinkingClock):
    """A clock that is over after it was looked at so often."""

    __slots__ = ("looks",)

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    @property
    def over(self) -> bool:
        """Whether it was looked at too often."""
        self.looks -= 1
        return self.looks < 0


def test_a_plan_has_a_line_for_each_option_and_looks_through_the_whole_part() -> None:
    """Walking one step and then another reaches the gift that a step of two reaches at once."""
    mind = RaceMind()
    lines = plan(mind, mind.imagine(new_race(), 0), 0)
    assert {line.option for line in lines} == {0, 1, 2}
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    assert lines[0].worth == 10
    assert {line.choices for line in lines} >= {(STEPS[1], STEPS[1]), (STEPS[2], STEPS[0])}


def test_a_quick_plan_is_the_best_of_the_narrow_lines() -> None:
    """It is worth as much as the first line of a plan with narrow beams."""
    mind = RaceMind()
    state = mind.imagine(new_race(), 0)
    assert quick_plan(mind, state, 0).worth == plan(mind, state, 0, wide=1)[0].worth


def test_the_master_sees_by_playing_out_what_its_value_overlooks() -> None:
    """A value that is too lazy to walk would leave the gift to the rival; the play-outs show what that costs."""
    lazy = RaceMind(likes_gifts=-20.0)
    assert plan(lazy, lazy.imagine(new_race(), 0), 0)[0].choices == (STEPS[0], STEPS[0])
    tried = Master(lazy, [RaceMind()], 5, rollouts=30, within=100.0).think(new_race(), DECISION, ThinkingClock())
    assert tried[0].line.choices[0] != STEPS[0]
    assert tried[0].mean >= tried[1].mean


def test_all_plans_are_played_out_in_the_same_worlds() -> None:
    """Each world is dealt once, for every plan that is still in the field."""
    mind = RaceMind()
    tried = Master(mind, [mind], 5, rollouts=12, within=100.0).think(new_race(), DECISION, ThinkingClock())
    worlds = len(mind.worlds) - 1
    assert len({len(each.outcomes) for each in tried}) == 1
    assert len(tried[0].outcomes) == worlds
    assert len(set(mind.worlds)) == len(mind.worlds)


def test_the_number_of_play_outs_is_counted_not_timed() -> None:
    """The same seed and number give the same thought, and more play-outs are more work."""
    thoughts = []
    for rollouts in (6, 6, 40):
        mind = RaceMind()
        tried = Master(mind, [mind], 5, rollouts=rollouts, within=100.0).think(new_race(), DECISION, ThinkingClock())
        thoughts.append((tried, mind.outcomes))
    assert thoughts[0] == thoughts[1]
    assert thoughts[0][1] < 6 + 3
    assert 40 <= thoughts[2][1] < 40 + 3


def test_the_master_answers_at_once_when_its_clock_is_over() -> None:
    """Without time it takes what it has planned; a world counts only when every plan was played out in it."""
    mind = RaceMind()
    at_once = Master(mind, [mind], 5, rollouts=1000).think(new_race(), DECISION, CountedClock(0))
    assert mind.outcomes == 0
    assert [each.outcomes for each in at_once] == [[]] * len(at_once)
    assert at_once[0].mean == at_once[0].line.worth
    a_little = Master(mind, [mind], 5, rollouts=1000, within=100.0).think(new_race(), DECISION, CountedClock(6))
    assert mind.outcomes > 0
    assert len({len(each.outcomes) for each in a_little}) == 1


def test_the_master_thinks_anew_at_each_choice() -> None:
    """The second choice of a part is compared by play-outs, too, and the whole part still reaches the gift."""
    mind = RaceMind()
    master = Master(mind, [mind], 5, rollouts=6)
    race = new_race()
    first = master(race, DECISION, ThinkingClock())
    thoughts = mind.outcomes
    mind.play_on(race, STEPS[first])
    second = master(race, DECISION, ThinkingClock())
    assert mind.outcomes > thoughts
    assert {first, second} in ({1}, {2, 0})
