# Ajutorul programului și ce spune despre o linie de comandă fără sens.
# Un mesaj poartă numele locului său: help-COMANDĂ-ARGUMENT sau help-ARGUMENT, unde îl au mai multe comenzi.

help-heading-usage = Utilizare
help-heading-commands = Comenzi
help-heading-arguments = Argumente
help-heading-options = Opțiuni
help-heading-examples = Exemple
help-note-default = [implicit: { $value }]
help-note-environment = [mediu: { $value }]
help-note-possible = [valori posibile: { $values }]
help-heading-possible = Valori posibile

# Ce stă în locul unei valori.
help-value-address = ADRESĂ
help-value-bot = BOT
help-value-bots = BOȚI
help-value-command = COMANDĂ
help-value-file = FIȘIER
help-value-filter = FILTRU
help-value-game = JOC
help-value-language = LIMBĂ
help-value-low-high = MIN,MAX
help-value-options = OPȚIUNI
help-value-origin = ORIGINE
help-value-port = PORT
help-value-seat = LOC
help-value-seed = SEED
help-value-yes = DA

# Argumente pe care le au mai multe comenzi.
help-help = Arată ajutorul; -h este mai scurt decât --help
help-version = Arată versiunea
help-lang = În ce limbă; implicit, cea indicată de LC_ALL, LC_MESSAGES sau LANG, altfel engleza
help-game = Ce joc
help-seats = Câți joacă; implicit, cât mai puțini
help-seed = Orice text; același seed dă aceleași partide și același raport
help-threads = Câte fire de execuție împart munca; implicit, unul pentru fiecare nucleu
help-options = Opțiunile jocului, ca JSON
help-board = Joacă pe tabla din acest fișier
help-file = O înregistrare, scrisă de simulate --record sau de comanda record a motorului
help-json = Scrie raportul ca JSON

# roundhouse
help-about = Masa deschisă pentru jocuri cu trenuri
help-about-long = Joacă jocuri de societate cu trenuri după regulile lor complete: în browser, împotriva boților sau mai mulți la un singur ecran (asta face fără o comandă); simulează mii de partide pe secundă, vorbește cu programe în JSON, redă partide înregistrate, verifică table de joc, explică regulile.
help-example-table = masa în browserul tău
help-example-show = o partidă întreagă în cuvinte
help-example-games = unde duce jocul la întâmplare pe patru locuri
help-example-strongest = care bot este cel mai puternic?
help-example-rules = regulile unui joc, în limba aleasă de tine
help-example-engine = tot ce poate cere un program
help-exit-codes = Coduri de ieșire: 0 totul a mers bine, 1 o greșeală în date, 2 utilizare greșită.

# roundhouse help
help-help-about = Arată acest ajutor sau ajutorul unei comenzi

# roundhouse serve. Un spațiu nesecabil ține valoarea implicită pe un rând.
help-serve-about = Pornește aplicația web și mesele online: se joacă în browser. Comanda implicită
help-serve-config = Citește setările din acest fișier TOML: aceleași nume, cu liniuțe de subliniere
help-serve-address = Adresa la care ascultă; 0.0.0.0 lasă să intre și alte calculatoare [implicit: 127.0.0.1]
help-serve-port = Portul la care ascultă; 0 ia oricare este liber [implicit: 8080]
help-serve-database = Unde se păstrează totul: sqlite:FIȘIER sau postgres://… [implicit: un fișier SQLite în directorul tău de date]
help-serve-bus = Cum își spun serverele de pe aceeași bază de date unde să se uite: nats://… [implicit: o face PostgreSQL]
help-serve-origins = Servește și paginile acestei origini, precum https://masa.example; se poate repeta. Este servită mereu cea de la care a fost cerută pagina
help-serve-hosts = Răspunde și la acest nume, precum masa.example; se poate repeta. Răspunde mereu la localhost și la adrese numerice; fără această setare și la orice nume, dacă nu este doar pentru acest calculator
help-serve-secure = Serverul este în spatele TLS: cookie-urile sunt numai pentru conexiuni criptate
help-serve-proxy = Serverul este în spatele unui proxy care spune cine întreabă, în X-Forwarded-For
help-serve-max-connections = Câte conexiuni deodată [implicit: 20000]
help-serve-max-connections-per-address = Câte conexiuni deodată de la o adresă; în spatele unui proxy, le numără proxy-ul [implicit: 256]
help-serve-max-sockets-per-address = Câte socketuri deodată de la o adresă [implicit: 200]
help-serve-max-rate = Câte mesaje pe secundă de la un socket și cereri de la o adresă [implicit: 20]
help-serve-max-tables-per-hour = Câte mese noi pe oră de la o adresă [implicit: 60]
help-serve-keep-days = Șterge o masă încheiată după atâtea zile [implicit: rămâne pentru totdeauna]
help-serve-log = Ce se scrie în jurnal, precum info sau server=debug [implicit: info]
help-serve-log-json = Jurnal pentru programe: câte un obiect JSON pe linie
help-example-alone = numai pentru acest calculator; mesele se păstrează într-un fișier SQLite în directorul tău de date
help-example-everybody = pentru oricine ajunge la acest calculator
help-example-several = unul dintre mai multe servere pe o bază de date, în spatele unui proxy care vorbește TLS
help-serve-more = Cum îl pui în funcțiune pe un server adevărat: docs/hosting.md.

# roundhouse simulate
help-simulate-about = Lasă boții să joace multe partide și raportează punctele, rata victoriilor și viteza
help-simulate-bots = Cine joacă: un bot pe toate locurile sau câte unul pe fiecare, separați prin virgule; doi pe patru locuri alternează
help-simulate-games = Câte partide se numără; implicit 1000 sau, dacă se arată o partidă, niciuna
help-simulate-show = Arată o partidă întreagă cu acest seed, tură cu tură
help-simulate-record = Scrie partida arătată în acest fișier
help-example-speed = cât de repede merge și unde duce jocul la întâmplare
help-example-better = este greedy mai bun decât random? pentru un program
help-example-kept = o partidă în cuvinte, păstrată într-un fișier pentru roundhouse replay

# roundhouse arena
help-arena-about = Află care boți sunt mai puternici și cât de sigur este
help-arena-bots = Cine participă, separați prin virgule; implicit, toți boții jocului
help-arena-blocks = Câte împărțiri se joacă, fiecare în toate formațiile și cu toate schimbările de locuri
help-arena-sprt = Doi boți pe două locuri: se oprește de îndată ce e clar dacă primul este mai puternic decât al doilea cu MIN sau cu MAX puncte Elo, fiecare eroare cu o probabilitate de cel mult 5 %
help-anchor = Al cui scor Elo este 0; implicit, al primului bot
help-arena-out = Păstrează totul în acest fișier în timpul jocului; dacă există deja, continuă cu el
help-html = Scrie în acest fișier o pagină cu tabele și grafice
help-example-everyone = toți boții, fiecare contra fiecăruia; întrerupe-o și pornește-o din nou ca să continue
help-example-stronger = este planner mai puternic decât racer? se oprește când e clar
help-example-three = trei la o masă
help-arena-more = Cum se citește: docs/arena.md.

# roundhouse ladder
help-ladder-about = Evaluează împreună boții din mai multe arene
help-ladder-files = Fișierele unor arene ale aceluiași joc, cu același număr de locuri, aceleași opțiuni și aceeași tablă
help-example-ladder = toți cei măsurați, față de planner

# roundhouse engine
help-engine-about = Joacă partide prin linii JSON la intrarea și ieșirea standard
help-engine-lines = O cerere pe linie la intrarea standard, un răspuns pe linie la ieșirea standard:
help-engine-answers = Răspunsurile sunt { $good } sau { $bad }; { $help } înșiră toate comenzile. Totul este descris în docs/engine-protocol.md.

# roundhouse replay
help-replay-about = Verifică o partidă înregistrată pas cu pas și o scrie
help-replay-verify = Verifică și dacă împărțirea a fost cinstită: dacă seedul a fost stabilit înainte de pregătire și făcut cu valorile aleatorii ale jucătorilor
help-replay-commitment = Promisiunea arătată la masă, pentru a fi comparată cu cea din înregistrare
help-replay-quiet = Nu scrie nimic în afară de greșeli
help-replay-json = Scrie rezultatul verificării ca JSON

# roundhouse analyse
help-analyse-about = Analizează o partidă înregistrată: șansele de câștig mutare cu mutare și cele mai costisitoare greșeli
help-analyse-nodes = Câte continuări se analizează pentru fiecare decizie; mai multe înseamnă mai sigur și mai lent
help-analyse-seat = Analizează numai deciziile de pe acest loc
help-analyse-json = Scrie totul ca JSON
help-analyse-more = Fiecare decizie este judecată în funcție de ce putea ști atunci jucătorul: nu contează nici ce aveau ceilalți, nici ce s-a tras mai târziu.

# roundhouse board
help-board-about = Lucrează cu fișiere cu table de joc
help-board-check-about = Verifică un fișier cu o tablă: înșiră fiecare greșeală cu locul ei sau rezumă tabla
help-board-check-file = Fișierul cu tabla
help-board-check-game = Jocul căruia îi aparține; implicit, se vede din conținutul fișierului
help-board-check-json = Scrie rezultatul ca JSON

# roundhouse rules
help-rules-about = Scrie regulile unui joc

# Un bot despre care vorbesc numai programele și acest ajutor.
bot-search-about = analizează 800 de continuări pentru fiecare decizie și vede totul; orice număr sau un timp: search:1000ms
bot-flat-about = la fel, dar fără arbore, ca să se vadă cât valorează arborele

# O linie de comandă fără sens.
usage-tip = sugestie
usage-similar = ai vrut să scrii { $this }?
usage-as-value = ca să dai „{ $value }” ca valoare, scrie { $this }
usage-help = Pentru mai multe informații, încearcă { $flag }.
usage-unknown-argument = aici nu există argumentul „{ $argument }”
usage-unknown-command = nu există comanda „{ $command }”
usage-missing-command = după „{ $command }” lipsește o comandă
usage-commands = [comenzi: { $values }]
usage-missing-arguments = obligatoriu, dar lipsește:
usage-missing-value = { $argument } are nevoie de o valoare
usage-wrong-value = „{ $value }” nu este o valoare pentru { $argument }
usage-too-many-values = { $argument } nu primește valoarea „{ $value }”
usage-conflict = { $argument } nu poate fi folosit împreună cu { $other }
usage-twice = { $argument } poate fi folosit o singură dată
usage-not-text = un argument nu este un text în UTF-8
usage-reason-whole-number = trebuie să fie un număr întreg
usage-reason-too-large = numărul este prea mare
usage-reason-from = trebuie să fie cel puțin { $low }
usage-reason-range = trebuie să fie între { $low } și { $high }
usage-reason-address = trebuie să fie o adresă IP, precum 127.0.0.1
usage-seats = --seats { $seats }: pentru { $game } se poate: { $counts }
usage-bots = --bots: numește un bot pentru toate locurile (sunt { $seats }) sau câte unul pentru fiecare; { $bots } nu se împart egal în jurul mesei
