# make play      everything a fresh machine needs, then the table in the browser on http://localhost:8666
# make terminal  a game in the terminal
# make check     while you work, in two minutes: style, types, engine, laws on small games, and all rules and laws of the games you touched
# make test      everything a fresh machine needs, then all checks and tests
# make client    build the browser client;  make wire  its types from the server's;  make lessons  its lessons from the rules
# make playthroughs  rewrite the golden playthroughs (tests/playthroughs): review the diff before you commit it
# make package   a wheel with the client inside
# make observations  survey the games again for learning environments, after a new version of one (docs/envs.md)
# make lock      rewrite the lock files from pyproject.toml (UPGRADE=--upgrade: with the newest versions);  make audit  ask whether anything in them is known to be unsafe
# make bench, make arena, make pictures, make clean

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= $(shell $(BIN)/walpurgis games | sed "s/:.*//;q")
PORT ?= 8666
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
NPM := $(BIN)/python tools/node.py
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/text src/walpurgis/games src/walpurgis/words -type f \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.md' -o -name '*.json' -o -name '*.svg' \) 2>/dev/null)

.PHONY: play terminal check check-python check-client test test-python programs client wire lessons playthroughs observations package lock audit bench arena pictures clean

play: $(VENV)/.installed $(CLIENT)
	@$(BIN)/walpurgis serve --port $(PORT) --open

terminal: $(VENV)/.installed
	@$(BIN)/walpurgis play $(GAME)

# Single-threaded checkers of Python and of the client share the cores; pytest then has all of them for itself.
test: $(VENV)/.ready-for-tests web/node_modules/.installed programs
	@echo "== style and types of the Python side, and beside it the client: built, its types, its tests (what they say follows in one piece each)"
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-client
	@$(MAKE) --no-print-directory test-python
	@echo "== all is well"

test-python: $(VENV)/.ready-for-tests $(CLIENT) programs
	@echo "== pytest"
	@$(BIN)/python -m pytest -n auto --dist worksteal
	@echo "== every rule is proved by a test"
	@$(BIN)/walpurgis rules --all --coverage

check: $(VENV)/.ready-for-tests check-python
	@echo "== pytest: the engine, and the laws on small games"
	@$(BIN)/python -m pytest -q -n auto tests/engine tests/broken tests/test_laws.py tests/test_purity.py tests/test_every_game.py -m "not long"
	@for game in $$($(BIN)/python tools/touched.py $(SINCE)); do \
		echo "== pytest: all rules, laws and playthroughs of $$game, which was touched"; \
		$(BIN)/python -m pytest -q -n auto --ignore-glob='*/browser' tests/games/$$game tests/test_every_game.py tests/test_playthroughs.py -k $$game || exit 1; \
	done
	@echo "== all is well so far; make test knows more"

check-python: $(VENV)/.ready-for-tests
	@echo "== ruff: style"
	@$(BIN)/ruff check .
	@echo "== ruff: format"
	@$(BIN)/ruff format --check .
	@echo "== mypy: types"
	@$(BIN)/mypy
	@echo "== import-linter: imports point one way"
	@$(BIN)/lint-imports

check-client: $(CLIENT)
	@echo "== svelte-check: types of the client"
	@$(NPM) run --silent check
	@echo "== the client's types are the server's"
	@$(NPM) run --silent wire -- --check
	@echo "== vitest: logic of the client"
	@$(NPM) run --silent test

programs:
	@missing=""; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	command -v redis-server >/dev/null || missing="$$missing redis-server"; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "== installing what browsers and databases are tested with:$$missing"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	elif [ -n "$$missing" ]; then \
		echo "The tests need$$missing, which only root can install: apt-get install$$missing"; \
		case "$$missing" in *chromium*) exit 1;; *) echo "Without the databases, their tests are skipped.";; esac; \
	fi

client: $(CLIENT)

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES) web/vite.config.ts web/dress.ts web/index.html
	@echo "== building the browser client"
	@$(NPM) run --silent build

web/node_modules/.installed: $(VENV)/.installed web/package.json web/package-lock.json
	@echo "== installing what the client is built with"
	@$(NPM) ci --no-audit --no-fund --loglevel=error \
		|| { echo "== npm could not install just what the lock names; trying to install what fits it instead"; \
			$(NPM) install --no-save --no-audit --no-fund --loglevel=error; }
	@touch $@

wire: web/node_modules/.installed
	@$(NPM) run --silent wire

lessons: $(VENV)/.installed
	@$(BIN)/python tools/lessons.py

playthroughs: $(VENV)/.installed
	@$(BIN)/python -m walpurgis.playthroughs

observations: $(VENV)/.ready-for-tests
	@for game in $$($(BIN)/walpurgis games | sed "s/:.*//"); do $(BIN)/python -m walpurgis.envs survey $$game || exit 1; done
	@$(BIN)/python -m walpurgis.envs pages

package: $(VENV)/.ready-for-tests $(CLIENT)
	@$(BIN)/hatchling build -t wheel

lock: $(VENV)/.made
	@$(BIN)/python tools/lock.py $(UPGRADE)

audit: $(VENV)/.installed
	@$(BIN)/python tools/audit.py

bench: $(VENV)/.installed
	@$(BIN)/walpurgis bench

arena: $(VENV)/.installed
	@$(BIN)/walpurgis arena $(GAME) --bots thumb,random --games 200

pictures: $(VENV)/.ready-for-tests $(CLIENT) programs
	@$(BIN)/python tools/pictures.py

clean:
	@echo "== removing $(VENV), the built client and caches"
	@rm -rf $(VENV) web/node_modules web/dist artifacts .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis dist build
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
	@$(PIP) --require-hashes -r requirements.lock
	@echo "== installing Walpurgis"
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.ready-for-tests: $(VENV)/.installed requirements-dev.lock
	@echo "== installing what the tests need"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@
