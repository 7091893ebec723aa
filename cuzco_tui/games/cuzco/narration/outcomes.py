"""What an option would bring, in short phrases."""

from collections.abc import Iterator

from cuzco_tui.games.cuzco.engine import choices
from cuzco_tui.games.cuzco.engine.codes import CUZCO, NO_DIE, TASK_NAMES, TILE_COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.preview import Preview, preview
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.nexts import next_message
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, Value, message


def brings(choice: choices.Choice, view: PlayerView, names: Names) -> list[Message]:
    """Tell the decider what an option brings until the next question or the end of the turn, and what follows."""
    return list(phrases(preview(view, choice), view, names))


def phrases(seen: Preview, view: PlayerView, names: Names) -> Iterator[Message]:
    """Give the phrases in the order of their weight: VP, gains, tasks, what others feel, costs, what follows."""
    if seen.vp:
        yield message("brings-vp", vp=seen.vp)
    yield from _run(seen, view, names)
    yield from _headdress(seen)
    yield from _supplies(seen, names)
    yield from _people(seen, view)
    yield from _tasks(seen)
    yield from _temple(seen, view, names)
    yield from _spaces(seen)
    yield from _costs(seen)
    for asked in seen.ahead:
        if (told := next_message(asked)) is not None:
            yield told


def _run(seen: Preview, view: PlayerView, names: Names) -> Iterator[Message]:
    """What the chasqui delivers; and, when no road is left to choose, where it comes to and what waits there."""
    end = seen.arrival
    if end is None:
        return
    chosen = isinstance(seen.option, choices.TakeRoad | choices.JumpTo)
    if not chosen:
        yield message("brings-place", place=place(end.place, view.board))
    if end.place == CUZCO:
        return
    if not end.delivers:
        yield message("brings-no-khipu")
        return
    if chosen:
        yield message("brings-delivery")
    else:
        yield message("brings-khipu", vp=end.vp)
        if end.covered >= 0:
            yield message("brings-on-top", who=names(end.covered))
    if end.no_feather:
        yield message("brings-no-feather")


def _headdress(seen: Preview) -> Iterator[Message]:
    """Feathers in their slots, circlets that they complete, and circlets activated."""
    for feather in seen.feathers:
        yield message("brings-feather", colour=say.feather(feather.colour))
        if feather.ready:
            yield message("brings-ready", pips=feather.ready, vp=feather.vp)
    if not isinstance(seen.option, choices.ActivateCirclet):
        for pips in seen.circlets:
            yield message("brings-circlet", pips=pips)


def _supplies(seen: Preview, names: Names) -> Iterator[Message]:
    """Knowledge, food, offerings, khipus in reserve, free houses, god cards and goods."""
    if seen.knowledge:
        yield message("brings-knowledge", steps=seen.knowledge)
    if seen.passed:
        yield message("brings-ahead", who=names.all(seen.passed))
    if seen.food > 0:
        yield message("brings-food", amount=seen.food)
    if seen.offerings > 0:
        yield message("brings-offerings", amount=seen.offerings)
    if seen.reserve:
        yield message("brings-reserve", amount=seen.reserve)
    if seen.house:
        yield message("brings-house")
    for card in seen.cards:
        yield message("brings-card", card=f"{card:02}")
    if seen.goods:
        yield message("brings-goods", count=seen.goods)


def _people(seen: Preview, view: PlayerView) -> Iterator[Message]:
    """Tiles taken or raised, and abilities made stronger or more."""
    for won in seen.tiles:
        yield message("brings-tile", effect=say.ability(won.tile % 12 + 1), strength=won.strength)
    for tile in seen.raised:
        number = view.content.tile_value[tile % 12]
        yield message("brings-raised", colour=TILE_COLOUR_NAMES[tile // 12], number=number)
    if seen.boost:
        yield message("brings-boost")
    for colour in seen.uses:
        yield message("brings-ability", colour=say.tile_colour(colour))


def _tasks(seen: Preview) -> Iterator[Message]:
    """Tasks that are met then, or no longer; how far new ones are; and how many were fulfilled."""
    if seen.fulfilled:
        yield message("brings-fulfilled", count=seen.fulfilled)
    for change in seen.tasks:
        name = TASK_NAMES[change.task]
        if change.met != change.was_met:
            yield message("brings-task-met" if change.met else "brings-task-unmet", name=name)
        elif isinstance(seen.option, choices.TakeTask):
            yield message("brings-lacks", count=change.need - change.have)
        else:
            yield message("brings-task", name=name, have=change.have, need=change.need)


def _temple(seen: Preview, view: PlayerView, names: Names) -> Iterator[Message]:
    """The step of a priest when none is left to choose, and who is pushed or sent home."""
    placing = seen.placing
    if placing is None:
        return
    if not isinstance(seen.option, choices.PlacePriest):
        yield message("brings-priest", step=placing.step)
    if placing.pushed:
        yield message("brings-pushed", who=names.all(placing.pushed))
    for seat in placing.home:
        yield message("brings-home", who=names(seat), own="yes" if seat == view.seat else "no")


def _spaces(seen: Preview) -> Iterator[Message]:
    """Which actions a turned or moved die opens and closes for the decider; else which dice its spaces take now."""
    if seen.opened:
        yield message("brings-opens", actions=tuple(say.action(action) for action in seen.opened))
    if seen.closed:
        yield message("brings-closes", actions=tuple(say.action(action) for action in seen.closed))
    for space, lowest in seen.spaces:
        yield message("brings-space", action=say.action(space), pips=0 if lowest == NO_DIE else lowest)


def _costs(seen: Preview) -> Iterator[Message]:
    """What is paid beside the card itself, and pips that lapse."""
    paid: list[Value] = []
    if seen.food < 0:
        paid.append(message("price-food", amount=-seen.food))
    if seen.offerings < 0:
        paid.append(message("price-offerings", amount=-seen.offerings))
    if seen.inti < 0:
        paid.append(message("price-inti", amount=-seen.inti))
    if paid:
        yield message("brings-costs", things=tuple(paid))
    if seen.lapsed:
        yield message("brings-lapse", pips=seen.lapsed)
