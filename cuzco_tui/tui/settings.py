"""The settings of the screen: keys, the strokes of boards, the bots' speed and more, as the settings file says them.

On a server the text of such a file belongs to an account. What cannot be used counts as unsaid, and is told in a
sentence in the user's language.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from cuzco_tui.game import GameError
from cuzco_tui.games import descriptions, has_several
from cuzco_tui.messages import Catalogue, Message, catalogue, message, printable
from cuzco_tui.play.settings_file import (
    AS_THE_SYSTEM,
    GENERAL,
    SettingsText,
    about,
    own_settings,
    settings_path,
    written_value,
)
from cuzco_tui.tui.actions import HOUSE, Actions, actions_of, all_actions
from cuzco_tui.tui.keys import USUAL_KEYS, KeyTable, read_key, written_key
from cuzco_tui.tui.palettes import PALETTES
from cuzco_tui.tui.served_actions import SERVED, SPARE_KEYS

BOT_PAUSES: Final = {"slow": 1.0, "steps": 0.4, "at once": 0.0}
"""The seconds before each move of a bot, by the name of the speed."""
CHOICES: Final = {
    "map": ("fine", "plain"),
    "bots": tuple(BOT_PAUSES),
    "bell": ("on", "off"),
    "colours": ("auto", "true", "256", "16", "none"),
    "theme": PALETTES,
    "motion": ("on", "off"),
    "confirm": ("on", "off"),
    "mode": ("screen", "text"),
}
"""What the table `screen` may say."""


class BadSettings(GameError):
    """The settings file says something that cannot be used."""


class Settings(NamedTuple):
    """What a user may choose."""

    keys: KeyTable = USUAL_KEYS
    map: str = "fine"
    """Whether boards are drawn with fine strokes or plain ASCII."""
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
    confirm: str = "on"
    """Whether somebody is asked before a choice is taken back or a game is left."""
    mode: str = "screen"
    """Whether a server shows the screen or the text mode to this person."""


USUAL_SETTINGS: Final = Settings()


def read_settings() -> tuple[Settings, list[Message]]:
    """Read the settings of whoever sits at this machine, and what is wrong with their file, a sentence each."""
    file = own_settings()
    settings = settings_in(file)
    return settings, file.troubles


def parse_settings(text: str, words: Catalogue) -> Settings:
    """Read settings from the text of a settings file, such as an account has; the first thing wrong is refused."""
    file = SettingsText(text)
    settings = settings_in(file)
    for trouble in file.troubles:
        raise BadSettings(words.say(trouble))
    return settings


def settings_in(file: SettingsText) -> Settings:
    """Give what a file says of the screen; what is wrong with that is noted in the file's troubles."""
    return Settings(_keys_in(file), **file.choices("screen", CHOICES))


def _keys_in(file: SettingsText) -> KeyTable:
    """Give the keys that a file speaks of; the usual ones when anything is wrong with them."""
    if not file.tables["keys"]:
        return USUAL_KEYS
    before = len(file.troubles)
    changed: dict[str, tuple[str, ...]] = {}
    for id_, value in file.tables["keys"].items():
        if id_ not in all_actions().ids:
            file.refuse("settings-unknown-action", name=id_)
        elif not isinstance(value, str):
            file.refuse("settings-keys-not-text", name=id_, example=written_keys(USUAL_KEYS.of(id_)))
        else:
            changed[id_] = _key_list(file, id_, value)
    keys = with_spare_keys(changed)
    for key, one, other in keys.clashes():
        file.refuse("settings-clash", key=written_key(key), one=one, other=other)
        break
    return USUAL_KEYS if len(file.troubles) > before else keys


def with_spare_keys(changed: Mapping[str, tuple[str, ...]]) -> KeyTable:
    """Give the keys with these changed; an action of the lobby whose key was taken gets its spare one."""
    clashing = {id_ for _, *both in KeyTable(changed).clashes() for id_ in both if id_ not in changed}
    return KeyTable(dict(changed) | {id_: (SPARE_KEYS[id_],) for id_ in clashing if id_ in SPARE_KEYS})


def _key_list(file: SettingsText, id_: str, text: str) -> tuple[str, ...]:
    if not text.strip(" ,"):
        file.refuse("settings-no-key", name=id_, example=written_keys(USUAL_KEYS.of(id_)))
        return USUAL_KEYS.of(id_)
    found: list[str] = []
    for part in text.split(","):
        key = read_key(part)
        if key is None:
            file.refuse("settings-unknown-key", name=id_, key=part.strip())
        else:
            found.append(key)
    return tuple(dict.fromkeys(found))


def written_keys(keys: tuple[str, ...]) -> str:
    """Write the keys of an action as the file has them."""
    return ",".join(written_key(key) for key in keys)


def _comment(sentence: str) -> str:
    return f"# {sentence}"


def write_settings(settings: Settings, words: Catalogue, file: SettingsText, heading: Message | None = None) -> str:
    """Write settings as a whole file, with a comment for everything; first where it belongs, or a heading.

    What is no matter of the screen is as in another file; the language of an account is none of its file's.
    """
    say = words.say
    where = [f"# {printable(str(settings_path()))}", _comment(say(message("settings-about-file")))]
    general = dict.fromkeys(GENERAL, file.language or AS_THE_SYSTEM)
    lines = [
        *(where if heading is None else [_comment(say(heading))]),
        *(_value_lines("general", general, words) if heading is None else ()),
        *_value_lines("screen", {name: getattr(settings, name) for name in CHOICES}, words),
        *_value_lines("text", file.spoken._asdict(), words),
        "",
        "[keys]",
        _comment(say(message("settings-about-keys"))),
    ]
    written: set[str] = set()
    lines += _key_lines(HOUSE, settings, words, written)
    lines += _key_lines(SERVED, settings, words, written)
    for game in descriptions():
        lead = f"{game.title}: " if has_several() else ""
        lines += _key_lines(actions_of(game), settings, catalogue(words.language, game.words), written, lead)
    return "\n".join(lines)


def _value_lines(table: str, values: Mapping[str, str | int | bool], words: Catalogue) -> Iterator[str]:
    """Write a part of the file, with a comment above each line."""
    yield from ("", f"[{table}]")
    for name, value in values.items():
        yield from (_comment(words.say(about(table, name))), f"{name} = {written_value(value)}")


def _key_lines(
    actions: Actions, settings: Settings, words: Catalogue, written: set[str], lead: str = ""
) -> Iterator[str]:
    """Write the keys of those actions that were not written yet, place by place."""
    for place in actions.places:
        rows = [action for action in actions.of(place) if action.id not in written]
        if rows:
            yield from ("", f"# {lead}{words.say(message(f'keys-at-{place}'))}:")
        told = ""
        for action in rows:
            about = words.say(action.about)
            if about != told:
                yield _comment(about)
            told = about
            yield f'{action.id} = "{written_keys(settings.keys.of(action.id))}"'
            written.add(action.id)


def run_keys(args: Namespace) -> int:
    """Print the settings in use as a settings file, the usual ones for what cannot be used, and why not."""
    from cuzco_tui.play.seating import chosen_language

    words = catalogue(chosen_language(args.lang))
    file = own_settings()
    settings = settings_in(file)
    for trouble in file.troubles:
        print(f"cuzco: {printable(words.say(trouble))}", file=sys.stderr)
    print(write_settings(settings, words, file))
    return 0
