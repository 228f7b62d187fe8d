# Cadrul: pagina de start, pregătirea, setările.

app-name = Roundhouse
app-tagline = Masa deschisă pentru jocuri cu trenuri
app-lead = Așază-te și joacă pe loc: împotriva boților sau mai mulți la același ecran. Fără instalare, fără cont.
app-footer = Jocurile și numele lor aparțin editurilor și autorilor. Roundhouse este o implementare independentă, cu reguli scrise în cuvinte proprii și table de joc reconstituite de noi.

nav-start = Acasă
nav-settings = Setări

start-games = Jocuri
start-play-now = Joacă acum
start-set-up = Alege locurile
start-tables = Mesele de pe acest server: intră în joc sau privește
start-together = Jucați împreună
start-rules = Reguli
start-learn = Învață jucând
start-learn-of = { $game }: învață jucând
start-rules-of = { $game }: reguli
start-continue = Partide în curs
start-continue-one = Continuă
start-finished = Partide încheiate
start-look-again = Revezi
start-remove = Șterge: { $match }
start-import = Deschide o partidă
start-import-hint = o partidă exportată de aici sau din linia de comandă
start-import-failed = Fișierul nu poate fi deschis: { $reason }
start-step = mutarea { $step }
start-nothing = Partidele tale se păstrează aici, pe acest dispozitiv, după fiecare mutare.
start-players =
    { $high ->
        [one] { $low }–{ $high } jucător
        [few] { $low }–{ $high } jucători
       *[other] { $low }–{ $high } de jucători
    }
start-what-if = Ce-ar fi fost dacă, de la mutarea { $step }

set-up-title = Cine joacă?
set-up-open-table = Deschide masa
set-up-hint-together = Fiecare joacă pe ecranul său. Primești un link de trimis.
set-up-friend = Liber pentru un prieten
set-up-you = Tu
set-up-here = Pe acest ecran
set-up-where = Unde jucați?
set-up-players = Jucători
set-up-count =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
set-up-person = O persoană
set-up-name = Nume
set-up-name-of = Numele pentru locul { $number }
set-up-who-of = Cine joacă pe locul { $number }
set-up-levels = Boți care anticipează mutările, de la cel mai slab
set-up-more-bots = Alți boți
set-up-start = Începe
set-up-hint-one-screen = Mai multe persoane la același ecran: dacă există cărți secrete, o pagină intermediară le ascunde.
set-up-hint-watch = Numai boți: relaxează-te și privește.
set-up-hint-solo = Tu împotriva boților.
set-up-seed = Seed
set-up-seed-hint = Același seed dă aceeași partidă. Lasă gol pentru una nouă.
set-up-more = Mai multe opțiuni

settings-title = Setări
settings-theme = Aspect
settings-theme-system = Ca în sistem
settings-theme-light = Luminos
settings-theme-dark = Întunecat
settings-pace = Boții joacă
settings-pace-calm = pe îndelete
settings-pace-brisk = vioi
settings-pace-instant = instant
settings-name = Numele tău
settings-kept = Se păstrează numai pe acest dispozitiv.

bot-trainee = Ucenic
bot-trainee-about = vede doar ce aduce mutarea pe loc
bot-guard = Șef de tren
bot-guard-about = anticipează puțin
bot-fireman = Fochist
bot-fireman-about = știe ce merită de obicei și anticipează
bot-driver = Mecanic
bot-driver-about = joacă în gând multe partide până la capăt
bot-stationmaster = Șef de gară
bot-stationmaster-about = cel mai puternic și fără grabă
bot-random = Porumbel
bot-greedy = Coțofană
bot-random-about = hoinărește: joacă orice e permis
bot-greedy-about = ia ce sclipește: joacă ce pare cel mai bun pe moment

# În loc de nume.
seat-person = Jucătorul { $number }
seat-bot = { $bot } { $number }
seat-rules = Botul din regulament
you = Tu

language = Limbă
page-title = { $page } · Roundhouse
