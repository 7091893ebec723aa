"""The server's key: made once, for its owner's eyes only, and told by its fingerprint; a process of its own."""

import os
import sys
from pathlib import Path

import asyncssh

from cuzco_tui.ssh.logs import fingerprint


def make_key(path: Path) -> None:
    """Make the key if there is none; it appears complete or not at all."""
    if path.exists():
        return
    key = asyncssh.generate_private_key("ssh-ed25519", comment="cuzco")
    unfinished = path.with_suffix(".new")
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key.export_private_key())
        file.flush()
        os.fsync(file.fileno())
    unfinished.rename(path)


def load_key(path: Path) -> asyncssh.SSHKey:
    """Load the key, which nobody else may read."""
    path.chmod(0o600)
    return asyncssh.read_private_key(path)


def main(arguments: list[str]) -> int:
    """Make the key where there is none, and print its fingerprint."""
    path = Path(arguments[0])
    try:
        make_key(path)
        key = load_key(path)
    except asyncssh.KeyImportError:
        return 3
    print(fingerprint(key.export_public_key().decode()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
