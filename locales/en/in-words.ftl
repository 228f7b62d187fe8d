# The table in words: what can be done, and the board, place by place.

table-actions-none = Nothing for you to do now
table-actions-list = What you can do
table-skip-actions = To what you can do
table-skip-words = To the board in words
table-skip-log = To what happened

kind-claim = Claim a route
kind-draw = Draw
kind-choose = Choose

words-title = The board in words
words-standings = Who is ahead
words-standing =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
words-explore = Look around
words-go = { $place }:
words-distance-to = How far to
words-nowhere = choose a place

sf-words-location = Location
sf-words-colour =
    { $length ->
        [one] { $colour }, { $length } space
       *[other] { $colour }, { $length } spaces
    }
sf-words-free = free
sf-words-no-tokens = { $name }, no souvenirs
sf-words-lacking = Still to be claimed: { $routes }.
sf-words-joined = You have joined them.
sf-words-decks = Cards in the deck: { $cards }. Tickets in the deck: { $tickets }.
sf-words-waiting = Beside the board: { $symbols }.
sf-change-gains = brings { $cards }
sf-change-unseen = brings an unseen card
sf-change-total = your total as things stand: { $points }

me-words-city = City
me-words-near = Nearest cities
me-words-holding = { $shares }, worth { $value } each
me-words-influence = Influence in { $company }: { $influence }, { $rank }
me-words-reached = trains in { $cities }
me-words-stands-here = has a train here
me-words-away =
    { $count ->
        [one] needs { $count } train, has { $reserve } in reserve
       *[other] needs { $count } trains, has { $reserve } in reserve
    }
me-change = { $what } from { $before } to { $after }
me-change-company = { $company }: { $changes }
me-kind-share = Take a share
