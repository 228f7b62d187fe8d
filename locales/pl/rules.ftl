# Zasady gry i drogi do nich.

rules-title = Zasady
rules-search = Szukaj w zasadach
rules-found =
    { $count ->
        [0] nic nie znaleziono
        [one] znaleziono { $count } zasadę
        [few] znaleziono { $count } zasady
        [many] znaleziono { $count } zasad
       *[other] znaleziono { $count } zasady
    }
rules-learn = Naucz się, grając
table-rule = Zasada { $rule }
table-rules = Zasady tej gry
