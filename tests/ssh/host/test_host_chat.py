"""Talk: cleaned, not too fast, heard by those who are there and want to, kept for a while."""

from pathlib import Path

import pytest
from house import TOY, HandTime, hall_in, hall_visitor, until

from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import LOBBY, NewTable
from cuzco_tui.ssh.host.chat import clean
from cuzco_tui.widths import cells


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Hello", "Hello"),
        ("  two \n lines\t here ", "two lines here"),
        ("\x1b[31mred\x1b[0m\x07", "[31mred[0m"),
        ("\u202eabc\u2066", "abc"),
        ("a\u200bb\u00adc\ufeff", "abc"),
        ("a\u2028b", "a b"),
        ("e\u0301\u0301\u0302\u0303\u0304", "\u00e9\u0301\u0302"),
        ("\u0301x", "x"),
        ("\u2800\u3164", ""),
        ("\x9b2J", "2J"),
        ("\ud800", ""),
    ],
)
def test_talk_is_one_line_that_a_terminal_only_shows(said: str, told: str) -> None:
    assert clean(said) == told
    assert clean(said).isprintable()


def test_talk_has_room_for_three_hundred_cells() -> None:
    assert cells(clean("x" * 5000)) == 300
    assert cells(clean("\u82b1" * 5000)) == 300


async def test_everybody_in_the_lobby_hears_what_is_said_there_and_later_comers_too(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.enter()
        await ben.enter()
        await ann.say("Hello")
        await until(lambda: [line.text for line in ben.talk_at(LOBBY)] == ["Hello"])
        await ben.exit()
        await ann.say("Gone?")
        await until(lambda: len(ann.talk_at(LOBBY)) == 2)
        await ben.enter()
        assert [line.text for line in ben.talk_at(LOBBY)] == ["Hello", "Gone?"]
        with pytest.raises(GameError, match="nothing to say"):
            await ann.say(" \u200b ")
    time.advance(31 * 24 * 3600)
    async with hall_in(tmp_path, time) as hall:
        cleo = await hall_visitor(hall, "Cleo")
        await cleo.enter()
        assert cleo.talk_at(LOBBY) == ()


async def test_three_lines_in_three_seconds_are_enough(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        ann, ben, again = [await hall_visitor(hall, name) for name in ("Ann", "Ben", "Ann")]
        for number in range(3):
            await ann.say(f"line {number}")
        for one in (ann, again):
            with pytest.raises(GameError, match="Not so fast"):
                await one.say("more")
        await ben.say("I may")
        time.advance(3.1)
        await ann.say("again")


async def test_the_last_two_hundred_lines_of_a_place_are_kept(tmp_path: Path) -> None:
    time = HandTime()
    async with hall_in(tmp_path, time) as hall:
        for number in range(205):
            time.advance(2)
            await hall.chat.say(LOBBY, "1", "Ann", f"line {number}", time.now())
        heard = await hall.chat.heard(LOBBY, time.now())
        assert len(heard) == 200
        assert (heard[0].text, heard[-1].text) == ("line 5", "line 204")
        assert len(hall.database.rows("SELECT 1 FROM talk")) == 200


async def test_who_is_muted_is_not_heard_by_whoever_does_not_want_to(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben, cleo = [await hall_visitor(hall, name) for name in ("Ann", "Ben", "Cleo")]
        for one in (ann, ben, cleo):
            await one.enter()
        await ann.mute("Ben")
        await until(lambda: ann.account.muted == ("Ben",))
        await ben.say("Am I heard?")
        await until(lambda: cleo.talk_at(LOBBY))
        assert ann.talk_at(LOBBY) == ()
        await ann.enter()
        assert ann.talk_at(LOBBY) == ()
        await ann.mute("Ben", False)
        await until(lambda: ann.account.muted == ())
        await ann.enter()
        assert [line.text for line in ann.talk_at(LOBBY)] == ["Am I heard?"]


async def test_talk_at_a_table_is_for_those_who_sit_there(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben, cleo = [await hall_visitor(hall, name) for name in ("Ann", "Ben", "Cleo")]
        made = await ann.make(NewTable(TOY, ("me", "first"), open=False))
        table, watched = await ann.sit(made), await ben.sit(made)
        await cleo.enter()
        await watched.say("Good luck")
        await until(lambda: [line.by for line in table.talk] == ["Ben"])
        with pytest.raises(GameError, match="Sit down"):
            await cleo.say("me too", made)
        assert cleo.talk_at(made) == ()


async def test_those_who_wait_for_a_game_can_talk_at_its_table_already(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        made = await ann.make(NewTable(TOY, ("me", "free", "free")))
        await ben.join(made)
        await ann.say("Who else?", made.upper().replace("-", " "))
        await until(lambda: [line.text for line in ben.talk_at(made)] == ["Who else?"])
