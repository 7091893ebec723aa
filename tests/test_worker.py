"""A worker is another process that does tasks of plain data, can be stopped, and never outlives its parent."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.worker import Worker, WorkerFailed
from tests.processes import is_gone, until

ROOT = Path(__file__).resolve().parent.parent
PARENT = """
import sys
from cuzco_tui.worker import Worker
worker = Worker()
worker.begin("tests.tasks:never_end", sys.argv[1])
print(worker.pid, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker() as made:
        yield made


def test_results_come_in_the_order_in_which_tasks_were_begun(worker: Worker) -> None:
    for number in range(20):
        worker.begin("tests.tasks:double", number)
    assert [worker.result(ThinkingClock()) for _ in range(20)] == [2 * number for number in range(20)]


@pytest.mark.parametrize(
    ("task", "sentence"),
    [
        ("tests.tasks:refuse", "Choose something else."),
        ("tests.tasks:divide_by_zero", "ZeroDivisionError: division by zero"),
        ("tests.tasks:unheard_of", "AttributeError: module 'tests.tasks' has no attribute 'unheard_of'"),
    ],
)
def test_a_task_that_fails_is_one_sentence_and_the_worker_goes_on(worker: Worker, task: str, sentence: str) -> None:
    with pytest.raises(WorkerFailed) as failed:
        worker.call(task, 1, ThinkingClock())
    assert str(failed.value) == sentence
    pid = worker.pid
    assert worker.call("tests.tasks:double", 4, ThinkingClock()) == 8
    assert worker.pid == pid


def test_a_worker_that_vanishes_is_told_in_one_sentence_and_replaced(worker: Worker) -> None:
    with pytest.raises(WorkerFailed, match="ended before it answered"):
        worker.call("tests.tasks:vanish", None, ThinkingClock())
    assert worker.pid is None
    assert worker.call("tests.tasks:double", 4, ThinkingClock()) == 8


def test_a_task_that_looks_at_its_clock_answers_when_somebody_stops_it(worker: Worker, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    clock = ThinkingClock()

    def stop_when_begun() -> None:
        until(begun.exists)
        clock.stop()

    stopper = Thread(target=stop_when_begun)
    stopper.start()
    assert worker.call("tests.tasks:think_until_stopped", str(begun), clock) == "the best so far"
    stopper.join()


def test_a_task_gets_its_budget_along(worker: Worker, tmp_path: Path) -> None:
    worker.begin("tests.tasks:think_until_stopped", str(tmp_path / "begun"), 0.01)
    assert worker.result(ThinkingClock()) == "the best so far"


def test_a_task_that_heeds_no_clock_is_ended_and_the_worker_replaced(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with Worker(grace=0) as worker:
        worker.begin("tests.tasks:never_end", str(begun))
        pid = worker.pid
        assert pid is not None
        until(begun.exists)
        with pytest.raises(WorkerFailed, match="took too long and was ended"):
            worker.result(ThinkingClock(0))
        assert is_gone(pid)
        assert worker.call("tests.tasks:double", 4, ThinkingClock()) == 8


def test_closing_a_worker_from_another_thread_ends_what_it_does(worker: Worker, tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    def close_when_begun() -> None:
        until(begun.exists)
        worker.close()

    closer = Thread(target=close_when_begun)
    closer.start()
    with pytest.raises(WorkerFailed):
        worker.call("tests.tasks:never_end", str(begun), ThinkingClock())
    closer.join()


@pytest.mark.skipif(not Path("/proc").exists(), reason="tells by /proc whether a process has ended")
def test_a_worker_ends_with_its_parent_even_one_that_was_killed_and_in_the_middle_of_a_task(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", PARENT, str(begun)]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        until(begun.exists)
        assert not is_gone(pid)
        os.kill(parent.pid, signal.SIGKILL)
    until(lambda: is_gone(pid))
