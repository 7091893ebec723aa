"""What stands at a place of the path, and where it lies as seen from the architect and from a figure."""

import re
from typing import Final

from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.codes import (
    CENTRE,
    CULT,
    FREE,
    KIND_NAMES,
    MARKET,
    NEUTRAL,
    NO_TILE,
    NOBODY,
    QUARRY,
    SITE,
    START,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.seen import Seen
from cuzco_tui.games.caral.engine.supplies import counts_as_space, is_finished
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, Names, Value, message

_LETTERS: Final = {"v": VILLAGE, "q": QUARRY, "c": CULT, "m": MARKET, "s": SITE}
_BEGINNINGS: Final = (
    (VILLAGE, ("vil", "dorf", "dörf", "dorp")),
    (QUARRY, ("quar", "steinb", "steeng")),
    (CULT, ("cul", "kult")),
    (MARKET, ("mar", "tier", "dier")),
    (SITE, ("sit", "bau", "bouw", "pyr", "pir")),
    (CENTRE, ("cen", "zen", "mid")),
    (START, ("sta",)),
)
"""How the words for the kinds of places begin, in all languages."""


def spaces_between(s: Seen, origin: int, target: int) -> int:
    """Count the spaces from one place to another, which counts in any case (CM-3)."""
    if origin == target:
        return 0
    low, high = sorted((origin, target))
    return 1 + sum(1 for index in range(low + 1, high) if counts_as_space(s, index))


def distance(s: Seen, origin: int, target: int) -> Message:
    """Say how far one place lies ahead of another or behind it."""
    return message("distance", spaces=spaces_between(s, origin, target), way=way(origin, target))


def way(origin: int, target: int) -> str:
    """Tell in which direction one place lies from another."""
    return "level" if origin == target else "ahead" if target > origin else "back"


def pyramid(s: Seen, index: int, names: Names) -> Message:
    """Say what stands on a site: whose pyramid of how many levels, whose reserved site, or nothing."""
    owner = s.owner[index]
    if owner == FREE:
        return message("site-free")
    if owner == NEUTRAL:
        return message("site-neutral")
    who = names(owner)
    if not s.built[index]:
        return message("site-reserved", who=who)
    if is_finished(s, index):
        large = say.yes(s.target[index] == s.content.large)
        said = message("site-finished", who=who, large=large)
        return message("site-with-priest", said=said) if s.priest[index] else said
    return message("site-started", who=who, built=s.built[index], target=s.target[index])


def lies_at(s: Seen, index: int, names: Names) -> list[Value]:
    """List what is to be known of a place beside its name: pyramid, tile and anaconda."""
    found: list[Value] = []
    if s.content.kinds[index] == SITE:
        found.append(pyramid(s, index, names))
    if s.laid[index] != NO_TILE:
        found.append(say.tile(s.laid[index]))
    if index == s.anaconda:
        found.append(message("anaconda-here"))
    return found


def figures_at(s: Seen, index: int, names: Names, but: int = NOBODY) -> list[Value]:
    """Say whose figures stand at a place, one's own last; nothing where nobody's do, or only that of one seat."""
    seats = [seat for seat, player in enumerate(s.players) if seat != but and player.figure == index]
    if not seats:
        return []
    seats.sort(key=lambda seat: seat == names.me)
    first = seats[:-1] or seats
    return [message("note-figures", who=names.all(first), last=names(seats[-1]), count=len(seats))]


def gap(content: Content, index: int) -> tuple[str, str]:
    """Name the action spaces, the start or the centre between which a site lies."""
    before = max(other for other in range(index) if content.kinds[other] != SITE)
    after = min(other for other in range(index + 1, len(content.kinds)) if content.kinds[other] != SITE)
    return content.places[before], content.places[after]


def read_place(words: str, content: Content) -> int | None:
    """Give the place that words may mean: `village 2`, `site-7`, `s7`, `7` for a site, `centre`; None if none."""
    text = words.strip().casefold()
    found = re.match(r"([^\W\d]*)[^\w]*(\d*)$", text)
    if not found or not text:
        return None
    word, number = found.groups()
    kind = _kind(word) if word else SITE
    if kind is None:
        return None
    name = KIND_NAMES[kind] if kind in (START, CENTRE) else f"{KIND_NAMES[kind]}-{int(number or 1)}"
    return content.index_of.get(name)


def _kind(word: str) -> int | None:
    """Give the kind of places that a word stands for."""
    if word in _LETTERS:
        return _LETTERS[word]
    return next((kind for kind, starts in _BEGINNINGS if word.startswith(starts)), None)
