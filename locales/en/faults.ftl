# What is wrong with a setting. The codes are the engine's.

fault-game-unknown = no game is called “{ $name }”; there are: { $known }
fault-bots-unknown = no bot is called “{ $name }”; there are: { $known }
fault-bots-wrong-count = the bots don't go evenly round the table

fault-setting-seats = this game is for { $least } to { $most } players, not { $seats }
fault-setting-options = this game has no options, so { $option } means nothing
fault-options-seats =
    { $least ->
        [1] this mode is for 1 person, not { $seats }
        [2] this mode is for { $most } people, not { $seats }
       *[other] this mode is for { $least } to { $most } people, not { $seats }
    }
fault-options-unknown-map = there is no map “{ $map }”: take usa, europe or a board file
fault-options-other-map = the board is another map than the options say
fault-options-level-without-solo = only a solo game has levels
fault-options-two-variants = one variant at a time
fault-options-no-golden-spike = the Golden Spike belongs to the map of the USA
fault-options-no-ports = ports belong to the map of Europe
