# A table on a server: who sits down, what is proposed, what is said.

online-title = Play together
online-missing = There is no such table on this server.
online-unreachable = No server answers here, so nobody else can join. If this page was opened from plain files, start `roundhouse serve` and open its address; if you are offline, try again later. Matches on this screen work all the same.
online-tables = Public tables
online-no-tables = Nobody is waiting for players right now. Open a table of your own.
online-your-tables = Your tables
online-open = Open a table: { $game }
online-back = Go back
online-watch = Watch
online-sit = Take a seat
online-phase-waiting = about to begin
online-phase-playing = being played
online-phase-ended = over
online-phase-set-aside = set aside

# Before the match.
online-table-of = { $game } table
online-who = Who sits where
online-private = Only people with the link can find this table
online-public = Listed: anybody can join or watch
online-who-finds = Who can find the table?
online-free = free
online-kept-for = kept for { $name }
online-a-bot = bot
online-put-bot = Add a bot: { $bot }
online-here = is here
online-away = is away
online-full = Every seat is taken. You are watching, and see what everybody may see.
online-leave = Leave my seat
online-host = host
online-waits-for-host = { $name } is the host. The match begins when the host starts it.
online-remove = Remove
online-remove-whom = Remove { $name }
online-you-were-removed = The host has freed your seat. You can sit down again while a seat is free.
online-free-seats =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
online-all-here = Every seat is taken: you can begin.
online-invite = Send this link to your friends, or let them scan the code. A name is all they need.
online-link = Link to this table
online-code = QR code of the link
online-copy = Copy the link
online-copied = Copied
online-promise = Fair-deal guarantee
online-promise-about = The server has already drawn its part of the seed and shows its fingerprint here; every player adds randomness of their own. After the match everything is revealed, and anybody can check that the deal was honest.

# Clocks.
online-clock = Time to think
online-no-clock = No time limit
online-pace-none = No time limit
online-pace-quick = One minute per move
online-pace-calm = Three minutes per move
online-pace-match = 15 minutes each, plus 10 seconds after each move
online-pace-days = One day per move
online-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
online-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
online-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
online-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
online-clock-move = Each move: { $time }.
online-clock-player = Each player: { $time }, plus { $more } after each move.
online-late-bot-moves = After that, a bot makes the move.
online-late-seat-lost = After that, the seat is lost.
online-choose-bot-moves = When time runs out: a bot makes that one move
online-choose-seat-lost = When time runs out: the seat is lost, and a bot plays on

# Proposals.
online-answer = Time to answer
online-answer-about = When somebody proposes something, such as taking back a move, the others have this long to answer. After that, silence means no. It means yes only to resuming after a pause, or to a bot playing for somebody who is missing.
online-answer-within = Time to answer a proposal: { $time }.

# The connection.
online-line-lost = The connection is gone. Reconnecting; nothing is lost.
online-line-closing = The server is being restarted. The match goes on in a moment, and clocks stand still until then.
online-line-outdated = The server is newer than this page.
online-reload = Reload the page

# At the table.
online-menu = Table
online-paused = The match is paused
online-ask-undo = Ask to take back your last move
online-ask-pause = Ask for a pause
online-ask-resume = Ask to resume
online-let-bot-play = Let { $bot } play for { $name }
online-ask-to-replace = Ask { $name } to let { $bot } play on
online-just-lost = { $name } has lost the connection. After a minute, a bot can take over.
online-resign = Give up
online-resign-sure = Give up? A bot plays on for you, and you can't win any more.
online-go-on = Play on
online-agree = Agree
online-decline = Decline
online-agreed-so-far = Agreed: { $names }
online-asks-you = { $name } asks you to let { $bot } play on for you.
online-silence-agrees = Time left: { $time }. No answer by then means yes.
online-silence-declines = Time left: { $time }. No answer by then means no.
online-silence-takes-over = { $bot } takes over in { $time }, unless { $name } comes back or somebody declines.
online-silence-takes-yours = { $bot } takes over your seat in { $time }, unless you decline.
online-soon =
    { $count ->
        [one] { $count } second left to answer.
       *[other] { $count } seconds left to answer.
    }
online-take-over-cancelled = While you were away, { $name } proposed to let a bot play for you. You are back, so nothing came of it.
online-understood = Got it
online-waiting-for = Waiting for: { $names }
online-bot-plays-for-you = { $bot } is playing for you.
online-take-back = Take your seat back
online-played-by = played by { $bot }
online-standing-resigned = gave up
online-standing-lost-on-time = out of time

# After a name: "Ada proposes …".
online-proposes-undo = proposes to take back the last move.
online-proposes-pause = proposes a pause.
online-proposes-resume = proposes to resume.
online-proposes-take-over = proposes to let { $bot } play for { $name }.

# What happens around the match.
online-sat = { $name } takes a seat.
online-bot-sat = A bot, { $bot }, takes a seat.
online-left = { $name } leaves their seat.
online-removed = The host has removed { $name }.
online-went-away = { $name } is away.
online-came-back = { $name } is back.
online-lapsed-done = The time to answer is up and nobody declined: it is done.
online-lapsed-dropped = The time to answer is up: nothing changes.
online-agreed = { $name } agrees.
online-declined = { $name } declines.
online-taken-back = Agreed: the move is taken back.
online-returned = { $name } is back and plays again.
online-resigned = { $name } gives up; a bot plays on.
online-timed-out = Out of time: { $name }.
online-clocks-stopped = Planned restart: clocks are paused.
online-clocks-started = The server is back: clocks are running again.
online-rematch-opened = { $name } wants to play again.

# Words.
online-talk = Talk
online-say = Say something
online-send = Send
online-mute-whom = Mute
online-muted-words = (muted)
online-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

# Afterwards.
online-rematch = Play again, same people
online-to-rematch = To the next match
online-check = Check the deal
online-check-about = Everything here is computed on this device from the record of the match, without trusting the server.
online-checking = Checking…
online-honest = The deal was honest.
online-dishonest = Something is not as promised.
online-check-promise = The server's secret is the one it promised.
online-check-shown = The promise is the one this device saw before the match.
online-check-own = The randomness of this device went into the seed.
online-check-seed = The seed is made of the secret and what every player added, and nothing else.
online-check-replay = Replayed from this seed, every shuffle and every draw comes out the same.
online-check-unknown = This device can't know.
online-check-differs = This does not match.
online-check-numbers = The numbers
online-to-table = Back to the table

# A table that can't be replayed.
online-set-aside = This table was set aside
online-set-aside-about = The rules have changed since this match began, and this server can't replay it any more. Nobody did anything wrong and nothing was deleted, but the match can't be continued here.
online-set-aside-reason = The exact reason
online-set-aside-export-about = Everybody who sat at this table can download its log: their own moves in full, and when the others moved.
online-set-aside-export = Download the log

# What a table refuses.
fault-chat-too-fast =
    { $seconds ->
        [one] Not so fast: wait { $seconds } second, then send it again.
       *[other] Not so fast: wait { $seconds } seconds, then send it again.
    }
fault-table-answer-time = The time to answer must be { $least } to { $most } seconds.
fault-table-log-full = Too much has been proposed at this table: from now on only the match itself goes on.
fault-table-not-host = Only the host can do this.
fault-table-seat-free = Nobody sits there.
fault-table-set-aside = The rules have changed since this match began, and it can't be continued here: { $reason }
fault-table-not-set-aside = This table was not set aside: play on, or download the record at the end.
fault-table-stale = The table has changed. Look again, then choose.
fault-table-paused = The match is paused.
fault-table-too-late = Your time is up.
fault-table-bot-plays = A bot is playing for you now.
fault-table-name-taken = Somebody at this table already has that name.
fault-table-full = Every seat is taken.
fault-table-seat-taken = This seat is taken.
fault-table-seat-kept =
    { $which ->
        [rematch] Only a rematch keeps seats for particular people.
       *[other] This seat is kept for somebody else.
    }
fault-table-seats-free = Not every seat is taken yet.
fault-table-begun = The match has begun.
fault-table-over = The match is over.
fault-table-not-over = The match is not over yet.
fault-table-not-seated = Spectators can't take part.
fault-table-not-playing = You aren't playing here.
fault-table-already-proposed = Something else has already been proposed.
fault-table-nothing-to-undo = You have not moved yet.
fault-table-odd-text = A name has 1 to 24 characters, a message at most 300.
fault-table-odd-name =
    { $which ->
        [scripts] A name must be written in one script: letters of different scripts look too much alike.
       *[character] A name can't have this character: { $character }.
    }
fault-table-unknown = There is no such table on this server.
fault-table-already-seated = You already have a seat at this table.
fault-table-no-bot = No bot is playing for you.
fault-table-no-take-over = A bot can only take over from another person who is playing.
fault-table-nobody = At least one seat has to be for a person.
fault-table-not-asked = You were not asked about this.
fault-table-not-begun = The match has not begun yet.
fault-table-not-paused = The match is not paused.
fault-table-nothing-proposed = Nothing has been proposed.
fault-table-out = You are no longer in this match.
fault-table-rematch-open = There is already a table for the next match.
fault-request-too-many = Too many requests: wait a little.
fault-server-unavailable = The server can't do that right now. Try again in a moment.
fault-server-busy = Wait for the answers to your earlier requests.
fault-session-unknown = This session is over. Reload the page.
fault-clock-senseless = The time limit must be 1 to { $most } seconds.
fault-request-other-origin = This page wasn't loaded from this server.
fault-table-odd-randomness = Randomness may have at most 64 letters and digits.
