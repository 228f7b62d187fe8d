# Setări despre cum arată, se mișcă și sună masa.

settings-colours = Culori
settings-colours-usual = Obișnuite
settings-colours-distinct = Mai ușor de deosebit
settings-colours-hint = Lângă culori stau mereu litere, modele și semne.
settings-motion = Mișcare
settings-motion-full = lină
settings-motion-quick = rapidă
settings-motion-none = deloc
settings-play = Jocul
settings-confirm = Arată ce schimbă o mutare înainte de a o juca
settings-sounds = Sunete
