# Everything a newcomer needs: `make run` and `make test`. `make help` lists the rest.

CARGO ?= cargo
MATCHES ?= 1000000
KILLS ?= 200
HISTORIES ?= 1000000
SEED ?= cable-car

TARGET := $(or $(CARGO_TARGET_DIR),target)
ROUNDHOUSE := $(TARGET)/release/roundhouse
ENGINE := web/src/engine/engine.wasm
# Nothing here is tested in a comment, and lints look at the examples.
TESTS := --workspace --locked --lib --bins --tests
# Nobody builds a second time in a fresh clone: what would make that sooner only takes time.
ifdef CI
export CARGO_INCREMENTAL := 0
endif
# Chromium without its windows: a fifth faster. Any Chromium or Chrome will do: `make e2e CHROMIUM=…`.
CHROMIUM ?= /usr/bin/chromium-headless-shell
export CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help run demo test lint unit counts wasm web binary web-test e2e budgets screenshots kills histories nats load attacks postgresql valgrind planted mutants bench soak update clean tools

help: ## list these commands
	@grep -hE '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

run: binary ## build everything and open the table: prints the address to open in a browser
	$(ROUNDHOUSE) serve

demo: binary ## play one whole match turn by turn in the terminal, then a simulation with its report
	$(ROUNDHOUSE) simulate san-francisco --seats 3 --bots greedy --seed $(SEED) --show
	$(ROUNDHOUSE) simulate san-francisco --seats 2 --bots random --games 500000 --seed $(SEED)

test: lint unit counts web-test e2e ## everything that has to hold: formatting, lints, all tests, the simulator's budgets, whole matches in a browser

lint: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

unit: tools postgresql
	$(CARGO) test $(TESTS)

# Instructions of other processors are others, and valgrind hardly runs elsewhere: the budgets are those of x86-64 on Linux.
ifeq ($(shell uname -sm),Linux x86_64)
counts: tools valgrind ## instructions, allocations and bytes of the simulator, within their budgets
	$(CARGO) build --release --locked -p yardstick
	$(TARGET)/release/yardstick counts
else
counts:
	@echo "counts: not judged here, the budgets are those of x86-64 on Linux"
endif

wasm: tools ## the engine for the browser
	@rustup target list --installed 2>/dev/null | grep -q wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown
	$(CARGO) build --locked -p wasm --target wasm32-unknown-unknown --profile wasm
	@cmp -s $(TARGET)/wasm32-unknown-unknown/wasm/wasm.wasm $(ENGINE) || cp $(TARGET)/wasm32-unknown-unknown/wasm/wasm.wasm $(ENGINE)

web: wasm web/node_modules/.package-lock.json ## the web app, into web/dist
	cd web && npm run --silent build

binary: web ## the binary, with the web app inside
	$(CARGO) build --release --locked --bin roundhouse

web-test: wasm web/node_modules/.package-lock.json
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# In the binary that the tests have built already: a release takes minutes, is faster, and has the app inside, which
# this one reads from web/dist.
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

nats: tools postgresql ## servers that tell each other over NATS where to look
	@command -v nats-server >/dev/null || test -n "$(NATS_SERVER)" || $(MAKE) --no-print-directory install PACKAGE=nats-server
	$(CARGO) clippy --locked -p server --features nats --all-targets -- -D warnings
	$(CARGO) test --locked -p server --features nats --test it -- nats

load: tools ## 2,000 tables with 4,000 sockets at 500 actions a second, every message checked
	$(CARGO) build --release --locked --bin roundhouse --bin trial-run
	ulimit -n 20000; $(TARGET)/release/trial-run --binary $(ROUNDHOUSE)

attacks: tools ## a server of its own under attack: each figure beside what it was before (about 4 minutes)
	$(CARGO) build --release --locked --bin roundhouse --bin attacks
	ulimit -n 20000; $(TARGET)/release/attacks --binary $(ROUNDHOUSE)

# The server's tests start a private one of their own.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(MAKE) --no-print-directory install PACKAGE=postgresql

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

soak: tools ## the laws over a million matches and more of each game (MATCHES=…)
	$(CARGO) run --release -p san-francisco --example soak -- $(MATCHES)
	$(CARGO) run --release -p mini-express --example soak -- $(MATCHES)

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
