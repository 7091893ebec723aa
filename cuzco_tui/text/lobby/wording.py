"""Tables, seats and times in words."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

from cuzco_tui.game import BadOptions, Description
from cuzco_tui.games import find_description, in_words_of
from cuzco_tui.lobby.facts import SeatLine, TableLine, TableTime
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.several import switched_on

_MINUTE: Final = 60
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR


def now() -> datetime:
    """Give the moment, as the server counts."""
    return datetime.now(UTC)


def description_of(table: TableLine) -> Description | None:
    """Describe the game of a table, None when it is not known here."""
    try:
        return find_description(table.game)
    except BadOptions:
        return None


def title(table: TableLine) -> str:
    """Give how people call the game of a table."""
    described = description_of(table)
    return table.game if described is None else described.title


def duration(seconds: int) -> Message:
    """Say how long something takes, in the largest unit that does not round too much; a begun minute counts."""
    minutes = -(-seconds // _MINUTE) * _MINUTE
    if minutes >= 3 * _DAY:
        return message("text-days", count=minutes // _DAY)
    if minutes >= 2 * _HOUR:
        return message("text-hours", count=minutes // _HOUR)
    if seconds >= 2 * _MINUTE:
        return message("text-minutes", count=minutes // _MINUTE)
    return message("text-seconds", count=max(0, seconds))


def time_left(table: TableLine) -> Message | None:
    """Say how long whoever is in turn may still think, None when it is without end."""
    if table.deadline is None or table.stage != "playing":
        return None
    return duration(int((table.deadline - now()).total_seconds()))


def time_rule(time: TableTime) -> Message:
    """Say how long people may think."""
    if time.kind == "none":
        return message("text-time-none")
    kind = "text-time-turn" if time.kind == "turn" else "text-time-game"
    return message(kind, time=duration(time.seconds))


def in_order(tables: Iterable[TableLine]) -> list[TableLine]:
    """Put the tables in order: those that wait for one first, then one's own, then those with a free seat."""

    def rank(table: TableLine) -> tuple[int, float]:
        if table.waits_for_me:
            place = 0
        elif table.mine is not None and table.stage != "over":
            place = 1 if table.stage == "playing" else 2
        elif table.stage == "waiting":
            place = 3
        else:
            place = 4 if table.stage == "playing" else 5
        return place, -table.changed.timestamp()

    return sorted(tables, key=rank)


def seat_words(seat: SeatLine) -> Value:
    """Say in short who has a seat."""
    if seat.free:
        return message("text-seat-free")
    if not seat.person:
        return message("bot-named", name=seat.name, bot=seat.bot) if seat.name else message("setup-bot", bot=seat.bot)
    return message("text-seat-stood-in", name=seat.person) if seat.bot else seat.person


def state_words(table: TableLine) -> Value:
    """Say how a table stands, in the words of its game."""
    return in_words_of(table.game, _state_words(table))


def _state_words(table: TableLine) -> Message:
    if table.stage == "waiting":
        return message("text-state-waiting", free=table.free_seats)
    if table.stage == "over" or table.turn is None:
        return message("text-state-over")
    if table.waits_for_me:
        return message("text-state-your-turn", round=max(1, table.round))
    seat = table.seats[table.turn]
    name = message("you") if table.turn == table.mine else seat.person or seat.name
    said = "text-state-bot-turn" if seat.bot else "text-state-turn"
    return message(said, name=name, round=max(1, table.round))


def table_words(table: TableLine) -> Message:
    """Say in one line what a table is and how it stands."""
    seats = tuple(message("you") if place == table.mine else seat_words(seat) for place, seat in enumerate(table.seats))
    left = time_left(table)
    said = message("text-table", table=table.id, game=title(table), state=state_words(table), seats=seats)
    return said if left is None else message("text-table-left", table=said, left=left)


def table_facts(table: TableLine) -> Iterator[Message]:
    """Tell everything about a table, a line each."""
    open_ = message("text-table-open" if table.open else "text-table-closed")
    yield message("text-table-about", table=table.id, game=title(table), owner=table.owner, open=open_)
    described = description_of(table)
    for group in [] if described is None else described.grouped_options():
        option = group[0]
        if option.group:
            on = switched_on(group, table.options)
            yield message("text-table-option", option=message(option.group_label), value=on)
            continue
        value = table.options.get(option.name, option.default)
        if option.asked or value != option.default:
            words = ("text-yes" if value else "text-no") if option.is_switch else option.value_words(value)
            yield message("text-table-option", option=message(option.label), value=message(words))
    yield message("text-table-hints" if table.hints else "text-table-no-hints")
    yield message("text-table-time", time=time_rule(table.time))
    yield message("text-table-state", state=state_words(table))
    if (left := time_left(table)) is not None:
        yield message("text-table-time-left", left=left)
    yield from seat_lines(table)
    if table.watchers:
        yield message("text-table-watchers", count=table.watchers)


def seat_lines(table: TableLine) -> Iterator[Message]:
    """Tell who has each seat, whether they are here, and what is left of their time."""
    for number, seat in enumerate(table.seats, 1):
        who: Value = message("you") if number - 1 == table.mine and not seat.bot else seat_words(seat)
        facts: list[Value] = [who]
        if seat.person and seat.resigned:
            facts.append(message("text-seat-resigned"))
        elif seat.person and number - 1 != table.mine and table.stage == "playing":
            facts.append(message("text-seat-here" if seat.here else "text-seat-away"))
        if seat.left is not None:
            facts.append(message("text-seat-left", left=duration(seat.left)))
        yield message("text-seat", number=number, facts=tuple(facts))
