"""Several people at one keyboard in text mode: nobody hears what is the secret of another."""

import io
import re

import pytest
from keyboard import Keys, console_for, new_table, play_lines, play_session
from toy_words import SPOKEN_TOY, toy_words

from cuzco_tui.text.console import Leave


def test_before_the_hand_over_nothing_secret_of_the_next_player_is_said() -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)
    hands = {seat: table.view(seat).to_data()["hand"] for seat in (0, 1)}
    keys = play_lines(table, ["look", "log", "score", "where", "", "6", "look", "hint", "why", ""], load=toy_words)
    hand_over = "".join(keys.heard[:5])
    assert hand_over.startswith("Hand over to Ann; press Enter when ready.\n")
    assert "Hand unknown." in hand_over
    assert not [card for card in (*hands[0], *hands[1]) if re.search(rf"\b{card}\b", hand_over.replace("1 ", ""))]
    assert f"Dealt: {' '.join(map(str, hands[0]))}." in keys.heard[5]
    second = "".join(keys.heard[6:10])
    assert "Hand over to Ben; press Enter when ready.\n" in second
    assert not [card for card in hands[1] if re.search(rf"\b{card}\b", second)]
    assert f"Dealt: {' '.join(map(str, hands[1]))}." in keys.heard[10]


def test_a_person_is_not_asked_to_hand_over_to_themselves() -> None:
    keys = play_lines(new_table("Ann", "Ben", game=SPOKEN_TOY), ["", "1", "1"], load=toy_words)
    assert "Hand over" not in keys.heard[2]
    assert keys.heard[3].endswith("Hand over to Ben; press Enter when ready.\n")


def test_only_enter_confirms_a_hand_over() -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)
    before = table.digest()
    keys = play_lines(table, ["1", "yes", "xyzzy", "more", "help", "lang xx"], load=toy_words)
    assert all(said.endswith("Press Enter when Ann is ready.\n") for said in keys.heard[1:])
    assert table.digest() == before


def test_what_is_no_command_at_a_hand_over_gets_one_sentence() -> None:
    keys = play_lines(new_table("Ann", "Ben", game=SPOKEN_TOY), ["yes", "1", "lokk"], load=toy_words)
    assert [said.splitlines()[0] for said in keys.heard[1:]] == [
        '"yes" is no command; press Enter alone to take over, or type help.',
        '"1" is no command; press Enter alone to take over, or type help.',
        '"lokk" is neither an option nor a command; did you mean look?',
    ]
    assert all(len(said.splitlines()) == 2 for said in keys.heard[1:])


def test_whoever_chose_may_take_it_back_until_they_hand_over() -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)
    keys = play_lines(table, ["", "6", "undo", ""], load=toy_words)
    assert table.step == 0
    assert "What do you play?" in keys.last
    play_lines(table, ["", "6", "", "undo"], load=toy_words)
    assert table.step == 1


@pytest.mark.parametrize("resumed", [False, True])
def test_undo_at_a_hand_over_hands_back_before_anything_secret_is_said(resumed: bool) -> None:
    table = new_table("Ann", "Ben", game=SPOKEN_TOY)
    hand = " ".join(map(str, table.view(0).to_data()["hand"]))
    if resumed:
        play_lines(table, ["", "6"], load=toy_words)
    before = [] if resumed else ["", "6"]
    keys = play_lines(table, [*before, "undo", "look hand", "undo", "log", ""], load=toy_words)
    undone, looked, nothing, logged, back = keys.heard[len(before) + 1 :]
    assert undone == "Taken back: the last choice of Ann.\nHand over to Ann; press Enter when ready.\n"
    assert looked.startswith("Hand unknown.\n")
    assert not any(hand in said for said in (undone, looked, nothing, logged))
    assert "What do you play?" in back


class Terminal(io.StringIO):
    """A screen that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_hand_over_takes_the_lines_before_it_away_without_an_empty_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for terminal, cleared in (("xterm", "\x1b[2J\x1b[H"), ("dumb", "")):
        monkeypatch.setenv("TERM", terminal)
        keys = Keys(["", "6", "look"])
        keys.screen = Terminal()
        with pytest.raises(Leave):
            play_session(new_table("Ann", "Ben", game=SPOKEN_TOY), console_for(keys, toy_words))
        assert "\x1b" not in keys.heard[0], "nobody has said anything secret before the first hand-over"
        assert keys.heard[2].endswith(f"passed.\n{cleared}Hand over to Ben; press Enter when ready.\n")
        assert "\n\n" not in keys.screen.getvalue()


def test_in_a_pipe_a_hand_over_prints_no_empty_line() -> None:
    keys = play_lines(new_table("Ann", "Ben", game=SPOKEN_TOY), ["", "6", ""], load=toy_words)
    assert "\n\n" not in keys.screen.getvalue()
    assert "\x1b" not in keys.screen.getvalue()
