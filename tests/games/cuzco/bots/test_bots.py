"""The bots finish games, stay within the options, and the greedy one knows what things are worth."""

from typing import Any

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import BadOptions, Decision, Standing
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots import make_bot
from cuzco_tui.games.cuzco.bots.greedy import greedy_bot, price
from cuzco_tui.games.cuzco.bots.worth import Worth
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.choices import parse_choice
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.kit import asked, at_market, at_palace, at_people, at_turn, choose, give_feathers, give_task, new
from tests.long_runs import usual_first

GAME = find_game("cuzco")
CLOCK = ThinkingClock()


def play_out(bots: list[str], seed: int, **options: Any) -> tuple[list[Standing], list[str]]:
    """Let bots play a whole game through the house's interface."""
    state = GAME.make(len(bots), seed, options, GAME.load_content(None))
    players = [GAME.make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    chosen: list[str] = []
    while decision := GAME.decision(state):
        index = players[decision.seat](GAME.view(state, decision.seat), decision, CLOCK)
        assert 0 <= index < len(decision.options)
        chosen.append(decision.options[index].text)
        GAME.apply(state, decision.options[index])
    return GAME.ranking(state), chosen


def picks(s: State) -> str:
    """The text of what the greedy bot takes now."""
    seat = s.stack[-1][1]
    decision = Decision(seat, asked(s), s.options)
    return s.options[greedy_bot(view_of(s, seat), decision, CLOCK)].text


@pytest.mark.parametrize(
    "bots", [["greedy", "random"], ["greedy"] * 3, ["planner", "random"], ["random", "greedy", "random", "greedy"]]
)
@pytest.mark.parametrize("options", [{}, {"pututu": True}, {"temple": "exact"}])
@pytest.mark.parametrize("games", usual_first([2, 4], 1))
def test_bots_finish_whole_games(bots: list[str], options: dict[str, Any], games: int) -> None:
    """Every decision that comes up is answered, for all player counts and table options."""
    for seed in range(games):
        ranking, _ = play_out(bots, seed, **options)
        assert sorted(standing.seat for standing in ranking) == list(range(len(bots)))
        assert [standing.score for standing in ranking] == sorted((s.score for s in ranking), reverse=True)


def test_greedy_beats_random_by_far() -> None:
    """In forty games greedy never loses to random and scores more than twice as much."""
    totals = [0, 0]
    for seed in range(40):
        ranking, _ = play_out(["greedy", "random"], seed, pututu=seed % 2 == 0)
        assert ranking[0].seat == 0
        for standing in ranking:
            totals[standing.seat] += standing.score
    assert totals[0] > 2 * totals[1]


def test_the_same_seed_makes_the_same_bot_choices() -> None:
    """A game of bots can be repeated to the letter."""
    assert play_out(["greedy", "random", "random"], 5) == play_out(["greedy", "random", "random"], 5)
    assert play_out(["random", "random"], 5)[1] != play_out(["random", "random"], 6)[1]


def test_greedy_never_changes_the_view_it_is_shown() -> None:
    """A bot that thinks leaves no traces."""
    s = new()
    before = view_of(s, 0).to_data()
    view = view_of(s, 0)
    greedy_bot(view, Decision(0, asked(s), s.options), CLOCK)
    assert view.to_data() == before


def test_greedy_activates_a_ready_circlet() -> None:
    """Fifteen VP and a fire trial are more than all that is left in a last round without a priest."""
    s = new()
    s.round = 6
    s.players[0].priests = 0
    give_feathers(s, 0, 11, 12)
    at_turn(s, 0, (6, 5, 1))
    assert picks(s) == "die 6 headdress"


def test_greedy_buys_and_fulfils_what_scores() -> None:
    """The dearest affordable good in the last round, and a task rather than nothing."""
    s = new()
    s.round = 6
    s.players[0].food = 5
    s.market[5] = [0, 1, 5]
    at_market(s, 0)
    assert picks(s) == "buy jewellery"
    s = new()
    give_task(s, 0, 43, 46, 45)
    s.players[0].food = 5
    s.players[0].offerings = 4
    at_palace(s, 0)
    assert picks(s).startswith("fulfil")


def test_greedy_uses_an_ability_rather_than_nothing() -> None:
    """A use that costs nothing is not left lying."""
    s = new()
    s.players[0].tiles = [1, 13]
    at_people(s, 0)
    assert picks(s).startswith("use ")


def test_prices_move_with_the_round_and_the_tasks() -> None:
    """A feather towards a task is dearer than one without, and a village's VP count more when no rival can cover it."""
    s = new()
    plain = Worth(view_of(s, 0), 0).feather(2)
    give_task(s, 0, 6, 37, 45)
    assert Worth(view_of(s, 0), 0).feather(2) > plain
    early = Worth(view_of(s, 0), 0)
    s.round = 6
    late = Worth(view_of(s, 0), 0)
    assert late.offering() < early.offering()


def test_a_choice_of_every_kind_has_a_price() -> None:
    """Declining is worth nothing, a point one, and a fulfilled task much."""
    s = new()
    choose(s, "die 4 exchange")
    view = view_of(s, 0)
    worth = Worth(view, 0)
    assert price(worth, parse_choice("done"), view) == 0.0
    assert price(worth, parse_choice("vp"), view) == 1.0
    assert price(worth, parse_choice("fulfil 01"), view) > price(worth, parse_choice("fulfil 01 04 inti"), view)


def test_an_unknown_bot_gets_one_sentence() -> None:
    """The sentence names the bots there are."""
    with pytest.raises(
        BadOptions, match=r"no bot called 'clever'; the bots are: master, planner, greedy, easy, random\."
    ):
        make_bot("clever", 1)
