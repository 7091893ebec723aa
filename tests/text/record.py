"""Record sessions of the text mode as files that a person can read: what was said, and what was typed after "> ".

`python -m tests.text.record` writes them all anew; the test beside it plays them again and compares line by line.
"""

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from cuzco_tui.games import find_game
from cuzco_tui.messages import message
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Console, Leave
from tests.games.cuzco.steady import steady_greedy
from tests.games.cuzco.words import cuzco_words
from tests.text.keyboard import Keys, play_session

FOLDER = Path(__file__).parent / "sessions"
LONGEST_SESSION = 400
COMMANDS = {
    "en": (
        "look",
        "look roads",
        "look village outer 2",
        "look mask Ben",
        "hint",
        "what",
        "why not headdress",
        "rule khipu",
    ),
    "de": (
        "schau",
        "schau wege",
        "schau dorf aussen 2",
        "schau maske Ben",
        "tipp",
        "was",
        "warum nicht tempel",
        "regel khipu",
    ),
    "nl": (
        "kijk",
        "kijk wegen",
        "kijk dorp buiten 2",
        "kijk masker Ben",
        "hint",
        "wat",
        "waarom niet tempel",
        "regel quipu",
    ),
}
MORE_COMMANDS = (
    "score",
    "where",
    "log 6",
    "undo",
    "repeat",
    "help",
    "more",
    "why not card 01",
    "look hand",
    "nonsense",
)


class Script(NamedTuple):
    """A session to record: its language, who sits where, and the game."""

    name: str
    language: str
    people: tuple[str, ...]
    """A name is a person; a name and a bot, as in "Bot:greedy", is a bot."""
    seed: int
    pututu: bool
    detail: str


SCRIPTS = (
    Script("english-two-players", "en", ("Ann", "Ben:greedy"), 11, False, "verbose"),
    Script("german-three-players-with-pututus", "de", ("Ann", "Ben:random", "Cleo:greedy"), 12, True, "normal"),
    Script("dutch-four-seats-two-people", "nl", ("Ann", "Ben", "Cleo:random", "Dan:greedy"), 13, True, "brief"),
)


class Typist:
    """Types like somebody who mostly answers and now and then asks: the same lines every time."""

    def __init__(self, script: Script, table: Table) -> None:
        self.chance = Random(script.seed)
        self.table = table
        self.words = cuzco_words(script.language)
        self.commands = (*COMMANDS[script.language], *MORE_COMMANDS)
        self.typed: list[str] = []
        self.keys: Keys | None = None

    def line(self) -> str:
        """Give the next line to type."""
        self.typed.append(self._next())
        return self.typed[-1]

    def _next(self) -> str:
        assert self.keys is not None
        names = [seat.name for seat in self.table.seats]
        for id_ in ("hand-over", "text-prompt-ready"):
            if any(self.keys.last.endswith(self.words.say(message(id_, name=name)) + "\n") for name in names):
                return ""
        decision = self.table.decision
        assert decision is not None
        luck = self.chance.random()
        if luck < 0.2:
            return self.chance.choice(self.commands)
        index = int(self.chance.random() * len(decision.options))
        return decision.options[index].text if luck < 0.3 else str(index + 1)


def record(script: Script) -> str:
    """Play a session and give its transcript."""
    who = [seats.bot(*name.split(":")) if ":" in name else seats.human(name) for name in script.people]
    table = Table.new(find_game("cuzco"), who, script.seed, options={"pututu": script.pututu})
    typist = Typist(script, table)
    keys = typist.keys = Keys([typist.line] * LONGEST_SESSION)
    console = Console(keys, keys.screen, script.language, cuzco_words)
    console.detail = script.detail
    with suppress(Leave), steady_greedy():
        play_session(table, console)
    parts = [said + f"> {typed}".rstrip() + "\n" for said, typed in zip(keys.heard, typist.typed, strict=False)]
    rest = keys.screen.getvalue()[sum(map(len, keys.heard[: len(typist.typed)])) :]
    return "".join(parts) + rest


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in SCRIPTS:
        (FOLDER / f"{each.name}.txt").write_text(record(each), encoding="utf-8")
        print(FOLDER / f"{each.name}.txt")
