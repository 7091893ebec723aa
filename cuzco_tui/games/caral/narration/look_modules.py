"""What the modules of a table show: mood, year tiles, status cards, progress tiles, anaconda and emissaries."""

from collections.abc import Callable, Iterator
from typing import Final

from cuzco_tui.games.caral.engine.ceremony import mood_in_force
from cuzco_tui.games.caral.engine.codes import (
    ANACONDA,
    CONDITION_NAMES,
    COUNT_NAMES,
    EMISSARY,
    MODULE_NAMES,
    MOODS,
    NO_TILE,
    NOBODY,
    NOWHERE,
    PROGRESS,
    STATUS,
    YEARS,
)
from cuzco_tui.games.caral.engine.seen import Seen, seen_state
from cuzco_tui.games.caral.engine.status import count_for
from cuzco_tui.games.caral.engine.supplies import emissary_tile
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.engine.years import year_counts
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, Names, Value, message

_OF_HANDS: Final = ("same", "pairs")
"""What status cards ask for that lies in a hand."""
_BEGINNINGS: Final = {
    "moods": ("mo", "lau", "hu"),
    "years": ("ye", "ja"),
    "status": ("st",),
    "progress": ("pro", "fo", "vo"),
    "anaconda": ("an",),
    "emissary": ("em", "ab", "ge"),
}
"""How the words for the modules begin, in all languages."""


def look_modules(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Tell of every module in play, or of one by its name."""
    if not view.modules:
        return [message("look-no-modules")]
    s = seen_state(view)
    wanted = words.strip().casefold()
    lines: list[Message] = []
    for bit, name in enumerate(MODULE_NAMES):
        if view.modules >> bit & 1 and (not wanted or wanted.startswith(_BEGINNINGS[name])):
            lines += _TELLERS[1 << bit](s, view, names)
    return lines or [message("look-no-module", words=words)]


def _moods(s: Seen, _view: PlayerView, _names: Names) -> Iterator[Message]:
    yield message("look-mood", mood=say.mood(mood_in_force(s), s.seats, s.content))


def _years(s: Seen, view: PlayerView, names: Names) -> Iterator[Message]:
    now = max(s.year, 1)
    if now > len(s.years):
        yield message("look-no-year-tile")
        return
    tile = s.years[now - 1]
    counted = COUNT_NAMES[s.content.years[tile].counts]
    what, ahead = say.count_of(tile, s.content), say.yes(counted == "ahead")
    content = s.content
    yield message("look-year-tile", what=what, ahead=ahead, fame=content.year_first, second=content.year_second)
    counts = [player.hand_size for player in view.players] if counted == "cards" else year_counts(s, tile)
    if counted != "ahead":
        shares = tuple(message("share", who=names(seat), number=count) for seat, count in enumerate(counts))
        yield message("look-year-counts", counts=shares)
    if later := tuple(say.count_of(each, s.content) for each in s.years[now:]):
        yield message("look-year-later", tiles=later)


def _statuses(s: Seen, view: PlayerView, names: Names) -> Iterator[Message]:
    for place, card in enumerate(s.statuses):
        said = say.status_full(card, s.content)
        if s.status_by[place] != NOBODY:
            yield message("look-status-taken", card=said, who=names(s.status_by[place]))
        elif view.seat is not None:
            others = _others(s, view, card, names)
            have = count_for(s, view.seat, card)
            yield message("look-status-yours", card=said, have=have, known=say.yes(others), others=others)
        else:
            yield message("look-status", card=said)


def _others(s: Seen, view: PlayerView, card: int, names: Names) -> tuple[Message, ...]:
    """Say how much the others have of what a status card asks for, unless only they can know it (CC-8)."""
    asks = CONDITION_NAMES[s.content.statuses[card].condition]
    found: list[Message] = []
    for seat, player in enumerate(view.players):
        if seat == view.seat or (asks in _OF_HANDS and not player.hand):
            continue
        count = player.hand_size if asks == "cards" else count_for(s, seat, card)
        found.append(message("share", who=names(seat), number=count))
    return tuple(found)


def _progress(s: Seen, _view: PlayerView, _names: Names) -> Iterator[Message]:
    for index, tile in enumerate(s.laid):
        if tile != NO_TILE:
            yield message("look-tile-laid", tile=say.tile(tile), at=say.at(s.content.places[index]))
    for number, tile in zip(s.content.progress_places, s.progress, strict=True):
        if tile != NO_TILE:
            yield message("look-tile-waits", tile=say.tile(tile), number=number)


def _anaconda(s: Seen, _view: PlayerView, _names: Names) -> Iterator[Message]:
    if s.anaconda == NOWHERE:
        yield message("look-anaconda-comes")
    else:
        yield message("look-anaconda", at=say.at(s.content.places[s.anaconda]))


def _emissaries(s: Seen, _view: PlayerView, names: Names) -> Iterator[Message]:
    for seat, player in enumerate(s.players):
        held = emissary_tile(s, player)
        tile: Value = say.emissary_tile(held) if held else say.NOTHING
        if player.level == len(s.content.emissaries):
            yield message("look-emissary-top", who=names(seat), tile=tile)
            continue
        row = s.content.emissaries[player.level]
        yield message(
            "look-emissary",
            who=names(seat),
            level=player.level,
            next=player.level + 1,
            figures=say.figures(row.carali - player.envoys, row.alpacas - player.beasts),
            has_tile=say.yes(held),
            tile=tile,
        )
    if s.marker != NOBODY:
        yield message("look-marker", who=names(s.marker), fame=s.content.marker_fame)
    yield message(
        "look-emissary-rewards", levels=tuple(_reward(s, level) for level in range(len(s.content.emissaries)))
    )
    yield message("look-emissary-tiles")


def _reward(s: Seen, level: int) -> Message:
    row = s.content.emissaries[level]
    rewards = tuple(
        message(id_, number=number)
        for id_, number in (("reward-fame", row.fame), ("reward-stones", row.stones), ("reward-cards", row.cards))
        if number
    )
    return message(
        "emissary-level",
        level=level + 1,
        figures=say.figures(row.carali, row.alpacas),
        rewards=say.several(rewards),
    )


_TELLERS: Final[dict[int, Callable[[Seen, PlayerView, Names], Iterator[Message]]]] = {
    MOODS: _moods,
    YEARS: _years,
    STATUS: _statuses,
    PROGRESS: _progress,
    ANACONDA: _anaconda,
    EMISSARY: _emissaries,
}
