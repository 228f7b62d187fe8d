# De hulp van het programma, en wat het zegt over een opdrachtregel waar niets van te maken is.
# Een bericht heet naar zijn plek: help-OPDRACHT-ARGUMENT, of help-ARGUMENT waar opdrachten het delen.

help-heading-usage = Gebruik
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-heading-examples = Voorbeelden
help-note-default = [standaard: { $value }]
help-note-environment = [omgeving: { $value }]
help-note-possible = [mogelijke waarden: { $values }]
help-heading-possible = Mogelijke waarden

# Wat voor een waarde staat.
help-value-address = ADRES
help-value-bot = BOT
help-value-bots = BOTS
help-value-command = OPDRACHT
help-value-file = BESTAND
help-value-filter = FILTER
help-value-game = SPEL
help-value-language = TAAL
help-value-low-high = LAAG,HOOG
help-value-options = OPTIES
help-value-origin = HERKOMST
help-value-port = POORT
help-value-seat = PLAATS
help-value-seed = SEED
help-value-yes = JA

# Argumenten die meer opdrachten hebben.
help-help = Toont hulp; -h is korter dan --help
help-version = Toont de versie
help-lang = In welke taal; standaard wat LC_ALL, LC_MESSAGES of LANG zeggen, en anders Engels
help-game = Welk spel
help-seats = Hoeveel er spelen; standaard zo weinig mogelijk
help-seed = Een willekeurige tekst; dezelfde seed geeft dezelfde partijen en hetzelfde rapport
help-threads = Hoeveel threads het werk delen; standaard één per kern
help-options = De opties van het spel, als JSON
help-board = Speelt op het bord in dit bestand
help-file = Een verslag, zoals simulate --record of de opdracht record van de engine het schrijft
help-json = Geeft het rapport als JSON

# roundhouse
help-about = De open tafel voor treinspellen
help-about-long = Speelt treinbordspellen volgens de volledige spelregels: in de browser, tegen bots of samen rond één scherm (dat gebeurt zonder opdracht); simuleert duizenden partijen per seconde, praat met programma’s in JSON, speelt verslagen van partijen na, controleert borden en legt de spelregels uit.
help-example-table = de tafel in je browser
help-example-show = één hele partij in woorden
help-example-games = waar willekeurig spel op vier plaatsen toe leidt
help-example-strongest = welke bot is het sterkst?
help-example-rules = de spelregels van een spel, in een taal naar keuze
help-example-engine = alles wat een programma kan vragen
help-exit-codes = Afsluitcodes: 0 alles ging goed, 1 een fout in de invoer, 2 verkeerd gebruik.

# roundhouse help
help-help-about = Toont deze hulp, of de hulp bij een opdracht

# roundhouse serve. Een harde spatie houdt een standaardwaarde op één regel.
help-serve-about = Start de webapp en onlinetafels: spelen in een browser. De standaardopdracht
help-serve-config = Leest instellingen uit dit TOML-bestand: dezelfde namen, met lage streepjes
help-serve-address = Het adres om op te luisteren; 0.0.0.0 laat andere computers toe [standaard: 127.0.0.1]
help-serve-port = De poort om op te luisteren; 0 neemt een willekeurige vrije [standaard: 8080]
help-serve-database = Waar alles wordt bewaard: sqlite:BESTAND of postgres://… [standaard: een SQLite-bestand in je gegevensmap]
help-serve-bus = Hoe servers met één database elkaar laten weten waar ze moeten kijken: nats://… [standaard: dat doet PostgreSQL]
help-serve-origins = Bedient ook pagina’s met deze herkomst, zoals https://tafel.example; mag herhaald worden. Altijd bediend: die waar de pagina is opgevraagd
help-serve-hosts = Antwoordt ook op deze naam, zoals tafel.example; mag herhaald worden. Antwoordt altijd op localhost en adressen in cijfers; zonder deze instelling ook op elke naam, tenzij de server alleen voor deze computer is
help-serve-secure = De server staat achter TLS: cookies alleen voor versleutelde verbindingen
help-serve-proxy = De server staat achter een proxy die in X-Forwarded-For zegt wie er vraagt
help-serve-max-connections = Hoeveel verbindingen tegelijk [standaard: 20000]
help-serve-max-connections-per-address = Hoeveel verbindingen tegelijk vanaf één adres; achter een proxy is dat de zaak van de proxy [standaard: 256]
help-serve-max-sockets-per-address = Hoeveel sockets tegelijk vanaf één adres [standaard: 200]
help-serve-max-rate = Hoeveel berichten per seconde van één socket, en verzoeken vanaf één adres [standaard: 20]
help-serve-max-tables-per-hour = Hoeveel nieuwe tafels per uur vanaf één adres [standaard: 60]
help-serve-keep-days = Verwijdert een afgelopen tafel na zoveel dagen [standaard: hij blijft voor altijd]
help-serve-log = Wat er in het logboek komt, zoals info of server=debug [standaard: info]
help-serve-log-json = Logboek voor programma’s: één JSON-object per regel
help-example-alone = alleen voor deze computer; tafels staan in een SQLite-bestand in je gegevensmap
help-example-everybody = voor iedereen die deze computer kan bereiken
help-example-several = een van meer servers met één database, achter een proxy die TLS spreekt
help-serve-more = Hoe je hem echt in gebruik neemt: docs/hosting.md.

# roundhouse simulate
help-simulate-about = Laat bots veel partijen spelen en meldt punten, winstpercentages en snelheid
help-simulate-bots = Wie er spelen: één bot op alle plaatsen, of één per plaats, gescheiden door komma’s; twee wisselen elkaar af op vier plaatsen
help-simulate-games = Hoeveel partijen er tellen; standaard 1000, of geen als er een partij wordt getoond
help-simulate-show = Toont één hele partij met deze seed, beurt voor beurt
help-simulate-record = Schrijft de getoonde partij naar dit bestand
help-example-speed = hoe snel het is, en waar willekeurig spel toe leidt
help-example-better = is greedy beter dan random? voor een programma
help-example-kept = één partij in woorden, bewaard in een bestand voor roundhouse replay

# roundhouse arena
help-arena-about = Zoekt uit welke bots sterker zijn, en hoe zeker dat is
help-arena-bots = Wie er meedoen, gescheiden door komma’s; standaard alle bots van het spel
help-arena-blocks = Hoeveel verdelingen er worden gespeeld, elk door alle opstellingen op alle plaatsen
help-arena-sprt = Twee bots op twee plaatsen: stopt zodra duidelijk is of de eerste LAAG of HOOG Elo sterker is dan de tweede, met voor elke vergissing een kans van hoogstens 5%
help-anchor = Wiens rating 0 is; standaard die van de eerste bot
help-arena-out = Bewaart tijdens het spelen alles in dit bestand; is het er al, dan gaat het daarmee verder
help-html = Schrijft een pagina met tabellen en grafieken naar dit bestand
help-example-everyone = elke bot tegen elke andere; breek het af en start het opnieuw om verder te gaan
help-example-stronger = is planner sterker dan racer? stopt als dat duidelijk is
help-example-three = drie aan een tafel
help-arena-more = Hoe je het leest: docs/arena.md.

# roundhouse ladder
help-ladder-about = Bepaalt samen de ratings van alle bots uit meerdere arena’s
help-ladder-files = De bestanden van arena’s van één spel, met evenveel plaatsen, dezelfde opties en hetzelfde bord
help-example-ladder = iedereen die gemeten is, ten opzichte van planner

# roundhouse engine
help-engine-about = Speelt partijen met JSON-regels op standaardinvoer en -uitvoer
help-engine-lines = Eén verzoek per regel op de standaardinvoer, één antwoord per regel op de standaarduitvoer:
help-engine-answers = Antwoorden zijn { $good } of { $bad }; { $help } noemt alle opdrachten. Alles staat beschreven in docs/engine-protocol.md.

# roundhouse replay
help-replay-about = Controleert het verslag van een partij stap voor stap en toont het
help-replay-verify = Controleert ook of de verdeling eerlijk was: of de seed vóór de voorbereiding vaststond en met willekeurige bijdragen van de spelers is gemaakt
help-replay-commitment = De belofte die aan tafel werd getoond, om met die in het verslag te vergelijken
help-replay-quiet = Toont niets dan fouten
help-replay-json = Geeft de uitkomst van de controle als JSON

# roundhouse analyse
help-analyse-about = Beoordeelt het verslag van een partij: winstkansen zet voor zet, en de duurste fouten
help-analyse-nodes = Hoeveel mogelijke vervolgen er per beslissing worden doorgerekend; meer is zekerder en trager
help-analyse-seat = Beoordeelt alleen de speler op deze plaats
help-analyse-json = Geeft alles als JSON
help-analyse-more = Elke beslissing wordt beoordeeld op wat de speler toen kon weten: wat anderen hadden of wat later werd getrokken, telt niet mee.

# roundhouse board
help-board-about = Werkt met bordbestanden
help-board-check-about = Controleert een bordbestand: noemt elke fout met de plek, of vat het bord samen
help-board-check-file = Het bordbestand
help-board-check-game = Het spel waar het bij hoort; standaard blijkt dat uit de inhoud
help-board-check-json = Geeft de uitkomst als JSON

# roundhouse rules
help-rules-about = Toont de spelregels van een spel

# Een bot waar alleen programma's en deze hulp het over hebben.
bot-search-about = rekent 800 vervolgen per beslissing door en ziet alles; elk aantal mag, of een tijd: search:1000ms
bot-flat-about = hetzelfde zonder boom, om te zien wat de boom waard is

# Een opdrachtregel waar niets van te maken is.
usage-tip = tip
usage-similar = bedoelde je { $this }?
usage-as-value = schrijf { $this } als ‘{ $value }’ een waarde is
usage-help = Zie { $flag } voor meer informatie.
usage-unknown-argument = het argument ‘{ $argument }’ bestaat hier niet
usage-unknown-command = de opdracht ‘{ $command }’ bestaat niet
usage-missing-command = na ‘{ $command }’ ontbreekt een opdracht
usage-commands = [opdrachten: { $values }]
usage-missing-arguments = vereist, maar ontbreekt:
usage-missing-value = { $argument } heeft een waarde nodig
usage-wrong-value = ‘{ $value }’ is geen waarde voor { $argument }
usage-too-many-values = { $argument } heeft geen waarde ‘{ $value }’
usage-conflict = { $argument } gaat niet samen met { $other }
usage-twice = { $argument } kan maar één keer worden gebruikt
usage-not-text = een argument is geen tekst in UTF-8
usage-reason-whole-number = het moet een geheel getal zijn
usage-reason-too-large = het getal is te groot
usage-reason-from = het moet minstens { $low } zijn
usage-reason-range = het moet { $low } tot en met { $high } zijn
usage-reason-address = het moet een IP-adres zijn, zoals 127.0.0.1
usage-seats = --seats { $seats }: mogelijk bij { $game }: { $counts }
usage-bots = --bots: noem één bot voor alle { $seats } plaatsen, of { $seats } bots, één voor elke plaats; { $bots } zijn niet gelijk over de tafel te verdelen
