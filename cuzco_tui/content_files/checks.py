"""What the checks of a game's tables ask of a list."""

from itertools import pairwise


def first_fall(numbers: tuple[int, ...]) -> int | None:
    """Give the index of the first number that is higher than the next, None when there is none."""
    return next((index for index, (here, after) in enumerate(pairwise(numbers)) if after < here), None)


def first_double(names: tuple[str, ...]) -> str | None:
    """Give the first name that has been there before, None when all are different."""
    return next((name for index, name in enumerate(names) if name in names[:index]), None)
