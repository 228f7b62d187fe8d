# Wat alleen het programma zegt, in een terminal.

binary-seat = Plaats { $seat }
binary-seat-of = Plaats { $seat } ({ $bot })

list-two = { $most } en { $last }
list-more = { $most } en { $last }

# Een partij, stap voor stap.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } plaats, seed { $seed }
       *[other] { $game }, { $seats } plaatsen, seed { $seed }
    }
binary-not-over = Nog niet afgelopen, aan zet: { $names }
binary-result =
    { $count ->
        [one] Uitslag na { $count } actie
       *[other] Uitslag na { $count } acties
    }
binary-wins = wint
binary-shares-win = deelt de winst
binary-record-right =
    { $count ->
        [one] Het verslag klopt: { $count } actie, hash { $hash }
       *[other] Het verslag klopt: { $count } acties, hash { $hash }
    }

# Het rapport van een simulatie.
binary-games =
    { $count ->
        [one] { $shown } partij
       *[other] { $shown } partijen
    }
binary-took = { $games } in { $seconds } s
binary-speed = { $games } partijen/s, { $decisions } beslissingen/s; { $mean } beslissingen per partij ({ $least } tot { $most })
binary-head-seat = plaats
binary-head-bot = bot
binary-head-wins = gewonnen
binary-head-rate = winstkans (95%)
binary-head-points = gemiddelde punten
binary-rate = { $rate }% ({ $low } tot { $high })
binary-endings = afloop
binary-deciders = beslist door
binary-progress = { $done } van { $all } partijen, nog { $left }

# Een partij beoordeeld: `roundhouse analyse`.
binary-analyse-head = Winstkansen zoals de plaats aan zet ze kon kennen, en wat de actie verloor.
binary-analyse-none = Geen dure fouten.
binary-analyse-worst = De duurste fouten
binary-analyse-better = beter: { $action }
binary-analyse-chance = winstkans { $best } in plaats van { $chosen }
binary-analyse-points = verwachte punten { $best } in plaats van { $chosen }
binary-analyse-line = daarna: { $line }
binary-analyse-progress = { $done } van { $all } acties, nog { $left }

# De server en bordbestanden.
binary-open = Roundhouse is open: { $address }
binary-board-good = { $name }: een goed bord voor { $game }
binary-board-seats = aantal plaatsen: { $seats }
binary-error = fout
