# Stůl slovy: co se dá dělat a herní plán, místo po místě.

table-actions-none = Teď nejsi na řadě
table-actions-list = Co můžeš udělat
table-skip-actions = Přejít na možnosti
table-skip-words = Přejít na popis plánu
table-skip-log = Přejít na průběh partie

words-title = Slovní popis plánu
words-standings = Kdo vede
words-standing =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
        [many] { $name }: { $points } bodu
       *[other] { $name }: { $points } bodů
    }
words-explore = Rozhlédnout se
words-go = { $place }:
words-distance-to = Jak daleko je
words-nowhere = vyber lokaci
