"""Switches that belong together: which ones a person means who names some at once, and which ones are on."""

from collections.abc import Mapping, Sequence

from cuzco_tui.game import Json, TableOption
from cuzco_tui.messages import Value, message
from cuzco_tui.play.answers import WordedOption, find_by_start, find_exactly, fold


def several_meant(
    typed: str, options: Sequence[WordedOption], all_words: Sequence[str], none_words: Sequence[str]
) -> list[int] | str:
    """Give the places of the options that are meant, in their order; or the first words that mean none of them.

    Commas part what is named; where there are none, blanks do, as far as a blank is not part of a name.
    """
    wanted = fold(typed)
    if wanted in map(fold, all_words):
        return list(range(len(options)))
    if wanted in map(fold, none_words):
        return []
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if len(parts) == 1 and _place(parts[0], options) is None:
        parts = parts[0].split()
    found: set[int] = set()
    for part in parts:
        place = _place(part, options)
        if place is None:
            return part
        found.add(place)
    return sorted(found)


def switched_on(group: Sequence[TableOption], options: Mapping[str, Json]) -> Value:
    """Name those of some switches that are on, or say that none is."""
    on = tuple(message(each.label) for each in group if options.get(each.name, each.default))
    return on or message("setup-none")


def _place(named: str, options: Sequence[WordedOption]) -> int | None:
    number = named.rstrip(".):")
    if number.isdecimal():
        place = int(number) - 1 if len(number) <= len(str(len(options))) else -1
        return place if 0 <= place < len(options) else None
    found = find_exactly(named, options) or find_by_start(named, options)
    return found[0] if len(found) == 1 else None
