# Masa, indiferent de joc.

table-loading = Se pregătește masa…
table-missing = Partida aceasta nu e pe acest dispozitiv.
table-your-turn = E rândul tău
table-turn-of =
    { $name ->
        [Tu] E rândul tău
       *[other] La mutare: { $name }
    }
table-over = Partida s-a încheiat
table-undo = Anulează
table-undo-why-not = Nu e nimic de anulat: între timp s-a dezvăluit ceva.
table-pause = Pauză
table-go-on = Continuă
table-one-step = O mutare
table-seats = Jucători
table-actions =
    { $count ->
        [one] Singura mutare posibilă
        [few] Toate cele { $count } mutări posibile
       *[other] Toate cele { $count } de mutări posibile
    }
table-log = Ce s-a întâmplat
table-log-set-up = Pregătire
table-export = Exportă
table-leave = Pleacă de la masă
table-scores = Punctaj
table-back-to-table = Vezi masa
table-again = Joacă din nou
table-dismiss = Închide mesajul
table-zoom-in = Mărește
table-zoom-out = Micșorează
table-zoom-fit = Toată harta
table-two-fingers = Harta se mișcă cu două degete

hand-over-title = Dă ecranul mai departe: { $name }
hand-over-text = Nimeni altcineva nu ar trebui să se uite acum. Cărțile tale apar când ești gata.
hand-over-ready = Eu sunt { $name }

scoring-title = Punctajul final
scoring-skip = Arată tot
scoring-wins =
    { $name ->
        [Tu] Ai câștigat!
       *[other] Victorie: { $name }
    }
scoring-shared = Victorie împărțită: { $names }
scoring-total-of = Total: { $points }
scoring-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
kind-choose = Alege
