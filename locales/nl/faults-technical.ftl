# Wat er mis is met een bestand, een stelling of een verzoek dat iemand schreef. De codes zijn van de spelmotor;
# namen van velden, id's en waarden blijven zoals ze daar staan.

place-line = regel { $line }
place-line-column = regel { $line }, kolom { $column }

fault-input-not-json =
    dit is geen JSON: { $which ->
        [ends-in-list] de tekst houdt midden in een lijst op
        [ends-in-object] de tekst houdt midden in een object op
        [ends-in-text] de tekst houdt binnen aanhalingstekens op
        [ends-early] de tekst houdt op waar een waarde hoort
        [no-colon] er ontbreekt een dubbele punt
        [list-goes-on] er ontbreekt een komma of het einde van de lijst
        [object-goes-on] er ontbreekt een komma of het einde van het object
        [no-value] zo schrijf je geen waarde
        [no-quote] er ontbreekt een aanhalingsteken
        [odd-escape] zo’n teken kan niet na een backslash staan
        [odd-number] zo schrijf je geen getal
        [number-too-large] dit getal is te groot
        [control-character] een tekst moet op één regel blijven, zonder stuurtekens
        [odd-name] de naam van een veld staat tussen aanhalingstekens
        [last-comma] na deze komma komt niets meer
        [more] na het einde komt er nog iets
        [too-deep] het is te diep genest
       *[other] { $detail }
    }
fault-input-malformed =
    { $which ->
        [unknown-field] het veld ‘{ $name }’ hoort hier niet; mogelijk zijn: { $known }
        [unknown-name] ‘{ $name }’ kan hier niet staan; mogelijk zijn: { $known }
        [missing-field] het veld ‘{ $name }’ ontbreekt
        [field-twice] het veld ‘{ $name }’ staat er twee keer
        [wrong-length]
            aantal elementen: { $value }; het moeten er zijn: { $expected ->
                [list-of] { $size }
                [fewer] minder
               *[other] een ander aantal
            }
        [wrong-value]
            er staat: { $found ->
                [null] null
                [list] een lijst
                [object] een object
                [text] ‘{ $value }’
               *[other] { $value }
            }; er hoort: { $expected ->
                [text] een tekst
                [boolean] true of false
                [list] een lijst
                [list-of] een lijst met lengte { $size }
                [object] een object
                [counts] aantallen kaarten
                [name] een van de bekende namen
                [null] null
                [u8] een geheel getal van 0 tot en met 255
                [u16] een geheel getal van 0 tot en met 65535
                [unsigned] een geheel getal, minstens 0
                [i8] een geheel getal van -128 tot en met 127
                [i16] een geheel getal van -32768 tot en met 32767
                [integer] een geheel getal
                [number] een getal
               *[other] iets anders
            }
        [no-seats] het aantal spelers ontbreekt: de stelling noemt de plaatsen niet
        [track-too-long] een spoor heeft hoogstens 5 nieuwe velden
        [token-on-start] een startlocatie heeft geen vraagfiche
        [route-twice] een route staat er twee keer
        [ticket-twice] een bestemmingskaart staat er twee keer
        [symbol-twice] een symbool van een toeristenfiche staat er twee keer
        [card-twice] een soort kaarten is twee keer geteld
        [no-card] een soort kaarten die genoemd wordt, is er minstens één keer
        [too-many-cards] zoveel kaarten zijn er niet
       *[other] { $detail }
    }
fault-input-unknown-id =
    { $kind ->
        [location] de locatie ‘{ $id }’ bestaat niet
        [route] de route ‘{ $id }’ bestaat niet
        [ticket] de bestemmingskaart ‘{ $id }’ bestaat niet
        [city] de stad ‘{ $id }’ bestaat niet
        [hex] het veld ‘{ $id }’ bestaat niet
        [bot-token] het botfiche ‘{ $id }’ bestaat niet
        [seat] plaats { $id } bestaat niet
       *[other] iets met de naam ‘{ $id }’ bestaat niet
    }

# Verslagen.
fault-record-unfit =
    { $which ->
        [format] dit is geen bestand van het formaat ‘{ $expected }’
        [game] dit is geen partij van ‘{ $expected }’
        [rules_version] er is gespeeld volgens regels { $found }; dit zijn regels { $expected }
       *[events] lijsten met gebeurtenissen: { $found }; er hoort er een bij elke stap: { $expected }
    }
fault-record-other-events = volgens de regels gebeurt er iets anders dan in het verslag staat
fault-record-other-outcome = de partij eindigt niet zoals het verslag zegt
fault-record-other-hash = de partij eindigt in een andere stelling dan het verslag zegt
fault-record-not-promised = niemand heeft de seed van deze partij vooraf beloofd: de partij is niet aan een onlinetafel gespeeld
fault-record-other-promise = in het verslag staat een andere belofte: ‘{ $promise }’
fault-record-other-secret = het geheim is niet wat er beloofd was
fault-record-odd-contribution = een bijdrage is hoogstens 64 letters en cijfers
fault-record-other-seed = de seed is niet gemaakt van het geheim en de bijdragen

# Borden.
fault-board-unknown-game = niets in dit bestand lijkt op het bord van een spel
fault-board-empty-id = het bord heeft geen id
fault-board-duplicate-id =
    { $which ->
        [location] de locatie ‘{ $id }’ is er al
        [route] de route ‘{ $id }’ is er al
       *[city] twee steden hebben het id ‘{ $id }’
    }
fault-board-too-many =
    { $list ->
        [locations] aantal locaties: { $count }; het mogen er hoogstens { $most } zijn
        [routes] aantal routes: { $count }; het mogen er hoogstens { $most } zijn
       *[tickets] aantal bestemmingskaarten: { $count }; het mogen er hoogstens { $most } zijn
    }
fault-board-too-few = aantal locaties: { $count }; dat is te weinig voor de zeven stapels toeristenfiches
fault-board-bad-count =
    { $which ->
        [cars] kabeltrams voor iedereen: { $count }; het moeten er 1 tot en met 100 zijn
        [token-points] er moeten punten zijn voor 0 tot en met 7 toeristenfiches; aantal getallen: { $count }
        [token-locations] bij het begin moeten vijf verschillende locaties toeristenfiches hebben
       *[points] punten: { $count }; het moeten er { $least } tot en met { $most } zijn
    }
fault-board-bad-length =
    { $which ->
        [too-long] geen route heeft lengte { $length }; het moet 1 tot en met { $most } zijn
       *[no-points] route_points heeft geen punten voor lengte { $length }
    }
fault-board-off-the-map = ‘{ $id }’ ligt buiten het bord: x en y moeten tussen 0 en 1 liggen
fault-board-unknown-location = de locatie ‘{ $id }’ bestaat niet
fault-board-goes-nowhere = loopt van ‘{ $id }’ naar zichzelf
fault-board-too-many-ferries = veerboten: { $ferries }; die passen niet op een route met lengte { $length }
fault-board-no-twin = ‘{ $id }’ is dubbel, maar de andere route ontbreekt
fault-board-not-double =
    { $which ->
        [pair] ‘{ $one }’ en ‘{ $other }’ lopen naast elkaar, maar zijn niet allebei dubbel
       *[more] meer dan twee routes lopen naast elkaar
    }
fault-board-unequal-twins = de routes ‘{ $one }’ en ‘{ $other }’ vormen een dubbele route, maar zijn niet even lang
fault-board-duplicate-ticket = de bestemmingskaart ‘{ $id }’ is er al
fault-board-disconnected = er lopen geen routes van ‘{ $one }’ naar ‘{ $other }’
fault-board-too-few-tickets = { $seats } spelers hebben minstens { $needed } bestemmingskaarten nodig; het zijn er { $count }
fault-board-too-few-cards = { $seats } spelers hebben minstens { $needed } kaarten nodig; het zijn er { $count }
fault-board-too-many-hexes = een kaart heeft hoogstens { $most } velden
fault-board-duplicate-hex = het veld { $hex } staat er twee keer
fault-board-bad-capacity = een capaciteit is 1, 2 of 3, niet { $capacity }
fault-board-unclear-hex = een veld is landschap (geen velden), een haven (port), een startlocatie (id, city, start) of een stad (id, city, number, capacity)
fault-board-missing-city = de stad uit de spelregels ontbreekt: ‘{ $id }’
fault-board-duplicate-number = twee steden hebben nummer { $number }
fault-board-missing-number = geen stad heeft nummer { $number }
fault-board-number-out-of-range = nummers lopen van 1 tot en met 32, niet { $number }
fault-board-numbers-out-of-order = { $number } ligt voor { $before }: nummers lopen van oost naar west, en in een kolom van noord naar zuid
fault-board-missing-start = een maatschappij heeft geen startlocatie: { $company }
fault-board-duplicate-start = een maatschappij heeft twee startlocaties: { $company }
fault-board-port-count = een kaart heeft geen haven of { $expected }, niet { $found }
fault-board-sea-and-land = { $hex } is ook land
fault-board-unreachable-city = geen spoor kan deze stad ooit met de startlocaties verbinden

# De getallen van het spel.
fault-tables-company-order = de volgorde is wood, steel, leather, cotton
fault-tables-share-values = een kolom heeft één waarde voor elke spoorlengte van 0 tot en met 15
fault-tables-demand-tokens = er zijn 32 vraagfiches, één voor elke genummerde stad
fault-tables-bot-tokens = elke combinatie van verschillende zetten staat op één fiche, met minstens één oneven zet van de maatschappij, en met 2 verversfiches zijn het er zoveel als components.bot_tokens zegt, hoogstens 16
fault-tables-shares = elke maatschappij heeft 9 aandelen
fault-tables-train-space = één trein begint op de kaart, en in een reserve passen er hoogstens 5
fault-tables-trains = elke maatschappij heeft genoeg treinen om te beginnen, en hoogstens 100
fault-tables-influence = invloed begint op hoogstens 10, en het maximum is niet lager dan dat en niet lager dan 2

# Stellingen van elk spel.
fault-position-lost-token =
    { $which ->
        [demand] vraagfiches die nergens zijn: { $count }
       *[other] toeristenfiches ‘{ $symbol }’: { $found }; het moeten er { $expected } zijn
    }
fault-position-invented-token =
    { $which ->
        [demand] zoveel fiches { $token } zijn er niet
        [removed] dit zijn niet de fiches die op de kaart ontbreken
       *[other] toeristenfiches ‘{ $symbol }’: { $found }; het moeten er { $expected } zijn
    }

# Stellingen van San Francisco.
fault-position-seats = spelers: { $found }; het moeten er { $expected } zijn
fault-position-no-such-seat = plaats { $seat } bestaat niet
fault-position-lost-card = kaarten ‘{ $card }’: { $found }; het moeten er { $expected } zijn
fault-position-invented-card = kaarten ‘{ $card }’: { $found }; het moeten er { $expected } zijn
fault-position-seen-not-held = er zijn kaarten gezien die niet in de hand zitten
fault-position-row-unsettled = de rij zou aangevuld of afgelegd worden, of de stapel geschud, voor er iemand aan de beurt is
fault-position-route-twice = twee spelers hebben dezelfde route: ‘{ $route }’
fault-position-both-twins = beide routes van een dubbele route zijn tegen de regels geclaimd: ‘{ $route }’
fault-position-lost-cars = kabeltrams: { $found }; het moeten er { $expected } zijn
fault-position-invented-cars = kabeltrams: { $found }; het moeten er { $expected } zijn
fault-position-wrong-points = punten voor routes: { $found }; het moeten er { $expected } zijn
fault-position-lost-ticket = een bestemmingskaart is nergens: ‘{ $ticket }’
fault-position-invented-ticket =
    { $which ->
        [too-many] er zijn te veel bestemmingskaarten
       *[other] een bestemmingskaart is op twee plekken: ‘{ $ticket }’
    }
fault-position-stack-clash = twee soorten toeristenfiches liggen bij dezelfde locatie: ‘{ $one }’ en ‘{ $other }’
fault-position-lost-stack = bij ‘{ $location }’ hoort een stapel toeristenfiches
fault-position-impossible =
    { $which ->
        [first-player] de startspeler is bekend precies wanneer de eerste bestemmingskaarten gekozen zijn
        [early-route] voor de eerste beurt is er geen route geclaimd
        [waiting-stacks] de wachtende stapels toeristenfiches passen niet bij de fase
        [offer] het aanbod past niet bij de fase
        [no-ticket] iedereen houdt minstens één bestemmingskaart
        [no-choice] er valt niets te kiezen
        [turns-left] de resterende beurten passen niet bij de kabeltrams en de fase
       *[passes] het aantal keren passen past niet bij de fase
    }

# Stellingen van Mini Express.
fault-position-too-many-seats = aantal plaatsen: { $seats }
fault-position-too-much-influence = invloed is hoogstens { $most }
fault-position-too-many-passes = na zo vaak passen zou de partij afgelopen zijn
fault-position-train-twice = op een veld staat hoogstens één trein van een maatschappij
fault-position-impossible-train = niemand kan naar de startlocatie van een andere maatschappij bouwen
fault-position-loose-train = deze trein is met geen enkele startlocatie van zijn maatschappij verbonden
fault-position-invented-share = aandelen: { $found }; het moeten er 9 zijn
fault-position-lost-share = aandelen: { $found }; het moeten er 9 zijn
fault-position-invented-train = treinen: { $found }; het moeten er { $expected } zijn
fault-position-lost-train = treinen: { $found }; het moeten er { $expected } zijn
fault-position-reserve-too-full = in een reserve passen er hoogstens { $most }
fault-position-length-too-long = een spoorlengte is hoogstens { $most }
fault-position-offer-without-supply = zonder trein in de voorraad is er geen aandeel in het aanbod (ME-2)
fault-position-overfull = op { $hex } zijn te veel maatschappijen: { $found }; het mogen er hoogstens { $most } zijn
fault-position-too-many-ports = te veel havens van één maatschappij: { $found }; het mogen er hoogstens { $most } zijn
fault-position-golden-spike =
    { $which ->
        [not-played] de Gouden Spijker wordt niet gespeeld
       *[trains] de stand van de Gouden Spijker past niet bij de treinen in Omaha en San Francisco
    }
fault-position-bad-phase =
    { $which ->
        [picks] het kiezen van apart gelegde aandelen heeft minder ronden
       *[exhausted] een aanbod is uitgeput: de partij van twee experts zou afgelopen zijn
    }
fault-position-bad-draft =
    { $which ->
        [held] na zoveel keuzes kan niemand deze aandelen hebben: { $picks }
       *[set-aside] apart gelegde aandelen van elke maatschappij: { $count }
    }
fault-position-bad-seat = daar zit niemand die aan de beurt kan zijn
fault-position-bad-part = alleen bij twee experts heeft een beurt twee acties
fault-position-bad-choice = deze keuze volgt niet uit de bouw die erbij genoemd is
fault-position-stuck = van hieruit kan niemand verder
fault-position-token-on-start = een startlocatie heeft geen vraagfiche
fault-position-token-in-full-city = de volle stad nummer { $number } heeft nog een fiche
fault-position-no-bot = in deze spelvorm speelt geen bot
fault-position-bad-target = een startlocatie is nooit het doel
fault-position-invented-bot-token = een botfiche is er twee keer
fault-position-lost-bot-token = een botfiche is nergens
fault-position-early-bot-token = voor de laatste keuze is er geen fiche getrokken, en zitten de verversfiches niet in de zak
fault-position-no-refresh-token = na de voorbereiding zit er altijd een verversfiche in de zak

# Verzoeken en berichten.
fault-request-not-an-object = een verzoek is een JSON-object
fault-request-no-command = een verzoek noemt zijn opdracht
fault-request-no-viewer = zeg door wiens ogen: een plaats, of null voor een toeschouwer
fault-request-unknown-command = de opdracht ‘{ $name }’ bestaat niet; mogelijk zijn: { $known }
fault-request-too-long = een regel heeft hoogstens { $most } bytes
fault-request-not-utf8 = is geen tekst in UTF-8
fault-request-not-json = de inhoud is application/json
fault-request-malformed = het verzoek is niet te begrijpen
fault-request-unknown-path = op dit adres is niets
fault-request-wrong-method = dit kan niet op dit adres
fault-request-too-slow = de inhoud van het verzoek kwam te langzaam aan
fault-request-too-large = de inhoud van een verzoek heeft hoogstens { $most } bytes
fault-request-no-upgrade = dit adres is alleen voor WebSockets van versie 13
fault-request-other-host = de server antwoordt niet op deze naam; wie hem beheert, staat die toe met --host
fault-server-broken = de server heeft een fout gemaakt
fault-server-not-ready = de server kan nu niet bedienen: { $reason }
fault-protocol-no-hello = een gesprek begint met hello
fault-protocol-unknown = deze server spreekt protocol { $protocol }
fault-protocol-not-an-object = een bericht is een JSON-object
fault-protocol-no-submission = elke opdracht heeft een eigen id, zodat een herhaalde te herkennen is
fault-protocol-not-here = plaatsen neem je in met POST /api/tables/ID/seats
fault-protocol-odd-id = een id heeft 1 tot en met { $most } letters, cijfers, - en _
fault-protocol-too-long = een zet heeft hoogstens { $most } bytes
fault-table-no-match = er is nog geen partij; begin met new, load of continue
fault-table-no-such-seat = plaats { $seat } bestaat niet; de plaatsen zijn 0 tot en met { $last }
fault-table-no-such-step = gespeelde zetten: { $played }; deze zet bestaat niet
fault-table-nothing-to-choose = plaats { $seat } heeft nu niets te kiezen
fault-table-unknown-entry = aantal regels: { $entries }; deze regel bestaat niet
fault-bots-no-clock = hier is geen klok; zeg hoeveel knopen
fault-bots-unreadable-effort = ‘{ $effort }’ is geen aantal knopen, zoals 800, en geen tijd, zoals 1000ms
