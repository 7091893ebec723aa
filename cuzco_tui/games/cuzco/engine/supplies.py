"""What players gain: VP, knowledge, food, offerings, feathers, khipus in reserve."""

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.choices import TAKE_FEATHER, Choice
from cuzco_tui.games.cuzco.engine.codes import COLUMNS, PHASE_END, SOURCES
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES, FEATHER_SLOT
from cuzco_tui.games.cuzco.engine.pieces import free_slots, without
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.state import Player, State


def score(s: State, seat: int, vp: int, source: int) -> None:
    """Give VP from a source."""
    player = s.players[seat]
    player.score += vp
    column = s.round if s.phase < PHASE_END else COLUMNS - 1
    player.vp[source * COLUMNS + column] += vp
    if s.log is not None and vp:
        s.log.append(events.PointsScored(seat, vp, SOURCES[source]))


def declined(s: State, seat: int, decision: int) -> None:
    """Record that a seat declined what a decision offered."""
    if s.log is not None:
        s.log.append(events.Declined(seat, DECISION_NAMES[decision]))


def gain_offerings(s: State, seat: int, amount: int) -> None:
    """Take offerings from the supply."""
    s.players[seat].offerings += amount
    if s.log is not None:
        s.log.append(events.OfferingsGained(seat, amount))


def gain_food(s: State, seat: int, amount: int) -> None:
    """Take food from the supply."""
    s.players[seat].food += amount
    if s.log is not None:
        s.log.append(events.FoodGained(seat, amount))


def gain_knowledge(s: State, seat: int, steps: int) -> None:
    """Advance on the knowledge track and go on top of the markers there (K-1)."""
    player = s.players[seat]
    space = space_after(s, player, steps)
    taken = space - player.knowledge
    if taken > 0:
        player.knowledge = space
        s.ranks = ranks = without(s.ranks, seat)
        place = 0
        while place < len(ranks) and s.players[ranks[place]].knowledge > space:
            place += 1
        ranks.insert(place, seat)
    if s.log is not None:
        s.log.append(events.KnowledgeGained(seat, taken, space))


def can_learn(s: State, player: Player) -> bool:
    """Tell whether the marker is not yet at the end of the knowledge track (K-1)."""
    return player.knowledge < len(s.content.track_vp) - 1


def reserve_khipu(s: State, seat: int) -> None:
    """Move a khipu from the mask to the reserve, which frees a house (X-7)."""
    player = s.players[seat]
    player.khipus -= 1
    player.reserve += 1
    if s.log is not None:
        s.log.append(events.KhipuReserved(seat))


def wants_feather(s: State, player: Player, colour: int) -> bool:
    """Tell whether a player may still take a feather of a colour (M-4, X-6)."""
    return bool(free_slots(s, player, colour)) and s.supply[colour] > 0


def gain_feather(s: State, seat: int, colour: int) -> None:
    """Take a feather and have the player place it."""
    s.supply = supply = s.supply[:]
    supply[colour] -= 1
    if s.log is not None:
        s.log.append(events.FeatherTaken(seat, colour))
    s.stack.append((FEATHER_SLOT, seat, colour, 0, 0))


def feather_options(s: State, player: Player) -> list[Choice]:
    """List the feathers a player may take."""
    return [TAKE_FEATHER[colour] for colour in range(4) if wants_feather(s, player, colour)]
