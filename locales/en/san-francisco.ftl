# Ticket to Ride: San Francisco.

card-blue = blue
card-green = green
card-black = black
card-purple = purple
card-red = red
card-orange = orange
card-ferry = ferry
card-gray = gray
letter-blue = B
letter-green = G
letter-black = K
letter-purple = P
letter-red = R
letter-orange = O
letter-ferry = F
letter-gray =
    { "" }
card-count = { $count } { $card }
route-name = { $one } – { $other }
route-name-coloured = { $one } – { $other } ({ $colour })

symbol-crab = crab
symbol-sea-lion = sea lion
symbol-lantern = lantern
symbol-kite = kite
symbol-guitar = guitar
symbol-sourdough = sourdough
symbol-camera = camera

sf-row = Face-up cards
sf-take = Take the { $card } card
sf-empty-slot = An empty place
sf-deck-label = Draw an unseen card from the deck, { $count } left
sf-tickets-label = Draw destination tickets, { $count } left
sf-hand = Your hand
sf-hand-empty = No cards yet.
sf-hand-card =
    { $count ->
        [one] { $count } { $card } card
       *[other] { $count } { $card } cards
    }
sf-tickets = Your tickets
sf-tickets-none = No tickets yet.
sf-ticket = { $one } to { $other }, { $points } points
sf-ticket-done = done
sf-ticket-missing =
    { $count ->
        [one] { $count } space to go
       *[other] { $count } spaces to go
    }
sf-ticket-cut = no way left
sf-map = Map of { $name }
sf-pass = Pass

sf-cars =
    { $count ->
        [one] { $count } cable car
       *[other] { $count } cable cars
    }
sf-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sf-kept-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
sf-tokens-of = Souvenirs: { $symbols }
sf-no-tokens = no souvenirs yet

sf-route-label =
    { $length ->
        [one] { $name }, { $length } space
       *[other] { $name }, { $length } spaces
    }
sf-route-label-ferries =
    { $ferries ->
        [one] one of them a ferry
       *[other] { $ferries } of them ferries
    }
sf-route-held = held by { $name }
sf-route-open = can be claimed now
sf-location-tokens = { $name }, { $count } { $symbol } souvenirs

task-first_tickets = Choose your first tickets
task-placing_tokens = Place souvenirs on the map
task-turn = Draw cards, claim a route, or draw tickets
task-second_card = Draw a second card
task-keeping_tickets = Choose which tickets to keep
task-taking_token = Choose a souvenir
task-over = The match is over
task-last-round =
    { $count ->
        [one] last round, { $count } turn left
       *[other] last round, { $count } turns left
    }

claim-title = Claim { $route }
claim-pay = Pay with
claim-confirm = Claim for { $points } points
claim-confirm-one = Claim for 1 point
claim-cancel = Not this one
claim-effect-cars =
    { $count ->
        [0] uses your last cable car
        [one] leaves { $count } cable car
       *[other] leaves { $count } cable cars
    }
claim-effect-ticket = completes { $ticket }
claim-effect-token = brings a souvenir: { $symbol }
claim-effect-tokens = lets you choose between { $symbols }
claim-effect-last-round = begins the last round

offer-title = Destination tickets
offer-hint = Keep at least one. What isn't done at the end counts against you.
offer-keep =
    { $count ->
        [0] Keep none
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }
place-title = Where shall they lie?
place-hint = Choose a souvenir, then a location on the map that has none.
token-title = One souvenir is yours
token-take = Take the { $symbol } of { $location }

# Actions in words.
action-keep_tickets = Keep { $tickets }
action-place_tokens = Put { $symbol } at { $location }
action-draw_deck = Draw an unseen card
action-draw_face_up = Take the { $card } card
action-draw_face_up-place = Take face-up card { $place }
action-draw_face_up-any = Take a face-up card
action-claim_route = Claim { $route } with { $cards }
action-take_token = Take the souvenir of { $location }
action-draw_tickets = Draw tickets
action-pass = Pass

# What happened, in words.
event-stack_laid = { $count } { $symbol } souvenirs lie at { $location }
event-stack_laid-beside = { $count } { $symbol } souvenirs wait beside the board
event-tickets_drawn = { $name } drew tickets
event-tickets_kept = { $name } chose tickets
event-first_player_chosen = First player: { $name }
event-tokens_placed = { $name } put { $symbol } at { $location }
event-card_drawn = { $name } drew an unseen card
event-card_drawn-own = { $name } drew { $card }
event-card_taken = { $name } took { $card }
event-row_discarded = Too many ferries: the row was replaced
event-deck_reshuffled = The discards became the new deck
event-route_claimed =
    { $points ->
        [one] { $name } claimed { $route } for { $points } point
       *[other] { $name } claimed { $route } for { $points } points
    }
event-token_taken = { $name } took a souvenir: { $symbol }
event-passed = { $name } passed
event-last_round_began = { $name } came down to two cable cars or fewer: the last round begins
event-match_ended = The match is over

# Why something can't be done. The codes are the engine's.
fault-san-francisco-turn-over = The match is over.
fault-san-francisco-turn-not-yours = It is somebody else's turn.
fault-san-francisco-turn-other-choice =
    { $expected ->
        [keep_tickets] First choose which tickets to keep.
        [place_tokens] First place the souvenirs.
        [draw_second_card] You drew one card: a second card has to follow.
        [take_token] First choose a souvenir.
       *[other] Something else comes first.
    }
fault-san-francisco-tickets-keep-one = At least one ticket has to be kept.
fault-san-francisco-tickets-not-offered = A ticket that isn't on offer can't be kept.
fault-san-francisco-tickets-none-left = No tickets are left in the deck.
fault-san-francisco-tokens-location-taken = { $location } has souvenirs already: { $symbol }.
fault-san-francisco-tokens-not-waiting = The { $symbol } souvenirs don't wait beside the board.
fault-san-francisco-tokens-not-here = { $location } offers no souvenir for the route just claimed.
fault-san-francisco-draw-deck-empty = The deck is empty, and so are the discards.
fault-san-francisco-draw-no-such-slot = There is no such place in the row.
fault-san-francisco-draw-slot-empty = There is no card in this place.
fault-san-francisco-draw-second-ferry = A face-up ferry can't be the second card: it is taken first and alone.
fault-san-francisco-claim-route-taken = { $by } holds this route already.
fault-san-francisco-claim-own-twin = You hold the twin of this route, and nobody holds both.
fault-san-francisco-claim-twin-closed = With two players a double route is closed once one half is claimed.
fault-san-francisco-claim-not-enough-cars = This route needs { $needed } cable cars, you have { $have }.
fault-san-francisco-claim-wrong-number = This route needs { $needed } cards, that are { $paid }.
fault-san-francisco-claim-wrong-colour = This route is { $needed }: { $paid } cards don't pay for it.
fault-san-francisco-claim-mixed-colours = A gray route is paid with one colour, not with { $one } and { $other }.
fault-san-francisco-claim-not-enough-ferries = This route needs at least { $needed } ferry cards, that are { $paid }.
fault-san-francisco-claim-not-in-hand =
    { $card ->
        [ferry] That takes { $paid } ferry cards, you have { $have }.
       *[other] That takes { $paid } { $card } cards, you have { $have }.
    }
fault-san-francisco-pass-not-allowed = Passing is for when nothing else can be done.
score-routes = Routes
score-tokens = Souvenirs
score-completed =
    { $count ->
        [one] { $count } ticket completed
       *[other] { $count } tickets completed
    }
decided-points = with the most points
decided-completed_tickets = tied on points, ahead on completed tickets
decided-shared = tied on points and on completed tickets
ending-last_round = The last round is over.
ending-everybody_passed = Nobody could do anything any more.
