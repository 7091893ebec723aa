"""Advice: the bot that is asked advises what it would do itself."""

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.advice import ADVISER, advise
from cuzco_tui.games.cuzco.engine import apply, new_game
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.view import view_of


def test_the_best_advice_is_what_the_bot_does_and_the_others_follow_by_their_worth() -> None:
    game = find_game("cuzco")
    bot = game.make_bot(ADVISER, 1)
    s = new_game(3, 4, pututu=True)
    asked = 0
    while s.options:
        decision = game.decision(s)
        assert decision is not None
        view = view_of(s, decision.seat)
        advice = advise(view, decision.seat)
        chosen = bot(view, decision, ThinkingClock())
        assert advice.ranked[0].option == chosen
        worths = [priced.worth for priced in advice.ranked]
        assert worths == sorted(worths, reverse=True)
        assert sorted(priced.option for priced in advice.ranked) == list(range(len(s.options)))
        assert advice.matters in (*ACTION_NAMES, *DECISION_NAMES, "")
        asked += 1
        apply(s, s.options[chosen])
    assert asked > 100
