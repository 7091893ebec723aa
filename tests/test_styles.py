"""The style files are found where they lie, and the colours are readable on dark and on light grounds."""

from itertools import combinations
from pathlib import Path

import pytest

from cuzco_tui.game import GameError
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.cells import HOUSE_COLOURS

SHADES = {
    (name, ground): colour
    for name, shade in (HOUSE_COLOURS | COLOURS).items()
    for ground, colour in (("dark", shade.dark), ("light", shade.light))
}
GROUNDS = {
    "dark": ("#000000", "#121212", "#1e1e1e", "#242f38"),
    "light": ("#ffffff", "#e0e0e0", "#d8d8d8", "#d0d0d0"),
}
FAMILIES = {
    "player": {"seat-0", "seat-1", "seat-2", "seat-3"},
    "feather": {"feather-turquoise", "feather-purple", "feather-orange", "feather-pink"},
    "tile": {"study", "farm"},
    "god": {"god-iliapa", "god-mama-quilia", "god-viracocha", "god-pacha-mama", "god-mama-sara"},
    "road": {"stone", "rope"},
    "title": {"gold"},
}


def luminance(colour: str) -> float:
    """Give the relative luminance of a #rrggbb colour as WCAG defines it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the WCAG contrast ratio of two colours."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_every_coloured_thing_of_the_game_has_a_shade_for_both_grounds() -> None:
    expected = {(name, ground) for names in FAMILIES.values() for name in names for ground in GROUNDS}
    assert set(SHADES) == expected


@pytest.mark.parametrize(("name", "ground"), sorted(SHADES))
def test_a_shade_is_readable_on_its_grounds(name: str, ground: str) -> None:
    weakest = min(contrast(SHADES[name, ground], paper) for paper in GROUNDS[ground])
    assert weakest >= 4.5


@pytest.mark.parametrize("ground", sorted(GROUNDS))
@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_things_of_one_family_have_different_shades(family: str, ground: str) -> None:
    for one, other in combinations(sorted(FAMILIES[family]), 2):
        assert SHADES[one, ground] != SHADES[other, ground]


def test_the_styles_of_a_checkout_stand_beside_the_package() -> None:
    assert styles_dir() == Path(__file__).resolve().parent.parent / "styles"


def test_the_styles_of_an_installed_package_lie_inside_it(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "cuzco_tui"
    (package / "styles").mkdir(parents=True)
    assert styles_dir(package) == package / "styles"


def test_missing_styles_are_one_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    package = tmp_path / "cuzco_tui"
    package.mkdir()
    with pytest.raises(GameError, match=r"install cuzco-tui again\.$"):
        styles_dir(package)
