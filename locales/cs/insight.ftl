# Pohled vpřed a zpět: rady u stolu, rozbor po partii.

hint-button = Rada
hint-title = Co můžeš udělat?
hint-close = Zavřít radu
hint-progress = Jak daleko je úvaha
hint-stop = Stačí
hint-more = Přemýšlet dál
hint-thinking = Přemýšlím z toho, co můžeš vědět…
hint-done =
    { $count ->
        [one] Posouzena { $count } možná budoucnost, z toho, co můžeš vědět.
        [few] Posouzeny { $count } možné budoucnosti, z toho, co můžeš vědět.
        [many] Posouzeno { $count } možné budoucnosti, z toho, co můžeš vědět.
       *[other] Posouzeno { $count } možných budoucností, z toho, co můžeš vědět.
    }
hint-promise = výhra v { $chance } případů, očekávané body: { $points }
hint-certain = jisté, pokud každý hraje sám za sebe: podíl na výhře { $chance }, body: { $points }
hint-play = Zahrát
insight-line = Potom nejspíš:

review-link = Rozbor
review-title = Rozbor partie
review-lead = Každé rozhodnutí se posuzuje podle toho, co hráč v té chvíli mohl vědět, ne podle toho, jak padly karty.
review-missing = Tady není žádná dohraná partie k rozboru.
review-depths = Jak důkladně?
review-begin-quick = Rychlý rozbor
review-begin-thorough = Důkladný rozbor
review-kept-quick = Rychlý rozbor, uložený s partií.
review-kept-thorough = Důkladný rozbor, uložený s partií.
review-progress = Rozbor
review-done-of = { $done } z { $count } tahů
review-cancel = Zrušit
review-curve = Šance na výhru
review-turns = Zlomové okamžiky
review-turn = { $step }. tah, { $name }: z { $from } na { $to }
review-mistakes = Nejdražší chyby
review-no-mistakes = Žádné drahé chyby.
review-whose = Čí chyby
review-everybody = Všichni
review-move = { $step }. tah, { $name }
review-played = Zahráno
review-better = Lepší
review-wins = výhra v { $chance } případů
review-certain = jisté: podíl na výhře { $chance }
review-expected = Očekávané body po lepším tahu:
review-instead = { $name }: { $better } místo { $played }
review-show = Ukázat
review-show-of = Ukázat { $step }. tah v záznamu
review-numbers = Všechna čísla
review-column-move = Tah
review-column-who = Na tahu
review-column-loss = Ztráta
