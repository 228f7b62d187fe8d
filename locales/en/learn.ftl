# The playable introductions: what a step is about, and what it brought.

learn-title = Introduction
learn-step = Step { $number } of { $count }
learn-back = Back
learn-next = Next
learn-skip = Skip this step
learn-other = That is allowed, but this step is about something else. Have another look at what it asks for.
learn-finished = That's all you need
learn-finished-text = Everything else explains itself at the table: if something isn't allowed, you'll be told why, and every action shows what it changes.
