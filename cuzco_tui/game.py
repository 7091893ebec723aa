"""The narrow interface between a game and the house around it.

Table, protocol, text shell and arena know a game only through `Game`: they make a state, ask who decides what, apply a
choice, and look at it through the view of a seat.
"""

import json
import reprlib
from collections.abc import Container, Hashable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from cuzco_tui.messages import Catalogue, Message, Names, catalogue, message, printable

if TYPE_CHECKING:
    from cuzco_tui.narrator import Narrator
    from cuzco_tui.tutorial import Tutorial

Json: TypeAlias = Any
"""Plain data: None, bool, int, str, list and dict with str keys."""


class GameError(Exception):
    """Something a person asked for cannot be done; its text is one sentence that says what to do.

    Made of a message it can be told in any language, and its text is the English sentence.
    """

    def __init__(self, what: str | Message) -> None:
        super().__init__(what)
        self.what: str | Message = what

    def __str__(self) -> str:
        return self.told(catalogue("en"))

    @property
    def clause(self) -> str | Message:
        """What stands for the error inside another sentence."""
        return self.what if isinstance(self.what, Message) else self.what.rstrip(".")

    def told(self, words: Catalogue) -> str:
        """Give the sentence in the language of a catalogue, in one line and safe to print wherever it came from."""
        return printable(" ".join(words.say(self.what).split()))


class MalformedChoice(GameError):
    """The text is no choice of this game at all."""


class IllegalChoice(GameError):
    """The choice exists, but is not among the options now."""


class BadOptions(GameError):
    """A game cannot be made from these seats or table options."""


class BadContent(GameError):
    """A content file is unreadable or says something impossible."""


class BadState(GameError):
    """Plain data is no state that a game can lead to."""


class Choice(Protocol):
    """One option of a decision: an immutable value with a short text that parses back to it."""

    @property
    def text(self) -> str: ...


class Event(Protocol):
    """Something that happened, in the past tense: an immutable value; its class name says what."""

    def to_data(self) -> dict[str, Json]: ...

    @property
    def private_to(self) -> int | None:
        """The only seat that may see this event, or None when everybody may."""


class View(Protocol):
    """What one seat, or a spectator, may know; views with the same content and data are equal."""

    def to_data(self) -> Json: ...


class Decision(NamedTuple):
    """Who must decide what, among which options (always at least two)."""

    seat: int
    kind: str
    options: Sequence[Choice]


class Reason(NamedTuple):
    """Why something is not available now: the subject, the rule that forbids it, and the facts behind it."""

    subject: str
    rule: str
    facts: Mapping[str, Json]


class Standing(NamedTuple):
    """One seat's place in the final (or current) ranking, with the VP of each source.

    The words for the sources, in their order, are the messages `source-0`, `source-1` and so on.
    `by_round` is the running score: before round 1, after each round begun so far, and after the final scoring.
    """

    place: int
    seat: int
    score: int
    sources: Mapping[str, int]
    by_round: Sequence[int]


class Collection(NamedTuple):
    """Something that is worth VP once it is complete, such as a set: its name, what a seat has and needs, the VP."""

    name: Message
    has: int
    needs: int
    vp: int

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing."""
        return self.has >= self.needs


class Clock(Protocol):
    """Tells a bot how long it may still think; whoever asked it can stop the clock at any time."""

    @property
    def over(self) -> bool:
        """Whether the bot must answer now with the best it has found."""

    @property
    def seconds_left(self) -> float:
        """The time that is left: infinite without a budget, 0 when it is over."""


class Bot(Protocol):
    """Thinks for a seat: gets what the seat may know, its decision and a clock, gives the index of an option.

    One that thinks for long looks at the clock again and again.
    """

    def __call__(self, view: Any, decision: Decision, clock: Clock, /) -> int: ...


class TableOption(NamedTuple):
    """One thing that players agree on before a game: its name, and its possible values with the usual one first.

    The tenant's words for it are the messages `table-option-NAME` (a short name), `about-table-option-NAME` (a phrase
    that a question mark makes a question), `explain-table-option-NAME` (a sentence for whoever does not know it) and,
    unless it is a switch, `table-option-NAME-VALUE` for each value.
    """

    name: str
    values: tuple[Json, ...]
    asked: bool = True
    """Whether the set-up of a game asks for it; a flag can always set it."""
    group: str = ""
    """The name of the switches with which it is asked for in one question, empty where it is asked for alone.

    Its words are the messages `table-option-group-NAME` (a short name) and `about-table-option-group-NAME` (a phrase
    that a question mark makes a question)."""

    @property
    def default(self) -> Json:
        """The value of a game about which nobody said anything."""
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        """Whether it is simply on or off."""
        return set(map(repr, self.values)) == {"False", "True"}

    @property
    def label(self) -> str:
        """The id of its short name."""
        return f"table-option-{self.name}"

    @property
    def about(self) -> str:
        """The id of the phrase that tells what it is about."""
        return f"about-table-option-{self.name}"

    @property
    def explained(self) -> str:
        """The id of the sentence that tells what it changes."""
        return f"explain-table-option-{self.name}"

    @property
    def group_label(self) -> str:
        """The id of the short name of its group."""
        return f"table-option-group-{self.group}"

    @property
    def about_group(self) -> str:
        """The id of the phrase that tells what its group is about."""
        return f"about-table-option-group-{self.group}"

    @property
    def flag(self) -> str:
        """How the command line calls it; the flag of a switch names what it changes."""
        words = self.name.replace("_", "-")
        return f"--no-{words}" if self.default is True else f"--{words}"

    def value_words(self, value: Json) -> str:
        """Give the id of the words for a value."""
        return f"table-option-{self.name}-{value}"

    def allows(self, value: Json) -> bool:
        """Whether it can have this value; the number 1 is not the same as true."""
        return any(type(value) is type(each) and value == each for each in self.values)


class Description(NamedTuple):
    """All that the house must know of a game before it loads its rules; plain values, quick to import."""

    name: str
    """How commands and saves call it."""
    title: str
    """How people call it, the same in every language."""
    seat_counts: tuple[int, ...]
    options: tuple[TableOption, ...]
    bots: tuple[str, ...]
    """The bots, the best one first; the words for each are the messages `bot-NAME` and, a sentence on how it
    plays, `bot-about-NAME`."""
    usual_bot: str
    """The bot that sits down where nobody names one."""
    seat_colours: tuple[str, ...]
    """The name of each seat's colour, as the tenant's styles know it; the word for it is the message `colour-NAME`."""
    rule_kinds: Mapping[str, str]
    """The beginnings of rule ids, such as `G`, by the id of the message that lists the words for them."""
    lists: tuple[str, ...]
    """The beginnings of rule ids that name things more than they explain them, such as those of a list of parts."""
    silent_columns: tuple[str, ...]
    """The columns in the tables of the rule pages that tell a player nothing, in small letters without accents."""
    topics: tuple[str, ...]
    """What `look` can describe; the words for each are listed in the message `topic-NAME`."""
    words: Path
    """The folder of the tenant's words, with a folder for each language."""
    styles: str
    """The name of the tenant's folder of styles."""
    rules: str
    """The name of the tenant's folder of rule pages."""
    game: str
    """Where the rules are, as `module:name`."""
    front: str
    """Where the tenant's screen is, as `module:name`; empty for the house's plain one."""
    actions: str = ""
    """Where the tenant's own actions on screen are, as `module:name`; they need no terminal library."""
    tutorial: bool = False
    """Whether it can be learnt in lessons."""
    lesson_minutes: int = 15
    """About how long all of them take."""
    school: str = ""
    """Where what its value of positions is learned with is, as `module:name`; empty where nothing is learned."""
    title_art: str = ""
    """Where the picture of the title screen is, as `module:name`; empty for the title in large letters."""
    first_bot: str = ""
    """The bot that is offered to somebody who has not played yet; empty for the usual one."""
    slow_bots: tuple[str, ...] = ()
    """Those of the bots that think for long, and therefore in another process."""
    source_groups: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The sources of VP that are counted together, by their numbers, each group with the id of its name."""

    def offered_bot(self, is_newcomer: bool) -> str:
        """Name the bot that is offered first, to somebody who has played before or not."""
        return (is_newcomer and self.first_bot) or self.usual_bot

    def grouped_sources(self, count: int) -> tuple[tuple[Message, tuple[int, ...]], ...]:
        """Give the groups of sources with their names; in a game that counts none together each source by itself."""
        if not self.source_groups:
            return tuple((message(f"source-{number}"), (number,)) for number in range(count))
        return tuple((message(id_), group) for id_, group in self.source_groups)

    def rules_file(self, language: str) -> str:
        """Name the rules page of a language, as seen from the folder of documents."""
        return f"{self.rules}/rules.md" if language == "en" else f"{self.rules}/rules.{language}.md"

    def grouped_options(self) -> list[tuple[TableOption, ...]]:
        """Give all options, those of a group together."""
        groups: dict[str, list[TableOption]] = {}
        for option in self.options:
            groups.setdefault(f"group {option.group}" if option.group else option.name, []).append(option)
        return [tuple(options) for options in groups.values()]

    def questions(self, given: Container[str] = ()) -> list[tuple[TableOption, ...]]:
        """Give the options that a set-up asks for unless they are given, those of a group together."""
        asked = [
            tuple(option for option in group if option.asked and option.name not in given)
            for group in self.grouped_options()
        ]
        return [group for group in asked if group]

    def checked_options(self, seats: int, options: Mapping[str, Json]) -> dict[str, Json]:
        """Give the complete table options with the usual values filled in, or raise BadOptions in one sentence."""
        if seats not in self.seat_counts:
            counts = tuple(str(count) for count in self.seat_counts)
            raise BadOptions(message("error-players", title=self.title, counts=counts, count=seats))
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(message("error-no-option", name=name, names=tuple(known) or "-"))
            if not known[name].allows(value):
                values = tuple(json.dumps(each) for each in known[name].values)
                raise BadOptions(message("error-option", name=name, values=values, value=reprlib.repr(value)))
        return {name: options.get(name, option.default) for name, option in known.items()}


class Hint(NamedTuple):
    """What a bot would do now, and why."""

    bot: str
    option_index: int
    why: Sequence[Message]
    short: Message | None = None
    """The option and the main reason, to stand after a colon."""
    because: Message | None = None
    """Where the VP come from by which the option is better, to stand after `short` and a colon."""
    plan: Sequence[str] = ()
    """The choices that are planned, as texts: this one, and those that follow before anything is revealed."""


class Judgement(NamedTuple):
    """What a strong bot thinks of a choice: the best option, and what the choice gave away against it."""

    best: int
    """The index of the best option."""
    cost: float
    """The VP that the choice gave away, 0 for the best."""
    why: Sequence[Message]
    """What speaks for the best option."""
    lead: float = 0.0
    """By how many VP the best option is ahead of the second best."""


class Purpose(NamedTuple):
    """What a bot's part was for, as an event that everybody may see."""

    event: Event
    place: int
    """After how many of the last choice's public events it is told."""


class Game(Protocol):
    """A game as the house sees it. States are opaque to the house and are changed by `apply` alone."""

    description: Description
    """What the house knows of it before its rules are loaded."""
    rules_version: int
    """Raised whenever the same seed and choices would lead to another state than before."""
    rules_versions: Sequence[int]
    """The rules versions by which a game can still be played, `rules_version` among them."""

    def make_bot(self, name: str, seed: int) -> Bot:
        """Make one of the game's own bots; raise BadOptions when there is none of this name."""

    def hint(self, view: Any, decision: Decision, names: Names, plan: Sequence[str] = ()) -> Hint:
        """Give advice at once: to go on with a plan that was announced before, if there is one."""

    def better_hint(self, view: Any, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()) -> Hint:
        """Give advice after thinking for about a second, or until the clock is over.

        A plan that was announced before is left only for something that is clearly better.
        """

    def judge(
        self, view: Any, decision: Decision, chosen: int, names: Names, clock: Clock, effort: int | None = None
    ) -> Judgement:
        """Say what a choice cost; effort counts what is tried out, 0 for a first look and None for as much as usual."""

    def part(self, view: Any) -> Hashable:
        """Give what is the same in everybody's views as long as one seat's part of the game goes on."""

    def purpose(self, before: Any, after: Any, happened: Sequence[Event], seat: int) -> Purpose | None:
        """Say what a seat's part was for, from what a spectator sees before and after it, and nothing else.

        `happened` is what its last choice led to. Nothing is said rather than what is told or plain anyway.
        """

    def tutorial(self) -> "Tutorial":
        """Give the lessons for newcomers."""

    def narrator(self) -> "Narrator":
        """Give what puts the game into words."""

    def rules_page(self, language: str) -> str:
        """Give the rules in a language, as the text of the rules page (Markdown, `- **ID** text` for each rule)."""

    def load_content(self, path: Path | None) -> Any:
        """Read the game's printed values, replaced where the file says so; raise BadContent in one sentence."""

    def content_to_data(self, content: Any) -> Json:
        """Turn content into plain data for a save."""

    def content_from_data(self, data: Json) -> Any:
        """The inverse of `content_to_data`; raise BadContent in one sentence."""

    def make(self, seats: int, seed: int, options: Mapping[str, Json], content: Any, rules: int = ...) -> Any:
        """Set up a game that stands at its first decision; `options` are complete, `rules` one of `rules_versions`."""

    def copy(self, state: Any) -> Any:
        """Give an independent copy."""

    def decision(self, state: Any) -> Decision | None:
        """Give the pending decision, or None when the game is over."""

    def parse(self, text: str) -> Choice:
        """Read a choice from its text; raise MalformedChoice."""

    def apply(self, state: Any, choice: Choice, log: list[Event] | None = None) -> None:
        """Carry out a choice and append what happened to `log`; raise IllegalChoice and change nothing."""

    def opening(self, state: Any) -> list[Event]:
        """Give the events of the set-up, for whoever joins at the start."""

    def reveals(self, state: Any) -> int:
        """Give a count that grows with every roll and every revealed piece; undo never goes back over its growth."""

    def view(self, state: Any, seat: int | None) -> View:
        """Give what a seat may know; None is a spectator."""

    def open_view(self, state: Any, seat: int | None) -> View:
        """Give a seat's view in which every hand lies open, for those who look back at a game that is over."""

    def imagine(self, view: Any, seed: int) -> Any:
        """Make a state that looks the same to the view's seat, which decides, from nothing but the view and the seed.

        What the seat cannot know is dealt anew.
        """

    def view_from_data(self, data: Json, content: Any) -> View:
        """The inverse of a view's `to_data`, in another process too: an equal view of a game with this content."""

    def event_from_data(self, kind: str, data: Mapping[str, Json]) -> Event:
        """Make an equal event from the name of its class and its `to_data`."""

    def why_not(self, state: Any, seat: int) -> list[Reason]:
        """Say for everything that is not available to the seat now why it is not."""

    def ranking(self, state: Any) -> list[Standing]:
        """Give the standings, best first."""

    def dump(self, state: Any) -> Json:
        """Turn a state into plain data, at any decision."""

    def load(self, data: Json, content: Any) -> Any:
        """The inverse of `dump`; raise BadState in one sentence for what no game can lead to."""

    def digest(self, state: Any) -> str:
        """Give a short hash of the whole state, the same in every process."""
