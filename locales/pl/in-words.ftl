# Stół słowami: co można zrobić i plansza, miejsce po miejscu.

table-actions-none = Teraz nie masz nic do zrobienia
table-actions-list = Co możesz zrobić
table-skip-actions = Przejdź do możliwych ruchów
table-skip-words = Przejdź do opisu planszy
table-skip-log = Przejdź do przebiegu partii

words-title = Opis planszy
words-standings = Kto prowadzi
words-standing =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
        [many] { $name }: { $points } punktów
       *[other] { $name }: { $points } punktu
    }
words-explore = Rozejrzyj się
words-go = { $place }:
words-distance-to = Odległość do
words-nowhere = wybierz miejsce
