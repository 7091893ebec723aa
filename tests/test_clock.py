"""The clock that a bot looks at."""

from math import inf
from threading import Thread

import pytest

from cuzco_tui import clock
from cuzco_tui.clock import ThinkingClock


def test_a_clock_without_a_budget_runs_until_another_thread_stops_it() -> None:
    endless = ThinkingClock()
    assert endless.seconds_left == inf
    assert not endless.over
    other = Thread(target=endless.stop)
    other.start()
    other.join()
    assert endless.over
    assert endless.seconds_left == 0


def test_a_budget_passes_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(clock, "monotonic", lambda: now[0])
    short = ThinkingClock(2.5)
    now[0] += 2.0
    assert short.seconds_left == pytest.approx(0.5)
    assert not short.over
    now[0] += 0.5
    assert short.over
    assert short.seconds_left == 0
