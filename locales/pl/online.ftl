# A table on a server: who sits down, what is proposed, what is said.

online-title = Zagraj ze znajomymi
online-missing = Na tym serwerze nie ma takiego stołu.
online-unreachable = Żaden serwer nie odpowiada, więc nikt inny nie może dołączyć. Jeśli strona pochodzi ze zwykłych plików, uruchom `roundhouse serve` i otwórz jego adres; bez sieci spróbuj później. Partie na tym ekranie działają dalej.
online-tables = Publiczne stoły
online-no-tables = Teraz nikt nie czeka na graczy. Otwórz własny stół.
online-your-tables = Twoje stoły
online-open = Otwórz stół: { $game }
online-back = Wróć do stołu
online-watch = Oglądaj
online-sit = Zajmij miejsce
online-phase-waiting = zaraz się zacznie
online-phase-playing = w trakcie
online-phase-ended = koniec
online-phase-set-aside = odłożony

# Before the match.
online-table-of = { $game }: stół
online-who = Kto gdzie siedzi
online-private = Prywatny: znajdzie go tylko ten, kto ma link
online-public = Publiczny: każdy może dołączyć lub oglądać
online-who-finds = Kto znajdzie stół?
online-free = wolne
online-kept-for = czeka na: { $name }
online-a-bot = bot
online-put-bot = Zamiast tego bot: { $bot }
online-here = przy stole
online-away = nie ma przy stole
online-full = Wszystkie miejsca są zajęte. Oglądasz i widzisz to, co może widzieć każdy.
online-leave = Zwolnij miejsce
online-host = gospodarz
online-waits-for-host = Partię rozpocznie gospodarz: { $name }.
online-remove = Usuń
online-remove-whom = Usuń: { $name }
online-you-were-removed = Gospodarz zwolnił twoje miejsce. Póki jest wolne, możesz znowu usiąść.
online-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
online-all-here = Wszyscy już siedzą: możesz zaczynać.
online-invite = Wyślij ten link znajomym albo pokaż im kod. Wystarczy imię.
online-link = Link do tego stołu
online-code = Kod QR linku
online-copy = Skopiuj link
online-copied = Skopiowano
online-promise = Gwarancja uczciwego rozdania
online-promise-about = Serwer wylosował już swoją część ziarna i pokazuje tu jej odcisk; każdy gracz dodaje własną losowość. Po partii wszystko jest jawne i każdy może sprawdzić, czy rozdanie było uczciwe.

# Clocks.
online-clock = Czas na namysł
online-no-clock = Bez limitu czasu
online-pace-none = Bez limitu
online-pace-quick = Minuta na ruch
online-pace-calm = Trzy minuty na ruch
online-pace-match = 15 minut na gracza i 10 sekund po każdym ruchu
online-pace-days = Dzień na ruch
online-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
online-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
online-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
online-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
online-clock-move = Na każdy ruch: { $time }.
online-clock-player = Na gracza: { $time }, po każdym ruchu dodatkowo: { $more }.
online-late-bot-moves = Potem ruch wykonuje bot.
online-late-seat-lost = Potem miejsce przepada.
online-choose-bot-moves = Po czasie: ten jeden ruch wykonuje bot
online-choose-seat-lost = Po czasie: miejsce przepada, dalej gra bot

# Proposals.
online-answer = Czas na odpowiedź
online-answer-about = Gdy ktoś coś zaproponuje, na przykład cofnięcie ruchu, pozostali mają tyle czasu na odpowiedź. Potem milczenie oznacza sprzeciw. Zgodę oznacza tylko wtedy, gdy partia ma ruszyć po pauzie albo gdy bot ma grać za kogoś, kogo nie ma.
online-answer-within = Czas na odpowiedź na propozycję: { $time }.

# The connection.
online-line-lost = Połączenie przerwane. Łączę ponownie; nic nie przepadło.
online-line-closing = Serwer jest uruchamiany ponownie. Partia zaraz ruszy dalej, a zegary na razie stoją.
online-line-outdated = Serwer jest nowszy niż ta strona.
online-reload = Wczytaj stronę ponownie

# At the table.
online-menu = Stół
online-paused = Partia jest wstrzymana
online-ask-undo = Poproś o cofnięcie swojego ostatniego ruchu
online-ask-pause = Poproś o pauzę
online-ask-resume = Poproś o wznowienie
online-let-bot-play = Niech za gracza { $name } gra { $bot }
online-ask-to-replace = Zapytaj gracza { $name }, czy może za niego grać { $bot }
online-just-lost = { $name }: połączenie przerwane. Po minucie grę może przejąć bot.
online-resign = Poddaj się
online-resign-sure = Poddać się? Bot dogra za ciebie, a wygrać już się nie da.
online-go-on = Gram dalej
online-agree = Zgoda
online-decline = Nie zgadzam się
online-agreed-so-far = Zgoda: { $names }
online-asks-you = { $name } pyta, czy dalej może grać za ciebie { $bot }.
online-silence-agrees = Zostało: { $time }. Potem brak odpowiedzi oznacza zgodę.
online-silence-declines = Zostało: { $time }. Potem brak odpowiedzi oznacza sprzeciw.
online-silence-takes-over = Zostało: { $time }. Potem gra { $bot }, chyba że { $name } wróci albo ktoś się sprzeciwi.
online-silence-takes-yours = Zostało: { $time }. Potem na twoim miejscu gra { $bot }, chyba że odmówisz.
online-soon =
    { $count ->
        [one] { $count } sekunda na odpowiedź.
        [few] { $count } sekundy na odpowiedź.
        [many] { $count } sekund na odpowiedź.
       *[other] { $count } sekundy na odpowiedź.
    }
online-take-over-cancelled = Pod twoją nieobecność padła propozycja, by grał za ciebie bot ({ $name }). Jesteś z powrotem, więc jest nieaktualna.
online-understood = Rozumiem
online-waiting-for = Czekamy na: { $names }
online-bot-plays-for-you = Gra za ciebie { $bot }.
online-take-back = Odzyskaj swoje miejsce
online-played-by = gra { $bot }
online-standing-resigned = partia poddana
online-standing-lost-on-time = przekroczony czas

# After a name: "Ada proposes …".
online-proposes-undo = proponuje cofnąć swój ostatni ruch.
online-proposes-pause = proponuje pauzę.
online-proposes-resume = proponuje grać dalej.
online-proposes-take-over = proponuje, by za gracza { $name } grał { $bot }.

# What happens around the match.
online-sat = { $name } siada do stołu.
online-bot-sat = Do stołu siada bot: { $bot }.
online-left = { $name } zwalnia miejsce.
online-removed = Gospodarz zwolnił miejsce gracza { $name }.
online-went-away = Nie ma już przy stole: { $name }.
online-came-back = { $name } znów jest przy stole.
online-lapsed-done = Czas na odpowiedź minął i nikt się nie sprzeciwił: przyjęte.
online-lapsed-dropped = Czas na odpowiedź minął: nic się nie zmienia.
online-agreed = { $name } się zgadza.
online-declined = { $name } się nie zgadza.
online-taken-back = Zgoda: ruch cofnięty.
online-returned = { $name } wraca i gra dalej.
online-resigned = { $name } poddaje partię; dogra ją bot.
online-timed-out = Koniec czasu: { $name }.
online-clocks-stopped = Planowa przerwa serwera: zegary stoją.
online-clocks-started = Serwer wrócił; zegary idą dalej.
online-rematch-opened = { $name } chce zagrać ponownie.

# Words.
online-talk = Czat
online-say = Napisz coś
online-send = Wyślij
online-mute-whom = Wycisz
online-muted-words = (wyciszone)
online-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }

# Afterwards.
online-rematch = Rewanż w tym samym gronie
online-to-rematch = Do następnej partii
online-check = Sprawdź rozdanie
online-check-about = Wszystko jest liczone na tym urządzeniu z zapisu partii, bez zaufania do serwera.
online-checking = Sprawdzam…
online-honest = Rozdanie było uczciwe.
online-dishonest = Coś nie jest tak, jak obiecano.
online-check-promise = Sekret serwera zgadza się z obietnicą.
online-check-shown = Obietnica zgadza się z tą, którą to urządzenie widziało przed partią.
online-check-own = Losowość tego urządzenia weszła do ziarna.
online-check-seed = Ziarno składa się z sekretu i tego, co dodali gracze, i z niczego więcej.
online-check-replay = Po odtworzeniu partii z tego ziarna każde tasowanie i każde dobranie wypada tak samo.
online-check-unknown = To urządzenie nie może tego wiedzieć.
online-check-differs = Różni się.
online-check-numbers = Liczby
online-to-table = Wróć do stołu

# A table that can't be replayed.
online-set-aside = Ten stół został odłożony
online-set-aside-about = Od początku tej partii zmieniły się zasady i serwer nie może jej już odtworzyć. Nikt niczego nie zepsuł i nic nie zostało usunięte, ale dokończyć jej tutaj się nie da.
online-set-aside-reason = Dokładny powód
online-set-aside-export-about = Kto siedział przy tym stole, może pobrać jego dziennik: własne ruchy w całości, a o innych tylko to, kiedy zagrali.
online-set-aside-export = Pobierz dziennik stołu

# What a table refuses.
fault-chat-too-fast =
    { $seconds ->
        [one] Nie tak szybko: poczekaj { $seconds } sekundę i wyślij ponownie.
        [few] Nie tak szybko: poczekaj { $seconds } sekundy i wyślij ponownie.
        [many] Nie tak szybko: poczekaj { $seconds } sekund i wyślij ponownie.
       *[other] Nie tak szybko: poczekaj { $seconds } sekundy i wyślij ponownie.
    }
fault-table-answer-time = Czas na odpowiedź musi wynosić od { $least } do { $most } sekund.
fault-table-log-full = Przy tym stole było już za dużo propozycji: dalej toczy się tylko sama partia.
fault-table-not-host = To może zrobić tylko gospodarz.
fault-table-seat-free = Nikt tam nie siedzi.
fault-table-set-aside = Od początku tej partii zmieniły się zasady i nie da się jej tu dokończyć: { $reason }
fault-table-not-set-aside = Ten stół nie został odłożony: graj dalej albo na końcu pobierz zapis.
fault-table-stale = W międzyczasie stół się zmienił. Spójrz jeszcze raz i wybierz.
fault-table-paused = Partia jest wstrzymana.
fault-table-too-late = Twój czas minął.
fault-table-bot-plays = Teraz gra za ciebie bot.
fault-table-name-taken = Ktoś przy stole ma już takie imię.
fault-table-full = Wszystkie miejsca są zajęte.
fault-table-seat-taken = To miejsce jest zajęte.
fault-table-seat-kept =
    { $which ->
        [rematch] Miejsca można rezerwować tylko przy rewanżu.
       *[other] To miejsce czeka na kogoś innego.
    }
fault-table-seats-free = Nie wszystkie miejsca są zajęte.
fault-table-begun = Partia już się zaczęła.
fault-table-over = Partia się skończyła.
fault-table-not-over = Ta partia jeszcze trwa.
fault-table-not-seated = Widzowie nie mogą brać udziału w grze.
fault-table-not-playing = Nie grasz tutaj.
fault-table-already-proposed = Zaproponowano już coś innego.
fault-table-nothing-to-undo = Nie masz jeszcze ruchu do cofnięcia.
fault-table-odd-text = Imię ma od 1 do 24 znaków, wiadomość do 300.
fault-table-odd-name =
    { $which ->
        [scripts] Imię musi być zapisane jednym alfabetem: litery różnych alfabetów łatwo pomylić.
       *[character] Imię nie może mieć tego znaku: { $character }.
    }
fault-table-unknown = Na tym serwerze nie ma takiego stołu.
fault-table-already-seated = Masz już miejsce przy tym stole.
fault-table-no-bot = Żaden bot za ciebie nie gra.
fault-table-no-take-over = Bot może przejąć tylko miejsce innej osoby, która gra.
fault-table-nobody = Przynajmniej jedno miejsce musi być dla człowieka.
fault-table-not-asked = Nikt cię o to nie pyta.
fault-table-not-begun = Partia jeszcze się nie zaczęła.
fault-table-not-paused = Partia nie jest wstrzymana.
fault-table-nothing-proposed = Nie ma teraz żadnej propozycji.
fault-table-out = Nie ma cię już w tej partii.
fault-table-rematch-open = Stół na następną partię już jest.
fault-request-too-many = Za dużo żądań: chwilę poczekaj.
fault-server-unavailable = Serwer nie może tego teraz zrobić. Spróbuj za chwilę.
fault-server-busy = Poczekaj na odpowiedź na poprzednie żądania.
fault-session-unknown = Ta sesja już wygasła. Wczytaj stronę ponownie.
fault-clock-senseless = Limit czasu musi wynosić od 1 do { $most } sekund.
fault-request-other-origin = Ta strona nie została wczytana z tego serwera.
fault-table-odd-randomness = Losowy wkład to najwyżej 64 litery i cyfry.
