"""Each god card is one row: its god, its moments, when it fits and what it does; no other file knows its number."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.games.cuzco.content import default_content
from cuzco_tui.games.cuzco.engine import card_numbers
from cuzco_tui.games.cuzco.engine.cards import CARDS
from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS
from cuzco_tui.games.cuzco.engine.prices import cards_played
from tests.games.cuzco.random_play import SETUPS, positions

CUZCO = Path(card_numbers.__file__).parents[1]
PLACES = ("engine", "bots", "narration")
ASKED_FOR_A_CARD = {
    "payments",
    "pay_for_card",
    "add_playable",
    "playable_or_not",
    "is_used",
    "mark_used",
    "can_pay_both",
}
HOLD_A_CARD = {"card", "help_card"}


def test_c_2_there_is_a_row_for_each_card_in_the_order_of_their_numbers() -> None:
    content = default_content()
    assert [card.number for card in CARDS] == list(range(1, CARD_KINDS + 1))
    assert [card.god for card in CARDS] == [content.god_names[row.god] for row in content.cards]
    named = {value for name, value in vars(card_numbers).items() if name.startswith("CARD_")}
    assert named == set(range(1, CARD_KINDS + 1))


def test_g_0_a_card_is_offered_only_at_its_moments_and_when_it_fits() -> None:
    offered: Counter[int] = Counter()
    for number, setup in enumerate(SETUPS):
        for s in positions(setup, number, 1):
            for card in {card for option in s.options for card, _ in cards_played(option)}:
                row = CARDS[card - 1]
                assert s.stack[-1][0] in row.moments, row
                assert row.fits(s, s.stack[-1]), row
                offered[card] += 1
    assert len(offered) == CARD_KINDS


def bare_numbers(file: Path) -> Iterator[str]:
    """Give the lines of a file in which a card is called by a bare number."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        values: list[ast.expr] = []
        if isinstance(node, ast.Compare) and _name(node.left) in HOLD_A_CARD:
            values = [part for value in node.comparators for part in getattr(value, "elts", [value])]
        elif isinstance(node, ast.Call) and _name(node.func) in ASKED_FOR_A_CARD:
            values = node.args
        for value in values:
            if isinstance(value, ast.Constant) and isinstance(value.value, int) and value.value > 0:
                yield f"{file.name}:{node.lineno}"


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


@pytest.mark.parametrize("place", PLACES)
def test_no_card_is_called_by_a_bare_number(place: str) -> None:
    assert [line for file in sorted((CUZCO / place).glob("*.py")) for line in bare_numbers(file)] == []


def test_a_bare_number_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "bare.py"
    file.write_text("if card == 13 or choice.card in (11, 15):\n    payments(s, player, 7)\n", encoding="utf-8")
    assert sorted(bare_numbers(file)) == ["bare.py:1", "bare.py:1", "bare.py:1", "bare.py:2"]
