# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Collect cards, lay cable-car lines across the hills, cross the bay by ferry, and pick up tourist tokens on the way. Twenty minutes, if nobody dawdles.
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
san-francisco-card-gray = grey
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
san-francisco-empty-slot = empty slot
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
san-francisco-ticket =
    { $points ->
        [one] { $one } to { $other }, { $points } point
       *[other] { $one } to { $other }, { $points } points
    }
san-francisco-ticket-done = completed
san-francisco-ticket-missing =
    { $count ->
        [one] { $count } space to go
       *[other] { $count } spaces to go
    }
san-francisco-ticket-cut = cut off
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
san-francisco-tokens-of = Tourist tokens: { $symbols }
san-francisco-no-tokens = no tourist tokens yet

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } space
       *[other] { $name }, { $length } spaces
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] { $ferries } ferry
       *[other] { $ferries } ferries
    }
san-francisco-route-held =
    { $name ->
        [You] held by you
       *[other] held by { $name }
    }
san-francisco-route-open = can be claimed now
san-francisco-location-tokens =
    { $count ->
        [one] { $name }, { $count } { $symbol } token
       *[other] { $name }, { $count } { $symbol } tokens
    }

san-francisco-task-first_tickets = Choose your first tickets
san-francisco-task-placing_tokens = Place tourist tokens on the map
san-francisco-task-turn = Draw cards, claim a route, or draw tickets
san-francisco-task-second_card = Draw a second card
san-francisco-task-keeping_tickets = Choose which tickets to keep
san-francisco-task-taking_token = Choose a tourist token
san-francisco-task-over = The match is over
san-francisco-task-last-round =
    { $count ->
        [one] last round, { $count } turn left
       *[other] last round, { $count } turns left
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Claim { $route }
san-francisco-claim-pay = Pay with
san-francisco-claim-confirm = Claim (+{ $points } points)
san-francisco-claim-confirm-one = Claim (+1 point)
san-francisco-claim-cancel = Cancel
san-francisco-claim-effect-cars =
    { $count ->
        [0] uses your last cable car
        [one] leaves you { $count } cable car
       *[other] leaves you { $count } cable cars
    }
san-francisco-claim-effect-ticket = completes { $ticket }
san-francisco-claim-effect-token = brings a tourist token: { $symbol }
san-francisco-claim-effect-tokens = lets you choose a tourist token: { $symbols }
san-francisco-claim-effect-last-round = begins the last round

san-francisco-offer-title = Destination tickets
san-francisco-offer-hint = Keep at least one. A ticket that isn't completed at the end counts against you.
san-francisco-offer-keep =
    { $count ->
        [0] Keep none
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
san-francisco-place-title = Where do you want to put them?
san-francisco-place-hint = Choose a tourist token, then a location on the map that has none.
san-francisco-token-title = Choose a tourist token
san-francisco-token-take = Take the { $symbol } from { $location }

# Actions in words.
san-francisco-action-keep_tickets = Keep { $tickets }
san-francisco-action-place_tokens = Put the { $symbol } at { $location }
san-francisco-action-draw_deck = Draw an unseen card
san-francisco-action-draw_face_up = Take the { $card } card
san-francisco-action-draw_face_up-place = Take face-up card { $place }
san-francisco-action-claim_route = Claim { $route } with { $cards }
san-francisco-action-take_token = Take the tourist token from { $location }
san-francisco-action-draw_tickets = Draw tickets
san-francisco-action-pass = Pass

# What happened, in words.
san-francisco-event-stack_laid =
    { $count ->
        [one] { $count } { $symbol } token lies at { $location }
       *[other] { $count } { $symbol } tokens lie at { $location }
    }
san-francisco-event-stack_laid-beside =
    { $count ->
        [one] { $count } { $symbol } token waits beside the board
       *[other] { $count } { $symbol } tokens wait beside the board
    }
san-francisco-event-tickets_drawn = { $player } drew tickets
    .you = You drew tickets
san-francisco-event-tickets_kept = { $player } chose tickets
    .you = You chose tickets
san-francisco-event-first_player_chosen = First player: { $player }
    .you = You are the first player
san-francisco-event-tokens_placed = { $player } put the { $symbol } at { $location }
    .you = You put the { $symbol } at { $location }
san-francisco-event-card_drawn = { $player } drew an unseen card
    .you = You drew an unseen card
san-francisco-event-card_drawn-own =
    { $card ->
        [orange] { $player } drew an { $card } card
       *[other] { $player } drew a { $card } card
    }
    .you =
        { $card ->
            [orange] You drew an { $card } card
           *[other] You drew a { $card } card
        }
san-francisco-event-card_taken =
    { $card ->
        [orange] { $player } took an { $card } card
       *[other] { $player } took a { $card } card
    }
    .you =
        { $card ->
            [orange] You took an { $card } card
           *[other] You took a { $card } card
        }
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
san-francisco-event-token_taken = { $player } took a tourist token: { $symbol }
    .you = You took a tourist token: { $symbol }
san-francisco-event-passed = { $player } passed
    .you = You passed
san-francisco-event-last_round_began = { $player } has two or fewer cable cars left: the last round begins
    .you = You have two or fewer cable cars left: the last round begins
san-francisco-event-match_ended = The match is over

# Why something can't be done. The codes are the engine's.
san-francisco-refusal-turn-over = The match is over.
san-francisco-refusal-turn-not-yours = It is somebody else's turn.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] First choose which tickets to keep.
        [place_tokens] First place the tourist tokens.
        [draw_second_card] You drew one card: now draw a second.
        [take_token] First choose a tourist token.
       *[other] Something else comes first.
    }
san-francisco-refusal-tickets-keep-one = You have to keep at least one ticket.
san-francisco-refusal-tickets-not-offered = You can't keep a ticket that you weren't offered.
san-francisco-refusal-tickets-none-left = There are no tickets left in the deck.
san-francisco-refusal-tokens-location-taken = { $location } already has tourist tokens: { $symbol }.
san-francisco-refusal-tokens-not-waiting = There are no { $symbol } tokens waiting beside the board.
san-francisco-refusal-tokens-not-here = { $location } has no tourist token for the route you just claimed.
san-francisco-refusal-draw-deck-empty = The deck is empty, and so are the discards.
san-francisco-refusal-draw-no-such-slot = There is no such slot in the row.
san-francisco-refusal-draw-slot-empty = There is no card in this slot.
san-francisco-refusal-draw-second-ferry = A face-up ferry can't be your second card: it has to be the only card you take.
san-francisco-refusal-claim-route-taken =
    { $player ->
        [You] You already hold this route.
       *[other] { $player } already holds this route.
    }
    .you = You already hold this route.
san-francisco-refusal-claim-own-twin = You hold the twin of this route, and nobody may hold both.
san-francisco-refusal-claim-twin-closed = With two players, once one twin of a double route is claimed, the other is closed.
san-francisco-refusal-claim-not-enough-cars =
    { $needed ->
        [one] This route needs { $needed } cable car, but you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] This route needs { $needed } cable cars, but you have { $have ->
            [0] none
           *[other] only { $have }
        }.
    }
san-francisco-refusal-claim-wrong-number =
    { $needed ->
        [one] This route needs { $needed } card; you picked { $paid }.
       *[other] This route needs { $needed } cards; you picked { $paid }.
    }
san-francisco-refusal-claim-wrong-colour = This route is { $needed }: you can't pay for it with { $paid } cards.
san-francisco-refusal-claim-mixed-colours = Pay for a grey route with cards of one colour, not with { $one } and { $other }.
san-francisco-refusal-claim-not-enough-ferries =
    { $needed ->
        [one] This route needs at least { $needed } ferry card; you picked { $paid ->
            [0] none
           *[other] { $paid }
        }.
       *[other] This route needs at least { $needed } ferry cards; you picked { $paid ->
            [0] none
           *[other] { $paid }
        }.
    }
san-francisco-refusal-claim-not-in-hand =
    { $paid ->
        [one] That takes { $paid } { $card } card, but you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] That takes { $paid } { $card } cards, but you have { $have ->
            [0] none
           *[other] only { $have }
        }.
    }
san-francisco-refusal-pass-not-allowed = You can pass only when there is nothing else you can do.
san-francisco-score-routes = Routes
san-francisco-score-tokens = Tourist tokens
san-francisco-score-completed =
    { $count ->
        [one] { $count } ticket completed
       *[other] { $count } tickets completed
    }
san-francisco-decided-points = Most points
san-francisco-decided-completed_tickets = Tied on points; more completed tickets
san-francisco-decided-shared = Tied on points and completed tickets
san-francisco-ending-last_round = The last round is over.
san-francisco-ending-everybody_passed = Nobody could act any more.

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
san-francisco-words-no-tokens = { $name }, no tourist tokens
san-francisco-words-lacking = Still to be claimed: { $routes }.
san-francisco-words-joined = You have joined them.
san-francisco-words-decks = Cards in the deck: { $cards }. Tickets in the deck: { $tickets }.
san-francisco-words-waiting = Beside the board: { $symbols }.
san-francisco-change-gains = brings { $cards }
san-francisco-change-unseen = brings an unseen card
san-francisco-change-total = your total as things stand: { $points }

# The playable introductions: what a step is about, and what it brought.

learn-sf-tickets = Your goal: join the two locations of your destination tickets with your own routes. A completed ticket counts for you; any other counts against you. Keep one of these two, or both.
learn-sf-tickets-done = Your tickets lie at the side. Nobody else can see them.
learn-sf-draw = You pay for routes with cards. On your turn you can draw two: face-up cards, or unseen ones from the deck. Draw two cards, but leave the ferry alone.
learn-sf-draw-done = Two more cards, and your turn is over. You may hold as many as you like.
learn-sf-ferry = A ferry card stands for any colour. It is so good that taking one from the row is your whole turn. Take the ferry.
learn-sf-ferry-done = One ferry instead of two cards: often a good bargain.
learn-sf-claim = Now claim a route: pay as many cards of its colour as it has spaces. You have two red cards. Claim the red route from Lombard Street to Chinatown.
learn-sf-claim-done = Your cable cars stand on it, and it scores 2 points at once. Longer routes score more: 1, 2, 4, 7 or 10 points for 1 to 5 spaces.
learn-sf-complete = Your ticket asks you to join Fort Mason with Chinatown. One route is missing: claim the black one from Fort Mason to Lombard Street.
learn-sf-complete-done = The two are joined: the ticket will bring its 4 points at the end.
learn-sf-souvenir = The first routes to a location with tourist tokens bring you one. Over water, every ferry symbol takes a ferry card. Claim Pier 39 – Alcatraz, then choose your tourist token.
learn-sf-souvenir-done = The more different tourist tokens you have at the end, the more they score: up to 12 points for all seven.
learn-sf-more = Your ticket is completed. Draw new tickets: you see two, and keep at least one.
learn-sf-more-done = New plans. Be careful near the end: a ticket that isn't completed costs you its points.
learn-sf-end = When somebody has two or fewer cable cars left, everybody gets one last turn. You have few left: claim a grey route of 3 spaces with your green cards.
learn-sf-end-done = The last round has begun. Then tickets and tourist tokens are counted, and most points wins.
