"""Decisions in words: who must decide what, with the numbers that matter for it."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.caral.engine.ceremony import bid, highest_bidder
from cuzco_tui.games.caral.engine.codes import TILE_NAMES
from cuzco_tui.games.caral.engine.decisions import AGAIN, SECOND
from cuzco_tui.games.caral.engine.path import reach
from cuzco_tui.games.caral.engine.seen import Seen, seen_state
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.dice import die_face
from cuzco_tui.games.caral.narration.events import kebab
from cuzco_tui.messages import Message, Names, Value, message

_Values = dict[str, Value]


def question(view: PlayerView, names: Names) -> Message:
    """Ask the decider, or tell others whom they wait for."""
    if view.decider is None:
        return message("question-over")
    if view.decider != view.seat:
        return message("question-waiting", who=names(view.decider))
    teller = _TELLERS.get(view.kind)
    values = teller(seen_state(view), view.decider, names) if teller else {}
    return Message(f"question-{kebab(view.kind.removeprefix('Choose'))}", values)


def short_question(view: PlayerView) -> Message | None:
    """Ask in fewer words what is asked in every turn, with stones and cards to use in it; None for the rest."""
    if view.kind == "ChooseMove" and view.stack and view.stack[-1][2] != SECOND:
        s, seat = seen_state(view), view.stack[-1][1]
        has = {"stones": s.players[seat].stones, "cards": view.players[seat].hand_size}
        return message("question-move-by-ear", range=reach(s, seat), architect=_at(s, s.architect), **has)
    return None


def _at(s: Seen, index: int) -> Message:
    return say.at(s.content.places[index])


def _site(s: Seen, seat: int, _names: Names) -> _Values:
    turn = (seat - s.start) % s.seats
    return {"stones": s.content.start_stones[turn], "cards": s.content.start_cards[turn]}


def _neutral_site(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"sites": s.content.neutral_sites}


def _die_number(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"numbers": die_face(s.content.die[s.die]), "architect": _at(s, s.architect)}


def _move(s: Seen, seat: int, _names: Names) -> _Values:
    here = say.place(s.content.places[s.players[seat].figure])
    if s.stack[-1][2] == SECOND:
        return {"second": "yes", "range": s.content.second_move, "place": here, "architect": _at(s, s.architect)}
    return {"second": "no", "range": reach(s, seat), "place": here, "architect": _at(s, s.architect)}


def _cards_for_move(s: Seen, _seat: int, _names: Names) -> _Values:
    _kind, _of, count, index, spaces = s.stack[-1]
    return {"count": count, "to": say.to(s.content.places[index]), "spaces": spaces}


def _action(s: Seen, seat: int, _names: Names) -> _Values:
    index = s.players[seat].figure
    again = s.stack[-1][2] & AGAIN
    snake = index == s.anaconda and not s.stack[-1][2]
    way = "again" if again else "anaconda" if snake else "once"
    return {"at": say.at(s.content.places[index]), "way": way, "stones": s.players[seat].stones}


def _extra_level(s: Seen, seat: int, _names: Names) -> _Values:
    index = s.stack[-1][2]
    built, target = s.built[index], s.target[index]
    return {
        "at": say.at(s.content.places[index]),
        "built": built,
        "target": target,
        "stones": s.players[seat].stones,
    }


def _fish_pair(s: Seen, seat: int, _names: Names) -> _Values:
    return {"at": say.at(s.content.places[s.players[seat].figure])}


def _alpaca_pair(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"range": s.content.second_move}


def _place_for_carali(s: Seen, _seat: int, _names: Names) -> _Values:
    _kind, _of, role, index, _rest = s.stack[-1]
    return {"carali": say.carali(role, s.content.places[index] if index else "")}


def _cards_to_discard(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"count": s.stack[-1][2], "draws": s.stack[-1][3]}


def _cards_to_take(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"count": min(s.stack[-1][2], sum(s.discards))}


def _space_for_tile(s: Seen, _seat: int, _names: Names) -> _Values:
    tile = s.progress[s.stack[-1][2]]
    return {"name": TILE_NAMES[tile], "does": say.tile_does(tile)}


def _offering(s: Seen, _seat: int, names: Names) -> _Values:
    highest = highest_bidder(s)
    told = message("offer-first")
    if highest >= 0:
        told = message("offer-highest", who=names(highest), number=bid(s, highest))
    values: _Values = {"fame": s.content.bidder_fame[s.height - 1], "so_far": told}
    if s.barred >= 0:
        values["so_far"] = message("offer-barred", kind=say.card_kind(s.barred), said=told)
    return values


def _loss(s: Seen, _seat: int, _names: Names) -> _Values:
    return {"loss": say.loss(s.stack[-1][2])}


_TELLERS: Final[dict[str, Callable[[Seen, int, Names], _Values]]] = {
    "ChooseSite": _site,
    "ChooseNeutralSite": _neutral_site,
    "ChooseDieNumber": _die_number,
    "ChooseMove": _move,
    "ChooseCardsForMove": _cards_for_move,
    "ChooseAction": _action,
    "ChooseExtraLevel": _extra_level,
    "ChooseFishPair": _fish_pair,
    "ChooseAlpacaPair": _alpaca_pair,
    "ChoosePlaceForCarali": _place_for_carali,
    "ChooseCardsToDiscard": _cards_to_discard,
    "ChooseCardsToTake": _cards_to_take,
    "ChooseSpaceForTile": _space_for_tile,
    "ChooseOffering": _offering,
    "ChooseLoss": _loss,
}
"""The kinds of decision whose questions speak of something."""
