# Het rapport van een arena, in een terminal en als pagina.

arena-seats =
    { $count ->
        [one] { $count } plaats
       *[other] { $count } plaatsen
    }
arena-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
arena-blocks =
    { $count ->
        [one] { $shown } blok
       *[other] { $shown } blokken
    }
arena-deals =
    { $count ->
        [one] { $shown } verdeling
       *[other] { $shown } verdelingen
    }
arena-percent = { $share }%
arena-interval = { $low } tot { $high }
arena-anchor = ijkpunt
arena-rank = rang
arena-wins-against = wint van
arena-seat-wins = overwinningen per plaats aan tafel
arena-decisions = beslissingen per partij
arena-speed = { $took }, { $rate } partijen/s
arena-verdict-high = Is { $one } { $low } of { $high } Elo sterker dan { $other }? { $high } past beter; de test is afgelopen ({ $blocks }, log-likelihoodratio { $ratio } tussen { $below } en { $above }).
arena-verdict-low = Is { $one } { $low } of { $high } Elo sterker dan { $other }? { $low } past beter; de test is afgelopen ({ $blocks }, log-likelihoodratio { $ratio } tussen { $below } en { $above }).
arena-verdict-open = Is { $one } { $low } of { $high } Elo sterker dan { $other }? Dat is nog niet duidelijk ({ $blocks }, log-likelihoodratio { $ratio } tussen { $below } en { $above }).

# De pagina.
arena-page-title = Arena: { $game }
arena-page-heading = { $game }: welke bot is sterker?
arena-page-footer = Arena van Roundhouse. Dezelfde seed geeft op elke computer dezelfde partijen.
arena-section-ratings = Ratings
arena-section-test = Sequentiële test
arena-section-matrix = Wie wint van wie
arena-section-settled = Staat het vast?
arena-section-played = Wat er is gespeeld
arena-ratings-plot = Ratings met hun 95%-intervallen
arena-ratings-caption = Elo boven { $anchor }, met 95%-intervallen over de verdelingen. Rang: 1 is altijd eerste, 0 altijd laatste.
arena-matrix-caption = Het aandeel van de rij in de overwinningen tegen de kolom, met 95%-interval; op puur geluk zou dat { $share } zijn.
arena-settled-plot = Ratings tegen het aantal verdelingen
arena-settled-axis = verdelingen
arena-settled-note = De ratings na minder verdelingen. Lijnen die rechts nog stijgen of dalen, vragen om meer.
arena-fact-game = spel
arena-fact-rules = { $game }, spelregels { $version }
arena-fact-options = opties
arena-fact-board = bord
arena-fact-seed = seed
