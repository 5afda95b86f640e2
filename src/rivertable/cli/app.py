"""Classes for typer's commands and groups whose help shows `--help` without a type, like other switches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

COMPLETION = ("install_completion", "show_completion")

F = TypeVar("F", bound=Callable[..., Any])


class Command(TyperCommand):
    """A command whose help shows `--help` without a type."""

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


class Group(TyperGroup):
    """A group of commands whose help shows `--help` and typer's switches for completion without a type."""

    def get_params(self, ctx: Any) -> list[Any]:
        params = super().get_params(ctx)
        return [_without_type(each) if each.name in COMPLETION else each for each in params]

    def get_help_option(self, ctx: Any) -> Any:
        return _without_type(super().get_help_option(ctx))


def _without_type(option: Any) -> Any:
    if option is not None:
        option.metavar = ""
    return option


class App(typer.Typer):
    """A typer app that uses Command and Group."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"cls": Group, **settings})

    def command(self, *names: Any, **settings: Any) -> Callable[[F], F]:
        return super().command(*names, **{"cls": Command, **settings})
