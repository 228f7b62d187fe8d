# Stůl slovy: co se dá dělat a herní plán, místo po místě.

table-actions-none = Teď nemusíš nic dělat
table-actions-list = Co můžeš udělat
table-skip-actions = Na to, co můžeš udělat
table-skip-words = Na plán slovy
table-skip-log = Na to, co se stalo

words-title = Herní plán slovy
words-standings = Kdo vede
words-standing =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
        [many] { $name }: { $points } bodu
       *[other] { $name }: { $points } bodů
    }
words-explore = Rozhlédnout se
words-go = { $place }:
words-distance-to = Jak daleko je
words-nowhere = vyber místo
