# Wsiąść do Pociągu: San Francisco.

san-francisco-name = San Francisco
san-francisco-series = Wsiąść do Pociągu
san-francisco-about = Zbieraj karty, prowadź linie tramwajowe przez wzgórza, przeprawiaj się promem przez zatokę i zgarniaj żetony tam, gdzie ciągną turyści. Dwadzieścia minut, jeśli nikt nie marudzi.
san-francisco-scenery-ocean = Ocean Spokojny
san-francisco-scenery-bay = Zatoka San Francisco
san-francisco-scenery-north = N

bot-racer = Jerzyk
bot-racer-about = spieszy się: tworzy długie połączenia i szybko kończy partię
bot-planner = Sowa
bot-planner-about = myśli naprzód: buduje najkrótszą sieć dla swoich biletów
bot-blocker = Dzierzba
bot-blocker-about = myśli naprzód, a gdy może, odcina innym drogę

## Przy stole.

# Rodzaj żeński: karta niebieska, nitka niebieska. „prom” to także klucz wyboru w komunikatach.
san-francisco-card-blue = niebieska
san-francisco-card-green = zielona
san-francisco-card-black = czarna
san-francisco-card-purple = fioletowa
san-francisco-card-red = czerwona
san-francisco-card-orange = pomarańczowa
san-francisco-card-ferry = prom
san-francisco-card-gray = szara
san-francisco-letter-blue = N
san-francisco-letter-green = Z
san-francisco-letter-black = K
san-francisco-letter-purple = F
san-francisco-letter-red = C
san-francisco-letter-orange = P
san-francisco-letter-ferry = ★
san-francisco-letter-gray =
    { "" }
san-francisco-card-count = { $count } × { $card }
san-francisco-route-name = { $one } – { $other }
san-francisco-route-name-coloured = { $one } – { $other } (nitka { $colour })

san-francisco-symbol-crab = krab
san-francisco-symbol-sea-lion = lew morski
san-francisco-symbol-lantern = lampion
san-francisco-symbol-kite = latawiec
san-francisco-symbol-guitar = gitara
san-francisco-symbol-sourdough = chleb
san-francisco-symbol-camera = aparat

san-francisco-row = Odkryte karty
san-francisco-take = Weź kartę: { $card }
san-francisco-empty-slot = Puste miejsce
san-francisco-deck-label = Dobierz kartę z talii w ciemno, zostało: { $count }
san-francisco-tickets-label = Dobierz karty biletów, zostało: { $count }
san-francisco-hand = Twoje karty
san-francisco-hand-empty = Nie masz jeszcze kart.
san-francisco-hand-card =
    { $count ->
        [one] { $card }: { $count } karta
        [few] { $card }: { $count } karty
        [many] { $card }: { $count } kart
       *[other] { $card }: { $count } karty
    }
san-francisco-tickets = Twoje bilety
san-francisco-tickets-none = Nie masz jeszcze biletów.
san-francisco-ticket =
    { $points ->
        [one] { $one } – { $other }, { $points } punkt
        [few] { $one } – { $other }, { $points } punkty
        [many] { $one } – { $other }, { $points } punktów
       *[other] { $one } – { $other }, { $points } punktu
    }
san-francisco-ticket-done = zrealizowany
san-francisco-ticket-missing =
    { $count ->
        [one] brakuje { $count } pola
        [few] brakuje { $count } pól
        [many] brakuje { $count } pól
       *[other] brakuje { $count } pola
    }
san-francisco-ticket-cut = brak drogi
san-francisco-map = Mapa: { $name }
san-francisco-pass = Pasuj

san-francisco-cars =
    { $count ->
        [one] { $count } tramwaj
        [few] { $count } tramwaje
        [many] { $count } tramwajów
       *[other] { $count } tramwaju
    }
san-francisco-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
san-francisco-kept-tickets =
    { $count ->
        [one] { $count } bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }
san-francisco-tokens-of = Żetony turystyki: { $symbols }
san-francisco-no-tokens = brak żetonów turystyki

san-francisco-route-label =
    { $length ->
        [one] { $name }, { $length } pole
        [few] { $name }, { $length } pola
        [many] { $name }, { $length } pól
       *[other] { $name }, { $length } pola
    }
san-francisco-route-label-ferries =
    { $ferries ->
        [one] w tym { $ferries } prom
        [few] w tym { $ferries } promy
        [many] w tym { $ferries } promów
       *[other] w tym { $ferries } promu
    }
san-francisco-route-held =
    { $name ->
        [Ty] należy do ciebie
       *[other] zajmuje { $name }
    }
san-francisco-route-open = można teraz utworzyć
san-francisco-location-tokens = { $name }, żetony ({ $symbol }): { $count }

san-francisco-task-first_tickets = Wybierz pierwsze bilety
san-francisco-task-placing_tokens = Połóż żetony na mapie
san-francisco-task-turn = Dobierz karty, utwórz połączenie albo dobierz bilety
san-francisco-task-second_card = Dobierz drugą kartę
san-francisco-task-keeping_tickets = Wybierz, które bilety zachować
san-francisco-task-taking_token = Wybierz żeton
san-francisco-task-over = Koniec partii
san-francisco-task-last-round =
    { $count ->
        [one] ostatnia runda, została { $count } tura
        [few] ostatnia runda, zostały { $count } tury
        [many] ostatnia runda, zostało { $count } tur
       *[other] ostatnia runda, zostało { $count } tury
    }
san-francisco-task-in-last-round = { $task } ({ $left })

san-francisco-claim-title = Połączenie { $route }
san-francisco-claim-pay = Zapłać kartami
san-francisco-claim-confirm = Utwórz: +{ $points } pkt
san-francisco-claim-confirm-one = Utwórz: +1 pkt
san-francisco-claim-cancel = Jednak nie
san-francisco-claim-effect-cars =
    { $count ->
        [0] zużywa ostatni tramwaj
        [one] zostanie { $count } tramwaj
        [few] zostaną { $count } tramwaje
        [many] zostanie { $count } tramwajów
       *[other] zostanie { $count } tramwaju
    }
san-francisco-claim-effect-ticket = realizuje bilet { $ticket }
san-francisco-claim-effect-token = daje żeton: { $symbol }
san-francisco-claim-effect-tokens = daje żeton do wyboru: { $symbols }
san-francisco-claim-effect-last-round = rozpoczyna ostatnią rundę

san-francisco-offer-title = Karty biletów
san-francisco-offer-hint = Zachowaj co najmniej jeden. Za niezrealizowane bilety stracisz na koniec punkty.
san-francisco-offer-keep =
    { $count ->
        [0] Nie zachowuj żadnego
        [one] Zachowaj { $count } bilet
        [few] Zachowaj { $count } bilety
        [many] Zachowaj { $count } biletów
       *[other] Zachowaj { $count } biletu
    }
san-francisco-place-title = Gdzie położyć żetony?
san-francisco-place-hint = Wybierz żeton, a potem miejsce na mapie, w którym nie ma żetonów.
san-francisco-token-title = Weź jeden żeton
san-francisco-token-take = Weź: { $symbol } ({ $location })

# Akcje słowami.
san-francisco-action-keep_tickets = Zachowaj: { $tickets }
san-francisco-action-place_tokens = Połóż żetony ({ $symbol }) w miejscu { $location }
san-francisco-action-draw_deck = Dobierz kartę w ciemno
san-francisco-action-draw_face_up = Weź kartę: { $card }
san-francisco-action-draw_face_up-place = Weź odkrytą kartę nr { $place }
san-francisco-action-claim_route = Utwórz połączenie { $route }, karty: { $cards }
san-francisco-action-take_token = Weź żeton z miejsca { $location }
san-francisco-action-draw_tickets = Dobierz bilety
san-francisco-action-pass = Pasuj

# Co się wydarzyło, słowami.
san-francisco-event-stack_laid = { $location }: żetony „{ $symbol }” × { $count }
san-francisco-event-stack_laid-beside = Obok planszy: żetony „{ $symbol }” × { $count }
san-francisco-event-tickets_drawn = { $player } dobiera bilety
    .you = Dobierasz bilety
san-francisco-event-tickets_kept = { $player } wybiera bilety
    .you = Wybierasz bilety
san-francisco-event-first_player_chosen = Grę rozpoczyna { $player }
    .you = Rozpoczynasz grę
san-francisco-event-tokens_placed = { $player } kładzie żetony ({ $symbol }) w miejscu { $location }
    .you = Kładziesz żetony ({ $symbol }) w miejscu { $location }
san-francisco-event-card_drawn = { $player } dobiera kartę w ciemno
    .you = Dobierasz kartę w ciemno
san-francisco-event-card_drawn-own = { $player } dobiera w ciemno kartę: { $card }
    .you = Dobierasz w ciemno kartę: { $card }
san-francisco-event-card_taken = { $player } bierze kartę: { $card }
    .you = Bierzesz kartę: { $card }
san-francisco-event-row_discarded = Za dużo promów: odkryte karty zostały wymienione
san-francisco-event-deck_reshuffled = Z odrzuconych kart powstała nowa talia
san-francisco-event-route_claimed = { $player } tworzy połączenie { $route }: +{ $points } pkt
    .you = Tworzysz połączenie { $route }: +{ $points } pkt
san-francisco-event-token_taken = { $player } bierze żeton: { $symbol }
    .you = Bierzesz żeton: { $symbol }
san-francisco-event-passed = { $player } pasuje
    .you = Pasujesz
san-francisco-event-last_round_began = { $player } ma już najwyżej dwa tramwaje: zaczyna się ostatnia runda
    .you = Masz już najwyżej dwa tramwaje: zaczyna się ostatnia runda
san-francisco-event-match_ended = Koniec partii

# Dlaczego czegoś nie można zrobić. Kody pochodzą z silnika.
san-francisco-refusal-turn-over = Partia już się skończyła.
san-francisco-refusal-turn-not-yours = To nie twoja tura.
san-francisco-refusal-turn-other-choice =
    { $expected ->
        [keep_tickets] Najpierw wybierz, które bilety zachować.
        [place_tokens] Najpierw połóż żetony.
        [draw_second_card] Pierwsza karta jest już dobrana: teraz trzeba dobrać drugą.
        [take_token] Najpierw wybierz żeton.
       *[other] Najpierw trzeba zrobić coś innego.
    }
san-francisco-refusal-tickets-keep-one = Trzeba zachować co najmniej jeden bilet.
san-francisco-refusal-tickets-not-offered = Zachować można tylko bilety spośród właśnie dobranych.
san-francisco-refusal-tickets-none-left = W talii nie ma już biletów.
san-francisco-refusal-tokens-location-taken = W miejscu { $location } są już żetony: { $symbol }.
san-francisco-refusal-tokens-not-waiting = Obok planszy nie ma żetonów z symbolem: { $symbol }.
san-francisco-refusal-tokens-not-here = Miejsce { $location } nie daje żetonu za to połączenie.
san-francisco-refusal-draw-deck-empty = Talia jest pusta, a odrzuconych kart też nie ma.
san-francisco-refusal-draw-no-such-slot = Nie ma takiego miejsca w rzędzie.
san-francisco-refusal-draw-slot-empty = W tym miejscu nie ma karty.
san-francisco-refusal-draw-second-ferry = Odkryty prom nie może być drugą kartą: bierze się go jako pierwszą i jedyną.
san-francisco-refusal-claim-route-taken = To połączenie zajmuje już { $player }.
    .you = To połączenie jest już twoje.
san-francisco-refusal-claim-own-twin = Druga nitka tego połączenia jest już twoja, a obu zająć nie wolno.
san-francisco-refusal-claim-twin-closed = W grze dwuosobowej po zajęciu jednej nitki druga staje się niedostępna.
san-francisco-refusal-claim-not-enough-cars = Tramwaje na to połączenie: potrzeba { $needed }, masz { $have }.
san-francisco-refusal-claim-wrong-number = Karty na to połączenie: potrzeba { $needed }, wybrano { $paid }.
san-francisco-refusal-claim-wrong-colour = Kolor nie pasuje: potrzebna karta { $needed }, a nie { $paid }.
san-francisco-refusal-claim-mixed-colours = Na szare połączenie wszystkie karty muszą mieć jeden kolor; { $one } i { $other } to różne kolory.
san-francisco-refusal-claim-not-enough-ferries = Karty promów na to połączenie: potrzeba co najmniej { $needed }, wybrano { $paid }.
san-francisco-refusal-claim-not-in-hand =
    { $card ->
        [prom] Karty promów: potrzeba { $paid }, masz { $have }.
       *[other] Karta { $card }: potrzeba { $paid }, masz { $have }.
    }
san-francisco-refusal-pass-not-allowed = Pasować można tylko wtedy, gdy nie da się zrobić nic innego.
san-francisco-score-routes = Połączenia
san-francisco-score-tokens = Żetony
san-francisco-score-completed =
    { $count ->
        [one] { $count } zrealizowany bilet
        [few] { $count } zrealizowane bilety
        [many] { $count } zrealizowanych biletów
       *[other] { $count } zrealizowanego biletu
    }
san-francisco-decided-points = Najwięcej punktów
san-francisco-decided-completed_tickets = Remis w punktach, zdecydowała liczba zrealizowanych biletów
san-francisco-decided-shared = Remis w punktach i zrealizowanych biletach
san-francisco-ending-last_round = Ostatnia runda dobiegła końca.
san-francisco-ending-everybody_passed = Nikt nie mógł już nic zrobić.

# Plansza słowami.

san-francisco-kind-claim = Utwórz połączenie
san-francisco-kind-draw = Dobierz
san-francisco-words-location = Miejsce
san-francisco-words-colour =
    { $length ->
        [one] trasa { $colour }, { $length } pole
        [few] trasa { $colour }, { $length } pola
        [many] trasa { $colour }, { $length } pól
       *[other] trasa { $colour }, { $length } pola
    }
san-francisco-words-free = wolna
san-francisco-words-no-tokens = { $name }, bez żetonów
san-francisco-words-lacking = Do utworzenia: { $routes }.
san-francisco-words-joined = Te miejsca są już połączone.
san-francisco-words-decks = Karty w talii: { $cards }. Bilety w talii: { $tickets }.
san-francisco-words-waiting = Obok planszy: { $symbols }.
san-francisco-change-gains = dostajesz: { $cards }
san-francisco-change-unseen = dostajesz zakrytą kartę
san-francisco-change-total = twoja suma w tej chwili: { $points }

# Wprowadzenia do grania: o czym jest krok i co przyniósł.

learn-sf-tickets = Twój cel: własny ciąg połączeń między dwoma miejscami z biletu. Zrealizowany bilet dodaje punkty, niezrealizowany je odejmuje. Zachowaj jeden z tych dwóch albo oba.
learn-sf-tickets-done = Bilety leżą z boku. Nikt inny ich nie widzi.
learn-sf-draw = Za połączenia płaci się kartami. W swojej turze możesz dobrać dwie, każdą z odkrytych albo w ciemno z talii. Dobierz dwie karty, ale prom zostaw.
learn-sf-draw-done = Dwie karty więcej i tura się kończy. Na ręce możesz mieć dowolnie wiele kart.
learn-sf-ferry = Prom zastępuje dowolny kolor. Jest tak dobry, że wzięcie odkrytego promu to cała twoja tura. Weź prom.
learn-sf-ferry-done = Jeden prom zamiast dwóch kart: to często dobry interes.
learn-sf-claim = Teraz utwórz połączenie: zapłać tyloma kartami jego koloru, ile ma pól. Masz dwie czerwone. Utwórz czerwone połączenie Lombard Street – Chinatown.
learn-sf-claim-done = Stoją na nim twoje tramwaje i od razu masz 2 punkty. Im dłuższe połączenie, tym więcej punktów: 1, 2, 4, 7 albo 10.
learn-sf-complete = Twój bilet łączy Fort Mason i Chinatown. Brakuje jednego połączenia: utwórz czarne Fort Mason – Lombard Street.
learn-sf-complete-done = Oba miejsca są połączone: na końcu bilet da 4 punkty.
learn-sf-souvenir = Połączenie z miejscem, w którym leżą żetony, daje jeden, o ile nie masz jeszcze takiego. Na wodzie każdy znak promu wymaga karty promu. Utwórz Pier 39 – Alcatraz i wybierz żeton.
learn-sf-souvenir-done = Różne żetony są na końcu warte coraz więcej, wszystkie siedem aż 12 punktów.
learn-sf-more = Bilet jest zrealizowany. Dobierz nowe: zobaczysz dwa i zachowasz co najmniej jeden.
learn-sf-more-done = Nowe plany. Pod koniec ostrożnie: niezrealizowany bilet odejmuje punkty.
learn-sf-end = Gdy komuś zostaną dwa tramwaje albo mniej, każdy ma jeszcze jedną turę. Masz już mało tramwajów: utwórz zielonymi kartami szare połączenie o długości 3 pól.
learn-sf-end-done = Zaczęła się ostatnia runda. Potem podlicza się bilety i żetony, a wygrywa ten, kto ma najwięcej punktów.
