# Raport z areny, w terminalu i jako strona.

arena-seats =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
arena-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
arena-blocks =
    { $count ->
        [one] { $shown } blok
        [few] { $shown } bloki
        [many] { $shown } bloków
       *[other] { $shown } bloku
    }
arena-deals =
    { $count ->
        [one] { $shown } rozdanie
        [few] { $shown } rozdania
        [many] { $shown } rozdań
       *[other] { $shown } rozdania
    }
arena-percent = { $share }%
arena-interval = od { $low } do { $high }
arena-anchor = odniesienie
arena-rank = lokata
arena-wins-against = wygrane z
arena-seat-wins = wygrane według miejsca
arena-decisions = decyzje na partię
arena-speed = { $took }, { $rate } partii/s
arena-verdict-high = Czy { $one } jest silniejszy niż { $other } o { $low }, czy o { $high } Elo? Lepiej pasuje { $high }; koniec testu ({ $blocks }, logarytm ilorazu wiarygodności { $ratio } między { $below } a { $above }).
arena-verdict-low = Czy { $one } jest silniejszy niż { $other } o { $low }, czy o { $high } Elo? Lepiej pasuje { $low }; koniec testu ({ $blocks }, logarytm ilorazu wiarygodności { $ratio } między { $below } a { $above }).
arena-verdict-open = Czy { $one } jest silniejszy niż { $other } o { $low }, czy o { $high } Elo? To jeszcze niejasne ({ $blocks }, logarytm ilorazu wiarygodności { $ratio } między { $below } a { $above }).

# Strona.
arena-page-title = Arena: { $game }
arena-page-heading = { $game }: który bot jest silniejszy?
arena-page-footer = Arena Roundhouse. To samo ziarno daje te same partie na każdym komputerze.
arena-section-ratings = Ranking
arena-section-test = Test sekwencyjny
arena-section-matrix = Kto wygrywa z kim
arena-section-settled = Czy wynik się ustabilizował?
arena-section-played = Co rozegrano
arena-ratings-plot = Ranking z przedziałami 95%
arena-ratings-caption = Elo względem bota { $anchor }, z przedziałami 95% liczonymi po rozdaniach. Lokata: 1 to zawsze pierwszy, 0 zawsze ostatni.
arena-matrix-caption = Jaką część partii przeciw botowi z kolumny wygrywa bot z wiersza, z przedziałem 95%; przy samym szczęściu { $share }.
arena-settled-plot = Ranking w zależności od liczby rozdań
arena-settled-axis = rozdania
arena-settled-note = Ranking po mniejszej liczbie rozdań. Jeśli linie na prawym końcu wciąż rosną lub opadają, rozdań jest za mało.
arena-fact-game = gra
arena-fact-rules = { $game }, zasady { $version }
arena-fact-options = opcje
arena-fact-board = plansza
arena-fact-seed = ziarno
