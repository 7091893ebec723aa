"""Card 04 in the palace and at the end of the game: what was paid no longer counts, and one card for each task."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, FROM_INTI, FROM_NINE_TASKS, FROM_TASKS, OVER, PHASE_END
from cuzco_tui.games.cuzco.engine.events import TaskDiscarded, TaskFulfilled
from tests.games.cuzco.kit import (
    asked,
    at_palace,
    choose,
    decider,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    refresh,
    show_god,
    texts,
)

THREE_ORANGE, THREE_PURPLE, THREE_PINK, THREE_TURQUOISE = 6, 7, 8, 9
FOUR_GODS, THREE_OF_A_GOD, TWO_OF_MAMA_QUILIA = 27, 28, 38
FOUR_CIRCLETS, TWO_INTI, FOUR_OFFERINGS = 44, 45, 46


@pytest.mark.parametrize(
    ("task", "hand", "offerings", "inti", "ways"),
    [
        pytest.param(FOUR_GODS, (4, 1, 7), 1, 1, ["inti"], id="Task 22 where card 04 is one of three gods"),
        pytest.param(FOUR_GODS, (4, 1, 7), 1, 0, [], id="Task 22 without a medal"),
        pytest.param(FOUR_GODS, (4, 4, 1, 7), 1, 0, ["offering"], id="Task 22 where a second card 04 stays"),
        pytest.param(FOUR_GODS, (4, 5, 1, 7), 1, 1, ["offering", "inti"], id="Task 22 where card 05 stays"),
        pytest.param(THREE_OF_A_GOD, (4, 4), 1, 1, ["inti"], id="Task 23 with two cards 04"),
        pytest.param(THREE_OF_A_GOD, (4, 6), 1, 0, [], id="Task 23 without a medal"),
        pytest.param(THREE_OF_A_GOD, (4, 7, 8), 1, 1, ["offering", "inti"], id="Task 23 with two of another god"),
        pytest.param(TWO_OF_MAMA_QUILIA, (4,), 1, 1, ["inti"], id="Task 33 with card 04 alone"),
        pytest.param(TWO_OF_MAMA_QUILIA, (4,), 1, 0, [], id="Task 33 without a medal"),
        pytest.param(TWO_OF_MAMA_QUILIA, (), 1, 1, [], id="Task 33 with no card of hers"),
        pytest.param(TWO_INTI, (4,), 1, 1, ["offering"], id="Task 40 with one medal"),
        pytest.param(TWO_INTI, (), 1, 1, [], id="Task 40 with the medal alone to pay"),
        pytest.param(TWO_INTI, (4,), 1, 0, [], id="Task 40 without a medal"),
        pytest.param(FOUR_OFFERINGS, (4,), 3, 1, ["inti"], id="Task 41 with three offerings"),
        pytest.param(FOUR_OFFERINGS, (4,), 3, 0, [], id="Task 41 with an offering alone to pay"),
        pytest.param(FOUR_OFFERINGS, (4,), 2, 1, [], id="Task 41 with two offerings"),
    ],
)
def test_what_was_paid_for_card_04_no_longer_counts(
    task: int, hand: tuple[int, ...], offerings: int, inti: int, ways: list[str]
) -> None:
    """G-04, Task 22, Task 23, Task 33, Task 40, Task 41: the cost is paid before the task is looked at."""
    s = rich(hand, offerings, inti)
    give_task(s, 0, task, FOUR_CIRCLETS)
    name = f"{task - 5:02}"
    at_palace(s)
    assert texts(s) == [*(f"fulfil {name} 04 {via}" for via in ways), f"discard {name}", "discard 39"]
    if ways:
        choose(s, f"fulfil {name} 04 {ways[0]}")
        assert s.players[0].fulfilled == [task]
        assert task_vp(s) == 4


@pytest.mark.parametrize(
    ("task", "hand", "offerings", "inti"),
    [
        pytest.param(FOUR_GODS, (4, 1, 7, 10), 1, 1, id="Task 22"),
        pytest.param(THREE_OF_A_GOD, (4, 4, 5), 1, 1, id="Task 23"),
        pytest.param(TWO_OF_MAMA_QUILIA, (4, 4), 1, 1, id="Task 33"),
        pytest.param(TWO_INTI, (4,), 1, 2, id="Task 40"),
        pytest.param(FOUR_OFFERINGS, (4,), 4, 1, id="Task 41"),
    ],
)
def test_card_04_itself_its_offering_and_its_medal_count_while_they_are_unpaid(
    task: int, hand: tuple[int, ...], offerings: int, inti: int
) -> None:
    """U-4, Task 22, Task 23, Task 33, Task 40, Task 41: the task is met without the card, for 6 VP."""
    s = rich(hand, offerings, inti)
    give_task(s, 0, task, FOUR_CIRCLETS)
    at_palace(s)
    assert s.players[0].fulfilled == [task]
    assert task_vp(s) == 6
    assert (s.players[0].offerings, s.players[0].inti, sum(s.players[0].hand)) == (offerings, inti, len(hand))


def test_a_start_task_with_one_of_its_two_parts_is_fulfilled_with_card_04() -> None:
    """Q-1, S-03, G-04: one part is enough; with neither part the card does not help."""
    s = rich((4,), 1, 0)
    give_task(s, 0, 2, FOUR_CIRCLETS)
    at_palace(s)
    assert texts(s) == ["discard S-03", "discard 39"]
    give_tiles(s, 0, 12)
    at_palace(s)
    assert texts(s) == ["fulfil S-03 04 offering", "discard S-03", "discard 39"]


def test_exactly_one_task_is_fulfilled_in_the_palace_by_whichever_means() -> None:
    """U-4, G-04: a met task or one with card 04, then a new task; nothing may be discarded meanwhile."""
    s = rich((4, 4), 2, 0)
    give_feathers(s, 0, 4, 5, 6, 7, 8, 10, 11)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    at_palace(s)
    assert texts(s) == ["fulfil 02", "fulfil 01 04 offering", "fulfil 03 04 offering"]
    choose(s, "fulfil 03 04 offering")
    assert asked(s) == "ChooseNewTask"
    assert s.players[0].tasks == [THREE_ORANGE, THREE_PURPLE]
    assert (task_vp(s), s.players[0].hand[4]) == (4, 1)


def test_whoever_can_fulfil_with_card_04_alone_may_still_discard() -> None:
    """U-4, G-04: nobody has to play a card."""
    s = rich((4,), 1, 0)
    give_feathers(s, 0, 7, 8)
    give_task(s, 0, THREE_ORANGE, FOUR_CIRCLETS)
    at_palace(s)
    log = choose(s, "discard 01")
    assert TaskDiscarded(0, THREE_ORANGE) in log
    assert (task_vp(s), s.players[0].hand[4], s.players[0].offerings) == (0, 1, 1)


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_at_the_end_one_card_04_serves_each_of_up_to_three_tasks(copies: int) -> None:
    """U-6, G-04: each card fulfils one task for 4 VP, as many as there are cards and offerings."""
    s = rich((4,) * copies, 3, 0)
    give_feathers(s, 0, 4, 5, 7, 8, 10, 11)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    at_end(s)
    assert (asked(s), decider(s)) == ("ChooseFinalTask", 0)
    left = ["01", "02", "03"]
    for _ in range(copies):
        assert texts(s) == [*(f"fulfil {name} 04 offering" for name in left), "done"]
        choose(s, f"fulfil {left.pop()} 04 offering")
    assert s.phase == OVER
    assert task_vp(s) == 4 * copies
    assert len(s.players[0].fulfilled) == copies
    assert s.players[0].offerings == 3 - copies


def test_at_the_end_each_offering_pays_for_one_card_04_only() -> None:
    """U-6, G-0: three cards and one offering fulfil one task."""
    s = rich((4, 4, 4), 1, 0)
    give_feathers(s, 0, 4, 5, 7, 8, 10, 11)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    at_end(s)
    choose(s, "fulfil 02 04 offering")
    assert s.phase == OVER
    assert (s.players[0].fulfilled, s.players[0].hand[4]) == ([THREE_PURPLE], 2)


def test_at_the_end_medals_serve_as_long_as_card_04_comes_up_again() -> None:
    """U-6, G-0, N-3: after each medal the next card of the pile decides whether another medal is of use."""
    s = rich((), 0, 3)
    arrange_pile(s, 5, 4)
    give_feathers(s, 0, 4, 5, 7, 8, 10, 11)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    at_end(s)
    choose(s, "fulfil 01 04 inti")
    assert s.face_up[1] == 4
    assert texts(s) == ["fulfil 02 04 inti", "fulfil 03 04 inti", "done"]
    choose(s, "fulfil 03 04 inti")
    assert (s.face_up[1], s.phase) == (5, OVER)
    assert s.players[0].fulfilled == [THREE_ORANGE, THREE_PINK]
    assert s.players[0].inti == 1
    assert points(s, FROM_INTI) == 2


def test_at_the_end_three_medals_fulfil_three_tasks() -> None:
    """U-6, G-04, Z-1: three medals and three cards 04 from the display, and no medal is left to score."""
    s = rich((), 0, 3)
    arrange_pile(s, 5, 4, 4)
    give_feathers(s, 0, 4, 5, 7, 8, 10, 11)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    at_end(s)
    choose(s, "fulfil 01 04 inti", "fulfil 02 04 inti", "fulfil 03 04 inti")
    assert (task_vp(s), points(s, FROM_INTI), s.phase) == (12, 0, OVER)


def test_at_the_end_the_tasks_that_are_met_come_first_and_unasked() -> None:
    """U-6, Task 41: met for 6 VP with four offerings, of which one then pays for card 04."""
    s = rich((4,), 4, 0)
    give_feathers(s, 0, 7, 8)
    give_task(s, 0, THREE_ORANGE, FOUR_OFFERINGS, FOUR_CIRCLETS)
    at_end(s)
    assert s.players[0].fulfilled == [FOUR_OFFERINGS]
    assert texts(s) == ["fulfil 01 04 offering", "done"]
    choose(s, "fulfil 01 04 offering")
    assert (task_vp(s), s.players[0].offerings) == (10, 3)


def test_at_the_end_a_payment_can_spoil_another_task() -> None:
    """U-6, G-04, Task 40: once the only medal is spent, two medals are two short."""
    s = rich((4, 4), 2, 1)
    give_feathers(s, 0, 7, 8)
    give_task(s, 0, THREE_ORANGE, TWO_INTI, FOUR_CIRCLETS)
    at_end(s)
    assert texts(s) == ["fulfil 01 04 offering", "fulfil 01 04 inti", "fulfil 40 04 offering", "done"]
    other = s.copy()
    choose(s, "fulfil 01 04 inti")
    assert s.players[0].fulfilled == [THREE_ORANGE]
    assert s.phase == OVER
    choose(other, "fulfil 01 04 offering", "fulfil 40 04 offering")
    assert other.players[0].fulfilled == [THREE_ORANGE, TWO_INTI]


def test_at_the_end_nobody_has_to_play_card_04() -> None:
    """U-6, G-04: whoever stops keeps the cards, and the tasks bring nothing."""
    s = rich((4, 4), 2, 0)
    give_feathers(s, 0, 7, 8)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE)
    at_end(s)
    log = choose(s, "done")
    assert TaskDiscarded(0, THREE_ORANGE) in log
    assert (task_vp(s), s.players[0].hand[4], s.phase) == (0, 2, OVER)


@pytest.mark.parametrize("missing", ["card", "offering", "two feathers"])
def test_at_the_end_nothing_is_asked_when_card_04_cannot_help(missing: str) -> None:
    """U-6, G-04, G-0: without the card, without an offering, or two short, the game simply ends."""
    s = rich((4,) if missing != "card" else (), 0 if missing == "offering" else 1, 0)
    give_feathers(s, 0, *((7,) if missing == "two feathers" else (7, 8)))
    give_task(s, 0, THREE_ORANGE)
    at_end(s)
    assert (s.phase, s.players[0].fulfilled) == (OVER, [])


def test_at_the_end_the_players_decide_in_order_of_their_tokens() -> None:
    """U-6: order tokens 2, 0, 1, 3."""
    s = rich((4,), 1, 0)
    s.order = [2, 0, 1, 3]
    give_feathers(s, 0, 7, 8)
    give_task(s, 0, THREE_ORANGE)
    give_card(s, 2, 4)
    s.players[2].offerings = 1
    give_feathers(s, 2, 1, 2)
    give_task(s, 2, THREE_TURQUOISE)
    at_end(s)
    assert (decider(s), texts(s)) == (2, ["fulfil 04 04 offering", "done"])
    choose(s, "fulfil 04 04 offering")
    assert s.players[2].fulfilled == [THREE_TURQUOISE]
    assert (decider(s), texts(s)) == (0, ["fulfil 01 04 offering", "done"])


def test_the_task_taken_in_round_six_is_looked_at_as_well_and_nine_tasks_are_complete() -> None:
    """U-4, U-6, Z-3, G-04: five fulfilled, one more in the last palace, three at the end, two of them with card 04."""
    s = rich((4, 4), 2, 0)
    s.round = 6
    give_feathers(s, 0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 12)
    give_task(s, 0, THREE_ORANGE, THREE_PURPLE, THREE_PINK)
    s.players[0].fulfilled = [0, 1, 2, 3, 4]
    for place in (s.palace, s.task_stack, s.tasks_out):
        if THREE_TURQUOISE in place:
            place.remove(THREE_TURQUOISE)
    s.palace[0] = THREE_TURQUOISE
    at_palace(s)
    choose(s, "fulfil 03")
    log = choose(s, "take 04")
    assert TaskFulfilled(0, THREE_TURQUOISE, False) in log
    choose(s, "fulfil 01 04 offering", "fulfil 02 04 offering")
    assert len(s.players[0].fulfilled) == 9
    assert task_vp(s) == 6 + 6 + 4 + 4
    assert points(s, FROM_NINE_TASKS) == 9


def rich(hand: tuple[int, ...], offerings: int, inti: int) -> State:
    """Give a game in which seat 0 alone can pay for cards, and card 04 lies face up."""
    s = new()
    for player in s.players:
        player.offerings = player.inti = 0
    for card in hand:
        give_card(s, 0, card)
    show_god(s, 4)
    s.players[0].offerings, s.players[0].inti = offerings, inti
    return s


def at_end(s: State) -> State:
    """Begin the end of the game."""
    s.round, s.phase, s.turn, s.stack = 6, PHASE_END, 0, []
    return refresh(s)


def arrange_pile(s: State, *cards: int) -> None:
    """Let these cards of Mama Quilia be next, the last one first, with card 04 face up."""
    everything = s.piles[1] + [card for card in (4, 5, 6) for _ in range(s.discards[card])]
    s.discards[4:7] = [0, 0, 0]
    for card in cards:
        everything.remove(card)
    s.piles[1] = everything + list(cards)


def points(s: State, source: int) -> int:
    """Give the VP that seat 0 scored from a source."""
    return sum(s.players[0].vp[source * COLUMNS : source * COLUMNS + COLUMNS])


def task_vp(s: State) -> int:
    """Give the VP that seat 0 scored with tasks."""
    return points(s, FROM_TASKS)
