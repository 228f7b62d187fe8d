# Mini Express.
# „udział” zamiast „akcja” (akcja to czynność w turze); nazwy spółek w mianowniku po słowie „spółka”.

company-wood = Drewno
company-steel = Stal
company-leather = Skóra
company-cotton = Bawełna
company-wild = joker

# Stół.

me-map = Mapa: { $name }
me-hex = heks { $place }
me-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
me-no-way = brak drogi lądem
me-city-label = { $city }, numer { $number }, pojemność { $capacity }
me-city-label-start = { $city }, miejsce startowe spółki { $company }
me-city-label-token = popyt: { $tokens }
me-city-label-trains = są tu: { $companies }
me-city-label-open = można tu budować
me-city-label-target = cel bota
me-city-no-token = brak żetonu popytu
me-port-label = Port { $port }
me-hex-choice = Trasa przez: { $hex }

me-companies = Spółki
me-offer = Udziały
me-offer-exhausted = wyczerpane
me-set-aside = Odłożone
me-reserve = Rezerwa
me-supply = Zasoby
me-length = Długość
me-reserve-count = pociągi w rezerwie: { $count } z { $most }
me-offer-count =
    { $count ->
        [0] brak udziałów w ofercie
        [one] { $count } udział w ofercie
        [few] { $count } udziały w ofercie
        [many] { $count } udziałów w ofercie
       *[other] { $count } udziału w ofercie
    }
me-set-aside-count =
    { $count ->
        [one] { $count } odłożony udział
        [few] { $count } odłożone udziały
        [many] { $count } odłożonych udziałów
       *[other] { $count } odłożonego udziału
    }
me-supply-count =
    { $count ->
        [one] { $count } pociąg w zasobach
        [few] { $count } pociągi w zasobach
        [many] { $count } pociągów w zasobach
       *[other] { $count } pociągu w zasobach
    }
me-length-count = długość torów: { $count }
me-build-for = Buduj
me-build-for-label = Buduj tory dla spółki { $company }
me-take = Kup udział
me-take-price = za { $price }
me-take-free = gratis
me-take-label = Kup udział w spółce { $company } za { $price } pkt wpływu
me-draft = Wybierz
me-draft-label = Wybierz odłożony udział w spółce { $company }
me-bot-marker = znacznik spółki bota

me-values = Wartość udziału
me-rank-first = 1.
me-rank-second = 2.
me-rank-other = inne
me-rank-nothing = nic
me-values-unused = nieużywane w tym trybie

me-influence = Wpływy
me-influence-cell = { $name }, { $company }: wpływy { $influence }, { $rank }, wartość udziału { $value }
me-worth = po { $value } za udział
me-shares-of =
    { $count ->
        [one] { $count } udział w spółce { $company }
        [few] { $count } udziały w spółce { $company }
        [many] { $count } udziałów w spółce { $company }
       *[other] { $count } udziału w spółce { $company }
    }

me-spike = Złoty Gwóźdź
me-spike-waiting = Nikt jeszcze nie zbudował torów do Omahy.
me-spike-absent = San Francisco było pierwsze: wyścigu nie ma.
me-spike-racing = Wyścig trwa. Wschodnia odnoga: { $eastern }.
me-spike-joined = Linia połączona. Wschód: { $eastern }, zachód: { $western }.
me-nobody = brak

me-bot-panel = Bot
me-bot-panel-target = cel: { $city } ({ $number })
me-bot-panel-no-target = cel: przed miastem 1
me-bot-panel-company = znacznik: { $company }
me-bot-panel-bag =
    { $count ->
        [one] { $count } żeton w worku
        [few] { $count } żetony w worku
        [many] { $count } żetonów w worku
       *[other] { $count } żetonu w worku
    }

# Wybory.

me-draft-title = Wybierz odłożony udział
me-draft-hint = Twoje dwa udziały muszą być w dwóch różnych spółkach.
me-draft-hint-expert-0 = Dostajesz dwa udziały w wybranej spółce.
me-draft-hint-expert-1 = W spółce, którą teraz wybierzesz, każdy z graczy dostaje jeden udział.
me-draft-hint-expert-2 = Dostajesz dwa udziały w wybranej spółce; w ostatniej każdy z graczy dostaje jeden.
me-city-title = Tory dla spółki { $company }: do którego miasta?
me-city-hint =
    { $count ->
        [0] Żadne miasto nie jest w zasięgu (pociągi w rezerwie: { $reserve }).
        [one] W zasięgu jest jedno miasto, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
        [few] W zasięgu są { $count } miasta, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
        [many] W zasięgu jest { $count } miast, zaznaczonych na mapie (pociągi w rezerwie: { $reserve }).
       *[other] W zasięgu jest { $count } miasta, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
    }
me-who-title = Kto buduje do miasta { $city }?
me-who-hint = Spółki, które mogą tam teraz dotrzeć:
me-build-title = { $company } buduje do miasta { $city }
me-track-of = Trasa { $number } z { $count }
me-track-hint = Dotknij heksu, przez który ma biec tor.
me-track-before = Poprzednia trasa
me-track-next = Następna trasa
me-build-confirm =
    { $count ->
        [one] Buduj: { $count } pociąg
        [few] Buduj: { $count } pociągi
        [many] Buduj: { $count } pociągów
       *[other] Buduj: { $count } pociągu
    }
me-take-title = Kup udział w spółce { $company }
me-take-confirm =
    { $price ->
        [0] Weź gratis
       *[other] Kup za { $price } pkt wpływu
    }
me-cancel = Anuluj
me-wild-title = Punkt jokera: wpływy w której spółce?
me-wild-hint = Jeszcze jeden punkt, w dowolnej spółce innej niż { $company }.
me-port-title = Gdzie spółka { $company } otworzy port?
me-port-hint = Wolne porty są zaznaczone na mapie.
me-branch-title = Kto poprowadzi zachodnią odnogę?
me-branch-hint = Długość torów tej spółki i spółki ze wschodniej odnogi rośnie o 2.
me-pass = Pas: nic nie da się zrobić

me-effects = Co się zmieni
me-effect-reserve = rezerwa
me-effect-supply = zasoby
me-effect-length = długość
me-effect-offer = udziały w ofercie
me-effect-influence = twoje wpływy
me-effect-value = twój udział wart
me-effect-compensation =
    { $count ->
        [one] rekompensata: { $count } pociąg
        [few] rekompensata: { $count } pociągi
        [many] rekompensata: { $count } pociągów
       *[other] rekompensata: { $count } pociągu
    }
me-effect-points = Punkty, gdyby gra skończyła się teraz
me-effect-choice = Potem trzeba będzie coś wybrać.

# Tura bota.

me-bot-title = Bot myśli
me-bot-next = Dalej
me-bot-faster = Szybciej
me-bot-play = Wznów
me-bot-pause = Zatrzymaj
me-bot-skip = Pomiń
me-bot-step = { $number } z { $count }

# Przygotowanie.

me-set-up-map = Mapa
me-set-up-map-usa = USA
me-set-up-map-europe = Europa
me-set-up-mode = Tryb gry
me-set-up-mode-solo = Solo
me-set-up-mode-solo-about = Ty przeciwko botowi z instrukcji.
me-set-up-mode-duo = Dwie osoby i bot
me-set-up-mode-duo-about = Dwie osoby, a trzecim graczem jest bot z instrukcji.
me-set-up-mode-expert = Pojedynek ekspertów
me-set-up-mode-expert-about = Dwie osoby, dwie akcje w turze i żadnego bota.
me-set-up-mode-standard = Standard
me-set-up-mode-standard-about = Od trzech do pięciu graczy.
me-set-up-level = Poziom bota
me-set-up-level-passenger = Pasażer
me-set-up-level-tourist = Turysta
me-set-up-level-railfan = Miłośnik kolei
me-set-up-level-conductor = Konduktor
me-set-up-level-railwayman = Kolejarz
me-set-up-level-passenger-about = Zasady bez zmian.
me-set-up-level-tourist-about = Mniejsze uzupełnienia i rekompensaty; koniec, gdy znacznik celu dotrze do miasta 32.
me-set-up-level-railfan-about = Bot zaczyna z większą liczbą udziałów, a przy wpływach 3 lub mniej twoje udziały nie są nic warte.
me-set-up-level-conductor-about = Bot zyskuje wpływy wraz z udziałami, a tam, gdzie ma ich więcej od ciebie, twoje udziały nie są nic warte.
me-set-up-level-railwayman-about = Wszystko powyższe, a do tego bot zaczyna z wpływami 2, ty z 0.
me-set-up-variants = Warianty
me-set-up-golden-spike = Złoty Gwóźdź
me-set-up-golden-spike-about = Wyścig o połączenie Omahy z San Francisco.
me-set-up-ports = Porty
me-set-up-ports-about = Miasta z jokerem otwierają dodatkowe miejsca startowe na wybrzeżu.
me-set-up-first-game = Pierwsza gra
me-set-up-first-game-about = Każde miasto mieści dwie spółki.

# Akcje, na listach i dla czytników.

me-action-draft_share = Wybierz odłożony udział w spółce { $company }
me-action-take_share = Kup udział w spółce { $company }
me-action-build_track =
    { $count ->
        [one] Buduj dla spółki { $company } do miasta { $city }, { $count } pociąg: { $way }
        [few] Buduj dla spółki { $company } do miasta { $city }, { $count } pociągi: { $way }
        [many] Buduj dla spółki { $company } do miasta { $city }, { $count } pociągów: { $way }
       *[other] Buduj dla spółki { $company } do miasta { $city }, { $count } pociągu: { $way }
    }
me-action-gain_influence = Zyskaj 1 pkt wpływu w spółce { $company }
me-action-choose_port = Otwórz port { $port }
me-action-choose_western_branch = Powierz zachodnią odnogę spółce { $company }
me-action-pass = Pasuj

# Co się wydarzyło.

me-event-share_drafted =
    { $name ->
        [Ty] Wybierasz
       *[other] { $name } wybiera
    } { $shares ->
        [one] odłożony udział w spółce { $company }.
        [few] { $shares } odłożone udziały w spółce { $company }.
        [many] { $shares } odłożonych udziałów w spółce { $company }.
       *[other] { $shares } odłożonego udziału w spółce { $company }.
    }
me-event-leftovers_removed =
    { $shares ->
        [one] Pozostały odłożony udział w spółce { $company } wypada z gry.
        [few] { $shares } pozostałe odłożone udziały w spółce { $company } wypadają z gry.
        [many] { $shares } pozostałych odłożonych udziałów w spółce { $company } wypada z gry.
       *[other] { $shares } pozostałego odłożonego udziału w spółce { $company } wypada z gry.
    }
me-event-share_taken =
    { $name ->
        [Ty] Kupujesz udział w spółce { $company } za { $price } pkt wpływu.
       *[other] { $name } kupuje udział w spółce { $company } za { $price } pkt wpływu.
    }
me-event-share_taken-free =
    { $name ->
        [Ty] Dostajesz udział w spółce { $company } za darmo.
       *[other] { $name } dostaje udział w spółce { $company } za darmo.
    }
me-event-reserve_filled =
    { $trains ->
        [one] Do rezerwy spółki { $company } trafia { $trains } pociąg.
        [few] Do rezerwy spółki { $company } trafiają { $trains } pociągi.
        [many] Do rezerwy spółki { $company } trafia { $trains } pociągów.
       *[other] Do rezerwy spółki { $company } trafia { $trains } pociągu.
    }
me-event-track_built =
    { $name ->
        [Ty] Budujesz
       *[other] { $name } buduje
    } dla spółki { $company } do miasta { $city }: { $count ->
        [one] { $count } pociąg.
        [few] { $count } pociągi.
        [many] { $count } pociągów.
       *[other] { $count } pociągu.
    }
me-event-compensation_paid = Spółka { $company } dostaje pociąg jako rekompensatę.
me-event-length_raised = Tory spółki { $company } są dłuższe o { $by }: teraz { $length }.
me-event-influence_gained =
    { $name ->
        [Ty] Zyskujesz { $by } pkt wpływu w spółce { $company }: teraz { $influence }.
       *[other] { $name } zyskuje { $by } pkt wpływu w spółce { $company }: teraz { $influence }.
    }
me-event-demand_token_removed = Miasto { $city } jest pełne: jego żeton popytu wypada z gry.
me-event-offer_exhausted =
    { $shares ->
        [one] Spółka { $company } nie ma już pociągów w zasobach: jej ostatni udział w ofercie wypada z gry.
        [few] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziały w ofercie wypadają z gry.
        [many] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziałów w ofercie wypada z gry.
       *[other] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziału w ofercie wypada z gry.
    }
me-event-offer_exhausted-last = Z oferty zniknął ostatni udział w spółce { $company }.
me-event-port_opened = Spółka { $company } otwiera port: { $port }.
me-event-spike_tile_removed = Tory dotarły do San Francisco wcześniej niż do Omahy: Złotego Gwoździa nie będzie.
me-event-spike_race_begun = Tory dotarły do Omahy: wschodnią odnogę prowadzi spółka { $eastern }. Zaczyna się wyścig.
me-event-spike_race_begun-nobody = Tory dotarły do Omahy, ale brakuje pociągu na wschodnią odnogę. Zaczyna się wyścig.
me-event-western_start_opened = San Francisco staje się dodatkowym miejscem startowym spółki { $company }.
me-event-line_joined = Omaha i San Francisco są połączone!
me-event-western_branch_chosen = Zachodnią odnogę prowadzi spółka { $company }.
me-event-western_branch_chosen-nobody = Na zachodnią odnogę nie ma pociągu.
me-event-turn_passed =
    { $name ->
        [Ty] Nie możesz nic zrobić i pasujesz.
       *[other] { $name } nie może nic zrobić i pasuje.
    }
me-event-last_round_begun = Dwie oferty są wyczerpane: to ostatnia runda.
me-ending-two_offers_exhausted = Dwie oferty są wyczerpane: koniec gry.
me-ending-offer_exhausted = Jedna z ofert jest wyczerpana: koniec gry.
me-ending-target_at_last_city = Znacznik celu bota stoi na ostatnim mieście: koniec gry.
me-ending-all_passed = Nikt nie może nic zrobić: koniec gry.

# Rozumowanie bota.

me-event-bot_refresh_tokens_added = Żetony odświeżenia trafiają do worka.
me-event-bot_token_drawn = Bot losuje żeton: miasto { $city }, spółka { $company }.
me-event-bot_token_drawn-refresh = Bot losuje żeton odświeżenia.
me-event-bot_bag_refilled = Wszystkie wylosowane żetony wracają do worka i bot losuje ponownie.
me-event-bot_company_marker_moved =
    { $steps ->
        [one] Znacznik spółki przesuwa się o { $steps } pole: { $from } → { $to }.
        [few] Znacznik spółki przesuwa się o { $steps } pola: { $from } → { $to }.
        [many] Znacznik spółki przesuwa się o { $steps } pól: { $from } → { $to }.
       *[other] Znacznik spółki przesuwa się o { $steps } pola: { $from } → { $to }.
    }
me-event-bot_target_marker_moved =
    { $steps ->
        [one] Znacznik celu przesuwa się o { $steps } miasto: { $to } ({ $number }).
        [few] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }).
        [many] Znacznik celu przesuwa się o { $steps } miast: { $to } ({ $number }).
       *[other] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }).
    }
me-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Znacznik celu przesuwa się o { $steps } miasto: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
        [few] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
        [many] Znacznik celu przesuwa się o { $steps } miast: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
       *[other] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
    }
me-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] Spółka { $company } ma w rezerwie { $reserve } pociąg, więc bot zdobywa udział.
        [few] Spółka { $company } ma w rezerwie { $reserve } pociągi, więc bot zdobywa udział.
        [many] Spółka { $company } ma w rezerwie { $reserve } pociągów, więc bot zdobywa udział.
       *[other] Spółka { $company } ma w rezerwie { $reserve } pociągu, więc bot zdobywa udział.
    }
me-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] Spółka { $company } ma w rezerwie { $reserve } pociąg, więc bot buduje.
        [few] Spółka { $company } ma w rezerwie { $reserve } pociągi, więc bot buduje.
        [many] Spółka { $company } ma w rezerwie { $reserve } pociągów, więc bot buduje.
       *[other] Spółka { $company } ma w rezerwie { $reserve } pociągu, więc bot buduje.
    }
me-event-bot_action_impossible-take_share = Spółka { $company } nie ma udziałów w ofercie: bot szuka innej spółki.
me-event-bot_action_impossible-build_track = Spółka { $company } nie może budować do żadnego miasta: bot szuka innej spółki.
me-event-bot_stuck = Żadna z czterech spółek nie daje botowi możliwości działania.
me-event-bot_cities_weighed-only_city = { $city } to jedyne miasto, do którego można budować.
me-event-bot_cities_weighed-distance = Miasta do wyboru: { $count }. Najbliżej celu { $target } leży { $city }: { $distance }; następne jest { $other }: { $otherDistance }.
me-event-bot_cities_weighed-track_length = { $city } i { $other } leżą równie blisko celu { $target } ({ $distance }), ale tor do miasta { $city } jest krótszy: { $trains } wobec { $otherTrains }.
me-event-bot_cities_weighed-companies = { $city } i { $other } leżą równie blisko celu { $target } ({ $distance }) i torów ({ $trains }), ale w mieście { $city } jest więcej spółek: { $companies } wobec { $otherCompanies }.
me-event-bot_cities_weighed-number = { $city } i { $other } są równe pod każdym względem ({ $distance }, pociągi: { $trains }, spółki: { $companies }); decyduje wyższy numer: { $number } wobec { $otherNumber }.
me-event-bot_tracks_weighed-only_track = Jest tylko jedna najkrótsza trasa.
me-event-bot_tracks_weighed-start_hex = Najkrótsze trasy: { $count }, punkty wyjścia: { $starts }. Bot bierze trasę z punktu najdalej na wschodzie: { $start }.
me-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Najkrótsze trasy z jednego punktu ({ $start }): { $count }. Bot trzyma się lewej strony, patrząc w stronę miasta.
        [few] Najkrótsze trasy: { $count }, w tym z punktu najdalej na wschodzie ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
        [many] Najkrótsze trasy: { $count }, w tym z punktu najdalej na wschodzie ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
       *[other] Najkrótsze trasy: { $count }, w tym z punktu najdalej na wschodzie ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
    }
me-event-bot_ports_weighed-only_port = { $port } to jedyny wolny port.
me-event-bot_ports_weighed-distance = Porty do wyboru: { $count }. Najbliżej celu { $target } leży { $port }: { $distance }.
me-event-bot_ports_weighed-place = Kilka portów leży równie blisko celu { $target } ({ $distance }): bot bierze ten najdalej na wschodzie, { $port }.
me-event-bot_branches_weighed-only_company = Zachodnią odnogę może poprowadzić tylko spółka { $company }.
me-event-bot_branches_weighed-bot_shares = Bot powierza zachodnią odnogę spółce { $company }: ma w niej najwięcej udziałów ({ $botShares }).
me-event-bot_branches_weighed-player_shares = Bot powierza zachodnią odnogę spółce { $company }: gracze mają w niej najmniej udziałów ({ $playerShares }).
me-event-bot_branches_weighed-marker = Bot powierza zachodnią odnogę spółce { $company }: tam stoi jego znacznik albo tam dotrze najprędzej.

# Co jest do zrobienia.

me-task-draft = Wybierz jeden z odłożonych udziałów.
me-task-turn = Kup udział albo buduj tory.
me-task-turn-first = Pierwsza akcja: kup udział albo buduj tory.
me-task-turn-second = Druga akcja: dla spółki innej niż { $company }.
me-task-gain_influence = Wybierz, gdzie trafi punkt jokera.
me-task-choose_port = Wybierz port dla spółki { $company }.
me-task-choose_western_branch = Wybierz, kto poprowadzi zachodnią odnogę.
me-task-over = Koniec gry.
me-task-last-round = To ostatnia runda.

me-awaited-draft_share = Najpierw trzeba wybrać odłożony udział.
me-awaited-turn_action = Trzeba kupić udział albo budować tory.
me-awaited-gain_influence = Najpierw trzeba przydzielić punkt jokera.
me-awaited-choose_port = Najpierw trzeba wybrać port.
me-awaited-choose_western_branch = Najpierw trzeba przydzielić zachodnią odnogę.

# Dlaczego nie?

fault-mini-express-turn-over = Partia już się skończyła.
fault-mini-express-turn-not-yours = To nie twoja tura.
fault-mini-express-turn-not-now = { $awaited }
fault-mini-express-draft-none-left = Nie można już wybrać udziału w spółce { $company }.
fault-mini-express-draft-same-company = Masz już udział w spółce { $company }; drugi musi być w innej.
fault-mini-express-draft-pair-taken = Taką samą parę spółek ({ $company } i ta, którą już masz) ma { $name }.
fault-mini-express-share-none-on-offer = W ofercie nie ma już udziałów w spółce { $company }.
fault-mini-express-share-not-enough-influence = Udział w spółce { $company } kosztuje { $needed } pkt wpływu, tyle, ile ma ona pociągów w rezerwie; masz { $has }.
fault-mini-express-build-not-new = Ta spółka ma już pociąg w mieście { $city }.
fault-mini-express-build-city-full =
    { $capacity ->
        [one] Miasto { $city } jest pełne: mieści { $capacity } spółkę.
        [few] Miasto { $city } jest pełne: mieści { $capacity } spółki.
        [many] Miasto { $city } jest pełne: mieści { $capacity } spółek.
       *[other] Miasto { $city } jest pełne: mieści { $capacity } spółki.
    }
fault-mini-express-build-no-demand-token = W mieście { $city } nie ma żetonu popytu, więc nikt nie może tam budować.
fault-mini-express-build-out-of-reach =
    { $reserve ->
        [0] Miasto { $city } jest poza zasięgiem: w rezerwie nie ma pociągów.
        [one] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociąg.
        [few] Miasto { $city } jest poza zasięgiem: w rezerwie są tylko { $reserve } pociągi.
        [many] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociągów.
       *[other] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociągu.
    }
fault-mini-express-build-broken-path = Tor musi biec z heksu na sąsiedni heks i kończyć się w mieście { $city }.
fault-mini-express-build-not-beside-track = Tor musi zaczynać się tuż obok torów spółki; { $hex } tam nie leży.
fault-mini-express-build-through-city = Tor nie może biec przez miasto ani port; na drodze leży { $hex }.
fault-mini-express-build-not-shortest = Tor musi być najkrótszy z możliwych (pociągi: { $shortest }, a nie { $trains }).
fault-mini-express-expert-same-company = Pierwsza akcja była dla spółki { $company }; druga musi być dla innej.
fault-mini-express-expert-same-city = Pierwsza budowa prowadziła do miasta { $city }; druga musi prowadzić do innego.
fault-mini-express-expert-would-exhaust = To wyczerpałoby ofertę spółki { $company }, a drugą akcją w turze nie wolno tego zrobić.
fault-mini-express-influence-same-company = Na żetonie jest spółka { $company }: punkt jokera musi trafić do innej.
fault-mini-express-port-not-free = { $port } nie jest wolnym portem.
fault-mini-express-branch-not-a-candidate = Zachodnią odnogę może poprowadzić tylko: { $candidates }.
fault-mini-express-pass-could-act = Nie wolno pasować, gdy można kupić udział albo budować.

# Koniec.

me-scoring-total = Razem
me-scoring-rank = { $rank } · wpływy { $influence }
me-scoring-share-line = { $shares } × { $value }
me-scoring-decided-points = Wygrywa największa liczba punktów.
me-scoring-decided-fewer_shares = Remis w punktach; wygrywa mniejsza liczba udziałów.
me-scoring-decided-turn_order = Remis w punktach i udziałach; wygrywa osoba siedząca bliżej pierwszego gracza.
me-scoring-decided-bot_wins_ties = Remis w punktach: w grze solo wygrywa wtedy bot.
me-scoring-shares =
    { $count ->
        [one] { $count } udział
        [few] { $count } udziały
        [many] { $count } udziałów
       *[other] { $count } udziału
    }
