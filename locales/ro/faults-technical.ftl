# Ce nu e în regulă cu un fișier, o poziție sau o cerere scrisă de cineva. Codurile sunt ale motorului; numele
# câmpurilor, id-urile și valorile rămân cum sunt scrise acolo.

place-line = linia { $line }
place-line-column = linia { $line }, coloana { $column }

fault-input-not-json =
    acesta nu este JSON: { $which ->
        [ends-in-list] textul se termină în mijlocul unei liste
        [ends-in-object] textul se termină în mijlocul unui obiect
        [ends-in-text] textul se termină între ghilimele
        [ends-early] textul se termină unde trebuie să fie o valoare
        [no-colon] lipsește semnul „:”
        [list-goes-on] lipsește o virgulă sau sfârșitul listei
        [object-goes-on] lipsește o virgulă sau sfârșitul obiectului
        [no-value] nicio valoare nu se scrie așa
        [no-quote] lipsesc ghilimelele
        [odd-escape] un asemenea semn nu poate sta după bara oblică inversă
        [odd-number] niciun număr nu se scrie așa
        [number-too-large] numărul este prea mare
        [control-character] un text trebuie să rămână pe un rând, fără caractere de control
        [odd-name] numele unui câmp stă între ghilimele
        [last-comma] după această virgulă nu mai este nimic
        [more] după sfârșit mai urmează ceva
        [too-deep] imbricare prea adâncă
       *[other] { $detail }
    }
fault-input-malformed =
    { $which ->
        [unknown-field] aici nu există câmpul „{ $name }”; există: { $known }
        [unknown-name] „{ $name }” nu poate sta aici; există: { $known }
        [missing-field] lipsește câmpul „{ $name }”
        [field-twice] câmpul „{ $name }” apare de două ori
        [wrong-length]
            numărul de elemente: { $value }; trebuie să fie: { $expected ->
                [list-of] { $size }
                [fewer] mai puține
               *[other] alt număr
            }
        [wrong-value]
            s-a găsit: { $found ->
                [null] null
                [list] o listă
                [object] un obiect
                [text] „{ $value }”
               *[other] { $value }
            }; trebuie să fie: { $expected ->
                [text] un text
                [boolean] true sau false
                [list] o listă
                [list-of] o listă de lungime { $size }
                [object] un obiect
                [counts] numere de cărți
                [name] unul dintre numele cunoscute
                [null] null
                [u8] un număr întreg între 0 și 255
                [u16] un număr întreg între 0 și 65535
                [unsigned] un număr întreg, cel puțin 0
                [i8] un număr întreg între -128 și 127
                [i16] un număr întreg între -32768 și 32767
                [integer] un număr întreg
                [number] un număr
               *[other] altceva
            }
        [no-seats] lipsește numărul de jucători: poziția nu enumeră locurile
        [track-too-long] o linie are cel mult 5 hexagoane noi
        [token-on-start] o locație de start nu are jeton de cerere
        [route-twice] o rută apare de două ori
        [ticket-twice] un bilet apare de două ori
        [symbol-twice] un simbol de jeton apare de două ori
        [card-twice] un fel de cărți este numărat de două ori
        [no-card] un fel de cărți enumerat trebuie să existe cel puțin o dată
        [too-many-cards] nu sunt atâtea cărți în joc
       *[other] { $detail }
    }
fault-input-unknown-id =
    { $kind ->
        [location] nu există locația „{ $id }”
        [route] nu există ruta „{ $id }”
        [ticket] nu există biletul „{ $id }”
        [city] nu există orașul „{ $id }”
        [hex] nu există hexagonul „{ $id }”
        [bot-token] nu există jetonul botului „{ $id }”
        [seat] nu există locul { $id }
       *[other] nu există nimic cu numele „{ $id }”
    }

# Înregistrări.
fault-record-unfit =
    { $which ->
        [format] acesta nu este un fișier de formatul „{ $expected }”
        [game] aceasta nu este o partidă de „{ $expected }”
        [rules_version] s-a jucat după regulile { $found }; acestea sunt regulile { $expected }
       *[events] liste de evenimente: { $found }; trebuie să fie câte una pentru fiecare pas: { $expected }
    }
fault-record-other-events = după reguli se întâmplă altceva decât în înregistrare
fault-record-other-outcome = partida nu se termină cum spune înregistrarea
fault-record-other-hash = partida se termină în altă poziție decât spune înregistrarea
fault-record-not-promised = nimeni nu a promis dinainte seedul acestei partide: nu s-a jucat la o masă online
fault-record-other-promise = promisiunea din înregistrare este alta: „{ $promise }”
fault-record-other-secret = secretul nu este cel promis
fault-record-odd-contribution = valoarea aleatorie a unui jucător are cel mult 64 de litere și cifre
fault-record-other-seed = seedul nu este făcut din secret și din valorile aleatorii ale jucătorilor

# Table de joc.
fault-board-unknown-game = nimic din acest fișier nu seamănă cu tabla unui joc
fault-board-empty-id = tabla nu are id
fault-board-duplicate-id =
    { $which ->
        [location] locația „{ $id }” există deja
        [route] ruta „{ $id }” există deja
       *[city] două orașe au id-ul „{ $id }”
    }
fault-board-too-many =
    { $list ->
        [locations] numărul de locații: { $count }; pot fi cel mult { $most }
        [routes] numărul de rute: { $count }; pot fi cel mult { $most }
       *[tickets] numărul de bilete: { $count }; pot fi cel mult { $most }
    }
fault-board-too-few = numărul de locații: { $count }; sunt prea puține pentru cele șapte teancuri de jetoane de turist
fault-board-bad-count =
    { $which ->
        [cars] funiculare pentru fiecare jucător: { $count }; trebuie să fie între 1 și 100
        [token-points] trebuie să fie puncte pentru 0 până la 7 jetoane de turist; numere aici: { $count }
        [token-locations] la început, cinci locații diferite trebuie să aibă jetoane de turist
       *[points] puncte: { $count }; trebuie să fie între { $least } și { $most }
    }
fault-board-bad-length =
    { $which ->
        [too-long] nicio rută nu are lungimea { $length }; trebuie să fie între 1 și { $most }
       *[no-points] route_points nu are puncte pentru lungimea { $length }
    }
fault-board-off-the-map = „{ $id }” este în afara tablei: x și y trebuie să fie între 0 și 1
fault-board-unknown-location = nu există locația „{ $id }”
fault-board-goes-nowhere = duce de la „{ $id }” tot acolo
fault-board-too-many-ferries = feriboturi: { $ferries }; nu încap pe o rută de lungime { $length }
fault-board-no-twin = „{ $id }” este dublă, dar cealaltă rută lipsește
fault-board-not-double =
    { $which ->
        [pair] „{ $one }” și „{ $other }” sunt paralele, dar nu amândouă duble
       *[more] mai mult de două rute sunt paralele
    }
fault-board-unequal-twins = rutele „{ $one }” și „{ $other }” formează o rută dublă, dar au lungimi diferite
fault-board-duplicate-ticket = biletul „{ $id }” există deja
fault-board-disconnected = nicio rută nu duce de la „{ $one }” la „{ $other }”
fault-board-too-few-tickets = pentru { $seats } jucători trebuie să fie cel puțin atâtea bilete: { $needed }; sunt { $count }
fault-board-too-few-cards = pentru { $seats } jucători trebuie să fie cel puțin atâtea cărți: { $needed }; sunt { $count }
fault-board-too-many-hexes = numărul de hexagoane al unei hărți este cel mult { $most }
fault-board-duplicate-hex = hexagonul { $hex } apare de două ori
fault-board-bad-capacity = o capacitate este 1, 2 sau 3, nu { $capacity }
fault-board-unclear-hex = un hexagon este teren (niciun câmp), port (port), locație de start (id, city, start) sau oraș (id, city, number, capacity)
fault-board-missing-city = lipsește orașul din regulament: „{ $id }”
fault-board-duplicate-number = două orașe au numărul { $number }
fault-board-missing-number = niciun oraș nu are numărul { $number }
fault-board-number-out-of-range = numerele sunt între 1 și 32, nu { $number }
fault-board-numbers-out-of-order = { $number } se află înaintea lui { $before }: numerele merg de la est la vest, iar într-o coloană de la nord la sud
fault-board-missing-start = o companie nu are locație de start: { $company }
fault-board-duplicate-start = o companie are două locații de start: { $company }
fault-board-port-count = o hartă nu are porturi sau are { $expected }, nu { $found }
fault-board-sea-and-land = { $hex } este și uscat
fault-board-unreachable-city = nicio linie nu poate lega acest oraș de locațiile de start

# Numerele jocului.
fault-tables-company-order = ordinea este wood, steel, leather, cotton
fault-tables-share-values = o coloană are câte o valoare pentru fiecare lungime de linie de la 0 la 15
fault-tables-demand-tokens = sunt 32 de jetoane de cerere, câte unul pentru fiecare oraș numerotat
fault-tables-bot-tokens = fiecare combinație de mutări diferite este pe un jeton, cu cel puțin o mutare de companie impară, iar împreună cu 2 jetoane de reîmprospătare sunt câte spune components.bot_tokens, cel mult 16
fault-tables-shares = fiecare companie are 9 acțiuni
fault-tables-train-space = un tren începe pe hartă, iar o rezervă are loc pentru cel mult 5
fault-tables-trains = fiecare companie are destule trenuri pentru început și cel mult 100
fault-tables-influence = influența începe de la cel mult 10, iar maximul ei nu este sub început și nici sub 2

# Poziții ale oricărui joc.
fault-position-lost-token =
    { $which ->
        [demand] jetoane de cerere care nu sunt nicăieri: { $count }
       *[other] jetoane de turist „{ $symbol }”: { $found }; trebuie să fie { $expected }
    }
fault-position-invented-token =
    { $which ->
        [demand] nu sunt atâtea jetoane { $token } în joc
        [removed] acestea nu sunt jetoanele care lipsesc de pe hartă
       *[other] jetoane de turist „{ $symbol }”: { $found }; trebuie să fie { $expected }
    }

# Poziții din San Francisco.
fault-position-seats = jucători: { $found }; trebuie să fie { $expected }
fault-position-no-such-seat = nu există locul { $seat }
fault-position-lost-card = cărți „{ $card }”: { $found }; trebuie să fie { $expected }
fault-position-invented-card = cărți „{ $card }”: { $found }; trebuie să fie { $expected }
fault-position-seen-not-held = s-au văzut cărți care nu sunt în mână
fault-position-row-unsettled = înainte să joace cineva, rândul s-ar completa sau s-ar depune ori teancul s-ar amesteca
fault-position-route-twice = doi jucători au aceeași rută: „{ $route }”
fault-position-both-twins = ambele rute ale unei rute duble sunt revendicate împotriva regulilor: „{ $route }”
fault-position-lost-cars = funiculare: { $found }; trebuie să fie { $expected }
fault-position-invented-cars = funiculare: { $found }; trebuie să fie { $expected }
fault-position-wrong-points = puncte pentru rute: { $found }; trebuie să fie { $expected }
fault-position-lost-ticket = un bilet nu este nicăieri: „{ $ticket }”
fault-position-invented-ticket =
    { $which ->
        [too-many] sunt prea multe bilete
       *[other] un bilet este în două locuri: „{ $ticket }”
    }
fault-position-stack-clash = două feluri de jetoane de turist sunt la aceeași locație: „{ $one }” și „{ $other }”
fault-position-lost-stack = la „{ $location }” trebuie să fie un teanc de jetoane de turist
fault-position-impossible =
    { $which ->
        [first-player] primul jucător este cunoscut exact atunci când primele bilete sunt alese
        [early-route] nicio rută nu este revendicată înainte de prima tură
        [waiting-stacks] teancurile de jetoane de turist în așteptare nu se potrivesc cu faza
        [offer] oferta nu se potrivește cu faza
        [no-ticket] fiecare păstrează cel puțin un bilet
        [no-choice] nu este nimic de ales
        [turns-left] turele rămase nu se potrivesc cu funicularele și cu faza
       *[passes] pasurile nu se potrivesc cu faza
    }

# Poziții din Mini Express.
fault-position-too-many-seats = numărul de locuri: { $seats }
fault-position-too-much-influence = influența este cel mult { $most }
fault-position-too-many-passes = după atâtea pasuri partida s-ar fi încheiat
fault-position-train-twice = pe un hexagon este cel mult un tren al unei companii
fault-position-impossible-train = nimeni nu poate construi până la locația de start a altei companii
fault-position-loose-train = acest tren nu este legat de nicio locație de start a companiei sale
fault-position-invented-share = acțiuni: { $found }; trebuie să fie 9
fault-position-lost-share = acțiuni: { $found }; trebuie să fie 9
fault-position-invented-train = trenuri: { $found }; trebuie să fie { $expected }
fault-position-lost-train = trenuri: { $found }; trebuie să fie { $expected }
fault-position-reserve-too-full = o rezervă are loc pentru cel mult { $most }
fault-position-length-too-long = lungimea unei linii este cel mult { $most }
fault-position-offer-without-supply = fără niciun tren în stoc nu este nicio acțiune în ofertă (ME-2)
fault-position-overfull = pe hexagonul { $hex } sunt prea multe companii: { $found }; pot fi cel mult { $most }
fault-position-too-many-ports = prea multe porturi ale unei companii: { $found }; pot fi cel mult { $most }
fault-position-golden-spike =
    { $which ->
        [not-played] nu se joacă cu Pironul de aur
       *[trains] starea Pironului de aur nu se potrivește cu trenurile din Omaha și San Francisco
    }
fault-position-bad-phase =
    { $which ->
        [picks] alegerea acțiunilor puse deoparte are mai puține runde
       *[exhausted] o ofertă este epuizată: partida celor doi experți s-ar fi încheiat
    }
fault-position-bad-draft =
    { $which ->
        [held] după atâtea alegeri nimeni nu poate avea aceste acțiuni: { $picks }
       *[set-aside] acțiuni ale fiecărei companii puse deoparte: { $count }
    }
fault-position-bad-seat = acolo nu stă nimeni care să poată juca
fault-position-bad-part = numai în partida celor doi experți o tură are două mutări
fault-position-bad-choice = această alegere nu decurge din construcția pe care o numește
fault-position-stuck = de aici nimeni nu ar putea continua
fault-position-token-on-start = o locație de start nu are jeton de cerere
fault-position-token-in-full-city = orașul plin cu numărul { $number } mai are un jeton
fault-position-no-bot = în acest mod nu joacă niciun bot
fault-position-bad-target = o locație de start nu este niciodată ținta
fault-position-invented-bot-token = un jeton al botului apare de două ori
fault-position-lost-bot-token = un jeton al botului nu este nicăieri
fault-position-early-bot-token = înainte de ultima alegere nu este tras niciun jeton, iar jetoanele de reîmprospătare nu sunt în săculeț
fault-position-no-refresh-token = după pregătire, un jeton de reîmprospătare este mereu în săculeț

# Cereri și mesaje.
fault-request-not-an-object = o cerere este un obiect JSON
fault-request-no-command = o cerere își numește comanda
fault-request-no-viewer = spune prin ochii cui se privește: un loc, sau null pentru un spectator
fault-request-unknown-command = nu există comanda „{ $name }”; există: { $known }
fault-request-too-long = numărul de octeți al unui rând este cel mult { $most }
fault-request-not-utf8 = nu este un text în UTF-8
fault-request-not-json = corpul cererii este application/json
fault-request-malformed = cererea nu poate fi înțeleasă
fault-request-unknown-path = la această adresă nu este nimic
fault-request-wrong-method = asta nu se poate face la această adresă
fault-request-too-slow = corpul cererii a sosit prea încet
fault-request-too-large = numărul de octeți al corpului cererii este cel mult { $most }
fault-request-no-upgrade = această adresă este doar pentru WebSocketuri de versiunea 13
fault-request-other-host = serverul nu răspunde la acest nume; cine îl administrează îl permite prin --host
fault-server-broken = a apărut o eroare pe server
fault-server-not-ready = serverul nu poate servi acum: { $reason }
fault-protocol-no-hello = o conversație începe cu hello
fault-protocol-unknown = acest server vorbește protocolul { $protocol }
fault-protocol-not-an-object = un mesaj este un obiect JSON
fault-protocol-no-submission = fiecare comandă are id-ul ei, ca să se deosebească de una repetată
fault-protocol-not-here = locurile se ocupă prin POST /api/tables/ID/seats
fault-protocol-odd-id = un id are litere, cifre, - și _, între 1 și { $most } caractere
fault-protocol-too-long = numărul de octeți al unei mutări este cel mult { $most }
fault-table-no-match = nu există încă o partidă; începe cu new, load sau continue
fault-table-no-such-seat = nu există locul { $seat }; locurile sunt de la 0 la { $last }
fault-table-no-such-step = mutări jucate: { $played }; nu există o asemenea mutare
fault-table-nothing-to-choose = locul { $seat } nu are acum nimic de ales
fault-table-unknown-entry = intrări aici: { $entries }; nu există una ca aceasta
fault-bots-no-clock = aici nu este niciun ceas; spune câte noduri
fault-bots-unreadable-effort = „{ $effort }” nu este nici un număr de noduri, precum 800, nici un timp, precum 1000ms
