# De tafel, bij elk spel.

table-loading = De tafel wordt klaargezet…
table-missing = Deze partij staat niet op dit apparaat.
table-your-turn = Jouw beurt
table-turn-of =
    { $name ->
        [Jij] Jouw beurt
       *[other] { $name } is aan de beurt
    }
table-over = De partij is afgelopen
table-undo = Ongedaan maken
table-undo-why-not = Je kunt niets ongedaan maken: er is sindsdien iets onthuld.
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
table-leave = Tafel verlaten
table-scores = Scores
table-back-to-table = Tafel bekijken
table-again = Nog een keer
table-dismiss = Melding sluiten
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-zoom-fit = Hele bord
table-two-fingers = Met twee vingers verschuif je het bord

hand-over-title = Geef het scherm door aan { $name }
hand-over-text = Niemand anders mag nu kijken. Je kaarten verschijnen zodra je klaar bent.
hand-over-ready = Ik ben { $name }

scoring-title = Eindscore
scoring-skip = Alles tonen
scoring-wins =
    { $name ->
        [Jij] Je hebt gewonnen!
       *[other] Winnaar: { $name }
    }
scoring-shared = { $names } delen de overwinning
scoring-total-of = Totaal: { $points }
scoring-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
kind-choose = Kies
