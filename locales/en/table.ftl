# The table, whatever the game.

table-loading = Setting the table…
table-missing = This match is not on this device.
table-your-turn = Your turn
table-turn-of =
    { $name ->
        [You] Your turn
       *[other] { $name } is playing
    }
table-over = The match is over
table-undo = Undo
table-undo-why-not = Can't undo: something has been revealed since.
table-pause = Pause
table-go-on = Resume
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
table-dismiss = Close this message
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole map
table-two-fingers = Use two fingers to move the map

hand-over-title = Pass the screen to { $name }
hand-over-text = Nobody else should look now. Your cards will be shown when you are ready.
hand-over-ready = I am { $name }

scoring-title = Final scoring
scoring-skip = Show all
scoring-wins =
    { $name ->
        [You] You win!
       *[other] Winner: { $name }
    }
scoring-shared = { $names } share the win
scoring-total-of = Total: { $points }
scoring-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kind-choose = Choose
