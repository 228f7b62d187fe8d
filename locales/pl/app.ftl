# Strona startowa, przygotowanie partii, ustawienia.

app-name = Roundhouse
app-tagline = Otwarty stół do gier kolejowych
app-lead = Siadasz i od razu grasz: z botami albo wspólnie przy jednym ekranie. Bez instalacji i bez zakładania konta.
app-footer = Gry i ich nazwy należą do wydawców i autorów. Roundhouse to niezależna implementacja z zasadami spisanymi własnymi słowami i własną rekonstrukcją plansz.

nav-start = Strona główna
nav-settings = Ustawienia

start-games = Gry
start-play-now = Zagraj teraz
start-set-up = Wybierz graczy
start-tables = Stoły na tym serwerze: dosiądź się albo oglądaj
start-together = Zagraj ze znajomymi
start-rules = Zasady
start-learn = Naucz się, grając
start-learn-of = { $game }: naucz się, grając
start-rules-of = { $game }: zasady
start-continue = Partie w toku
start-continue-one = Graj dalej
start-finished = Zakończone partie
start-look-again = Obejrzyj
start-remove = Usuń: { $match }
start-import = Otwórz zapis
start-import-hint = partia wyeksportowana stąd albo z wiersza poleceń
start-import-failed = Nie można otworzyć tego pliku: { $reason }
start-step = krok { $step }
start-nothing = Tutaj znajdziesz swoje partie: zapisują się na tym urządzeniu po każdym ruchu.
start-players = { $low }–{ $high } graczy
start-what-if = Co by było, gdyby… (od kroku { $step })

set-up-title = Kto gra?
set-up-open-table = Otwórz stół
set-up-hint-together = Każdy gra na swoim ekranie. Dostaniesz link do wysłania.
set-up-friend = Wolne dla znajomych
set-up-you = Ty
set-up-here = Na tym ekranie
set-up-where = Gdzie gracie?
set-up-players = Gracze
set-up-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
set-up-person = Człowiek
set-up-name = Imię
set-up-name-of = Imię osoby na miejscu { $number }
set-up-who-of = Kto gra na miejscu { $number }
set-up-levels = Boty, które myślą naprzód, od najsłabszego
set-up-more-bots = Inne boty
set-up-start = Rozpocznij
set-up-hint-one-screen = Kilka osób gra przy jednym ekranie. Jeśli są tajne karty, między turami zasłania je osobna strona.
set-up-hint-watch = Same boty: usiądź wygodnie i patrz.
set-up-hint-solo = Ty przeciwko botom.
set-up-seed = Ziarno losowe
set-up-seed-hint = To samo ziarno daje takie samo rozdanie. Zostaw puste, żeby wylosować nowe.
set-up-more = Więcej opcji

settings-title = Ustawienia
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-pace = Tempo botów
settings-pace-calm = spokojne
settings-pace-brisk = szybkie
settings-pace-instant = natychmiastowe
settings-name = Twoje imię
settings-kept = Zapisywane tylko na tym urządzeniu.

bot-trainee = Uczeń
bot-trainee-about = widzi tylko to, co ruch daje od razu
bot-guard = Hamulcowy
bot-guard-about = myśli kilka ruchów naprzód
bot-fireman = Palacz
bot-fireman-about = wie, co zwykle się opłaca, i myśli naprzód
bot-driver = Maszynista
bot-driver-about = rozgrywa w myślach wiele partii do końca
bot-stationmaster = Zawiadowca
bot-stationmaster-about = najsilniejszy, nie spieszy się
bot-random = Gołąb
bot-greedy = Sroka
bot-random-about = błąka się: gra cokolwiek, byle zgodnie z zasadami
bot-greedy-about = lubi błyskotki: gra to, co w tej chwili wygląda najlepiej

# Zamiast imienia. W zdaniach o graczu „Ty” wybiera drugą osobę („[Ty] Dobierasz…”).
seat-person = Gracz { $number }
seat-bot = { $bot } { $number }
seat-rules = Bot
you = Ty

language = Język
page-title = { $page } · Roundhouse
