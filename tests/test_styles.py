"""The style files are found where they lie, and the colours of every palette are readable on their grounds."""

from itertools import combinations
from pathlib import Path

import pytest

from cuzco_tui.game import GameError
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.cells import GROUNDS, HOUSE_COLOURS, add_colours, cell_style, contrast
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.themes import THEMES

add_colours(COLOURS)

ROLES = HOUSE_COLOURS | COLOURS
STONES = {name for name in COLOURS if name.startswith("step-")}
"""Grounds of the game's own, on which letters stand."""
LINES = {"line"}
"""Lines are drawn with it, and no words."""
LETTERS = sorted(ROLES.keys() - STONES - LINES)
FAMILIES = {
    "seat": {"seat-0", "seat-1", "seat-2", "seat-3"},
    "feather": {"feather-turquoise", "feather-purple", "feather-orange", "feather-pink"},
    "tile": {"study", "farm"},
    "god": {"god-iliapa", "god-mama-quilia", "god-viracocha", "god-pacha-mama", "god-mama-sara"},
    "road": {"stone", "rope"},
    "judgement": {"good", "bad"},
}


def enough(palette: PaletteName) -> float:
    """The contrast that every word has at least."""
    return 7.0 if palette == "high-contrast" else 4.5


def test_every_family_of_things_has_its_roles() -> None:
    assert {name for names in FAMILIES.values() for name in names} <= ROLES.keys()


def test_contrast_is_counted_as_the_guidelines_say() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#336699", "#336699") == pytest.approx(1.0)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", LETTERS)
def test_a_role_is_readable_on_every_ground_of_the_table(name: str, palette: PaletteName) -> None:
    weakest = min(contrast(ROLES[name].of(palette), ground.of(palette)) for ground in GROUNDS.values())
    assert weakest >= enough(palette)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", sorted(ROLES.keys() - LINES))
def test_the_ink_on_a_role_is_readable(name: str, palette: PaletteName) -> None:
    style = cell_style(f"on-{name}", palette)
    assert style.color is not None
    assert style.bgcolor is not None
    assert contrast(style.color.name, style.bgcolor.name) >= enough(palette)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_things_of_one_family_have_different_shades(family: str, palette: PaletteName) -> None:
    for one, other in combinations(sorted(FAMILIES[family]), 2):
        assert ROLES[one].of(palette) != ROLES[other].of(palette)


@pytest.mark.parametrize("family", ["seat", "feather"])
def test_in_the_safe_palette_things_of_one_family_differ_for_every_kind_of_eyes(family: str) -> None:
    """As it is seen without red, without green and without blue."""
    for missing in range(3):
        seen = [without(ROLES[name].safe, missing) for name in sorted(FAMILIES[family])]
        for one, other in combinations(seen, 2):
            assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 24, (missing, one, other)


def without(colour: str, missing: int) -> tuple[float, float, float]:
    """A colour as it is seen by eyes that lack one kind of cone, in a coarse likeness."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    if missing == 2:
        return red, (green + blue) / 2, (green + blue) / 2
    yellow = 0.57 * red + 0.43 * green if missing == 0 else 0.63 * red + 0.37 * green
    return yellow, yellow, 0.24 * green + 0.76 * blue


@pytest.mark.parametrize("palette", PALETTES)
def test_the_theme_of_a_palette_has_its_colours(palette: PaletteName) -> None:
    theme = THEMES[palette]
    assert theme.foreground == HOUSE_COLOURS["text"].of(palette)
    assert theme.background == GROUNDS["table"].of(palette)
    assert theme.dark == (palette != "light")


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
