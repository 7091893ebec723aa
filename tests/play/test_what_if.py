"""What if: a new game from any point of another one, into which nothing comes that its player may not know."""

import random
from pathlib import Path

import msgspec
import pytest
from table.playing import SEATS, play_randomly
from table.toy_game import TOY, find_toy

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Game, GameError
from cuzco_tui.games import find_game
from cuzco_tui.play.replay import Replay, replay_of
from cuzco_tui.play.what_if import Point, other_people, point_at, take_over
from cuzco_tui.store.portable import export_game, export_text, import_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.errors import CannotUndo, StoreError
from cuzco_tui.table.news import ALL_SEEING
from cuzco_tui.table.records import encode
from cuzco_tui.table.table import Table
from tests.long_runs import usual_among

PEOPLE = [seats.human("Ann"), seats.bot("Ben", "greedy"), seats.bot("Cleo", "random")]
SEED = 7_203_117_442_900_117


def played(store: SqliteStore, choices: int, seed: int = SEED) -> Replay:
    """Let chance play a game of three so far."""
    with Table.new(find_game("cuzco"), PEOPLE, seed, store=store) as table:
        play_randomly(table, 5, choices)
    assert table.id is not None
    return replay_of(store.read(table.id), find_game)


def to_the_end(game: Game, table: Table) -> None:
    bot = game.make_bot("greedy", 1)
    while (decision := table.decision) is not None:
        chosen = decision.options[bot(table.view(decision.seat), decision, ThinkingClock())]
        table.play(decision.seat, chosen, table.step)


def test_a_finished_game_goes_on_from_the_very_point(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    step = replay.last // 2
    point = point_at(replay, step, 1)
    assert point == Point(step, 1)
    assert point_at(replay, step, ALL_SEEING).seat == replay.due(step)
    with take_over(replay, point, store) as table:
        assert table.digest() == replay.game.digest(replay.state(step))
        assert [(seat.name, seat.kind, seat.bot) for seat in table.seats] == [
            ("Ann", "bot", "greedy"),
            ("Ben", "human", None),
            ("Cleo", "bot", "random"),
        ]
        assert table.report(1).news[0].events == ()
        to_the_end(replay.game, table)
    assert replay_of(store.read(str(table.id)), find_game).finished


def test_nothing_is_taken_over_after_the_end(tmp_path: Path) -> None:
    replay = played(SqliteStore(tmp_path), 10_000)
    with pytest.raises(GameError) as caught:
        point_at(replay, replay.last, 0)
    assert caught.value.what == ("error-what-if-over", {})


def test_other_people_become_bots_or_stay(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with Table.new(TOY, [seats.human("Ana"), seats.remote("Bob")], 7, store=store) as table:
        play_randomly(table, 3)
    replay = replay_of(store.read(str(table.id)), find_toy)
    point = point_at(replay, 4, 0)
    assert other_people(replay, point) == ["Bob"]
    with take_over(replay, point, store) as alone, take_over(replay, point, store, with_people=True) as together:
        assert alone.seats == (seats.human("Ana"), seats.bot("Bob", "first"))
        assert together.seats == (seats.human("Ana"), seats.human("Bob"))


def test_an_open_game_is_taken_over_at_the_last_own_decision(tmp_path: Path) -> None:
    replay = played(SqliteStore(tmp_path), 70)
    for step in range(replay.last + 1):
        found = [place for place in range(step + 1) if replay.due(place) == 0]
        if found:
            assert point_at(replay, step, 0) == Point(found[-1], 0)
        else:
            with pytest.raises(GameError):
                point_at(replay, step, 0)


@pytest.mark.parametrize("choices", usual_among([3, 40, 75, 110, 160], [3, 75, 160]))
def test_an_open_game_looks_the_same_and_can_be_played_to_its_end(choices: int, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, choices)
    points = {point_at(replay, step, 0) for step in range(replay.last + 1) if _has_own(replay, step)}
    for point in random.Random(choices).sample(sorted(points), min(4, len(points))):
        with take_over(replay, point, store) as table:
            assert table.view(0) == replay.view(point.step, 0)
        with Table.resume(find_game, store, str(table.id)) as again:
            assert again.digest() == table.digest()
            to_the_end(replay.game, again)


def _has_own(replay: Replay, step: int) -> bool:
    return any(replay.due(place) == 0 for place in range(step + 1))


@pytest.mark.parametrize("choices", [8, 40, 110, 160])
def test_what_is_dealt_anew_depends_on_nothing_that_is_hidden(choices: int, tmp_path: Path) -> None:
    """Of two games that look the same to Ann, though everything hidden differs, the same game comes, byte by byte."""
    store = SqliteStore(tmp_path)
    replay = played(store, choices)
    point = point_at(replay, replay.last, 0)
    twin_header = msgspec.structs.replace(replay.saved.header, seed=99)
    twin_state = replay.game.imagine(replay.view(point.step, 0), 4242)
    twin = Replay(replay.game, replay.saved._replace(header=twin_header), _history(replay))
    twin._points[point.step] = twin._points[point.step]._replace(state=twin_state)
    made = [take_over(one, point, store, seed=lambda: 17) for one in (replay, twin)]
    for table in made:
        table.close()
    headers = [msgspec.structs.replace(table.header, created=made[0].header.created) for table in made]
    assert encode(headers[0]) == encode(headers[1])


def _history(replay: Replay) -> object:
    from cuzco_tui.table.replay import rebuild

    return rebuild(replay.game, replay.saved)


@pytest.mark.parametrize("choices", [40, 110])
def test_the_seed_of_an_open_game_is_nowhere_in_what_comes_of_it(choices: int, tmp_path: Path) -> None:
    """Neither in the new save, nor in its export, its replay or after its undo: the generator is another one, too."""
    store, fresh = SqliteStore(tmp_path), SqliteStore(tmp_path / "fresh")
    replay = played(store, choices)
    state = replay.game.dump(replay._points[replay.last].state)
    generator = state["rng"]
    with take_over(replay, point_at(replay, replay.last, 0), fresh) as table:
        decision = table.decision
        assert decision is not None
        table.play(0, decision.options[-1], 0)
        if table.can_undo(0):
            table.undo(0, table.step)
    saved = fresh.read(str(table.id))
    told = [path.read_bytes() for path in (tmp_path / "fresh").rglob("*") if path.is_file()]
    told.append(export_text(saved).encode())
    told.append(repr(replay_of(saved, find_game).view(0, 0).to_data()).encode())
    for secret in (SEED, *([generator] if isinstance(generator, int) else generator)):
        if len(str(secret)) > 6:
            assert all(str(secret).encode() not in one for one in told)
    assert saved.header.seed != SEED
    hidden = [state["piles"], state["people_stacks"], state["task_stack"]]
    assert saved.header.taken_over is not None
    dealt = saved.header.taken_over.state
    assert [dealt["piles"], dealt["people_stacks"], dealt["task_stack"]] != hidden


def test_undo_does_not_lead_before_the_point(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with Table.new(TOY, SEATS, 7, store=store) as table:
        play_randomly(table, 3)
    replay = replay_of(store.read(str(table.id)), find_toy)
    with take_over(replay, point_at(replay, 4, 0), store) as again:
        seat = again.decision.seat if again.decision else -1
        with pytest.raises(CannotUndo):
            again.undo(seat, 0)
        again.play(seat, again.decision.options[0] if again.decision else "", 0)
        again.undo(seat, 1)
        assert again.step == 0


def test_it_is_exported_imported_and_replayed_like_any_game(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    with take_over(replay, point_at(replay, 60, 0), store) as table:
        to_the_end(replay.game, table)
    file = tmp_path / "what-if.txt"
    export_game(store, str(table.id), file)
    assert file.read_text().startswith("cuzco-tui game file, format 2\n")
    taken_in = store.read(import_game(store, file, find_game))
    own = store.read(str(table.id))
    assert taken_in.header == own.header
    assert [choice.text for choice in taken_in.choices] == [choice.text for choice in own.choices]
    again = replay_of(taken_in, find_game)
    assert again.round(0) == replay.round(60)
    assert again.view(0, 0) == replay.view(60, 0)
    assert again.moments
    assert again.rounds[0].step == 0
    with take_over(again, point_at(again, 20, 0), store) as once_more:
        assert once_more.view(0) == again.view(20, 0)


def test_lists_tell_from_which_game_it_was_taken_over(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    with take_over(replay, point_at(replay, 60, 0), store) as table:
        pass
    found = {summary.id: summary for summary in store.list_games()}
    assert found[str(table.id)].taken_over == replay.id
    assert found[str(table.id)].round == replay.round(60)
    assert found[replay.id].taken_over == ""


def test_within_one_second_what_goes_on_is_listed_before_what_is_over(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for _ in range(3):
        replay = played(store, 10_000)
        take_over(replay, point_at(replay, 0, 0), store).close()
    listed = store.list_games()
    assert [(game.played, not game.finished) for game in listed] == sorted(
        ((game.played, not game.finished) for game in listed), reverse=True
    )


def test_other_games_are_saved_in_the_format_that_older_programs_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 4)
    assert replay.saved.header.format == 2
    assert b"taken_over" not in encode(replay.saved.header)


@pytest.mark.parametrize(
    ("found", "put"),
    [
        ("state: {", 'state: {"seats":9,'),
        ("state: {", "state: ["),
        (", step ", ", stop "),
        ('"score":', '"score":1'),
        ('"players":[', '"players":7,"others":['),
    ],
)
def test_a_damaged_file_gets_one_clear_sentence(found: str, put: str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    with take_over(replay, point_at(replay, 60, 0), store) as table:
        pass
    file = tmp_path / "what-if.txt"
    export_game(store, str(table.id), file)
    text = file.read_text()
    assert found in text
    file.write_text(text.replace(found, put, 1))
    with pytest.raises(GameError) as caught:
        import_game(store, file, find_game)
    assert str(file) in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("state", [{}, [], None, {"seats": 3}, "players", {"players": [{}]}])
def test_a_save_that_begins_nowhere_gets_one_clear_sentence(state: object, tmp_path: Path) -> None:
    """Sealed well, so that only the state itself can be refused."""
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    with take_over(replay, point_at(replay, 60, 0), store) as table:
        header = table.header
    assert header.taken_over is not None
    past = msgspec.structs.replace(header.taken_over, state=state)
    damaged = store.create(msgspec.structs.replace(header, taken_over=past))
    for opening in (lambda: Table.resume(find_game, store, damaged), lambda: replay_of(store.read(damaged), find_game)):
        with pytest.raises(StoreError) as caught:
            opening()
        assert damaged in str(caught.value)
        assert len(str(caught.value).splitlines()) == 1


def test_a_save_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    replay = played(store, 10_000)
    with take_over(replay, point_at(replay, 60, 0), store) as table:
        header = table.header
    damaged = store.create(msgspec.structs.replace(header, seats=header.seats[:2]))
    with pytest.raises(StoreError):
        Table.resume(find_game, store, damaged)
