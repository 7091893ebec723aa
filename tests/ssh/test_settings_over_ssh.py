"""Settings by account: told and taken by `ssh host settings`, and used by whatever the person opens next."""

from tests.ssh.arriving import inside, lines_at, registered, screen_at
from tests.ssh.visitors import Served, until

PLAIN = '[screen]\nmap = "plain"\nbell = "off"\n'


async def test_settings_are_printed_and_taken_from_a_pipe(house: Served) -> None:
    key = await registered(house, "Setta")
    told = await lines_at(house, key, "settings")
    told.channel.write_eof()
    await told.until_closed()
    assert told.status == 0
    assert 'map = "fine"' in told.heard
    taken = await lines_at(house, key, "settings")
    taken.type(PLAIN)
    taken.channel.write_eof()
    await taken.until_closed()
    assert taken.status == 0
    async with inside(house, key) as lobby:
        assert 'map = "plain"' in lobby.account.settings


async def test_settings_that_cannot_be_used_are_refused_in_a_sentence(house: Served) -> None:
    key = await registered(house, "Settb")
    refused = await lines_at(house, key, "settings")
    refused.type("[screen]\nmap = 5\n")
    refused.channel.write_eof()
    await refused.until_closed()
    assert refused.status == 2
    assert "map" in refused.heard
    async with inside(house, key) as lobby:
        assert lobby.account.settings == ""


async def test_whoever_has_settings_comes_to_the_lobby_with_them(house: Served) -> None:
    """They are read in a session, which runs as somebody who may read nothing of the server's machine."""
    key = await registered(house, "Settc")
    async with inside(house, key) as lobby:
        await lobby.settle("de", PLAIN)
    visitor = await screen_at(house, key)
    await visitor.sees("du bist Settc")
    visitor.hang_up()


async def test_whoever_prefers_lines_gets_them_in_a_large_terminal(house: Served) -> None:
    key = await registered(house, "Settd")
    async with inside(house, key) as lobby:
        await lobby.settle("en", '[screen]\nmode = "text"\n')
    visitor = await screen_at(house, key)
    await until(lambda: "Text mode is on" in visitor.text, "the text mode says so")
    visitor.hang_up()
