"""Playing together by ear: news at once, talk, consent, bots that stand in, leaving and coming back."""

import asyncio
import re
from pathlib import Path

import pytest
from plain import assert_plain
from served_house import Person, open_house
from served_tables import both_have_chosen, chair, choose, in_turn, is_asked, sit, sit_together

from cuzco_tui.lobby.requests import ToChair
from cuzco_tui.ssh.host import tables


async def test_the_whole_way_from_the_first_visit_to_the_ranking_in_two_languages_with_a_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben", "de")
        ann.answers = ben.answers = lambda: "1"
        ann.type("make", "3", "", "greedy", "", "", "", "")
        await ann.hears("You made table", "Lobby, waiting at", "1 seat is free:")
        told = await ben.hears("Ann macht Tisch", "Cuzco, 1 freier Platz.")
        assert "Ann makes" not in told
        await ben.does("tische", "Es gibt 1 Tisch.", "nicht begonnen, 1 Platz ist frei. Plätze: Ann,")
        ben.type("mitspielen 1")
        await ben.hears("Du bist an Tisch", "Platz 1: Cleo", "Du bist wieder in der Lobby.\nLobby:\n")
        await ann.hears("Ben takes a seat", "You are at table", "Place 1: Cleo", "You are back in the lobby.\nLobby:")
        for person in (ann, ben):
            assert_plain(person.said)
            assert "not your turn" not in person.said
        assert ann.said.count("The game is over.") == 1
        await ann.does("tables", ": over. Seats: You, Ben, Cleo (bot greedy).")
        await ann.does("close 1", "is taken away.")
        await ann.does("tables", "There are no tables")


async def test_what_others_do_is_told_at_once_and_whose_turn_it_is_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        name = player.lobby.account.name
        await other.hears(f"It is {name}'s turn.")
        other.type()
        while is_asked(player):
            await choose(player)
        told = await other.hears("Choose 1")
        assert f"\n{name}: " in f"\n{told}"
        assert f"It is {name}'s turn." not in told
        assert "Meanwhile" not in told


async def test_why_not_says_whose_turn_it_is_while_it_is_another_s(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        name = player.lobby.account.name
        await other.does("why", "That is for the player in turn.", f"It is {name}'s turn.")
        await other.does("why not temple", "That is for the player in turn.", f"It is {name}'s turn.")


async def test_people_talk_at_the_table_and_hear_no_more_of_whom_they_mute(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, (ann, ben) = await sit_together(house, "Ann", "Ben")
        ann.type()
        await ben.does("say hello \x1b[31mAnn", "You said: hello Ann")
        await ann.hears("Ben says: hello Ann\n")
        await ann.does("talk", ", Ben says: hello Ann")
        await ann.does("talk many", 'Talk takes a number such as 20, not "many".')
        await ann.does("say", "Type say and your words")
        await ann.does("mute ben", "You hear Ben no more; unmute Ben undoes it.")
        await ann.does("mute", "Muted: Ben.")
        ann.type()
        await ben.does("say are you there", "You said: are you there")
        await ann.does("say now", "You said: now")
        assert "are you there" not in ann.said
        await ann.does("unmute Ben", "You hear Ben again.")
        ann.type()
        await ben.does("say again", "You said: again")
        await ann.hears("Ben says: again")


async def test_an_undo_over_the_table_is_done_when_the_others_agree(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        player, other = await both_have_chosen(house)
        step = chair(player).position.step
        other.type()
        player.type("undo")
        name, asked = player.lobby.account.name, other.lobby.account.name
        await player.hears("so they are asked", "You ask to take back your last choice", f"It waits for {asked};")
        await other.hears(name, "Type agree or refuse.")
        await other.does("where", f"{name} asks to take back the last choice", "Type agree or refuse.")
        player.type()
        await other.does("agree", "You agree.", "Taken back: the last choice of")
        told = await player.hears("Taken back: your last choice", "Choose 1")
        assert told.count("Taken back") == 1
        assert "has taken a choice back" not in told
        assert chair(player).position.step < step
        assert is_asked(player)


async def test_a_choice_that_would_make_a_request_void_is_made_at_the_second_try(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        player, other = await both_have_chosen(house)
        if not is_asked(other):
            return
        await player.does("undo", "It waits for")
        await other.hears("Type agree or refuse.")
        step = chair(other).position.step
        await other.does("1", "waits for your answer: agree or refuse. A choice now makes it void", "Choose 1")
        assert chair(other).position.step == step
        other.type("1")
        await player.hears("void")
        assert chair(other).position.step > step


async def test_an_undo_over_the_table_is_not_done_when_somebody_refuses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        player, other = await both_have_chosen(house)
        step = chair(player).position.step
        other.type()
        await player.does("undo", "It waits for")
        await other.hears("Type agree or refuse.")
        player.type()
        await other.does("refuse", "You refuse.")
        await player.hears(f"{other.lobby.account.name} does not agree.")
        assert f"{other.lobby.account.name} does not agree." not in other.said
        assert chair(player).position.step == step
        await other.does("agree", "There is no proposal that waits for you.")
        await player.does("undo", "It waits for")
        other.type()
        told = await player.does("refuse", "You no longer ask.")
        assert f"{player.lobby.account.name} no longer asks." not in told
        await other.hears(f"{player.lobby.account.name} no longer asks.")
        await other.does("where", "Round 1")
        assert "asks to take back" not in other.new


async def test_one_s_own_last_choice_is_taken_back_freely_as_long_as_nobody_has_seen_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        await choose(player)
        await player.hears("Choose 1")
        other.type()
        told = await player.does("undo", "Taken back: ", "Choose 1")
        assert told.count("Taken back") == 1
        await other.hears(f"Taken back: the last choice of {player.lobby.account.name}.")


async def test_a_bot_plays_for_somebody_absent_who_is_told_so_and_takes_the_seat_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        name = player.lobby.account.name
        await other.does("bot", f"{name} is at the table; a bot is only for somebody who is not here.")
        other.type()
        await player.does("leave", "You are back in the lobby; the game goes on.")
        await other.hears(name)
        await other.does("bot", f"A bot plays for {name}", f"\n{name}: ", "Choose 1")
        player.type(f"play {table}")
        await player.hears("A bot plays for you now; take back lets you play on yourself.")
        await player.does("hint", "That is for the player in turn.")
        other.type()
        await player.does("take back", "You play again yourself.")
        await other.hears(f"{name} ")
        while not is_asked(player):
            await in_turn(*people)
            if is_asked(other):
                await choose(other)
        await player.hears("Choose 1")
        await player.does("take back", "No bot plays for you.")


async def test_nobody_is_busy_while_others_think_or_a_bot_stands_in_or_the_server_is_away(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        cleo = await house.newcomer("Cleo")
        await sit(cleo, table)
        player, (other,) = await in_turn(*people)
        await _all_are_idle(*people, cleo)
        await player.does("leave", "Lobby:")
        await other.hears("gets up")
        await other.does("bot", "A bot plays for", "Choose 1")
        await sit(player, table)
        await player.hears("A bot plays for you now")
        await _all_are_idle(*people, cleo)
        await house.go_away()
        await other.hears("The server pauses.")
        other.type("1")
        await _all_are_idle(*people, cleo)
        await house.come_back()
        await other.hears("The server is back.")


async def _all_are_idle(*people: Person) -> None:
    """See that nobody asks or listens again and again when nothing happens."""
    await asyncio.sleep(0.3)
    before = [(len(person.line.asked), person.listened) for person in people]
    await asyncio.sleep(0.3)
    assert [(len(person.line.asked), person.listened) for person in people] == before


async def test_whoever_leaves_and_comes_back_hears_what_they_missed_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        while is_asked(player):
            await choose(player)
        await player.hears(f"It is {other.lobby.account.name}'s turn.")
        await player.does("leave", "You are back in the lobby", "Lobby:")
        await in_turn(*people[:0], other)
        player.type()
        while is_asked(other):
            await choose(other)
        await player.hears(f"It is your turn at {table}.")
        told = await player.does("play", "Since your last choice:", f"\n{other.lobby.account.name}: ", "Choose 1")
        assert "The game begins." not in told
        assert f"\n{player.lobby.account.name}" not in told.partition("Since")[2]


@pytest.mark.parametrize("detail", ["verbose", "normal", "brief"])
async def test_whoever_comes_back_hears_what_their_bot_did_named_as_the_bot_s(tmp_path: Path, detail: str) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        await choose(player)
        await player.hears("Choose 1")
        name = player.lobby.account.name
        player.type()
        await player.hang_up()
        other.type("bot")
        await other.hears(f"A bot plays for {name}", "Choose 1")
        again = await house.visitor(name)
        again.begin("join", table)
        again.console.detail = detail
        told = await again.hears("A bot plays for you now", "Since your last choice:", "Your bot: ", "It is ")
        assert "\nYou: " not in told
        assert told.index("Your bot: ") < told.index("It is ")


async def test_what_a_bot_did_that_was_there_before_any_choice_of_one_s_own_is_the_bot_s(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        await player.does("leave", "You are back in the lobby")
        other.type("bot")
        await other.hears("A bot plays for ", "Choose 1")
        told = await player.does(f"play {table}", "The game begins.", "Your bot: ", "It is ")
        assert "Since your last choice:" not in told
        player.type("take back")
        await player.hears("You play again yourself.")
        other.type()
        while is_asked(other):
            await choose(other)
        await in_turn(player)
        player.type()
        await choose(player)
        await player.hears("You: ")
        assert "Your bot" not in player.new


async def test_a_turn_that_is_told_piece_by_piece_names_all_that_it_brought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "any_seed", lambda: 5)
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        while chair(player).position.decision.kind != "ChooseTurn":
            await choose(player)
            player, (other,) = await in_turn(*people)
        other.console.detail = "normal"
        other.type()
        feathers = []
        wanted = "exchange"
        while is_asked(player):
            now = chair(player).position
            texts = [option.text for option in now.decision.options]
            feathers += [now.decision.kind] if any("feather" in text for text in texts) else []
            await chair(player).play(next((text for text in texts if wanted in text), texts[0]), now.step)
            await player.until(lambda now=now: chair(player).position.step > now.step)
            await asyncio.sleep(0.05)
            wanted = "feather"
        told = await other.hears("Your turn")
        assert feathers
        name = player.lobby.account.name
        assert f"{name}: die 6, exchange.\n" in told
        assert told.count("feather") == len(feathers), told
        assert "continued" not in told


async def test_somebody_hangs_up_in_the_middle_of_a_question_and_finds_it_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        question = re.findall(r"^(?:1\. .*|Choose 1.*)$", player.said.replace("\n  ", " "), re.MULTILINE)[-2:]
        other.type()
        await player.hang_up()
        await other.hears(player.lobby.account.name)
        again = await house.visitor(player.lobby.account.name)
        again.begin()
        await again.hears(f"It is your turn at {table}; play goes there.", "Lobby:")
        again.type("play")
        await again.hears(*question)


async def test_resigning_asks_first_and_leads_back_to_the_lobby(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        player.type("resign", "")
        await player.hears("Do you give your seat to a bot for good?", "Enter alone means 1.", "Nothing was done.")
        other.type()
        player.type("resign", "2")
        told = await player.hears(f"You have resigned at table {table}; a bot plays on for you.", "Lobby:")
        assert told.count("You have resigned") == 1
        told = await other.hears(f"{player.lobby.account.name} resigns; a bot plays on.", "Choose 1")
        assert "gets up" not in told


async def test_whoever_has_resigned_looks_on_and_is_no_player_any_more(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        name = player.lobby.account.name
        again = await house.visitor(name)
        again.begin("join", table)
        await again.hears("Choose 1")
        player.type("resign", "2")
        await player.hears("You have resigned", "Lobby:")
        await again.hears(f"You have resigned at table {table}; a bot plays on for you.", "You are back in the lobby.")
        assert not again.lobby.seated
        await player.does(f"play {table}", f"watch {table}")
        other.type()
        told = await player.does(f"watch {table}", "You have resigned; a bot plays on for you.", "You watch;")
        assert f"{name} (bot " in told
        assert chair(player).seat is None
        await other.hears(f"{name} watches.")
        told = await other.does("who", f"Watching: {name}.")
        assert "resigned" in told


async def test_a_table_without_hints_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben", hints=False)
        player, _ = await in_turn(*people)
        await player.does("hint", "This table plays without hints.")
        await player.does("save", "All is kept at once")


async def test_somebody_watches_hears_everything_and_can_do_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        cleo = await house.newcomer("Cleo")
        await sit(cleo, table)
        await cleo.hears("You watch; leave goes back to the lobby.")
        player, _ = await in_turn(*people)
        await player.does("who", "Seat 1: ", "Watching: Cleo.")
        cleo.type()
        await choose(player)
        await cleo.hears(f"{player.lobby.account.name}: ")
        await cleo.does("1", "It is not your turn")
        await cleo.does("resign", "You only watch")
        await cleo.does("agree", "There is no proposal that waits for you.")
        await cleo.does("bot", "No player elsewhere is in turn")
        await cleo.does("take back", "No bot plays for you.")
        await cleo.does("undo", "The last choice was another player's")
        await cleo.does("leave", "You are back in the lobby")


async def test_the_bell_rings_at_a_terminal_when_it_becomes_one_s_turn_and_only_if_it_is_wanted(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        table, people = await sit_together(house, "Ann", "Ben")
        for person in people:
            await person.hang_up()
        people = [await house.visitor(name, on_terminal=True) for name in ("Ann", "Ben")]
        for person in people:
            person.begin()
            await sit(person, table)
        player, (other,) = await in_turn(*people)
        assert "\a" not in other.said
        while is_asked(player):
            await choose(player)
        await other.hears("\a", "Choose 1")
        assert other.said.count("\a") == 1
        await player.does("bell off", "The bell does not ring.")
        while not is_asked(player):
            await choose((await in_turn(*people))[0])
        await player.hears("Choose 1")
        assert player.said.count("\a") == 0


async def test_a_pause_of_the_server_is_told_and_the_question_stands_again_afterwards(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, (other,) = await in_turn(*people)
        question = re.findall(r"^Choose 1.*$", player.said, re.MULTILINE)[-1]
        for person in people:
            person.type()
        await house.go_away()
        for person in people:
            await person.hears("The server pauses. Nothing is lost; it goes on by itself in a moment.")
        await house.come_back()
        await player.hears("The server is back.", question)
        await other.hears("The server is back.")
        await choose(player)
        assert player.new.count("The server is back.") == 0


async def test_a_choice_that_was_made_just_before_the_server_paused_is_told(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, _ = await in_turn(*people)
        player.line.deaf_to = ToChair
        player.type("1")
        await player.hears("Your choice was on its way when the server paused.")
        await house.go_away()
        await house.come_back()
        told = await player.hears("The server is back.", "Your choice was made.", f"{'You'}: ", "Choose 1")
        assert "please choose again" not in told


async def test_a_choice_that_was_lost_with_the_server_is_asked_for_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben")
        player, _ = await in_turn(*people)
        question = re.findall(r"^Choose 1.*$", player.said, re.MULTILINE)[-1]
        player.line.loses = ToChair
        player.type("1")
        await player.hears("Your choice was on its way when the server paused.")
        await house.go_away()
        await house.come_back()
        told = await player.hears("The server is back.", "Your choice was not made; please choose again.", question)
        assert "Your choice was made." not in told
