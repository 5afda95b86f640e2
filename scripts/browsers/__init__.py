"""All five games in WebKit and Firefox, where Debian's packages of them are installed: `make browsers`."""
