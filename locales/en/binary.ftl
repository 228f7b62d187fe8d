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
binary-not-over = Not over, to act: { $names }
binary-result =
    { $count ->
        [one] Result after { $count } action
       *[other] Result after { $count } actions
    }
binary-wins = wins
binary-shares-win = shares the win
binary-record-right =
    { $count ->
        [one] The record is right: { $count } action, hash { $hash }
       *[other] The record is right: { $count } actions, hash { $hash }
    }
binary-deal-honest = The deal was honest: the seed was promised, and mixed by the players.

# The report of a simulation.
binary-games =
    { $count ->
        [one] { $shown } game
       *[other] { $shown } games
    }
binary-took = { $games } in { $seconds } s
binary-speed = { $games } games/s, { $decisions } decisions/s; { $mean } decisions a game ({ $least } to { $most })
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
binary-analyse-head = Chances to win as the seat to act could know them, and what its action lost.
binary-analyse-none = No costly mistakes.
binary-analyse-worst = The costliest mistakes
binary-analyse-better = better: { $action }
binary-analyse-chance = chance to win { $best } instead of { $chosen }
binary-analyse-points = expected points { $best } instead of { $chosen }
binary-analyse-line = then: { $line }
binary-analyse-progress = { $done } of { $all } actions, { $left } left

# The server and board files.
binary-open = Roundhouse is open: { $address }
binary-board-good = { $name }: a good board for { $game }
binary-board-seats = for { $seats } seats
binary-range = { $low } to { $high }
binary-part-token-points = { $count } token points
binary-part-token-locations = { $count } token locations
binary-part-locations = { $count } locations
binary-part-routes = { $count } routes
binary-part-tickets = { $count } tickets
binary-part-named-in-rulebook = { $count } named in rulebook
binary-part-hexes = { $count } hexes
binary-part-sea = { $count } sea
binary-field-length = length
binary-field-ferries = ferries
binary-field-points = points
binary-field-number = number
binary-field-capacity = capacity
binary-error = error

# What is wrong with files and settings of the program itself. The system's reasons are the last ones.
fault-file-unreadable = can't be read: { $reason }
fault-file-unwritable = can't be written: { $reason }
fault-file-not-text = is not a text in UTF-8
fault-serve-no-address = can't listen at { $address }, port { $port }: { $reason }
fault-serve-no-database = the database can't be opened: { $reason }
fault-serve-broken = the server can't go on: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] there is no setting “{ $name }”; there are: { $known }
       *[other] this can't be understood: { $written }
    }
fault-config-no-directory = there is no data directory: say --database sqlite:FILE
fault-config-odd-filter = this is no filter for logs: { $filter }
fault-config-out-of-range = { $value } is out of range: { $least } to { $most }
fault-config-odd-host = “{ $host }” is not the name of a host: write it like table.example, without https:// and port
fault-log-gap = entry { $entry } comes after { $last }
fault-log-other-events = entry { $entry } tells of other events
reason-not-found = it is not there
reason-not-allowed = that is not allowed
reason-exists = there is something already
reason-folder = it is a folder
reason-no-folder = what should be a folder is none
reason-not-text = it is not a text in UTF-8
reason-full = there is no space left
reason-read-only = it may only be read
reason-address-in-use = somebody listens there already
reason-address-not-here = this machine has no such address

# The arena.
fault-arena-other-format = this is not a file of the format “{ $expected }”
fault-arena-other-spec = the file is of another arena: it has { $found }, not { $asked }
fault-arena-fewer-blocks = games in the file: { $found }, more than { $asked } (blocks: { $blocks }); ask for more blocks
fault-arena-other-games =
    { $which ->
        [block] this block is played here: { $expected }
        [bots] these bots play here: { $expected }
        [points] number of seats that have points: { $expected }
       *[winners] somebody at the table wins
    }
fault-arena-bot-twice = “{ $bot }” takes part twice; to meet itself proves nothing
fault-arena-game-twice = { $bots } played block { $block } in another of these files too
fault-arena-never-met = “{ $bot }” never met “{ $anchor }”, nor anybody through whom they could be compared
fault-arena-impossible = nobody could have played this arena
fault-arena-too-few-bots = an arena needs two bots
fault-arena-too-few-seats = an arena needs two seats; simulate plays alone
fault-arena-unknown-anchor = “{ $anchor }” doesn't take part; there are: { $bots }
fault-arena-not-a-pair = a sequential test compares two bots at two seats
fault-arena-bounds-out-of-order = { $low } is not below { $high }
fault-arena-odd-bounds = two Elo differences from -1000 to 1000, the lower first, such as 0,20
