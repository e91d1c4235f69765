"""From where a browser asks: our own page may, another site's may not."""

from urllib.parse import urlsplit

from archipel.table.surroundings import Request


def same_origin(connection: Request, origins: list[str]) -> bool:
    """Whether the page that asks is ours; programs send no origin and are let in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        ours = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(ours) and ours in [connection.headers.get("host", ""), *origins]
