"""Runs a program and lets it not outlive whoever started this: `python keeper.py COMMAND WORD ...`

What comes in goes on to the program. When nothing more comes, since it was closed or the process at the other end is
gone however that ended, the program hears the end of its input too, and has a moment to leave before it is killed with
everything that it has started. It needs the standard library alone, and starts at once.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

GRACE = 1.0
"""Seconds that a program has after the end of its input."""
ENDED = "\n*** ended with status "
"""What is written after everything that the program has said on standard error."""


def main(command: list[str]) -> None:
    """Run a command; this ends only at the end of the input, and then at once with the whole group of processes."""
    try:
        program = subprocess.Popen(command, stdin=subprocess.PIPE)
    except OSError as error:
        print(f"{error.strerror}{ENDED}127", file=sys.stderr, flush=True)
        _let_go_of_output()
        _listen(SimpleQueue())
        return
    told = os.dup(2)
    _let_go_of_output()
    heard: SimpleQueue[bytes | None] = SimpleQueue()
    Thread(target=_pass_on, args=(program, heard), daemon=True).start()
    Thread(target=_tell_end, args=(program, told), daemon=True).start()
    _listen(heard)
    with suppress(subprocess.TimeoutExpired):
        program.wait(GRACE)
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    program.kill()


def _listen(heard: "SimpleQueue[bytes | None]") -> None:
    """Take everything in at once, so that the end is never missed while the program is slow to read."""
    while chunk := os.read(0, 1 << 16):
        heard.put(chunk)
    heard.put(None)


def _pass_on(program: "subprocess.Popen[bytes]", heard: "SimpleQueue[bytes | None]") -> None:
    assert program.stdin is not None
    with suppress(OSError):
        while chunk := heard.get():
            program.stdin.write(chunk)
            program.stdin.flush()
    with suppress(OSError):
        program.stdin.close()


def _tell_end(program: "subprocess.Popen[bytes]", told: int) -> None:
    """Say how the program ended, for whoever reads its errors."""
    status = program.wait()
    with suppress(OSError):
        os.write(told, f"{ENDED}{status}\n".encode())
        os.close(told)


def _let_go_of_output() -> None:
    """Leave the output to the program, so that it ends with it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(nowhere, number)


if __name__ == "__main__":
    main(sys.argv[1:])
