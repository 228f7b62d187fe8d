# The table in words: what can be done, and the board, place by place.

table-actions-none = There is nothing for you to do now
table-actions-list = What you can do
table-skip-actions = Skip to your moves
table-skip-words = Skip to the board in words
table-skip-log = Skip to what happened

words-title = The board in words
words-standings = Who is ahead
words-standing =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
words-explore = Look around
words-go = { $place }:
words-distance-to = Distance to
words-nowhere = choose one
