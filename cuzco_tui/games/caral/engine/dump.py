"""A state as plain data and back, and its hash."""

import hashlib
import json
from typing import Any, Final

from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.flow import pending_options
from cuzco_tui.games.caral.engine.shapes import PLAYER_SHAPES, STATE_SHAPES, check_shapes, refuse
from cuzco_tui.games.caral.engine.state import Player, State

STATE_FIELDS: Final = tuple(STATE_SHAPES)
PLAYER_FIELDS: Final = tuple(PLAYER_SHAPES)


def _plain(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def dump_state(s: State) -> dict[str, Any]:
    """Turn a state into plain data; the content it was made with is kept elsewhere."""
    data = {field: _plain(getattr(s, field)) for field in STATE_FIELDS}
    data["stack"] = [list(frame) for frame in s.stack]
    data["players"] = [{field: _plain(getattr(player, field)) for field in PLAYER_FIELDS} for player in s.players]
    return data


def load_state(data: Any, content: Content) -> State:
    """Make a state from what `dump_state` gave; raise BadState for anything that no game can lead to."""
    check_shapes(data, content)
    s = State()
    s.content = content
    s.log = None
    for field in STATE_FIELDS:
        setattr(s, field, _plain(data[field]))
    s.stack = [(kind, seat, a, b, c) for kind, seat, a, b, c in data["stack"]]
    s.players = []
    for fields in data["players"]:
        player = Player()
        for field in PLAYER_FIELDS:
            setattr(player, field, _plain(fields[field]))
        s.players.append(player)
    from cuzco_tui.games.caral.engine.soundness import check_state

    check_state(s)
    s.options = pending_options(s)
    if s.stack and len(s.options) < 2:
        raise refuse("its question has no two answers")
    return s


def digest(s: State) -> str:
    """Give a short hash of all that lies on the table and is pending, the same in every process."""
    text = json.dumps(dump_state(s), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
