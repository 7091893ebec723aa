"""How much a person must listen to in a whole game: the goals of the brief and of the normal way."""

from statistics import median

import pytest
from keyboard import CUZCO, Keys, console_for, new_table, play_session

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.table.table import Table


def heard_in_a_game(detail: str, seed: int) -> list[str]:
    """Play a whole game as the best bot would, and give what was said before each decision."""
    table: Table = new_table("Ann", "Bot", "Bot C", seed=seed)
    bot = CUZCO.make_bot("greedy", seed)

    def answer() -> str:
        decision = table.decision
        assert decision is not None
        return decision.options[bot(table.view(decision.seat), decision, ThinkingClock())].text

    keys = Keys([answer] * 300)
    console = console_for(keys)
    console.detail, console.width = detail, 80
    play_session(table, console)
    assert table.finished
    return keys.heard


@pytest.mark.parametrize(("detail", "lines", "words"), [("brief", 7, 45), ("normal", 9, 60)])
def test_a_decision_takes_few_lines_and_words(detail: str, lines: int, words: int) -> None:
    heard = heard_in_a_game(detail, seed=7)
    assert len(heard) > 80
    assert median(len(said.splitlines()) for said in heard) <= lines
    assert median(len(said.split()) for said in heard) <= words
