"""`python -m rivertable` is the `rivertable` command."""

from rivertable.cli.main import app

if __name__ == "__main__":
    app(prog_name="rivertable")
