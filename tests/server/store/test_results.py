"""Results and ratings in the database."""

from __future__ import annotations

from rivertable.server.store import Store, results
from rivertable.server.store.writer import Append


async def new_table(store: Store, id: str = "t", public: bool = True) -> None:
    await store.create_table(id, "riverside", "{}", public, 1)


async def test_a_result_is_rated_once(store: Store) -> None:
    await new_table(store)
    await store.append(Append("t", 1, "r", 5, "{}", "over", 5, listing="{}"))
    assert await results.unfinished_results(store) == ["t"]
    asked = []

    def rate(old: dict[str, tuple[float, float]]) -> tuple[dict[str, tuple[float, float]], str]:
        asked.append(old)
        return {player: (mean + 1, deviation) for player, (mean, deviation) in old.items()}, '{"ok":1}'

    await store.add_person("p", "Mara", 1)
    rating = results.Rating("bots", ["p", "bot:easy"], (25.0, 8.0))
    done = [await results.store_result(store, "t", "riverside", 9, rating, rate) for _ in range(2)]
    assert done == [True, False]
    assert asked == [{"p": (25.0, 8.0), "bot:easy": (25.0, 8.0)}]
    ranked = [
        (row.player, row.name, row.mean, row.games) for row in await results.leaders(store, "riverside", "bots", 5)
    ]
    assert ranked == [("bot:easy", None, 26.0, 1), ("p", "Mara", 26.0, 1)]
    assert await results.leaders(store, "riverside", "people", 5) == []
    assert await results.unfinished_results(store) == []
