# De spelregels, en de wegen erheen.

rules-title = Spelregels
rules-search = Zoek in de spelregels
rules-found =
    { $count ->
        [0] niets gevonden
        [one] { $count } regel gevonden
       *[other] { $count } regels gevonden
    }
rules-learn = Leer al spelend
table-rule = Regel { $rule }
table-rules = De regels van dit spel
