"""A state as plain data and back, at every decision, and its hash."""

import hashlib
import json
from typing import Any, Final

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.board import build_board
from cuzco_tui.games.cuzco.engine.flow import pending_options
from cuzco_tui.games.cuzco.engine.setup import RULES_VERSIONS
from cuzco_tui.games.cuzco.engine.shapes import check_shapes, refuse
from cuzco_tui.games.cuzco.engine.state import PLAYER_SLOTS, STATE_SLOTS, Player, State

_DERIVED: Final = ("board", "content", "log", "options", "players", "stack")
_SINCE_RULES_2: Final = ("medal_cards", "rules")
"""What states of the first rules did not know; it is left out where it says nothing, so that their hashes stand."""
FIRST_RULES: Final = 1
STATE_FIELDS: Final = tuple(field for field in STATE_SLOTS if field not in _DERIVED + _SINCE_RULES_2)
PLAYER_FIELDS: Final = PLAYER_SLOTS


def _plain(value: Any) -> Any:
    """Copy ints and lists of lists of ints."""
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _data(s: State) -> dict[str, Any]:
    """Give the state's data as it stands, not copied."""
    data = {field: getattr(s, field) for field in STATE_FIELDS}
    data["layout"] = s.board.layout
    data["stack"] = [list(frame) for frame in s.stack]
    data["players"] = [{field: getattr(player, field) for field in PLAYER_FIELDS} for player in s.players]
    if s.medal_cards:
        data["medal_cards"] = [list(used) for used in s.medal_cards]
    return data


def dump_state(s: State) -> dict[str, Any]:
    """Turn a state into plain data; the content it was made with is kept elsewhere."""
    data = {field: _plain(value) for field, value in _data(s).items() if field != "players"}
    data["players"] = [{field: _plain(getattr(player, field)) for field in PLAYER_FIELDS} for player in s.players]
    if s.rules != FIRST_RULES:
        data["rules"] = s.rules
    return data


def load_state(data: Any, content: Content) -> State:
    """Make a state from what `dump_state` gave; raise BadState for anything that no game can lead to."""
    check_shapes(data)
    s = State()
    s.content = content
    s.board = build_board(content, list(data["layout"]))
    s.log = None
    for field in STATE_FIELDS:
        setattr(s, field, _plain(data[field]))
    s.rules = data.get("rules", FIRST_RULES)
    if s.rules not in RULES_VERSIONS:
        raise refuse("its rules are unknown")
    s.medal_cards = tuple((card, place) for card, place in data.get("medal_cards", ()))
    s.stack = [(kind, seat, a, b, c) for kind, seat, a, b, c in data["stack"]]
    s.players = []
    for fields in data["players"]:
        player = Player()
        for field in PLAYER_FIELDS:
            setattr(player, field, _plain(fields[field]))
        s.players.append(player)
    from cuzco_tui.games.cuzco.engine.soundness import check_pieces
    from cuzco_tui.games.cuzco.engine.soundness_pending import check_pending

    check_pieces(s)
    check_pending(s)
    s.options = pending_options(s)
    if s.stack and len(s.options) < 2:
        raise refuse("its question has no two answers")
    return s


def digest(s: State) -> str:
    """Give a short hash of all that lies on the table and is pending, the same in every process."""
    text = json.dumps(_data(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
