"""Where this user's games are kept."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """``ARCHIPEL_DATA``, or the place where the system keeps a user's data."""
    told = os.environ.get("ARCHIPEL_DATA")
    if told:
        return Path(told)
    if sys.platform == "darwin":
        share = Path.home() / "Library" / "Application Support"
    else:
        share = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return share / "archipel"
