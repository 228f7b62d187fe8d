# Mini Express.

mini-express-name = Mini Express
mini-express-series = Aandelen en sporen
mini-express-about = Vier spoorwegmaatschappijen, en geen ervan is van jou. Bouw voor wie je wilt, vergroot je invloed bij andere en bezit de juiste aandelen als ze het meest waard zijn. In je eentje speel je tegen de bot uit de spelregels.
mini-express-company-letter-wood = H
mini-express-company-letter-steel = S
mini-express-company-letter-leather = L
mini-express-company-letter-cotton = K

bot-builder = Wever
bot-builder-about = bouwt waar het maar kan
bot-investor = Raaf
bot-investor-about = verzamelt aandelen en past er goed op

## Aan tafel.

mini-express-company-wood = Hout
mini-express-company-steel = Staal
mini-express-company-leather = Leer
mini-express-company-cotton = Katoen
mini-express-company-wild = joker

# De tafel.

mini-express-map =
    { $name ->
        [Europe] Kaart van Europa
        [USA] Kaart van de VS
       *[other] Kaart van { $name }
    }
mini-express-hex = veld { $place }
mini-express-steps =
    { $count ->
        [0] hier
        [one] { $count } stap
       *[other] { $count } stappen
    }
mini-express-no-way = geen weg over land
mini-express-city-label = { $city }, nummer { $number }, capaciteit { $capacity }
mini-express-city-label-start = { $city }, startlocatie van { $company }
mini-express-city-label-token = vraag: { $tokens }
mini-express-city-label-trains = hier: { $companies }
mini-express-city-label-open = hierheen kan gebouwd worden
mini-express-city-label-target = het doel van de bot
mini-express-city-no-token = geen vraagfiche
mini-express-port-label = Haven van { $port }
mini-express-hex-choice = Spoor over { $hex }

mini-express-companies = Maatschappijen
mini-express-offer = Aandelen
mini-express-offer-exhausted = uitgeput
mini-express-set-aside = Apart gelegd
mini-express-reserve = Reserve
mini-express-supply = Voorraad
mini-express-length = Lengte
mini-express-reserve-count = { $count } van { $most } treinen in reserve
mini-express-offer-count =
    { $count ->
        [0] geen aandelen in het aanbod
        [one] { $count } aandeel in het aanbod
       *[other] { $count } aandelen in het aanbod
    }
mini-express-set-aside-count =
    { $count ->
        [one] { $count } aandeel apart gelegd
       *[other] { $count } aandelen apart gelegd
    }
mini-express-supply-count =
    { $count ->
        [one] { $count } trein in de voorraad
       *[other] { $count } treinen in de voorraad
    }
mini-express-length-count = spoorlengte { $count }
mini-express-build-for = Bouw
mini-express-build-for-label = Bouw spoor voor { $company }
mini-express-take = Neem aandeel
mini-express-take-price = voor { $price }
mini-express-take-free = gratis
mini-express-take-label =
    { $price ->
        [0] Neem gratis een aandeel { $company }
       *[other] Neem een aandeel { $company } voor { $price } invloed
    }
mini-express-draft = Neem aandeel
mini-express-draft-label = Neem een apart gelegd aandeel { $company }
mini-express-bot-marker = de maatschappijmarker van de bot

mini-express-values = Waarde van een aandeel
mini-express-rank-first = 1e
mini-express-rank-second = 2e
mini-express-rank-other = overig
mini-express-rank-nothing = niets
mini-express-values-unused = niet gebruikt in deze spelvorm

mini-express-influence = Invloed
mini-express-influence-cell = { $name }, { $company }: invloed { $influence }, { $rank }, een aandeel is { $value } waard
mini-express-worth = { $value } per aandeel
mini-express-shares-of =
    { $count ->
        [one] { $count } aandeel { $company }
       *[other] { $count } aandelen { $company }
    }

mini-express-spike = Gouden Spijker
mini-express-spike-waiting = Nog niemand heeft naar Omaha gebouwd.
mini-express-spike-absent = San Francisco kwam eerst: geen race.
mini-express-spike-racing = De race is begonnen. Oostelijke tak: { $eastern }.
mini-express-spike-joined = De lijn is compleet. Oost: { $eastern }, west: { $western }.
mini-express-nobody = niemand

mini-express-bot-panel = De bot
mini-express-bot-panel-target = doel { $city } ({ $number })
mini-express-bot-panel-no-target = doel nog vóór stad 1
mini-express-bot-panel-company = marker op { $company }
mini-express-bot-panel-bag =
    { $count ->
        [one] { $count } fiche in de zak
       *[other] { $count } fiches in de zak
    }

# Kiezen.

mini-express-draft-title = Neem een apart gelegd aandeel
mini-express-draft-hint = Je twee aandelen moeten van twee verschillende maatschappijen zijn.
mini-express-draft-hint-expert-0 = Je neemt twee aandelen van de maatschappij die je kiest.
mini-express-draft-hint-expert-1 = Van de maatschappij die je nu kiest, nemen beide spelers één aandeel.
mini-express-draft-hint-expert-2 = Je neemt twee aandelen van de maatschappij die je kiest; van de laatste nemen jullie er elk één.
mini-express-city-title = Spoor voor { $company }: naar welke stad?
mini-express-city-hint =
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
mini-express-who-title = Wie bouwt naar { $city }?
mini-express-who-hint = Maatschappijen die er nu kunnen komen:
mini-express-build-title = { $company } bouwt naar { $city }
mini-express-track-of = Spoor { $number } van { $count }
mini-express-track-hint = Tik op een veld waar het spoor over moet lopen.
mini-express-track-before = Vorig spoor
mini-express-track-next = Volgend spoor
mini-express-build-confirm =
    { $count ->
        [one] Bouw met { $count } trein
       *[other] Bouw met { $count } treinen
    }
mini-express-take-title = Neem een aandeel { $company }
mini-express-take-confirm =
    { $price ->
        [0] Neem gratis
       *[other] Neem voor { $price } invloed
    }
mini-express-cancel = Annuleren
mini-express-wild-title = Het jokerpunt: invloed bij welke maatschappij?
mini-express-wild-hint = Nog één punt, bij elke maatschappij behalve { $company }.
mini-express-port-title = Waar opent { $company } een haven?
mini-express-port-hint = De vrije havens zijn op de kaart gemarkeerd.
mini-express-branch-title = Wie exploiteert de westelijke tak?
mini-express-branch-hint = De spoorlengte gaat 2 omhoog, voor die maatschappij en voor die van de oostelijke tak.
mini-express-pass = Passen: je kunt niets doen

mini-express-effects = Wat er verandert
mini-express-effect-reserve = reserve
mini-express-effect-supply = voorraad
mini-express-effect-length = lengte
mini-express-effect-offer = aandelen in het aanbod
mini-express-effect-influence = jouw invloed
mini-express-effect-value = waarde van je aandelen
mini-express-effect-compensation =
    { $count ->
        [one] { $count } trein compensatie
       *[other] { $count } treinen compensatie
    }
mini-express-effect-points = Punten als de partij nu eindigde
mini-express-effect-choice = Hierna volgt een keuze.

# De beurt van de bot.

mini-express-bot-title = De bot denkt na
mini-express-bot-next = Volgende
mini-express-bot-faster = Sneller
mini-express-bot-play = Afspelen
mini-express-bot-pause = Stop hier
mini-express-bot-skip = Overslaan
mini-express-bot-step = { $number } van { $count }

# Voorbereiding.

mini-express-set-up-map = Kaart
mini-express-set-up-map-usa = VS
mini-express-set-up-map-europe = Europa
mini-express-set-up-mode = Spelvorm
mini-express-set-up-mode-solo = Solo
mini-express-set-up-mode-solo-about = Jij tegen de bot uit de spelregels.
mini-express-set-up-mode-duo = Twee spelers en de bot
mini-express-set-up-mode-duo-about = Twee spelers, met de bot uit de spelregels als derde.
mini-express-set-up-mode-expert = Twee experts
mini-express-set-up-mode-expert-about = Twee acties per beurt, en geen bot tussen jullie in.
mini-express-set-up-mode-standard = Standaard
mini-express-set-up-mode-standard-about = Drie tot vijf spelers.
mini-express-set-up-level = Niveau van de bot
mini-express-set-up-level-passenger = Passagier
mini-express-set-up-level-tourist = Toerist
mini-express-set-up-level-railfan = Treinfan
mini-express-set-up-level-conductor = Conducteur
mini-express-set-up-level-railwayman = Spoorman
mini-express-set-up-level-passenger-about = De regels zoals ze zijn.
mini-express-set-up-level-tourist-about = Minder aanvulling, minder compensatie; de partij eindigt als de doelmarker stad 32 bereikt.
mini-express-set-up-level-railfan-about = De bot begint met meer aandelen, en met 3 invloed of minder zijn jouw aandelen niets waard.
mini-express-set-up-level-conductor-about = De bot krijgt invloed met elk aandeel, en waar hij meer invloed heeft dan jij, zijn jouw aandelen niets waard.
mini-express-set-up-level-railwayman-about = Dat alles, en de bot begint met 2 invloed, jij met 0.
mini-express-set-up-variants = Varianten
mini-express-set-up-golden-spike = Gouden Spijker
mini-express-set-up-golden-spike-about = Een race om Omaha en San Francisco te verbinden.
mini-express-set-up-ports = Havens
mini-express-set-up-ports-about = Steden met een joker openen extra startlocaties aan de kust.
mini-express-set-up-first-game = Eerste partij
mini-express-set-up-first-game-about = In elke stad is plaats voor twee maatschappijen.

# Acties, voor lijsten en voorlezers.

mini-express-action-draft_share = Neem een apart gelegd aandeel { $company }
mini-express-action-take_share = Neem een aandeel { $company }
mini-express-action-build_track =
    { $count ->
        [one] Bouw voor { $company } naar { $city } met { $count } trein: { $way }
       *[other] Bouw voor { $company } naar { $city } met { $count } treinen: { $way }
    }
mini-express-action-gain_influence = Neem 1 invloed bij { $company }
mini-express-action-choose_port = Open de haven van { $port }
mini-express-action-choose_western_branch = Laat { $company } de westelijke tak exploiteren
mini-express-action-pass = Passen

# Wat er gebeurde.

mini-express-event-share_drafted =
    { $shares ->
        [one] { $player } nam een apart gelegd aandeel { $company }.
       *[other] { $player } nam { $shares } apart gelegde aandelen { $company }.
    }
    .you =
        { $shares ->
            [one] Je nam een apart gelegd aandeel { $company }.
           *[other] Je nam { $shares } apart gelegde aandelen { $company }.
        }
mini-express-event-leftovers_removed =
    { $shares ->
        [one] Eén apart gelegd aandeel { $company } is over en gaat uit het spel.
       *[other] { $shares } apart gelegde aandelen { $company } zijn over en gaan uit het spel.
    }
mini-express-event-share_taken = { $player } nam een aandeel { $company } voor { $price } invloed.
    .you = Je nam een aandeel { $company } voor { $price } invloed.
mini-express-event-share_taken-free = { $player } nam gratis een aandeel { $company }.
    .you = Je nam gratis een aandeel { $company }.
mini-express-event-reserve_filled =
    { $trains ->
        [one] Eén trein van { $company } komt in de reserve.
       *[other] { $trains } treinen van { $company } komen in de reserve.
    }
mini-express-event-track_built =
    { $count ->
        [one] { $player } bouwde voor { $company } naar { $city } met één trein.
       *[other] { $player } bouwde voor { $company } naar { $city } met { $count } treinen.
    }
    .you =
        { $count ->
            [one] Je bouwde voor { $company } naar { $city } met één trein.
           *[other] Je bouwde voor { $company } naar { $city } met { $count } treinen.
        }
mini-express-event-compensation_paid = { $company } krijgt een trein als compensatie.
mini-express-event-length_raised = Het spoor van { $company } wordt { $by } langer: nu { $length }.
mini-express-event-influence_gained = { $player } kreeg { $by } invloed bij { $company }: nu { $influence }.
    .you = Je kreeg { $by } invloed bij { $company }: nu { $influence }.
mini-express-event-demand_token_removed = { $city } is vol: het vraagfiche gaat uit het spel.
mini-express-event-offer_exhausted =
    { $shares ->
        [one] { $company } heeft geen trein meer in de voorraad: het laatste aandeel in het aanbod gaat uit het spel.
       *[other] { $company } heeft geen trein meer in de voorraad: de { $shares } aandelen in het aanbod gaan uit het spel.
    }
mini-express-event-offer_exhausted-last = Het laatste aandeel { $company } in het aanbod is genomen.
mini-express-event-port_opened = { $company } opent een haven: { $port }.
mini-express-event-spike_tile_removed = San Francisco is eerder bereikt dan Omaha: er komt geen Gouden Spijker.
mini-express-event-spike_race_begun = Omaha is bereikt: { $eastern } exploiteert de oostelijke tak, en de race is begonnen.
mini-express-event-spike_race_begun-nobody = Omaha is bereikt, maar er is geen trein voor de oostelijke tak. De race is begonnen.
mini-express-event-western_start_opened = San Francisco is nu ook een startlocatie van { $company }.
mini-express-event-line_joined = Omaha en San Francisco zijn verbonden!
mini-express-event-western_branch_chosen = { $company } exploiteert de westelijke tak.
mini-express-event-western_branch_chosen-nobody = Er is geen trein voor de westelijke tak.
mini-express-event-turn_passed = { $player } kon niets doen en paste.
    .you = Je kon niets doen en paste.
mini-express-event-last_round_begun = Het aanbod van twee maatschappijen is uitgeput: dit is de laatste ronde.
mini-express-ending-two_offers_exhausted = Het aanbod van twee maatschappijen is uitgeput: de partij is afgelopen.
mini-express-ending-offer_exhausted = Het aanbod van een maatschappij is uitgeput: de partij is afgelopen.
mini-express-ending-target_at_last_city = De doelmarker van de bot staat op de laatste stad: de partij is afgelopen.
mini-express-ending-all_passed = Niemand kan nog iets doen: de partij is afgelopen.

# Hoe de bot redeneert.

mini-express-event-bot_refresh_tokens_added = De verversfiches gaan in de zak.
mini-express-event-bot_token_drawn =
    De bot trekt een fiche: de doelmarker gaat { $city ->
        [one] { $city } stad
       *[other] { $city } steden
    } verder, de maatschappijmarker { $company ->
        [one] { $company } maatschappij
       *[other] { $company } maatschappijen
    }.
mini-express-event-bot_token_drawn-refresh = De bot trekt een verversfiche.
mini-express-event-bot_bag_refilled = Alle getrokken fiches gaan terug in de zak, en de bot trekt opnieuw.
mini-express-event-bot_company_marker_moved =
    { $steps ->
        [one] De maatschappijmarker gaat { $steps } maatschappij verder, van { $from } naar { $to }.
       *[other] De maatschappijmarker gaat { $steps } maatschappijen verder, van { $from } naar { $to }.
    }
mini-express-event-bot_target_marker_moved =
    { $steps ->
        [one] De doelmarker gaat { $steps } stad verder, naar { $to } ({ $number }).
       *[other] De doelmarker gaat { $steps } steden verder, naar { $to } ({ $number }).
    }
mini-express-event-bot_target_marker_moved-passing =
    { $steps ->
        [one] De doelmarker gaat { $steps } stad verder, naar { $to } ({ $number }); overgeslagen, want zonder vraagfiche: { $passed }.
       *[other] De doelmarker gaat { $steps } steden verder, naar { $to } ({ $number }); overgeslagen, want zonder vraagfiche: { $passed }.
    }
mini-express-event-bot_action_chosen-take_share =
    { $reserve ->
        [0] { $company } heeft geen trein in reserve, dus neemt de bot een aandeel.
        [one] { $company } heeft { $reserve } trein in reserve, dus neemt de bot een aandeel.
       *[other] { $company } heeft { $reserve } treinen in reserve, dus neemt de bot een aandeel.
    }
mini-express-event-bot_action_chosen-build_track =
    { $reserve ->
        [one] { $company } heeft { $reserve } trein in reserve, dus bouwt de bot.
       *[other] { $company } heeft { $reserve } treinen in reserve, dus bouwt de bot.
    }
mini-express-event-bot_action_impossible-take_share = { $company } heeft geen aandeel in het aanbod: de bot zoekt een andere maatschappij.
mini-express-event-bot_action_impossible-build_track = { $company } kan naar geen enkele stad bouwen: de bot zoekt een andere maatschappij.
mini-express-event-bot_stuck = Bij geen van de vier maatschappijen kan de bot iets doen.
mini-express-event-bot_cities_weighed-only_city = { $city } is de enige stad waarnaar gebouwd kan worden.
mini-express-event-bot_cities_weighed-distance =
    { $distance ->
        [hier] Naar het doel { $target } zelf kan gebouwd worden.
       *[other] Van { $count } steden ligt { $city } het dichtst bij het doel { $target }: { $distance }; daarna komt { $other }: { $otherDistance }.
    }
mini-express-event-bot_cities_weighed-track_length = { $city } en { $other } liggen even dicht bij { $target } ({ $distance }), maar het spoor naar { $city } is korter: { $trains } tegen { $otherTrains }.
mini-express-event-bot_cities_weighed-companies = { $city } en { $other } liggen even dicht bij { $target } ({ $distance }) en bij het spoor ({ $trains }), maar in { $city } zijn meer maatschappijen: { $companies } tegen { $otherCompanies }.
mini-express-event-bot_cities_weighed-number = { $city } en { $other } zijn in alles gelijk ({ $distance }, treinen: { $trains }, maatschappijen: { $companies }); het hoogste nummer beslist: { $number } tegen { $otherNumber }.
mini-express-event-bot_tracks_weighed-only_track = Er is maar één kortste spoor.
mini-express-event-bot_tracks_weighed-start_hex = Van { $count } kortste sporen vanaf { $starts } velden neemt de bot dat vanaf het oostelijkste, { $start }.
mini-express-event-bot_tracks_weighed-clockwise_rule =
    { $starts ->
        [one] Vanaf { $start } lopen { $count } kortste sporen: de bot houdt links aan, gezien in de richting van de stad.
       *[other] Van { $count } kortste sporen lopen er { $fromStart } vanaf het oostelijkste veld, { $start }: de bot houdt links aan, gezien in de richting van de stad.
    }
mini-express-event-bot_ports_weighed-only_port = { $port } is de enige vrije haven.
mini-express-event-bot_ports_weighed-distance = Van { $count } havens ligt { $port } het dichtst bij { $target }: { $distance }.
mini-express-event-bot_ports_weighed-place = Meerdere havens liggen even dicht bij { $target } ({ $distance }): de bot neemt de oostelijkste, { $port }.
mini-express-event-bot_branches_weighed-only_company = Alleen { $company } kan de westelijke tak exploiteren.
mini-express-event-bot_branches_weighed-bot_shares = De bot geeft { $company } de westelijke tak: daarvan heeft hij de meeste aandelen, { $botShares }.
mini-express-event-bot_branches_weighed-player_shares = De bot geeft { $company } de westelijke tak: daarvan hebben de spelers de minste aandelen, { $playerShares }.
mini-express-event-bot_branches_weighed-marker = De bot geeft { $company } de westelijke tak: daar staat zijn marker, of daar komt die het eerst.

# Wat er te doen is.

mini-express-task-draft = Neem een van de apart gelegde aandelen.
mini-express-task-turn = Neem een aandeel of bouw spoor.
mini-express-task-turn-first = Eerste actie: neem een aandeel of bouw spoor.
mini-express-task-turn-second = Tweede actie: voor een andere maatschappij dan { $company }.
mini-express-task-gain_influence = Kies waar het jokerpunt heen gaat.
mini-express-task-choose_port = Kies een haven voor { $company }.
mini-express-task-choose_western_branch = Kies wie de westelijke tak exploiteert.
mini-express-task-over = De partij is afgelopen.
mini-express-task-last-round = Dit is de laatste ronde.
mini-express-task-in-last-round = { $task } { $note }

mini-express-awaited-draft_share = Neem eerst een apart gelegd aandeel.
mini-express-awaited-turn_action = Neem een aandeel of bouw spoor.
mini-express-awaited-gain_influence = Kies eerst waar het jokerpunt heen gaat.
mini-express-awaited-choose_port = Kies eerst een haven.
mini-express-awaited-choose_western_branch = Kies eerst wie de westelijke tak exploiteert.

# Waarom niet?

mini-express-refusal-turn-over = De partij is afgelopen.
mini-express-refusal-turn-not-yours = Iemand anders is aan de beurt.
mini-express-refusal-turn-not-now = { $awaited }
mini-express-refusal-draft-none-left = Er is geen apart gelegd aandeel { $company } meer te nemen.
mini-express-refusal-draft-same-company = Je hebt al een aandeel { $company }; het tweede moet van een andere maatschappij zijn.
mini-express-refusal-draft-pair-taken = { $player } heeft deze combinatie al: { $company } en je andere maatschappij.
    .you = Deze combinatie heb je al: { $company } en je andere maatschappij.
mini-express-refusal-share-none-on-offer = Er is geen aandeel { $company } meer in het aanbod.
mini-express-refusal-share-not-enough-influence = Een aandeel { $company } kost { $needed } invloed, net zoveel als er treinen in de reserve staan; jij hebt { $has }.
mini-express-refusal-build-not-new = De maatschappij heeft al een trein in { $city }.
mini-express-refusal-build-city-full =
    { $capacity ->
        [one] { $city } is vol: er is plaats voor één maatschappij.
       *[other] { $city } is vol: er is plaats voor { $capacity } maatschappijen.
    }
mini-express-refusal-build-no-demand-token = { $city } heeft geen vraagfiche, dus kan niemand erheen bouwen.
mini-express-refusal-build-out-of-reach =
    { $reserve ->
        [0] { $city } is niet bereikbaar: er staat geen trein in reserve.
        [one] { $city } is niet bereikbaar met { $reserve } trein.
       *[other] { $city } is niet bereikbaar met { $reserve } treinen.
    }
mini-express-refusal-build-broken-path = Het spoor moet van veld naar aangrenzend veld lopen en eindigen in { $city }.
mini-express-refusal-build-not-beside-track = Het spoor moet beginnen naast dat van de maatschappij zelf; bij { $hex } is dat niet zo.
mini-express-refusal-build-through-city = Spoor kan niet door een stad of haven lopen; { $hex } ligt in de weg.
mini-express-refusal-build-not-shortest =
    { $shortest ->
        [one] Het spoor moet zo kort mogelijk zijn: { $shortest } trein, niet { $trains }.
       *[other] Het spoor moet zo kort mogelijk zijn: { $shortest } treinen, niet { $trains }.
    }
mini-express-refusal-expert-same-company = Je eerste actie was voor { $company }; de tweede moet voor een andere maatschappij zijn.
mini-express-refusal-expert-same-city = Je hebt net naar { $city } gebouwd; de tweede keer moet je naar een andere stad bouwen.
mini-express-refusal-expert-would-exhaust = Dat zou het aanbod van { $company } uitputten, en dat mag niet met de tweede actie van een beurt.
mini-express-refusal-influence-same-company = Het fiche toont { $company }: het jokerpunt moet naar een andere maatschappij.
mini-express-refusal-port-not-free = { $port } is geen vrije haven.
mini-express-refusal-branch-not-a-candidate = De westelijke tak is alleen mogelijk voor: { $candidates }.
mini-express-refusal-pass-could-act = Je mag niet passen zolang je een aandeel kunt nemen of kunt bouwen.

# Het einde.

mini-express-scoring-total = Totaal
mini-express-scoring-rank = { $rank } · invloed { $influence }
mini-express-scoring-share-line = { $shares } × { $value }
mini-express-decided-points = Wie de meeste punten heeft, wint.
mini-express-decided-fewer_shares = Gelijk in punten; wie minder aandelen heeft, wint.
mini-express-decided-turn_order = Gelijk in punten en aandelen; wie dichter bij de startspeler zit, wint.
mini-express-decided-bot_wins_ties = Gelijk in punten: in een solospel wint dan de bot.
mini-express-scoring-shares =
    { $count ->
        [one] { $count } aandeel
       *[other] { $count } aandelen
    }

# Het bord in woorden.

mini-express-words-city = Stad
mini-express-words-near = Dichtstbijzijnde steden
mini-express-words-holding = { $shares }, elk { $value } waard
mini-express-words-influence = Invloed bij { $company }: { $influence }, { $rank }
mini-express-words-reached = treinen in { $cities }
mini-express-words-stands-here = heeft hier een trein
mini-express-words-away =
    { $count ->
        [one] heeft { $count } trein nodig, { $reserve } in reserve
       *[other] heeft { $count } treinen nodig, { $reserve } in reserve
    }
mini-express-change = { $what } van { $before } naar { $after }
mini-express-change-company = { $company }: { $changes }
mini-express-kind-share = Neem een aandeel

# De speelbare inleidingen: waar een stap over gaat, en wat hij opleverde.

learn-me-draft = Vier spoorwegmaatschappijen, en geen ervan is van jou. Je wint met aandelen die veel waard zijn. Neem een eerste aandeel.
learn-me-draft-done = Het aandeel is van jou. De waarde hangt af van twee dingen: hoe lang het spoor van de maatschappij is, en hoeveel invloed je er hebt.
learn-me-build = In je beurt bouw je, of neem je een aandeel. Bouwen mag voor elke maatschappij, met de treinen in de reserve daarvan. Bouw voor Hout naar New York.
learn-me-build-done = Eén trein per veld. Het fiche van de stad toont twee maatschappijen: bij allebei kreeg je invloed.
learn-me-length = Landschap onderweg maakt het spoor van de maatschappij langer en alle aandelen ervan meer waard. Bouw een spoor van vier treinen of meer.
learn-me-length-done = Elk landschapsveld maakte het één langer. De lengte wijst naar een rij in de waardetabel.
learn-me-share = Een aandeel kost zoveel invloed als er treinen in reserve staan. Staal heeft er twee, en jij hebt daar 3 invloed. Neem een aandeel Staal.
learn-me-share-done = Je betaalde 2 invloed en hebt een aandeel meer. Drie treinen kwamen in de reserve voor de volgende bouwer.
learn-me-free = Een lege reserve maakt een aandeel gratis. Kijk welke maatschappij geen trein in reserve heeft, en neem daar een aandeel van.
learn-me-free-done = Gratis, en precies op tijd. Wie met de laatste treinen bouwt, zet vaak de deur open voor de volgende.
learn-me-compensation = Wordt er gebouwd over een veld waar een andere maatschappij al een trein heeft, dan krijgt die een trein als compensatie. Bouw voor Hout naar Detroit over het spoor van Leer.
learn-me-compensation-done = Leer kreeg treinen uit de voorraad; dat kan je helpen of dwarszitten.
learn-me-wild = Een fiche met een ster geeft één punt bij de getoonde maatschappij en één waar je wilt, maar niet bij dezelfde. Bouw voor Katoen naar Fort Smith en kies.
learn-me-wild-done = Invloed bepaalt wie bij een maatschappij eerste is: alleen wie eerste staat, krijgt de hoge waarde voor de aandelen.
learn-me-worth = Het spoor van Katoen is lang en jij staat daar voor; dat van Staal is kort en daar staat een ander voor. Neem het aandeel dat meer waard is.
learn-me-worth-done = Daar draait het om. Als het aanbod van twee maatschappijen uitgeput is, is de lopende ronde de laatste; daarna worden de aandelen geteld.

## Cities and ports that some language calls otherwise than the board

mini-express-place-corunna = La Coruña
mini-express-place-lisbon = Lissabon
mini-express-place-madrid = Madrid
mini-express-place-seville = Sevilla
mini-express-place-london = Londen
mini-express-place-paris = Parijs
mini-express-place-marseille = Marseille
mini-express-place-bremen = Bremen
mini-express-place-milan = Milaan
mini-express-place-copenhagen = Kopenhagen
mini-express-place-berlin = Berlijn
mini-express-place-venice = Venetië
mini-express-place-rome = Rome
mini-express-place-vienna = Wenen
mini-express-place-naples = Napels
mini-express-place-breslau = Breslau
mini-express-place-knigsberg = Koningsbergen
mini-express-place-belgrade = Belgrado
mini-express-place-warsaw = Warschau
mini-express-place-sofia = Sofia
mini-express-place-lviv = Lviv
mini-express-place-athens = Athene
mini-express-place-bucharest = Boekarest
mini-express-place-kiev = Kiev
mini-express-place-odessa = Odessa
mini-express-place-constanta = Constanța
mini-express-place-istanbul = Istanbul
mini-express-place-new-york = New York
mini-express-place-new-orleans = New Orleans
