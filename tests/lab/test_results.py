"""Results as data and as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from rivertable.engine.errors import OptionError
from rivertable.lab import Balance, balance, compare, sweep
from rivertable.lab.results import check_output
from tests.lab.test_compare import points

SMALL = {"games": 6, "policy": "random", "seed": 5, "jobs": 1}


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    return balance("the_river", ladder=False, folder=tmp_path_factory.mktemp("parts"), **SMALL)  # type: ignore[arg-type]


def test_json_has_every_figure_and_how_to_get_them_again(result: Balance, tmp_path: Path) -> None:
    result.save(tmp_path / "balance.json")
    data = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert data == result.to_dict()
    assert data["run"]["command"] == "rivertable lab balance the_river --players 2 --games 6 --policy random --seed 5"
    assert data["run"]["seed"] == f"{5:032x}"
    assert {"rivertable", "rules", "python", "numpy", "sources", "components"} <= set(data["run"])
    assert data["turn_order"][0]["figure"]["count"] == 6
    assert any(each["effect"]["low"] is None for each in data["things"])  # too rare to tell: JSON has no infinity


def test_parquet_has_a_row_for_every_figure(result: Balance, tmp_path: Path) -> None:
    result.save(tmp_path / "balance.parquet")
    table = parquet.read_table(tmp_path / "balance.parquet")
    assert table.num_rows == len(result.rows())
    rows = {(row["section"], row["name"]): row for row in table.to_pylist()}
    assert rows["turn order", "starts"]["value"] == result.turn_order[0].figure.value
    assert rows["thing: place", "Wood"]["taken"] == next(
        e.taken for e in result.things if (e.action, e.name) == ("place", "Wood")
    )
    assert json.loads(table.schema.metadata[b"rivertable"])["games"] == 6


def test_comparisons_and_sweeps_have_files_too(tmp_path: Path) -> None:
    both = compare("the_river", points(9), folder=tmp_path, **SMALL)  # type: ignore[arg-type]
    steps = sweep("the_river", "supply.p2.wood=7..9", folder=tmp_path, **SMALL)  # type: ignore[arg-type]
    for name, each in (("compare", both), ("sweep", steps)):
        each.save(tmp_path / f"{name}.json")
        each.save(tmp_path / f"{name}.parquet")
        assert parquet.read_table(tmp_path / f"{name}.parquet").num_rows == len(each.rows())
        assert json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8")) == each.to_dict()
    assert {row["setting"] for row in steps.rows()} == {8, 9}
    assert both.rows()[0]["all9.toml"] == both.differences[0].second
    assert [each["name"] for each in steps.run.components] == ["supply.p2.wood = 8", "supply.p2.wood = 9"]


def test_where_a_result_cannot_be_written(result: Balance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match=r"result.txt: a result is written as .html, .json or .parquet"):
        result.save(tmp_path / "result.txt")
    with pytest.raises(OptionError, match="it cannot be written"):
        result.save(tmp_path / "none" / "result.json")
    monkeypatch.setattr("rivertable.lab.results._has", lambda package: False)
    with pytest.raises(OptionError, match=r"html needs matplotlib, which comes with rivertable\[lab\]"):
        check_output("report.html")
    with pytest.raises(OptionError, match="parquet needs pyarrow"):
        check_output("table.parquet")
    check_output("figures.json")
