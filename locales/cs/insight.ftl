# Pohled vpřed a zpět: rady u stolu, rozbor po partii.

hint-button = Poradit
hint-title = Co můžeš udělat?
hint-close = Zavřít radu
hint-progress = Průběh přemýšlení
hint-stop = Stačí
hint-more = Přemýšlet dál
hint-thinking = Přemýšlím jen podle toho, co můžeš vědět…
hint-done =
    { $count ->
        [one] Posouzeno { $count } možné pokračování, jen podle toho, co můžeš vědět.
        [few] Posouzena { $count } možná pokračování, jen podle toho, co můžeš vědět.
        [many] Posouzeno { $count } možného pokračování, jen podle toho, co můžeš vědět.
       *[other] Posouzeno { $count } možných pokračování, jen podle toho, co můžeš vědět.
    }
hint-promise = výhra v { $chance } případů, očekávané body: { $points }
hint-certain = jisté, pokud každý hraje sám za sebe: podíl na výhře { $chance }, body: { $points }
hint-play = Zahrát
insight-line = Potom nejspíš:

review-link = Rozbor
review-title = Rozbor partie
review-lead = Každé rozhodnutí se posuzuje podle toho, co hráč v té chvíli mohl vědět, ne podle toho, jak padly karty.
review-missing = Tady není žádná dohraná partie k rozboru.
review-depths = Jak důkladně?
review-begin-quick = Rychlý rozbor
review-begin-thorough = Důkladný rozbor
review-kept-quick = Rychlý rozbor, uložený s partií.
review-kept-thorough = Důkladný rozbor, uložený s partií.
review-progress = Rozbor
review-done-of =
    { $count ->
        [one] { $done } z { $count } kroku
        [few] { $done } z { $count } kroků
        [many] { $done } z { $count } kroku
       *[other] { $done } z { $count } kroků
    }
review-cancel = Zrušit
review-curve = Šance na výhru
review-turns = Zlomové okamžiky
review-turn = Krok { $step }, { $name }: z { $from } na { $to }
review-mistakes = Nejdražší chyby
review-no-mistakes = Žádné drahé chyby.
review-whose = Čí chyby
review-everybody = Všichni
review-move = Krok { $step }, { $name }
review-played = Zahráno
review-better = Lepší
review-wins = výhra v { $chance } případů
review-certain = jisté: podíl na výhře { $chance }
review-expected = Očekávané body po lepším tahu:
review-instead = { $name }: { $better } místo { $played }
review-show = Ukázat
review-show-of = Ukázat krok { $step } v záznamu
review-numbers = Všechna čísla
review-column-move = Krok
review-column-who = Na tahu
review-column-loss = Ztráta
