"""What a seat would have after options that follow each other."""

from cuzco_tui.games.cuzco.engine import play
from cuzco_tui.games.cuzco.engine.foresight import foresee, slots_to_fill
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco import kit
from tests.games.cuzco.random_play import VARIED_SETUPS, positions


def test_a_placed_die_and_its_road_are_foreseen_together() -> None:
    """M-3, M-4: a khipu leaves the mask, and a feather of the village's colour waits for one of its free slots."""
    state = kit.at_turn(kit.new(3))
    after = state.copy()
    kit.choose(after, "die 6 stone")
    road = kit.texts(after)[0]
    ahead = foresee(view_of(state, 0), ["die 6 stone", road])
    assert ahead is not None
    kit.choose(after, road)
    assert ahead.players[0].khipus == state.players[0].khipus - 1
    assert ahead.players[0].delivered == after.players[0].delivered != 0
    village = after.players[0].location
    assert slots_to_fill(ahead, 0) == state.board.mask_slots[state.players[0].mask][state.board.feathers[village]]
    assert slots_to_fill(state, 0) == 0


def test_nothing_is_foreseen_for_others_or_for_what_is_not_possible() -> None:
    state = kit.at_turn(kit.new(3))
    assert foresee(view_of(state, 1), ["die 6 points"]) is None
    assert foresee(view_of(state, None), ["die 6 points"]) is None
    assert foresee(view_of(state, 0), ["die 1 points"]) is None
    assert foresee(view_of(state, 0), []) is None


def test_what_is_foreseen_of_ones_own_things_comes_true() -> None:
    """Until the next question of the same seat, whatever lies hidden."""
    compared = 0
    for number, setup in enumerate(VARIED_SETUPS):
        for state in positions(setup, number, every=7):
            if not state.options:
                continue
            seat = state.stack[-1][1]
            view = view_of(state, seat)
            for option in state.options[:6]:
                ahead = foresee(view, [option.text])
                after = state.copy()
                play(after, option)
                if ahead is None or after.phase != state.phase or after.stack[-1][1] != seat:
                    continue
                compared += 1
                mine, real = ahead.players[seat], after.players[seat]
                for field in ("feathers", "circlets", "khipus", "food", "offerings", "inti", "tiles", "hand", "goods"):
                    assert getattr(mine, field) == getattr(real, field), (option.text, field)
    assert compared > 100
