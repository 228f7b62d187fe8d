# What looks ahead and back: hints at the table, the review after a match.

hint-button = Hint
hint-title = What could you do?
hint-close = Close the hint
hint-progress = How far it has thought
hint-stop = Stop
hint-more = Think on
hint-thinking = Thinking, from what you can know …
hint-done =
    { $count ->
        [one] { $count } possible future was looked at, from what you can know.
       *[other] { $count } possible futures were looked at, from what you can know.
    }
hint-promise = wins { $chance } of the time, { $points } points expected
hint-certain = certain, as long as everybody plays for themselves: { $chance } of the win, { $points } points
hint-play = Play this
insight-line = Then, most likely:

review-link = Review
review-title = Review of the match
review-lead = Every decision is judged from what its player could know then, not from how the cards fell.
review-missing = There is no finished match here to review.
review-depths = How thoroughly?
review-begin-quick = Quick review
review-begin-thorough = Thorough review
review-kept-quick = A quick review, kept with the match.
review-kept-thorough = A thorough review, kept with the match.
review-progress = The review
review-done-of = { $done } of { $count } moves
review-cancel = Cancel
review-curve = Chances to win
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
review-expected = Points expected with the better one:
review-instead = { $name }: { $better } instead of { $played }
review-show = Show it
review-show-of = Show move { $step } in the replay
review-numbers = All numbers
review-column-move = Move
review-column-who = Decided by
review-column-loss = Lost
