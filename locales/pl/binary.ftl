# Co mówi tylko program w terminalu.

binary-seat = Miejsce { $seat }
binary-seat-of = Miejsce { $seat } ({ $bot })

list-two = { $most } i { $last }
list-more = { $most } i { $last }
list-either-two = { $most } lub { $last }
list-either-more = { $most } lub { $last }

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
binary-deal-honest = Rozdanie było uczciwe: ziarno obiecano z góry, a gracze dodali do niego własną losowość.

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
binary-progress = { $done } z { $all } partii, zostało { $left }

# Ocena partii: `roundhouse analyse`.
binary-analyse-head = Szanse na wygraną według tego, co mógł wiedzieć gracz na ruchu, i strata przez wybraną akcję.
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
binary-range = od { $low } do { $high }
binary-part-token-points = punkty za żetony: { $count }
binary-part-token-locations = miejsca z żetonami: { $count }
binary-part-locations = miejsca: { $count }
binary-part-routes = połączenia: { $count }
binary-part-tickets = bilety: { $count }
binary-part-named-in-rulebook = miasta z instrukcji: { $count }
binary-part-hexes = heksy: { $count }
binary-part-sea = morze: { $count }
binary-field-length = długość
binary-field-ferries = promy
binary-field-points = punkty
binary-field-number = numer
binary-field-capacity = pojemność
binary-error = błąd

# Co jest nie tak z plikami i ustawieniami samego programu. Na końcu powody, które podaje system.
fault-file-unreadable = nie można odczytać: { $reason }
fault-file-unwritable = nie można zapisać: { $reason }
fault-file-not-text = to nie jest tekst w UTF-8
fault-serve-no-address = nie można nasłuchiwać pod adresem { $address }, port { $port }: { $reason }
fault-serve-no-database = nie można otworzyć bazy danych: { $reason }
fault-serve-broken = serwer nie może działać dalej: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] nie ma ustawienia „{ $name }”; są: { $known }
       *[other] tego nie da się zrozumieć: { $written }
    }
fault-config-no-directory = nie ma folderu na dane: podaj --database sqlite:PLIK
fault-config-odd-filter = to nie jest poprawny filtr dziennika: { $filter }
fault-config-out-of-range = { $value } jest poza zakresem: od { $least } do { $most }
fault-config-odd-host = „{ $host }” nie jest nazwą hosta: zapisz ją jak stol.example, bez https:// i portu
fault-log-gap = wpis { $entry } następuje po { $last }
fault-log-other-events = wpis { $entry } mówi o innych zdarzeniach
reason-not-found = nie znaleziono
reason-not-allowed = to niedozwolone
reason-exists = coś już tam jest
reason-folder = to jest folder
reason-no-folder = część ścieżki nie jest folderem
reason-not-text = to nie jest tekst w UTF-8
reason-full = brak miejsca na dysku
reason-read-only = można to tylko czytać
reason-address-in-use = ktoś już tam nasłuchuje
reason-address-not-here = ten komputer nie ma takiego adresu

# Arena.
fault-arena-other-format = to nie jest plik w formacie „{ $expected }”
fault-arena-other-spec = plik należy do innej areny: ma { $found }, a nie { $asked }
fault-arena-fewer-blocks = partie w pliku: { $found }, więcej niż { $asked } (bloki: { $blocks }); podaj więcej bloków
fault-arena-other-games =
    { $which ->
        [block] tutaj rozgrywany jest blok { $expected }
        [bots] tutaj grają boty: { $expected }
        [points] liczba miejsc, które mają punkty: { $expected }
       *[winners] ktoś przy stole wygrywa
    }
fault-arena-bot-twice = „{ $bot }” bierze udział dwa razy; gra z samym sobą niczego nie dowodzi
fault-arena-game-twice = boty { $bots } rozegrały blok { $block } także w innym z tych plików
fault-arena-never-met = „{ $bot }” nigdy nie grał z „{ $anchor }” ani z nikim, przez kogo dałoby się ich porównać
fault-arena-impossible = takiej areny nikt nie mógł rozegrać
fault-arena-too-few-bots = arena potrzebuje dwóch botów
fault-arena-too-few-seats = arena potrzebuje dwóch miejsc; do gry w pojedynkę służy polecenie simulate
fault-arena-unknown-anchor = „{ $anchor }” nie bierze udziału; biorą: { $bots }
fault-arena-not-a-pair = test sekwencyjny porównuje dwa boty na dwóch miejscach
fault-arena-bounds-out-of-order = { $low } nie jest mniejsze niż { $high }
fault-arena-odd-bounds = to mają być dwie różnice Elo od -1000 do 1000, najpierw mniejsza, na przykład 0,20
