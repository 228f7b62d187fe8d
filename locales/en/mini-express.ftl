# Mini Express.

company-wood = Wood
company-steel = Steel
company-leather = Leather
company-cotton = Cotton
company-wild = wild

# The table.

me-map = Map of { $name }
me-hex = hex { $place }
me-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
me-no-way = no way over land
me-city-label = { $city }, number { $number }, holds { $capacity }
me-city-label-start = { $city }, starting location of { $company }
me-city-label-token = demand: { $tokens }
me-city-label-trains = here: { $companies }
me-city-label-open = can be built to
me-city-label-target = the bot's target
me-city-no-token = no demand token
me-port-label = Port of { $port }
me-hex-choice = Track over { $hex }

me-companies = Companies
me-offer = Shares
me-offer-exhausted = exhausted
me-set-aside = Set aside
me-reserve = Reserve
me-supply = Supply
me-length = Length
me-reserve-count = { $count } of { $most } trains in reserve
me-offer-count =
    { $count ->
        [0] no share on offer
        [one] { $count } share on offer
       *[other] { $count } shares on offer
    }
me-set-aside-count =
    { $count ->
        [one] { $count } share set aside
       *[other] { $count } shares set aside
    }
me-supply-count =
    { $count ->
        [one] { $count } train in supply
       *[other] { $count } trains in supply
    }
me-length-count = track length { $count }
me-build-for = Build
me-build-for-label = Build track for { $company }
me-take = Take share
me-take-price = for { $price }
me-take-free = free
me-take-label = Take a share of { $company } for { $price } influence
me-draft = Take share
me-draft-label = Take a set-aside share of { $company }
me-bot-marker = the bot's company marker

me-values = What a share is worth
me-rank-first = 1st
me-rank-second = 2nd
me-rank-other = other
me-rank-nothing = nothing
me-values-unused = not used in this mode

me-influence = Influence
me-influence-cell = { $name }, { $company }: influence { $influence }, { $rank }, a share is worth { $value }
me-worth = { $value } each
me-shares-of =
    { $count ->
        [one] { $count } share of { $company }
       *[other] { $count } shares of { $company }
    }

me-spike = Golden Spike
me-spike-waiting = Nobody has built to Omaha yet.
me-spike-absent = San Francisco came first: no race.
me-spike-racing = The race is on. Eastern branch: { $eastern }.
me-spike-joined = The line is joined. East: { $eastern }, west: { $western }.
me-nobody = nobody

me-bot-panel = The bot
me-bot-panel-target = target { $city } ({ $number })
me-bot-panel-no-target = target before city 1
me-bot-panel-company = marker on { $company }
me-bot-panel-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }

# Choosing.

me-draft-title = Take a set-aside share
me-draft-hint = Your two shares must be of two different companies.
me-draft-hint-expert-0 = You take two shares of the company that you pick.
me-draft-hint-expert-1 = Of the company that you pick now both players take one share.
me-draft-hint-expert-2 = You take two shares of the company that you pick; of the last one both take one.
me-city-title = Build track for { $company }: which city?
me-city-hint =
    { $count ->
        [0] No city is in reach of { $reserve } trains.
        [one] One city is in reach of { $reserve } trains; it is marked on the map.
       *[other] { $count } cities are in reach of { $reserve } trains; they are marked on the map.
    }
me-who-title = Who builds to { $city }?
me-who-hint = Companies that can reach it now:
me-build-title = { $company } builds to { $city }
me-track-of = Track { $number } of { $count }
me-track-hint = Tap a hex that the track should cross.
me-track-before = Previous track
me-track-next = Next track
me-build-confirm =
    { $count ->
        [one] Build with { $count } train
       *[other] Build with { $count } trains
    }
me-take-title = Take a share of { $company }
me-take-confirm =
    { $price ->
        [0] Take it, free
       *[other] Take it for { $price } influence
    }
me-cancel = Cancel
me-wild-title = The wild point: influence in which company?
me-wild-hint = One more point, in any company but { $company }.
me-port-title = Where does { $company } open a port?
me-port-hint = Free ports are marked on the map.
me-branch-title = Who runs the western branch?
me-branch-hint = Track length goes up by 2 for it and for the eastern branch.
me-pass = Pass: nothing can be done

me-effects = What changes
me-effect-reserve = reserve
me-effect-supply = supply
me-effect-length = length
me-effect-offer = shares on offer
me-effect-influence = your influence
me-effect-value = your shares worth
me-effect-compensation =
    { $count ->
        [one] { $count } train in compensation
       *[other] { $count } trains in compensation
    }
me-effect-points = Points if the game ended now
me-effect-choice = A choice follows.

# The bot's turn.

me-bot-title = The bot thinks
me-bot-next = Next
me-bot-faster = Faster
me-bot-play = Play
me-bot-pause = Stop here
me-bot-skip = Skip
me-bot-step = { $number } of { $count }

# Set-up.

me-set-up-map = Map
me-set-up-map-usa = USA
me-set-up-map-europe = Europe
me-set-up-mode = How to play
me-set-up-mode-solo = Solo
me-set-up-mode-solo-about = You against the rulebook's bot.
me-set-up-mode-duo = Two and the bot
me-set-up-mode-duo-about = Two players, and the rulebook's bot as a third.
me-set-up-mode-expert = Two experts
me-set-up-mode-expert-about = Two actions a turn, and no bot between you.
me-set-up-mode-standard = Standard
me-set-up-mode-standard-about = Three to five players.
me-set-up-level = Level of the bot
me-set-up-level-passenger = Passenger
me-set-up-level-tourist = Tourist
me-set-up-level-railfan = Railfan
me-set-up-level-conductor = Conductor
me-set-up-level-railwayman = Railwayman
me-set-up-level-passenger-about = The rules as they are.
me-set-up-level-tourist-about = Smaller refills, less compensation; the end comes when the target marker reaches city 32.
me-set-up-level-railfan-about = The bot begins with more shares, and with influence of 3 or less your shares are worth nothing.
me-set-up-level-conductor-about = The bot gains influence with its shares, and where it has more than you, yours are worth nothing.
me-set-up-level-railwayman-about = All that, and the bot begins with influence 2, you with 0.
me-set-up-variants = Variants
me-set-up-golden-spike = Golden Spike
me-set-up-golden-spike-about = A race to join Omaha and San Francisco.
me-set-up-ports = Ports
me-set-up-ports-about = Wild cities open further starting points at the coast.
me-set-up-first-game = First game
me-set-up-first-game-about = Every city holds two companies.

# Actions, for lists and readers.

me-action-draft_share = Take a set-aside share of { $company }
me-action-take_share = Take a share of { $company }
me-action-build_track =
    { $count ->
        [one] Build for { $company } to { $city } with { $count } train: { $way }
       *[other] Build for { $company } to { $city } with { $count } trains: { $way }
    }
me-action-gain_influence = Gain 1 influence in { $company }
me-action-choose_port = Open the port of { $port }
me-action-choose_western_branch = Let { $company } run the western branch
me-action-pass = Pass

# What happened.

me-event-share_drafted =
    { $shares ->
        [one] { $name } took a set-aside share of { $company }.
       *[other] { $name } took { $shares } set-aside shares of { $company }.
    }
me-event-leftovers_removed =
    { $shares ->
        [one] A set-aside share of { $company } is left over and leaves the game.
       *[other] { $shares } set-aside shares of { $company } are left over and leave the game.
    }
me-event-share_taken = { $name } took a share of { $company } for { $price } influence.
me-event-share_taken-free = { $name } took a share of { $company }, free.
me-event-reserve_filled =
    { $trains ->
        [one] One train of { $company } comes into the reserve.
       *[other] { $trains } trains of { $company } come into the reserve.
    }
me-event-track_built =
    { $count ->
        [one] { $name } built for { $company } to { $city } with one train.
       *[other] { $name } built for { $company } to { $city } with { $count } trains.
    }
me-event-compensation_paid = { $company } gets a train in compensation.
me-event-length_raised = { $company }'s track is { $by } longer: now { $length }.
me-event-influence_gained = { $name } gained { $by } influence in { $company }: now { $influence }.
me-event-demand_token_removed = { $city } is full: its demand token leaves the game.
me-event-offer_exhausted =
    { $shares ->
        [one] { $company } has no train left in supply: its last share on offer leaves the game.
       *[other] { $company } has no train left in supply: its { $shares } shares on offer leave the game.
    }
me-event-offer_exhausted-last = The last share of { $company } on offer is taken.
me-event-port_opened = { $company } opens a port: { $port }.
me-event-spike_tile_removed = San Francisco was reached before Omaha: there will be no Golden Spike.
me-event-spike_race_begun = Omaha is reached: { $eastern } runs the eastern branch, and the race is on.
me-event-spike_race_begun-nobody = Omaha is reached, but there is no train for the eastern branch. The race is on.
me-event-western_start_opened = { $company } starts in San Francisco as well.
me-event-line_joined = Omaha and San Francisco are joined!
me-event-western_branch_chosen = { $company } runs the western branch.
me-event-western_branch_chosen-nobody = Nobody has a train for the western branch.
me-event-turn_passed = { $name } could do nothing and passed.
me-event-last_round_begun = Two offers are exhausted: this round is the last.
me-ending-two_offers_exhausted = Two offers are exhausted: the game is over.
me-ending-offer_exhausted = An offer is exhausted: the game is over.
me-ending-target_at_last_city = The bot's target marker is on the last city: the game is over.
me-ending-all_passed = Nobody can do anything: the game is over.

# The bot's reasoning.

me-event-bot_refresh_tokens_added = The refresh tokens go into the bag.
me-event-bot_token_drawn = The bot draws a token: city { $city }, company { $company }.
me-event-bot_token_drawn-refresh = The bot draws a refresh token.
me-event-bot_bag_refilled = All drawn tokens go back into the bag, and it draws again.
me-event-bot_company_marker_moved =
    { $steps ->
        [one] Its company marker moves { $steps } place, from { $from } to { $to }.
       *[other] Its company marker moves { $steps } places, from { $from } to { $to }.
    }
me-event-bot_target_marker_moved =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }).
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }).
    }
me-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }), passing over { $passed }, without a demand token.
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }), passing over { $passed }, without a demand token.
    }
me-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] { $company } has { $reserve } train in reserve, so the bot takes a share.
       *[other] { $company } has { $reserve } trains in reserve, so the bot takes a share.
    }
me-event-bot_action_chosen-build_track = { $company } has { $reserve } trains in reserve, so the bot builds.
me-event-bot_action_impossible-take_share = { $company } has no share on offer: the bot looks for another company.
me-event-bot_action_impossible-build_track = { $company } can build to no city: the bot looks for another company.
me-event-bot_stuck = None of the four companies gives the bot anything to do.
me-event-bot_cities_weighed-only_city = { $city } is the only city that can be built to.
me-event-bot_cities_weighed-distance = Of { $count } cities { $city } is nearest to the target { $target }: { $distance }; next is { $other } with { $otherDistance }.
me-event-bot_cities_weighed-track_length = { $city } and { $other } are equally near to { $target } ({ $distance }), but the track to { $city } is shorter: { $trains } against { $otherTrains }.
me-event-bot_cities_weighed-companies = { $city } and { $other } are equally near to { $target } ({ $distance }) and to the track ({ $trains }), but { $city } has more companies: { $companies } against { $otherCompanies }.
me-event-bot_cities_weighed-number = { $city } and { $other } are equal in everything ({ $distance }, { $trains } trains, { $companies } companies); the higher number decides: { $number } against { $otherNumber }.
me-event-bot_tracks_weighed-only_track = There is only one shortest track.
me-event-bot_tracks_weighed-start_hex = Of { $count } shortest tracks from { $starts } places it takes the one from the easternmost, { $start }.
me-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] { $count } shortest tracks lead on from { $start }: it keeps to the left, looking to the city.
       *[other] Of { $count } shortest tracks { $fromStart } lead on from the easternmost place, { $start }: it keeps to the left, looking to the city.
    }
me-event-bot_ports_weighed-only_port = { $port } is the only free port.
me-event-bot_ports_weighed-distance = Of { $count } ports { $port } is nearest to { $target }: { $distance }.
me-event-bot_ports_weighed-place = Several ports are equally near to { $target } ({ $distance }): it takes the easternmost, { $port }.
me-event-bot_branches_weighed-only_company = Only { $company } can run the western branch.
me-event-bot_branches_weighed-bot_shares = The bot lets { $company } run the western branch: it has most shares of it, { $botShares }.
me-event-bot_branches_weighed-player_shares = The bot lets { $company } run the western branch: the players have fewest shares of it, { $playerShares }.
me-event-bot_branches_weighed-marker = The bot lets { $company } run the western branch: its marker stands there, or reaches it first.

# What is to be done.

me-task-draft = Take one of the set-aside shares.
me-task-turn = Take a share, or build track.
me-task-turn-first = First action: take a share, or build track.
me-task-turn-second = Second action: for another company than { $company }.
me-task-gain_influence = Choose where the wild point goes.
me-task-choose_port = Choose a port for { $company }.
me-task-choose_western_branch = Choose who runs the western branch.
me-task-over = The game is over.
me-task-last-round = This round is the last.

me-awaited-draft_share = A set-aside share has to be taken first.
me-awaited-turn_action = A share has to be taken, or track built.
me-awaited-gain_influence = The wild point has to be placed first.
me-awaited-choose_port = A port has to be chosen first.
me-awaited-choose_western_branch = The western branch has to be given first.

# Why not?

fault-mini-express-turn-over = The match is over.
fault-mini-express-turn-not-yours = It is somebody else's turn.
fault-mini-express-turn-not-now = { $awaited }
fault-mini-express-draft-none-left = No share of { $company } can be drafted any more.
fault-mini-express-draft-same-company = You have a share of { $company }; the second must be of another company.
fault-mini-express-draft-pair-taken = The same two companies, { $company } and your other one, are already held by { $name }.
fault-mini-express-share-none-on-offer = No share of { $company } is on offer any more.
fault-mini-express-share-not-enough-influence = A share of { $company } costs { $needed } influence, as many as there are trains in its reserve; you have { $has }.
fault-mini-express-build-not-new = The company already has a train in { $city }.
fault-mini-express-build-city-full =
    { $capacity ->
        [one] { $city } is full: it holds one company.
       *[other] { $city } is full: it holds { $capacity } companies.
    }
fault-mini-express-build-no-demand-token = { $city } has no demand token, so nobody can build there.
fault-mini-express-build-out-of-reach =
    { $reserve ->
        [0] { $city } can't be reached: there is no train in reserve.
        [one] { $city } can't be reached with { $reserve } train.
       *[other] { $city } can't be reached with { $reserve } trains.
    }
fault-mini-express-build-broken-path = The track must go from hex to neighbouring hex and end in { $city }.
fault-mini-express-build-not-beside-track = The track must begin beside the company's own; { $hex } does not.
fault-mini-express-build-through-city = Track can't run through a city or a port; { $hex } is in the way.
fault-mini-express-build-not-shortest = The track must be a shortest one: { $shortest } trains, not { $trains }.
fault-mini-express-expert-same-company = Your first action was for { $company }; the second must be for another company.
fault-mini-express-expert-same-city = You built to { $city } just now; the second build must go to another city.
fault-mini-express-expert-would-exhaust = That would exhaust the offer of { $company }, which the second action of a turn must not.
fault-mini-express-influence-same-company = The token shows { $company }: the wild point must go to another company.
fault-mini-express-port-not-free = { $port } is not a free port.
fault-mini-express-branch-not-a-candidate = Only { $candidates } can run the western branch.
fault-mini-express-pass-could-act = Nobody may pass who can take a share or build.

# The end.

me-scoring-total = Total
me-scoring-rank = { $rank } · influence { $influence }
me-scoring-share-line = { $shares } × { $value }
me-scoring-decided-points = The most points win.
me-scoring-decided-fewer_shares = Tied in points; whoever has fewer shares wins.
me-scoring-decided-turn_order = Tied in points and shares; whoever sits nearer to the start player wins.
me-scoring-decided-bot_wins_ties = Tied in points: in a solo game that goes to the bot.
me-scoring-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
