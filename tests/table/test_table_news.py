"""What each audience is told: only what it may know, numbered as it counts, nothing twice and nothing missing."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from cuzco_tui.table.news import ALL_SEEING, Audience, ChoiceMade, ChoiceUndone, GameBegun, Happened, NewsLog


@dataclass(frozen=True)
class Fact:
    """An event that everybody, or one seat alone, may see."""

    name: str
    private_to: int | None = None

    def to_data(self) -> dict[str, object]:
        return {"name": self.name}


def log_of(*entries: tuple[int, str, tuple[Fact, ...]] | str) -> NewsLog:
    """Make a log of choices and undos."""
    log = NewsLog(lambda: [Fact("dealt"), Fact("hand of 0", 0)])
    for entry in entries:
        if isinstance(entry, str):
            log.add_undo()
        else:
            log.add_choice(*entry)
    return log


def test_the_first_report_begins_with_the_set_up_as_the_audience_may_see_it() -> None:
    log = log_of()
    for audience, names in ((0, ["dealt", "hand of 0"]), (1, ["dealt"]), (None, ["dealt"])):
        (begun,) = log.report(audience).news
        assert isinstance(begun, GameBegun)
        assert [event.name for event in begun.events] == names  # type: ignore[attr-defined]
    assert log.report(None, 0).news == ()


def test_a_choice_of_which_nothing_can_be_seen_does_not_exist_for_others() -> None:
    log = log_of((0, "take", (Fact("taken"),)), (0, "decline", (Fact("kept", 0),)), (1, "pass", (Fact("passed"),)))
    assert log.counts(0) == (5, 5)
    for other in (2, None):
        assert log.counts(other) == (2, 2)
        told = [entry for entry in log.report(other, 0).news if isinstance(entry, Happened)]
        assert [(entry.number, entry.step) for entry in told] == [(1, 1), (2, 2)]
    without = log_of((0, "take", (Fact("taken"),)), (1, "pass", (Fact("passed"),)))
    assert log.report(1) == without.report(1)
    assert log.report(None) == without.report(None)


def test_in_how_many_choices_something_happened_is_known_to_its_own_seat_alone() -> None:
    passed, began = Fact("passed"), Fact("next phase")
    at_once, in_two = log_of((0, "pass", (passed, began))), log_of((0, "pass", (passed,)), (0, "decline", (began,)))
    assert at_once.counts(0) != in_two.counts(0)
    for other in (1, None):
        assert at_once.report(other) == in_two.report(other)


def test_others_learn_a_choice_by_its_events_alone() -> None:
    log = log_of((0, "secret word", (Fact("taken"),)))
    made, taken = ChoiceMade(1, 1, 0, "secret word"), Fact("taken")
    assert log.report(0, 0).news == log.report(ALL_SEEING, 0).news == (made, Happened(2, 2, taken))
    assert log.report(1, 0).news == log.report(None, 0).news == (Happened(1, 1, taken),)


def test_what_follows_on_a_choice_by_itself_is_told_like_what_somebody_chooses() -> None:
    """A seat with one way to go is not asked, and whether it was asked may tell of a hidden card."""
    slot, placed = Fact("feather placed"), Fact("die placed")
    by_itself, chosen = log_of((1, "slot", (slot, placed))), log_of((1, "slot", (slot,)), (0, "die", (placed,)))
    for other in (1, 2, None):
        assert by_itself.report(other) == chosen.report(other)


def test_an_undo_is_told_to_those_who_heard_of_the_choice() -> None:
    log = log_of((0, "take", (Fact("taken"),)), "undo", (0, "leave", (Fact("left"),)))
    heard_before = log.report(1, 1).news
    assert [type(entry) for entry in heard_before] == [ChoiceUndone, Happened]
    assert [entry.step for entry in heard_before] == [0, 1]
    late = log.report(1, 0).news
    assert [type(entry) for entry in late] == [Happened]
    assert log.report(1, 0).number == log.report(1, 1).number == 3


def test_the_undo_of_a_hidden_choice_is_hidden() -> None:
    log = log_of((0, "take", (Fact("taken"),)), (0, "decline", ()), "undo")
    assert log.counts(1) == (1, 1)
    assert log.counts(0) == (4, 2)


@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["public", "private", "nothing", "undo"])), max_size=30),
    st.lists(st.integers(0, 30), max_size=6),
    st.sampled_from([0, 1, 2, None, ALL_SEEING]),
)
def test_whoever_listens_now_and_then_knows_as_much_as_one_who_comes_at_the_end(
    doings: list[tuple[int, str]], listens: list[int], audience: Audience
) -> None:
    log, standing, known, heard = log_of(), 0, 0, list[ChoiceMade | Happened]()

    def listen() -> None:
        nonlocal known
        report = log.report(audience, known)
        for entry in report.news:
            if isinstance(entry, ChoiceUndone):
                del heard[entry.step :]
            else:
                assert isinstance(entry, ChoiceMade | Happened)
                heard.append(entry)
            assert entry.step == len(heard)
        known = report.number
        assert report.step == len(heard)

    for place, (seat, kind) in enumerate(doings):
        if kind != "undo":
            events = {"public": (Fact(f"{place}"),), "private": (Fact(f"{place}", seat),), "nothing": ()}[kind]
            log.add_choice(seat, f"{place}", events)
            standing += 1
        elif standing:
            log.add_undo()
            standing -= 1
        if place in listens:
            listen()
    listen()
    at_the_end = log.report(audience, 0).news
    assert [(type(entry), entry._replace(number=0)) for entry in heard] == [
        (type(entry), entry._replace(number=0)) for entry in at_the_end
    ]
