# make play    everything a fresh machine needs, then a game in the terminal
# make test    everything a fresh machine needs, then all checks and tests
# make bench, make arena, make clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= sabbat
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install

.PHONY: play test bench arena clean

play: $(VENV)/.installed
	@$(BIN)/walpurgis play $(GAME)

test: $(VENV)/.ready-for-tests
	@echo "== ruff: style"
	@$(BIN)/ruff check .
	@echo "== ruff: format"
	@$(BIN)/ruff format --check .
	@echo "== mypy: types"
	@$(BIN)/mypy
	@echo "== import-linter: imports point one way"
	@$(BIN)/lint-imports
	@echo "== pytest"
	@$(BIN)/python -m pytest -n auto
	@echo "== every rule is proved by a test"
	@$(BIN)/walpurgis rules sabbat --coverage
	@$(BIN)/walpurgis rules template --coverage
	@echo "== all is well"

bench: $(VENV)/.installed
	@$(BIN)/walpurgis bench

arena: $(VENV)/.installed
	@$(BIN)/walpurgis arena $(GAME) --bots thumb,random --games 200

clean:
	@echo "== removing $(VENV) and caches"
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Walpurgis needs Python 3.11 or newer as $(PYTHON); set another one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"; exit 1; }
	@echo "== making $(VENV) with $$($(PYTHON) --version)"
	@test -x $(BIN)/python && $(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.made requirements.lock pyproject.toml
	@echo "== installing what Walpurgis needs"
	@$(PIP) -r requirements.lock
	@echo "== installing Walpurgis"
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.ready-for-tests: $(VENV)/.installed requirements-dev.lock
	@echo "== installing what the tests need"
	@$(PIP) -r requirements-dev.lock
	@touch $@
