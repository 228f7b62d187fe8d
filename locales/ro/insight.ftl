# Privirea înainte și înapoi: sfaturi la masă, analiza de după partidă.

hint-button = Sfat
hint-title = Ce ai putea face?
hint-close = Închide sfatul
hint-progress = Cât s-a gândit
hint-stop = Ajunge
hint-more = Gândește mai departe
hint-thinking = Mă gândesc, după ce poți ști tu…
hint-done =
    { $count ->
        [one] S-a privit { $count } viitor posibil, după ce poți ști tu.
        [few] S-au privit { $count } viitoruri posibile, după ce poți ști tu.
       *[other] S-au privit { $count } de viitoruri posibile, după ce poți ști tu.
    }
hint-promise = câștigă în { $chance } din cazuri, puncte așteptate: { $points }
hint-certain = sigur, cât timp fiecare joacă pentru sine: { $chance } din victorie, puncte: { $points }
hint-play = Joacă asta
insight-line = Apoi, cel mai probabil:

review-link = Analiză
review-title = Analiza partidei
review-lead = Fiecare decizie e judecată după ce se putea ști atunci, nu după cum au căzut cărțile.
review-missing = Aici nu e nicio partidă încheiată de analizat.
review-depths = Cât de amănunțit?
review-begin-quick = Analiză rapidă
review-begin-thorough = Analiză amănunțită
review-kept-quick = O analiză rapidă, păstrată cu partida.
review-kept-thorough = O analiză amănunțită, păstrată cu partida.
review-progress = Analiza
review-done-of = { $done } din { $count } mutări
review-cancel = Renunță
review-curve = Șanse de câștig
review-turns = Momente de cotitură
review-turn = Mutarea { $step }, { $name }: de la { $from } la { $to }
review-mistakes = Cele mai costisitoare greșeli
review-no-mistakes = Nicio greșeală costisitoare.
review-whose = Ale cui greșeli
review-everybody = Toți
review-move = Mutarea { $step }, { $name }
review-played = Jucat
review-better = Mai bine
review-wins = câștigă în { $chance } din cazuri
review-certain = sigur: { $chance } din victorie
review-expected = Puncte așteptate după mutarea mai bună:
review-instead = { $name }: { $better } în loc de { $played }
review-show = Arată
review-show-of = Arată mutarea { $step } în reluare
review-numbers = Toate numerele
review-column-move = Mutare
review-column-who = Cine a decis
review-column-loss = Pierdut
