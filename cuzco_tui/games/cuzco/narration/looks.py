"""The parts of the game in words: temple, market, palace, people, gods, dice, knowledge track, masks and hands."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.cuzco.engine.card_numbers import cards_of
from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, COLOUR_NAMES, SLID_DOWN, STEPS
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand, free_houses
from cuzco_tui.games.cuzco.engine.prices import circlet_worth, priest_worth
from cuzco_tui.games.cuzco.engine.spaces import actions_on, space_of
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import task_progress
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.games.cuzco.narration.roads import look_roads, look_village
from cuzco_tui.games.cuzco.narration.sets import collections
from cuzco_tui.messages import Message, Names, message


def look_temple(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """Who stands on which step, and what lies there to win."""
    lines = [
        message("look-step", step=step, who=names(view.temple[step - 1]))
        for step in range(STEPS, 0, -1)
        if view.temple[step - 1] >= 0
    ]
    worth = message("look-temple-worth", vp=priest_worth(view), inti=view.temple_inti)
    return [*(lines or [message("look-temple-empty")]), worth]


def _goods(row: list[int], view: PlayerView) -> list[Message]:
    return [
        message("look-good", good=say.good(good), cost=view.content.good_cost[good], vp=view.content.good_vp[good])
        for good in sorted(row)
    ] or [say.NOTHING]


def look_market(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The current row and those to come."""
    lines: list[Message] = []
    for number, row in enumerate(view.market, start=1):
        if number == max(view.round, 1):
            lines.append(message("look-market-now", round=number))
            lines += [message("look-market-good", good=each) for each in _goods(row, view)]
        elif number > view.round:
            names = say.several(say.good(good) for good in sorted(row))
            lines.append(message("look-market-later", round=number, goods=names))
    return lines


def look_palace(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The tasks in the palace and one's own, with progress."""
    lines = [message("look-palace-task", task=task_progress(task, view)) for task in view.palace]
    if view.seat is not None:
        lines += [message("look-own-task", task=task_progress(task, view)) for task in view.players[view.seat].tasks]
    return lines or [message("look-palace-empty")]


def look_houses(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The person tiles beside the pips."""
    return [
        message("look-house", pips=number % 6 + 1, tile=say.tile(tile, view.content))
        for number, tile in enumerate(view.houses)
        if tile >= 0
    ] or [message("look-houses-empty")]


def look_gods(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The face-up cards, with piles and discards."""
    return [
        message(
            "look-god",
            god=say.god(god),
            card=say.card(card),
            help=message(f"card-{card:02}-help" if card else "no-card-help"),
            pile=view.pile_sizes[god],
            discards=sum(view.discards[card] for card in cards_of(god)),
        )
        for god, card in enumerate(view.face_up)
    ]


def look_dice(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """The dice in hand and on the action spaces."""
    lines: list[Message] = []
    for seat in view.order:
        in_hand = dice_in_hand(view, seat)
        if any(in_hand):
            lines.append(message("look-dice-hand", who=names(seat), dice=" ".join(map(str, in_hand))))
    for space in sorted(set(space_of(view))):
        shared = tuple(say.action(action) for action in actions_on(view, space))
        here = sorted((view.dice[die], die // 3) for die in range(view.seats * 3) if view.dice_at[die] == space)
        if here:
            dice = tuple(message("look-die", pips=pips, who=names(owner)) for pips, owner in here)
            lines.append(message("look-dice-space", space=shared, dice=dice))
        else:
            lines.append(message("look-dice-space-empty", space=shared))
    return lines


def look_track(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """The knowledge track from the leader on, and the order of play."""
    lines = [
        message(
            "look-track",
            who=names(seat),
            space=view.players[seat].knowledge,
            vp=view.content.track_vp[view.players[seat].knowledge],
        )
        for seat in view.ranks
    ]
    return [*lines, message("look-order", order=names.all(view.order))]


def find_player(words: str, view: PlayerView, names: Names) -> int | None:
    """Find a player by the start of the name or by seat number; without words, the viewer."""
    wanted = words.strip().casefold()
    if not wanted:
        return view.seat if view.seat is not None else view.order[0]
    for seat, name in enumerate(names.names):
        if name.casefold().startswith(wanted) or wanted == str(seat + 1):
            return seat
    return None


def look_mask(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Everything on a player's mask."""
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    player = view.players[seat]
    lines = [message("look-mask", who=names(seat), score=player.score, place=place(player.location, view.board))]
    lines.append(
        message(
            "look-supplies",
            offerings=player.offerings,
            food=player.food,
            inti=player.inti,
            priests=player.priests,
        )
    )
    lines += _feathers(player, view)
    lines.append(
        message(
            "look-khipus",
            mask=player.khipus,
            reserve=player.reserve,
            delivered=player.delivered.bit_count(),
            free=free_houses(player),
        )
    )
    lines += [
        message("look-mask-tile", tile=say.tile(tile, view.content), down="yes" if tile >= SLID_DOWN else "no")
        for tile in sorted(player.tiles, key=lambda tile: (tile % SLID_DOWN, tile))
    ]
    if sum(player.goods):
        goods = tuple(
            message("look-goods-count", good=say.good(good), count=count)
            for good, count in enumerate(player.goods)
            if count
        )
        lines.append(message("look-goods", goods=goods))
    for task in player.tasks:
        own = seat == view.seat
        shown = task_progress(task, view) if own else say.task(task, view.content)
        lines.append(message("look-own-task" if own else "look-their-task", task=shown))
    lines.append(message("look-fulfilled", count=len(player.fulfilled)))
    if view.pututu:
        lines.append(message("look-pututus", one=player.pututu_one, two=player.pututu_two))
    lines.append(message("look-hand-size", count=player.hand_size))
    return lines


def _feathers(player: SeenPlayer, view: PlayerView) -> list[Message]:
    """A line for each circlet: its slots, and whether it is activated."""
    lines: list[Message] = []
    for circlet in range(6):
        slots = tuple(
            message(
                "look-slot",
                slot=slot + 1,
                colour=message(f"colour-{COLOUR_NAMES[view.content.masks[player.mask][slot]]}"),
                filled="yes" if player.feathers >> slot & 1 else "no",
            )
            for slot in (2 * circlet, 2 * circlet + 1)
        )
        active = "yes" if player.circlets >> 2 * circlet & 1 else "no"
        lines.append(message("look-circlet", pips=circlet + 1, slots=slots, active=active))
    return lines


def look_hand(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The viewer's god cards, with what they do; other hands are secret, unless they lie open."""
    if view.seat is None:
        return [message("look-hand-hidden")]
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    player = view.players[seat]
    if not player.hand:
        return [message("look-hand-secret", who=names(seat), count=player.hand_size)]
    hand = player.hand
    lines = [
        message("look-hand-card", card=say.card(card), count=hand[card], help=message(f"card-{card:02}-help"))
        for card in range(1, CARD_KINDS + 1)
        if hand[card]
    ]
    lines = lines or [message("look-hand-empty")]
    return [*lines, message("look-hand-means", offerings=player.offerings, inti=player.inti)]


def look_score(_words: str, view: PlayerView, names: Names) -> list[Message]:
    """Everybody's VP, best first."""
    scores = {seat: view.players[seat].score for seat in view.order}
    ranked = sorted(scores, key=lambda seat: -scores[seat])
    places = {seat: 1 + sum(other > scores[seat] for other in scores.values()) for seat in scores}
    return [message("rank", place=places[seat], who=names(seat), score=scores[seat]) for seat in ranked]


def look_discards(_words: str, view: PlayerView, _names: Names) -> list[Message]:
    """The person tiles that were not taken, a line for each kind."""
    return [
        message("look-discard", tile=say.tile(tile, view.content), count=count)
        for tile, count in enumerate(view.people_discards)
        if count
    ] or [message("look-discards-empty")]


def look_circlets(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The circlets of a player: feathers, the die they need and the VP they bring now."""
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    player = view.players[seat]
    colours = view.content.masks[player.mask]
    return [
        message(
            "look-circlet-worth",
            pips=pips,
            feathers=tuple(
                message(
                    "look-circlet-feather",
                    colour=message(f"colour-{COLOUR_NAMES[colours[slot]]}"),
                    filled="yes" if player.feathers >> slot & 1 else "no",
                )
                for slot in (2 * pips - 2, 2 * pips - 1)
            ),
            active="yes" if player.circlets >> 2 * (pips - 1) & 1 else "no",
            vp=circlet_worth(view, pips),
        )
        for pips in range(1, 7)
    ]


def look_sets(words: str, view: PlayerView, names: Names) -> list[Message]:
    """How far a player is with the sets that score at the end."""
    seat = find_player(words, view, names)
    if seat is None:
        return [message("look-no-player", words=words)]
    return [
        message("look-sets", who=names(seat)),
        *(
            message("look-set", name=each.name, has=each.has, needs=each.needs, vp=each.vp)
            for each in collections(view, seat)
        ),
    ]


def where(view: PlayerView, names: Names) -> list[Message]:
    """Round, phase and order."""
    return [
        message("where", round=max(view.round, 1), rounds=view.content.rounds, phase=say.phase(view.phase)),
        message("look-order", order=names.all(view.order)),
    ]


def overview(words: str, view: PlayerView, names: Names) -> list[Message]:
    """The game at a glance."""
    lines = [*where(view, names), *look_score(words, view, names)]
    if view.seat is not None:
        lines += look_mask("", view, names)[:2]
        lines += [message("look-own-task", task=task_progress(task, view)) for task in view.players[view.seat].tasks]
    return lines


LOOKS: Final[dict[str, Callable[[str, PlayerView, Names], list[Message]]]] = {
    "": overview,
    "roads": look_roads,
    "village": look_village,
    "temple": look_temple,
    "market": look_market,
    "palace": look_palace,
    "houses": look_houses,
    "gods": look_gods,
    "dice": look_dice,
    "track": look_track,
    "mask": look_mask,
    "hand": look_hand,
    "score": look_score,
    "circlets": look_circlets,
    "sets": look_sets,
    "discards": look_discards,
}
