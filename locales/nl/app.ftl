# Het omhulsel: startpagina, voorbereiding, instellingen.

app-name = Roundhouse
app-tagline = De open tafel voor treinspellen
app-lead = Schuif aan en speel meteen. Tegen bots of samen rond één scherm; niets te installeren, geen account nodig.
app-footer = De spellen en hun namen zijn van hun uitgevers en auteurs. Roundhouse is een onafhankelijke uitvoering, met spelregels in eigen woorden en zelf gereconstrueerde borden.

nav-start = Home
nav-settings = Instellingen

start-games = Spellen
start-play-now = Nu spelen
start-set-up = Plaatsen kiezen
start-tables = Tafels op deze server: schuif aan of kijk mee
start-together = Samen spelen
start-rules = Spelregels
start-learn = Leer al spelend
start-learn-of = { $game }: leer al spelend
start-rules-of = { $game }: spelregels
start-continue = Verder spelen
start-continue-one = Verder
start-finished = Afgelopen partijen
start-look-again = Terugkijken
start-remove = { $match } verwijderen
start-import = Partij openen
start-import-hint = een partij die hier of via de opdrachtregel is geëxporteerd
start-import-failed = Dit bestand kan niet worden geopend: { $reason }
start-step = zet { $step }
start-nothing = Je partijen worden hier na elke zet bewaard, op dit apparaat.
start-players =
    { $low ->
        [one] { $low } tot { $high } spelers
       *[other] { $low } tot { $high } spelers
    }
start-what-if = Wat als, vanaf zet { $step }

set-up-title = Wie speelt er mee?
set-up-open-table = Tafel openen
set-up-hint-together = Iedereen speelt op een eigen scherm. Je krijgt een link om te sturen.
set-up-friend = Vrij voor een vriend
set-up-you = Jij
set-up-here = Op dit scherm
set-up-where = Waar spelen jullie?
set-up-players = Spelers
set-up-count =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
set-up-person = Een mens
set-up-name = Naam
set-up-name-of = Naam op plaats { $number }
set-up-who-of = Wie speelt op plaats { $number }
set-up-levels = Bots die vooruitkijken, de zwakste eerst
set-up-more-bots = Meer bots
set-up-start = Beginnen
set-up-hint-one-screen = Jullie delen dit scherm: als er geheime kaarten zijn, verbergt een tussenscherm ze.
set-up-hint-watch = Alleen bots: leun achterover en kijk toe.
set-up-hint-solo = Jij tegen bots.
set-up-seed = Seed
set-up-seed-hint = Dezelfde seed geeft dezelfde partij. Laat leeg voor een nieuwe.
set-up-more = Meer opties

settings-title = Instellingen
settings-theme = Uiterlijk
settings-theme-system = Systeeminstelling
settings-theme-light = Licht
settings-theme-dark = Donker
settings-pace = Bots spelen
settings-pace-calm = rustig
settings-pace-brisk = vlot
settings-pace-instant = meteen
settings-name = Je naam
settings-kept = Alleen op dit apparaat bewaard.

bot-trainee = Leerling
bot-trainee-about = ziet alleen wat een zet meteen oplevert
bot-guard = Remmer
bot-guard-about = kijkt een beetje vooruit
bot-fireman = Stoker
bot-fireman-about = weet wat meestal goed is, en kijkt vooruit
bot-driver = Machinist
bot-driver-about = speelt in gedachten veel partijen helemaal uit
bot-stationmaster = Stationschef
bot-stationmaster-about = de sterkste, en neemt de tijd
bot-random = Duif
bot-greedy = Ekster
bot-random-about = fladdert maar wat: speelt alles wat mag
bot-greedy-about = pakt wat blinkt: speelt wat er nu het best uitziet

# In plaats van een naam.
seat-person = Speler { $number }
seat-bot = { $bot } { $number }
seat-rules = Spelregelbot
you = Jij

language = Taal
page-title = { $page } · Roundhouse
