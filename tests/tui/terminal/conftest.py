"""The tests in a real terminal take minutes and need tmux: they run only when asked for with `-m terminal`."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Name the mark."""
    config.addinivalue_line("markers", "terminal: plays in a real terminal; runs only with -m terminal")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave them out unless the mark is asked for."""
    if "terminal" in config.option.markexpr:
        return
    left_out = [item for item in items if item.get_closest_marker("terminal")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
