# Two commands do everything: `make play` and `make test`. Both work in .venv, which they create.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/static/*') setup.py pyproject.toml
CLIENT := $(shell find web src/lazaretto -path web/node_modules -prune -o \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.html' -o -name '*.mjs' -o -name '*.json' -o -name '*.ftl' -o -name 'edition.toml' \) -not -path '*/static/*' -print)

.PHONY: play test test-all build fast check test-client test-interpreted test-compiled test-browser browser harness bench bench-server dist clean

play: .venv/built .venv/client
	$(BIN)/lazaretto serve --open

test: check test-client test-interpreted test-compiled test-browser

# ---------------------------------------------------------------- the environment, the compiled engine, the client

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip "setuptools>=77" wheel
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

.venv/built: .venv/installed $(SOURCES)
	@echo "compiling the engine (once after a change; a minute or two)"
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

web/node_modules/.installed: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

.venv/client: .venv/installed web/node_modules/.installed $(CLIENT)
	cd web && npm run --silent build
	touch $@

build: .venv/built .venv/client

# The same engine, built once to see how games are played, then for what was seen. Takes twice as long.
PROFILE := $(CURDIR)/build/profile
fast: .venv/installed
	rm -rf $(PROFILE)
	LAZARETTO_COMPILE=1 LAZARETTO_PROFILE_OUT=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace --force
	LAZARETTO_PURE=0 $(BIN)/python -m lazaretto.lab.training
	LAZARETTO_COMPILE=1 LAZARETTO_PROFILE_IN=$(PROFILE) $(BIN)/python setup.py --quiet build_ext --inplace --force
	touch .venv/built

# ---------------------------------------------------------------- the gates

check: .venv/installed
	$(BIN)/ruff check src tests tools bench examples setup.py
	$(BIN)/ruff format --check src tests tools bench examples setup.py
	$(BIN)/mypy
	cd examples/fourth-game && ../../$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/make_boards.py --check
	$(BIN)/python tools/check_citations.py
	$(BIN)/python tools/check_text.py

test-client: .venv/client
	cd web && npm run --silent check && npm run --silent test

# What a compiled run cannot show: that the source alone plays, and plays the same games. The rest runs compiled only.
test-interpreted: .venv/installed
	LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests/kernel tests/games/test_*.py tests/test_corpus.py tests/properties/test_harness.py

test-compiled: .venv/built .venv/client
	LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 tests --ignore tests/browser

# By itself: the browser's driver keeps an event loop in its process that other tests cannot live with.
test-browser: .venv/built .venv/client browser
	LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 --dist loadfile tests/browser

# All of the above and what is long: run it before an issue is called done. Everything in the corpus, long walks, 50 kills.
test-all: test
	LAZARETTO_PURE=0 $(BIN)/python -m tests.corpus_check
	LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests --ignore tests/browser --ignore tests/server --ignore tests/store
	$(BIN)/python -m tests.properties.run --json build/harness.json
	LAZARETTO_KILLS=50 $(BIN)/python -m pytest -q -s tests/server/test_kill.py

# Debian's Chromium for the browser tests, where it is missing and can be had. Without it they are skipped, saying so.
browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1; } \
		|| echo "no Chromium here, and no way to install it: the browser tests will be skipped"

# ---------------------------------------------------------------- figures

harness: .venv/built
	$(BIN)/python -m tests.properties.run --json bench/harness.json

bench: .venv/built
	$(BIN)/lazaretto bench --json bench/results.json

bench-server: .venv/built
	$(BIN)/python bench/server.py
	LAZARETTO_KILLS=50 $(BIN)/python -m pytest -q -s tests/server/test_kill.py

dist: .venv/installed .venv/client
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf build dist .venv web/node_modules src/lazaretto/server/static
	find src -name '*.so' -delete
