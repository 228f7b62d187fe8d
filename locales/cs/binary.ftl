# Co říká jen program v terminálu.

binary-seat = Místo { $seat }
binary-seat-of = Místo { $seat } ({ $bot })

list-two = { $most } a { $last }
list-more = { $most } a { $last }
list-either-two = { $most } nebo { $last }
list-either-more = { $most } nebo { $last }

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
binary-deal-honest = Rozdání bylo poctivé: seed byl daný předem a hráči do něj přidali svou náhodu.

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
binary-analyse-head = Šance na výhru podle toho, co mohl vědět hráč na tahu, a o kolik ho jeho akce připravila.
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
binary-range = { $low } až { $high }
binary-part-token-points = body za známky: { $count }
binary-part-token-locations = lokace se známkami: { $count }
binary-part-locations = lokace: { $count }
binary-part-routes = trasy: { $count }
binary-part-tickets = karty cílových stanic: { $count }
binary-part-named-in-rulebook = města z pravidel: { $count }
binary-part-hexes = políčka: { $count }
binary-part-sea = moře: { $count }
binary-field-length = délka
binary-field-ferries = trajekty
binary-field-points = body
binary-field-number = číslo
binary-field-capacity = kapacita
binary-error = chyba

# Co je špatně na souborech a nastavení samotného programu. Poslední jsou důvody, které udává systém.
fault-file-unreadable = nelze přečíst: { $reason }
fault-file-unwritable = nelze zapsat: { $reason }
fault-file-not-text = není text v UTF-8
fault-serve-no-address = nelze naslouchat na adrese { $address }, port { $port }: { $reason }
fault-serve-no-database = databázi nelze otevřít: { $reason }
fault-serve-broken = server nemůže pokračovat: { $reason }
fault-config-malformed =
    { $which ->
        [unknown-field] nastavení „{ $name }“ tu není; jsou tu: { $known }
       *[other] tomuto nelze rozumět: { $written }
    }
fault-config-no-directory = není tu složka pro data: uveď --database sqlite:SOUBOR
fault-config-odd-filter = tohle není filtr pro protokoly: { $filter }
fault-config-out-of-range = { $value } je mimo rozsah: { $least } až { $most }
fault-config-odd-host = „{ $host }“ není jméno počítače: piš je jako stul.example, bez https:// a portu
fault-log-gap = zápis { $entry } následuje po { $last }
fault-log-other-events = zápis { $entry } vypráví o jiných událostech
reason-not-found = není tam
reason-not-allowed = není to dovoleno
reason-exists = něco už tam je
reason-folder = je to složka
reason-no-folder = část cesty není složka
reason-not-text = není to text v UTF-8
reason-full = na disku už není místo
reason-read-only = lze to jen číst
reason-address-in-use = někdo tam už naslouchá
reason-address-not-here = takovou adresu tento počítač nemá

# Aréna.
fault-arena-other-format = tohle není soubor formátu „{ $expected }“
fault-arena-other-spec = soubor patří jiné aréně: má { $found }, ne { $asked }
fault-arena-fewer-blocks = partií v souboru: { $found }, víc než { $asked } (bloků: { $blocks }); žádej víc bloků
fault-arena-other-games =
    { $which ->
        [block] tady se hraje blok { $expected }
        [bots] tady hrají boti: { $expected }
        [points] míst, která mají body: { $expected }
       *[winners] u stolu někdo vyhrává
    }
fault-arena-bot-twice = „{ $bot }“ je tu dvakrát; hra proti sobě nic nedokazuje
fault-arena-game-twice = { $bots } hráli blok { $block } už v jiném z těchto souborů
fault-arena-never-met = „{ $bot }“ se nikdy neutkal s „{ $anchor }“ ani s nikým, přes koho by se dali porovnat
fault-arena-impossible = takovou arénu nemohl nikdo odehrát
fault-arena-too-few-bots = aréna potřebuje dva boty
fault-arena-too-few-seats = aréna potřebuje dvě místa; pro jednoho hráče je příkaz simulate
fault-arena-unknown-anchor = „{ $anchor }“ tu nehraje; hrají: { $bots }
fault-arena-not-a-pair = sekvenční test srovnává dva boty na dvou místech
fault-arena-bounds-out-of-order = { $low } není menší než { $high }
fault-arena-odd-bounds = mají to být dva rozdíly Elo od -1000 do 1000, nejdřív menší, třeba 0,20
