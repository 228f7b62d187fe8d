# Berries.

berries-name = Bessen
berries-series = Een voorbeeldspel
berries-about = Pluk bessen en pas op voor de doorn.

## At the table.

berries-task = Pluk een tot drie bessen
berries-action-take =
    { $berries ->
        [one] Pluk { $berries } bes
       *[other] Pluk { $berries } bessen
    }
berries-event-berries_taken =
    { $berries ->
        [one] { $player } plukte { $berries } bes
       *[other] { $player } plukte { $berries } bessen
    }
    .you =
        { $berries ->
            [one] Je plukte { $berries } bes
           *[other] Je plukte { $berries } bessen
        }
berries-event-pricked = { $player } prikte zich aan een doorn
    .you = Je prikte je aan een doorn
berries-refusal-turn-not-yours = Je bent niet aan de beurt.
berries-refusal-take-too-many = Je kunt een tot drie bessen plukken.
berries-ending-rounds = Iedereen plukte vier keer.
berries-ending-thorn = Een doorn beëindigde de partij.
berries-decided-berries = De meeste bessen winnen.
berries-decided-shared = Wie gelijk eindigt, deelt de winst.
