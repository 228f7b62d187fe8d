# Pomoc programu i to, co mówi o wierszu poleceń, który nie ma sensu.
# Komunikat nazywa się od swojego miejsca: help-POLECENIE-ARGUMENT albo help-ARGUMENT, gdy ma go kilka poleceń.

help-heading-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-heading-examples = Przykłady
help-note-default = [domyślnie: { $value }]
help-note-environment = [środowisko: { $value }]
help-note-possible = [możliwe wartości: { $values }]
help-heading-possible = Możliwe wartości

# Co stoi zamiast wartości.
help-value-address = ADRES
help-value-bot = BOT
help-value-bots = BOTY
help-value-command = POLECENIE
help-value-file = PLIK
help-value-filter = FILTR
help-value-game = GRA
help-value-language = JĘZYK
help-value-low-high = DOLNA,GÓRNA
help-value-options = OPCJE
help-value-origin = ŹRÓDŁO
help-value-port = PORT
help-value-seat = MIEJSCE
help-value-seed = ZIARNO
help-value-yes = TAK

# Argumenty, które ma kilka poleceń.
help-help = Pokazuje pomoc; -h jest krótsze niż --help
help-version = Pokazuje wersję
help-lang = Język; bez tego według LC_ALL, LC_MESSAGES lub LANG, a jeśli nic nie mówią, angielski
help-game = Która gra
help-seats = Ilu graczy gra; bez tego jak najmniej
help-seed = Dowolny tekst; to samo ziarno daje te same partie i ten sam raport
help-threads = Ile wątków dzieli się pracą; bez tego jeden na każdy rdzeń
help-options = Opcje gry jako JSON
help-board = Gra na planszy z tego pliku
help-file = Zapis utworzony przez simulate --record albo polecenie record silnika
help-json = Wypisuje raport jako JSON

# roundhouse
help-about = Otwarty stół do gier kolejowych
help-about-long = Gra w planszowe gry kolejowe według pełnych zasad: w przeglądarce, z botami albo wspólnie przy jednym ekranie (to robi bez polecenia); symuluje tysiące partii na sekundę, rozmawia z programami w JSON, odtwarza zapisane partie, sprawdza plansze i wyjaśnia zasady.
help-example-table = stół w przeglądarce
help-example-show = jedna cała partia słowami
help-example-games = do czego prowadzi losowa gra na czterech miejscach
help-example-strongest = który bot jest najsilniejszy?
help-example-rules = zasady gry w wybranym języku
help-example-engine = wszystko, o co może zapytać program
help-exit-codes = Kody wyjścia: 0 wszystko w porządku, 1 błąd w danych, 2 złe użycie.

# roundhouse help
help-help-about = Pokazuje tę pomoc albo pomoc do polecenia

# roundhouse serve. Twarda spacja trzyma wartość domyślną w jednym wierszu.
help-serve-about = Uruchamia aplikację internetową i stoły online: gra się w przeglądarce. Polecenie domyślne
help-serve-config = Czyta ustawienia z tego pliku TOML: te same nazwy, z podkreśleniami
help-serve-address = Adres, pod którym nasłuchuje; 0.0.0.0 wpuszcza inne komputery [domyślnie: 127.0.0.1]
help-serve-port = Port, na którym nasłuchuje; 0 bierze dowolny wolny [domyślnie: 8080]
help-serve-database = Gdzie wszystko jest przechowywane: sqlite:PLIK lub postgres://… [domyślnie: plik SQLite w twoim folderze na dane]
help-serve-bus = Jak serwery przy jednej bazie dają sobie znać, gdzie zajrzeć: nats://… [domyślnie: robi to PostgreSQL]
help-serve-origins = Obsługuje też strony z tego źródła, na przykład https://stol.example; można powtarzać. Źródło, spod którego proszono o stronę, jest obsługiwane zawsze
help-serve-hosts = Odpowiada też pod tą nazwą, na przykład stol.example; można powtarzać. Zawsze odpowiada na localhost i adresy liczbowe; bez tego ustawienia także na każdą nazwę, chyba że działa tylko dla tego komputera
help-serve-secure = Serwer jest za TLS: ciasteczka tylko dla połączeń szyfrowanych
help-serve-proxy = Serwer jest za proxy, które w X-Forwarded-For mówi, kto pyta
help-serve-max-connections = Ile połączeń naraz [domyślnie: 20000]
help-serve-max-connections-per-address = Ile połączeń naraz z jednego adresu; za proxy to sprawa proxy [domyślnie: 256]
help-serve-max-sockets-per-address = Ile gniazd naraz z jednego adresu [domyślnie: 200]
help-serve-max-rate = Ile wiadomości na sekundę z jednego gniazda i żądań z jednego adresu [domyślnie: 20]
help-serve-max-tables-per-hour = Ile nowych stołów na godzinę z jednego adresu [domyślnie: 60]
help-serve-keep-days = Usuwa zakończony stół po tylu dniach [domyślnie: zostaje na zawsze]
help-serve-log = Co zapisywać w dzienniku, na przykład info lub server=debug [domyślnie: info]
help-serve-log-json = Dziennik dla programów: w każdym wierszu obiekt JSON
help-example-alone = tylko dla tego komputera; stoły są w pliku SQLite w twoim folderze na dane
help-example-everybody = dla każdego, kto ma dostęp do tego komputera
help-example-several = jeden z kilku serwerów przy jednej bazie, za proxy obsługującym TLS
help-serve-more = Jak prowadzić serwer na co dzień: docs/hosting.md.

# roundhouse simulate
help-simulate-about = Każe botom rozegrać wiele partii i podaje punkty, odsetek wygranych i szybkość
help-simulate-bots = Kto gra: jeden bot na wszystkich miejscach albo po jednym na każde, po przecinku; dwa na czterech miejscach grają na zmianę
help-simulate-games = Ile partii policzyć; bez tego 1000 albo żadnej, jeśli jedna jest pokazywana
help-simulate-show = Pokazuje jedną całą partię z tym ziarnem, ruch po ruchu
help-simulate-record = Zapisuje pokazaną partię w tym pliku
help-example-speed = jak to jest szybkie i do czego prowadzi losowa gra
help-example-better = czy greedy jest lepszy niż random? odpowiedź dla programu
help-example-kept = jedna partia słowami, zapisana w pliku dla roundhouse replay

# roundhouse arena
help-arena-about = Sprawdza, które boty są silniejsze i na ile to pewne
help-arena-bots = Kto bierze udział, po przecinku; bez tego wszystkie boty gry
help-arena-blocks = Ile rozdań rozegrać, każde we wszystkich składach i ze wszystkimi zamianami miejsc
help-arena-sprt = Dwa boty na dwóch miejscach: kończy, gdy tylko wiadomo, czy pierwszy jest silniejszy od drugiego o DOLNĄ, czy o GÓRNĄ liczbę punktów Elo, każdy błąd z prawdopodobieństwem najwyżej 5%
help-anchor = Czyj ranking to 0; bez tego pierwszego bota
help-arena-out = W trakcie gry zachowuje wszystko w tym pliku; jeśli już istnieje, kontynuuje od tego miejsca
help-html = Zapisuje w tym pliku stronę z tabelami i wykresami
help-example-everyone = każdy bot z każdym; przerwij i uruchom ponownie, żeby kontynuować
help-example-stronger = czy planner jest silniejszy niż racer? kończy, gdy to jasne
help-example-three = trzech przy stole
help-arena-more = Jak to czytać: docs/arena.md.

# roundhouse ladder
help-ladder-about = Układa wspólny ranking botów z kilku aren
help-ladder-files = Pliki aren jednej gry, z tą samą liczbą miejsc, tymi samymi opcjami i tą samą planszą
help-example-ladder = wszystkie zmierzone boty względem bota planner

# roundhouse engine
help-engine-about = Rozgrywa partie wierszami JSON na standardowym wejściu i wyjściu
help-engine-lines = Jedno żądanie w wierszu standardowego wejścia, jedna odpowiedź w wierszu standardowego wyjścia:
help-engine-answers = Odpowiedzi to { $good } lub { $bad }; { $help } wymienia wszystkie polecenia. Wszystko opisuje docs/engine-protocol.md.

# roundhouse replay
help-replay-about = Sprawdza zapisaną partię krok po kroku i wypisuje ją
help-replay-verify = Sprawdza też, czy rozdanie było uczciwe: czy ziarno ustalono przed przygotowaniem i czy weszła do niego losowość graczy
help-replay-commitment = Obietnica pokazana przy stole, do porównania z obietnicą w zapisie
help-replay-quiet = Nie wypisuje nic prócz błędów
help-replay-json = Wypisuje wynik sprawdzenia jako JSON

# roundhouse analyse
help-analyse-about = Ocenia zapisaną partię: szanse na wygraną akcja po akcji i najkosztowniejsze błędy
help-analyse-nodes = Ile możliwych przebiegów partii sprawdzić przy każdej decyzji; więcej to pewniej i wolniej
help-analyse-seat = Ocenia tylko to miejsce
help-analyse-json = Wypisuje wszystko jako JSON
help-analyse-more = Każdą decyzję ocenia się według tego, co jej gracz mógł wtedy wiedzieć: nie liczy się ani to, co mieli inni, ani to, co dobrano później.

# roundhouse board
help-board-about = Praca z plikami plansz
help-board-check-about = Sprawdza plik planszy: wymienia każdy błąd z jego miejscem albo podsumowuje planszę
help-board-check-file = Plik planszy
help-board-check-game = Gra, do której należy; bez tego poznaje po treści pliku
help-board-check-json = Wypisuje wynik jako JSON

# roundhouse rules
help-rules-about = Wypisuje zasady gry

# Bot, o którym mówią tylko programy i ta pomoc.
bot-search-about = przy każdej decyzji sprawdza 800 możliwych przebiegów partii i widzi wszystko; może być inna liczba albo czas: search:1000ms
bot-flat-about = to samo bez drzewa, żeby zobaczyć, ile warte jest drzewo

# Wiersz poleceń, który nie ma sensu.
usage-tip = wskazówka
usage-similar = czy chodziło o { $this }?
usage-as-value = jeśli „{ $value }” ma być wartością, napisz { $this }
usage-help = Więcej informacji: { $flag }.
usage-unknown-argument = nie ma tu argumentu „{ $argument }”
usage-unknown-command = nie ma polecenia „{ $command }”
usage-missing-command = po „{ $command }” brakuje polecenia
usage-commands = [polecenia: { $values }]
usage-missing-arguments = brakuje wymaganych argumentów:
usage-missing-value = { $argument } wymaga wartości
usage-wrong-value = „{ $value }” nie jest poprawną wartością dla { $argument }
usage-too-many-values = { $argument } nie przyjmuje wartości „{ $value }”
usage-conflict = nie można użyć { $argument } razem z { $other }
usage-twice = { $argument } można użyć tylko raz
usage-not-text = któryś z argumentów nie jest tekstem w UTF-8
usage-reason-whole-number = powinna to być liczba całkowita
usage-reason-too-large = liczba jest za duża
usage-reason-from = musi być co najmniej { $low }
usage-reason-range = musi być od { $low } do { $high }
usage-reason-address = powinien to być adres IP, na przykład 127.0.0.1
usage-seats = --seats { $seats }: dla { $game } możliwe są: { $counts }
usage-bots = --bots: podaj jednego bota na wszystkie miejsca (jest ich { $seats }) albo po jednym na każde; { $bots } nie da się rozdzielić równo wokół stołu
