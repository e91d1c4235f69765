"""Compile modules as one mypyc group. Run by tools/compile.py, in the folder that holds the package.

    python mypyc_group.py WORK MODULE...

The compiled files are written beside the sources. Generated C and object files stay in WORK, so that the next
call compiles only what changed.
"""

import importlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

# Types are judged by the project's own mypy run. Here a package that the compiling environment lacks must not
# be in the way, nor a remark about a module that is not compiled.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


class BuildInParallel(build_ext):  # type: ignore[misc]  # setuptools is untyped
    """setuptools' own command, but with a compiler process a core, and nothing compiled twice."""

    def build_extensions(self) -> None:
        """Compile and link the extensions."""
        compile_all = self.compiler.compile

        def compile_changed(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            headers = [*Path(self.build_temp).parent.rglob("*.h")]
            newest_header = max((header.stat().st_mtime for header in headers), default=0.0)

            def compile_one(source: str) -> str:
                target: str
                [target] = self.compiler.object_filenames([source], output_dir=output_dir)
                made = Path(target).stat().st_mtime if Path(target).exists() else 0.0
                if made <= max(newest_header, Path(source).stat().st_mtime):
                    compile_all([source], output_dir=output_dir, **options)
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        self.compiler.compile = compile_changed
        super().build_extensions()


def compile_group(work: Path, modules: list[str]) -> None:
    """Turn the modules into one group of extension modules beside them."""
    extensions = mypycify(
        [*MYPY_OPTIONS, f"--cache-dir={work / 'cache'}", *modules],
        group_name="archipel",
        debug_level="0",
        # With bare numbers -O1 is slower; and GCC 12 at -O1 forgets the first half of conditions such as
        # (a >= 0) != (bits >> n & 1 != 0).
        opt_level="2",
        # One C file a module: half the memory, and the cores share the work.
        multi_file=True,
        target_dir=str(work / "c"),
    )
    setup(
        name="archipel",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildInParallel},
        script_args=["--quiet", "build_ext", "--build-lib=.", f"--build-temp={work / 'objects'}"],
    )


def import_all(modules: list[str]) -> None:
    """Import every compiled module once, so that one that cannot be loaded is never handed on."""
    sys.path.insert(0, os.getcwd())
    for module in modules:
        name = module.removesuffix(".py").replace("/", ".")
        try:
            loaded = importlib.import_module(name).__file__ or ""
        except ModuleNotFoundError as missing:
            # The compiling environment does not hold the packages that the program itself needs.
            if (missing.name or "").startswith("archipel"):
                raise
        else:
            if not loaded.endswith(tuple(EXTENSION_SUFFIXES)):
                sys.exit(f"{name} was not compiled: Python loads {loaded}")


if __name__ == "__main__":
    compile_group(Path(sys.argv[1]), sys.argv[2:])
    import_all(sys.argv[2:])
