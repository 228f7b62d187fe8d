# De tafel in woorden: wat er kan, en het bord, plek voor plek.

table-actions-none = Je hoeft nu niets te doen
table-actions-list = Wat je kunt doen
table-skip-actions = Naar wat je kunt doen
table-skip-words = Naar het bord in woorden
table-skip-log = Naar het verloop

kind-claim = Claim een route
kind-draw = Trek
kind-choose = Kies

words-title = Het bord in woorden
words-standings = Wie staat voor
words-standing =
    { $points ->
        [one] { $name }: { $points } punt
       *[other] { $name }: { $points } punten
    }
words-explore = Rondkijken
words-go = { $place }:
words-distance-to = Hoe ver naar
words-nowhere = kies een plek

sf-words-location = Locatie
sf-words-colour =
    { $length ->
        [one] { $colour }, { $length } vakje
       *[other] { $colour }, { $length } vakjes
    }
sf-words-free = vrij
sf-words-no-tokens = { $name }, geen souvenirs
sf-words-lacking = Nog te claimen: { $routes }.
sf-words-joined = Je hebt ze verbonden.
sf-words-decks = Kaarten op de stapel: { $cards }. Bestemmingskaarten op de stapel: { $tickets }.
sf-words-waiting = Naast het bord: { $symbols }.
sf-change-gains = levert { $cards } op
sf-change-unseen = levert een onbekende kaart op
sf-change-total = jouw totaal zoals het nu staat: { $points }

me-words-city = Stad
me-words-near = Dichtstbijzijnde steden
me-words-holding = { $shares }, elk { $value } waard
me-words-influence = Invloed bij { $company }: { $influence }, { $rank }
me-words-reached = treinen in { $cities }
me-words-stands-here = heeft hier een trein
me-words-away =
    { $count ->
        [one] heeft { $count } trein nodig, { $reserve } in reserve
       *[other] heeft { $count } treinen nodig, { $reserve } in reserve
    }
me-change = { $what } van { $before } naar { $after }
me-change-company = { $company }: { $changes }
me-kind-share = Neem een aandeel
