"""The keys of options: digits, then letters, and every option of a list has one of its own."""

from cuzco_tui.tui.actions import ANSWERS, ANSWERS_ON_BOARD, DIGITS, LETTERS, number_of_letter
from cuzco_tui.tui.keys import USUAL_KEYS
from cuzco_tui.tui.modals.answer_keys import A_LETTER, no_digit, numbered


def keys_of(numbers: dict[str, int]) -> dict[str, str]:
    """The keys of options."""
    return {text: USUAL_KEYS.of(f"answer-{number}")[0] for text, number in numbers.items()}


def test_after_the_ninth_option_come_letters_in_the_order_of_the_alphabet() -> None:
    keys = list(keys_of(numbered([str(number) for number in range(14)], no_digit)).values())
    assert keys == [*"123456789", *"abdef"]
    assert [*LETTERS] == sorted(LETTERS)


def test_an_option_that_shows_a_number_has_it_and_others_follow() -> None:
    shown = {"six": 6, "two": 2}
    assert numbered(["six", "two", "nothing"], shown.get) == {"six": 6, "two": 2, "nothing": 7}


def test_what_is_to_have_no_digit_and_what_shows_the_digit_of_another_have_letters() -> None:
    shown = {"two": 2, "another two": 2, "card": A_LETTER}
    keys = keys_of(numbered(["two", "card", "another two", "nothing"], shown.get))
    assert keys == {"two": "2", "card": "a", "another two": "b", "nothing": "3"}


def test_there_are_as_many_keys_as_there_are_and_no_more() -> None:
    texts = [str(number) for number in range(40)]
    assert list(numbered(texts, no_digit).values()) == list(ANSWERS)


def test_on_a_board_no_letter_of_a_table_with_others_answers() -> None:
    taken = {key for id_ in ("talk", "company", "propose-bot", "take-seat", "proposal") for key in USUAL_KEYS.of(id_)}
    assert {LETTERS[number - DIGITS - 1] for number in ANSWERS_ON_BOARD if number > DIGITS} == set(LETTERS) - taken
    assert number_of_letter("a") == DIGITS + 1
