# Settings of how the table looks, moves and sounds.

settings-colours = Colours
settings-colours-usual = As usual
settings-colours-distinct = Easier to tell apart
settings-colours-hint = Letters, patterns and signs always stand beside the colours.
settings-motion = Motion
settings-motion-full = calm
settings-motion-quick = quick
settings-motion-none = none
settings-play = Playing
settings-confirm = Show what an action changes before it is played
settings-sounds = Sounds
