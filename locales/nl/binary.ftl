# Wat alleen het programma zegt, in een terminal.

binary-seat = Speler { $seat }
binary-seat-of = Speler { $seat } ({ $bot })

list-two = { $most } en { $last }
list-more = { $most } en { $last }
list-either-two = { $most } of { $last }
list-either-more = { $most } of { $last }

# Een partij, stap voor stap.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } speler, seed { $seed }
       *[other] { $game }, { $seats } spelers, seed { $seed }
    }
binary-not-over = Nog niet afgelopen, aan de beurt: { $names }
binary-result =
    { $count ->
        [one] Uitslag na { $count } zet
       *[other] Uitslag na { $count } zetten
    }
binary-wins = wint
binary-shares-win = deelt de overwinning
binary-record-right =
    { $count ->
        [one] Het verslag klopt: { $count } zet, hash { $hash }
       *[other] Het verslag klopt: { $count } zetten, hash { $hash }
    }
binary-deal-honest = De verdeling was eerlijk: de seed was vooraf beloofd en door de spelers gemengd.

# Het rapport van een simulatie.
binary-games =
    { $count ->
        [one] { $shown } partij
       *[other] { $shown } partijen
    }
binary-took = { $games } in { $seconds } s
binary-speed = { $games } partijen/s, { $decisions } beslissingen/s; { $mean } beslissingen per partij ({ $least } tot { $most })
binary-head-seat = speler
binary-head-bot = bot
binary-head-wins = gewonnen
binary-head-rate = winstpercentage (95%)
binary-head-points = gemiddelde punten
binary-rate = { $rate }% ({ $low } tot { $high })
binary-endings = afloop
binary-deciders = beslist door
binary-progress = { $done } van { $all } partijen, nog { $left }

# Een partij beoordeeld: `roundhouse analyse`.
binary-analyse-head = De winstkansen, beoordeeld op wat de speler aan de beurt kon weten, en wat de zet kostte.
binary-analyse-none = Geen dure fouten.
binary-analyse-worst = De duurste fouten
binary-analyse-better = beter: { $action }
binary-analyse-chance = winstkans { $best } in plaats van { $chosen }
binary-analyse-points = verwachte punten { $best } in plaats van { $chosen }
binary-analyse-line = daarna: { $line }
binary-analyse-progress = { $done } van { $all } zetten, nog { $left }

# De server en bordbestanden.
binary-open = Roundhouse is open: { $address }
binary-board-good = { $name }: een goed bord voor { $game }
binary-board-seats = aantal spelers: { $seats }
binary-range = { $low } tot en met { $high }
binary-part-token-points = punten voor toeristenfiches: { $count }
binary-part-token-locations = locaties met toeristenfiches: { $count }
binary-part-locations = locaties: { $count }
binary-part-routes = routes: { $count }
binary-part-tickets = bestemmingskaarten: { $count }
binary-part-named-in-rulebook = steden uit de spelregels: { $count }
binary-part-hexes = velden: { $count }
binary-part-sea = zeevelden: { $count }
binary-field-length = lengte
binary-field-ferries = veerboten
binary-field-points = punten
binary-field-number = nummer
binary-field-capacity = capaciteit
binary-error = fout

# Wat er mis is met bestanden en instellingen van het programma zelf. De laatste zijn de redenen van het systeem.
fault-file-unreadable = kan niet worden gelezen: { $reason }
fault-file-unwritable = kan niet worden geschreven: { $reason }
fault-file-not-text = is geen tekst in UTF-8
fault-serve-no-address = kan niet luisteren op { $address }, poort { $port }: { $reason }
fault-serve-no-database = de database kan niet worden geopend: { $reason }
fault-serve-broken = de server kan niet verder: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] de instelling ‘{ $name }’ bestaat niet; mogelijk zijn: { $known }
       *[other] dit is niet te begrijpen: { $written }
    }
fault-config-no-directory = er is geen map voor gegevens: geef --database sqlite:BESTAND op
fault-config-odd-filter = dit is geen filter voor logboeken: { $filter }
fault-config-out-of-range = { $value } valt buiten het bereik: { $least } tot en met { $most }
fault-config-odd-host = ‘{ $host }’ is geen hostnaam: schrijf die als tafel.example, zonder https:// en poort
fault-log-gap = regel { $entry } komt na { $last }
fault-log-other-events = regel { $entry } vertelt over andere gebeurtenissen
reason-not-found = het is er niet
reason-not-allowed = dat is niet toegestaan
reason-exists = er staat al iets
reason-folder = het is een map
reason-no-folder = wat een map zou moeten zijn, is er geen
reason-not-text = het is geen tekst in UTF-8
reason-full = er is geen ruimte meer
reason-read-only = er kan alleen worden gelezen
reason-address-in-use = daar luistert al iemand
reason-address-not-here = deze computer heeft dat adres niet

# De arena.
fault-arena-other-format = dit is geen bestand van het formaat ‘{ $expected }’
fault-arena-other-spec = het bestand is van een andere arena: er staat { $found }, niet { $asked }
fault-arena-fewer-blocks = partijen in het bestand: { $found }, meer dan { $asked } (blokken: { $blocks }); vraag om meer blokken
fault-arena-other-games =
    { $which ->
        [block] hier wordt blok { $expected } gespeeld
        [bots] hier spelen de bots: { $expected }
        [points] aantal plaatsen met punten: { $expected }
       *[winners] iemand aan tafel wint
    }
fault-arena-bot-twice = ‘{ $bot }’ doet twee keer mee; tegen zichzelf spelen bewijst niets
fault-arena-game-twice = { $bots } speelden blok { $block } ook in een ander van deze bestanden
fault-arena-never-met = ‘{ $bot }’ speelde nooit tegen ‘{ $anchor }’, en ook niet tegen iemand via wie de twee te vergelijken zijn
fault-arena-impossible = zo’n arena kan niemand gespeeld hebben
fault-arena-too-few-bots = een arena heeft twee bots nodig
fault-arena-too-few-seats = een arena heeft twee plaatsen nodig; alleen spelen doet simulate
fault-arena-unknown-anchor = ‘{ $anchor }’ doet niet mee; dit zijn de bots: { $bots }
fault-arena-not-a-pair = een sequentiële test vergelijkt twee bots op twee plaatsen
fault-arena-bounds-out-of-order = { $low } is niet lager dan { $high }
fault-arena-odd-bounds = het moeten twee Elo-verschillen van -1000 tot 1000 zijn, het laagste eerst, zoals 0,20
