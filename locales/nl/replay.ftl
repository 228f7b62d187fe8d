# Partijen opnieuw bekeken: stap voor stap, "wat als", delen.

match-menu = Partij
replay-link = Terugspelen
replay-title = Herhaling
replay-scrubber = Stap voor stap door de partij
replay-step = Stap
replay-step-of = { $step } van { $count }
replay-first = Naar het begin
replay-previous = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-view = Gezien door
replay-view-open = Alle kaarten open
replay-view-spectator = Een toeschouwer
replay-hands = Kaarten van iedereen

what-if-button = Vanaf hier verder
what-if-title = Wat als… vanaf stap { $step }
what-if-hint = Hier begint een eigen partij; deze blijft zoals ze is. Wie speelt verder?
what-if-begin = Verder spelen

share-button = Delen
share-title = Deze partij delen
share-link = Als link
share-link-hint = De hele partij zit in de link, dus geen server ziet haar ooit. Ze opent bij deze stap.
share-copy = Kopiëren
share-copied = De link is gekopieerd.
share-making = De link wordt gemaakt…
share-file = Bewaren als bestand
share-close = Sluiten
share-later = De partij is nog bezig en haar verslag bevat wat nog verborgen is. Na afloop kun je haar delen.
share-unfinished = De partij is nog bezig: de link toont haar tot hier.
share-keep = Bewaar deze partij
share-broken = Deze link kan niet worden geopend
share-broken-hint = Misschien is er maar een deel gekopieerd. Vraag er opnieuw om, of om de partij als bestand.
share-unreadable = De link is beschadigd of onvolledig.
