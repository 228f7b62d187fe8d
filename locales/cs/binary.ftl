# Co říká jen program v terminálu.

binary-seat = Místo { $seat }
binary-seat-of = Místo { $seat } ({ $bot })

list-two = { $most } a { $last }
list-more = { $most } a { $last }

# Partie tah po tahu.
binary-match =
    { $seats ->
        [one] { $game }, { $seats } místo, seed { $seed }
        [few] { $game }, { $seats } místa, seed { $seed }
       *[other] { $game }, { $seats } míst, seed { $seed }
    }
binary-not-over = Partie ještě neskončila, na tahu: { $names }
binary-result =
    { $count ->
        [one] Výsledek po { $count } akci
        [few] Výsledek po { $count } akcích
       *[other] Výsledek po { $count } akcích
    }
binary-wins = výhra
binary-shares-win = dělená výhra
binary-record-right =
    { $count ->
        [one] Záznam je v pořádku: { $count } akce, otisk { $hash }
        [few] Záznam je v pořádku: { $count } akce, otisk { $hash }
       *[other] Záznam je v pořádku: { $count } akcí, otisk { $hash }
    }

# Zpráva o simulaci.
binary-games =
    { $count ->
        [one] { $shown } partie
        [few] { $shown } partie
       *[other] { $shown } partií
    }
binary-took = { $games } za { $seconds } s
binary-speed = { $games } partií/s, { $decisions } rozhodnutí/s; { $mean } rozhodnutí na partii ({ $least } až { $most })
binary-head-seat = místo
binary-head-bot = bot
binary-head-wins = výhry
binary-head-rate = podíl výher (95 %)
binary-head-points = průměr bodů
binary-rate = { $rate } % ({ $low } až { $high })
binary-endings = konce
binary-deciders = rozhodlo
binary-progress = { $done } z { $all } partií, zbývá { $left }

# Posouzení partie: `roundhouse analyse`.
binary-analyse-head = Šance na výhru podle toho, co mohlo místo na tahu vědět, a co jeho akce ztratila.
binary-analyse-none = Žádné drahé chyby.
binary-analyse-worst = Nejdražší chyby
binary-analyse-better = lepší: { $action }
binary-analyse-chance = šance na výhru { $best } místo { $chosen }
binary-analyse-points = očekávané body { $best } místo { $chosen }
binary-analyse-line = potom: { $line }
binary-analyse-progress = { $done } z { $all } akcí, zbývá { $left }

# Server a soubory s plány.
binary-open = Roundhouse je otevřený: { $address }
binary-board-good = { $name }: plán pro { $game } je v pořádku
binary-board-seats = počet míst: { $seats }
binary-error = chyba
