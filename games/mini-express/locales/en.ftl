# Mini Express.

mini-express-name = Mini Express
mini-express-series = Shares and rails
mini-express-about = Four railway companies, and none of them is yours. Build for any, gain influence in others, and hold the right shares when they are worth most. One person can play against the rulebook's own bot.
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
        [one] { $count } step
       *[other] { $count } steps
    }
mini-express-no-way = no way over land
mini-express-city-label = { $city }, number { $number }, holds { $capacity }
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
        [0] no share on offer
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
mini-express-take-label = Take a share of { $company } for { $price } influence
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
mini-express-spike-absent = San Francisco came first: no race.
mini-express-spike-racing = The race is on. Eastern branch: { $eastern }.
mini-express-spike-joined = The line is joined. East: { $eastern }, west: { $western }.
mini-express-nobody = nobody

mini-express-bot-panel = The bot
mini-express-bot-panel-target = target { $city } ({ $number })
mini-express-bot-panel-no-target = target before city 1
mini-express-bot-panel-company = marker on { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }

# Choosing.

mini-express-draft-title = Take a set-aside share
mini-express-draft-hint = Your two shares must be of two different companies.
mini-express-draft-hint-expert-0 = You take two shares of the company that you pick.
mini-express-draft-hint-expert-1 = Of the company that you pick now both players take one share.
mini-express-draft-hint-expert-2 = You take two shares of the company that you pick; of the last one both take one.
mini-express-city-title = Build track for { $company }: which city?
mini-express-city-hint =
    { $count ->
        [0] No city is in reach of { $reserve } trains.
        [one] One city is in reach of { $reserve } trains; it is marked on the map.
       *[other] { $count } cities are in reach of { $reserve } trains; they are marked on the map.
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
mini-express-wild-hint = One more point, in any company but { $company }.
mini-express-port-title = Where does { $company } open a port?
mini-express-port-hint = Free ports are marked on the map.
mini-express-branch-title = Who runs the western branch?
mini-express-branch-hint = Track length goes up by 2 for it and for the eastern branch.
mini-express-pass = Pass: nothing can be done

mini-express-effects = What changes
mini-express-effect-reserve = reserve
mini-express-effect-supply = supply
mini-express-effect-length = length
mini-express-effect-offer = shares on offer
mini-express-effect-influence = your influence
mini-express-effect-value = your shares worth
mini-express-effect-compensation =
    { $count ->
        [one] { $count } train in compensation
       *[other] { $count } trains in compensation
    }
mini-express-effect-points = Points if the game ended now
mini-express-effect-choice = A choice follows.

# The bot's turn.

mini-express-bot-title = The bot thinks
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
mini-express-set-up-mode-duo = Two and the bot
mini-express-set-up-mode-duo-about = Two players, and the rulebook's bot as a third.
mini-express-set-up-mode-expert = Two experts
mini-express-set-up-mode-expert-about = Two actions a turn, and no bot between you.
mini-express-set-up-mode-standard = Standard
mini-express-set-up-mode-standard-about = Three to five players.
mini-express-set-up-level = Level of the bot
mini-express-set-up-level-passenger = Passenger
mini-express-set-up-level-tourist = Tourist
mini-express-set-up-level-railfan = Railfan
mini-express-set-up-level-conductor = Conductor
mini-express-set-up-level-railwayman = Railwayman
mini-express-set-up-level-passenger-about = The rules as they are.
mini-express-set-up-level-tourist-about = Smaller refills, less compensation; the end comes when the target marker reaches city 32.
mini-express-set-up-level-railfan-about = The bot begins with more shares, and with influence of 3 or less your shares are worth nothing.
mini-express-set-up-level-conductor-about = The bot gains influence with its shares, and where it has more than you, yours are worth nothing.
mini-express-set-up-level-railwayman-about = All that, and the bot begins with influence 2, you with 0.
mini-express-set-up-variants = Variants
mini-express-set-up-golden-spike = Golden Spike
mini-express-set-up-golden-spike-about = A race to join Omaha and San Francisco.
mini-express-set-up-ports = Ports
mini-express-set-up-ports-about = Wild cities open further starting points at the coast.
mini-express-set-up-first-game = First game
mini-express-set-up-first-game-about = Every city holds two companies.

# Actions, for lists and readers.

mini-express-action-draft_share = Take a set-aside share of { $company }
mini-express-action-take_share = Take a share of { $company }
mini-express-action-build_track =
    { $count ->
        [one] Build for { $company } to { $city } with { $count } train: { $way }
       *[other] Build for { $company } to { $city } with { $count } trains: { $way }
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
        [one] One train of { $company } comes into the reserve.
       *[other] { $trains } trains of { $company } come into the reserve.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player } built for { $company } to { $city } with one train.
       *[other] { $player } built for { $company } to { $city } with { $count } trains.
    }
    .you =
        { $count ->
            [one] You built for { $company } to { $city } with one train.
           *[other] You built for { $company } to { $city } with { $count } trains.
        }
mini-express-event-compensation_paid = { $company } gets a train in compensation.
mini-express-event-length_raised = { $company }'s track is { $by } longer: now { $length }.
mini-express-event-influence_gained = { $player } gained { $by } influence in { $company }: now { $influence }.
    .you = You gained { $by } influence in { $company }: now { $influence }.
mini-express-event-demand_token_removed = { $city } is full: its demand token leaves the game.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] { $company } has no train left in supply: its last share on offer leaves the game.
       *[other] { $company } has no train left in supply: its { $shares } shares on offer leave the game.
    }
mini-express-event-offer_exhausted-last = The last share of { $company } on offer is taken.
mini-express-event-port_opened = { $company } opens a port: { $port }.
mini-express-event-spike_tile_removed = San Francisco was reached before Omaha: there will be no Golden Spike.
mini-express-event-spike_race_begun = Omaha is reached: { $eastern } runs the eastern branch, and the race is on.
mini-express-event-spike_race_begun-nobody = Omaha is reached, but there is no train for the eastern branch. The race is on.
mini-express-event-western_start_opened = { $company } starts in San Francisco as well.
mini-express-event-line_joined = Omaha and San Francisco are joined!
mini-express-event-western_branch_chosen = { $company } runs the western branch.
mini-express-event-western_branch_chosen-nobody = Nobody has a train for the western branch.
mini-express-event-turn_passed = { $player } could do nothing and passed.
    .you = You could do nothing and passed.
mini-express-event-last_round_begun = Two offers are exhausted: this round is the last.
mini-express-ending-two_offers_exhausted = Two offers are exhausted: the game is over.
mini-express-ending-offer_exhausted = An offer is exhausted: the game is over.
mini-express-ending-target_at_last_city = The bot's target marker is on the last city: the game is over.
mini-express-ending-all_passed = Nobody can do anything: the game is over.

# The bot's reasoning.

mini-express-event-bot_refresh_tokens_added = The refresh tokens go into the bag.
mini-express-event-bot_token_drawn = The bot draws a token: city { $city }, company { $company }.
mini-express-event-bot_token_drawn-refresh = The bot draws a refresh token.
mini-express-event-bot_bag_refilled = All drawn tokens go back into the bag, and it draws again.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Its company marker moves { $steps } place, from { $from } to { $to }.
       *[other] Its company marker moves { $steps } places, from { $from } to { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }).
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Its target marker moves { $steps } city on, to { $to } ({ $number }), passing over { $passed }, without a demand token.
       *[other] Its target marker moves { $steps } cities on, to { $to } ({ $number }), passing over { $passed }, without a demand token.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] { $company } has { $reserve } train in reserve, so the bot takes a share.
       *[other] { $company } has { $reserve } trains in reserve, so the bot takes a share.
    }
mini-express-event-bot_action_chosen-build_track = { $company } has { $reserve } trains in reserve, so the bot builds.
mini-express-event-bot_action_impossible-take_share = { $company } has no share on offer: the bot looks for another company.
mini-express-event-bot_action_impossible-build_track = { $company } can build to no city: the bot looks for another company.
mini-express-event-bot_stuck = None of the four companies gives the bot anything to do.
mini-express-event-bot_cities_weighed-only_city = { $city } is the only city that can be built to.
mini-express-event-bot_cities_weighed-distance = Of { $count } cities { $city } is nearest to the target { $target }: { $distance }; next is { $other } with { $otherDistance }.
mini-express-event-bot_cities_weighed-track_length = { $city } and { $other } are equally near to { $target } ({ $distance }), but the track to { $city } is shorter: { $trains } against { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } and { $other } are equally near to { $target } ({ $distance }) and to the track ({ $trains }), but { $city } has more companies: { $companies } against { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } and { $other } are equal in everything ({ $distance }, { $trains } trains, { $companies } companies); the higher number decides: { $number } against { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = There is only one shortest track.
mini-express-event-bot_tracks_weighed-start_hex = Of { $count } shortest tracks from { $starts } places it takes the one from the easternmost, { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] { $count } shortest tracks lead on from { $start }: it keeps to the left, looking to the city.
       *[other] Of { $count } shortest tracks { $fromStart } lead on from the easternmost place, { $start }: it keeps to the left, looking to the city.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } is the only free port.
mini-express-event-bot_ports_weighed-distance = Of { $count } ports { $port } is nearest to { $target }: { $distance }.
mini-express-event-bot_ports_weighed-place = Several ports are equally near to { $target } ({ $distance }): it takes the easternmost, { $port }.
mini-express-event-bot_branches_weighed-only_company = Only { $company } can run the western branch.
mini-express-event-bot_branches_weighed-bot_shares = The bot lets { $company } run the western branch: it has most shares of it, { $botShares }.
mini-express-event-bot_branches_weighed-player_shares = The bot lets { $company } run the western branch: the players have fewest shares of it, { $playerShares }.
mini-express-event-bot_branches_weighed-marker = The bot lets { $company } run the western branch: its marker stands there, or reaches it first.

# What is to be done.

mini-express-task-draft = Take one of the set-aside shares.
mini-express-task-turn = Take a share, or build track.
mini-express-task-turn-first = First action: take a share, or build track.
mini-express-task-turn-second = Second action: for another company than { $company }.
mini-express-task-gain_influence = Choose where the wild point goes.
mini-express-task-choose_port = Choose a port for { $company }.
mini-express-task-choose_western_branch = Choose who runs the western branch.
mini-express-task-over = The game is over.
mini-express-task-last-round = This round is the last.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = A set-aside share has to be taken first.
mini-express-awaited-turn_action = A share has to be taken, or track built.
mini-express-awaited-gain_influence = The wild point has to be placed first.
mini-express-awaited-choose_port = A port has to be chosen first.
mini-express-awaited-choose_western_branch = The western branch has to be given first.

# Why not?

mini-express-refusal-turn-over = The match is over.
mini-express-refusal-turn-not-yours = It is somebody else's turn.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = No share of { $company } can be drafted any more.
mini-express-refusal-draft-same-company = You have a share of { $company }; the second must be of another company.
mini-express-refusal-draft-pair-taken = The same two companies, { $company } and your other one, are already held by { $player }.
    .you = You already hold the same two companies, { $company } and your other one.
mini-express-refusal-share-none-on-offer = No share of { $company } is on offer any more.
mini-express-refusal-share-not-enough-influence = A share of { $company } costs { $needed } influence, as many as there are trains in its reserve; you have { $has }.
mini-express-refusal-build-not-new = The company already has a train in { $city }.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] { $city } is full: it holds one company.
       *[other] { $city } is full: it holds { $capacity } companies.
    }
mini-express-refusal-build-no-demand-token = { $city } has no demand token, so nobody can build there.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] { $city } can't be reached: there is no train in reserve.
        [one] { $city } can't be reached with { $reserve } train.
       *[other] { $city } can't be reached with { $reserve } trains.
    }
mini-express-refusal-build-broken-path = The track must go from hex to neighbouring hex and end in { $city }.
mini-express-refusal-build-not-beside-track = The track must begin beside the company's own; { $hex } does not.
mini-express-refusal-build-through-city = Track can't run through a city or a port; { $hex } is in the way.
mini-express-refusal-build-not-shortest = The track must be a shortest one: { $shortest } trains, not { $trains }.
mini-express-refusal-expert-same-company = Your first action was for { $company }; the second must be for another company.
mini-express-refusal-expert-same-city = You built to { $city } just now; the second build must go to another city.
mini-express-refusal-expert-would-exhaust = That would exhaust the offer of { $company }, which the second action of a turn must not.
mini-express-refusal-influence-same-company = The token shows { $company }: the wild point must go to another company.
mini-express-refusal-port-not-free = { $port } is not a free port.
mini-express-refusal-branch-not-a-candidate = Only { $candidates } can run the western branch.
mini-express-refusal-pass-could-act = Nobody may pass who can take a share or build.

# The end.

mini-express-scoring-total = Total
mini-express-scoring-rank = { $rank } · influence { $influence }
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = The most points win.
mini-express-decided-fewer_shares = Tied in points; whoever has fewer shares wins.
mini-express-decided-turn_order = Tied in points and shares; whoever sits nearer to the start player wins.
mini-express-decided-bot_wins_ties = Tied in points: in a solo game that goes to the bot.
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

learn-me-draft = Four railway companies, and none is yours. You win by holding shares that are worth a lot. Take a first share.
learn-me-draft-done = Your share lies with you. Its worth depends on two things: how long its company's track is, and how much influence you have there.
learn-me-build = On your turn you build, or take a share. You may build for any company, with the trains in its reserve. Build for Wood to New York.
learn-me-build-done = One train for each hex. The city's token shows two companies: you gained influence in both.
learn-me-length = Landscape on the way makes the company's track longer, and all its shares dearer. Build a track of four trains or more.
learn-me-length-done = Each landscape hex made it one longer. The length leads to a row in the table of values.
learn-me-share = A share costs as much influence as its company has trains in reserve. Steel has two, and you have 3 influence there. Take a share of Steel.
learn-me-share-done = You paid 2 influence and hold one share more. Three trains came into the reserve for the next builder.
learn-me-free = An empty reserve makes a share free. Look which company has no train in reserve, and take its share.
learn-me-free-done = Free, and good timing. Whoever builds with the last trains often opens that door for the next.
learn-me-compensation = Where a company already has a train, it gets a train in compensation when another one comes along. Build for Wood to Detroit over Leather's track.
learn-me-compensation-done = Leather got trains from its supply, which can help you or hurt you.
learn-me-wild = A token with a star gives one point in its company and one where you like, but not in the same. Build for Cotton to Fort Smith, then choose.
learn-me-wild-done = Influence decides who is first in a company: only the first get the high value for their shares.
learn-me-worth = Cotton's track is long and you lead there; Steel's is short and somebody else leads. Take the share that is worth more.
learn-me-worth-done = That is the heart of it. When two offers of shares are exhausted, the last round begins, and shares are counted.
