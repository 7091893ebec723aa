"""Names are safe, visible, spelt in one way, and mean one person."""

import pytest
from toy_game import TOY

from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.table.errors import BadSeats
from cuzco_tui.table.records import FORMAT
from cuzco_tui.table.seats import LONGEST_NAME, WORDS_FOR_YOU, Seat, human, quoted_seat
from cuzco_tui.table.table import Table


@pytest.mark.parametrize(
    "name",
    [
        *["", " Ana", "Ana\n", "Ana\x1b[2J", "A" * (LONGEST_NAME + 1), "Ana\u202e", "A\u200bna"],
        *["\u3164", "\u2800", "A\ufe0fna", "\u0301Ana", "│Ana", "Ana█", "\u115fAna"],
        *["You", "you", "Du", "SIE", "Jij", "Je", "u"],
    ],
)
def test_a_name_that_hides_draws_or_means_somebody_else_is_refused_in_a_new_game_and_quoted_in_an_old_one(
    name: str,
) -> None:
    with pytest.raises(BadSeats) as caught:
        Table.new(TOY, [human(name), human("Bob")], seed=1)
    assert str(caught.value).startswith("Seat 1 ")
    shown = quoted_seat(human(name)).name
    assert shown.startswith('"')
    assert shown.isprintable()
    assert len(shown) <= LONGEST_NAME
    assert quoted_seat(human(shown)).name == shown


@pytest.mark.parametrize("name", ["Ana", "Çelik: 3", "李小龍", "Ana (the first)", "Yousuf", "Dua", "Siegfried", "🦙"])
def test_other_names_are_kept(name: str) -> None:
    table = Table.new(TOY, [human(name), human("Bob")], seed=1)
    assert table.seats[0].name == quoted_seat(human(name)).name == name


def test_a_name_has_one_spelling() -> None:
    assert Table.new(TOY, [human("Zoe\u0308"), human("Bob")], seed=1).seats[0].name == "Zo\u00eb"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_the_program_calls_whoever_it_speaks_to(language: str) -> None:
    assert catalogue(language).say(message("you")).casefold() in WORDS_FOR_YOU


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_of_the_player(language: str) -> None:
    with pytest.raises(BadSeats) as caught:
        Table.new(TOY, [human("You"), human("Bob")], seed=1)
    told = caught.value.told(catalogue(language))
    assert "You" in told
    assert told.split()[0] == {"en": "Seat", "de": "Platz", "nl": "Plaats"}[language]


def test_seats_have_their_own_colours_unless_others_are_chosen() -> None:
    usual = Table.new(TOY, [human("Ana"), human("Bob")], seed=1)
    assert [seat.colour for seat in usual.seats] == [None, None]
    assert usual.header.format < FORMAT
    chosen = Table.new(TOY, [Seat("Ana", "human", colour=1), Seat("Bob", "human", colour=0)], seed=1)
    assert [seat.colour for seat in chosen.seats] == [1, 0]
    assert chosen.header.format == FORMAT
    assert chosen.digest() == usual.digest()


@pytest.mark.parametrize("colours", [(1, 1), (1, None), (0, 9), (-1, 1)])
def test_two_seats_of_one_colour_and_colours_of_no_seat_are_refused(colours: tuple[int | None, int | None]) -> None:
    with pytest.raises(BadSeats):
        Table.new(TOY, [Seat(name, "human", colour=colour) for name, colour in zip("AB", colours, strict=True)], seed=1)
