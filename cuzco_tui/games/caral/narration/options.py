"""Options in words: what each does, with what is to be known of it."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.actions import TILE_DRAWS, stones_here
from cuzco_tui.games.caral.engine.codes import (
    BOARD,
    CENTRE,
    NO_TILE,
    QUARRY,
    SLED,
)
from cuzco_tui.games.caral.engine.decisions import ALPACA_PAIR, CARALI_TO_MOVE, EXTRA_LEVEL, FISH_PAIR
from cuzco_tui.games.caral.engine.path import next_action_space, reach
from cuzco_tui.games.caral.engine.seen import Seen, seen_state
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.places import figures_at, lies_at, spaces_between, way
from cuzco_tui.messages import Message, Names, Value, message


def option_message(choice: choices.Choice, view: PlayerView, names: Names) -> Message:
    """Say what an option does."""
    s = seen_at_decision(view)
    teller = _TELLERS.get(type(choice))
    return teller(choice, s, names) if teller else _plain(choice, s)


def seen_at_decision(view: PlayerView) -> Seen:
    """Give what a view shows; to whoever looks on, too, the one that decides is the one that acts."""
    s = seen_state(view)
    if view.decider is not None:
        s.active = view.decider
    return s


def actor(s: Seen) -> int:
    """Give the seat that an option is for: the one that decides."""
    return s.active


def move_cost(s: Seen, index: int) -> int:
    """Count the cards that a move to a place costs; a second one of a turn costs none (CM-11, CR-8)."""
    seat = actor(s)
    if s.turn_spaces:
        return 0
    return max(0, spaces_between(s, s.players[seat].figure, index) - reach(s, seat))


def is_behind(s: Seen, index: int) -> bool:
    """Whether a place lies behind the architect, so that nothing can be done there (CA-2)."""
    return index < s.architect


def place_notes(s: Seen, index: int, names: Names) -> list[Value]:
    """Say what is to be known of a place where a figure may go: what stands there, and whom it meets."""
    seat = actor(s)
    kind = s.content.kinds[index]
    if kind == CENTRE:
        return [message("note-centre", who=names(seat))]
    notes = lies_at(s, index, names)
    if kind == QUARRY:
        workers = s.players[seat].workers[s.content.quarries.index(index)]
        notes.append(message("note-workers", count=workers, who=names(seat)))
    return [*notes, *figures_at(s, index, names, but=seat)]


def _plain(choice: choices.Choice, s: Seen) -> Message:
    """Say a choice that is a word alone, by what it is about."""
    if choice is choices.ACT:
        return _act(s)
    if choice is choices.BUILD:
        index = s.players[actor(s)].figure
        return message("option-build", **_next_level(s, index))
    if choice is choices.BUILD_SMALL or choice is choices.BUILD_LARGE:
        levels = s.content.small if choice is choices.BUILD_SMALL else s.content.large
        return message("option-found", large=say.yes(choice is choices.BUILD_LARGE), levels=levels)
    if choice is choices.PLACE_ENVOY:
        return message("option-envoy", then=emissary_then(s, actor(s), carali=1))
    if choice is choices.DONE:
        return message(f"option-done-{_DONE_OF.get(s.stack[-1][0] if s.stack else -1, 'other')}")
    return message(f"option-{choice.text.replace(' ', '-')}")


_DONE_OF: Final = {EXTRA_LEVEL: "level", FISH_PAIR: "again", ALPACA_PAIR: "second", CARALI_TO_MOVE: "carali"}
"""What one goes on without, by the kind of decision."""


def _next_level(s: Seen, index: int) -> dict[str, Value]:
    built, target = s.built[index], s.target[index]
    return {"level": built + 1, "target": target, "finishes": say.yes(built + 1 == target)}


def _act(s: Seen) -> Message:
    """Say the action of an action space, where nothing else is to be said about it."""
    seat = actor(s)
    index = s.players[seat].figure
    if s.laid[index] != NO_TILE:
        if s.content.kinds[index] == QUARRY:
            return message(
                "option-act-stones-tile", count=stones_here(s, seat, index), does=say.tile_does(s.laid[index])
            )
        return message("option-act-tile", does=say.tile_does(s.laid[index]))
    if s.content.kinds[index] == QUARRY:
        return message("option-act-stones", count=stones_here(s, seat, index))
    return message("option-act-cards", count=s.content.cult_cards)


def emissary_then(s: Seen, seat: int, carali: int = 0, alpacas: int = 0) -> Message:
    """Say what the lowest unfinished level of the emissary board still needs once more figures stand there."""
    player = s.players[seat]
    row = s.content.emissaries[player.level]
    level = player.level + 1
    lacking = row.carali - player.envoys - carali, row.alpacas - player.beasts - alpacas
    if not any(lacking):
        return message("emissary-finishes", level=level)
    return message("emissary-lacks", level=level, figures=say.figures(*lacking))


def _move(choice: choices.MoveTo, s: Seen, names: Names) -> Message:
    seat = actor(s)
    index = s.content.index_of[choice.place]
    here = s.players[seat].figure
    moved = message(
        "option-move",
        to=say.to(choice.place),
        spaces=spaces_between(s, here, index),
        way=way(here, index),
        cards=move_cost(s, index),
    )
    notes = place_notes(s, index, names)
    if is_behind(s, index):
        notes.append(message("note-behind"))
    return message("option-with-notes", option=moved, notes=tuple(notes)) if notes else moved


def _worker(choice: choices.PlaceWorker, s: Seen, _names: Names) -> Message:
    index = s.content.index_of[choice.place]
    count = s.players[actor(s)].workers[s.content.quarries.index(index)]
    return message("option-worker", at=say.at(choice.place), count=count + 1)


def _builder(choice: choices.PlaceBuilder, s: Seen, _names: Names) -> Message:
    behind = say.yes(s.content.index_of[choice.place] < s.architect)
    return message("option-builder", at=say.at(choice.place), behind=behind)


def _priest(choice: choices.PlacePriest, s: Seen, _names: Names) -> Message:
    content = s.content
    return message("option-priest", at=say.at(choice.place), year=content.priest_year, end=content.priest_end)


def _neutral(choice: choices.PlaceNeutral, _s: Seen, _names: Names) -> Message:
    return message("option-neutral", at=say.at(choice.place))


def _build_at(choice: choices.BuildAt, s: Seen, _names: Names) -> Message:
    return message("option-build-at", at=say.at(choice.place), **_next_level(s, s.content.index_of[choice.place]))


def _tile(choice: choices.LayTile, s: Seen, names: Names) -> Message:
    return _with_notes(message("option-tile", to=say.to(choice.place)), choice.place, s, names)


def _anaconda(choice: choices.MoveAnaconda, s: Seen, names: Names) -> Message:
    return _with_notes(message("option-anaconda", to=say.to(choice.place)), choice.place, s, names)


def _with_notes(said: Message, place: str, s: Seen, names: Names) -> Message:
    """Add what lies on an action space and who stands there."""
    index = s.content.index_of[place]
    notes = [*lies_at(s, index, names), *figures_at(s, index, names)]
    return message("option-with-notes", option=said, notes=tuple(notes)) if notes else said


def _architect(choice: choices.MoveArchitect, s: Seen, _names: Names) -> Message:
    return message("option-architect", steps=choice.steps, **architect_after(s, choice.steps))


def architect_after(s: Seen, steps: int) -> dict[str, Value]:
    """Tell where the architect is after so many steps, and whether that ends the year (CY-3, CY-6)."""
    index = s.architect
    for _ in range(steps):
        if s.content.kinds[index] != CENTRE:
            index = next_action_space(s, index)
    place = s.content.places[index]
    return {"to": say.to(place), "at": say.at(place), "ends": say.yes(s.content.kinds[index] == CENTRE)}


def _alpaca(choice: choices.PlaceAlpaca, s: Seen, _names: Names) -> Message:
    seat = actor(s)
    if choice.pen == BOARD:
        return message("option-alpaca-board", then=emissary_then(s, seat, alpacas=1))
    return message("option-alpaca-sled", range=s.content.ranges[s.players[seat].sled + 1])


def _alpaca_away(id_: str) -> Callable[[Any, Seen, Names], Message]:
    def tell(choice: Any, s: Seen, _names: Names) -> Message:
        sled = s.players[actor(s)].sled
        shrinks = choice.pen == SLED and sled
        after = s.content.ranges[sled - 1] if shrinks else 0
        return message(id_, pen=choice.pen, range=after, cards=TILE_DRAWS)

    return tell


def _pair(choice: choices.PlayPair, s: Seen, _names: Names) -> Message:
    kind, _of, index, *_rest = s.stack[-1] if s.stack else (-1, 0, 0)
    finishes = kind == EXTRA_LEVEL and s.built[index] + 1 == s.target[index]
    does = message(_PAIR[choice.ability], finishes=say.yes(finishes))
    return message("option-pair", pair=say.pair_cards(choice.ability, choice.mixed), does=does)


_PAIR: Final = ("pair-does-level", "pair-does-level", "pair-does-again", "pair-does-second")


def _of_carali(id_: str) -> Callable[[Any, Seen, Names], Message]:
    def tell(choice: Any, _s: Seen, _names: Names) -> Message:
        return message(id_, carali=say.carali(choice.role, choice.place))

    return tell


def _of_cards(id_: str) -> Callable[[Any, Seen, Names], Message]:
    def tell(choice: Any, _s: Seen, _names: Names) -> Message:
        return message(id_, cards=say.cards(choice.cards))

    return tell


def _offer(choice: choices.Offer, _s: Seen, _names: Names) -> Message:
    return message("option-offer", cards=say.cards_of(choice.kind, choice.number))


_TELLERS: Final[dict[type, Callable[[Any, Seen, Names], Message]]] = {
    choices.MoveTo: _move,
    choices.PlaceWorker: _worker,
    choices.PlaceBuilder: _builder,
    choices.PlacePriest: _priest,
    choices.PlaceNeutral: _neutral,
    choices.BuildAt: _build_at,
    choices.LayTile: _tile,
    choices.MoveAnaconda: _anaconda,
    choices.MoveArchitect: _architect,
    choices.PlaceAlpaca: _alpaca,
    choices.ReturnAlpaca: _alpaca_away("option-return-alpaca"),
    choices.LoseAlpaca: _alpaca_away("option-lose-alpaca"),
    choices.PayAlpaca: _alpaca_away("option-pay-alpaca"),
    choices.PlayPair: _pair,
    choices.TakeCarali: _of_carali("option-take-carali"),
    choices.LoseCarali: _of_carali("option-lose-carali"),
    choices.Discard: _of_cards("option-discard"),
    choices.Exchange: _of_cards("option-exchange"),
    choices.TakeCards: _of_cards("option-pick"),
    choices.Offer: _offer,
}
