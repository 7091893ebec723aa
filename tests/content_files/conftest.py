"""The content of each game in turn, and what to say of it in a file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cuzco_tui.games.caral.content import loading as caral
from cuzco_tui.games.cuzco.content import loading as cuzco
from tests.content_here import Tenant, loader_of_texts

TENANTS = {
    "cuzco": Tenant(cuzco.FILES, Path(cuzco.__file__).parent, "victory_points", "task", 6),
    "caral": Tenant(caral.FILES, Path(caral.__file__).parent, "start", "fame", 5),
}


@pytest.fixture(scope="session", params=TENANTS)
def tenant(request: pytest.FixtureRequest) -> Tenant:
    return TENANTS[request.param]


@pytest.fixture
def load(tenant: Tenant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    return loader_of_texts(tenant.files.load, tmp_path, monkeypatch)
