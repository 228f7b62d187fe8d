# Mini Express.

mini-express-name = Mini Express
mini-express-series = Acțiuni și șine
mini-express-about = Patru companii feroviare și niciuna nu e a ta. Construiește pentru oricare, câștigă influență la altele și ține acțiunile potrivite când valorează cel mai mult. O singură persoană poate juca împotriva botului din regulament.
mini-express-company-letter-wood = L
mini-express-company-letter-steel = O
mini-express-company-letter-leather = P
mini-express-company-letter-cotton = B

bot-builder = Țesător
bot-builder-about = construiește oriunde poate
bot-investor = Corb
bot-investor-about = strânge acțiuni și are grijă de ele

## La masă.

mini-express-company-wood = Lemn
mini-express-company-steel = Oțel
mini-express-company-leather = Piele
mini-express-company-cotton = Bumbac
mini-express-company-wild = joker

# Masa.

mini-express-map =
    { $name ->
        [Europe] Harta Europei
        [USA] Harta SUA
       *[other] Harta: { $name }
    }
mini-express-hex = hexagonul { $place }
mini-express-steps =
    { $count ->
        [0] aici
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
mini-express-no-way = fără drum pe uscat
mini-express-city-label = { $city }, numărul { $number }, capacitate { $capacity }
mini-express-city-label-start = { $city }, locația de start a companiei { $company }
mini-express-city-label-token = cerere: { $tokens }
mini-express-city-label-trains = aici: { $companies }
mini-express-city-label-open = se poate construi până aici
mini-express-city-label-target = ținta botului
mini-express-city-no-token = fără jeton de cerere
mini-express-port-label = Portul { $port }
mini-express-hex-choice = Traseu prin { $hex }

mini-express-companies = Companii
mini-express-offer = Acțiuni
mini-express-offer-exhausted = epuizate
mini-express-set-aside = Deoparte
mini-express-reserve = Rezervă
mini-express-supply = Stoc
mini-express-length = Lungime
mini-express-reserve-count = { $count } din { $most } trenuri în rezervă
mini-express-offer-count =
    { $count ->
        [0] nicio acțiune în ofertă
        [one] { $count } acțiune în ofertă
        [few] { $count } acțiuni în ofertă
       *[other] { $count } de acțiuni în ofertă
    }
mini-express-set-aside-count =
    { $count ->
        [one] { $count } acțiune pusă deoparte
        [few] { $count } acțiuni puse deoparte
       *[other] { $count } de acțiuni puse deoparte
    }
mini-express-supply-count =
    { $count ->
        [one] { $count } tren în stoc
        [few] { $count } trenuri în stoc
       *[other] { $count } de trenuri în stoc
    }
mini-express-length-count = lungimea liniei: { $count }
mini-express-build-for = Linie nouă
mini-express-build-for-label = Construiește o linie pentru { $company }
mini-express-take = Ia o acțiune
mini-express-take-price = cu { $price }
mini-express-take-free = gratis
mini-express-take-label =
    { $price ->
        [0] Ia gratis o acțiune { $company }
        [one] Ia o acțiune { $company } pentru { $price } punct de influență
        [few] Ia o acțiune { $company } pentru { $price } puncte de influență
       *[other] Ia o acțiune { $company } pentru { $price } de puncte de influență
    }
mini-express-draft = Ia o acțiune
mini-express-draft-label = Ia o acțiune { $company } din cele puse deoparte
mini-express-bot-marker = marcatorul de companie al botului

mini-express-values = Cât valorează o acțiune
mini-express-rank-first = locul 1
mini-express-rank-second = locul 2
mini-express-rank-other = restul
mini-express-rank-nothing = nimic
mini-express-values-unused = nefolosit în acest mod

mini-express-influence = Influență
mini-express-influence-cell = { $name }, { $company }: influență { $influence }, { $rank }, o acțiune valorează { $value }
mini-express-worth = { $value } pe acțiune
mini-express-shares-of =
    { $count ->
        [one] { $count } acțiune { $company }
        [few] { $count } acțiuni { $company }
       *[other] { $count } de acțiuni { $company }
    }

mini-express-spike = Pironul de aur
mini-express-spike-waiting = Încă nu a construit nimeni până la Omaha.
mini-express-spike-absent = Întâi s-a ajuns la San Francisco: nu mai e nicio cursă.
mini-express-spike-racing = Cursa a început. Ramura de est: { $eastern }.
mini-express-spike-joined = Linia e unită. Est: { $eastern }, vest: { $western }.
mini-express-nobody = nimeni

mini-express-bot-panel = Botul
mini-express-bot-panel-target = ținta { $city } ({ $number })
mini-express-bot-panel-no-target = ținta înaintea orașului 1
mini-express-bot-panel-company = marcator pe { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } jeton în săculeț
        [few] { $count } jetoane în săculeț
       *[other] { $count } de jetoane în săculeț
    }

# Alegeri.

mini-express-draft-title = Ia o acțiune din cele puse deoparte
mini-express-draft-hint = Cele două acțiuni ale tale trebuie să fie de la două companii diferite.
mini-express-draft-hint-expert-0 = Iei două acțiuni ale companiei alese.
mini-express-draft-hint-expert-1 = Din compania aleasă acum, ambii jucători iau câte o acțiune.
mini-express-draft-hint-expert-2 = Iei două acțiuni ale companiei alese; din ultima luați amândoi câte una.
mini-express-city-title = Construiești pentru { $company }: spre ce oraș?
mini-express-city-hint =
    { $count ->
        [0] Trenurile din rezervă ({ $reserve }) nu ajung până la niciun oraș.
        [one] Trenurile din rezervă ({ $reserve }) ajung până la un singur oraș, marcat pe hartă.
        [few] Trenurile din rezervă ({ $reserve }) ajung până la { $count } orașe, marcate pe hartă.
       *[other] Trenurile din rezervă ({ $reserve }) ajung până la { $count } de orașe, marcate pe hartă.
    }
mini-express-who-title = Cine construiește până la { $city }?
mini-express-who-hint = Companii care pot ajunge acum:
mini-express-build-title = Compania { $company } construiește până la { $city }
mini-express-track-of = Traseul { $number } din { $count }
mini-express-track-hint = Atinge un hexagon prin care să treacă traseul.
mini-express-track-before = Traseul anterior
mini-express-track-next = Traseul următor
mini-express-build-confirm =
    { $count ->
        [one] Construiește cu { $count } tren
        [few] Construiește cu { $count } trenuri
       *[other] Construiește cu { $count } de trenuri
    }
mini-express-take-title = Ia o acțiune { $company }
mini-express-take-confirm =
    { $price ->
        [0] Ia gratis
        [one] Ia cu { $price } punct de influență
        [few] Ia cu { $price } puncte de influență
       *[other] Ia cu { $price } de puncte de influență
    }
mini-express-cancel = Renunță
mini-express-wild-title = Punctul joker: influență la ce companie?
mini-express-wild-hint = Încă un punct, la orice companie în afară de { $company }.
mini-express-port-title = Unde deschide un port compania { $company }?
mini-express-port-hint = Porturile libere sunt marcate pe hartă.
mini-express-branch-title = Cine exploatează ramura de vest?
mini-express-branch-hint = Lungimea liniei crește cu 2 pentru această companie și pentru cea a ramurii de est.
mini-express-pass = Pas: nu se poate face nimic

mini-express-effects = Ce se schimbă
mini-express-effect-reserve = rezervă
mini-express-effect-supply = stoc
mini-express-effect-length = lungime
mini-express-effect-offer = acțiuni în ofertă
mini-express-effect-influence = influența ta
mini-express-effect-value = valoarea acțiunilor tale
mini-express-effect-compensation =
    { $count ->
        [one] { $count } tren drept compensație
        [few] { $count } trenuri drept compensație
       *[other] { $count } de trenuri drept compensație
    }
mini-express-effect-points = Puncte dacă partida s-ar încheia acum
mini-express-effect-choice = Urmează o alegere.

# Tura botului.

mini-express-bot-title = Botul se gândește
mini-express-bot-next = Înainte
mini-express-bot-faster = Mai repede
mini-express-bot-play = Pornește
mini-express-bot-pause = Oprește aici
mini-express-bot-skip = Sari peste
mini-express-bot-step = { $number } din { $count }

# Pregătire.

mini-express-set-up-map = Hartă
mini-express-set-up-map-usa = SUA
mini-express-set-up-map-europe = Europa
mini-express-set-up-mode = Mod de joc
mini-express-set-up-mode-solo = Solo
mini-express-set-up-mode-solo-about = Tu împotriva botului din regulament.
mini-express-set-up-mode-duo = Doi jucători și botul
mini-express-set-up-mode-duo-about = Doi jucători, cu botul din regulament ca al treilea.
mini-express-set-up-mode-expert = Doi experți
mini-express-set-up-mode-expert-about = Două mutări pe tură și niciun bot între voi.
mini-express-set-up-mode-standard = Standard
mini-express-set-up-mode-standard-about = Trei până la cinci jucători.
mini-express-set-up-level = Nivelul botului
mini-express-set-up-level-passenger = Călător
mini-express-set-up-level-tourist = Turist
mini-express-set-up-level-railfan = Pasionat de trenuri
mini-express-set-up-level-conductor = Conductor
mini-express-set-up-level-railwayman = Feroviar
mini-express-set-up-level-passenger-about = Regulile așa cum sunt.
mini-express-set-up-level-tourist-about = Completări mai mici, mai puține compensații; partida se încheie când marcatorul de țintă ajunge la orașul 32.
mini-express-set-up-level-railfan-about = Botul începe cu mai multe acțiuni, iar acolo unde influența ta e 3 sau mai mică, acțiunile tale nu valorează nimic.
mini-express-set-up-level-conductor-about = Botul câștigă influență odată cu acțiunile, iar unde are mai multă decât tine, ale tale nu valorează nimic.
mini-express-set-up-level-railwayman-about = Toate acestea, iar botul începe cu influență 2, tu cu 0.
mini-express-set-up-variants = Variante
mini-express-set-up-golden-spike = Pironul de aur
mini-express-set-up-golden-spike-about = O cursă pentru a uni Omaha cu San Francisco.
mini-express-set-up-ports = Porturi
mini-express-set-up-ports-about = Orașele cu joker deschid noi locații de start pe coastă.
mini-express-set-up-first-game = Prima partidă
mini-express-set-up-first-game-about = În fiecare oraș încap două companii.

# Mutări, pentru liste și cititoare de ecran.

mini-express-action-draft_share = Ia o acțiune { $company } din cele puse deoparte
mini-express-action-take_share = Ia o acțiune { $company }
mini-express-action-build_track =
    { $count ->
        [one] Construiește pentru { $company } până la { $city } cu { $count } tren: { $way }
        [few] Construiește pentru { $company } până la { $city } cu { $count } trenuri: { $way }
       *[other] Construiește pentru { $company } până la { $city } cu { $count } de trenuri: { $way }
    }
mini-express-action-gain_influence = Câștigă 1 punct de influență la { $company }
mini-express-action-choose_port = Deschide portul { $port }
mini-express-action-choose_western_branch = Dă ramura de vest companiei { $company }
mini-express-action-pass = Pas

# Ce s-a întâmplat.

mini-express-event-share_drafted =
    { $shares ->
        [one] { $player } a luat o acțiune { $company } din cele puse deoparte.
        [few] { $player } a luat { $shares } acțiuni { $company } din cele puse deoparte.
       *[other] { $player } a luat { $shares } de acțiuni { $company } din cele puse deoparte.
    }
    .you =
        { $shares ->
            [one] Ai luat o acțiune { $company } din cele puse deoparte.
            [few] Ai luat { $shares } acțiuni { $company } din cele puse deoparte.
           *[other] Ai luat { $shares } de acțiuni { $company } din cele puse deoparte.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] O acțiune { $company } pusă deoparte a rămas neluată și iese din joc.
        [few] { $shares } acțiuni { $company } puse deoparte au rămas neluate și ies din joc.
       *[other] { $shares } de acțiuni { $company } puse deoparte au rămas neluate și ies din joc.
    }
mini-express-event-share_taken =
    { $price ->
        [one] { $player } a luat o acțiune { $company } pentru { $price } punct de influență.
        [few] { $player } a luat o acțiune { $company } pentru { $price } puncte de influență.
       *[other] { $player } a luat o acțiune { $company } pentru { $price } de puncte de influență.
    }
    .you =
        { $price ->
            [one] Ai luat o acțiune { $company } pentru { $price } punct de influență.
            [few] Ai luat o acțiune { $company } pentru { $price } puncte de influență.
           *[other] Ai luat o acțiune { $company } pentru { $price } de puncte de influență.
        }
mini-express-event-share_taken-free = { $player } a luat gratis o acțiune { $company }.
    .you = Ai luat gratis o acțiune { $company }.
mini-express-event-reserve_filled =
    { $trains ->
        [one] Un tren al companiei { $company } intră în rezervă.
        [few] { $trains } trenuri ale companiei { $company } intră în rezervă.
       *[other] { $trains } de trenuri ale companiei { $company } intră în rezervă.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player } a construit pentru { $company } până la { $city }, cu un tren.
        [few] { $player } a construit pentru { $company } până la { $city }, cu { $count } trenuri.
       *[other] { $player } a construit pentru { $company } până la { $city }, cu { $count } de trenuri.
    }
    .you =
        { $count ->
            [one] Ai construit pentru { $company } până la { $city }, cu un tren.
            [few] Ai construit pentru { $company } până la { $city }, cu { $count } trenuri.
           *[other] Ai construit pentru { $company } până la { $city }, cu { $count } de trenuri.
        }
mini-express-event-compensation_paid = Compania { $company } primește un tren drept compensație.
mini-express-event-length_raised = Linia companiei { $company } crește cu { $by }: acum are lungimea { $length }.
mini-express-event-influence_gained =
    { $by ->
        [one] { $player } a câștigat { $by } punct de influență la { $company }: acum are { $influence }.
        [few] { $player } a câștigat { $by } puncte de influență la { $company }: acum are { $influence }.
       *[other] { $player } a câștigat { $by } de puncte de influență la { $company }: acum are { $influence }.
    }
    .you =
        { $by ->
            [one] Ai câștigat { $by } punct de influență la { $company }: acum ai { $influence }.
            [few] Ai câștigat { $by } puncte de influență la { $company }: acum ai { $influence }.
           *[other] Ai câștigat { $by } de puncte de influență la { $company }: acum ai { $influence }.
        }
mini-express-event-demand_token_removed = Orașul { $city } e plin: jetonul său de cerere iese din joc.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] Compania { $company } nu mai are trenuri în stoc: ultima acțiune din ofertă iese din joc.
        [few] Compania { $company } nu mai are trenuri în stoc: cele { $shares } acțiuni din ofertă ies din joc.
       *[other] Compania { $company } nu mai are trenuri în stoc: cele { $shares } de acțiuni din ofertă ies din joc.
    }
mini-express-event-offer_exhausted-last = Ultima acțiune { $company } din ofertă a fost luată.
mini-express-event-port_opened = Compania { $company } deschide un port: { $port }.
mini-express-event-spike_tile_removed = S-a ajuns la San Francisco înainte de Omaha: cursa pentru Pironul de aur nu mai are loc.
mini-express-event-spike_race_begun = S-a ajuns la Omaha: compania { $eastern } exploatează ramura de est și cursa începe.
mini-express-event-spike_race_begun-nobody = S-a ajuns la Omaha, dar nu e niciun tren pentru ramura de est. Cursa începe.
mini-express-event-western_start_opened = San Francisco e acum o locație de start și pentru compania { $company }.
mini-express-event-line_joined = Omaha și San Francisco sunt unite!
mini-express-event-western_branch_chosen = Compania { $company } exploatează ramura de vest.
mini-express-event-western_branch_chosen-nobody = Nu e niciun tren pentru ramura de vest.
mini-express-event-turn_passed = { $player } nu a putut face nimic și a spus pas.
    .you = Nu ai putut face nimic și ai spus pas.
mini-express-event-last_round_begun = Două oferte sunt epuizate: runda aceasta e ultima.
mini-express-ending-two_offers_exhausted = Două oferte sunt epuizate: partida s-a încheiat.
mini-express-ending-offer_exhausted = O ofertă e epuizată: partida s-a încheiat.
mini-express-ending-target_at_last_city = Marcatorul de țintă al botului e pe ultimul oraș: partida s-a încheiat.
mini-express-ending-all_passed = Nimeni nu poate face nimic: partida s-a încheiat.

# Cum gândește botul.

mini-express-event-bot_refresh_tokens_added = Jetoanele de reîmprospătare intră în săculeț.
mini-express-event-bot_token_drawn =
    Botul trage un jeton: ținta avansează cu { $city ->
        [one] { $city } oraș
        [few] { $city } orașe
       *[other] { $city } de orașe
    }, marcatorul de companie cu { $company ->
        [one] { $company } companie
        [few] { $company } companii
       *[other] { $company } de companii
    }.
mini-express-event-bot_token_drawn-refresh = Botul trage un jeton de reîmprospătare.
mini-express-event-bot_bag_refilled = Toate jetoanele trase revin în săculeț, iar botul trage din nou.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Marcatorul său de companie avansează cu { $steps } companie, de la { $from } la { $to }.
        [few] Marcatorul său de companie avansează cu { $steps } companii, de la { $from } la { $to }.
       *[other] Marcatorul său de companie avansează cu { $steps } de companii, de la { $from } la { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Marcatorul său de țintă avansează cu { $steps } oraș, până la { $to } ({ $number }).
        [few] Marcatorul său de țintă avansează cu { $steps } orașe, până la { $to } ({ $number }).
       *[other] Marcatorul său de țintă avansează cu { $steps } de orașe, până la { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Marcatorul său de țintă avansează cu { $steps } oraș, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
        [few] Marcatorul său de țintă avansează cu { $steps } orașe, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
       *[other] Marcatorul său de țintă avansează cu { $steps } de orașe, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] Compania { $company } nu are niciun tren în rezervă, deci botul ia o acțiune.
        [one] Compania { $company } are { $reserve } tren în rezervă, deci botul ia o acțiune.
        [few] Compania { $company } are { $reserve } trenuri în rezervă, deci botul ia o acțiune.
       *[other] Compania { $company } are { $reserve } de trenuri în rezervă, deci botul ia o acțiune.
    }
mini-express-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] Compania { $company } are { $reserve } tren în rezervă, deci botul construiește.
        [few] Compania { $company } are { $reserve } trenuri în rezervă, deci botul construiește.
       *[other] Compania { $company } are { $reserve } de trenuri în rezervă, deci botul construiește.
    }
mini-express-event-bot_action_impossible-take_share = Compania { $company } nu are nicio acțiune în ofertă: botul caută altă companie.
mini-express-event-bot_action_impossible-build_track = Compania { $company } nu poate construi până la niciun oraș: botul caută altă companie.
mini-express-event-bot_stuck = La niciuna dintre cele patru companii botul nu are ce face.
mini-express-event-bot_cities_weighed-only_city = { $city } e singurul oraș până la care se poate construi.
mini-express-event-bot_cities_weighed-distance =
    { $distance ->
        [aici] Se poate construi chiar până la țintă: { $target }.
       *[other]
            { $count ->
                [one] Dintre { $count } oraș, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
                [few] Dintre { $count } orașe, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
               *[other] Dintre { $count } de orașe, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
            }
    }
mini-express-event-bot_cities_weighed-track_length = { $city } și { $other } sunt la fel de aproape de { $target } ({ $distance }), dar linia până la { $city } e mai scurtă: { $trains } față de { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } și { $other } sunt la fel de aproape de { $target } ({ $distance }) și de linie ({ $trains }), dar în { $city } sunt mai multe companii: { $companies } față de { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } și { $other } sunt la egalitate în toate ({ $distance }, trenuri: { $trains }, companii: { $companies }); decide numărul mai mare: { $number } față de { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = Există un singur traseu cel mai scurt.
mini-express-event-bot_tracks_weighed-start_hex = Cele mai scurte trasee: { $count }, hexagoane de plecare: { $starts }; botul îl alege pe cel din hexagonul cel mai estic, { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Cele mai scurte trasee din { $start }: { $count }; botul ține stânga, privind spre oraș.
        [few] Cele mai scurte trasee: { $count }, dintre care { $fromStart } din hexagonul cel mai estic, { $start }; botul ține stânga, privind spre oraș.
       *[other] Cele mai scurte trasee: { $count }, dintre care { $fromStart } din hexagonul cel mai estic, { $start }; botul ține stânga, privind spre oraș.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } e singurul port liber.
mini-express-event-bot_ports_weighed-distance =
    { $count ->
        [one] Dintre { $count } port, cel mai aproape de { $target } e { $port }: { $distance }.
        [few] Dintre { $count } porturi, cel mai aproape de { $target } e { $port }: { $distance }.
       *[other] Dintre { $count } de porturi, cel mai aproape de { $target } e { $port }: { $distance }.
    }
mini-express-event-bot_ports_weighed-place = Mai multe porturi sunt la fel de aproape de { $target } ({ $distance }): botul îl alege pe cel mai estic, { $port }.
mini-express-event-bot_branches_weighed-only_company = Doar compania { $company } poate exploata ramura de vest.
mini-express-event-bot_branches_weighed-bot_shares = Botul dă ramura de vest companiei { $company }: la ea are cele mai multe acțiuni, { $botShares }.
mini-express-event-bot_branches_weighed-player_shares = Botul dă ramura de vest companiei { $company }: la ea jucătorii au cele mai puține acțiuni, { $playerShares }.
mini-express-event-bot_branches_weighed-marker = Botul dă ramura de vest companiei { $company }: marcatorul său e acolo sau ajunge mai întâi acolo.

# Ce e de făcut.

mini-express-task-draft = Ia una dintre acțiunile puse deoparte.
mini-express-task-turn = Ia o acțiune sau construiește o linie.
mini-express-task-turn-first = Prima mutare: ia o acțiune sau construiește o linie.
mini-express-task-turn-second = A doua mutare: pentru altă companie decât { $company }.
mini-express-task-gain_influence = Alege unde merge punctul joker.
mini-express-task-choose_port = Alege un port pentru { $company }.
mini-express-task-choose_western_branch = Alege cine exploatează ramura de vest.
mini-express-task-over = Partida s-a încheiat.
mini-express-task-last-round = Runda aceasta e ultima.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = Mai întâi ia o acțiune din cele puse deoparte.
mini-express-awaited-turn_action = Ia o acțiune sau construiește o linie.
mini-express-awaited-gain_influence = Mai întâi alege unde merge punctul joker.
mini-express-awaited-choose_port = Mai întâi alege un port.
mini-express-awaited-choose_western_branch = Mai întâi alege cine exploatează ramura de vest.

# De ce nu?

mini-express-refusal-turn-over = Partida s-a încheiat.
mini-express-refusal-turn-not-yours = E rândul altcuiva.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = Nu mai e nicio acțiune { $company } printre cele puse deoparte.
mini-express-refusal-draft-same-company = Ai deja o acțiune { $company }; a doua trebuie să fie de la altă companie.
mini-express-refusal-draft-pair-taken = { $player } are deja aceeași pereche: { $company } și cealaltă companie a ta.
    .you = Ai deja aceeași pereche: { $company } și cealaltă companie a ta.
mini-express-refusal-share-none-on-offer = Nu mai e nicio acțiune { $company } în ofertă.
mini-express-refusal-share-not-enough-influence =
    { $needed ->
        [one] O acțiune { $company } costă { $needed } punct de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
        [few] O acțiune { $company } costă { $needed } puncte de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
       *[other] O acțiune { $company } costă { $needed } de puncte de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
    }
mini-express-refusal-build-not-new = Compania are deja un tren în { $city }.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] Orașul { $city } e plin: încape o singură companie.
        [few] Orașul { $city } e plin: încap { $capacity } companii.
       *[other] Orașul { $city } e plin: încap { $capacity } de companii.
    }
mini-express-refusal-build-no-demand-token = { $city } nu are jeton de cerere, deci nimeni nu poate construi acolo.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] Nu se poate ajunge la { $city }: nu e niciun tren în rezervă.
        [one] Nu se poate ajunge la { $city } cu { $reserve } tren.
        [few] Nu se poate ajunge la { $city } cu { $reserve } trenuri.
       *[other] Nu se poate ajunge la { $city } cu { $reserve } de trenuri.
    }
mini-express-refusal-build-broken-path = Linia trebuie să treacă dintr-un hexagon în altul vecin și să se termine în { $city }.
mini-express-refusal-build-not-beside-track = Linia trebuie să înceapă lângă cea a companiei; { $hex } nu e lângă ea.
mini-express-refusal-build-through-city = Linia nu poate trece printr-un oraș sau port; { $hex } e în cale.
mini-express-refusal-build-not-shortest =
    { $shortest ->
        [one] Linia trebuie să fie cât mai scurtă: { $shortest } tren, nu { $trains }.
        [few] Linia trebuie să fie cât mai scurtă: { $shortest } trenuri, nu { $trains }.
       *[other] Linia trebuie să fie cât mai scurtă: { $shortest } de trenuri, nu { $trains }.
    }
mini-express-refusal-expert-same-company = Prima ta mutare a fost pentru { $company }; a doua trebuie să fie pentru altă companie.
mini-express-refusal-expert-same-city = Tocmai ai construit până la { $city }; a doua linie trebuie să meargă la alt oraș.
mini-express-refusal-expert-would-exhaust = Asta ar epuiza oferta companiei { $company }, ceea ce nu e permis la a doua mutare a turei.
mini-express-refusal-influence-same-company = Pe jeton e compania { $company }: punctul joker trebuie să meargă la alta.
mini-express-refusal-port-not-free = { $port } nu e un port liber.
mini-express-refusal-branch-not-a-candidate = Ramura de vest poate fi exploatată doar de: { $candidates }.
mini-express-refusal-pass-could-act = Nu poți spune pas cât timp poți lua o acțiune sau poți construi.

# Sfârșitul.

mini-express-scoring-total = Total
mini-express-scoring-rank = { $rank } · influență { $influence }
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Câștigă cine are cele mai multe puncte.
mini-express-decided-fewer_shares = Egalitate la puncte; câștigă cine are mai puține acțiuni.
mini-express-decided-turn_order = Egalitate la puncte și la acțiuni; câștigă cine stă mai aproape de primul jucător.
mini-express-decided-bot_wins_ties = Egalitate la puncte: în jocul solo câștigă botul.
mini-express-scoring-shares =
    { $count ->
        [one] { $count } acțiune
        [few] { $count } acțiuni
       *[other] { $count } de acțiuni
    }

# Tabla în cuvinte.

mini-express-words-city = Orașul
mini-express-words-near = Cele mai apropiate orașe
mini-express-words-holding = { $shares }, fiecare valorează { $value }
mini-express-words-influence = Influență la { $company }: { $influence }, { $rank }
mini-express-words-reached = trenuri în { $cities }
mini-express-words-stands-here = are un tren aici
mini-express-words-away =
    { $count ->
        [one] are nevoie de { $count } tren, în rezervă are { $reserve }
        [few] are nevoie de { $count } trenuri, în rezervă are { $reserve }
       *[other] are nevoie de { $count } de trenuri, în rezervă are { $reserve }
    }
mini-express-change = { $what } de la { $before } la { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Ia o acțiune

# Introducerile jucabile: despre ce e un pas și ce a adus.

learn-me-draft = Patru companii feroviare și niciuna nu e a ta. Câștigi cu acțiuni care valorează mult. Ia o primă acțiune.
learn-me-draft-done = Acțiunea e a ta. Valoarea ei depinde de două lucruri: cât de lungă e linia companiei și câtă influență ai acolo.
learn-me-build = În tura ta construiești sau iei o acțiune. Poți construi pentru orice companie, cu trenurile din rezerva ei. Construiește pentru Lemn până la New York.
learn-me-build-done = Câte un tren pe fiecare hexagon. Jetonul orașului arată două companii: ai câștigat influență la amândouă.
learn-me-length = Hexagoanele de teren de pe traseu lungesc linia companiei și fac ca toate acțiunile ei să valoreze mai mult. Construiește o linie de patru trenuri sau mai multe.
learn-me-length-done = Fiecare hexagon de teren a lungit-o cu 1. Lungimea duce la un rând din tabelul valorilor.
learn-me-share = O acțiune costă atâta influență câte trenuri are compania în rezervă. Compania Oțel are două, iar tu ai acolo influență 3. Ia o acțiune Oțel.
learn-me-share-done = Ai plătit 2 puncte de influență și ai o acțiune în plus. În rezervă au venit trei trenuri pentru următorul care construiește.
learn-me-free = O rezervă goală face acțiunea gratuită. Vezi care companie nu are niciun tren în rezervă și ia o acțiune a ei.
learn-me-free-done = Gratis și la momentul potrivit. Cine construiește cu ultimele trenuri îi deschide adesea ușa următorului.
learn-me-compensation = Când se construiește peste un hexagon unde altă companie are deja un tren, aceasta primește unul drept compensație. Construiește pentru Lemn până la Detroit peste linia companiei Piele.
learn-me-compensation-done = Compania Piele a primit trenuri din stoc, ceea ce te poate ajuta sau încurca.
learn-me-wild = Un jeton cu stea dă un punct de influență la compania lui și unul unde vrei, dar nu la aceeași. Construiește pentru Bumbac până la Fort Smith, apoi alege.
learn-me-wild-done = Influența hotărăște cine e primul la o companie: doar cei de pe locul 1 primesc valoarea mare pentru acțiuni.
learn-me-worth = Linia companiei Bumbac e lungă și acolo conduci tu; cea a companiei Oțel e scurtă și conduce altcineva. Ia acțiunea care valorează mai mult.
learn-me-worth-done = Asta e esența. Când se epuizează acțiunile din oferta a două companii, runda în curs e ultima, iar apoi se numără acțiunile.

## Cities and ports that some language calls otherwise than the board

mini-express-place-corunna = La Coruña
mini-express-place-lisbon = Lisabona
mini-express-place-madrid = Madrid
mini-express-place-seville = Sevilla
mini-express-place-london = Londra
mini-express-place-paris = Paris
mini-express-place-marseille = Marsilia
mini-express-place-bremen = Bremen
mini-express-place-milan = Milano
mini-express-place-copenhagen = Copenhaga
mini-express-place-berlin = Berlin
mini-express-place-venice = Veneția
mini-express-place-rome = Roma
mini-express-place-vienna = Viena
mini-express-place-naples = Napoli
mini-express-place-breslau = Breslau
mini-express-place-knigsberg = Königsberg
mini-express-place-belgrade = Belgrad
mini-express-place-warsaw = Varșovia
mini-express-place-sofia = Sofia
mini-express-place-lviv = Liov
mini-express-place-athens = Atena
mini-express-place-bucharest = București
mini-express-place-kiev = Kiev
mini-express-place-odessa = Odesa
mini-express-place-constanta = Constanța
mini-express-place-istanbul = Istanbul
mini-express-place-new-york = New York
mini-express-place-new-orleans = New Orleans
