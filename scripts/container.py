"""Builds the container image and sees its server answer: by Docker or Podman, or without them.

    python -m scripts.container

Where no container engine runs, or it does not have the base image, the steps of `Containerfile` are carried out one by one
all the same: each stage in a folder of its own that is laid over this machine's files and goes away at the end. That needs
Linux, root and a Python of this machine. It shows that the steps lead to a server that answers; the size of the image and what
the base image lacks are only seen by a real build.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = "RIVERTABLE_CONTAINER_STEPS"  # set for the process that has its own view of the files
ANSWER_SECONDS = 120
IMAGE = "rivertable-check"


# ------------------------------------------------------------ reading


@dataclass(frozen=True)
class Step:
    """An instruction and what follows it."""

    instruction: str
    rest: str

    @property
    def words(self) -> list[str]:
        """What follows, as the words of a command."""
        return [str(word) for word in json.loads(self.rest)] if self.rest.startswith("[") else shlex.split(self.rest)


@dataclass
class Stage:
    """A FROM and what belongs to it."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)


def stages_of(text: str) -> list[Stage]:
    """The stages of a Containerfile."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, joined.splitlines())):
        instruction, _, rest = line.partition(" ")
        if instruction == "FROM":
            base, *name = rest.split(" AS ")
            stages.append(Stage(base, name[0] if name else ""))
        else:
            stages[-1].steps.append(Step(instruction, rest.strip()))
    return stages


def left_out(folder: Path) -> Callable[[str, list[str]], set[str]]:
    """What .dockerignore leaves out, in the form that `shutil.copytree` asks for."""
    lines = (folder / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    everywhere = {pattern.removeprefix("**/") for pattern in patterns if pattern.startswith("**/")}
    plain = {pattern for pattern in patterns if not pattern.startswith("**/")}

    def names(at: str, inside: list[str]) -> set[str]:
        here = Path(at).relative_to(folder)
        return {name for name in inside if name in everywhere or (here / name).as_posix() in plain}

    return names


# ------------------------------------------------------------ without an engine


class Builder:
    """Carries out stages in folders that are laid over this machine's files. It runs in a mount namespace of its own."""

    def __init__(self, space: Path) -> None:
        self.space = space
        self.roots: dict[str, Path] = {}

    def build(self, stage: Stage) -> Container:
        """Carry out the steps of a stage."""
        root = self._laid_over(str(len(self.roots)))
        self.roots[stage.name or str(len(self.roots))] = root
        container = Container(root)
        for step in stage.steps:
            print(f"  {step.instruction} {step.rest[:100]}", flush=True)
            if step.instruction == "COPY":
                self._copy(container, step)
            else:
                container.do(step)
        return container

    def _laid_over(self, name: str) -> Path:
        """A folder that shows this machine's files, and keeps what is changed to itself."""
        above, work, root = (self.space / name / part for part in ("above", "work", "root"))
        for folder in (above, work, root):
            folder.mkdir(parents=True)
        run("mount", "-t", "overlay", "overlay", "-o", f"lowerdir=/,upperdir={above},workdir={work}", root)
        for shared in ("proc", "dev"):
            run("mount", "--rbind", "--make-rslave", f"/{shared}", root / shared)
        for empty in ("tmp", "run"):  # sockets and files of this machine's programs are not there
            run("mount", "-t", "tmpfs", "tmpfs", root / empty)
        python = Path(sys.base_prefix)
        for parent in (python, *python.parents):  # the one of the image can be read by everybody too
            inside = root / parent.relative_to("/")
            inside.chmod(inside.stat().st_mode | 0o011)
        return root

    def _copy(self, container: Container, step: Step) -> None:
        *sources, target = [word for word in step.words if not word.startswith("--")]
        origin = re.search(r"--from=(\S+)", step.rest)
        for source in sources:
            to = container.inside(target)
            if origin:
                from_there = self.roots[origin[1]] / source.lstrip("/")
                shutil.copytree(from_there, to, symlinks=True, dirs_exist_ok=True)
            else:
                shutil.copytree(ROOT / source, to, symlinks=True, dirs_exist_ok=True, ignore=left_out(ROOT))


class Container:
    """What a stage has become: its files, and how its programs are started."""

    def __init__(self, root: Path) -> None:
        self.root, self.user, self.folder = root, "root", "/"
        python = Path(sys.base_prefix) / "bin"
        self.environment = {"PATH": f"{python}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root"}
        passed_on = (
            "PIP_",
            "UV_",
            "SSL_",
            "NODE_",
            "NPM_CONFIG_",
            "npm_config_",
            "HTTP_PROXY",
            "HTTPS_PROXY",
            "REQUESTS_",
        )
        self.environment |= {name: value for name, value in os.environ.items() if name.startswith(passed_on)}
        self.command: list[str] = []
        self.health: list[str] = []

    def inside(self, path: str) -> Path:
        """Where a path of the container lies."""
        return self.root / os.path.join(self.folder, path).lstrip("/")

    def do(self, step: Step) -> None:
        """Carry out any step but COPY."""
        match step.instruction:
            case "RUN":
                done = self.start(["/bin/sh", "-ec", step.rest]).wait()
                if done:
                    raise SystemExit(f"this step failed: {step.rest}")
            case "ENV":
                name, _, value = step.rest.partition("=")
                self.environment[name] = value.replace("$PATH", self.environment["PATH"])
            case "WORKDIR":
                self.folder = step.rest
                self.inside(".").mkdir(parents=True, exist_ok=True)
            case "USER":
                self.user = step.rest
            case "CMD":
                self.command = step.words
            case "HEALTHCHECK":
                self.health = json.loads(step.rest[step.rest.index("[") :])
            case "VOLUME" | "EXPOSE":
                pass
            case other:
                raise SystemExit(f"{other} is a step that only a container engine can carry out")

    def is_healthy(self) -> bool:
        return self.start(self.health, errors=subprocess.DEVNULL).wait() == 0

    def start(self, command: list[str], errors: int | None = None) -> subprocess.Popen[bytes]:
        """Start a program in the container, as its user."""
        script = f"cd {shlex.quote(self.folder)} && exec {shlex.join(command)}"
        environment = {**self.environment, "HOME": "/data" if self.user != "root" else "/root"}
        words = ["chroot", f"--userspec={self.user}:{self.user}", str(self.root), "/bin/sh", "-c", script]
        return subprocess.Popen(words, env=environment, start_new_session=True, stderr=errors)


def build_without_engine() -> None:
    """Every stage, and then the server of the last one."""
    if os.geteuid() != 0 or sys.platform != "linux":
        raise SystemExit("without a container engine the steps need Linux and root")
    if INSIDE not in os.environ:
        words = ["unshare", "--mount", "--propagation", "private", sys.executable, "-m", "scripts.container"]
        raise SystemExit(subprocess.run(words, cwd=ROOT, env={**os.environ, INSIDE: "1"}, check=False).returncode)
    with _space() as space:
        builder = Builder(space)
        for stage in stages_of((ROOT / "Containerfile").read_text(encoding="utf-8")):
            print(f"{stage.base} {stage.name}".strip(), flush=True)
            container = builder.build(stage)
        with started(container) as server:
            until_healthy(container.is_healthy, lambda: server.poll() is None)
            check_user(server.pid)


@contextmanager
def _space() -> Iterator[Path]:
    """A folder in memory. It goes away with its mounts: nothing in it is deleted one by one, for parts of this machine are shown there."""
    space = Path(tempfile.mkdtemp(prefix="rivertable-container"))
    run("mount", "-t", "tmpfs", "tmpfs", space)
    try:
        yield space
    finally:
        run("umount", "--recursive", "--lazy", space)
        space.rmdir()


@contextmanager
def started(container: Container) -> Iterator[subprocess.Popen[bytes]]:
    server = container.start(container.command)
    try:
        yield server
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(30)


def check_user(pid: int) -> None:
    """The server has no rights of root."""
    status = Path(f"/proc/{pid}/status").read_text()
    [users] = re.findall(r"^Uid:\s+(.*)$", status, re.MULTILINE)
    if "0" in users.split():
        raise SystemExit("the server runs as root")


# ------------------------------------------------------------ with an engine


def engine(base: str) -> str | None:
    """The container engine that runs here and has the base image; None if there is none."""
    for program in ("docker", "podman"):
        if shutil.which(program) and answers(program, "info") and answers(program, "image", "inspect", base):
            return program
    return None


def build_with(program: str) -> None:
    """Build the image, start it, and wait until it is healthy."""
    run(program, "build", "--file", "Containerfile", "--tag", IMAGE, ".")
    name = f"{IMAGE}-{os.getpid()}"
    run(program, "run", "--detach", "--rm", "--name", name, IMAGE)
    check = "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"
    try:
        until_healthy(
            lambda: answers(program, "exec", name, "python", "-c", check), lambda: answers(program, "inspect", name)
        )
        user = subprocess.run([program, "exec", name, "id", "-u"], capture_output=True, text=True, check=True).stdout
        if user.strip() == "0":
            raise SystemExit("the server runs as root")
    finally:
        answers(program, "stop", name)


def until_healthy(healthy: Callable[[], bool], running: Callable[[], bool]) -> None:
    """Wait until the health check of the container passes."""
    end = time.monotonic() + ANSWER_SECONDS
    while not healthy():
        if not running() or time.monotonic() > end:
            raise SystemExit("the server of the container does not answer")
        time.sleep(0.5)
    print("the server of the container answers", flush=True)


def run(*words: object) -> None:
    subprocess.run([str(word) for word in words], cwd=ROOT, check=True)


def answers(*words: str) -> bool:
    return subprocess.run(words, cwd=ROOT, capture_output=True, check=False).returncode == 0


def main() -> None:
    stages = stages_of((ROOT / "Containerfile").read_text(encoding="utf-8"))
    if INSIDE not in os.environ and (program := engine(stages[-1].base)):
        build_with(program)
    else:
        build_without_engine()


if __name__ == "__main__":
    main()
