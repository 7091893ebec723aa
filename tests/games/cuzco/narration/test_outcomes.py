"""What an option would bring, told before it is chosen: one position for each decision before and with the dice."""

from cuzco_tui.games.cuzco.engine.codes import (
    EXCHANGE,
    FARM,
    POINTS,
    SLID_DOWN,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.decisions import TASKS_TO_KEEP
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    deliver,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    put_die,
    refresh,
    show_god,
)
from tests.games.cuzco.narration.brought import rest_of_people, told


def test_a_pair_of_tasks_to_keep_tells_how_far_each_is() -> None:
    """N-11, task 05 (a feather of each colour) and task 41 (4 offerings; everybody begins with 2)."""
    s = new()
    s.phase = 0
    give_feathers(s, 0, 1)
    offer = [10, 15, 16, 46]
    s.task_stack = [task for task in s.task_stack if task not in offer]
    s.players[0].offer = offer
    s.stack = [(TASKS_TO_KEEP, 0, 0, 0, 0)]
    refresh(s)
    assert told(s, "keep 05 41") == "task 05 at 1 of 4, task 41 at 2 of 4"


def test_a_feather_slot_tells_the_circlet_that_it_completes_and_the_pips_that_are_left() -> None:
    """M-4, H-2: circlet 1 is worth 0 + 10 VP in round 1. X-6: a feather costs 2 of the 4 pips."""
    s = new()
    give_feathers(s, 0, 1)
    at_turn(s, 0, (4,))
    choose(s, "die 4 exchange")
    assert told(s, "feather turquoise") == "turquoise feather, 2 pips to spend"
    choose(s, "feather turquoise")
    assert told(s, "slot 2") == "turquoise feather, circlet 1 ready for 10 VP, 2 pips to spend"
    assert told(s, "slot 3") == "turquoise feather, 2 pips to spend"


def test_a_placed_die_tells_what_its_action_gives_and_asks() -> None:
    """V-1, X, T-1 and T-3, P-1, M-1: points at once; pips, steps, tiles and roads to choose from."""
    s = at_turn(new(), 0, (4,))
    assert told(s, "die 4 points") == "2 VP"
    assert told(s, "die 4 exchange") == "4 pips to spend"
    assert told(s, "die 4 temple") == "then step 1 to 4 and a fire trial"
    assert told(s, "die 4 study") == "then one of 4 tiles up to pips 4"
    assert told(s, "die 4 farm") == "then one of 4 tiles up to pips 4"
    assert told(s, "die 4 stone") == "then one of 2 roads: villages of 6 and 5 VP"


def test_at_a_table_of_exact_temple_steps_the_priest_is_on_its_step() -> None:
    """T-1 exact: nothing is left to choose, so the step and the fire trial are what the die brings."""
    s = at_turn(new(temple="exact"), 0, (4,))
    assert told(s, "die 4 temple") == "priest on step 4, then a fire trial"


def test_a_die_with_one_road_tells_where_it_leads_and_what_is_delivered() -> None:
    """M-1 to M-4: a rope bridge of 1 leads to inner village 1 of 3 VP with its orange feather, upon Ben's khipu."""
    s = new()
    deliver(s, 1, 0)
    at_turn(s, 0, (1,))
    assert told(s, "die 1 rope") == "to O3, khipu worth 3 VP, on top of Ben, orange feather"


def test_a_die_for_the_only_circlet_tells_its_vp() -> None:
    """H-2, F-2: circlet 5 brings 4 + 7 VP in round 3, and a fire trial; among several there is a choice."""
    s = new()
    s.round = 3
    give_feathers(s, 0, 9, 10)
    at_turn(s, 0, (5,))
    assert told(s, "die 5 headdress") == "11 VP, circlet 5, then a fire trial"
    give_feathers(s, 0, 1, 2)
    at_turn(s, 0, (5,))
    assert told(s, "die 5 headdress") == "then a circlet for 7, 11 VP"
    choose(s, "die 5 headdress")
    assert asked(s) == "ChooseCirclet"
    assert told(s, "circlet 1") == "7 VP, then a fire trial"
    assert told(s, "circlet 5") == "11 VP, then a fire trial"


def test_a_die_placed_with_a_card_tells_its_price() -> None:
    """G-07, G-13: an offering for the card from hand, a medal for the one on display."""
    s = new()
    give_card(s, 0, 7)
    put_die(s, 1, 0, 3, EXCHANGE)
    at_turn(s, 0, (5,))
    assert told(s, "die 5 exchange 07 offering") == "for an offering, 5 pips to spend"
    show_god(s, 13)
    give_feathers(s, 0, 11, 12)
    at_turn(s, 0, (1,))
    assert told(s, "die 1 headdress 13 inti") == "15 VP, circlet 6, for an Inti medal, then a fire trial"


def test_a_pututu_tells_which_spaces_the_turned_die_opens_and_closes() -> None:
    """O-2, D-2: beside a 5 a 5 may not lie, a 4 may; a 1 reaches less than a 2."""
    s = new(pututu=True)
    s.players[0].pututu_one = 1
    put_die(s, 1, 0, 5, FARM)
    at_turn(s, 0, (5,))
    assert told(s, "pututu 1 die 5 to 4") == "opens farm"
    assert told(s, "pututu 1 die 5 to 6") == ""
    at_turn(s, 0, (2,))
    assert told(s, "pututu 1 die 2 to 1") == "closes stone trail"


def test_a_moved_die_tells_what_it_opens_and_closes_or_what_others_may_lay_there() -> None:
    """G-06, D-2: what changes for one's own dice; else the lowest die of the spaces."""
    s = new()
    give_card(s, 0, 6)
    put_die(s, 1, 0, 2, TEMPLE)
    put_die(s, 1, 1, 6, POINTS)
    at_turn(s, 0, (4,))
    assert told(s, "card 06 offering") == "for an offering, then a die to move"
    choose(s, "card 06 offering")
    assert told(s, "move 2 of seat 2 from temple to points") == "opens temple"
    assert told(s, "move 2 of seat 2 from temple to farm") == "opens temple, closes farm"
    assert told(s, "move 6 of seat 2 from points to study") == "study only below 6"


def test_a_turn_of_the_overlay_tells_where_the_roads_lead_then() -> None:
    """M-6: turned by one, the stone trails 4, 2 and 6 lead to inner 3, 5 and 1, of 3 VP each."""
    s = new()
    s.players[0].may_turn = 1
    at_turn(s, 0, (6,))
    assert told(s, "die 6 stone") == "then the overlay, then a road up to 6"
    choose(s, "die 6 stone")
    assert asked(s) == "ChooseOverlay"
    assert told(s, "turn 0") == "then one of 3 roads: villages of 6, 5 and 4 VP"
    assert told(s, "turn 1") == "then one of 3 roads: villages of 3, 3 and 3 VP"


def test_a_road_tells_the_khipu_and_its_feather_or_that_nothing_is_delivered() -> None:
    """M-3 to M-6: a delivery, a village of one's own khipu, a colour that is full, and Cuzco."""
    s = new()
    deliver(s, 0, 1)
    give_feathers(s, 0, 7, 8, 9)
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone")
    assert told(s, "road inner-2 stone 4") == "no delivery"
    assert told(s, "road inner-4 stone 2") == "khipu delivered, no feather"
    assert told(s, "road inner-6 stone 6") == "khipu delivered, pink feather"
    s.players[0].location = 3
    at_turn(s, 0, (3,))
    assert told(s, "die 3 stone") == "then one of 2 roads: village of 3 VP, Cuzco"
    choose(s, "die 3 stone")
    assert told(s, "road cuzco stone 2") == "then a fire trial"


def test_the_first_free_house_is_told() -> None:
    """M-3, P-2: the khipu leaves a house where none was free; it also meets task S-06 (khipus in 2 villages)."""
    s = new()
    give_task(s, 0, 5)
    deliver(s, 0, 4)
    give_tiles(s, 0, 0, 1, 2)
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone")
    assert told(s, "road inner-2 stone 4") == "khipu delivered, a free house, meets task S-06, purple feather"


def test_a_jump_tells_what_waits_in_its_village() -> None:
    """G-14: outer village 2 has a turquoise feather and 1 VP."""
    s = new()
    give_card(s, 0, 14)
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone")
    assert told(s, "card 14 offering") == "for an offering, then a jump to any village"
    choose(s, "card 14 offering")
    assert asked(s) == "ChooseVillage"
    assert told(s, "jump outer-2") == "khipu delivered, turquoise feather"


def test_card_10_tells_the_vp_of_the_village() -> None:
    """G-10: inner village 4 is worth 5 VP."""
    s = new()
    give_card(s, 0, 10)
    give_feathers(s, 0, 7, 8)
    at_turn(s, 0, (6,))
    choose(s, "die 6 stone")
    assert told(s, "road inner-4 stone 2") == "khipu delivered, orange feather, card 10 possible"
    choose(s, "road inner-4 stone 2")
    assert asked(s) == "ChooseVillageVP"
    assert told(s, "card 10 offering") == "5 VP, for an offering"
    assert told(s, "decline") == ""


def test_a_tile_tells_the_strength_that_it_makes() -> None:
    """P-1, E-2: a second tile of one ability and colour has strength 2, of the other colour 1, which is not told."""
    s = new()
    s.people_stacks[0] += [tile for tile in s.houses[:6] if tile >= 0]
    s.houses[:6] = [0, 1, -1, -1, -1, -1]
    s.people_stacks[0].remove(0)
    s.people_stacks[0].remove(1)
    give_tiles(s, 0, 0, 13)
    s.players[0].khipus, s.players[0].reserve = 8, 2
    at_turn(s, 0, (2,))
    assert told(s, "die 2 study") == "then one of 2 tiles up to pips 2"
    choose(s, "die 2 study")
    assert told(s, "tile study 1") == "offerings every round, strength 2"
    assert told(s, "tile study 2") == "VP every round"


def test_card_09_leads_to_a_discarded_tile() -> None:
    """G-09: one more tile from the discards."""
    s = new()
    give_card(s, 0, 9)
    give_task(s, 0, 6)
    rest_of_people(s)
    at_turn(s, 0, (4,))
    choose(s, "die 4 farm")
    assert told(s, "tile farm 1").endswith("every round, card 09 possible")
    choose(s, "tile farm 1")
    assert asked(s) == "ChooseExtraTile"
    assert told(s, "card 09 offering") == "for an offering, then a discarded tile"
    choose(s, "card 09 offering")
    assert asked(s) == "ChooseDiscardedTile"
    assert told(s, "discarded study 01") == "offerings every round"


def test_an_exchange_tells_what_is_bought_and_the_pips_left() -> None:
    """X-1 to X-7: tiles slid down, VP, offering, god card, feather and khipu, and pips that lapse."""
    s = new()
    give_tiles(s, 1, 1, 12)
    s.players[1].khipus, s.players[1].reserve = 10, 0
    at_turn(s, 1, (5,))
    choose(s, "die 5 exchange")
    assert told(s, "slide study 02") == "3 knowledge, ahead of Ann, 4 pips to spend"
    assert told(s, "slide farm 01") == "2 food, 4 pips to spend"
    assert told(s, "vp") == "1 VP, 4 pips to spend"
    assert told(s, "offering") == "one offering, 3 pips to spend"
    assert told(s, "god iliapa") == "card 03, 3 pips to spend"
    assert told(s, "feather pink") == "pink feather, 3 pips to spend"
    assert told(s, "khipu") == "one khipu in reserve, a free house, 3 pips to spend"
    choose(s, "vp", "vp")
    assert told(s, "done") == "3 pips lapse"


def test_a_tile_to_raise_tells_what_it_is_worth_again() -> None:
    """G-02: two tiles slide up again; study 02 is worth 3 knowledge, farm 01 is worth 2 food."""
    s = new()
    give_card(s, 0, 2)
    give_tiles(s, 0, 1 + SLID_DOWN, 12 + SLID_DOWN)
    at_turn(s, 0, (2,))
    choose(s, "die 2 exchange")
    assert told(s, "card 02 offering") == "for an offering, then up to 2 tiles up"
    choose(s, "card 02 offering")
    assert asked(s) == "ChooseTileToRaise"
    assert told(s, "raise study 02") == "worth 3 knowledge again, then another tile up"
    choose(s, "raise study 02")
    assert told(s, "raise farm 01") == "worth 2 food again, 2 pips to spend"


def test_a_step_tells_who_is_pushed_and_who_falls() -> None:
    """T-2, G-12: Ben and Cleo go down a step; one's own priest leaves step 1; card 12 sends home."""
    s = new()
    give_card(s, 0, 12)
    for step, seat in ((3, 1), (2, 2), (1, 0)):
        s.temple[step - 1] = seat
        s.players[seat].priests -= 1
    at_turn(s, 0, (4,))
    choose(s, "die 4 temple")
    assert told(s, "step 4") == "then a fire trial"
    assert told(s, "step 3") == "down one step: Ben, Cleo; your priest off the temple; then a fire trial"
    assert told(s, "step 3 12 offering") == "Ben off the temple, for an offering, then a fire trial"


def test_a_fire_trial_tells_its_gifts() -> None:
    """F-1, G-08: a face-up card or an offering, then knowledge or food; or card 08 for all."""
    s = new()
    give_card(s, 1, 8)
    at_turn(s, 1, (4,))
    choose(s, "die 4 temple", "step 4")
    assert asked(s) == "ChooseFireGift"
    assert told(s, "god mama-quilia") == "card 06, then knowledge or food"
    assert told(s, "offering") == "one offering, then knowledge or food"
    assert told(s, "decline") == "then knowledge or food"
    assert told(s, "card 08 offering") == "3 knowledge, ahead of Ann, 3 food, for an offering"
    choose(s, "offering")
    assert asked(s) == "ChooseFireGrowth"
    assert told(s, "knowledge") == "1 knowledge, ahead of Ann"
    assert told(s, "food") == "one food"
    assert told(s, "decline") == ""


def test_card_05_tells_how_much_the_virtual_1_can_do() -> None:
    """G-05: rope 1, study, farm, exchange, temple and points are open to a 1 in Cuzco."""
    s = new()
    give_card(s, 0, 5)
    at_turn(s, 0, (6,))
    assert told(s, "die 6 points") == "2 VP"
    choose(s, "die 6 points")
    assert asked(s) == "ChooseExtraTurn"
    assert told(s, "card 05 offering") == "for an offering, then a 1 for one of 6 actions"
