# Everything a newcomer needs: `make play` and `make test`. Both set up all they use, from Python alone.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play page test test-all test-everybody test-games test-program test-page test-lab test-ray test-train prepare check setup bench bench-bots bench-ismcts bench-page bench-review ladder load docs gallery lock clean

play: $(VENV)/play.stamp page
	@$(BIN)/parawan serve --open $(FLAGS)

# The page, built with Node.js from its wheel; does nothing while its sources are unchanged.
page: $(VENV)/play.stamp
	@$(BIN)/python hatch_build.py

test: $(VENV)/test.stamp page
	@$(MAKE) --no-print-directory -j2 check prepare
	@$(MAKE) --no-print-directory -k -j3 test-program test-page test-everybody test-games test-lab

# All that and more: whole games of every table, by the rules and by the page, with bots, with friends and on one device; and
# every page in every language on a phone and a desk.
test-all: export PARAWAN_THOROUGH = 1
test-all: test

# The parts of the tests, side by side, the longest first: all wait a lot. What is red in one holds no other up.
EVERYBODY := tests/web/test_everybody.py
GAMES := tests/web/test_games.py

# Every page and state, in every language, on a phone and a desk, light and dark.
test-everybody:
	$(BIN)/python -m pytest $(EVERYBODY)

test-games:
	$(BIN)/python -m pytest $(GAMES)

test-program:
	$(BIN)/python -m pytest --ignore=tests/web --ignore=tests/lab

test-page:
	$(BIN)/python -m pytest tests/web --ignore=$(EVERYBODY) --ignore=$(GAMES)

test-lab:
	$(BIN)/python -m pytest tests/lab

# Compiles native code, once for all that follows.
prepare: $(VENV)/test.stamp
	@$(BIN)/python -m parawan.server.prepare

check: $(VENV)/test.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

setup: $(VENV)/test.stamp

# Ray takes 240 MB, so only who wants these tests fetches it.
test-ray: $(VENV)/ray.stamp
	$(BIN)/python -m pytest tests/bots/arena/test_cluster.py

# Learning needs JAX, another 400 MB.
test-train: $(VENV)/train.stamp
	$(BIN)/python -m pytest tests/lab/train

ladder: $(VENV)/test.stamp
	$(BIN)/python -m bench.ladder

bench: $(VENV)/bench.stamp
	$(BIN)/parawan bench --into docs

bench-bots: $(VENV)/bench.stamp
	$(BIN)/python -m bench.think

bench-ismcts: $(VENV)/bench.stamp
	$(BIN)/python -m bench.ismcts

bench-review: $(VENV)/test.stamp
	$(BIN)/python -m bench.review

bench-page: page prepare
	$(BIN)/python -m bench.page

load: $(VENV)/bench.stamp
	$(BIN)/python -m bench.load --peer --page --seconds 6 --repeats 3

docs: $(VENV)/test.stamp
	$(BIN)/python -m tools.write_docs

gallery: page prepare
	$(BIN)/python -m tools.gallery

# A command line works from here on; the checks and tests need more.
$(VENV)/play.stamp: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Parawan needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' \
		|| { echo "This Python lacks venv. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@test -x $(BIN)/python || { echo "Making $(VENV) …"; $(PYTHON) -m venv $(VENV); }
	@echo "Installing what Parawan needs …"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test.stamp: requirements/test.txt $(VENV)/play.stamp
	@echo "Installing what the tests need …"
	@$(PIP) install --require-hashes -r requirements/test.txt
	@$(BIN)/python tools/browser.py
	@touch $@

$(VENV)/bench.stamp: requirements/bench.txt $(VENV)/test.stamp
	@echo "Installing the peers to measure against …"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/ray.stamp: requirements/ray.txt $(VENV)/test.stamp
	@echo "Installing Ray …"
	@$(PIP) install --require-hashes -r requirements/ray.txt
	@touch $@

$(VENV)/train.stamp: requirements/train.txt $(VENV)/test.stamp
	@echo "Installing JAX …"
	@$(PIP) install --require-hashes -r requirements/train.txt
	@touch $@

# Pins every dependency with its hashes; needs uv.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--extra postgresql -o requirements/server.txt pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group play -o requirements/play.txt pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group play --group test -o requirements/test.txt pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group play --group test --extra bench -o requirements/bench.txt pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group play --group test --extra ray -o requirements/ray.txt pyproject.toml
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--group play --group test --extra train -o requirements/train.txt pyproject.toml

clean:
	rm -rf $(VENV) dist
