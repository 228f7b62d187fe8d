# The help of the binary, and what it says about a command line that makes no sense.
# A message is named after its place: help-COMMAND-ARGUMENT, or help-ARGUMENT where commands share it.

help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples
help-note-default = [default: { $value }]
help-note-environment = [environment: { $value }]
help-note-possible = [possible values: { $values }]
help-heading-possible = Possible values

# What stands for a value.
help-value-address = ADDRESS
help-value-bot = BOT
help-value-bots = BOTS
help-value-command = COMMAND
help-value-file = FILE
help-value-filter = FILTER
help-value-game = GAME
help-value-language = LANGUAGE
help-value-low-high = LOW,HIGH
help-value-options = OPTIONS
help-value-origin = ORIGIN
help-value-port = PORT
help-value-seat = SEAT
help-value-seed = SEED
help-value-yes = YES

# Arguments that several commands have.
help-help = Show help; -h is shorter than --help
help-version = Show the version
help-lang = Language; defaults to LC_ALL, LC_MESSAGES or LANG, then English
help-game = Which game
help-seats = How many players; by default, as few as possible
help-seed = Any text; the same seed gives the same matches and the same report
help-threads = How many threads share the work; by default, one per core
help-options = The game's options, as JSON
help-board = Play on the board in this file
help-file = A record, as written by simulate --record or by the engine's record command
help-json = Print the report as JSON

# roundhouse
help-about = The open table for rail games
help-about-long = Plays railway board games by their complete rules: in the browser, against bots or around one screen (which is what it does without a command). It also simulates thousands of matches a second, talks to programs in JSON, replays recorded matches, checks boards and explains the rules.
help-example-table = the table in your browser
help-example-show = one whole match in words
help-example-games = what random play leads to at four seats
help-example-strongest = which bot is the strongest?
help-example-rules = the rules of a game, in a language of your choice
help-example-engine = everything that a program can ask for
help-exit-codes = Exit codes: 0 all went well, 1 a fault in the input, 2 wrong usage.

# roundhouse help
help-help-about = Show this help, or the help of a command

# roundhouse serve. A no-break space keeps a default on its line.
help-serve-about = Serve the web app and online tables, to play in a browser (the default)
help-serve-config = Read settings from this TOML file: the same names, with underscores
help-serve-address = The address to listen on; 0.0.0.0 lets other machines in [default: 127.0.0.1]
help-serve-port = The port to listen on; 0 takes any free port [default: 8080]
help-serve-database = Where everything is kept: sqlite:FILE or postgres://… [default: a SQLite file in your data directory]
help-serve-bus = How servers on one database tell each other where to look: nats://… [default: PostgreSQL does it]
help-serve-origins = Accept pages from this origin too, such as https://table.example; may be repeated. The page's own origin is always allowed
help-serve-hosts = Answer to this host name, such as table.example; may be repeated. localhost and numeric addresses always work; without this setting any name does, unless the server is for this machine alone
help-serve-secure = The server is behind TLS: cookies are for encrypted connections only
help-serve-proxy = The server is behind a proxy that names the client in X-Forwarded-For
help-serve-max-connections = How many connections at once [default: 20000]
help-serve-max-connections-per-address = How many connections at once from one address; behind a proxy, the proxy has to see to it [default: 256]
help-serve-max-sockets-per-address = How many sockets at once from one address [default: 200]
help-serve-max-rate = How many messages a second from one socket, and requests from one address [default: 20]
help-serve-max-tables-per-hour = How many new tables an hour from one address [default: 60]
help-serve-keep-days = Delete a finished table after this many days [default: kept for ever]
help-serve-log = What to log, such as info or server=debug [default: info]
help-serve-log-json = Log for programs to read: one JSON object per line
help-example-alone = for this machine alone; tables are kept in a SQLite file in your data directory
help-example-everybody = for everybody who can reach this machine
help-example-several = one of several servers on one database, behind a proxy that speaks TLS
help-serve-more = How to run it for real: docs/hosting.md.

# roundhouse simulate
help-simulate-about = Let bots play many matches, and report scores, win rates and speed
help-simulate-bots = Who plays: one bot for all seats, or one for each, separated by commas; two bots at four seats alternate
help-simulate-games = How many matches to count; by default 1000, or none when a match is shown
help-simulate-show = Show one whole match with this seed, turn by turn
help-simulate-record = Write the shown match to this file
help-example-speed = how fast it is, and what random play leads to
help-example-better = is greedy better than random? for a program to read
help-example-kept = one match in words, kept in a file for roundhouse replay

# roundhouse arena
help-arena-about = Find out which bots are stronger, and how sure that is
help-arena-bots = Who takes part, separated by commas; by default, every bot of the game
help-arena-blocks = How many deals to play, each with every line-up in all seat rotations
help-arena-sprt = Two bots at two seats: stop as soon as it is clear whether the first is stronger than the second by LOW or by HIGH Elo, each error at most 5 % likely
help-anchor = Whose rating is 0; by default, the first bot's
help-arena-out = Keep everything in this file while playing; if it already exists, continue it
help-html = Write a page with tables and plots to this file
help-example-everyone = every bot against every other; interrupt it and run it again to continue
help-example-stronger = is planner stronger than racer? stops when that is clear
help-example-three = three at a table
help-arena-more = How to read it: docs/arena.md.

# roundhouse ladder
help-ladder-about = Rate all bots of several arenas together
help-ladder-files = The files of arenas of one game, with the same number of seats, options and board
help-example-ladder = everybody who was measured, above planner

# roundhouse engine
help-engine-about = Play matches by JSON lines on standard input and output
help-engine-lines = One request per line on standard input, one answer per line on standard output:
help-engine-answers = Answers are { $good } or { $bad }; { $help } lists all commands. Everything is described in docs/engine-protocol.md.

# roundhouse replay
help-replay-about = Check a recorded match step by step, and print it
help-replay-verify = Also check that the deal was honest: that the seed was fixed before the set-up, and made with the players' own randomness
help-replay-commitment = The promise that was shown at the table, to compare with the record's
help-replay-quiet = Print nothing but faults
help-replay-json = Print the result of the check as JSON

# roundhouse analyse
help-analyse-about = Judge a recorded match: winning chances action by action, and the costliest mistakes
help-analyse-nodes = How many possible futures to look at for each decision; more is surer but slower
help-analyse-seat = Judge this seat only
help-analyse-json = Print everything as JSON
help-analyse-more = Every decision is judged from what its player could know at the time: neither what others held nor what was drawn later counts.

# roundhouse board
help-board-about = Work with board files
help-board-check-about = Check a board file: list each fault and where it is, or sum up the board
help-board-check-file = The board file
help-board-check-game = The game it is for; by default, judged by the file's contents
help-board-check-json = Print the result as JSON

# roundhouse rules
help-rules-about = Print the rules of a game

# A bot that only programs and this help speak of.
bot-search-about = looks at 800 futures for each decision and sees everything; takes any number, or a time: search:1000ms
bot-flat-about = the same without a tree, to see what the tree is worth

# A command line that makes no sense.
usage-tip = tip
usage-similar = did you mean { $this }?
usage-as-value = to give “{ $value }” as a value, write { $this }
usage-help = For more information, try { $flag }.
usage-unknown-argument = there is no argument “{ $argument }” here
usage-unknown-command = there is no command “{ $command }”
usage-missing-command = “{ $command }” needs a command after it
usage-commands = [commands: { $values }]
usage-missing-arguments = required, but missing:
usage-missing-value = { $argument } needs a value
usage-wrong-value = “{ $value }” isn't a valid value for { $argument }
usage-too-many-values = { $argument } doesn't take the value “{ $value }”
usage-conflict = { $argument } can't be used together with { $other }
usage-twice = { $argument } can be used only once
usage-not-text = an argument is not UTF-8 text
usage-reason-whole-number = a whole number is expected
usage-reason-too-large = the number is too large
usage-reason-from = it must be at least { $low }
usage-reason-range = it must be { $low } to { $high }
usage-reason-address = an IP address is expected, such as 127.0.0.1
usage-seats = --seats { $seats }: possible for { $game }: { $counts }
usage-bots = --bots: name one bot for all { $seats } seats, or { $seats } bots, one for each; { $bots } can't be spread evenly round the table
