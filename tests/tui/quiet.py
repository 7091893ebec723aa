"""Waiting for an app to come to rest: until nothing is left to do, instead of until the processor seems idle.

An app rests when its event loop has nothing to run, no thread works for it, and no screen has a new
size or anything to paint. Other timers that are still to ring do not count: nobody knows what they wait for.
"""

import asyncio
from asyncio import AbstractEventLoop, BaseEventLoop
from collections.abc import Callable, Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

from textual._context import active_app
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.tui.app import HouseApp

PATIENCE = 60.0
"""Seconds after which an app that does not come to rest has failed."""
ROUNDS = 5_000
"""Rounds of the event loop, or pieces of work by threads, after which an app that finds ever more to do has failed."""
BATCH = 0.005
"""Seconds after which to look again whether an app paints what it holds back."""
PAINTS = 100
"""Paints in a row after which an app that paints itself again and again has failed."""

_at_work: WeakKeyDictionary[AbstractEventLoop, set[asyncio.Future[Any]]] = WeakKeyDictionary()
"""What threads do for each event loop."""


class Restless(AssertionError):
    """An app that did not come to rest."""


@contextmanager
def resting_pilots() -> Generator[None]:
    """Let every pilot wait until its app rests."""
    with (
        patch.object(BaseEventLoop, "run_in_executor", _noted(BaseEventLoop.run_in_executor)),
        patch.object(Pilot, "_wait_for_screen", lambda pilot: rest(pilot.app)),
        patch("textual.pilot.wait_for_idle", _rest_of_active_app),
        patch("textual.app.wait_for_idle", _rest_of_active_app),
    ):
        yield


def _noted(run_in_executor: Callable[..., asyncio.Future[Any]]) -> Callable[..., asyncio.Future[Any]]:
    """Note what a thread was given to do for as long as it is at it."""

    def run(loop: BaseEventLoop, executor: Executor | None, function: Callable[..., Any], *args: Any) -> Any:
        future = run_in_executor(loop, executor, function, *args)
        at_work = _at_work.setdefault(loop, set())
        at_work.add(future)
        future.add_done_callback(at_work.discard)
        return future

    return run


async def _rest_of_active_app(_at_least: float = 0.0, _at_most: float = 0.0) -> None:
    await rest(active_app.get())


async def rest(app: App[Any]) -> bool:
    """Run the app until it rests; tell whether it runs without a mistake so far."""
    paints = 0
    for _ in range(ROUNDS):
        await _run_what_is_ready()
        if working := _busy_threads(app):
            paints = 0
            done, _ = await asyncio.wait(working, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                raise Restless(f"a thread is at work for more than {PATIENCE:.0f} seconds: {working}")
        elif app._resize_timer is not None:
            app._check_resize()
        elif (app._batch_count or _keys_wait(app)) and not app._exit:
            await asyncio.sleep(BATCH)
        elif unpainted := [screen for screen in _screens(app) if _paint_is_due(screen)]:
            paints += 1
            if paints > PAINTS:
                raise Restless(f"{unpainted} are painted again and again")
            with app._context():
                for screen in unpainted:
                    screen._on_timer_update()
        else:
            return app._exception is None
    raise Restless(f"there is ever more to do on {app.screen}")


async def _run_what_is_ready() -> None:
    """Let the event loop run until nothing is ready, what came from outside meanwhile included."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    empty = 0
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
        empty = 0 if ready else empty + 1
        if empty == 2:
            return
    raise Restless(f"the event loop does not come to rest: {list(ready)[:3]}")


def _keys_wait(app: App[Any]) -> bool:
    """Whether keys were typed that no screen has heard yet."""
    return isinstance(app, HouseApp) and bool(app.type_ahead.waiting)


def _busy_threads(app: App[Any]) -> set[asyncio.Future[Any]]:
    """What threads do for the app now: those of the table, and a bot that thinks."""
    working = set(_at_work.get(asyncio.get_running_loop(), ()))
    host = app.host if isinstance(app, HouseApp) else None
    if host is not None and host.thought is not None and not host.thought.done():
        working.add(host.thought)
    return working


def _screens(app: App[Any]) -> list[Screen[Any]]:
    return list(app.screen_stack) if app._running and app._screen_stacks[app._current_mode] else []


def _paint_is_due(screen: Screen[Any]) -> bool:
    """Whether a screen has asked for the next tick of its timer."""
    return screen._update_timer._active.is_set()
