"""The settings of the screen: keys, the map's strokes, the bots' speed and more, from one TOML file.

On a server the text of such a file belongs to an account. What is wrong in it is a GameError in the words of the user's
language; nothing starts half-configured.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from cuzco_tui.game import GameError
from cuzco_tui.games import descriptions
from cuzco_tui.messages import Catalogue, Message, Value, catalogue, message, printable
from cuzco_tui.resources import own_home
from cuzco_tui.tui.actions import HOUSE, Actions, actions_of, all_actions
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable, read_key, written_key
from cuzco_tui.tui.palettes import PALETTES
from cuzco_tui.tui.served_actions import SERVED, SPARE_KEYS

FILE: Final = "settings.toml"
BOT_PAUSES: Final = {"slow": 1.0, "steps": 0.4, "at once": 0.0}
"""The seconds before each move of a bot, by the name of the speed."""
CHOICES: Final = {
    "map": ("fine", "plain"),
    "bots": tuple(BOT_PAUSES),
    "bell": ("on", "off"),
    "colours": ("auto", "true", "256", "16", "none"),
    "theme": PALETTES,
    "motion": ("on", "off"),
    "mode": ("screen", "text"),
}
"""What the table `screen` may say."""
TABLES: Final = ("screen", "keys", "text")
"""What a file may have; the text mode reads its own part itself."""


class BadSettings(GameError):
    """The settings file says something that cannot be used."""


class Settings(NamedTuple):
    """What a user may choose."""

    keys: KeyTable = USUAL_KEYS
    map: str = "fine"
    """Whether the map is drawn with fine strokes or plain ASCII."""
    bots: str = "steps"
    """How fast the moves of bots are shown."""
    bell: str = "on"
    """Whether the terminal's bell rings when it is one's turn at a table with others."""
    colours: str = "auto"
    """How many colours the terminal has, if it does not say so rightly itself."""
    theme: str = "dark"
    """The palette of the screen."""
    motion: str = "on"
    """Whether pieces move to their places where the terminal is quick enough."""
    mode: str = "screen"
    """Whether a server shows the screen or the text mode to this person."""


USUAL_SETTINGS: Final = Settings()


def settings_file() -> Path:
    """Give the path of the settings, which need not exist; CUZCO_HOME names another folder."""
    if home := own_home():
        return home / FILE
    import platformdirs

    return platformdirs.user_config_path("cuzco", appauthor=False) / FILE


def read_settings(words: Catalogue) -> Settings:
    """Read the settings; without a file they are the usual ones."""
    file = settings_file()
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return USUAL_SETTINGS
    except OSError as error:
        raise _Reader(file, words).refusal("settings-unreadable", reason=error.strerror or "") from None
    return _Reader(file, words).read(raw)


def parse_settings(text: str, words: Catalogue) -> Settings:
    """Read settings from the text of a settings file, such as an account has; nothing means the usual ones."""
    return _Reader(Path(FILE), words).read(text.encode()) if text.strip() else USUAL_SETTINGS


class _Reader:
    """Reads one file and says what is wrong with it."""

    def __init__(self, file: Path, words: Catalogue) -> None:
        self.file = file
        self.words = words

    def refusal(self, id_: str, **values: Value) -> BadSettings:
        return BadSettings(self.words.say(message(id_, file=str(self.file), **values)))

    def read(self, raw: bytes) -> Settings:
        import tomllib

        try:
            tables = tomllib.loads(raw.decode("utf-8-sig"))
        except (ValueError, RecursionError) as error:
            raise self.refusal("settings-not-toml", reason=" ".join(str(error).rstrip(".").split())) from None
        for name, table in tables.items():
            if name not in TABLES:
                raise self.refusal("settings-unknown-table", name=name)
            if not isinstance(table, dict):
                raise self.refusal("settings-not-a-table", name=name)
        chosen = self._screen(tables.get("screen", {}))
        return Settings(self._keys(tables.get("keys", {})), **chosen)

    def _screen(self, table: Mapping[str, object]) -> dict[str, str]:
        chosen: dict[str, str] = {}
        for name, value in table.items():
            if name not in CHOICES:
                raise self.refusal("settings-unknown-name", name=name, names=_quoted(CHOICES))
            if not isinstance(value, str) or value not in CHOICES[name]:
                raise self.refusal("settings-unknown-value", name=name, values=_quoted(CHOICES[name]))
            chosen[name] = value
        return chosen

    def _keys(self, table: Mapping[str, object]) -> KeyTable:
        changed: dict[str, tuple[str, ...]] = {}
        for id_, value in table.items():
            if id_ not in all_actions().ids:
                raise self.refusal("settings-unknown-action", name=id_)
            if not isinstance(value, str):
                raise self.refusal("settings-keys-not-text", name=id_, example=_written(USUAL_KEYS.of(id_)))
            changed[id_] = self._key_list(id_, value)
        clashing = {id_ for _, *both in KeyTable(changed).clashes() for id_ in both if id_ not in changed}
        keys = KeyTable(changed | {id_: (SPARE_KEYS[id_],) for id_ in clashing if id_ in SPARE_KEYS})
        for key, one, other in keys.clashes():
            raise self.refusal("settings-clash", key=written_key(key), one=one, other=other)
        return keys

    def _key_list(self, id_: str, text: str) -> tuple[str, ...]:
        if not text.strip(" ,"):
            raise self.refusal("settings-no-key", name=id_, example=_written(USUAL_KEYS.of(id_)))
        found: list[str] = []
        for part in text.split(","):
            key = read_key(part)
            if key is None:
                raise self.refusal("settings-unknown-key", name=id_, key=part.strip())
            found.append(key)
        return tuple(dict.fromkeys(found))


def _quoted(names: Mapping[str, object] | tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f'"{name}"' for name in names)


def _written(keys: tuple[str, ...]) -> str:
    return ",".join(written_key(key) for key in keys)


def _comment(sentence: str) -> str:
    return f"# {sentence}"


def write_settings(settings: Settings, words: Catalogue, about: Message | None = None) -> str:
    """Write settings as a whole file, with a comment for everything; first where it belongs, or what it is about."""
    say = words.say
    where = [f"# {printable(str(settings_file()))}", _comment(say(message("settings-about-file")))]
    lines = [
        *(where if about is None else [_comment(say(about))]),
        "",
        "[screen]",
        *(
            line
            for name in CHOICES
            for line in (_comment(say(message(f"settings-about-{name}"))), f'{name} = "{getattr(settings, name)}"')
        ),
        "",
        "[keys]",
        _comment(say(message("settings-about-keys"))),
    ]
    written: set[str] = set()
    lines += _key_lines(HOUSE, settings, words, written)
    lines += _key_lines(SERVED, settings, words, written)
    for game in descriptions():
        lines += _key_lines(actions_of(game), settings, catalogue(words.language, game.words), written)
    return "\n".join(lines)


def write_changes(settings: Settings, before: str = "") -> str:
    """Write settings as a short file, as an account keeps them: of the keys only those that are not the usual ones.

    What the text mode keeps in the file as it was before is kept.
    """
    from cuzco_tui.text.lobby.settings import text_part

    lines = ["[screen]", *(f'{name} = "{getattr(settings, name)}"' for name in CHOICES)]
    changed = [id_ for id_ in all_actions().ids if settings.keys.of(id_) != USUAL_KEYS.of(id_)]
    lines += ["", "[keys]", *(f'{id_} = "{_written(settings.keys.of(id_))}"' for id_ in changed)] if changed else []
    kept = text_part(before).strip()
    return "\n".join([*lines, *(["", kept] if kept else []), ""])


def _key_lines(actions: Actions, settings: Settings, words: Catalogue, written: set[str]) -> Iterator[str]:
    """Write the keys of those actions that were not written yet, place by place."""
    for place in actions.places:
        rows = [action for action in actions.of(place) if action.id not in written]
        if rows:
            yield from ("", f"# {words.say(message(f'keys-at-{place}'))}:")
        told = ""
        for action in rows:
            about = words.say(action.about)
            if about != told:
                yield _comment(about)
            told = about
            yield f'{action.id} = "{_written(settings.keys.of(action.id))}"'
            written.add(action.id)


def run_keys(args: Namespace) -> int:
    """Print the settings in use as a settings file; the usual ones when the file cannot be used, and why not."""
    from cuzco_tui.play.seating import chosen_language

    words = catalogue(chosen_language(args.lang))
    try:
        settings = read_settings(words)
    except BadSettings as error:
        print(f"cuzco: {error}", file=sys.stderr)
        settings = USUAL_SETTINGS
    print(write_settings(settings, words))
    return 0
