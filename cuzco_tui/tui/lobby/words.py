"""How tables, seats and times are told on screen."""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Final

from cuzco_tui.games import find_description
from cuzco_tui.lobby.facts import SeatLine, TableLine, TableTime
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.several import switched_on

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


def span_words(seconds: int) -> Message:
    """Tell a length of time in its largest whole unit."""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= length:
            return message(f"screen-{unit}", number=seconds // length)
    return message("screen-less-than-a-minute")


def time_words(time: TableTime) -> Message:
    """Tell how long people may think at a table."""
    if time.kind == "none":
        return message("screen-time-none")
    return message(f"screen-time-{time.kind}", span=span_words(time.seconds))


def left_words(deadline: datetime, now: datetime | None = None) -> Message:
    """Tell how much time is left."""
    seconds = int((deadline - (now or datetime.now(UTC))).total_seconds())
    return message("screen-time-over") if seconds <= 0 else message("screen-time-left", span=span_words(seconds))


def game_title(table: TableLine) -> str:
    """Name the game of a table."""
    return find_description(table.game).title


def seat_name(table: TableLine, seat: int) -> Value:
    """Name whoever has a seat in a few words."""
    line = table.seats[seat]
    if seat == table.mine:
        return message("you")
    if line.free:
        return message("screen-free")
    return line.person or line.name or message("screen-bot", bot=line.bot)


def seat_facts(table: TableLine, seat: int, connected: Collection[str] = ()) -> tuple[Message, ...]:
    """Tell what there is to know of a seat besides its name; before the game whoever is connected at all is there."""
    line = table.seats[seat]
    facts: list[Message] = []
    if line.person and table.stage == "waiting":
        facts += [] if line.person in connected else [message("screen-away")]
    elif line.person:
        facts += _person_facts(line, table.stage == "playing", seat == table.mine)
    elif line.bot and line.name:
        facts.append(message("screen-bot", bot=line.bot))
    if table.stage == "playing" and seat == table.turn:
        facts.append(message("screen-in-turn"))
    if line.left is not None and table.stage == "playing":
        facts.append(message("screen-time-left", span=span_words(line.left)))
    return tuple(facts)


def _person_facts(line: SeatLine, playing: bool, mine: bool) -> list[Message]:
    """Tell of a person's seat whether they are there, which one knows of oneself, and whether a bot plays it."""
    if line.resigned:
        return [message("screen-resigned", bot=line.bot)]
    here = [] if mine else [message("screen-here" if line.here else "screen-away")]
    return [*here, message("screen-stands-in", bot=line.bot)] if line.bot and playing else here


def state_words(table: TableLine) -> Message:
    """Tell how a table stands in a few words."""
    if table.waits_for_me:
        return message("screen-your-turn")
    if table.stage == "waiting":
        return message("screen-waiting", seats=table.free_seats)
    if table.stage == "over" or table.turn is None:
        return message("screen-over")
    if table.turn == table.mine:
        return message("screen-bot-for-you")
    return message("screen-turn-of", name=seat_name(table, table.turn))


def option_words(table: TableLine) -> tuple[Message, ...]:
    """Tell what was agreed on at a table, in words of its game."""
    told: list[Message] = []
    for group in find_description(table.game).grouped_options():
        option = group[0]
        value = table.options.get(option.name, option.default)
        if option.group:
            on = switched_on(group, table.options)
            told.append(message("screen-option", name=message(option.group_label), value=on))
        elif option.is_switch:
            told.append(message("screen-option", name=message(option.label), value=_switch_words(bool(value))))
        elif option.asked or value != option.default:
            words = message(option.value_words(value))
            told.append(message("screen-option", name=message(option.label), value=words))
    return tuple(told)


def _switch_words(on: bool) -> Message:
    return message("setup-with" if on else "setup-without")
