"""What a bot's part was for in Caral: told from what everybody sees alone, and only what the deeds do not say."""

from collections.abc import Callable

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision
from cuzco_tui.games.caral.bots.purposes import GOALS, purpose
from cuzco_tui.games.caral.bots.thumb import ThumbBot
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import OFFERINGS
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers import ALL_MODULES, architect, at_turn, choose, give, new, stand

Arrange = Callable[[State], object]


def said(
    before: Arrange, after: Arrange, *happened: events.Event, modules: tuple[str, ...] = ()
) -> tuple[str, tuple[int, ...]] | None:
    """What is said when a position has become another one in a turn of seat 0."""
    s = new(3, modules)
    before(s)
    later = s.copy()
    after(later)
    found = purpose(view_of(s, None), view_of(later, None), happened, 0)
    if found is None:
        return None
    event = found.event
    assert isinstance(event, events.MoveExplained)
    assert len(event.numbers) == len(GOALS[event.goal])
    return event.goal, event.numbers


def one_level_missing(s: State) -> None:
    """Seat 0's pyramid misses its last level, and the figure is one move away from it, without a stone."""
    site = s.content.index_of["site-17"]
    s.built[site] = 4
    stand(s, 0, "village-2")


def test_stones_fetched_for_a_last_level_are_to_finish_it() -> None:
    """CB-5."""

    def fetched(s: State) -> None:
        stand(s, 0, "quarry-2")
        s.players[0].stones = 2

    place = new(3).content.index_of["site-17"]
    assert said(one_level_missing, fetched) == ("finish-next", (place, 2))


def test_a_pyramid_behind_the_architect_is_nobodys_next_aim() -> None:
    """CA-2."""

    def fetched(s: State) -> None:
        stand(s, 0, "quarry-2")
        s.players[0].stones = 2
        architect(s, "market-2")

    def passed(s: State) -> None:
        one_level_missing(s)
        architect(s, "market-2")

    assert said(passed, fetched) is None


def test_who_comes_near_the_central_pyramid_can_call_next() -> None:
    """CM-9."""
    assert said(lambda s: stand(s, 0, "quarry-2"), lambda s: stand(s, 0, "market-2")) == ("call-next", ())
    assert said(lambda s: stand(s, 0, "market-2"), lambda s: stand(s, 0, "village-3")) is None


def test_the_seventh_pyramid_makes_it_the_last_year() -> None:
    """CE-1."""

    def seven(s: State) -> None:
        s.finished = 7

    assert said(lambda s: setattr(s, "finished", 6), seven) == ("last-year", ())


def test_who_ends_the_year_with_most_cards_is_said_to() -> None:
    """CY-5, CJ-5."""

    def called(s: State) -> None:
        give(s, 0, stone=3)
        s.phase, s.stack, s.high = OFFERINGS, [], 0

    ended = events.YearEnded(0, by_architect=False)
    assert said(lambda s: give(s, 0, stone=3), called, ended) == ("most-cards", (3,))

    def with_fewer(s: State) -> None:
        called(s)
        give(s, 0, stone=1)
        give(s, 1, clay=2)

    assert said(lambda _: None, with_fewer, ended) is None


def test_a_worker_says_what_his_quarry_now_gives() -> None:
    """CA-6."""

    def one_more(s: State) -> None:
        s.players[0].workers[1] += 1

    place = new(3).content.index_of["quarry-2"]
    assert said(lambda _: None, one_more) == ("yield", (place, 2))


def test_a_level_of_the_emissary_board_says_what_it_still_misses() -> None:
    """CW-1."""
    found = said(lambda _: None, lambda s: setattr(s.players[0], "envoys", 1), modules=("emissary",))
    assert found == ("emissary-next", (1, 0, 1))


def test_a_number_on_the_die_says_whom_the_architect_passed() -> None:
    """CA-2, CY-3."""

    def rolled(s: State) -> None:
        stand(s, 0, "cult-1")
        stand(s, 1, "village-1")
        stand(s, 2, "cult-1")
        s.turn = 0

    assert said(rolled, lambda s: architect(s, "quarry-1")) == ("cut-off", (0b010,))


def test_an_offering_says_when_it_is_the_highest_so_far() -> None:
    """CJ-4, CJ-5."""

    def ceremony(s: State) -> None:
        s.phase = OFFERINGS
        s.offers = [0, 2, 0]

    def offered(number: int) -> tuple[str, tuple[int, ...]] | None:
        return said(ceremony, lambda _: None, events.Offered(0, 1, number, number), events.Offered(2, 2, 4, 4))

    assert offered(3) == ("highest", (3, 3))
    assert offered(2) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_purposes_are_told_in_whole_games_and_only_of_known_kinds(seats: int) -> None:
    """Each is told at the end of its part, and what is hidden cannot be in it: the views are a spectator's."""
    s = new(seats, ALL_MODULES)
    at_turn(s, 0)
    kinds: set[str] = set()
    for _ in range(300):
        if not s.stack:
            break
        seat = s.stack[-1][1]
        before = view_of(s, None)
        index = ThumbBot()(view_of(s, seat), Decision(seat, "", s.options), ThinkingClock())
        log = choose(s, s.options[index].text)
        found = purpose(before, view_of(s, None), [event for event in log if event.private_to is None], seat)
        if found is not None:
            assert isinstance(found.event, events.MoveExplained)
            kinds.add(found.event.goal)
            assert 0 <= found.place <= len(log)
    assert kinds
    assert kinds <= set(GOALS)
