# What is wrong with something from outside. The codes are the engine's. Where $detail stands, the
# engine's own English sentence is quoted: it names fields and values of a file.

fault-file-unreadable = can't be read: { $reason }
fault-file-unwritable = can't be written: { $reason }
fault-file-not-text = is not a text in UTF-8
fault-serve-no-address = can't listen at { $address }, port { $port }: { $reason }

fault-input-not-json = { $detail }
fault-input-malformed = { $detail }
fault-input-unknown-id = { $detail }
fault-game-unknown = { $detail }
fault-bots-unknown = { $detail }
fault-bots-wrong-count = the bots don't go evenly round the table

fault-record-unfit = { $detail }
fault-record-other-events = the rules give other events than the record has
fault-record-other-outcome = the match does not end as the record says
fault-record-other-hash = the match ends in another position than the record says

fault-setting-seats = { $detail }
fault-setting-options = { $detail }
fault-options-seats = { $detail }
fault-options-unknown-map = { $detail }
fault-options-other-map = the board is another map than the options say
fault-options-level-without-solo = only a solo game has levels
fault-options-two-variants = one variant at a time
fault-options-no-golden-spike = the Golden Spike belongs to the map of the USA
fault-options-no-ports = ports belong to the map of Europe

fault-board-unknown-game = nothing in this file looks like the board of a game

fault-kind-board = { $detail }
fault-kind-tables = { $detail }
fault-kind-position = { $detail }
fault-kind-arena = { $detail }
fault-kind-request = { $detail }
fault-kind-table = { $detail }
