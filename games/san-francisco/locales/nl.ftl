# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Verzamel kaarten, leg kabeltramlijnen over de heuvels, steek met de veerboot de baai over en verzamel onderweg toeristenfiches. Twintig minuten, als niemand treuzelt.
san-francisco-scenery-ocean = Stille Oceaan
san-francisco-scenery-bay = Baai van San Francisco
san-francisco-scenery-north = N

bot-racer = Gierzwaluw
bot-racer-about = heeft haast: claimt lange routes en maakt snel een eind aan de partij
bot-planner = Uil
bot-planner-about = denkt vooruit: bouwt het kortste netwerk voor de eigen bestemmingskaarten
bot-blocker = Klauwier
bot-blocker-about = denkt vooruit en snijdt anderen de pas af waar het kan

## Aan tafel.

# De kleuren staan ook als sleutels in de keuzes hieronder (blauw, blauwe): verander ze samen.
san-francisco-card-blue = blauw
san-francisco-card-green = groen
san-francisco-card-black = zwart
san-francisco-card-purple = paars
san-francisco-card-red = rood
san-francisco-card-orange = oranje
san-francisco-card-ferry = veerboot
san-francisco-card-gray = grijs
san-francisco-letter-blue = B
san-francisco-letter-green = G
san-francisco-letter-black = Z
san-francisco-letter-purple = P
san-francisco-letter-red = R
san-francisco-letter-orange = O
san-francisco-letter-ferry = V
san-francisco-letter-gray =
    { "" }
san-francisco-card-count =
    { $count ->
        [one]
            { $card ->
                [blauw] { $count } blauwe kaart
                [groen] { $count } groene kaart
                [zwart] { $count } zwarte kaart
                [paars] { $count } paarse kaart
                [rood] { $count } rode kaart
                [veerboot] { $count } veerbootkaart
               *[other] { $count } { $card } kaart
            }
       *[other]
            { $card ->
                [blauw] { $count } blauwe kaarten
                [groen] { $count } groene kaarten
                [zwart] { $count } zwarte kaarten
                [paars] { $count } paarse kaarten
                [rood] { $count } rode kaarten
                [veerboot] { $count } veerbootkaarten
               *[other] { $count } { $card } kaarten
            }
    }
san-francisco-route-name = { $one } – { $other }
san-francisco-route-name-coloured = { $one } – { $other } ({ $colour })

san-francisco-symbol-crab = krab
san-francisco-symbol-sea-lion = zeeleeuw
san-francisco-symbol-lantern = lampion
san-francisco-symbol-kite = vlieger
san-francisco-symbol-guitar = gitaar
san-francisco-symbol-sourdough = zuurdesembrood
san-francisco-symbol-camera = camera

san-francisco-row = Openliggende kaarten
san-francisco-take =
    { $card ->
        [blauw] Pak de blauwe kaart
        [groen] Pak de groene kaart
        [zwart] Pak de zwarte kaart
        [paars] Pak de paarse kaart
        [rood] Pak de rode kaart
        [veerboot] Pak de veerbootkaart
       *[other] Pak de { $card } kaart
    }
san-francisco-empty-slot = Een lege plek
san-francisco-deck-label = Trek blind een kaart van de stapel (nog { $count })
san-francisco-tickets-label = Trek bestemmingskaarten (nog { $count })
san-francisco-hand = Je hand
san-francisco-hand-empty = Nog geen kaarten.
san-francisco-hand-card =
    { $count ->
        [one]
            { $card ->
                [blauw] { $count } blauwe kaart
                [groen] { $count } groene kaart
                [zwart] { $count } zwarte kaart
                [paars] { $count } paarse kaart
                [rood] { $count } rode kaart
                [veerboot] { $count } veerbootkaart
               *[other] { $count } { $card } kaart
            }
       *[other]
            { $card ->
                [blauw] { $count } blauwe kaarten
                [groen] { $count } groene kaarten
                [zwart] { $count } zwarte kaarten
                [paars] { $count } paarse kaarten
                [rood] { $count } rode kaarten
                [veerboot] { $count } veerbootkaarten
               *[other] { $count } { $card } kaarten
            }
    }
san-francisco-tickets = Je bestemmingskaarten
san-francisco-tickets-none = Nog geen bestemmingskaarten.
san-francisco-ticket =
    { $points ->
        [one] { $one } naar { $other }, { $points } punt
       *[other] { $one } naar { $other }, { $points } punten
    }
san-francisco-ticket-done = behaald
san-francisco-ticket-missing =
    { $count ->
        [one] nog { $count } vakje
       *[other] nog { $count } vakjes
    }
san-francisco-ticket-cut = kan niet meer
san-francisco-map = Bord van { $name }
san-francisco-pass = Passen

san-francisco-cars =
    { $count ->
        [one] { $count } kabeltram
       *[other] { $count } kabeltrams
    }
san-francisco-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
san-francisco-kept-tickets =
    { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
san-francisco-tokens-of = Toeristenfiches: { $symbols }
san-francisco-no-tokens = nog geen toeristenfiches

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } vakje
       *[other] { $name }, { $length } vakjes
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] waarvan één met een veerboot
       *[other] waarvan { $ferries } met een veerboot
    }
san-francisco-route-held =
    { $name ->
        [Jij] van jou
       *[other] geclaimd: { $name }
    }
san-francisco-route-open = kan nu geclaimd worden
san-francisco-location-tokens = { $name }, toeristenfiches: { $count } × { $symbol }

san-francisco-task-first_tickets = Kies je eerste bestemmingskaarten
san-francisco-task-placing_tokens = Leg toeristenfiches op het bord
san-francisco-task-turn = Trek kaarten, claim een route of trek bestemmingskaarten
san-francisco-task-second_card = Trek een tweede kaart
san-francisco-task-keeping_tickets = Kies welke bestemmingskaarten je houdt
san-francisco-task-taking_token = Kies een toeristenfiche
san-francisco-task-over = De partij is afgelopen
san-francisco-task-last-round =
    { $count ->
        [one] laatste ronde, nog { $count } beurt
       *[other] laatste ronde, nog { $count } beurten
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Claim { $route }
san-francisco-claim-pay = Betaal met
san-francisco-claim-confirm =
    { $points ->
        [one] Claim voor { $points } punt
       *[other] Claim voor { $points } punten
    }
san-francisco-claim-confirm-one = Claim voor 1 punt
san-francisco-claim-cancel = Toch niet
san-francisco-claim-effect-cars =
    { $count ->
        [0] je laatste kabeltram gaat op
        [one] je houdt { $count } kabeltram over
       *[other] je houdt { $count } kabeltrams over
    }
san-francisco-claim-effect-ticket = je behaalt { $ticket }
san-francisco-claim-effect-token = je krijgt een toeristenfiche: { $symbol }
san-francisco-claim-effect-tokens = je kiest een toeristenfiche: { $symbols }
san-francisco-claim-effect-last-round = de laatste ronde begint

san-francisco-offer-title = Bestemmingskaarten
san-francisco-offer-hint = Houd er minstens één. Bestemmingskaarten die je aan het einde niet hebt behaald, kosten je punten.
san-francisco-offer-keep =
    { $count ->
        [0] Houd geen kaart
        [one] Houd { $count } kaart
       *[other] Houd { $count } kaarten
    }
san-francisco-place-title = Waar komen ze te liggen?
san-francisco-place-hint = Kies een fiche en daarna een locatie op het bord waar er nog geen liggen.
san-francisco-token-title = Eén toeristenfiche is voor jou
san-francisco-token-take =
    { $symbol ->
        [zuurdesembrood] Neem het { $symbol } van { $location }
       *[other] Neem de { $symbol } van { $location }
    }

# Acties in woorden.
san-francisco-action-keep_tickets = Houd { $tickets }
san-francisco-action-place_tokens =
    { $symbol ->
        [zuurdesembrood] Leg het { $symbol } bij { $location }
       *[other] Leg de { $symbol } bij { $location }
    }
san-francisco-action-draw_deck = Trek blind een kaart
san-francisco-action-draw_face_up =
    { $card ->
        [blauw] Pak de blauwe kaart
        [groen] Pak de groene kaart
        [zwart] Pak de zwarte kaart
        [paars] Pak de paarse kaart
        [rood] Pak de rode kaart
        [veerboot] Pak de veerbootkaart
       *[other] Pak de { $card } kaart
    }
san-francisco-action-draw_face_up-place = Pak openliggende kaart { $place }
san-francisco-action-claim_route = Claim { $route } met { $cards }
san-francisco-action-take_token = Neem het toeristenfiche van { $location }
san-francisco-action-draw_tickets = Trek bestemmingskaarten
san-francisco-action-pass = Passen

# Wat er gebeurde, in woorden.
san-francisco-event-stack_laid =
    { $count ->
        [one] Bij { $location } ligt { $count } toeristenfiche: { $symbol }
       *[other] Bij { $location } liggen { $count } toeristenfiches: { $symbol }
    }
san-francisco-event-stack_laid-beside =
    { $count ->
        [one] Naast het bord ligt { $count } toeristenfiche: { $symbol }
       *[other] Naast het bord liggen { $count } toeristenfiches: { $symbol }
    }
san-francisco-event-tickets_drawn = { $player } trok bestemmingskaarten
    .you = Je trok bestemmingskaarten
san-francisco-event-tickets_kept = { $player } koos bestemmingskaarten
    .you = Je koos bestemmingskaarten
san-francisco-event-first_player_chosen = { $player } is de startspeler
    .you = Jij bent de startspeler
san-francisco-event-tokens_placed =
    { $symbol ->
        [zuurdesembrood] { $player } legde het { $symbol } bij { $location }
       *[other] { $player } legde de { $symbol } bij { $location }
    }
    .you =
        { $symbol ->
            [zuurdesembrood] Je legde het { $symbol } bij { $location }
           *[other] Je legde de { $symbol } bij { $location }
        }
san-francisco-event-card_drawn = { $player } trok blind een kaart
    .you = Je trok blind een kaart
san-francisco-event-card_drawn-own =
    { $card ->
        [blauw] { $player } trok een blauwe kaart
        [groen] { $player } trok een groene kaart
        [zwart] { $player } trok een zwarte kaart
        [paars] { $player } trok een paarse kaart
        [rood] { $player } trok een rode kaart
        [veerboot] { $player } trok een veerbootkaart
       *[other] { $player } trok een { $card } kaart
    }
    .you =
        { $card ->
            [blauw] Je trok een blauwe kaart
            [groen] Je trok een groene kaart
            [zwart] Je trok een zwarte kaart
            [paars] Je trok een paarse kaart
            [rood] Je trok een rode kaart
            [veerboot] Je trok een veerbootkaart
           *[other] Je trok een { $card } kaart
        }
san-francisco-event-card_taken =
    { $card ->
        [blauw] { $player } pakte een blauwe kaart
        [groen] { $player } pakte een groene kaart
        [zwart] { $player } pakte een zwarte kaart
        [paars] { $player } pakte een paarse kaart
        [rood] { $player } pakte een rode kaart
        [veerboot] { $player } pakte een veerbootkaart
       *[other] { $player } pakte een { $card } kaart
    }
    .you =
        { $card ->
            [blauw] Je pakte een blauwe kaart
            [groen] Je pakte een groene kaart
            [zwart] Je pakte een zwarte kaart
            [paars] Je pakte een paarse kaart
            [rood] Je pakte een rode kaart
            [veerboot] Je pakte een veerbootkaart
           *[other] Je pakte een { $card } kaart
        }
san-francisco-event-row_discarded = Te veel veerboten: de openliggende kaarten zijn vervangen
san-francisco-event-deck_reshuffled = De aflegstapel is tot een nieuwe stapel geschud
san-francisco-event-route_claimed =
    { $points ->
        [one] { $player } claimde { $route } voor { $points } punt
       *[other] { $player } claimde { $route } voor { $points } punten
    }
    .you =
        { $points ->
            [one] Je claimde { $route } voor { $points } punt
           *[other] Je claimde { $route } voor { $points } punten
        }
san-francisco-event-token_taken = { $player } nam een toeristenfiche: { $symbol }
    .you = Je nam een toeristenfiche: { $symbol }
san-francisco-event-passed = { $player } paste
    .you = Je paste
san-francisco-event-last_round_began = { $player } heeft nog twee of minder kabeltrams: de laatste ronde begint
    .you = Je hebt nog twee of minder kabeltrams: de laatste ronde begint
san-francisco-event-match_ended = De partij is afgelopen

# Waarom iets niet kan. De codes zijn die van de engine.
san-francisco-refusal-turn-over = De partij is afgelopen.
san-francisco-refusal-turn-not-yours = Iemand anders is aan de beurt.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] Kies eerst welke bestemmingskaarten je houdt.
        [place_tokens] Leg eerst de toeristenfiches neer.
        [draw_second_card] Je hebt één kaart getrokken: er moet een tweede volgen.
        [take_token] Kies eerst een toeristenfiche.
       *[other] Eerst moet er iets anders gebeuren.
    }
san-francisco-refusal-tickets-keep-one = Je moet minstens één bestemmingskaart houden.
san-francisco-refusal-tickets-not-offered = Je kunt alleen aangeboden bestemmingskaarten houden.
san-francisco-refusal-tickets-none-left = De bestemmingskaarten zijn op.
san-francisco-refusal-tokens-location-taken = Bij { $location } liggen al toeristenfiches: { $symbol }.
san-francisco-refusal-tokens-not-waiting = Naast het bord liggen geen toeristenfiches met dit symbool: { $symbol }.
san-francisco-refusal-tokens-not-here = { $location } heeft geen toeristenfiche voor de route die je net claimde.
san-francisco-refusal-draw-deck-empty = De stapel is leeg, en de aflegstapel ook.
san-francisco-refusal-draw-no-such-slot = Die plek bestaat niet in de rij.
san-francisco-refusal-draw-slot-empty = Op deze plek ligt geen kaart.
san-francisco-refusal-draw-second-ferry = Een openliggende veerboot kan niet je tweede kaart zijn: die pak je als eerste en enige.
san-francisco-refusal-claim-route-taken =
    { $player ->
        [Jij] Deze route is al van jou.
       *[other] { $player } heeft deze route al geclaimd.
    }
    .you = Deze route is al van jou.
san-francisco-refusal-claim-own-twin = Je hebt de andere route van deze dubbele route al, en niemand mag ze allebei hebben.
san-francisco-refusal-claim-twin-closed = Bij twee spelers is een dubbele route gesloten zodra een van de twee routes is geclaimd.
san-francisco-refusal-claim-not-enough-cars =
    { $needed ->
        [one] Voor deze route is { $needed } kabeltram nodig; jij hebt er { $have }.
       *[other] Voor deze route zijn { $needed } kabeltrams nodig; jij hebt er { $have }.
    }
san-francisco-refusal-claim-wrong-number =
    { $needed ->
        [one] Voor deze route is { $needed } kaart nodig; jij speelt er { $paid }.
       *[other] Voor deze route zijn { $needed } kaarten nodig; jij speelt er { $paid }.
    }
san-francisco-refusal-claim-wrong-colour = Deze route is { $needed }: met { $paid } kun je niet betalen.
san-francisco-refusal-claim-mixed-colours = Een grijze route betaal je met één kleur, niet met { $one } en { $other }.
san-francisco-refusal-claim-not-enough-ferries =
    { $needed ->
        [one] Voor deze route is minstens { $needed } veerbootkaart nodig; jij speelt er { $paid }.
       *[other] Voor deze route zijn minstens { $needed } veerbootkaarten nodig; jij speelt er { $paid }.
    }
san-francisco-refusal-claim-not-in-hand =
    { $paid ->
        [one]
            { $card ->
                [blauw] Dat kost { $paid } blauwe kaart; jij hebt er { $have }.
                [groen] Dat kost { $paid } groene kaart; jij hebt er { $have }.
                [zwart] Dat kost { $paid } zwarte kaart; jij hebt er { $have }.
                [paars] Dat kost { $paid } paarse kaart; jij hebt er { $have }.
                [rood] Dat kost { $paid } rode kaart; jij hebt er { $have }.
                [veerboot] Dat kost { $paid } veerbootkaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } { $card } kaart; jij hebt er { $have }.
            }
       *[other]
            { $card ->
                [blauw] Dat kost { $paid } blauwe kaarten; jij hebt er { $have }.
                [groen] Dat kost { $paid } groene kaarten; jij hebt er { $have }.
                [zwart] Dat kost { $paid } zwarte kaarten; jij hebt er { $have }.
                [paars] Dat kost { $paid } paarse kaarten; jij hebt er { $have }.
                [rood] Dat kost { $paid } rode kaarten; jij hebt er { $have }.
                [veerboot] Dat kost { $paid } veerbootkaarten; jij hebt er { $have }.
               *[other] Dat kost { $paid } { $card } kaarten; jij hebt er { $have }.
            }
    }
san-francisco-refusal-pass-not-allowed = Passen mag alleen als je niets anders kunt doen.
san-francisco-score-routes = Routes
san-francisco-score-tokens = Toeristenfiches
san-francisco-score-completed =
    { $count ->
        [one] { $count } bestemmingskaart behaald
       *[other] { $count } bestemmingskaarten behaald
    }
san-francisco-decided-points = De meeste punten
san-francisco-decided-completed_tickets = Gelijk in punten, maar meer bestemmingskaarten behaald
san-francisco-decided-shared = Gelijk in punten en in behaalde bestemmingskaarten
san-francisco-ending-last_round = De laatste ronde is voorbij.
san-francisco-ending-everybody_passed = Niemand kon nog iets doen.

# Het bord in woorden.

san-francisco-kind-claim = Claim een route
san-francisco-kind-draw = Trek
san-francisco-words-location = Locatie
san-francisco-words-colour =
    { $length ->
        [one] { $colour }, { $length } vakje
       *[other] { $colour }, { $length } vakjes
    }
san-francisco-words-free = vrij
san-francisco-words-no-tokens = { $name }, geen toeristenfiches
san-francisco-words-lacking = Nog te claimen: { $routes }.
san-francisco-words-joined = Je hebt ze verbonden.
san-francisco-words-decks = Kaarten op de stapel: { $cards }. Bestemmingskaarten op de stapel: { $tickets }.
san-francisco-words-waiting = Naast het bord: { $symbols }.
san-francisco-change-gains = levert { $cards } op
san-francisco-change-unseen = levert een onbekende kaart op
san-francisco-change-total = jouw totaal zoals het nu staat: { $points }

# De speelbare inleidingen: waar een stap over gaat, en wat hij opleverde.

learn-sf-tickets = Je doel: verbind met je eigen routes de twee locaties op je bestemmingskaarten. Een behaalde kaart levert punten op, een niet-behaalde kost je punten. Houd een van deze twee, of allebei.
learn-sf-tickets-done = Je bestemmingskaarten liggen aan de zijkant. Niemand anders ziet ze.
learn-sf-draw = Routes betaal je met kaarten. In je beurt mag je er twee trekken: openliggende, of blind van de stapel. Trek twee kaarten, maar laat de veerboot liggen.
learn-sf-draw-done = Twee kaarten erbij, en je beurt is om. Je mag er zoveel hebben als je wilt.
learn-sf-ferry = Een veerbootkaart geldt als elke kleur. Daarom kost een openliggende je hele beurt. Pak de veerboot.
learn-sf-ferry-done = Eén veerboot in plaats van twee kaarten: vaak een goede ruil.
learn-sf-claim = Claim nu een route: speel zoveel kaarten in de kleur van de route als er vakjes zijn. Je hebt twee rode kaarten. Claim de rode route Lombard Street – Chinatown.
learn-sf-claim-done = Je kabeltrams staan erop, en de route levert meteen 2 punten op. Langere routes leveren meer op: 1, 2, 4, 7 en 10.
learn-sf-complete = Voor je bestemmingskaart moet je Fort Mason en Chinatown verbinden. Er ontbreekt één route: claim de zwarte, Fort Mason – Lombard Street.
learn-sf-complete-done = De twee zijn verbonden: aan het einde levert de kaart 4 punten op.
learn-sf-souvenir = Waar toeristenfiches liggen, leveren de eerste routes er een op. Op het water kost elk veerbootsymbool een veerbootkaart. Claim Pier 39 – Alcatraz en kies je fiche.
learn-sf-souvenir-done = Verschillende fiches zijn aan het einde steeds meer waard: alle zeven samen 12 punten.
learn-sf-more = Je bestemmingskaart is behaald. Trek nieuwe: je ziet er twee en houdt er minstens één.
learn-sf-more-done = Nieuwe plannen. Pas op tegen het einde: niet-behaalde bestemmingskaarten kosten je punten.
learn-sf-end = Heeft iemand nog twee kabeltrams of minder, dan krijgt iedereen nog één beurt. Jij hebt er weinig over: claim met je groene kaarten een grijze route van 3 vakjes.
learn-sf-end-done = De laatste ronde is begonnen. Daarna tellen de bestemmingskaarten en de fiches, en wie de meeste punten heeft, wint.
