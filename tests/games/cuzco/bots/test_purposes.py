"""What a bot's part was for: true, told from what everybody sees alone, and never of what is plain."""

import time
from collections.abc import Callable
from functools import cache

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.purposes import purpose
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY, PHASE_PEOPLE
from cuzco_tui.games.cuzco.engine.events import (
    Event,
    GoodBought,
    MoveExplained,
    PhaseStarted,
    RoundEnded,
    TaskDiscarded,
    TaskFulfilled,
)
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.messages import LANGUAGES, Names
from cuzco_tui.play.replay import Replay
from cuzco_tui.table.news import ALL_SEEING
from cuzco_tui.table.purposes import Purposes
from tests.games.cuzco.kit import new
from tests.games.cuzco.words import cuzco_words
from tests.played_games import replay_of_a_game

Arrange = Callable[[State], object]
BOWL, JEWELLERY = 2, 5


@cache
def played() -> Replay:
    """A whole game of a person (seat 0) and two bots."""
    return replay_of_a_game()


def purposes_of(replay: Replay) -> list[tuple[int, MoveExplained]]:
    """Everything that is said about purposes, with its step."""
    return [
        (step, event)
        for step in range(replay.last + 1)
        for event in replay.events(step, ALL_SEEING)
        if isinstance(event, MoveExplained)
    ]


def said(arrange: Arrange, *happened: Event, before: Arrange = lambda _state: None, seat: int = 0) -> str:
    """What is said when a position has become another one in a part."""
    s = new(3)
    before(s)
    after = s.copy()
    arrange(after)
    found = purpose(view_of(s, None), view_of(after, None), happened, seat)
    if found is None:
        return ""
    event = found.event
    assert isinstance(event, MoveExplained)
    narrator, words = find_game("cuzco").narrator(), cuzco_words("en")
    return words.say(narrator.event(event, view_of(after, None), Names(["Ann", "Ben", "Cleo"], None)))


def feathers(number: int) -> Arrange:
    """Give seat 0 these slots."""
    return lambda s: setattr(s.players[0], "feathers", number)


def tasks(*numbers: int) -> Arrange:
    """Give seat 0 these tasks."""
    return lambda s: setattr(s.players[0], "tasks", list(numbers))


def test_a_circlet_that_is_complete_is_told_with_the_die_that_can_activate_it() -> None:
    """H-1, H-2: a 5 or 6 activates circlet 5 for 4 and 10 VP in round 1."""
    told = said(feathers(0b11 << 8), before=feathers(0b01 << 8))
    assert told == "Ann: that completes circlet 5, which the 5 in hand can activate for 14 VP."


def test_a_circlet_without_a_die_for_it_is_only_complete() -> None:
    def with_low_dice(s: State) -> None:
        s.dice = [1] * 9
        feathers(0b01 << 8)(s)

    assert said(feathers(0b11 << 8), before=with_low_dice) == "Ann: that completes circlet 5."


def test_a_task_that_comes_nearer_is_told_with_what_is_there() -> None:
    """Q 29: two pieces of jewellery."""
    told = said(lambda s: s.players[0].goods.__setitem__(JEWELLERY, 1), before=tasks(6 + 28))
    assert told == "Ann: that is 1 of 2 for the task 2 times jewellery."


def test_a_task_of_which_nothing_is_missing_is_told_as_such() -> None:
    def one_there(s: State) -> None:
        tasks(6 + 28)(s)
        s.players[0].goods[JEWELLERY] = 1

    told = said(lambda s: s.players[0].goods.__setitem__(JEWELLERY, 2), before=one_there)
    assert told == "Ann: that is all for the task 2 times jewellery."


def test_food_is_told_when_it_is_enough_for_a_good_that_is_worth_it() -> None:
    """U-3: the market of this round."""

    def market(s: State) -> None:
        s.market[0] = [0, JEWELLERY]
        s.players[0].food = 0

    assert "enough food for jewellery" in said(lambda s: setattr(s.players[0], "food", 5), before=market)
    assert said(lambda s: setattr(s.players[0], "food", 1), before=market) == ""


def test_the_most_priests_are_told_once_and_not_when_they_were_there_before() -> None:
    """U-2: an Inti for most priests."""

    def priests(*steps: int) -> Arrange:
        return lambda s: setattr(s, "temple", list(steps))

    first = said(priests(0, 1, 0, -1, -1, -1), before=priests(1, -1, -1, -1, -1, -1))
    assert first == "Ann: that is most priests in the temple, for an Inti medal."
    assert said(priests(0, 0, 0, -1, -1, -1), before=priests(0, 0, -1, -1, -1, -1)) == ""


def test_a_second_tile_of_one_kind_makes_strength_two() -> None:
    """E-2: study and farm tiles never add up."""
    assert (
        said(lambda s: s.players[0].tiles.append(6), before=lambda s: s.players[0].tiles.append(6))
        == "Ann: that makes strength 2: god cards."
    )
    assert said(lambda s: s.players[0].tiles.append(18), before=lambda s: s.players[0].tiles.append(6)) == ""


def test_a_complete_set_comes_before_everything_else() -> None:
    """Z-3: 6 goods."""

    def five(s: State) -> None:
        tasks(6 + 28)(s)
        s.players[0].goods[BOWL] = 5

    told = said(lambda s: s.players[0].goods.__setitem__(JEWELLERY, 1), before=five)
    assert told.startswith("Ann: that completes the set: 6 goods, 6 VP at the end; now 1 of 2 for the task")


def test_nothing_is_said_about_points_alone() -> None:
    assert said(lambda s: setattr(s.players[0], "score", 2)) == ""


def test_an_inti_that_the_temple_brings_is_not_what_the_last_use_of_people_was_for() -> None:
    """Q 40: two Inti."""

    def people(s: State) -> None:
        tasks(6 + 39)(s)
        s.phase = PHASE_PEOPLE

    def after(s: State) -> None:
        s.phase = PHASE_CITY
        s.players[0].inti += 1

    assert said(after, PhaseStarted(PHASE_CITY), before=people) == ""
    assert (
        said(lambda s: setattr(s.players[0], "inti", 2), before=people)
        == "Ann: that is all for the task 2 Inti medals."
    )


def test_cards_in_a_hand_are_no_part_of_what_is_told() -> None:
    """Q 33: two cards of Mama Quilia, which nobody else can see."""

    def card(s: State) -> None:
        s.players[0].hand[4] += 1

    assert said(card, before=tasks(6 + 32)) == ""


def test_the_line_stands_before_what_belongs_to_another_part() -> None:
    s = new(3)
    s.phase, s.turn = PHASE_CITY, 1
    tasks(6 + 28)(s)
    after = s.copy()
    after.players[0].goods[JEWELLERY] = 1
    bought = GoodBought(0, JEWELLERY)
    for other in (TaskFulfilled(1, 3, False), TaskDiscarded(0, 3), RoundEnded(1, (), ()), GoodBought(2, BOWL)):
        found = purpose(view_of(s, None), view_of(after, None), [bought, other], 0)
        assert found is not None
        assert found.place == 1


def test_a_played_game_tells_of_bots_alone_and_of_each_part_once() -> None:
    found = purposes_of(played())
    assert len(found) > 20
    assert {event.seat for _step, event in found} == {1, 2}
    assert all(played().chose(step) == event.seat for step, event in found)
    steps = [step for step, _event in found]
    assert len(set(steps)) == len(steps)


def test_every_number_of_a_played_game_is_true() -> None:
    replay = played()
    for step, event in purposes_of(replay):
        view = replay.view(step, ALL_SEEING)
        told = event.task or (event.numbers if event.goal in ("nearer", "met", "new-task", "new-task-met") else ())
        if told and told[0] in view.players[event.seat].tasks:
            task, have, need = told
            assert need == view.content.tasks[task].need
            assert have == min(progress(view, event.seat, task), need)
        if event.goal in ("complete", "complete-and-die"):
            assert view.players[event.seat].feathers >> 2 * (event.numbers[0] - 1) & 3 == 3
            assert not view.players[event.seat].circlets >> 2 * (event.numbers[0] - 1) & 1
        if event.goal == "complete-and-die":
            assert event.numbers[1] in view.dice[event.seat * 3 : event.seat * 3 + 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_said_in_every_language(language: str) -> None:
    replay = played()
    words, narrator = cuzco_words(language), find_game("cuzco").narrator()
    for step, event in purposes_of(replay):
        line = words.say(narrator.event(event, replay.view(step, ALL_SEEING), replay.names(None)))
        assert line.endswith(".")
        assert "{" not in line


def with_other_secrets(s: State) -> State:
    """The same to a spectator, with other hands, piles, tasks and dice to come."""
    twin = s.copy()
    for pile in (*twin.piles, *twin.people_stacks, twin.task_stack):
        pile.reverse()
    for player in twin.players:
        player.hand = [0, *player.hand[:0:-1]]
        player.offer, player.unkept = player.offer[::-1], player.unkept[::-1]
    assert view_of(twin, None) == view_of(s, None)
    return twin


def test_two_games_that_look_the_same_to_everybody_tell_the_same() -> None:
    game, replay = find_game("cuzco"), played()
    one, other = Purposes(game, replay.seats), Purposes(game, replay.seats)
    told, secrets = 0, 0
    for step in range(1, replay.last + 1):
        before, after, seat = replay.state(step - 1), replay.state(step), replay.chose(step)
        assert seat is not None
        twin_before, twin_after = with_other_secrets(before), with_other_secrets(after)
        one.look(before, seat, step)
        other.look(twin_before, seat, step)
        public = tuple(event for event in replay._points[step].events if event.private_to is None)
        found = one.told(after, seat, public)
        assert other.told(twin_after, seat, public) == found
        told += len(found) > len(public)
        secrets += game.digest(twin_after) != game.digest(after)
    assert told > 20
    assert secrets > replay.last // 2


def test_it_does_not_slow_the_table() -> None:
    game, replay = find_game("cuzco"), played()
    purposes = Purposes(game, replay.seats)
    spent, parts = 0.0, 0
    for step in range(1, replay.last + 1):
        before, after, seat = replay.state(step - 1), replay.state(step), replay.chose(step)
        assert seat is not None
        began = time.process_time()
        purposes.look(before, seat, step)
        purposes.told(after, seat, replay._points[step].events)
        spent += time.process_time() - began
        parts += seat != 0
    assert spent / parts < 0.003
