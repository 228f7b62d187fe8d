# Privirea înainte și înapoi: sfaturi la masă, analiza de după partidă.

hint-button = Sfat
hint-title = Ce ai putea face?
hint-close = Închide sfatul
hint-progress = Progresul analizei
hint-stop = Oprește
hint-more = Gândește mai departe
hint-thinking = Mă gândesc, pornind doar de la ce poți ști tu…
hint-done =
    { $count ->
        [one] Am analizat { $count } continuare posibilă, pornind doar de la ce poți ști tu.
        [few] Am analizat { $count } continuări posibile, pornind doar de la ce poți ști tu.
       *[other] Am analizat { $count } de continuări posibile, pornind doar de la ce poți ști tu.
    }
hint-promise = câștigă în { $chance } din cazuri, puncte estimate: { $points }
hint-certain = sigur, cât timp fiecare joacă pentru sine: { $chance } din victorie, puncte: { $points }
hint-play = Joacă asta
insight-line = Apoi, cel mai probabil:

review-link = Analiză
review-title = Analiza partidei
review-lead = Fiecare decizie e judecată în funcție de ce se putea ști atunci, nu de cum au căzut cărțile.
review-missing = Aici nu e nicio partidă încheiată de analizat.
review-depths = Cât de amănunțit?
review-begin-quick = Analiză rapidă
review-begin-thorough = Analiză amănunțită
review-kept-quick = O analiză rapidă, păstrată cu partida.
review-kept-thorough = O analiză amănunțită, păstrată cu partida.
review-progress = Analiza
review-done-of = mutări: { $done } din { $count }
review-cancel = Renunță
review-curve = Șanse de câștig
review-turns = Momente de cotitură
review-turn = Mutarea { $step }, { $name }: de la { $from } la { $to }
review-mistakes = Cele mai costisitoare greșeli
review-no-mistakes = Nicio greșeală costisitoare.
review-whose = Greșelile cui
review-everybody = Toți
review-move = Mutarea { $step }, { $name }
review-played = S-a jucat
review-better = Mai bine era
review-wins = câștigă în { $chance } din cazuri
review-certain = sigur: { $chance } din victorie
review-expected = Puncte estimate după mutarea mai bună:
review-instead = { $name }: { $better } în loc de { $played }
review-show = Arată
review-show-of = Arată mutarea { $step } în reluare
review-numbers = Toate numerele
review-column-move = Mutare
review-column-who = Cine a decis
review-column-loss = Pierdut
