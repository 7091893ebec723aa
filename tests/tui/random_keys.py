"""What a cat, a bad line or somebody in a hurry sends: real keys for the most part, the mouse, pastes and nonsense."""

from collections.abc import Iterator
from random import Random
from typing import Final

from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.widgets.too_small import LEAST_HEIGHT, LEAST_WIDTH

_NAMED: Final = {
    "enter": b"\r",
    "escape": b"\x1b",
    "space": b" ",
    "tab": b"\t",
    "shift+tab": b"\x1b[Z",
    "backspace": b"\x7f",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "home": b"\x1b[H",
    "end": b"\x1b[F",
    "pageup": b"\x1b[5~",
    "pagedown": b"\x1b[6~",
    "f1": b"\x1bOP",
    "question_mark": b"?",
    "full_stop": b".",
    "slash": b"/",
}
_LEAVING: Final = ("q", "ctrl+c", "ctrl+q", "ctrl+z")
"""Keys that end or stop the program sooner or later; the one that goes home comes now and then, and back at once."""
_TRIED: Final = ("enter", "escape", "space", "up", "down", "left", "right", "pageup", "pagedown", "tab", "f1")
_NONSENSE: Final = (
    b"\x80\xff\xfe",
    b"\xe2\x82",
    "äß€🎲".encode(),
    b"\x1b[",
    b"\x1b[999;999H",
    b"\x1b[<",
    b"\x1b[200~1 2 3\r\x1b[201~",
    b"\x1b[I",
    b"\x1b[O",
    b"\x1b[?2026;2$y",
    b"\x1b[1;5A",
    b"\x1b[57414u",
    b"\x1b]11;rgb:0/0/0\x07",
    b"\x00",
    b"\x1b\x1b\x1b",
)
SIZES: Final = ((80, 24), (80, 24), (100, 30), (110, 39), (120, 40), (200, 60), (79, 24), (80, 23), (40, 10), (1, 1))
"""Sizes of a terminal, some below the smallest one."""


def sent_by(key: str) -> bytes | None:
    """Give the bytes that a terminal sends for a key of the registry, None for one that none of these tests needs."""
    if key in _NAMED:
        return _NAMED[key]
    if len(key) == 1:
        return key.encode()
    if key.startswith("ctrl+") and len(key) == len("ctrl+") + 1:
        return bytes([ord(key[-1].upper()) - ord("@")])
    return None


def _registered() -> list[bytes]:
    keys = sorted({key for action in all_actions().rows for key in action.keys if key not in _LEAVING})
    return [sent for key in keys if (sent := sent_by(key)) is not None]


def random_keys(random: Random) -> Iterator[bytes]:
    """Give keys, one after the other, for ever."""
    registered = _registered()
    while True:
        kind = random.random()
        if kind < 0.40:
            yield random.choice(registered)
        elif kind < 0.60:
            yield str(random.randint(1, 9)).encode()
        elif kind < 0.86:
            yield _NAMED[random.choice(_TRIED)]
        elif kind < 0.88:
            yield b"\x10" + random.choice((b"", _NAMED["pagedown"], b"un\r", b"th\r", _NAMED["escape"]))
        elif kind < 0.90:
            yield b"q" + _NAMED["enter"]
        elif kind < 0.95:
            yield random_mouse(random)
        else:
            yield random.choice(_NONSENSE)


def random_burst(random: Random, source: Iterator[bytes], most: int, size: tuple[int, int]) -> list[bytes]:
    """Give some keys; in a terminal that is too small none that asks to leave, since that ends the program there."""
    keys = [next(source) for _ in range(random.randint(1, most))]
    is_small = size[0] < LEAST_WIDTH or size[1] < LEAST_HEIGHT
    return [key for key in keys if not (is_small and b"q" in key)]


def random_mouse(random: Random) -> bytes:
    """Give a click, a turn of the wheel or a move somewhere."""
    at = f"{random.randint(1, 120)};{random.randint(1, 40)}"
    if random.random() < 0.5:
        return f"\x1b[<0;{at}M\x1b[<0;{at}m".encode()
    return f"\x1b[<{random.choice((35, 64, 65, 0, 2, 32))};{at}{random.choice('Mm')}".encode()
