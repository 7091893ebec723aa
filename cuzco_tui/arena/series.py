"""A series of games: who plays what, and in which seatings each deal is played."""

import hashlib
import re
import shlex
import shutil
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from cuzco_tui import __version__
from cuzco_tui.game import BadOptions, Game, Json
from cuzco_tui.games import require_bot

Seatings: TypeAlias = Literal["all", "rotations"]
Seating: TypeAlias = tuple[str, ...]
"""Who sits in each seat of a game."""

FOREIGN: Final = "cmd:"
"""How the name of a bot begins that is a command."""
FOREIGN_SECONDS: Final = 10.0
"""How long a foreign bot may think about a choice when nobody says how long."""

_INTERPRETER: Final = re.compile(r"(python|pypy|node|deno|bun|ruby|perl|lua|php|bash|sh|jq)[0-9.]*")
_SCRIPTS: Final = frozenset((".py", ".js", ".mjs", ".ts", ".rb", ".pl", ".lua", ".php", ".sh", ".jq"))
_CODE_FOLLOWS: Final = frozenset(("-c", "-e", "-m"))
"""Flags of interpreters behind which no file stands."""
LARGEST_SEED: Final = 2**62
"""The largest seed of a first deal; those of the following deals still fit into 63 bits."""


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the result of a game depends on besides its number; how many are played is not among it."""

    game: str
    rules: int
    program: str
    """The version of this program, whose bots may play otherwise in another one."""
    seats: Seating
    seatings: Seatings
    seed: int
    options: dict[str, Json]
    content: str
    """A hash of the game's printed values."""
    seconds: float | None
    """How long a choice may take."""

    @property
    def entrants(self) -> tuple[str, ...]:
        """Who plays, each once, in the order of the seats that were named."""
        return tuple(dict.fromkeys(self.seats))

    @property
    def own_seconds(self) -> float:
        """How long one of the game's own bots may think; it takes the time it likes when nobody says how long."""
        return inf if self.seconds is None else self.seconds

    @property
    def foreign_seconds(self) -> float:
        """How long a foreign bot may think."""
        return FOREIGN_SECONDS if self.seconds is None else self.seconds


class Pairing(NamedTuple):
    """One game of a series: which deal, and who sits where."""

    number: int
    deal: int
    seating: Seating


def make_series(
    game: Game,
    seats: Sequence[str],
    seatings: Seatings,
    seed: int,
    options: Mapping[str, Json],
    content: Any,
    seconds: float | None,
) -> Series:
    """Describe a series, after a look at every seat; raise BadOptions in one sentence."""
    counts = game.description.seat_counts
    if len(seats) not in counts:
        expected = f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}" if len(counts) > 1 else str(counts[0])
        number = f"{len(seats)} seat was" if len(seats) == 1 else f"{len(seats)} seats were"
        raise BadOptions(f"{number} named; give --seat {expected} times, each with the name of a bot.")
    if seed > LARGEST_SEED:
        raise BadOptions(f"The seed {seed} is too large; name one up to {LARGEST_SEED}.")
    for name in dict.fromkeys(seats):
        if name.startswith(FOREIGN):
            command_of(name)
        else:
            require_bot(game, name)
    return Series(
        game.description.name,
        game.rules_version,
        __version__,
        tuple(seats),
        seatings,
        seed,
        game.description.checked_options(len(seats), options),
        _hash(msgspec.json.encode(game.content_to_data(content), order="deterministic")),
        seconds,
    )


def command_of(name: str) -> list[str]:
    """Give the words of the command that a foreign bot's name holds, and see that it can be run."""
    try:
        words = shlex.split(name.removeprefix(FOREIGN))
    except ValueError:
        raise BadOptions(f"The command of the seat {name!r} has a quotation mark too few; add it.") from None
    if not words:
        raise BadOptions("A seat cmd: has no command; name one behind the colon, such as 'cmd:node bot.js'.")
    if shutil.which(words[0]) is None:
        if Path(words[0]).is_file():
            raise BadOptions(
                f"The program {words[0]!r} may not be run; make it executable, or name what runs it before it."
            )
        raise BadOptions(f"There is no program {words[0]!r} to run for the seat {name!r}; check its name.")
    script = script_of(words)
    if script is not None and _INTERPRETER.fullmatch(Path(words[0]).name) and not Path(script).exists():
        raise BadOptions(f"There is no file {script!r} to run for the seat {name!r}; check its name.")
    return words


def script_of(words: Sequence[str]) -> str | None:
    """Give the file that a command hands to an interpreter, None where it is not plain which one."""
    following = list(words[1:])
    while following and following[0].startswith("-") and following[0] not in _CODE_FOLLOWS:
        following.pop(0)
    return following[0] if following and Path(following[0]).suffix in _SCRIPTS else None


def seatings_of(seats: Sequence[str], wanted: Seatings) -> list[Seating]:
    """Give the seatings of each deal, each once: equal names change places without a difference."""
    return list(_arrangements(tuple(seats)) if wanted == "all" else dict.fromkeys(_rotations(tuple(seats))))


def pairings(series: Series, deals: int) -> Iterator[Pairing]:
    """Give the games of a series, deal by deal."""
    seatings = seatings_of(series.seats, series.seatings)
    for deal in range(deals):
        for place, seating in enumerate(seatings):
            yield Pairing(deal * len(seatings) + place, deal, seating)


def bot_seed(deal_seed: int, seat: int, name: str) -> int:
    """Give the seed of a bot, from which nobody can tell that of its neighbour or of the next deal."""
    digest = hashlib.blake2b(f"{deal_seed} {seat} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 1


def _rotations(seats: Seating) -> Iterator[Seating]:
    for first in range(len(seats)):
        yield seats[first:] + seats[:first]


def _arrangements(seats: Seating) -> Iterator[Seating]:
    """Give all different orders of the names, that in which they were named first."""
    if not seats:
        yield ()
    for name in dict.fromkeys(seats):
        place = seats.index(name)
        for rest in _arrangements(seats[:place] + seats[place + 1 :]):
            yield (name, *rest)


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
