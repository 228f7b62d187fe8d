# Kostra: úvodní stránka, příprava, nastavení.

app-name = Roundhouse
app-tagline = Otevřený stůl pro železniční hry
app-lead = Stačí si sednout a hrát: proti botům, nebo společně u jedné obrazovky. Bez instalace, bez registrace.
app-footer = Hry a jejich názvy patří svým vydavatelům a autorům. Roundhouse je nezávislé zpracování: pravidla podává vlastními slovy a herní plány jsou vlastní rekonstrukce.

nav-start = Úvod
nav-settings = Nastavení

start-games = Hry
start-play-now = Hrát hned
start-set-up = Vybrat hráče
start-tables = Stoly na tomto serveru: přisedni, nebo se dívej
start-together = Hrát společně
start-rules = Pravidla
start-learn = Naučit se při hře
start-learn-of = { $game }: naučit se při hře
start-rules-of = { $game }: pravidla
start-continue = Rozehrané partie
start-continue-one = Pokračovat
start-finished = Dohrané partie
start-look-again = Prohlédnout
start-remove = Smazat: { $match }
start-import = Otevřít záznam
start-import-hint = partie exportovaná tady nebo z příkazového řádku
start-import-failed = Soubor nejde otevřít: { $reason }
start-step = krok { $step }
start-nothing = Tady najdeš své partie: ukládají se na toto zařízení po každém tahu.
start-players =
    { $high ->
        [one] { $low } až { $high } hráč
        [few] { $low } až { $high } hráči
        [many] { $low } až { $high } hráče
       *[other] { $low } až { $high } hráčů
    }
start-what-if = Co kdyby, od kroku { $step }

set-up-title = Kdo hraje?
set-up-open-table = Založit stůl
set-up-hint-together = Každý hraje na své obrazovce. Dostaneš odkaz, který pošleš ostatním.
set-up-friend = Volné místo pro přítele
set-up-you = Ty
set-up-here = Na této obrazovce
set-up-where = Kde se hraje?
set-up-players = Hráči
set-up-count =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
set-up-person = Člověk
set-up-name = Jméno
set-up-name-of = Jméno hráče na místě { $number }
set-up-who-of = Kdo hraje na místě { $number }
set-up-levels = Boti, kteří myslí dopředu, od nejslabšího
set-up-more-bots = Další boti
set-up-start = Začít
set-up-hint-one-screen = U jedné obrazovky vás hraje víc: tajné karty, pokud ve hře jsou, mezi tahy skryje stránka pro předání obrazovky.
set-up-hint-watch = Samí boti: pohodlně se usaď a dívej se.
set-up-hint-solo = Ty proti botům.
set-up-seed = Seed
set-up-seed-hint = Stejný seed rozdá stejnou partii. Pro novou nech pole prázdné.
set-up-more = Další možnosti

settings-title = Nastavení
settings-theme = Vzhled
settings-theme-system = Podle systému
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-pace = Boti hrají
settings-pace-calm = pomalu
settings-pace-brisk = svižně
settings-pace-instant = okamžitě
settings-name = Tvé jméno
settings-kept = Ukládá se jen na tomto zařízení.

bot-trainee = Učeň
bot-trainee-about = vidí, co tah přinese hned, a dál ne
bot-guard = Brzdař
bot-guard-about = hledí kousek dopředu
bot-fireman = Topič
bot-fireman-about = ví, co bývá dobré, a dívá se dopředu
bot-driver = Strojvedoucí
bot-driver-about = v duchu dohraje mnoho partií až do konce
bot-stationmaster = Přednosta
bot-stationmaster-about = nejsilnější, ale dává si načas
bot-random = Holub
bot-greedy = Straka
bot-random-about = bloumá: zahraje cokoli, co pravidla dovolí
bot-greedy-about = bere, co se třpytí: hraje to, co teď vypadá nejlíp

# Místo jména.
seat-person = Hráč { $number }
seat-bot = { $bot } { $number }
seat-rules = Mašinfíra
you = Ty

language = Jazyk
page-title = { $page } · Roundhouse
