# Zpráva o aréně, v terminálu i jako stránka.

arena-seats =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
arena-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
arena-blocks =
    { $count ->
        [one] { $shown } blok
        [few] { $shown } bloky
       *[other] { $shown } bloků
    }
arena-deals =
    { $count ->
        [one] { $shown } rozdání
        [few] { $shown } rozdání
       *[other] { $shown } rozdání
    }
arena-percent = { $share } %
arena-interval = { $low } až { $high }
arena-anchor = základ
arena-rank = umístění
arena-wins-against = výhry proti
arena-seat-wins = výhry podle místa
arena-decisions = rozhodnutí na partii
arena-speed = { $took }, { $rate } partií/s
arena-verdict-high = Je { $one } silnější než { $other } o { $low }, nebo o { $high } Elo? Lépe sedí { $high }; test skončil ({ $blocks }, logaritmus poměru věrohodností { $ratio } mezi { $below } a { $above }).
arena-verdict-low = Je { $one } silnější než { $other } o { $low }, nebo o { $high } Elo? Lépe sedí { $low }; test skončil ({ $blocks }, logaritmus poměru věrohodností { $ratio } mezi { $below } a { $above }).
arena-verdict-open = Je { $one } silnější než { $other } o { $low }, nebo o { $high } Elo? To ještě není jasné ({ $blocks }, logaritmus poměru věrohodností { $ratio } mezi { $below } a { $above }).

# Stránka.
arena-page-title = Aréna: { $game }
arena-page-heading = { $game }: který bot je silnější?
arena-page-footer = Aréna Roundhouse. Stejný seed dá na každém počítači stejné partie.
arena-section-ratings = Hodnocení
arena-section-test = Sekvenční test
arena-section-matrix = Kdo poráží koho
arena-section-settled = Už se to ustálilo?
arena-section-played = Co se hrálo
arena-ratings-plot = Hodnocení s 95% intervaly
arena-ratings-caption = Elo nad botem { $anchor }, s 95% intervaly přes rozdání. Umístění: 1 je vždy první, 0 vždy poslední.
arena-matrix-caption = Podíl řádku na výhrách proti sloupci s 95% intervalem; pouhou náhodou { $share }.
arena-settled-plot = Hodnocení podle počtu rozdání
arena-settled-axis = rozdání
arena-settled-note = Hodnocení po menším počtu rozdání. Čáry, které na pravém konci ještě stoupají nebo klesají, potřebují víc rozdání.
arena-fact-game = hra
arena-fact-rules = { $game }, pravidla { $version }
arena-fact-options = volby
arena-fact-board = plán
arena-fact-seed = seed
