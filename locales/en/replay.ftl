# Matches looked at again: the scrubber, "what if", sharing.

match-menu = Match
replay-link = Replay
replay-title = Replay
replay-scrubber = Timeline
replay-step = Move
replay-step-of = { $step } of { $count }
replay-first = To the beginning
replay-previous = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-speed = Speed
replay-view = View as
replay-view-open = Everything open
replay-view-spectator = A spectator
replay-hands = Everybody's cards

what-if-button = Continue from here
what-if-title = What if, from move { $step }
what-if-hint = A new match begins here; this one stays as it is. Who plays on?
what-if-begin = Play on

share-button = Share
share-title = Share this match
share-link = As a link
share-link-hint = The whole match is in the link, so no server ever sees it. It opens at this move.
share-copy = Copy
share-copied = The link is copied.
share-making = Making the link…
share-file = Save as a file
share-close = Close
share-later = The match isn't over, and its record holds what is still hidden. It can be shared after the end.
share-unfinished = The match isn't over: the link shows it up to now.
share-keep = Keep this match
share-broken = This link can't be opened
share-broken-hint = Perhaps only part of it was copied. Ask for it again, or for the match as a file.
share-unreadable = The link is damaged or incomplete.
