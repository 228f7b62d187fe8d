# A table on a server: who sits down, what is proposed, what is said.

online-title = Samen spelen
online-missing = Deze tafel bestaat niet op deze server.
online-unreachable = Er antwoordt geen server, dus niemand anders kan meedoen. Komt deze pagina uit losse bestanden, start dan `roundhouse serve` en open het adres daarvan; ben je offline, probeer het dan later. Partijen op dit scherm werken gewoon.
online-tables = Openbare tafels
online-no-tables = Er wacht nu niemand op spelers. Open zelf een tafel.
online-your-tables = Jouw tafels
online-open = Tafel openen: { $game }
online-back = Terug naar tafel
online-watch = Meekijken
online-sit = Aanschuiven
online-phase-waiting = begint zo
online-phase-playing = bezig
online-phase-ended = afgelopen
online-phase-set-aside = opzijgezet

# Before the match.
online-table-of = { $game }: tafel
online-who = Wie zit waar
online-private = Alleen wie de link heeft, vindt deze tafel
online-public = In de lijst: iedereen mag meedoen of meekijken
online-who-finds = Wie vindt de tafel?
online-free = vrij
online-kept-for = vrijgehouden voor { $name }
online-a-bot = bot
online-put-bot = Liever een bot: { $bot }
online-here = is er
online-away = is weg
online-full = Alle plaatsen zijn bezet. Je kijkt mee en ziet wat iedereen mag zien.
online-leave = Van tafel opstaan
online-host = gastheer
online-waits-for-host = { $name } is de gastheer. De partij begint als de gastheer die start.
online-remove = Verwijderen
online-remove-whom = Verwijderen: { $name }
online-you-were-removed = De gastheer heeft je plaats vrijgemaakt. Zolang er plaats is, kun je weer aanschuiven.
online-free-seats =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
online-all-here = Iedereen zit: je kunt beginnen.
online-invite = Stuur deze link aan je vrienden of laat ze de code scannen. Een naam is genoeg.
online-link = Link naar deze tafel
online-code = QR-code van de link
online-copy = Link kopiëren
online-copied = Gekopieerd
online-promise = De belofte over de verdeling
online-promise-about = De server heeft zijn deel van de seed al getrokken en toont hier de vingerafdruk; elke speler voegt een eigen willekeurige bijdrage toe. Na de partij wordt alles onthuld en kan iedereen nagaan of de verdeling eerlijk was.

# Clocks.
online-clock = Bedenktijd
online-no-clock = Zoveel tijd als je wilt
online-pace-none = Zoveel als je wilt
online-pace-quick = Een minuut per zet
online-pace-calm = Drie minuten per zet
online-pace-match = 15 minuten per speler, plus 10 seconden na elke zet
online-pace-days = Een dag per zet
online-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
online-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
online-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
online-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
online-clock-move = Per zet: { $time }.
online-clock-player = Per speler: { $time }, en na elke zet { $more } erbij.
online-late-bot-moves = Daarna doet een bot de zet.
online-late-seat-lost = Daarna is de plaats verloren.
online-choose-bot-moves = Te laat: een bot doet die ene zet
online-choose-seat-lost = Te laat: plaats kwijt, een bot speelt verder

# Proposals.
online-answer = Tijd om te antwoorden
online-answer-about = Stelt iemand iets voor, zoals een zet terugnemen, dan hebben de anderen zo lang om te antwoorden. Daarna betekent zwijgen nee. Het betekent alleen ja als de partij na een pauze verdergaat, of als een bot gaat spelen voor iemand die er niet is.
online-answer-within = Tijd om op een voorstel te antwoorden: { $time }.

# The connection.
online-line-lost = De verbinding is weg. Er wordt opnieuw verbonden; er is niets verloren.
online-line-closing = De server wordt herstart. De partij gaat zo verder; tot dan staan de klokken stil.
online-line-outdated = De server is nieuwer dan deze pagina.
online-reload = Pagina opnieuw laden

# At the table.
online-menu = Tafel
online-paused = De partij is gepauzeerd
online-ask-undo = Vraag of je je laatste zet mag terugnemen
online-ask-pause = Vraag om een pauze
online-ask-resume = Vraag om verder te gaan
online-let-bot-play = Laat { $bot } voor { $name } spelen
online-ask-to-replace = Vraag { $name } of { $bot } verder mag spelen
online-just-lost = De verbinding van { $name } is weg. Na een minuut kan een bot het overnemen.
online-resign = Opgeven
online-resign-sure = Opgeven? Een bot speelt voor je verder en je kunt niet meer winnen.
online-go-on = Verder spelen
online-agree = Akkoord
online-decline = Niet akkoord
online-agreed-so-far = Akkoord: { $names }
online-asks-you = { $name } vraagt of { $bot } voor jou verder mag spelen.
online-silence-agrees = Nog { $time }. Geen antwoord betekent dan ja.
online-silence-declines = Nog { $time }. Geen antwoord betekent dan nee.
online-silence-takes-over = Nog { $time }. Daarna speelt { $bot }, tenzij { $name } terugkomt of iemand niet akkoord is.
online-silence-takes-yours = Nog { $time }. Daarna speelt { $bot } op jouw plaats, tenzij je niet akkoord bent.
online-soon =
    { $count ->
        [one] Nog { $count } seconde om te antwoorden.
       *[other] Nog { $count } seconden om te antwoorden.
    }
online-take-over-cancelled = Terwijl je weg was, stelde { $name } voor een bot voor je te laten spelen. Je bent terug, dus dat gaat niet door.
online-understood = Begrepen
online-waiting-for = Wachten op: { $names }
online-bot-plays-for-you = { $bot } speelt voor je.
online-take-back = Neem je plaats terug
online-played-by = { $bot } speelt
online-standing-resigned = opgegeven
online-standing-lost-on-time = tijd om

# After a name: "Ada proposes …".
online-proposes-undo = stelt voor de laatste zet terug te nemen.
online-proposes-pause = stelt een pauze voor.
online-proposes-resume = stelt voor verder te gaan.
online-proposes-take-over = stelt voor { $bot } voor { $name } te laten spelen.

# What happens around the match.
online-sat = { $name } schuift aan.
online-bot-sat = De bot { $bot } schuift aan.
online-left = { $name } staat op.
online-removed = De gastheer heeft { $name } verwijderd.
online-went-away = { $name } is weg.
online-came-back = { $name } is er weer.
online-lapsed-done = De tijd om te antwoorden is om en niemand was tegen: het gebeurt.
online-lapsed-dropped = De tijd om te antwoorden is om: er verandert niets.
online-agreed = { $name } is akkoord.
online-declined = { $name } is niet akkoord.
online-taken-back = Afgesproken: de zet is teruggenomen.
online-returned = { $name } is terug en speelt weer zelf.
online-resigned = { $name } geeft op; een bot speelt verder.
online-timed-out = De tijd is om: { $name }.
online-clocks-stopped = De server stopt zoals gepland; de klokken staan stil.
online-clocks-started = De server is terug; de klokken lopen verder.
online-rematch-opened = { $name } wil nog een keer spelen.

# Words.
online-talk = Chat
online-say = Zeg iets
online-send = Sturen
online-mute-whom = Dempen
online-muted-words = (gedempt)
online-spectators =
    { $count ->
        [one] { $count } kijker
       *[other] { $count } kijkers
    }

# Afterwards.
online-rematch = Nog een keer, dezelfde spelers
online-to-rematch = Naar de volgende partij
online-check = Controleer de verdeling
online-check-about = Alles wordt op dit apparaat uit het verslag van de partij berekend, zonder de server te vertrouwen.
online-checking = Bezig met controleren…
online-honest = De verdeling was eerlijk.
online-dishonest = Er klopt iets niet met wat beloofd was.
online-check-promise = Het geheim van de server is het geheim dat beloofd was.
online-check-shown = Het is de belofte die dit apparaat vóór de partij zag.
online-check-own = De willekeurige bijdrage van dit apparaat zit in de seed.
online-check-seed = De seed bestaat uit het geheim en de bijdragen van alle spelers, en uit niets anders.
online-check-replay = Opnieuw gespeeld met deze seed vallen alle schudbeurten en trekkingen hetzelfde uit.
online-check-unknown = Dit apparaat kan dat niet weten.
online-check-differs = Het wijkt af.
online-check-numbers = De getallen
online-to-table = Terug naar de tafel

# A table that can't be replayed.
online-set-aside = Deze tafel is opzijgezet
online-set-aside-about = Sinds het begin van deze partij zijn de regels veranderd, en de server kan de partij niet meer naspelen. Niemand deed iets fout en er is niets gewist, maar hier kan de partij niet verder.
online-set-aside-reason = De precieze reden
online-set-aside-export-about = Wie aan deze tafel zat, kan het logboek downloaden: de eigen zetten volledig, van de anderen alleen wanneer ze speelden.
online-set-aside-export = Logboek downloaden

# What a table refuses.
fault-chat-too-fast =
    { $seconds ->
        [one] Niet zo snel: wacht { $seconds } seconde en stuur het opnieuw.
       *[other] Niet zo snel: wacht { $seconds } seconden en stuur het opnieuw.
    }
fault-table-answer-time = De tijd om te antwoorden is { $least } tot en met { $most } seconden.
fault-table-log-full = Aan deze tafel is te veel voorgesteld: van nu af gaat alleen de partij zelf verder.
fault-table-not-host = Dat kan alleen de gastheer.
fault-table-seat-free = Daar zit niemand.
fault-table-set-aside = Sinds het begin van deze partij zijn de regels veranderd, en de partij kan hier niet verder: { $reason }
fault-table-not-set-aside = Deze tafel is niet opzijgezet: speel verder, of neem aan het eind het verslag.
fault-table-stale = De tafel is intussen veranderd. Kijk nog eens en kies dan.
fault-table-paused = De partij is gepauzeerd.
fault-table-too-late = Je tijd is om.
fault-table-bot-plays = Een bot speelt nu voor je.
fault-table-name-taken = Zo heet al iemand aan tafel.
fault-table-full = Alle plaatsen zijn bezet.
fault-table-seat-taken = Deze plaats is bezet.
fault-table-seat-kept =
    { $which ->
        [rematch] Alleen een revanche houdt plaatsen voor iemand vrij.
       *[other] Deze plaats is voor iemand anders vrijgehouden.
    }
fault-table-seats-free = Nog niet alle plaatsen zijn bezet.
fault-table-begun = De partij is al begonnen.
fault-table-over = De partij is afgelopen.
fault-table-not-over = Deze partij is nog niet afgelopen.
fault-table-not-seated = Wie meekijkt, kan niet meedoen.
fault-table-not-playing = Je speelt hier niet mee.
fault-table-already-proposed = Er ligt al een ander voorstel.
fault-table-nothing-to-undo = Je hebt nog geen zet gedaan.
fault-table-odd-text = Een naam telt 1 tot en met 24 tekens, een bericht hooguit 300.
fault-table-odd-name =
    { $which ->
        [scripts] Een naam staat in één schrift; letters uit verschillende schriften lijken te veel op elkaar.
       *[character] Een naam kan dit teken niet bevatten: { $character }.
    }
fault-table-unknown = Deze tafel bestaat niet op deze server.
fault-table-already-seated = Je hebt al een plaats aan deze tafel.
fault-table-no-bot = Er speelt geen bot voor jou.
fault-table-no-take-over = Een bot kan het alleen overnemen van iemand anders die meespeelt.
fault-table-nobody = Minstens één plaats moet voor een mens zijn.
fault-table-not-asked = Dit wordt jou niet gevraagd.
fault-table-not-begun = De partij is nog niet begonnen.
fault-table-not-paused = De partij is niet gepauzeerd.
fault-table-nothing-proposed = Er is niets voorgesteld.
fault-table-out = Je doet niet meer mee aan deze partij.
fault-table-rematch-open = Er is al een tafel voor de volgende partij.
fault-request-too-many = Te veel verzoeken: wacht even.
fault-server-unavailable = De server kan dat nu niet. Probeer het zo nog eens.
fault-server-busy = Wacht op de antwoorden op wat je eerder vroeg.
fault-session-unknown = Deze sessie is voorbij. Laad de pagina opnieuw.
fault-clock-senseless = Een klok heeft 1 tot en met { $most } seconden.
fault-request-other-origin = Deze pagina hoort niet bij deze server.
fault-table-odd-randomness = De willekeurige bijdrage is hoogstens 64 letters en cijfers.
