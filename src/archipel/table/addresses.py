"""Whose limit something counts against: one stranger, whichever way they come."""

import ipaddress
from typing import Final

from archipel.engine.errors import ArchipelError
from archipel.table.surroundings import Request

HOME: Final = 64  # bits of an IPv6 address that a provider gives a household; it can change the rest at will


class BadProxy(ArchipelError):
    """A proxy was named by something that is no address."""


def one_stranger(host: str) -> str:
    """The address, or for IPv6 the network, that one household cannot change.

    >>> one_stranger("2001:db8:1:2:a:b:c:d"), one_stranger("::ffff:192.0.2.1")
    ('2001:db8:1:2::', '192.0.2.1')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), HOME), strict=False).network_address)
    return str(address)


def address_of(connection: Request) -> str:
    """Who asks, by a call or on a socket."""
    return one_stranger(connection.client.host if connection.client else "")


class Proxies:
    """The proxies whose word is taken for who is behind them; none unless they are named.

    >>> "127.0.0.1" in Proxies([]), "10.0.0.7" in Proxies(["10.0.0.0/24"])
    (False, True)
    """

    def __init__(self, named: list[str]) -> None:
        self.named = named
        try:
            self._networks = [ipaddress.ip_network(each) for each in named]
        except ValueError:
            raise BadProxy("proxy_address", asked=", ".join(named)) from None

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
