# Mini Express.

company-wood = Dřevařská
company-steel = Ocelářská
company-leather = Kožedělná
company-cotton = Bavlněná
company-wild = žolík

# Stůl.

me-map = Mapa: { $name }
me-hex = políčko { $place }
me-steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
me-no-way = přes krajinu cesta nevede
me-city-label = { $city }, číslo { $number }, kapacita { $capacity }
me-city-label-start = { $city }, počáteční lokace společnosti { $company }
me-city-label-token = poptávka: { $tokens }
me-city-label-trains = vlaky: { $companies }
me-city-label-open = lze sem postavit trať
me-city-label-target = cílové město Mašinfíry
me-city-no-token = bez žetonu poptávky
me-port-label = Přístav { $port }
me-hex-choice = Trať přes { $hex }

me-companies = Společnosti
me-offer = Akcie
me-offer-exhausted = vyčerpány
me-set-aside = Odložené
me-reserve = Vlaky
me-supply = Zásoba
me-length = Délka
me-reserve-count = na poli pro vlaky: { $count } z { $most }
me-offer-count =
    { $count ->
        [0] v nabídce není žádná akcie
        [one] { $count } akcie v nabídce
        [few] { $count } akcie v nabídce
        [many] { $count } akcie v nabídce
       *[other] { $count } akcií v nabídce
    }
me-set-aside-count =
    { $count ->
        [one] { $count } odložená akcie
        [few] { $count } odložené akcie
        [many] { $count } odložené akcie
       *[other] { $count } odložených akcií
    }
me-supply-count =
    { $count ->
        [one] { $count } vlak v zásobě
        [few] { $count } vlaky v zásobě
        [many] { $count } vlaku v zásobě
       *[other] { $count } vlaků v zásobě
    }
me-length-count = délka trati { $count }
me-build-for = Stavět
me-build-for-label = Postavit trať pro společnost { $company }
me-take = Vzít akcii
me-take-price = za { $price }
me-take-free = zdarma
me-take-label =
    { $price ->
        [0] Vzít akcii společnosti { $company } zdarma
        [one] Vzít akcii společnosti { $company } za { $price } bod vlivu
        [few] Vzít akcii společnosti { $company } za { $price } body vlivu
        [many] Vzít akcii společnosti { $company } za { $price } bodu vlivu
       *[other] Vzít akcii společnosti { $company } za { $price } bodů vlivu
    }
me-draft = Vzít akcii
me-draft-label = Vzít odloženou akcii společnosti { $company }
me-bot-marker = ukazatel společnosti zvolené Mašinfírou

me-values = Hodnota akcie
me-rank-first = 1.
me-rank-second = 2.
me-rank-other = ostatní
me-rank-nothing = nic
me-values-unused = v tomto režimu se nepoužívá

me-influence = Vliv
me-influence-cell = { $name }, { $company }: vliv { $influence } ({ $rank }), hodnota akcie { $value }
me-worth = hodnota akcie: { $value }
me-shares-of =
    { $count ->
        [one] { $count } akcie společnosti { $company }
        [few] { $count } akcie společnosti { $company }
        [many] { $count } akcie společnosti { $company }
       *[other] { $count } akcií společnosti { $company }
    }

me-spike = Zlatý hřeb
me-spike-waiting = Do Omahy zatím nikdo trať nepostavil.
me-spike-absent = San Francisco bylo dřív: závod se nekoná.
me-spike-racing = Závod běží. Východní větev: { $eastern }.
me-spike-joined = Trať je propojená. Východ: { $eastern }, západ: { $western }.
me-nobody = nikdo

me-bot-panel = Mašinfíra
me-bot-panel-target = cíl: { $city } ({ $number })
me-bot-panel-no-target = cíl: před městem 1
me-bot-panel-company = zvolená společnost: { $company }
me-bot-panel-bag =
    { $count ->
        [one] { $count } žeton v sáčku
        [few] { $count } žetony v sáčku
        [many] { $count } žetonu v sáčku
       *[other] { $count } žetonů v sáčku
    }

# Výběr.

me-draft-title = Vezmi si odloženou akcii
me-draft-hint = Tvé dvě akcie musí být od dvou různých společností.
me-draft-hint-expert-0 = Od vybrané společnosti si vezmeš dvě akcie.
me-draft-hint-expert-1 = Od společnosti, kterou teď vybereš, si každý vezme jednu akcii.
me-draft-hint-expert-2 = Od vybrané společnosti si vezmeš dvě akcie; od poslední si každý vezme jednu.
me-city-title = { $company } staví trať: do kterého města?
me-city-hint =
    { $count ->
        [0] Vlaků na poli: { $reserve }. V dosahu není žádné město.
        [one] Vlaků na poli: { $reserve }. V dosahu je jedno město, na mapě je vyznačené.
        [few] Vlaků na poli: { $reserve }. V dosahu jsou { $count } města, na mapě jsou vyznačená.
        [many] Vlaků na poli: { $reserve }. V dosahu je { $count } města, na mapě jsou vyznačená.
       *[other] Vlaků na poli: { $reserve }. V dosahu je { $count } měst, na mapě jsou vyznačená.
    }
me-who-title = Kdo postaví trať do města { $city }?
me-who-hint = Společnosti, které tam teď dosáhnou:
me-build-title = { $company } staví do města { $city }
me-track-of = Trať { $number } z { $count }
me-track-hint = Ťukni na políčko, přes které má trať vést.
me-track-before = Předchozí trať
me-track-next = Další trať
me-build-confirm =
    { $count ->
        [one] Postavit ({ $count } vlak)
        [few] Postavit ({ $count } vlaky)
        [many] Postavit ({ $count } vlaku)
       *[other] Postavit ({ $count } vlaků)
    }
me-take-title = Vzít akcii společnosti { $company }
me-take-confirm =
    { $price ->
        [0] Vzít zdarma
        [one] Vzít za { $price } bod vlivu
        [few] Vzít za { $price } body vlivu
        [many] Vzít za { $price } bodu vlivu
       *[other] Vzít za { $price } bodů vlivu
    }
me-cancel = Zrušit
me-wild-title = Žolík: vliv ve které společnosti?
me-wild-hint = Ještě jeden bod v kterékoli společnosti kromě té na žetonu ({ $company }).
me-port-title = { $company } otevírá přístav: kde?
me-port-hint = Volné přístavy jsou vyznačené na mapě.
me-branch-title = Kdo bude provozovat západní větev?
me-branch-hint = Této společnosti i východní větvi se délka trati zvýší o 2.
me-pass = Vynechání tahu: nic nejde udělat

me-effects = Co se změní
me-effect-reserve = pole pro vlaky
me-effect-supply = zásoba
me-effect-length = délka
me-effect-offer = akcie v nabídce
me-effect-influence = tvůj vliv
me-effect-value = hodnota tvé akcie
me-effect-compensation =
    { $count ->
        [one] kompenzace { $count } vlak
        [few] kompenzace { $count } vlaky
        [many] kompenzace { $count } vlaku
       *[other] kompenzace { $count } vlaků
    }
me-effect-points = Body, kdyby hra skončila teď
me-effect-choice = Pak si ještě něco vybereš.

# Tah Mašinfíry.

me-bot-title = Mašinfíra přemýšlí
me-bot-next = Další
me-bot-faster = Rychleji
me-bot-play = Přehrát
me-bot-pause = Zastavit
me-bot-skip = Přeskočit
me-bot-step = { $number } z { $count }

# Příprava.

me-set-up-map = Mapa
me-set-up-map-usa = USA
me-set-up-map-europe = Evropa
me-set-up-mode = Jak se hraje
me-set-up-mode-solo = Sólo
me-set-up-mode-solo-about = Ty proti Mašinfírovi, botovi z pravidel.
me-set-up-mode-duo = Dva a Mašinfíra
me-set-up-mode-duo-about = Dva hráči a bot z pravidel jako třetí.
me-set-up-mode-expert = Dva zkušení
me-set-up-mode-expert-about = Dvě akce za tah a žádný bot mezi vámi.
me-set-up-mode-standard = Standardní
me-set-up-mode-standard-about = Tři až pět hráčů.
me-set-up-level = Obtížnost Mašinfíry
me-set-up-level-passenger = Cestující
me-set-up-level-tourist = Turista
me-set-up-level-railfan = Šotouš
me-set-up-level-conductor = Průvodčí
me-set-up-level-railwayman = Ajznboňák
me-set-up-level-passenger-about = Pravidla beze změny.
me-set-up-level-tourist-about = Menší doplňování, méně kompenzací; hra skončí, jakmile ukazatel cílového města dorazí do města 32.
me-set-up-level-railfan-about = Mašinfíra začíná s více akciemi a při vlivu 3 a menším nemají tvé akcie žádnou hodnotu.
me-set-up-level-conductor-about = Mašinfíra s akciemi získává i vliv, a kde ho má víc než ty, nemají tvé akcie žádnou hodnotu.
me-set-up-level-railwayman-about = To všechno, a navíc Mašinfíra začíná s vlivem 2, ty s vlivem 0.
me-set-up-variants = Varianty
me-set-up-golden-spike = Zlatý hřeb
me-set-up-golden-spike-about = Závod o propojení Omahy a San Francisca.
me-set-up-ports = Přístavy
me-set-up-ports-about = Města se žolíkem otevírají další počáteční lokace na pobřeží.
me-set-up-first-game = První partie
me-set-up-first-game-about = Každé město pojme dvě společnosti.

# Akce, pro seznamy a čtečky.

me-action-draft_share = Vzít odloženou akcii: { $company }
me-action-take_share = Vzít akcii: { $company }
me-action-build_track =
    { $count ->
        [one] { $company } – trať do města { $city } ({ $count } vlak): { $way }
        [few] { $company } – trať do města { $city } ({ $count } vlaky): { $way }
        [many] { $company } – trať do města { $city } ({ $count } vlaku): { $way }
       *[other] { $company } – trať do města { $city } ({ $count } vlaků): { $way }
    }
me-action-gain_influence = Získat 1 bod vlivu: { $company }
me-action-choose_port = Otevřít přístav { $port }
me-action-choose_western_branch = Svěřit západní větev: { $company }
me-action-pass = Vynechat tah

# Co se stalo.

me-event-share_drafted =
    { $shares ->
        [one] { $name }: odložená akcie společnosti { $company }.
        [few] { $name }: { $shares } odložené akcie společnosti { $company }.
        [many] { $name }: { $shares } odložené akcie společnosti { $company }.
       *[other] { $name }: { $shares } odložených akcií společnosti { $company }.
    }
me-event-leftovers_removed =
    { $shares ->
        [one] { $company }: zbylá odložená akcie odchází ze hry.
        [few] { $company }: { $shares } zbylé odložené akcie odcházejí ze hry.
        [many] { $company }: { $shares } zbylé odložené akcie odchází ze hry.
       *[other] { $company }: { $shares } zbylých odložených akcií odchází ze hry.
    }
me-event-share_taken =
    { $price ->
        [one] { $name }: akcie společnosti { $company } za { $price } bod vlivu.
        [few] { $name }: akcie společnosti { $company } za { $price } body vlivu.
        [many] { $name }: akcie společnosti { $company } za { $price } bodu vlivu.
       *[other] { $name }: akcie společnosti { $company } za { $price } bodů vlivu.
    }
me-event-share_taken-free = { $name }: akcie společnosti { $company } zdarma.
me-event-reserve_filled =
    { $trains ->
        [one] { $company }: na pole pro vlaky přibývá { $trains } vlak.
        [few] { $company }: na pole pro vlaky přibývají { $trains } vlaky.
        [many] { $company }: na pole pro vlaky přibývá { $trains } vlaku.
       *[other] { $company }: na pole pro vlaky přibývá { $trains } vlaků.
    }
me-event-track_built =
    { $count ->
        [one] { $name }: trať společnosti { $company } do města { $city } ({ $count } vlak).
        [few] { $name }: trať společnosti { $company } do města { $city } ({ $count } vlaky).
        [many] { $name }: trať společnosti { $company } do města { $city } ({ $count } vlaku).
       *[other] { $name }: trať společnosti { $company } do města { $city } ({ $count } vlaků).
    }
me-event-compensation_paid = { $company } dostává vlak jako kompenzaci.
me-event-length_raised = { $company }: délka trati roste o { $by }, teď je { $length }.
me-event-influence_gained = { $name }: vliv ve společnosti { $company } roste o { $by }, teď je { $influence }.
me-event-demand_token_removed = { $city }: kapacita je vyčerpaná, žeton poptávky odchází ze hry.
me-event-offer_exhausted =
    { $shares ->
        [one] { $company } už nemá v zásobě žádný vlak: poslední akcie z její nabídky odchází ze hry.
        [few] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky odcházejí ze hry.
        [many] { $company } už nemá v zásobě žádný vlak: { $shares } akcie z její nabídky odchází ze hry.
       *[other] { $company } už nemá v zásobě žádný vlak: { $shares } akcií z její nabídky odchází ze hry.
    }
me-event-offer_exhausted-last = Poslední akcie společnosti { $company } v nabídce je pryč.
me-event-port_opened = { $company } otevírá přístav: { $port }.
me-event-spike_tile_removed = Trať vede do San Francisca dřív než do Omahy: Zlatý hřeb se nekoná.
me-event-spike_race_begun = Trať dorazila do Omahy: východní větev provozuje { $eastern } a závod začíná.
me-event-spike_race_begun-nobody = Trať dorazila do Omahy, ale pro východní větev není vlak. Závod začíná.
me-event-western_start_opened = { $company } začíná také v San Franciscu.
me-event-line_joined = Omaha a San Francisco jsou propojené!
me-event-western_branch_chosen = Západní větev provozuje { $company }.
me-event-western_branch_chosen-nobody = Pro západní větev nemá nikdo vlak.
me-event-turn_passed = { $name }: žádná možná akce, vynechaný tah.
me-event-last_round_begun = Dvě nabídky akcií jsou vyčerpané: toto kolo je poslední.
me-ending-two_offers_exhausted = Dvě nabídky akcií jsou vyčerpané: hra skončila.
me-ending-offer_exhausted = Jedna nabídka akcií je vyčerpaná: hra skončila.
me-ending-target_at_last_city = Ukazatel cílového města Mašinfíry je v posledním městě: hra skončila.
me-ending-all_passed = Nikdo nemůže nic udělat: hra skončila.

# Jak Mašinfíra uvažuje.

me-event-bot_refresh_tokens_added = Žetony obnovení přicházejí do sáčku.
me-event-bot_token_drawn = Mašinfíra losuje žeton: město { $city }, společnost { $company }.
me-event-bot_token_drawn-refresh = Mašinfíra losuje žeton obnovení.
me-event-bot_bag_refilled = Všechny vylosované žetony se vracejí do sáčku a losuje se znovu.
me-event-bot_company_marker_moved =
    { $steps ->
        [one] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
        [few] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
        [many] Ukazatel zvolené společnosti jde o { $steps } pole dál: { $from } → { $to }.
       *[other] Ukazatel zvolené společnosti jde o { $steps } polí dál: { $from } → { $to }.
    }
me-event-bot_target_marker_moved =
    { $steps ->
        [one] Ukazatel cílového města jde o { $steps } město dál: { $to } ({ $number }).
        [few] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }).
        [many] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }).
       *[other] Ukazatel cílového města jde o { $steps } měst dál: { $to } ({ $number }).
    }
me-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] Ukazatel cílového města jde o { $steps } město dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
        [few] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
        [many] Ukazatel cílového města jde o { $steps } města dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
       *[other] Ukazatel cílového města jde o { $steps } měst dál: { $to } ({ $number }). Bez žetonu poptávky přeskakuje: { $passed }.
    }
me-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] { $company } nemá na poli žádný vlak, Mašinfíra si proto bere akcii.
        [one] { $company } má na poli { $reserve } vlak, Mašinfíra si proto bere akcii.
        [few] { $company } má na poli { $reserve } vlaky, Mašinfíra si proto bere akcii.
        [many] { $company } má na poli { $reserve } vlaku, Mašinfíra si proto bere akcii.
       *[other] { $company } má na poli { $reserve } vlaků, Mašinfíra si proto bere akcii.
    }
me-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] { $company } má na poli { $reserve } vlak, Mašinfíra proto staví.
        [few] { $company } má na poli { $reserve } vlaky, Mašinfíra proto staví.
        [many] { $company } má na poli { $reserve } vlaku, Mašinfíra proto staví.
       *[other] { $company } má na poli { $reserve } vlaků, Mašinfíra proto staví.
    }
me-event-bot_action_impossible-take_share = { $company } nemá v nabídce žádnou akcii: Mašinfíra hledá jinou společnost.
me-event-bot_action_impossible-build_track = { $company } nemůže stavět do žádného města: Mašinfíra hledá jinou společnost.
me-event-bot_stuck = U žádné ze čtyř společností nemá Mašinfíra co dělat.
me-event-bot_cities_weighed-only_city = { $city } je jediné město, kam lze stavět.
me-event-bot_cities_weighed-distance = Měst na výběr: { $count }. K cíli { $target } má nejblíž { $city }: { $distance }; další je { $other }: { $otherDistance }.
me-event-bot_cities_weighed-track_length = { $city } a { $other } to mají k cíli { $target } stejně daleko ({ $distance }), ale trať do města { $city } je kratší: { $trains } proti { $otherTrains }.
me-event-bot_cities_weighed-companies = { $city } a { $other } to mají stejně daleko k cíli { $target } ({ $distance }) i k trati ({ $trains }), ale { $city } má víc společností: { $companies } proti { $otherCompanies }.
me-event-bot_cities_weighed-number = { $city } a { $other } mají všechno stejné ({ $distance }, vlaky: { $trains }, společnosti: { $companies }); rozhoduje vyšší číslo: { $number } proti { $otherNumber }.
me-event-bot_tracks_weighed-only_track = Nejkratší trať je jen jedna.
me-event-bot_tracks_weighed-start_hex = Nejkratších tratí: { $count }, výchozích políček: { $starts }. Mašinfíra volí trať z nejvýchodnějšího: { $start }.
me-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Nejkratších tratí: { $count }, všechny odtud: { $start }. Mašinfíra se při pohledu k městu drží vlevo.
        [few] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
        [many] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
       *[other] Nejkratších tratí: { $count }, z nejvýchodnějšího místa ({ $start }): { $fromStart }. Mašinfíra se při pohledu k městu drží vlevo.
    }
me-event-bot_ports_weighed-only_port = { $port } je jediný volný přístav.
me-event-bot_ports_weighed-distance = Přístavů na výběr: { $count }. K cíli { $target } má nejblíž { $port }: { $distance }.
me-event-bot_ports_weighed-place = Několik přístavů to má k cíli { $target } stejně daleko ({ $distance }): Mašinfíra volí nejvýchodnější, { $port }.
me-event-bot_branches_weighed-only_company = Západní větev může provozovat jen { $company }.
me-event-bot_branches_weighed-bot_shares = Mašinfíra svěřuje západní větev společnosti { $company }: má nejvíc jejích akcií, { $botShares }.
me-event-bot_branches_weighed-player_shares = Mašinfíra svěřuje západní větev společnosti { $company }: hráči mají nejméně jejích akcií, { $playerShares }.
me-event-bot_branches_weighed-marker = Mašinfíra svěřuje západní větev společnosti { $company }: jeho ukazatel na ní stojí, nebo k ní dojde nejdřív.

# Co je třeba udělat.

me-task-draft = Vezmi si jednu z odložených akcií.
me-task-turn = Vezmi si akcii, nebo postav trať.
me-task-turn-first = První akce: vezmi si akcii, nebo postav trať.
me-task-turn-second = Druhá akce: pro jinou společnost než { $company }.
me-task-gain_influence = Vyber, kam přijde bod za žolíka.
me-task-choose_port = Vyber přístav pro společnost { $company }.
me-task-choose_western_branch = Vyber, kdo bude provozovat západní větev.
me-task-over = Hra skončila.
me-task-last-round = Toto kolo je poslední.

me-awaited-draft_share = Nejdřív je třeba vzít odloženou akcii.
me-awaited-turn_action = Je třeba vzít akcii, nebo postavit trať.
me-awaited-gain_influence = Nejdřív je třeba umístit bod za žolíka.
me-awaited-choose_port = Nejdřív je třeba vybrat přístav.
me-awaited-choose_western_branch = Nejdřív je třeba svěřit západní větev.

# Proč to nejde?

fault-mini-express-turn-over = Partie skončila.
fault-mini-express-turn-not-yours = Na tahu je někdo jiný.
fault-mini-express-turn-not-now = { $awaited }
fault-mini-express-draft-none-left = Odložené akcie společnosti { $company } už nejsou k mání.
fault-mini-express-draft-same-company = Akcii společnosti { $company } už máš; druhá musí být od jiné.
fault-mini-express-draft-pair-taken = Stejnou dvojici společností ({ $company } a ta, kterou už máš) už má { $name }.
fault-mini-express-share-none-on-offer = V nabídce už není žádná akcie společnosti { $company }.
fault-mini-express-share-not-enough-influence =
    { $needed ->
        [one] Akcie společnosti { $company } stojí { $needed } bod vlivu, tolik, kolik má vlaků na poli; máš { $has }.
        [few] Akcie společnosti { $company } stojí { $needed } body vlivu, tolik, kolik má vlaků na poli; máš { $has }.
        [many] Akcie společnosti { $company } stojí { $needed } bodu vlivu, tolik, kolik má vlaků na poli; máš { $has }.
       *[other] Akcie společnosti { $company } stojí { $needed } bodů vlivu, tolik, kolik má vlaků na poli; máš { $has }.
    }
fault-mini-express-build-not-new = Společnost už ve městě { $city } vlak má.
fault-mini-express-build-city-full =
    { $capacity ->
        [one] { $city } má vyčerpanou kapacitu: pojme jednu společnost.
        [few] { $city } má vyčerpanou kapacitu: pojme { $capacity } společnosti.
        [many] { $city } má vyčerpanou kapacitu: pojme { $capacity } společnosti.
       *[other] { $city } má vyčerpanou kapacitu: pojme { $capacity } společností.
    }
fault-mini-express-build-no-demand-token = { $city } nemá žeton poptávky, takže tam nikdo stavět nemůže.
fault-mini-express-build-out-of-reach =
    { $reserve ->
        [0] { $city } není v dosahu: na poli pro vlaky žádný vlak není.
        [one] { $city } není v dosahu, na poli je jen { $reserve } vlak.
        [few] { $city } není v dosahu, na poli jsou jen { $reserve } vlaky.
        [many] { $city } není v dosahu, na poli je jen { $reserve } vlaku.
       *[other] { $city } není v dosahu, na poli je jen { $reserve } vlaků.
    }
fault-mini-express-build-broken-path = Trať musí vést po sousedních políčkách a končit ve městě { $city }.
fault-mini-express-build-not-beside-track = Trať musí začínat vedle trati téže společnosti; { $hex } s ní nesousedí.
fault-mini-express-build-through-city = Trať nesmí vést přes město ani přístav; v cestě je { $hex }.
fault-mini-express-build-not-shortest = Trať musí být nejkratší možná (vlaků: { $shortest }, ne { $trains }).
fault-mini-express-expert-same-company = První akce byla pro společnost { $company }; druhá musí být pro jinou.
fault-mini-express-expert-same-city = Do města { $city } vedla už první stavba; druhá musí vést do jiného.
fault-mini-express-expert-would-exhaust = Tím by se vyčerpala nabídka akcií společnosti { $company }, a to druhá akce v tahu nesmí.
fault-mini-express-influence-same-company = Na žetonu je { $company }: bod za žolíka musí dostat jiná společnost.
fault-mini-express-port-not-free = { $port } není volný přístav.
fault-mini-express-branch-not-a-candidate = Západní větev může provozovat jen { $candidates }.
fault-mini-express-pass-could-act = Kdo může vzít akcii nebo stavět, nesmí tah vynechat.

# Konec.

me-scoring-total = Celkem
me-scoring-rank = vliv { $influence } ({ $rank })
me-scoring-share-line = { $shares } × { $value }
me-scoring-decided-points = Vítězí nejvyšší počet bodů.
me-scoring-decided-fewer_shares = Shoda bodů: vítězí menší počet akcií.
me-scoring-decided-turn_order = Shoda bodů i akcií: vítězí místo blíž začínajícímu hráči.
me-scoring-decided-bot_wins_ties = Shoda bodů: v sólové hře vítězí Mašinfíra.
me-scoring-shares =
    { $count ->
        [one] { $count } akcie
        [few] { $count } akcie
        [many] { $count } akcie
       *[other] { $count } akcií
    }
