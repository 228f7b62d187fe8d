# Mini Express.
# „udział” zamiast „akcja” (akcja to czynność w turze); nazwy spółek w mianowniku po słowie „spółka”.

mini-express-name = Mini Express
mini-express-series = Udziały i tory
mini-express-about = Cztery spółki kolejowe, a żadna nie należy do ciebie. Buduj dla dowolnej, zdobywaj wpływy w innych i trzymaj właściwe udziały, gdy będą najwięcej warte. W pojedynkę można zagrać z botem z instrukcji.
mini-express-company-letter-wood = D
mini-express-company-letter-steel = S
mini-express-company-letter-leather = K
mini-express-company-letter-cotton = B

bot-builder = Remiz
bot-builder-about = buduje, gdzie tylko może
bot-investor = Kruk
bot-investor-about = zbiera udziały i o nie dba

## Przy stole.

mini-express-company-wood = Drewno
mini-express-company-steel = Stal
mini-express-company-leather = Skóra
mini-express-company-cotton = Bawełna
mini-express-company-wild = joker

# Stół.

mini-express-map =
    { $name ->
        [Europe] Mapa: Europa
       *[other] Mapa: { $name }
    }
mini-express-hex = heks { $place }
mini-express-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
mini-express-no-way = brak trasy lądem
mini-express-city-label = { $city }, numer { $number }, pojemność { $capacity }
mini-express-city-label-start = { $city }, miejsce startowe spółki { $company }
mini-express-city-label-token = popyt: { $tokens }
mini-express-city-label-trains = są tu: { $companies }
mini-express-city-label-open = można tu budować tory
mini-express-city-label-target = cel bota
mini-express-city-no-token = brak żetonu popytu
mini-express-port-label = Port { $port }
mini-express-hex-choice = Trasa przez: { $hex }

mini-express-companies = Spółki
mini-express-offer = Udziały
mini-express-offer-exhausted = wyczerpane
mini-express-set-aside = Odłożone
mini-express-reserve = Rezerwa
mini-express-supply = Zasoby
mini-express-length = Długość
mini-express-reserve-count = pociągi w rezerwie: { $count } z { $most }
mini-express-offer-count =
    { $count ->
        [0] brak udziałów w ofercie
        [one] { $count } udział w ofercie
        [few] { $count } udziały w ofercie
        [many] { $count } udziałów w ofercie
       *[other] { $count } udziału w ofercie
    }
mini-express-set-aside-count =
    { $count ->
        [one] { $count } odłożony udział
        [few] { $count } odłożone udziały
        [many] { $count } odłożonych udziałów
       *[other] { $count } odłożonego udziału
    }
mini-express-supply-count =
    { $count ->
        [one] { $count } pociąg w zasobach
        [few] { $count } pociągi w zasobach
        [many] { $count } pociągów w zasobach
       *[other] { $count } pociągu w zasobach
    }
mini-express-length-count = długość torów: { $count }
mini-express-build-for = Buduj
mini-express-build-for-label = Buduj tory spółki { $company }
mini-express-take = Kup udział
mini-express-take-price = za { $price }
mini-express-take-free = za darmo
mini-express-take-label =
    { $price ->
        [0] Zdobądź udział w spółce { $company } za darmo
       *[other] Kup udział w spółce { $company } za { $price } pkt wpływu
    }
mini-express-draft = Wybierz
mini-express-draft-label = Wybierz odłożony udział w spółce { $company }
mini-express-bot-marker = znacznik spółki bota

mini-express-values = Wartość udziału
mini-express-rank-first = 1.
mini-express-rank-second = 2.
mini-express-rank-other = inne
mini-express-rank-nothing = brak
mini-express-values-unused = nieużywane w tym trybie

mini-express-influence = Wpływy
mini-express-influence-cell = { $name }, { $company }: wpływy { $influence }, miejsce: { $rank }, wartość udziału { $value }
mini-express-worth = po { $value } za udział
mini-express-shares-of =
    { $count ->
        [one] { $count } udział w spółce { $company }
        [few] { $count } udziały w spółce { $company }
        [many] { $count } udziałów w spółce { $company }
       *[other] { $count } udziału w spółce { $company }
    }

mini-express-spike = Złoty Gwóźdź
mini-express-spike-waiting = Nikt jeszcze nie zbudował torów do Omahy.
mini-express-spike-absent = San Francisco było pierwsze: wyścigu nie ma.
mini-express-spike-racing = Wyścig trwa. Wschodnia odnoga: { $eastern }.
mini-express-spike-joined = Linia połączona. Wschód: { $eastern }, zachód: { $western }.
mini-express-nobody = brak

mini-express-bot-panel = Bot
mini-express-bot-panel-target = cel: { $city } ({ $number })
mini-express-bot-panel-no-target = cel: przed miastem nr 1
mini-express-bot-panel-company = znacznik: { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } żeton w worku
        [few] { $count } żetony w worku
        [many] { $count } żetonów w worku
       *[other] { $count } żetonu w worku
    }

# Wybory.

mini-express-draft-title = Wybierz odłożony udział
mini-express-draft-hint = Twoje dwa udziały muszą być w dwóch różnych spółkach.
mini-express-draft-hint-expert-0 = Dostajesz dwa udziały w wybranej spółce.
mini-express-draft-hint-expert-1 = W spółce, którą teraz wybierzesz, każdy z graczy dostaje jeden udział.
mini-express-draft-hint-expert-2 = Dostajesz dwa udziały w wybranej spółce; w ostatniej każdy z graczy dostaje jeden.
mini-express-city-title = Tory spółki { $company }: do którego miasta?
mini-express-city-hint =
    { $count ->
        [0] Żadne miasto nie jest w zasięgu (pociągi w rezerwie: { $reserve }).
        [one] W zasięgu jest jedno miasto, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
        [few] W zasięgu są { $count } miasta, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
        [many] W zasięgu jest { $count } miast, zaznaczonych na mapie (pociągi w rezerwie: { $reserve }).
       *[other] W zasięgu jest { $count } miasta, zaznaczone na mapie (pociągi w rezerwie: { $reserve }).
    }
mini-express-who-title = Kto zbuduje tory do miasta { $city }?
mini-express-who-hint = Spółki, które mogą tam teraz dotrzeć:
mini-express-build-title = { $company } buduje tory do miasta { $city }
mini-express-track-of = Trasa { $number } z { $count }
mini-express-track-hint = Dotknij heksu, przez który ma biec trasa.
mini-express-track-before = Poprzednia trasa
mini-express-track-next = Następna trasa
mini-express-build-confirm =
    { $count ->
        [one] Buduj: { $count } pociąg
        [few] Buduj: { $count } pociągi
        [many] Buduj: { $count } pociągów
       *[other] Buduj: { $count } pociągu
    }
mini-express-take-title = Kup udział w spółce { $company }
mini-express-take-confirm =
    { $price ->
        [0] Weź za darmo
       *[other] Kup za { $price } pkt wpływu
    }
mini-express-cancel = Anuluj
mini-express-wild-title = Punkt jokera: wpływy w której spółce?
mini-express-wild-hint = Jeszcze jeden punkt, w dowolnej spółce innej niż { $company }.
mini-express-port-title = Gdzie spółka { $company } otworzy port?
mini-express-port-hint = Wolne porty są zaznaczone na mapie.
mini-express-branch-title = Kto obsłuży zachodnią odnogę?
mini-express-branch-hint = Długość torów tej spółki i spółki ze wschodniej odnogi rośnie o 2.
mini-express-pass = Pas: nic nie da się zrobić

mini-express-effects = Co się zmieni
mini-express-effect-reserve = rezerwa
mini-express-effect-supply = zasoby
mini-express-effect-length = długość
mini-express-effect-offer = udziały w ofercie
mini-express-effect-influence = twoje wpływy
mini-express-effect-value = wartość udziału
mini-express-effect-compensation =
    { $count ->
        [one] rekompensata: { $count } pociąg
        [few] rekompensata: { $count } pociągi
        [many] rekompensata: { $count } pociągów
       *[other] rekompensata: { $count } pociągu
    }
mini-express-effect-points = Punkty, gdyby gra skończyła się teraz
mini-express-effect-choice = Potem trzeba będzie coś wybrać.

# Tura bota.

mini-express-bot-title = Bot myśli
mini-express-bot-next = Dalej
mini-express-bot-faster = Szybciej
mini-express-bot-play = Wznów
mini-express-bot-pause = Zatrzymaj
mini-express-bot-skip = Pomiń
mini-express-bot-step = { $number } z { $count }

# Przygotowanie.

mini-express-set-up-map = Mapa
mini-express-set-up-map-usa = USA
mini-express-set-up-map-europe = Europa
mini-express-set-up-mode = Tryb gry
mini-express-set-up-mode-solo = Solo
mini-express-set-up-mode-solo-about = Ty przeciwko botowi z instrukcji.
mini-express-set-up-mode-duo = Dwie osoby i bot
mini-express-set-up-mode-duo-about = Dwie osoby, a trzecim graczem jest bot z instrukcji.
mini-express-set-up-mode-expert = Pojedynek ekspertów
mini-express-set-up-mode-expert-about = Dwie osoby, dwie akcje w turze i żadnego bota.
mini-express-set-up-mode-standard = Standard
mini-express-set-up-mode-standard-about = Od trzech do pięciu graczy.
mini-express-set-up-level = Poziom bota
mini-express-set-up-level-passenger = Pasażer
mini-express-set-up-level-tourist = Turysta
mini-express-set-up-level-railfan = Miłośnik kolei
mini-express-set-up-level-conductor = Konduktor
mini-express-set-up-level-railwayman = Kolejarz
mini-express-set-up-level-passenger-about = Zasady bez zmian.
mini-express-set-up-level-tourist-about = Mniejsze uzupełnienia i rekompensaty; koniec, gdy znacznik celu dotrze do miasta nr 32.
mini-express-set-up-level-railfan-about = Bot zaczyna z większą liczbą udziałów, a tam, gdzie masz najwyżej 3 punkty wpływu, twoje udziały nie są nic warte.
mini-express-set-up-level-conductor-about = Bot zyskuje wpływy wraz z udziałami, a tam, gdzie ma ich więcej od ciebie, twoje udziały nie są nic warte.
mini-express-set-up-level-railwayman-about = Wszystko powyższe, a do tego bot zaczyna wszędzie z 2 punktami wpływu, a ty z 0.
mini-express-set-up-variants = Warianty
mini-express-set-up-golden-spike = Złoty Gwóźdź
mini-express-set-up-golden-spike-about = Wyścig o połączenie Omahy z San Francisco.
mini-express-set-up-ports = Porty
mini-express-set-up-ports-about = Miasta z jokerem otwierają dodatkowe miejsca startowe na wybrzeżu.
mini-express-set-up-first-game = Pierwsza partia
mini-express-set-up-first-game-about = Każde miasto mieści dwie spółki.

# Akcje, na listach i dla czytników.

mini-express-action-draft_share = Wybierz odłożony udział w spółce { $company }
mini-express-action-take_share = Kup udział w spółce { $company }
mini-express-action-build_track =
    { $count ->
        [one] Buduj tory spółki { $company } do miasta { $city }, { $count } pociąg: { $way }
        [few] Buduj tory spółki { $company } do miasta { $city }, { $count } pociągi: { $way }
        [many] Buduj tory spółki { $company } do miasta { $city }, { $count } pociągów: { $way }
       *[other] Buduj tory spółki { $company } do miasta { $city }, { $count } pociągu: { $way }
    }
mini-express-action-gain_influence = Zyskaj 1 pkt wpływu w spółce { $company }
mini-express-action-choose_port = Otwórz port { $port }
mini-express-action-choose_western_branch = Powierz zachodnią odnogę spółce { $company }
mini-express-action-pass = Pasuj

# Co się wydarzyło.

mini-express-event-share_drafted =
    { $player } wybiera { $shares ->
        [one] odłożony udział w spółce { $company }.
        [few] { $shares } odłożone udziały w spółce { $company }.
        [many] { $shares } odłożonych udziałów w spółce { $company }.
       *[other] { $shares } odłożonego udziału w spółce { $company }.
    }
    .you =
        Wybierasz { $shares ->
            [one] odłożony udział w spółce { $company }.
            [few] { $shares } odłożone udziały w spółce { $company }.
            [many] { $shares } odłożonych udziałów w spółce { $company }.
           *[other] { $shares } odłożonego udziału w spółce { $company }.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] Niewybrany udział w spółce { $company } zostaje usunięty z gry.
        [few] { $shares } niewybrane udziały w spółce { $company } zostają usunięte z gry.
        [many] { $shares } niewybranych udziałów w spółce { $company } zostaje usuniętych z gry.
       *[other] { $shares } niewybranego udziału w spółce { $company } zostaje usunięte z gry.
    }
mini-express-event-share_taken = { $player } kupuje udział w spółce { $company } za { $price } pkt wpływu.
    .you = Kupujesz udział w spółce { $company } za { $price } pkt wpływu.
mini-express-event-share_taken-free = { $player } zdobywa udział w spółce { $company } za darmo.
    .you = Zdobywasz udział w spółce { $company } za darmo.
mini-express-event-reserve_filled =
    { $trains ->
        [one] Do rezerwy spółki { $company } trafia { $trains } pociąg.
        [few] Do rezerwy spółki { $company } trafiają { $trains } pociągi.
        [many] Do rezerwy spółki { $company } trafia { $trains } pociągów.
       *[other] Do rezerwy spółki { $company } trafia { $trains } pociągu.
    }
mini-express-event-track_built =
    { $player } buduje tory spółki { $company } do miasta { $city } { $count ->
        [one] ({ $count } pociąg).
        [few] ({ $count } pociągi).
        [many] ({ $count } pociągów).
       *[other] ({ $count } pociągu).
    }
    .you =
        Budujesz tory spółki { $company } do miasta { $city } { $count ->
            [one] ({ $count } pociąg).
            [few] ({ $count } pociągi).
            [many] ({ $count } pociągów).
           *[other] ({ $count } pociągu).
        }
mini-express-event-compensation_paid = Spółka { $company } dostaje pociąg jako rekompensatę.
mini-express-event-length_raised = Tory spółki { $company } wydłużają się o { $by }: teraz { $length }.
mini-express-event-influence_gained = { $player } zyskuje { $by } pkt wpływu w spółce { $company }: teraz { $influence }.
    .you = Zyskujesz { $by } pkt wpływu w spółce { $company }: teraz { $influence }.
mini-express-event-demand_token_removed = Miasto { $city } jest pełne: jego żeton popytu zostaje usunięty z gry.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] Spółka { $company } nie ma już pociągów w zasobach: jej ostatni udział w ofercie zostaje usunięty z gry.
        [few] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziały w ofercie zostają usunięte z gry.
        [many] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziałów w ofercie zostaje usuniętych z gry.
       *[other] Spółka { $company } nie ma już pociągów w zasobach: jej { $shares } udziału w ofercie zostaje usunięte z gry.
    }
mini-express-event-offer_exhausted-last = Z oferty zniknął ostatni udział w spółce { $company }.
mini-express-event-port_opened = Spółka { $company } otwiera port: { $port }.
mini-express-event-spike_tile_removed = Tory dotarły do San Francisco wcześniej niż do Omahy: Złotego Gwoździa nie będzie.
mini-express-event-spike_race_begun = Tory dotarły do Omahy: wschodnią odnogę obsługuje spółka { $eastern }. Zaczyna się wyścig.
mini-express-event-spike_race_begun-nobody = Tory dotarły do Omahy, ale brakuje pociągu na wschodnią odnogę. Zaczyna się wyścig.
mini-express-event-western_start_opened = San Francisco staje się dodatkowym miejscem startowym spółki { $company }.
mini-express-event-line_joined = Omaha i San Francisco są połączone!
mini-express-event-western_branch_chosen = Zachodnią odnogę obsługuje spółka { $company }.
mini-express-event-western_branch_chosen-nobody = Na zachodnią odnogę nie ma pociągu.
mini-express-event-turn_passed = { $player } nie może nic zrobić i pasuje.
    .you = Nie możesz nic zrobić i pasujesz.
mini-express-event-last_round_begun = Dwie oferty są wyczerpane: to ostatnia runda.
mini-express-ending-two_offers_exhausted = Dwie oferty są wyczerpane: koniec gry.
mini-express-ending-offer_exhausted = Jedna z ofert jest wyczerpana: koniec gry.
mini-express-ending-target_at_last_city = Znacznik celu bota stoi w ostatnim mieście: koniec gry.
mini-express-ending-all_passed = Nikt nie może nic zrobić: koniec gry.

# Rozumowanie bota.

mini-express-event-bot_refresh_tokens_added = Żetony odświeżenia trafiają do worka.
mini-express-event-bot_token_drawn = Bot losuje żeton: znacznik celu o { $city }, znacznik spółki o { $company }.
mini-express-event-bot_token_drawn-refresh = Bot losuje żeton odświeżenia.
mini-express-event-bot_bag_refilled = Wszystkie wylosowane żetony wracają do worka i bot losuje ponownie.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Znacznik spółki przesuwa się o { $steps } pole: { $from } → { $to }.
        [few] Znacznik spółki przesuwa się o { $steps } pola: { $from } → { $to }.
        [many] Znacznik spółki przesuwa się o { $steps } pól: { $from } → { $to }.
       *[other] Znacznik spółki przesuwa się o { $steps } pola: { $from } → { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Znacznik celu przesuwa się o { $steps } miasto: { $to } ({ $number }).
        [few] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }).
        [many] Znacznik celu przesuwa się o { $steps } miast: { $to } ({ $number }).
       *[other] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Znacznik celu przesuwa się o { $steps } miasto: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
        [few] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
        [many] Znacznik celu przesuwa się o { $steps } miast: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
       *[other] Znacznik celu przesuwa się o { $steps } miasta: { $to } ({ $number }). Pomija miasta bez żetonu popytu: { $passed }.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] Spółka { $company } ma w rezerwie { $reserve } pociąg, więc bot zdobywa udział.
        [few] Spółka { $company } ma w rezerwie { $reserve } pociągi, więc bot zdobywa udział.
        [many] Spółka { $company } ma w rezerwie { $reserve } pociągów, więc bot zdobywa udział.
       *[other] Spółka { $company } ma w rezerwie { $reserve } pociągu, więc bot zdobywa udział.
    }
mini-express-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] Spółka { $company } ma w rezerwie { $reserve } pociąg, więc bot buduje tory.
        [few] Spółka { $company } ma w rezerwie { $reserve } pociągi, więc bot buduje tory.
        [many] Spółka { $company } ma w rezerwie { $reserve } pociągów, więc bot buduje tory.
       *[other] Spółka { $company } ma w rezerwie { $reserve } pociągu, więc bot buduje tory.
    }
mini-express-event-bot_action_impossible-take_share = Spółka { $company } nie ma udziałów w ofercie: bot szuka innej spółki.
mini-express-event-bot_action_impossible-build_track = Spółka { $company } nie może zbudować torów do żadnego miasta: bot szuka innej spółki.
mini-express-event-bot_stuck = Żadna z czterech spółek nie daje botowi możliwości działania.
mini-express-event-bot_cities_weighed-only_city = { $city } to jedyne miasto, do którego można zbudować tory.
mini-express-event-bot_cities_weighed-distance = Cel: { $target }. Z { $count } miast w zasięgu najbliżej leży { $city } ({ $distance }), potem { $other } ({ $otherDistance }).
mini-express-event-bot_cities_weighed-track_length = { $city } i { $other } leżą równie blisko celu { $target } ({ $distance }), ale trasa do miasta { $city } jest krótsza: { $trains } wobec { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } i { $other } leżą równie blisko celu { $target } ({ $distance }), a trasy są równie długie ({ $trains }), ale w mieście { $city } jest więcej spółek: { $companies } wobec { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } i { $other } są równe pod każdym względem ({ $distance }, pociągi: { $trains }, spółki: { $companies }); decyduje wyższy numer: { $number } wobec { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = Jest tylko jedna najkrótsza trasa.
mini-express-event-bot_tracks_weighed-start_hex = Najkrótsze trasy: { $count }, punkty wyjścia: { $starts }. Bot wybiera trasę z punktu położonego najdalej na wschód: { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Najkrótsze trasy z jednego punktu ({ $start }): { $count }. Bot trzyma się lewej strony, patrząc w stronę miasta.
        [few] Najkrótsze trasy: { $count }, w tym z punktu położonego najdalej na wschód ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
        [many] Najkrótsze trasy: { $count }, w tym z punktu położonego najdalej na wschód ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
       *[other] Najkrótsze trasy: { $count }, w tym z punktu położonego najdalej na wschód ({ $start }): { $fromStart }. Bot trzyma się lewej strony, patrząc w stronę miasta.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } to jedyny wolny port.
mini-express-event-bot_ports_weighed-distance = Porty do wyboru: { $count }. Najbliżej celu { $target } leży { $port }: { $distance }.
mini-express-event-bot_ports_weighed-place = Kilka portów leży równie blisko celu { $target } ({ $distance }): bot wybiera ten położony najdalej na wschód, { $port }.
mini-express-event-bot_branches_weighed-only_company = Zachodnią odnogę może obsłużyć tylko spółka { $company }.
mini-express-event-bot_branches_weighed-bot_shares = Bot powierza zachodnią odnogę spółce { $company }: ma w niej najwięcej udziałów ({ $botShares }).
mini-express-event-bot_branches_weighed-player_shares = Bot powierza zachodnią odnogę spółce { $company }: gracze mają w niej najmniej udziałów ({ $playerShares }).
mini-express-event-bot_branches_weighed-marker = Bot powierza zachodnią odnogę spółce { $company }: tam stoi jego znacznik spółki albo tam dotrze najprędzej.

# Co jest do zrobienia.

mini-express-task-draft = Wybierz jeden z odłożonych udziałów.
mini-express-task-turn = Kup udział albo buduj tory.
mini-express-task-turn-first = Pierwsza akcja: kup udział albo buduj tory.
mini-express-task-turn-second = Druga akcja: dla spółki innej niż { $company }.
mini-express-task-gain_influence = Wybierz, gdzie trafi punkt jokera.
mini-express-task-choose_port = Wybierz port dla spółki { $company }.
mini-express-task-choose_western_branch = Wybierz, kto obsłuży zachodnią odnogę.
mini-express-task-over = Koniec gry.
mini-express-task-last-round = To ostatnia runda.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = Najpierw trzeba wybrać odłożony udział.
mini-express-awaited-turn_action = Trzeba kupić udział albo budować tory.
mini-express-awaited-gain_influence = Najpierw trzeba przydzielić punkt jokera.
mini-express-awaited-choose_port = Najpierw trzeba wybrać port.
mini-express-awaited-choose_western_branch = Najpierw trzeba wybrać, kto obsłuży zachodnią odnogę.

# Dlaczego nie?

mini-express-refusal-turn-over = Partia już się skończyła.
mini-express-refusal-turn-not-yours = To nie twoja tura.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = Nie można już wybrać udziału w spółce { $company }.
mini-express-refusal-draft-same-company = Masz już udział w spółce { $company }; drugi musi być w innej.
mini-express-refusal-draft-pair-taken = Taką samą parę spółek ({ $company } i ta, którą już masz) ma { $player }.
    .you = Masz już taką samą parę spółek ({ $company } i ta druga).
mini-express-refusal-share-none-on-offer = W ofercie nie ma już udziałów w spółce { $company }.
mini-express-refusal-share-not-enough-influence = Udział w spółce { $company } kosztuje { $needed } pkt wpływu, tyle, ile ma ona pociągów w rezerwie; masz { $has }.
mini-express-refusal-build-not-new = Ta spółka ma już pociąg w mieście { $city }.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] Miasto { $city } jest pełne: mieści { $capacity } spółkę.
        [few] Miasto { $city } jest pełne: mieści { $capacity } spółki.
        [many] Miasto { $city } jest pełne: mieści { $capacity } spółek.
       *[other] Miasto { $city } jest pełne: mieści { $capacity } spółki.
    }
mini-express-refusal-build-no-demand-token = W mieście { $city } nie ma żetonu popytu, więc nikt nie może tam zbudować torów.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] Miasto { $city } jest poza zasięgiem: w rezerwie nie ma pociągów.
        [one] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociąg.
        [few] Miasto { $city } jest poza zasięgiem: w rezerwie są tylko { $reserve } pociągi.
        [many] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociągów.
       *[other] Miasto { $city } jest poza zasięgiem: w rezerwie jest tylko { $reserve } pociągu.
    }
mini-express-refusal-build-broken-path = Trasa musi biec z heksu na sąsiedni heks i kończyć się w mieście { $city }.
mini-express-refusal-build-not-beside-track = Trasa musi zaczynać się tuż obok torów spółki; { $hex } tam nie leży.
mini-express-refusal-build-through-city = Trasa nie może biec przez miasto ani port, a na tej leży { $hex }.
mini-express-refusal-build-not-shortest = Trasa musi być najkrótsza z możliwych (pociągi: { $shortest }, a nie { $trains }).
mini-express-refusal-expert-same-company = Pierwsza akcja była dla spółki { $company }; druga musi być dla innej.
mini-express-refusal-expert-same-city = Pierwsza budowa prowadziła do miasta { $city }; druga musi prowadzić do innego.
mini-express-refusal-expert-would-exhaust = To wyczerpałoby ofertę spółki { $company }, a drugą akcją w turze nie wolno tego zrobić.
mini-express-refusal-influence-same-company = Na żetonie jest spółka { $company }: punkt jokera musi trafić do innej.
mini-express-refusal-port-not-free = { $port } nie jest wolnym portem.
mini-express-refusal-branch-not-a-candidate = Zachodnią odnogę może obsłużyć tylko: { $candidates }.
mini-express-refusal-pass-could-act = Nie wolno pasować, gdy można kupić udział albo budować tory.

# Koniec.

mini-express-scoring-total = Razem
mini-express-scoring-rank = { $rank } · wpływy { $influence }
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Wygrywa gracz z największą liczbą punktów.
mini-express-decided-fewer_shares = Remis w punktach; wygrywa gracz z mniejszą liczbą udziałów.
mini-express-decided-turn_order = Remis w punktach i udziałach; wygrywa gracz siedzący bliżej pierwszego gracza.
mini-express-decided-bot_wins_ties = Remis w punktach: w grze solo wygrywa wtedy bot.
mini-express-scoring-shares =
    { $count ->
        [one] { $count } udział
        [few] { $count } udziały
        [many] { $count } udziałów
       *[other] { $count } udziału
    }

# Plansza słowami.

mini-express-words-city = Miasto
mini-express-words-near = Najbliższe miasta
mini-express-words-holding = { $shares }, po { $value } za udział
mini-express-words-influence = Wpływy w spółce { $company }: { $influence }, miejsce: { $rank }
mini-express-words-reached = pociągi na mapie: { $cities }
mini-express-words-stands-here = ma tu pociąg
mini-express-words-away =
    { $count ->
        [one] potrzebuje { $count } pociągu, w rezerwie ma { $reserve }
        [few] potrzebuje { $count } pociągów, w rezerwie ma { $reserve }
        [many] potrzebuje { $count } pociągów, w rezerwie ma { $reserve }
       *[other] potrzebuje { $count } pociągu, w rezerwie ma { $reserve }
    }
mini-express-change = { $what }: z { $before } na { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Kup udział

# Wprowadzenia do grania: o czym jest krok i co przyniósł.

learn-me-draft = Cztery spółki kolejowe, a żadna nie należy do ciebie. Wygrywasz udziałami, które są dużo warte. Wybierz pierwszy udział.
learn-me-draft-done = Udział jest twój. Jego wartość zależy od dwóch rzeczy: jak długie tory ma spółka i jakie masz w niej wpływy.
learn-me-build = W swojej turze budujesz tory albo kupujesz udział. Budować wolno dla dowolnej spółki, pociągami z jej rezerwy. Zbuduj tory spółki Drewno do Nowego Jorku.
learn-me-build-done = Po jednym pociągu na heks. Żeton popytu miasta pokazuje dwie spółki: w obu masz o punkt wpływu więcej.
learn-me-length = Każdy heks terenu na trasie wydłuża tory spółki, a dłuższe tory podnoszą wartość wszystkich jej udziałów. Zbuduj tory z czterech pociągów lub więcej.
learn-me-length-done = Każdy heks terenu wydłużył tory o jeden. Długość wskazuje wiersz w tabeli wartości.
learn-me-share = Udział kosztuje tyle punktów wpływu, ile pociągów spółka ma w rezerwie. Stal ma dwa, a ty masz tam 3 punkty wpływu. Kup udział w spółce Stal.
learn-me-share-done = Masz o 2 punkty wpływu mniej i o jeden udział więcej. Do rezerwy trafiły trzy pociągi dla następnego budowniczego.
learn-me-free = Przy pustej rezerwie udział jest za darmo. Znajdź spółkę bez pociągów w rezerwie i zdobądź jej udział.
learn-me-free-done = Za darmo i w dobrej chwili. Kto zbuduje tory z ostatnich pociągów, często otwiera drzwi następnemu.
learn-me-compensation = Gdy trasa biegnie przez heks z pociągiem innej spółki, ta spółka dostaje za niego pociąg jako rekompensatę. Zbuduj tory spółki Drewno do miasta Detroit przez tory spółki Skóra.
learn-me-compensation-done = Skóra dostała pociągi z zasobów. To może ci pomóc albo zaszkodzić.
learn-me-wild = Żeton z gwiazdą daje punkt wpływu w swojej spółce i jeden w dowolnej innej. Zbuduj tory spółki Bawełna do miasta Fort Smith i wybierz.
learn-me-wild-done = Wpływy decydują, kto jest w spółce pierwszy: tylko pierwsze miejsce daje najwyższą wartość udziałów.
learn-me-worth = Bawełna ma długie tory i to ty tam prowadzisz; Stal ma krótkie i prowadzi ktoś inny. Kup udział, który jest więcej wart.
learn-me-worth-done = O to właśnie chodzi. Gdy wyczerpią się oferty dwóch spółek, dogrywa się tylko bieżącą rundę, a potem podlicza udziały.

## Cities and ports that some language calls otherwise than the board

mini-express-place-corunna = La Coruña
mini-express-place-lisbon = Lizbona
mini-express-place-madrid = Madryt
mini-express-place-seville = Sewilla
mini-express-place-london = Londyn
mini-express-place-paris = Paryż
mini-express-place-marseille = Marsylia
mini-express-place-bremen = Brema
mini-express-place-milan = Mediolan
mini-express-place-copenhagen = Kopenhaga
mini-express-place-berlin = Berlin
mini-express-place-venice = Wenecja
mini-express-place-rome = Rzym
mini-express-place-vienna = Wiedeń
mini-express-place-naples = Neapol
mini-express-place-breslau = Wrocław
mini-express-place-knigsberg = Królewiec
mini-express-place-belgrade = Belgrad
mini-express-place-warsaw = Warszawa
mini-express-place-sofia = Sofia
mini-express-place-lviv = Lwów
mini-express-place-athens = Ateny
mini-express-place-bucharest = Bukareszt
mini-express-place-kiev = Kijów
mini-express-place-odessa = Odessa
mini-express-place-constanta = Konstanca
mini-express-place-istanbul = Stambuł
mini-express-place-new-york = Nowy Jork
mini-express-place-new-orleans = Nowy Orlean
