"""Let `python -m cuzco_tui` be the `cuzco` command."""

import sys

from cuzco_tui.cli import main

if __name__ == "__main__":
    sys.exit(main())
