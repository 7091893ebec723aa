"""The style files are found where they lie, and the colours of every palette are readable on their grounds."""

from itertools import combinations
from pathlib import Path

import pytest
from rich._palettes import EIGHT_BIT_PALETTE, STANDARD_PALETTE
from rich.color import Color, ColorSystem

from cuzco_tui.game import GameError
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.resources import styles_dir
from cuzco_tui.tui.cells import GROUNDS, HOUSE_COLOURS, Depth, add_colours, cell_style, contrast
from cuzco_tui.tui.palettes import PALETTES, PaletteName
from cuzco_tui.tui.themes import themes_of

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
    theme = themes_of("many")[palette]
    assert theme.foreground == HOUSE_COLOURS["text"].of(palette)
    assert theme.background == GROUNDS["table"].of(palette)
    assert theme.dark == (palette != "light")


def as_shown(colour: str, system: ColorSystem) -> str:
    """A colour as a terminal with fewer colours shows it."""
    shown = Color.parse(colour).downgrade(system)
    assert shown.number is not None
    palette = STANDARD_PALETTE if system is ColorSystem.STANDARD else EIGHT_BIT_PALETTE
    return palette[shown.number].hex


def contrast_of(names: str, palette: PaletteName, depth: Depth, system: ColorSystem) -> float:
    """The contrast of letters and ground of a cell with both, as a terminal with fewer colours shows them."""
    style = cell_style(names, palette, depth)
    assert style.color is not None, names
    assert style.bgcolor is not None, names
    assert not style.reverse, names
    return contrast(as_shown(style.color.name, system), as_shown(style.bgcolor.name, system))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", LETTERS)
def test_with_256_colours_a_role_is_readable_on_every_ground(name: str, palette: PaletteName) -> None:
    for ground in GROUNDS:
        found = contrast_of(f"{name} on-{ground}", palette, "256", ColorSystem.EIGHT_BIT)
        assert found >= enough(palette), ground


@pytest.mark.parametrize("palette", PALETTES)
def test_with_256_colours_surfaces_and_quiet_words_keep_their_tone(palette: PaletteName) -> None:
    """What is nearly grey stays so, and the panel is still told from what lies on it."""
    shown = {name: as_shown(shade.of(palette, "256"), ColorSystem.EIGHT_BIT) for name, shade in GROUNDS.items()}
    assert len({shown["panel"], shown["tile"], shown["cursor"]}) == 3
    for colour in (shown["table"], shown["panel"], shown["tile"], HOUSE_COLOURS["muted"].of(palette, "256")):
        assert len({colour[start : start + 2] for start in (1, 3, 5)}) == 1, colour


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", LETTERS)
def test_with_sixteen_colours_every_word_is_readable_in_every_theme(name: str, palette: PaletteName) -> None:
    theme = themes_of("sixteen")[palette]
    letters = cell_style(name, palette, "sixteen").color
    assert letters is not None
    for ground in (theme.background, theme.surface, theme.panel):
        assert ground is not None
        assert contrast(as_shown(letters.name, ColorSystem.STANDARD), ground) >= 4.5
    for names in (f"on-{name}", f"{name} on-cursor"):
        assert contrast_of(names, palette, "sixteen", ColorSystem.STANDARD) >= 4.5, names


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
