# The rules of a game, and the ways to them.

rules-title = Rules
rules-search = Find in the rules
rules-found =
    { $count ->
        [0] nothing found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-learn = Learn by playing
table-rule = Rule { $rule }
table-rules = The rules of this game
