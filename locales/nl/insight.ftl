# Vooruit- en terugkijken: tips aan tafel, de analyse na een partij.

hint-button = Tip
hint-title = Wat kun je doen?
hint-close = Tip sluiten
hint-progress = Hoe ver het denken is
hint-stop = Genoeg
hint-more = Denk verder
hint-thinking = Denkt na, met wat jij kunt weten…
hint-done =
    { $count ->
        [one] { $count } mogelijke toekomst bekeken, met wat jij kunt weten.
       *[other] { $count } mogelijke toekomsten bekeken, met wat jij kunt weten.
    }
hint-promise = wint { $chance } van de keren, { $points } punten verwacht
hint-certain = zeker, zolang iedereen voor zichzelf speelt: { $chance } van de winst, { $points } punten
hint-play = Dit spelen
insight-line = Daarna waarschijnlijk:

review-link = Analyse
review-title = Analyse van de partij
review-lead = Elke beslissing wordt beoordeeld met wat de speler toen kon weten, niet met hoe de kaarten vielen.
review-missing = Hier is geen afgelopen partij om te analyseren.
review-depths = Hoe grondig?
review-begin-quick = Snelle analyse
review-begin-thorough = Grondige analyse
review-kept-quick = Een snelle analyse, bewaard bij de partij.
review-kept-thorough = Een grondige analyse, bewaard bij de partij.
review-progress = De analyse
review-done-of = { $done } van { $count } zetten
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
review-wins = wint { $chance } van de keren
review-certain = zeker: { $chance } van de winst
review-expected = Verwachte punten met de betere zet:
review-instead = { $name }: { $better } in plaats van { $played }
review-show = Bekijken
review-show-of = Bekijk zet { $step } in de herhaling
review-numbers = Alle getallen
review-column-move = Zet
review-column-who = Beslist door
review-column-loss = Verloren
