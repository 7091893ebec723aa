"""The log as entries: it grows deed by deed, loses what was taken back, and tells others' news in a line each."""

from typing import Any

from cuzco_tui.deed import Deed
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.chronicle import Chronicle, Entry, in_one_line, last_news, news_by_place
from cuzco_tui.table.news import ChoiceUndone, Happened

NAMES = Names(("Ann", "Ben"), 0)


class Words:
    """A narrator whose events are words: `r` begins a round, a capital letter a deed, a small one goes on with it."""

    def event(self, event: str, _view: Any, _names: Names) -> Message:
        return Message(event)

    def deeds(self, happened: list[str], _view: Any, _names: Names) -> list[Deed]:
        found: list[Deed] = []
        for index, event in enumerate(happened):
            if event == "r":
                found.append(Deed(Message("round"), index, index, kind="round"))
            elif event.isupper():
                found.append(Deed(Message(event), index, index, seat=1))
            else:
                found[-1] = found[-1]._replace(last=index, brought=(*found[-1].brought, Message(event)))
        return found


class Plain:
    """A narrator that knows nothing of deeds."""

    def event(self, event: str, _view: Any, _names: Names) -> Message:
        return Message(event)


class Sat:
    """As much of a sitting as a log needs."""

    def __init__(self, narrator: Any) -> None:
        self.narrator = narrator
        self.view, self.names = None, NAMES

    def say_event(self, event: str) -> Message:
        return Message(event)


def news(text: str, first: int = 1) -> list[Any]:
    return [Happened(step, step, event) for step, event in enumerate(text, first)]  # type: ignore[arg-type]


def lines(chronicle: Chronicle) -> list[str]:
    return ["".join([entry.said.id, *(phrase.id for phrase in entry.brought)]) for entry in chronicle.entries]


def begun(narrator: Any = None) -> Chronicle:
    return Chronicle(Sat(narrator or Words()))  # type: ignore[arg-type]


def test_an_entry_grows_while_its_deed_goes_on() -> None:
    log = begun()
    log.hear(news("AbB"))
    assert lines(log) == ["Ab", "B"]
    assert log.entries[1] == Entry(Message("B"), 3, 1, begun=3)
    log.hear(news("cd", 4))
    assert lines(log) == ["Ab", "Bcd"]
    assert [entry.step for entry in log.entries] == [2, 5]


def test_what_was_taken_back_is_out_and_one_line_tells_of_it() -> None:
    log = begun()
    log.hear([*news("AbBcd"), ChoiceUndone(6, 3, 1, None)])
    assert lines(log) == ["Ab", "B", "log-taken-back"]
    assert log.entries[-1].kind == "aside"
    log.hear(news("eC", 4))
    assert lines(log) == ["Ab", "Be", "log-taken-back", "C"]


def test_rounds_that_are_over_stay_as_they_are_and_can_still_be_taken_back() -> None:
    log = begun()
    log.hear(news("AbrBcrCd"))
    assert lines(log) == ["Ab", "round", "Bc", "round", "Cd"]
    log.hear(news("e", 9))
    assert lines(log) == ["Ab", "round", "Bc", "round", "Cde"]
    log.hear([ChoiceUndone(10, 5, 0, None)])
    assert lines(log) == ["Ab", "round", "Bc", "log-taken-back"]
    log.hear([ChoiceUndone(11, 1, 0, None)])
    assert lines(log) == ["A", "log-taken-back", "log-taken-back"]


def test_the_log_in_pieces_is_the_log_at_once() -> None:
    text = "AbrBcCDdrEFfrGHr"
    at_once = begun()
    at_once.hear(news(text))
    in_pieces = begun()
    for step, letter in enumerate(text, 1):
        in_pieces.hear(news(letter, step))
    assert in_pieces.entries == at_once.entries


def test_what_was_said_stays_where_it_was_said() -> None:
    log = begun()
    log.hear(news("rAb"))
    log.add(Message("hello"), -1)
    log.hear(news("cBrCr", 4))
    log.add(Message("bye"), -1)
    log.hear(news("D", 9))
    assert lines(log) == ["round", "Abc", "hello", "B", "round", "C", "round", "bye", "D"]


def test_a_game_without_deeds_has_a_line_for_each_event() -> None:
    log = begun(Plain())
    log.hear(news("abc"))
    assert lines(log) == ["a", "b", "c"]
    assert [entry.seat for entry in log.entries] == [None] * 3


def test_the_last_news_are_the_last_deed_of_every_other_seat() -> None:
    entries = [
        Entry(Message("early"), 3, 1),
        Entry(Message("mine"), 6, 0),
        Entry(Message("first"), 7, 1),
        Entry(Message("of-cleo"), 8, 2),
        Entry(Message("phase"), 9, kind="phase"),
        Entry(Message("last"), 10, 1),
        Entry(Message("nobodys"), 11),
    ]
    assert [entry.said.id for entry in last_news(entries, 5, 0)] == ["of-cleo", "last"]
    assert last_news(entries, 11, 0) == []


def test_each_panel_gets_what_others_did_there_last() -> None:
    entries = [
        Entry(Message("first"), 7, 1, place="here"),
        Entry(Message("last"), 8, 1, place="here", brought=(Message("much"),)),
        Entry(Message("mine"), 9, 0, place="there"),
        Entry(Message("old"), 2, 1, place="there"),
    ]
    long, short = in_one_line(entries[1], NAMES), in_one_line(entries[1]._replace(brought=()), NAMES)
    assert news_by_place(entries, 5, NAMES) == {"here": (long, short)}


def test_an_entry_is_said_in_one_line() -> None:
    entry = Entry(Message("ran"), 1, 1, brought=(Message("much"), Message("more")))
    line = message("log-line", who="Ben", said=Message("ran"))
    assert in_one_line(entry, NAMES) == message("log-line-brought", said=line, brought=entry.brought)
    assert in_one_line(Entry(Message("rain"), 1), NAMES) == Message("rain")
