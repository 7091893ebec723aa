"""The parts of the game in words: path, pyramids, ceremony, progress, sleds, hands, score, modules and discards."""

from collections.abc import Callable, Iterator
from typing import Final

from cuzco_tui.games.caral.engine.ceremony import bid, highest_bidder
from cuzco_tui.games.caral.engine.codes import (
    EMISSARY,
    FREE,
    MOODS,
    NO_TILE,
    NOBODY,
    PHASE_NAMES,
    PROGRESS,
    QUARRY,
    SITE,
)
from cuzco_tui.games.caral.engine.path import reach
from cuzco_tui.games.caral.engine.preview import is_last_year
from cuzco_tui.games.caral.engine.seen import Seen, seen_state
from cuzco_tui.games.caral.engine.supplies import is_finished, own_sites, placed_alpacas, placed_carali
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.aloud import limit_of_years
from cuzco_tui.games.caral.narration.look_modules import look_modules
from cuzco_tui.games.caral.narration.places import (
    distance,
    figures_at,
    gap,
    is_whole_name,
    lies_at,
    read_place,
    spaces_between,
    way,
    workers_in,
)
from cuzco_tui.messages import Message, Names, Value, message

_SOON: Final = 2
"""So many years before its end a game is said to end soon."""


def find_player(words: str, view: PlayerView, names: Names) -> int | None:
    """Find a player by the start of the name or by seat number; without words, the viewer."""
    wanted = words.strip().casefold()
    if not wanted:
        return view.seat if view.seat is not None else view.start
    called = enumerate(names.names)
    return next((seat for seat, name in called if name.casefold().startswith(wanted) or wanted == str(seat + 1)), None)


def meant_by_look(words: str, view: PlayerView, names: Names) -> tuple[str, str] | None:
    """Give the topic under which a place or a player is told that is named without one; None for other words."""
    if read_place(words, view.content) is not None and is_whole_name(words):
        return "path", words
    return ("sled", words) if words.casefold() in (name.casefold() for name in names.names) else None


def _seats(view: PlayerView) -> list[int]:
    """List the seats from the start player on."""
    return [(view.start + step) % view.seats for step in range(view.seats)]


def look_path(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The path in its order with all that stands there, or one place of it."""
    s = seen_state(view)
    if words:
        index = read_place(words, view.content)
        return [message("look-no-place", words=words)] if index is None else _one_place(s, index, view, names)
    lines = [message("look-architect", at=_at(s, s.architect)), *_figures(s, view, names)]
    free: list[int] = []
    for index in range(1, len(view.content.places) - 1):
        if view.content.kinds[index] == SITE and s.owner[index] == FREE:
            free.append(index)
            continue
        lines += _free_sites(s, free)
        free = []
        lines.append(_place_line(s, index, names))
    return [*lines, *_free_sites(s, free)]


def _at(s: Seen, index: int) -> Message:
    return say.at(s.content.places[index])


def _figures(s: Seen, view: PlayerView, names: Names) -> Iterator[Message]:
    """Where each figure stands, as seen from the architect."""
    for seat in _seats(view):
        index = s.players[seat].figure
        yield message(
            "look-figure",
            who=names(seat),
            at=_at(s, index),
            way=way(s.architect, index),
            spaces=spaces_between(s, s.architect, index),
        )


def _free_sites(s: Seen, indexes: list[int]) -> list[Message]:
    """Say that sites that lie side by side are free."""
    if not indexes:
        return []
    numbers = [s.content.sites.index(index) + 1 for index in indexes]
    return [message("look-free-sites", count=len(numbers), first=numbers[0], last=numbers[-1])]


def _here(s: Seen, index: int, names: Names) -> tuple[Value, ...]:
    """List what is to be known of a place: what lies there, the architect and figures."""
    notes = lies_at(s, index, names)
    if s.content.kinds[index] == QUARRY:
        notes += workers_in(s, index, names)
    if index == s.architect:
        notes.append(message("note-architect"))
    return (*notes, *figures_at(s, index, names))


def _place_line(s: Seen, index: int, names: Names) -> Message:
    place = say.head(s.content.places[index])
    notes = _here(s, index, names)
    return message("look-place", place=place, notes=notes) if notes else message("look-place-empty", place=place)


def _one_place(s: Seen, index: int, view: PlayerView, names: Names) -> list[Message]:
    """A place with what lies before and behind it, and how far it is for the viewer."""
    content = s.content
    lines = [_place_line(s, index, names)]
    if content.kinds[index] == SITE:
        before, after = gap(content, index)
        lines.append(message("look-between", before=say.place(before), after=say.place(after)))
    lines.append(
        message("look-from-architect", way=way(s.architect, index), spaces=spaces_between(s, s.architect, index))
    )
    if view.seat is not None and s.players[view.seat].figure != index:
        lines.append(message("look-from-you", distance=distance(s, s.players[view.seat].figure, index)))
    return lines


def look_pyramids(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Everybody's pyramids, reserved sites and priests, and the levels in the supply."""
    s = seen_state(view)
    seats = _seats(view)
    if words:
        seat = find_player(words, view, names)
        if seat is None and read_place(words, view.content) is not None:
            return look_path(words, view, names)
        if seat is None:
            return [message("look-no-player", words=words)]
        seats = [seat]
    lines: list[Message] = []
    for seat in seats:
        sites = own_sites(s, seat)
        if not sites:
            lines.append(message("look-no-pyramids", who=names(seat)))
            continue
        told = tuple(_own_site(s, index) for index in sites)
        lines.append(message("look-pyramids", who=names(seat), sites=told))
    levels = tuple(message("look-level", size=size, count=s.levels[size - 1]) for size in range(len(s.levels), 0, -1))
    return [*lines, message("look-levels", levels=levels)]


def _own_site(s: Seen, index: int) -> Message:
    place = say.place(s.content.places[index])
    if not s.built[index]:
        return message("own-reserved", place=place)
    if not is_finished(s, index):
        return message("own-started", place=place, built=s.built[index], target=s.target[index])
    large = say.yes(s.target[index] == s.content.large)
    return message("own-finished", place=place, large=large, priest=say.yes(s.priest[index]))


def look_ceremony(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """What the ceremony brings now, what was offered so far, and the mood."""
    s = seen_state(view)
    content = s.content
    fame = content.bidder_fame[min(s.height, len(content.bidder_fame)) - 1]
    nothing = -content.nothing_fame
    lines = [message("look-ceremony", height=s.height, fame=fame, other=content.offering_fame, nothing=nothing)]
    if s.high != NOBODY:
        lines.append(message("look-high-priest", who=names(s.high)))
    if s.barred >= 0:
        lines.append(message("look-barred", kind=say.card_kind(s.barred)))
    for seat, number in enumerate(s.offers):
        if number:
            cards = say.cards_of(s.offer_kinds[seat], number)
            counts = bid(s, seat) if bid(s, seat) != number else 0
            lines.append(message("look-offer", who=names(seat), cards=cards, counts=counts))
    if (highest := highest_bidder(s)) >= 0:
        lines.append(message("look-highest", who=names(highest)))
    if s.modules & MOODS and s.moods:
        lines += look_modules("moods", view, names)
    return lines


def look_progress(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """How many pyramids are finished, what the next one brings, and when the centre grows."""
    content = view.content
    needed = len(content.finish_fame)
    finished: dict[str, Value] = {
        "finished": view.finished,
        "needed": needed,
        "enough": say.yes(view.finished >= needed),
    }
    lines = [message("look-finished", **finished, height=view.height)]
    for number in range(view.finished + 1, len(content.finish_fame) + 1):
        tile: Value = ""
        if view.modules & PROGRESS and number in content.progress_places:
            lies = view.progress[content.progress_places.index(number)]
            tile = say.tile(lies) if lies != NO_TILE else ""
        lines.append(
            message(
                "look-finish",
                number=number,
                fame=content.finish_fame[number - 1],
                grows=say.yes(number in content.growth),
                has_tile=say.yes(tile),
                tile=tile,
            )
        )
    return lines


def look_sled(words: str, view: PlayerView, names: Names) -> list[Message]:
    """What a player has: stones, alpacas, range, workers, supply and cards."""
    s = seen_state(view)
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    player = s.players[seat]
    workers = tuple(
        message("look-workers", at=_at(s, quarry), count=count)
        for quarry, count in zip(s.content.quarries, player.workers, strict=True)
    )
    return [
        message("look-sled", who=names(seat), fame=player.fame, at=_at(s, player.figure)),
        message("look-stones", stones=player.stones, most=s.content.most_stones),
        message("look-alpacas", alpacas=player.sled, range=reach(s, seat), supply=player.alpacas),
        message("look-carali", supply=player.carali, placed=placed_carali(s, player), workers=workers),
        *([message("look-placed-alpacas", placed=placed_alpacas(s, player))] if s.modules & EMISSARY else []),
        message("look-hand-size", count=view.players[seat].hand_size),
    ]


def look_hand(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The viewer's cards with their pairs; other hands are secret, unless they lie open."""
    if view.seat is None and not any(player.hand for player in view.players):
        return [message("look-hand-hidden")]
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    player = view.players[seat]
    if not player.hand:
        return [message("look-hand-secret", who=names(seat), count=player.hand_size)]
    lines = [message("look-hand", who=names(seat), cards=say.cards(player.hand))]
    pairs = tuple(say.pair(kind) for kind, count in enumerate(player.hand) if count > 1)
    return [*lines, message("look-hand-pairs", pairs=pairs)] if pairs else lines


def look_score(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """Everybody's fame, best first."""
    fame = {seat: view.players[seat].fame for seat in _seats(view)}
    ranked = sorted(fame, key=lambda seat: -fame[seat])
    places = {seat: 1 + sum(other > fame[seat] for other in fame.values()) for seat in fame}
    return [message("rank", place=places[seat], who=names(seat), score=fame[seat]) for seat in ranked]


def look_discards(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The discard pile and how many cards the draw pile has."""
    return [
        message("look-discards", cards=say.cards(view.discards)),
        message("look-pile", count=view.pile_size),
    ]


def where(view: PlayerView, names: Names) -> list[Message]:
    """Year, round, architect and order of play."""
    place = say.at(view.content.places[view.architect])
    phase = message(f"phase-{PHASE_NAMES[view.phase].replace(' ', '-')}")
    lines = [message("where-setup")]
    if view.year:
        last = say.yes(is_last_year(view))
        lines = [message("where", year=view.year, last=last, round=view.round, phase=phase, at=place)]
    lines += limit_of_years(view, _SOON)
    return [*lines, message("look-order", order=names.all(_seats(view)))]


def overview(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The game at a glance."""
    s = seen_state(view)
    lines = [*where(view, names), *look_score(words, view, names)]
    lines += _figures(s, view, names)
    if view.seat is not None:
        lines += look_sled("", view, names)[1:3]
        lines += look_hand("", view, names)[:1]
    return lines


LOOKS: Final[dict[str, Callable[[str, PlayerView, Names], list[Message]]]] = {
    "": overview,
    "path": look_path,
    "pyramids": look_pyramids,
    "ceremony": look_ceremony,
    "progress": look_progress,
    "sled": look_sled,
    "hand": look_hand,
    "score": look_score,
    "modules": look_modules,
    "discards": look_discards,
}
