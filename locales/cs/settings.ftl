# Nastavení toho, jak stůl vypadá, hýbe se a zní.

settings-colours = Barvy
settings-colours-usual = Obvyklé
settings-colours-distinct = Snáze rozlišitelné
settings-colours-hint = Vedle barev vždy stojí písmena, vzory a znaky.
settings-motion = Animace
settings-motion-full = plynulé
settings-motion-quick = rychlé
settings-motion-none = žádné
settings-play = Hraní
settings-confirm = Před zahráním ukázat, co tah změní
settings-sounds = Zvuky
