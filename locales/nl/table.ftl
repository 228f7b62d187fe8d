# De tafel, bij elk spel.

table-loading = De tafel wordt klaargezet…
table-missing = Deze partij staat niet op dit apparaat.
table-your-turn = Jouw beurt
table-turn-of = { $name } speelt
table-over = De partij is afgelopen
table-undo = Zet terug
table-undo-why-not = Je kunt niets terugnemen: er is sindsdien iets onthuld.
table-pause = Pauze
table-go-on = Verder
table-one-step = Eén zet
table-seats = Spelers
table-actions =
    { $count ->
        [one] De enige mogelijke actie
       *[other] Alle { $count } mogelijke acties
    }
table-log = Verloop
table-log-set-up = Voorbereiding
table-export = Exporteren
table-leave = Van tafel gaan
table-scores = Scores
table-back-to-table = Bekijk de tafel
table-again = Nog een keer
table-why-not = Kan nu niet
table-dismiss = Melding sluiten
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-zoom-fit = Hele kaart
table-two-fingers = Met twee vingers verschuif je de kaart

hand-over-title = Geef het scherm door aan { $name }
hand-over-text = Niemand anders mag nu kijken. Je kaarten verschijnen zodra je klaar bent.
hand-over-ready = Ik ben { $name }

scoring-title = Eindscore
scoring-skip = Toon alles
scoring-wins = Winnaar: { $name }
scoring-shared = { $names } delen de overwinning
scoring-total-of = Totaal: { $points }
scoring-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
kind-choose = Kies
