"""What building the package adds to copying its files: the page, and the compiled rules where that can be."""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compile import Compilation, CompilationFailed, extension_modules, obstacle
from page import Page, has_fit_node


class ArchipelBuildHook(BuildHookInterface[BuilderConfig]):
    """Builds the page and compiles the rules. An editable install uses the sources where they lie."""

    def dependencies(self) -> list[str]:
        """The packages that this very build needs besides hatchling: locked compiler and Node, if used."""
        needed = self.locked("compile.lock") if self.can_compile() else []
        return [*needed, *(self.locked("node.lock") if self.must_build_page() and not has_fit_node() else [])]

    def locked(self, name: str) -> list[str]:
        """The requirements of a lock file."""
        return re.findall(r"^\S+==\S+", Path(self.root, "requirements", name).read_text(), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        if version == "standard":
            if self.must_build_page():
                Page(Path(self.root)).make()
            if self.can_compile():
                self.add_compiled_rules(build_data)

    def must_build_page(self) -> bool:
        """Whether the sources of the page are here and its built form is out of date."""
        page = Page(Path(self.root))
        return page.exists() and not page.is_current()

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
