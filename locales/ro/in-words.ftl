# Masa în cuvinte: ce se poate face și tabla, loc cu loc.

table-actions-none = Nu ai nimic de făcut acum
table-actions-list = Ce poți face
table-skip-actions = La mutările posibile
table-skip-words = La tabla în cuvinte
table-skip-log = La ce s-a întâmplat

kind-claim = Revendică o rută
kind-draw = Trage
kind-choose = Alege

words-title = Tabla în cuvinte
words-standings = Cine conduce
words-standing =
    { $points ->
        [one] { $name }: { $points } punct
        [few] { $name }: { $points } puncte
       *[other] { $name }: { $points } de puncte
    }
words-explore = Privește în jur
words-go = { $place }:
words-distance-to = Cât e până la
words-nowhere = alege un loc

sf-words-location = Locația
sf-words-colour =
    { $length ->
        [one] { $colour }, { $length } spațiu
        [few] { $colour }, { $length } spații
       *[other] { $colour }, { $length } de spații
    }
sf-words-free = liberă
sf-words-no-tokens = { $name }, fără suveniruri
sf-words-lacking = De revendicat: { $routes }.
sf-words-joined = Le-ai unit.
sf-words-decks = Cărți în teanc: { $cards }. Bilete în teanc: { $tickets }.
sf-words-waiting = Lângă tablă: { $symbols }.
sf-change-gains = aduce { $cards }
sf-change-unseen = aduce o carte nevăzută
sf-change-total = totalul tău în acest moment: { $points }

me-words-city = Orașul
me-words-near = Cele mai apropiate orașe
me-words-holding = { $shares }, fiecare valorează { $value }
me-words-influence = Influență la { $company }: { $influence }, { $rank }
me-words-reached = trenuri în { $cities }
me-words-stands-here = are un tren aici
me-words-away =
    { $count ->
        [one] are nevoie de { $count } tren, în rezervă are { $reserve }
        [few] are nevoie de { $count } trenuri, în rezervă are { $reserve }
       *[other] are nevoie de { $count } de trenuri, în rezervă are { $reserve }
    }
me-change = { $what } de la { $before } la { $after }
me-change-company = { $company }: { $changes }
me-kind-share = Ia o acțiune
