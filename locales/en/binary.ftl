# What only the binary says, in a terminal.

binary-seat = Seat { $seat }
binary-seat-of = Seat { $seat } ({ $bot })

list-two = { $most } and { $last }
list-more = { $most }, and { $last }
list-either-two = { $most } or { $last }
list-either-more = { $most }, or { $last }

# A match told step by step.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } seat, seed { $seed }
       *[other] { $game }, { $seats } seats, seed { $seed }
    }
binary-not-over = Not over; to act: { $names }
binary-result =
    { $count ->
        [one] Result after { $count } action
       *[other] Result after { $count } actions
    }
binary-wins = wins
binary-shares-win = shares the win
binary-record-right =
    { $count ->
        [one] The record is correct: { $count } action, hash { $hash }
       *[other] The record is correct: { $count } actions, hash { $hash }
    }
binary-deal-honest = The deal was honest: the seed was promised beforehand, and the players' own randomness is part of it.

# The report of a simulation.
binary-games =
    { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    }
binary-took = { $games } in { $seconds } s
binary-speed = { $games } games/s, { $decisions } decisions/s; { $mean } decisions per game ({ $least } to { $most })
binary-head-seat = seat
binary-head-bot = bot
binary-head-wins = wins
binary-head-rate = win rate (95 %)
binary-head-points = mean points
binary-rate = { $rate } % ({ $low } to { $high })
binary-endings = endings
binary-deciders = decided by
binary-progress = { $done } of { $all } games, { $left } left

# A match judged: `roundhouse analyse`.
binary-analyse-head = Winning chances, from what the player to move could know, and what the move lost.
binary-analyse-none = No costly mistakes.
binary-analyse-worst = The costliest mistakes
binary-analyse-better = better: { $action }
binary-analyse-chance = winning chance { $best } instead of { $chosen }
binary-analyse-points = expected points { $best } instead of { $chosen }
binary-analyse-line = then: { $line }
binary-analyse-progress = { $done } of { $all } actions, { $left } left

# The server and board files.
binary-open = Roundhouse is open: { $address }
binary-board-good = { $name }: a valid board for { $game }
binary-board-seats = for { $seats } seats
binary-range = { $low } to { $high }
binary-part-token-points =
    { $count ->
        [one] { $count } token point
       *[other] { $count } token points
    }
binary-part-token-locations =
    { $count ->
        [one] { $count } token location
       *[other] { $count } token locations
    }
binary-part-locations =
    { $count ->
        [one] { $count } location
       *[other] { $count } locations
    }
binary-part-routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
binary-part-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
binary-part-named-in-rulebook = { $count } named in the rulebook
binary-part-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
binary-part-sea =
    { $count ->
        [one] { $count } sea hex
       *[other] { $count } sea hexes
    }
binary-field-length = length
binary-field-ferries = ferries
binary-field-points = points
binary-field-number = number
binary-field-capacity = capacity
binary-error = error

# What is wrong with files and settings of the program itself. The system's reasons are the last ones.
fault-file-unreadable = can't be read: { $reason }
fault-file-unwritable = can't be written: { $reason }
fault-file-not-text = is not UTF-8 text
fault-serve-no-address = can't listen on { $address }, port { $port }: { $reason }
fault-serve-no-database = the database can't be opened: { $reason }
fault-serve-broken = the server can't continue: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] there is no setting “{ $name }”; the settings are: { $known }
       *[other] this can't be understood: { $written }
    }
fault-config-no-directory = there is no data directory: use --database sqlite:FILE
fault-config-odd-filter = not a valid log filter: { $filter }
fault-config-out-of-range = { $value } is out of range: { $least } to { $most }
fault-config-odd-host = “{ $host }” is not a host name: write it like table.example, without https:// or a port
fault-log-gap = entry { $entry } comes after { $last }
fault-log-other-events = entry { $entry } has other events than the rules give
reason-not-found = it does not exist
reason-not-allowed = that is not allowed
reason-exists = something is already there
reason-folder = it is a folder
reason-no-folder = part of the path is not a folder
reason-not-text = it is not UTF-8 text
reason-full = there is no space left
reason-read-only = it is read-only
reason-address-in-use = another program is already listening there
reason-address-not-here = this machine has no such address

# The arena.
fault-arena-other-format = this is not a file in the format “{ $expected }”
fault-arena-other-spec = the file is from another arena: it has { $found }, not { $asked }
fault-arena-fewer-blocks = games in the file: { $found }, more than { $asked } (blocks: { $blocks }); ask for more blocks
fault-arena-other-games =
    { $which ->
        [block] the block played here is { $expected }
        [bots] the bots that play here are { $expected }
        [points] the number of seats with points must be { $expected }
       *[winners] somebody at the table must win
    }
fault-arena-bot-twice = “{ $bot }” takes part twice; a bot playing itself proves nothing
fault-arena-game-twice = { $bots } played block { $block } in another of these files too
fault-arena-never-met = “{ $bot }” never met “{ $anchor }”, nor any bot through which they could be compared
fault-arena-impossible = nobody could have played this arena
fault-arena-too-few-bots = an arena needs at least two bots
fault-arena-too-few-seats = an arena needs at least two seats; simulate can play alone
fault-arena-unknown-anchor = “{ $anchor }” doesn't take part; these bots do: { $bots }
fault-arena-not-a-pair = a sequential test compares two bots at two seats
fault-arena-bounds-out-of-order = { $low } is not below { $high }
fault-arena-odd-bounds = give two Elo differences from -1000 to 1000, the lower first, such as 0,20
