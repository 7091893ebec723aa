"""What all tests of Caral share."""

import pytest


@pytest.fixture(autouse=True)
def tenants() -> None:
    """House all games, as the program does."""
