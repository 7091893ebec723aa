"""What a listener is told without asking: what was done for them, what the table is like, and by what means."""

import re
from collections.abc import Callable, Iterator
from itertools import repeat

import pytest
from keyboard import CUZCO, new_table, play_lines

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.messages import LANGUAGES, Message, Names
from cuzco_tui.table.table import Table
from tests.games.cuzco.steady import STEADY, steady_greedy
from tests.games.cuzco.words import cuzco_words


@pytest.fixture(autouse=True)
def _the_same_games() -> Iterator[None]:
    """Games of bots are as they always were."""
    with steady_greedy():
        yield


def as_a_bot_would(table: Table) -> Iterator[Callable[[], str]]:
    """Answer every question as a greedy bot would."""

    def answer() -> str:
        decision = table.decision
        assert decision is not None
        return decision.options[STEADY(table.view(decision.seat), decision, None)].text  # type: ignore[arg-type]

    return repeat(answer)


def whole_game(detail: str, seed: int, *names: str) -> tuple[Table, str]:
    """Play a game by ear, and give what was said with every sentence in one line."""
    table = new_table(*(names or ("Ann", "Bot B", "Bot C")), seed=seed)
    said = play_lines(table, as_a_bot_would(table), detail=detail).screen.getvalue()
    return table, said.replace("\n  ", " ")


@pytest.mark.parametrize("detail", ["brief", "normal"])
def test_a_feather_that_is_put_without_a_question_is_told_to_its_owner(detail: str) -> None:
    table = new_table("Ann", "Bot B", "Bot C", seed=1)
    answers: list[str] = []
    answer = next(as_a_bot_would(table))

    def noted() -> str:
        answers.append(answer())
        return answers[-1]

    keys = play_lines(table, repeat(noted), detail=detail)
    chosen = sum(text.startswith("slot ") for text in answers)
    placed = table.view(0).players[0].feathers.bit_count()
    told = len(re.findall(r"^You: \w+ feather in slot", keys.screen.getvalue(), re.MULTILINE))
    done_for_them = len(re.findall(r"^Done for you: .* feather", keys.screen.getvalue(), re.MULTILINE))
    assert told + done_for_them >= placed - chosen > 3


@pytest.mark.parametrize(("players", "lines"), [(2, 2), (3, 1), (4, 0)])
def test_a_game_begins_with_what_shares_a_space_at_this_table_n_13(players: int, lines: int) -> None:
    names = ("Ann", "Bot B", "Bot C", "Bot D")[:players]
    keys = play_lines(new_table(*names), ["1", "1"], detail="brief")
    shared = re.findall(r"^Here (.*) and (.*) are one space", keys.heard[0], re.MULTILINE)
    assert shared == [("stone trail", "rope bridge"), ("study", "farm")][:lines]
    assert not any("are one space" in said for said in keys.heard[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_tells_that_the_die_lies_on_a_shared_space_d_2(language: str) -> None:
    table = new_table("Ann", "Bot B", "Bot C", seed=1)
    answer, words = next(as_a_bot_would(table)), cuzco_words(language)
    while (decision := table.decision) is not None:
        view = table.view(decision.seat)
        for reason in table.why_not(decision.seat):
            if reason.subject == "space rope" and reason.rule == "D-2":
                said = words.say(CUZCO.narrator().reason(reason, view, Names(["Ann", "B", "C"], decision.seat)))
                assert words.say(Message("action-stone")) in said
                return
        table.play(decision.seat, next(each for each in decision.options if each.text == answer()), table.step)
    raise AssertionError("the space was never closed")


def test_a_brief_account_names_the_card_that_made_a_move_possible() -> None:
    narrator = CUZCO.narrator()
    table = new_table("Ann", "Bot B", "Bot C", seed=1)
    happened = [events.DiePlaced(1, 1, 6, False), events.CardPlayed(1, 13, 2), events.CircletActivated(1, 6)]
    deed = narrator.deeds(happened, table.view(0), Names(["Ann", "Ben", "Cleo"], 0))[0]
    assert [cuzco_words("en").say(each) for each in deed.means] == ["by medal Mama Sara 13: die is 6"]
    assert all(each in deed.brought for each in deed.means)


def test_a_brief_game_tells_by_which_card_others_did_things() -> None:
    _, said = whole_game("brief", 1)
    assert re.search(r"^Bot \w: .*; (?:by medal|with) [A-Z][\w ]+ \d\d: [^;]*\.$", said, re.MULTILINE)
    assert not re.search(r"^Bot \w: die .* \d VP\.$", said, re.MULTILINE)


def test_what_was_done_for_somebody_without_a_choice_begins_with_that() -> None:
    said = "".join(whole_game("normal", seed)[1] for seed in (0, 2))
    assert re.search(r"^Done for you: die \d, .*nothing else was possible", said, re.MULTILINE)
    assert not re.search(r"^You: .*nothing else was possible", said, re.MULTILINE)
