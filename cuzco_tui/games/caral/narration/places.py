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
_BESIDE: Final = ("animal", "building", "place", "space", "the", "das", "der", "die", "het", "de")
"""What stands beside such a word in a name of several words."""
_NAME: Final = re.compile(r"((?:[^\W\d]+\W+)*(?:[^\W\d]+)?)\W*(\d*)")
"""The words of a name and its number."""


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


def workers_in(s: Seen, index: int, names: Names) -> list[Value]:
    """Say how many workers each seat has in a quarry, for all who have any (CA-6)."""
    number = s.content.quarries.index(index)
    counts = [(player.workers[number], seat) for seat, player in enumerate(s.players)]
    return [message("note-workers", count=count, who=names(seat)) for count, seat in counts if count]


def gap(content: Content, index: int) -> tuple[str, str]:
    """Name the action spaces, the start or the centre between which a site lies."""
    before = max(other for other in range(index) if content.kinds[other] != SITE)
    after = min(other for other in range(index + 1, len(content.kinds)) if content.kinds[other] != SITE)
    return content.places[before], content.places[after]


def read_place(words: str, content: Content) -> int | None:
    """Give the place that words may mean: `village 2`, `cult place 1`, `site-7`, `s7`, `7` for a site; None if none."""
    found = _NAME.fullmatch(words.strip().casefold())
    if not found or not found[0]:
        return None
    kinds = [_kind(word) for word in found[1].split() if word not in _BESIDE]
    number = int(found[2] or 1)
    if not found[1]:
        kinds = [SITE]
    if not kinds or kinds[0] is None or None in kinds:
        return None
    name = KIND_NAMES[kinds[0]] if kinds[0] in (START, CENTRE) else f"{KIND_NAMES[kinds[0]]}-{number}"
    return content.index_of.get(name)


def is_whole_name(words: str) -> bool:
    """Whether words that mean a place name no other one: with a number, or one of those of which there is one."""
    return words.strip()[-1:].isdecimal() or _kind(words.split()[0].casefold()) in (START, CENTRE)


def _kind(word: str) -> int | None:
    """Give the kind of places that a word stands for."""
    if word in _LETTERS:
        return _LETTERS[word]
    return next((kind for kind, starts in _BEGINNINGS if word.startswith(starts)), None)
