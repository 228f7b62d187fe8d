# Pravidla hry a cesty k nim.

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] nic se nenašlo
        [one] nalezeno { $count } pravidlo
        [few] nalezena { $count } pravidla
        [many] nalezeno { $count } pravidla
       *[other] nalezeno { $count } pravidel
    }
rules-learn = Naučit se při hře
table-rule = Pravidlo { $rule }
table-rules = Pravidla této hry
