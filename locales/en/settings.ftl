# Settings of how the table looks, moves and sounds.

settings-colours = Colours
settings-colours-usual = Standard
settings-colours-distinct = Easier to tell apart
settings-colours-hint = Letters, patterns or signs always go with the colours.
settings-motion = Animations
settings-motion-full = Full
settings-motion-quick = Quick
settings-motion-none = None
settings-play = Playing
settings-confirm = Show what an action changes before it is played
settings-sounds = Sounds
