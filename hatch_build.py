"""What building the package adds to copying its files: the compiled rules, where a C compiler is at hand."""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compile import Compilation, CompilationFailed, extension_modules, obstacle


class ArchipelBuildHook(BuildHookInterface[BuilderConfig]):
    """Compiles the rules for an ordinary wheel. An editable install uses the sources where they lie."""

    def dependencies(self) -> list[str]:
        """The packages that this very build needs besides hatchling: the locked compiler, if it is used."""
        lock = Path(self.root, "requirements/compile.lock").read_text()
        return re.findall(r"^\S+==\S+", lock, re.MULTILINE) if self.can_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        if version == "standard" and self.can_compile():
            self.add_compiled_rules(build_data)

    def can_compile(self) -> bool:
        """Whether this build makes a wheel on a machine that can compile."""
        return self.target_name == "wheel" and not obstacle() and bool(Compilation(Path(self.root)).modules())

    def add_compiled_rules(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel beside their sources; it works without them too."""
        compilation = Compilation(Path(self.root))
        try:
            # pip builds a wheel twice, first for its metadata alone; the second time nothing is left to do.
            compilation.make()
        except (CompilationFailed, OSError) as failure:
            self.app.display_warning(f"This wheel stays plain Python. {failure}")
            return
        for file in extension_modules(compilation.result):
            build_data["force_include"][str(file)] = file.relative_to(compilation.result).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
