# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Strânge cărți, întinde linii de funicular peste dealuri, treci golful cu feribotul și ia câte un suvenir de oriunde ajung turiștii. Douăzeci de minute, dacă nu trage nimeni de timp.
san-francisco-scenery-ocean = Oceanul Pacific
san-francisco-scenery-bay = Golful San Francisco
san-francisco-scenery-north = N

bot-racer = Drepnea
bot-racer-about = pe fugă: revendică rute lungi și termină partida devreme
bot-planner = Bufniță
bot-planner-about = gândește în avans: construiește cea mai scurtă rețea pentru biletele sale
bot-blocker = Sfrâncioc
bot-blocker-about = gândește în avans și le taie calea celorlalți când poate

## La masă.

san-francisco-card-blue = albastru
san-francisco-card-green = verde
san-francisco-card-black = negru
san-francisco-card-purple = mov
san-francisco-card-red = roșu
san-francisco-card-orange = portocaliu
san-francisco-card-ferry = feribot
san-francisco-card-gray = gri
san-francisco-letter-blue = A
san-francisco-letter-green = V
san-francisco-letter-black = N
san-francisco-letter-purple = M
san-francisco-letter-red = R
san-francisco-letter-orange = P
san-francisco-letter-ferry = F
san-francisco-letter-gray =
    { "" }
san-francisco-card-count = { $count } × { $card }
san-francisco-route-name = { $one } – { $other }
san-francisco-route-name-coloured = { $one } – { $other } ({ $colour })

san-francisco-symbol-crab = crab
san-francisco-symbol-sea-lion = leu de mare
san-francisco-symbol-lantern = lampion
san-francisco-symbol-kite = zmeu
san-francisco-symbol-guitar = chitară
san-francisco-symbol-sourdough = pâine cu maia
san-francisco-symbol-camera = aparat foto

san-francisco-row = Cărți cu fața în sus
san-francisco-take = Ia un { $card }
san-francisco-empty-slot = Un loc gol
san-francisco-deck-label = Trage din teanc o carte nevăzută, rămase: { $count }
san-francisco-tickets-label = Trage bilete de destinație, rămase: { $count }
san-francisco-hand = Mâna ta
san-francisco-hand-empty = Încă nicio carte.
san-francisco-hand-card =
    { $count ->
        [one] { $card }: { $count } carte
        [few] { $card }: { $count } cărți
       *[other] { $card }: { $count } de cărți
    }
san-francisco-tickets = Biletele tale
san-francisco-tickets-none = Încă niciun bilet.
san-francisco-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } punct
        [few] { $one } – { $other }, { $points } puncte
       *[other] { $one } – { $other }, { $points } de puncte
    }
san-francisco-ticket-done = finalizat
san-francisco-ticket-missing =
    { $count ->
        [one] încă { $count } spațiu
        [few] încă { $count } spații
       *[other] încă { $count } de spații
    }
san-francisco-ticket-cut = drum tăiat
san-francisco-map = Harta: { $name }
san-francisco-pass = Pas

san-francisco-cars =
    { $count ->
        [one] { $count } funicular
        [few] { $count } funiculare
       *[other] { $count } de funiculare
    }
san-francisco-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
san-francisco-kept-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilete
       *[other] { $count } de bilete
    }
san-francisco-tokens-of = Suveniruri: { $symbols }
san-francisco-no-tokens = încă niciun suvenir

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } spațiu
        [few] { $name }, { $length } spații
       *[other] { $name }, { $length } de spații
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] dintre care unul cu feribot
        [few] dintre care { $ferries } cu feribot
       *[other] dintre care { $ferries } cu feribot
    }
san-francisco-route-held = revendicată ({ $name })
san-francisco-route-open = se poate revendica acum
san-francisco-location-tokens = { $name }, suveniruri: { $count } × { $symbol }

san-francisco-task-first_tickets = Alege primele tale bilete
san-francisco-task-placing_tokens = Așază suvenirurile pe hartă
san-francisco-task-turn = Trage cărți, revendică o rută sau trage bilete
san-francisco-task-second_card = Trage a doua carte
san-francisco-task-keeping_tickets = Alege ce bilete păstrezi
san-francisco-task-taking_token = Alege un suvenir
san-francisco-task-over = Partida s-a încheiat
san-francisco-task-last-round =
    { $count ->
        [one] ultima rundă, încă { $count } tură
        [few] ultima rundă, încă { $count } ture
       *[other] ultima rundă, încă { $count } de ture
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Revendică { $route }
san-francisco-claim-pay = Plătește cu
san-francisco-claim-confirm =
    { $points ->
        [one] Revendică pentru { $points } punct
        [few] Revendică pentru { $points } puncte
       *[other] Revendică pentru { $points } de puncte
    }
san-francisco-claim-confirm-one = Revendică pentru 1 punct
san-francisco-claim-cancel = Nu asta
san-francisco-claim-effect-cars =
    { $count ->
        [0] folosește ultimul tău funicular
        [one] îți lasă { $count } funicular
        [few] îți lasă { $count } funiculare
       *[other] îți lasă { $count } de funiculare
    }
san-francisco-claim-effect-ticket = finalizează { $ticket }
san-francisco-claim-effect-token = aduce un suvenir: { $symbol }
san-francisco-claim-effect-tokens = îți dă de ales: { $symbols }
san-francisco-claim-effect-last-round = pornește ultima rundă

san-francisco-offer-title = Bilete de destinație
san-francisco-offer-hint = Păstrează cel puțin unul. Ce nu e finalizat până la sfârșit îți scade din puncte.
san-francisco-offer-keep =
    { $count ->
        [0] Nu păstra niciunul
        [one] Păstrează { $count } bilet
        [few] Păstrează { $count } bilete
       *[other] Păstrează { $count } de bilete
    }
san-francisco-place-title = Unde le așezi?
san-francisco-place-hint = Alege un suvenir, apoi pe hartă o locație care nu are niciunul.
san-francisco-token-title = Un suvenir e al tău
san-francisco-token-take = Ia de la { $location }: { $symbol }

# Acțiunile în cuvinte.
san-francisco-action-keep_tickets = Păstrează { $tickets }
san-francisco-action-place_tokens = Așază la { $location }: { $symbol }
san-francisco-action-draw_deck = Trage o carte nevăzută
san-francisco-action-draw_face_up = Ia un { $card }
san-francisco-action-draw_face_up-place = Ia cartea cu fața în sus nr. { $place }
san-francisco-action-claim_route = Revendică { $route } cu { $cards }
san-francisco-action-take_token = Ia suvenirul de la { $location }
san-francisco-action-draw_tickets = Trage bilete
san-francisco-action-pass = Pas

# Ce s-a întâmplat, în cuvinte.
san-francisco-event-stack_laid = Suveniruri la { $location }: { $count } × { $symbol }
san-francisco-event-stack_laid-beside = Suveniruri în așteptare, lângă tablă: { $count } × { $symbol }
san-francisco-event-tickets_drawn = { $player }: bilete trase
    .you = Ai tras bilete
san-francisco-event-tickets_kept = { $player }: bilete alese
    .you = Ai ales bilete
san-francisco-event-first_player_chosen = Începe: { $player }
    .you = Începi tu
san-francisco-event-tokens_placed = { $player }: suvenir așezat la { $location } ({ $symbol })
    .you = Ai așezat un suvenir la { $location } ({ $symbol })
san-francisco-event-card_drawn = { $player }: carte trasă din teanc
    .you = Ai tras o carte din teanc
san-francisco-event-card_drawn-own = { $player }: carte trasă din teanc ({ $card })
    .you = Ai tras o carte din teanc ({ $card })
san-francisco-event-card_taken = { $player }: carte luată ({ $card })
    .you = Ai luat o carte ({ $card })
san-francisco-event-row_discarded = Prea multe feriboturi: cărțile cu fața în sus au fost înlocuite
san-francisco-event-deck_reshuffled = Cărțile depuse au devenit noul teanc
san-francisco-event-route_claimed =
    { $points ->
        [one] { $player }: ruta { $route }, revendicată pentru { $points } punct
        [few] { $player }: ruta { $route }, revendicată pentru { $points } puncte
       *[other] { $player }: ruta { $route }, revendicată pentru { $points } de puncte
    }
    .you =
        { $points ->
            [one] Ai revendicat ruta { $route } pentru { $points } punct
            [few] Ai revendicat ruta { $route } pentru { $points } puncte
           *[other] Ai revendicat ruta { $route } pentru { $points } de puncte
        }
san-francisco-event-token_taken = { $player }: suvenir luat ({ $symbol })
    .you = Ai luat un suvenir ({ $symbol })
san-francisco-event-passed = { $player }: pas
    .you = Ai spus pas
san-francisco-event-last_round_began = { $player }: cel mult două funiculare rămase, începe ultima rundă
    .you = Ți-au rămas cel mult două funiculare, începe ultima rundă
san-francisco-event-match_ended = Partida s-a încheiat

# De ce nu se poate. Codurile sunt ale motorului.
san-francisco-refusal-turn-over = Partida s-a încheiat.
san-francisco-refusal-turn-not-yours = E rândul altcuiva.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] Mai întâi alege ce bilete păstrezi.
        [place_tokens] Mai întâi așază suvenirurile.
        [draw_second_card] Ai tras o carte: trebuie să urmeze a doua.
        [take_token] Mai întâi alege un suvenir.
       *[other] Altceva vine mai întâi.
    }
san-francisco-refusal-tickets-keep-one = Trebuie păstrat cel puțin un bilet.
san-francisco-refusal-tickets-not-offered = Se pot păstra numai biletele oferite.
san-francisco-refusal-tickets-none-left = Nu mai sunt bilete în teanc.
san-francisco-refusal-tokens-location-taken = { $location } are deja suveniruri: { $symbol }.
san-francisco-refusal-tokens-not-waiting = Suvenirurile „{ $symbol }” nu așteaptă lângă tablă.
san-francisco-refusal-tokens-not-here = { $location } nu oferă niciun suvenir pentru ruta abia revendicată.
san-francisco-refusal-draw-deck-empty = Teancul e gol și nu mai sunt nici cărți depuse.
san-francisco-refusal-draw-no-such-slot = Nu există un asemenea loc în rând.
san-francisco-refusal-draw-slot-empty = Nu e nicio carte în acest loc.
san-francisco-refusal-draw-second-ferry = Un feribot cu fața în sus nu poate fi a doua carte: se ia primul și singur.
san-francisco-refusal-claim-route-taken = Ruta e deja revendicată ({ $player }).
    .you = Ruta e deja a ta.
san-francisco-refusal-claim-own-twin = Ai deja perechea acestei rute și nimeni nu le poate avea pe amândouă.
san-francisco-refusal-claim-twin-closed = În doi jucători, o rută dublă se închide după ce una dintre jumătăți e revendicată.
san-francisco-refusal-claim-not-enough-cars =
    { $needed ->
        [one] Ruta cere { $needed } funicular, ai { $have }.
        [few] Ruta cere { $needed } funiculare, ai { $have }.
       *[other] Ruta cere { $needed } de funiculare, ai { $have }.
    }
san-francisco-refusal-claim-wrong-number =
    { $needed ->
        [one] Ruta cere { $needed } carte, ai ales { $paid }.
        [few] Ruta cere { $needed } cărți, ai ales { $paid }.
       *[other] Ruta cere { $needed } de cărți, ai ales { $paid }.
    }
san-francisco-refusal-claim-wrong-colour = Culoarea rutei e { $needed }: cu { $paid } nu se poate plăti.
san-francisco-refusal-claim-mixed-colours = O rută gri se plătește cu o singură culoare, nu cu { $one } și { $other }.
san-francisco-refusal-claim-not-enough-ferries =
    { $needed ->
        [one] Ruta cere cel puțin { $needed } carte Feribot, ai ales { $paid }.
        [few] Ruta cere cel puțin { $needed } cărți Feribot, ai ales { $paid }.
       *[other] Ruta cere cel puțin { $needed } de cărți Feribot, ai ales { $paid }.
    }
san-francisco-refusal-claim-not-in-hand = Pentru asta trebuie { $paid } × { $card }, ai { $have }.
san-francisco-refusal-pass-not-allowed = Poți spune pas doar când nu se poate face nimic altceva.
san-francisco-score-routes = Rute
san-francisco-score-tokens = Suveniruri
san-francisco-score-completed =
    { $count ->
        [one] { $count } bilet finalizat
        [few] { $count } bilete finalizate
       *[other] { $count } de bilete finalizate
    }
san-francisco-decided-points = Cele mai multe puncte
san-francisco-decided-completed_tickets = Egalitate la puncte, mai multe bilete finalizate
san-francisco-decided-shared = Egalitate la puncte și la bilete finalizate
san-francisco-ending-last_round = Ultima rundă s-a încheiat.
san-francisco-ending-everybody_passed = Nimeni nu mai putea face nimic.

# Tabla în cuvinte.

san-francisco-kind-claim = Revendică o rută
san-francisco-kind-draw = Trage
san-francisco-words-location = Locația
san-francisco-words-colour =
    { $length ->
        [one] { $colour }, { $length } spațiu
        [few] { $colour }, { $length } spații
       *[other] { $colour }, { $length } de spații
    }
san-francisco-words-free = liberă
san-francisco-words-no-tokens = { $name }, fără suveniruri
san-francisco-words-lacking = De revendicat: { $routes }.
san-francisco-words-joined = Le-ai unit.
san-francisco-words-decks = Cărți în teanc: { $cards }. Bilete în teanc: { $tickets }.
san-francisco-words-waiting = Lângă tablă: { $symbols }.
san-francisco-change-gains = aduce { $cards }
san-francisco-change-unseen = aduce o carte nevăzută
san-francisco-change-total = totalul tău în acest moment: { $points }

# Introducerile jucabile: despre ce e un pas și ce a adus.

learn-sf-tickets = Scopul tău: să unești cu rutele tale cele două locații de pe bilete. Un bilet finalizat aduce puncte, unul nefinalizat le ia. Păstrează unul dintre acestea două sau pe amândouă.
learn-sf-tickets-done = Biletele stau deoparte. Nimeni altcineva nu le vede.
learn-sf-draw = Rutele se plătesc cu cărți. În tura ta poți trage două: una cu fața în sus sau una nevăzută din teanc. Trage două cărți, dar lasă feribotul.
learn-sf-draw-done = Două cărți în plus și tura s-a încheiat. Poți ține oricâte vrei.
learn-sf-ferry = Feribotul ține loc de orice culoare. E atât de bun, încât luat din rând e toată tura ta. Ia feribotul.
learn-sf-ferry-done = Un feribot în loc de două cărți: adesea un târg bun.
learn-sf-claim = Acum revendică o rută: atâtea cărți de culoarea ei câte spații are. Ai două roșii. Revendică ruta roșie Lombard Street – Chinatown.
learn-sf-claim-done = Funicularele tale stau pe ea și aduce pe loc 2 puncte. Rutele mai lungi aduc mai mult: 1, 2, 4, 7 și 10.
learn-sf-complete = Biletul tău cere Fort Mason unit cu Chinatown. Lipsește o rută: revendic-o pe cea neagră, Fort Mason – Lombard Street.
learn-sf-complete-done = Cele două sunt unite: la sfârșit biletul aduce cele 4 puncte.
learn-sf-souvenir = Unde sunt suveniruri, ruta aduce unul. Pe apă, fiecare semn de feribot cere o carte de feribot. Revendică Pier 39 – Alcatraz, apoi alege suvenirul.
learn-sf-souvenir-done = Suvenirurile diferite valorează tot mai mult la sfârșit, toate șapte până la 12 puncte.
learn-sf-more = Biletul e finalizat. Trage bilete noi: vezi două și păstrezi cel puțin unul.
learn-sf-more-done = Planuri noi. Atenție spre sfârșit: ce nu e finalizat ia puncte.
learn-sf-end = Când cuiva îi rămân două funiculare sau mai puține, fiecare mai are o tură. Ție ți-au rămas puține: revendică cu cărțile verzi o rută gri de 3 spații.
learn-sf-end-done = A început ultima rundă. Apoi se numără biletele și suvenirurile, iar cele mai multe puncte câștigă.
