# Two commands do everything: `make play` and `make test`. Both work in .venv, which they create.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/static/*') setup.py pyproject.toml
CLIENT := $(shell find web src/lazaretto -path web/node_modules -prune -o \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.html' -o -name '*.mjs' -o -name '*.js' -o -name '*.webmanifest' -o -name '*.json' -o -name '*.ftl' -o -name 'edition.toml' \) -not -path '*/static/*' -print)

.PHONY: play test test-all test-cluster build site fast check test-client test-interpreted test-compiled test-browser browser harness bench bench-local bench-lab bench-server coverage mutants constraints docs dist clean

play: .venv/built .venv/client
	$(BIN)/lazaretto serve --open

# Compiling, the checks and the client's tests each leave a core idle for a while, so they run side by side.
test: .venv/installed
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target .venv/built check test-client
	$(MAKE) --no-print-directory test-interpreted test-compiled test-browser

# ---------------------------------------------------------------- the environment, the compiled engine, the client

.venv/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip "setuptools>=77" wheel
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[dev]"
	touch $@

.venv/built: .venv/installed $(SOURCES)
	@echo "compiling the engine (once after a change; a minute or two)"
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# What a browser needs to keep tables itself: Python for it, and the engine in its byte code.
build/local/runtime.json: .venv/installed web/node_modules/.installed $(SOURCES) $(shell find src -name '*.toml') tools/make_runtime.py $(wildcard tools/browser/*.py) web/tools/runtime.mjs web/src/local/pack.js
	LAZARETTO_PURE=1 $(BIN)/python tools/make_runtime.py

.venv/client: .venv/installed web/node_modules/.installed build/local/runtime.json $(CLIENT)
	cd web && npm run --silent build
	touch $@

build: .venv/built .venv/client

# A folder that any static host can show, under any path: the lobby, the rules, and tables that the browser keeps itself.
site: .venv/client
	cd web && npm run --silent site -- $(CURDIR)/build/site

# The same engine, built once to see how games are played, then for what was seen. Takes twice as long.
PROFILE := $(CURDIR)/build/profile
fast: .venv/installed
	rm -rf $(PROFILE)
	LAZARETTO_COMPILE=1 LAZARETTO_PROFILE_OUT=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace --force
	LAZARETTO_PURE=0 $(BIN)/python -m lazaretto.lab.training
	LAZARETTO_COMPILE=1 LAZARETTO_PROFILE_IN=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace --force
	touch .venv/built

# ---------------------------------------------------------------- the gates

check: export LAZARETTO_PURE = 1
check: .venv/installed
	$(BIN)/ruff check src tests tools bench examples setup.py
	$(BIN)/ruff format --check src tests tools bench examples setup.py
	$(BIN)/mypy
	cd examples/fourth-game && ../../$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/make_boards.py --check
	$(BIN)/python tools/make_types.py --check
	$(BIN)/python web/tools/schema.py --check
	$(BIN)/python tools/check_citations.py
	$(BIN)/python tools/check_text.py
	$(BIN)/python tools/check_sizes.py

test-client: .venv/client
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# What a compiled run cannot show: that the source alone plays, and plays the same games. The rest runs compiled only.
test-interpreted: .venv/installed
	LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/kernel tests/games/test_*.py tests/test_corpus.py \
		--ignore tests/games/test_read.py -k "not bots_answer"

# Three of them on two cores: some tests wait for servers. Who is done takes over from the others.
test-compiled: .venv/built .venv/client
	LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 3 --dist worksteal tests --ignore tests/browser

# By itself: the browser's driver keeps an event loop in its process that other tests cannot live with.
# Each test goes to whoever is free, but for those that share a server (xdist_group).
test-browser: .venv/built .venv/client browser
	LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 --dist loadgroup tests/browser

# All of the above and what is long: run it before an issue is called done. Everything in the corpus, long walks, simulated years, 50 kills.
test-all: test
	LAZARETTO_LONG=1 LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 tests/properties
	LAZARETTO_LONG=1 LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 --dist loadgroup tests/browser
	LAZARETTO_PURE=0 $(BIN)/python -m tests.corpus_check
	LAZARETTO_LONG=1 LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests --ignore tests/browser --ignore tests/server --ignore tests/store \
		--ignore tests/lab/test_cluster.py --ignore tests/simulation
	$(MAKE) --no-print-directory test-cluster
	$(BIN)/python -m tests.properties.run --json build/harness.json
	LAZARETTO_PURE=0 $(BIN)/python -m tests.simulation --games 10000 --processes 2
	LAZARETTO_KILLS=50 $(BIN)/python -m pytest -q -s tests/server/test_kill.py tests/server/test_storm.py

# A Ray cluster of two nodes on this machine. Ray is large, so only this installs it.
test-cluster: .venv/built
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[cluster]"
	LAZARETTO_LONG=1 LAZARETTO_PURE=0 $(BIN)/python -m pytest -q tests/lab/test_cluster.py

# Debian's Chromium for the browser tests, where it is missing and can be had, and the shell without a window, with which they
# are quicker; either of them will do. Without both they are skipped, saying so.
browser:
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& { apt-get update -qq && { apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium; }; } >/dev/null 2>&1; } \
		|| command -v chromium >/dev/null || command -v chromium-headless-shell >/dev/null \
		|| echo "no Chromium here, and no way to install it: the browser tests will be skipped"

# ---------------------------------------------------------------- figures

# How much of kernel and games the tests go through, branches counted, together and then each alone (games, kernel); fails where one of the three
# is below what pyproject.toml names. Line by line in build/coverage.html.
coverage: .venv/installed
	LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 --cov --cov-config=pyproject.toml --cov-report=term --cov-report=html:build/coverage.html \
		tests/kernel tests/games tests/learn tests/properties/test_consequences.py tests/properties/test_ways.py \
		tests/cli/test_pest.py tests/cli/test_play.py tests/cli/test_foretold.py
	$(BIN)/coverage report --format=total --include='*/lazaretto/games/*'
	$(BIN)/coverage report --format=total --include='*/lazaretto/kernel/*'

# Rules broken on purpose, a sample by seed: do the tests notice? CONTRIBUTING.md has the figure.
MUTANTS ?= 60
SEED ?= 1
mutants: .venv/installed
	$(BIN)/python tools/mutants.py --count $(MUTANTS) --seed $(SEED)

harness: .venv/built
	$(BIN)/python -m tests.properties.run --json bench/harness.json

bench: .venv/built
	$(BIN)/lazaretto bench --json bench/results.json

# Tables without a server: how soon the first decision is on the board, in Chromium.
bench-local: .venv/built .venv/client browser
	$(BIN)/python bench/local.py

bench-server: .venv/built
	$(BIN)/python bench/server.py
	PYTHONPATH=. $(BIN)/python bench/faults.py
	$(BIN)/python bench/tables.py
	LAZARETTO_KILLS=50 $(BIN)/python -m pytest -q -s tests/server/test_kill.py

# The environments beside those of others on one core, and the cluster (docs/scale.md).
bench-lab: .venv/built
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[bench,cluster]"
	taskset -c 0 $(BIN)/lazaretto bench --environments --json bench/results.json
	$(BIN)/python bench/cluster.py

docs: .venv/installed
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# The source, a wheel of it compiled here and one for machines without a compiler, each tried in an empty environment.
dist: .venv/installed .venv/client
	rm -rf dist
	LAZARETTO_COMPILE=0 $(BIN)/python -m build --sdist
	LAZARETTO_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist dist/*.tar.gz
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist dist/*.tar.gz
	$(BIN)/python tools/try_dist.py dist/*

# The newest versions of everything we use, for the oldest Python we support.
constraints:
	rm -rf build/newest && $(PYTHON) -m venv build/newest
	LAZARETTO_COMPILE=0 build/newest/bin/python -m pip install --quiet --editable ".[dev]"
	{ head -1 constraints.txt; build/newest/bin/python -m pip freeze --exclude-editable; } > build/constraints.txt
	mv build/constraints.txt constraints.txt && rm -rf build/newest

clean:
	rm -rf build dist .venv web/node_modules src/lazaretto/server/static
	find src -name '*.so' -delete
