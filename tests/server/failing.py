"""A database that fails now and then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any


def failing_first(
    work: Callable[..., Awaitable[Any]],
    *failures: Exception,
    when: Callable[..., bool] = lambda *args, **settings: True,
) -> Callable[..., Awaitable[Any]]:
    """The same work, whose first calls, or the first of those meant, fail."""
    left = iter(failures or [OSError("the database is gone")])

    async def work_or_fail(*args: Any, **settings: Any) -> Any:
        for failure in left if when(*args, **settings) else ():
            raise failure
        return await work(*args, **settings)

    return work_or_fail
