"""What a key costs inside the program, without a terminal: processor time, paintings and layouts, by kind of key.

`tui.py` tells how the screen feels; this tells where it comes from. Beside the game a small Textual app is measured,
one Static that every key changes. A key that is painted in two steps waits for the terminal's next frame in between.

Run it with `python benchmarks/keys.py`; `--size 200x60` sets the size, `--profile KIND` tells where the time of one
kind goes.
"""

import argparse
import asyncio
import cProfile
import gc
import pstats
import statistics
import time
from collections.abc import Sequence
from itertools import cycle
from typing import Any

from textual import events
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from cuzco_tui.games import find_game
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.held_key import HeldKey

KEYS: dict[str, Sequence[str]] = {
    "a key that does nothing": ["f9"],
    "arrow in the question": ["down", "down", "up", "down"],
    "another die": ["right", "right", "left"],
    "focus, from the question to the map": ["escape", "tab"],
    "arrow on the map": ["down", "up"],
    "focus, back to the question": ["escape"],
    "panel switch": ["c", "g", "k", "l", "m"],
}
ANSWERS = ("enter", "down", "enter", "enter")
"""Pressed over and over they answer every dialog, also the one that wants two marks before Enter."""
FRAME = 0.04
"""Seconds after which all that a key changed is surely painted."""


class Small(App[None]):
    """The app that everything is compared with."""

    keys_pressed = 0

    def compose(self) -> ComposeResult:
        """Show one Static."""
        yield Static("Round and round")

    def on_key(self) -> None:
        """Change it."""
        self.keys_pressed += 1
        self.query_one(Static).update(f"Round {self.keys_pressed}")


class Paintings:
    """Counts what is painted."""

    def __init__(self) -> None:
        self.paintings = 0
        self.layouts = 0
        original, laid_out = App._display, Screen._refresh_layout

        def display(app: App[Any], screen: Screen[Any], renderable: Any) -> None:
            self.paintings += renderable is not None
            original(app, screen, renderable)

        def lay_out(screen: Screen[Any], *args: Any, **named: Any) -> None:
            self.layouts += 1
            laid_out(screen, *args, **named)

        setattr(App, "_display", display)  # noqa: B010
        setattr(Screen, "_refresh_layout", lay_out)  # noqa: B010


async def press(app: App[Any], key: str) -> float:
    """Press a key and give the processor's seconds until everything is painted."""
    event = events.Key(key, key if len(key) == 1 else None)
    start = time.process_time()
    app.post_message(event)
    await asyncio.sleep(FRAME)
    return time.process_time() - start


async def until_a_turn(app: HouseApp) -> None:
    """Answer dialogs until a die is to be placed, slowly enough that no key counts as held down."""
    answers = cycle(ANSWERS)
    for _ in range(50):
        await asyncio.sleep(2 * HeldKey.QUICK)
        game = app.game_screen
        if game is None:
            continue
        if game.question.kind == "ChooseTurn" and app.screen is game:
            return
        if app.screen is not game:
            await press(app, next(answers))
    raise SystemExit("the game did not come to a turn.")


async def measure(size: tuple[int, int], rounds: int, profiled: str) -> None:
    """Press all keys in turns and print the table."""
    counts = Paintings()
    table = Table.new(find_game("cuzco"), [seats.human("Ann"), seats.bot("Bot", "random")], 5)
    game, small = make_app(table, bot_pause=0.0), Small()
    found: dict[str, list[tuple[float, int, int]]] = {name: [] for name in KEYS}
    idle: list[float] = []
    profile = cProfile.Profile()
    async with small.run_test(size=size):
        for _ in range(rounds * 4):
            idle.append(await press(small, "x"))
    async with game.run_test(size=size):
        await until_a_turn(game)
        await asyncio.sleep(0.5)
        gc.freeze()
        for _ in range(rounds):
            for name, keys in KEYS.items():
                for key in keys:
                    counts.paintings = counts.layouts = 0
                    if name == profiled:
                        profile.enable()
                    taken = await press(game, key)
                    profile.disable()
                    found[name].append((taken, counts.paintings, counts.layouts))
    base = statistics.median(idle)
    print(f"{'':<40} {'median':>9} {'most':>9} {'ratio':>6} {'paintings':>10} {'layouts':>8}")
    print(f"{'small app':<40} {base * 1000:>6.2f} ms {max(idle) * 1000:>6.2f} ms")
    for name, each in found.items():
        times = [one[0] for one in each]
        half, most = statistics.median(times), max(times)
        paintings, layouts = (statistics.mean(one[place] for one in each) for place in (1, 2))
        told = f"{half * 1000:>6.2f} ms {most * 1000:>6.2f} ms {half / base:>6.2f} {paintings:>10.2f} {layouts:>8.2f}"
        print(f"{name:<40} {told}")
    if profiled:
        pstats.Stats(profile).sort_stats("cumulative").print_stats(70)


def main() -> None:
    """Read the flags and measure."""
    parser = argparse.ArgumentParser(description="Measure what a key costs inside the program.")
    parser.add_argument("--rounds", type=int, default=10, metavar="N", help="how often to measure (default: 10)")
    parser.add_argument("--size", default="120x40", metavar="COLUMNSxLINES", help="the terminal (default: 120x40)")
    parser.add_argument("--profile", default="", metavar="KIND", choices=["", *KEYS], help="tell where its time goes")
    args = parser.parse_args()
    columns, lines = (int(part) for part in args.size.split("x"))
    asyncio.run(measure((columns, lines), args.rounds, args.profile))


if __name__ == "__main__":
    main()
