"""A game is taken up again from an answer to `state` and from an exported text, and nothing else is believed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talking import ask, engine_process, new_session, play_first, refusal, tell, whole_state

from cuzco_tui.games import find_game
from cuzco_tui.protocol import snapshots
from cuzco_tui.protocol.session import Session
from cuzco_tui.store.portable import import_game
from cuzco_tui.store.sqlite import SqliteStore


def middle_of_a_game(seats: int = 3, times: int = 60) -> Session:
    """Give a session whose game has come this far."""
    session = new_session(seats, 7, options={"pututu": True}, names=["Ana", "Bo", "Cy", "Di"][:seats])
    play_first(session, times)
    return session


def test_a_game_loaded_from_a_state_plays_on_like_the_first() -> None:
    first = middle_of_a_game()
    state = ask(first, do="state")
    with engine_process() as engine:
        loaded = engine.ask(do="load", state=state)
        assert loaded["names"] == ["Ana", "Bo", "Cy"]
        assert loaded["options"] == {"pututu": True, "temple": "upto"}
        assert loaded["step"] == 0
        assert loaded["decision"]["options"] == ask(first, do="options")["decision"]["options"]
        assert engine.ask(do="state") == state
        for _ in range(20):
            here, there = engine.ask(do="play", index=0), ask(first, do="play", index=0)
            assert here["events"] == there["events"]
        assert engine.ask(do="state") == ask(first, do="state")


def test_a_state_comes_back_from_every_decision_of_a_game() -> None:
    first, second = new_session(2, 3), Session()
    while ask(first, do="options")["decision"] is not None:
        state = ask(first, do="state")
        ask(second, do="load", state=state)
        assert ask(second, do="state") == state
        play_first(first, 1)
    final = ask(first, do="state")
    assert ask(second, do="load", state=final)["decision"] is None
    assert ask(second, do="score")["ranking"] == ask(first, do="score")["ranking"]


def test_no_number_of_a_state_is_too_big_for_floating_point() -> None:
    def numbers(value: Any) -> list[int]:
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        return [value] if isinstance(value, int) else [number for part in parts for number in numbers(part)]

    state = ask(middle_of_a_game(), do="state")
    assert max(map(abs, numbers(state))) < 2**53
    assert len(state["state"]["rng"]["int"]) > 10


def test_a_game_loaded_from_a_state_has_no_past_to_undo_or_export() -> None:
    session = Session()
    ask(session, do="load", state=ask(middle_of_a_game(), do="state"))
    assert refusal(session, do="undo") == "cannot-undo"
    assert refusal(session, do="export") == "cannot-export"
    ask(session, do="new", seats=2, seed=1)
    assert ask(session, do="export")["step"] == 0


def change(path: list[Any], value: Any) -> Callable[[dict[str, Any]], None]:
    """Give a change of one place of a state."""

    def apply(state: dict[str, Any]) -> None:
        place: Any = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return apply


@pytest.mark.parametrize(
    "spoil",
    [
        change(["state", "round"], 5),
        change(["state", "rng"], 1),
        change(["state", "players", 0, "score"], 99),
        change(["state", "stack"], []),
        change(["state"], {}),
        change(["state"], None),
        change(["seats"], []),
        change(["seats", 0, "name"], "Eve"),
        change(["seats", 0, "kind"], "god"),
        change(["options", "pututu"], False),
        change(["digest"], "0" * 16),
        change(["checksum"], ""),
        change(["content"], {"goods": {}}),
        change(["game"], "chess"),
        change(["rules"], 99),
        change(["extra"], 1),
        lambda state: state.clear(),
        lambda state: state.pop("digest"),
    ],
)
def test_a_state_that_was_changed_is_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    session = middle_of_a_game(times=10)
    state = ask(session, do="state")
    spoil(state)
    before = whole_state(session)
    assert refusal(session, do="load", state=state) == "bad-save"
    assert whole_state(session) == before


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (change(["state", "players"], []), "bad-save"),
        (change(["state", "stack"], [[2, 9, 0, 0, 0]]), "bad-save"),
        (change(["state", "layout"], ["x"] * 18), "bad-save"),
        (change(["state", "rng"], {"int": "many"}), "bad-save"),
        (change(["state", "rng"], {"int": "9" * 90}), "bad-save"),
        (change(["state", "players", 0, "food"], -99), "bad-save"),
        (change(["state", "discards", 13], 50), "bad-save"),
        (change(["state", "seats"], 7), "bad-save"),
        (lambda state: state["seats"].pop(), "bad-save"),
        (change(["state"], 7), "bad-save"),
        (change(["content"], {"goods": 1}), "bad-save"),
        (change(["rules"], 99), "other-version"),
        (change(["game"], "chess"), "bad-options"),
        (change(["options"], {"dice": 1}), "bad-options"),
        (change(["seats"], []), "bad-seats"),
    ],
)
def test_a_state_made_up_with_a_right_checksum_is_refused_too(
    spoil: Callable[[dict[str, Any]], None], kind: str
) -> None:
    session = middle_of_a_game(times=10)
    state = ask(session, do="state")
    spoil(state)
    state["checksum"] = snapshots._checksum(msgspec.convert(state, snapshots.Snapshot))
    before = whole_state(session)
    assert refusal(session, do="load", state=state) == kind
    assert whole_state(session) == before


def test_a_game_loaded_from_an_export_plays_on_with_its_past() -> None:
    first = middle_of_a_game()
    text = ask(first, do="export")["text"]
    with engine_process() as engine:
        loaded = engine.ask(do="load", text=text)
        assert loaded["names"] == ["Ana", "Bo", "Cy"]
        assert {"step": loaded["step"], "decision": loaded["decision"]} == ask(first, do="options")
        assert engine.ask(do="state") == ask(first, do="state")
        assert engine.ask(do="export")["text"] == text
        assert engine.ask(do="play", index=0) == ask(first, do="play", index=0)


def test_a_choice_made_before_an_export_can_be_taken_back_after_it() -> None:
    first, second = new_session(), Session()
    play_first(first, 1)
    ask(second, do="load", text=ask(first, do="export")["text"])
    assert ask(second, do="undo")["step"] == 0
    assert ask(second, do="state") == ask(new_session(), do="state")


def test_choices_that_were_taken_back_are_not_exported() -> None:
    session = new_session()
    play_first(session, 2)
    ask(session, do="undo")
    assert "\nchoices: 1\n" in ask(session, do="export")["text"]


def test_an_export_is_the_file_that_the_saves_import(tmp_path: Path) -> None:
    session = middle_of_a_game()
    file = tmp_path / "game.txt"
    file.write_text(ask(session, do="export")["text"], encoding="utf-8")
    store = SqliteStore(tmp_path / "games")
    saved = store.read(import_game(store, file, find_game))
    assert len(saved.choices) == 60
    assert saved.records[-1].digest == ask(session, do="state")["digest"]


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lambda _text: "", "bad-save"),
        (lambda _text: "\0\n" * 10, "bad-save"),
        (lambda text: text[: len(text) // 2], "bad-save"),
        (lambda text: text.replace("seed: 7", "seed: 8"), "bad-save"),
        (lambda text: text.replace("Ana", "Eve"), "bad-save"),
        (lambda text: text.replace("game: cuzco", "game: chess"), "bad-save"),
        (lambda text: text.replace("format 1", "format 999"), "other-version"),
        (lambda text: text.replace("rules: 2", "rules: 999"), "other-version"),
    ],
    ids=["empty", "zeros", "half", "other seed", "other name", "other game", "newer format", "newer rules"],
)
def test_a_text_that_is_no_export_is_refused_without_naming_a_file(spoil: Callable[[str], str], kind: str) -> None:
    session = middle_of_a_game(times=10)
    text = spoil(ask(session, do="export")["text"])
    before = whole_state(session)
    assert refusal(session, do="load", text=text) == kind
    message = tell(session, do="load", text=text)["error"]["message"]
    assert message.startswith("The text, line ")
    assert "/" not in message
    assert whole_state(session) == before


def test_a_text_that_is_nested_too_deeply_is_refused() -> None:
    session = middle_of_a_game(times=10)
    text = ask(session, do="export")["text"]
    start = text.index("options: ")
    deep = text[:start] + "options: " + "[" * 100_000 + "]" * 100_000 + text[text.index("\n", start) :]
    before = whole_state(session)
    assert refusal(session, do="load", text=deep) in ("too-deep", "bad-save")
    assert whole_state(session) == before


@pytest.mark.parametrize("fields", [{}, {"text": None}, {"text": 1}, {"state": []}, {"text": "", "state": {}}])
def test_load_needs_either_a_text_or_a_state(fields: dict[str, Any]) -> None:
    assert refusal(Session(), do="load", **fields) == "wrong-field"


def test_a_game_with_replaced_values_carries_them_along(tmp_path: Path) -> None:
    file = tmp_path / "more_points.toml"
    file.write_text("[victory_points]\npoints_space = 3\n", encoding="utf-8")
    first = Session(file)
    ask(first, do="new", seats=2, seed=1)
    play_first(first, 5)
    state, text = ask(first, do="state"), ask(first, do="export")["text"]
    assert state["content"] is not None
    for fields in ({"state": state}, {"text": text}):
        second = Session()
        ask(second, do="load", **fields)
        assert ask(second, do="state") == state
    assert json.dumps(ask(new_session(), do="state")["content"]) == "null"
