"""Ids of games can be spoken: enough of them, no two words alike, and the ids of before go on to work."""

from itertools import combinations

import pytest
from playing import SEATS, play_first
from toy_game import TOY, find_toy

from cuzco_tui.store import sqlite
from cuzco_tui.store.ids import is_game_id, new_game_id, words
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table


def one_slip_apart(first: str, second: str) -> bool:
    """Say whether one letter changed, added or left out makes one word of the other."""
    shorter, longer = sorted((first, second), key=len)
    if len(shorter) == len(longer):
        return sum(a != b for a, b in zip(first, second, strict=True)) < 2
    return any(longer[:place] + longer[place + 1 :] == shorter for place in range(len(longer)))


def test_the_words_are_short_plain_and_not_alike() -> None:
    assert len(set(words())) == len(words())
    assert all(word.isascii() and word.isalpha() and word.islower() and 3 <= len(word) <= 10 for word in words())
    assert [pair for pair in combinations(words(), 2) if one_slip_apart(*pair)] == []


def test_there_are_forty_million_ids_of_three_words() -> None:
    assert len(words()) ** 3 > 40_000_000
    for _ in range(100):
        game_id = new_game_id()
        assert is_game_id(game_id)
        assert len(game_id.split("-")) == 3


def test_an_id_that_is_taken_is_not_given_twice(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["amber-otter-plum", "amber-otter-plum", "amber-otter-plum", "velvet-tulip-wombat"])
    monkeypatch.setattr(sqlite, "new_game_id", lambda: next(drawn))
    header = Table.new(TOY, SEATS, seed=1).header
    assert [store.create(header), store.create(header)] == ["amber-otter-plum", "velvet-tulip-wombat"]


@pytest.mark.parametrize("said", ["Amber Otter Plum", "  amber-otter-plum ", "AMBER-OTTER-PLUM"])
def test_an_id_is_understood_as_it_is_spoken(store: SqliteStore, said: str) -> None:
    store.create(Table.new(TOY, SEATS, seed=1).header, wanted_id="amber-otter-plum")
    with Table.resume(find_toy, store, said) as table:
        play_first(table, 2)
        assert table.id == "amber-otter-plum"


def test_an_id_of_before_goes_on_to_work(store: SqliteStore) -> None:
    store.create(Table.new(TOY, SEATS, seed=1).header, wanted_id="20260102-k3f9x")
    with Table.resume(find_toy, store, "20260102-k3f9x") as table:
        play_first(table, 2)
    assert [(summary.id, summary.step) for summary in store.list_games()] == [("20260102-k3f9x", 2)]
