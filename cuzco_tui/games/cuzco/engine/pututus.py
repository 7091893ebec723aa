"""Several pututus in a row: what a turn of a die costs, and the choices that pay for it (O-2)."""

from typing import NamedTuple

from cuzco_tui.games.cuzco.engine.choices import USE_PUTUTU, UsePututu


class Payment(NamedTuple):
    """So many pututus of each size."""

    ones: int
    twos: int


def payments(distance: int, ones: int, twos: int) -> list[Payment]:
    """Give the ways of paying a turn by so many pips in which no pututu is wasted, fewest pututus first."""
    found = [
        Payment(one, two)
        for two in range(twos + 1)
        for one in range(ones + 1)
        if one + 2 * two >= distance and not (one and one - 1 + 2 * two >= distance)
        if not (two and one + 2 * (two - 1) >= distance)
    ]
    return sorted(found, key=lambda paid: (paid.ones + paid.twos, paid.twos))


def turns(pips: int, target: int, paid: Payment) -> list[UsePututu]:
    """Turn a die from one value to another, a pututu at a time."""
    found: list[UsePututu] = []
    for size in [2] * paid.twos + [1] * paid.ones:
        left = target - pips
        step = min(abs(left), size) * (1 if left > 0 else -1)
        found.append(USE_PUTUTU[pips, pips + step, size])
        pips += step
    return found
