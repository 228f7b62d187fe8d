# Stół słowami: co można zrobić i plansza, miejsce po miejscu.

table-actions-none = Teraz nie masz nic do zrobienia
table-actions-list = Co możesz zrobić
table-skip-actions = Do możliwych ruchów
table-skip-words = Do planszy słowami
table-skip-log = Do przebiegu partii

kind-claim = Utwórz połączenie
kind-draw = Dobierz
kind-choose = Wybierz

words-title = Plansza słowami
words-standings = Kto prowadzi
words-standing =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
        [many] { $name }: { $points } punktów
       *[other] { $name }: { $points } punktu
    }
words-explore = Rozejrzyj się
words-go = { $place }:
words-distance-to = Jak daleko do
words-nowhere = wybierz miejsce

sf-words-location = Miejsce
sf-words-colour =
    { $length ->
        [one] { $colour }, { $length } pole
        [few] { $colour }, { $length } pola
        [many] { $colour }, { $length } pól
       *[other] { $colour }, { $length } pola
    }
sf-words-free = wolne
sf-words-no-tokens = { $name }, bez żetonów
sf-words-lacking = Do utworzenia: { $routes }.
sf-words-joined = Są już połączone.
sf-words-decks = Karty w talii: { $cards }. Bilety w talii: { $tickets }.
sf-words-waiting = Obok planszy: { $symbols }.
sf-change-gains = dostajesz: { $cards }
sf-change-unseen = dostajesz zakrytą kartę
sf-change-total = twoja suma w tej chwili: { $points }

me-words-city = Miasto
me-words-near = Najbliższe miasta
me-words-holding = { $shares }, każdy wart { $value }
me-words-influence = Wpływy, { $company }: { $influence } ({ $rank })
me-words-reached = pociągi w miastach { $cities }
me-words-stands-here = ma tu pociąg
me-words-away =
    { $count ->
        [one] potrzebuje { $count } pociągu, w rezerwie ma { $reserve }
        [few] potrzebuje { $count } pociągów, w rezerwie ma { $reserve }
        [many] potrzebuje { $count } pociągów, w rezerwie ma { $reserve }
       *[other] potrzebuje { $count } pociągu, w rezerwie ma { $reserve }
    }
me-change = { $what }: z { $before } na { $after }
me-change-company = { $company }: { $changes }
me-kind-share = Kup udział
