# The table, whatever the game.

table-loading = Setting the table …
table-missing = This match is not on this device.
table-your-turn = Your turn
table-turn-of = { $name } is playing
table-over = The match is over
table-undo = Undo
table-undo-why-not = Nothing to undo: something was revealed since.
table-pause = Pause
table-go-on = Go on
table-one-step = One move
table-seats = Players
table-actions =
    { $count ->
        [one] The one thing you can do
       *[other] All { $count } things you can do
    }
table-log = What happened
table-log-set-up = Set-up
table-export = Export
table-leave = Leave the table
table-scores = Scores
table-back-to-table = Look at the table
table-again = Play again
table-why-not = Not now
table-dismiss = Close this message
table-zoom-in = Closer
table-zoom-out = Further away
table-zoom-fit = Whole map
table-two-fingers = Two fingers move the map

hand-over-title = Pass the screen to { $name }
hand-over-text = Nobody else should look now. Your cards are shown when you are ready.
hand-over-ready = I am { $name }

scoring-title = Final scoring
scoring-skip = Show all
scoring-wins = Winner: { $name }
scoring-shared = { $names } share the win
scoring-total-of = Total: { $points }
scoring-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kind-choose = Choose
