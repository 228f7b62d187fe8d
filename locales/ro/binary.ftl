# Ce spune numai programul din terminal.

binary-seat = Locul { $seat }
binary-seat-of = Locul { $seat } ({ $bot })

list-two = { $most } și { $last }
list-more = { $most } și { $last }

# O partidă, pas cu pas.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } loc, seed { $seed }
        [few] { $game }, { $seats } locuri, seed { $seed }
       *[other] { $game }, { $seats } de locuri, seed { $seed }
    }
binary-not-over = Partida nu s-a terminat; la rând: { $names }
binary-result =
    { $count ->
        [one] Rezultatul după { $count } acțiune
        [few] Rezultatul după { $count } acțiuni
       *[other] Rezultatul după { $count } de acțiuni
    }
binary-wins = victorie
binary-shares-win = victorie împărțită
binary-record-right =
    { $count ->
        [one] Înregistrarea este corectă: { $count } acțiune, amprenta { $hash }
        [few] Înregistrarea este corectă: { $count } acțiuni, amprenta { $hash }
       *[other] Înregistrarea este corectă: { $count } de acțiuni, amprenta { $hash }
    }

# Raportul unei simulări.
binary-games =
    { $count ->
        [one] { $shown } partidă
        [few] { $shown } partide
       *[other] { $shown } de partide
    }
binary-took = { $games } în { $seconds } s
binary-speed = { $games } partide/s, { $decisions } decizii/s; { $mean } decizii pe partidă (între { $least } și { $most })
binary-head-seat = locul
binary-head-bot = bot
binary-head-wins = victorii
binary-head-rate = rata victoriilor (95 %)
binary-head-points = media punctelor
binary-rate = { $rate } % (între { $low } și { $high })
binary-endings = finaluri
binary-deciders = ce a decis
binary-progress = { $done } din { $all } partide, mai durează { $left }

# O partidă judecată: `roundhouse analyse`.
binary-analyse-head = Șansele de câștig după ce putea ști locul la rând și cât a pierdut mutarea sa.
binary-analyse-none = Nicio greșeală costisitoare.
binary-analyse-worst = Cele mai costisitoare greșeli
binary-analyse-better = mai bine: { $action }
binary-analyse-chance = șansă de câștig { $best } în loc de { $chosen }
binary-analyse-points = puncte așteptate { $best } în loc de { $chosen }
binary-analyse-line = apoi: { $line }
binary-analyse-progress = { $done } din { $all } mutări, rămân { $left }

# Serverul și fișierele cu table de joc.
binary-open = Roundhouse este deschis: { $address }
binary-board-good = { $name }: o tablă bună pentru { $game }
binary-board-seats = numărul de locuri: { $seats }
binary-error = eroare
