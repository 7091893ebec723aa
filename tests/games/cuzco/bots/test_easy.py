"""The easy bot makes the mistakes of a first game, the same ones for the same seed, and plays sensibly otherwise."""

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Decision
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.easy import ALIKE, FIRST_GAME, EasyBot, FirstGameWorth, takes_a_card
from cuzco_tui.games.cuzco.bots.greedy import price
from cuzco_tui.games.cuzco.bots.worth import Worth
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.bots.test_bots import play_out
from tests.games.cuzco.kit import asked, at_market, at_people, at_turn, give_feathers, give_task, new

GAME = find_game("cuzco")
CLOCK = ThinkingClock()
SEEDS = range(20)


def picks(s: State) -> list[str]:
    """The texts of what easy bots of several seeds take now."""
    seat = s.stack[-1][1]
    decision = Decision(seat, asked(s), s.options)
    return [s.options[EasyBot(seed)(view_of(s, seat), decision, CLOCK)].text for seed in SEEDS]


def test_easy_stands_between_random_and_greedy() -> None:
    """It beats random and loses to greedy nearly always, by far in VP."""
    totals = {"random": 0, "easy": 0, "greedy": 0}
    for seed in range(12):
        names = ["random", "easy", "greedy"][seed % 3 :] + ["random", "easy", "greedy"][: seed % 3]
        ranking, _ = play_out(names, seed, pututu=seed % 2 == 0)
        for standing in ranking:
            totals[names[standing.seat]] += standing.score
    assert totals["random"] * 3 < totals["easy"] * 2
    assert totals["easy"] * 5 < totals["greedy"] * 4


def test_the_same_seed_makes_the_same_mistakes() -> None:
    """A game of easy bots can be repeated to the letter, and another seed makes another one."""
    assert play_out(["easy", "easy"], 5) == play_out(["easy", "easy"], 5)
    s = new()
    assert len(set(picks(s))) > 1


def test_easy_likes_to_begin_with_its_highest_die() -> None:
    """Where two dice do the same, the higher one mostly goes first."""
    s = new()
    give_feathers(s, 0, 1, 2)
    at_turn(s, 0, (6, 5, 1))
    chosen = picks(s)
    assert chosen.count("die 6 headdress") > chosen.count("die 5 headdress")


def test_easy_sees_a_task_only_when_one_thing_is_missing() -> None:
    """What is further off than the next step adds nothing."""
    s = new()
    give_task(s, 0, 6, 37, 45)
    view = view_of(s, 0)
    far = FirstGameWorth(view, 0, FIRST_GAME)
    assert all(row.need - have > 1 for row, have in far.tasks if "feather" in row.kind)
    assert far.feather(2) == FirstGameWorth(view_of(new(), 0), 0, FIRST_GAME).feather(2)
    assert Worth(view, 0).feather(2) > Worth(view_of(new(), 0), 0).feather(2)


def test_easy_forgets_its_cards_for_whole_rounds_but_not_always() -> None:
    """Some bots think of a card that others of them overlook."""
    game = [play_out(["easy", "easy", "easy"], seed)[1] for seed in range(4)]
    by_easy = sum(text.startswith("card ") for chosen in game for text in chosen)
    by_greedy = sum(
        text.startswith("card ") for seed in range(4) for text in play_out(["greedy", "greedy", "greedy"], seed)[1]
    )
    assert 0 < by_easy < by_greedy


def test_easy_buys_what_shows_most_vp_whatever_it_costs() -> None:
    """In the first market it spends all its food on the dearest good."""
    s = new()
    s.players[0].food = 5
    s.market[0] = [0, 1, 5]
    at_market(s, 0)
    assert set(picks(s)) == {"buy jewellery"}


def test_easy_never_takes_what_looks_much_worse_to_itself() -> None:
    """Its mistakes are those of somebody who wavers between moves that look alike."""
    state = GAME.make(3, 4, {}, GAME.load_content(None))
    bots = [EasyBot(seat) for seat in range(3)]
    while decision := GAME.decision(state):
        view = GAME.view(state, decision.seat)
        index = bots[decision.seat](view, decision, CLOCK)
        worth = FirstGameWorth(view, decision.seat, FIRST_GAME)
        prices = [price(worth, option, view) for option in decision.options]
        plain = [each for each, option in zip(prices, decision.options, strict=True) if not takes_a_card(option)]
        assert not plain or prices[index] >= max(plain) - ALIKE
        GAME.apply(state, decision.options[index])


def test_easy_uses_its_people_rather_than_nothing() -> None:
    """A use that costs nothing is not left lying."""
    s = new()
    s.players[0].tiles = [1, 13]
    at_people(s, 0)
    assert sum(text.startswith("use ") for text in picks(s)) > len(SEEDS) / 2
