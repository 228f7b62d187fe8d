# Ce spune numai programul din terminal.

binary-seat = Jucătorul { $seat }
binary-seat-of = Jucătorul { $seat } ({ $bot })

list-two = { $most } și { $last }
list-more = { $most } și { $last }
list-either-two = { $most } sau { $last }
list-either-more = { $most } sau { $last }

# O partidă, pas cu pas.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } jucător, seed { $seed }
        [few] { $game }, { $seats } jucători, seed { $seed }
       *[other] { $game }, { $seats } de jucători, seed { $seed }
    }
binary-not-over = Partida nu s-a încheiat; la mutare: { $names }
binary-result =
    { $count ->
        [one] Rezultatul după { $count } mutare
        [few] Rezultatul după { $count } mutări
       *[other] Rezultatul după { $count } de mutări
    }
binary-wins = victorie
binary-shares-win = victorie împărțită
binary-record-right =
    { $count ->
        [one] Înregistrarea este corectă: { $count } mutare, amprenta { $hash }
        [few] Înregistrarea este corectă: { $count } mutări, amprenta { $hash }
       *[other] Înregistrarea este corectă: { $count } de mutări, amprenta { $hash }
    }
binary-deal-honest = Împărțirea a fost cinstită: seedul a fost promis dinainte și amestecat de jucători.

# Raportul unei simulări.
binary-games =
    { $count ->
        [one] { $shown } partidă
        [few] { $shown } partide
       *[other] { $shown } de partide
    }
binary-took = { $games } în { $seconds } s
binary-speed = { $games } partide/s, { $decisions } decizii/s; { $mean } decizii pe partidă (între { $least } și { $most })
binary-head-seat = jucător
binary-head-bot = bot
binary-head-wins = victorii
binary-head-rate = rata victoriilor (95 %)
binary-head-points = media punctelor
binary-rate = { $rate } % (între { $low } și { $high })
binary-endings = finaluri
binary-deciders = ce a decis
binary-progress = partide: { $done } din { $all }, mai durează { $left }

# O partidă judecată: `roundhouse analyse`.
binary-analyse-head = Șansele de câștig, judecate din ce putea ști cel la mutare, și cât l-a costat mutarea.
binary-analyse-none = Nicio greșeală costisitoare.
binary-analyse-worst = Cele mai costisitoare greșeli
binary-analyse-better = mai bine: { $action }
binary-analyse-chance = șansă de câștig { $best } în loc de { $chosen }
binary-analyse-points = puncte estimate { $best } în loc de { $chosen }
binary-analyse-line = apoi: { $line }
binary-analyse-progress = mutări: { $done } din { $all }, mai durează { $left }

# Serverul și fișierele cu table de joc.
binary-open = Roundhouse este deschis: { $address }
binary-board-good = { $name }: o tablă validă pentru { $game }
binary-board-seats = numărul de jucători: { $seats }
binary-range = { $low } până la { $high }
binary-part-token-points = puncte pentru jetoane de turist: { $count }
binary-part-token-locations = locații cu jetoane de turist: { $count }
binary-part-locations = locații: { $count }
binary-part-routes = rute: { $count }
binary-part-tickets = bilete: { $count }
binary-part-named-in-rulebook = orașe din regulament: { $count }
binary-part-hexes = hexagoane: { $count }
binary-part-sea = hexagoane de mare: { $count }
binary-field-length = lungime
binary-field-ferries = feriboturi
binary-field-points = puncte
binary-field-number = număr
binary-field-capacity = capacitate
binary-error = eroare

# Ce nu e în regulă cu fișierele și setările programului. La sfârșit sunt motivele date de sistem.
fault-file-unreadable = nu poate fi citit: { $reason }
fault-file-unwritable = nu poate fi scris: { $reason }
fault-file-not-text = nu este un text în UTF-8
fault-serve-no-address = nu se poate asculta la adresa { $address }, portul { $port }: { $reason }
fault-serve-no-database = baza de date nu poate fi deschisă: { $reason }
fault-serve-broken = serverul nu poate continua: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] nu există setarea „{ $name }”; există: { $known }
       *[other] acest rând nu poate fi înțeles: { $written }
    }
fault-config-no-directory = nu există un director de date: scrie --database sqlite:FIȘIER
fault-config-odd-filter = acesta nu este un filtru pentru jurnale: { $filter }
fault-config-out-of-range = { $value } este în afara limitelor: { $least } până la { $most }
fault-config-odd-host = „{ $host }” nu este numele unei gazde: scrie-l ca masa.example, fără https:// și port
fault-log-gap = intrarea { $entry } vine după { $last }
fault-log-other-events = intrarea { $entry } vorbește despre alte evenimente
reason-not-found = nu este acolo
reason-not-allowed = nu este permis
reason-exists = este deja ceva acolo
reason-folder = este un director
reason-no-folder = nu este un director, deși ar trebui
reason-not-text = nu este un text în UTF-8
reason-full = nu mai este loc
reason-read-only = se poate doar citi
reason-address-in-use = cineva ascultă deja acolo
reason-address-not-here = acest calculator nu are o asemenea adresă

# Arena.
fault-arena-other-format = acesta nu este un fișier de formatul „{ $expected }”
fault-arena-other-spec = fișierul este al altei arene: are { $found }, nu { $asked }
fault-arena-fewer-blocks = partide în fișier: { $found }, mai multe decât { $asked } (blocuri: { $blocks }); cere mai multe blocuri
fault-arena-other-games =
    { $which ->
        [block] aici se joacă blocul { $expected }
        [bots] aici joacă boții: { $expected }
        [points] numărul de locuri care au puncte: { $expected }
       *[winners] cineva de la masă câștigă
    }
fault-arena-bot-twice = „{ $bot }” participă de două ori; jocul cu sine însuși nu dovedește nimic
fault-arena-game-twice = { $bots } au jucat blocul { $block } și într-un alt fișier dintre acestea
fault-arena-never-met = „{ $bot }” nu s-a întâlnit niciodată nici cu „{ $anchor }”, nici cu cineva prin care cei doi ar putea fi comparați
fault-arena-impossible = nimeni nu putea juca o asemenea arenă
fault-arena-too-few-bots = o arenă are nevoie de doi boți
fault-arena-too-few-seats = o arenă are nevoie de două locuri; de unul singur joacă simulate
fault-arena-unknown-anchor = „{ $anchor }” nu participă; participă: { $bots }
fault-arena-not-a-pair = un test secvențial compară doi boți pe două locuri
fault-arena-bounds-out-of-order = { $low } nu este sub { $high }
fault-arena-odd-bounds = trebuie să fie două diferențe Elo de la -1000 la 1000, întâi cea mai mică, precum 0,20
