"""The last set-up of a game, remembered in one small file beside the settings, so that one Enter begins the next one.

The file is a help that may be missing or damaged: then the usual set-up is offered, and the next game writes it anew.
"""

import contextlib
import json
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cuzco_tui.game import Description, GameError, Json
from cuzco_tui.games import descriptions, find_description, has_several, usual_game
from cuzco_tui.play.seating import ME, Plan, chosen_game, leaves_game_open
from cuzco_tui.play.settings_file import settings_path
from cuzco_tui.table.seats import name_problem

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store

LAST_SETUP_FILE: Final = "last_setup.toml"
_HOST: Final = "host"
_GAME: Final = "game"
_BESIDES: Final = (_HOST, _GAME)
"""Where the last server and the last game stand in the file, beside the set-ups."""
_HEADING: Final = "# cuzco: the last set-up of each game, the last game and the last server; it may be deleted."


class LastSetup(NamedTuple):
    """Who sat where and what was agreed on; a name is empty where it was made up."""

    seats: tuple[str, ...]
    names: tuple[str, ...]
    colours: tuple[int, ...]
    options: Mapping[str, Json]


def last_setup_path() -> Path:
    """Give the path of the file, which need not exist."""
    return settings_path().with_name(LAST_SETUP_FILE)


def read_last_setup(description: Description) -> tuple[LastSetup | None, bool]:
    """Give the last set-up of a game, None when there is none that can be used, and whether the file is damaged."""
    try:
        games = _read()
    except (OSError, ValueError, RecursionError):
        return None, True
    if description.name not in games:
        return None, False
    found = _checked(games[description.name], description)
    return found, found is None


def is_newcomer(description: Description, store: "Store") -> bool:
    """Whether this game was never played here, as far as anybody remembers; where nothing can be read, nobody does."""
    if read_last_setup(description)[0] is not None:
        return False
    try:
        return all(summary.game != description.name for summary in store.list_games())
    except GameError:
        return True


def keep_last_setup(description: Description, plan: Plan, given: tuple[str, ...]) -> None:
    """Remember how a game was set up, with the names that were given; where nothing can be written, nothing is."""
    games = _read_or_nothing()
    games[_GAME] = description.name
    colours = [number if colour is None else colour for number, colour in enumerate(plan.colours)]
    games[description.name] = {
        "seats": list(plan.seats),
        "names": list(given),
        "colours": colours or list(range(len(plan.seats))),
        "options": dict(plan.options),
    }
    _write(games)


def keep_last_game(description: Description) -> None:
    """Remember which of several games was begun."""
    if has_several():
        games = _read_or_nothing()
        games[_GAME] = description.name
        _write(games)


def last_game() -> Description:
    """Describe the game that was begun last, the usual one where nobody knows."""
    known = {description.name: description for description in descriptions()}
    return known.get(_said(_GAME)) or find_description(usual_game())


def game_to_begin_with(args: Namespace) -> Description:
    """Describe the game that the flags speak of; where they leave it open, the one that was begun last."""
    if not leaves_game_open(args):
        return chosen_game(args)
    last = last_game()
    fitting = (each for each in (last, *descriptions()) if args.players in (None, *each.seat_counts))
    return next(fitting, last)


def last_host() -> str:
    """Give the server that was gone to last, empty when there is none."""
    return _said(_HOST)


def _said(what: str) -> str:
    """Give what the file says beside the set-ups, empty when it says nothing of use."""
    with contextlib.suppress(OSError, ValueError, RecursionError):
        said = _read().get(what, "")
        return said if isinstance(said, str) and said.isprintable() else ""
    return ""


def keep_last_host(host: str) -> None:
    """Remember the server that one goes to."""
    games = _read_or_nothing()
    games[_HOST] = host
    _write(games)


def _read_or_nothing() -> dict[str, Any]:
    try:
        return _read()
    except (OSError, ValueError, RecursionError):
        return {}


def _write(games: Mapping[str, Any]) -> None:
    path = last_setup_path()
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".new")
        draft.write_text(_written(games), encoding="utf-8")
        draft.replace(path)


def _read() -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(last_setup_path().read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return {}


def _written(games: Mapping[str, Any]) -> str:
    """Write the file; strings, numbers and truth values are the same in TOML as in JSON."""
    lines = [_HEADING]
    lines += [f"{name} = {json.dumps(games[name])}" for name in _BESIDES if isinstance(games.get(name), str)]
    for game, told in games.items():
        if not isinstance(told, dict):
            continue
        lines += ["", f"[{json.dumps(game)}]"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in told.items() if not isinstance(value, dict)]
        options = told.get("options", {})
        lines += [
            f"[{json.dumps(game)}.options]",
            *(f"{json.dumps(name)} = {json.dumps(options[name])}" for name in options),
        ]
    return "\n".join([*lines, ""])


def _checked(told: Any, description: Description) -> LastSetup | None:
    """Give a set-up that a game can have, else None."""
    try:
        seats, names = tuple(told["seats"]), tuple(told["names"])
        colours, options = tuple(told["colours"]), dict(told["options"])
        checked = description.checked_options(len(seats), options)
    except (KeyError, TypeError, ValueError, GameError):
        return None
    fits = len(seats) == len(names) == len(colours) and all(seat in (ME, *description.bots) for seat in seats)
    named = all(isinstance(name, str) and (not name or name_problem(name) is None) for name in names)
    worn = len(set(colours)) == len(colours) and all(
        type(colour) is int and 0 <= colour < len(description.seat_colours) for colour in colours
    )
    return LastSetup(seats, names, colours, checked) if fits and named and worn else None
