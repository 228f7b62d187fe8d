# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Strânge cărți, întinde linii de funicular peste dealuri, treci golful cu feribotul și adună jetoane de turist pe unde ajungi. Douăzeci de minute, dacă nu trage nimeni de timp.
san-francisco-scenery-ocean = Oceanul Pacific
san-francisco-scenery-bay = Golful San Francisco
san-francisco-scenery-north = N

bot-racer = Drepnea
bot-racer-about = se grăbește: revendică rute lungi și termină partida devreme
bot-planner = Bufniță
bot-planner-about = se gândește dinainte: construiește cea mai scurtă rețea pentru biletele sale
bot-blocker = Sfrâncioc
bot-blocker-about = se gândește dinainte și le taie calea celorlalți când poate

## La masă.

# Culorile sunt și chei în alegerile de mai jos: schimbă-le împreună. Roșul e ramura implicită: o cheie nu poate avea „ș”.
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
san-francisco-card-count =
    { $count ->
        [one]
            { $card ->
                [albastru] { $count } carte albastră
                [verde] { $count } carte verde
                [negru] { $count } carte neagră
                [mov] { $count } carte mov
                [portocaliu] { $count } carte portocalie
                [feribot] { $count } carte Feribot
               *[other] { $count } carte roșie
            }
        [few]
            { $card ->
                [albastru] { $count } cărți albastre
                [verde] { $count } cărți verzi
                [negru] { $count } cărți negre
                [mov] { $count } cărți mov
                [portocaliu] { $count } cărți portocalii
                [feribot] { $count } cărți Feribot
               *[other] { $count } cărți roșii
            }
       *[other]
            { $card ->
                [albastru] { $count } de cărți albastre
                [verde] { $count } de cărți verzi
                [negru] { $count } de cărți negre
                [mov] { $count } de cărți mov
                [portocaliu] { $count } de cărți portocalii
                [feribot] { $count } de cărți Feribot
               *[other] { $count } de cărți roșii
            }
    }
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
san-francisco-take =
    { $card ->
        [albastru] Ia cartea albastră
        [verde] Ia cartea verde
        [negru] Ia cartea neagră
        [mov] Ia cartea mov
        [portocaliu] Ia cartea portocalie
        [feribot] Ia cartea Feribot
       *[other] Ia cartea roșie
    }
san-francisco-empty-slot = Un loc gol
san-francisco-deck-label = Trage cartea de deasupra teancului (rămase: { $count })
san-francisco-tickets-label = Trage bilete de destinație (rămase: { $count })
san-francisco-hand = Mâna ta
san-francisco-hand-empty = Încă nicio carte.
san-francisco-hand-card =
    { $count ->
        [one]
            { $card ->
                [albastru] { $count } carte albastră
                [verde] { $count } carte verde
                [negru] { $count } carte neagră
                [mov] { $count } carte mov
                [portocaliu] { $count } carte portocalie
                [feribot] { $count } carte Feribot
               *[other] { $count } carte roșie
            }
        [few]
            { $card ->
                [albastru] { $count } cărți albastre
                [verde] { $count } cărți verzi
                [negru] { $count } cărți negre
                [mov] { $count } cărți mov
                [portocaliu] { $count } cărți portocalii
                [feribot] { $count } cărți Feribot
               *[other] { $count } cărți roșii
            }
       *[other]
            { $card ->
                [albastru] { $count } de cărți albastre
                [verde] { $count } de cărți verzi
                [negru] { $count } de cărți negre
                [mov] { $count } de cărți mov
                [portocaliu] { $count } de cărți portocalii
                [feribot] { $count } de cărți Feribot
               *[other] { $count } de cărți roșii
            }
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
san-francisco-ticket-cut = nu mai e posibil
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
san-francisco-tokens-of = Jetoane de turist: { $symbols }
san-francisco-no-tokens = încă niciun jeton de turist

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
san-francisco-route-held =
    { $name ->
        [Tu] a ta
       *[other] revendicată ({ $name })
    }
san-francisco-route-open = se poate revendica acum
san-francisco-location-tokens = { $name }, jetoane de turist: { $count } × { $symbol }

san-francisco-task-first_tickets = Alege primele tale bilete
san-francisco-task-placing_tokens = Așază jetoanele de turist pe hartă
san-francisco-task-turn = Trage cărți, revendică o rută sau trage bilete
san-francisco-task-second_card = Trage a doua carte
san-francisco-task-keeping_tickets = Alege ce bilete păstrezi
san-francisco-task-taking_token = Alege un jeton de turist
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
san-francisco-claim-cancel = Nu pe asta
san-francisco-claim-effect-cars =
    { $count ->
        [0] folosește ultimul tău funicular
        [one] îți lasă { $count } funicular
        [few] îți lasă { $count } funiculare
       *[other] îți lasă { $count } de funiculare
    }
san-francisco-claim-effect-ticket = finalizează biletul { $ticket }
san-francisco-claim-effect-token = aduce un jeton de turist: { $symbol }
san-francisco-claim-effect-tokens = îți dă un jeton la alegere: { $symbols }
san-francisco-claim-effect-last-round = pornește ultima rundă

san-francisco-offer-title = Bilete de destinație
san-francisco-offer-hint = Păstrează cel puțin unul. Biletele nefinalizate până la sfârșit îți scad puncte.
san-francisco-offer-keep =
    { $count ->
        [0] Nu păstra niciunul
        [one] Păstrează { $count } bilet
        [few] Păstrează { $count } bilete
       *[other] Păstrează { $count } de bilete
    }
san-francisco-place-title = Unde le așezi?
san-francisco-place-hint = Alege un jeton, apoi o locație de pe hartă care nu are niciunul.
san-francisco-token-title = Un jeton de turist e al tău
san-francisco-token-take = Ia simbolul { $symbol } de la { $location }

# Acțiunile în cuvinte.
san-francisco-action-keep_tickets = Păstrează { $tickets }
san-francisco-action-place_tokens = Așază simbolul { $symbol } la { $location }
san-francisco-action-draw_deck = Trage cartea de deasupra teancului
san-francisco-action-draw_face_up =
    { $card ->
        [albastru] Ia cartea albastră
        [verde] Ia cartea verde
        [negru] Ia cartea neagră
        [mov] Ia cartea mov
        [portocaliu] Ia cartea portocalie
        [feribot] Ia cartea Feribot
       *[other] Ia cartea roșie
    }
san-francisco-action-draw_face_up-place = Ia cartea cu fața în sus nr. { $place }
san-francisco-action-claim_route = Revendică { $route } cu { $cards }
san-francisco-action-take_token = Ia jetonul de turist de la { $location }
san-francisco-action-draw_tickets = Trage bilete
san-francisco-action-pass = Pas

# Ce s-a întâmplat, în cuvinte.
san-francisco-event-stack_laid =
    { $count ->
        [one] La { $location } se află { $count } jeton de turist: { $symbol }
        [few] La { $location } se află { $count } jetoane de turist: { $symbol }
       *[other] La { $location } se află { $count } de jetoane de turist: { $symbol }
    }
san-francisco-event-stack_laid-beside =
    { $count ->
        [one] Lângă tablă rămâne { $count } jeton de turist: { $symbol }
        [few] Lângă tablă rămân { $count } jetoane de turist: { $symbol }
       *[other] Lângă tablă rămân { $count } de jetoane de turist: { $symbol }
    }
san-francisco-event-tickets_drawn = { $player } a tras bilete
    .you = Ai tras bilete
san-francisco-event-tickets_kept = { $player } a ales ce bilete păstrează
    .you = Ai ales ce bilete păstrezi
san-francisco-event-first_player_chosen = Începe { $player }
    .you = Începi tu
san-francisco-event-tokens_placed = { $player } a așezat simbolul { $symbol } la { $location }
    .you = Ai așezat simbolul { $symbol } la { $location }
san-francisco-event-card_drawn = { $player } a tras o carte din teanc
    .you = Ai tras o carte din teanc
san-francisco-event-card_drawn-own =
    { $card ->
        [albastru] { $player } a tras din teanc o carte albastră
        [verde] { $player } a tras din teanc o carte verde
        [negru] { $player } a tras din teanc o carte neagră
        [mov] { $player } a tras din teanc o carte mov
        [portocaliu] { $player } a tras din teanc o carte portocalie
        [feribot] { $player } a tras din teanc o carte Feribot
       *[other] { $player } a tras din teanc o carte roșie
    }
    .you =
        { $card ->
            [albastru] Ai tras din teanc o carte albastră
            [verde] Ai tras din teanc o carte verde
            [negru] Ai tras din teanc o carte neagră
            [mov] Ai tras din teanc o carte mov
            [portocaliu] Ai tras din teanc o carte portocalie
            [feribot] Ai tras din teanc o carte Feribot
           *[other] Ai tras din teanc o carte roșie
        }
san-francisco-event-card_taken =
    { $card ->
        [albastru] { $player } a luat o carte albastră
        [verde] { $player } a luat o carte verde
        [negru] { $player } a luat o carte neagră
        [mov] { $player } a luat o carte mov
        [portocaliu] { $player } a luat o carte portocalie
        [feribot] { $player } a luat o carte Feribot
       *[other] { $player } a luat o carte roșie
    }
    .you =
        { $card ->
            [albastru] Ai luat o carte albastră
            [verde] Ai luat o carte verde
            [negru] Ai luat o carte neagră
            [mov] Ai luat o carte mov
            [portocaliu] Ai luat o carte portocalie
            [feribot] Ai luat o carte Feribot
           *[other] Ai luat o carte roșie
        }
san-francisco-event-row_discarded = Erau prea multe feriboturi: cărțile cu fața în sus au fost înlocuite
san-francisco-event-deck_reshuffled = Cărțile depuse au fost amestecate într-un nou teanc
san-francisco-event-route_claimed =
    { $points ->
        [one] { $player } a revendicat ruta { $route } pentru { $points } punct
        [few] { $player } a revendicat ruta { $route } pentru { $points } puncte
       *[other] { $player } a revendicat ruta { $route } pentru { $points } de puncte
    }
    .you =
        { $points ->
            [one] Ai revendicat ruta { $route } pentru { $points } punct
            [few] Ai revendicat ruta { $route } pentru { $points } puncte
           *[other] Ai revendicat ruta { $route } pentru { $points } de puncte
        }
san-francisco-event-token_taken = { $player } a luat un jeton de turist: { $symbol }
    .you = Ai luat un jeton de turist: { $symbol }
san-francisco-event-passed = { $player } a spus pas
    .you = Ai spus pas
san-francisco-event-last_round_began = { $player } mai are cel mult două funiculare: începe ultima rundă
    .you = Mai ai cel mult două funiculare: începe ultima rundă
san-francisco-event-match_ended = Partida s-a încheiat

# De ce nu se poate. Codurile sunt ale motorului.
san-francisco-refusal-turn-over = Partida s-a încheiat.
san-francisco-refusal-turn-not-yours = E rândul altcuiva.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] Mai întâi alege ce bilete păstrezi.
        [place_tokens] Mai întâi așază jetoanele de turist.
        [draw_second_card] Ai tras o carte: trebuie să o tragi și pe a doua.
        [take_token] Mai întâi alege un jeton de turist.
       *[other] Mai întâi trebuie făcut altceva.
    }
san-francisco-refusal-tickets-keep-one = Trebuie să păstrezi cel puțin un bilet.
san-francisco-refusal-tickets-not-offered = Poți păstra numai bilete dintre cele oferite.
san-francisco-refusal-tickets-none-left = Nu mai sunt bilete în teanc.
san-francisco-refusal-tokens-location-taken = La { $location } sunt deja jetoane de turist: { $symbol }.
san-francisco-refusal-tokens-not-waiting = Lângă tablă nu sunt jetoane de turist cu simbolul „{ $symbol }”.
san-francisco-refusal-tokens-not-here = La { $location } nu e niciun jeton de turist de luat pentru ruta abia revendicată.
san-francisco-refusal-draw-deck-empty = Teancul e gol și nu mai sunt nici cărți depuse.
san-francisco-refusal-draw-no-such-slot = În rând nu există un asemenea loc.
san-francisco-refusal-draw-slot-empty = Nu e nicio carte în acest loc.
san-francisco-refusal-draw-second-ferry = Un feribot cu fața în sus nu poate fi a doua carte: se ia doar ca primă și singură carte.
san-francisco-refusal-claim-route-taken =
    { $player ->
        [Tu] Ruta e deja a ta.
       *[other] { $player } a revendicat deja această rută.
    }
    .you = Ruta e deja a ta.
san-francisco-refusal-claim-own-twin = Ai deja cealaltă rută a acestei rute duble; nimeni nu le poate avea pe amândouă.
san-francisco-refusal-claim-twin-closed = Într-un joc cu doi jucători, o rută dublă se închide după ce una dintre cele două rute e revendicată.
san-francisco-refusal-claim-not-enough-cars =
    { $needed ->
        [one] Ruta cere { $needed } funicular; ai { $have }.
        [few] Ruta cere { $needed } funiculare; ai { $have }.
       *[other] Ruta cere { $needed } de funiculare; ai { $have }.
    }
san-francisco-refusal-claim-wrong-number =
    { $needed ->
        [one] Ruta cere { $needed } carte; ai ales { $paid }.
        [few] Ruta cere { $needed } cărți; ai ales { $paid }.
       *[other] Ruta cere { $needed } de cărți; ai ales { $paid }.
    }
san-francisco-refusal-claim-wrong-colour = Culoarea rutei e { $needed }; nu o poți plăti cu { $paid }.
san-francisco-refusal-claim-mixed-colours = O rută gri se plătește cu o singură culoare, nu cu { $one } și { $other }.
san-francisco-refusal-claim-not-enough-ferries =
    { $needed ->
        [one] Ruta cere cel puțin { $needed } carte Feribot; ai ales { $paid }.
        [few] Ruta cere cel puțin { $needed } cărți Feribot; ai ales { $paid }.
       *[other] Ruta cere cel puțin { $needed } de cărți Feribot; ai ales { $paid }.
    }
san-francisco-refusal-claim-not-in-hand =
    { $paid ->
        [one]
            { $card ->
                [albastru] Pentru asta ai nevoie de { $paid } carte albastră; ai { $have }.
                [verde] Pentru asta ai nevoie de { $paid } carte verde; ai { $have }.
                [negru] Pentru asta ai nevoie de { $paid } carte neagră; ai { $have }.
                [mov] Pentru asta ai nevoie de { $paid } carte mov; ai { $have }.
                [portocaliu] Pentru asta ai nevoie de { $paid } carte portocalie; ai { $have }.
                [feribot] Pentru asta ai nevoie de { $paid } carte Feribot; ai { $have }.
               *[other] Pentru asta ai nevoie de { $paid } carte roșie; ai { $have }.
            }
        [few]
            { $card ->
                [albastru] Pentru asta ai nevoie de { $paid } cărți albastre; ai { $have }.
                [verde] Pentru asta ai nevoie de { $paid } cărți verzi; ai { $have }.
                [negru] Pentru asta ai nevoie de { $paid } cărți negre; ai { $have }.
                [mov] Pentru asta ai nevoie de { $paid } cărți mov; ai { $have }.
                [portocaliu] Pentru asta ai nevoie de { $paid } cărți portocalii; ai { $have }.
                [feribot] Pentru asta ai nevoie de { $paid } cărți Feribot; ai { $have }.
               *[other] Pentru asta ai nevoie de { $paid } cărți roșii; ai { $have }.
            }
       *[other]
            { $card ->
                [albastru] Pentru asta ai nevoie de { $paid } de cărți albastre; ai { $have }.
                [verde] Pentru asta ai nevoie de { $paid } de cărți verzi; ai { $have }.
                [negru] Pentru asta ai nevoie de { $paid } de cărți negre; ai { $have }.
                [mov] Pentru asta ai nevoie de { $paid } de cărți mov; ai { $have }.
                [portocaliu] Pentru asta ai nevoie de { $paid } de cărți portocalii; ai { $have }.
                [feribot] Pentru asta ai nevoie de { $paid } de cărți Feribot; ai { $have }.
               *[other] Pentru asta ai nevoie de { $paid } de cărți roșii; ai { $have }.
            }
    }
san-francisco-refusal-pass-not-allowed = Poți spune pas doar când nu poți face nimic altceva.
san-francisco-score-routes = Rute
san-francisco-score-tokens = Jetoane de turist
san-francisco-score-completed =
    { $count ->
        [one] { $count } bilet finalizat
        [few] { $count } bilete finalizate
       *[other] { $count } de bilete finalizate
    }
san-francisco-decided-points = Victorie la puncte
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
san-francisco-words-no-tokens = { $name }, fără jetoane de turist
san-francisco-words-lacking = De revendicat: { $routes }.
san-francisco-words-joined = Le-ai unit.
san-francisco-words-decks = Cărți în teanc: { $cards }. Bilete în teanc: { $tickets }.
san-francisco-words-waiting = Lângă tablă: { $symbols }.
san-francisco-change-gains = aduce { $cards }
san-francisco-change-unseen = aduce o carte necunoscută din teanc
san-francisco-change-total = totalul tău în acest moment: { $points }

# Introducerile jucabile: despre ce e un pas și ce a adus.

learn-sf-tickets = Scopul tău: să unești cu rutele tale cele două locații de pe fiecare bilet. Un bilet finalizat îți aduce puncte, unul nefinalizat îți scade puncte. Păstrează unul dintre acestea două sau pe amândouă.
learn-sf-tickets-done = Biletele tale sunt afișate alături. Nimeni altcineva nu le vede.
learn-sf-draw = Rutele se plătesc cu cărți. În tura ta poți trage două: dintre cele cu fața în sus sau din teanc, la întâmplare. Trage două cărți, dar lasă feribotul.
learn-sf-draw-done = Ai două cărți în plus și tura s-a încheiat. Poți avea în mână oricâte vrei.
learn-sf-ferry = Cartea Feribot ține loc de orice culoare. E atât de bună, încât, dacă o iei dintre cărțile cu fața în sus, tura ta se încheie. Ia feribotul.
learn-sf-ferry-done = Un feribot în loc de două cărți: adesea un târg bun.
learn-sf-claim = Acum revendică o rută: depui atâtea cărți de culoarea ei câte spații are. Ai două cărți roșii. Revendică ruta roșie Lombard Street – Chinatown.
learn-sf-claim-done = Funicularele tale stau pe ea, iar ruta îți aduce pe loc 2 puncte. Rutele mai lungi aduc mai mult: 1, 2, 4, 7 și 10.
learn-sf-complete = Biletul tău cere să unești Fort Mason cu Chinatown. Lipsește o rută: revendic-o pe cea neagră, Fort Mason – Lombard Street.
learn-sf-complete-done = Cele două locații sunt unite: la sfârșit biletul îți aduce 4 puncte.
learn-sf-souvenir = Unde sunt jetoane de turist, primele rute aduc câte unul. Pe apă, fiecare simbol Feribot cere o carte Feribot. Revendică Pier 39 – Alcatraz, apoi alege jetonul.
learn-sf-souvenir-done = Jetoanele diferite valorează tot mai mult la sfârșit: până la 12 puncte pentru toate șapte.
learn-sf-more = Biletul e finalizat. Trage bilete noi: vezi două și păstrezi cel puțin unul.
learn-sf-more-done = Planuri noi. Atenție spre sfârșit: biletele nefinalizate îți scad puncte.
learn-sf-end = Când cuiva îi rămân două funiculare sau mai puține, fiecare mai are o tură. Ție ți-au rămas puține: revendică cu cărțile verzi o rută gri de 3 spații.
learn-sf-end-done = A început ultima rundă. Apoi se numără biletele și jetoanele; câștigă cine are cele mai multe puncte.
