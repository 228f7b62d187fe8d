# Nápověda programu a co říká o příkazovém řádku, který nedává smysl.
# Zpráva se jmenuje podle svého místa: help-PŘÍKAZ-ARGUMENT, nebo help-ARGUMENT, kde ho má víc příkazů.

help-heading-usage = Použití
help-heading-commands = Příkazy
help-heading-arguments = Argumenty
help-heading-options = Přepínače
help-heading-examples = Příklady
help-note-default = [výchozí: { $value }]
help-note-environment = [prostředí: { $value }]
help-note-possible = [možné hodnoty: { $values }]
help-heading-possible = Možné hodnoty

# Co stojí místo hodnoty.
help-value-address = ADRESA
help-value-bot = BOT
help-value-bots = BOTI
help-value-command = PŘÍKAZ
help-value-file = SOUBOR
help-value-filter = FILTR
help-value-game = HRA
help-value-language = JAZYK
help-value-low-high = DOLNÍ,HORNÍ
help-value-options = PŘEPÍNAČE
help-value-origin = PŮVOD
help-value-port = PORT
help-value-seat = MÍSTO
help-value-seed = SEED
help-value-yes = ANO

# Argumenty, které má víc příkazů.
help-help = Zobrazí nápovědu; -h je kratší než --help
help-version = Zobrazí verzi
help-lang = V jakém jazyce; jinak podle LC_ALL, LC_MESSAGES nebo LANG, a když nic neříkají, anglicky
help-game = Která hra
help-seats = Kolik hráčů hraje; jinak co nejméně
help-seed = Libovolný text; stejný seed dá stejné partie a stejnou zprávu
help-threads = Kolik vláken se o práci dělí; jinak jedno na každé jádro
help-options = Volby hry jako JSON
help-board = Hraje na plánu z tohoto souboru
help-file = Záznam, jak ho zapíše simulate --record nebo příkaz record rozhraní engine
help-json = Vypíše zprávu jako JSON

# roundhouse
help-about = Otevřený stůl pro železniční hry
help-about-long = Hraje železniční deskové hry podle úplných pravidel: v prohlížeči, proti botům nebo společně u jedné obrazovky (to dělá bez příkazu); simuluje tisíce partií za sekundu, mluví s programy v JSONu, přehrává zaznamenané partie, kontroluje plány a vysvětluje pravidla.
help-example-table = stůl v prohlížeči
help-example-show = jedna celá partie slovy
help-example-games = k čemu vede náhodná hra ve čtyřech
help-example-strongest = který bot je nejsilnější?
help-example-rules = pravidla hry v jazyce podle tvého výběru
help-example-engine = všechno, co může program chtít
help-exit-codes = Návratové kódy: 0 všechno v pořádku, 1 chyba ve vstupu, 2 chybné použití.

# roundhouse help
help-help-about = Zobrazí tuto nápovědu, nebo nápovědu k příkazu

# roundhouse serve. Pevná mezera drží výchozí hodnotu na jednom řádku.
help-serve-about = Spustí webovou aplikaci a online stoly: hraje se v prohlížeči. Výchozí příkaz
help-serve-config = Přečte nastavení z tohoto souboru TOML: stejné názvy, s podtržítky
help-serve-address = Adresa, na které naslouchá; 0.0.0.0 pustí dovnitř i jiné počítače [výchozí: 127.0.0.1]
help-serve-port = Port, na kterém naslouchá; 0 vezme libovolný volný [výchozí: 8080]
help-serve-database = Kde je všechno uloženo: sqlite:SOUBOR nebo postgres://… [výchozí: soubor SQLite v tvé složce pro data]
help-serve-bus = Jak si servery nad jednou databází dávají vědět, kam se podívat: nats://… [výchozí: dělá to PostgreSQL]
help-serve-origins = Obslouží i stránky tohoto původu, třeba https://stul.example; lze opakovat. Adresa, ze které byla stránka načtena, je povolená vždy
help-serve-hosts = Odpovídá i pod tímto jménem, třeba stul.example; lze opakovat. Vždy odpovídá na localhost a číselné adresy; bez tohoto nastavení i na jakékoli jméno, pokud není jen pro tento počítač
help-serve-secure = Server je za TLS: cookies jen pro šifrovaná spojení
help-serve-proxy = Server je za proxy, která v X-Forwarded-For říká, kdo se ptá
help-serve-max-connections = Kolik spojení najednou [výchozí: 20000]
help-serve-max-connections-per-address = Kolik spojení najednou z jedné adresy; za proxy je to věc proxy [výchozí: 256]
help-serve-max-sockets-per-address = Kolik socketů najednou z jedné adresy [výchozí: 200]
help-serve-max-rate = Kolik zpráv za sekundu z jednoho socketu a požadavků z jedné adresy [výchozí: 20]
help-serve-max-tables-per-hour = Kolik nových stolů za hodinu z jedné adresy [výchozí: 60]
help-serve-keep-days = Smaže dohraný stůl po tolika dnech [výchozí: zůstane navždy]
help-serve-log = Co zapisovat do protokolu, třeba info nebo server=debug [výchozí: info]
help-serve-log-json = Protokol pro programy: na každém řádku objekt JSON
help-example-alone = jen pro tento počítač; stoly jsou v souboru SQLite v tvé složce pro data
help-example-everybody = pro každého, kdo se na tento počítač dostane
help-example-several = jeden z více serverů nad jednou databází, za proxy, která mluví TLS
help-serve-more = Jak ho provozovat naostro: docs/hosting.md.

# roundhouse simulate
help-simulate-about = Nechá boty sehrát mnoho partií a vypíše body, podíl výher a rychlost
help-simulate-bots = Kdo hraje: jeden bot na všech místech, nebo na každém jiný, oddělení čárkami; dva se na čtyřech místech střídají
help-simulate-games = Kolik partií se počítá; jinak 1000, nebo žádná, když se jedna ukazuje
help-simulate-show = Ukáže jednu celou partii s tímto seedem, tah po tahu
help-simulate-record = Zapíše ukázanou partii do tohoto souboru
help-example-speed = jak je to rychlé a k čemu vede náhodná hra
help-example-better = je greedy lepší než random? pro program
help-example-kept = jedna partie slovy, uložená do souboru pro roundhouse replay

# roundhouse arena
help-arena-about = Zjistí, kteří boti jsou silnější a jak je to jisté
help-arena-bots = Kdo se účastní, oddělení čárkami; jinak všichni boti hry
help-arena-blocks = Kolik rozdání se hraje, každé ve všech sestavách a se všemi výměnami míst
help-arena-sprt = Dva boti na dvou místech: skončí, jakmile je jasné, zda je první silnější než druhý o DOLNÍ, nebo o HORNÍ počet bodů Elo, každý omyl s pravděpodobností nejvýš 5 %
help-anchor = Čí hodnocení je 0; jinak prvního bota
help-arena-out = Během hry vše ukládá do tohoto souboru; když už existuje, pokračuje v něm
help-html = Zapíše do tohoto souboru stránku s tabulkami a grafy
help-example-everyone = každý bot proti každému; po přerušení a novém spuštění pokračuje
help-example-stronger = je planner silnější než racer? skončí, až to bude jasné
help-example-three = tři u stolu
help-arena-more = Jak tomu rozumět: docs/arena.md.

# roundhouse ladder
help-ladder-about = Ohodnotí boty z několika arén dohromady
help-ladder-files = Soubory arén jedné hry se stejným počtem míst, stejnými volbami a stejným plánem
help-example-ladder = všichni změření boti vzhledem k botu planner

# roundhouse engine
help-engine-about = Hraje partie pomocí řádků JSON na standardním vstupu a výstupu
help-engine-lines = Jeden požadavek na řádku standardního vstupu, jedna odpověď na řádku standardního výstupu:
help-engine-answers = Odpovědi jsou { $good } nebo { $bad }; { $help } vypíše všechny příkazy. Všechno popisuje docs/engine-protocol.md.

# roundhouse replay
help-replay-about = Zkontroluje zaznamenanou partii krok za krokem a vypíše ji
help-replay-verify = Ověří i to, že rozdání bylo poctivé: že byl seed daný před přípravou a že do něj vstoupila náhoda hráčů
help-replay-commitment = Záruka, která byla ukázána u stolu, k porovnání se zárukou v záznamu
help-replay-quiet = Nevypíše nic než chyby
help-replay-json = Vypíše výsledek kontroly jako JSON

# roundhouse analyse
help-analyse-about = Posoudí zaznamenanou partii: šance na výhru akci po akci a nejdražší chyby
help-analyse-nodes = Kolik možných pokračování se u každého rozhodnutí prohlédne; víc je jistější a pomalejší
help-analyse-seat = Posoudí jen toto místo
help-analyse-json = Vypíše všechno jako JSON
help-analyse-more = Každé rozhodnutí se posuzuje podle toho, co jeho hráč mohl tehdy vědět: nepočítá se ani to, co měli ostatní, ani to, co se dobralo později.

# roundhouse board
help-board-about = Práce se soubory s plány
help-board-check-about = Zkontroluje soubor s plánem: vypíše každou chybu s jejím místem, nebo plán shrne
help-board-check-file = Soubor s plánem
help-board-check-game = Hra, ke které patří; jinak se pozná z obsahu souboru
help-board-check-json = Vypíše výsledek jako JSON

# roundhouse rules
help-rules-about = Vypíše pravidla hry

# Bot, o kterém mluví jen programy a tato nápověda.
bot-search-about = u každého rozhodnutí si prohlédne 800 možných pokračování a vidí všechno; jde i jiný počet nebo čas: search:1000ms
bot-flat-about = totéž bez stromu, aby bylo vidět, co strom přináší

# Příkazový řádek, který nedává smysl.
usage-tip = tip
usage-similar = nemělo to být { $this }?
usage-as-value = má-li být „{ $value }“ hodnota, napiš { $this }
usage-help = Víc se dozvíš pomocí { $flag }.
usage-unknown-argument = argument „{ $argument }“ tu není
usage-unknown-command = příkaz „{ $command }“ neexistuje
usage-missing-command = za „{ $command }“ chybí příkaz
usage-commands = [příkazy: { $values }]
usage-missing-arguments = chybí povinné:
usage-missing-value = { $argument } potřebuje hodnotu
usage-wrong-value = „{ $value }“ není hodnota pro { $argument }
usage-too-many-values = { $argument } nemá hodnotu „{ $value }“
usage-conflict = { $argument } nejde použít zároveň s { $other }
usage-twice = { $argument } lze použít jen jednou
usage-not-text = některý argument není text v UTF-8
usage-reason-whole-number = má to být celé číslo
usage-reason-too-large = číslo je příliš velké
usage-reason-from = musí to být nejméně { $low }
usage-reason-range = musí to být { $low } až { $high }
usage-reason-address = má to být IP adresa, třeba 127.0.0.1
usage-seats = --seats { $seats }: pro { $game } lze: { $counts }
usage-bots = --bots: uveď jednoho bota pro všechna místa, kterých je { $seats }, nebo jednoho pro každé; { $bots } se kolem stolu nerozdělí rovnoměrně
