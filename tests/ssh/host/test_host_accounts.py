"""Accounts: keys, names, codes, invitations, bans, settings, guests."""

import time
from pathlib import Path

import pytest
from house import (
    REAL_COST,
    HandTime,
    config_in,
    hall_guest,
    hall_in,
    hall_newcomer,
    hall_visitor,
    key_of,
    line_of,
    said,
    until,
)

from cuzco_tui.game import GameError
from cuzco_tui.ssh.host import codes
from cuzco_tui.ssh.host.accounts import Accounts
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.host.gate import open_gate
from cuzco_tui.ssh.host.govern import Governor


async def test_a_newcomer_says_a_name_once_and_is_known_by_the_key(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_newcomer(hall, "k1", "ann")
        assert (ann.account.is_new, ann.account.proposed) == (True, "ann")
        with pytest.raises(GameError, match="what you are called"):
            await ann.turns()
        code = await ann.register("Ann", "de")
        assert len(code.split("-")) == 5
        await until(lambda: ann.account.name == "Ann")
        with pytest.raises(GameError, match="already"):
            await ann.register("Anna", "de")
    async with hall_in(tmp_path) as hall:
        again = await hall_newcomer(hall, "k1")
        assert (again.account.name, again.account.language) == ("Ann", "de")


async def test_no_two_people_have_names_that_look_alike(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        await hall_visitor(hall, "Bill")
        other = await hall_newcomer(hall, "k2")
        for name in ("Bill", "BILL", "Bi11", "Bíll"):
            with pytest.raises(GameError, match="looks so"):
                await other.register(name, "en")
        with pytest.raises(GameError, match="languages"):
            await other.register("Cleo", "xx")
        await other.register("Cleo", "en")


async def test_a_recovery_code_and_a_code_for_a_second_key_open_the_account(tmp_path: Path) -> None:
    clock = HandTime()
    async with hall_in(tmp_path, clock) as hall:
        ann = await hall_newcomer(hall, "k1")
        recovery = await ann.register("Ann", "en")
        second = await hall_newcomer(hall, "k2")
        code = await ann.link_code()
        await second.link(code.upper().replace("-", " "))
        await until(lambda: second.account.name == "Ann")
        third = await hall_newcomer(hall, "k3", address="192.0.2.20")
        with pytest.raises(GameError, match="opens nothing"):
            await third.link(code)
        late = await ann.link_code()
        clock.advance(15 * 60 + 1)
        with pytest.raises(GameError, match="opens nothing"):
            await third.link(late)
        await third.link(recovery)
        await until(lambda: third.account.name == "Ann")
        new = await ann.recovery_code()
        fourth = await hall_newcomer(hall, "k4", address="192.0.2.21")
        with pytest.raises(GameError, match="opens nothing"):
            await fourth.link(recovery)
        await fourth.link(new)


async def test_codes_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_newcomer(hall, "k1")
        codes = [await ann.register("Ann", "en"), await ann.link_code(), hall.accounts.new_invitation(1)]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("server.sqlite*"))
    for code in codes:
        assert code.encode() not in kept
        assert code.replace("-", "").encode() not in kept


def test_trying_one_recovery_code_takes_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "COST", REAL_COST)
    began = time.process_time()
    recovery = codes.kept("aaaa-bbbb-cccc-dddd-eeee")
    assert recovery.fits("AAAA bbbb cccc dddd eeee")
    assert not recovery.fits("aaaa-bbbb-cccc-dddd-eeef")
    assert time.process_time() - began > 0.03


async def test_guessing_codes_is_limited_by_session_and_by_address(tmp_path: Path) -> None:
    clock = HandTime()
    async with hall_in(tmp_path, clock) as hall:
        ann = await hall_newcomer(hall, "k1")
        recovery = await ann.register("Ann", "en")
        guesser = await hall_newcomer(hall, "k2")
        for _ in range(5):
            with pytest.raises(GameError, match="opens nothing"):
                await guesser.link("aaaa-bbbb")
        with pytest.raises(GameError, match="Too many tries"):
            await guesser.link(recovery)
        neighbour = await hall_newcomer(hall, "k3")
        with pytest.raises(GameError, match="Too many tries"):
            await neighbour.link(recovery)
        elsewhere = await hall_newcomer(hall, "k4", address="192.0.2.77")
        await elsewhere.link(recovery)
        clock.advance(601)
        await neighbour.link(recovery)


async def test_a_closed_server_asks_newcomers_for_an_invitation(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        await hall_visitor(hall, "Ann")
    (tmp_path / "allowed_keys").write_text(f"# friends\n{key_of('friend')} friend@home\nnonsense\n")
    async with hall_in(tmp_path, closed=True) as hall:
        assert not (await hall_visitor(hall, "Ann")).account.needs_invitation
        friend = await hall_newcomer(hall, "friend")
        assert not friend.account.needs_invitation
        await friend.register("Fred", "en")
        with pytest.raises(GameError, match="closed"):
            await hall_newcomer(hall, "stranger")
        code = hall.accounts.new_invitation(2)
        for name in ("Cleo", "Dora"):
            newcomer = await hall_newcomer(hall, f"key of {name}", address=f"192.0.2.{len(name)}")
            assert newcomer.account.needs_invitation
            with pytest.raises(GameError, match="invitation"):
                await newcomer.register(name, "en", "")
            await newcomer.register(name, "en", code)
        with pytest.raises(GameError, match="closed"):
            await hall_newcomer(hall, "late")


def test_the_gate_refuses_the_banned_and_strangers_to_a_closed_server(tmp_path: Path) -> None:
    database = Database(tmp_path / "server.sqlite")
    accounts = Accounts(database)
    person, _code = accounts.register(key_of("Ann"), "Ann", "en")
    gate = open_gate(tmp_path / "server.sqlite", config_in(tmp_path))
    closed = open_gate(tmp_path / "server.sqlite", config_in(tmp_path, closed=True))
    assert gate.refusal(key_of("Ann"), "") is None
    assert gate.refusal(key_of("Ben"), "") is None
    assert closed.refusal(key_of("Ann"), "") is None
    assert closed.refusal(key_of("Ben"), "") is not None
    accounts.new_invitation(1)
    assert closed.refusal(key_of("Ben"), "") is None
    accounts.ban(person.id)
    assert gate.refusal(key_of("Ann"), "") is not None
    accounts.unban(person.id)
    assert gate.refusal(key_of("Ann"), "") is None
    for each in (gate, closed):
        each.close()
    database.close()


async def test_the_gate_knows_who_wants_plain_lines_in_any_terminal(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.settle("en", '[screen]\nmode = "text"\n')
        await ben.settle("en", '[screen]\nmode = "screen"\n')
        assert hall.gate.prefers_lines(key_of("Ann"))
        assert not hall.gate.prefers_lines(key_of("Ben"))
        assert not hall.gate.prefers_lines(key_of("Nobody"))


async def test_settings_belong_to_the_account_and_are_checked(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, again = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ann")
        await ann.settle("nl", '[screen]\nmap = "plain"\n')
        await until(lambda: again.account.language == "nl")
        assert again.account.settings.startswith("[screen]")
        for wrong in ("x" * 20_000, "[screen", "[secrets]\na = 1", "screen = 1"):
            with pytest.raises(GameError):
                await ann.settle("nl", wrong)
        with pytest.raises(GameError):
            await ann.settle("xx", "")


async def test_guests_have_numbers_no_account_and_no_voice_in_the_lobby(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        one, two = await hall_guest(hall), await hall_guest(hall)
        assert [one.account.name, two.account.name] == ["Guest 1", "Guest 2"]
        assert one.account.guest
        for refused in (
            one.say("Hello"),
            one.link_code(),
            one.recovery_code(),
            one.forget(),
            one.register("Eve", "en"),
        ):
            with pytest.raises(GameError, match="Guests"):
                await refused
    async with hall_in(tmp_path, guests=False) as hall:
        with pytest.raises(GameError, match="no room for guests"):
            await hall_guest(hall)


async def test_a_banned_person_is_sent_away_and_not_let_in_again(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ben = await hall_visitor(hall, "Ben")
        person = hall.accounts.by_name("Ben")
        assert person is not None
        hall.accounts.ban(person.id)
        Governor(hall)._end(hall.sessions_of(person.id), "error-banned")
        await until(lambda: ben.goodbye is not None)
        with pytest.raises(GameError, match="not welcome"):
            await hall_visitor(hall, "Ben")


async def test_the_same_session_is_here_only_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        first = await hall_visitor(hall, "Ann", "s1")
        line = line_of(hall, first)
        await hall_visitor(hall, "Ann", "s1")
        await until(lambda: line._pump.done())
        await line.close()
        assert len(hall.people) == 1
        assert said(first) == []
