"""What an option would bring with people and in the city, and what is not told before it is chosen."""

from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    PHASE_END,
    STUDY,
)
from cuzco_tui.games.cuzco.engine.decisions import FINAL_TASK
from tests.games.cuzco.kit import (
    asked,
    at_market,
    at_palace,
    at_people,
    at_turn,
    choose,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    put_die,
    refresh,
    show_god,
)
from tests.games.cuzco.narration.brought import told


def test_abilities_tell_what_they_give_or_ask() -> None:
    """E-3 at strength 1 and 2: offerings, VP, feathers, roads, knowledge, god cards, khipus, circlets, food, tiles."""
    s = new()
    give_tiles(s, 0, 0, 0, 2, 4, 4, 6, 7, 7, 10)
    s.players[0].khipus, s.players[0].reserve = 2, 8
    give_feathers(s, 0, 1, 2, 3, 4)
    at_people(s)
    assert told(s, "use study 01") == "2 offerings"
    assert told(s, "use study 03") == "then a feather"
    assert told(s, "use study 05") == "then up to 2 knowledge"
    assert told(s, "use study 07") == "then a god card"
    assert told(s, "use study 08") == "one khipu in reserve, then a khipu to the reserve"
    assert told(s, "use study 11") == "then one of 3 tiles up to pips 3"
    s = new()
    give_tiles(s, 0, 13, 13, 15, 17, 20, 21)
    give_feathers(s, 0, 1, 2, 3, 4)
    at_people(s)
    assert told(s, "use farm 02") == "4 VP"
    assert told(s, "use farm 04") == "to O5, khipu worth 5 VP, a free house, orange feather"
    assert told(s, "use farm 06") == "to O3, khipu worth 3 VP, a free house, orange feather"
    assert told(s, "use farm 09") == "then a circlet for 10, 11 VP"
    assert told(s, "use farm 10") == "one food"
    assert told(s, "done") == ""


def test_cards_of_phase_two_tell_what_they_add() -> None:
    """G-01, G-11, E-1: stronger uses, one more use, and what is left to use after one."""
    s = new()
    give_card(s, 0, 1)
    give_card(s, 0, 11)
    give_tiles(s, 0, 0, 1, 12)
    at_people(s)
    assert (
        told(s, "card 01 offering") == "one use of each colour stronger; for an offering; then your study, farm tiles"
    )
    assert told(s, "use study 01") == "one offering, then your farm tiles"
    choose(s, "use study 01")
    assert told(s, "card 11 offering") == "one more study ability; for an offering; then your study, farm tiles"


def test_several_feathers_cards_and_khipus_tell_what_is_still_to_take() -> None:
    """E-3 at strength 2: one, and then another."""
    s = new()
    give_tiles(s, 0, 2, 2)
    at_people(s)
    choose(s, "use study 03")
    assert asked(s) == "ChooseFeather"
    assert told(s, "feather pink") == "pink feather"
    s = new()
    give_tiles(s, 0, 6, 6)
    at_people(s)
    choose(s, "use study 07")
    assert asked(s) == "ChooseGodCard"
    assert told(s, "god viracocha") == "card 08, then a god card"
    s = new()
    give_tiles(s, 0, 7, 7)
    at_people(s)
    choose(s, "use study 08")
    assert asked(s) == "ChooseKhipu"
    assert told(s, "khipu") == "one khipu in reserve"
    assert told(s, "done") == ""


def test_spaces_tell_the_knowledge_and_whom_it_passes() -> None:
    """E-3 ability 05, K-1: on space 2 one passes Ann and Ben on spaces 1 and 2, on space 1 Ann alone."""
    s = new()
    give_tiles(s, 2, 4, 4)
    s.players[1].knowledge, s.players[0].knowledge = 2, 1
    s.ranks = [1, 0, 2, 3]
    at_people(s, 2)
    choose(s, "use study 05")
    assert asked(s) == "ChooseSpaces"
    assert told(s, "advance 2") == "2 knowledge; ahead of Ben, Ann"
    assert told(s, "advance 1") == "1 knowledge, ahead of Ann"


def test_a_good_tells_vp_price_and_the_task_that_it_meets() -> None:
    """U-3: soup one food, 1 VP; jewellery 5 food, 9 VP. S-05 asks for a farm tile and a good."""
    s = new()
    give_task(s, 0, 4)
    give_tiles(s, 0, 12)
    give_card(s, 0, 3)
    s.market[0] = [0, 1, 5]
    s.players[0].food = 5
    at_market(s)
    assert told(s, "buy jewellery") == "9 VP, 1 of 6 goods, meets task S-05, for 5 food, card 03 possible"
    assert told(s, "decline") == ""
    choose(s, "buy jewellery")
    assert asked(s) == "ChooseGoodTwice"
    assert told(s, "card 03 offering") == "9 VP, for an offering"


def test_a_task_tells_its_vp_and_that_a_new_one_follows() -> None:
    """U-4, G-04: 6 VP, or 4 with card 04; discarding brings nothing but the new task."""
    s = new()
    give_card(s, 0, 4)
    give_task(s, 0, 2, 43, 46)
    give_tiles(s, 0, 0, 12)
    s.players[0].food = 4
    at_palace(s)
    assert told(s, "fulfil S-03") == "6 VP, 1 of 9 tasks fulfilled, then a new task"
    assert told(s, "fulfil 38 04 offering") == "4 VP, 1 of 9 tasks fulfilled, for an offering, then a new task"
    s = new()
    give_task(s, 0, 6, 7, 8)
    at_palace(s)
    assert told(s, "discard 01") == "then a new task"


def test_a_new_task_tells_how_far_one_is() -> None:
    """U-4: task 41 asks for 4 offerings, of which everybody has 2."""
    s = new()
    give_task(s, 0, 6, 7, 8)
    s.task_stack = [task for task in s.task_stack if task != 46]
    s.tasks_out = [task for task in s.tasks_out if task != 46]
    s.palace = [*[task for task in s.palace if task != 46][:3], 46]
    at_palace(s)
    choose(s, "discard 01")
    assert asked(s) == "ChooseNewTask"
    assert told(s, "take 41") == "2 still to do"


def test_a_last_task_tells_its_vp_and_the_next_card() -> None:
    """U-6, G-04: 4 VP for each task with a card of its own; the offering paid no longer counts for task 41."""
    s = new()
    give_card(s, 0, 4)
    give_card(s, 0, 4)
    give_task(s, 0, 43, 46, 24)
    s.players[0].food, s.players[0].offerings = 4, 4
    s.round, s.phase, s.turn = 6, PHASE_END, 4
    s.stack = [(FINAL_TASK, 0, 0, 0, 0)]
    refresh(s)
    assert asked(s) == "ChooseFinalTask"
    assert told(s, "fulfil 38 04 offering") == ("4 VP, 1 of 9 tasks fulfilled, task 41 no longer met, for an offering")
    assert told(s, "done") == ""


def test_what_the_next_card_of_a_pile_decides_is_not_told() -> None:
    """G-0, N-3: whether the card turned up next could be used with a medal is hidden, and so is what it would ask."""
    s = new()
    s.people_stacks[0] += s.houses[:6]
    s.houses[:6] = [0, -1, -1, -1, -1, 1]
    for tile in (0, 1):
        s.people_stacks[0].remove(tile)
    s.players[0].inti = 2
    give_task(s, 0, 6)
    show_god(s, 7)
    put_die(s, 1, 0, 1, STUDY)
    at_turn(s, 0, (1,))
    words = {told(s, "die 1 study 07 inti")}
    for card in (13, 14, 15):
        show_god(s, card)
        at_turn(s, 0, (1,))
        words.add(told(s, "die 1 study 07 inti"))
    assert words == {
        "offerings every round, for an Inti medal",
        "for an Inti medal, then a tile up to pips 1",
    }
    s = at_turn(new(), 0, (2,))
    s.players[0].inti = 1
    choose(s, "die 2 exchange")
    for card in (13, 14):
        s.piles[4].remove(card)
        s.piles[4].append(card)
        assert told(s, "god mama-sara") == "card 15"


def test_the_place_of_the_chasqui_does_not_hide_what_it_may_bring() -> None:
    """M-6: a jump away from Cuzco with the right to turn the overlay asks for that first."""
    s = new()
    give_card(s, 0, 14)
    s.players[0].location, s.players[0].may_turn = CUZCO, 1
    at_turn(s, 0, (1,))
    assert told(s, "die 1 stone 14 offering") == "for an offering; then the overlay, then a jump"
