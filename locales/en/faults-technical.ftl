# What is wrong with a file, a position or a request that somebody wrote. The codes are the engine's; names of
# fields, ids and values stay as they are written there.

place-line = line { $line }
place-line-column = line { $line }, column { $column }

fault-input-not-json =
    this is not JSON: { $which ->
        [ends-in-list] the text ends in the middle of a list
        [ends-in-object] the text ends in the middle of an object
        [ends-in-text] the text ends within quotation marks
        [ends-early] the text ends where a value is expected
        [no-colon] a colon is missing
        [list-goes-on] a comma or the end of the list is missing
        [object-goes-on] a comma or the end of the object is missing
        [no-value] this is not a valid value
        [no-quote] a quotation mark is missing
        [odd-escape] this can't follow a backslash
        [odd-number] this is not a valid number
        [number-too-large] this number is too large
        [control-character] a text must stay on one line, without control characters
        [odd-name] the name of a field must be in quotation marks
        [last-comma] there is nothing after this comma
        [more] there is more after the end
        [too-deep] it is nested too deeply
       *[other] { $detail }
    }
fault-input-malformed =
    { $which ->
        [unknown-field] there is no field “{ $name }” here; the fields are: { $known }
        [unknown-name] “{ $name }” isn't allowed here; allowed are: { $known }
        [missing-field] the field “{ $name }” is missing
        [field-twice] the field “{ $name }” appears twice
        [wrong-length]
            the number of items is { $value }; expected: { $expected ->
                [list-of] { $size }
                [fewer] fewer
               *[other] another number
            }
        [wrong-value]
            found: { $found ->
                [null] null
                [list] a list
                [object] an object
                [text] “{ $value }”
               *[other] { $value }
            }; expected: { $expected ->
                [text] a text
                [boolean] true or false
                [list] a list
                [list-of] a list of { $size }
                [object] an object
                [counts] counts of cards
                [name] one of the known names
                [null] null
                [u8] a whole number from 0 to 255
                [u16] a whole number from 0 to 65535
                [unsigned] a whole number, 0 or more
                [i8] a whole number from -128 to 127
                [i16] a whole number from -32768 to 32767
                [integer] a whole number
                [number] a number
               *[other] something else
            }
        [no-seats] say how many people play: the position doesn't list its seats
        [track-too-long] a track has at most 5 new hexes
        [token-on-start] a starting location has no demand token
        [route-twice] a route appears twice
        [ticket-twice] a ticket appears twice
        [symbol-twice] a token appears twice
        [card-twice] a kind of card is counted twice
        [no-card] a kind of card that is listed must be there at least once
        [too-many-cards] there are not that many cards
       *[other] { $detail }
    }
fault-input-unknown-id =
    { $kind ->
        [location] there is no location “{ $id }”
        [route] there is no route “{ $id }”
        [ticket] there is no ticket “{ $id }”
        [city] there is no city “{ $id }”
        [hex] there is no hex “{ $id }”
        [bot-token] there is no bot token “{ $id }”
        [seat] there is no seat { $id }
       *[other] there is nothing called “{ $id }”
    }

# Records.
fault-record-unfit =
    { $which ->
        [format] this is not a file in the format “{ $expected }”
        [game] this is not a match of “{ $expected }”
        [rules_version] it was played by rules { $found }; these are rules { $expected }
       *[events] lists of events: { $found }; there must be one for each step: { $expected }
    }
fault-record-other-events = the rules give different events from the record
fault-record-other-outcome = the match does not end as the record says
fault-record-other-hash = the match ends in a different position from the record
fault-record-not-promised = nobody promised this match's seed: it was not played at an online table
fault-record-other-promise = the record's promise is “{ $promise }”
fault-record-other-secret = the secret is not the one that was promised
fault-record-odd-contribution = a contribution has at most 64 letters and digits
fault-record-other-seed = the seed is not made of the secret and the contributions

# Boards.
fault-board-unknown-game = nothing in this file looks like the board of a game
fault-board-empty-id = the board has no id
fault-board-duplicate-id =
    { $which ->
        [location] there is already a location “{ $id }”
        [route] there is already a route “{ $id }”
       *[city] two cities have the id “{ $id }”
    }
fault-board-too-many =
    { $list ->
        [locations] locations: { $count }; there may be at most { $most }
        [routes] routes: { $count }; there may be at most { $most }
       *[tickets] tickets: { $count }; there may be at most { $most }
    }
fault-board-too-few = locations: { $count }; that is too few for the seven stacks of tokens
fault-board-bad-count =
    { $which ->
        [cars] everyone has { $count ->
            [one] { $count } cable car
           *[other] { $count } cable cars
        }; it must be 1 to 100
        [token-points] there must be points for 0 to 7 tokens; numbers here: { $count }
        [token-locations] five different locations must have tokens at the start
       *[points] points can't be { $count }; it must be { $least } to { $most }
    }
fault-board-bad-length =
    { $which ->
        [too-long] no route has { $length } spaces; it must be 1 to { $most }
       *[no-points] route_points has no points for this length: { $length }
    }
fault-board-off-the-map = “{ $id }” lies outside the map: x and y must be 0 to 1
fault-board-unknown-location = there is no location “{ $id }”
fault-board-goes-nowhere = it goes from “{ $id }” to itself
fault-board-too-many-ferries = ferries: { $ferries }; they don't fit on these spaces: { $length }
fault-board-no-twin = “{ $id }” is double but has no twin
fault-board-not-double =
    { $which ->
        [pair] “{ $one }” and “{ $other }” are parallel but not both double
       *[more] more than two routes are parallel
    }
fault-board-unequal-twins = the twins “{ $one }” and “{ $other }” differ in length
fault-board-duplicate-ticket = there is already a ticket “{ $id }”
fault-board-disconnected = no routes lead from “{ $one }” to “{ $other }”
fault-board-too-few-tickets = { $seats } players need at least { $needed } tickets; there are { $count }
fault-board-too-few-cards = { $seats } players need at least { $needed } cards; there are { $count }
fault-board-too-many-hexes = a map has at most { $most } hexes
fault-board-duplicate-hex = the hex { $hex } appears twice
fault-board-bad-capacity = a capacity is 1, 2 or 3, not { $capacity }
fault-board-unclear-hex = a hex is landscape (no field), a port (port), a starting location (id, city, start) or a city (id, city, number, capacity)
fault-board-missing-city = the rulebook's city “{ $id }” is missing
fault-board-duplicate-number = two cities have the number { $number }
fault-board-missing-number = no city has the number { $number }
fault-board-number-out-of-range = numbers are 1 to 32, not { $number }
fault-board-numbers-out-of-order = { $number } lies before { $before }: numbers run from east to west, and from north to south in a column
fault-board-missing-start = a company has no starting location: { $company }
fault-board-duplicate-start = a company has two starting locations: { $company }
fault-board-port-count = a map has no ports or { $expected }, not { $found }
fault-board-sea-and-land = { $hex } is land as well
fault-board-unreachable-city = no track can ever join this city to the starting locations

# The numbers of a game.
fault-tables-company-order = the order must be wood, steel, leather, cotton
fault-tables-share-values = a column has one value for each track length from 0 to 15
fault-tables-demand-tokens = there are 32 demand tokens, one for each numbered city
fault-tables-bot-tokens = each combination of different moves must be on one token, an odd company move among them; with 2 refresh tokens there must be components.bot_tokens of them, at most 16
fault-tables-shares = each company has 9 shares
fault-tables-train-space = one train starts on the map, and a reserve holds at most 5
fault-tables-trains = each company has enough trains to start with, and at most 100
fault-tables-influence = influence starts at 10 at most, and its maximum is not below that nor below 2

# Positions of any game.
fault-position-lost-token =
    { $which ->
        [demand] missing demand tokens: { $count }
       *[other] tokens “{ $symbol }”: { $found }; there must be { $expected }
    }
fault-position-invented-token =
    { $which ->
        [demand] there are not that many tokens { $token }
        [removed] these are not the tokens that are missing from the map
       *[other] tokens “{ $symbol }”: { $found }; there must be { $expected }
    }

# Positions of San Francisco.
fault-position-seats = players: { $found }; there must be { $expected }
fault-position-no-such-seat = there is no seat { $seat }
fault-position-lost-card = cards “{ $card }”: { $found }; there must be { $expected }
fault-position-invented-card = cards “{ $card }”: { $found }; there must be { $expected }
fault-position-seen-not-held = cards were seen that are not in the hand
fault-position-row-unsettled = the row would be filled or discarded, or the deck reshuffled, before anybody acts
fault-position-route-twice = two players hold the same route: “{ $route }”
fault-position-both-twins = both twins of a double route are claimed against the rules: “{ $route }”
fault-position-lost-cars = cable cars: { $found }; there must be { $expected }
fault-position-invented-cars = cable cars: { $found }; there must be { $expected }
fault-position-wrong-points = points for routes: { $found }; there must be { $expected }
fault-position-lost-ticket = a ticket is missing: “{ $ticket }”
fault-position-invented-ticket =
    { $which ->
        [too-many] there are too many tickets
       *[other] a ticket is in two places: “{ $ticket }”
    }
fault-position-stack-clash = two kinds of tokens lie at the same location: “{ $one }” and “{ $other }”
fault-position-lost-stack = a stack of tokens must lie at “{ $location }”
fault-position-impossible =
    { $which ->
        [first-player] the first player is known exactly when the first tickets are chosen
        [early-route] no route is claimed before the first turn
        [waiting-stacks] the waiting stacks don't fit the phase
        [offer] the offer doesn't fit the phase
        [no-ticket] everybody keeps at least one ticket
        [no-choice] there is nothing to choose
        [turns-left] the turns left don't fit the cars and the phase
       *[passes] the passes don't fit the phase
    }

# Positions of Mini Express.
fault-position-too-many-seats =
    { $seats ->
        [one] there is only { $seats } seat
       *[other] there are only { $seats } seats
    }
fault-position-too-much-influence = influence is at most { $most }
fault-position-too-many-passes = after that many passes the match would be over
fault-position-train-twice = a hex has at most one train of each company
fault-position-impossible-train = nobody can build to another company's starting location
fault-position-loose-train = this train is not connected to any starting location of its company
fault-position-invented-share = shares: { $found }; there must be 9
fault-position-lost-share = shares: { $found }; there must be 9
fault-position-invented-train = trains: { $found }; there must be { $expected }
fault-position-lost-train = trains: { $found }; there must be { $expected }
fault-position-reserve-too-full = a reserve holds at most { $most }
fault-position-length-too-long = a track length is at most { $most }
fault-position-offer-without-supply = with no trains in supply, no shares are on offer (ME-2)
fault-position-overfull = too many companies are on { $hex }: { $found }; there may be at most { $most }
fault-position-too-many-ports = too many ports of one company: { $found }; there may be at most { $most }
fault-position-golden-spike =
    { $which ->
        [not-played] the Golden Spike is not played
       *[trains] the tile's status does not fit the trains in Omaha and San Francisco
    }
fault-position-bad-phase =
    { $which ->
        [picks] the draft has fewer picks
       *[exhausted] an offer is exhausted: an expert match would be over
    }
fault-position-bad-draft =
    { $which ->
        [held] nobody can hold these shares after this many picks: { $picks }
       *[set-aside] number of shares of each company that must be set aside: { $count }
    }
fault-position-bad-seat = nobody who could act sits there
fault-position-bad-part = only an expert turn has two actions
fault-position-bad-choice = this choice does not follow from the build it names
fault-position-stuck = nobody could continue from here
fault-position-token-on-start = a starting location has no demand token
fault-position-token-in-full-city = the full city number { $number } still has a token
fault-position-no-bot = no bot plays in this mode
fault-position-bad-target = a starting location is never the target
fault-position-invented-bot-token = a bot token appears twice
fault-position-lost-bot-token = a bot token is missing
fault-position-early-bot-token = before the last pick no token is drawn, and no refresh token is in the bag
fault-position-no-refresh-token = after the set-up a refresh token is always in the bag

# Requests and messages.
fault-request-not-an-object = a request must be a JSON object
fault-request-no-command = a request must name its command
fault-request-no-viewer = say whose views: a seat, or null for a spectator
fault-request-unknown-command = no command is called “{ $name }”; the commands are: { $known }
fault-request-too-long = a line has at most { $most } bytes
fault-request-not-utf8 = this is not UTF-8 text
fault-request-not-json = the body must be application/json
fault-request-malformed = the request can't be understood
fault-request-unknown-path = there is nothing at this address
fault-request-wrong-method = this can't be done at this address
fault-request-too-slow = the body took too long to arrive
fault-request-too-large = a body has at most { $most } bytes
fault-request-no-upgrade = this address is for WebSockets of version 13 only
fault-request-other-host = this server does not answer to this name; its operator can allow it with --host
fault-server-broken = the server made a mistake
fault-server-not-ready = the server is not ready at the moment: { $reason }
fault-protocol-no-hello = a conversation must begin with hello
fault-protocol-unknown = this server speaks protocol { $protocol }
fault-protocol-not-an-object = a message must be a JSON object
fault-protocol-no-submission = every command needs an id, so that the server recognises it when it is repeated
fault-protocol-not-here = take a seat with POST /api/tables/ID/seats
fault-protocol-odd-id = an id has 1 to { $most } letters, digits, - and _
fault-protocol-too-long = an action has at most { $most } bytes
fault-table-no-match = there is no match yet; begin with new, load or continue
fault-table-no-such-seat = there is no seat { $seat }; seats are 0 to { $last }
fault-table-no-such-step = actions played: { $played }; there is no such step
fault-table-nothing-to-choose = seat { $seat } has nothing to choose now
fault-table-unknown-entry = entries here: { $entries }; there is no such entry
fault-bots-no-clock = there is no clock here; give a number of nodes
fault-bots-unreadable-effort = “{ $effort }” is neither a number of nodes, such as 800, nor a time, such as 1000ms
