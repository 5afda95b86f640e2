# `make` lists the verbs.
VENV := .venv
VENV_RAY := .venv-ray
PY   := $(VENV)/bin/python
UV   := $(shell command -v uv || echo .boot/bin/uv)
LOCK := $(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header --no-annotate
SYNC := $(UV) pip install -q --python $(PY) --require-hashes --compile-bytecode

# Tests that run at a time: one more than a small machine has cores, for tests of pages and servers mostly wait.
export WORKERS ?= 3
PYTEST := $(PY) -m pytest -q -n $(WORKERS) --dist worksteal --durations=15 -rR

# The parts of the Python tests, by folder; `test-rest` is what is left.
test-engine:  TESTS := tests/engine tests/market tests/toy
test-games:   TESTS := tests/games tests/test_every_game.py
test-bots:    TESTS := tests/bots tests/lab
test-server:  TESTS := tests/server
test-browser: TESTS := tests/web
test-cli:     TESTS := tests/cli
test-rest:    TESTS := tests $(patsubst %,--ignore=tests/%,engine market toy games test_every_game.py bots lab server web cli)

# `make test-long PART="fuzz crash"` runs these parts, `make test-long REPORT=1` prints all parts and what became of them;
# `arena` and `soak` the same.
LONG_RUN = $(PY) -m scripts.long_run $@ $(if $(REPORT),--report) $(if $(PART),--part $(PART))

WEB := hatch_build.py $(shell find web docs/rules src/rivertable/engine/locales src/rivertable/games/*/locales src/rivertable/games/*/guide -name node_modules -prune -o -type f -print)

# Trust the certificates this machine trusts, as pip does.
export UV_SYSTEM_CERTS ?= 1
export NODE_USE_SYSTEM_CA ?= 1

# Compiled rules are kept in the clone while testing and measuring, so a fresh clone starts cold and leaves nothing behind.
test test-% bench arena soak attack screenshots browsers: export RIVERTABLE_CACHE ?= $(CURDIR)/.cache/rivertable

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play dev test test-lint test-web test-compile test-engine test-games test-bots test-server test-browser test-cli \
        test-rest test-ray test-long lint lint-web pyright format bench arena soak attack docs types screenshots browsers wheel \
        lock clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.web ## serve tables to the browser, and open it
	$(VENV)/bin/rivertable serve

dev: $(VENV)/.dev ## the web client with live reload at localhost:8901, its server at 8900
	$(VENV)/bin/rivertable serve --port 8900 --no-browser & $(PY) hatch_build.py run dev; kill $$!

test: $(VENV)/.dev ## what CI runs: all parts below but the long tests, the Python tests of all parts in one go
	+$(MAKE) -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) --no-print-directory lint lint-web test-web
	+$(MAKE) --no-print-directory test-compile
	$(PYTEST)

test-lint: lint lint-web ## a part of `make test`: both lints

test-web: $(VENV)/.dev ## a part: the web client's own tests
	$(PY) hatch_build.py run test

test-compile: $(VENV)/.dev ## a part: compile the rules of all games once, so that tests only load them
	$(PY) scripts/warm_compile.py

test-engine: test-compile ## a part: the engine, and the games of its tests
test-games: test-compile ## a part: the rules of every game
test-bots: test-compile ## a part: bots, and contests between them
test-server: test-compile ## a part: the table server
test-browser: test-compile ## a part: pages in a browser
test-cli: test-compile ## a part: the terminal
test-rest: test-compile ## a part: documentation, public names, scripts
test-engine test-games test-bots test-server test-browser test-cli test-rest:
	$(PYTEST) $(TESTS)

test-long: $(VENV)/.dev $(VENV)/.web ## every test, the slow ones too, part by part; goes on where it was stopped
	$(LONG_RUN)

test-ray: $(VENV_RAY)/.run ## a part of `make test-long`: the lab on a cluster of two nodes, in an environment of its own
	$(VENV_RAY)/bin/python -m pytest -q tests/ray

lint: $(VENV)/.dev ## format, lint, types, layers, spelling; changes nothing
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(VENV)/bin/codespell

lint-web: $(VENV)/.dev ## types, lint and format of the web client
	$(PY) hatch_build.py run check
	$(PY) hatch_build.py run lint

pyright: $(VENV)/.dev ## a second reader of the types
	PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(VENV)/bin/pyright

format: $(VENV)/.dev ## format the sources and fix what can be fixed safely
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(PY) hatch_build.py run format

bench: $(VENV)/.dev $(VENV)/.bench ## measure speed, and write docs/performance.md
	-$(VENV)/bin/rivertable bench --json benchmarks/latest.json
	$(PY) benchmarks/batch.py --output benchmarks/batch.json
	$(PY) benchmarks/adapters.py --output benchmarks/adapters.json
	$(PY) benchmarks/readiness.py --output benchmarks/readiness.json
	$(PY) scripts/stone_figures.py --output benchmarks/stones.json
	$(PY) benchmarks/reference.py --output benchmarks/reference.json
	$(PY) benchmarks/load.py --output benchmarks/load.json
	$(PY) benchmarks/pages.py --output benchmarks/pages.json
	$(PY) benchmarks/playback.py --output benchmarks/playback.json
	$(PY) scripts/generate_docs.py

arena: $(VENV)/.dev ## measure the strength of the bots, for hours, pair by pair, and write docs/strength.md
	$(LONG_RUN)
	$(if $(REPORT),,$(PY) scripts/generate_docs.py)

soak: $(VENV)/.dev $(VENV)/.web ## an hour at a hundred tables, in slices: memory, log, records
	$(LONG_RUN)

attack: $(VENV)/.dev ## attack a server of this machine while 50 tables play: nobody may notice
	$(PY) -m scripts.attack

docs: $(VENV)/.web ## write the generated parts of docs/
	$(PY) scripts/generate_docs.py

types: $(VENV)/.web ## write the web client's TypeScript types
	$(PY) scripts/generate_types.py

screenshots: $(VENV)/.dev $(VENV)/.web ## take a picture of every screen into docs/screens/
	$(PY) scripts/screenshots.py

browsers: $(VENV)/.dev $(VENV)/.web ## play some moves of every game in WebKit and Firefox, where they are installed
	$(PY) -m scripts.browsers

wheel: | $(UV) ## the package for others, the web client in it, into dist/
	$(UV) build

lock: | $(UV) ## raise every locked version
	$(LOCK) --extra all pyproject.toml -o requirements.lock
	$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group bench -c requirements.lock -c requirements-dev.lock -o requirements-bench.lock
	$(LOCK) --extra ray --group ray pyproject.toml -c requirements.lock -c requirements-dev.lock -o requirements-ray.lock

clean: ## remove the environment, caches and builds
	rm -rf $(VENV) $(VENV_RAY) .boot .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist \
	  web/node_modules tests/web/browser/node_modules src/rivertable/server/static

.boot/bin/uv: scripts/bootstrap
	scripts/bootstrap
	touch $@

$(PY): | $(UV)
	$(UV) venv -q --clear --python-preference system --python '>=3.11' $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml | $(PY)
	$(SYNC) -r requirements.lock
	touch $@

# The build hook compiles the web client.
$(VENV)/.web: $(VENV)/.run $(WEB)
	$(UV) pip install -q --python $(PY) --no-deps --reinstall-package rivertable -e .
	touch $@

$(VENV)/.dev: $(VENV)/.run $(VENV)/.web requirements-dev.lock
	$(SYNC) -r requirements-dev.lock
	touch $@

# The environment of the lab's Ray; the web client is built before, so that it need not be built here again.
$(VENV_RAY)/.run: requirements-ray.lock pyproject.toml | $(VENV)/.web
	$(UV) venv -q --clear --python-preference system --python '>=3.11' $(VENV_RAY)
	$(UV) pip install -q --python $(VENV_RAY)/bin/python --require-hashes --compile-bytecode -r requirements-ray.lock
	$(UV) pip install -q --python $(VENV_RAY)/bin/python --no-deps -e .
	touch $@

$(VENV)/.bench: $(VENV)/.web requirements-bench.lock
	$(SYNC) -r requirements-bench.lock
	touch $@
