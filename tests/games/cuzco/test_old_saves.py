"""Games that were played by the first rules open, go on and end as they did, although G-0 has changed since."""

from pathlib import Path

import msgspec
import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games import find_game
from cuzco_tui.protocol.snapshots import table_from_snapshot, take_snapshot
from cuzco_tui.store.portable import import_game, read_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.history import History
from cuzco_tui.table.table import Table

SAVES = {
    "rules-1-card-05-twice-by-medals.txt": (97, "card 05 inti"),
    "rules-1-card-06-twice-by-medals.txt": (179, "card 06 inti"),
}
"""Whole games with the choice in them that rule G-0 allows no more: a second medal for the very same card."""
FOLDER = Path(__file__).parent / "saves"
each_save = pytest.mark.parametrize("name", SAVES)


@each_save
def test_g_0_a_save_of_the_first_rules_is_replayed_with_the_rule_as_it_was(name: str) -> None:
    saved, history = read_game((FOLDER / name).read_bytes(), name, find_game)
    assert saved.header.rules == 1
    assert history.decision is None
    step, text = SAVES[name]
    assert saved.choices[step - 1].text == text
    assert history.game.digest(history.state) == saved.choices[-1].digest


@each_save
def test_g_0_the_same_choices_are_refused_by_the_rules_of_today(name: str) -> None:
    saved, history = read_game((FOLDER / name).read_bytes(), name, find_game)
    game, header = history.game, saved.header
    state = game.make(len(header.seats), header.seed, header.options, game.content_from_data(header.content))
    step, text = SAVES[name]
    for record in saved.choices[: step - 1]:
        game.apply(state, game.parse(record.text))
    with pytest.raises(IllegalChoice):
        game.apply(state, game.parse(text))
    loaded = game.load(msgspec.json.decode(msgspec.json.encode(game.dump(state))), state.content)
    assert (loaded.rules, loaded.medal_cards) == (2, state.medal_cards)
    assert bool(loaded.medal_cards) is (text == "card 06 inti")
    assert game.digest(loaded) == game.digest(state)


@each_save
def test_g_0_an_imported_save_of_the_first_rules_resumes(name: str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    game_id = import_game(store, FOLDER / name, find_game)
    with Table.resume(find_game, store, game_id) as table:
        assert table.finished
        assert table.header.rules == 1


@each_save
def test_g_0_a_snapshot_of_the_first_rules_is_played_on_by_them(name: str) -> None:
    saved, history = read_game((FOLDER / name).read_bytes(), name, find_game)
    step, _ = SAVES[name]
    table = Table(history.game, saved.header, History(history.game, history.state_at(step - 1)), None)
    snapshot = msgspec.json.decode(msgspec.json.encode(take_snapshot(table)))
    assert snapshot["rules"] == 1
    loaded = table_from_snapshot(snapshot)
    for record in saved.choices[step - 1 :]:
        loaded.play(record.seat, record.text, loaded.step)
    assert loaded.finished
    assert loaded.digest() == saved.choices[-1].digest
