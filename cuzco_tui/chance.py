"""A random generator that is one integer in a game's state, the same on every machine and Python version."""

from typing import Final, Protocol

_ALL_BITS: Final = (1 << 64) - 1


class HasGenerator(Protocol):
    """A state with a generator in it."""

    rng: int


def seed_generator(seed: int) -> int:
    """Turn any whole number into a first generator state, far from those of its neighbours."""
    value = (seed ^ (seed >> 64)) & _ALL_BITS
    value = ((value ^ (value >> 33)) * 0xFF51AFD7ED558CCD + 0x632BE59BD9B4E019) & _ALL_BITS
    value = ((value ^ (value >> 33)) * 0xC4CEB9FE1A85EC53) & _ALL_BITS
    return value ^ (value >> 33)


def below(s: HasGenerator, limit: int) -> int:
    """Draw a number from 0 to limit - 1 (splitmix64)."""
    s.rng = value = (s.rng + 0x9E3779B97F4A7C15) & _ALL_BITS
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _ALL_BITS
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _ALL_BITS
    return ((value ^ (value >> 31)) * limit) >> 64


def shuffle(s: HasGenerator, pieces: list[int]) -> None:
    """Shuffle in place, with the numbers that `below` would draw."""
    rng = s.rng
    for index in range(len(pieces) - 1, 0, -1):
        rng = (rng + 0x9E3779B97F4A7C15) & _ALL_BITS
        value = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _ALL_BITS
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _ALL_BITS
        other = ((value ^ (value >> 31)) * (index + 1)) >> 64
        pieces[index], pieces[other] = pieces[other], pieces[index]
    s.rng = rng
