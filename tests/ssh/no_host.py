"""A host for tests of the transport: it says nothing until it is told to end, and then waits for a long grace."""

import signal
import sys
import threading

from cuzco_tui.ssh.config import read_config

if __name__ == "__main__":
    config = read_config(sys.argv[1])
    over = threading.Event()
    signal.signal(signal.SIGTERM, lambda *_: over.set())
    over.wait()
    if config.grace > 5:
        threading.Event().wait(config.grace)
