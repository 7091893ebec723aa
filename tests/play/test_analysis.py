"""An analysis finds what a seat's turns gave away, by what the seat could know, and only for those who may see it."""

import asyncio
from contextlib import aclosing
from functools import cache
from pathlib import Path

import pytest
from table.playing import SEATS
from text.toy_words import SPOKEN_TOY, toy_words

from cuzco_tui.game import GameError, Judgement
from cuzco_tui.messages import Names
from cuzco_tui.play.analysis import Analysis, Progress, analyse, analysis_of
from cuzco_tui.play.analysis_lines import all_turn_lines, analysis_data, analysis_lines, find_seat, replay_for
from cuzco_tui.play.replay import NotToBeSeen, Replay, replay_of
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from tests.coaching_here import Indifferent, WorkerHere
from tests.games.cuzco.words import cuzco_words
from tests.played_games import replay_of_a_game, replay_of_a_shared_keyboard, with_other_secrets

PLANTED = 4


@cache
def so_far() -> Replay:
    """A game of Ann against two bots that goes on."""
    return replay_of_a_game(40)


@cache
def whole() -> Replay:
    """The same game to its end."""
    return replay_of_a_game()


def toy_replay(tmp_path: Path, blunder: int = PLANTED, choices: int = 10_000) -> Replay:
    """A game in which Ana takes the first option each time but once, when she takes another one."""
    store = SqliteStore(tmp_path)
    with Table.new(SPOKEN_TOY, SEATS, 7, store=store) as table:
        while (decision := table.decision) is not None and table.step < choices:
            is_third_turn = decision.seat == 0 and decision.kind == "card" and table.ranking()[0].by_round[2:] != ()
            index = blunder if is_third_turn and len(table.ranking()[0].by_round) == 4 else 0
            table.play(decision.seat, decision.options[index], table.step)
    assert table.id is not None
    return replay_of(store.read(table.id), lambda _name: SPOKEN_TOY)


def analysed(replay: Replay, seat: int, worker: WorkerHere | None = None, effort: int | None = None) -> Analysis:
    """The analysis of a seat, thought about here."""

    async def found() -> Analysis:
        async for step in analyse(replay, seat, effort, worker or WorkerHere()):  # type: ignore[arg-type]
            if isinstance(step, Analysis):
                return step
        raise AssertionError("no analysis came")

    return asyncio.run(found())


def test_a_planted_blunder_is_found_with_its_cost(tmp_path: Path) -> None:
    """The toy's judge says that the option with index 4 costs 4 VP."""
    replay = toy_replay(tmp_path)
    analysis = analysed(replay, 0)
    (dearest,) = analysis.dearest
    assert dearest.cost == PLANTED == analysis.cost
    assert dearest.gain == 0
    choice = replay.choice(dearest.at, 0)
    decision = replay.decision(dearest.at - 1, 0)
    assert choice is not None
    assert decision is not None
    assert decision.options.index(choice) == PLANTED
    words = toy_words("en")
    assert words.say(dearest.done) == choice.text
    assert words.say(dearest.better) == decision.options[0].text


def test_turns_without_a_mistake_are_good_by_what_they_were_ahead(tmp_path: Path) -> None:
    analysis = analysed(toy_replay(tmp_path), 0)
    assert len(analysis.best) == 3
    assert all(turn.gain == 2.5 and not turn.cost for turn in analysis.best)
    assert len(analysis.turns) == 8


def test_what_is_told_as_two_vp_ahead_is_a_best_move() -> None:
    plain = analysed(whole(), 0, Indifferent()).turns[0]  # type: ignore[arg-type]
    analysis = analysis_of(0, [plain._replace(cost=0.0, gain=gain) for gain in (1.6, 2.2, 1.4, 0.0)])
    assert [turn.told_gain for turn in analysis.best] == [2, 2]
    assert [turn.gain for turn in analysis.best] == [2.2, 1.6]


def test_what_is_told_in_whole_vp_adds_up() -> None:
    """Costs of 0.6 and 2.4 are told as 1 and 2, and so 3 are told of both, with how many choices that were."""
    plain = analysed(whole(), 0, Indifferent()).turns[0]  # type: ignore[arg-type]
    turns = [plain._replace(cost=cost, first=1, last=3) for cost in (0.6, 2.4, 2.4, 0.2, 3.5)]
    analysis = analysis_of(0, turns)
    assert [turn.told_cost for turn in analysis.turns] == [1, 2, 2, 0, 4]
    assert analysis.told_cost == 9
    assert analysis.choices == 15
    said = cuzco_words("en").say(analysis_lines(analysis, Names(["Ann"], 0))[0])
    assert said == "Your 5 turns (15 choices) gave away about 9 VP, each counted by itself."


def test_a_turn_is_told_with_its_die_and_action_before_the_choice_in_it() -> None:
    replay = whole()
    words = cuzco_words("en")
    found = analysed(replay, 0, Indifferent()).turns  # type: ignore[arg-type]
    later = 0
    for turn in found:
        placed = [
            step
            for step in range(turn.first, turn.last + 1)
            if replay.choice(step, 0).text.startswith("die ")  # type: ignore[union-attr]
        ]
        said = words.say(turn.done)
        if placed and placed[0] < turn.at:
            later += 1
            chosen = replay.chosen(placed[0], 0)
            assert chosen is not None
            assert said == f"{words.say(chosen)} \u2013 {words.say(replay.chosen(turn.at, 0) or '')}"
        else:
            assert said == words.say(replay.chosen(turn.at, 0) or "")
    assert later


def test_progress_is_told_up_to_the_last_choice(tmp_path: Path) -> None:
    replay = toy_replay(tmp_path)

    async def told() -> list[Progress]:
        steps = analyse(replay, 0, None, WorkerHere())  # type: ignore[arg-type]
        return [step async for step in steps if isinstance(step, Progress)]

    found = asyncio.run(told())
    own = [step for step in range(1, replay.last + 1) if replay.chose(step) == 0]
    assert [step.done for step in found] == list(range(len(own) + 1))
    assert {step.total for step in found} == {len(own)}


def test_whoever_stops_it_ends_the_thinking(tmp_path: Path) -> None:
    worker = Indifferent()

    async def stopped() -> None:
        steps = analyse(toy_replay(tmp_path), 0, None, worker)  # type: ignore[arg-type]
        await anext(steps)
        await anext(steps)
        await steps.aclose()

    asyncio.run(stopped())
    assert worker.closed
    assert len(worker.asked) == 1


def test_what_was_judged_before_is_not_judged_again(tmp_path: Path) -> None:
    replay, judged = toy_replay(tmp_path), dict[int, Judgement]()

    async def go(worker: Indifferent, most: int) -> list[Progress | Analysis]:
        found: list[Progress | Analysis] = []
        async with aclosing(analyse(replay, 0, None, worker, judged)) as steps:  # type: ignore[arg-type]
            async for step in steps:
                found.append(step)
                if len(found) == most:
                    break
        return found

    first, second = Indifferent(), Indifferent()
    asyncio.run(go(first, 4))
    assert len(first.asked) == 3 == len(judged)
    told = asyncio.run(go(second, 1000))
    assert isinstance(told[0], Progress)
    assert told[0].done == 3
    assert len(second.asked) == told[0].total - 3
    assert told[-1] == analysed(replay, 0, Indifferent())


def test_only_what_the_seat_could_know_is_thought_about() -> None:
    """The same game with other hands, piles and dice to come leads to the very same questions."""
    replay = so_far()
    twin = with_other_secrets(replay)
    one, other = Indifferent(), Indifferent()
    assert analysed(replay, 0, one) == analysed(twin, 0, other)
    assert one.asked == other.asked
    assert len(one.asked) > 3
    assert all(asked["view"]["seat"] == 0 for asked in one.asked)


def test_the_coach_of_cuzco_says_the_same_whatever_is_hidden() -> None:
    replay = so_far()
    assert analysed(replay, 0, effort=0) == analysed(with_other_secrets(replay), 0, effort=0)


def test_before_the_end_only_ones_own_turns_are_analysed() -> None:
    replay = so_far()
    assert replay_for(replay, None)[1] == 0
    assert replay_for(replay, "ann")[1] == 0
    for typed in ("Ben", "3"):
        with pytest.raises(NotToBeSeen):
            replay_for(replay, typed)
    with pytest.raises(NotToBeSeen):
        analysed(replay, 1)


def test_after_the_end_everybodys_turns_are() -> None:
    replay = whole()
    assert [replay_for(replay, typed)[1] for typed in (None, "Ben", "3")] == [0, 1, 2]
    assert analysed(replay, 2, Indifferent()).turns


def test_at_one_keyboard_each_persons_own_turns_are_asked_for_by_name() -> None:
    replay = replay_of_a_shared_keyboard(30)
    with pytest.raises(GameError, match="--seat"):
        replay_for(replay, None)
    theirs, seat = replay_for(replay, "Ben")
    assert (theirs.eyes, seat) == ((1,), 1)
    assert analysed(theirs, 1, Indifferent()).turns
    with pytest.raises(NotToBeSeen):
        replay_for(replay, "Cleo")


def test_a_seat_is_found_by_number_name_or_its_beginning() -> None:
    names = ("Ann", "Änne", "Ben", "Benjamin")
    assert [find_seat(names, typed) for typed in ("1", "4", "ann", "ÄNNE", "ben", "benj")] == [0, 3, 0, 1, 2, 3]
    assert [find_seat(names, typed) for typed in ("0", "5", "", "Xa", "99999999")] == [None] * 5


def test_each_part_of_the_game_is_a_turn_of_its_own() -> None:
    replay = whole()
    analysis = analysed(replay, 0, Indifferent())
    assert [turn.first for turn in analysis.turns] == sorted(turn.first for turn in analysis.turns)
    for turn in analysis.turns:
        assert len({replay.part(step - 1, 0) for step in range(turn.first, turn.last + 1)}) == 1
        assert turn.first <= turn.at <= turn.last
    chosen = [step for step in range(1, replay.last + 1) if replay.chose(step) == 0]
    assert sum(turn.last - turn.first + 1 for turn in analysis.turns) == len(chosen)


def test_the_lines_and_the_data_say_the_same(tmp_path: Path) -> None:
    replay = toy_replay(tmp_path)
    analysis = analysed(replay, 0)
    words = toy_words("en")
    lines = [words.say(line) for line in analysis_lines(analysis, Names(["Ana", "Bob"], None))]
    data = analysis_data(analysis, replay, words.say)
    (dearest,) = (data["turns"][place] for place in data["dearest"])
    numbers = f"{len(data['turns'])} turns ({analysis.choices} choices) gave away about {analysis.told_cost} VP"
    assert lines[0] == f"Ana: {numbers}, each counted by itself."
    assert dearest["better"] in lines[2]
    assert f"step {dearest['step']}: {dearest['done']}. Better: " in lines[2]
    assert "It cost 4 VP." in lines[2]
    assert [turn["cost"] > 0 for turn in data["turns"]].count(True) == 1
    assert len(all_turn_lines(analysis)) == len(data["turns"])


def test_a_seat_that_chose_nothing_has_no_turns() -> None:
    assert analysis_of(0, ()) == Analysis(0, (), (), ())
    assert analysis_of(0, ()).cost == 0
