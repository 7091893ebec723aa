"""The lobby by ear: tables by numbers, making and joining, talk, settings, and an account's end."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from plain import assert_plain
from served_house import House, Person, open_house
from served_tables import choose, in_turn, is_asked, sit_together

from cuzco_tui.lobby.facts import NewTable, SeatLine, TableLine, TableTime
from cuzco_tui.messages import LANGUAGES, Message, catalogue, message
from cuzco_tui.text.console import Leave
from cuzco_tui.text.lobby.turns import turn_lines
from cuzco_tui.text.lobby.wording import duration, in_order


async def test_numbers_mean_what_was_last_read_out(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben")
        first = await ann.lobby.make(NewTable("cuzco", ("me", "free")))
        await ben.hears(f"Ann makes table {first}")
        await ben.does("tables", f"1. {first}", "Lobby:")
        second = await ann.lobby.make(NewTable("cuzco", ("me", "free")))
        await ben.hears(f"Ann makes table {second}")
        await ben.does("look 1", f"Table {first}: Cuzco, made by Ann, open to everybody.")
        await ben.does("look 2", "There is no table 2; only table 1 was read out.")
        await ann.lobby.close(first)
        await ben.until(lambda: first not in ben.lobby.tables)
        await ben.does("1", first, "Lobby:")
        await ben.does(f"look {second.rpartition('-')[0]}", f"Table {second}")
        await ben.does("join", f"You have a seat at {second}.", f"You are at table {second}.")


async def test_a_table_is_looked_for_by_every_letter_that_was_typed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.does("join Bumblebee Oboe Canoe", "There is no table bumblebee-oboe-canoe; check its three words.")


async def test_a_table_is_made_joined_left_begun_and_closed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben")
        ann.type("make", "4", "", "", "random", "", "2", "2", "3")
        await ann.hears("You made table ", "Others come to it with: join ", "Begin lets bots take the free seats")
        (table,) = re.findall(r"You made table (\S+)\.", ann.new)
        await ben.does("tables", "There are no tables")
        ann.type()
        await ben.does(f"join {table.replace('-', ' ')}", f"You have a seat at {table}.", f"waiting at {table}")
        await ann.hears(f"Ben takes a seat at table {table}.")
        told = await ben.does("look", "only for those who know its words.", "Hints: none.", "24 hours for each turn")
        assert "Seat 4: bot random." in told
        await ben.does("leave", f"You gave your seat at {table} back.", "Lobby:")
        await ben.does("begin", "There is no table of yours for that.")
        await ann.does("begin", "Which bot takes the free seats?")
        ann.type("")
        await ann.hears(f"You are at table {table}.", "Time left for this turn: 24 hours.", "Choose 1")
        await ann.does("leave", "You are back in the lobby")
        await ann.does("close", f"Take table {table} away, with the game that is played there?")
        ann.type("2")
        await ann.hears(f"Table {table} is taken away.", "Lobby:")
        await ann.does("play", "You have no game that goes on")


async def test_whoever_waits_for_a_game_is_led_to_its_table_when_it_begins(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben")
        ann.type("make", "", "", "", "", "", "")
        await ann.hears("waiting at")
        (table,) = re.findall(r"You made table (\S+)\.", ann.new)
        await ben.lobby.join(table)
        await ann.hears(f"You are at table {table}.")
        await ben.hears(f"The game at table {table} begins.")
        assert "You are at table" not in ben.said


async def test_it_is_told_in_the_lobby_that_a_game_waits_with_the_bell_at_a_terminal(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        other_name = other.lobby.account.name
        await other.hang_up()
        again = await house.visitor(other_name, on_terminal=True)
        again.begin()
        await again.hears("Lobby:")
        assert "\a" not in again.said
        while is_asked(player):
            await choose(player)
        await again.hears("\a", "It is your turn at ")
        assert again.said.count("\a") == 1


async def test_a_table_that_is_taken_away_leads_those_at_it_back_to_the_lobby(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", bots=("random",))
        await people[0].hears("Choose 1")
        await people[0].lobby.close(table)
        await people[0].hears(f"Table {table} is closed.", "You are back in the lobby.\nLobby:")


async def test_people_who_wait_for_a_game_talk_with_each_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben")
        ann.type("make", "3", "", "", "", "", "", "")
        await ann.hears("waiting at")
        await ben.hears("Ann makes table")
        await ben.does("join", "waiting at")
        ann.type()
        await ben.does("say hello table", "You said: hello table")
        await ann.hears("Ben says: hello table")


async def test_people_talk_in_the_lobby_and_see_who_is_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben", "nl")
        await ann.hears("Ben is here now.")
        ben.type()
        await ann.does("say good evening", "You said: good evening")
        await ben.hears("Ann zegt: good evening")
        await ben.does("wie", "2 personen zijn hier.", "Ann.\n", "Ben, dat ben jij.")
        await ben.does("demp ann", "Je hoort Ann niet meer")
        await ann.does("say anybody", "You said: anybody")
        await ben.does("gesprek", "Er is nog niets gezegd.")
        await ben.does("zeg ja", "Je zei: ja")
        assert "anybody" not in ben.said
        assert_plain(ben.said)


async def test_language_bell_and_brevity_are_remembered_and_nothing_else_is_changed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.lobby.settle("en", '[screen]\nmap = "plain"\n')
        await ann.does("brief", "only the main things")
        await ann.does("bell off", "The bell does not ring.")
        await ann.does("bell maybe", 'Type bell on or bell off, not "maybe".')
        await ann.does("lang de", "Die Sprache ist jetzt Deutsch.")
        await ann.does("einstellungen", "Name: Ann.", "Sprache: Deutsch.", "Die Glocke klingt nicht.")
        await ann.hang_up()
        again = await house.visitor("Ann")
        again.begin()
        await again.hears("Du bist in der Lobby, Ann.")
        assert again.console.brief
        assert again.lobby.account.settings == '[screen]\nmap = "plain"\n\n[text]\ndetail = "brief"\nbell = false\n'


async def test_deleting_an_account_asks_twice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        ann.type("delete my account", "")
        await ann.hears("Delete your account, your keys and what you said", "Nothing was done.")
        ann.type("delete my account", "2", "Bert")
        await ann.hears("To delete it, type your name: Ann", "Nothing was done.")
        ann.type("delete my account", "2", "ann")
        await ann.ends()
        assert "Your account is deleted" in ann.new


async def test_nobody_need_answer_the_questions_about_a_table(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        ann.type("make", "seven", "help", "lang nl", "say hello", "terug")
        await ann.hears("seven does not fit here; type one of 2, 3, 4.", "Met hoeveel spelers", "Er is niets gedaan.")
        assert not ann.lobby.tables


@pytest.mark.parametrize(
    ("command", "status"),
    [(("watch", "no-table"), 2), (("join", "no-table"), 2), (("join",), None), (("nonsense", "x"), 2)],
)
async def test_a_command_that_cannot_be_done_leads_to_the_lobby_with_a_sentence(
    command: tuple[str, ...], status: int | None, tmp_path: Path
) -> None:
    """And the connection ends with a status that says so; where the lobby merely asks which table, like any other."""
    async with open_house(tmp_path) as house:
        await (await house.newcomer("Ann")).hang_up()
        ann = await house.visitor("Ann")
        ann.begin(*command)
        told = await ann.hears("You are in the lobby, Ann.", "Lobby:")
        assert len(told.splitlines()) > 3
        ann.type("quit")
        assert ann.playing is not None
        await asyncio.wait([ann.playing])
        assert (ann.playing.result() if ann.playing.exception() is None else None) == status


async def test_a_code_on_the_command_line_gives_a_seat_and_a_table_to_watch_is_shown(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        table = await ann.lobby.make(NewTable("cuzco", ("me", "free"), open=False))
        ben = await house.visitor("Ben")
        ben.begin("join", table)
        ben.type("", "", "")
        await ben.hears("You are Ben here.", f"You have a seat at {table}.", f"You are at table {table}.")
        cleo = await house.visitor("Cleo")
        cleo.begin("watch", table)
        cleo.type("", "", "")
        await cleo.hears("You watch; leave goes back to the lobby.")


async def test_turns_are_told_for_scripts_with_an_exit_status(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann", "de")
        assert await _turns(house) == ("", 1)
        tables = [await ann.lobby.make(NewTable("cuzco", ("me", "random"))) for _ in range(2)]
        timed = await ann.lobby.make(NewTable("cuzco", ("me", "free"), time=TableTime("turn", 86400)))
        ben = await house.newcomer("Ben")
        await ben.lobby.join(timed)
        for table in tables:
            await _until_turn_of(ann, table)
        said, status = await _turns(house)
        assert status == 0
        lines = said.splitlines()
        assert {f"your-turn {table} round 1" for table in tables} <= set(lines)
        assert lines == sorted(lines, key=lambda line: not line.startswith("your-turn "))
        (last,) = [line for line in lines if timed in line]
        assert re.fullmatch(rf"(your-turn {timed} round 1 left \d+|others-turn {timed} round 1 left \d+ by Ben)", last)


async def _turns(house: House) -> tuple[str, int]:
    ann = await house.visitor("Ann")
    ann.begin("turns")
    assert ann.playing is not None
    status = await ann.playing
    return ann.said, status


async def _until_turn_of(person: Person, table: str) -> None:
    """Wait until bots have chosen."""
    while not (await person.lobby.find(table)).waits_for_me:
        await asyncio.sleep(0.01)


async def test_the_server_s_farewell_ends_the_session(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        for visitor in house.hall.visitors:
            visitor.say_goodbye(message("ended-kicked"))
        await ann.ends()
        assert ann.said.endswith(catalogue("en").say(message("ended-kicked")) + "\n")


async def test_announcements_are_heard_at_once_also_at_a_question(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.does("make", "Enter alone means 2.")
        for visitor in house.hall.visitors:
            visitor.notice(message("told-announcement", text="tea at five"))
        await ann.hears("tea at five")


async def test_a_pause_of_the_server_is_told_in_the_lobby_too(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        table = await ann.lobby.make(NewTable("cuzco", ("me", "free")))
        await house.go_away()
        await ann.hears("The server pauses.")
        await house.come_back()
        await ann.hears("The server is back.")
        await ann.does("tables", f"1. {table}")


async def test_a_guest_plays_against_bots_and_keeps_no_account(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guest = await house.visitor("", guest=True)
        guest.begin()
        await guest.hears("You are in the lobby, Guest 1.")
        guest.type("make", "", "random", "", "")
        told = await guest.hears("Choose 1", "You are at table")
        assert "Anybody: the seat is free" not in told
        assert "Who finds the table?" not in told
        await guest.does("leave", "Lobby:")
        await guest.does("key", "Lobby:")


@pytest.mark.usefixtures("all_tenants")
@pytest.mark.parametrize(("game", "told"), [("cuzco", "round 3"), ("caral", "year 3"), ("chess", "round 3")])
def test_the_lines_for_scripts_call_a_round_as_the_game_does(game: str, told: str) -> None:
    mine = line("amber-otter-plum", game=game, stage="playing", round=3, turn=0, mine=0)
    others = line("amber-otter-plum", game=game, stage="playing", round=3, turn=0)
    assert list(turn_lines([mine])) == [f"your-turn amber-otter-plum {told}"]
    assert list(turn_lines([others])) == [f"others-turn amber-otter-plum {told} by Ann"]


def line(id_: str, **more: object) -> TableLine:
    """Make a table as it is listed."""
    usual: dict[str, object] = {
        "game": "cuzco",
        "options": {},
        "seats": (SeatLine("Ann"), SeatLine()),
        "stage": "waiting",
        "owner": "Ann",
        "open": True,
        "hints": True,
        "time": TableTime(),
        "changed": datetime(2030, 1, 1, tzinfo=UTC),
    }
    return TableLine(id_, **{**usual, **more})  # type: ignore[arg-type]


def test_tables_that_wait_for_one_come_first_then_one_s_own_then_those_with_free_seats() -> None:
    late = datetime(2030, 1, 2, tzinfo=UTC)
    tables = [
        line("over", stage="over", mine=0),
        line("others-game", stage="playing", turn=0),
        line("free"),
        line("free-and-newer", changed=late),
        line("own-waiting", mine=0),
        line("own-playing", mine=0, stage="playing", turn=1),
        line("own-turn", mine=0, stage="playing", turn=0),
    ]
    names = [table.id for table in in_order(tables)]
    assert names == ["own-turn", "own-playing", "own-waiting", "free-and-newer", "free", "others-game", "over"]


async def test_many_tables_are_read_out_nine_at_a_time(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        ann.lobby.tables |= {f"table-{number:02}": line(f"table-{number:02}", owner="Ben") for number in range(20)}
        ann.type()
        told = await ann.does("tables", "There are 20 tables.", "More reads out 10 to 18.")
        assert len(re.findall(r"^\d+\. table-", told, re.MULTILINE)) == 9
        await ann.does("more", "18. table-", "More reads out 19 to 20.")
        await ann.does("more", "20. table-", "Lobby:")
        await ann.does("more", "There are no more tables.")
        await ann.does("less", "10. table-")
        await ann.does("look 33", "There is no table 33; tables 1 to 20 were read out.")
        await ann.does("look table 1", '"table 1" fits the tables table-10, table-11')


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0, "0 seconds"),
        (1, "1 second"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (121, "3 minutes"),
        (7080, "118 minutes"),
        (7200, "2 hours"),
        (86400 - 1, "24 hours"),
        (3 * 86400 - 100, "71 hours"),
        (3 * 86400 - 1, "3 days"),
        (-5, "0 seconds"),
    ],
)
def test_times_are_told_in_the_largest_unit_that_does_not_round_too_much(seconds: int, said: str) -> None:
    assert catalogue("en").say(duration(seconds)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_the_lobby_has_a_gap(language: str) -> None:
    """Each is said with values of every kind, without a brace, a double blank or a double stop."""
    words = catalogue(language)
    for id_, raw in words.entries.items():
        if id_.startswith(("text-news", "text-table", "text-state", "text-seat", "text-lobby", "text-company")):
            for number in (0, 1, 2):
                names = set(re.findall(r"\$(\w+)", raw))
                values = {name: number if name in ("free", "count", "number", "round") else "Ann" for name in names}
                said = words.say(Message(id_, values))
                assert not re.search(r"[{}$]|  | [.,:;]|\.\.|,,", said), said


async def test_leaving_is_an_exception_and_a_farewell_is_the_last_that_is_said(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        before = ann.said
        ann.type("quit")
        assert ann.playing is not None
        with pytest.raises(Leave):
            await ann.playing
        assert ann.said == f"{before}Goodbye. Your games go on, and all is kept; come back whenever you like.\n"


def test_a_deadline_that_has_passed_leaves_no_time() -> None:
    from cuzco_tui.text.lobby.wording import time_left

    table = line("x", stage="playing", turn=0, deadline=datetime.now(UTC) - timedelta(seconds=5))
    assert time_left(table) == message("text-seconds", count=0)
