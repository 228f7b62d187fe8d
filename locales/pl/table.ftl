# Stół, niezależnie od gry.

table-loading = Rozkładamy grę…
table-missing = Tej partii nie ma na tym urządzeniu.
table-your-turn = Twoja tura
table-turn-of =
    { $name ->
        [Ty] Twoja tura
       *[other] Teraz gra { $name }
    }
table-over = Koniec partii
table-undo = Cofnij
table-undo-why-not = Nie można cofnąć: od tamtej pory coś odkryto.
table-pause = Pauza
table-go-on = Wznów
table-one-step = Jeden ruch
table-seats = Gracze
table-actions =
    { $count ->
        [one] Jedyny możliwy ruch
        [few] Wszystkie możliwe ruchy: { $count }
        [many] Wszystkie możliwe ruchy: { $count }
       *[other] Wszystkie możliwe ruchy: { $count }
    }
table-log = Przebieg partii
table-log-set-up = Przygotowanie
table-export = Eksportuj
table-leave = Odejdź od stołu
table-scores = Punktacja
table-back-to-table = Zobacz stół
table-again = Zagraj ponownie
table-dismiss = Zamknij komunikat
table-zoom-in = Przybliż
table-zoom-out = Oddal
table-zoom-fit = Cała mapa
table-two-fingers = Mapę przesuwasz dwoma palcami

hand-over-title = Przekaż ekran: { $name }
hand-over-text = Nikt inny nie powinien teraz patrzeć. Twoje karty pojawią się, gdy naciśniesz przycisk.
hand-over-ready = To ja, { $name }

scoring-title = Końcowa punktacja
scoring-skip = Pokaż wszystko
scoring-wins =
    { $name ->
        [Ty] Wygrywasz!
       *[other] Wygrywa { $name }
    }
scoring-shared = Wspólne zwycięstwo: { $names }
scoring-total-of = Razem: { $points }
scoring-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
kind-choose = Wybierz
