# Everything a newcomer needs: `make run` and `make test`. `make help` lists the rest.

CARGO ?= cargo
MATCHES ?= 1000000
SEED ?= cable-car

.DEFAULT_GOAL := help
.PHONY: help run test lint unit bench soak update clean tools

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-8s %s\n", $$1, $$2}'

run: tools ## play one whole match turn by turn, then a simulation with its report
	$(CARGO) build --release --bin roundhouse
	target/release/roundhouse simulate san-francisco --seats 3 --bots greedy --seed $(SEED) --show
	target/release/roundhouse simulate san-francisco --seats 2 --bots random --games 500000 --seed $(SEED)

test: lint unit ## everything that has to hold: formatting, lints, all tests

lint: tools
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

unit: tools
	$(CARGO) test --workspace --locked

bench: tools ## speed beside a reference, instructions, allocations, memory
	@command -v valgrind >/dev/null || $(MAKE) --no-print-directory install PACKAGE=valgrind
	$(CARGO) build --release -p yardstick
	target/release/yardstick

soak: tools ## the laws over a million matches of each kind (MATCHES=…)
	$(CARGO) run --release -p san-francisco --example soak -- $(MATCHES)

update: tools ## write expected events, transcripts and protocol examples anew; then read the difference
	UPDATE=1 $(CARGO) test --workspace

clean: ## remove everything that was built
	$(CARGO) clean

tools:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: see https://rustup.rs, then run make again." >&2; exit 1; }

.PHONY: install
install:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq $(PACKAGE) >/dev/null; \
	else \
		echo "$(PACKAGE) is missing: install it with your system's package manager, then run make again." >&2; exit 1; \
	fi
