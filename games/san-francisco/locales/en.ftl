# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Collect cards, lay cable-car lines across the hills, cross the bay by ferry, and pick up a souvenir wherever tourists go. Twenty minutes, if nobody dawdles.
san-francisco-scenery-ocean = Pacific Ocean
san-francisco-scenery-bay = San Francisco Bay
san-francisco-scenery-north = N

bot-racer = Swift
bot-racer-about = in a hurry: claims long routes and ends the match early
bot-planner = Owl
bot-planner-about = thinks ahead: builds the shortest network for its tickets
bot-blocker = Shrike
bot-blocker-about = thinks ahead, and cuts others off when it can

## At the table.

san-francisco-card-blue = blue
san-francisco-card-green = green
san-francisco-card-black = black
san-francisco-card-purple = purple
san-francisco-card-red = red
san-francisco-card-orange = orange
san-francisco-card-ferry = ferry
san-francisco-card-gray = gray
san-francisco-letter-blue = B
san-francisco-letter-green = G
san-francisco-letter-black = K
san-francisco-letter-purple = P
san-francisco-letter-red = R
san-francisco-letter-orange = O
san-francisco-letter-ferry = F
san-francisco-letter-gray =
    { "" }
san-francisco-card-count = { $count } { $card }
san-francisco-route-name = { $one } – { $other }
san-francisco-route-name-coloured = { $one } – { $other } ({ $colour })

san-francisco-symbol-crab = crab
san-francisco-symbol-sea-lion = sea lion
san-francisco-symbol-lantern = lantern
san-francisco-symbol-kite = kite
san-francisco-symbol-guitar = guitar
san-francisco-symbol-sourdough = sourdough
san-francisco-symbol-camera = camera

san-francisco-row = Face-up cards
san-francisco-take = Take the { $card } card
san-francisco-empty-slot = An empty place
san-francisco-deck-label = Draw an unseen card from the deck, { $count } left
san-francisco-tickets-label = Draw destination tickets, { $count } left
san-francisco-hand = Your hand
san-francisco-hand-empty = No cards yet.
san-francisco-hand-card =
    { $count ->
        [one] { $count } { $card } card
       *[other] { $count } { $card } cards
    }
san-francisco-tickets = Your tickets
san-francisco-tickets-none = No tickets yet.
san-francisco-ticket = { $one } to { $other }, { $points } points
san-francisco-ticket-done = done
san-francisco-ticket-missing =
    { $count ->
        [one] { $count } space to go
       *[other] { $count } spaces to go
    }
san-francisco-ticket-cut = no way left
san-francisco-map = Map of { $name }
san-francisco-pass = Pass

san-francisco-cars =
    { $count ->
        [one] { $count } cable car
       *[other] { $count } cable cars
    }
san-francisco-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
san-francisco-kept-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
san-francisco-tokens-of = Souvenirs: { $symbols }
san-francisco-no-tokens = no souvenirs yet

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } space
       *[other] { $name }, { $length } spaces
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] one of them a ferry
       *[other] { $ferries } of them ferries
    }
san-francisco-route-held = held by { $name }
san-francisco-route-open = can be claimed now
san-francisco-location-tokens = { $name }, { $count } { $symbol } souvenirs

san-francisco-task-first_tickets = Choose your first tickets
san-francisco-task-placing_tokens = Place souvenirs on the map
san-francisco-task-turn = Draw cards, claim a route, or draw tickets
san-francisco-task-second_card = Draw a second card
san-francisco-task-keeping_tickets = Choose which tickets to keep
san-francisco-task-taking_token = Choose a souvenir
san-francisco-task-over = The match is over
san-francisco-task-last-round =
    { $count ->
        [one] last round, { $count } turn left
       *[other] last round, { $count } turns left
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Claim { $route }
san-francisco-claim-pay = Pay with
san-francisco-claim-confirm = Claim for { $points } points
san-francisco-claim-confirm-one = Claim for 1 point
san-francisco-claim-cancel = Not this one
san-francisco-claim-effect-cars =
    { $count ->
        [0] uses your last cable car
        [one] leaves { $count } cable car
       *[other] leaves { $count } cable cars
    }
san-francisco-claim-effect-ticket = completes { $ticket }
san-francisco-claim-effect-token = brings a souvenir: { $symbol }
san-francisco-claim-effect-tokens = lets you choose between { $symbols }
san-francisco-claim-effect-last-round = begins the last round

san-francisco-offer-title = Destination tickets
san-francisco-offer-hint = Keep at least one. What isn't done at the end counts against you.
san-francisco-offer-keep =
    { $count ->
        [0] Keep none
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
san-francisco-place-title = Where shall they lie?
san-francisco-place-hint = Choose a souvenir, then a location on the map that has none.
san-francisco-token-title = One souvenir is yours
san-francisco-token-take = Take the { $symbol } of { $location }

# Actions in words.
san-francisco-action-keep_tickets = Keep { $tickets }
san-francisco-action-place_tokens = Put { $symbol } at { $location }
san-francisco-action-draw_deck = Draw an unseen card
san-francisco-action-draw_face_up = Take the { $card } card
san-francisco-action-draw_face_up-place = Take face-up card { $place }
san-francisco-action-claim_route = Claim { $route } with { $cards }
san-francisco-action-take_token = Take the souvenir of { $location }
san-francisco-action-draw_tickets = Draw tickets
san-francisco-action-pass = Pass

# What happened, in words.
san-francisco-event-stack_laid = { $count } { $symbol } souvenirs lie at { $location }
san-francisco-event-stack_laid-beside = { $count } { $symbol } souvenirs wait beside the board
san-francisco-event-tickets_drawn = { $player } drew tickets
    .you = You drew tickets
san-francisco-event-tickets_kept = { $player } chose tickets
    .you = You chose tickets
san-francisco-event-first_player_chosen = First player: { $player }
    .you = You are the first player
san-francisco-event-tokens_placed = { $player } put { $symbol } at { $location }
    .you = You put { $symbol } at { $location }
san-francisco-event-card_drawn = { $player } drew an unseen card
    .you = You drew an unseen card
san-francisco-event-card_drawn-own = { $player } drew { $card }
    .you = You drew { $card }
san-francisco-event-card_taken = { $player } took { $card }
    .you = You took { $card }
san-francisco-event-row_discarded = Too many ferries: the row was replaced
san-francisco-event-deck_reshuffled = The discards became the new deck
san-francisco-event-route_claimed =
    { $points ->
        [one] { $player } claimed { $route } for { $points } point
       *[other] { $player } claimed { $route } for { $points } points
    }
    .you =
        { $points ->
            [one] You claimed { $route } for { $points } point
           *[other] You claimed { $route } for { $points } points
        }
san-francisco-event-token_taken = { $player } took a souvenir: { $symbol }
    .you = You took a souvenir: { $symbol }
san-francisco-event-passed = { $player } passed
    .you = You passed
san-francisco-event-last_round_began = { $player } came down to two cable cars or fewer: the last round begins
    .you = You came down to two cable cars or fewer: the last round begins
san-francisco-event-match_ended = The match is over

# Why something can't be done. The codes are the engine's.
san-francisco-refusal-turn-over = The match is over.
san-francisco-refusal-turn-not-yours = It is somebody else's turn.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] First choose which tickets to keep.
        [place_tokens] First place the souvenirs.
        [draw_second_card] You drew one card: a second card has to follow.
        [take_token] First choose a souvenir.
       *[other] Something else comes first.
    }
san-francisco-refusal-tickets-keep-one = At least one ticket has to be kept.
san-francisco-refusal-tickets-not-offered = A ticket that isn't on offer can't be kept.
san-francisco-refusal-tickets-none-left = No tickets are left in the deck.
san-francisco-refusal-tokens-location-taken = { $location } has souvenirs already: { $symbol }.
san-francisco-refusal-tokens-not-waiting = The { $symbol } souvenirs don't wait beside the board.
san-francisco-refusal-tokens-not-here = { $location } offers no souvenir for the route just claimed.
san-francisco-refusal-draw-deck-empty = The deck is empty, and so are the discards.
san-francisco-refusal-draw-no-such-slot = There is no such place in the row.
san-francisco-refusal-draw-slot-empty = There is no card in this place.
san-francisco-refusal-draw-second-ferry = A face-up ferry can't be the second card: it is taken first and alone.
san-francisco-refusal-claim-route-taken = { $player } holds this route already.
    .you = You hold this route already.
san-francisco-refusal-claim-own-twin = You hold the twin of this route, and nobody holds both.
san-francisco-refusal-claim-twin-closed = With two players a double route is closed once one half is claimed.
san-francisco-refusal-claim-not-enough-cars = This route needs { $needed } cable cars, you have { $have }.
san-francisco-refusal-claim-wrong-number = This route needs { $needed } cards, that are { $paid }.
san-francisco-refusal-claim-wrong-colour = This route is { $needed }: { $paid } cards don't pay for it.
san-francisco-refusal-claim-mixed-colours = A gray route is paid with one colour, not with { $one } and { $other }.
san-francisco-refusal-claim-not-enough-ferries = This route needs at least { $needed } ferry cards, that are { $paid }.
san-francisco-refusal-claim-not-in-hand =
    { $card ->
        [ferry] That takes { $paid } ferry cards, you have { $have }.
       *[other] That takes { $paid } { $card } cards, you have { $have }.
    }
san-francisco-refusal-pass-not-allowed = Passing is for when nothing else can be done.
san-francisco-score-routes = Routes
san-francisco-score-tokens = Souvenirs
san-francisco-score-completed =
    { $count ->
        [one] { $count } ticket completed
       *[other] { $count } tickets completed
    }
san-francisco-decided-points = with the most points
san-francisco-decided-completed_tickets = tied on points, ahead on completed tickets
san-francisco-decided-shared = tied on points and on completed tickets
san-francisco-ending-last_round = The last round is over.
san-francisco-ending-everybody_passed = Nobody could do anything any more.

# The board in words.

san-francisco-kind-claim = Claim a route
san-francisco-kind-draw = Draw
san-francisco-words-location = Location
san-francisco-words-colour =
    { $length ->
        [one] { $colour }, { $length } space
       *[other] { $colour }, { $length } spaces
    }
san-francisco-words-free = free
san-francisco-words-no-tokens = { $name }, no souvenirs
san-francisco-words-lacking = Still to be claimed: { $routes }.
san-francisco-words-joined = You have joined them.
san-francisco-words-decks = Cards in the deck: { $cards }. Tickets in the deck: { $tickets }.
san-francisco-words-waiting = Beside the board: { $symbols }.
san-francisco-change-gains = brings { $cards }
san-francisco-change-unseen = brings an unseen card
san-francisco-change-total = your total as things stand: { $points }

# The playable introductions: what a step is about, and what it brought.

learn-sf-tickets = Your goal: join the two locations of your destination tickets with your own routes. A ticket counts for you when it is done, and against you when it isn't. Keep one of these two, or both.
learn-sf-tickets-done = Your tickets lie at the side. Nobody else sees them.
learn-sf-draw = Routes are paid with cards. On your turn you can draw two: a face-up card, or an unseen one from the deck. Draw two cards, but leave the ferry alone.
learn-sf-draw-done = Two cards more, and the turn is over. You may hold as many as you like.
learn-sf-ferry = A ferry card stands for any colour. It is so good that taking one from the row is your whole turn. Take the ferry.
learn-sf-ferry-done = One ferry instead of two cards: often a good bargain.
learn-sf-claim = Now claim a route: as many cards of its colour as it has spaces. You have two red cards. Claim the red route from Lombard Street to Chinatown.
learn-sf-claim-done = Your cable cars stand on it, and it counts 2 points at once. Longer routes count more: 1, 2, 4, 7 and 10.
learn-sf-complete = Your ticket wants Fort Mason joined with Chinatown. One route is missing: claim the black one from Fort Mason to Lombard Street.
learn-sf-complete-done = The two are joined: the ticket will bring its 4 points at the end.
learn-sf-souvenir = Where souvenirs lie, the first routes bring one. Over water every ferry sign takes a ferry card. Claim Pier 39 – Alcatraz, then choose your souvenir.
learn-sf-souvenir-done = Different souvenirs count more and more at the end, up to 12 points for all seven.
learn-sf-more = Your ticket is done. Draw new tickets: you see two, and keep at least one.
learn-sf-more-done = New plans. Careful near the end: what isn't done takes its points away.
learn-sf-end = When somebody has two cable cars or fewer left, everybody has one last turn. You have few left: claim a gray route of 3 spaces with your green cards.
learn-sf-end-done = The last round has begun. Then tickets and souvenirs are counted, and the most points win.
