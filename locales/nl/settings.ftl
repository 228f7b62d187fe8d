# Instellingen voor hoe de tafel eruitziet, beweegt en klinkt.

settings-colours = Kleuren
settings-colours-usual = Standaard
settings-colours-distinct = Beter te onderscheiden
settings-colours-hint = Naast de kleuren staan altijd letters, patronen en tekens.
settings-motion = Beweging
settings-motion-full = kalm
settings-motion-quick = snel
settings-motion-none = geen
settings-play = Spelen
settings-confirm = Toon wat een actie verandert voordat je die uitvoert
settings-sounds = Geluiden
