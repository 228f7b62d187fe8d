# What only the binary says, in a terminal.

binary-seat = Seat { $seat }
binary-seat-of = Seat { $seat } ({ $bot })

list-two = { $most } and { $last }
list-more = { $most }, and { $last }

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
binary-error = error
