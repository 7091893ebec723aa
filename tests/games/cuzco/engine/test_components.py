"""The pieces of the box are all in the game, and only those that the rules call limited run out."""

import random
from collections import Counter

import pytest

from cuzco_tui.games.cuzco.engine import new_game, play
from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES, GOOD_NAMES, TASK_NAMES
from cuzco_tui.games.cuzco.engine.events import (
    Event,
    GameEnded,
    IntiGained,
    IntiRemoved,
    PhaseStarted,
    RoundEnded,
    RoundStarted,
)
from tests.games.cuzco.kit import at_people, choose, decider, give_feathers, give_tiles, new, refresh, texts

CARDS_OF = [
    ("iliapa", {1, 2, 3}),
    ("mama-quilia", {4, 5, 6}),
    ("viracocha", {7, 8, 9}),
    ("pacha-mama", {10, 11, 12}),
    ("mama-sara", {13, 14, 15}),
]

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def random_game(players: int, seed: int) -> list[Event]:
    """Play a whole game by chance and give all that happened."""
    chance = random.Random(seed)
    s = new_game(players, seed)
    log: list[Event] = []
    s.log = log
    while s.options:
        play(s, chance.choice(s.options))
    return log


@each_count
def test_a_game_has_six_rounds_of_three_phases(players: int) -> None:
    """C-1: phases I, II and III in each of six rounds, then the end."""
    log = random_game(players, 11)
    course = [
        event.round if isinstance(event, RoundStarted) else f"phase {event.phase}"
        for event in log
        if isinstance(event, RoundStarted | PhaseStarted)
    ]
    expected: list[object] = []
    for number in range(1, 7):
        expected += [number, "phase 1", "phase 2", "phase 3"]
    assert course == [*expected, "phase 4"]
    assert [event.round for event in log if isinstance(event, RoundEnded)] == [1, 2, 3, 4, 5]
    assert isinstance(log[-1], GameEnded)
    assert sorted(log[-1].ranking) == list(range(players))


@each_count
def test_there_are_sixty_god_cards_four_of_each_ability(players: int) -> None:
    """C-2: five gods with three abilities each, four copies."""
    s = new_game(players, 2)
    cards = [card for pile in s.piles for card in pile] + s.face_up
    for holder in (s.discards, *(player.hand for player in s.players)):
        cards += [card for card in range(1, 16) for _ in range(holder[card])]
    assert Counter(cards) == dict.fromkeys(range(1, 16), 4)


@pytest.mark.parametrize(("god", "cards"), CARDS_OF)
def test_the_pile_of_a_god_holds_its_three_abilities(god: str, cards: set[int]) -> None:
    """C-2: Iliapa 01-03, Mama Quilia 04-06, Viracocha 07-09, Pacha Mama 10-12, Mama Sara 13-15."""
    s = new()
    place = GOD_NAMES.index(god)
    assert {*s.piles[place], s.face_up[place]} == cards
    shown = s.face_up[place]
    choose(s, "die 6 exchange", f"god {god}")
    assert s.players[0].hand[shown] == 1
    assert sum(s.players[0].hand) == 1


@each_count
def test_there_are_three_study_and_three_farm_tiles_of_each_ability(players: int) -> None:
    """C-3: 36 study and 36 farm tiles, twelve abilities in three copies."""
    s = new_game(players, 2)
    assert Counter([*s.people_stacks[0], *s.houses[:6]]) == dict.fromkeys(range(12), 3)
    assert Counter([*s.people_stacks[1], *s.houses[6:]]) == dict.fromkeys(range(12, 24), 3)


@each_count
def test_there_are_six_start_tasks_and_fifty_five_normal_ones(players: int) -> None:
    """C-4: every task exists once."""
    s = new_game(players, 2)
    tasks = s.task_stack + s.palace + s.tasks_out
    for player in s.players:
        tasks += player.tasks + player.offer
    assert sorted(tasks) == list(range(61))
    assert [name for name in TASK_NAMES if name.startswith("S-")] == [f"S-0{number}" for number in range(1, 7)]
    assert TASK_NAMES[6:] == tuple(f"{number:02}" for number in range(1, 56))


def test_there_are_thirty_goods_of_six_kinds() -> None:
    """C-5: 7 soup, 6 clothes, 5 bowl, 5 decanter, 4 tools, 3 jewellery."""
    goods = Counter(GOOD_NAMES[good] for row in new_game(4, 2).market for good in row)
    assert goods == {"soup": 7, "clothes": 6, "bowl": 5, "decanter": 5, "tools": 4, "jewellery": 3}


def test_offerings_and_food_do_not_run_out() -> None:
    """C-6: the 30 offerings and 36 food of the box are no limit."""
    s = new()
    s.players[1].offerings = 40
    s.players[1].food = 50
    give_tiles(s, 0, 0, 21)
    at_people(s, 0)
    choose(s, "use study 01", "use farm 10")
    assert (s.players[0].offerings, s.players[0].food) == (3, 1)


def test_feathers_suffice_for_every_slot_of_every_mask() -> None:
    """C-6 and N-2: the supply is empty exactly when all masks are full, so nobody can miss a feather."""
    s = new(2)
    for seat in (0, 1):
        give_feathers(s, seat, *range(1, 13))
    assert s.supply == [0, 0, 0, 0]
    s = new(4)
    for seat in (1, 2, 3):
        give_feathers(s, seat, *range(1, 13))
    refresh(s)
    assert s.supply == [3, 3, 3, 3]
    choose(s, "die 6 exchange", "feather pink")
    assert s.supply == [3, 3, 3, 2]


@each_count
def test_inti_medals_come_to_an_end(players: int) -> None:
    """C-6: six rounds use up the six medals of the temple; there are ten in all."""
    chance = random.Random(5)
    s = new_game(players, 9)
    log: list[Event] = []
    s.log = log
    while s.options:
        play(s, chance.choice(s.options))
    assert sum(isinstance(event, IntiGained | IntiRemoved) for event in log) == 6
    assert s.temple_inti == 0
    assert s.inti_out + sum(player.inti for player in s.players) == 10


@each_count
def test_every_player_has_the_pieces_of_one_colour(players: int) -> None:
    """C-7: ten khipus, six circlets, four priests, three dice and one chasqui."""
    s = new(players)
    assert len(s.players) == players
    for player in s.players:
        assert (player.khipus, player.priests, player.circlets, player.location) == (10, 4, 0, 12)
    assert len(s.dice) == 3 * players


@pytest.mark.parametrize(("circlet", "vp"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_a_circlet_is_worth_one_vp_less_than_its_pips(circlet: int, vp: int) -> None:
    """C-7: six circlets of 1 to 6 pips for 0 to 5 VP, here on top of the 10 VP of round 1."""
    s = new()
    give_feathers(s, 0, 2 * circlet - 1, 2 * circlet)
    refresh(s)
    before = s.players[0].score
    choose(s, "die 6 headdress")
    assert s.players[0].score == before + 10 + vp
    assert decider(s) == 0
    assert "offering" in texts(s)
