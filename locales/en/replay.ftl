# Matches looked at again: the scrubber, "what if", sharing.

match-menu = Match
replay-link = Replay
replay-title = Replay
replay-scrubber = Through the match
replay-step = Step
replay-step-of = { $step } of { $count }
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-view = Seen by
replay-view-open = All cards open
replay-view-spectator = A spectator
replay-hands = Everybody's cards

what-if-button = Continue from here
what-if-title = What if … from step { $step }
what-if-hint = A match of its own begins here; this one stays as it is. Who plays on?
what-if-begin = Play on

share-button = Share
share-title = Share this match
share-link = As a link
share-link-hint = The whole match is in the link, so no server ever sees it. It opens at this step.
share-copy = Copy
share-copied = The link is copied.
share-making = Making the link …
share-file = Save as a file
share-close = Close
share-later = The match isn't over, and its record holds what is still hidden. It can be shared after the end.
share-unfinished = The match isn't over: the link shows it up to now.
share-keep = Keep this match
share-broken = This link can't be opened
share-broken-hint = Perhaps only a part of it was copied. Ask for it again, or for the match as a file.
share-unreadable = The link is damaged or incomplete.
