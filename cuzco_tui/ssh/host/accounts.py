"""Accounts: who belongs to which key, what they are called, and how they come back; all calls may use the disk."""

import sqlite3
import tomllib
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.ssh.host.codes import Recovery, WrongCode, kept, new_code, plain_code, quick_hash, selector_of
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.host.names import BadName, checked_name, likeness

_RECOVERY_GROUPS: Final = 5
_LINK_GROUPS: Final = 2
_INVITATION_GROUPS: Final = 3
_LINK_SECONDS: Final = 15 * 60
_MOST_KEYS: Final = 10
_MOST_MUTED: Final = 100
_LONGEST_SETTINGS: Final = 16 * 1024
SETTINGS_TABLES: Final = ("general", "screen", "keys", "text")
"""What a settings file may be about; a session checks the rest."""


class Person(NamedTuple):
    """An account as the host knows it."""

    id: str
    name: str
    language: str
    settings: str
    muted: tuple[str, ...]


class AccountLine(NamedTuple):
    """An account in the list of an administrator."""

    name: str
    created: str
    seen: str
    keys: int
    banned: bool


class Accounts:
    """The accounts of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def by_key(self, key: str) -> Person | None:
        """Give the account of a key, and note that it was seen today."""
        found = self._database.row("SELECT account FROM keys WHERE key = ?", key)
        if found is None:
            return None
        with self._database.change() as change:
            change.execute("UPDATE accounts SET seen = ? WHERE id = ? AND seen <> ?", (_today(), found[0], _today()))
        return self.by_id(str(found[0]))

    def by_id(self, id_: str) -> Person | None:
        """Give an account."""
        return self._person("id = ?", id_)

    def by_name(self, name: str) -> Person | None:
        """Give the account of somebody called so."""
        return self._person("likeness = ?", likeness(name))

    def _person(self, condition: str, value: str) -> Person | None:
        row = self._database.row(f"SELECT id, name, language, settings, muted FROM accounts WHERE {condition}", value)
        return None if row is None else Person(str(row[0]), row[1], row[2], row[3], tuple(msgspec.json.decode(row[4])))

    def register(self, key: str, name: str, language: str, invitation: str | None = None) -> tuple[Person, str]:
        """Make an account for a key, with the invitation where one is needed; give it with its recovery code."""
        name, language = checked_name(name), checked_language(language)
        code = new_code(_RECOVERY_GROUPS)
        recovery = kept(code)
        try:
            with self._database.change() as change:
                if invitation is not None:
                    _use_invitation(change, invitation)
                if change.execute("SELECT 1 FROM keys WHERE key = ?", (key,)).fetchone():
                    raise GameError(message("error-key-has-account"))
                made = change.execute(
                    "INSERT INTO accounts (name, likeness, language, created, seen, recovery_selector, recovery_hash,"
                    " recovery_salt) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (name, likeness(name), language, _today(), _today(), *recovery),
                )
                change.execute("INSERT INTO keys (key, account) VALUES (?, ?)", (key, made.lastrowid))
        except sqlite3.IntegrityError as error:
            if "recovery_selector" in str(error):
                return self.register(key, name, language, invitation)
            raise BadName(message("error-name-taken", name=name)) from error
        return Person(str(made.lastrowid), name, language, "", ()), code

    def link(self, key: str, code: str, now: float) -> Person:
        """Let a key belong to the account of a code."""
        id_ = self._account_of_code(code, now)
        with self._database.change() as change:
            if change.execute("SELECT 1 FROM keys WHERE key = ?", (key,)).fetchone():
                raise GameError(message("error-key-has-account"))
            if change.execute("SELECT count(*) FROM keys WHERE account = ?", (id_,)).fetchone()[0] >= _MOST_KEYS:
                raise GameError(message("error-too-many-keys", most=_MOST_KEYS))
            used = change.execute("DELETE FROM link_codes WHERE hash = ?", (quick_hash(code),))
            if not used.rowcount and not selector_of(code):
                raise WrongCode(message("error-wrong-code"))
            change.execute("INSERT INTO keys (key, account) VALUES (?, ?)", (key, id_))
        person = self.by_id(str(id_))
        if person is None:
            raise WrongCode(message("error-wrong-code"))
        return person

    def _account_of_code(self, code: str, now: float) -> int:
        link = self._database.row("SELECT account FROM link_codes WHERE hash = ? AND until > ?", quick_hash(code), now)
        if link is not None and plain_code(code):
            return int(link[0])
        row = self._database.row(
            "SELECT id, recovery_selector, recovery_hash, recovery_salt FROM accounts WHERE recovery_selector = ?",
            selector_of(code),
        )
        if row is None or not Recovery(*row[1:]).fits(code):
            raise WrongCode(message("error-wrong-code"))
        return int(row[0])

    def new_link_code(self, id_: str, now: float) -> str:
        """Give a code that lets one more key belong to an account, once and soon; the one before is void."""
        code = new_code(_LINK_GROUPS)
        with self._database.change() as change:
            change.execute("DELETE FROM link_codes WHERE account = ? OR until <= ?", (id_, now))
            change.execute("INSERT INTO link_codes VALUES (?, ?, ?)", (quick_hash(code), id_, now + _LINK_SECONDS))
        return code

    def new_recovery_code(self, id_: str) -> str:
        """Give an account a new recovery code."""
        code = new_code(_RECOVERY_GROUPS)
        question = "UPDATE accounts SET recovery_selector = ?, recovery_hash = ?, recovery_salt = ? WHERE id = ?"
        try:
            with self._database.change() as change:
                change.execute(question, (*kept(code), id_))
        except sqlite3.IntegrityError:
            return self.new_recovery_code(id_)
        return code

    def settle(self, id_: str, language: str, settings: str) -> None:
        """Keep language and settings of an account."""
        language, settings = checked_language(language), checked_settings(settings)
        with self._database.change() as change:
            change.execute("UPDATE accounts SET language = ?, settings = ? WHERE id = ?", (language, settings, id_))

    def mute(self, id_: str, muted: tuple[str, ...]) -> None:
        """Keep whom an account does not want to hear."""
        if len(muted) > _MOST_MUTED:
            raise GameError(message("error-too-many-muted", most=_MOST_MUTED))
        with self._database.change() as change:
            change.execute("UPDATE accounts SET muted = ? WHERE id = ?", (msgspec.json.encode(muted).decode(), id_))

    def forget(self, id_: str) -> None:
        """Delete an account with its keys, codes, settings and what it said."""
        with self._database.change() as change:
            change.execute("DELETE FROM talk WHERE account = ?", (id_,))
            change.execute("DELETE FROM bans WHERE kind = 'account' AND what = ?", (id_,))
            change.execute("DELETE FROM accounts WHERE id = ?", (id_,))

    def keys_of(self, id_: str) -> list[str]:
        """Give the keys of an account."""
        return [key for (key,) in self._database.rows("SELECT key FROM keys WHERE account = ?", id_)]

    def ban(self, id_: str) -> None:
        """Let neither an account in any more nor its keys."""
        with self._database.change() as change:
            banned = [("account", id_), *(("key", key) for key in self.keys_of(id_))]
            rows = [(*one, _today()) for one in banned]
            change.executemany("INSERT OR REPLACE INTO bans VALUES (?, ?, ?)", rows)

    def unban(self, id_: str) -> None:
        """Let an account and its keys in again."""
        with self._database.change() as change:
            change.execute("DELETE FROM bans WHERE kind = 'account' AND what = ?", (id_,))
            keys = "SELECT key FROM keys WHERE account = ?"
            change.execute(f"DELETE FROM bans WHERE kind = 'key' AND what IN ({keys})", (id_,))

    def is_banned(self, key: str) -> bool:
        """Say whether a key, or the account that it belongs to, is not let in."""
        question = (
            "SELECT 1 FROM bans WHERE (kind = 'key' AND what = ?1)"
            " OR (kind = 'account' AND what = (SELECT CAST(account AS TEXT) FROM keys WHERE key = ?1))"
        )
        return self._database.row(question, key) is not None

    def new_invitation(self, uses: int) -> str:
        """Give a code that lets so many newcomers into a closed server."""
        code = new_code(_INVITATION_GROUPS)
        with self._database.change() as change:
            change.execute("INSERT INTO invitations VALUES (?, ?, ?)", (quick_hash(code), uses, _today()))
        return code

    def list_all(self) -> list[AccountLine]:
        """Give all accounts by name."""
        question = (
            "SELECT name, created, seen, (SELECT count(*) FROM keys WHERE account = accounts.id),"
            " EXISTS (SELECT 1 FROM bans WHERE kind = 'account' AND what = CAST(accounts.id AS TEXT))"
            " FROM accounts ORDER BY likeness"
        )
        return [AccountLine._make((*row[:4], bool(row[4]))) for row in self._database.rows(question)]


def _use_invitation(change: sqlite3.Connection, code: str) -> None:
    found = change.execute("SELECT uses FROM invitations WHERE hash = ?", (quick_hash(code),)).fetchone()
    if found is None or not plain_code(code):
        raise WrongCode(message("error-wrong-invitation"))
    if found[0] > 1:
        change.execute("UPDATE invitations SET uses = uses - 1 WHERE hash = ?", (quick_hash(code),))
    else:
        change.execute("DELETE FROM invitations WHERE hash = ?", (quick_hash(code),))


def checked_language(language: str) -> str:
    """Give a language that is spoken here."""
    if language not in LANGUAGES:
        raise GameError(message("error-language-unknown", languages=LANGUAGES))
    return language


def checked_settings(settings: str) -> str:
    """Give the text of a settings file that is one as far as the host can tell."""
    if len(settings.encode("utf-8", "replace")) > _LONGEST_SETTINGS:
        raise GameError(message("error-settings-long", most=_LONGEST_SETTINGS // 1024))
    try:
        tables = tomllib.loads(settings)
    except (ValueError, RecursionError):
        raise GameError(message("error-settings-form")) from None
    if not all(name in SETTINGS_TABLES and isinstance(table, dict) for name, table in tables.items()):
        raise GameError(message("error-settings-form"))
    return settings


def _today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"
