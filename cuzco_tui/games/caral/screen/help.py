"""Caral's part of the help: how to play on one screen, and what the signs on the board mean."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.games.caral.screen.actions import PAGES
from cuzco_tui.games.caral.screen.letters import ARCHITECT, NEUTRAL_LETTER, PRIEST
from cuzco_tui.games.caral.screen.panels.emissary_board import FILLED, FREE
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.front import KeyNames, Sign

_OVERVIEW: Final = ("howto-goal", "howto-turn", "howto-build", "howto-ceremony", "howto-end")


def overview(key: KeyNames) -> list[Message]:
    """Tell what the game is about, and the keys to begin with."""
    keys = {name: key(name) for name in ("take", "hint", "why", "rule", "undo")}
    keys |= {name: key(f"page-{name}") for name in PAGES}
    return [*(message(id_) for id_ in _OVERVIEW), message("howto-keys", **keys)]


def signs(_key: KeyNames, plain: bool) -> Iterator[Sign]:
    """Tell what letters and blocks on the board mean; the letters of the seats are those of an example."""
    yield Sign(" 14 R2/5 ", "on-seat-0 strong", message("help-pyramid"))
    yield Sign(f" 14R{PRIEST} ", "on-seat-0 strong", message("help-priest"))
    yield Sign("(R 7)" if plain else " R 7 ", "on-tile seat-0 strong", message("help-reserved"))
    yield Sign("  7  ", "on-tile muted", message("help-free"))
    yield Sign(f" 6 {NEUTRAL_LETTER} ", "on-neutral strong", message("help-neutral"))
    yield Sign("r", "on-seat-0 strong", message("help-figure"))
    yield Sign(ARCHITECT, "on-architect strong", message("help-architect"))
    yield Sign(" R 2/5 ", "on-tile seat-0 strong", message("help-behind"))
    yield Sign("< >" if plain else "\u2590   \u258c", "gold strong", message("help-lit"))
    yield Sign("-2", "on-gold strong", message("help-cost"))
    yield Sign("R2", "on-seat-0 strong", message("help-workers"))
    yield Sign("1 + 1", "strong", message("help-workers-both"))
    yield Sign("5  4", "on-level-2", message("help-centre"))
    yield Sign("\u25b2", "strong", message("help-grows"))
    yield Sign("P3", "strong", message("help-tile"))
    yield Sign("C +", "on-village strong", message("help-tile-laid"))
    yield Sign(f"C{FILLED}{FREE} a{FREE}", "strong", message("help-emissaries"))
