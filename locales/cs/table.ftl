# Stůl, ať se hraje cokoli.

table-loading = Chystá se stůl…
table-missing = Tato partie na tomto zařízení není.
table-your-turn = Jsi na tahu
table-turn-of =
    { $name ->
        [Ty] Jsi na tahu
       *[other] Na tahu je { $name }
    }
table-over = Partie skončila
table-undo = Vrátit
table-undo-why-not = Vrátit to nejde: mezitím se něco odhalilo.
table-pause = Pauza
table-go-on = Pokračovat
table-one-step = Jeden krok
table-seats = Hráči
table-actions =
    { $count ->
        [one] Jediná možnost
        [few] Všechny možnosti ({ $count })
        [many] Všechny možnosti ({ $count })
       *[other] Všechny možnosti ({ $count })
    }
table-log = Průběh partie
table-log-set-up = Příprava
table-export = Exportovat
table-leave = Odejít od stolu
table-scores = Výsledky
table-back-to-table = Prohlédnout stůl
table-again = Hrát znovu
table-dismiss = Zavřít zprávu
table-zoom-in = Přiblížit
table-zoom-out = Oddálit
table-zoom-fit = Celá mapa
table-two-fingers = Mapu posouvej dvěma prsty

hand-over-title = Předej obrazovku: { $name }
hand-over-text = Nikdo jiný by se teď neměl dívat. Tvé karty se ukážou až po stisku tlačítka.
hand-over-ready = Jsem { $name }

scoring-title = Závěrečné bodování
scoring-skip = Ukázat vše
scoring-wins =
    { $name ->
        [Ty] Vyhráváš!
       *[other] Vítězí { $name }
    }
scoring-shared = Společné vítězství: { $names }
scoring-total-of = Celkem: { $points }
scoring-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
kind-choose = Vybrat
