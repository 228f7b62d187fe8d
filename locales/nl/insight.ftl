# Vooruit- en terugkijken: tips aan tafel, de analyse na een partij.

hint-button = Tip
hint-title = Wat kun je doen?
hint-close = Tip sluiten
hint-progress = Voortgang van het nadenken
hint-stop = Stoppen
hint-more = Verder denken
hint-thinking = Bezig met nadenken, op basis van wat jij kunt weten…
hint-done =
    { $count ->
        [one] { $count } mogelijk vervolg doorgerekend, op basis van wat jij kunt weten.
       *[other] { $count } mogelijke vervolgen doorgerekend, op basis van wat jij kunt weten.
    }
hint-promise = wint in { $chance } van de gevallen, verwachte punten: { $points }
hint-certain = zeker, zolang iedereen voor zichzelf speelt: { $chance } van de overwinning, punten: { $points }
hint-play = Dit spelen
insight-line = Daarna waarschijnlijk:

review-link = Analyse
review-title = Analyse van de partij
review-lead = Elke beslissing wordt beoordeeld op wat de speler toen kon weten, niet op hoe de kaarten vielen.
review-missing = Hier is geen afgelopen partij om te analyseren.
review-depths = Hoe grondig?
review-begin-quick = Snelle analyse
review-begin-thorough = Grondige analyse
review-kept-quick = Een snelle analyse, bewaard bij de partij.
review-kept-thorough = Een grondige analyse, bewaard bij de partij.
review-progress = De analyse
review-done-of = zetten: { $done } van { $count }
review-cancel = Annuleren
review-curve = Winstkansen
review-turns = Keerpunten
review-turn = Zet { $step }, { $name }: van { $from } naar { $to }
review-mistakes = De duurste fouten
review-no-mistakes = Geen dure fouten.
review-whose = Fouten van
review-everybody = Iedereen
review-move = Zet { $step }, { $name }
review-played = Gespeeld
review-better = Beter
review-wins = wint in { $chance } van de gevallen
review-certain = zeker: { $chance } van de overwinning
review-expected = Verwachte punten met de betere zet:
review-instead = { $name }: { $better } in plaats van { $played }
review-show = Bekijken
review-show-of = Zet { $step } terugkijken
review-numbers = Alle cijfers
review-column-move = Zet
review-column-who = Beslist door
review-column-loss = Verloren
