# The playable introductions: what a step is about, and what it brought.

learn-title = Introduction
learn-step = Step { $number } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-other = That is allowed, but this step is about something else. Have another look at what it asks for.
learn-finished = That is all you need
learn-finished-text = Everything else explains itself at the table: whatever can't be done tells you why, and every action shows what it changes.
