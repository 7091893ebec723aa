"""What the tables must say together: the invariants that no single value can show to be broken."""

from collections import Counter
from itertools import pairwise
from typing import Final

from cuzco_tui.content_files.checks import first_double, first_fall
from cuzco_tui.content_files.reading import refuse
from cuzco_tui.games.caral.content import words
from cuzco_tui.games.caral.content.tables import ROW_KEYS, Tables

_MOST_PLAYERS: Final = 4
_NEUTRAL_PYRAMIDS: Final = 2
_MOST_CALLS: Final = 20
_MOST_LEVELS_IN_A_TURN: Final = 4
"""The action itself, a stone pair, a clay pair, and the action after an alpaca pair."""


def check_tables(tables: Tables, source: str) -> None:
    """Raise BadContent where the tables contradict each other or the rules."""
    _check_path(tables, source)
    _check_pyramids(tables, source)
    _check_die(tables, source)
    _check_sled(tables, source)
    _check_start(tables, source)
    _check_central_pyramid(tables, source)
    _check_moods(tables, source)
    _check_years(tables, source)
    _check_statuses(tables, source)
    _check_progress(tables, source)
    _check_emissaries(tables, source)


def _check_path(tables: Tables, source: str) -> None:
    places = tables.path.places
    counts: Counter[str] = Counter(places)
    for name, index, verb in (("start", 0, "begin"), ("centre", -1, "end")):
        if places[index] != name:
            refuse(source, "path.places", f'must {verb} with "{name}", but does so with "{places[index]}"')
        if counts[name] != 1:
            refuse(source, "path.places", f'must have "{name}" once, but has it {counts[name]} times')
    for kind in words.ACTION_KINDS:
        if not counts[kind]:
            refuse(source, "path.places", f'must have each kind of action space, but has no "{kind}"')
    wanted = max(len(tables.finished.fame) + _NEUTRAL_PYRAMIDS, _MOST_PLAYERS)
    sites = counts["site"]
    if sites < wanted:
        reason = "for the neutral pyramids and those that end the game"
        refuse(source, "path.places", f'must have "site" at least {wanted} times, {reason}, but has it {sites} times')
    if tables.neutral.sites > sites:
        refuse(
            source, "neutral.sites", f"must be at most {sites}, the sites of path.places, but is {tables.neutral.sites}"
        )


def _check_pyramids(tables: Tables, source: str) -> None:
    small, large, supply = tables.pyramids.small, tables.pyramids.large, tables.levels.supply
    if small >= large:
        refuse(source, "pyramids.small", f"must be lower than pyramids.large = {large}, but is {small}")
    if len(supply) != large:
        refuse(source, "levels.supply", f"must have {large} entries, up to pyramids.large, but has {len(supply)}")
    last = len(tables.finished.fame)
    for size, count in enumerate(supply, start=1):
        if size <= small and count < last:
            wanted = f"must be at least {last}, for the small pyramids that end the game"
        elif size == large and count < _MOST_PLAYERS:
            wanted = f"must be at least {_MOST_PLAYERS}, for the pyramids that are there from the start"
        elif count == 0:
            wanted = "must be at least 1, for a large pyramid"
        else:
            continue
        refuse(source, f"levels.supply, entry {size},", f"{wanted}, but is {count}")


def _check_die(tables: Tables, source: str) -> None:
    for number, face in enumerate(tables.die.faces, start=1):
        if not _ascends(face):
            refuse(source, f"die.faces, entry {number},", "must be different numbers in ascending order")
    if max(face[-1] for face in tables.die.faces) == 0:
        refuse(source, "die.faces", "must have a number above 0")


def _check_sled(tables: Tables, source: str) -> None:
    entry = first_fall(tables.sled.ranges)
    if entry is not None:
        refuse(source, "sled.ranges", f"must never fall, but does so after entry {entry + 1}")
    places = len(tables.sled.ranges) - 1
    if places > tables.figures.alpacas:
        wanted = f"must be for no more than figures.alpacas = {tables.figures.alpacas}"
        refuse(source, "sled.ranges", f"{wanted}, but is for up to {places}")


def _check_start(tables: Tables, source: str) -> None:
    start, most_stones, most_alpacas = tables.start, tables.sled.stones, len(tables.sled.ranges) - 1
    if max(start.stones) > most_stones:
        refuse(source, "start.stones", f"must be at most sled.stones = {most_stones} each, but has {max(start.stones)}")
    if start.alpacas > most_alpacas:
        refuse(source, "start.alpacas", f"must be at most {most_alpacas}, as in sled.ranges, but is {start.alpacas}")
    dealt, cards = sum(start.cards), sum(_card_counts(tables))
    if dealt > cards:
        refuse(source, "start.cards", f"must not deal more than the {cards} resource_cards, but deals {dealt}")
    placed = start.workers * tables.path.places.count("quarry") + 1
    if placed > tables.figures.carali:
        wanted = f"must not place more than figures.carali = {tables.figures.carali} with the first builder"
        refuse(source, "start.workers", f"{wanted}, but places {placed}")


def _check_central_pyramid(tables: Tables, source: str) -> None:
    centre = tables.central_pyramid
    _check_finished(tables, source, "central_pyramid.growth", centre.growth)
    highest = centre.height + len(centre.growth)
    if len(centre.bidder) != highest:
        wanted = f"must have {highest} entries, one for each height that height and growth lead to"
        refuse(source, "central_pyramid.bidder", f"{wanted}, but has {len(centre.bidder)}")


def _check_finished(tables: Tables, source: str, key: str, places: tuple[int, ...]) -> None:
    """Each place must be that of one more finished pyramid, up to the one that ends the game."""
    if not _ascends(places):
        refuse(source, key, "must be different numbers in ascending order")
    last = len(tables.finished.fame)
    if places and places[-1] > last:
        refuse(source, key, f"must be at most {last} each, the entries of finished.fame, but has {places[-1]}")


def _check_moods(tables: Tables, source: str) -> None:
    cards = sum(_card_counts(tables))
    for name, mood in zip(ROW_KEYS["moods"], tables.moods, strict=True):
        key = f"moods.{name}.needed"
        if first_fall(mood.needed) is not None:
            refuse(source, key, "must never fall from one number of players to the next")
        if mood.needed[-1] > cards:
            refuse(source, key, f"must be at most the {cards} resource_cards, but has {mood.needed[-1]}")


def _check_years(tables: Tables, source: str) -> None:
    double = first_double(tuple(year.counts for year in tables.years))
    if double is not None:
        first, last = ROW_KEYS["years"][0], ROW_KEYS["years"][-1]
        refuse(source, f"years.{first}.counts to years.{last}.counts", f'must all differ, but have "{double}" twice')
    if tables.year_fame.second > tables.year_fame.first:
        first_fame, second_fame = tables.year_fame.first, tables.year_fame.second
        refuse(source, "year_fame.second", f"must be at most year_fame.first = {first_fame}, but is {second_fame}")


def _check_statuses(tables: Tables, source: str) -> None:
    most = _most_of_each_condition(tables)
    for name, row in zip(ROW_KEYS["statuses"], tables.statuses, strict=True):
        if row.need > most[row.condition]:
            wanted = f'must be at most {most[row.condition]} for the condition "{row.condition}"'
            refuse(source, f"statuses.{name}.need", f"{wanted}, but is {row.need}")


def _most_of_each_condition(tables: Tables) -> dict[str, int]:
    """Give the highest need that one player can meet."""
    supply, small, large = tables.levels.supply, tables.pyramids.small, tables.pyramids.large
    carali, cards = tables.figures.carali, _card_counts(tables)
    builders = min(carali, tables.path.places.count("site"))
    finished, finished_large = min(builders, *supply[:small]), min(builders, *supply)
    return {
        "stones": tables.sled.stones,
        "alpacas": len(tables.sled.ranges) - 1,
        "workers": carali - 1,
        "reserved": builders - 1,
        "large": finished_large,
        "small": finished,
        "finished": finished,
        "priests": min(finished_large, carali // 2),
        "cards": sum(cards),
        "same": max(cards),
        "pairs": sum(count >= 2 for count in cards),
        "offering": max(cards),
        "calls": _MOST_CALLS,
        "levels": min(_MOST_LEVELS_IN_A_TURN, tables.sled.stones),
        "spaces": len(tables.path.places) - 1,
        "pyramids": min(builders, supply[small - 1] + supply[large - 1]),
    }


def _check_progress(tables: Tables, source: str) -> None:
    for name, row in zip(ROW_KEYS["progress_tiles"], tables.progress_tiles, strict=True):
        kind = words.PROGRESS_KINDS[name]
        if row.kind != kind:
            refuse(source, f"progress_tiles.{name}.kind", f'must be "{kind}", but is "{row.kind}"')
    _check_finished(tables, source, "progress_board.places", tables.progress_board.places)
    spaces: Counter[str] = Counter(tables.path.places)
    tiles: Counter[str] = Counter(row.kind for row in tables.progress_tiles)
    for kind in words.ACTION_KINDS:
        wanted = min(tiles[kind], len(tables.progress_board.places))
        if spaces[kind] < wanted:
            reason = "one for each progress tile that may be laid there"
            has = f"but has it {'once' if spaces[kind] == 1 else f'{spaces[kind]} times'}"
            refuse(source, "path.places", f'must have "{kind}" at least {wanted} times, {reason}, {has}')


def _check_emissaries(tables: Tables, source: str) -> None:
    for name, level in zip(ROW_KEYS["emissaries"], tables.emissaries, strict=True):
        if level.carali + level.alpacas == 0:
            refuse(source, f"emissaries.{name}", "must be filled by at least one figure")
    for figure in ("carali", "alpacas"):
        total, most = sum(getattr(level, figure) for level in tables.emissaries), getattr(tables.figures, figure)
        if total > most:
            names = ROW_KEYS["emissaries"]
            key = f"emissaries.{names[0]}.{figure} to emissaries.{names[-1]}.{figure}"
            refuse(source, key, f"must add up to at most figures.{figure} = {most}, but add up to {total}")


def _card_counts(tables: Tables) -> tuple[int, ...]:
    return tuple(getattr(tables.resource_cards, kind) for kind in words.CARD_KINDS)


def _ascends(numbers: tuple[int, ...]) -> bool:
    return all(here < after for here, after in pairwise(numbers))
