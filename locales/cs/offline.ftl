# Aplikace na tomto zařízení.

update-ready = Je připravena nová verze.
update-safe = Partie je uložená a potom pokračuje.
update-now = Načíst hned
update-later = Později
