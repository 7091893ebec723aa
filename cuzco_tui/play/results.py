"""The results of one's finished games, each worked out once and kept beside the saves.

What is kept is a help that may be missing, old or wrong: a result counts only for the very game it was made of, and
whatever cannot be read is worked out anew without a word.
"""

import contextlib
import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui.game import Game, GameError
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import last_digest
from cuzco_tui.table.replay import rebuild

KEPT_NAME: Final = ".results"
_FORM: Final = 2
"""Raised when results are kept in another form."""


class SeatResult(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How one seat ended: who sat there, the place, the score, and the VP of each source by its number."""

    name: str
    kind: str
    bot: str | None
    place: int
    score: int
    sources: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How a game ended, for every seat."""

    id: str
    game: str
    played: datetime
    seats: tuple[SeatResult, ...]


class _Kept(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A result, and by what its game is known again."""

    form: int
    rules: int
    created: datetime
    step: int
    digest: str
    """Of the state in which the game ended."""
    result: Result


def read_results(
    store: SqliteStore,
    find_game: Callable[[str], Game],
    told: Callable[[int, int], None] | None = None,
    *,
    copies: bool = False,
) -> list[Result]:
    """Give the results of all finished games with a person of this machine, the first played first.

    Games that were taken over from others to see what would have been do not count, and those that cannot be opened
    neither; one that was exported and taken in again counts once, unless `copies` are wanted. `told` hears how many
    games are done of how many.
    """
    kept = _read(store.folder / KEPT_NAME)
    found: dict[str, _Kept] = {}
    wanted = [summary for summary in store.list_games(open=False) if _counts(summary)]
    for number, summary in enumerate(wanted, 1):
        known = kept.get(summary.id)
        if known is None or not _is_of(known, summary, find_game):
            known = _worked_out(store, summary, find_game)
        if known is not None:
            found[summary.id] = known
        if told is not None:
            told(number, len(wanted))
    if found != kept:
        _write(store.folder / KEPT_NAME, found)
    ordered = sorted(found.values(), key=lambda each: (each.result.played, each.result.id))
    if copies:
        return [each.result for each in ordered]
    return list({_played_once(each): each.result for each in reversed(ordered)}.values())[::-1]


def _played_once(kept: _Kept) -> tuple[datetime, str, tuple[SeatResult, ...]]:
    """Give what a game and its copies have in common, and no other game."""
    return kept.created, kept.digest, kept.result.seats


def _counts(summary: GameSummary) -> bool:
    """Say whether a game is one of a person of this machine that was played from its beginning."""
    return not summary.taken_over and any(seat.kind == "human" for seat in summary.seats)


def _is_of(kept: _Kept, summary: GameSummary, find_game: Callable[[str], Game]) -> bool:
    """Say whether a result is that of a game as it is now."""
    result = kept.result
    if (kept.form, kept.created, kept.step) != (_FORM, summary.created, summary.step):
        return False
    if (result.id, result.game, result.played) != (summary.id, summary.game, summary.played):
        return False
    seats = [(seat.name, seat.kind, seat.bot) for seat in result.seats]
    if seats != [(seat.name, seat.kind, seat.bot) for seat in summary.seats]:
        return False
    with contextlib.suppress(GameError):
        return kept.rules in find_game(summary.game).rules_versions
    return False


def _worked_out(store: SqliteStore, summary: GameSummary, find_game: Callable[[str], Game]) -> _Kept | None:
    """Replay a game for its result; None when it does not lead to one."""
    if summary.created is None:
        return None
    try:
        saved = store.read(summary.id)
        game = find_game(saved.header.game)
        standings = {standing.seat: standing for standing in game.ranking(rebuild(game, saved).state)}
    except GameError:
        return None
    seats = tuple(
        SeatResult(
            who.name,
            who.kind,
            who.bot,
            standings[seat].place,
            standings[seat].score,
            tuple(standings[seat].sources.values()),
        )
        for seat, who in enumerate(summary.seats)
    )
    result = Result(summary.id, summary.game, summary.played, seats)
    digest = last_digest(saved.header, saved.records)
    return _Kept(_FORM, saved.header.rules, summary.created, summary.step, digest, result)


def _read(path: Path) -> Mapping[str, _Kept]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, _Kept])
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError):
        return {}


def _write(path: Path, found: Mapping[str, _Kept]) -> None:
    """Keep the results, when the folder allows it."""
    with contextlib.suppress(OSError):
        draft = path.with_name(f"{KEPT_NAME}.{os.getpid()}")
        draft.write_bytes(msgspec.json.encode(found))
        draft.replace(path)
