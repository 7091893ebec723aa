"""The architect die in words."""

from collections.abc import Sequence

from cuzco_tui.messages import Message, message


def die_face(numbers: Sequence[int]) -> Message:
    """Say the numbers that a face of the architect die shows."""
    if len(numbers) == 1:
        return message("die-one", number=numbers[0])
    *first, last = map(str, numbers)
    return message("die-several", first=", ".join(first), last=last)
