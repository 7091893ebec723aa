"""Compiles the listed modules with mypyc where `CUZCO_COMPILE=1` asks for it; an ordinary build goes past it.

Everything is made in a folder of its own that is gone after the build; only the wheel holds the compiled modules. Each
lies beside its source, before which Python finds it.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "CUZCO_COMPILE"
REQUIREMENTS = ["mypy[mypyc]>=1.18", "setuptools>=75"]
GROUP = "cuzco_tui"
"""Names the library that all compiled modules share: with `__mypyc` after it, it lies beside the package."""


def is_wanted() -> bool:
    """Tell whether this build is to be compiled."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def modules_to_compile(root: Path, config: dict[str, Any]) -> list[str]:
    """List the files that the patterns of the configuration name, without those that it leaves out for a reason."""
    left_out = {path.relative_to(root).as_posix() for pattern in config["leave-out"] for path in root.glob(pattern)}
    found = {path.relative_to(root).as_posix() for pattern in config["modules"] for path in root.glob(pattern)}
    return sorted(found - left_out)


class CompiledModules(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the compiled modules into a wheel."""

    _folder: "tempfile.TemporaryDirectory[str] | None" = None

    def dependencies(self) -> list[str]:
        """Name what a compiled build needs besides, and nothing for an ordinary one."""
        return REQUIREMENTS if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed."""
        if not is_wanted():
            return
        if version == "editable":
            self.app.display_warning(f"{SWITCH} has no effect on an editable installation, which runs from its source.")
            return
        self._folder = tempfile.TemporaryDirectory(prefix="cuzco-compiled-")
        built = compile_modules(Path(self.root), modules_to_compile(Path(self.root), self.config), self._folder.name)
        build_data["force_include"] |= {str(path): inside for inside, path in built.items()}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Leave nothing behind."""
        if self._folder is not None:
            self._folder.cleanup()


def compile_modules(root: Path, modules: list[str], folder: str) -> dict[str, Path]:
    """Compile modules into a folder and give each library by its path inside the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            [
                "--config-file=",
                f"--cache-dir={folder}/types",
                "--ignore-missing-imports",
                "--follow-imports=silent",
                *modules,
            ],
            only_compile_paths=modules,
            group_name=GROUP,
            debug_level="0",
            target_dir=f"{folder}/c",
        )
        command = build_ext(Distribution({"name": "cuzco-tui", "ext_modules": extensions}))
        command.build_lib = f"{folder}/lib"
        command.build_temp = f"{folder}/objects"
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    libraries = Path(folder) / "lib"
    return {path.relative_to(libraries).as_posix(): path for path in sorted(libraries.rglob("*")) if path.is_file()}
