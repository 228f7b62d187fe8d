# Co jest nie tak z plikiem, pozycją albo żądaniem, które ktoś napisał. Kody należą do silnika gry; nazwy pól, id
# i wartości zostają takie, jak tam zapisano.

place-line = wiersz { $line }
place-line-column = wiersz { $line }, kolumna { $column }

fault-input-not-json =
    to nie jest JSON: { $which ->
        [ends-in-list] tekst urywa się w środku listy
        [ends-in-object] tekst urywa się w środku obiektu
        [ends-in-text] tekst urywa się wewnątrz cudzysłowu
        [ends-early] tekst urywa się tam, gdzie powinna być wartość
        [no-colon] brakuje dwukropka
        [list-goes-on] brakuje przecinka albo końca listy
        [object-goes-on] brakuje przecinka albo końca obiektu
        [no-value] tak nie zapisuje się żadnej wartości
        [no-quote] brakuje cudzysłowu
        [odd-escape] takiego znaku po ukośniku wstecznym być nie może
        [odd-number] tak nie zapisuje się żadnej liczby
        [number-too-large] ta liczba jest za duża
        [control-character] tekst musi się mieścić w jednym wierszu, bez znaków sterujących
        [odd-name] nazwa pola musi być w cudzysłowie
        [last-comma] po tym przecinku nic już nie ma
        [more] po końcu jest jeszcze coś
        [too-deep] zbyt głębokie zagnieżdżenie
       *[other] { $detail }
    }
fault-input-malformed =
    { $which ->
        [unknown-field] nie ma tu pola „{ $name }”; możliwe są: { $known }
        [unknown-name] „{ $name }” nie może tu być; możliwości: { $known }
        [missing-field] brakuje pola „{ $name }”
        [field-twice] pole „{ $name }” jest tu dwa razy
        [wrong-length]
            liczba elementów: { $value }; powinno być: { $expected ->
                [list-of] { $size }
                [fewer] mniej
               *[other] inaczej
            }
        [wrong-value]
            jest: { $found ->
                [null] null
                [list] lista
                [object] obiekt
                [text] „{ $value }”
               *[other] { $value }
            }; powinno być: { $expected ->
                [text] tekst
                [boolean] true albo false
                [list] lista
                [list-of] lista o długości { $size }
                [object] obiekt
                [counts] liczby kart
                [name] jedna ze znanych nazw
                [null] null
                [u8] liczba całkowita od 0 do 255
                [u16] liczba całkowita od 0 do 65535
                [unsigned] liczba całkowita, co najmniej 0
                [i8] liczba całkowita od -128 do 127
                [i16] liczba całkowita od -32768 do 32767
                [integer] liczba całkowita
                [number] liczba
               *[other] coś innego
            }
        [no-seats] nie podano liczby graczy: pozycja nie wymienia miejsc przy stole
        [track-too-long] trasa ma najwyżej 5 nowych heksów
        [token-on-start] miejsce startowe nie ma żetonu popytu
        [route-twice] jakieś połączenie jest tu dwa razy
        [ticket-twice] jakiś bilet jest tu dwa razy
        [symbol-twice] jakiś żeton jest tu dwa razy
        [card-twice] jakiś rodzaj kart jest policzony dwa razy
        [no-card] wymieniony rodzaj kart musi wystąpić co najmniej raz
        [too-many-cards] tylu kart nie ma w grze
       *[other] { $detail }
    }
fault-input-unknown-id =
    { $kind ->
        [location] nie ma miejsca „{ $id }”
        [route] nie ma połączenia „{ $id }”
        [ticket] nie ma biletu „{ $id }”
        [city] nie ma miasta „{ $id }”
        [hex] nie ma heksu „{ $id }”
        [bot-token] nie ma żetonu bota „{ $id }”
        [seat] nie ma miejsca przy stole { $id }
       *[other] nie ma niczego o nazwie „{ $id }”
    }

# Zapisy.
fault-record-unfit =
    { $which ->
        [format] to nie jest plik w formacie „{ $expected }”
        [game] to nie jest partia gry „{ $expected }”
        [rules_version] grano według zasad w wersji { $found }, a te są w wersji { $expected }
       *[events] listy zdarzeń: { $found }; powinna być jedna na każdy krok: { $expected }
    }
fault-record-other-events = według zasad dzieje się coś innego niż w zapisie
fault-record-other-outcome = partia nie kończy się tak, jak mówi zapis
fault-record-other-hash = partia kończy się w innej pozycji, niż mówi zapis
fault-record-not-promised = nikt nie obiecał z góry ziarna tej partii: nie grano jej przy stole online
fault-record-other-promise = obietnica w zapisie jest inna: „{ $promise }”
fault-record-other-secret = sekret nie jest tym, który obiecano
fault-record-odd-contribution = wkład gracza to najwyżej 64 litery i cyfry
fault-record-other-seed = ziarno nie jest złożone z sekretu i wkładów graczy

# Plansze.
fault-board-unknown-game = nic w tym pliku nie wygląda na planszę gry
fault-board-empty-id = plansza nie ma id
fault-board-duplicate-id =
    { $which ->
        [location] miejsce „{ $id }” już jest
        [route] połączenie „{ $id }” już jest
       *[city] dwa miasta mają id „{ $id }”
    }
fault-board-too-many =
    { $list ->
        [locations] liczba miejsc: { $count }; może ich być najwyżej { $most }
        [routes] liczba połączeń: { $count }; może ich być najwyżej { $most }
       *[tickets] liczba biletów: { $count }; może ich być najwyżej { $most }
    }
fault-board-too-few = liczba miejsc: { $count }; to za mało na siedem stosów żetonów
fault-board-bad-count =
    { $which ->
        [cars] tramwaje każdego gracza: { $count }; musi ich być od 1 do 100
        [token-points] muszą być punkty za 0 do 7 żetonów; liczb jest tu { $count }
        [token-locations] na początku żetony musi mieć pięć różnych miejsc
       *[points] punkty: { $count }; musi ich być od { $least } do { $most }
    }
fault-board-bad-length =
    { $which ->
        [too-long] nie ma połączeń o długości { $length }; musi być od 1 do { $most }
       *[no-points] route_points nie ma punktów za długość { $length }
    }
fault-board-off-the-map = „{ $id }” leży poza planszą: x i y muszą być od 0 do 1
fault-board-unknown-location = nie ma miejsca „{ $id }”
fault-board-goes-nowhere = prowadzi z miejsca „{ $id }” do niego samego
fault-board-too-many-ferries = promy: { $ferries }; nie mieszczą się na połączeniu o długości { $length }
fault-board-no-twin = „{ $id }” jest podwójne, ale nie ma drugiej nitki
fault-board-not-double =
    { $which ->
        [pair] „{ $one }” i „{ $other }” biegną równolegle, ale nie oba są podwójne
       *[more] równolegle biegnie więcej niż dwa połączenia
    }
fault-board-unequal-twins = nitki „{ $one }” i „{ $other }” mają różną długość
fault-board-duplicate-ticket = bilet „{ $id }” już jest
fault-board-disconnected = z miejsca „{ $one }” nie ma połączeń do miejsca „{ $other }”
fault-board-too-few-tickets = gracze: { $seats }; biletów potrzeba co najmniej { $needed }, jest { $count }
fault-board-too-few-cards = gracze: { $seats }; kart potrzeba co najmniej { $needed }, jest { $count }
fault-board-too-many-hexes = liczba heksów mapy to najwyżej { $most }
fault-board-duplicate-hex = heks { $hex } jest tu dwa razy
fault-board-bad-capacity = pojemność to 1, 2 albo 3, a nie { $capacity }
fault-board-unclear-hex = heks to teren (bez żadnych pól), port (port), miejsce startowe (id, city, start) albo miasto (id, city, number, capacity)
fault-board-missing-city = brakuje miasta z instrukcji: „{ $id }”
fault-board-duplicate-number = dwa miasta mają numer { $number }
fault-board-missing-number = żadne miasto nie ma numeru { $number }
fault-board-number-out-of-range = numery są od 1 do 32, a nie { $number }
fault-board-numbers-out-of-order = { $number } leży przed { $before }: numery biegną ze wschodu na zachód, a w kolumnie z północy na południe
fault-board-missing-start = spółka nie ma miejsca startowego: { $company }
fault-board-duplicate-start = spółka ma dwa miejsca startowe: { $company }
fault-board-port-count = mapa nie ma portów albo ma ich { $expected }, a nie { $found }
fault-board-sea-and-land = { $hex } jest też lądem
fault-board-unreachable-city = żadna trasa nie połączy tego miasta z miejscami startowymi

# Liczby gry.
fault-tables-company-order = kolejność to wood, steel, leather, cotton
fault-tables-share-values = kolumna ma jedną wartość dla każdej długości torów od 0 do 15
fault-tables-demand-tokens = żetonów popytu jest 32, po jednym na każde numerowane miasto
fault-tables-bot-tokens = każda kombinacja różnych ruchów jest na jednym żetonie, co najmniej jeden ruch spółki jest nieparzysty, a razem z 2 żetonami odświeżenia jest ich tyle, ile mówi components.bot_tokens, najwyżej 16
fault-tables-shares = każda spółka ma 9 udziałów
fault-tables-train-space = jeden pociąg zaczyna na mapie, a rezerwa mieści najwyżej 5
fault-tables-trains = każda spółka ma dość pociągów na początek i najwyżej 100
fault-tables-influence = wpływy zaczynają się najwyżej od 10, a ich maksimum nie jest mniejsze niż początek ani niż 2

# Pozycje dowolnej gry.
fault-position-lost-token =
    { $which ->
        [demand] żetony popytu, których nigdzie nie ma: { $count }
       *[other] żetony „{ $symbol }”: { $found }; powinno ich być { $expected }
    }
fault-position-invented-token =
    { $which ->
        [demand] tylu żetonów { $token } nie ma w grze
        [removed] to nie są żetony, których brakuje na mapie
       *[other] żetony „{ $symbol }”: { $found }; powinno ich być { $expected }
    }

# Pozycje gry San Francisco.
fault-position-seats = gracze: { $found }; powinno ich być { $expected }
fault-position-no-such-seat = nie ma miejsca przy stole { $seat }
fault-position-lost-card = karty „{ $card }”: { $found }; powinno ich być { $expected }
fault-position-invented-card = karty „{ $card }”: { $found }; powinno ich być { $expected }
fault-position-seen-not-held = inni widzieli karty, których nie ma na ręce
fault-position-row-unsettled = zanim ktokolwiek wykona ruch, rząd zostałby uzupełniony lub odrzucony albo talia zostałaby potasowana
fault-position-route-twice = dwóch graczy ma to samo połączenie: „{ $route }”
fault-position-both-twins = obie nitki połączenia są zajęte wbrew zasadom: „{ $route }”
fault-position-lost-cars = tramwaje: { $found }; powinno ich być { $expected }
fault-position-invented-cars = tramwaje: { $found }; powinno ich być { $expected }
fault-position-wrong-points = punkty za połączenia: { $found }; powinno ich być { $expected }
fault-position-lost-ticket = biletu nigdzie nie ma: „{ $ticket }”
fault-position-invented-ticket =
    { $which ->
        [too-many] biletów jest za dużo
       *[other] bilet jest w dwóch miejscach: „{ $ticket }”
    }
fault-position-stack-clash = dwa rodzaje żetonów leżą w tym samym miejscu: „{ $one }” i „{ $other }”
fault-position-lost-stack = w miejscu „{ $location }” powinien leżeć stos żetonów
fault-position-impossible =
    { $which ->
        [first-player] pierwszy gracz jest znany wtedy i tylko wtedy, gdy wybrano pierwsze bilety
        [early-route] przed pierwszą turą żadne połączenie nie jest zajęte
        [waiting-stacks] czekające stosy żetonów nie pasują do fazy
        [offer] dobrane bilety nie pasują do fazy
        [no-ticket] każdy zachowuje co najmniej jeden bilet
        [no-choice] nie ma z czego wybierać
        [turns-left] pozostałe tury nie pasują do tramwajów i fazy
       *[passes] liczba spasowań nie zgadza się z fazą
    }

# Pozycje gry Mini Express.
fault-position-too-many-seats = liczba miejsc przy stole: { $seats }
fault-position-too-much-influence = wpływy to najwyżej { $most }
fault-position-too-many-passes = po tylu spasowaniach gra byłaby skończona
fault-position-train-twice = na heksie stoi najwyżej jeden pociąg spółki
fault-position-impossible-train = do miejsca startowego innej spółki nikt nie może budować torów
fault-position-loose-train = ten pociąg nie jest połączony z żadnym miejscem startowym swojej spółki
fault-position-invented-share = udziały: { $found }; powinno ich być 9
fault-position-lost-share = udziały: { $found }; powinno ich być 9
fault-position-invented-train = pociągi: { $found }; powinno ich być { $expected }
fault-position-lost-train = pociągi: { $found }; powinno ich być { $expected }
fault-position-reserve-too-full = rezerwa mieści najwyżej { $most }
fault-position-length-too-long = długość torów to najwyżej { $most }
fault-position-offer-without-supply = bez pociągu w zasobach nie ma udziałów w ofercie (ME-2)
fault-position-overfull = na heksie { $hex } jest za dużo spółek: { $found }; może ich być najwyżej { $most }
fault-position-too-many-ports = za dużo portów jednej spółki: { $found }; może ich być najwyżej { $most }
fault-position-golden-spike =
    { $which ->
        [not-played] nie gra się ze Złotym Gwoździem
       *[trains] stan Złotego Gwoździa nie pasuje do pociągów w Omasze i San Francisco
    }
fault-position-bad-phase =
    { $which ->
        [picks] wybór odłożonych udziałów ma mniej rund
       *[exhausted] oferta jest wyczerpana: pojedynek ekspertów byłby skończony
    }
fault-position-bad-draft =
    { $which ->
        [held] po tylu wyborach nikt nie może mieć takich udziałów: { $picks }
       *[set-aside] odłożone udziały każdej spółki: było ich { $count }
    }
fault-position-bad-seat = nie siedzi tam nikt, kto mógłby wykonać ruch
fault-position-bad-part = dwie akcje w turze są tylko w pojedynku ekspertów
fault-position-bad-choice = ten wybór nie wynika z podanej w nim budowy
fault-position-stuck = nikt nie mógłby stąd grać dalej
fault-position-token-on-start = miejsce startowe nie ma żetonu popytu
fault-position-token-in-full-city = pełne miasto numer { $number } wciąż ma żeton
fault-position-no-bot = w tym trybie bot nie gra
fault-position-bad-target = miejsce startowe nigdy nie jest celem
fault-position-invented-bot-token = jakiś żeton bota jest tu dwa razy
fault-position-lost-bot-token = jakiegoś żetonu bota nigdzie nie ma
fault-position-early-bot-token = przed ostatnim wyborem żaden żeton nie jest wylosowany, a żetonów odświeżenia nie ma w worku
fault-position-no-refresh-token = po przygotowaniu żeton odświeżenia jest zawsze w worku

# Żądania i wiadomości.
fault-request-not-an-object = żądanie to obiekt JSON
fault-request-no-command = żądanie podaje swoje polecenie
fault-request-no-viewer = podaj, czyj to widok: miejsce przy stole albo null dla widza
fault-request-unknown-command = nie ma polecenia „{ $name }”; są: { $known }
fault-request-too-long = liczba bajtów w wierszu to najwyżej { $most }
fault-request-not-utf8 = to nie jest tekst w UTF-8
fault-request-not-json = treść żądania to application/json
fault-request-malformed = nie można zrozumieć żądania
fault-request-unknown-path = pod tym adresem nic nie ma
fault-request-wrong-method = tego nie da się zrobić pod tym adresem
fault-request-too-slow = treść żądania docierała zbyt długo
fault-request-too-large = liczba bajtów treści żądania to najwyżej { $most }
fault-request-no-upgrade = ten adres jest tylko dla WebSocketów w wersji 13
fault-request-other-host = serwer nie odpowiada pod tą nazwą; administrator może ją dopuścić opcją --host
fault-server-broken = wystąpił błąd serwera
fault-server-not-ready = serwer nie może teraz działać: { $reason }
fault-protocol-no-hello = rozmowa zaczyna się od hello
fault-protocol-unknown = ten serwer używa protokołu { $protocol }
fault-protocol-not-an-object = wiadomość to obiekt JSON
fault-protocol-no-submission = każde polecenie musi mieć własne id, żeby serwer rozpoznał je, gdy się powtórzy
fault-protocol-not-here = miejsca zajmuje się przez POST /api/tables/ID/seats
fault-protocol-odd-id = id to litery, cyfry, - i _, od 1 do { $most } znaków
fault-protocol-too-long = liczba bajtów akcji to najwyżej { $most }
fault-table-no-match = nie ma jeszcze partii; zacznij od new, load albo continue
fault-table-no-such-seat = nie ma miejsca { $seat }; miejsca są od 0 do { $last }
fault-table-no-such-step = wykonane akcje: { $played }; nie ma takiego kroku
fault-table-nothing-to-choose = miejsce { $seat } nie ma teraz z czego wybierać
fault-table-unknown-entry = wpisy: { $entries }; takiego tu nie ma
fault-bots-no-clock = nie ma tu zegara; podaj liczbę węzłów
fault-bots-unreadable-effort = „{ $effort }” to ani liczba węzłów, na przykład 800, ani czas, na przykład 1000ms
