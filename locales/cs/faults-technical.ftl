# Co je špatně v souboru, pozici nebo požadavku, který někdo napsal. Kódy patří herní logice; jména polí, id a
# hodnoty zůstávají, jak jsou tam napsané.

place-line = řádek { $line }
place-line-column = řádek { $line }, sloupec { $column }

fault-input-not-json =
    tohle není JSON: { $which ->
        [ends-in-list] text končí uprostřed seznamu
        [ends-in-object] text končí uprostřed objektu
        [ends-in-text] text končí uvnitř uvozovek
        [ends-early] text končí tam, kde má být hodnota
        [no-colon] chybí dvojtečka
        [list-goes-on] chybí čárka nebo konec seznamu
        [object-goes-on] chybí čárka nebo konec objektu
        [no-value] takhle se žádná hodnota nepíše
        [no-quote] chybí uvozovka
        [odd-escape] takový znak za zpětným lomítkem být nemůže
        [odd-number] takhle se žádné číslo nepíše
        [number-too-large] toto číslo je příliš velké
        [control-character] text musí zůstat na jednom řádku, bez řídicích znaků
        [odd-name] jméno pole patří do uvozovek
        [last-comma] po této čárce už nic není
        [more] po konci následuje ještě něco
        [too-deep] příliš hluboké vnoření
       *[other] { $detail }
    }
fault-input-malformed =
    { $which ->
        [unknown-field] pole „{ $name }“ sem nepatří; možnosti: { $known }
        [unknown-name] „{ $name }“ tu být nemůže; možnosti: { $known }
        [missing-field] chybí pole „{ $name }“
        [field-twice] pole „{ $name }“ je tu dvakrát
        [wrong-length]
            počet položek: { $value }; má jich být: { $expected ->
                [list-of] { $size }
                [fewer] méně
               *[other] jiný počet
            }
        [wrong-value]
            je tu: { $found ->
                [null] null
                [list] seznam
                [object] objekt
                [text] „{ $value }“
               *[other] { $value }
            }; má tu být: { $expected ->
                [text] text
                [boolean] true nebo false
                [list] seznam
                [list-of] seznam o délce { $size }
                [object] objekt
                [counts] počty karet
                [name] jedno ze známých jmen
                [null] null
                [u8] celé číslo od 0 do 255
                [u16] celé číslo od 0 do 65535
                [unsigned] celé číslo, nejméně 0
                [i8] celé číslo od -128 do 127
                [i16] celé číslo od -32768 do 32767
                [integer] celé číslo
                [number] číslo
               *[other] něco jiného
            }
        [no-seats] chybí počet hráčů: pozice svá místa nevyjmenovává
        [track-too-long] trať má nejvýš 5 nových políček
        [token-on-start] počáteční lokace nemá žeton poptávky
        [route-twice] některá trasa je tu dvakrát
        [ticket-twice] některá karta cílových stanic je tu dvakrát
        [symbol-twice] některá známka je tu dvakrát
        [card-twice] některý druh karet je tu počítán dvakrát
        [no-card] druh karet, který je vyjmenován, tu musí být aspoň jednou
        [too-many-cards] tolik karet ve hře není
       *[other] { $detail }
    }
fault-input-unknown-id =
    { $kind ->
        [location] lokace „{ $id }“ na plánu není
        [route] trasa „{ $id }“ na plánu není
        [ticket] karta cílových stanic „{ $id }“ ve hře není
        [city] město „{ $id }“ na mapě není
        [hex] políčko „{ $id }“ na mapě není
        [bot-token] žeton Mašinfíry „{ $id }“ ve hře není
        [seat] místo u stolu { $id } neexistuje
       *[other] nic jménem „{ $id }“ tu není
    }

# Záznamy.
fault-record-unfit =
    { $which ->
        [format] tohle není soubor formátu „{ $expected }“
        [game] tohle není partie hry „{ $expected }“
        [rules_version] hrálo se podle pravidel verze { $found }, tato jsou verze { $expected }
       *[events] seznamů událostí: { $found }; na každý krok má být jeden: { $expected }
    }
fault-record-other-events = podle pravidel se stalo něco jiného, než co je v záznamu
fault-record-other-outcome = partie nekončí tak, jak tvrdí záznam
fault-record-other-hash = partie končí v jiné pozici, než tvrdí záznam
fault-record-not-promised = tato partie nemá záruku poctivého rozdání: nehrála se u online stolu
fault-record-other-promise = v záznamu je jiná záruka: „{ $promise }“
fault-record-other-secret = tajemství neodpovídá záruce
fault-record-odd-contribution = příspěvek hráče je nejvýš 64 písmen a číslic
fault-record-other-seed = seed není složen z tajemství a příspěvků hráčů

# Herní plány.
fault-board-unknown-game = nic v tomto souboru nevypadá jako herní plán
fault-board-empty-id = herní plán nemá id
fault-board-duplicate-id =
    { $which ->
        [location] lokace „{ $id }“ už tu je
        [route] trasa „{ $id }“ už tu je
       *[city] id „{ $id }“ mají dvě města
    }
fault-board-too-many =
    { $list ->
        [locations] počet lokací: { $count }; smí jich být nejvýš { $most }
        [routes] počet tras: { $count }; smí jich být nejvýš { $most }
       *[tickets] počet karet cílových stanic: { $count }; smí jich být nejvýš { $most }
    }
fault-board-too-few = počet lokací: { $count }; to je na sedm hromádek známek málo
fault-board-bad-count =
    { $which ->
        [cars] lanových tramvají pro každého: { $count }; musí jich být 1 až 100
        [token-points] body musí být pro 0 až 7 známek; čísel je tu { $count }
        [token-locations] na začátku musí mít známky pět různých lokací
       *[points] body: { $count }; musí být { $least } až { $most }
    }
fault-board-bad-length =
    { $which ->
        [too-long] délka trasy { $length } není možná; musí být 1 až { $most }
       *[no-points] route_points nemá body pro délku { $length }
    }
fault-board-off-the-map = „{ $id }“ leží mimo plán: x a y musí být 0 až 1
fault-board-unknown-location = lokace „{ $id }“ na plánu není
fault-board-goes-nowhere = vede z lokace „{ $id }“ zase do ní
fault-board-too-many-ferries = trajektů: { $ferries }; na trasu o délce { $length } se nevejdou
fault-board-no-twin = „{ $id }“ je dvojitá, ale druhá polovina chybí
fault-board-not-double =
    { $which ->
        [pair] „{ $one }“ a „{ $other }“ vedou souběžně, ale nejsou obě dvojité
       *[more] souběžně vedou víc než dvě trasy
    }
fault-board-unequal-twins = poloviny dvojité trasy „{ $one }“ a „{ $other }“ mají různou délku
fault-board-duplicate-ticket = karta cílových stanic „{ $id }“ už tu je
fault-board-disconnected = z lokace „{ $one }“ nevedou žádné trasy do lokace „{ $other }“
fault-board-too-few-tickets = hráčů: { $seats }; karet cílových stanic je třeba aspoň { $needed }, je jich { $count }
fault-board-too-few-cards = hráčů: { $seats }; karet je třeba aspoň { $needed }, je jich { $count }
fault-board-too-many-hexes = mapa má políček nejvýš { $most }
fault-board-duplicate-hex = políčko { $hex } je tu dvakrát
fault-board-bad-capacity = kapacita je 1, 2 nebo 3, ne { $capacity }
fault-board-unclear-hex = políčko je krajina (žádné pole), přístav (port), počáteční lokace (id, city, start) nebo město (id, city, number, capacity)
fault-board-missing-city = chybí město z pravidel: „{ $id }“
fault-board-duplicate-number = číslo { $number } mají dvě města
fault-board-missing-number = číslo { $number } nemá žádné město
fault-board-number-out-of-range = čísla jsou 1 až 32, ne { $number }
fault-board-numbers-out-of-order = { $number } leží před { $before }: čísla jdou od východu na západ a ve sloupci od severu na jih
fault-board-missing-start = společnost nemá počáteční lokaci: { $company }
fault-board-duplicate-start = společnost má dvě počáteční lokace: { $company }
fault-board-port-count = mapa nemá žádný přístav, nebo jich má { $expected }, ne { $found }
fault-board-sea-and-land = { $hex } je zároveň pevnina
fault-board-unreachable-city = toto město nelze žádnou tratí spojit s počátečními lokacemi

# Čísla hry.
fault-tables-company-order = pořadí je wood, steel, leather, cotton
fault-tables-share-values = sloupec má jednu hodnotu pro každou délku trati od 0 do 15
fault-tables-demand-tokens = žetonů poptávky je 32, jeden pro každé číslované město
fault-tables-bot-tokens = každá kombinace různých posunů je na jednom žetonu, aspoň jeden posun společnosti je lichý a se 2 žetony s ikonou obnovení jich je tolik, co říká components.bot_tokens, nejvýš 16
fault-tables-shares = každá společnost má 9 akcií
fault-tables-train-space = jeden vlak začíná na mapě a na pole pro vlaky se vejde nejvýš 5
fault-tables-trains = každá společnost má dost vlaků na začátek a nejvýš 100
fault-tables-influence = vliv začíná nejvýš na 10 a jeho maximum není menší než začátek ani než 2

# Pozice kterékoli hry.
fault-position-lost-token =
    { $which ->
        [demand] žetonů poptávky, které nikde nejsou: { $count }
       *[other] známek „{ $symbol }“: { $found }; má jich být { $expected }
    }
fault-position-invented-token =
    { $which ->
        [demand] tolik žetonů { $token } ve hře není
        [removed] tohle nejsou žetony, které na mapě chybějí
       *[other] známek „{ $symbol }“: { $found }; má jich být { $expected }
    }

# Pozice hry San Francisco.
fault-position-seats = hráčů: { $found }; má jich být { $expected }
fault-position-no-such-seat = místo u stolu { $seat } neexistuje
fault-position-lost-card = karet „{ $card }“: { $found }; má jich být { $expected }
fault-position-invented-card = karet „{ $card }“: { $found }; má jich být { $expected }
fault-position-seen-not-held = ostatní viděli karty, které v ruce nejsou
fault-position-row-unsettled = ještě před tahem by se řada doplnila nebo odhodila, nebo by se zamíchal balíček
fault-position-route-twice = dva hráči mají stejnou trasu: „{ $route }“
fault-position-both-twins = obě poloviny dvojité trasy jsou obsazené proti pravidlům: „{ $route }“
fault-position-lost-cars = lanových tramvají: { $found }; má jich být { $expected }
fault-position-invented-cars = lanových tramvají: { $found }; má jich být { $expected }
fault-position-wrong-points = body za trasy: { $found }; má jich být { $expected }
fault-position-lost-ticket = karta cílových stanic nikde není: „{ $ticket }“
fault-position-invented-ticket =
    { $which ->
        [too-many] karet cílových stanic je příliš mnoho
       *[other] karta cílových stanic je na dvou místech: „{ $ticket }“
    }
fault-position-stack-clash = dva druhy známek leží ve stejné lokaci: „{ $one }“ a „{ $other }“
fault-position-lost-stack = hromádka známek patří do lokace „{ $location }“
fault-position-impossible =
    { $which ->
        [first-player] začínající hráč je známý právě tehdy, když jsou vybrané první karty cílových stanic
        [early-route] před prvním tahem není obsazená žádná trasa
        [waiting-stacks] čekající hromádky známek neodpovídají fázi
        [offer] nabídka neodpovídá fázi
        [no-ticket] každý si nechává aspoň jednu kartu cílových stanic
        [no-choice] není z čeho vybírat
        [turns-left] zbývající tahy neodpovídají lanovým tramvajím a fázi
       *[passes] vynechané tahy neodpovídají fázi
    }

# Pozice hry Mini Express.
fault-position-too-many-seats = počet míst: { $seats }
fault-position-too-much-influence = vliv je nejvýš { $most }
fault-position-too-many-passes = po tolika vynechaných tazích by byl konec
fault-position-train-twice = na políčku je od společnosti nejvýš jeden vlak
fault-position-impossible-train = do počáteční lokace jiné společnosti nikdo stavět nemůže
fault-position-loose-train = tento vlak není spojen s žádnou počáteční lokací své společnosti
fault-position-invented-share = akcií: { $found }; má jich být 9
fault-position-lost-share = akcií: { $found }; má jich být 9
fault-position-invented-train = vlaků: { $found }; má jich být { $expected }
fault-position-lost-train = vlaků: { $found }; má jich být { $expected }
fault-position-reserve-too-full = na pole pro vlaky se vejde nejvýš { $most }
fault-position-length-too-long = délka trati je nejvýš { $most }
fault-position-offer-without-supply = bez vlaku v zásobě není v nabídce žádná akcie (ME-2)
fault-position-overfull = na políčku { $hex } je příliš mnoho společností: { $found }; smí jich být nejvýš { $most }
fault-position-too-many-ports = příliš mnoho přístavů jedné společnosti: { $found }; smí jich být nejvýš { $most }
fault-position-golden-spike =
    { $which ->
        [not-played] Zlatý hřeb se nehraje
       *[trains] stav Zlatého hřebu neodpovídá vlakům v Omaze a San Franciscu
    }
fault-position-bad-phase =
    { $which ->
        [picks] výběr odložených akcií má méně kol
       *[exhausted] nabídka je vyčerpaná: hra dvou zkušených hráčů by skončila
    }
fault-position-bad-draft =
    { $which ->
        [held] takové akcie nemůže po tolika výběrech nikdo mít: { $picks }
       *[set-aside] odložených akcií každé společnosti bylo { $count }
    }
fault-position-bad-seat = na tom místě nesedí nikdo, kdo by mohl táhnout
fault-position-bad-part = dvě akce má tah jen ve hře dvou zkušených hráčů
fault-position-bad-choice = tato volba neplyne ze stavby, kterou uvádí
fault-position-stuck = odtud by nikdo nemohl pokračovat
fault-position-token-on-start = počáteční lokace nemá žeton poptávky
fault-position-token-in-full-city = plné město číslo { $number } má pořád žeton
fault-position-no-bot = v tomto režimu Mašinfíra nehraje
fault-position-bad-target = počáteční lokace není nikdy cílem
fault-position-invented-bot-token = některý žeton Mašinfíry je tu dvakrát
fault-position-lost-bot-token = některý žeton Mašinfíry nikde není
fault-position-early-bot-token = před posledním výběrem není vylosován žádný žeton a žetony s ikonou obnovení v sáčku nejsou
fault-position-no-refresh-token = po přípravě je žeton s ikonou obnovení v sáčku vždycky

# Požadavky a zprávy.
fault-request-not-an-object = požadavek je objekt JSON
fault-request-no-command = v požadavku chybí příkaz
fault-request-no-viewer = uveď, čí pohledy: místo, nebo null pro diváka
fault-request-unknown-command = příkaz „{ $name }“ tu není; jsou tu: { $known }
fault-request-too-long = řádek má nejvýš { $most } bajtů
fault-request-not-utf8 = není text v UTF-8
fault-request-not-json = tělo požadavku je application/json
fault-request-malformed = požadavku nelze rozumět
fault-request-unknown-path = na této adrese nic není
fault-request-wrong-method = tohle na této adrese udělat nelze
fault-request-too-slow = tělo požadavku přicházelo příliš dlouho
fault-request-too-large = tělo požadavku má nejvýš { $most } bajtů
fault-request-no-upgrade = tato adresa je jen pro WebSockety verze 13
fault-request-other-host = pod tímto jménem server neodpovídá; kdo ho provozuje, povolí je volbou --host
fault-server-broken = server udělal chybu
fault-server-not-ready = server teď nemůže sloužit: { $reason }
fault-protocol-no-hello = rozhovor začíná zprávou hello
fault-protocol-unknown = tento server mluví protokolem { $protocol }
fault-protocol-not-an-object = zpráva je objekt JSON
fault-protocol-no-submission = každý požadavek musí mít vlastní id, aby se poznal od opakovaného
fault-protocol-not-here = místa se obsazují přes POST /api/tables/ID/seats
fault-protocol-odd-id = id má 1 až { $most } písmen, číslic, - a _
fault-protocol-too-long = akce má nejvýš { $most } bajtů
fault-table-no-match = partie ještě není; začni příkazem new, load nebo continue
fault-table-no-such-seat = místo { $seat } u stolu není; místa jsou 0 až { $last }
fault-table-no-such-step = odehraných akcí: { $played }; takový krok není
fault-table-nothing-to-choose = místo { $seat } teď nemá z čeho vybírat
fault-table-unknown-entry = zápisů je tu { $entries }; takový tu není
fault-bots-no-clock = hodiny tu nejsou; uveď počet uzlů
fault-bots-unreadable-effort = „{ $effort }“ není ani počet uzlů, třeba 800, ani čas, třeba 1000ms
