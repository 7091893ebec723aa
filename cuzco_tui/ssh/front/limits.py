"""Limits per address, checked before the key exchange: whoever asks too much costs next to nothing."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from cuzco_tui.ssh.config import Limits

MOST_ADDRESSES: Final = 10_000
"""Addresses that are remembered; those that were quiet for longest are forgotten first."""

FEW: Final = 4
"""Connections that are let in to be told that there is no room."""


class Bucket:
    """A token bucket: so much at once, and so much a second."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._seen = now

    def take(self, amount: float, now: float) -> bool:
        """Take an amount if there is as much."""
        self._fill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def owe(self, amount: float, now: float) -> float:
        """Take an amount in any case, and give the seconds until the debt is paid."""
        self._fill(now)
        self._left -= amount
        return max(0.0, -self._left / self._per_second)

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._seen) * self._per_second)
        self._seen = now


def neighbourhood(address: str) -> str:
    """Give what counts as one address: of the sixth version whoever has one has at least 2 to the power of 64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class _Address:
    """What is remembered of one address."""

    def __init__(self, limits: Limits, now: float) -> None:
        self.connects = Bucket(limits.connects_at_once, limits.connects_per_minute / 60, now)
        self.failures: list[float] = []
        self.sessions = 0
        self.waiting = 0


class Doorkeeper:
    """Decides who may knock, log in and stay; it counts everybody."""

    def __init__(self, limits: Limits, most_sessions: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._most_sessions = most_sessions
        self._clock = clock
        self._addresses: OrderedDict[str, _Address] = OrderedDict()
        self.waiting = 0
        """Connections that have not logged in yet."""
        self.sessions = 0
        self.refused = 0

    def knock(self, address: str) -> str:
        """Let a new connection in, or give the reason why not; nothing has been spent on it so far."""
        reason = self._why_not(self._of(address))
        if reason:
            self.refused += 1
            return reason
        self.waiting += 1
        self._of(address).waiting += 1
        return ""

    def _why_not(self, known: _Address) -> str:
        now = self._clock()
        limits = self._limits
        if not known.connects.take(1, now):
            return "connects"
        known.failures = [when for when in known.failures if now - when < limits.failures_last]
        if len(known.failures) >= limits.most_failures:
            return "failures"
        if self.waiting >= (FEW if self._is_full else limits.most_waiting):
            return "waiting"
        most = FEW if self._has_all(known) else max(FEW, limits.most_waiting // 2)
        return "waiting-of-address" if known.waiting >= most else ""

    @property
    def _is_full(self) -> bool:
        return self.sessions >= self._most_sessions

    def _has_all(self, known: _Address) -> bool:
        """Whether an address has all the sessions it may have."""
        return known.sessions >= self._limits.most_per_address

    def stop_waiting(self, address: str) -> None:
        """Count a connection no more that has logged in, or has gone."""
        self.waiting -= 1
        self._of(address).waiting -= 1

    def fail(self, address: str) -> None:
        """Remember a login that failed."""
        failures = self._of(address).failures
        failures.append(self._clock())
        del failures[: -self._limits.most_failures]

    def stay(self, address: str) -> bool:
        """Let a session begin, unless there are too many."""
        known = self._of(address)
        if self._is_full or self._has_all(known):
            self.refused += 1
            return False
        self.sessions += 1
        known.sessions += 1
        return True

    def leave(self, address: str) -> None:
        """Count a session no more."""
        self.sessions -= 1
        self._of(address).sessions -= 1

    def _of(self, address: str) -> _Address:
        """Give what is known of an address, and forget those that were quiet for longest."""
        key = neighbourhood(address)
        known = self._addresses.get(key)
        if known is None:
            known = self._addresses[key] = _Address(self._limits, self._clock())
            if len(self._addresses) > MOST_ADDRESSES:
                self._forget_one()
        self._addresses.move_to_end(key)
        return known

    def _forget_one(self) -> None:
        for key, known in self._addresses.items():
            if not known.sessions and not known.waiting:
                del self._addresses[key]
                return
