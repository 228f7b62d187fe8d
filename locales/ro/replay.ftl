# Partide revăzute: derularea, „ce-ar fi fost dacă”, trimiterea.

match-menu = Partida
replay-link = Reluare
replay-title = Reluare
replay-scrubber = Partida mutare cu mutare
replay-step = Mutarea
replay-step-of = { $step } din { $count }
replay-first = La început
replay-previous = Mutarea anterioară
replay-play = Redă
replay-pause = Pauză
replay-next = Mutarea următoare
replay-last = La sfârșit
replay-speed = Viteză
replay-view = Văzută de
replay-view-open = Toate cărțile pe față
replay-view-spectator = Un spectator
replay-hands = Cărțile tuturor

what-if-button = Continuă de aici
what-if-title = Ce-ar fi fost dacă… de la mutarea { $step }
what-if-hint = De aici începe o partidă separată; aceasta rămâne cum este. Cine joacă mai departe?
what-if-begin = Joacă mai departe

share-button = Distribuie
share-title = Distribuie această partidă
share-link = Ca link
share-link-hint = Toată partida este în link, așa că niciun server nu o vede vreodată. Linkul se deschide la această mutare.
share-copy = Copiază
share-copied = Linkul a fost copiat.
share-making = Se pregătește linkul…
share-file = Salvează ca fișier
share-close = Închide
share-later = Partida nu s-a încheiat, iar înregistrarea ei conține ce e încă ascuns. O poți distribui la sfârșit.
share-unfinished = Partida nu s-a încheiat: linkul o arată până aici.
share-keep = Păstrează partida
share-broken = Linkul nu poate fi deschis
share-broken-hint = Poate a fost copiat doar în parte. Cere-l din nou sau cere partida ca fișier.
share-unreadable = Linkul este deteriorat sau incomplet.
