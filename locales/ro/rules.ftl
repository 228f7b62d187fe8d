# Regulile unui joc și drumurile către ele.

rules-title = Reguli
rules-search = Caută în reguli
rules-found =
    { $count ->
        [0] nimic găsit
        [one] { $count } regulă găsită
        [few] { $count } reguli găsite
       *[other] { $count } de reguli găsite
    }
rules-learn = Învață jucând
table-rule = Regula { $rule }
table-rules = Regulile acestui joc
