# The table in words: what can be done, and the board, place by place.

table-actions-none = Nothing for you to do now
table-actions-list = What you can do
table-skip-actions = To what you can do
table-skip-words = To the board in words
table-skip-log = To what happened

words-title = The board in words
words-standings = Who is ahead
words-standing =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
words-explore = Look around
words-go = { $place }:
words-distance-to = How far to
words-nowhere = choose a place
