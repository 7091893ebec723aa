"""Tables for tests of the text mode at a server: people who sit at one, and whose turn it is."""

from typing import Any

from served_house import House, Person

from cuzco_tui.lobby.facts import NewTable


async def sit_together(
    house: House, *names: str, bots: tuple[str, ...] = (), **wishes: Any
) -> tuple[str, list[Person]]:
    """Let newcomers sit down at a table with bots; in English, unless a name says otherwise, as in "Ben:de"."""
    people = []
    for name in names:
        own, _, language = name.partition(":")
        people.append(await house.newcomer(own, language or "en"))
    first, *others = people
    seats = ("me", *("free" for _ in others), *bots)
    table = await first.lobby.make(NewTable("cuzco", seats, **wishes))
    for other in others:
        await other.lobby.join(table)
    for person in people:
        await sit(person, table)
    return table, people


async def sit(person: Person, table: str) -> None:
    """Let somebody go to a table where they play or want to watch."""
    found = await person.lobby.find(table)
    person.type(f"{'watch' if found.mine is None else 'play'} {table}")
    await person.until(lambda: bool(person.lobby.seated))
    await person.hears(table)


def chair(person: Person) -> Any:
    """Give the chair of somebody."""
    return next(iter(person.lobby.seated.values())).chair


def is_asked(person: Person) -> bool:
    """Say whether it is somebody's turn."""
    return bool(person.lobby.seated) and chair(person).position.decision is not None


async def in_turn(*people: Person) -> tuple[Person, list[Person]]:
    """Wait until somebody of these is in turn and was asked, and give them and the others."""
    await people[0].until(lambda: any(map(is_asked, people)))
    player = next(person for person in people if is_asked(person))
    await player.until(lambda: player.prompted)
    return player, [person for person in people if person is not player]


async def choose(person: Person) -> None:
    """Make the first choice and wait until it was made."""
    step = chair(person).position.step
    person.type("1")
    await person.until(lambda: chair(person).position.step > step)


async def both_have_chosen(house: House) -> tuple[Person, Person]:
    """Let two sit down and one of them choose as long as it is their turn, then the other once; give both."""
    _, people = await sit_together(house, "Ann", "Ben")
    player, (other,) = await in_turn(*people)
    while is_asked(player):
        await choose(player)
    await other.hears("Choose 1")
    await choose(other)
    return player, other
