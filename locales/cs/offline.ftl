# Aplikace na tomto zařízení.

update-ready = Je připravena nová verze.
update-safe = Partie je uložená a po načtení bude pokračovat.
update-now = Načíst znovu
update-later = Později
