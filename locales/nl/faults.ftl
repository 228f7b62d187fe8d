# Wat er mis is met een instelling. De codes zijn van de spelmotor.

fault-game-unknown = het spel ‘{ $name }’ bestaat niet; mogelijk zijn: { $known }
fault-bots-unknown = de bot ‘{ $name }’ bestaat niet; mogelijk zijn: { $known }
fault-bots-wrong-count = de bots zijn niet gelijk over de tafel te verdelen

fault-setting-seats = dit spel is voor { $least } tot en met { $most } spelers, niet { $seats }
fault-setting-options = dit spel heeft geen opties, dus { $option } betekent niets
fault-options-seats =
    { $least ->
        [1] deze spelvorm is voor 1 speler, niet { $seats }
        [2] deze spelvorm is voor { $most } spelers, niet { $seats }
       *[other] deze spelvorm is voor { $least } tot en met { $most } spelers, niet { $seats }
    }
fault-options-unknown-map = de kaart ‘{ $map }’ bestaat niet: neem usa, europe of een bordbestand
fault-options-other-map = het bord is een andere kaart dan die in de opties
fault-options-level-without-solo = alleen een solospel heeft niveaus
fault-options-two-variants = één variant tegelijk
fault-options-no-golden-spike = de Gouden Spijker hoort bij de kaart van de VS
fault-options-no-ports = havens horen bij de kaart van Europa
