"""Cuzco's part of the help: how to play on one screen, and what the signs on the board mean."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.actions import PAGES, SPACES
from cuzco_tui.games.cuzco.screen.masks.headdress import BAND, HOLLOW_LEFT, HOLLOW_RIGHT, LEFT, RIGHT
from cuzco_tui.games.cuzco.screen.masks.houses import DOWN, FREE, KHIPU, UP
from cuzco_tui.games.cuzco.screen.panels.mask import PLAINLY
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.games.cuzco.screen.task_bars import HAVE, HIDDEN, LACKS, WOULD_COME
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.front import KeyNames, Sign

SEAT_COLOURS: Final = ("red", "yellow", "green", "blue")
_OVERVIEW: Final = ("howto-goal", "howto-dice", "howto-people", "howto-city", "howto-feathers", "howto-end")


def overview(key: KeyNames) -> list[Message]:
    """Tell what the game is about, and the keys to begin with."""
    keys = {name: key(name) for name in ("take", "hint", "why", "rule", "undo")}
    keys |= {name: key(f"place-{name}") for name in SPACES[:3]}
    keys |= {name: key(f"page-{name}") for name in PAGES}
    keys["dice"] = f"{key('answer-1')}-{key('answer-6')}"
    return [*(message(id_) for id_ in _OVERVIEW), message("howto-keys", **keys)]


def signs(key: KeyNames, plain: bool) -> Iterator[Sign]:
    """Tell what letters and lines on the board mean."""
    for seat, colour in enumerate(SEAT_COLOURS):
        yield Sign(SEAT_LETTERS[seat], f"seat-{seat} strong", message(f"help-{colour}"), seat)
    yield Sign(
        f"{SEAT_LETTERS[1].lower()}{SEAT_LETTERS[0]}" if plain else SEAT_LETTERS[0], "strong", message("help-khipu")
    )
    yield Sign(SEAT_LETTERS[0].lower(), "on-seat-0 strong", message("help-runner"))
    for letter, colour in zip(FEATHER_LETTERS, COLOUR_NAMES, strict=True):
        yield Sign(letter, f"feather-{colour} strong", message("help-feather", colour=message(f"colour-{colour}")))
    village = f"{FEATHER_LETTERS[0]}3"
    yield Sign(f"[{village}]" if plain else f" {village} ", "on-feather-turquoise strong", message("help-village"))
    yield Sign(f"{_road('stone', plain)} 4", "stone", message("help-stone"))
    yield Sign(f"{_road('rope', plain)} 2", "rope", message("help-rope"))
    yield Sign(key("place-stone"), "on-gold strong", message("help-fits"))
    yield Sign(f" 5{SEAT_LETTERS[0].lower()} ", "on-seat-0 strong", message("help-die"))
    yield Sign("(3)" if plain else " 3 ", "on-gold strong", message("help-open"))
    for sign in _mask_signs():
        yield sign._replace(drawn=sign.drawn.translate(PLAINLY)) if plain and isinstance(sign.drawn, str) else sign
    for id_, drawn, style, told in (
        ("help-tile-up-sign", UP, "on-study strong", "help-tile-up"),
        ("help-tile-down-sign", DOWN, "on-tile farm", "help-tile-down"),
    ):
        yield Sign(message(id_, sign=drawn.translate(PLAINLY) if plain else drawn), style, message(told))


def _mask_signs() -> Iterator[Sign]:
    """What stands on a mask, and the bars of the tasks."""
    yield Sign(f"{LEFT}{FEATHER_LETTERS[3]}{RIGHT}", "feather-pink strong", message("help-feather-set"))
    yield Sign(f" {FEATHER_LETTERS[3].lower()} ", "feather-pink", message("help-feather-slot"))
    yield Sign(f"{HOLLOW_LEFT}{FEATHER_LETTERS[3]}{HOLLOW_RIGHT}", "gold strong", message("help-feather-coming"))
    yield Sign(" 3 +9 ", "on-tile strong", message("help-circlet"))
    yield Sign(" 3 +9 ", "on-tile gold strong", message("help-circlet-ready"))
    yield Sign(f"{BAND * 2}3{BAND * 3}", "on-gold strong", message("help-circlet-active"))
    yield Sign(f"  {KHIPU * 2}  ", "on-tile seat-0", message("help-house-khipu"))
    yield Sign(f"  {FREE * 2}  ", "muted", message("help-house-free"))
    yield Sign(f"{HAVE[0] * 2} {LACKS[0] * 2}", HAVE[1], message("help-task-bar"))
    yield Sign(WOULD_COME[0] * 2, WOULD_COME[1], message("help-task-would"))
    yield Sign(HIDDEN[0] * 2, HIDDEN[1], message("help-task-unknown"))


def _road(kind: str, plain: bool) -> str:
    """Draw a road as the map does."""
    canvas = Canvas(3, 1, plain)
    draw = canvas.double_line if kind == "stone" else canvas.dotted_line
    draw((0, 0), (2, 0), kind)
    return "".join(run.text for run in canvas.runs(0))
