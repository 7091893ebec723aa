"""A new game stands as the rules say, for two, three and four players and whatever the seed."""

from collections import Counter
from itertools import combinations

import pytest

from cuzco_tui.game import BadOptions, IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, new_game, parse_choice, play
from cuzco_tui.games.cuzco.engine.codes import IN_HAND, NO_DIE, TASK_NAMES
from cuzco_tui.games.cuzco.engine.events import OrderDealt, PileReshuffled
from cuzco_tui.games.cuzco.engine.setup import opening_events
from tests.games.cuzco.kit import asked, choose, decider, new, refresh, texts

SEEDS = range(60)
FRESH = {players: [new_game(players, seed) for seed in SEEDS] for players in (2, 3, 4)}
GOODS_IN_BOX = [7, 6, 5, 5, 4, 3]

each_count = pytest.mark.parametrize("players", [2, 3, 4])


def ready(players: int, seed: int) -> State:
    """A game after its set-up choices, always the first option."""
    s = FRESH[players][seed].copy()
    while s.phase == 0:
        play(s, s.options[0])
    return s


def gods_of(hand: list[int]) -> list[int]:
    """The gods of the cards in a hand, or in the discards."""
    return [(card - 1) // 3 for card in range(1, 16) for _ in range(hand[card])]


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_game_for_another_number_of_players_is_refused(players: int) -> None:
    """C-1: two to four players."""
    with pytest.raises(BadOptions, match=f"2 to 4 players, not {players}"):
        new_game(players, 1)


@each_count
def test_the_feather_supply_holds_three_of_each_colour_for_each_player_less_those_dealt(players: int) -> None:
    """N-2 and N-10: three of each colour for each player, of which everybody was dealt one of another colour."""
    for s in FRESH[players]:
        missing = Counter(3 * players - left for left in s.supply)
        assert missing == Counter({1: players, 0: 4 - players})


@each_count
def test_every_first_feather_goes_to_a_slot_of_its_colour_that_the_player_chooses(players: int) -> None:
    """N-10: the slots of one colour belong to two circlets, and the player decides which of them to begin."""
    for seed in SEEDS:
        s = FRESH[players][seed].copy()
        before = s.supply[:]
        colours = set()
        for seat in s.order:
            assert (asked(s), decider(s)) == ("ChooseFeatherSlot", seat)
            player = s.players[seat]
            mask = s.content.masks[player.mask]
            slots = [int(text.removeprefix("slot ")) - 1 for text in texts(s)]
            assert len(slots) == 2
            assert slots[0] // 2 != slots[1] // 2
            assert mask[slots[0]] == mask[slots[1]]
            colours.add(mask[slots[0]])
            assert player.feathers == 0
            choose(s, texts(s)[seed % 2])
            assert player.feathers == 1 << slots[seed % 2]
            assert asked(s) == "ChooseTasksToKeep"
            play(s, s.options[0])
        assert len(colours) == players
        assert s.supply == before == [3 * players - (colour in colours) for colour in range(4)]


def test_chance_deals_every_colour_of_first_feather_to_every_seat() -> None:
    """N-10: the first feather is random."""
    seen = set()
    for seed in SEEDS:
        s = ready(4, seed)
        for seat, player in enumerate(s.players):
            seen.add((seat, s.content.masks[player.mask][player.feathers.bit_length() - 1]))
    assert len(seen) == 16


@each_count
def test_every_pile_lies_shuffled_with_its_top_card_face_up(players: int) -> None:
    """N-3: five piles of one god each, the top card open, the order another one from seed to seed."""
    shown = set()
    for s in FRESH[players]:
        taken = 1 if players == 2 else 2
        for god in range(5):
            kinds = {god * 3 + 1, god * 3 + 2, god * 3 + 3}
            assert len(s.piles[god]) == 12 - taken - 1
            assert set(s.piles[god]) <= kinds
            assert s.face_up[god] in kinds
        shown |= set(s.face_up)
    assert shown == set(range(1, 16))
    assert len({tuple(s.piles[0]) for s in FRESH[players]}) > 50


def test_an_exhausted_pile_is_made_anew_from_the_discards_of_its_god_alone() -> None:
    """N-3: the discarded cards of that god are shuffled and the top one is turned up; other discards stay."""
    s = new()
    while s.piles[1]:
        s.discards[s.piles[1].pop()] += 1
    discarded = sum(s.discards[4:7])
    others = s.discards[:4] + s.discards[7:]
    log = choose(s, "die 6 exchange", "god mama-quilia")
    assert PileReshuffled(1, discarded) in log
    assert s.players[0].hand[6] == 1
    assert sum(s.discards[4:7]) == 0
    assert s.discards[:4] + s.discards[7:] == others
    assert s.face_up[1] in (4, 5, 6)
    assert len(s.piles[1]) == discarded - 1


def test_a_pile_made_anew_is_shuffled() -> None:
    """N-3: what comes up first depends on chance, not on the cards' numbers."""
    turned_up = set()
    for seed in range(30):
        s = new(seed=seed)
        while s.piles[1]:
            s.discards[s.piles[1].pop()] += 1
        choose(s, "die 6 exchange", "god mama-quilia")
        turned_up.add(s.face_up[1])
    assert turned_up == {4, 5, 6}


def test_a_pile_without_cards_and_discards_stays_empty_until_a_card_is_discarded() -> None:
    """N-3: nothing can be taken from it meanwhile, and the first discarded card is the new pile."""
    s = new()
    s.players[1].hand[4] += s.piles[1].count(4) + s.discards[4]
    s.players[1].hand[5] += s.piles[1].count(5) + s.discards[5]
    s.players[1].hand[6] += s.piles[1].count(6) + s.discards[6]
    s.piles[1] = []
    s.discards[4:7] = [0, 0, 0]
    choose(s, "die 6 exchange", "god mama-quilia")
    assert s.face_up[1] == 0
    assert "god mama-quilia" not in texts(s)
    assert "god iliapa" in texts(s)
    choose(s, "vp", "vp", "vp", "vp")
    assert decider(s) == 1
    s.dice_at[0] = 4
    refresh(s)
    choose(s, "card 06 offering")
    assert s.face_up[1] == 6
    assert (s.piles[1], s.discards[4:7]) == ([], [0, 0, 0])


@each_count
def test_six_study_and_six_farm_tiles_lie_beside_the_pips(players: int) -> None:
    """N-4: one study and one farm tile beside each of the pips 1 to 6, from shuffled stacks."""
    games = [new_game(players, seed) for seed in range(200)]
    for s in games:
        assert len(s.houses) == 12
        assert all(0 <= tile < 12 for tile in s.houses[:6])
        assert all(12 <= tile < 24 for tile in s.houses[6:])
        assert [len(stack) for stack in s.people_stacks] == [30, 30]
        assert sum(s.people_discards) == 0
    assert {s.houses[0] for s in games} == set(range(12))
    assert {s.houses[11] for s in games} == set(range(12, 24))


@each_count
def test_six_inti_lie_on_the_temple_and_everybody_has_one(players: int) -> None:
    """N-5: the rest is out of the game."""
    s = FRESH[players][0]
    assert s.temple_inti == 6
    assert [player.inti for player in s.players] == [1] * players
    assert s.inti_out == 4 - players


@pytest.mark.parametrize(("players", "size", "removed"), [(2, 4, 1), (3, 4, 1), (4, 5, 0)])
def test_six_market_rows_hold_the_goods_for_that_many_players(players: int, size: int, removed: int) -> None:
    """N-6: rows of five with four players; otherwise rows of four without one good of each kind."""
    for s in FRESH[players]:
        assert [len(row) for row in s.market] == [size] * 6
        assert Counter(good for row in s.market for good in row) == {
            good: count - removed for good, count in enumerate(GOODS_IN_BOX)
        }
        assert s.goods_out == [removed] * 6
    assert len({tuple(s.market[0]) for s in FRESH[players]}) > 30


@each_count
def test_two_tasks_more_than_players_lie_in_the_palace(players: int) -> None:
    """N-7: normal tasks only, at random."""
    games = [new_game(players, seed) for seed in range(200)]
    for s in games:
        assert len(set(s.palace)) == len(s.palace) == players + 2
        assert all(TASK_NAMES[task].isdigit() for task in s.palace)
    assert {task for s in games for task in s.palace} == set(range(6, 61))


@each_count
def test_order_tokens_are_random_and_bring_start_vp_and_the_place_in_the_knowledge_stack(players: int) -> None:
    """N-8: 0, 1, 2 and 3 VP for the tokens 1 to 4; all markers on space 0, token 1 on top."""
    for s in FRESH[players]:
        assert sorted(s.order) == list(range(players))
        assert [s.players[seat].score for seat in s.order] == [0, 1, 2, 3][:players]
        assert [player.knowledge for player in s.players] == [0] * players
        assert s.ranks == s.order
        assert opening_events(s)[0] == OrderDealt(tuple(s.order))
    assert len({tuple(s.order) for s in FRESH[players]}) >= {2: 2, 3: 6, 4: 18}[players]


@each_count
def test_masks_are_dealt_at_random_one_each(players: int) -> None:
    """N-9: no two players share a mask, and the four differ in the order of their colours."""
    for s in FRESH[players]:
        assert len({player.mask for player in s.players}) == players
    assert {s.players[0].mask for s in FRESH[players]} == {0, 1, 2, 3}
    masks = FRESH[players][0].content.masks
    assert len(set(masks)) == 4
    for mask in masks:
        assert sorted(mask[::3]) == [0, 1, 2, 3]
        assert all(mask[slot] == mask[slot // 3 * 3] for slot in range(12))


@each_count
def test_everybody_starts_with_the_same_possessions(players: int) -> None:
    """N-10: 2 offerings, 1 Inti, khipus on ten of twelve houses, nothing delivered, the chasqui on Cuzco."""
    s = ready(players, 5)
    for player in s.players:
        assert (player.offerings, player.inti, player.food) == (2, 1, 0)
        assert (player.khipus, player.reserve, player.delivered, player.tiles) == (10, 0, 0, [])
        assert player.feathers.bit_count() == 1
        assert (player.circlets, player.location) == (0, 12)
        assert (player.goods, player.fulfilled) == ([0] * 6, [])
    assert s.villages == [0] * 12
    assert s.temple == [-1] * 6


def test_exactly_two_houses_are_free_for_tiles_at_the_start() -> None:
    """N-10: the two houses above the khipus are empty, so two tiles find room and a third does not."""
    s = new()
    play(s, parse_choice("die 6 study"))
    play(s, parse_choice("tile study 6"))
    for _ in range(3):
        play(s, parse_choice("die 4 points"))
    play(s, parse_choice("die 5 farm"))
    play(s, parse_choice("tile farm 5"))
    for _ in range(3):
        play(s, parse_choice("die 5 points"))
    assert decider(s) == 0
    s.lowest = [NO_DIE] * 8
    refresh(s)
    assert not {"die 4 study", "die 4 farm"} & set(texts(s))


@each_count
def test_everybody_keeps_two_of_four_normal_tasks_beside_a_start_task(players: int) -> None:
    """N-11: every pair of the four may be kept; the other two and the undealt start tasks leave the game."""
    for seed in SEEDS:
        s = FRESH[players][seed].copy()
        starts = [player.tasks for player in s.players]
        assert all(len(tasks) == 1 and tasks[0] < 6 for tasks in starts)
        offers = [player.offer[:] for player in s.players]
        drawn = [task for offer in offers for task in offer]
        assert [len(offer) for offer in offers] == [4] * players
        assert len(set(drawn)) == 4 * players
        assert not set(drawn) & set(s.palace)
        assert min(drawn) >= 6
        undealt = set(range(6)) - {tasks[0] for tasks in starts}
        assert len(undealt) == 6 - players
        refused = set()
        for seat in s.order:
            play(s, s.options[0])
            offer = [TASK_NAMES[task] for task in offers[seat]]
            assert {frozenset(text.split()[1:]) for text in texts(s)} == set(map(frozenset, combinations(offer, 2)))
            keep = texts(s)[seed % 6]
            choose(s, keep)
            player = s.players[seat]
            assert [TASK_NAMES[task] for task in player.tasks[1:]] == keep.split()[1:]
            assert player.offer == []
            refused |= set(offers[seat]) - set(player.tasks)
        gone = s.tasks_out + [task for player in s.players for task in player.unkept]
        assert sorted(gone) == sorted(undealt | refused)
        assert len(s.task_stack) == 55 - 4 * players - (players + 2)


def test_a_pair_of_tasks_that_was_not_drawn_cannot_be_kept() -> None:
    """N-11: one keeps two of one's own four."""
    s = FRESH[4][0].copy()
    play(s, s.options[0])
    own, foreign = s.players[s.order[0]].offer[0], s.players[s.order[1]].offer[0]
    first, second = sorted((own, foreign))
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice(f"keep {TASK_NAMES[first]} {TASK_NAMES[second]}"))


def test_every_start_task_reaches_every_seat() -> None:
    """N-11: start tasks are dealt at random."""
    assert {(seat, s.players[seat].tasks[0]) for s in FRESH[4] for seat in range(4)} == {
        (seat, task) for seat in range(4) for task in range(6)
    }


@each_count
def test_everybody_is_dealt_two_god_cards_of_different_gods(players: int) -> None:
    """N-12: two cards each, never two of one god, and over many games every pair of gods."""
    pairs = set()
    for s in FRESH[players]:
        for player in s.players:
            gods = gods_of(player.hand)
            assert len(gods) == 2
            assert gods[0] != gods[1]
            pairs.add(tuple(gods))
    assert pairs == set(combinations(range(5), 2))


@pytest.mark.parametrize(("players", "of_each_god", "left"), [(2, 1, 1), (3, 2, 4), (4, 2, 2)])
def test_the_god_cards_not_dealt_lie_on_the_discard_pile(players: int, of_each_god: int, left: int) -> None:
    """N-12: two cards of each god are dealt from (one with two players), and what remains is discarded."""
    for s in FRESH[players]:
        used = gods_of(s.discards)
        assert len(used) == left
        for player in s.players:
            used += gods_of(player.hand)
        assert Counter(used) == dict.fromkeys(range(5), of_each_god)


def test_all_copies_of_a_card_can_be_dealt_and_held() -> None:
    """N-12: over many games every one of the fifteen cards is dealt."""
    assert {card for s in FRESH[4] for player in s.players for card in range(1, 16) if player.hand[card]} == set(
        range(1, 16)
    )


@pytest.mark.parametrize(
    ("players", "shared"),
    [
        (4, []),
        (3, [("stone", "rope")]),
        (2, [("stone", "rope"), ("study", "farm")]),
    ],
)
def test_a_die_blocks_only_the_actions_of_its_own_space(players: int, shared: list[tuple[str, str]]) -> None:
    """N-13: with three players one space serves both kinds of road, with two also study and farm."""
    actions = ["stone", "rope", "study", "farm", "exchange", "temple", "headdress"]
    for action in actions:
        s = new(players)
        for player in s.players:
            player.feathers = 0xFFF
        s.dice = [5, 5, 5] * players
        refresh(s)
        assert {f"die 5 {name}" for name in actions} <= set(texts(s))
        space = s.content.spaces[players - 2][actions.index(action)]
        s.dice[3:5] = [5, 5]
        s.dice_at[3] = space
        s.lowest[space] = 5
        refresh(s)
        together = {action} | {name for pair in shared if action in pair for name in pair}
        assert {name for name in actions if f"die 5 {name}" not in texts(s)} == together
        assert "die 5 points" in texts(s)


@pytest.mark.parametrize(("players", "ones", "twos"), [(2, 6, 1), (3, 9, 2), (4, 12, 3)])
def test_the_pututu_supply_depends_on_the_number_of_players(players: int, ones: int, twos: int) -> None:
    """N-14 and C-8: 12 and 3, 9 and 2, or 6 and 1; nobody owns any before the first roll."""
    s = new_game(players, 3, pututu=True)
    assert s.pututu_supply == [ones, twos]
    assert all(player.pututu_one == player.pututu_two == 0 for player in s.players)


@each_count
def test_without_the_module_there_are_no_pututus(players: int) -> None:
    """C-8 and N-14: the module is optional."""
    for seed in SEEDS:
        s = ready(players, seed)
        assert s.pututu_supply == [0, 0]
        assert all(player.pututu_one == player.pututu_two == 0 for player in s.players)


@each_count
def test_set_up_choices_are_made_in_order_and_then_the_first_round_begins(players: int) -> None:
    """N-10 and N-11: slot and tasks in the order of the tokens, then everybody has rolled for round 1."""
    for seed in SEEDS:
        s = FRESH[players][seed].copy()
        sequence = []
        while s.phase == 0:
            sequence.append((decider(s), asked(s)))
            play(s, s.options[-1])
        assert sequence == [
            (seat, question) for seat in s.order for question in ("ChooseFeatherSlot", "ChooseTasksToKeep")
        ]
        assert (s.round, s.phase, decider(s)) == (1, 1, s.order[0])
        assert s.dice_at == [IN_HAND] * (3 * players)
