# Ticket to Ride: San Francisco.

# De kleuren staan ook als sleutels in de keuzes hieronder (blauw, blauwe): verander ze samen.
card-blue = blauw
card-green = groen
card-black = zwart
card-purple = paars
card-red = rood
card-orange = oranje
card-ferry = veerboot
card-gray = grijs
letter-blue = B
letter-green = G
letter-black = Z
letter-purple = P
letter-red = R
letter-orange = O
letter-ferry = V
letter-gray =
    { "" }
card-count =
    { $card ->
        [blauw] { $count } blauwe
        [groen] { $count } groene
        [zwart] { $count } zwarte
        [paars] { $count } paarse
        [rood] { $count } rode
        [veerboot]
            { $count ->
                [one] { $count } veerboot
               *[other] { $count } veerboten
            }
       *[other] { $count } { $card }
    }
route-name = { $one } – { $other }
route-name-coloured = { $one } – { $other } ({ $colour })

symbol-crab = krab
symbol-sea-lion = zeeleeuw
symbol-lantern = lampion
symbol-kite = vlieger
symbol-guitar = gitaar
symbol-sourdough = zuurdesembrood
symbol-camera = camera

sf-row = Openliggende kaarten
sf-take =
    { $card ->
        [blauw] Pak de blauwe kaart
        [groen] Pak de groene kaart
        [zwart] Pak de zwarte kaart
        [paars] Pak de paarse kaart
        [rood] Pak de rode kaart
        [grijs] Pak de grijze kaart
        [veerboot] Pak de veerbootkaart
       *[other] Pak de { $card } kaart
    }
sf-empty-slot = Een lege plek
sf-deck-label = Trek blind een kaart van de stapel, nog { $count }
sf-tickets-label = Trek bestemmingskaarten, nog { $count }
sf-hand = Je hand
sf-hand-empty = Nog geen kaarten.
sf-hand-card =
    { $card ->
        [blauw]
            { $count ->
                [one] { $count } blauwe kaart
               *[other] { $count } blauwe kaarten
            }
        [groen]
            { $count ->
                [one] { $count } groene kaart
               *[other] { $count } groene kaarten
            }
        [zwart]
            { $count ->
                [one] { $count } zwarte kaart
               *[other] { $count } zwarte kaarten
            }
        [paars]
            { $count ->
                [one] { $count } paarse kaart
               *[other] { $count } paarse kaarten
            }
        [rood]
            { $count ->
                [one] { $count } rode kaart
               *[other] { $count } rode kaarten
            }
        [veerboot]
            { $count ->
                [one] { $count } veerbootkaart
               *[other] { $count } veerbootkaarten
            }
       *[other]
            { $count ->
                [one] { $count } { $card } kaart
               *[other] { $count } { $card } kaarten
            }
    }
sf-tickets = Je bestemmingskaarten
sf-tickets-none = Nog geen bestemmingskaarten.
sf-ticket = { $one } naar { $other }, { $points } punten
sf-ticket-done = behaald
sf-ticket-missing =
    { $count ->
        [one] nog { $count } vakje
       *[other] nog { $count } vakjes
    }
sf-ticket-cut = kan niet meer
sf-map = Plattegrond van { $name }
sf-pass = Passen

sf-cars =
    { $count ->
        [one] { $count } kabeltram
       *[other] { $count } kabeltrams
    }
sf-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
sf-kept-tickets =
    { $count ->
        [one] { $count } bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }
sf-tokens-of = Souvenirs: { $symbols }
sf-no-tokens = nog geen souvenirs

sf-route-label =
    { $length ->
        [one] { $name }, { $length } vakje
       *[other] { $name }, { $length } vakjes
    }
sf-route-label-ferries =
    { $ferries ->
        [one] waarvan één met een veerboot
       *[other] waarvan { $ferries } met een veerboot
    }
sf-route-held = geclaimd: { $name }
sf-route-open = nu te claimen
sf-location-tokens = { $name }, souvenirs: { $count } × { $symbol }

task-first_tickets = Kies je eerste bestemmingskaarten
task-placing_tokens = Leg souvenirs op het bord
task-turn = Trek kaarten, claim een route of trek bestemmingskaarten
task-second_card = Trek een tweede kaart
task-keeping_tickets = Kies welke bestemmingskaarten je houdt
task-taking_token = Kies een souvenir
task-over = De partij is afgelopen
task-last-round =
    { $count ->
        [one] laatste ronde, nog { $count } beurt
       *[other] laatste ronde, nog { $count } beurten
    }

claim-title = Claim { $route }
claim-pay = Betaal met
claim-confirm = Claim voor { $points } punten
claim-confirm-one = Claim voor 1 punt
claim-cancel = Toch niet
claim-effect-cars =
    { $count ->
        [0] je laatste kabeltram gaat op
        [one] je houdt { $count } kabeltram over
       *[other] je houdt { $count } kabeltrams over
    }
claim-effect-ticket = je behaalt { $ticket }
claim-effect-token = je krijgt een souvenir: { $symbol }
claim-effect-tokens = je kiest een souvenir: { $symbols }
claim-effect-last-round = de laatste ronde begint

offer-title = Bestemmingskaarten
offer-hint = Houd er minstens één. Wat je aan het einde niet hebt behaald, kost je punten.
offer-keep =
    { $count ->
        [0] Houd geen kaart
        [one] Houd { $count } kaart
       *[other] Houd { $count } kaarten
    }
place-title = Waar komen ze te liggen?
place-hint = Kies een souvenir en daarna een locatie op het bord waar er nog geen liggen.
token-title = Eén souvenir is voor jou
token-take =
    { $symbol ->
        [zuurdesembrood] Pak het { $symbol } van { $location }
       *[other] Pak de { $symbol } van { $location }
    }

# Acties in woorden.
action-keep_tickets = Houd { $tickets }
action-place_tokens =
    { $symbol ->
        [zuurdesembrood] Leg het { $symbol } bij { $location }
       *[other] Leg de { $symbol } bij { $location }
    }
action-draw_deck = Trek blind een kaart
action-draw_face_up =
    { $card ->
        [blauw] Pak de blauwe kaart
        [groen] Pak de groene kaart
        [zwart] Pak de zwarte kaart
        [paars] Pak de paarse kaart
        [rood] Pak de rode kaart
        [grijs] Pak de grijze kaart
        [veerboot] Pak de veerbootkaart
       *[other] Pak de { $card } kaart
    }
action-draw_face_up-place = Neem open kaart { $place }
action-draw_face_up-any = Neem een open kaart
action-claim_route = Claim { $route } met { $cards }
action-take_token = Pak het souvenir van { $location }
action-draw_tickets = Trek bestemmingskaarten
action-pass = Passen

# Wat er gebeurde, in woorden.
event-stack_laid = Souvenirs bij { $location }: { $count } × { $symbol }
event-stack_laid-beside = Souvenirs naast het bord: { $count } × { $symbol }
event-tickets_drawn = { $name } trok bestemmingskaarten
event-tickets_kept = { $name } koos bestemmingskaarten
event-first_player_chosen = Startspeler: { $name }
event-tokens_placed =
    { $symbol ->
        [zuurdesembrood] { $name } legde het { $symbol } bij { $location }
       *[other] { $name } legde de { $symbol } bij { $location }
    }
event-card_drawn = { $name } trok blind een kaart
event-card_drawn-own =
    { $card ->
        [blauw] { $name } trok een blauwe kaart
        [groen] { $name } trok een groene kaart
        [zwart] { $name } trok een zwarte kaart
        [paars] { $name } trok een paarse kaart
        [rood] { $name } trok een rode kaart
        [veerboot] { $name } trok een veerboot
       *[other] { $name } trok een { $card } kaart
    }
event-card_taken =
    { $card ->
        [blauw] { $name } pakte een blauwe kaart
        [groen] { $name } pakte een groene kaart
        [zwart] { $name } pakte een zwarte kaart
        [paars] { $name } pakte een paarse kaart
        [rood] { $name } pakte een rode kaart
        [veerboot] { $name } pakte een veerboot
       *[other] { $name } pakte een { $card } kaart
    }
event-row_discarded = Te veel veerboten: de open kaarten zijn vervangen
event-deck_reshuffled = De aflegstapel is de nieuwe stapel geworden
event-route_claimed =
    { $points ->
        [one] { $name } claimde { $route } voor { $points } punt
       *[other] { $name } claimde { $route } voor { $points } punten
    }
event-token_taken = { $name } pakte een souvenir: { $symbol }
event-passed = { $name } paste
event-last_round_began = { $name } houdt hooguit twee kabeltrams over: de laatste ronde begint
event-match_ended = De partij is afgelopen

# Waarom iets niet kan. De codes zijn die van de engine.
fault-san-francisco-turn-over = De partij is afgelopen.
fault-san-francisco-turn-not-yours = Iemand anders is aan de beurt.
fault-san-francisco-turn-other-choice =
    { $expected ->
        [keep_tickets] Kies eerst welke bestemmingskaarten je houdt.
        [place_tokens] Leg eerst de souvenirs neer.
        [draw_second_card] Je hebt één kaart getrokken: er moet een tweede volgen.
        [take_token] Kies eerst een souvenir.
       *[other] Eerst moet er iets anders gebeuren.
    }
fault-san-francisco-tickets-keep-one = Je moet minstens één bestemmingskaart houden.
fault-san-francisco-tickets-not-offered = Alleen aangeboden bestemmingskaarten kun je houden.
fault-san-francisco-tickets-none-left = De bestemmingskaarten zijn op.
fault-san-francisco-tokens-location-taken = Bij { $location } liggen al souvenirs: { $symbol }.
fault-san-francisco-tokens-not-waiting = Er liggen geen souvenirs van dit soort naast het bord: { $symbol }.
fault-san-francisco-tokens-not-here = { $location } heeft geen souvenir voor de route die je net claimde.
fault-san-francisco-draw-deck-empty = De stapel is leeg, en de aflegstapel ook.
fault-san-francisco-draw-no-such-slot = Zo'n plek is er niet in de rij.
fault-san-francisco-draw-slot-empty = Op deze plek ligt geen kaart.
fault-san-francisco-draw-second-ferry = Een openliggende veerboot kan niet je tweede kaart zijn: die pak je als eerste en enige.
fault-san-francisco-claim-route-taken = Deze route is al geclaimd: { $by }.
fault-san-francisco-claim-own-twin = Je hebt de andere helft van deze dubbele route al, en niemand krijgt ze allebei.
fault-san-francisco-claim-twin-closed = Met twee spelers is een dubbele route gesloten zodra één helft is geclaimd.
fault-san-francisco-claim-not-enough-cars =
    { $needed ->
        [one] Voor deze route is { $needed } kabeltram nodig; jij hebt er { $have }.
       *[other] Voor deze route zijn { $needed } kabeltrams nodig; jij hebt er { $have }.
    }
fault-san-francisco-claim-wrong-number =
    { $needed ->
        [one] Voor deze route is { $needed } kaart nodig; jij speelt er { $paid }.
       *[other] Voor deze route zijn { $needed } kaarten nodig; jij speelt er { $paid }.
    }
fault-san-francisco-claim-wrong-colour = Deze route is { $needed }: met { $paid } kun je niet betalen.
fault-san-francisco-claim-mixed-colours = Een grijze route betaal je met één kleur, niet met { $one } en { $other }.
fault-san-francisco-claim-not-enough-ferries =
    { $needed ->
        [one] Voor deze route is minstens { $needed } veerbootkaart nodig; jij speelt er { $paid }.
       *[other] Voor deze route zijn minstens { $needed } veerbootkaarten nodig; jij speelt er { $paid }.
    }
fault-san-francisco-claim-not-in-hand =
    { $card ->
        [blauw]
            { $paid ->
                [one] Dat kost { $paid } blauwe kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } blauwe kaarten; jij hebt er { $have }.
            }
        [groen]
            { $paid ->
                [one] Dat kost { $paid } groene kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } groene kaarten; jij hebt er { $have }.
            }
        [zwart]
            { $paid ->
                [one] Dat kost { $paid } zwarte kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } zwarte kaarten; jij hebt er { $have }.
            }
        [paars]
            { $paid ->
                [one] Dat kost { $paid } paarse kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } paarse kaarten; jij hebt er { $have }.
            }
        [rood]
            { $paid ->
                [one] Dat kost { $paid } rode kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } rode kaarten; jij hebt er { $have }.
            }
        [veerboot]
            { $paid ->
                [one] Dat kost { $paid } veerbootkaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } veerbootkaarten; jij hebt er { $have }.
            }
        [ferry]
            { $paid ->
                [one] Dat kost { $paid } veerbootkaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } veerbootkaarten; jij hebt er { $have }.
            }
       *[other]
            { $paid ->
                [one] Dat kost { $paid } { $card } kaart; jij hebt er { $have }.
               *[other] Dat kost { $paid } { $card } kaarten; jij hebt er { $have }.
            }
    }
fault-san-francisco-pass-not-allowed = Passen mag alleen als je niets anders kunt doen.
score-routes = Routes
score-tokens = Souvenirs
score-completed =
    { $count ->
        [one] { $count } bestemmingskaart behaald
       *[other] { $count } bestemmingskaarten behaald
    }
decided-points = Met de meeste punten
decided-completed_tickets = Gelijk in punten, maar meer bestemmingskaarten behaald
decided-shared = Gelijk in punten en in behaalde bestemmingskaarten
ending-last_round = De laatste ronde is voorbij.
ending-everybody_passed = Niemand kon nog iets doen.
