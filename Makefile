# `make` lists the verbs.
VENV := .venv
PY   := $(VENV)/bin/python
UV   := $(shell command -v uv || echo .boot/bin/uv)
LOCK := $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header --no-annotate
SYNC := $(UV) pip install -q --python $(PY) --require-hashes --compile-bytecode

# Trust the certificates this machine trusts, as pip does.
export UV_SYSTEM_CERTS ?= 1

# Compiled rules are kept in the clone while testing and measuring, so a fresh clone starts cold and leaves nothing behind.
test test-long bench: export RIVERTABLE_CACHE ?= $(CURDIR)/.cache/rivertable

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test test-long lint pyright format bench docs types lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.run ## serve tables to the browser, and print the address
	$(VENV)/bin/rivertable serve

test: lint ## what CI runs: lint, compile the rules once, the fast tests
	$(PY) scripts/warm_compile.py
	$(PY) -m pytest -q -n 2

test-long: $(VENV)/.dev ## every test, the slow ones too
	RIVERTABLE_LONG=1 $(PY) -m pytest -q -n 2 -m "slow or not slow"

lint: $(VENV)/.dev ## format, lint, types, layers, spelling; changes nothing
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(VENV)/bin/codespell

pyright: $(VENV)/.dev ## a second reader of the types
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(VENV)/bin/pyright

format: $(VENV)/.dev ## format the sources and fix what can be fixed safely
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

bench: $(VENV)/.bench ## measure speed, and write docs/performance.md
	$(VENV)/bin/rivertable bench --output benchmarks/latest.json
	$(PY) scripts/stone_figures.py > benchmarks/stones.json
	$(PY) benchmarks/load.py --output benchmarks/load.json
	$(PY) scripts/generate_docs.py

docs: $(VENV)/.run ## write the generated parts of docs/
	$(PY) scripts/generate_docs.py

types: $(VENV)/.run ## write the web client's TypeScript types
	$(PY) scripts/generate_types.py

lock: | $(UV) ## raise every locked version
	$(LOCK) --extra stones pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group bench -c requirements.lock -c requirements-dev.lock -o requirements-bench.lock

clean: ## remove the environment, caches and builds
	rm -rf $(VENV) .boot .cache .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist htmlcov

.boot/bin/uv: scripts/bootstrap
	scripts/bootstrap
	touch $@

$(PY): | $(UV)
	$(UV) venv -q --clear --python-preference system --python '>=3.11' $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml | $(PY)
	$(SYNC) -r requirements.lock
	$(UV) pip install -q --python $(PY) --no-deps -e .
	touch $@

$(VENV)/.dev: $(VENV)/.run requirements-dev.lock
	$(SYNC) -r requirements-dev.lock
	touch $@

$(VENV)/.bench: $(VENV)/.run requirements-bench.lock
	$(SYNC) -r requirements-bench.lock
	touch $@
