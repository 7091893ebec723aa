"""Caral behind the interface by which the house knows a game."""

import json

import pytest

from cuzco_tui.game import BadOptions, BadState, MalformedChoice
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.events import Event
from cuzco_tui.games.caral.game import Caral
from tests.games.caral.helpers_random import busy

GAME = Caral()
CONTENT = GAME.load_content(None)


def test_every_module_is_a_table_option_that_is_off_by_default() -> None:
    """CZ-1, CE-3: and the limit of years is 20 unless the table wants another."""
    plain = CARAL.checked_options(3, {})
    assert plain == {**dict.fromkeys(MODULE_NAMES, False), "max_years": 20}
    s = GAME.make(3, 1, plain, CONTENT)
    assert (s.modules, s.max_years, s.seats) == (0, 20, 3)
    s = GAME.make(4, 1, CARAL.checked_options(4, {"moods": True, "emissary": True, "max_years": 0}), CONTENT)
    assert (s.modules, s.max_years) == (1 | 32, 0)


@pytest.mark.parametrize("options", [{"moods": 1}, {"max_years": 99}, {"max_years": True}, {"llamas": True}])
def test_other_table_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        CARAL.checked_options(3, options)


def test_a_whole_game_goes_through_the_interface() -> None:
    """Decisions, choices by text, events, views, dumps, standings."""
    s = GAME.make(3, 9, CARAL.checked_options(3, dict.fromkeys(MODULE_NAMES, True)), CONTENT)
    player = busy(9)
    assert GAME.opening(s)
    reveals = GAME.reveals(s)
    number = 0
    while (decision := GAME.decision(s)) is not None:
        number += 1
        assert len(decision.options) >= 2
        view = GAME.view(s, decision.seat)
        assert (view.decider, view.kind, view.options) == decision
        if number % 25 == 0:
            assert GAME.view_from_data(json.loads(json.dumps(view.to_data())), CONTENT) == view
            assert GAME.view(GAME.imagine(view, number), decision.seat) == view
            assert GAME.digest(GAME.load(json.loads(json.dumps(GAME.dump(s))), CONTENT)) == GAME.digest(s)
            assert GAME.why_not(s, decision.seat)
            assert GAME.copy(s) is not s
        log: list[Event] = []
        GAME.apply(s, GAME.parse(player(s).text), log)  # type: ignore[arg-type]
        for event in log:
            assert GAME.event_from_data(type(event).__name__, event.to_data()) == event
        assert GAME.reveals(s) >= reveals
        reveals = GAME.reveals(s)
    assert sorted(each.place for each in GAME.ranking(s))[0] == 1
    assert all(player.hand for player in GAME.open_view(s, None).players)
    assert not any(player.hand for player in GAME.view(s, None).players)


def test_a_seats_part_of_the_game_is_its_turn() -> None:
    """What is the same in everybody's views while one seat goes on deciding."""
    s = GAME.make(3, 4, CARAL.checked_options(3, {}), CONTENT)
    player = busy(4)
    while s.options:
        parts = {GAME.part(GAME.view(s, seat)) for seat in (None, 0, 1, 2)}
        assert len(parts) == 1
        seat, part = s.stack[-1][1], parts.pop()
        GAME.apply(s, player(s))
        if s.stack and s.stack[-1][1] != seat:
            assert GAME.part(GAME.view(s, None)) != part


def test_content_is_kept_with_a_game() -> None:
    again = GAME.content_from_data(json.loads(json.dumps(GAME.content_to_data(CONTENT))))
    assert again == CONTENT


def test_nonsense_is_refused() -> None:
    with pytest.raises(MalformedChoice):
        GAME.parse("fly to the moon")
    with pytest.raises(BadState):
        GAME.load({"seats": 3}, CONTENT)
