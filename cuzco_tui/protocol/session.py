"""What each request does to the one game that a session hosts."""

from collections.abc import Sequence
from functools import singledispatchmethod
from pathlib import Path
from typing import Any

from cuzco_tui import __version__
from cuzco_tui.game import Description, Event, GameError, Json
from cuzco_tui.games import descriptions, find_game, usual_game
from cuzco_tui.protocol import messages
from cuzco_tui.protocol.errors import Refused, kind_of
from cuzco_tui.table.errors import BadSeats, GameIsOver, StaleMove
from cuzco_tui.table.seats import remote
from cuzco_tui.table.table import Table

PROTOCOL_VERSION = 1
"""Raised when a program written for the version before would no longer be understood, or would misunderstand."""


class Session:
    """One program's conversation with the engine: at most one game at a time, which it hosts for all seats.

    A request either does all it says or, answered with an error, nothing.
    """

    def __init__(self, content: Path | None = None, game: str = "") -> None:
        """Make a session with a game for requests that name none, and its printed values, replaced by the file's."""
        self.ended = False
        self._usual = game or usual_game()
        self._content = find_game(self._usual).load_content(content)
        self._table: Table | None = None
        self._has_past = True

    def answer(self, line: bytes) -> bytes:
        """Carry out the request of one line and give the line that answers it; this never raises for what it reads."""
        request_id: Json = None
        try:
            data = messages.read_object(line)
            request_id = data.get("id")
            return messages.result_line(request_id, self._do(messages.read_request(data)))
        except GameError as error:
            return messages.error_line(request_id, kind_of(error), str(error))
        except Exception as error:
            what = f"The engine failed here ({type(error).__name__}: {error}), and the game is as it was before"
            return messages.error_line(request_id, "failed", f"{' '.join(what.split())}; please report this.")

    @singledispatchmethod
    def _do(self, request: messages.Request) -> Json:
        raise NotImplementedError(request)

    @_do.register
    def _hello(self, _request: messages.Hello) -> Json:
        return {
            "program": "cuzco-tui",
            "version": __version__,
            "protocol": PROTOCOL_VERSION,
            "requests": list(messages.REQUESTS),
            "longest_line": messages.LONGEST_LINE,
            "games": [_game_data(description) for description in descriptions()],
        }

    @_do.register
    def _new(self, request: messages.New) -> Json:
        game = find_game(request.game or self._usual)
        if request.seats not in game.description.seat_counts:
            counts = ", ".join(str(count) for count in game.description.seat_counts)
            raise BadSeats(
                f"{request.seats} seats are not possible in {game.description.name}; choose one of {counts}."
            )
        names = request.names
        if names is None:
            names = [f"Player {number}" for number in range(1, request.seats + 1)]
        if len(names) != request.seats:
            raise BadSeats(f"There are {request.seats} seats and {len(names)} names; send one name for each seat.")
        content = self._content if game.description.name == self._usual else None
        seats = [remote(name) for name in names]
        table = Table.new(game, seats, request.seed, options=request.options, content=content)
        return self._host(table, has_past=True) | {"events": _events_data(table.game.opening(table.state_at(0)))}

    @_do.register
    def _load(self, request: messages.Load) -> Json:
        if (request.text is None) == (request.state is None):
            raise Refused("wrong-field", "The request load needs either the field text or the field state.")
        if request.text is not None:
            from cuzco_tui.protocol.exports import table_from_export

            return self._host(table_from_export(request.text), has_past=True)
        from cuzco_tui.protocol.snapshots import table_from_snapshot

        assert request.state is not None
        return self._host(table_from_snapshot(request.state), has_past=False)

    @_do.register
    def _state(self, _request: messages.GetState) -> Json:
        from cuzco_tui.protocol.snapshots import take_snapshot

        return take_snapshot(self._hosted)

    @_do.register
    def _view(self, request: messages.GetView) -> Json:
        table = self._hosted
        if request.seat is not None:
            _require_seat(table, request.seat)
        return {"seat": request.seat, "step": table.step, "view": table.view(request.seat).to_data()}

    @_do.register
    def _options(self, _request: messages.GetOptions) -> Json:
        return _position_data(self._hosted)

    @_do.register
    def _play(self, request: messages.Play) -> Json:
        table = self._hosted
        if (request.index is None) == (request.text is None):
            raise Refused("wrong-field", "The request play needs either the field index or the field text.")
        _require_step(table, request.step)
        decision = table.decision
        if decision is None:
            raise GameIsOver("The game is over; start a new one.")
        if request.index is not None and request.index >= len(decision.options):
            last = len(decision.options) - 1
            raise Refused("no-such-option", f"There is no option {request.index}; choose one from 0 to {last}.")
        choice = request.text if request.text is not None else decision.options[request.index or 0]
        table.play(decision.seat, choice, table.step)
        made = table.played[-1]
        played = {"seat": made.seat, "choice": made.choice.text, "events": _events_data(made.events)}
        return played | _position_data(table)

    @_do.register
    def _undo(self, request: messages.Undo) -> Json:
        table = self._hosted
        _require_step(table, request.step)
        seat = request.seat
        if seat is None:
            seat = table.played[-1].seat if table.played else 0
        _require_seat(table, seat)
        undone = table.choice_texts[-1:]
        table.undo(seat, table.step)
        return {"seat": seat, "choice": undone[0]} | _position_data(table)

    @_do.register
    def _why_not(self, request: messages.WhyNot) -> Json:
        table = self._hosted
        _require_seat(table, request.seat)
        wanted = " ".join((request.subject or "").lower().split())
        return {
            "seat": request.seat,
            "step": table.step,
            "reasons": [
                {"subject": reason.subject, "rule": reason.rule, "facts": dict(reason.facts)}
                for reason in table.why_not(request.seat)
                if f"{reason.subject.lower()} ".startswith(f"{wanted} " if wanted else "")
            ],
        }

    @_do.register
    def _score(self, _request: messages.GetScore) -> Json:
        table = self._hosted
        ranking = [
            {
                "place": standing.place,
                "seat": standing.seat,
                "name": table.seats[standing.seat].name,
                "score": standing.score,
                "sources": dict(standing.sources),
                "by_round": list(standing.by_round),
            }
            for standing in table.ranking()
        ]
        return {"step": table.step, "over": table.finished, "ranking": ranking}

    @_do.register
    def _export(self, _request: messages.Export) -> Json:
        table = self._hosted
        if not self._has_past:
            raise Refused(
                "cannot-export", "This game was loaded from a state and its earlier choices are unknown; use state."
            )
        from cuzco_tui.protocol.exports import export_of

        return {"step": table.step, "text": export_of(table)}

    @_do.register
    def _quit(self, _request: messages.Quit) -> Json:
        self.ended = True
        return {}

    @property
    def _hosted(self) -> Table:
        if self._table is None:
            raise Refused("no-game", "There is no game yet; send new or load first.")
        return self._table

    def _host(self, table: Table, has_past: bool) -> dict[str, Any]:
        """Take a table instead of the one before, and describe its game."""
        described = {
            "game": table.header.game,
            "names": [seat.name for seat in table.seats],
            "options": table.header.options,
        } | _position_data(table)
        self._table = table
        self._has_past = has_past
        return described


def _game_data(description: Description) -> Json:
    return {
        "name": description.name,
        "rules": find_game(description.name).rules_version,
        "seats": list(description.seat_counts),
        "options": description.checked_options(description.seat_counts[0], {}),
    }


def _position_data(table: Table) -> dict[str, Any]:
    """Give the number of choices so far and the pending decision, null when the game is over."""
    decision = table.decision
    if decision is None:
        return {"step": table.step, "decision": None}
    return {
        "step": table.step,
        "decision": {
            "seat": decision.seat,
            "kind": decision.kind,
            "step": table.step,
            "options": [choice.text for choice in decision.options],
        },
    }


def _events_data(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Give events as objects; one that only a seat may see carries `private_to`."""
    return [
        {"event": type(event).__name__}
        | event.to_data()
        | ({} if event.private_to is None else {"private_to": event.private_to})
        for event in events
    ]


def _require_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refused("no-such-seat", f"There is no seat {seat}; choose one from 0 to {len(table.seats) - 1}.")


def _require_step(table: Table, step: int | None) -> None:
    """Refuse what was meant for another step, before anything is said about a choice that has lapsed."""
    if step is not None and step != table.step:
        raise StaleMove(
            f"The game is at step {table.step} and this was meant for step {step}; ask for options and choose again."
        )
