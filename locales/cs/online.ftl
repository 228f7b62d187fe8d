# A table on a server: who sits down, what is proposed, what is said.

online-title = Hrát společně
online-missing = Takový stůl na tomto serveru není.
online-unreachable = Žádný server neodpovídá, takže se nikdo další nemůže připojit. Pokud je stránka otevřená jen ze souborů, spusť `roundhouse serve` a otevři jeho adresu; bez připojení to zkus později. Partie na této obrazovce fungují dál.
online-tables = Veřejné stoly
online-no-tables = Právě teď nikdo nečeká na hráče. Založ vlastní stůl.
online-your-tables = Tvoje stoly
online-open = Založit stůl: { $game }
online-back = Zpět ke stolu
online-watch = Dívat se
online-sit = Přisednout
online-phase-waiting = čeká na začátek
online-phase-playing = hraje se
online-phase-ended = skončeno
online-phase-set-aside = odloženo

# Before the match.
online-table-of = { $game }: stůl
online-who = Kdo kde sedí
online-private = Stůl najde jen ten, kdo má odkaz
online-public = Veřejný stůl: kdokoli může přisednout nebo se dívat
online-who-finds = Kdo stůl najde?
online-free = volno
online-kept-for = čeká na hráče: { $name }
online-a-bot = bot
online-put-bot = Posadit sem bota: { $bot }
online-here = je tady
online-away = je pryč
online-full = Všechna místa jsou obsazená. Díváš se a vidíš to, co smí vidět každý.
online-leave = Uvolnit místo
online-host = hostitel
online-waits-for-host = Hostitel: { $name }. Partie začne, až ji hostitel spustí.
online-remove = Odebrat
online-remove-whom = Odebrat: { $name }
online-you-were-removed = Hostitel uvolnil tvoje místo. Dokud je volno, můžeš si zase sednout.
online-free-seats =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
online-all-here = Všichni sedí: můžeš začít.
online-invite = Pošli odkaz přátelům, nebo ať si naskenují kód. Stačí jim jméno.
online-link = Odkaz k tomuto stolu
online-code = QR kód odkazu
online-copy = Kopírovat odkaz
online-copied = Zkopírováno
online-promise = Záruka poctivého rozdání
online-promise-about = Server už svou část seedu vylosoval a tady ukazuje její otisk; každý hráč přidá vlastní náhodu. Po partii se vše odhalí a kdokoli může ověřit, že rozdání bylo poctivé.

# Clocks.
online-clock = Čas na přemýšlení
online-no-clock = Bez časového limitu
online-pace-none = Bez limitu
online-pace-quick = Minuta na tah
online-pace-calm = Tři minuty na tah
online-pace-match = 15 minut pro každého a 10 sekund po každém tahu
online-pace-days = Den na tah
online-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
online-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
online-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dnů
    }
online-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
online-clock-move = Na každý tah: { $time }.
online-clock-player = Pro každého: { $time }, po každém tahu navíc: { $more }.
online-late-bot-moves = Kdo nestihne, za toho zahraje bot.
online-late-seat-lost = Kdo nestihne, přijde o místo.
online-choose-bot-moves = Kdo nestihne: tento tah zahraje bot
online-choose-seat-lost = Kdo nestihne: přijde o místo, dohraje bot

# Proposals.
online-answer = Čas na odpověď
online-answer-about = Když někdo něco navrhne, třeba vrátit tah, mají ostatní tolik času na odpověď. Kdo pak mlčí, je proti. Souhlas mlčení znamená jen tehdy, když má partie pokračovat po pauze nebo když má bot hrát za někoho, kdo chybí.
online-answer-within = Čas na odpověď na návrh: { $time }.

# The connection.
online-line-lost = Spojení je přerušené. Připojuji se znovu; nic se neztratilo.
online-line-closing = Server se restartuje. Partie bude za chvíli pokračovat a hodiny zatím stojí.
online-line-outdated = Server je novější než tato stránka.
online-reload = Načíst stránku znovu

# At the table.
online-menu = Stůl
online-paused = Partie je pozastavená
online-ask-undo = Požádat o vrácení svého posledního tahu
online-ask-pause = Požádat o pauzu
online-ask-resume = Požádat o pokračování
online-let-bot-play = Ať za hráče { $name } hraje { $bot }
online-ask-to-replace = Zeptat se hráče { $name }, zda za něj smí hrát { $bot }
online-just-lost = { $name }: spojení je přerušené. Po minutě může převzít hru bot.
online-resign = Vzdát se
online-resign-sure = Opravdu se vzdát? Dohraje za tebe bot a vyhrát už nepůjde.
online-go-on = Hrát dál
online-agree = Souhlasím
online-decline = Nesouhlasím
online-agreed-so-far = Souhlasí: { $names }
online-asks-you = { $name } se ptá, zda za tebe smí dál hrát { $bot }.
online-silence-agrees = Zbývá: { $time }. Kdo do té doby neodpoví, souhlasí.
online-silence-declines = Zbývá: { $time }. Kdo do té doby neodpoví, je proti.
online-silence-takes-over = Zbývá: { $time }. Pak hraje { $bot }, pokud se { $name } nevrátí a nikdo nebude proti.
online-silence-takes-yours = Zbývá: { $time }. Pak na tvém místě hraje { $bot }, pokud neodmítneš.
online-soon =
    { $count ->
        [one] { $count } sekunda na odpověď.
        [few] { $count } sekundy na odpověď.
        [many] { $count } sekundy na odpověď.
       *[other] { $count } sekund na odpověď.
    }
online-take-over-cancelled = Během tvé nepřítomnosti přišel od hráče { $name } návrh, ať za tebe hraje bot. Jsi zpět, takže neplatí.
online-understood = Rozumím
online-waiting-for = Čeká se na: { $names }
online-bot-plays-for-you = Hraje za tebe { $bot }.
online-take-back = Převzít hru zpět
online-played-by = hraje { $bot }
online-standing-resigned = vzdáno
online-standing-lost-on-time = čas vypršel

# After a name: "Ada proposes …".
online-proposes-undo = navrhuje vrátit svůj poslední tah.
online-proposes-pause = navrhuje pauzu.
online-proposes-resume = navrhuje pokračovat.
online-proposes-take-over = navrhuje, ať za hráče { $name } hraje { $bot }.

# What happens around the match.
online-sat = { $name } si sedá ke stolu.
online-bot-sat = Ke stolu usedá bot { $bot }.
online-left = { $name } vstává od stolu.
online-removed = Hostitel uvolnil místo: { $name }.
online-went-away = { $name } je pryč.
online-came-back = { $name } je zpět.
online-lapsed-done = Čas na odpověď vypršel a nikdo nebyl proti: platí.
online-lapsed-dropped = Čas na odpověď vypršel: nic se nemění.
online-agreed = { $name } souhlasí.
online-declined = { $name } nesouhlasí.
online-taken-back = Domluveno: tah je vrácen.
online-returned = { $name } je zpět a hraje dál.
online-resigned = { $name } se vzdává; dohraje bot.
online-timed-out = Čas vypršel: { $name }.
online-clocks-stopped = Server se plánovaně zastavuje; hodiny stojí.
online-clocks-started = Server je zpět; hodiny běží dál.
online-rematch-opened = { $name } chce hrát znovu.

# Words.
online-talk = Chat
online-say = Napiš něco
online-send = Poslat
online-mute-whom = Ztlumit
online-muted-words = (ztlumeno)
online-spectators =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }

# Afterwards.
online-rematch = Hrát znovu ve stejné sestavě
online-to-rematch = K další partii
online-check = Ověřit rozdání
online-check-about = Všechno se počítá na tomto zařízení ze záznamu partie, bez důvěry v server.
online-checking = Ověřuji…
online-honest = Rozdání bylo poctivé.
online-dishonest = Něco neodpovídá záruce.
online-check-promise = Tajemství serveru odpovídá záruce.
online-check-shown = Záruka je ta, kterou toto zařízení vidělo před partií.
online-check-own = Do seedu vstoupila náhoda z tohoto zařízení.
online-check-seed = Seed se skládá z tajemství a z toho, co přidali hráči, a z ničeho jiného.
online-check-replay = Při přehrání z tohoto seedu dopadne každé zamíchání a každé dobrání karty stejně.
online-check-unknown = Toto zařízení to nemůže vědět.
online-check-differs = Liší se.
online-check-numbers = Čísla
online-to-table = Zpět ke stolu

# A table that can't be replayed.
online-set-aside = Tento stůl byl odložen
online-set-aside-about = Od začátku této partie se změnila pravidla a server ji už nedokáže přehrát. Nikdo nic nepokazil a nic se nesmazalo, ale dohrát ji tady nejde.
online-set-aside-reason = Přesný důvod
online-set-aside-export-about = Kdo u stolu seděl, může si stáhnout jeho záznam: vlastní tahy celé, u ostatních jen to, kdy táhli.
online-set-aside-export = Stáhnout záznam stolu

# What a table refuses.
fault-chat-too-fast =
    { $seconds ->
        [one] Ne tak rychle: počkej { $seconds } sekundu a pošli to znovu.
        [few] Ne tak rychle: počkej { $seconds } sekundy a pošli to znovu.
        [many] Ne tak rychle: počkej { $seconds } sekundy a pošli to znovu.
       *[other] Ne tak rychle: počkej { $seconds } sekund a pošli to znovu.
    }
fault-table-answer-time = Čas na odpověď musí být { $least } až { $most } sekund.
fault-table-log-full = U tohoto stolu už bylo příliš mnoho návrhů: dál pokračuje jen sama partie.
fault-table-not-host = To smí jen hostitel.
fault-table-seat-free = Nikdo tam nesedí.
fault-table-set-aside = Od začátku této partie se změnila pravidla a tady ji nejde dohrát: { $reason }
fault-table-not-set-aside = Tento stůl nebyl odložen: hraj dál, nebo si na konci vezmi záznam.
fault-table-stale = Situace na stole se mezitím změnila. Podívej se znovu a pak vyber.
fault-table-paused = Partie je pozastavená.
fault-table-too-late = Tvůj čas vypršel.
fault-table-bot-plays = Teď za tebe hraje bot.
fault-table-name-taken = Takhle se u stolu už někdo jmenuje.
fault-table-full = Všechna místa jsou obsazená.
fault-table-seat-taken = Toto místo je obsazené.
fault-table-seat-kept =
    { $which ->
        [rematch] Rezervovat místa lze jen v odvetě.
       *[other] Toto místo čeká na někoho jiného.
    }
fault-table-seats-free = Ještě nejsou obsazená všechna místa.
fault-table-begun = Partie už začala.
fault-table-over = Partie skončila.
fault-table-not-over = Tato partie ještě neskončila.
fault-table-not-seated = Kdo se dívá, nemůže zasahovat.
fault-table-not-playing = Tady nehraješ.
fault-table-already-proposed = Už se jedná o jiném návrhu.
fault-table-nothing-to-undo = Zatím nemáš žádný tah, který by šel vrátit.
fault-table-odd-text = Jméno musí mít 1 až 24 znaků, zpráva nejvýš 300.
fault-table-odd-name =
    { $which ->
        [scripts] Jméno se musí psát jedním písmem: znaky různých písem vypadají příliš podobně.
       *[character] Jméno nemůže obsahovat tento znak: { $character }.
    }
fault-table-unknown = Takový stůl na tomto serveru není.
fault-table-already-seated = U tohoto stolu už místo máš.
fault-table-no-bot = Žádný bot za tebe nehraje.
fault-table-no-take-over = Bot může převzít jen místo jiného člověka, který hraje.
fault-table-nobody = Aspoň jedno místo musí být pro člověka.
fault-table-not-asked = Na tohle se tě nikdo neptá.
fault-table-not-begun = Partie ještě nezačala.
fault-table-not-paused = Partie není pozastavená.
fault-table-nothing-proposed = Žádný návrh teď není.
fault-table-out = V této partii už nejsi.
fault-table-rematch-open = Stůl pro další partii už je.
fault-request-too-many = Příliš mnoho požadavků: chvíli počkej.
fault-server-unavailable = Server to teď nemůže udělat. Zkus to za chvíli.
fault-server-busy = Počkej na odpověď na předchozí požadavek.
fault-session-unknown = Platnost relace vypršela. Načti stránku znovu.
fault-clock-senseless = Časový limit musí být 1 až { $most } sekund.
fault-request-other-origin = Tato stránka nepatří k tomuto serveru.
fault-table-odd-randomness = Náhodný příspěvek může mít nejvýš 64 písmen a číslic.
