# Two commands do everything: `make play` and `make test`. Both work in .venv, which they create.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -not -path '*/build/*') setup.py pyproject.toml

.PHONY: play test build check test-interpreted test-compiled harness bench dist clean

play: .venv/built
	$(BIN)/lazaretto play rattus --seats me,greedy

test: check test-interpreted test-compiled

# ---------------------------------------------------------------- the environment and the compiled engine

.venv/installed: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip "setuptools>=77" wheel
	LAZARETTO_COMPILE=0 $(BIN)/python -m pip install --quiet --editable ".[dev]"
	touch $@

.venv/built: .venv/installed $(SOURCES)
	@echo "compiling the engine (once after a change; about a minute)"
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

build: .venv/built

# ---------------------------------------------------------------- the gates

check: .venv/installed
	$(BIN)/ruff check src tests tools setup.py
	$(BIN)/ruff format --check src tests tools setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_citations.py
	$(BIN)/python tools/check_text.py

test-interpreted: .venv/installed
	LAZARETTO_PURE=1 $(BIN)/python -m pytest -q -n 2 tests

test-compiled: .venv/built
	LAZARETTO_PURE=0 $(BIN)/python -m pytest -q -n 2 tests

# ---------------------------------------------------------------- figures

harness: .venv/built
	$(BIN)/python -m tests.properties.run --games 2000 --twins 200 --json bench/harness.json

bench: .venv/built
	$(BIN)/lazaretto bench --json bench/results.json

dist: .venv/installed
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf build dist .venv
	find src -name '*.so' -delete
