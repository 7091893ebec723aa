"""Caral's bots finish games, stay within the options, and the one with rules of thumb knows what things are worth."""

from typing import Any

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import BadOptions, Decision, Standing
from cuzco_tui.games.caral.bots import make_bot
from cuzco_tui.games.caral.bots.prices import Worth
from cuzco_tui.games.caral.bots.thumb import ThumbBot, price
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.decisions import CARDS_FOR_MOVE, DECISION_NAMES
from cuzco_tui.games.caral.engine.flow import pending_options
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.game import Caral
from tests.games.caral.helpers import ALL_MODULES, architect, at_turn, finish_others, give, new, options_of, visit
from tests.long_runs import usual_first

GAME = Caral()
CLOCK = ThinkingClock()
EVERYTHING = dict.fromkeys(ALL_MODULES, True)


def play_out(bots: list[str], seed: int, **options: Any) -> tuple[list[Standing], list[str]]:
    """Let bots play a whole game through the house's interface."""
    state = GAME.make(len(bots), seed, options, GAME.load_content(None))
    players = [make_bot(name, seed + seat) for seat, name in enumerate(bots)]
    chosen: list[str] = []
    while decision := GAME.decision(state):
        index = players[decision.seat](GAME.view(state, decision.seat), decision, CLOCK)
        assert 0 <= index < len(decision.options)
        chosen.append(decision.options[index].text)
        GAME.apply(state, decision.options[index])
    return GAME.ranking(state), chosen


def picks(s: State) -> str:
    """The text of what the bot with rules of thumb takes now."""
    seat = s.stack[-1][1]
    decision = Decision(seat, DECISION_NAMES[s.stack[-1][0]], s.options)
    return s.options[ThumbBot()(view_of(s, seat), decision, CLOCK)].text


@pytest.mark.parametrize("bots", [["thumb", "random"], ["thumb"] * 3, ["random", "thumb", "random", "thumb"]])
@pytest.mark.parametrize("options", [{}, EVERYTHING])
@pytest.mark.parametrize("games", usual_first([2, 6], 1))
def test_bots_finish_whole_games(bots: list[str], options: dict[str, Any], games: int) -> None:
    """CZ-1: every decision that comes up is answered, for all player counts and modules."""
    for seed in range(games):
        ranking, _ = play_out(bots, seed, max_years=8, **options)
        assert sorted(standing.seat for standing in ranking) == list(range(len(bots)))


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_thumb_beats_random_by_far(options: dict[str, Any]) -> None:
    """In ten games it never loses to random, and has more than twice as much fame."""
    totals = [0, 0]
    for seed in range(10):
        ranking, _ = play_out(["thumb", "random"], seed, max_years=6, **options)
        assert ranking[0].seat == 0
        for standing in ranking:
            totals[standing.seat] += standing.score
    assert totals[0] > 2 * totals[1]


def test_the_same_seed_makes_the_same_choices() -> None:
    """A game of bots can be repeated to the letter."""
    bots = ["thumb", "random", "random"]
    assert play_out(bots, 5, max_years=4) == play_out(bots, 5, max_years=4)
    assert play_out(["random", "random"], 5, max_years=2)[1] != play_out(["random", "random"], 6, max_years=2)[1]


def test_thumb_never_changes_the_view_it_is_shown() -> None:
    """A bot that thinks leaves no traces."""
    s = new()
    view = view_of(s, 0)
    before = view.to_data()
    ThumbBot()(view, Decision(0, view.kind, s.options), CLOCK)
    assert view.to_data() == before


def test_thumb_finishes_a_pyramid_that_misses_one_level() -> None:
    """CB-5: ten fame at the end and three at once are more than a card or an alpaca."""
    s = new()
    site = s.content.index_of["site-17"]
    for size in (4, 3, 2):
        s.levels[size - 1] -= 1
    s.built[site] = 4
    s.players[0].stones = 1
    at_turn(s, 0, figure="quarry-2")
    assert picks(s) == "move site-17"


def test_thumb_fetches_stones_before_it_goes_to_build() -> None:
    """CA-6: without a stone nothing can be built."""
    s = new()
    s.players[0].workers[1] += 2
    s.players[0].carali -= 2
    at_turn(s, 0, figure="village-2")
    assert picks(s) == "move quarry-2"


def test_thumb_keeps_pairs_when_it_pays_for_a_move() -> None:
    """CM-11: of the cards that a move may cost the single one goes."""
    s = new()
    give(s, 0, stone=2, fish=1, alpaca=2)
    at_turn(s, 0, figure="market-2")
    s.stack[-1] = (CARDS_FOR_MOVE, 0, 1, s.content.index_of["centre"], 5)
    s.options = pending_options(s)
    assert picks(s) == "discard 1 fish"


def test_thumb_places_no_builder_behind_the_architect_in_the_last_year() -> None:
    """CE-1, CA-2: nothing is built there any more; ahead of him there may be."""
    s = new(3)
    architect(s, "village-2")
    visit(s, "village-2")
    assert picks(s).startswith("builder")
    finish_others(s, 7)
    visit(s, "village-2")
    behind = [f"builder {place}" for place in options_of(s, "builder") if s.content.index_of[place] < s.architect]
    worth = Worth(view_of(s, 0), 0)
    assert behind
    assert {price(worth, parse_choice(text)) for text in behind} == {0.0}
    assert picks(s) not in behind
    architect(s, "village-3")
    visit(s, "village-3")
    assert Worth(view_of(s, 0), 0).new_site() == 0.0, "no village is worth a visit for a builder then"


def test_an_unknown_bot_gets_one_sentence() -> None:
    """The sentence names the bots there are."""
    with pytest.raises(BadOptions, match=r"no bot called 'clever'; the bots are: .*thumb, random\."):
        make_bot("clever", 1)
