"""The final scoring: medals, villages, collections, and who wins."""

from random import Random

import pytest

from cuzco_tui.games.cuzco.engine import State, apply, new_game
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, OVER, PHASE_END, SLID_DOWN, SOURCES
from cuzco_tui.games.cuzco.engine.events import Event, GameEnded, PointsScored, TaskFulfilled
from cuzco_tui.games.cuzco.engine.standings import standings
from tests.games.cuzco.kit import asked, at_palace, choose, deliver, give_card, give_feathers, give_task, new, texts

COLLECTIONS = {"12 feathers": 6, "6 circlets": 9, "9 tasks": 9, "10 khipus": 10, "12 tiles": 12, "6 goods": 6}
VILLAGE_VP = [3, 6, 3, 5, 3, 4, 2, 1, 2, 2, 7, 2]
"""The VP of the villages on the plain road network, inner ring first."""
HARD = ((12, 13, 14), (15, 16, 17), (18, 19, 47), (48, 44, 36))
"""Three tasks for each seat that nobody meets who has delivered nothing."""
FOOD, MEDALS, OFFERINGS = 43, 45, 46


@pytest.mark.parametrize("medals", [0, 1, 2, 5])
def test_every_unused_medal_is_worth_two_vp(medals: int) -> None:
    """Z-1: in the column of the game's end, under "inti"."""
    s = last_palace()
    s.players[0].inti = medals
    log = finish(s)
    assert vp(s, 0, "inti") == [0, 0, 0, 0, 0, 0, 0, 2 * medals]
    assert (PointsScored(0, 2 * medals, "inti") in log) == (medals > 0)


def test_a_medal_used_is_worth_nothing() -> None:
    """Z-1: the medal of seat 3 left the game for card 04."""
    s = last_palace()
    give_task(s, 3, FOOD, 48, 44)
    s.players[3].food = 4
    s.face_up[1] = 4
    at_palace(s, 3)
    choose(s, "fulfil 38 04 inti")
    finish(s)
    assert sum(vp(s, 3, "inti")) == 0
    assert [sum(vp(s, seat, "inti")) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("village", range(12))
def test_a_village_scores_for_the_khipu_on_top(village: int) -> None:
    """Z-2: not for those beneath it."""
    s = last_palace()
    for seat in (1, 3, 0):
        deliver(s, seat, village)
    finish(s)
    assert vp(s, 0, "villages") == [0, 0, 0, 0, 0, 0, 0, VILLAGE_VP[village]]
    assert [sum(vp(s, seat, "villages")) for seat in (1, 2, 3)] == [0, 0, 0]


def test_villages_add_up_and_empty_ones_score_for_nobody() -> None:
    """Z-2: seat 1 covered two of the three khipus of seat 0, and was covered once itself."""
    s = last_palace()
    deliver(s, 0, 1, 10, 7)
    deliver(s, 1, 1, 7, 3)
    deliver(s, 2, 3)
    log = finish(s)
    assert [sum(vp(s, seat, "villages")) for seat in range(4)] == [7, 6 + 1, 5, 0]
    assert sum(event.vp for event in log if isinstance(event, PointsScored) and event.source == "villages") == 19


@pytest.mark.parametrize("missing", [0, 1])
@pytest.mark.parametrize("collection", COLLECTIONS)
def test_a_collection_scores_when_it_is_complete_and_nothing_when_one_is_missing(collection: str, missing: int) -> None:
    """Z-3: 12 feathers 6, 6 circlets 9, 9 tasks 9, 10 khipus 10, 12 tiles 12, 6 goods 6."""
    s = last_palace()
    collect(s, collection, missing)
    log = finish(s)
    value = 0 if missing else COLLECTIONS[collection]
    assert vp(s, 0, collection) == [0, 0, 0, 0, 0, 0, 0, value]
    assert (PointsScored(0, COLLECTIONS[collection], collection) in log) == (not missing)
    assert [sum(vp(s, seat, collection)) for seat in (1, 2, 3)] == [0, 0, 0]
    others = [other for other in COLLECTIONS if other != collection]
    assert [sum(vp(s, 0, other)) for other in others] == [0] * 5


def test_all_collections_together_are_worth_fifty_two_vp() -> None:
    """Z-3: each counts on its own."""
    s = last_palace()
    give_task(s, 0)
    for collection in COLLECTIONS:
        collect(s, collection, 0)
    finish(s)
    assert sum(sum(vp(s, 0, collection)) for collection in COLLECTIONS) == 52


def test_khipus_in_the_reserve_are_not_delivered() -> None:
    """Z-3: an empty mask alone brings nothing."""
    s = last_palace()
    deliver(s, 0, *range(9))
    s.players[0].khipus, s.players[0].reserve = 0, 1
    finish(s)
    assert sum(vp(s, 0, "10 khipus")) == 0


def test_covered_khipus_are_delivered_all_the_same() -> None:
    """Z-3: ten villages count, whoever lies on top."""
    s = last_palace()
    deliver(s, 0, *range(2, 12))
    deliver(s, 1, *range(2, 12))
    finish(s)
    assert sum(vp(s, 0, "10 khipus")) == sum(vp(s, 1, "10 khipus")) == 10
    assert sum(vp(s, 0, "villages")) == 0


def test_six_goods_may_be_of_one_kind() -> None:
    """Z-3: six purchases, not six kinds."""
    s = last_palace()
    s.players[0].goods = [6, 0, 0, 0, 0, 0]
    s.players[1].goods = [1, 1, 1, 1, 1, 1]
    finish(s)
    assert [sum(vp(s, seat, "6 goods")) for seat in range(4)] == [6, 6, 0, 0]


def test_twelve_tiles_may_be_of_any_colour_and_slid_down_or_not() -> None:
    """Z-3."""
    s = last_palace()
    s.players[0].khipus = 0
    s.players[0].tiles = [0, 1 + SLID_DOWN, 2, 3, 4, 5, 12, 13, 14 + SLID_DOWN, 15, 16, 17]
    finish(s)
    assert sum(vp(s, 0, "12 tiles")) == 12


@pytest.mark.parametrize(("before", "value"), [(6, 9), (5, 0)])
def test_the_last_three_tasks_count_towards_the_nine(before: int, value: int) -> None:
    """Z-3 with U-6: six fulfilled in the rounds and three at the end."""
    s = last_palace()
    give_task(s, 0, FOOD, MEDALS, OFFERINGS)
    player = s.players[0]
    player.food, player.inti, player.offerings = 5, 2, 4
    player.fulfilled = [20, 21, 22, 23, 24, 25][:before]
    log = finish(s)
    assert len([event for event in log if isinstance(event, TaskFulfilled) and event.seat == 0]) == 3
    assert len(player.fulfilled) == before + 3
    assert sum(vp(s, 0, "9 tasks")) == value
    assert vp(s, 0, "tasks")[7] == 18


def test_a_task_fulfilled_with_card_four_counts_towards_the_nine() -> None:
    """Z-3 with G-04."""
    s = last_palace()
    give_task(s, 0, FOOD)
    player = s.players[0]
    player.fulfilled = [20, 21, 22, 23, 24, 25, 26, 27]
    player.food = 4
    give_card(s, 0, 4)
    log = choose(s, texts(s)[0])
    log += choose(s, texts(s)[0])
    assert asked(s) == "ChooseFinalTask"
    choose(s, "fulfil 38 04 offering")
    assert s.phase == OVER
    assert vp(s, 0, "tasks")[7] == 4
    assert sum(vp(s, 0, "9 tasks")) == 9


def test_tasks_that_are_met_are_fulfilled_before_card_four_is_paid() -> None:
    """U-6 with G-04: the fourth offering fulfils a task first, and then pays for the card."""
    s = last_palace()
    give_task(s, 0, FOOD, OFFERINGS)
    player = s.players[0]
    player.food, player.offerings = 4, 4
    give_card(s, 0, 4)
    choose(s, texts(s)[0])
    choose(s, texts(s)[0])
    assert player.fulfilled == [OFFERINGS]
    choose(s, "fulfil 38 04 offering")
    assert player.fulfilled == [OFFERINGS, FOOD]
    assert vp(s, 0, "tasks")[7] == 6 + 4


def test_leftover_food_offerings_cards_and_pututus_are_worth_nothing() -> None:
    """Z-1, Z-2 and Z-3 name all that scores at the end."""
    s = last_palace()
    player = s.players[0]
    player.inti = 0
    player.food, player.offerings, player.pututu_one, player.pututu_two = 20, 20, 3, 2
    for card in (1, 5, 9):
        give_card(s, 0, card)
    before = player.score
    finish(s)
    assert player.score == before


def test_priests_score_in_the_rounds_and_not_again_at_the_end() -> None:
    """Z-1, Z-2 and Z-3 name no priests."""
    s = last_palace()
    s.players[0].inti = 0
    s.temple[0] = 0
    s.players[0].priests = 3
    before = s.players[0].score
    finish(s)
    assert s.players[0].score == before


def test_most_vp_win() -> None:
    """Z-4: the event names the seats from first to last."""
    s = scores(last_palace(), 30, 50, 40, 20)
    log = finish(s)
    assert log[-1] == GameEnded((1, 2, 0, 3))
    assert s.phase == OVER
    assert s.stack == []
    assert s.options == []


@pytest.mark.parametrize(
    ("order", "totals", "ranking"),
    [
        ([0, 1, 2, 3], (50, 50, 40, 40), (0, 1, 2, 3)),
        ([3, 2, 1, 0], (50, 50, 40, 40), (1, 0, 3, 2)),
        ([2, 0, 3, 1], (50, 50, 50, 50), (2, 0, 3, 1)),
        ([1, 3, 0, 2], (60, 10, 60, 10), (0, 2, 1, 3)),
        ([2, 3, 0, 1], (51, 50, 50, 50), (0, 2, 3, 1)),
    ],
)
def test_a_tie_goes_to_the_lower_order_token(
    order: list[int], totals: tuple[int, ...], ranking: tuple[int, ...]
) -> None:
    """Z-4: the tokens as they lie at the end."""
    s = scores(last_palace(), *totals)
    s.order, s.ranks = order[:], order[:]
    assert finish(s)[-1] == GameEnded(ranking)


def test_the_tie_is_broken_only_after_everything_was_scored() -> None:
    """Z-4: two VP of a medal make up for a better token."""
    s = scores(last_palace(), 50, 48, 0, 0)
    s.players[0].inti, s.players[1].inti = 0, 1
    log = finish(s)
    assert s.players[0].score == s.players[1].score == 50
    assert log[-1] == GameEnded((0, 1, 2, 3))
    s = scores(last_palace(), 50, 49, 0, 0)
    s.players[0].inti, s.players[1].inti = 0, 1
    assert finish(s)[-1] == GameEnded((1, 0, 2, 3))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_vp_of_a_whole_game_carries_its_source_and_column(players: int, seed: int) -> None:
    """Z-4 needs scores that add up: the table, the events and the total say the same."""
    s = new_game(players, seed)
    told = [[sum(vp(s, seat, source)) for source in SOURCES] for seat in range(players)]
    by_round = [[player.score] + [0] * 7 for player in s.players]
    dice = Random(seed)
    while s.stack:
        log: list[Event] = []
        before = s.round, [player.score for player in s.players]
        apply(s, dice.choice(s.options), log)
        for event in log:
            if isinstance(event, PointsScored):
                told[event.seat][SOURCES.index(event.source)] += event.vp
        for seat, player in enumerate(s.players):
            if s.stack:
                by_round[seat][before[0]] += player.score - before[1][seat]
    late = {"tasks", "inti", "villages", *COLLECTIONS}
    for seat, player in enumerate(s.players):
        columns = [[vp(s, seat, source)[column] for source in SOURCES] for column in range(COLUMNS)]
        assert player.score == sum(player.vp)
        assert [sum(vp(s, seat, source)) for source in SOURCES] == told[seat]
        assert [sum(column) for column in columns[:6]] == by_round[seat][:6]
        assert {source for source, scored in zip(SOURCES, columns[7], strict=True) if scored} <= late
        assert {source for source, scored in zip(SOURCES, columns[0], strict=True) if scored} <= {"start"}


def last_palace() -> State:
    """A game before the last palace of round 6, where seat 3 must discard a task; nobody meets any other."""
    s = new()
    for seat in range(4):
        give_task(s, seat, *HARD[seat])
    while len(s.palace) < 6:
        s.palace.append(s.task_stack.pop(0))
    s.round = 6
    for player in s.players:
        player.vp = [0] * len(player.vp)
        player.score = 0
    return at_palace(s, 3)


def finish(s: State) -> list[Event]:
    """Let seat 3 discard a task if it must, and take the last one of the palace; the rest goes by itself."""
    log: list[Event] = []
    while s.stack:
        log += choose(s, texts(s)[-1])
    assert s.phase == OVER
    return log


def collect(s: State, collection: str, missing: int) -> None:
    """Let seat 0 own a collection, but for so many pieces."""
    player = s.players[0]
    if collection == "12 feathers":
        give_feathers(s, 0, *range(1, 13 - missing))
    elif collection == "6 circlets":
        player.circlets = sum(1 << 2 * circlet for circlet in range(6 - missing))
    elif collection == "9 tasks":
        player.fulfilled = [*range(20, 29 - missing)]
    elif collection == "10 khipus":
        deliver(s, 0, *range(10 - missing))
    elif collection == "12 tiles":
        player.khipus, player.reserve = 0, 10 - player.delivered.bit_count()
        player.tiles = [*range(12 - missing)]
    else:
        player.goods = [2, 2, 2 - missing, 0, 0, 0]


def scores(s: State, *totals: int) -> State:
    """Let the seats have these VP, and no medals."""
    for player, total in zip(s.players, totals, strict=True):
        player.score = total
        player.inti = 0
    return s


def vp(s: State, seat: int, source: str) -> list[int]:
    """The VP of a seat from a source, by column."""
    start = SOURCES.index(source) * COLUMNS
    return s.players[seat].vp[start : start + COLUMNS]


def test_the_last_tasks_are_fulfilled_in_the_last_round() -> None:
    """Z-1: as long as something is to be decided at the end, no further round has begun, and the VP so far count."""
    seen = 0
    for seed in range(12):
        s = new_game(3, seed)
        dice = Random(seed)
        while s.stack:
            apply(s, dice.choice(s.options), [])
            ended = not s.stack
            if s.phase >= PHASE_END:
                seen += not ended
                for standing in standings(s):
                    assert len(standing.by_round) == 7 + ended
                    assert standing.by_round[-1] == standing.score
    assert seen
