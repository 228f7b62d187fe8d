# Stůl slovy: co se dá dělat a herní plán, místo po místě.

table-actions-none = Teď nemusíš nic dělat
table-actions-list = Co můžeš udělat
table-skip-actions = Na to, co můžeš udělat
table-skip-words = Na plán slovy
table-skip-log = Na to, co se stalo

kind-claim = Obsadit trasu
kind-draw = Dobrat
kind-choose = Vybrat

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

sf-words-location = Místo
sf-words-colour =
    { $length ->
        [one] { $colour }, { $length } políčko
        [few] { $colour }, { $length } políčka
        [many] { $colour }, { $length } políčka
       *[other] { $colour }, { $length } políček
    }
sf-words-free = volná
sf-words-no-tokens = { $name }, bez známek
sf-words-lacking = Zbývá obsadit: { $routes }.
sf-words-joined = Máš je spojená.
sf-words-decks = Karet v balíčku: { $cards }. Cílových karet v balíčku: { $tickets }.
sf-words-waiting = Vedle plánu: { $symbols }.
sf-change-gains = získáš: { $cards }
sf-change-unseen = získáš kartu naslepo
sf-change-total = tvůj součet, jak to teď stojí: { $points }

me-words-city = Město
me-words-near = Nejbližší města
me-words-holding = { $shares }, hodnota každé { $value }
me-words-influence = Vliv, { $company }: { $influence } ({ $rank })
me-words-reached = vlaky ve městech { $cities }
me-words-stands-here = má tu vlak
me-words-away =
    { $count ->
        [one] potřebuje { $count } vlak, na poli má { $reserve }
        [few] potřebuje { $count } vlaky, na poli má { $reserve }
        [many] potřebuje { $count } vlaku, na poli má { $reserve }
       *[other] potřebuje { $count } vlaků, na poli má { $reserve }
    }
me-change = { $what }: z { $before } na { $after }
me-change-company = { $company }: { $changes }
me-kind-share = Vzít akcii
