"""After a game by ear: brief at first, everything on request, and once more with the same people."""

import asyncio
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.course import course_of_save
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import SavedGame, past_of
from cuzco_tui.table.table import Table
from cuzco_tui.text.after import OWN_COMMANDS, AfterGame
from cuzco_tui.text.commands import listed
from tests.games.cuzco.steady import STEADY
from tests.games.cuzco.words import cuzco_words
from tests.text.in_a_pipe import cuzco
from tests.text.keyboard import CUZCO, Keys, console_for, people
from tests.text.plain import assert_plain


def finished(store: SqliteStore) -> SavedGame:
    """A saved game of Ann against a bot that is over."""
    table = Table.new(CUZCO, people("Ann", "Bot"), 5, store=store)
    while (decision := table.decision) is not None:
        choice = decision.options[STEADY(table.view(decision.seat), decision, ThinkingClock())]
        table.play(decision.seat, choice, table.step)
    table.close()
    assert table.id is not None
    return store.read(table.id)


def heard(store: SqliteStore, lines: Iterable[str], language: str = "en") -> tuple[Keys, bool]:
    """What is said to these lines after the game, and whether a rematch was wanted."""
    saved = finished(store)
    keys = Keys(lines)
    after = AfterGame(course_of_save(CUZCO, saved), past_of(saved), console_for(keys, language=language), store)
    wanted = asyncio.run(after.listen())
    keys.heard.append(keys.screen.getvalue()[sum(map(len, keys.heard)) :])
    assert_plain(keys.screen.getvalue())
    return keys, wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_offers_everything(tmp_path: Path, language: str) -> None:
    keys, wanted = heard(SqliteStore(tmp_path), [""], language)
    said = " ".join(keys.heard[0].split())
    assert not wanted
    assert said.count(".") == 1
    for command in OWN_COMMANDS:
        word = listed(cuzco_words(language), f"text-command-{command.name}")[0]
        assert word in said


def test_sources_rounds_sets_and_moments_are_told_when_they_are_asked_for(tmp_path: Path) -> None:
    """Z-3: the six sets."""
    keys, _ = heard(SqliteStore(tmp_path), ["sources", "rounds", "sets", "moments", "score", ""])
    _, sources, rounds, sets, moments, score, _ = keys.heard
    assert sources.startswith("dice and people: ") or "headdress: " in sources
    assert "Of that circlets: " in sources
    assert [line.partition(":")[0] for line in rounds.splitlines()] == [
        *(f"After round {number}" for number in range(1, 7)),
        "After the final scoring",
    ]
    assert " ".join(sets.split()).count(" are worth ") == 6
    assert "Round " in moments
    assert score.count("place ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood_in_every_language(tmp_path: Path, language: str) -> None:
    entries = cuzco_words(language).entries
    asked = [
        entries[f"text-command-{name}"].split(",")[0] for name in ("sources", "rounds", "moments", "sets", "stats")
    ]
    keys, _ = heard(SqliteStore(tmp_path), [*asked, ""], language)
    assert len(keys.heard) == len(asked) + 2
    assert all(said.strip() for said in keys.heard[:-1])
    assert len(set(keys.heard[:-1])) == len(asked) + 1


def test_help_lists_all_words(tmp_path: Path) -> None:
    keys, _ = heard(SqliteStore(tmp_path), ["help", ""])
    assert all(f"{command.name}: " in keys.heard[1] for command in OWN_COMMANDS)
    assert "rematch: plays again" in keys.heard[1]


def test_nonsense_gets_a_sentence(tmp_path: Path) -> None:
    keys, _ = heard(SqliteStore(tmp_path), ["qwxyz", "17", ""])
    assert "nothing that can be asked for now" in " ".join(keys.heard[1].split())
    assert keys.heard[2].strip()


@pytest.mark.parametrize(("last", "wanted"), [("rematch", True), ("", False), ("quit", False)])
def test_a_rematch_is_wished_for_by_its_word(tmp_path: Path, last: str, wanted: bool) -> None:
    assert heard(SqliteStore(tmp_path), [last])[1] == wanted


def test_the_end_of_all_lines_ends_it(tmp_path: Path) -> None:
    assert heard(SqliteStore(tmp_path), [])[1] is False


def test_the_replay_comes_back_here(tmp_path: Path) -> None:
    keys, wanted = heard(SqliteStore(tmp_path), ["replay", "quit", "rematch"])
    assert wanted
    assert keys.screen.getvalue().count("to play again") == 2


def test_a_finished_game_is_told_of_and_played_once_more_in_a_pipe(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games")
    saved = finished(store)
    done = cuzco(tmp_path, "text", "--resume", saved.id, given="sets\nrematch\nquit\n")
    assert done.returncode == 0
    assert "feathers, 12 are worth 6 VP: " in " ".join(done.stdout.split())
    again = [summary for summary in store.list_games() if summary.id != saved.id]
    assert len(again) == 1
    assert again[0].seats == saved.header.seats
    assert not again[0].finished
    assert store.read(again[0].id).header.seed != saved.header.seed
    assert f"--resume {again[0].id}" in done.stdout


def test_what_if_leads_from_the_replay_of_a_finished_game_into_a_game_of_its_own(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games")
    saved = finished(store)
    done = cuzco(tmp_path, "text", "--resume", saved.id, given="replay\n60\nwhat if\nyes\nquit\n")
    assert done.returncode == 0
    (begun,) = [summary for summary in store.list_games() if summary.taken_over == saved.id]
    assert f"--resume {begun.id}" in " ".join(done.stdout.split())


def test_the_seed_is_told_to_whoever_asks_for_it(tmp_path: Path) -> None:
    keys, _ = heard(SqliteStore(tmp_path), ["seed", "help", ""])
    assert re.match(r"Seed: \d+\.\n", keys.heard[1])
    assert "quit: leaves this game, as an empty line does." in keys.heard[2]
