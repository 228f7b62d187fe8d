# The shell: start page, set-up, settings.

app-name = Roundhouse
app-tagline = The open table for rail games
app-lead = Sit down and play at once, against bots or with friends around one screen. There is nothing to install and nothing to sign up for.
app-footer = The games and their names belong to their publishers and authors. Roundhouse is an independent implementation, with the rules in its own words and its own reconstructions of the boards.

nav-start = Home
nav-settings = Settings

start-games = Games
start-play-now = Play now
start-set-up = Choose seats
start-tables = Tables on this server: join or watch
start-together = Play together
start-rules = Rules
start-learn = Learn by playing
start-learn-of = { $game }: learn by playing
start-rules-of = { $game }: rules
start-continue = Continue
start-continue-one = Resume
start-finished = Finished matches
start-look-again = View
start-remove = Remove { $match }
start-import = Open a record
start-import-hint = a match exported here, or from the command line
start-import-failed = This file can't be opened: { $reason }
start-step = move { $step }
start-nothing = Your matches will appear here. They are saved on this device after every move.
start-players =
    { $low ->
        [one] { $low } to { $high } players
       *[other] { $low } to { $high } players
    }
start-what-if = What if, from move { $step }

set-up-title = Who is playing?
set-up-open-table = Open the table
set-up-hint-together = Everybody plays on their own screen. You get a link to share.
set-up-friend = Open for a friend
set-up-you = You
set-up-here = On this screen
set-up-where = Where will you play?
set-up-players = Players
set-up-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
set-up-person = A person
set-up-name = Name
set-up-name-of = Name for seat { $number }
set-up-who-of = Who plays seat { $number }
set-up-levels = Bots that look ahead, weakest first
set-up-more-bots = More bots
set-up-start = Begin
set-up-hint-one-screen = Several people share this screen. If hands are secret, a page between turns hides them.
set-up-hint-watch = Only bots: sit back and watch.
set-up-hint-solo = You against bots.
set-up-seed = Seed
set-up-seed-hint = The same seed deals the same match. Leave it empty for a new one.
set-up-more = More options

settings-title = Settings
settings-theme = Theme
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Bot speed
settings-pace-calm = Slow
settings-pace-brisk = Fast
settings-pace-instant = Instant
settings-name = Your name
settings-kept = Kept on this device only.

bot-trainee = Trainee
bot-trainee-about = sees what a move brings at once, and no further
bot-guard = Guard
bot-guard-about = looks a little ahead
bot-fireman = Fireman
bot-fireman-about = knows what tends to be good, and looks ahead
bot-driver = Driver
bot-driver-about = plays many games to the end in its head
bot-stationmaster = Stationmaster
bot-stationmaster-about = the strongest, and takes its time
bot-random = Pigeon
bot-greedy = Magpie
bot-random-about = wanders about: plays any legal move
bot-greedy-about = takes what glitters: plays what looks best right now

# Shown in place of a name.
seat-person = Player { $number }
seat-bot = { $bot } { $number }
seat-rules = The bot
you = You

language = Language
page-title = { $page } · Roundhouse
