# A table on a server: who sits down, what is proposed, what is said.

online-title = Jucați împreună
online-missing = Pe acest server nu există o astfel de masă.
online-unreachable = Niciun server nu răspunde, așa că nimeni altcineva nu se poate alătura. Dacă pagina vine din simple fișiere, pornește `roundhouse serve` și deschide adresa lui; dacă nu ai conexiune, încearcă mai târziu. Partidele pe acest ecran merg oricum.
online-tables = Mese publice
online-no-tables = Acum nu așteaptă nimeni jucători. Deschide o masă a ta.
online-your-tables = Mesele tale
online-open = Deschide o masă: { $game }
online-back = Înapoi la masă
online-watch = Privește
online-sit = Ia loc
online-phase-waiting = începe în curând
online-phase-playing = în curs
online-phase-ended = încheiată
online-phase-set-aside = pusă deoparte

# Before the match.
online-table-of = { $game }: masă
online-who = Cine unde stă
online-private = Doar cine are linkul găsește masa
online-public = În listă: oricine poate intra sau privi
online-who-finds = Cine găsește masa?
online-free = liber
online-kept-for = păstrat pentru { $name }
online-a-bot = bot
online-put-bot = Pune un bot: { $bot }
online-here = e aici
online-away = lipsește
online-full = Toate locurile sunt ocupate. Privești și vezi ce poate vedea oricine.
online-leave = Ridică-te de la masă
online-host = gazdă
online-waits-for-host = Gazda mesei: { $name }. Partida începe când o pornește gazda.
online-remove = Scoate
online-remove-whom = Scoate: { $name }
online-you-were-removed = Gazda ți-a eliberat locul. Cât timp e un loc liber, te poți așeza din nou.
online-free-seats =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
online-all-here = Toată lumea are loc: poți începe.
online-invite = Trimite linkul prietenilor sau lasă-i să scaneze codul. Le trebuie doar un nume.
online-link = Linkul acestei mese
online-code = Codul QR al linkului
online-copy = Copiază linkul
online-copied = Copiat
online-promise = Promisiunea privind împărțirea
online-promise-about = Serverul și-a tras deja partea lui de seed și arată aici amprenta ei; fiecare jucător contribuie cu propria valoare aleatorie. După partidă totul se dezvăluie și oricine poate verifica dacă împărțirea a fost cinstită.

# Clocks.
online-clock = Timp de gândire
online-no-clock = Fără limită de timp
online-pace-none = Fără limită
online-pace-quick = Un minut pe mutare
online-pace-calm = Trei minute pe mutare
online-pace-match = 15 minute pe jucător și încă 10 secunde după fiecare mutare
online-pace-days = O zi pe mutare
online-minutes =
    { $count ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
online-hours =
    { $count ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
online-days =
    { $count ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
online-seconds =
    { $count ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
online-clock-move = Fiecare mutare: { $time }.
online-clock-player = Pe jucător: { $time }, iar după fiecare mutare încă { $more }.
online-late-bot-moves = Apoi mută un bot.
online-late-seat-lost = Apoi locul e pierdut.
online-choose-bot-moves = La depășire: un bot face acea mutare
online-choose-seat-lost = La depășire: locul e pierdut, joacă mai departe un bot

# Proposals.
online-answer = Timp de răspuns
online-answer-about = Când cineva propune ceva, de pildă retragerea unei mutări, ceilalți au atâta timp să răspundă. După aceea tăcerea înseamnă nu. Înseamnă da doar când partida trebuie să continue după o pauză sau când un bot trebuie să joace pentru cineva care lipsește.
online-answer-within = Timp de răspuns la o propunere: { $time }.

# The connection.
online-line-lost = Conexiunea s-a întrerupt. Se reface; nu s-a pierdut nimic.
online-line-closing = Serverul repornește. Partida continuă în câteva clipe, iar ceasurile stau până atunci.
online-line-outdated = Serverul e mai nou decât această pagină.
online-reload = Reîncarcă pagina

# At the table.
online-menu = Masa
online-paused = Partida e în pauză
online-ask-undo = Cere să-ți retragi ultima mutare
online-ask-pause = Cere o pauză
online-ask-resume = Cere continuarea partidei
online-let-bot-play = Lasă botul { $bot } să joace pentru { $name }
online-ask-to-replace = Întreabă dacă { $bot } poate juca mai departe pentru { $name }
online-just-lost = { $name } a pierdut conexiunea. După un minut, un bot poate juca în locul său.
online-resign = Abandonează
online-resign-sure = Sigur abandonezi? Un bot joacă mai departe în locul tău și nu mai poți câștiga.
online-go-on = Joacă mai departe
online-agree = De acord
online-decline = Nu sunt de acord
online-agreed-so-far = De acord: { $names }
online-asks-you = { $name } te întreabă dacă { $bot } poate juca mai departe pentru tine.
online-silence-agrees = Timp rămas: { $time }. Fără răspuns până atunci înseamnă da.
online-silence-declines = Timp rămas: { $time }. Fără răspuns până atunci înseamnă nu.
online-silence-takes-over = Timp rămas: { $time }. Apoi joacă { $bot }, dacă { $name } nu revine și nimeni nu se opune.
online-silence-takes-yours = Timp rămas: { $time }. Apoi { $bot } joacă pe locul tău, dacă nu refuzi.
online-soon =
    { $count ->
        [one] Mai e { $count } secundă pentru răspuns.
        [few] Mai sunt { $count } secunde pentru răspuns.
       *[other] Mai sunt { $count } de secunde pentru răspuns.
    }
online-take-over-cancelled = Cât ai lipsit, { $name } a propus să joace un bot pentru tine. Ai revenit, așa că nu mai e valabil.
online-understood = Am înțeles
online-waiting-for = Se așteaptă: { $names }
online-bot-plays-for-you = { $bot } joacă pentru tine.
online-take-back = Ia-ți locul înapoi
online-played-by = joacă { $bot }
online-standing-resigned = a abandonat
online-standing-lost-on-time = timp depășit

# After a name: "Ada proposes …".
online-proposes-undo = propune retragerea ultimei sale mutări.
online-proposes-pause = propune o pauză.
online-proposes-resume = propune continuarea partidei.
online-proposes-take-over = propune ca { $bot } să joace pentru { $name }.

# What happens around the match.
online-sat = { $name } ia loc.
online-bot-sat = Botul { $bot } ia loc.
online-left = { $name } se ridică de la masă.
online-removed = Gazda a scos de la masă: { $name }.
online-went-away = { $name } lipsește.
online-came-back = { $name } e din nou aici.
online-lapsed-done = Timpul de răspuns s-a scurs și nimeni nu s-a opus: propunerea se aplică.
online-lapsed-dropped = Timpul de răspuns s-a scurs: nu se schimbă nimic.
online-agreed = { $name } e de acord.
online-declined = { $name } nu e de acord.
online-taken-back = Toți sunt de acord: mutarea e retrasă.
online-returned = { $name } revine și joacă din nou.
online-resigned = { $name } abandonează; joacă mai departe un bot.
online-timed-out = Timp depășit: { $name }.
online-clocks-stopped = Serverul se oprește, cum era planificat; ceasurile stau.
online-clocks-started = Serverul a revenit; ceasurile merg mai departe.
online-rematch-opened = { $name } vrea să joace din nou.

# Words.
online-talk = Chat
online-say = Spune ceva
online-send = Trimite
online-mute-whom = Ascunde mesajele de la
online-muted-words = (ascuns)
online-spectators =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }

# Afterwards.
online-rematch = Din nou, aceiași jucători
online-to-rematch = La următoarea partidă
online-check = Verifică împărțirea
online-check-about = Totul se calculează pe acest dispozitiv din înregistrarea partidei, fără a crede serverul pe cuvânt.
online-checking = Se verifică…
online-honest = Împărțirea a fost cinstită.
online-dishonest = Ceva nu e așa cum s-a promis.
online-check-promise = Secretul serverului e cel promis.
online-check-shown = Promisiunea e cea văzută de acest dispozitiv înaintea partidei.
online-check-own = Valoarea aleatorie a acestui dispozitiv a intrat în seed.
online-check-seed = Seedul e făcut din secret și din ce a adăugat fiecare jucător, și din nimic altceva.
online-check-replay = Dacă partida e rejucată din acest seed, fiecare amestecare și fiecare tragere ies la fel.
online-check-unknown = Acest dispozitiv nu poate ști.
online-check-differs = Diferă.
online-check-numbers = Numerele
online-to-table = Înapoi la masă

# A table that can't be replayed.
online-set-aside = Masa aceasta a fost pusă deoparte
online-set-aside-about = Regulile s-au schimbat de când a început partida, iar serverul nu o mai poate reface. Nimeni nu a greșit și nu s-a șters nimic, dar aici partida nu mai poate continua.
online-set-aside-reason = Motivul exact
online-set-aside-export-about = Oricine a stat la această masă îi poate descărca jurnalul: mutările proprii în întregime, iar ale celorlalți doar momentul în care au fost făcute.
online-set-aside-export = Descarcă jurnalul

# What a table refuses.
fault-chat-too-fast =
    { $seconds ->
        [one] Nu așa repede: așteaptă { $seconds } secundă, apoi trimite din nou.
        [few] Nu așa repede: așteaptă { $seconds } secunde, apoi trimite din nou.
       *[other] Nu așa repede: așteaptă { $seconds } de secunde, apoi trimite din nou.
    }
fault-table-answer-time = Timpul de răspuns, în secunde, e între { $least } și { $most }.
fault-table-log-full = La această masă s-au făcut prea multe propuneri: de acum continuă doar partida.
fault-table-not-host = Doar gazda poate face asta.
fault-table-seat-free = Nu stă nimeni acolo.
fault-table-set-aside = Regulile s-au schimbat de când a început partida și aici nu mai poate continua: { $reason }
fault-table-not-set-aside = Masa aceasta nu a fost pusă deoparte: joacă mai departe sau ia înregistrarea la sfârșit.
fault-table-stale = Masa s-a schimbat între timp. Mai uită-te o dată, apoi alege.
fault-table-paused = Partida e în pauză.
fault-table-too-late = Timpul tău s-a scurs.
fault-table-bot-plays = Acum joacă un bot pentru tine.
fault-table-name-taken = Cineva de la masă se numește deja așa.
fault-table-full = Toate locurile sunt ocupate.
fault-table-seat-taken = Locul acesta e ocupat.
fault-table-seat-kept =
    { $which ->
        [rematch] Numai o revanșă păstrează locuri pentru cineva.
       *[other] Locul acesta e păstrat pentru altcineva.
    }
fault-table-seats-free = Încă nu sunt ocupate toate locurile.
fault-table-begun = Partida a început deja.
fault-table-over = Partida s-a încheiat.
fault-table-not-over = Partida aceasta nu s-a încheiat încă.
fault-table-not-seated = Spectatorii nu pot juca.
fault-table-not-playing = Nu joci aici.
fault-table-already-proposed = S-a propus deja altceva.
fault-table-nothing-to-undo = Nu ai mutat încă.
fault-table-odd-text = Un nume are 1–24 de caractere, un mesaj cel mult 300.
fault-table-odd-name =
    { $which ->
        [scripts] Un nume se scrie cu un singur alfabet; literele din alfabete diferite seamănă prea mult.
       *[character] Un nume nu poate conține acest caracter: { $character }.
    }
fault-table-unknown = Pe acest server nu există o astfel de masă.
fault-table-already-seated = Ai deja un loc la această masă.
fault-table-no-bot = Niciun bot nu joacă în locul tău.
fault-table-no-take-over = Un bot poate prelua doar locul altei persoane care joacă.
fault-table-nobody = Cel puțin un loc trebuie să fie pentru o persoană.
fault-table-not-asked = Nu ți se cere acordul pentru asta.
fault-table-not-begun = Partida nu a început încă.
fault-table-not-paused = Partida nu este în pauză.
fault-table-nothing-proposed = Nu este propus nimic.
fault-table-out = Nu mai ești în această partidă.
fault-table-rematch-open = Există deja o masă pentru următoarea partidă.
fault-request-too-many = Prea multe cereri: așteaptă puțin.
fault-server-unavailable = Serverul nu poate face asta acum. Încearcă din nou peste câteva clipe.
fault-server-busy = Așteaptă răspunsurile la ce ai cerut înainte.
fault-session-unknown = Sesiunea s-a încheiat. Reîncarcă pagina.
fault-clock-senseless = Numărul de secunde al unui ceas este între 1 și { $most }.
fault-request-other-origin = Pagina aceasta nu aparține acestui server.
fault-table-odd-randomness = Valoarea aleatorie are cel mult 64 de litere și cifre.
