"""The first visit by ear: language, name, recovery code, invitation and a second key."""

import re
from pathlib import Path

from plain import assert_plain
from served_house import open_house


async def test_a_newcomer_is_asked_for_language_and_name_and_hears_the_recovery_code_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.visitor("ann", on_terminal=True)
        ann.begin()
        await ann.hears("Text mode is on.", "Which language do you want to hear?", "Enter alone means 1.")
        await ann.does("deutsch", "Hast du auf diesem Server schon ein Konto?", "Enter allein heißt 1.")
        await ann.does("", "Wie möchtest du hier heißen?", "Enter allein heißt ")
        await ann.does("Änne", "Du heißt hier Änne.", "Gruppe 1: ", "Dann drücke Enter.")
        code = re.search(r": (\S+-\S+)$", ann.new, re.MULTILINE)
        assert code is not None
        letters = re.findall(r"^Gruppe \d: (.*)$", ann.new, re.MULTILINE)
        assert "-".join(group.replace(" ", "") for group in letters) == code[1]
        await ann.does("", "Du bist in der Lobby, Änne.")
        assert ann.lobby.account.language == "de"
        assert ann.said.count(code[1]) == 1
        assert_plain(ann.said)


async def test_a_name_that_is_refused_is_asked_for_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        await house.newcomer("Ann")
        ben = await house.visitor("Ann", key="another")
        ben.begin()
        ben.type("", "", "Ann")
        await ben.hears("What do you want to be called here?")
        await ben.until(lambda: ben.new.count("What do you want to be called here?") == 2)
        told = await ben.does("Ben", "You are Ben here.")
        assert ben.lobby.account.name == "Ben"
        assert "not" not in told.partition("You are Ben here.")[0]


async def test_a_closed_server_asks_for_an_invitation(tmp_path: Path) -> None:
    async with open_house(tmp_path, closed=True) as house:
        invitation = house.hall.accounts.new_invitation(1)
        ann = await house.visitor("Ann")
        ann.begin()
        ann.type("", "")
        await ann.hears("This server is closed. What is your invitation code?", "Type it, or back.")
        ann.type("back", "", "nonsense", "Ann")
        await ann.hears("Enter alone means nonsense.")
        ann.type(invitation, "")
        await ann.hears("You are Ann here.", "Lobby:")


async def test_a_second_key_comes_to_an_account_by_a_code(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.does("key", "type within 15 minutes: ", "Lobby:")
        code = re.search(r"15 minutes: (\S+)", ann.new)
        assert code is not None
        other = await house.visitor("phone", key="phone")
        other.begin()
        other.type("", "2", "wrong-code", code[1])
        await other.hears("Welcome back, Ann. This key belongs to your account from now on.", "Lobby:")
