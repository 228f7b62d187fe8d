# Ticket to Ride: San Francisco.

card-blue = modrá
card-green = zelená
card-black = černá
card-purple = fialová
card-red = červená
card-orange = oranžová
card-ferry = trajekt
card-gray = šedá
# Každé písmeno jen jednou: R jako rudá, Č je černá.
letter-blue = M
letter-green = Z
letter-black = Č
letter-purple = F
letter-red = R
letter-orange = O
letter-ferry = T
letter-gray =
    { "" }
card-count = { $count }× { $card }
route-name = { $one } – { $other }
route-name-coloured = { $one } – { $other } ({ $colour })

symbol-crab = krab
symbol-sea-lion = lachtan
symbol-lantern = lampion
symbol-kite = drak
symbol-guitar = kytara
symbol-sourdough = kváskový chléb
symbol-camera = fotoaparát

sf-row = Otočené karty
sf-take = Vzít otočenou kartu: { $card }
sf-empty-slot = Prázdné místo
sf-deck-label =
    { $count ->
        [one] Dobrat kartu naslepo z balíčku, zbývá { $count }
        [few] Dobrat kartu naslepo z balíčku, zbývají { $count }
        [many] Dobrat kartu naslepo z balíčku, zbývá { $count }
       *[other] Dobrat kartu naslepo z balíčku, zbývá { $count }
    }
sf-tickets-label =
    { $count ->
        [one] Dobrat karty cílových stanic, zbývá { $count }
        [few] Dobrat karty cílových stanic, zbývají { $count }
        [many] Dobrat karty cílových stanic, zbývá { $count }
       *[other] Dobrat karty cílových stanic, zbývá { $count }
    }
sf-hand = Karty v ruce
sf-hand-empty = Zatím žádné karty.
sf-hand-card =
    { $count ->
        [one] { $count } karta: { $card }
        [few] { $count } karty: { $card }
        [many] { $count } karty: { $card }
       *[other] { $count } karet: { $card }
    }
sf-tickets = Tvé cílové karty
sf-tickets-none = Zatím žádné cílové karty.
sf-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } bod
        [few] { $one } – { $other }, { $points } body
        [many] { $one } – { $other }, { $points } bodu
       *[other] { $one } – { $other }, { $points } bodů
    }
sf-ticket-done = splněno
sf-ticket-missing =
    { $count ->
        [one] chybí { $count } políčko
        [few] chybí { $count } políčka
        [many] chybí { $count } políčka
       *[other] chybí { $count } políček
    }
sf-ticket-cut = už to nejde
sf-map = Mapa: { $name }
sf-pass = Vynechat tah

sf-cars =
    { $count ->
        [one] { $count } lanová tramvaj
        [few] { $count } lanové tramvaje
        [many] { $count } lanové tramvaje
       *[other] { $count } lanových tramvají
    }
sf-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
sf-kept-tickets =
    { $count ->
        [one] { $count } cílová karta
        [few] { $count } cílové karty
        [many] { $count } cílové karty
       *[other] { $count } cílových karet
    }
sf-tokens-of = Známky: { $symbols }
sf-no-tokens = zatím žádné známky

sf-route-label =
    { $length ->
        [one] { $name }, { $length } políčko
        [few] { $name }, { $length } políčka
        [many] { $name }, { $length } políčka
       *[other] { $name }, { $length } políček
    }
sf-route-label-ferries =
    { $ferries ->
        [one] z toho jeden trajekt
        [few] z toho { $ferries } trajekty
        [many] z toho { $ferries } trajektu
       *[other] z toho { $ferries } trajektů
    }
sf-route-held = obsazeno: { $name }
sf-route-open = lze ji teď obsadit
sf-location-tokens = { $name }, { $count }× známka „{ $symbol }“

task-first_tickets = Vyber si první cílové karty
task-placing_tokens = Umísti známky na mapu
task-turn = Dober si karty, obsaď trasu, nebo si dober cílové karty
task-second_card = Dober si druhou kartu
task-keeping_tickets = Vyber, které cílové karty si necháš
task-taking_token = Vyber si známku
task-over = Partie skončila
task-last-round =
    { $count ->
        [one] poslední kolo, zbývá { $count } tah
        [few] poslední kolo, zbývají { $count } tahy
        [many] poslední kolo, zbývá { $count } tahu
       *[other] poslední kolo, zbývá { $count } tahů
    }

claim-title = Obsadit trasu { $route }
claim-pay = Čím zaplatit
claim-confirm =
    { $points ->
        [one] Obsadit za { $points } bod
        [few] Obsadit za { $points } body
        [many] Obsadit za { $points } bodu
       *[other] Obsadit za { $points } bodů
    }
claim-confirm-one = Obsadit za 1 bod
claim-cancel = Tuhle ne
claim-effect-cars =
    { $count ->
        [0] spotřebuje tvou poslední lanovou tramvaj
        [one] zbude ti { $count } lanová tramvaj
        [few] zbudou ti { $count } lanové tramvaje
        [many] zbude ti { $count } lanové tramvaje
       *[other] zbude ti { $count } lanových tramvají
    }
claim-effect-ticket = splní cílovou kartu { $ticket }
claim-effect-token = přinese známku: { $symbol }
claim-effect-tokens = dá na výběr známku: { $symbols }
claim-effect-last-round = spustí poslední kolo

offer-title = Karty cílových stanic
offer-hint = Nech si aspoň jednu. Co do konce nesplníš, to se ti odečte.
offer-keep =
    { $count ->
        [0] Nenechat si žádnou
        [one] Nechat si { $count } kartu
        [few] Nechat si { $count } karty
        [many] Nechat si { $count } karty
       *[other] Nechat si { $count } karet
    }
place-title = Kam je položíš?
place-hint = Vyber známku a pak na mapě lokaci, kde ještě žádné nejsou.
token-title = Jedna známka je tvoje
token-take = Vzít: { $symbol } ({ $location })

# Akce slovy.
action-keep_tickets = Nechat si: { $tickets }
action-place_tokens = Umístit: { $symbol } → { $location }
action-draw_deck = Dobrat kartu naslepo
action-draw_face_up = Vzít otočenou kartu: { $card }
action-draw_face_up-place = Vzít otočenou kartu č. { $place }
action-draw_face_up-any = Vzít otočenou kartu
action-claim_route = Obsadit trasu { $route }: { $cards }
action-take_token = Vzít známku z lokace { $location }
action-draw_tickets = Dobrat cílové karty
action-pass = Vynechat tah

# Co se stalo, slovy.
event-stack_laid = { $location }: { $count }× známka „{ $symbol }“
event-stack_laid-beside = Stranou čeká { $count }× známka „{ $symbol }“
event-tickets_drawn = { $name }: dobrání cílových karet
event-tickets_kept = { $name }: výběr cílových karet
event-first_player_chosen = Začíná: { $name }
event-tokens_placed = { $name }: známka „{ $symbol }“ → { $location }
event-card_drawn = { $name }: karta naslepo
event-card_drawn-own = { $name }: karta naslepo ({ $card })
event-card_taken = { $name }: otočená karta ({ $card })
event-row_discarded = Moc trajektů: otočené karty se vyměnily
event-deck_reshuffled = Z odhozených karet je nový balíček
event-route_claimed =
    { $points ->
        [one] { $name }: trasa { $route } za { $points } bod
        [few] { $name }: trasa { $route } za { $points } body
        [many] { $name }: trasa { $route } za { $points } bodu
       *[other] { $name }: trasa { $route } za { $points } bodů
    }
event-token_taken = { $name }: nová známka „{ $symbol }“
event-passed = { $name }: vynechaný tah
event-last_round_began = { $name }: zbývají nejvýš dvě lanové tramvaje, začíná poslední kolo
event-match_ended = Partie skončila

# Proč něco nejde. Kódy patří jádru hry.
fault-san-francisco-turn-over = Partie skončila.
fault-san-francisco-turn-not-yours = Na tahu je někdo jiný.
fault-san-francisco-turn-other-choice =
    { $expected ->
        [keep_tickets] Nejdřív vyber, které cílové karty si necháš.
        [place_tokens] Nejdřív umísti známky.
        [draw_second_card] Jednu kartu už máš: musí následovat druhá.
        [take_token] Nejdřív si vyber známku.
       *[other] Nejdřív je na řadě něco jiného.
    }
fault-san-francisco-tickets-keep-one = Aspoň jednu cílovou kartu si musíš nechat.
fault-san-francisco-tickets-not-offered = Ponechat si lze jen nabízené cílové karty.
fault-san-francisco-tickets-none-left = V balíčku už nejsou žádné cílové karty.
fault-san-francisco-tokens-location-taken = { $location }: tady už známky jsou ({ $symbol }).
fault-san-francisco-tokens-not-waiting = Známky „{ $symbol }“ nečekají stranou.
fault-san-francisco-tokens-not-here = { $location }: za právě obsazenou trasu tady žádná známka není.
fault-san-francisco-draw-deck-empty = Balíček je prázdný a žádné odhozené karty nejsou.
fault-san-francisco-draw-no-such-slot = Takové místo v řadě není.
fault-san-francisco-draw-slot-empty = Na tomto místě není žádná karta.
fault-san-francisco-draw-second-ferry = Otočený trajekt nesmí být druhou kartou: bere se jako první a jediný.
fault-san-francisco-claim-route-taken = Tato trasa už je obsazená: { $by }.
fault-san-francisco-claim-own-twin = Jednu polovinu této dvojité trasy už máš a obě mít nikdo nesmí.
fault-san-francisco-claim-twin-closed = Při hře dvou hráčů se dvojitá trasa uzavře, jakmile je jedna její polovina obsazená.
fault-san-francisco-claim-not-enough-cars =
    { $needed ->
        [one] Tato trasa potřebuje { $needed } lanovou tramvaj, máš { $have }.
        [few] Tato trasa potřebuje { $needed } lanové tramvaje, máš { $have }.
        [many] Tato trasa potřebuje { $needed } lanové tramvaje, máš { $have }.
       *[other] Tato trasa potřebuje { $needed } lanových tramvají, máš { $have }.
    }
fault-san-francisco-claim-wrong-number =
    { $needed ->
        [one] Tato trasa stojí { $needed } kartu, ne { $paid }.
        [few] Tato trasa stojí { $needed } karty, ne { $paid }.
        [many] Tato trasa stojí { $needed } karty, ne { $paid }.
       *[other] Tato trasa stojí { $needed } karet, ne { $paid }.
    }
fault-san-francisco-claim-wrong-colour = Tato trasa je { $needed }, karta v jiné barvě na ni neplatí ({ $paid }).
fault-san-francisco-claim-mixed-colours = Šedá trasa se platí jedinou barvou, ne dvěma ({ $one } a { $other }).
fault-san-francisco-claim-not-enough-ferries =
    { $needed ->
        [one] Tato trasa potřebuje aspoň { $needed } kartu trajektu, tady je jich { $paid }.
        [few] Tato trasa potřebuje aspoň { $needed } karty trajektů, tady je jich { $paid }.
        [many] Tato trasa potřebuje aspoň { $needed } karty trajektů, tady je jich { $paid }.
       *[other] Tato trasa potřebuje aspoň { $needed } karet trajektů, tady je jich { $paid }.
    }
fault-san-francisco-claim-not-in-hand = Na to je potřeba { $paid }× { $card }, máš jen { $have }×.
fault-san-francisco-pass-not-allowed = Vynechat tah jde jen tehdy, když nejde nic jiného.
score-routes = Trasy
score-tokens = Známky
score-completed =
    { $count ->
        [one] { $count } splněná cílová karta
        [few] { $count } splněné cílové karty
        [many] { $count } splněné cílové karty
       *[other] { $count } splněných cílových karet
    }
decided-points = Nejvíc bodů
decided-completed_tickets = Shoda bodů, rozhodl počet splněných cílových karet
decided-shared = Shoda bodů i splněných cílových karet
ending-last_round = Poslední kolo skončilo.
ending-everybody_passed = Nikdo už nemohl nic udělat.
