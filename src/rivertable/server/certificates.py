"""Certificates of https: whether a server can start with one."""

from __future__ import annotations

import ssl
from pathlib import Path

from rivertable.engine.errors import OptionError


def check_certificate(certificate: str, key: str) -> None:
    """OptionError if these files are no certificate and its key; a certificate may have its key in the same file."""
    for file in filter(None, (certificate, key)):
        try:
            Path(file).read_bytes()
        except OSError as error:
            raise OptionError(f"{file} cannot be read ({error.strerror})") from None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key or None, password=_ask_nobody)
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise OptionError(f"{key or certificate} is not the key of the certificate {certificate}") from None
        with_key = f"{key} its key" if key else "the same file its key; a key in another file is named by --https-key"
        raise OptionError(f"{certificate} must be a certificate in PEM form, and {with_key}") from None


def _ask_nobody() -> str:
    raise OptionError("the key of the certificate has a passphrase; a server needs one without")
