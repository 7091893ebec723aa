"""What a bot's turn was for is told to everybody right after it, and never of what people do."""

from pathlib import Path

from table.toy_game import FAR, TOY, CardPlayed, DieRolled, FarAhead, find_toy

from cuzco_tui.play.replay import replay_of
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.news import Happened
from cuzco_tui.table.seats import Seat, bot, human
from cuzco_tui.table.table import Table

SEATS = (human("Ana"), bot("Bob", "first"))


def laid_out(seats: tuple[Seat, ...], store: SqliteStore | None = None) -> Table:
    """A table at which the second seat has been given what makes it win by far with one card."""
    table = Table.new(TOY, seats, 7, store=store)
    while not table.finished:
        decision = table.decision
        assert decision is not None
        wanted = max(decision.options, key=lambda option: (option.text == "pile left", _worth(option.text)))
        table.play(decision.seat, "pass" if decision.seat == 0 else wanted, table.step)
    return table


def _worth(text: str) -> int:
    return int(text.split()[1]) if text.startswith("card") else 0


def told(table: Table, audience: int | None) -> list[object]:
    """The events that an audience is told after the set-up."""
    return [news.event for news in table.report(audience, 0).news if isinstance(news, Happened)]


def test_everybody_is_told_what_a_bots_turn_was_for_right_after_it() -> None:
    table = laid_out(SEATS)
    for audience in (0, 1, None):
        events = told(table, audience)
        (place,) = (place for place, event in enumerate(events) if isinstance(event, FarAhead))
        purpose, played = events[place], events[place - 1]
        assert isinstance(purpose, FarAhead)
        assert isinstance(played, CardPlayed)
        assert purpose.seat == played.seat == 1
        assert purpose.points >= FAR > purpose.points - played.points


def test_a_purpose_comes_before_what_happens_by_itself_after_the_turn() -> None:
    events = told(laid_out(SEATS), None)
    place = next(place for place, event in enumerate(events) if isinstance(event, FarAhead))
    assert not isinstance(events[place - 1], DieRolled)


def test_nothing_is_said_about_what_people_do() -> None:
    table = laid_out((human("Ana"), human("Bob")))
    assert not any(isinstance(event, FarAhead) for event in told(table, None))


def test_purposes_are_no_part_of_what_is_recorded() -> None:
    table = laid_out(SEATS)
    assert not any(isinstance(event, FarAhead) for played in table.played for event in played.events)


def test_a_table_that_is_opened_anew_tells_the_same(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with laid_out(SEATS, store) as table:
        before = told(table, 0)
    assert table.id is not None
    with Table.resume(find_toy, store, table.id) as again:
        assert told(again, 0) == before


def test_a_replay_tells_it_at_the_step_of_the_turns_last_choice(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with laid_out(SEATS, store) as table:
        pass
    assert table.id is not None
    replay = replay_of(store.read(table.id), find_toy)
    (step,) = (
        step for step in range(replay.last + 1) if any(isinstance(each, FarAhead) for each in replay.events(step, None))
    )
    assert replay.chose(step) == 1
    assert replay.kind_of(step, 1) == "pile"


def test_a_turn_that_was_taken_back_and_played_otherwise_is_judged_by_how_it_was_played() -> None:
    table = Table.new(TOY, SEATS, 7)

    def plays(pile: str) -> None:
        table.play(0, "pass", table.step)
        table.play(1, f"card {max(table.state_at(table.step).hands[1])}", table.step)
        table.play(1, f"pile {pile}", table.step)

    while not any(isinstance(event, FarAhead) for event in told(table, None)):
        plays("left")
    table.rewind(0, table.step)
    plays("right")
    standing = [event for event in told(table, None) if isinstance(event, FarAhead)]
    before = len(standing)
    table.rewind(0, table.step)
    plays("left")
    assert len([event for event in told(table, None) if isinstance(event, FarAhead)]) == before + 1
