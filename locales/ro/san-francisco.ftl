# Ticket to Ride: San Francisco.

card-blue = albastru
card-green = verde
card-black = negru
card-purple = mov
card-red = roșu
card-orange = portocaliu
card-ferry = feribot
card-gray = gri
letter-blue = A
letter-green = V
letter-black = N
letter-purple = M
letter-red = R
letter-orange = P
letter-ferry = F
letter-gray =
    { "" }
card-count = { $count } × { $card }
route-name = { $one } – { $other }
route-name-coloured = { $one } – { $other } ({ $colour })

symbol-crab = crab
symbol-sea-lion = leu de mare
symbol-lantern = lampion
symbol-kite = zmeu
symbol-guitar = chitară
symbol-sourdough = pâine cu maia
symbol-camera = aparat foto

sf-row = Cărți cu fața în sus
sf-take = Ia un { $card }
sf-empty-slot = Un loc gol
sf-deck-label = Trage din teanc o carte nevăzută, rămase: { $count }
sf-tickets-label = Trage bilete de destinație, rămase: { $count }
sf-hand = Mâna ta
sf-hand-empty = Încă nicio carte.
sf-hand-card =
    { $count ->
        [one] { $card }: { $count } carte
        [few] { $card }: { $count } cărți
       *[other] { $card }: { $count } de cărți
    }
sf-tickets = Biletele tale
sf-tickets-none = Încă niciun bilet.
sf-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } punct
        [few] { $one } – { $other }, { $points } puncte
       *[other] { $one } – { $other }, { $points } de puncte
    }
sf-ticket-done = finalizat
sf-ticket-missing =
    { $count ->
        [one] încă { $count } spațiu
        [few] încă { $count } spații
       *[other] încă { $count } de spații
    }
sf-ticket-cut = drum tăiat
sf-map = Harta: { $name }
sf-pass = Pas

sf-cars =
    { $count ->
        [one] { $count } funicular
        [few] { $count } funiculare
       *[other] { $count } de funiculare
    }
sf-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
sf-kept-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }
sf-tokens-of = Suveniruri: { $symbols }
sf-no-tokens = încă niciun suvenir

sf-route-label =
    { $length ->
        [one] { $name }, { $length } spațiu
        [few] { $name }, { $length } spații
       *[other] { $name }, { $length } de spații
    }
sf-route-label-ferries =
    { $ferries ->
        [one] dintre care unul cu feribot
        [few] dintre care { $ferries } cu feribot
       *[other] dintre care { $ferries } cu feribot
    }
sf-route-held = revendicată ({ $name })
sf-route-open = se poate revendica acum
sf-location-tokens = { $name }, suveniruri: { $count } × { $symbol }

task-first_tickets = Alege primele tale bilete
task-placing_tokens = Așază suvenirurile pe hartă
task-turn = Trage cărți, revendică o rută sau trage bilete
task-second_card = Trage a doua carte
task-keeping_tickets = Alege ce bilete păstrezi
task-taking_token = Alege un suvenir
task-over = Partida s-a încheiat
task-last-round =
    { $count ->
        [one] ultima rundă, încă { $count } tură
        [few] ultima rundă, încă { $count } ture
       *[other] ultima rundă, încă { $count } de ture
    }

claim-title = Revendică { $route }
claim-pay = Plătește cu
claim-confirm =
    { $points ->
        [one] Revendică pentru { $points } punct
        [few] Revendică pentru { $points } puncte
       *[other] Revendică pentru { $points } de puncte
    }
claim-confirm-one = Revendică pentru 1 punct
claim-cancel = Nu asta
claim-effect-cars =
    { $count ->
        [0] folosește ultimul tău funicular
        [one] îți lasă { $count } funicular
        [few] îți lasă { $count } funiculare
       *[other] îți lasă { $count } de funiculare
    }
claim-effect-ticket = finalizează { $ticket }
claim-effect-token = aduce un suvenir: { $symbol }
claim-effect-tokens = îți dă de ales: { $symbols }
claim-effect-last-round = pornește ultima rundă

offer-title = Bilete de destinație
offer-hint = Păstrează cel puțin unul. Ce nu e finalizat până la sfârșit îți scade din puncte.
offer-keep =
    { $count ->
        [0] Nu păstra niciunul
        [one] Păstrează { $count } bilet
        [few] Păstrează { $count } bilete
       *[other] Păstrează { $count } de bilete
    }
place-title = Unde le așezi?
place-hint = Alege un suvenir, apoi pe hartă o locație care nu are niciunul.
token-title = Un suvenir e al tău
token-take = Ia de la { $location }: { $symbol }

# Acțiunile în cuvinte.
action-keep_tickets = Păstrează { $tickets }
action-place_tokens = Așază la { $location }: { $symbol }
action-draw_deck = Trage o carte nevăzută
action-draw_face_up = Ia un { $card }
action-draw_face_up-place = Ia cartea cu fața în sus nr. { $place }
action-draw_face_up-any = Ia o carte cu fața în sus
action-claim_route = Revendică { $route } cu { $cards }
action-take_token = Ia suvenirul de la { $location }
action-draw_tickets = Trage bilete
action-pass = Pas

# Ce s-a întâmplat, în cuvinte.
event-stack_laid = Suveniruri la { $location }: { $count } × { $symbol }
event-stack_laid-beside = Suveniruri în așteptare, lângă tablă: { $count } × { $symbol }
event-tickets_drawn = { $name }: bilete trase
event-tickets_kept = { $name }: bilete alese
event-first_player_chosen = Începe: { $name }
event-tokens_placed = { $name }: suvenir așezat la { $location } ({ $symbol })
event-card_drawn = { $name }: carte trasă din teanc
event-card_drawn-own = { $name }: carte trasă din teanc ({ $card })
event-card_taken = { $name }: carte luată ({ $card })
event-row_discarded = Prea multe feriboturi: cărțile cu fața în sus au fost înlocuite
event-deck_reshuffled = Cărțile depuse au devenit noul teanc
event-route_claimed =
    { $points ->
        [one] { $name }: ruta { $route }, revendicată pentru { $points } punct
        [few] { $name }: ruta { $route }, revendicată pentru { $points } puncte
       *[other] { $name }: ruta { $route }, revendicată pentru { $points } de puncte
    }
event-token_taken = { $name }: suvenir luat ({ $symbol })
event-passed = { $name }: pas
event-last_round_began = { $name }: cel mult două funiculare rămase, începe ultima rundă
event-match_ended = Partida s-a încheiat

# De ce nu se poate. Codurile sunt ale motorului.
fault-san-francisco-turn-over = Partida s-a încheiat.
fault-san-francisco-turn-not-yours = E rândul altcuiva.
fault-san-francisco-turn-other-choice =
    { $expected ->
        [keep_tickets] Mai întâi alege ce bilete păstrezi.
        [place_tokens] Mai întâi așază suvenirurile.
        [draw_second_card] Ai tras o carte: trebuie să urmeze a doua.
        [take_token] Mai întâi alege un suvenir.
       *[other] Altceva vine mai întâi.
    }
fault-san-francisco-tickets-keep-one = Trebuie păstrat cel puțin un bilet.
fault-san-francisco-tickets-not-offered = Se pot păstra numai biletele oferite.
fault-san-francisco-tickets-none-left = Nu mai sunt bilete în teanc.
fault-san-francisco-tokens-location-taken = { $location } are deja suveniruri: { $symbol }.
fault-san-francisco-tokens-not-waiting = Suvenirurile „{ $symbol }” nu așteaptă lângă tablă.
fault-san-francisco-tokens-not-here = { $location } nu oferă niciun suvenir pentru ruta abia revendicată.
fault-san-francisco-draw-deck-empty = Teancul e gol și nu mai sunt nici cărți depuse.
fault-san-francisco-draw-no-such-slot = Nu există un asemenea loc în rând.
fault-san-francisco-draw-slot-empty = Nu e nicio carte în acest loc.
fault-san-francisco-draw-second-ferry = Un feribot cu fața în sus nu poate fi a doua carte: se ia primul și singur.
fault-san-francisco-claim-route-taken = Ruta e deja revendicată ({ $by }).
fault-san-francisco-claim-own-twin = Ai deja perechea acestei rute și nimeni nu le poate avea pe amândouă.
fault-san-francisco-claim-twin-closed = În doi jucători, o rută dublă se închide după ce una dintre jumătăți e revendicată.
fault-san-francisco-claim-not-enough-cars =
    { $needed ->
        [one] Ruta cere { $needed } funicular, ai { $have }.
        [few] Ruta cere { $needed } funiculare, ai { $have }.
       *[other] Ruta cere { $needed } de funiculare, ai { $have }.
    }
fault-san-francisco-claim-wrong-number =
    { $needed ->
        [one] Ruta cere { $needed } carte, ai ales { $paid }.
        [few] Ruta cere { $needed } cărți, ai ales { $paid }.
       *[other] Ruta cere { $needed } de cărți, ai ales { $paid }.
    }
fault-san-francisco-claim-wrong-colour = Culoarea rutei e { $needed }: cu { $paid } nu se poate plăti.
fault-san-francisco-claim-mixed-colours = O rută gri se plătește cu o singură culoare, nu cu { $one } și { $other }.
fault-san-francisco-claim-not-enough-ferries =
    { $needed ->
        [one] Ruta cere cel puțin { $needed } carte Feribot, ai ales { $paid }.
        [few] Ruta cere cel puțin { $needed } cărți Feribot, ai ales { $paid }.
       *[other] Ruta cere cel puțin { $needed } de cărți Feribot, ai ales { $paid }.
    }
fault-san-francisco-claim-not-in-hand = Pentru asta trebuie { $paid } × { $card }, ai { $have }.
fault-san-francisco-pass-not-allowed = Poți spune pas doar când nu se poate face nimic altceva.
score-routes = Rute
score-tokens = Suveniruri
score-completed =
    { $count ->
        [one] { $count } bilet finalizat
        [few] { $count } bilete finalizate
       *[other] { $count } de bilete finalizate
    }
decided-points = Cele mai multe puncte
decided-completed_tickets = Egalitate la puncte, mai multe bilete finalizate
decided-shared = Egalitate la puncte și la bilete finalizate
ending-last_round = Ultima rundă s-a încheiat.
ending-everybody_passed = Nimeni nu mai putea face nimic.
