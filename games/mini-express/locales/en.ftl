# Mini Express.

mini-express-name = Mini Express
mini-express-series = Shares and rails
mini-express-about = Four railway companies, and none of them is yours. Build for any, gain influence in others, and hold the right shares when they are worth the most. One person can play against the rulebook's own bot.
mini-express-company-letter-wood = W
mini-express-company-letter-steel = S
mini-express-company-letter-leather = L
mini-express-company-letter-cotton = C

bot-builder = Weaver
bot-builder-about = builds wherever it can
bot-investor = Raven
bot-investor-about = collects shares and looks after them

## At the table.

mini-express-company-wood = Wood
mini-express-company-steel = Steel
mini-express-company-leather = Leather
mini-express-company-cotton = Cotton
mini-express-company-wild = wild

# The table.

mini-express-map = Map of { $name }
mini-express-hex = hex { $place }
mini-express-steps =
    { $count ->
        [0] here
        [one] { $count } step
       *[other] { $count } steps
    }
mini-express-no-way = no path over landscape
mini-express-city-label =
    { $capacity ->
        [one] { $city }, number { $number }, holds { $capacity } company
       *[other] { $city }, number { $number }, holds { $capacity } companies
    }
mini-express-city-label-start = { $city }, starting location of { $company }
mini-express-city-label-token = demand: { $tokens }
mini-express-city-label-trains = here: { $companies }
mini-express-city-label-open = can be built to
mini-express-city-label-target = the bot's target
mini-express-city-no-token = no demand token
mini-express-port-label = Port of { $port }
mini-express-hex-choice = Track over { $hex }

mini-express-companies = Companies
mini-express-offer = Shares
mini-express-offer-exhausted = exhausted
mini-express-set-aside = Set aside
mini-express-reserve = Reserve
mini-express-supply = Supply
mini-express-length = Length
mini-express-reserve-count = { $count } of { $most } trains in reserve
mini-express-offer-count =
    { $count ->
        [0] no shares on offer
        [one] { $count } share on offer
       *[other] { $count } shares on offer
    }
mini-express-set-aside-count =
    { $count ->
        [one] { $count } share set aside
       *[other] { $count } shares set aside
    }
mini-express-supply-count =
    { $count ->
        [one] { $count } train in supply
       *[other] { $count } trains in supply
    }
mini-express-length-count = track length { $count }
mini-express-build-for = Build
mini-express-build-for-label = Build track for { $company }
mini-express-take = Take share
mini-express-take-price = for { $price }
mini-express-take-free = free
mini-express-take-label =
    { $price ->
        [0] Take a share of { $company }, free
       *[other] Take a share of { $company } for { $price } influence
    }
mini-express-draft = Take share
mini-express-draft-label = Take a set-aside share of { $company }
mini-express-bot-marker = the bot's company marker

mini-express-values = What a share is worth
mini-express-rank-first = 1st
mini-express-rank-second = 2nd
mini-express-rank-other = other
mini-express-rank-nothing = nothing
mini-express-values-unused = not used in this mode

mini-express-influence = Influence
mini-express-influence-cell = { $name }, { $company }: influence { $influence }, { $rank }, a share is worth { $value }
mini-express-worth = { $value } each
mini-express-shares-of =
    { $count ->
        [one] { $count } share of { $company }
       *[other] { $count } shares of { $company }
    }

mini-express-spike = Golden Spike
mini-express-spike-waiting = Nobody has built to Omaha yet.
mini-express-spike-absent = San Francisco was reached first: no race.
mini-express-spike-racing = The race is on. Eastern branch: { $eastern }.
mini-express-spike-joined = The line is joined. East: { $eastern }, west: { $western }.
mini-express-nobody = nobody

mini-express-bot-panel = The bot
mini-express-bot-panel-target = target: { $city } ({ $number })
mini-express-bot-panel-no-target = target: before city 1
mini-express-bot-panel-company = marker on { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }

# Choosing.

mini-express-draft-title = Take a set-aside share
mini-express-draft-hint = Your two shares must be of two different companies.
mini-express-draft-hint-expert-0 = You take two shares of the company you pick.
mini-express-draft-hint-expert-1 = Both players take one share of the company you pick now.
mini-express-draft-hint-expert-2 = You take two shares of the company you pick; both players take one share of the last one.
mini-express-city-title = Build track for { $company }: which city?
mini-express-city-hint =
    { $count ->
        [0] No city is within reach of { $reserve ->
            [0] an empty reserve
            [one] { $reserve } train
           *[other] { $reserve } trains
        }.
        [one] One city is within reach of { $reserve ->
            [0] an empty reserve
            [one] { $reserve } train
           *[other] { $reserve } trains
        }; it is marked on the map.
       *[other] { $count } cities are within reach of { $reserve ->
            [0] an empty reserve
            [one] { $reserve } train
           *[other] { $reserve } trains
        }; they are marked on the map.
    }
mini-express-who-title = Who builds to { $city }?
mini-express-who-hint = Companies that can reach it now:
mini-express-build-title = { $company } builds to { $city }
mini-express-track-of = Track { $number } of { $count }
mini-express-track-hint = Tap a hex that the track should cross.
mini-express-track-before = Previous track
mini-express-track-next = Next track
mini-express-build-confirm =
    { $count ->
        [one] Build with { $count } train
       *[other] Build with { $count } trains
    }
mini-express-take-title = Take a share of { $company }
mini-express-take-confirm =
    { $price ->
        [0] Take it, free
       *[other] Take it for { $price } influence
    }
mini-express-cancel = Cancel
mini-express-wild-title = The wild point: influence in which company?
mini-express-wild-hint = One more point, in any company except { $company }.
mini-express-port-title = Where does { $company } open a port?
mini-express-port-hint = Free ports are marked on the map.
mini-express-branch-title = Who runs the western branch?
mini-express-branch-hint = Its track length and the eastern branch's go up by 2.
mini-express-pass = Pass: there is nothing you can do

mini-express-effects = What changes
mini-express-effect-reserve = reserve
mini-express-effect-supply = supply
mini-express-effect-length = length
mini-express-effect-offer = shares on offer
mini-express-effect-influence = your influence
mini-express-effect-value = value of your shares
mini-express-effect-compensation =
    { $count ->
        [one] { $count } train as compensation
       *[other] { $count } trains as compensation
    }
mini-express-effect-points = Points if the match ended now:
mini-express-effect-choice = A choice follows.

# The bot's turn.

mini-express-bot-title = The bot is thinking
mini-express-bot-next = Next
mini-express-bot-faster = Faster
mini-express-bot-play = Play
mini-express-bot-pause = Stop here
mini-express-bot-skip = Skip
mini-express-bot-step = { $number } of { $count }

# Set-up.

mini-express-set-up-map = Map
mini-express-set-up-map-usa = USA
mini-express-set-up-map-europe = Europe
mini-express-set-up-mode = How to play
mini-express-set-up-mode-solo = Solo
mini-express-set-up-mode-solo-about = You against the rulebook's bot.
mini-express-set-up-mode-duo = Two with the bot
mini-express-set-up-mode-duo-about = Two players, with the rulebook's bot as a third.
mini-express-set-up-mode-expert = Two experts
mini-express-set-up-mode-expert-about = Two actions per turn, and no bot between you.
mini-express-set-up-mode-standard = Standard
mini-express-set-up-mode-standard-about = Three to five players.
mini-express-set-up-level = Bot level
mini-express-set-up-level-passenger = Passenger
mini-express-set-up-level-tourist = Tourist
mini-express-set-up-level-railfan = Railfan
mini-express-set-up-level-conductor = Conductor
mini-express-set-up-level-railwayman = Railwayman
mini-express-set-up-level-passenger-about = The rules as they are.
mini-express-set-up-level-tourist-about = Smaller refills and less compensation, and the match ends when the target marker reaches city 32.
mini-express-set-up-level-railfan-about = The bot starts with more shares, and your shares are worth nothing where your influence is 3 or less.
mini-express-set-up-level-conductor-about = The bot gains influence with its shares, and your shares are worth nothing where it has more influence than you.
mini-express-set-up-level-railwayman-about = All that, and the bot starts with influence 2, you with 0.
mini-express-set-up-variants = Variants
mini-express-set-up-golden-spike = Golden Spike
mini-express-set-up-golden-spike-about = A race to join Omaha and San Francisco.
mini-express-set-up-ports = Ports
mini-express-set-up-ports-about = Cities with a wild token open extra starting locations on the coast.
mini-express-set-up-first-game = First game
mini-express-set-up-first-game-about = Every city holds two companies.

# Actions, for lists and readers.

mini-express-action-draft_share = Take a set-aside share of { $company }
mini-express-action-take_share = Take a share of { $company }
mini-express-action-build_track =
    { $count ->
        [one] Build { $company }'s track to { $city } ({ $count } train): { $way }
       *[other] Build { $company }'s track to { $city } ({ $count } trains): { $way }
    }
mini-express-action-gain_influence = Gain 1 influence in { $company }
mini-express-action-choose_port = Open the port of { $port }
mini-express-action-choose_western_branch = Let { $company } run the western branch
mini-express-action-pass = Pass

# What happened.

mini-express-event-share_drafted =
    { $shares ->
        [one] { $player } took a set-aside share of { $company }.
       *[other] { $player } took { $shares } set-aside shares of { $company }.
    }
    .you =
        { $shares ->
            [one] You took a set-aside share of { $company }.
           *[other] You took { $shares } set-aside shares of { $company }.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] A set-aside share of { $company } is left over and leaves the game.
       *[other] { $shares } set-aside shares of { $company } are left over and leave the game.
    }
mini-express-event-share_taken = { $player } took a share of { $company } for { $price } influence.
    .you = You took a share of { $company } for { $price } influence.
mini-express-event-share_taken-free = { $player } took a share of { $company }, free.
    .you = You took a share of { $company }, free.
mini-express-event-reserve_filled =
    { $trains ->
        [one] One train moves to { $company }'s reserve.
       *[other] { $trains } trains move to { $company }'s reserve.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player } built { $company }'s track to { $city } ({ $count } train).
       *[other] { $player } built { $company }'s track to { $city } ({ $count } trains).
    }
    .you =
        { $count ->
            [one] You built { $company }'s track to { $city } ({ $count } train).
           *[other] You built { $company }'s track to { $city } ({ $count } trains).
        }
mini-express-event-compensation_paid = { $company } gets a train as compensation.
mini-express-event-length_raised = { $company }'s track grows by { $by }, to { $length }.
mini-express-event-influence_gained = { $player } gained { $by } influence in { $company }: now { $influence }.
    .you = You gained { $by } influence in { $company }: now { $influence }.
mini-express-event-demand_token_removed = { $city } is full: its demand token leaves the game.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] { $company } has no trains left in supply: its last share on offer leaves the game.
       *[other] { $company } has no trains left in supply: its { $shares } shares on offer leave the game.
    }
mini-express-event-offer_exhausted-last = The last share of { $company } on offer has been taken.
mini-express-event-port_opened = { $company } opens a port: { $port }.
mini-express-event-spike_tile_removed = San Francisco was reached before Omaha: there will be no Golden Spike.
mini-express-event-spike_race_begun = Omaha has been reached: { $eastern } runs the eastern branch, and the race is on.
mini-express-event-spike_race_begun-nobody = Omaha has been reached, but there is no train for the eastern branch. The race is on.
mini-express-event-western_start_opened = San Francisco is now a starting location of { $company } too.
mini-express-event-line_joined = Omaha and San Francisco are joined!
mini-express-event-western_branch_chosen = { $company } runs the western branch.
mini-express-event-western_branch_chosen-nobody = There is no train for the western branch.
mini-express-event-turn_passed = { $player } couldn't act and passed.
    .you = You couldn't act and passed.
mini-express-event-last_round_begun = Two offers are exhausted: this round is the last.
mini-express-ending-two_offers_exhausted = Two offers are exhausted: the match is over.
mini-express-ending-offer_exhausted = An offer is exhausted: the match is over.
mini-express-ending-target_at_last_city = The bot's target marker is on the last city: the match is over.
mini-express-ending-all_passed = Nobody can act: the match is over.

# The bot's reasoning.

mini-express-event-bot_refresh_tokens_added = The refresh tokens go into the bag.
mini-express-event-bot_token_drawn =
    The bot draws a token: target moves { $city ->
        [one] { $city } city
       *[other] { $city } cities
    }, company marker { $company ->
        [one] { $company } space
       *[other] { $company } spaces
    }.
mini-express-event-bot_token_drawn-refresh = The bot draws a refresh token.
mini-express-event-bot_bag_refilled = All drawn tokens go back into the bag, and the bot draws again.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Its company marker moves { $steps } space, from { $from } to { $to }.
       *[other] Its company marker moves { $steps } spaces, from { $from } to { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }).
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }), passing over { $passed } (no demand token).
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }), passing over { $passed } (no demand token).
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] { $company } has no trains in reserve, so the bot takes a share.
        [one] { $company } has { $reserve } train in reserve, so the bot takes a share.
       *[other] { $company } has { $reserve } trains in reserve, so the bot takes a share.
    }
mini-express-event-bot_action_chosen-build_track = { $company } has { $reserve } trains in reserve, so the bot builds.
mini-express-event-bot_action_impossible-take_share = { $company } has no share on offer: the bot looks for another company.
mini-express-event-bot_action_impossible-build_track = { $company } can't build to any city: the bot looks for another company.
mini-express-event-bot_stuck = None of the four companies gives the bot anything to do.
mini-express-event-bot_cities_weighed-only_city = { $city } is the only city that can be built to.
mini-express-event-bot_cities_weighed-distance =
    { $distance ->
        [here] The target { $target } itself is within reach.
       *[other] Of { $count } cities, { $city } is nearest to the target { $target } ({ $distance }); next is { $other } ({ $otherDistance }).
    }
mini-express-event-bot_cities_weighed-track_length = { $city } and { $other } are equally close to { $target } ({ $distance }), but the track to { $city } is shorter: { $trains } against { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } and { $other } are equally close to { $target } ({ $distance }) and to the track ({ $trains }), but { $city } has more companies: { $companies } against { $otherCompanies }.
mini-express-event-bot_cities_weighed-number =
    { $city } and { $other } are equal in everything ({ $distance }, { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $companies ->
        [one] { $companies } company
       *[other] { $companies } companies
    }); the higher number decides: { $number } against { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = There is only one shortest track.
mini-express-event-bot_tracks_weighed-start_hex = Of { $count } shortest tracks from { $starts } hexes, it takes the one from the easternmost, { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] { $count } shortest tracks lead on from { $start }: it keeps left, facing the city.
       *[other] Of { $count } shortest tracks, { $fromStart } lead on from the easternmost hex, { $start }: it keeps left, facing the city.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } is the only free port.
mini-express-event-bot_ports_weighed-distance = Of { $count } ports, { $port } is nearest to { $target }: { $distance }.
mini-express-event-bot_ports_weighed-place = Several ports are equally close to { $target } ({ $distance }): it takes the easternmost, { $port }.
mini-express-event-bot_branches_weighed-only_company = Only { $company } can run the western branch.
mini-express-event-bot_branches_weighed-bot_shares = The bot lets { $company } run the western branch: it holds the most shares of it, { $botShares }.
mini-express-event-bot_branches_weighed-player_shares = The bot lets { $company } run the western branch: the players hold the fewest shares of it, { $playerShares }.
mini-express-event-bot_branches_weighed-marker = The bot lets { $company } run the western branch: its company marker is there, or reaches it first.

# What is to be done.

mini-express-task-draft = Take one of the set-aside shares.
mini-express-task-turn = Take a share, or build track.
mini-express-task-turn-first = First action: take a share, or build track.
mini-express-task-turn-second = Second action: for a company other than { $company }.
mini-express-task-gain_influence = Choose where the wild point goes.
mini-express-task-choose_port = Choose a port for { $company }.
mini-express-task-choose_western_branch = Choose who runs the western branch.
mini-express-task-over = The match is over.
mini-express-task-last-round = This round is the last.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = First take a set-aside share.
mini-express-awaited-turn_action = Take a share, or build track.
mini-express-awaited-gain_influence = First choose where the wild point goes.
mini-express-awaited-choose_port = First choose a port.
mini-express-awaited-choose_western_branch = First choose who runs the western branch.

# Why not?

mini-express-refusal-turn-over = The match is over.
mini-express-refusal-turn-not-yours = It is somebody else's turn.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = There is no set-aside share of { $company } left.
mini-express-refusal-draft-same-company = You already have a share of { $company }; your second must be of another company.
mini-express-refusal-draft-pair-taken = { $player } already holds the same two companies, { $company } and your other one.
    .you = You already hold the same two companies, { $company } and your other one.
mini-express-refusal-share-none-on-offer = There are no shares of { $company } left on offer.
mini-express-refusal-share-not-enough-influence = A share of { $company } costs { $needed } influence, one for each train in its reserve; you have { $has }.
mini-express-refusal-build-not-new = The company already has a train in { $city }.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] { $city } is full: it holds one company.
       *[other] { $city } is full: it holds { $capacity } companies.
    }
mini-express-refusal-build-no-demand-token = { $city } has no demand token, so nobody can build there.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] { $city } can't be reached: there are no trains in reserve.
        [one] { $city } can't be reached with { $reserve } train.
       *[other] { $city } can't be reached with { $reserve } trains.
    }
mini-express-refusal-build-broken-path = The track must go from hex to neighbouring hex and end in { $city }.
mini-express-refusal-build-not-beside-track = The track must begin next to the company's own; { $hex } is not next to it.
mini-express-refusal-build-through-city = Track can't run through a city or a port; { $hex } is in the way.
mini-express-refusal-build-not-shortest =
    { $shortest ->
        [one] There is a shorter track: { $shortest } train, not { $trains }.
       *[other] There is a shorter track: { $shortest } trains, not { $trains }.
    }
mini-express-refusal-expert-same-company = Your first action was for { $company }; the second must be for another company.
mini-express-refusal-expert-same-city = You have just built to { $city }; the second build must go to another city.
mini-express-refusal-expert-would-exhaust = That would exhaust the offer of { $company }, which isn't allowed as the second action of a turn.
mini-express-refusal-influence-same-company = The token shows { $company }: the wild point must go to another company.
mini-express-refusal-port-not-free = { $port } is not a free port.
mini-express-refusal-branch-not-a-candidate = Only { $candidates } can run the western branch.
mini-express-refusal-pass-could-act = You can't pass while you can take a share or build.

# The end.

mini-express-scoring-total = Total
mini-express-scoring-rank = { $rank } · influence { $influence }
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Most points wins.
mini-express-decided-fewer_shares = Tied on points; the player with fewer shares wins.
mini-express-decided-turn_order = Tied on points and shares; the player nearer to the start player wins.
mini-express-decided-bot_wins_ties = Tied on points; in a solo game the bot wins ties.
mini-express-scoring-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }

# The board in words.

mini-express-words-city = City
mini-express-words-near = Nearest cities
mini-express-words-holding = { $shares }, worth { $value } each
mini-express-words-influence = Influence in { $company }: { $influence }, { $rank }
mini-express-words-reached = trains in { $cities }
mini-express-words-stands-here = has a train here
mini-express-words-away =
    { $count ->
        [one] needs { $count } train, has { $reserve } in reserve
       *[other] needs { $count } trains, has { $reserve } in reserve
    }
mini-express-change = { $what } from { $before } to { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Take a share

# The playable introductions: what a step is about, and what it brought.

learn-me-draft = Four railway companies, and none of them is yours. You win by holding shares that are worth a lot. Take your first share.
learn-me-draft-done = The share is yours. Its value depends on two things: how long its company's track is, and how much influence you have there.
learn-me-build = On your turn you build track or take a share. You may build for any company, with the trains in its reserve. Build Wood's track to New York.
learn-me-build-done = One train for each hex. The city's token shows two companies: you gained influence in both.
learn-me-length = Landscape on the way makes the company's track longer, and all its shares worth more. Build a track of four trains or more.
learn-me-length-done = Each landscape hex made the track one longer. The length leads to a row in the table of share values.
learn-me-share = A share costs as much influence as its company has trains in reserve. Steel has two, and you have 3 influence there. Take a share of Steel.
learn-me-share-done = You paid 2 influence and hold one more share. Three trains moved to the reserve for the next builder.
learn-me-free = An empty reserve makes a share free. See which company has no trains in reserve, and take its share.
learn-me-free-done = Free, and well timed. Whoever builds with the last trains often opens that door for the next player.
learn-me-compensation = When track is built over a hex where another company already has a train, that company gets a train as compensation. Build Wood's track to Detroit over Leather's.
learn-me-compensation-done = Leather got trains from its supply, which can help you or hurt you.
learn-me-wild = A token with a star gives one point in its company and one in any other company you like. Build Cotton's track to Fort Smith, then choose.
learn-me-wild-done = Influence decides who is first in a company: only those in first place get the high value for their shares.
learn-me-worth = Cotton's track is long and you lead there; Steel's is short and somebody else leads. Take the share that is worth more.
learn-me-worth-done = That is the heart of it. Once two companies have no shares left on offer, the current round is the last, and then shares are counted.

## Cities and ports that some language calls otherwise than the board

mini-express-place-corunna = Corunna
mini-express-place-lisbon = Lisbon
mini-express-place-madrid = Madrid
mini-express-place-seville = Seville
mini-express-place-london = London
mini-express-place-paris = Paris
mini-express-place-marseille = Marseille
mini-express-place-bremen = Bremen
mini-express-place-milan = Milan
mini-express-place-copenhagen = Copenhagen
mini-express-place-berlin = Berlin
mini-express-place-venice = Venice
mini-express-place-rome = Rome
mini-express-place-vienna = Vienna
mini-express-place-naples = Naples
mini-express-place-breslau = Breslau
mini-express-place-knigsberg = Königsberg
mini-express-place-belgrade = Belgrade
mini-express-place-warsaw = Warsaw
mini-express-place-sofia = Sofia
mini-express-place-lviv = Lviv
mini-express-place-athens = Athens
mini-express-place-bucharest = Bucharest
mini-express-place-kiev = Kiev
mini-express-place-odessa = Odessa
mini-express-place-constanta = Constanța
mini-express-place-istanbul = Istanbul
mini-express-place-new-york = New York
mini-express-place-new-orleans = New Orleans
