"""Statistics over finished games: the numbers are proven on results made by hand, and on real saves."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cuzco_tui.cli import main
from cuzco_tui.games import guest
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.results import KEPT_NAME, Result, SeatResult, read_results
from cuzco_tui.play.statistics import LATELY, Statistics, as_data, told
from cuzco_tui.store.portable import export_game, import_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from tests.text.toy_words import SPOKEN_TOY, SPOKEN_TOY_DESCRIPTION, SpokenToy, toy_words

DAY = datetime(2026, 1, 1, tzinfo=UTC)
ANN = ("Ann", None)
BEN = ("Ben", None)
FIRST = ("Cleo", "first")
OTHER = ("Maita", "first")


def result(day: int, *ended: tuple[tuple[str, str | None], int], game: str = "toy") -> Result:
    """A game that was played on a day: who sat there with which score; places follow from those."""
    scores = sorted((score for _, score in ended), reverse=True)
    return Result(
        f"game-{day}",
        game,
        DAY + timedelta(days=day),
        tuple(
            SeatResult(name, "human" if bot is None else "bot", bot, scores.index(score) + 1, score, (score,))
            for (name, bot), score in ended
        ),
    )


GAMES = [
    result(1, (ANN, 10), (FIRST, 20)),
    result(2, (ANN, 40), (FIRST, 30), (OTHER, 15)),
    result(3, (FIRST, 22), (ANN, 25), (BEN, 12)),
    result(4, (ANN, 99), (FIRST, 1), game="another"),
]


def of_ann() -> Statistics:
    return Statistics(SPOKEN_TOY_DESCRIPTION, GAMES, "Ann")


def test_games_wins_mean_and_best() -> None:
    overall = of_ann().overall
    assert (overall.games, overall.wins, overall.mean, overall.best) == (3, 2, 25.0, 40)
    assert overall.share == pytest.approx(2 / 3)
    best = of_ann().best
    assert best is not None
    assert best.result.id == "game-2"


def test_by_players() -> None:
    assert [(players, count.games, count.wins, count.mean) for players, count in of_ann().by_players()] == [
        (2, 1, 0, 10.0),
        (3, 2, 2, 32.5),
    ]


def test_bots_of_a_kind_are_one_opponent_and_people_are_known_by_name() -> None:
    found = [(each.name, each.bot, each.games, each.met, each.ahead) for each in of_ann().opponents()]
    assert found == [("", "first", 3, 4, 3), ("Ben", None, 1, 1, 1)]
    bots, ben = of_ann().opponents()
    assert (bots.own_mean, bots.their_mean) == (25.0, (20 + 30 + 15 + 22) / 4)
    assert (ben.own_mean, ben.their_mean) == (25.0, 12.0)


def test_being_ahead_of_one_of_two_bots_counts() -> None:
    (bots,) = Statistics(SPOKEN_TOY_DESCRIPTION, [result(1, (ANN, 20), (FIRST, 30), (OTHER, 15))]).opponents()
    assert (bots.games, bots.met, bots.ahead) == (1, 2, 1)


def test_sources_are_in_the_order_of_the_games() -> None:
    (trend,) = of_ann().sources()
    assert trend.values == (10, 40, 25)
    assert trend.mean == 25.0


def test_the_last_games_are_told_apart() -> None:
    games = [result(day, (ANN, day), (FIRST, 0)) for day in range(1, LATELY + 4)]
    statistics = Statistics(SPOKEN_TOY_DESCRIPTION, games)
    assert statistics.lately.games == LATELY
    assert statistics.lately.mean == pytest.approx(sum(range(4, LATELY + 4)) / LATELY)


def test_everybody_here_counts_and_each_person_can_be_asked_for() -> None:
    everybody = Statistics(SPOKEN_TOY_DESCRIPTION, GAMES)
    assert everybody.people == ["Ann", "Ben"]
    assert everybody.overall.games == 4
    assert Statistics(SPOKEN_TOY_DESCRIPTION, GAMES, "ben").overall.games == 1


def test_other_games_do_not_count() -> None:
    assert all(own.result.game == "toy" for own in of_ann().games)


def test_a_tie_for_the_first_place_is_as_the_ranking_says() -> None:
    statistics = Statistics(SPOKEN_TOY_DESCRIPTION, [result(1, (ANN, 10), (FIRST, 10))])
    assert statistics.overall.wins == 1


def test_results_of_fewer_sources_than_known_do_no_harm() -> None:
    cut = Result("x", "toy", DAY, (SeatResult("Ann", "human", None, 1, 3, ()),))
    assert Statistics(SPOKEN_TOY_DESCRIPTION, [*GAMES, cut]).sources()[0].values[-1] == 0


def test_everything_is_said_in_plain_lines() -> None:
    said = [toy_words("en").say(line) for line in told(of_ann())]
    assert said == [
        "3 finished games, 2 won (67 %), 25 VP on average.",
        f"Best: 40 VP with 3 players on {GAMES[1].played.astimezone():%Y-%m-%d}, game game-2.",
        "With 2 players: 1 game, 0 won, 10 VP on average, best 10.",
        "With 3 players: 2 games, 2 won, 33 VP on average, best 40.",
        "Against bot first: 3 games, ahead of 3 of 4 such bots, on average 25 VP to 22.",
        "Against Ben: 1 game, ahead in 1, on average 25 VP to 12.",
        "From cards: 25 VP a game.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_are_said_in_every_language(language: str) -> None:
    many = [result(day, (ANN, day), (FIRST, 3)) for day in range(LATELY + 2)]
    for games in ([], GAMES, many):
        statistics = Statistics(SPOKEN_TOY_DESCRIPTION, games, "Ann")
        assert all(toy_words(language).say(line) for line in told(statistics))


def test_the_data_holds_the_same_numbers() -> None:
    data = json.loads(json.dumps(as_data(of_ann())))
    assert data["overall"] == {"games": 3, "wins": 2, "share": 0.6667, "mean": 25.0, "best": 40}
    assert [each["score"] for each in data["games"]] == [10, 40, 25]
    assert data["by_players"]["3"]["mean"] == 32.5
    assert data["opponents"][0]["bot"] == "first"
    assert (data["opponents"][0]["met"], data["opponents"][0]["ahead"]) == (4, 3)


def played(store: SqliteStore, seed: int, *people: seats.Seat, over: bool = True) -> Table:
    """A saved game in which everybody takes the first option."""
    table = Table.new(SPOKEN_TOY, people or (seats.human("Ann"), seats.bot("Cleo", "first")), seed, store=store)
    while (decision := table.decision) is not None and (over or table.step < 3):
        table.play(decision.seat, decision.options[0], table.step)
    table.close()
    return table


def find_toy(_name: str) -> SpokenToy:
    return SPOKEN_TOY


def test_results_are_those_of_the_finished_games_with_somebody_of_this_machine(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    finished = played(store, 1)
    played(store, 2, over=False)
    played(store, 3, seats.bot("Cleo", "first"), seats.bot("Ben", "first"))
    (found,) = read_results(store, find_toy)
    assert found.id == finished.id
    ranking = {standing.seat: standing for standing in finished.ranking()}
    assert [(seat.place, seat.score) for seat in found.seats] == [
        (ranking[seat].place, ranking[seat].score) for seat in range(2)
    ]
    assert [seat.sources for seat in found.seats] == [tuple(ranking[seat].sources.values()) for seat in range(2)]


def test_results_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path)
    played(store, 1)
    first = read_results(store, find_toy)
    monkeypatch.setattr(SqliteStore, "read", lambda *_: pytest.fail("a game that is known was read again"))
    assert read_results(store, find_toy) == first


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"a": 3}', b"\x00" * 40, b'{"a-b-c": [1, 2, 3]}'])
def test_damaged_results_are_worked_out_anew_without_a_word(tmp_path: Path, damage: bytes) -> None:
    store = SqliteStore(tmp_path)
    played(store, 1)
    first = read_results(store, find_toy)
    (tmp_path / KEPT_NAME).write_bytes(damage)
    assert read_results(store, find_toy) == first
    assert read_results(store, find_toy) == first


def test_a_result_that_was_kept_of_another_game_does_not_count(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    table = played(store, 1)
    read_results(store, find_toy)
    kept = (tmp_path / KEPT_NAME).read_text()
    (tmp_path / KEPT_NAME).write_text(kept.replace('"Ann"', '"Eve"'))
    assert [seat.name for seat in read_results(store, find_toy)[0].seats] == [seat.name for seat in table.seats]


def test_a_folder_that_cannot_be_written_to_is_counted_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    played(store, 1)

    def refuse(*_: object) -> int:
        raise OSError("read-only")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert len(read_results(store, find_toy)) == 1


def test_what_was_thrown_away_counts_no_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    table = played(store, 1)
    assert len(read_results(store, find_toy)) == 1
    assert table.id is not None
    store.delete(table.id)
    assert read_results(store, find_toy) == []


def test_a_game_that_was_exported_and_taken_in_again_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was played at first."""
    store = SqliteStore(tmp_path / "games")
    table = played(store, 1)
    monkeypatch.setattr("cuzco_tui.store.portable.utc_now", lambda: datetime.now(UTC) + timedelta(hours=1))
    assert table.id is not None
    export_game(store, table.id, tmp_path / "game.txt")
    copy = import_game(store, tmp_path / "game.txt", find_toy)
    assert copy != table.id
    assert [result.id for result in read_results(store, find_toy)] == [table.id]
    assert [result.id for result in read_results(store, find_toy, copies=True)] == [table.id, copy]
    store.delete(table.id)
    assert [result.id for result in read_results(store, find_toy)] == [copy]


def test_the_command_prints_lines_and_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    with guest(SPOKEN_TOY_DESCRIPTION):
        assert main(["stats", "--game", "toy"]) == 0
        assert capsys.readouterr().out == "There are no finished games yet.\n"
        played(SqliteStore(), 1)
        assert main(["stats", "--game", "toy"]) == 0
        assert capsys.readouterr().out.startswith("1 finished game, ")
        assert main(["stats", "--game", "toy", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["overall"]["games"] == 1
        assert main(["stats", "--game", "toy", "--name", "Eve", "--lang", "de"]) == 0
        assert capsys.readouterr().out == "Es gibt keine beendeten Spiele von Eve.\n"
