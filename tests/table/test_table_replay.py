"""A saved game resumes where it was left, and every point of it can be looked at again."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY, TOY_DESCRIPTION, ToyGame, ToyState, find_toy

from cuzco_tui.game import Json
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import DoesNotReplay, NoSuchStep, OtherRules
from cuzco_tui.table.news import ALL_SEEING
from cuzco_tui.table.seats import human
from cuzco_tui.table.table import Table


def test_every_point_of_a_game_is_the_state_it_was(table: Table) -> None:
    digests, views = [table.digest()], [table.view(0).to_data()]
    while table.decision is not None:
        play_first(table)
        digests.append(table.digest())
        views.append(table.view(0).to_data())
    steps = list(range(len(digests)))
    for step in [*steps, *reversed(steps), *steps[::7]]:
        assert TOY.digest(table.state_at(step)) == digests[step]
        assert table.view(0, step).to_data() == views[step]
    assert table.ranking(0)[0].score == 0


def test_looking_back_gives_copies(table: Table) -> None:
    play_first(table, 20)
    now, before = table.digest(), TOY.digest(table.state_at(16))
    for step in (16, 20):
        state = table.state_at(step)
        TOY.apply(state, TOY.decision(state).options[0])  # type: ignore[union-attr]
    assert table.digest() == now
    assert TOY.digest(table.state_at(16)) == before


@pytest.mark.parametrize("step", [-1, 6])
def test_a_point_that_does_not_exist_is_refused(table: Table, step: int) -> None:
    play_first(table, 5)
    with pytest.raises(NoSuchStep, match="from 0 to 5"):
        table.state_at(step)


@pytest.mark.parametrize("choices", [0, 1, 15, 16, 17, 10_000])
def test_a_game_resumes_where_it_was_left(store: SqliteStore, choices: int) -> None:
    seats = [human("Ana"), human("Bob"), human("Cid")]
    with Table.new(TOY, seats, seed=11, options={"pass_points": 2}, store=store) as table:
        play_randomly(table, seed=choices, choices=choices)
        left = (table.header, texts(table), table.digest(), table.report(ALL_SEEING), table.decision)
    with Table.resume(find_toy, store, str(table.id)) as resumed:
        assert left == (
            resumed.header,
            texts(resumed),
            resumed.digest(),
            resumed.report(ALL_SEEING),
            resumed.decision,
        )


def test_a_resumed_game_is_played_on_and_resumed_again(store: SqliteStore, saved_table: Table) -> None:
    saved_table.close()
    for _ in range(50):
        with Table.resume(find_toy, store, str(saved_table.id)) as table:
            if table.decision is None:
                break
            play_first(table, 1)
    assert table.finished
    unsaved = Table.new(TOY, SEATS, seed=7)
    play_first(unsaved, table.step)
    assert unsaved.digest() == table.digest()


def test_content_of_the_players_own_is_saved_with_the_game(store: SqliteStore, tmp_path: Path) -> None:
    file = tmp_path / "content.json"
    file.write_text(json.dumps({"cards": 50, "sides": 20}))
    with Table.new(TOY, SEATS, seed=3, content=TOY.load_content(file), store=store) as table:
        play_first(table, 9)
        digest = table.digest()
    with Table.resume(find_toy, store, str(table.id)) as resumed:
        assert resumed.header.content == {"cards": 50, "sides": 20}
        assert resumed.digest() == digest


def test_another_process_resumes_the_game_in_the_same_state(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 21)
    saved_table.close()
    code = (
        "import sys; from pathlib import Path; from toy_game import find_toy\n"
        "from cuzco_tui.store.sqlite import SqliteStore; from cuzco_tui.table.table import Table\n"
        "print(Table.resume(find_toy, SqliteStore(Path(sys.argv[1])), sys.argv[2]).digest())"
    )
    here = Path(__file__).parent
    answer = subprocess.run(
        [sys.executable, "-c", code, str(store.folder), str(saved_table.id)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "99", "PYTHONPATH": os.pathsep.join([str(here), str(here.parents[1])])},
    )
    assert answer.stdout.strip() == saved_table.digest()


class LaterToy(ToyGame):
    rules_version = 2
    rules_versions = (2,)


class BothToy(ToyGame):
    """Plays the rules of version 2, where the first card of each hand is drawn from the other end, and of version 1."""

    rules_version = 2
    rules_versions = (1, 2)

    def make(
        self, seats: int, seed: int, options: Mapping[str, Json], content: dict[str, int], rules: int = 2
    ) -> ToyState:
        state = super().make(seats, seed, options, content)
        if rules == 2:
            for hand in state.hands:
                hand.reverse()
        return state


class OtherToy(ToyGame):
    description = TOY_DESCRIPTION._replace(name="other")


class DriftedToy(ToyGame):
    """Says its rules are the same, though its die rolls otherwise."""

    def _draw_number(self, state: object, below: int) -> int:
        return (super()._draw_number(state, below) + 1) % below  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "then", "sentence"),
    [
        (LaterToy(), TOY, "rules version 2 and this program knows version 1; update the program"),
        (TOY, LaterToy(), "older rules version 1"),
        (TOY, OtherToy(), "is a game of toy and cannot be opened as other"),
    ],
)
def test_a_save_of_other_rules_is_refused_and_left_alone(
    store: SqliteStore, first: ToyGame, then: ToyGame, sentence: str
) -> None:
    with Table.new(first, SEATS, seed=3, store=store) as table:
        play_first(table, 5)
    saved = store.read(str(table.id))
    with pytest.raises(OtherRules, match=sentence):
        Table.resume(lambda _name: then, store, str(table.id))
    assert store.read(str(table.id)) == saved
    with Table.resume(lambda _name: first, store, str(table.id)) as resumed:
        assert resumed.step == 5


def test_a_save_that_leads_elsewhere_now_is_refused_and_left_alone(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 12)
    saved_table.close()
    saved = store.read(str(saved_table.id))
    with pytest.raises(DoesNotReplay, match="is intact but"):
        Table.resume(lambda _name: DriftedToy(), store, str(saved_table.id))
    assert store.read(str(saved_table.id)) == saved


def test_a_save_of_older_rules_that_the_game_still_plays_is_replayed_by_them(store: SqliteStore) -> None:
    with Table.new(TOY, SEATS, seed=3, store=store) as table:
        play_first(table, 5)
        left = texts(table), table.digest()
    both = BothToy()
    with Table.resume(lambda _name: both, store, str(table.id)) as resumed:
        assert (texts(resumed), resumed.digest(), resumed.header.rules) == (*left, 1)
    with Table.new(both, SEATS, seed=3, store=store) as latest:
        play_first(latest, 5)
    assert latest.header.rules == 2
    assert latest.digest() != left[1]
