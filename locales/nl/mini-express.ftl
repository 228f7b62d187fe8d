# Mini Express.

company-wood = Hout
company-steel = Staal
company-leather = Leer
company-cotton = Katoen
company-wild = joker

# De tafel.

me-map =
    { $name ->
        [Europe] Kaart van Europa
        [USA] Kaart van de VS
       *[other] Kaart van { $name }
    }
me-hex = veld { $place }
me-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
me-no-way = geen weg over land
me-city-label = { $city }, nummer { $number }, capaciteit { $capacity }
me-city-label-start = { $city }, startlocatie van { $company }
me-city-label-token = vraag: { $tokens }
me-city-label-trains = hier: { $companies }
me-city-label-open = hier kun je bouwen
me-city-label-target = het doel van de bot
me-city-no-token = geen vraagfiche
me-port-label = Haven van { $port }
me-hex-choice = Spoor over { $hex }

me-companies = Maatschappijen
me-offer = Aandelen
me-offer-exhausted = uitgeput
me-set-aside = Apart
me-reserve = Reserve
me-supply = Voorraad
me-length = Lengte
me-reserve-count = { $count } van { $most } treinen in reserve
me-offer-count =
    { $count ->
        [0] geen aandelen in het aanbod
        [one] { $count } aandeel in het aanbod
       *[other] { $count } aandelen in het aanbod
    }
me-set-aside-count =
    { $count ->
        [one] { $count } aandeel apart gelegd
       *[other] { $count } aandelen apart gelegd
    }
me-supply-count =
    { $count ->
        [one] { $count } trein in de voorraad
       *[other] { $count } treinen in de voorraad
    }
me-length-count = spoorlengte { $count }
me-build-for = Bouw
me-build-for-label = Bouw spoor voor { $company }
me-take = Neem aandeel
me-take-price = voor { $price }
me-take-free = gratis
me-take-label = Neem een aandeel { $company } voor { $price } invloed
me-draft = Neem aandeel
me-draft-label = Neem een apart gelegd aandeel { $company }
me-bot-marker = de maatschappijmarker van de bot

me-values = Waarde van een aandeel
me-rank-first = 1e
me-rank-second = 2e
me-rank-other = overig
me-rank-nothing = niets
me-values-unused = niet gebruikt in deze spelvorm

me-influence = Invloed
me-influence-cell = { $name }, { $company }: invloed { $influence }, { $rank }, een aandeel is { $value } waard
me-worth = { $value } per aandeel
me-shares-of =
    { $count ->
        [one] { $count } aandeel { $company }
       *[other] { $count } aandelen { $company }
    }

me-spike = Gouden Spijker
me-spike-waiting = Nog niemand heeft naar Omaha gebouwd.
me-spike-absent = San Francisco kwam eerst: geen race.
me-spike-racing = De race is begonnen. Oostelijke tak: { $eastern }.
me-spike-joined = De lijn is compleet. Oost: { $eastern }, west: { $western }.
me-nobody = niemand

me-bot-panel = De bot
me-bot-panel-target = doel { $city } ({ $number })
me-bot-panel-no-target = doel nog vóór stad 1
me-bot-panel-company = marker op { $company }
me-bot-panel-bag =
    { $count ->
        [one] { $count } fiche in de zak
       *[other] { $count } fiches in de zak
    }

# Kiezen.

me-draft-title = Neem een apart gelegd aandeel
me-draft-hint = Je twee aandelen moeten van twee verschillende maatschappijen zijn.
me-draft-hint-expert-0 = Je neemt twee aandelen van de maatschappij die je kiest.
me-draft-hint-expert-1 = Van de maatschappij die je nu kiest, nemen beide spelers één aandeel.
me-draft-hint-expert-2 = Je neemt twee aandelen van de maatschappij die je kiest; van de laatste nemen jullie er elk één.
me-city-title = Spoor voor { $company }: naar welke stad?
me-city-hint =
    { $count ->
        [0]
            { $reserve ->
                [one] Met { $reserve } trein is geen stad bereikbaar.
               *[other] Met { $reserve } treinen is geen stad bereikbaar.
            }
        [one]
            { $reserve ->
                [one] Met { $reserve } trein is één stad bereikbaar; die is op de kaart gemarkeerd.
               *[other] Met { $reserve } treinen is één stad bereikbaar; die is op de kaart gemarkeerd.
            }
       *[other]
            { $reserve ->
                [one] Met { $reserve } trein zijn { $count } steden bereikbaar; ze zijn op de kaart gemarkeerd.
               *[other] Met { $reserve } treinen zijn { $count } steden bereikbaar; ze zijn op de kaart gemarkeerd.
            }
    }
me-who-title = Wie bouwt naar { $city }?
me-who-hint = Maatschappijen die er nu kunnen komen:
me-build-title = { $company } bouwt naar { $city }
me-track-of = Spoor { $number } van { $count }
me-track-hint = Tik op een veld waar het spoor over moet lopen.
me-track-before = Vorig spoor
me-track-next = Volgend spoor
me-build-confirm =
    { $count ->
        [one] Bouw met { $count } trein
       *[other] Bouw met { $count } treinen
    }
me-take-title = Neem een aandeel { $company }
me-take-confirm =
    { $price ->
        [0] Neem gratis
       *[other] Neem voor { $price } invloed
    }
me-cancel = Annuleren
me-wild-title = Het jokerpunt: invloed bij welke maatschappij?
me-wild-hint = Nog één punt, bij elke maatschappij behalve { $company }.
me-port-title = Waar opent { $company } een haven?
me-port-hint = De vrije havens zijn op de kaart gemarkeerd.
me-branch-title = Wie exploiteert de westelijke tak?
me-branch-hint = De spoorlengte gaat 2 omhoog, voor die maatschappij en voor die van de oostelijke tak.
me-pass = Passen: je kunt niets doen

me-effects = Wat er verandert
me-effect-reserve = reserve
me-effect-supply = voorraad
me-effect-length = lengte
me-effect-offer = aandelen in het aanbod
me-effect-influence = jouw invloed
me-effect-value = jouw aandeelwaarde
me-effect-compensation =
    { $count ->
        [one] { $count } trein compensatie
       *[other] { $count } treinen compensatie
    }
me-effect-points = Punten als het spel nu eindigde
me-effect-choice = Hierna volgt een keuze.

# De beurt van de bot.

me-bot-title = De bot denkt na
me-bot-next = Volgende
me-bot-faster = Sneller
me-bot-play = Afspelen
me-bot-pause = Stop hier
me-bot-skip = Overslaan
me-bot-step = { $number } van { $count }

# Voorbereiding.

me-set-up-map = Kaart
me-set-up-map-usa = VS
me-set-up-map-europe = Europa
me-set-up-mode = Spelvorm
me-set-up-mode-solo = Solo
me-set-up-mode-solo-about = Jij tegen de bot uit de spelregels.
me-set-up-mode-duo = Twee en de bot
me-set-up-mode-duo-about = Twee spelers, met de bot uit de spelregels als derde.
me-set-up-mode-expert = Twee experts
me-set-up-mode-expert-about = Twee acties per beurt, en geen bot tussen jullie in.
me-set-up-mode-standard = Standaard
me-set-up-mode-standard-about = Drie tot vijf spelers.
me-set-up-level = Niveau van de bot
me-set-up-level-passenger = Passagier
me-set-up-level-tourist = Toerist
me-set-up-level-railfan = Treinfan
me-set-up-level-conductor = Conducteur
me-set-up-level-railwayman = Spoorman
me-set-up-level-passenger-about = De regels zoals ze zijn.
me-set-up-level-tourist-about = Minder aanvulling, minder compensatie; het spel eindigt als de doelmarker stad 32 bereikt.
me-set-up-level-railfan-about = De bot begint met meer aandelen, en met 3 invloed of minder zijn jouw aandelen niets waard.
me-set-up-level-conductor-about = De bot wint invloed met elk aandeel, en waar hij meer invloed heeft dan jij, zijn jouw aandelen niets waard.
me-set-up-level-railwayman-about = Dat alles, en de bot begint met 2 invloed, jij met 0.
me-set-up-variants = Varianten
me-set-up-golden-spike = Gouden Spijker
me-set-up-golden-spike-about = Een race om Omaha en San Francisco te verbinden.
me-set-up-ports = Havens
me-set-up-ports-about = Jokersteden openen extra startpunten aan de kust.
me-set-up-first-game = Eerste partij
me-set-up-first-game-about = In elke stad is plaats voor twee maatschappijen.

# Acties, voor lijsten en voorlezers.

me-action-draft_share = Neem een apart gelegd aandeel { $company }
me-action-take_share = Neem een aandeel { $company }
me-action-build_track =
    { $count ->
        [one] Bouw voor { $company } naar { $city } met { $count } trein: { $way }
       *[other] Bouw voor { $company } naar { $city } met { $count } treinen: { $way }
    }
me-action-gain_influence = Krijg 1 invloed bij { $company }
me-action-choose_port = Open de haven van { $port }
me-action-choose_western_branch = Laat { $company } de westelijke tak exploiteren
me-action-pass = Passen

# Wat er gebeurde.

me-event-share_drafted =
    { $shares ->
        [one] { $name } nam een apart gelegd aandeel { $company }.
       *[other] { $name } nam { $shares } apart gelegde aandelen { $company }.
    }
me-event-leftovers_removed =
    { $shares ->
        [one] Eén apart gelegd aandeel { $company } is over en gaat uit het spel.
       *[other] { $shares } apart gelegde aandelen { $company } zijn over en gaan uit het spel.
    }
me-event-share_taken = { $name } nam een aandeel { $company } voor { $price } invloed.
me-event-share_taken-free = { $name } nam gratis een aandeel { $company }.
me-event-reserve_filled =
    { $trains ->
        [one] Eén trein van { $company } komt in de reserve.
       *[other] { $trains } treinen van { $company } komen in de reserve.
    }
me-event-track_built =
    { $count ->
        [one] { $name } bouwde voor { $company } naar { $city } met één trein.
       *[other] { $name } bouwde voor { $company } naar { $city } met { $count } treinen.
    }
me-event-compensation_paid = { $company } krijgt een trein als compensatie.
me-event-length_raised = Het spoor van { $company } wordt { $by } langer: nu { $length }.
me-event-influence_gained = { $name } kreeg { $by } invloed bij { $company }: nu { $influence }.
me-event-demand_token_removed = { $city } is vol: het vraagfiche gaat uit het spel.
me-event-offer_exhausted =
    { $shares ->
        [one] { $company } heeft geen trein meer in de voorraad: het laatste aandeel in het aanbod gaat uit het spel.
       *[other] { $company } heeft geen trein meer in de voorraad: de { $shares } aandelen in het aanbod gaan uit het spel.
    }
me-event-offer_exhausted-last = Het laatste aandeel { $company } in het aanbod is genomen.
me-event-port_opened = { $company } opent een haven: { $port }.
me-event-spike_tile_removed = San Francisco is eerder bereikt dan Omaha: er komt geen Gouden Spijker.
me-event-spike_race_begun = Omaha is bereikt: { $eastern } exploiteert de oostelijke tak, en de race is begonnen.
me-event-spike_race_begun-nobody = Omaha is bereikt, maar er is geen trein voor de oostelijke tak. De race is begonnen.
me-event-western_start_opened = { $company } start nu ook in San Francisco.
me-event-line_joined = Omaha en San Francisco zijn verbonden!
me-event-western_branch_chosen = { $company } exploiteert de westelijke tak.
me-event-western_branch_chosen-nobody = Niemand heeft een trein voor de westelijke tak.
me-event-turn_passed = { $name } kon niets doen en paste.
me-event-last_round_begun = Het aanbod van twee maatschappijen is uitgeput: dit is de laatste ronde.
me-ending-two_offers_exhausted = Het aanbod van twee maatschappijen is uitgeput: het spel is afgelopen.
me-ending-offer_exhausted = Het aanbod van een maatschappij is uitgeput: het spel is afgelopen.
me-ending-target_at_last_city = De doelmarker van de bot staat op de laatste stad: het spel is afgelopen.
me-ending-all_passed = Niemand kan nog iets doen: het spel is afgelopen.

# Hoe de bot redeneert.

me-event-bot_refresh_tokens_added = De verversfiches gaan in de zak.
me-event-bot_token_drawn = De bot trekt een fiche: stad { $city }, maatschappij { $company }.
me-event-bot_token_drawn-refresh = De bot trekt een verversfiche.
me-event-bot_bag_refilled = Alle getrokken fiches gaan terug in de zak, en de bot trekt opnieuw.
me-event-bot_company_marker_moved =
    { $steps ->
        [one] De maatschappijmarker gaat { $steps } plaats verder, van { $from } naar { $to }.
       *[other] De maatschappijmarker gaat { $steps } plaatsen verder, van { $from } naar { $to }.
    }
me-event-bot_target_marker_moved =
    { $steps ->
        [one] De doelmarker gaat { $steps } stad verder, naar { $to } ({ $number }).
       *[other] De doelmarker gaat { $steps } steden verder, naar { $to } ({ $number }).
    }
me-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] De doelmarker gaat { $steps } stad verder, naar { $to } ({ $number }); overgeslagen, want zonder vraagfiche: { $passed }.
       *[other] De doelmarker gaat { $steps } steden verder, naar { $to } ({ $number }); overgeslagen, want zonder vraagfiche: { $passed }.
    }
me-event-bot_action_chosen-take_share =
    { $reserve ->
        [one] { $company } heeft { $reserve } trein in reserve, dus neemt de bot een aandeel.
       *[other] { $company } heeft { $reserve } treinen in reserve, dus neemt de bot een aandeel.
    }
me-event-bot_action_chosen-build_track = { $company } heeft { $reserve } treinen in reserve, dus bouwt de bot.
me-event-bot_action_impossible-take_share = { $company } heeft geen aandeel in het aanbod: de bot zoekt een andere maatschappij.
me-event-bot_action_impossible-build_track = { $company } kan naar geen enkele stad bouwen: de bot zoekt een andere maatschappij.
me-event-bot_stuck = Bij geen van de vier maatschappijen kan de bot iets doen.
me-event-bot_cities_weighed-only_city = { $city } is de enige stad waar gebouwd kan worden.
me-event-bot_cities_weighed-distance = Van { $count } steden ligt { $city } het dichtst bij het doel { $target }: { $distance }; daarna komt { $other }: { $otherDistance }.
me-event-bot_cities_weighed-track_length = { $city } en { $other } liggen even dicht bij { $target } ({ $distance }), maar het spoor naar { $city } is korter: { $trains } tegen { $otherTrains }.
me-event-bot_cities_weighed-companies = { $city } en { $other } liggen even dicht bij { $target } ({ $distance }) en bij het spoor ({ $trains }), maar in { $city } zijn meer maatschappijen: { $companies } tegen { $otherCompanies }.
me-event-bot_cities_weighed-number = { $city } en { $other } zijn in alles gelijk ({ $distance }, treinen: { $trains }, maatschappijen: { $companies }); het hoogste nummer beslist: { $number } tegen { $otherNumber }.
me-event-bot_tracks_weighed-only_track = Er is maar één kortste spoor.
me-event-bot_tracks_weighed-start_hex = Van { $count } kortste sporen vanaf { $starts } plekken neemt de bot dat vanaf de oostelijkste, { $start }.
me-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Vanaf { $start } lopen { $count } kortste sporen: de bot houdt links aan, met de blik op de stad.
       *[other] Van { $count } kortste sporen lopen er { $fromStart } vanaf de oostelijkste plek, { $start }: de bot houdt links aan, met de blik op de stad.
    }
me-event-bot_ports_weighed-only_port = { $port } is de enige vrije haven.
me-event-bot_ports_weighed-distance = Van { $count } havens ligt { $port } het dichtst bij { $target }: { $distance }.
me-event-bot_ports_weighed-place = Meerdere havens liggen even dicht bij { $target } ({ $distance }): de bot neemt de oostelijkste, { $port }.
me-event-bot_branches_weighed-only_company = Alleen { $company } kan de westelijke tak exploiteren.
me-event-bot_branches_weighed-bot_shares = De bot geeft { $company } de westelijke tak: daarvan heeft hij de meeste aandelen, { $botShares }.
me-event-bot_branches_weighed-player_shares = De bot geeft { $company } de westelijke tak: daarvan hebben de spelers de minste aandelen, { $playerShares }.
me-event-bot_branches_weighed-marker = De bot geeft { $company } de westelijke tak: daar staat zijn marker, of daar komt die het eerst.

# Wat er te doen is.

me-task-draft = Neem een van de apart gelegde aandelen.
me-task-turn = Neem een aandeel of bouw spoor.
me-task-turn-first = Eerste actie: neem een aandeel of bouw spoor.
me-task-turn-second = Tweede actie: voor een andere maatschappij dan { $company }.
me-task-gain_influence = Kies waar het jokerpunt heen gaat.
me-task-choose_port = Kies een haven voor { $company }.
me-task-choose_western_branch = Kies wie de westelijke tak exploiteert.
me-task-over = Het spel is afgelopen.
me-task-last-round = Dit is de laatste ronde.

me-awaited-draft_share = Eerst moet er een apart gelegd aandeel worden genomen.
me-awaited-turn_action = Er moet een aandeel worden genomen of spoor worden gebouwd.
me-awaited-gain_influence = Eerst moet het jokerpunt worden toegekend.
me-awaited-choose_port = Eerst moet er een haven worden gekozen.
me-awaited-choose_western_branch = Eerst moet de westelijke tak worden toegewezen.

# Waarom niet?

fault-mini-express-turn-over = De partij is afgelopen.
fault-mini-express-turn-not-yours = Iemand anders is aan de beurt.
fault-mini-express-turn-not-now = { $awaited }
fault-mini-express-draft-none-left = Er is geen apart gelegd aandeel { $company } meer te nemen.
fault-mini-express-draft-same-company = Je hebt al een aandeel { $company }; het tweede moet van een andere maatschappij zijn.
fault-mini-express-draft-pair-taken = Deze combinatie is al bezet ({ $name }): { $company } en je andere maatschappij.
fault-mini-express-share-none-on-offer = Er is geen aandeel { $company } meer in het aanbod.
fault-mini-express-share-not-enough-influence = Een aandeel { $company } kost { $needed } invloed, net zoveel als er treinen in de reserve staan; jij hebt { $has }.
fault-mini-express-build-not-new = De maatschappij heeft al een trein in { $city }.
fault-mini-express-build-city-full =
    { $capacity ->
        [one] { $city } is vol: er is plaats voor één maatschappij.
       *[other] { $city } is vol: er is plaats voor { $capacity } maatschappijen.
    }
fault-mini-express-build-no-demand-token = { $city } heeft geen vraagfiche, dus kan niemand er bouwen.
fault-mini-express-build-out-of-reach =
    { $reserve ->
        [0] { $city } is niet bereikbaar: er staat geen trein in reserve.
        [one] { $city } is niet bereikbaar met { $reserve } trein.
       *[other] { $city } is niet bereikbaar met { $reserve } treinen.
    }
fault-mini-express-build-broken-path = Het spoor moet van veld naar aangrenzend veld lopen en eindigen in { $city }.
fault-mini-express-build-not-beside-track = Het spoor moet beginnen naast dat van de maatschappij zelf; bij { $hex } is dat niet zo.
fault-mini-express-build-through-city = Spoor kan niet door een stad of haven lopen; { $hex } ligt in de weg.
fault-mini-express-build-not-shortest =
    { $shortest ->
        [one] Het moet een kortste spoor zijn: { $shortest } trein, geen { $trains }.
       *[other] Het moet een kortste spoor zijn: { $shortest } treinen, geen { $trains }.
    }
fault-mini-express-expert-same-company = Je eerste actie was voor { $company }; de tweede moet voor een andere maatschappij zijn.
fault-mini-express-expert-same-city = Je hebt net naar { $city } gebouwd; de tweede keer moet je naar een andere stad bouwen.
fault-mini-express-expert-would-exhaust = Dat zou het aanbod van { $company } uitputten, en dat mag niet met de tweede actie van een beurt.
fault-mini-express-influence-same-company = Het fiche toont { $company }: het jokerpunt moet naar een andere maatschappij.
fault-mini-express-port-not-free = { $port } is geen vrije haven.
fault-mini-express-branch-not-a-candidate = De westelijke tak is alleen mogelijk voor: { $candidates }.
fault-mini-express-pass-could-act = Wie een aandeel kan nemen of kan bouwen, mag niet passen.

# Het einde.

me-scoring-total = Totaal
me-scoring-rank = { $rank } · invloed { $influence }
me-scoring-share-line = { $shares } × { $value }
me-scoring-decided-points = Wie de meeste punten heeft, wint.
me-scoring-decided-fewer_shares = Gelijk in punten; wie minder aandelen heeft, wint.
me-scoring-decided-turn_order = Gelijk in punten en aandelen; wie dichter bij de startspeler zit, wint.
me-scoring-decided-bot_wins_ties = Gelijk in punten: in een solospel wint dan de bot.
me-scoring-shares =
    { $count ->
        [one] { $count } aandeel
       *[other] { $count } aandelen
    }
