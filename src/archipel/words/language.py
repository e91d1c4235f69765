"""Which language to speak: as asked, as set in the environment, or as the system speaks."""

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr")

# Where a system says which language it speaks, in the order in which POSIX reads them.
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else ``ARCHIPEL_LANG``, else the system's; English when in doubt."""
    told = os.environ if environment is None else environment
    system = next((told[name] for name in _SYSTEM if told.get(name)), "")
    for language in (asked, told.get("ARCHIPEL_LANG"), system):
        if language:
            return "fr" if language.lower().startswith("fr") else "en"
    return "en"
