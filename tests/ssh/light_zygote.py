"""A zygote for tests that has loaded only what the sessions of `standin` need, and so is there sooner."""

import sys
from importlib import import_module

from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.sessions.zygote import main


def load_little(work: str, _log: Log) -> None:
    """Load the work and what Textual would load later; sessions may not be able to read where Python lies."""
    for name in (work.partition(":")[0], "textual.drivers.linux_driver", "textual.pilot", "rich.traceback", "resource"):
        import_module(name)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], load_little))
