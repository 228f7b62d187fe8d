# What is wrong with a setting. The codes are the engine's.

fault-game-unknown = no game is called “{ $name }”; the games are: { $known }
fault-bots-unknown = no bot is called “{ $name }”; the bots are: { $known }
fault-bots-wrong-count = the bots can't be spread evenly round the table

fault-setting-seats = this game is for { $least } to { $most } players, not { $seats }
fault-setting-options = this game has no options, so { $option } means nothing
fault-options-seats =
    { $least ->
        [1] this mode is for 1 person, not { $seats }
        [2] this mode is for { $most } people, not { $seats }
       *[other] this mode is for { $least } to { $most } people, not { $seats }
    }
fault-options-unknown-map = there is no map “{ $map }”: use usa, europe or a board file
fault-options-other-map = the board is not the map that the options name
fault-options-level-without-solo = only a solo game has levels
fault-options-two-variants = only one variant can be played at a time
fault-options-no-golden-spike = the Golden Spike is only for the map of the USA
fault-options-no-ports = ports are only for the map of Europe
