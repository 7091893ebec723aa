"""Who is let in by the front of a server, and what nobody gets there."""

import asyncio
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from cuzco_tui.ssh.host.accounts import Accounts
from cuzco_tui.ssh.host.database import Database
from cuzco_tui.ssh.logs import fingerprint
from tests.ssh.serving import KEY, PATIENCE, Served, lines, on_screen, serving


class Talk(asyncssh.SSHClient):
    """A client that listens to what it is told while it logs in."""

    def __init__(self) -> None:
        self.heard = ""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, _name: str, instructions: str, _lang: str, _prompts: Any) -> list[str]:
        self.heard += instructions
        return []


async def test_whoever_has_no_key_is_told_how_to_make_one(server: Served) -> None:
    talk = Talk()
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[], client_factory=lambda: talk)
    assert "ssh-keygen" in talk.heard
    assert "guest" in talk.heard
    assert "Schlüssel" in talk.heard
    assert talk.heard.count("ssh-keygen") == 3, "once in each language"


async def test_passwords_are_not_even_asked_for(server: Served) -> None:
    assert set(await asyncssh.get_server_auth_methods("127.0.0.1", server.port, "alice")) == {
        "publickey",
        "keyboard-interactive",
    }
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[], password="secret")


async def test_a_guest_comes_without_a_key(server: Served) -> None:
    done = await lines(server, "hello", username="guest", client_keys=[])
    assert "said hello" in done.stdout


async def test_guests_stay_outside_where_they_are_not_wanted() -> None:
    with serving(guests=False) as closed:
        talk = Talk()
        with pytest.raises(asyncssh.PermissionDenied):
            await closed.connect(username="guest", client_keys=[], client_factory=lambda: talk)
        assert "ssh-keygen" in talk.heard
        assert "guest" not in talk.heard


@pytest.mark.parametrize(
    ("kind", "options", "welcome"),
    [
        ("ssh-ed25519", {}, True),
        ("ecdsa-sha2-nistp256", {}, True),
        ("ssh-rsa", {"key_size": 2048}, True),
        ("ssh-rsa", {"key_size": 1024}, False),
    ],
)
async def test_kinds_of_keys(server: Served, kind: str, options: dict[str, int], welcome: bool) -> None:
    key = asyncssh.generate_private_key(kind, **options)
    if welcome:
        assert (await lines(server, "bye", client_keys=[key])).exit_status == 7
    else:
        with pytest.raises(asyncssh.PermissionDenied):
            await server.connect(client_keys=[key])


async def test_a_signature_with_sha_1_proves_nothing(server: Served) -> None:
    key = asyncssh.generate_private_key("ssh-rsa", key_size=2048)
    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[key], signature_algs=["ssh-rsa"])


async def test_weak_methods_are_not_offered(server: Served) -> None:
    for weak in (
        {"kex_algs": ["diffie-hellman-group14-sha1"]},
        {"encryption_algs": ["aes128-cbc"]},
        {"mac_algs": ["hmac-sha1"], "encryption_algs": ["aes128-ctr"]},
        {"compression_algs": ["zlib@openssh.com"]},
    ):
        with pytest.raises((asyncssh.KeyExchangeFailed, asyncssh.ConnectionLost)):
            await server.connect(**weak)


async def test_the_printed_fingerprint_is_that_of_the_key(server: Served) -> None:
    key = await asyncssh.get_server_host_key("127.0.0.1", server.port)
    assert key is not None
    assert fingerprint(key.export_public_key().decode()) in server.greeting
    assert (Path(server.config.data) / "ssh_host_ed25519_key").stat().st_mode & 0o777 == 0o600


async def test_names_and_versions_cannot_send_escape_codes_to_the_log(server: Served) -> None:
    async with server.connect(username="eve" + "x" * 200, client_version="Evil[31mClient") as connection:
        await connection.run("text", input="bye\n")
    assert "\x1b" not in server.log_file.read_text()
    assert all(len(line["name"]) <= 64 for line in server.logged("login"))


async def test_logs_have_no_secrets(server: Served) -> None:
    await lines(server, "a secret thing I say", "bye")
    text = server.log_file.read_text()
    assert "secret thing" not in text
    assert KEY.export_public_key().decode().split()[1] not in text
    assert server.logged("login")[-1]["key"] == fingerprint(KEY.export_public_key().decode())
    assert "ticket" not in text


async def test_nothing_is_executed(server: Served, tmp_path: Path) -> None:
    marker = tmp_path / "marker"
    done = await lines(server, "bye", command=f"text; touch {marker} && echo $(id) | sh")
    assert "uid=" not in done.stdout
    assert not marker.exists()


async def test_no_forwarding_of_any_kind(server: Served, tmp_path: Path) -> None:
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", server.port)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_unix_connection(str(server.config.host_socket))
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 9)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_path(str(tmp_path / "here"), str(tmp_path / "there"))
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tun()
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_tap()


async def test_no_file_transfer(server: Served, tmp_path: Path) -> None:
    async with server.connect() as connection:
        with pytest.raises(asyncssh.Error):
            await asyncio.wait_for(connection.start_sftp_client(), PATIENCE)
    (tmp_path / "file").write_text("x")
    with pytest.raises((asyncssh.Error, OSError)):
        await asyncio.wait_for(
            asyncssh.scp(
                str(tmp_path / "file"),
                ("127.0.0.1", "/tmp/file"),
                port=server.port,
                username="alice",
                client_keys=[KEY],
                known_hosts=None,
                config=None,
            ),
            PATIENCE,
        )


async def test_other_subsystems_agent_and_x11_are_refused(server: Served) -> None:
    async with server.connect() as connection:
        chan, _ = await connection.create_session(asyncssh.SSHClientSession, "text", encoding=None)
        assert not await chan._make_request(b"auth-agent-req@openssh.com")
        assert not await chan._make_request(b"env", asyncssh.packet.String("PATH"), asyncssh.packet.String("here"))
        assert not await chan._make_request(b"exec", asyncssh.packet.String("text"))
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(subsystem="netconf")
    async with server.connect() as connection:
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process(x11_forwarding=True, x11_display="localhost:0")


async def test_the_environment_of_a_client_stays_outside(server: Served) -> None:
    async with server.connect() as connection:
        done = await connection.run("text", input="python dict(os.environ)\n", env={"LD_PRELOAD": "x", "LANG": "de"})
        assert "LD_PRELOAD" not in done.stdout
        assert "'LANG': 'C.UTF-8'" in done.stdout
        assert "/nonexistent" in done.stdout
        assert "LC_ALL" not in done.stdout


async def test_a_session_hears_that_the_locale_of_a_client_has_ascii_alone(server: Served) -> None:
    async with server.connect() as connection:
        done = await connection.run(
            "text", input="python dict(os.environ)\n", env={"LC_ALL": "C", "LANG": "de_DE.UTF-8"}
        )
        assert "'LC_ALL': 'C'" in done.stdout


async def test_one_session_for_each_connection(server: Served) -> None:
    async with server.connect() as connection:
        await on_screen(connection)
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_process("text")


async def test_a_banned_key_is_told_so(server: Served) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    database = Database(server.config.database)
    accounts = Accounts(database)
    person, _ = accounts.register(" ".join(key.export_public_key().decode().split()[:2]), "Mallory", "en")
    assert (await lines(server, "bye", client_keys=[key])).exit_status == 7
    accounts.ban(person.id)
    database.close()
    heard: list[str] = []

    class Listening(Talk):
        def auth_banner_received(self, msg: str, lang: str) -> None:  # noqa: ARG002
            heard.append(msg)

    with pytest.raises(asyncssh.PermissionDenied):
        await server.connect(client_keys=[key], client_factory=Listening)
    assert "not welcome" in "".join(heard)
    assert (await lines(server, "bye")).exit_status == 7
