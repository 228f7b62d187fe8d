# Spojrzenie naprzód i wstecz: podpowiedzi przy stole, analiza po partii.

hint-button = Podpowiedź
hint-title = Co możesz zrobić?
hint-close = Zamknij podpowiedź
hint-progress = Postęp
hint-stop = Wystarczy
hint-more = Myśl dalej
hint-thinking = Myślę, biorąc pod uwagę tylko to, co możesz wiedzieć…
hint-done =
    { $count ->
        [one] Sprawdzono { $count } możliwy przebieg partii, tylko na podstawie tego, co możesz wiedzieć.
        [few] Sprawdzono { $count } możliwe przebiegi partii, tylko na podstawie tego, co możesz wiedzieć.
        [many] Sprawdzono { $count } możliwych przebiegów partii, tylko na podstawie tego, co możesz wiedzieć.
       *[other] Sprawdzono { $count } możliwego przebiegu partii, tylko na podstawie tego, co możesz wiedzieć.
    }
hint-promise = wygrana w { $chance } przypadków, oczekiwane punkty: { $points }
hint-certain = pewne, o ile każdy gra dla siebie: udział w wygranej { $chance }, punkty: { $points }
hint-play = Zagraj to
insight-line = Potem najpewniej:

review-link = Analiza
review-title = Analiza partii
review-lead = Każda decyzja jest oceniana według tego, co można było wtedy wiedzieć, a nie według tego, jak ułożyły się karty.
review-missing = Nie ma tu zakończonej partii do analizy.
review-depths = Jak dokładnie?
review-begin-quick = Szybka analiza
review-begin-thorough = Dokładna analiza
review-kept-quick = Szybka analiza, zachowana z partią.
review-kept-thorough = Dokładna analiza, zachowana z partią.
review-progress = Analiza
review-done-of = kroki: { $done } z { $count }
review-cancel = Anuluj
review-curve = Szanse na wygraną
review-turns = Punkty zwrotne
review-turn = Krok { $step }, { $name }: z { $from } na { $to }
review-mistakes = Najkosztowniejsze błędy
review-no-mistakes = Brak kosztownych błędów.
review-whose = Czyje błędy
review-everybody = Wszyscy
review-move = Krok { $step }, { $name }
review-played = Zagrano
review-better = Lepiej
review-wins = wygrana w { $chance } przypadków
review-certain = pewne: udział w wygranej { $chance }
review-expected = Oczekiwane punkty po lepszym ruchu:
review-instead = { $name }: { $better } zamiast { $played }
review-show = Pokaż
review-show-of = Pokaż krok { $step } w powtórce
review-numbers = Wszystkie liczby
review-column-move = Krok
review-column-who = Gracz
review-column-loss = Strata
