"""The settings file that the screen and the text mode share: what it says, what is wrong with it, how it is changed.

It is TOML with the parts [general], [screen], [keys] and [text]. A change touches the lines it is about and nothing
else, so that comments and the order of whoever wrote the file stay. What cannot be used counts as unsaid and is told
in a sentence; a file that is no TOML is never written to.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeGuard

from cuzco_tui.messages import LANGUAGES, Catalogue, Message, Value, catalogue, message
from cuzco_tui.resources import own_home

FILE: Final = "settings.toml"
TABLES: Final = ("general", "screen", "keys", "text")
"""What a file may have."""
AS_THE_SYSTEM: Final = "auto"
GENERAL: Final = {"language": (AS_THE_SYSTEM, *LANGUAGES)}
"""What the part [general] may say."""
_HEADING: Final = message("settings-about-own-file")
LEAST_WIDTH, MOST_WIDTH = 20, 500
Kept: TypeAlias = str | int | bool
"""What a setting can be."""


TEXT_CHOICES: Final = {"detail": ("brief", "normal", "verbose")}
"""What those settings of the part [text] may say that are one of several words."""
_FORMER: Final = {"brief": {True: {"detail": "brief"}, False: {}}}
"""What settings of the part [text] mean today that are not written any more."""


class TextSettings(NamedTuple):
    """What the part [text] says: how somebody wants to hear of a game. A field is a setting of the same name."""

    bell: bool = True
    """Whether the terminal's bell rings when it becomes their turn."""
    detail: str = "normal"
    """How much is told, one of `TEXT_CHOICES`."""
    width: int = 0
    """After how many letters a line is broken; 0 where the terminal says it."""
    keys: bool = False
    """Whether a digit answers without Enter."""
    filter: str = ""
    """Which kinds of news are told (`+purposes`) or left out (`-gains`) other than usual, with blanks between."""


class SettingsText:
    """The text of a settings file: its parts as far as they can be used, and what is wrong with the rest."""

    def __init__(self, text: str, file: str = FILE, unreadable: str = "") -> None:
        self.text = text
        self.file = file
        self.tables: dict[str, dict[str, object]] = {name: {} for name in TABLES}
        self.troubles: list[Message] = []
        """What is wrong, a sentence each."""
        self.is_broken = bool(unreadable)
        """Whether nothing of it can be read."""
        if unreadable:
            self.refuse("settings-unreadable", reason=unreadable)
        else:
            self._read()
        self.language = self._language()
        """The language that somebody wants, empty for that of the system."""
        self.spoken = self._text_settings()
        """What the text mode is to do."""

    def refuse(self, id_: str, **values: Value) -> None:
        """Note what is wrong."""
        self.troubles.append(message(id_, file=self.file, **values))

    def _read(self) -> None:
        if not self.text.strip():
            return
        import tomllib

        try:
            tables = tomllib.loads(self.text.removeprefix("\ufeff"))
        except (ValueError, RecursionError) as error:
            self.is_broken = True
            self.refuse("settings-not-toml", reason=" ".join(str(error).rstrip(".").split()))
            return
        for name, table in tables.items():
            if name not in TABLES:
                self.refuse("settings-unknown-table", name=name)
            elif not isinstance(table, dict):
                self.refuse("settings-not-a-table", name=name)
            else:
                self.tables[name] = table

    def choices(self, table: str, known: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
        """Give what a part says about some settings that are one of several words each."""
        chosen: dict[str, str] = {}
        for name, value in self.tables[table].items():
            if name not in known:
                self.refuse("settings-unknown-name", table=table, name=name, names=_quoted(known))
            elif not isinstance(value, str) or value not in known[name]:
                self.refuse("settings-unknown-value", name=name, values=_quoted(known[name]))
            else:
                chosen[name] = value
        return chosen

    def _language(self) -> str:
        wanted = self.choices("general", GENERAL).get("language", AS_THE_SYSTEM)
        return "" if wanted == AS_THE_SYSTEM else wanted

    def _text_settings(self) -> TextSettings:
        said: dict[str, Kept] = {"bell": self.tables["screen"].get("bell") != "off"}
        usual = TextSettings()._asdict()
        told = dict(self.tables["text"])
        for name in _FORMER.keys() & told.keys():
            value = told.pop(name)
            if isinstance(value, bool):
                told = _FORMER[name][value] | told
        for name, value in told.items():
            if name not in usual:
                self.refuse("settings-unknown-name", table="text", name=name, names=_quoted(usual))
            elif not _can_be_kept(value) or type(value) is not type(usual[name]):
                self.refuse("settings-wrong-kind", name=name, example=written_value(usual[name]))
            elif name in TEXT_CHOICES and value not in TEXT_CHOICES[name]:
                self.refuse("settings-unknown-value", name=name, values=_quoted(TEXT_CHOICES[name]))
            elif name == "width" and value != 0 and not LEAST_WIDTH <= int(value) <= MOST_WIDTH:
                self.refuse("settings-wrong-width", least=LEAST_WIDTH, most=MOST_WIDTH)
            else:
                said[name] = value
        return TextSettings(**said)  # type: ignore[arg-type]


def settings_path() -> Path:
    """Give the path of the settings, which need not exist; CUZCO_HOME names another folder."""
    if home := own_home():
        return home / FILE
    import platformdirs

    return platformdirs.user_config_path("cuzco", appauthor=False) / FILE


def own_settings() -> SettingsText:
    """Read the settings of whoever sits at this machine; without a file they say nothing."""
    path = settings_path()
    try:
        return SettingsText(_decoded(path.read_bytes()), str(path))
    except (FileNotFoundError, NotADirectoryError):
        return SettingsText("", str(path))
    except OSError as error:
        return SettingsText("", str(path), error.strerror or str(error))


def _decoded(raw: bytes) -> str:
    """Give a file as text; what is no UTF-8 stays in it as what TOML refuses."""
    return raw.decode("utf-8", "surrogateescape")


def keep(
    table: str, values: Mapping[str, Kept | None], words: Catalogue, comments: Mapping[str, str] | None = None
) -> Message | None:
    """Write some settings of a part into the file, None for the usual ones; give what hinders it, if anything does.

    The file is read anew before it is changed, so that what somebody wrote meanwhile stays. New lines get the comments,
    by their names; without any, the sentences that explain the settings, in the language of the file.
    """
    if not values:
        return None
    path = settings_path()
    now = own_settings()
    if now.is_broken:
        return message("settings-left-alone", file=str(path))
    if comments is None:
        words = next((own for own in map(catalogue, LANGUAGES) if own.say(_HEADING) in now.text), words)
        comments = {name: words.say(about(table, name)) for name, value in values.items() if value is not None}
    text = changed_text(now.text, table, values, comments)
    if text is None:
        return message("settings-too-clever", file=str(path), table=table)
    if text == now.text:
        return None
    if not now.text:
        text = f"# {words.say(_HEADING)}\n\n{text}"
    try:
        _write(path, text)
    except OSError as error:
        return message("settings-not-written", file=str(path), reason=error.strerror or str(error))
    return None


def keep_text_settings(settings: TextSettings, words: Catalogue) -> Message | None:
    """Write what the text mode is to do into the file, as far as it has changed; give what hinders it, if anything."""
    before = own_settings().spoken._asdict()
    changed = {name: value for name, value in settings._asdict().items() if before[name] != value}
    return keep("text", {**dict.fromkeys(_FORMER), **changed} if changed else {}, words)


def set_aside() -> Path:
    """Move the file out of the way under a name that tells why, and give its new path; nothing is overwritten."""
    path = settings_path()
    names = (path.with_name(f"{path.name}.broken{'' if number == 1 else f'-{number}'}") for number in range(1, 1000))
    other = next(name for name in names if not name.exists())
    path.rename(other)
    return other


def changed_text(text: str, table: str, values: Mapping[str, Kept | None], comments: Mapping[str, str]) -> str | None:
    """Give the text of a file with other values in a part, None for the usual ones, and all else as it was.

    A new line has its comment above it. The result is None where a part is written in a way that cannot be changed line
    by line, such as on one line with others.
    """
    from cuzco_tui.play.settings_lines import changed_lines

    written = {name: None if value is None else written_value(value) for name, value in values.items()}
    return changed_lines(text, table, written, {name: f"# {comment}" for name, comment in comments.items()})


def rewritten(text: str, table: str, values: Mapping[str, Kept | None]) -> str:
    """Give the text of a file as `changed_text` does, without comments for new lines; where it has to, put anew.

    What is no TOML stays as it is.
    """
    changed = changed_text(text, table, values, {})
    if changed is not None:
        return changed
    known = SettingsText(text)
    if known.is_broken:
        return text
    plain: list[str] = []
    for name, part in known.tables.items():
        lines = (f"{key} = {written_value(value)}" for key, value in part.items() if _can_be_kept(value))
        plain += (f"[{name}]", *lines)
    return changed_text("\n".join(plain), table, values, {}) or text


def _can_be_kept(value: object) -> TypeGuard[Kept]:
    return isinstance(value, str | int | bool)


def with_text_settings(text: str, settings: TextSettings) -> str:
    """Give the text of a file with other settings of the text mode, and everything else as it was."""
    known = SettingsText(text).spoken._asdict()
    changed = {name: value for name, value in settings._asdict().items() if value != known[name]}
    return rewritten(text, "text", {**dict.fromkeys(_FORMER), **changed}) if changed else text


def about(table: str, name: str) -> Message:
    """Give the sentence that explains a setting that is no key."""
    return message(f"settings-about-text-{name}" if table == "text" else f"settings-about-{name}")


def written_value(value: Kept) -> str:
    """Write a value as TOML does."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    return '"{}"'.format(value.replace("\\", "\\\\").replace('"', '\\"'))


def _write(path: Path, text: str) -> None:
    """Put a new file in the place of the old one at once; a link stays one, and so do the rights of the old file."""
    real = path.resolve()
    real.parent.mkdir(parents=True, exist_ok=True)
    fresh = real.with_name(f"{real.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(text.encode("utf-8", "surrogateescape"))
        if real.exists():
            fresh.chmod(real.stat().st_mode & 0o777)
        fresh.replace(real)
    finally:
        fresh.unlink(missing_ok=True)


def _quoted(names: Mapping[str, object] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f'"{name}"' for name in names)
