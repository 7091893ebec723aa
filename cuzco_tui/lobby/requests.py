"""What a session asks the host for, and what the host tells it by itself; each a small value that travels as JSON.

A line from a session is `{"n": NUMBER, "ask": REQUEST}`; the answer to it is `{"n": NUMBER, "done": ...}` or
`{"n": NUMBER, "error": ...}`. What the host tells by itself is a line `{"push": ...}`. Chairs speak through `ToChair`
and `Shown`.
"""

from typing import TypeAlias

import msgspec

from cuzco_tui.game import Json
from cuzco_tui.lobby.facts import Account, ChatLine, Company, Fact, NewTable, PersonLine, TableLine


class Hello(Fact, frozen=True, tag_field="do", tag="hello"):
    """The first request: present a ticket. Gives the `Account`."""

    ticket: str
    pid: int = 0


class Register(Fact, frozen=True, tag_field="do", tag="register"):
    """A newcomer says what they are called. Gives the recovery code."""

    name: str
    language: str
    invitation: str = ""


class Link(Fact, frozen=True, tag_field="do", tag="link"):
    """Let this key belong to an account that exists, by its recovery code or a code for a second key. Gives nothing."""

    code: str


class LinkCode(Fact, frozen=True, tag_field="do", tag="link-code"):
    """Give a code that lets another key belong to this account; it works once, for a quarter of an hour."""


class RecoveryCode(Fact, frozen=True, tag_field="do", tag="recovery-code"):
    """Give a new recovery code; the one before is void then."""


class Settle(Fact, frozen=True, tag_field="do", tag="settle"):
    """Keep language and settings for this account. Gives nothing."""

    language: str
    settings: str


class Forget(Fact, frozen=True, tag_field="do", tag="forget"):
    """Delete this account, its keys and what it said; it resigns from its games. Gives nothing."""


class Enter(Fact, frozen=True, tag_field="do", tag="enter"):
    """Be told what changes in the lobby from now on. Gives nothing; `Tables`, `People` and `Said` follow."""


class Exit(Fact, frozen=True, tag_field="do", tag="exit"):
    """Be told no more what changes in the lobby. Gives nothing."""


class Make(Fact, frozen=True, tag_field="do", tag="make"):
    """Make a table. Gives its id; with nobody to wait for the game begins at once."""

    table: NewTable


class Join(Fact, frozen=True, tag_field="do", tag="join"):
    """Take a seat, any free one unless it is named. Gives nothing; with the last free seat the game begins."""

    table: str
    seat: int | None = None


class GiveBack(Fact, frozen=True, tag_field="do", tag="give-back"):
    """Give a seat back before the game has begun. Gives nothing."""

    table: str


class Begin(Fact, frozen=True, tag_field="do", tag="begin"):
    """Begin without waiting longer, with this bot in every free seat; for whoever made the table. Gives nothing."""

    table: str
    bot: str


class Close(Fact, frozen=True, tag_field="do", tag="close"):
    """Take away a table that has not begun or at which one plays with bots alone; a finished one from one's list."""

    table: str


class Resign(Fact, frozen=True, tag_field="do", tag="resign"):
    """Give one's seat in a running game to a bot for good. Gives nothing."""

    table: str


class TakeBack(Fact, frozen=True, tag_field="do", tag="take-back"):
    """Play on oneself where a bot stood in. Gives nothing."""

    table: str


class Sit(Fact, frozen=True, tag_field="do", tag="sit"):
    """Take the chair of one's seat, or else a spectator's, at a running or finished game.

    Gives `{"chair": NUMBER, "welcome": ..., "company": ...}`; `welcome` is what `RemoteChair` is made of.
    """

    table: str


class Stand(Fact, frozen=True, tag_field="do", tag="stand"):
    """Give a chair back. Gives nothing."""

    chair: int


class ToChair(Fact, frozen=True, tag_field="do", tag="chair"):
    """Ask a chair something. Gives what its door answers."""

    chair: int
    ask: msgspec.Raw


class Say(Fact, frozen=True, tag_field="do", tag="say"):
    """Say something at a table or in the lobby. Gives nothing."""

    text: str
    place: str = ""


class Heard(Fact, frozen=True, tag_field="do", tag="heard"):
    """Give the last things that were said in a place, as a list of `ChatLine`."""

    place: str = ""


class Mute(Fact, frozen=True, tag_field="do", tag="mute"):
    """Hear somebody no more, or again. Gives nothing."""

    name: str
    on: bool = True


class Propose(Fact, frozen=True, tag_field="do", tag="propose"):
    """Ask the others to let one's last choice be taken back, or to let a bot play for the person of a seat."""

    table: str
    kind: str
    seat: int = -1


class Agree(Fact, frozen=True, tag_field="do", tag="agree"):
    """Answer a proposal; whoever made it takes it back by disagreeing. Gives nothing."""

    table: str
    number: int
    yes: bool


class Turns(Fact, frozen=True, tag_field="do", tag="turns"):
    """Give the `TableLine`s of the games in which one plays or will play, those that wait for one first."""


class Find(Fact, frozen=True, tag_field="do", tag="find"):
    """Give the `TableLine` of one table by its id, also of one that is not listed."""

    table: str


class LookBack(Fact, frozen=True, tag_field="do", tag="look-back"):
    """Give the text of a finished game, as a file of an export has it, to those who played or watched it."""

    table: str


class FrontStats(Fact, frozen=True, tag_field="do", tag="front-stats"):
    """The front tells its numbers, for whoever looks after the server. Gives nothing."""

    numbers: dict[str, Json]


class Status(Fact, frozen=True, tag_field="do", tag="status"):
    """For administrators: give numbers about sessions, tables, memory and latency."""


class Govern(Fact, frozen=True, tag_field="do", tag="govern"):
    """For administrators: list, ban, unban, kick, announce, invite, forget. Gives lines to print."""

    what: str
    whom: str = ""
    text: str = ""


Request: TypeAlias = (
    Hello
    | Register
    | Link
    | LinkCode
    | RecoveryCode
    | Settle
    | Forget
    | Enter
    | Exit
    | Make
    | Join
    | GiveBack
    | Begin
    | Close
    | Resign
    | TakeBack
    | Sit
    | Stand
    | ToChair
    | Say
    | Heard
    | Mute
    | Propose
    | Agree
    | Turns
    | Find
    | LookBack
    | FrontStats
    | Status
    | Govern
)


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request as it travels: with a number, by which its answer is known."""

    n: int
    ask: Request


class You(Fact, frozen=True, tag_field="kind", tag="you"):
    """The account of the session has changed."""

    account: Account


class Tables(Fact, frozen=True, tag_field="kind", tag="tables"):
    """Tables that are new or have changed, and the ids of those that are no more to be seen."""

    changed: tuple[TableLine, ...] = ()
    gone: tuple[str, ...] = ()


class People(Fact, frozen=True, tag_field="kind", tag="people"):
    """Everybody who is here now."""

    people: tuple[PersonLine, ...]


class Said(Fact, frozen=True, tag_field="kind", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Around(Fact, frozen=True, tag_field="kind", tag="around"):
    """Who and what is at a table at which the session has a chair has changed."""

    company: Company


class Shown(Fact, frozen=True, tag_field="kind", tag="shown"):
    """A chair sees a new position: what `RemoteChair.show` takes."""

    chair: int
    position: msgspec.Raw


class Notice(Fact, frozen=True, tag_field="kind", tag="notice"):
    """A sentence for everybody or for this session: a message as plain data (see `table.wire`)."""

    said: Json
    urgent: bool = False


class Goodbye(Fact, frozen=True, tag_field="kind", tag="goodbye"):
    """The session ends; the sentence says why."""

    said: Json


class Kick(Fact, frozen=True, tag_field="kind", tag="kick"):
    """To the front: end a session."""

    session: str


Push: TypeAlias = You | Tables | People | Said | Around | Shown | Notice | Goodbye | Kick
