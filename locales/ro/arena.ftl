# Raportul unei arene, în terminal și ca pagină.

arena-seats =
    { $count ->
        [one] { $count } loc
        [few] { $count } locuri
       *[other] { $count } de locuri
    }
arena-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boți
       *[other] { $count } de boți
    }
arena-blocks =
    { $count ->
        [one] { $shown } bloc
        [few] { $shown } blocuri
       *[other] { $shown } de blocuri
    }
arena-deals =
    { $count ->
        [one] { $shown } împărțire
        [few] { $shown } împărțiri
       *[other] { $shown } de împărțiri
    }
arena-percent = { $share } %
arena-interval = { $low } … { $high }
arena-anchor = reper
arena-rank = clasare
arena-wins-against = victorii contra
arena-seat-wins = victorii după locul la masă
arena-decisions = decizii pe partidă
arena-speed = { $took }, { $rate } partide/s
arena-verdict-high = Este { $one } mai puternic decât { $other } cu { $low } sau cu { $high } Elo? Se potrivește mai bine { $high }; testul s-a încheiat ({ $blocks }, logaritmul raportului de verosimilitate { $ratio } între { $below } și { $above }).
arena-verdict-low = Este { $one } mai puternic decât { $other } cu { $low } sau cu { $high } Elo? Se potrivește mai bine { $low }; testul s-a încheiat ({ $blocks }, logaritmul raportului de verosimilitate { $ratio } între { $below } și { $above }).
arena-verdict-open = Este { $one } mai puternic decât { $other } cu { $low } sau cu { $high } Elo? Încă nu e clar ({ $blocks }, logaritmul raportului de verosimilitate { $ratio } între { $below } și { $above }).

# Pagina.
arena-page-title = Arena: { $game }
arena-page-heading = { $game }: care bot este mai puternic?
arena-page-footer = Arena Roundhouse. Același seed dă aceleași partide pe orice calculator.
arena-section-ratings = Scoruri Elo
arena-section-test = Test secvențial
arena-section-matrix = Cine pe cine învinge
arena-section-settled = S-a stabilizat?
arena-section-played = Ce s-a jucat
arena-ratings-plot = Scorurile Elo cu intervale de 95 %
arena-ratings-caption = Elo peste botul { $anchor }, cu intervale de 95 % pe împărțiri. Clasare: 1 înseamnă mereu primul, 0 mereu ultimul.
arena-matrix-caption = Cât din victoriile dintre cei doi revine rândului față de coloană, cu intervalul de 95 %; din pur noroc ar fi { $share }.
arena-settled-plot = Scorurile Elo în funcție de numărul de împărțiri
arena-settled-axis = împărțiri
arena-settled-note = Scorurile Elo după mai puține împărțiri. Liniile care încă urcă sau coboară la capătul din dreapta cer mai multe.
arena-fact-game = joc
arena-fact-rules = { $game }, regulile { $version }
arena-fact-options = opțiuni
arena-fact-board = tablă
arena-fact-seed = seed
