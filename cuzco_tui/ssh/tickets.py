"""Tickets: who a session is, sealed by the front, so that wherever it goes it has no authority but its own."""

import base64
import binascii
import hashlib
import hmac
from typing import Final, Literal

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.messages import message

_SEAL: Final = 32


class BadTicket(GameError):
    """A ticket was not made by this server."""


class Identity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who comes: a player by key, a guest without one, or one of the server's own."""

    role: Literal["player", "guest", "front", "admin"]
    session: str = ""
    key: str = ""
    """The public key in OpenSSH's form, kind and data, without a comment."""
    address: str = ""
    proposed: str = ""
    """The user name that the client gave, as a proposal for a name."""


def make_ticket(secret: bytes, identity: Identity) -> str:
    """Seal an identity."""
    told = msgspec.json.encode(identity)
    return base64.urlsafe_b64encode(_seal(secret, told) + told).decode()


def read_ticket(secret: bytes, ticket: str) -> Identity:
    """Give the identity of a ticket, or refuse one that this server did not seal."""
    try:
        raw = base64.urlsafe_b64decode(ticket.encode("ascii"))
        if hmac.compare_digest(raw[:_SEAL], _seal(secret, raw[_SEAL:])):
            return msgspec.json.decode(raw[_SEAL:], type=Identity)
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        pass
    raise BadTicket(message("error-ticket"))


def _seal(secret: bytes, told: bytes) -> bytes:
    return hmac.digest(secret, told, hashlib.sha256)
