"""Another process that works for this one and never outlives it.

A task is named `module:function`; the function gets plain data and a clock, and gives plain data back. The worker reads
its tasks from a pipe, and leaves as soon as the pipe is closed, whatever it is doing: so it ends with its parent,
however that ended.
"""

import gc
import json
import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from math import inf
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from threading import RLock, Thread
from time import monotonic
from typing import IO, Any, Final, Self

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Clock, GameError, Json

_START: Final = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from cuzco_tui.worker import serve; serve()"
_LOOK: Final = 0.05
"""Seconds between two looks at the clock while the worker works."""
_COLLECTED_AFTER: Final = (100_000, 20, 20)
"""How many more objects make the collector look: a search has thousands at once, and lets go of each by itself."""


class WorkerFailed(GameError):
    """A task went wrong, was not done in time, or its process ended."""


class Worker:
    """The near end of the other process, which is started when there is something to do and again after it failed."""

    def __init__(self, grace: float = 5.0) -> None:
        self.grace = grace
        """Seconds that a task may still take after its clock is over, before the process is killed."""
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._lock = RLock()
        self._ended = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The id of the process, None while there is none."""
        return None if self._process is None else self._process.pid

    def call(self, task: str, data: Json, clock: Clock) -> Json:
        """Have a task done and wait for its result; calls of several threads wait for each other."""
        with self._lock:
            self.begin(task, data, clock.seconds_left)
            return self.result(clock)

    def begin(self, task: str, data: Json, seconds: float = inf) -> None:
        """Have a task done after those begun before it; `result` gives the results in the same order."""
        if self._process is None:
            self._start()
        if self._ended:
            self.close()
            raise WorkerFailed("The process at work was ended.")
        self._send({"task": task, "data": data, "seconds": None if seconds == inf else seconds})

    def result(self, clock: Clock) -> Json:
        """Wait for the next result; when the clock is over the worker is told so, and killed if it goes on."""
        try:
            answer = self._wait(clock)
        except BaseException:
            self.close()
            raise
        if "error" in answer:
            raise WorkerFailed(answer["error"])
        return answer["result"]

    def end(self) -> None:
        """End the process for good, whoever waits for a result: no further one is started."""
        self._ended = True
        self.close()

    def close(self) -> None:
        """End the process and forget what it was doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):
                    _opened(pipe).close()

    def _start(self) -> None:
        path = json.dumps(sys.path)
        command = [sys.executable, "-P", "-c", _START, path]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        self._process = process
        self._answers = SimpleQueue()
        collect = Thread(target=_collect, args=(process.stdout, self._answers), name="worker", daemon=True)
        collect.start()

    def _send(self, message: Json) -> None:
        """Tell the process something; whether it still listens is found out by waiting for its answer."""
        process = self._process
        if process is not None:
            with suppress(OSError, ValueError):
                pipe = _opened(process.stdin)
                pipe.write(json.dumps(message).encode() + b"\n")
                pipe.flush()

    def _wait(self, clock: Clock) -> dict[str, Json]:
        latest = inf
        while True:
            if latest == inf and clock.over:
                self._send(None)
                latest = monotonic() + self.grace
            try:
                line = self._answers.get(timeout=min(_LOOK, max(0.0, latest - monotonic())))
            except Empty:
                if monotonic() >= latest:
                    raise WorkerFailed("The process at work took too long and was ended; try again.") from None
                continue
            if line is None:
                raise WorkerFailed("The process at work ended before it answered; try again.")
            answer: dict[str, Json] = json.loads(line)
            return answer


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _collect(pipe: IO[bytes], answers: "SimpleQueue[bytes | None]") -> None:
    """Gather what the worker says, and at last that it says nothing more."""
    with suppress(OSError, ValueError):
        for line in pipe:
            answers.put(line)
    answers.put(None)


def serve() -> None:
    """Be the far end: do one task after the other until the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*_COLLECTED_AFTER)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    tasks: SimpleQueue[dict[str, Any]] = SimpleQueue()
    clocks: deque[ThinkingClock] = deque()
    Thread(target=_listen, args=(tasks, clocks), daemon=True).start()
    while True:
        task = tasks.get()
        answer = json.dumps(_done(task, clocks[0]))
        clocks.popleft()
        answers.write(answer.encode() + b"\n")
        answers.flush()


def _listen(tasks: "SimpleQueue[dict[str, Any]]", clocks: deque[ThinkingClock]) -> None:
    """Hear tasks, and at any time that the clocks are over or that the parent is gone."""
    for line in sys.stdin.buffer:
        task = json.loads(line)
        if task is None:
            for clock in list(clocks):
                clock.stop()
        else:
            clocks.append(ThinkingClock(inf if task["seconds"] is None else task["seconds"]))
            tasks.put(task)
    os._exit(0)


def _done(task: dict[str, Any], clock: Clock) -> dict[str, Json]:
    try:
        return {"result": resolve_name(task["task"])(task["data"], clock)}
    except GameError as error:
        return {"error": str(error)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}
