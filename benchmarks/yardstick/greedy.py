"""The greedy bot as it was before its prices were fitted: a frozen yardstick for stronger bots."""

from collections.abc import Callable
from typing import Any, Final

from benchmarks.yardstick.worth import ABILITY_USE, CARD_COST, INTI, Worth
from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.engine import choices
from cuzco_tui.games.cuzco.engine.card_numbers import (
    CARD_DIE_AS_SIX,
    CARD_EXTRA_TURN,
    CARD_GOOD_AGAIN,
    CARD_JUMP,
    CARD_MOVE_DIE,
    CARD_RICH_FIRE_TRIAL,
    CARD_SECOND_TILE,
    CARD_STRONGER_PEOPLE,
    CARD_TILES_UP,
    CARD_VILLAGE_VP,
    MORE_USES,
)
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, FARM, HEADDRESS, ROPE, STUDY, TEMPLE
from cuzco_tui.games.cuzco.engine.pending import Pending, pending
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand, strength_of, strengths
from cuzco_tui.games.cuzco.engine.prices import ability_reach
from cuzco_tui.games.cuzco.engine.spaces import actions_for
from cuzco_tui.games.cuzco.engine.view import PlayerView

DIE_PIP: Final = 0.35
"""What a pip of a die in hand is worth for later turns of the round."""


def greedy_bot(view: PlayerView, decision: Decision, _clock: Clock) -> int:
    """Give the index of the option with the highest price; the first one of equals."""
    worth = Worth(view, decision.seat)
    prices = [price(worth, option, view) for option in decision.options]
    return prices.index(max(prices))


def price(worth: Worth, choice: Any, view: PlayerView) -> float:
    """Say what an option is worth, in VP."""
    pricer = _PRICES.get(type(choice))
    return pricer(worth, choice, view) if pricer else _simple(worth, choice)


def _simple(worth: Worth, choice: Choice) -> float:
    if choice is choices.GAIN_POINT:
        return float(worth.content.exchange_vp)
    if choice is choices.GAIN_OFFERING:
        return worth.offering()
    if choice is choices.RESERVE_KHIPU:
        return worth.khipu()
    if choice is choices.GAIN_KNOWLEDGE:
        return worth.knowledge()
    if choice is choices.GAIN_FOOD:
        return worth.food()
    return 0.0


def _action(worth: Worth, action: int, pips: int) -> float:
    """Say what an action is worth with a die of these pips."""
    if action <= ROPE:
        return worth.best_road(action, pips)
    if action in (STUDY, FARM):
        return worth.best_tile(action - STUDY, pips)
    if action == EXCHANGE:
        return worth.exchange(pips)
    if action == TEMPLE:
        return worth.best_step(pips)
    if action == HEADDRESS:
        return worth.best_circlet(pips)
    return float(worth.content.points_vp)


def _place_die(worth: Worth, choice: choices.PlaceDie, _view: PlayerView) -> float:
    cost = choice.pips * DIE_PIP + _card_cost(choice.bypass)
    gain = worth.best_jump() if choice.jumps else _action(worth, choice.action, choice.counts)
    return gain - cost - _card_cost(choice.help_via)


def _card_cost(via: int) -> float:
    return (0.0, CARD_COST, INTI)[via]


def _use_pututu(worth: Worth, choice: choices.UsePututu, view: PlayerView) -> float:
    """A pututu pays when the changed die does clearly better than any die now."""
    best = max(_action(worth, action, choice.target) for action in actions_for(view, choice.target))
    return best - 0.8 * choice.size - choice.pips * DIE_PIP - 0.5


def _play_card(worth: Worth, choice: choices.PlayCard, view: PlayerView) -> float:
    """Say what playing a card at this moment brings beyond its cost."""
    return _card_gain(worth, choice.card, view) - _card_cost(choice.via)


def _card_gain(worth: Worth, card: int, view: PlayerView) -> float:
    if card == CARD_STRONGER_PEOPLE:
        return 2.5
    if card == CARD_TILES_UP:
        raised = [tile - 24 for tile in worth.me.tiles if tile >= 24]
        gains = sorted((worth.slide(tile) for tile in raised), reverse=True)
        return sum(gains[:2]) - 1.0
    if card in (CARD_GOOD_AGAIN, CARD_VILLAGE_VP):
        return float(_asked(view).worths[0])
    if card == CARD_EXTRA_TURN:
        return max(_action(worth, action, 1) for action in actions_for(view, 1))
    if card == CARD_MOVE_DIE:
        return 0.5
    if card == CARD_RICH_FIRE_TRIAL:
        food, steps = worth.content.fire_card_food, worth.content.fire_card_knowledge
        return worth.food(food) + worth.knowledge(steps)
    if card == CARD_SECOND_TILE:
        return max((worth.tile(tile) for tile in range(24) if view.people_discards[tile]), default=0.0)
    if card in MORE_USES:
        colour = MORE_USES.index(card)
        counts = strengths(worth.me)
        unused = [
            ABILITY_USE[ability] * counts[colour * 12 + ability]
            for ability in range(12)
            if not view.abilities_used[colour] >> (ability + 1) & 1
        ]
        return max(unused)
    if card == CARD_DIE_AS_SIX:
        return _six_gain(worth, view)
    return worth.best_jump() if card == CARD_JUMP else 0.0


def _six_gain(worth: Worth, view: PlayerView) -> float:
    """Say what the placed die would bring as a six; the pending decision tells the action."""
    asked = _asked(view)
    by_kind: dict[str, Callable[[], float]] = {
        "ChooseRoad": lambda: worth.best_road(asked.road, 6),
        "ChooseTile": lambda: worth.best_tile(asked.colour, 6),
        "ChooseExchange": lambda: 1.0 + worth.exchange(asked.pips + 6 - view.turn_pips) - worth.exchange(asked.pips),
        "ChooseStep": lambda: worth.best_step(6),
        "ChooseCirclet": lambda: worth.best_circlet(6),
    }
    return by_kind[asked.kind]()


def _asked(view: PlayerView) -> Pending:
    """Give what the bot is asked, which it always is when it prices an option."""
    asked = pending(view)
    assert asked is not None
    return asked


def _use_ability(worth: Worth, choice: choices.UseAbility, view: PlayerView) -> float:
    """Say what a use brings now; doing nothing is worth nothing."""
    row = worth.content.abilities[choice.ability - 1]
    strength = strength_of(worth.me, choice)
    amount = ability_reach(worth.content, choice.ability, strength)
    if row.effect == "offerings":
        return worth.offering() * amount
    if row.effect == "vp":
        return float(amount)
    if row.effect == "food":
        return worth.food(amount)
    if row.effect == "knowledge":
        return worth.knowledge(amount)
    if row.effect == "move":
        return worth.best_road(row.param, amount)
    if row.effect == "feathers":
        best = sorted((worth.feather(colour) for colour in range(4)), reverse=True)
        return sum(best[:amount])
    if row.effect == "gods":
        return max((worth.god_card(god) for god in range(5) if view.face_up[god]), default=0.0) * amount
    if row.effect == "khipus":
        return worth.khipu() * amount
    if row.effect == "circlet":
        return worth.best_circlet(amount)
    return worth.best_tile(row.param, amount)


def _move_die(worth: Worth, choice: choices.MoveDie, view: PlayerView) -> float:
    """Clear the space whose action is worth most with the best die in hand, towards a space worth little."""
    dice = dice_in_hand(view, worth.seat) or [1]
    opened = max(_action(worth, choice.source, pips) for pips in dice) if choice.source < 7 else 0.0
    blocked = max(_action(worth, choice.target, pips) for pips in dice) if choice.target < 7 else 0.0
    return opened - 0.5 * blocked


def _turn_overlay(worth: Worth, choice: choices.TurnOverlay, view: PlayerView) -> float:
    """Try the turned overlay for the move that follows."""
    asked = _asked(view)
    overlay = (view.overlay + choice.steps) % 6
    return worth.best_road_by(overlay, asked.road, asked.pips) if asked.pips else 0.0


_PRICES: Final[dict[type, Callable[[Worth, Any, PlayerView], float]]] = {
    choices.PlaceDie: _place_die,
    choices.UsePututu: _use_pututu,
    choices.PlayCard: _play_card,
    choices.MoveDie: _move_die,
    choices.TurnOverlay: _turn_overlay,
    choices.TakeRoad: lambda worth, choice, _view: worth.place(choice.destination),
    choices.JumpTo: lambda worth, choice, _view: worth.place(choice.village),
    choices.TakeTile: lambda worth, choice, view: worth.tile(view.houses[choice.colour * 6 + choice.pips - 1]),
    choices.TakeDiscardedTile: lambda worth, choice, _view: worth.tile(choice.tile),
    choices.SlideDown: lambda worth, choice, _view: worth.slide(choice.tile),
    choices.SlideUp: lambda worth, choice, _view: worth.slide(choice.tile),
    choices.TakeGod: lambda worth, choice, _view: worth.god_card(choice.god),
    choices.TakeFeather: lambda worth, choice, _view: worth.feather(choice.colour),
    choices.PlaceFeather: lambda worth, choice, _view: worth.slot(choice.slot),
    choices.PlacePriest: lambda worth, choice, _view: worth.step(choice.step) - _card_cost(choice.via),
    choices.ActivateCirclet: lambda worth, choice, _view: worth.circlet(choice.pips),
    choices.Advance: lambda worth, choice, _view: worth.knowledge(choice.spaces),
    choices.UseAbility: _use_ability,
    choices.BuyGood: lambda worth, choice, _view: worth.good(choice.good),
    choices.KeepTasks: lambda worth, choice, _view: worth.task(choice.first) + worth.task(choice.second),
    choices.FulfilTask: lambda _worth, choice, _view: 10.0 - 2.0 * _card_cost(choice.via),
    choices.DiscardTask: lambda worth, choice, _view: -worth.task(choice.task),
    choices.TakeTask: lambda worth, choice, _view: worth.task(choice.task),
}
