"""Starts the screen: what is loaded at the start never becomes garbage, so the collector rests until it is painted."""

import gc
from argparse import Namespace


def run(args: Namespace) -> int:
    """Load the app and run it."""
    gc.disable()
    from cuzco_tui.tui.command import run

    return run(args)


def wake_collector() -> None:
    """Collect again, without looking at what was loaded at the start ever more."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
