# What looks ahead and back: hints at the table, the review after a match.

hint-button = Hint
hint-title = What could you do?
hint-close = Close the hint
hint-progress = Progress
hint-stop = Stop
hint-more = Think longer
hint-thinking = Thinking, using only what you can know…
hint-done =
    { $count ->
        [one] Looked at { $count } possible future, using only what you can know.
       *[other] Looked at { $count } possible futures, using only what you can know.
    }
hint-promise = wins { $chance } of the time, { $points } points expected
hint-certain = certain, as long as everybody plays for themselves: { $chance } of the win, { $points } points expected
hint-play = Play this
insight-line = Then, most likely:

review-link = Review
review-title = Review of the match
review-lead = Every decision is judged from what its player could know at the time, not from how the cards fell.
review-missing = There is no finished match here to review.
review-depths = How thoroughly?
review-begin-quick = Quick review
review-begin-thorough = Thorough review
review-kept-quick = A quick review, kept with the match.
review-kept-thorough = A thorough review, kept with the match.
review-progress = Progress of the review
review-done-of = { $done } of { $count } moves
review-cancel = Cancel
review-curve = Winning chances
review-turns = Turning points
review-turn = Move { $step }, { $name }: from { $from } to { $to }
review-mistakes = The costliest mistakes
review-no-mistakes = No costly mistakes.
review-whose = Whose mistakes
review-everybody = Everybody
review-move = Move { $step }, { $name }
review-played = Played
review-better = Better
review-wins = wins { $chance } of the time
review-certain = certain: { $chance } of the win
review-expected = Expected points with the better move:
review-instead = { $name }: { $better } instead of { $played }
review-show = Show it
review-show-of = Show move { $step } in the replay
review-numbers = All numbers
review-column-move = Move
review-column-who = Player
review-column-loss = Lost
