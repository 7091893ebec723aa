"""Tasks for the tests of workers, done in their process."""

import os
import time
from pathlib import Path

from cuzco_tui.game import BadOptions, Clock, Json


def double(number: int, _clock: Clock) -> int:
    print("a task may chatter")
    return 2 * number


def refuse(_data: Json, _clock: Clock) -> None:
    raise BadOptions("Choose something else.")


def divide_by_zero(number: int, _clock: Clock) -> float:
    return number / 0


def vanish(_data: Json, _clock: Clock) -> None:
    os._exit(3)


def think_until_stopped(begun: str, clock: Clock) -> str:
    Path(begun).touch()
    while not clock.over:
        time.sleep(0.01)
    return "the best so far"


def never_end(begun: str, _clock: Clock) -> None:
    Path(begun).touch()
    while True:
        sum(range(1000))
