# Everything a newcomer needs: `make run` and `make test`. `make help` lists the rest.

CARGO ?= cargo
MATCHES ?= 1000000
KILLS ?= 200
HISTORIES ?= 1000000
SEED ?= cable-car

TARGET := $(or $(CARGO_TARGET_DIR),target)
ROUNDHOUSE := $(TARGET)/release/roundhouse
ENGINE := web/src/engine/engine.wasm
# Doctests run apart, and lints look at the examples.
TESTS := --workspace --all-features --locked --lib --bins --tests
# A fresh clone is built once: incremental compilation would only cost time.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
# Chromium without its windows: a fifth faster. Any Chromium or Chrome will do: `make e2e CHROMIUM=…`.
CHROMIUM ?= /usr/bin/chromium-headless-shell
export CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help games types run demo test lint deny unit counts wasm web binary web-test e2e budgets screenshots kills histories load attacks postgresql nats-server valgrind planted mutants bench third-game soak update clean tools

help: ## list these commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

run: binary ## build everything and open the table: prints the address to open in a browser
	$(ROUNDHOUSE) serve

demo: binary ## play one whole match turn by turn in the terminal, then a simulation with its report
	$(ROUNDHOUSE) simulate san-francisco --seats 3 --bots greedy --seed $(SEED) --show
	$(ROUNDHOUSE) simulate san-francisco --seats 2 --bots random --games 500000 --seed $(SEED)

test: lint deny unit counts third-game web-test e2e ## everything that has to hold: formatting, lints, licences, all tests, the simulator's budgets, whole matches in a browser

# Cargo can't find a dependency by itself: the list of games is written from their folders.
games: tools ## write the list of games from the folders of games/
	$(CARGO) run --quiet --profile test -p xtask -- games

types: games ## write the JSON Schemas and the TypeScript of everything on the wire
	$(CARGO) run --quiet --profile test -p wire

lint: games
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) clippy -p server --all-targets --all-features --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

# Built without optimization: it is ready sooner, and runs for two seconds.
DENY := $(TARGET)/tools/bin/cargo-deny
deny: tools ## licences and sources of everything that Roundhouse is built from
	@test -x $(DENY) || CARGO_PROFILE_DEV_DEBUG=0 $(CARGO) install --debug --locked --quiet --root $(TARGET)/tools cargo-deny
	$(DENY) --all-features check licenses bans sources

unit: games postgresql nats-server
	$(CARGO) test $(TESTS)
	$(CARGO) test --locked --doc -p tabletop

# Instruction counts depend on the processor, and valgrind on the system: budgets are for x86-64 Linux.
ifeq ($(shell uname -sm),Linux x86_64)
counts: tools valgrind ## instructions, allocations and bytes of the simulator, within their budgets
	$(CARGO) build --release --locked -p yardstick
	$(TARGET)/release/yardstick counts
else
counts:
	@echo "counts: not judged here, the budgets are those of x86-64 on Linux"
endif

wasm: games ## the engine for the browser
	@rustup target list --installed 2>/dev/null | grep -q wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown
	$(CARGO) build --locked -p wasm --target wasm32-unknown-unknown --profile wasm
	@cmp -s $(TARGET)/wasm32-unknown-unknown/wasm/wasm.wasm $(ENGINE) || cp $(TARGET)/wasm32-unknown-unknown/wasm/wasm.wasm $(ENGINE)

web: wasm web/node_modules/.package-lock.json ## the web app, into web/dist
	cd web && npm run --silent build

# Only the crate asked for: with the whole workspace it would carry the schemas of crates/wire.
binary: web ## the binary, with the web app inside
	$(CARGO) build --release --locked -p cli --bin roundhouse

web-test: wasm web/node_modules/.package-lock.json
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# With the binary that the tests have built already, which reads the app from web/dist: a release build
# takes minutes.
e2e: web postgresql ## whole matches in a browser, on a phone and on a wide screen
	@test -x $(CHROMIUM) || $(MAKE) --no-print-directory install PACKAGE=chromium-headless-shell
	$(CARGO) test $(TESTS) --no-run --quiet
	cd web && ROUNDHOUSE=$(abspath $(TARGET)/debug/roundhouse) npm run --silent e2e

budgets: binary ## what the page costs: bytes of the first load, time to answer a click, frames of the map
	@test -x $(CHROMIUM) || $(MAKE) --no-print-directory install PACKAGE=chromium-headless-shell
	cd web && ROUNDHOUSE=$(abspath $(ROUNDHOUSE)) npm run --silent budgets

screenshots: binary ## pictures of every page and dialog, into web/screenshots/pictures; docs/screenshots is written anew
	@test -x $(CHROMIUM) || $(MAKE) --no-print-directory install PACKAGE=chromium-headless-shell
	cd web && ROUNDHOUSE=$(abspath $(ROUNDHOUSE)) npm run --silent screenshots

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v npm >/dev/null || { echo "Node is missing: install Node 20 or newer with npm, then run make again." >&2; exit 1; }
	cd web && npm ci --no-fund --no-audit
	@touch $@

kills: tools postgresql ## the server killed at 200 random moments under load (KILLS=…)
	KILLS=$(KILLS) $(CARGO) test --locked -p cli --test it -- killed_at_random_moments --nocapture

histories: tools ## a million simulated histories of servers, clients and faults (HISTORIES=…)
	HISTORIES=$(HISTORIES) $(CARGO) test --release --locked -p server --lib -- no_history --nocapture

load: tools ## 2,000 tables with 4,000 sockets at 500 actions a second, every message checked
	$(CARGO) build --release --locked -p cli -p trial-run --bin roundhouse --bin trial-run
	ulimit -n 20000; $(TARGET)/release/trial-run --binary $(ROUNDHOUSE)

attacks: tools ## a server of its own under attack: each figure beside what it was before (about 4 minutes)
	$(CARGO) build --release --locked -p cli -p trial-run --bin roundhouse --bin attacks
	ulimit -n 20000; $(TARGET)/release/attacks --binary $(ROUNDHOUSE)

# The server's tests start a private one of their own.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(MAKE) --no-print-directory install PACKAGE=postgresql

# The program may have another name: `make test NATS_SERVER=…`.
nats-server:
	@command -v nats-server >/dev/null || test -n "$(NATS_SERVER)" || $(MAKE) --no-print-directory install PACKAGE=nats-server

valgrind:
	@command -v valgrind >/dev/null || $(MAKE) --no-print-directory install PACKAGE=valgrind

# Built like the tests, so that nothing is built twice.
planted: tools ## bugs planted on purpose, one after the other: the simulation must catch each (BUGS=…)
	$(CARGO) run --locked --profile test -p server --example planted -- $(BUGS)

# Hours on a small machine; PART=1/8 takes a part of them, and MUTATED=table/clock.rs one file.
MUTATED ?= {table,room,store}.rs {table,room,store}/**/*.rs
mutants: tools postgresql ## small changes to tables, rooms and the store: the tests must notice them
	@command -v cargo-mutants >/dev/null || $(CARGO) install cargo-mutants --locked
	HISTORIES=300 $(CARGO) mutants --output $(TARGET) $(addprefix --shard ,$(PART)) \
		$(foreach file,$(MUTATED),--file 'crates/server/src/$(file)')

bench: tools valgrind ## speed beside a reference, instructions, allocations, memory
	$(CARGO) build --release --locked -p yardstick
	$(TARGET)/release/yardstick

# The clone stays where it is, and what was built in it: only what changed is built again. It has
# only what is committed.
THIRD := $(abspath $(TARGET))/third-game
third-game: tools ## a third game, as a folder and nothing else, passes the laws and is played, in the page too
	@test -x $(CHROMIUM) || $(MAKE) --no-print-directory install PACKAGE=chromium-headless-shell
	@test -d $(THIRD)/clone || git clone --quiet . $(THIRD)/clone
	git -C $(THIRD)/clone fetch --quiet $(CURDIR) HEAD
	git -C $(THIRD)/clone reset --quiet --hard FETCH_HEAD
	rm -rf $(THIRD)/clone/games/berries
	cp -R crates/xtask/templates/third-game $(THIRD)/clone/games/berries
	cd $(THIRD)/clone && export CARGO_TARGET_DIR=$(THIRD)/target && \
		$(MAKE) --no-print-directory games && grep -q berries crates/titles/src/lib.rs && \
		$(CARGO) test --quiet -p berries && $(CARGO) test --quiet -p contest --test it -- every_game && \
		$(MAKE) --no-print-directory web && cd web && npm run --silent third-game

SOAKED = $(patsubst games/%/examples/soak.rs,%,$(wildcard games/*/examples/soak.rs))
soak: tools ## the laws over a million matches and more of each game (MATCHES=…)
	$(foreach game,$(SOAKED),$(CARGO) run --release -p $(game) --example soak -- $(MATCHES) &&) true

update: tools ## write expected events, transcripts and protocol examples anew; then read the difference
	UPDATE=1 $(CARGO) test --workspace

clean: ## remove everything that was built
	$(CARGO) clean
	rm -rf web/dist web/node_modules web/test-results $(ENGINE)

tools:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: see https://rustup.rs, then run make again." >&2; exit 1; }

.PHONY: install
install:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq $(PACKAGE) >/dev/null; \
	else \
		echo "$(PACKAGE) is missing: install it with your system's package manager, then run make again." >&2; exit 1; \
	fi
