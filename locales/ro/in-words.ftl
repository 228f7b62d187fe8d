# Masa în cuvinte: ce se poate face și tabla, loc cu loc.

table-actions-none = Nu ai nimic de făcut acum
table-actions-list = Ce poți face
table-skip-actions = La mutările posibile
table-skip-words = La tabla descrisă în cuvinte
table-skip-log = La ce s-a întâmplat

words-title = Tabla descrisă în cuvinte
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
