# Mini Express.

mini-express-name = Mini Express
mini-express-series = Akcie a koleje
mini-express-about = Čtyři železniční společnosti a žádná není tvoje. Stavěj pro kteroukoli, získávej vliv v jiných a měj ty správné akcie, až budou mít největší hodnotu. Sólo se hraje proti Mašinfírovi, soupeři přímo z pravidel.
mini-express-company-letter-wood = D
mini-express-company-letter-steel = O
mini-express-company-letter-leather = K
mini-express-company-letter-cotton = B

bot-builder = Snovač
bot-builder-about = staví, kde se dá
bot-investor = Krkavec
bot-investor-about = sbírá akcie a stará se o ně

## U stolu.

mini-express-company-wood = Dřevařská
mini-express-company-steel = Ocelářská
mini-express-company-leather = Kožedělná
mini-express-company-cotton = Bavlněná
mini-express-company-wild = žolík

# Stůl.

mini-express-map =
    { $name ->
        [Europe] Mapa Evropy
       *[other] Mapa: { $name }
    }
mini-express-hex = políčko { $place }
mini-express-steps =
    { $count ->
        [0] přímo cíl
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
mini-express-no-way = přes krajinu cesta nevede
mini-express-city-label = { $city }, číslo { $number }, kapacita { $capacity }
mini-express-city-label-start = { $city }, počáteční lokace { ENDING($company, "é") }
mini-express-city-label-token = poptávka: { $tokens }
mini-express-city-label-trains = vlaky: { $companies }
mini-express-city-label-open = lze sem postavit trať
mini-express-city-label-target = cílové město Mašinfíry
mini-express-city-no-token = bez žetonu poptávky
mini-express-port-label = Přístav { $port }
mini-express-hex-choice = Trať přes { $hex }

mini-express-companies = Společnosti
mini-express-offer = Akcie
mini-express-offer-exhausted = vyčerpány
mini-express-set-aside = Odložené
mini-express-reserve = Vlaky
mini-express-supply = Zásoba
mini-express-length = Délka
mini-express-reserve-count = na poli pro vlaky: { $count } z { $most }
mini-express-offer-count =
    { $count ->
        [0] v nabídce není žádná akcie
        [one] { $count } akcie v nabídce
        [few] { $count } akcie v nabídce
        [many] { $count } akcie v nabídce
       *[other] { $count } akcií v nabídce
    }
mini-express-set-aside-count =
    { $count ->
        [one] { $count } odložená akcie
        [few] { $count } odložené akcie
        [many] { $count } odložené akcie
       *[other] { $count } odložených akcií
    }
mini-express-supply-count =
    { $count ->
        [one] { $count } vlak v zásobě
        [few] { $count } vlaky v zásobě
        [many] { $count } vlaku v zásobě
       *[other] { $count } vlaků v zásobě
    }
mini-express-length-count = délka trati { $count }
mini-express-build-for = Stavět
mini-express-build-for-label = Postavit trať pro { ENDING($company, "ou") }
mini-express-take = Vzít akcii
mini-express-take-price = za { $price }
mini-express-take-free = zdarma
mini-express-take-label =
    { $price ->
        [0] Vzít akcii { ENDING($company, "é") } zdarma
        [one] Vzít akcii { ENDING($company, "é") } za { $price } bod vlivu
        [few] Vzít akcii { ENDING($company, "é") } za { $price } body vlivu
        [many] Vzít akcii { ENDING($company, "é") } za { $price } bodu vlivu
       *[other] Vzít akcii { ENDING($company, "é") } za { $price } bodů vlivu
    }
mini-express-draft = Vzít akcii
mini-express-draft-label = Vzít odloženou akcii { ENDING($company, "é") }
mini-express-bot-marker = ukazatel Mašinfírovy zvolené společnosti

mini-express-values = Hodnota akcie
mini-express-rank-first = 1.
mini-express-rank-second = 2.
mini-express-rank-other = ostatní
mini-express-rank-nothing = nic
mini-express-values-unused = v tomto režimu se nepoužívá

mini-express-influence = Vliv
mini-express-influence-cell = { $name }, { $company }: vliv { $influence } ({ $rank }), hodnota akcie { $value }
mini-express-worth = hodnota akcie: { $value }
mini-express-shares-of =
    { $count ->
        [one] { $count } akcie { ENDING($company, "é") }
        [few] { $count } akcie { ENDING($company, "é") }
        [many] { $count } akcie { ENDING($company, "é") }
       *[other] { $count } akcií { ENDING($company, "é") }
    }

mini-express-spike = Zlatý hřeb
mini-express-spike-waiting = Do Omahy zatím nikdo trať nepostavil.
mini-express-spike-absent = Trať dorazila dřív do San Francisca: závod nebude.
mini-express-spike-racing = Závod začal. Východní větev: { $eastern }.
mini-express-spike-joined = Trať je propojená. Východní větev: { $eastern }, západní: { $western }.
mini-express-nobody = nikdo

mini-express-bot-panel = Mašinfíra
mini-express-bot-panel-target = cíl: { $city } ({ $number })
mini-express-bot-panel-no-target = cíl: zatím žádný
mini-express-bot-panel-company = zvolená společnost: { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } žeton v sáčku
        [few] { $count } žetony v sáčku
        [many] { $count } žetonu v sáčku
       *[other] { $count } žetonů v sáčku
    }

# Výběr.

mini-express-draft-title = Vezmi si odloženou akcii
mini-express-draft-hint = Tvé dvě akcie musí být od dvou různých společností.
mini-express-draft-hint-expert-0 = Od vybrané společnosti si vezmeš dvě akcie.
mini-express-draft-hint-expert-1 = Od společnosti, kterou teď vybereš, si každý vezme jednu akcii.
mini-express-draft-hint-expert-2 = Od vybrané společnosti si vezmeš dvě akcie; od poslední si každý vezme jednu.
mini-express-city-title = { $company } staví trať: do kterého města?
mini-express-city-hint =
    { $count ->
        [0] Na poli pro vlaky: { $reserve }. V dosahu není žádné město.
        [one] Na poli pro vlaky: { $reserve }. V dosahu je jedno město, na mapě je vyznačené.
        [few] Na poli pro vlaky: { $reserve }. V dosahu jsou { $count } města, na mapě jsou vyznačená.
        [many] Na poli pro vlaky: { $reserve }. V dosahu je { $count } města, na mapě jsou vyznačená.
       *[other] Na poli pro vlaky: { $reserve }. V dosahu je { $count } měst, na mapě jsou vyznačená.
    }
mini-express-who-title = Kdo postaví trať do města { $city }?
mini-express-who-hint = Společnosti, které tam teď dosáhnou:
mini-express-build-title = { $company } staví trať do města { $city }
mini-express-track-of = Trať { $number } z { $count }
mini-express-track-hint = Vyber políčko, přes které má trať vést.
mini-express-track-before = Předchozí trať
mini-express-track-next = Další trať
mini-express-build-confirm =
    { $count ->
        [one] Postavit ({ $count } vlak)
        [few] Postavit ({ $count } vlaky)
        [many] Postavit ({ $count } vlaku)
       *[other] Postavit ({ $count } vlaků)
    }
mini-express-take-title = Vzít akcii { ENDING($company, "é") }
mini-express-take-confirm =
    { $price ->
        [0] Vzít zdarma
        [one] Vzít za { $price } bod vlivu
        [few] Vzít za { $price } body vlivu
        [many] Vzít za { $price } bodu vlivu
       *[other] Vzít za { $price } bodů vlivu
    }
mini-express-cancel = Zrušit
mini-express-wild-title = Žolík: vliv ve které společnosti?
mini-express-wild-hint = Ještě jeden bod vlivu v kterékoli společnosti kromě té na žetonu ({ $company }).
mini-express-port-title = { $company } otevírá přístav: který?
mini-express-port-hint = Volné přístavy jsou vyznačené na mapě.
mini-express-branch-title = Kdo bude provozovat západní větev?
mini-express-branch-hint = Této společnosti i společnosti, která provozuje východní větev, se délka trati zvýší o 2.
mini-express-pass = Vynechat tah: nic jiného nejde

mini-express-effects = Co se změní
mini-express-effect-reserve = pole pro vlaky
mini-express-effect-supply = zásoba
mini-express-effect-length = délka
mini-express-effect-offer = akcie v nabídce
mini-express-effect-influence = tvůj vliv
mini-express-effect-value = hodnota tvé akcie
mini-express-effect-compensation =
    { $count ->
        [one] kompenzace: { $count } vlak
        [few] kompenzace: { $count } vlaky
        [many] kompenzace: { $count } vlaku
       *[other] kompenzace: { $count } vlaků
    }
mini-express-effect-points = Body, kdyby partie skončila teď
mini-express-effect-choice = Pak si ještě něco vybereš.

# Tah Mašinfíry.

mini-express-bot-title = Mašinfíra přemýšlí
mini-express-bot-next = Další
mini-express-bot-faster = Rychleji
mini-express-bot-play = Přehrát
mini-express-bot-pause = Pauza
mini-express-bot-skip = Přeskočit
mini-express-bot-step = { $number } z { $count }

# Příprava.

mini-express-set-up-map = Mapa
mini-express-set-up-map-usa = USA
mini-express-set-up-map-europe = Evropa
mini-express-set-up-mode = Herní režim
mini-express-set-up-mode-solo = Sólo
mini-express-set-up-mode-solo-about = Ty proti Mašinfírovi, soupeři z pravidel.
mini-express-set-up-mode-duo = Dva s Mašinfírou
mini-express-set-up-mode-duo-about = Dva hráči a Mašinfíra jako třetí.
mini-express-set-up-mode-expert = Dva zkušení hráči
mini-express-set-up-mode-expert-about = Dvě akce za tah, bez Mašinfíry.
mini-express-set-up-mode-standard = Standardní
mini-express-set-up-mode-standard-about = Tři až pět hráčů.
mini-express-set-up-level = Obtížnost Mašinfíry
mini-express-set-up-level-passenger = Cestující
mini-express-set-up-level-tourist = Turista
mini-express-set-up-level-railfan = Šotouš
mini-express-set-up-level-conductor = Průvodčí
mini-express-set-up-level-railwayman = Ajznboňák
mini-express-set-up-level-passenger-about = Pravidla beze změny.
mini-express-set-up-level-tourist-about = Méně doplňování, méně kompenzací; partie skončí, jakmile ukazatel cílového města dorazí do města 32.
mini-express-set-up-level-railfan-about = Mašinfíra začíná s více akciemi a při vlivu 3 nebo menším nemají tvé akcie žádnou hodnotu.
mini-express-set-up-level-conductor-about = Mašinfíra s akciemi získává i vliv, a kde ho má víc než ty, nemají tvé akcie žádnou hodnotu.
mini-express-set-up-level-railwayman-about = To všechno, a navíc Mašinfíra začíná s vlivem 2, ty s vlivem 0.
mini-express-set-up-variants = Varianty
mini-express-set-up-golden-spike = Zlatý hřeb
mini-express-set-up-golden-spike-about = Závod o propojení Omahy a San Francisca.
mini-express-set-up-ports = Přístavy
mini-express-set-up-ports-about = Města se žolíkem otevírají další počáteční lokace na pobřeží.
mini-express-set-up-first-game = První partie
mini-express-set-up-first-game-about = Každé město pojme dvě společnosti.

# Akce, pro seznamy a čtečky.

mini-express-action-draft_share = Vzít odloženou akcii { ENDING($company, "é") }
mini-express-action-take_share = Vzít akcii { ENDING($company, "é") }
mini-express-action-build_track =
    { $count ->
        [one] Postavit pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlak): { $way }
        [few] Postavit pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaky): { $way }
        [many] Postavit pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaku): { $way }
       *[other] Postavit pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaků): { $way }
    }
mini-express-action-gain_influence = Získat 1 bod vlivu v { ENDING($company, "é") }
mini-express-action-choose_port = Otevřít přístav { $port }
mini-express-action-choose_western_branch = Svěřit západní větev { ENDING($company, "é") }
mini-express-action-pass = Vynechat tah

# Co se stalo.

mini-express-event-share_drafted =
    { $shares ->
        [one] { $player } si bere odloženou akcii { ENDING($company, "é") }.
        [few] { $player } si bere { $shares } odložené akcie { ENDING($company, "é") }.
        [many] { $player } si bere { $shares } odložené akcie { ENDING($company, "é") }.
       *[other] { $player } si bere { $shares } odložených akcií { ENDING($company, "é") }.
    }
    .you =
        { $shares ->
            [one] Bereš si odloženou akcii { ENDING($company, "é") }.
            [few] Bereš si { $shares } odložené akcie { ENDING($company, "é") }.
            [many] Bereš si { $shares } odložené akcie { ENDING($company, "é") }.
           *[other] Bereš si { $shares } odložených akcií { ENDING($company, "é") }.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] { $company }: zbylá odložená akcie je odstraněna ze hry.
        [few] { $company }: { $shares } zbylé odložené akcie jsou odstraněny ze hry.
        [many] { $company }: { $shares } zbylé odložené akcie je odstraněno ze hry.
       *[other] { $company }: { $shares } zbylých odložených akcií je odstraněno ze hry.
    }
mini-express-event-share_taken =
    { $price ->
        [one] { $player } si bere akcii { ENDING($company, "é") } za { $price } bod vlivu.
        [few] { $player } si bere akcii { ENDING($company, "é") } za { $price } body vlivu.
        [many] { $player } si bere akcii { ENDING($company, "é") } za { $price } bodu vlivu.
       *[other] { $player } si bere akcii { ENDING($company, "é") } za { $price } bodů vlivu.
    }
    .you =
        { $price ->
            [one] Bereš si akcii { ENDING($company, "é") } za { $price } bod vlivu.
            [few] Bereš si akcii { ENDING($company, "é") } za { $price } body vlivu.
            [many] Bereš si akcii { ENDING($company, "é") } za { $price } bodu vlivu.
           *[other] Bereš si akcii { ENDING($company, "é") } za { $price } bodů vlivu.
        }
mini-express-event-share_taken-free = { $player } si bere akcii { ENDING($company, "é") } zdarma.
    .you = Bereš si akcii { ENDING($company, "é") } zdarma.
mini-express-event-reserve_filled =
    { $trains ->
        [one] { $company }: na pole pro vlaky přibývá { $trains } vlak.
        [few] { $company }: na pole pro vlaky přibývají { $trains } vlaky.
        [many] { $company }: na pole pro vlaky přibývá { $trains } vlaku.
       *[other] { $company }: na pole pro vlaky přibývá { $trains } vlaků.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player } staví pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlak).
        [few] { $player } staví pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaky).
        [many] { $player } staví pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaku).
       *[other] { $player } staví pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaků).
    }
    .you =
        { $count ->
            [one] Stavíš pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlak).
            [few] Stavíš pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaky).
            [many] Stavíš pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaku).
           *[other] Stavíš pro { ENDING($company, "ou") } trať do města { $city } ({ $count } vlaků).
        }
mini-express-event-compensation_paid = { $company } dostává vlak jako kompenzaci.
mini-express-event-length_raised = Délka trati { ENDING($company, "é") } roste o { $by }, teď je { $length }.
mini-express-event-influence_gained =
    { $by ->
        [one] { $player } získává v { ENDING($company, "é") } { $by } bod vlivu, teď má { $influence }.
        [few] { $player } získává v { ENDING($company, "é") } { $by } body vlivu, teď má { $influence }.
        [many] { $player } získává v { ENDING($company, "é") } { $by } bodu vlivu, teď má { $influence }.
       *[other] { $player } získává v { ENDING($company, "é") } { $by } bodů vlivu, teď má { $influence }.
    }
    .you =
        { $by ->
            [one] Získáváš v { ENDING($company, "é") } { $by } bod vlivu, teď máš { $influence }.
            [few] Získáváš v { ENDING($company, "é") } { $by } body vlivu, teď máš { $influence }.
            [many] Získáváš v { ENDING($company, "é") } { $by } bodu vlivu, teď máš { $influence }.
           *[other] Získáváš v { ENDING($company, "é") } { $by } bodů vlivu, teď máš { $influence }.
        }
mini-express-event-demand_token_removed = { $city }: kapacita je vyčerpaná, žeton poptávky je odstraněn ze hry.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] { $company } už nemá v zásobě žádný vlak: poslední akcie z její nabídky je odstraněna ze hry.
        [few] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky jsou odstraněny ze hry.
        [many] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky je odstraněno ze hry.
       *[other] { $company } už nemá v zásobě žádný vlak: { $shares } akcií z její nabídky je odstraněno ze hry.
    }
mini-express-event-offer_exhausted-last = Nabídka akcií { ENDING($company, "é") } je vyčerpaná.
mini-express-event-port_opened = { $company } otevírá přístav: { $port }.
mini-express-event-spike_tile_removed = Trať dorazila do San Francisca dřív než do Omahy: událost Zlatý hřeb v této partii neproběhne.
mini-express-event-spike_race_begun = Trať dorazila do Omahy: východní větev provozuje { $eastern } a závod začíná.
mini-express-event-spike_race_begun-nobody = Trať dorazila do Omahy, ale pro východní větev není v zásobě vlak. Závod začíná.
mini-express-event-western_start_opened = { $company } začíná také v San Franciscu.
mini-express-event-line_joined = Omaha a San Francisco jsou propojené!
mini-express-event-western_branch_chosen = Západní větev provozuje { $company }.
mini-express-event-western_branch_chosen-nobody = Západní větev neprovozuje nikdo: v zásobě pro ni není vlak.
mini-express-event-turn_passed = { $player } nemůže nic udělat a vynechává tah.
    .you = Nemůžeš nic udělat, vynecháváš tah.
mini-express-event-last_round_begun = Dvě nabídky akcií jsou vyčerpané: toto kolo je poslední.
mini-express-ending-two_offers_exhausted = Dvě nabídky akcií jsou vyčerpané: partie skončila.
mini-express-ending-offer_exhausted = Jedna nabídka akcií je vyčerpaná: partie skončila.
mini-express-ending-target_at_last_city = Ukazatel cílového města Mašinfíry je v posledním městě: partie skončila.
mini-express-ending-all_passed = Nikdo nemůže nic udělat: partie skončila.

# Jak Mašinfíra uvažuje.

mini-express-event-bot_refresh_tokens_added = Do sáčku se přidávají žetony s ikonou obnovení.
mini-express-event-bot_token_drawn = Mašinfíra losuje žeton: ukazatel města o { $city }, ukazatel společnosti o { $company }.
mini-express-event-bot_token_drawn-refresh = Mašinfíra losuje žeton s ikonou obnovení.
mini-express-event-bot_bag_refilled = Všechny vylosované žetony se vracejí do sáčku a losuje se znovu.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Ukazatel zvolené společnosti se posouvá o { $steps } pole: { $from } → { $to }.
        [few] Ukazatel zvolené společnosti se posouvá o { $steps } pole: { $from } → { $to }.
        [many] Ukazatel zvolené společnosti se posouvá o { $steps } pole: { $from } → { $to }.
       *[other] Ukazatel zvolené společnosti se posouvá o { $steps } polí: { $from } → { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Ukazatel cílového města se posouvá o { $steps } město: { $to } ({ $number }).
        [few] Ukazatel cílového města se posouvá o { $steps } města: { $to } ({ $number }).
        [many] Ukazatel cílového města se posouvá o { $steps } města: { $to } ({ $number }).
       *[other] Ukazatel cílového města se posouvá o { $steps } měst: { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Ukazatel cílového města se posouvá o { $steps } město: { $to } ({ $number }). Přeskakuje města bez žetonu poptávky: { $passed }.
        [few] Ukazatel cílového města se posouvá o { $steps } města: { $to } ({ $number }). Přeskakuje města bez žetonu poptávky: { $passed }.
        [many] Ukazatel cílového města se posouvá o { $steps } města: { $to } ({ $number }). Přeskakuje města bez žetonu poptávky: { $passed }.
       *[other] Ukazatel cílového města se posouvá o { $steps } měst: { $to } ({ $number }). Přeskakuje města bez žetonu poptávky: { $passed }.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] { $company } nemá na poli pro vlaky žádný vlak, Mašinfíra si proto bere akcii.
        [one] { $company } má na poli pro vlaky { $reserve } vlak, Mašinfíra si proto bere akcii.
        [few] { $company } má na poli pro vlaky { $reserve } vlaky, Mašinfíra si proto bere akcii.
        [many] { $company } má na poli pro vlaky { $reserve } vlaku, Mašinfíra si proto bere akcii.
       *[other] { $company } má na poli pro vlaky { $reserve } vlaků, Mašinfíra si proto bere akcii.
    }
mini-express-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] { $company } má na poli pro vlaky { $reserve } vlak, Mašinfíra proto staví.
        [few] { $company } má na poli pro vlaky { $reserve } vlaky, Mašinfíra proto staví.
        [many] { $company } má na poli pro vlaky { $reserve } vlaku, Mašinfíra proto staví.
       *[other] { $company } má na poli pro vlaky { $reserve } vlaků, Mašinfíra proto staví.
    }
mini-express-event-bot_action_impossible-take_share = { $company } nemá v nabídce žádnou akcii: Mašinfíra hledá jinou společnost.
mini-express-event-bot_action_impossible-build_track = { $company } nemůže stavět do žádného města: Mašinfíra hledá jinou společnost.
mini-express-event-bot_stuck = Mašinfíra nemůže nic udělat pro žádnou ze čtyř společností.
mini-express-event-bot_cities_weighed-only_city = { $city } je jediné město, kam lze stavět.
mini-express-event-bot_cities_weighed-distance = Měst na výběr: { $count }. Cíl je { $target }: nejblíž je { $city } ({ $distance }), pak { $other } ({ $otherDistance }).
mini-express-event-bot_cities_weighed-track_length = { $city } a { $other } to mají k cíli { $target } stejně daleko ({ $distance }), ale do města { $city } vede kratší trať: vlaků { $trains } proti { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } a { $other } to mají stejně daleko k cíli { $target } ({ $distance }) i k trati ({ $trains }), ale { $city } má víc společností: { $companies } proti { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } a { $other } mají všechno stejné ({ $distance }, vlaky: { $trains }, společnosti: { $companies }); rozhoduje vyšší číslo: { $number } proti { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = Nejkratší trať je jen jedna.
mini-express-event-bot_tracks_weighed-start_hex = Nejkratších tratí: { $count }, výchozích políček: { $starts }. Mašinfíra volí trať z nejvýchodnějšího: { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Nejkratších tratí: { $count }, všechny odtud: { $start }. Mašinfíra se při pohledu k městu drží vlevo.
        [few] Nejkratších tratí: { $count }, z nejvýchodnějšího políčka ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
        [many] Nejkratších tratí: { $count }, z nejvýchodnějšího políčka ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
       *[other] Nejkratších tratí: { $count }, z nejvýchodnějšího políčka ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } je jediný volný přístav.
mini-express-event-bot_ports_weighed-distance = Přístavů na výběr: { $count }. Cíl je { $target }: nejblíž je { $port } ({ $distance }).
mini-express-event-bot_ports_weighed-place = Několik přístavů to má k cíli { $target } stejně daleko ({ $distance }): Mašinfíra volí nejvýchodnější, { $port }.
mini-express-event-bot_branches_weighed-only_company = Západní větev může provozovat jen { $company }.
mini-express-event-bot_branches_weighed-bot_shares = Mašinfíra svěřuje západní větev { ENDING($company, "é") }: má nejvíc jejích akcií ({ $botShares }).
mini-express-event-bot_branches_weighed-player_shares = Mašinfíra svěřuje západní větev { ENDING($company, "é") }: hráči mají nejméně jejích akcií ({ $playerShares }).
mini-express-event-bot_branches_weighed-marker = Mašinfíra svěřuje západní větev { ENDING($company, "é") }: jeho ukazatel na ní stojí, nebo k ní dojde nejdřív.

# Co je třeba udělat.

mini-express-task-draft = Vezmi si jednu z odložených akcií.
mini-express-task-turn = Vezmi si akcii, nebo postav trať.
mini-express-task-turn-first = První akce: vezmi si akcii, nebo postav trať.
mini-express-task-turn-second = Druhá akce: pro jinou společnost než { ENDING($company, "ou") }.
mini-express-task-gain_influence = Vyber společnost pro bod za žolíka.
mini-express-task-choose_port = Vyber přístav pro { ENDING($company, "ou") }.
mini-express-task-choose_western_branch = Vyber, kdo bude provozovat západní větev.
mini-express-task-over = Partie skončila.
mini-express-task-last-round = Toto kolo je poslední.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = Nejdřív je třeba vzít odloženou akcii.
mini-express-awaited-turn_action = Je třeba vzít akcii, nebo postavit trať.
mini-express-awaited-gain_influence = Nejdřív je třeba vybrat společnost pro bod za žolíka.
mini-express-awaited-choose_port = Nejdřív je třeba vybrat přístav.
mini-express-awaited-choose_western_branch = Nejdřív je třeba svěřit západní větev.

# Proč to nejde?

mini-express-refusal-turn-over = Partie skončila.
mini-express-refusal-turn-not-yours = Na tahu je někdo jiný.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = Odložené akcie { ENDING($company, "é") } už nejsou k mání.
mini-express-refusal-draft-same-company = Akcii { ENDING($company, "é") } už máš; druhá musí být od jiné společnosti.
mini-express-refusal-draft-pair-taken = Stejnou dvojici společností ({ $company } a ta, kterou už máš) už má { $player }.
    .you = Takovou dvojici společností ({ $company } a ještě jedna) už máš.
mini-express-refusal-share-none-on-offer = V nabídce už není žádná akcie { ENDING($company, "é") }.
mini-express-refusal-share-not-enough-influence =
    { $needed ->
        [one] Akcie { ENDING($company, "é") } stojí { $needed } bod vlivu, podle počtu vlaků na poli pro vlaky; máš { $has }.
        [few] Akcie { ENDING($company, "é") } stojí { $needed } body vlivu, podle počtu vlaků na poli pro vlaky; máš { $has }.
        [many] Akcie { ENDING($company, "é") } stojí { $needed } bodu vlivu, podle počtu vlaků na poli pro vlaky; máš { $has }.
       *[other] Akcie { ENDING($company, "é") } stojí { $needed } bodů vlivu, podle počtu vlaků na poli pro vlaky; máš { $has }.
    }
mini-express-refusal-build-not-new = Společnost už ve městě { $city } vlak má.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] { $city } má vyčerpanou kapacitu: pojme jednu společnost.
        [few] { $city } má vyčerpanou kapacitu: pojme { $capacity } společnosti.
        [many] { $city } má vyčerpanou kapacitu: pojme { $capacity } společnosti.
       *[other] { $city } má vyčerpanou kapacitu: pojme { $capacity } společností.
    }
mini-express-refusal-build-no-demand-token = { $city } nemá žeton poptávky, takže tam nikdo stavět nemůže.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] { $city } není v dosahu: na poli pro vlaky není žádný vlak.
        [one] { $city } není v dosahu, na poli pro vlaky je jen { $reserve } vlak.
        [few] { $city } není v dosahu, na poli pro vlaky jsou jen { $reserve } vlaky.
        [many] { $city } není v dosahu, na poli pro vlaky je jen { $reserve } vlaku.
       *[other] { $city } není v dosahu, na poli pro vlaky je jen { $reserve } vlaků.
    }
mini-express-refusal-build-broken-path = Trať musí vést po sousedních políčkách a končit ve městě { $city }.
mini-express-refusal-build-not-beside-track = Trať musí začínat vedle trati téže společnosti; { $hex } s ní nesousedí.
mini-express-refusal-build-through-city = Trať nesmí vést přes město ani přístav; v cestě je { $hex }.
mini-express-refusal-build-not-shortest = Trať musí být nejkratší možná (vlaků: { $shortest }, ne { $trains }).
mini-express-refusal-expert-same-company = První akce byla pro { ENDING($company, "ou") }; druhá musí být pro jinou společnost.
mini-express-refusal-expert-same-city = Do města { $city } vedla už první stavba; druhá musí vést do jiného.
mini-express-refusal-expert-would-exhaust = Tím by se vyčerpala nabídka akcií { ENDING($company, "é") }, a to druhá akce v tahu nesmí.
mini-express-refusal-influence-same-company = Na žetonu je { $company }: bod za žolíka musíš získat v jiné společnosti.
mini-express-refusal-port-not-free = { $port } není volný přístav.
mini-express-refusal-branch-not-a-candidate = Západní větev může provozovat jen některá z těchto společností: { $candidates }.
mini-express-refusal-pass-could-act = Dokud můžeš vzít akcii nebo stavět, nesmíš tah vynechat.

# Konec.

mini-express-scoring-total = Celkem
mini-express-scoring-rank = vliv { $influence } ({ $rank })
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Vítězí, kdo má nejvíc bodů.
mini-express-decided-fewer_shares = Shoda bodů: vítězí, kdo má méně akcií.
mini-express-decided-turn_order = Shoda bodů i akcií: vítězí, kdo sedí blíž začínajícímu hráči.
mini-express-decided-bot_wins_ties = Shoda bodů: v sólové hře vítězí Mašinfíra.
mini-express-scoring-shares =
    { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
        [many] { $count } akcie
       *[other] { $count } akcií
    }

# Herní plán slovy.

mini-express-words-city = Město
mini-express-words-near = Nejbližší města
mini-express-words-holding = { $shares }, hodnota každé { $value }
mini-express-words-influence = Vliv v { ENDING($company, "é") }: { $influence } ({ $rank })
mini-express-words-reached = vlaky: { $cities }
mini-express-words-stands-here = má tu vlak
mini-express-words-away =
    { $count ->
        [one] potřebuje { $count } vlak, na poli pro vlaky má { $reserve }
        [few] potřebuje { $count } vlaky, na poli pro vlaky má { $reserve }
        [many] potřebuje { $count } vlaku, na poli pro vlaky má { $reserve }
       *[other] potřebuje { $count } vlaků, na poli pro vlaky má { $reserve }
    }
mini-express-change = { $what }: z { $before } na { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Vzít akcii

# Hratelné úvody: o čem krok je a co přinesl.

learn-me-draft = Čtyři železniční společnosti a žádná není tvoje. Vyhraješ akciemi, které mají velkou hodnotu. Vezmi si první akcii.
learn-me-draft-done = Akcie je tvoje. Její hodnota závisí na dvou věcech: jak dlouhou má společnost trať a jaký v ní máš vliv.
learn-me-build = V tahu stavíš trať, nebo bereš akcii. Stavět smíš pro kteroukoli společnost, vlaky z jejího pole pro vlaky. Postav pro Dřevařskou trať do New Yorku.
learn-me-build-done = Na každém políčku stojí jeden vlak. Žeton poptávky ve městě ukazuje dvě společnosti: v obou máš víc vlivu.
learn-me-length = Každé políčko krajiny po cestě prodlouží trať společnosti a zvýší hodnotu všech jejích akcií. Postav trať ze čtyř nebo více vlaků.
learn-me-length-done = Každé políčko krajiny přidalo k délce trati jedničku. Délka určuje řádek v tabulce hodnot.
learn-me-share = Akcie stojí tolik bodů vlivu, kolik vlaků má společnost na poli pro vlaky. Ocelářská má dva a ty v ní máš vliv 3. Vezmi si akcii Ocelářské.
learn-me-share-done = Vliv klesl o 2 a akcií máš o jednu víc. Na pole pro vlaky přibyly tři vlaky pro dalšího stavitele.
learn-me-free = Prázdné pole pro vlaky znamená akcii zdarma. Najdi společnost, která na něm nemá žádný vlak, a vezmi si její akcii.
learn-me-free-done = Zdarma a v pravou chvíli. Kdo spotřebuje poslední vlaky, často otevře dveře dalšímu.
learn-me-compensation = Vede-li nová trať přes políčko, kde už má vlak jiná společnost, dostane tato společnost 1 vlak jako kompenzaci. Postav pro Dřevařskou trať do Detroitu přes trať Kožedělné.
learn-me-compensation-done = Kožedělná dostala vlaky ze zásoby. To ti může pomoci i uškodit.
learn-me-wild = Žeton s hvězdou dá jeden bod vlivu ve své společnosti a jeden v kterékoli jiné. Postav pro Bavlněnou trať do Fort Smith a vyber si.
learn-me-wild-done = Vliv rozhoduje o pořadí ve společnosti: jen tomu, kdo je první, se akcie počítají v nejvyšší hodnotě.
learn-me-worth = Bavlněná má dlouhou trať a vedeš v ní ty; Ocelářská má krátkou a vede v ní někdo jiný. Vezmi si akcii, která má větší hodnotu.
learn-me-worth-done = O to tu jde. Jakmile se vyčerpá nabídka akcií dvou společností, dohraje se už jen právě probíhající kolo a akcie se sečtou.

## Cities and ports that some language calls otherwise than the board

mini-express-place-corunna = La Coruña
mini-express-place-lisbon = Lisabon
mini-express-place-madrid = Madrid
mini-express-place-seville = Sevilla
mini-express-place-london = Londýn
mini-express-place-paris = Paříž
mini-express-place-marseille = Marseille
mini-express-place-bremen = Brémy
mini-express-place-milan = Milán
mini-express-place-copenhagen = Kodaň
mini-express-place-berlin = Berlín
mini-express-place-venice = Benátky
mini-express-place-rome = Řím
mini-express-place-vienna = Vídeň
mini-express-place-naples = Neapol
mini-express-place-breslau = Vratislav
mini-express-place-knigsberg = Královec
mini-express-place-belgrade = Bělehrad
mini-express-place-warsaw = Varšava
mini-express-place-sofia = Sofie
mini-express-place-lviv = Lvov
mini-express-place-athens = Athény
mini-express-place-bucharest = Bukurešť
mini-express-place-kiev = Kyjev
mini-express-place-odessa = Oděsa
mini-express-place-constanta = Constanța
mini-express-place-istanbul = Istanbul
mini-express-place-new-york = New York
mini-express-place-new-orleans = New Orleans
