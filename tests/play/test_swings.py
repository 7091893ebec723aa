"""The moments that decided a game, and what is told of its course: proven on records made by hand."""

from pathlib import Path

import pytest

from cuzco_tui.messages import LANGUAGES, Names, message
from cuzco_tui.play.course import Course, course_of_save, moment_line, only_person, round_lines, set_lines, source_lines
from cuzco_tui.play.swings import MOST_MOMENTS, Moment, moments_of
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.records import SavedGame, past_of
from cuzco_tui.table.table import Table
from tests.text.toy_words import SPOKEN_TOY, toy_words

ANN, BEN = 0, 1


def played(folder: Path, *values: int) -> SavedGame:
    """A game of two in which seats score these values in turn, 0 for a pass; all later turns are passed."""
    store = SqliteStore(folder)
    table = Table.new(SPOKEN_TOY, [seats.Seat("Ann", "human", colour=3), seats.bot("Ben", "first")], 7, store=store)
    assert table.id is not None
    queue = list(values)
    while decision := table.decision:
        wanted = queue.pop(0) if queue else 0
        if not wanted:
            table.play(decision.seat, "pass", table.step)
            continue
        rank = wanted - 1
        hand = sorted((option.text for option in decision.options[:-1]), key=lambda text: int(text.split()[1]))
        table.play(decision.seat, hand[rank], table.step)
        table.play(decision.seat, "pile left", table.step)
    table.close()
    return store.read(table.id)


def cards_of(saved: SavedGame) -> list[int]:
    """The cards that were played, in their order."""
    return [int(choice.text.split()[1]) for choice in saved.choices if choice.text.startswith("card ")]


def test_a_choice_that_moves_the_scores_apart_is_a_moment(tmp_path: Path) -> None:
    saved = played(tmp_path, 1, 0, 0, 5)
    low, high = cards_of(saved)
    moments = moments_of(SPOKEN_TOY, past_of(saved), ANN)
    assert [(moment.step, moment.round, moment.seat, moment.gains) for moment in moments] == [
        (2, 1, ANN, (low, 0)),
        (6, 2, BEN, (0, high)),
    ]
    assert [moment.swing for moment in moments] == [low, high]
    assert [moment.gainer for moment in moments] == [ANN, BEN]
    assert [dict(moment.sources) for moment in moments] == [{0: low}, {0: high}]
    assert [moment.leads for moment in moments] == [ANN, BEN]


def test_passing_is_no_moment(tmp_path: Path) -> None:
    assert moments_of(SPOKEN_TOY, past_of(played(tmp_path))) == []


def test_the_largest_swings_are_kept_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    saved = played(tmp_path, 1, 1, 1, 1, 1, 1, 1, 1)
    values = cards_of(saved)
    assert len(values) == 8
    moments = moments_of(SPOKEN_TOY, past_of(saved))
    assert len(moments) == MOST_MOMENTS
    kept = sorted(values, reverse=True)[:MOST_MOMENTS]
    assert sorted((moment.swing for moment in moments), reverse=True) == kept
    assert [moment.step for moment in moments] == sorted(moment.step for moment in moments)


def test_the_choice_is_said_where_the_points_came_from_it_alone(tmp_path: Path) -> None:
    (moment,) = moments_of(SPOKEN_TOY, past_of(played(tmp_path, 2)))
    assert moment.said is not None
    assert toy_words("en").say(moment.said) == "pile left"


def test_what_is_scored_at_the_end_belongs_to_the_last_choice(tmp_path: Path) -> None:
    saved = played(tmp_path, *[0] * 15, 1)
    (moment,) = moments_of(SPOKEN_TOY, past_of(saved))
    assert (moment.is_last, moment.said) == (True, None)
    assert moment.step == len(saved.choices)


def test_a_sentence_tells_who_gained_what_and_who_takes_the_lead() -> None:
    moment = Moment(9, 3, 1, (2, 14), {0: 14}, 1, False, None)
    said = toy_words("en").say(moment_line(moment, Names(["Ann", "Ben"], 0)))
    assert said == "Round 3, step 9: Ben +14 (cards), You +2. Ben takes the lead."
    alone = moment._replace(gains=(0, 14), said=message("toy-option", what="pile left"))
    said = toy_words("en").say(moment_line(alone, Names(["Ann", "Ben"], 1)))
    assert said == "Round 3, step 9: You +14 (cards): pile left. You take the lead."
    lost = moment._replace(gains=(-2, 14))
    said = toy_words("en").say(moment_line(lost, Names(["Ann", "Ben"], 0)))
    assert said == "Round 3, step 9: Ben +14 (cards), You \N{MINUS SIGN}2. Ben takes the lead."


def test_the_course_of_a_save_is_its_ranking(tmp_path: Path) -> None:
    saved = played(tmp_path, 1, 5, 2)
    first, second, third = cards_of(saved)
    course = course_of_save(SPOKEN_TOY, saved)
    best = max((first + third, ANN), (second, BEN), key=lambda each: (each[0], -each[1]))
    assert (course.standings[0].score, course.standings[0].seat) == best
    assert course.names.me == ANN == only_person(saved)
    assert course.rounds == 8
    assert [course.score_after(ANN, number) for number in range(9)] == [0, first] + [first + third] * 7
    assert not course.has_ties
    assert course.colours == (3, None)
    (row,) = course.sources()
    assert dict(zip((each.seat for each in course.standings), row.vp, strict=True)) == {ANN: first + third, BEN: second}


def test_equal_scores_are_a_tie(tmp_path: Path) -> None:
    assert course_of_save(SPOKEN_TOY, played(tmp_path)).has_ties


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_a_line(tmp_path: Path, language: str) -> None:
    course: Course = course_of_save(SPOKEN_TOY, played(tmp_path, 1, 2))
    say = toy_words(language).say
    assert len([say(line) for line in source_lines(course)]) == 1
    assert len([say(line) for line in round_lines(course)]) == 8
    assert [say(line) for line in set_lines(course)] == []
