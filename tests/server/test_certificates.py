"""The server answers by https with a certificate of the operator's own. Those in `https/` are for these tests alone."""

from __future__ import annotations

import ssl
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from rivertable.engine.errors import OptionError
from rivertable.server.settings import Settings
from tests.server.process import running

HERE = Path(__file__).parent / "https"


async def test_pages_and_sockets_come_by_https(tmp_path: Path) -> None:
    db, files = f"sqlite:///{tmp_path}/t.db", {"https": HERE / "certificate.pem", "https_key": HERE / "key.pem"}
    trusted = ssl.create_default_context(cafile=HERE / "certificate.pem")
    with running(db, tmp_path / "log", bot_workers=0, **files) as server:
        assert server.url.startswith("https://localhost:")
        async with httpx.AsyncClient(verify=trusted, base_url=server.url) as client:
            answer = await client.get("/api/me")
            assert "secure" in answer.headers["set-cookie"].lower()
        cookie = {"Cookie": f"rivertable={answer.cookies['rivertable']}"}
        address = server.url.replace("https", "wss") + "/ws"
        async with connect(address, ssl=trusted, additional_headers=cookie) as socket:
            assert '"welcome"' in str(await socket.recv(decode=True))


def test_one_file_may_hold_both(tmp_path: Path) -> None:
    both = tmp_path / "both.pem"
    both.write_text((HERE / "key.pem").read_text() + (HERE / "certificate.pem").read_text())
    assert Settings(https=str(both)).secure_cookies


@pytest.mark.parametrize(
    ("certificate", "key", "complaint"),
    [
        ("gone.pem", "key.pem", "gone.pem cannot be read"),
        ("certificate.pem", "gone.pem", "gone.pem cannot be read"),
        ("certificate.pem", "", "and the same file its key; a key in another file is named by --https-key"),
        ("certificate.pem", "other_key.pem", "other_key.pem is not the key of the certificate"),
        ("certificate.pem", "locked_key.pem", "has a passphrase"),
        ("key.pem", "key.pem", "must be a certificate in PEM form"),
        ("", "key.pem", "name that too"),
    ],
)
def test_files_that_are_no_certificate_are_named(certificate: str, key: str, complaint: str) -> None:
    names = {"https": certificate, "https_key": key}
    with pytest.raises(OptionError, match=complaint):
        Settings(**{name: str(HERE / file) if file else "" for name, file in names.items()})  # type: ignore[arg-type]
