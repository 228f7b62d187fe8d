# Ticket to Ride: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Ticket to Ride
san-francisco-about = Sbírej karty, veď linky lanových tramvají přes kopce, přeplav se trajektem přes záliv a tam, kam míří turisté, si vezmi turistickou známku. Na dvacet minut, pokud nikdo neotálí.
san-francisco-scenery-ocean = Tichý oceán
san-francisco-scenery-bay = Sanfranciský záliv
san-francisco-scenery-north = S

bot-racer = Rorýs
bot-racer-about = pospíchá: obsazuje dlouhé trasy a žene partii ke konci
bot-planner = Sova
bot-planner-about = myslí dopředu: staví nejkratší síť pro své karty cílových stanic
bot-blocker = Ťuhýk
bot-blocker-about = myslí dopředu, a když může, odřízne ostatní

## U stolu.

san-francisco-card-blue = modrá
san-francisco-card-green = zelená
san-francisco-card-black = černá
san-francisco-card-purple = fialová
san-francisco-card-red = červená
san-francisco-card-orange = oranžová
san-francisco-card-ferry = trajekt
san-francisco-card-gray = šedá
# Každé písmeno jen jednou: R jako rudá, Č je černá.
san-francisco-letter-blue = M
san-francisco-letter-green = Z
san-francisco-letter-black = Č
san-francisco-letter-purple = F
san-francisco-letter-red = R
san-francisco-letter-orange = O
san-francisco-letter-ferry = T
san-francisco-letter-gray =
    { "" }
san-francisco-card-count = { $count }× { $card }
san-francisco-route-name = { $one } – { $other }
san-francisco-route-name-coloured = { $one } – { $other } ({ $colour })

san-francisco-symbol-crab = krab
san-francisco-symbol-sea-lion = lachtan
san-francisco-symbol-lantern = lampion
san-francisco-symbol-kite = drak
san-francisco-symbol-guitar = kytara
san-francisco-symbol-sourdough = kváskový chléb
san-francisco-symbol-camera = fotoaparát

san-francisco-row = Otočené karty
san-francisco-take = Vzít otočenou kartu: { $card }
san-francisco-empty-slot = Prázdné místo
san-francisco-deck-label =
    { $count ->
        [one] Dobrat kartu naslepo z balíčku, zbývá { $count }
        [few] Dobrat kartu naslepo z balíčku, zbývají { $count }
        [many] Dobrat kartu naslepo z balíčku, zbývá { $count }
       *[other] Dobrat kartu naslepo z balíčku, zbývá { $count }
    }
san-francisco-tickets-label =
    { $count ->
        [one] Dobrat karty cílových stanic, zbývá { $count }
        [few] Dobrat karty cílových stanic, zbývají { $count }
        [many] Dobrat karty cílových stanic, zbývá { $count }
       *[other] Dobrat karty cílových stanic, zbývá { $count }
    }
san-francisco-hand = Karty v ruce
san-francisco-hand-empty = Zatím žádné karty.
san-francisco-hand-card =
    { $count ->
        [one] { $count } karta: { $card }
        [few] { $count } karty: { $card }
        [many] { $count } karty: { $card }
       *[other] { $count } karet: { $card }
    }
san-francisco-tickets = Tvé karty cílových stanic
san-francisco-tickets-none = Zatím žádné karty cílových stanic.
san-francisco-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } bod
        [few] { $one } – { $other }, { $points } body
        [many] { $one } – { $other }, { $points } bodu
       *[other] { $one } – { $other }, { $points } bodů
    }
san-francisco-ticket-done = splněno
san-francisco-ticket-missing =
    { $count ->
        [one] chybí { $count } políčko
        [few] chybí { $count } políčka
        [many] chybí { $count } políčka
       *[other] chybí { $count } políček
    }
san-francisco-ticket-cut = už nejde splnit
san-francisco-map = Mapa: { $name }
san-francisco-pass = Vynechat tah

san-francisco-cars =
    { $count ->
        [one] { $count } lanová tramvaj
        [few] { $count } lanové tramvaje
        [many] { $count } lanové tramvaje
       *[other] { $count } lanových tramvají
    }
san-francisco-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
san-francisco-kept-tickets =
    { $count ->
        [one] { $count } karta cílových stanic
        [few] { $count } karty cílových stanic
        [many] { $count } karty cílových stanic
       *[other] { $count } karet cílových stanic
    }
san-francisco-tokens-of = Známky: { $symbols }
san-francisco-no-tokens = zatím žádné známky

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } políčko
        [few] { $name }, { $length } políčka
        [many] { $name }, { $length } políčka
       *[other] { $name }, { $length } políček
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] z toho jeden trajekt
        [few] z toho { $ferries } trajekty
        [many] z toho { $ferries } trajektu
       *[other] z toho { $ferries } trajektů
    }
san-francisco-route-held =
    { $name ->
        [Ty] tvoje
       *[other] obsazená: { $name }
    }
san-francisco-route-open = lze ji teď obsadit
san-francisco-location-tokens =
    { $count ->
        [one] { $name }, { $count } známka „{ $symbol }“
        [few] { $name }, { $count } známky „{ $symbol }“
        [many] { $name }, { $count } známky „{ $symbol }“
       *[other] { $name }, { $count } známek „{ $symbol }“
    }

san-francisco-task-first_tickets = Vyber si první karty cílových stanic
san-francisco-task-placing_tokens = Umísti známky na mapu
san-francisco-task-turn = Obsaď trasu, nebo si dober přepravní karty či karty cílových stanic
san-francisco-task-second_card = Dober si druhou kartu
san-francisco-task-keeping_tickets = Vyber, které karty cílových stanic si necháš
san-francisco-task-taking_token = Vyber si známku
san-francisco-task-over = Partie skončila
san-francisco-task-last-round =
    { $count ->
        [one] poslední kolo, zbývá { $count } tah
        [few] poslední kolo, zbývají { $count } tahy
        [many] poslední kolo, zbývá { $count } tahu
       *[other] poslední kolo, zbývá { $count } tahů
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Obsadit trasu { $route }
san-francisco-claim-pay = Čím zaplatit
san-francisco-claim-confirm =
    { $points ->
        [one] Obsadit (+{ $points } bod)
        [few] Obsadit (+{ $points } body)
        [many] Obsadit (+{ $points } bodu)
       *[other] Obsadit (+{ $points } bodů)
    }
san-francisco-claim-confirm-one = Obsadit (+1 bod)
san-francisco-claim-cancel = Zrušit
san-francisco-claim-effect-cars =
    { $count ->
        [0] nezbude ti žádná lanová tramvaj
        [one] zbude ti { $count } lanová tramvaj
        [few] zbudou ti { $count } lanové tramvaje
        [many] zbude ti { $count } lanové tramvaje
       *[other] zbude ti { $count } lanových tramvají
    }
san-francisco-claim-effect-ticket = splní kartu { $ticket }
san-francisco-claim-effect-token = přinese známku: { $symbol }
san-francisco-claim-effect-tokens = dá na výběr známku: { $symbols }
san-francisco-claim-effect-last-round = spustí poslední kolo

san-francisco-offer-title = Karty cílových stanic
san-francisco-offer-hint = Nech si aspoň jednu. Za nesplněné karty se na konci body odečtou.
san-francisco-offer-keep =
    { $count ->
        [0] Nenechat si žádnou
        [one] Nechat si { $count } kartu
        [few] Nechat si { $count } karty
        [many] Nechat si { $count } karty
       *[other] Nechat si { $count } karet
    }
san-francisco-place-title = Kam umístíš známky?
san-francisco-place-hint = Vyber známku a pak na mapě lokaci, kde ještě žádné nejsou.
san-francisco-token-title = Vyber si jednu známku
san-francisco-token-take = Vzít: { $symbol } ({ $location })

# Akce slovy.
san-francisco-action-keep_tickets = Nechat si: { $tickets }
san-francisco-action-place_tokens = Umístit: { $symbol } → { $location }
san-francisco-action-draw_deck = Dobrat kartu naslepo
san-francisco-action-draw_face_up = Vzít otočenou kartu: { $card }
san-francisco-action-draw_face_up-place = Vzít otočenou kartu č. { $place }
san-francisco-action-claim_route = Obsadit trasu { $route }: { $cards }
san-francisco-action-take_token = Vzít známku z lokace { $location }
san-francisco-action-draw_tickets = Dobrat karty cílových stanic
san-francisco-action-pass = Vynechat tah

# Co se stalo, slovy.
san-francisco-event-stack_laid =
    { $count ->
        [one] V lokaci { $location } leží { $count } známka „{ $symbol }“
        [few] V lokaci { $location } leží { $count } známky „{ $symbol }“
        [many] V lokaci { $location } leží { $count } známky „{ $symbol }“
       *[other] V lokaci { $location } leží { $count } známek „{ $symbol }“
    }
san-francisco-event-stack_laid-beside =
    { $count ->
        [one] Stranou čeká { $count } známka „{ $symbol }“
        [few] Stranou čekají { $count } známky „{ $symbol }“
        [many] Stranou čeká { $count } známky „{ $symbol }“
       *[other] Stranou čeká { $count } známek „{ $symbol }“
    }
san-francisco-event-tickets_drawn = { $player } si dobírá karty cílových stanic
    .you = Dobíráš si karty cílových stanic
san-francisco-event-tickets_kept = { $player } si vybírá karty cílových stanic
    .you = Vybíráš si karty cílových stanic
san-francisco-event-first_player_chosen = Začíná { $player }
    .you = Začínáš ty
san-francisco-event-tokens_placed = { $player } umisťuje symbol „{ $symbol }“ do lokace { $location }
    .you = Umisťuješ symbol „{ $symbol }“ do lokace { $location }
san-francisco-event-card_drawn = { $player } si dobírá kartu naslepo
    .you = Dobíráš si kartu naslepo
san-francisco-event-card_drawn-own = { $player } si dobírá naslepo: { $card }
    .you = Dobíráš si naslepo: { $card }
san-francisco-event-card_taken = { $player } si bere otočenou kartu: { $card }
    .you = Bereš si otočenou kartu: { $card }
san-francisco-event-row_discarded = Příliš mnoho trajektů: otočené karty se vyměňují
san-francisco-event-deck_reshuffled = Z odhozených karet vzniká nový balíček
san-francisco-event-route_claimed =
    { $points ->
        [one] { $player } obsazuje trasu { $route } (+{ $points } bod)
        [few] { $player } obsazuje trasu { $route } (+{ $points } body)
        [many] { $player } obsazuje trasu { $route } (+{ $points } bodu)
       *[other] { $player } obsazuje trasu { $route } (+{ $points } bodů)
    }
    .you =
        { $points ->
            [one] Obsazuješ trasu { $route } (+{ $points } bod)
            [few] Obsazuješ trasu { $route } (+{ $points } body)
            [many] Obsazuješ trasu { $route } (+{ $points } bodu)
           *[other] Obsazuješ trasu { $route } (+{ $points } bodů)
        }
san-francisco-event-token_taken = { $player } si bere známku „{ $symbol }“
    .you = Bereš si známku „{ $symbol }“
san-francisco-event-passed = { $player } vynechává tah
    .you = Vynecháváš tah
san-francisco-event-last_round_began = { $player } má už nejvýš dvě lanové tramvaje: začíná poslední kolo
    .you = Máš už nejvýš dvě lanové tramvaje: začíná poslední kolo
san-francisco-event-match_ended = Partie skončila

# Proč něco nejde. Kódy patří jádru hry.
san-francisco-refusal-turn-over = Partie skončila.
san-francisco-refusal-turn-not-yours = Na tahu je někdo jiný.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] Nejdřív vyber, které karty cílových stanic si necháš.
        [place_tokens] Nejdřív umísti známky.
        [draw_second_card] Nejdřív si dober druhou kartu.
        [take_token] Nejdřív si vyber známku.
       *[other] Nejdřív je na řadě něco jiného.
    }
san-francisco-refusal-tickets-keep-one = Aspoň jednu kartu cílových stanic si musíš nechat.
san-francisco-refusal-tickets-not-offered = Nechat si můžeš jen nabízené karty cílových stanic.
san-francisco-refusal-tickets-none-left = V balíčku už nejsou žádné karty cílových stanic.
san-francisco-refusal-tokens-location-taken = V lokaci { $location } už známky jsou („{ $symbol }“).
san-francisco-refusal-tokens-not-waiting = Známky „{ $symbol }“ už stranou nečekají.
san-francisco-refusal-tokens-not-here = V lokaci { $location } teď není žádná známka, kterou si můžeš vzít.
san-francisco-refusal-draw-deck-empty = Balíček je prázdný a žádné odhozené karty nejsou.
san-francisco-refusal-draw-no-such-slot = Taková otočená karta tu není.
san-francisco-refusal-draw-slot-empty = Na tomto místě není žádná karta.
san-francisco-refusal-draw-second-ferry = Otočený trajekt nesmí být druhou kartou: bere se jako první a jediný.
san-francisco-refusal-claim-route-taken =
    { $player ->
        [Ty] Tato trasa už je tvoje.
       *[other] Tato trasa už je obsazená: { $player }.
    }
    .you = Tato trasa už je tvoje.
san-francisco-refusal-claim-own-twin = Jednu polovinu této dvojité trasy už máš a obě mít nikdo nesmí.
san-francisco-refusal-claim-twin-closed = Při hře dvou hráčů se dvojitá trasa uzavře, jakmile je jedna její polovina obsazená.
san-francisco-refusal-claim-not-enough-cars =
    { $needed ->
        [one] Na tuto trasu potřebuješ { $needed } lanovou tramvaj, máš { $have }.
        [few] Na tuto trasu potřebuješ { $needed } lanové tramvaje, máš { $have }.
        [many] Na tuto trasu potřebuješ { $needed } lanové tramvaje, máš { $have }.
       *[other] Na tuto trasu potřebuješ { $needed } lanových tramvají, máš { $have }.
    }
san-francisco-refusal-claim-wrong-number =
    { $needed ->
        [one] Tato trasa stojí { $needed } kartu, ne { $paid }.
        [few] Tato trasa stojí { $needed } karty, ne { $paid }.
        [many] Tato trasa stojí { $needed } karty, ne { $paid }.
       *[other] Tato trasa stojí { $needed } karet, ne { $paid }.
    }
san-francisco-refusal-claim-wrong-colour = Tato trasa je { $needed }, kartou jiné barvy ({ $paid }) ji obsadit nejde.
san-francisco-refusal-claim-mixed-colours = Šedá trasa se platí kartami jedné barvy, ne dvou ({ $one } a { $other }).
san-francisco-refusal-claim-not-enough-ferries =
    { $needed ->
        [one] Na tuto trasu potřebuješ aspoň { $needed } kartu trajektu, v platbě jich je { $paid }.
        [few] Na tuto trasu potřebuješ aspoň { $needed } karty trajektů, v platbě jich je { $paid }.
        [many] Na tuto trasu potřebuješ aspoň { $needed } karty trajektů, v platbě jich je { $paid }.
       *[other] Na tuto trasu potřebuješ aspoň { $needed } karet trajektů, v platbě jich je { $paid }.
    }
san-francisco-refusal-claim-not-in-hand = Na to je potřeba { $paid }× { $card }; v ruce máš: { $have }.
san-francisco-refusal-pass-not-allowed = Vynechat tah můžeš, jen když nejde nic jiného.
san-francisco-score-routes = Trasy
san-francisco-score-tokens = Známky
san-francisco-score-completed =
    { $count ->
        [one] { $count } splněná karta
        [few] { $count } splněné karty
        [many] { $count } splněné karty
       *[other] { $count } splněných karet
    }
san-francisco-decided-points = Nejvíc bodů
san-francisco-decided-completed_tickets = Shoda bodů, rozhodl počet splněných karet cílových stanic
san-francisco-decided-shared = Shoda bodů i splněných karet cílových stanic
san-francisco-ending-last_round = Poslední kolo skončilo.
san-francisco-ending-everybody_passed = Nikdo už nemohl nic udělat.

# Herní plán slovy.

san-francisco-kind-claim = Obsadit trasu
san-francisco-kind-draw = Dobrat
san-francisco-words-location = Lokace
san-francisco-words-colour =
    { $length ->
        [one] { $colour }, { $length } políčko
        [few] { $colour }, { $length } políčka
        [many] { $colour }, { $length } políčka
       *[other] { $colour }, { $length } políček
    }
san-francisco-words-free = volná
san-francisco-words-no-tokens = { $name }, bez známek
san-francisco-words-lacking = Zbývá obsadit: { $routes }.
san-francisco-words-joined = Máš je propojené.
san-francisco-words-decks = Přepravních karet v balíčku: { $cards }. Karet cílových stanic v balíčku: { $tickets }.
san-francisco-words-waiting = Stranou: { $symbols }.
san-francisco-change-gains = získáš: { $cards }
san-francisco-change-unseen = získáš kartu naslepo
san-francisco-change-total = tvůj průběžný součet: { $points }

# Hratelné úvody: o čem krok je a co přinesl.

learn-sf-tickets = Tvůj cíl: vlastními trasami propojit dvě lokace na kartě cílových stanic. Splněná karta body přidá, nesplněná je ubere. Nech si jednu z těchto dvou, nebo obě.
learn-sf-tickets-done = Karty cílových stanic máš u sebe. Nikdo jiný je nevidí.
learn-sf-draw = Trasy se platí přepravními kartami. V tahu si můžeš dobrat dvě, každou buď z otočených, nebo naslepo z balíčku. Dober si dvě karty, ale trajekt nech být.
learn-sf-draw-done = O dvě karty víc a tah končí. V ruce jich můžeš mít libovolně mnoho.
learn-sf-ferry = Trajekt zastoupí kteroukoli barvu. Je tak cenný, že když si ho vezmeš z otočených karet, je to celý tvůj tah. Vezmi si trajekt.
learn-sf-ferry-done = Jeden trajekt místo dvou karet: často výhodný obchod.
learn-sf-claim = Teď obsaď trasu: stojí tolik karet její barvy, kolik má políček. Máš dvě červené. Obsaď červenou trasu Lombard Street – Chinatown.
learn-sf-claim-done = Stojí na ní tvé lanové tramvaje a hned přinesla 2 body. Delší trasy dávají víc: 1, 2, 4, 7 a 10.
learn-sf-complete = Tvá karta cílových stanic chce propojit Fort Mason a Chinatown. Chybí jediná trasa: obsaď černou Fort Mason – Lombard Street.
learn-sf-complete-done = Obě lokace jsou propojené: na konci karta přinese své 4 body.
learn-sf-souvenir = Vede-li tvá nová trasa do lokace se známkami, jednu si vezmeš. Na vodě stojí každý symbol lodě jednu kartu trajektu. Obsaď trasu Pier 39 – Alcatraz a vyber si známku.
learn-sf-souvenir-done = Čím víc různých známek, tím víc bodů na konci: za všech sedm je 12 bodů.
learn-sf-more = Tvá karta je splněná. Dober si nové karty cílových stanic: uvidíš dvě a aspoň jednu si necháš.
learn-sf-more-done = Nové plány. Ke konci opatrně: nesplněná karta body ubere.
learn-sf-end = Když někomu zbudou dvě lanové tramvaje nebo méně, má každý ještě poslední tah. Tobě jich zbývá málo: obsaď zelenými kartami šedou trasu se 3 políčky.
learn-sf-end-done = Poslední kolo začalo. Pak se sečtou karty cílových stanic a známky a vyhraje, kdo má nejvíc bodů.
