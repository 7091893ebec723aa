"""A replay tells of a game at every step what those may know who look, and of one that goes on nothing else."""

from pathlib import Path

import pytest
from table.playing import SEATS, play_randomly
from table.toy_game import TOY, find_toy

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import GameError
from cuzco_tui.games import find_game
from cuzco_tui.play.replay import NotToBeSeen, Replay, find_replay, replay_of
from cuzco_tui.store.portable import export_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.news import ALL_SEEING, visible_events
from cuzco_tui.table.table import Table


def toy_replay(tmp_path: Path, choices: int = 10_000) -> tuple[Replay, Table, SqliteStore]:
    store = SqliteStore(tmp_path)
    with Table.new(TOY, SEATS, 7, store=store) as table:
        play_randomly(table, 3, choices)
    assert table.id is not None
    return replay_of(store.read(table.id), find_toy), table, store


def cuzco_table(store: SqliteStore | None, choices: int) -> Table:
    game = find_game("cuzco")
    people = [seats.human("Ann"), seats.bot("Ben", "greedy"), seats.bot("Cleo", "random")]
    table = Table.new(game, people, 11, store=store)
    bot = game.make_bot("greedy", 1)
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            break
        index = bot(table.view(decision.seat), decision, ThinkingClock())
        table.play(decision.seat, decision.options[index], table.step)
    return table


def test_a_finished_game_is_seen_at_every_step_from_every_seat(tmp_path: Path) -> None:
    replay, table, _ = toy_replay(tmp_path)
    assert replay.finished
    assert replay.eyes == (0, 1, ALL_SEEING)
    assert replay.last == table.step
    for step in range(replay.last + 1):
        for seat in (0, 1, None):
            assert replay.view(step, seat) == TOY.view(table.state_at(step), seat)
        assert replay.scores(step) == table.ranking(step)
    for step, played in enumerate(table.played, 1):
        assert replay.chose(step) == played.seat
        assert replay.choice(step, 0) == played.choice
        assert replay.events(step, ALL_SEEING) == played.events
        assert replay.events(step, 1) == visible_events(played.events, 1)


def test_all_see_the_hands_of_all(tmp_path: Path) -> None:
    replay, table, _ = toy_replay(tmp_path)
    assert replay.view(2, ALL_SEEING).to_data()["hands"] == table.state_at(2).hands


def test_turns_and_rounds_are_marks_to_jump_to(tmp_path: Path) -> None:
    replay, _, _ = toy_replay(tmp_path)
    assert [mark.round for mark in replay.rounds] == [*range(1, 9)]
    step, seen = 0, []
    while step < replay.last:
        step = replay.turn_from(step, 1)
        seen.append(step)
        assert step == replay.last or replay.chose(step) != replay.chose(step + 1)
    assert len(seen) == len(replay.turns)
    assert replay.turn_at(0) == 0
    assert replay.turn_at(replay.last) == len(replay.turns)
    back = [replay.last]
    while back[-1]:
        back.append(replay.turn_from(back[-1], -1))
    assert back[::-1] == [0, *seen]
    assert replay.round_from(0, 1) == replay.rounds[1].step
    assert replay.round_from(replay.last, -1) == replay.rounds[-1].step
    assert replay.round_from(replay.rounds[-1].step, 1) == replay.last


def test_a_game_that_goes_on_is_seen_from_the_own_seat_alone(tmp_path: Path) -> None:
    replay, table, _ = toy_replay(tmp_path, 9)
    assert not replay.finished
    assert replay.eyes == (0,)
    assert replay.own == 0
    for eyes in (1, None, ALL_SEEING):
        for look in (replay.view, replay.events, replay.choice, replay.decision):
            with pytest.raises(NotToBeSeen):
                look(0, eyes)
    with pytest.raises(NotToBeSeen):
        replay.state(0)
    assert replay.view(replay.last, 0) == table.view(0)


def test_hidden_choices_of_others_are_no_steps_before_the_end(tmp_path: Path) -> None:
    """That Bob has taken up a card is not seen: only his own choice of a pile tells of it."""
    replay, table, _ = toy_replay(tmp_path, 9)
    hidden = [played for played in table.played if played.seat == 1 and not played.events]
    assert hidden
    assert replay.last == table.step - len(hidden)
    told = [replay.choice(step, 0) for step in range(1, replay.last + 1) if replay.chose(step) == 1]
    assert told
    assert set(told) == {None}


def test_several_people_at_one_keyboard_see_an_open_game_as_watchers(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with Table.new(TOY, [seats.human("Ana"), seats.human("Bob")], 7, store=store) as table:
        play_randomly(table, 3, 5)
    assert table.id is not None
    assert replay_of(store.read(table.id), find_toy).eyes == (None,)


@pytest.mark.parametrize("choices", [0, 1, 60, 150])
def test_nothing_hidden_is_in_what_an_open_game_shows(choices: int, tmp_path: Path) -> None:
    """Ann hears what she has heard at the table, and sees no hand but her own."""
    table = cuzco_table(SqliteStore(tmp_path), choices)
    table.close()
    assert table.id is not None
    replay = replay_of(SqliteStore(tmp_path).read(table.id), find_game)
    heard = [event for step in range(1, replay.last + 1) for event in replay.events(step, 0)]
    report = table.report(0)
    assert heard == [news.event for news in report.news if hasattr(news, "event")]
    assert all(event.private_to in (None, 0) for event in heard)
    for step in range(replay.last + 1):
        data = replay.view(step, 0).to_data()
        assert all(not player["hand"] for seat, player in enumerate(data["players"]) if seat != 0)
        assert data["seat"] == 0


def test_a_file_is_replayed_without_being_taken_in(tmp_path: Path) -> None:
    replay, table, store = toy_replay(tmp_path)
    file = tmp_path / "game.txt"
    assert table.id is not None
    export_game(store, table.id, file)
    empty = SqliteStore(tmp_path / "elsewhere")
    found = find_replay(empty, str(file), find_toy)
    assert [found.view(step, 0) for step in range(found.last + 1)] == [
        replay.view(step, 0) for step in range(replay.last + 1)
    ]
    assert empty.list_games() == []
    assert find_replay(store, table.id.replace("-", " ").upper(), find_toy).id == table.id


def test_what_cannot_be_replayed_gets_one_sentence(tmp_path: Path) -> None:
    _, table, store = toy_replay(tmp_path)
    damaged = tmp_path / "damaged.txt"
    assert table.id is not None
    export_game(store, table.id, damaged)
    damaged.write_text(damaged.read_text().replace("seed: 7", "seed: 8"))
    for named in (str(damaged), "amber-otter-plum", str(tmp_path), str(tmp_path / "none.txt")):
        with pytest.raises(GameError) as caught:
            find_replay(store, named, find_toy)
        assert len(str(caught.value).splitlines()) == 1
