# The report of an arena, in a terminal and as a page.

arena-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
arena-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
arena-blocks =
    { $count ->
        [one] { $shown } block
       *[other] { $shown } blocks
    }
arena-deals =
    { $count ->
        [one] { $shown } deal
       *[other] { $shown } deals
    }
arena-percent = { $share } %
arena-interval = { $low } to { $high }
arena-anchor = anchor
arena-rank = rank
arena-wins-against = wins against
arena-seat-wins = wins by seat
arena-decisions = decisions per game
arena-speed = { $took }, { $rate } games/s
arena-verdict-high = Is { $one } { $low } or { $high } Elo stronger than { $other }? { $high } fits better; the test is over ({ $blocks }, log-likelihood ratio { $ratio } between { $below } and { $above }).
arena-verdict-low = Is { $one } { $low } or { $high } Elo stronger than { $other }? { $low } fits better; the test is over ({ $blocks }, log-likelihood ratio { $ratio } between { $below } and { $above }).
arena-verdict-open = Is { $one } { $low } or { $high } Elo stronger than { $other }? It is not clear yet ({ $blocks }, log-likelihood ratio { $ratio } between { $below } and { $above }).

# The page.
arena-page-title = Arena: { $game }
arena-page-heading = { $game }: which bot is stronger?
arena-page-footer = Roundhouse arena. The same seed gives the same games on any machine.
arena-section-ratings = Ratings
arena-section-test = Sequential test
arena-section-matrix = Who beats whom
arena-section-settled = Has it settled?
arena-section-played = What was played
arena-ratings-plot = Ratings with their 95 % intervals
arena-ratings-caption = Elo above { $anchor }, with 95 % intervals over deals. Rank: 1 is always first, 0 always last.
arena-matrix-caption = The row's share of the wins against the column, with its 95 % interval; luck alone would give { $share }.
arena-settled-plot = Ratings against the number of deals
arena-settled-axis = deals
arena-settled-note = The ratings after fewer deals. If lines still rise or fall at the right end, more deals are needed.
arena-fact-game = game
arena-fact-rules = { $game }, rules { $version }
arena-fact-options = options
arena-fact-board = board
arena-fact-seed = seed
