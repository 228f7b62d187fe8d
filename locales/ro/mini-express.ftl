# Mini Express.

company-wood = Lemn
company-steel = Oțel
company-leather = Piele
company-cotton = Bumbac
company-wild = joker

# Masa.

me-map = Harta: { $name }
me-hex = hexagonul { $place }
me-steps =
    { $count ->
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
me-no-way = fără drum pe uscat
me-city-label = { $city }, numărul { $number }, capacitate { $capacity }
me-city-label-start = { $city }, locația de start: { $company }
me-city-label-token = cerere: { $tokens }
me-city-label-trains = aici: { $companies }
me-city-label-open = se poate construi până aici
me-city-label-target = ținta botului
me-city-no-token = fără jeton de cerere
me-port-label = Portul { $port }
me-hex-choice = Traseu prin { $hex }

me-companies = Companii
me-offer = Acțiuni
me-offer-exhausted = epuizate
me-set-aside = Deoparte
me-reserve = Rezervă
me-supply = Stoc
me-length = Lungime
me-reserve-count = { $count } din { $most } trenuri în rezervă
me-offer-count =
    { $count ->
        [0] nicio acțiune în ofertă
        [one] { $count } acțiune în ofertă
        [few] { $count } acțiuni în ofertă
       *[other] { $count } de acțiuni în ofertă
    }
me-set-aside-count =
    { $count ->
        [one] { $count } acțiune pusă deoparte
        [few] { $count } acțiuni puse deoparte
       *[other] { $count } de acțiuni puse deoparte
    }
me-supply-count =
    { $count ->
        [one] { $count } tren în stoc
        [few] { $count } trenuri în stoc
       *[other] { $count } de trenuri în stoc
    }
me-length-count = lungimea liniei: { $count }
me-build-for = Linie nouă
me-build-for-label = Construiește linie pentru { $company }
me-take = Ia acțiune
me-take-price = cu { $price }
me-take-free = gratis
me-take-label =
    { $price ->
        [one] Ia o acțiune { $company } pentru { $price } punct de influență
        [few] Ia o acțiune { $company } pentru { $price } puncte de influență
       *[other] Ia o acțiune { $company } pentru { $price } de puncte de influență
    }
me-draft = Ia acțiune
me-draft-label = Ia o acțiune { $company } din cele puse deoparte
me-bot-marker = marcatorul de companie al botului

me-values = Cât valorează o acțiune
me-rank-first = loc 1
me-rank-second = loc 2
me-rank-other = restul
me-rank-nothing = nimic
me-values-unused = nefolosit în acest mod

me-influence = Influență
me-influence-cell = { $name }, { $company }: influență { $influence }, { $rank }, o acțiune valorează { $value }
me-worth = { $value } pe acțiune
me-shares-of =
    { $count ->
        [one] { $count } acțiune { $company }
        [few] { $count } acțiuni { $company }
       *[other] { $count } de acțiuni { $company }
    }

me-spike = Pironul de aur
me-spike-waiting = Încă nu s-a construit până la Omaha.
me-spike-absent = La San Francisco s-a ajuns mai întâi: nu mai e nicio cursă.
me-spike-racing = Cursa a început. Ramura de est: { $eastern }.
me-spike-joined = Linia e unită. Est: { $eastern }, vest: { $western }.
me-nobody = nimeni

me-bot-panel = Botul
me-bot-panel-target = ținta { $city } ({ $number })
me-bot-panel-no-target = ținta înaintea orașului 1
me-bot-panel-company = marcator pe { $company }
me-bot-panel-bag =
    { $count ->
        [one] { $count } jeton în săculeț
        [few] { $count } jetoane în săculeț
       *[other] { $count } de jetoane în săculeț
    }

# Alegeri.

me-draft-title = Ia o acțiune din cele puse deoparte
me-draft-hint = Cele două acțiuni ale tale trebuie să fie de la două companii diferite.
me-draft-hint-expert-0 = Iei două acțiuni ale companiei alese.
me-draft-hint-expert-1 = Din compania aleasă acum, ambii jucători iau câte o acțiune.
me-draft-hint-expert-2 = Iei două acțiuni ale companiei alese; din ultima luați amândoi câte una.
me-city-title = Construiești pentru { $company }: spre ce oraș?
me-city-hint =
    { $count ->
        [0] Trenurile din rezervă ({ $reserve }) nu ajung până la niciun oraș.
        [one] Trenurile din rezervă ({ $reserve }) ajung până la un singur oraș, marcat pe hartă.
        [few] Trenurile din rezervă ({ $reserve }) ajung până la { $count } orașe, marcate pe hartă.
       *[other] Trenurile din rezervă ({ $reserve }) ajung până la { $count } de orașe, marcate pe hartă.
    }
me-who-title = Cine construiește până la { $city }?
me-who-hint = Companii care pot ajunge acum:
me-build-title = { $company } construiește până la { $city }
me-track-of = Traseul { $number } din { $count }
me-track-hint = Atinge un hexagon prin care să treacă traseul.
me-track-before = Traseul anterior
me-track-next = Traseul următor
me-build-confirm =
    { $count ->
        [one] Construiește cu { $count } tren
        [few] Construiește cu { $count } trenuri
       *[other] Construiește cu { $count } de trenuri
    }
me-take-title = Ia o acțiune { $company }
me-take-confirm =
    { $price ->
        [0] Ia gratis
       *[other] Ia (−{ $price } influență)
    }
me-cancel = Renunță
me-wild-title = Punctul joker: influență la ce companie?
me-wild-hint = Încă un punct, la orice companie în afară de { $company }.
me-port-title = Unde deschide { $company } un port?
me-port-hint = Porturile libere sunt marcate pe hartă.
me-branch-title = Cine operează ramura de vest?
me-branch-hint = Lungimea liniei crește cu 2 pentru ea și pentru ramura de est.
me-pass = Pas: nu se poate face nimic

me-effects = Ce se schimbă
me-effect-reserve = rezervă
me-effect-supply = stoc
me-effect-length = lungime
me-effect-offer = acțiuni în ofertă
me-effect-influence = influența ta
me-effect-value = valoarea acțiunilor tale
me-effect-compensation =
    { $count ->
        [one] { $count } tren drept compensație
        [few] { $count } trenuri drept compensație
       *[other] { $count } de trenuri drept compensație
    }
me-effect-points = Puncte dacă jocul s-ar termina acum
me-effect-choice = Urmează o alegere.

# Tura botului.

me-bot-title = Botul se gândește
me-bot-next = Înainte
me-bot-faster = Mai repede
me-bot-play = Pornește
me-bot-pause = Oprește aici
me-bot-skip = Sari peste
me-bot-step = { $number } din { $count }

# Pregătire.

me-set-up-map = Hartă
me-set-up-map-usa = SUA
me-set-up-map-europe = Europa
me-set-up-mode = Mod de joc
me-set-up-mode-solo = Solo
me-set-up-mode-solo-about = Tu împotriva botului din reguli.
me-set-up-mode-duo = Doi și botul
me-set-up-mode-duo-about = Doi jucători, cu botul din reguli ca al treilea.
me-set-up-mode-expert = Doi experți
me-set-up-mode-expert-about = Două mutări pe tură și niciun bot între voi.
me-set-up-mode-standard = Standard
me-set-up-mode-standard-about = Trei până la cinci jucători.
me-set-up-level = Nivelul botului
me-set-up-level-passenger = Călător
me-set-up-level-tourist = Turist
me-set-up-level-railfan = Pasionat
me-set-up-level-conductor = Conductor
me-set-up-level-railwayman = Feroviar
me-set-up-level-passenger-about = Regulile așa cum sunt.
me-set-up-level-tourist-about = Completări mai mici, mai puține compensații; jocul se termină când marcatorul de țintă ajunge la orașul 32.
me-set-up-level-railfan-about = Botul începe cu mai multe acțiuni, iar la influență 3 sau mai mică acțiunile tale nu valorează nimic.
me-set-up-level-conductor-about = Botul câștigă influență odată cu acțiunile, iar unde are mai multă decât tine, ale tale nu valorează nimic.
me-set-up-level-railwayman-about = Toate acestea, iar botul începe cu influență 2, tu cu 0.
me-set-up-variants = Variante
me-set-up-golden-spike = Pironul de aur
me-set-up-golden-spike-about = O cursă pentru a uni Omaha cu San Francisco.
me-set-up-ports = Porturi
me-set-up-ports-about = Orașele cu joker deschid noi locuri de plecare pe coastă.
me-set-up-first-game = Prima partidă
me-set-up-first-game-about = În fiecare oraș încap două companii.

# Mutări, pentru liste și cititoare de ecran.

me-action-draft_share = Ia o acțiune { $company } din cele puse deoparte
me-action-take_share = Ia o acțiune { $company }
me-action-build_track =
    { $count ->
        [one] Construiește pentru { $company } până la { $city } cu { $count } tren: { $way }
        [few] Construiește pentru { $company } până la { $city } cu { $count } trenuri: { $way }
       *[other] Construiește pentru { $company } până la { $city } cu { $count } de trenuri: { $way }
    }
me-action-gain_influence = Câștigă 1 punct de influență la { $company }
me-action-choose_port = Deschide portul { $port }
me-action-choose_western_branch = Dă ramura de vest companiei { $company }
me-action-pass = Pas

# Ce s-a întâmplat.

me-event-share_drafted =
    { $shares ->
        [one] { $name }: o acțiune { $company } luată din cele puse deoparte.
        [few] { $name }: { $shares } acțiuni { $company } luate din cele puse deoparte.
       *[other] { $name }: { $shares } de acțiuni { $company } luate din cele puse deoparte.
    }
me-event-leftovers_removed =
    { $shares ->
        [one] O acțiune { $company } pusă deoparte rămâne neluată și iese din joc.
        [few] { $shares } acțiuni { $company } puse deoparte rămân neluate și ies din joc.
       *[other] { $shares } de acțiuni { $company } puse deoparte rămân neluate și ies din joc.
    }
me-event-share_taken =
    { $price ->
        [one] { $name }: o acțiune { $company } luată pentru { $price } punct de influență.
        [few] { $name }: o acțiune { $company } luată pentru { $price } puncte de influență.
       *[other] { $name }: o acțiune { $company } luată pentru { $price } de puncte de influență.
    }
me-event-share_taken-free = { $name }: o acțiune { $company } luată gratis.
me-event-reserve_filled =
    { $trains ->
        [one] Un tren { $company } intră în rezervă.
        [few] { $trains } trenuri { $company } intră în rezervă.
       *[other] { $trains } de trenuri { $company } intră în rezervă.
    }
me-event-track_built =
    { $count ->
        [one] { $name }: linie { $company } până la { $city }, cu un tren.
        [few] { $name }: linie { $company } până la { $city }, cu { $count } trenuri.
       *[other] { $name }: linie { $company } până la { $city }, cu { $count } de trenuri.
    }
me-event-compensation_paid = { $company } primește un tren drept compensație.
me-event-length_raised = Linia { $company } crește cu { $by }: acum { $length }.
me-event-influence_gained = { $name }: +{ $by } influență la { $company }, acum { $influence }.
me-event-demand_token_removed = Orașul { $city } e plin: jetonul său de cerere iese din joc.
me-event-offer_exhausted =
    { $shares ->
        [one] { $company } nu mai are trenuri în stoc: ultima acțiune din ofertă iese din joc.
        [few] { $company } nu mai are trenuri în stoc: cele { $shares } acțiuni din ofertă ies din joc.
       *[other] { $company } nu mai are trenuri în stoc: cele { $shares } de acțiuni din ofertă ies din joc.
    }
me-event-offer_exhausted-last = Ultima acțiune { $company } din ofertă a fost luată.
me-event-port_opened = { $company } deschide un port: { $port }.
me-event-spike_tile_removed = S-a ajuns la San Francisco înainte de Omaha: Pironul de aur nu mai are loc.
me-event-spike_race_begun = S-a ajuns la Omaha: { $eastern } operează ramura de est și cursa începe.
me-event-spike_race_begun-nobody = S-a ajuns la Omaha, dar nu e niciun tren pentru ramura de est. Cursa începe.
me-event-western_start_opened = { $company } pornește și din San Francisco.
me-event-line_joined = Omaha și San Francisco sunt unite!
me-event-western_branch_chosen = { $company } operează ramura de vest.
me-event-western_branch_chosen-nobody = Nimeni nu are un tren pentru ramura de vest.
me-event-turn_passed = { $name }: nimic de făcut, pas.
me-event-last_round_begun = Două oferte sunt epuizate: runda aceasta e ultima.
me-ending-two_offers_exhausted = Două oferte sunt epuizate: jocul s-a terminat.
me-ending-offer_exhausted = O ofertă e epuizată: jocul s-a terminat.
me-ending-target_at_last_city = Marcatorul de țintă al botului e pe ultimul oraș: jocul s-a terminat.
me-ending-all_passed = Nimeni nu poate face nimic: jocul s-a terminat.

# Cum gândește botul.

me-event-bot_refresh_tokens_added = Jetoanele de reîmprospătare intră în săculeț.
me-event-bot_token_drawn = Botul trage un jeton: oraș { $city }, companie { $company }.
me-event-bot_token_drawn-refresh = Botul trage un jeton de reîmprospătare.
me-event-bot_bag_refilled = Toate jetoanele trase revin în săculeț, iar botul trage din nou.
me-event-bot_company_marker_moved =
    { $steps ->
        [one] Marcatorul său de companie avansează cu { $steps } loc, de la { $from } la { $to }.
        [few] Marcatorul său de companie avansează cu { $steps } locuri, de la { $from } la { $to }.
       *[other] Marcatorul său de companie avansează cu { $steps } de locuri, de la { $from } la { $to }.
    }
me-event-bot_target_marker_moved =
    { $steps ->
        [one] Marcatorul său de țintă avansează cu { $steps } oraș, până la { $to } ({ $number }).
        [few] Marcatorul său de țintă avansează cu { $steps } orașe, până la { $to } ({ $number }).
       *[other] Marcatorul său de țintă avansează cu { $steps } de orașe, până la { $to } ({ $number }).
    }
me-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Marcatorul său de țintă avansează cu { $steps } oraș, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
        [few] Marcatorul său de țintă avansează cu { $steps } orașe, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
       *[other] Marcatorul său de țintă avansează cu { $steps } de orașe, până la { $to } ({ $number }), sărind peste { $passed }, fără jeton de cerere.
    }
me-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] { $company } are { $reserve } tren în rezervă, deci botul ia o acțiune.
        [few] { $company } are { $reserve } trenuri în rezervă, deci botul ia o acțiune.
       *[other] { $company } are { $reserve } de trenuri în rezervă, deci botul ia o acțiune.
    }
me-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] { $company } are { $reserve } tren în rezervă, deci botul construiește.
        [few] { $company } are { $reserve } trenuri în rezervă, deci botul construiește.
       *[other] { $company } are { $reserve } de trenuri în rezervă, deci botul construiește.
    }
me-event-bot_action_impossible-take_share = { $company } nu are nicio acțiune în ofertă: botul caută altă companie.
me-event-bot_action_impossible-build_track = { $company } nu poate construi până la niciun oraș: botul caută altă companie.
me-event-bot_stuck = Niciuna dintre cele patru companii nu-i dă botului ceva de făcut.
me-event-bot_cities_weighed-only_city = { $city } e singurul oraș până la care se poate construi.
me-event-bot_cities_weighed-distance =
    { $count ->
        [one] Dintre { $count } oraș, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
        [few] Dintre { $count } orașe, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
       *[other] Dintre { $count } de orașe, cel mai aproape de ținta { $target } e { $city }: { $distance }; urmează { $other }: { $otherDistance }.
    }
me-event-bot_cities_weighed-track_length = { $city } și { $other } sunt la fel de aproape de { $target } ({ $distance }), dar linia până la { $city } e mai scurtă: { $trains } față de { $otherTrains }.
me-event-bot_cities_weighed-companies = { $city } și { $other } sunt la fel de aproape de { $target } ({ $distance }) și de linie ({ $trains }), dar { $city } are mai multe companii: { $companies } față de { $otherCompanies }.
me-event-bot_cities_weighed-number = { $city } și { $other } sunt la egalitate în toate ({ $distance }, trenuri: { $trains }, companii: { $companies }); decide numărul mai mare: { $number } față de { $otherNumber }.
me-event-bot_tracks_weighed-only_track = Există un singur traseu cel mai scurt.
me-event-bot_tracks_weighed-start_hex = Cele mai scurte trasee: { $count }, locuri de plecare: { $starts }; botul îl ia pe cel din locul cel mai estic, { $start }.
me-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Cele mai scurte trasee din { $start }: { $count }; botul ține stânga, privind spre oraș.
        [few] Cele mai scurte trasee: { $count }, dintre care { $fromStart } din locul cel mai estic, { $start }; botul ține stânga, privind spre oraș.
       *[other] Cele mai scurte trasee: { $count }, dintre care { $fromStart } din locul cel mai estic, { $start }; botul ține stânga, privind spre oraș.
    }
me-event-bot_ports_weighed-only_port = { $port } e singurul port liber.
me-event-bot_ports_weighed-distance =
    { $count ->
        [one] Dintre { $count } port, cel mai aproape de { $target } e { $port }: { $distance }.
        [few] Dintre { $count } porturi, cel mai aproape de { $target } e { $port }: { $distance }.
       *[other] Dintre { $count } de porturi, cel mai aproape de { $target } e { $port }: { $distance }.
    }
me-event-bot_ports_weighed-place = Mai multe porturi sunt la fel de aproape de { $target } ({ $distance }): botul îl ia pe cel mai estic, { $port }.
me-event-bot_branches_weighed-only_company = Doar { $company } poate opera ramura de vest.
me-event-bot_branches_weighed-bot_shares = Botul dă ramura de vest companiei { $company }: la ea are cele mai multe acțiuni, { $botShares }.
me-event-bot_branches_weighed-player_shares = Botul dă ramura de vest companiei { $company }: la ea jucătorii au cele mai puține acțiuni, { $playerShares }.
me-event-bot_branches_weighed-marker = Botul dă ramura de vest companiei { $company }: marcatorul său e acolo sau ajunge mai întâi acolo.

# Ce e de făcut.

me-task-draft = Ia una dintre acțiunile puse deoparte.
me-task-turn = Ia o acțiune sau construiește linie.
me-task-turn-first = Prima mutare: ia o acțiune sau construiește linie.
me-task-turn-second = A doua mutare: pentru altă companie decât { $company }.
me-task-gain_influence = Alege unde merge punctul joker.
me-task-choose_port = Alege un port pentru { $company }.
me-task-choose_western_branch = Alege cine operează ramura de vest.
me-task-over = Jocul s-a terminat.
me-task-last-round = Runda aceasta e ultima.

me-awaited-draft_share = Mai întâi trebuie luată o acțiune din cele puse deoparte.
me-awaited-turn_action = Trebuie luată o acțiune sau construită o linie.
me-awaited-gain_influence = Mai întâi trebuie pus punctul joker.
me-awaited-choose_port = Mai întâi trebuie ales un port.
me-awaited-choose_western_branch = Mai întâi trebuie atribuită ramura de vest.

# De ce nu?

fault-mini-express-turn-over = Partida s-a încheiat.
fault-mini-express-turn-not-yours = E rândul altcuiva.
fault-mini-express-turn-not-now = { $awaited }
fault-mini-express-draft-none-left = Nu mai e nicio acțiune { $company } printre cele puse deoparte.
fault-mini-express-draft-same-company = Ai o acțiune { $company }; a doua trebuie să fie de la altă companie.
fault-mini-express-draft-pair-taken = Aceeași pereche, { $company } și cealaltă companie a ta, e deja luată ({ $name }).
fault-mini-express-share-none-on-offer = Nu mai e nicio acțiune { $company } în ofertă.
fault-mini-express-share-not-enough-influence =
    { $needed ->
        [one] O acțiune { $company } costă { $needed } punct de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
        [few] O acțiune { $company } costă { $needed } puncte de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
       *[other] O acțiune { $company } costă { $needed } de puncte de influență, câte trenuri sunt în rezerva companiei; ai { $has }.
    }
fault-mini-express-build-not-new = Compania are deja un tren în { $city }.
fault-mini-express-build-city-full =
    { $capacity ->
        [one] Orașul { $city } e plin: încape o singură companie.
        [few] Orașul { $city } e plin: încap { $capacity } companii.
       *[other] Orașul { $city } e plin: încap { $capacity } de companii.
    }
fault-mini-express-build-no-demand-token = { $city } nu are jeton de cerere, deci nimeni nu poate construi acolo.
fault-mini-express-build-out-of-reach =
    { $reserve ->
        [0] Nu se poate ajunge la { $city }: nu e niciun tren în rezervă.
        [one] Nu se poate ajunge la { $city } cu { $reserve } tren.
        [few] Nu se poate ajunge la { $city } cu { $reserve } trenuri.
       *[other] Nu se poate ajunge la { $city } cu { $reserve } de trenuri.
    }
fault-mini-express-build-broken-path = Linia trebuie să treacă din hexagon în hexagon vecin și să se termine în { $city }.
fault-mini-express-build-not-beside-track = Linia trebuie să înceapă lângă cea a companiei; { $hex } nu e lângă ea.
fault-mini-express-build-through-city = Linia nu poate trece printr-un oraș sau port; { $hex } e în cale.
fault-mini-express-build-not-shortest =
    { $shortest ->
        [one] Linia trebuie să fie dintre cele mai scurte: { $shortest } tren, nu { $trains }.
        [few] Linia trebuie să fie dintre cele mai scurte: { $shortest } trenuri, nu { $trains }.
       *[other] Linia trebuie să fie dintre cele mai scurte: { $shortest } de trenuri, nu { $trains }.
    }
fault-mini-express-expert-same-company = Prima ta mutare a fost pentru { $company }; a doua trebuie să fie pentru altă companie.
fault-mini-express-expert-same-city = Tocmai ai construit până la { $city }; a doua linie trebuie să meargă la alt oraș.
fault-mini-express-expert-would-exhaust = Asta ar epuiza oferta { $company }, lucru nepermis la a doua mutare a turei.
fault-mini-express-influence-same-company = Jetonul arată { $company }: punctul joker trebuie să meargă la altă companie.
fault-mini-express-port-not-free = { $port } nu e un port liber.
fault-mini-express-branch-not-a-candidate = Ramura de vest poate fi operată doar de { $candidates }.
fault-mini-express-pass-could-act = Cine poate lua o acțiune sau construi nu are voie să spună pas.

# Sfârșitul.

me-scoring-total = Total
me-scoring-rank = { $rank } · influență { $influence }
me-scoring-share-line = { $shares } × { $value }
me-scoring-decided-points = Câștigă cine are cele mai multe puncte.
me-scoring-decided-fewer_shares = Egalitate la puncte; câștigă cine are mai puține acțiuni.
me-scoring-decided-turn_order = Egalitate la puncte și la acțiuni; câștigă cine stă mai aproape de primul jucător.
me-scoring-decided-bot_wins_ties = Egalitate la puncte: în jocul solo câștigă botul.
me-scoring-shares =
    { $count ->
        [one] { $count } acțiune
        [few] { $count } acțiuni
       *[other] { $count } de acțiuni
    }
