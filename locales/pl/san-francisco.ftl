# Wsiąść do Pociągu: San Francisco.

# Rodzaj żeński: karta niebieska, nitka niebieska. „prom” to także klucz wyboru w komunikatach.
card-blue = niebieska
card-green = zielona
card-black = czarna
card-purple = fioletowa
card-red = czerwona
card-orange = pomarańczowa
card-ferry = prom
card-gray = szara
letter-blue = N
letter-green = Z
letter-black = K
letter-purple = F
letter-red = C
letter-orange = P
letter-ferry = ★
letter-gray =
    { "" }
card-count = { $count } × { $card }
route-name = { $one } – { $other }
route-name-coloured = { $one } – { $other } (nitka { $colour })

symbol-crab = krab
symbol-sea-lion = lew morski
symbol-lantern = lampion
symbol-kite = latawiec
symbol-guitar = gitara
symbol-sourdough = chleb
symbol-camera = aparat

sf-row = Odkryte karty
sf-take = Weź kartę: { $card }
sf-empty-slot = Puste miejsce
sf-deck-label = Dobierz kartę z talii w ciemno, zostało: { $count }
sf-tickets-label = Dobierz karty biletów, zostało: { $count }
sf-hand = Twoje karty
sf-hand-empty = Nie masz jeszcze kart.
sf-hand-card =
    { $count ->
        [one] { $card }: { $count } karta
        [few] { $card }: { $count } karty
        [many] { $card }: { $count } kart
       *[other] { $card }: { $count } karty
    }
sf-tickets = Twoje bilety
sf-tickets-none = Nie masz jeszcze biletów.
sf-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } punkt
        [few] { $one } – { $other }, { $points } punkty
        [many] { $one } – { $other }, { $points } punktów
       *[other] { $one } – { $other }, { $points } punktu
    }
sf-ticket-done = zrealizowany
sf-ticket-missing =
    { $count ->
        [one] brakuje { $count } pola
        [few] brakuje { $count } pól
        [many] brakuje { $count } pól
       *[other] brakuje { $count } pola
    }
sf-ticket-cut = brak drogi
sf-map = Mapa: { $name }
sf-pass = Pasuj

sf-cars =
    { $count ->
        [one] { $count } tramwaj
        [few] { $count } tramwaje
        [many] { $count } tramwajów
       *[other] { $count } tramwaju
    }
sf-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
sf-kept-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }
sf-tokens-of = Żetony turystyki: { $symbols }
sf-no-tokens = brak żetonów turystyki

sf-route-label =
    { $length ->
        [one] { $name }, { $length } pole
        [few] { $name }, { $length } pola
        [many] { $name }, { $length } pól
       *[other] { $name }, { $length } pola
    }
sf-route-label-ferries =
    { $ferries ->
        [one] w tym { $ferries } prom
        [few] w tym { $ferries } promy
        [many] w tym { $ferries } promów
       *[other] w tym { $ferries } promu
    }
sf-route-held = zajęte: { $name }
sf-route-open = można teraz utworzyć
sf-location-tokens = { $name }, żetony ({ $symbol }): { $count }

task-first_tickets = Wybierz pierwsze bilety
task-placing_tokens = Połóż żetony na mapie
task-turn = Dobierz karty, utwórz połączenie albo dobierz bilety
task-second_card = Dobierz drugą kartę
task-keeping_tickets = Wybierz, które bilety zachować
task-taking_token = Wybierz żeton
task-over = Koniec partii
task-last-round =
    { $count ->
        [one] ostatnia runda, została { $count } tura
        [few] ostatnia runda, zostały { $count } tury
        [many] ostatnia runda, zostało { $count } tur
       *[other] ostatnia runda, zostało { $count } tury
    }

claim-title = Połączenie { $route }
claim-pay = Zapłać kartami
claim-confirm = Utwórz: +{ $points } pkt
claim-confirm-one = Utwórz: +1 pkt
claim-cancel = Jednak nie
claim-effect-cars =
    { $count ->
        [0] zużywa ostatni tramwaj
        [one] zostanie { $count } tramwaj
        [few] zostaną { $count } tramwaje
        [many] zostanie { $count } tramwajów
       *[other] zostanie { $count } tramwaju
    }
claim-effect-ticket = realizuje bilet { $ticket }
claim-effect-token = daje żeton: { $symbol }
claim-effect-tokens = daje żeton do wyboru: { $symbols }
claim-effect-last-round = rozpoczyna ostatnią rundę

offer-title = Karty biletów
offer-hint = Zachowaj co najmniej jeden. Za niezrealizowane bilety stracisz na koniec punkty.
offer-keep =
    { $count ->
        [0] Nie zachowuj żadnego
        [one] Zachowaj { $count } bilet
        [few] Zachowaj { $count } bilety
        [many] Zachowaj { $count } biletów
       *[other] Zachowaj { $count } biletu
    }
place-title = Gdzie położyć żetony?
place-hint = Wybierz żeton, a potem miejsce na mapie, w którym nie ma żetonów.
token-title = Jeden żeton jest dla ciebie
token-take = Weź: { $symbol } ({ $location })

# Akcje słowami.
action-keep_tickets = Zachowaj: { $tickets }
action-place_tokens = Połóż żeton ({ $symbol }) w miejscu { $location }
action-draw_deck = Dobierz kartę w ciemno
action-draw_face_up = Weź kartę: { $card }
action-draw_face_up-place = Weź odkrytą kartę nr { $place }
action-draw_face_up-any = Weź odkrytą kartę
action-claim_route = Utwórz połączenie { $route }, karty: { $cards }
action-take_token = Weź żeton z miejsca { $location }
action-draw_tickets = Dobierz bilety
action-pass = Pasuj

# Co się wydarzyło, słowami.
event-stack_laid = { $location }: { $symbol } × { $count }
event-stack_laid-beside = Obok planszy: { $symbol } × { $count }
event-tickets_drawn =
    { $name ->
        [Ty] Dobierasz bilety
       *[other] { $name } dobiera bilety
    }
event-tickets_kept =
    { $name ->
        [Ty] Wybierasz bilety
       *[other] { $name } wybiera bilety
    }
event-first_player_chosen = Grę rozpoczyna: { $name }
event-tokens_placed =
    { $name ->
        [Ty] Kładziesz żeton ({ $symbol }) w miejscu { $location }
       *[other] { $name } kładzie żeton ({ $symbol }) w miejscu { $location }
    }
event-card_drawn =
    { $name ->
        [Ty] Dobierasz kartę w ciemno
       *[other] { $name } dobiera kartę w ciemno
    }
event-card_drawn-own =
    { $name ->
        [Ty] Dobierasz w ciemno kartę: { $card }
       *[other] { $name } dobiera w ciemno kartę: { $card }
    }
event-card_taken =
    { $name ->
        [Ty] Bierzesz kartę: { $card }
       *[other] { $name } bierze kartę: { $card }
    }
event-row_discarded = Za dużo promów: odkryte karty zostały wymienione
event-deck_reshuffled = Z odrzuconych kart powstała nowa talia
event-route_claimed =
    { $name ->
        [Ty] Tworzysz połączenie { $route }: +{ $points } pkt
       *[other] { $name } tworzy połączenie { $route }: +{ $points } pkt
    }
event-token_taken =
    { $name ->
        [Ty] Bierzesz żeton: { $symbol }
       *[other] { $name } bierze żeton: { $symbol }
    }
event-passed =
    { $name ->
        [Ty] Pasujesz
       *[other] { $name } pasuje
    }
event-last_round_began =
    { $name ->
        [Ty] Masz już najwyżej dwa tramwaje: zaczyna się ostatnia runda
       *[other] { $name } ma już najwyżej dwa tramwaje: zaczyna się ostatnia runda
    }
event-match_ended = Koniec partii

# Dlaczego czegoś nie można zrobić. Kody pochodzą z silnika.
fault-san-francisco-turn-over = Partia już się skończyła.
fault-san-francisco-turn-not-yours = To nie twoja tura.
fault-san-francisco-turn-other-choice =
    { $expected ->
        [keep_tickets] Najpierw wybierz, które bilety zachować.
        [place_tokens] Najpierw połóż żetony.
        [draw_second_card] Pierwsza karta jest już dobrana: teraz trzeba dobrać drugą.
        [take_token] Najpierw wybierz żeton.
       *[other] Najpierw trzeba zrobić coś innego.
    }
fault-san-francisco-tickets-keep-one = Trzeba zachować co najmniej jeden bilet.
fault-san-francisco-tickets-not-offered = Zachować można tylko bilety z propozycji.
fault-san-francisco-tickets-none-left = W talii nie ma już biletów.
fault-san-francisco-tokens-location-taken = W miejscu { $location } są już żetony: { $symbol }.
fault-san-francisco-tokens-not-waiting = Obok planszy nie ma żetonów z symbolem: { $symbol }.
fault-san-francisco-tokens-not-here = Miejsce { $location } nie daje żetonu za to połączenie.
fault-san-francisco-draw-deck-empty = Talia jest pusta, a odrzuconych kart też nie ma.
fault-san-francisco-draw-no-such-slot = Nie ma takiego miejsca w rzędzie.
fault-san-francisco-draw-slot-empty = W tym miejscu nie ma karty.
fault-san-francisco-draw-second-ferry = Odkryty prom nie może być drugą kartą: bierze się go jako pierwszą i jedyną.
fault-san-francisco-claim-route-taken = To połączenie jest już zajęte: { $by }.
fault-san-francisco-claim-own-twin = Druga nitka tego połączenia jest już twoja, a obu zająć nie wolno.
fault-san-francisco-claim-twin-closed = W grze dwuosobowej po zajęciu jednej nitki druga staje się niedostępna.
fault-san-francisco-claim-not-enough-cars = Tramwaje na to połączenie: potrzeba { $needed }, masz { $have }.
fault-san-francisco-claim-wrong-number = Karty na to połączenie: potrzeba { $needed }, a tu jest { $paid }.
fault-san-francisco-claim-wrong-colour = Kolor nie pasuje: potrzebna karta { $needed }, a nie { $paid }.
fault-san-francisco-claim-mixed-colours = Na szare połączenie wszystkie karty muszą mieć jeden kolor; { $one } i { $other } to dwa.
fault-san-francisco-claim-not-enough-ferries = Karty promów na to połączenie: potrzeba co najmniej { $needed }, a tu jest { $paid }.
fault-san-francisco-claim-not-in-hand =
    { $card ->
        [prom] Karty promów: potrzeba { $paid }, masz { $have }.
       *[other] Karta { $card }: potrzeba { $paid }, masz { $have }.
    }
fault-san-francisco-pass-not-allowed = Pasować można tylko wtedy, gdy nie da się zrobić nic innego.
score-routes = Połączenia
score-tokens = Żetony
score-completed =
    { $count ->
        [one] { $count } zrealizowany bilet
        [few] { $count } zrealizowane bilety
        [many] { $count } zrealizowanych biletów
       *[other] { $count } zrealizowanego biletu
    }
decided-points = dzięki największej liczbie punktów
decided-completed_tickets = przy remisie w punktach, dzięki liczbie zrealizowanych biletów
decided-shared = remis w punktach i w zrealizowanych biletach
ending-last_round = Ostatnia runda dobiegła końca.
ending-everybody_passed = Nikt nie mógł już nic zrobić.
