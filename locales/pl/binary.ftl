# Co mówi tylko program w terminalu.

binary-seat = Miejsce { $seat }
binary-seat-of = Miejsce { $seat } ({ $bot })

list-two = { $most } i { $last }
list-more = { $most } i { $last }

# Partia krok po kroku.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } miejsce, ziarno { $seed }
        [few] { $game }, { $seats } miejsca, ziarno { $seed }
        [many] { $game }, { $seats } miejsc, ziarno { $seed }
       *[other] { $game }, { $seats } miejsca, ziarno { $seed }
    }
binary-not-over = Partia trwa, teraz ruch: { $names }
binary-result =
    { $count ->
        [one] Wynik po { $count } akcji
        [few] Wynik po { $count } akcjach
        [many] Wynik po { $count } akcjach
       *[other] Wynik po { $count } akcji
    }
binary-wins = zwycięstwo
binary-shares-win = wspólne zwycięstwo
binary-record-right =
    { $count ->
        [one] Zapis jest poprawny: { $count } akcja, skrót { $hash }
        [few] Zapis jest poprawny: { $count } akcje, skrót { $hash }
        [many] Zapis jest poprawny: { $count } akcji, skrót { $hash }
       *[other] Zapis jest poprawny: { $count } akcji, skrót { $hash }
    }

# Raport z symulacji.
binary-games =
    { $count ->
        [one] { $shown } partia
        [few] { $shown } partie
        [many] { $shown } partii
       *[other] { $shown } partii
    }
binary-took = { $games } w { $seconds } s
binary-speed = { $games } partii/s, { $decisions } decyzji/s; { $mean } decyzji na partię (od { $least } do { $most })
binary-head-seat = miejsce
binary-head-bot = bot
binary-head-wins = wygrane
binary-head-rate = odsetek wygranych (95%)
binary-head-points = średnia punktów
binary-rate = { $rate }% (od { $low } do { $high })
binary-endings = zakończenia
binary-deciders = rozstrzygnięcia
binary-progress = { $done } z { $all } partii, pozostało { $left }

# Ocena partii: `roundhouse analyse`.
binary-analyse-head = Szanse na wygraną według tego, co mogło wiedzieć miejsce na ruchu, i strata przez wybraną akcję.
binary-analyse-none = Brak kosztownych błędów.
binary-analyse-worst = Najkosztowniejsze błędy
binary-analyse-better = lepiej: { $action }
binary-analyse-chance = szansa na wygraną { $best } zamiast { $chosen }
binary-analyse-points = oczekiwane punkty { $best } zamiast { $chosen }
binary-analyse-line = potem: { $line }
binary-analyse-progress = { $done } z { $all } akcji, zostało { $left }

# Serwer i pliki plansz.
binary-open = Roundhouse jest otwarty: { $address }
binary-board-good = { $name }: poprawna plansza do gry { $game }
binary-board-seats = liczba miejsc: { $seats }
binary-error = błąd
