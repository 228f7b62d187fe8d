# De tafel in woorden: wat er kan, en het bord, plek voor plek.

table-actions-none = Je hoeft nu niets te doen
table-actions-list = Wat je kunt doen
table-skip-actions = Naar wat je kunt doen
table-skip-words = Naar het bord in woorden
table-skip-log = Naar het verloop

words-title = Het bord in woorden
words-standings = Wie staat voor
words-standing =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }
words-explore = Rondkijken
words-go = { $place }:
words-distance-to = Hoe ver is het naar
words-nowhere = kies een plek
