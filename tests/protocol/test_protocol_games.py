"""Whole games over the protocol: played by index and by text, taken back, explained and scored."""

import random
from typing import Any

import pytest
from talking import ask, engine_process, new_session, play_first, refusal, tell, whole_state

from cuzco_tui.games import find_game
from cuzco_tui.protocol.session import Session


def replayed(seats: int, seed: int, options: dict[str, Any], choices: list[str]) -> tuple[str, list[int]]:
    """Play the same choices without the protocol, and give the digest and the scores by seat."""
    game = find_game("cuzco")
    state = game.make(seats, seed, game.description.checked_options(seats, options), game.load_content(None))
    for text in choices:
        game.apply(state, game.parse(text))
    assert game.decision(state) is None
    return game.digest(state), [s.score for s in sorted(game.ranking(state), key=lambda standing: standing.seat)]


@pytest.mark.parametrize(
    ("by", "seats", "options"),
    [("index", 3, {"pututu": True}), ("text", 4, {"temple": "exact"}), ("index", 2, {})],
    ids=["index", "text", "two seats"],
)
def test_a_whole_game_is_played_through_pipes(by: str, seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(5)
    choices: list[str] = []
    with engine_process() as engine:
        result = engine.ask(id="start", do="new", seats=seats, seed=11, options=options)
        decision = result["decision"]
        while decision is not None:
            assert decision["step"] == len(choices)
            index = chance.randrange(len(decision["options"]))
            text = decision["options"][index]
            how = {"index": index} if by == "index" else {"text": text}
            result = engine.ask(do="play", step=len(choices), **how)
            choices.append(text)
            assert (result["seat"], result["choice"], result["step"]) == (decision["seat"], text, len(choices))
            assert all(isinstance(event["event"], str) for event in result["events"])
            decision = result["decision"]
        score = engine.ask(do="score")
        digest = engine.ask(do="state")["digest"]
        assert engine.ask(do="options") == {"step": len(choices), "decision": None}
        assert engine.send(b'{"id":1,"do":"play","index":0}')["error"]["kind"] == "game-over"
        assert engine.send(b'{"id":2,"do":"undo"}')["error"]["kind"] == "cannot-undo"
        assert engine.send(b'{"id":3,"do":"quit"}') == {"id": 3, "ok": True, "result": {}}
        assert engine.stdout.readline() == b""
    assert result["events"][-1] == {"event": "GameEnded", "ranking": [place["seat"] for place in score["ranking"]]}
    assert score["over"] is True
    for place in score["ranking"]:
        assert sum(place["sources"].values()) == place["score"] == place["by_round"][-1]
    by_seat = [place["score"] for place in sorted(score["ranking"], key=lambda place: place["seat"])]
    assert replayed(seats, 11, options, choices) == (digest, by_seat)


def test_a_new_game_tells_its_set_up_and_marks_what_is_private() -> None:
    result = ask(Session(), do="new", seats=3, seed=7, names=["Ana", "Bo", "Cy"], options={"pututu": True})
    assert result["game"] == "cuzco"
    assert result["names"] == ["Ana", "Bo", "Cy"]
    assert result["options"] == {"pututu": True, "temple": "upto"}
    assert result["decision"]["step"] == result["step"] == 0
    hands = {event["seat"]: event["private_to"] for event in result["events"] if event["event"] == "HandDealt"}
    assert hands == {0: 0, 1: 1, 2: 2}
    assert [event["event"] for event in result["events"] if "private_to" not in event].count("MaskDealt") == 3


def test_a_game_without_names_has_default_names() -> None:
    assert ask(Session(), do="new", seats=2, seed=0)["names"] == ["Player 1", "Player 2"]


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    digests = [ask(new_session(seed=seed), do="state")["digest"] for seed in (3, 3, 4)]
    assert digests[0] == digests[1] != digests[2]


def test_a_new_game_replaces_the_one_before() -> None:
    session = new_session(seats=4)
    play_first(session, 3)
    assert ask(session, do="new", seats=2, seed=1)["step"] == 0
    assert len(ask(session, do="view", seat=None)["view"]["players"]) == 2


@pytest.mark.parametrize("seed", [0, 1, 2**53, 2**63 - 1])
def test_every_seed_up_to_63_bits_is_taken(seed: int) -> None:
    assert ask(Session(), do="new", seats=2, seed=seed)["step"] == 0


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"seats": 1, "seed": 1}, "bad-seats"),
        ({"seats": 5, "seed": 1}, "bad-seats"),
        ({"seats": 2**62, "seed": 1}, "bad-seats"),
        ({"seats": -2, "seed": 1}, "number-out-of-range"),
        ({"seats": 2, "seed": -1}, "number-out-of-range"),
        ({"seats": 2, "seed": 2**63}, "number-out-of-range"),
        ({"seats": 2, "seed": 10**40}, "number-out-of-range"),
        ({"seats": 2, "seed": 1, "names": ["one"]}, "bad-seats"),
        ({"seats": 2, "seed": 1, "names": []}, "bad-seats"),
        ({"seats": 2, "seed": 1, "names": ["one", "t\0wo"]}, "bad-seats"),
        ({"seats": 2, "seed": 1, "names": ["one", "x" * 41]}, "bad-seats"),
        ({"seats": 2, "seed": 1, "options": {"pututu": 1}}, "bad-options"),
        ({"seats": 2, "seed": 1, "options": {"temple": ["exact"]}}, "bad-options"),
        ({"seats": 2, "seed": 1, "options": {"dice": 4}}, "bad-options"),
        ({"seats": 2, "seed": 1, "game": "chess"}, "bad-options"),
        ({"seats": "2", "seed": 1}, "wrong-field"),
        ({"seats": True, "seed": 1}, "wrong-field"),
        ({"seats": 2, "seed": 1.5}, "wrong-field"),
        ({"seats": 2, "seed": None}, "wrong-field"),
        ({"seats": 2}, "wrong-field"),
        ({"seats": 2, "seed": 1, "sed": 1}, "wrong-field"),
        ({"seats": 2, "seed": 1, "names": "ab"}, "wrong-field"),
        ({"seats": 2, "seed": 1, "options": []}, "wrong-field"),
    ],
)
def test_a_game_that_cannot_be_made_leaves_the_one_before(fields: dict[str, Any], kind: str) -> None:
    session = new_session()
    play_first(session, 2)
    before = whole_state(session)
    assert refusal(session, do="new", **fields) == kind
    assert whole_state(session) == before


def test_a_seed_out_of_range_is_told_what_was_expected() -> None:
    message = tell(Session(), do="new", seats=2, seed=2**63)["error"]["message"]
    assert "seed" in message
    assert f"from 0 to {2**63 - 1}" in message


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"index": 10_000}, "no-such-option"),
        ({"index": -1}, "number-out-of-range"),
        ({"index": 2**64}, "number-out-of-range"),
        ({"index": "0"}, "wrong-field"),
        ({"index": 0.0}, "wrong-field"),
        ({"index": True}, "wrong-field"),
        ({}, "wrong-field"),
        ({"index": 0, "text": "slot 1"}, "wrong-field"),
        ({"index": 0, "seat": 1}, "wrong-field"),
        ({"text": ""}, "malformed-choice"),
        ({"text": "slot"}, "malformed-choice"),
        ({"text": "slot 4 \0"}, "malformed-choice"),
        ({"text": "die 7 temple"}, "malformed-choice"),
        ({"text": "x" * 100_000}, "malformed-choice"),
        ({"text": "die 4 temple"}, "illegal-choice"),
        ({"text": 4}, "wrong-field"),
        ({"index": 0, "step": 1}, "stale-step"),
        ({"index": 0, "step": 3}, "stale-step"),
        ({"index": 10_000, "step": 1}, "stale-step"),
        ({"text": "nonsense", "step": 2**63 - 1}, "stale-step"),
        ({"index": 0, "step": -2}, "number-out-of-range"),
    ],
)
def test_a_move_that_is_wrong_or_late_changes_nothing(fields: dict[str, Any], kind: str) -> None:
    session = new_session()
    play_first(session, 2)
    before = whole_state(session)
    assert refusal(session, do="play", **fields) == kind
    assert whole_state(session) == before
    assert ask(session, do="play", index=0, step=2)["step"] == 3


def test_a_choice_may_be_written_with_other_case_and_spaces() -> None:
    session = new_session()
    text = ask(session, do="options")["decision"]["options"][1]
    assert ask(session, do="play", text=f"  {text.upper().replace(' ', '   ')} ")["choice"] == text


def test_undo_takes_back_one_choice_after_the_other() -> None:
    session = new_session()
    states = [whole_state(session)]
    choices = []
    for _ in range(2):
        choices.append(ask(session, do="play", index=1)["choice"])
        states.append(whole_state(session))
    undone = ask(session, do="undo", step=2)
    assert (undone["choice"], undone["step"], undone["decision"]["step"]) == (choices[1], 1, 1)
    assert whole_state(session) == states[1]
    assert ask(session, do="undo")["choice"] == choices[0]
    assert whole_state(session) == states[0]
    assert refusal(session, do="undo") == "cannot-undo"


def test_undo_is_refused_for_another_seat_a_stale_step_and_an_unknown_seat() -> None:
    session = new_session()
    owner = ask(session, do="play", index=0)["seat"]
    before = whole_state(session)
    assert refusal(session, do="undo", seat=(owner + 1) % 3) == "cannot-undo"
    assert refusal(session, do="undo", seat=3) == "no-such-seat"
    assert refusal(session, do="undo", step=0) == "stale-step"
    assert whole_state(session) == before
    assert ask(session, do="undo", seat=owner, step=1)["step"] == 0


def test_undo_stops_at_a_roll() -> None:
    session = new_session()
    for _ in range(100):
        events = ask(session, do="play", index=0)["events"]
        if any(event["event"] == "DiceRolled" for event in events):
            break
    before = whole_state(session)
    assert refusal(session, do="undo") == "cannot-undo"
    assert whole_state(session) == before


def first_turn(session: Session) -> int:
    """Play to the first turn with dice and give its seat."""
    while (decision := ask(session, do="options")["decision"])["kind"] != "ChooseTurn":
        play_first(session, 1)
    seat: int = decision["seat"]
    return seat


def test_why_not_gives_a_rule_and_facts_for_everything_that_is_not_possible() -> None:
    session = new_session()
    seat = first_turn(session)
    answer = ask(session, do="why-not", seat=seat)
    assert answer["seat"] == seat
    assert {reason["subject"].split()[0] for reason in answer["reasons"]} >= {"card", "task"}
    for reason in answer["reasons"]:
        assert reason.keys() == {"subject", "rule", "facts"}
        assert isinstance(reason["facts"], dict)
    waiting = ask(session, do="why-not", seat=(seat + 1) % 3, subject="space temple")["reasons"]
    assert waiting == [{"subject": "space temple", "rule": "D-1", "facts": {"decider": seat}}]


def test_why_not_is_filtered_by_the_first_words_of_a_subject() -> None:
    session = new_session()
    seat = first_turn(session)
    everything = ask(session, do="why-not", seat=seat)["reasons"]
    cards = ask(session, do="why-not", seat=seat, subject="card")["reasons"]
    assert cards == [reason for reason in everything if reason["subject"].startswith("card ")] != []
    assert len(ask(session, do="why-not", seat=seat, subject=f" {cards[0]['subject'].upper()} ")["reasons"]) == 1
    assert ask(session, do="why-not", seat=seat, subject="car")["reasons"] == []
    assert ask(session, do="why-not", seat=seat, subject="")["reasons"] == everything
    assert refusal(session, do="why-not", seat=3) == "no-such-seat"
    assert refusal(session, do="why-not", seat=-1) == "number-out-of-range"
    assert refusal(session, do="why-not") == "wrong-field"


def test_the_score_ranks_all_seats_with_their_sources() -> None:
    score = ask(new_session(seats=4, names=["A", "B", "C", "D"]), do="score")
    assert score["over"] is False
    assert [place["place"] for place in score["ranking"]] == [1, 2, 3, 4]
    assert sorted(place["name"] for place in score["ranking"]) == ["A", "B", "C", "D"]
    assert [place["sources"]["start"] for place in score["ranking"]] == [3, 2, 1, 0]


def test_hello_tells_versions_games_and_table_options() -> None:
    hello = ask(Session(), id=[1, {"deep": None}], do="hello")
    assert hello["protocol"] == 1
    assert hello["games"] == [
        {"name": "cuzco", "rules": 2, "seats": [2, 3, 4], "options": {"pututu": False, "temple": "upto"}}
    ]
    assert hello["requests"][-1] == "quit"


@pytest.mark.parametrize(
    "request_id", [None, True, 0, -1.5, 2**64, "a\n\0\u2028ü", [], {"a": [1, {}]}], ids=lambda value: repr(value)
)
def test_an_answer_carries_the_id_of_its_request(request_id: Any) -> None:
    session = Session()
    assert tell(session, id=request_id, do="hello")["id"] == request_id
    assert tell(session, id=request_id, do="dance")["id"] == request_id
    assert tell(session, id=request_id, do="play", index="x")["id"] == request_id


def test_a_request_without_id_is_answered_with_null() -> None:
    assert tell(Session(), do="hello")["id"] is None


@pytest.mark.parametrize("word", ["state", "options", "score", "export", "undo", "play", "view", "why-not"])
def test_without_a_game_every_question_about_it_is_refused(word: str) -> None:
    fields: dict[str, dict[str, Any]] = {"play": {"index": 0}, "view": {"seat": None}, "why-not": {"seat": 0}}
    assert refusal(Session(), do=word, **fields.get(word, {})) == "no-game"
