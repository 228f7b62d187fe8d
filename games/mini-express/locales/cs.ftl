# Mini Express.

mini-express-name = Mini Express
mini-express-series = Akcie a koleje
mini-express-about = Čtyři železniční společnosti a žádná není tvoje. Stavěj pro kteroukoli, získávej vliv v jiných a měj ty správné akcie, až budou mít největší hodnotu. Sólo se hraje proti Mašinfírovi, botovi přímo z pravidel.
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

mini-express-map = Mapa: { $name }
mini-express-hex = políčko { $place }
mini-express-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
mini-express-no-way = přes krajinu cesta nevede
mini-express-city-label = { $city }, číslo { $number }, kapacita { $capacity }
mini-express-city-label-start = { $city }, počáteční lokace společnosti { $company }
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
mini-express-build-for-label = Postavit trať pro společnost { $company }
mini-express-take = Vzít akcii
mini-express-take-price = za { $price }
mini-express-take-free = zdarma
mini-express-take-label =
    { $price ->
        [0] Vzít akcii společnosti { $company } zdarma
        [one] Vzít akcii společnosti { $company } za { $price } bod vlivu
        [few] Vzít akcii společnosti { $company } za { $price } body vlivu
        [many] Vzít akcii společnosti { $company } za { $price } bodu vlivu
       *[other] Vzít akcii společnosti { $company } za { $price } bodů vlivu
    }
mini-express-draft = Vzít akcii
mini-express-draft-label = Vzít odloženou akcii společnosti { $company }
mini-express-bot-marker = ukazatel společnosti zvolené Mašinfírou

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
        [one] { $count } akcie společnosti { $company }
        [few] { $count } akcie společnosti { $company }
        [many] { $count } akcie společnosti { $company }
       *[other] { $count } akcií společnosti { $company }
    }

mini-express-spike = Zlatý hřeb
mini-express-spike-waiting = Do Omahy zatím nikdo trať nepostavil.
mini-express-spike-absent = San Francisco bylo dřív: závod se nekoná.
mini-express-spike-racing = Závod běží. Východní větev: { $eastern }.
mini-express-spike-joined = Trať je propojená. Východ: { $eastern }, západ: { $western }.
mini-express-nobody = nikdo

mini-express-bot-panel = Mašinfíra
mini-express-bot-panel-target = cíl: { $city } ({ $number })
mini-express-bot-panel-no-target = cíl: před městem 1
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
        [0] Vlaků na poli: { $reserve }. V dosahu není žádné město.
        [one] Vlaků na poli: { $reserve }. V dosahu je jedno město, na mapě je vyznačené.
        [few] Vlaků na poli: { $reserve }. V dosahu jsou { $count } města, na mapě jsou vyznačená.
        [many] Vlaků na poli: { $reserve }. V dosahu je { $count } města, na mapě jsou vyznačená.
       *[other] Vlaků na poli: { $reserve }. V dosahu je { $count } měst, na mapě jsou vyznačená.
    }
mini-express-who-title = Kdo postaví trať do města { $city }?
mini-express-who-hint = Společnosti, které tam teď dosáhnou:
mini-express-build-title = { $company } staví do města { $city }
mini-express-track-of = Trať { $number } z { $count }
mini-express-track-hint = Ťukni na políčko, přes které má trať vést.
mini-express-track-before = Předchozí trať
mini-express-track-next = Další trať
mini-express-build-confirm =
    { $count ->
        [one] Postavit ({ $count } vlak)
        [few] Postavit ({ $count } vlaky)
        [many] Postavit ({ $count } vlaku)
       *[other] Postavit ({ $count } vlaků)
    }
mini-express-take-title = Vzít akcii společnosti { $company }
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
mini-express-wild-hint = Ještě jeden bod v kterékoli společnosti kromě té na žetonu ({ $company }).
mini-express-port-title = { $company } otevírá přístav: kde?
mini-express-port-hint = Volné přístavy jsou vyznačené na mapě.
mini-express-branch-title = Kdo bude provozovat západní větev?
mini-express-branch-hint = Této společnosti i východní větvi se délka trati zvýší o 2.
mini-express-pass = Vynechání tahu: nic nejde udělat

mini-express-effects = Co se změní
mini-express-effect-reserve = pole pro vlaky
mini-express-effect-supply = zásoba
mini-express-effect-length = délka
mini-express-effect-offer = akcie v nabídce
mini-express-effect-influence = tvůj vliv
mini-express-effect-value = hodnota tvé akcie
mini-express-effect-compensation =
    { $count ->
        [one] kompenzace { $count } vlak
        [few] kompenzace { $count } vlaky
        [many] kompenzace { $count } vlaku
       *[other] kompenzace { $count } vlaků
    }
mini-express-effect-points = Body, kdyby hra skončila teď
mini-express-effect-choice = Pak si ještě něco vybereš.

# Tah Mašinfíry.

mini-express-bot-title = Mašinfíra přemýšlí
mini-express-bot-next = Další
mini-express-bot-faster = Rychleji
mini-express-bot-play = Přehrát
mini-express-bot-pause = Zastavit
mini-express-bot-skip = Přeskočit
mini-express-bot-step = { $number } z { $count }

# Příprava.

mini-express-set-up-map = Mapa
mini-express-set-up-map-usa = USA
mini-express-set-up-map-europe = Evropa
mini-express-set-up-mode = Jak se hraje
mini-express-set-up-mode-solo = Sólo
mini-express-set-up-mode-solo-about = Ty proti Mašinfírovi, botovi z pravidel.
mini-express-set-up-mode-duo = Dva a Mašinfíra
mini-express-set-up-mode-duo-about = Dva hráči a bot z pravidel jako třetí.
mini-express-set-up-mode-expert = Dva zkušení
mini-express-set-up-mode-expert-about = Dvě akce za tah a žádný bot mezi vámi.
mini-express-set-up-mode-standard = Standardní
mini-express-set-up-mode-standard-about = Tři až pět hráčů.
mini-express-set-up-level = Obtížnost Mašinfíry
mini-express-set-up-level-passenger = Cestující
mini-express-set-up-level-tourist = Turista
mini-express-set-up-level-railfan = Šotouš
mini-express-set-up-level-conductor = Průvodčí
mini-express-set-up-level-railwayman = Ajznboňák
mini-express-set-up-level-passenger-about = Pravidla beze změny.
mini-express-set-up-level-tourist-about = Menší doplňování, méně kompenzací; hra skončí, jakmile ukazatel cílového města dorazí do města 32.
mini-express-set-up-level-railfan-about = Mašinfíra začíná s více akciemi a při vlivu 3 a menším nemají tvé akcie žádnou hodnotu.
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

mini-express-action-draft_share = Vzít odloženou akcii: { $company }
mini-express-action-take_share = Vzít akcii: { $company }
mini-express-action-build_track =
    { $count ->
        [one] { $company } – trať do města { $city } ({ $count } vlak): { $way }
        [few] { $company } – trať do města { $city } ({ $count } vlaky): { $way }
        [many] { $company } – trať do města { $city } ({ $count } vlaku): { $way }
       *[other] { $company } – trať do města { $city } ({ $count } vlaků): { $way }
    }
mini-express-action-gain_influence = Získat 1 bod vlivu: { $company }
mini-express-action-choose_port = Otevřít přístav { $port }
mini-express-action-choose_western_branch = Svěřit západní větev: { $company }
mini-express-action-pass = Vynechat tah

# Co se stalo.

mini-express-event-share_drafted =
    { $shares ->
        [one] { $player }: odložená akcie společnosti { $company }.
        [few] { $player }: { $shares } odložené akcie společnosti { $company }.
        [many] { $player }: { $shares } odložené akcie společnosti { $company }.
       *[other] { $player }: { $shares } odložených akcií společnosti { $company }.
    }
    .you =
        { $shares ->
            [one] Bereš si odloženou akcii společnosti { $company }.
            [few] Bereš si { $shares } odložené akcie společnosti { $company }.
            [many] Bereš si { $shares } odložené akcie společnosti { $company }.
           *[other] Bereš si { $shares } odložených akcií společnosti { $company }.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] { $company }: zbylá odložená akcie odchází ze hry.
        [few] { $company }: { $shares } zbylé odložené akcie odcházejí ze hry.
        [many] { $company }: { $shares } zbylé odložené akcie odchází ze hry.
       *[other] { $company }: { $shares } zbylých odložených akcií odchází ze hry.
    }
mini-express-event-share_taken =
    { $price ->
        [one] { $player }: akcie společnosti { $company } za { $price } bod vlivu.
        [few] { $player }: akcie společnosti { $company } za { $price } body vlivu.
        [many] { $player }: akcie společnosti { $company } za { $price } bodu vlivu.
       *[other] { $player }: akcie společnosti { $company } za { $price } bodů vlivu.
    }
    .you =
        { $price ->
            [one] Bereš si akcii společnosti { $company } za { $price } bod vlivu.
            [few] Bereš si akcii společnosti { $company } za { $price } body vlivu.
            [many] Bereš si akcii společnosti { $company } za { $price } bodu vlivu.
           *[other] Bereš si akcii společnosti { $company } za { $price } bodů vlivu.
        }
mini-express-event-share_taken-free = { $player }: akcie společnosti { $company } zdarma.
    .you = Bereš si akcii společnosti { $company } zdarma.
mini-express-event-reserve_filled =
    { $trains ->
        [one] { $company }: na pole pro vlaky přibývá { $trains } vlak.
        [few] { $company }: na pole pro vlaky přibývají { $trains } vlaky.
        [many] { $company }: na pole pro vlaky přibývá { $trains } vlaku.
       *[other] { $company }: na pole pro vlaky přibývá { $trains } vlaků.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player }: trať společnosti { $company } do města { $city } ({ $count } vlak).
        [few] { $player }: trať společnosti { $company } do města { $city } ({ $count } vlaky).
        [many] { $player }: trať společnosti { $company } do města { $city } ({ $count } vlaku).
       *[other] { $player }: trať společnosti { $company } do města { $city } ({ $count } vlaků).
    }
    .you =
        { $count ->
            [one] Stavíš trať společnosti { $company } do města { $city } ({ $count } vlak).
            [few] Stavíš trať společnosti { $company } do města { $city } ({ $count } vlaky).
            [many] Stavíš trať společnosti { $company } do města { $city } ({ $count } vlaku).
           *[other] Stavíš trať společnosti { $company } do města { $city } ({ $count } vlaků).
        }
mini-express-event-compensation_paid = { $company } dostává vlak jako kompenzaci.
mini-express-event-length_raised = { $company }: délka trati roste o { $by }, teď je { $length }.
mini-express-event-influence_gained = { $player }: vliv ve společnosti { $company } roste o { $by }, teď je { $influence }.
    .you = Tvůj vliv ve společnosti { $company } roste o { $by }, teď je { $influence }.
mini-express-event-demand_token_removed = { $city }: kapacita je vyčerpaná, žeton poptávky odchází ze hry.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] { $company } už nemá v zásobě žádný vlak: poslední akcie z její nabídky odchází ze hry.
        [few] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky odcházejí ze hry.
        [many] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky odchází ze hry.
       *[other] { $company } už nemá v zásobě žádný vlak: { $shares } akcií z její nabídky odchází ze hry.
    }
mini-express-event-offer_exhausted-last = Poslední akcie společnosti { $company } v nabídce je pryč.
mini-express-event-port_opened = { $company } otevírá přístav: { $port }.
mini-express-event-spike_tile_removed = Trať vede do San Francisca dřív než do Omahy: Zlatý hřeb se nekoná.
mini-express-event-spike_race_begun = Trať dorazila do Omahy: východní větev provozuje { $eastern } a závod začíná.
mini-express-event-spike_race_begun-nobody = Trať dorazila do Omahy, ale pro východní větev není vlak. Závod začíná.
mini-express-event-western_start_opened = { $company } začíná také v San Franciscu.
mini-express-event-line_joined = Omaha a San Francisco jsou propojené!
mini-express-event-western_branch_chosen = Západní větev provozuje { $company }.
mini-express-event-western_branch_chosen-nobody = Pro západní větev nemá nikdo vlak.
mini-express-event-turn_passed = { $player }: žádná možná akce, vynechaný tah.
    .you = Nemáš žádnou možnou akci, vynecháváš tah.
mini-express-event-last_round_begun = Dvě nabídky akcií jsou vyčerpané: toto kolo je poslední.
mini-express-ending-two_offers_exhausted = Dvě nabídky akcií jsou vyčerpané: hra skončila.
mini-express-ending-offer_exhausted = Jedna nabídka akcií je vyčerpaná: hra skončila.
mini-express-ending-target_at_last_city = Ukazatel cílového města Mašinfíry je v posledním městě: hra skončila.
mini-express-ending-all_passed = Nikdo nemůže nic udělat: hra skončila.

# Jak Mašinfíra uvažuje.

mini-express-event-bot_refresh_tokens_added = Žetony obnovení přicházejí do sáčku.
mini-express-event-bot_token_drawn = Mašinfíra losuje žeton: město { $city }, společnost { $company }.
mini-express-event-bot_token_drawn-refresh = Mašinfíra losuje žeton obnovení.
mini-express-event-bot_bag_refilled = Všechny vylosované žetony se vracejí do sáčku a losuje se znovu.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
        [few] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
        [many] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
       *[other] Ukazatel zvolené společnosti jde o { $steps } polí dál: { $from } → { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] Ukazatel cílového města jde o { $steps } město dál: { $to } ({ $number }).
        [few] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }).
        [many] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }).
       *[other] Ukazatel cílového města jde o { $steps } měst dál: { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Ukazatel cílového města jde o { $steps } město dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
        [few] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
        [many] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
       *[other] Ukazatel cílového města jde o { $steps } měst dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] { $company } nemá na poli žádný vlak, Mašinfíra si proto bere akcii.
        [one] { $company } má na poli { $reserve } vlak, Mašinfíra si proto bere akcii.
        [few] { $company } má na poli { $reserve } vlaky, Mašinfíra si proto bere akcii.
        [many] { $company } má na poli { $reserve } vlaku, Mašinfíra si proto bere akcii.
       *[other] { $company } má na poli { $reserve } vlaků, Mašinfíra si proto bere akcii.
    }
mini-express-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] { $company } má na poli { $reserve } vlak, Mašinfíra proto staví.
        [few] { $company } má na poli { $reserve } vlaky, Mašinfíra proto staví.
        [many] { $company } má na poli { $reserve } vlaku, Mašinfíra proto staví.
       *[other] { $company } má na poli { $reserve } vlaků, Mašinfíra proto staví.
    }
mini-express-event-bot_action_impossible-take_share = { $company } nemá v nabídce žádnou akcii: Mašinfíra hledá jinou společnost.
mini-express-event-bot_action_impossible-build_track = { $company } nemůže stavět do žádného města: Mašinfíra hledá jinou společnost.
mini-express-event-bot_stuck = U žádné ze čtyř společností nemá Mašinfíra co dělat.
mini-express-event-bot_cities_weighed-only_city = { $city } je jediné město, kam lze stavět.
mini-express-event-bot_cities_weighed-distance = Měst na výběr: { $count }. K cíli { $target } má nejblíž { $city }: { $distance }; další je { $other }: { $otherDistance }.
mini-express-event-bot_cities_weighed-track_length = { $city } a { $other } to mají k cíli { $target } stejně daleko ({ $distance }), ale trať do města { $city } je kratší: { $trains } proti { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } a { $other } to mají stejně daleko k cíli { $target } ({ $distance }) i k trati ({ $trains }), ale { $city } má víc společností: { $companies } proti { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } a { $other } mají všechno stejné ({ $distance }, vlaky: { $trains }, společnosti: { $companies }); rozhoduje vyšší číslo: { $number } proti { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = Nejkratší trať je jen jedna.
mini-express-event-bot_tracks_weighed-start_hex = Nejkratších tratí: { $count }, výchozích políček: { $starts }. Mašinfíra volí trať z nejvýchodnějšího: { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Nejkratších tratí: { $count }, všechny odtud: { $start }. Mašinfíra se při pohledu k městu drží vlevo.
        [few] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
        [many] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
       *[other] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } je jediný volný přístav.
mini-express-event-bot_ports_weighed-distance = Přístavů na výběr: { $count }. K cíli { $target } má nejblíž { $port }: { $distance }.
mini-express-event-bot_ports_weighed-place = Několik přístavů to má k cíli { $target } stejně daleko ({ $distance }): Mašinfíra volí nejvýchodnější, { $port }.
mini-express-event-bot_branches_weighed-only_company = Západní větev může provozovat jen { $company }.
mini-express-event-bot_branches_weighed-bot_shares = Mašinfíra svěřuje západní větev společnosti { $company }: má nejvíc jejích akcií, { $botShares }.
mini-express-event-bot_branches_weighed-player_shares = Mašinfíra svěřuje západní větev společnosti { $company }: hráči mají nejméně jejích akcií, { $playerShares }.
mini-express-event-bot_branches_weighed-marker = Mašinfíra svěřuje západní větev společnosti { $company }: jeho ukazatel na ní stojí, nebo k ní dojde nejdřív.

# Co je třeba udělat.

mini-express-task-draft = Vezmi si jednu z odložených akcií.
mini-express-task-turn = Vezmi si akcii, nebo postav trať.
mini-express-task-turn-first = První akce: vezmi si akcii, nebo postav trať.
mini-express-task-turn-second = Druhá akce: pro jinou společnost než { $company }.
mini-express-task-gain_influence = Vyber, kam přijde bod za žolíka.
mini-express-task-choose_port = Vyber přístav pro společnost { $company }.
mini-express-task-choose_western_branch = Vyber, kdo bude provozovat západní větev.
mini-express-task-over = Hra skončila.
mini-express-task-last-round = Toto kolo je poslední.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = Nejdřív je třeba vzít odloženou akcii.
mini-express-awaited-turn_action = Je třeba vzít akcii, nebo postavit trať.
mini-express-awaited-gain_influence = Nejdřív je třeba umístit bod za žolíka.
mini-express-awaited-choose_port = Nejdřív je třeba vybrat přístav.
mini-express-awaited-choose_western_branch = Nejdřív je třeba svěřit západní větev.

# Proč to nejde?

mini-express-refusal-turn-over = Partie skončila.
mini-express-refusal-turn-not-yours = Na tahu je někdo jiný.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = Odložené akcie společnosti { $company } už nejsou k mání.
mini-express-refusal-draft-same-company = Akcii společnosti { $company } už máš; druhá musí být od jiné.
mini-express-refusal-draft-pair-taken = Stejnou dvojici společností ({ $company } a ta, kterou už máš) už má { $player }.
    .you = Stejnou dvojici společností, { $company } a ještě jednu, už máš.
mini-express-refusal-share-none-on-offer = V nabídce už není žádná akcie společnosti { $company }.
mini-express-refusal-share-not-enough-influence =
    { $needed ->
        [one] Akcie společnosti { $company } stojí { $needed } bod vlivu, tolik, kolik má vlaků na poli; máš { $has }.
        [few] Akcie společnosti { $company } stojí { $needed } body vlivu, tolik, kolik má vlaků na poli; máš { $has }.
        [many] Akcie společnosti { $company } stojí { $needed } bodu vlivu, tolik, kolik má vlaků na poli; máš { $has }.
       *[other] Akcie společnosti { $company } stojí { $needed } bodů vlivu, tolik, kolik má vlaků na poli; máš { $has }.
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
        [0] { $city } není v dosahu: na poli pro vlaky žádný vlak není.
        [one] { $city } není v dosahu, na poli je jen { $reserve } vlak.
        [few] { $city } není v dosahu, na poli jsou jen { $reserve } vlaky.
        [many] { $city } není v dosahu, na poli je jen { $reserve } vlaku.
       *[other] { $city } není v dosahu, na poli je jen { $reserve } vlaků.
    }
mini-express-refusal-build-broken-path = Trať musí vést po sousedních políčkách a končit ve městě { $city }.
mini-express-refusal-build-not-beside-track = Trať musí začínat vedle trati téže společnosti; { $hex } s ní nesousedí.
mini-express-refusal-build-through-city = Trať nesmí vést přes město ani přístav; v cestě je { $hex }.
mini-express-refusal-build-not-shortest = Trať musí být nejkratší možná (vlaků: { $shortest }, ne { $trains }).
mini-express-refusal-expert-same-company = První akce byla pro společnost { $company }; druhá musí být pro jinou.
mini-express-refusal-expert-same-city = Do města { $city } vedla už první stavba; druhá musí vést do jiného.
mini-express-refusal-expert-would-exhaust = Tím by se vyčerpala nabídka akcií společnosti { $company }, a to druhá akce v tahu nesmí.
mini-express-refusal-influence-same-company = Na žetonu je { $company }: bod za žolíka musí dostat jiná společnost.
mini-express-refusal-port-not-free = { $port } není volný přístav.
mini-express-refusal-branch-not-a-candidate = Západní větev může provozovat jen { $candidates }.
mini-express-refusal-pass-could-act = Kdo může vzít akcii nebo stavět, nesmí tah vynechat.

# Konec.

mini-express-scoring-total = Celkem
mini-express-scoring-rank = vliv { $influence } ({ $rank })
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Vítězí nejvyšší počet bodů.
mini-express-decided-fewer_shares = Shoda bodů: vítězí menší počet akcií.
mini-express-decided-turn_order = Shoda bodů i akcií: vítězí místo blíž začínajícímu hráči.
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
mini-express-words-influence = Vliv, { $company }: { $influence } ({ $rank })
mini-express-words-reached = vlaky ve městech { $cities }
mini-express-words-stands-here = má tu vlak
mini-express-words-away =
    { $count ->
        [one] potřebuje { $count } vlak, na poli má { $reserve }
        [few] potřebuje { $count } vlaky, na poli má { $reserve }
        [many] potřebuje { $count } vlaku, na poli má { $reserve }
       *[other] potřebuje { $count } vlaků, na poli má { $reserve }
    }
mini-express-change = { $what }: z { $before } na { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Vzít akcii

# Hratelné úvody: o čem krok je a co přinesl.

learn-me-draft = Čtyři železniční společnosti a žádná není tvoje. Vyhraješ akciemi, které mají velkou hodnotu. Vezmi si první akcii.
learn-me-draft-done = Akcie je tvoje. Její hodnota závisí na dvou věcech: jak dlouhou má společnost trať a jaký v ní máš vliv.
learn-me-build = V tahu stavíš, nebo bereš akcii. Stavět smíš pro kteroukoli společnost vlaky z jejího pole. Postav za Dřevařskou trať do města New York.
learn-me-build-done = Na každé políčko jeden vlak. Žeton města ukazuje dvě společnosti: v obou máš víc vlivu.
learn-me-length = Krajina po cestě trať společnosti prodlužuje a všechny její akcie zdražuje. Postav trať ze čtyř nebo více vlaků.
learn-me-length-done = Každé políčko krajiny ji prodloužilo o jedno. Délka určuje řádek v tabulce hodnot.
learn-me-share = Akcie stojí tolik vlivu, kolik vlaků má společnost na poli. Ocelářská má dva a ty v ní máš vliv 3. Vezmi si akcii Ocelářské.
learn-me-share-done = Vliv klesl o 2 a akcií máš o jednu víc. Na pole přišly tři vlaky pro dalšího stavitele.
learn-me-free = Prázdné pole znamená akcii zdarma. Najdi společnost, která na poli nemá žádný vlak, a vezmi si její akcii.
learn-me-free-done = Zdarma a v pravou chvíli. Kdo postaví z posledních vlaků, často otevře dveře dalšímu.
learn-me-compensation = Kde už společnost vlak má, tam za nový vlak jiné společnosti dostane jeden jako náhradu. Postav za Dřevařskou do města Detroit přes trať Kožedělné.
learn-me-compensation-done = Kožedělná dostala vlaky ze zásoby. To ti může pomoci i uškodit.
learn-me-wild = Žeton s hvězdou dá jeden bod vlivu ve své společnosti a jeden, kde chceš, ale jinde. Postav za Bavlněnou do města Fort Smith a vyber si.
learn-me-wild-done = Vliv rozhoduje, kdo je ve společnosti první: jen první mají za akcie vysokou hodnotu.
learn-me-worth = Bavlněná má dlouhou trať a vedeš v ní ty; Ocelářská má krátkou a vede v ní někdo jiný. Vezmi si akcii, která má větší hodnotu.
learn-me-worth-done = O to tu jde. Až dojdou akcie v nabídce dvou společností, začne poslední kolo a akcie se sečtou.
