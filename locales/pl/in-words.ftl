# Stół słowami: co można zrobić i plansza, miejsce po miejscu.

table-actions-none = Teraz nie masz nic do zrobienia
table-actions-list = Co możesz zrobić
table-skip-actions = Do możliwych ruchów
table-skip-words = Do planszy słowami
table-skip-log = Do przebiegu partii

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
