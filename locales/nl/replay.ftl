# Partijen opnieuw bekeken: stap voor stap, "wat als", delen.

match-menu = Partij
replay-link = Terugkijken
replay-title = Terugkijken
replay-scrubber = Zet voor zet door de partij
replay-step = Zet
replay-step-of = { $step } van { $count }
replay-first = Naar het begin
replay-previous = Vorige zet
replay-play = Afspelen
replay-pause = Pauze
replay-next = Volgende zet
replay-last = Naar het einde
replay-speed = Snelheid
replay-view = Bekeken als
replay-view-open = Alle kaarten open
replay-view-spectator = Toeschouwer
replay-hands = Kaarten van iedereen

what-if-button = Vanaf hier verder
what-if-title = Wat als… vanaf zet { $step }
what-if-hint = Hier begint een aparte partij; deze blijft zoals hij is. Wie speelt verder?
what-if-begin = Verder spelen

share-button = Delen
share-title = Deze partij delen
share-link = Als link
share-link-hint = De hele partij zit in de link, dus geen server krijgt de partij ooit te zien. De link opent bij deze zet.
share-copy = Kopiëren
share-copied = De link is gekopieerd.
share-making = De link wordt gemaakt…
share-file = Bewaren als bestand
share-close = Sluiten
share-later = De partij is nog bezig en het verslag bevat wat nog verborgen is. Na afloop kun je de partij delen.
share-unfinished = De partij is nog bezig: de link toont de partij tot hier.
share-keep = Partij bewaren
share-broken = Deze link kan niet worden geopend
share-broken-hint = Misschien is er maar een deel gekopieerd. Vraag er opnieuw om, of om de partij als bestand.
share-unreadable = De link is beschadigd of onvolledig.
